"""The one filter: everything that is sent about a match is made here, for one seat or for a spectator.

What a viewer may know of a position comes from `core/view.py`; which steps of the log it may read, from
`matches/secrecy.py`. Once a match is over nothing is hidden, and the secret of its dice is published
(if it has a twin with the same dice, once both are over).
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from craton.core.position import Position, stone_side
from craton.core.sides import Actor
from craton.core.view import View
from craton.kernel.layout import BOARD
from craton.record import TERMINATION, dice_tags, format_record, record_of
from craton.server.errors import Refusal
from craton.server.foresight import odds_json
from craton.server.matches.clock import SEATS
from craton.server.matches.entries import Entry, Kind
from craton.server.matches.match import Match, Step
from craton.server.matches.secrecy import SPECTATOR, side_of, view_of
from craton.server.showing import NO_ACTIONS, actions_json, board_json, options_json, seen_json


def viewer_of(match: Match, user: str | None) -> str:
    """As whom a user sees a match. Who has both seats sees as the seat that has to decide, and at dice as nobody."""
    seats = match.seats_of(user)
    if len(seats) == 1:
        return seats[0]
    return match.to_act or SPECTATOR if seats else SPECTATOR


def view_for(match: Match, viewer: str, position: Position | None = None) -> View:
    """What a viewer may know of the position, or of an earlier one; everything once the match is over."""
    position = match.position if position is None else position
    if match.is_over:
        side = viewer if viewer == SPECTATOR else str(side_of(position, viewer))
        return View(position.game, side, position.data, hides=False)
    return view_of(position, viewer)


def match_json(match: Match, viewer: str, now: int) -> dict[str, Any]:
    """The whole match: header, board, seats, state, steps."""
    return {
        **header_json(match),
        "board": board_json(match.game.board),
        "viewer": viewer,
        "steps": [step_json(match, step, viewer) for step in match.steps],
        "chat": [entry_json(match, entry, viewer) for entry in match.entries if _chat_is_seen(match, entry, viewer)],
        "state": state_json(match, viewer, now),
    }


def header_json(match: Match) -> dict[str, Any]:
    header, game = match.header, match.game
    return {
        "id": match.id,
        "created": header.created,
        "game": game.name,
        "title": game.title,
        "options": options_json(game),
        "options_text": game.options_text,
        "setup": header.setup,
        "clock": header.clock.to_json(),
        "rated": header.rated,
        "private": header.private,
        "hints": header.hints,
        "previous": header.previous,
        "rematch": match.rematch,
        "tournament": header.tournament,
        "twin": header.twin,
        "dice": {
            "commitment": header.commitment,
            "seeds": {seat: match.seats[seat].seed if seat in match.seats else None for seat in SEATS},
            "secret": _secret(match),
        },
    }


def state_json(match: Match, viewer: str, now: int) -> dict[str, Any]:
    """What changes: enough to draw the match and to act in it."""
    result = match.result
    return {
        "number": match.number,
        "ply": match.ply,
        "status": match.status,
        "seats": {seat: _seat_json(match, seat) for seat in SEATS},
        "viewer": viewer,
        "to_act": match.to_act,
        "your_turn": match.is_playing and match.to_act == viewer,
        "clocks": match.clocks.to_json(now),
        "offers": dict(match.offers),
        "result": _result_json(match) if result else None,
        **_current_json(match, viewer),
    }


def _current_json(match: Match, viewer: str) -> dict[str, Any]:
    """The position as it is now, kept with the match: all who see everything are shown the same."""
    if viewer not in match.shown:
        view = view_for(match, viewer)
        whole = match.shown.get("whole")
        if view.hides or whole is None:
            whole = seen_json(view)
            if not view.hides:
                match.shown["whole"] = whole
        actions = actions_json(view) if match.is_playing and viewer == match.to_act else NO_ACTIONS
        match.shown[viewer] = {**whole, "actions": actions}
    return match.shown[viewer]


def _seat_json(match: Match, seat: str) -> dict[str, Any] | None:
    taken = match.seats.get(seat)
    if taken is None:
        return None
    position = match.position
    colours = position.to_move not in (Actor.FIRST, Actor.SECOND)
    return {
        "name": taken.name,
        "user": taken.user,
        "bot": taken.bot,
        "program": taken.program,
        "side": str(side_of(position, seat)) if colours else None,
    }


def _result_json(match: Match) -> dict[str, Any]:
    assert match.result is not None
    data = match.entries[-1].data
    for entry in reversed(match.entries):
        if entry.kind is Kind.END:
            data = entry.data
            break
    winner = match.result.winner
    return {
        "winner": winner,
        "side": str(side_of(match.position, winner)) if winner in SEATS else None,
        "reason": match.result.reason,
        "score": data.get("score"),
    }


def position_json(match: Match, viewer: str, position: Position) -> dict[str, Any]:
    """An earlier position as the viewer sees it."""
    return {**seen_json(view_for(match, viewer, position)), "actions": NO_ACTIONS}


def is_concealed(match: Match, step: Step, viewer: str) -> bool:
    return viewer in step.concealed and not match.is_over


def step_json(match: Match, step: Step, viewer: str) -> dict[str, Any]:
    """One action or outcome; the text is missing as long as the viewer may not know it."""
    concealed = is_concealed(match, step, viewer)
    return {
        "number": step.number,
        "turn": step.turn + 1,
        "seat": step.seat,
        "mover": step.mover,
        "event": step.event,
        "text": None if concealed else step.text,
        "concealed": concealed,
    }


def events_json(match: Match, viewer: str, after: int) -> list[dict[str, Any]]:
    """The entries behind a number, as far as the viewer may know them."""
    found = []
    for entry in match.entries[max(0, after) :]:
        if entry.kind is Kind.CHAT and not _chat_is_seen(match, entry, viewer):
            continue
        found.append(entry_json(match, entry, viewer))
    return found


def entry_json(match: Match, entry: Entry, viewer: str) -> dict[str, Any]:
    event: dict[str, Any] = {
        "number": entry.number,
        "ply": entry.ply,
        "kind": str(entry.kind),
        "seat": entry.seat,
        "at": entry.at,
    }
    match entry.kind:
        case Kind.ACTION | Kind.OUTCOME:
            step = match.played[entry.number]
            event |= step_json(match, step, viewer)
            # Whoever has both seats sees as one or the other, so what is told to one is told to all who may know it.
            numbers = sorted({number for told in step.tells.values() for number in told})
            told = [one for number in numbers if not is_concealed(match, one := match.played[number], viewer)]
            if told:
                event["tells"] = [{"number": one.number, "text": one.text} for one in told]
            if entry.number in match.around:
                event["changes"] = _changes(match, viewer, entry.number)
                if step.event is not None:
                    event["odds"] = _thrown(match, viewer, entry.number, step.event)
        case Kind.SIT:
            shown = ("name", "seed", "user", "bot")
            event |= {name: entry.data.get(name) for name in shown}
        case Kind.CHAT:
            event |= {"name": entry.data["name"], "user": entry.data["user"], "text": entry.text}
        case Kind.END:
            event |= {"result": _result_json(match), "secret": _secret(match)}
        case Kind.REVEAL:
            event["secret"] = _secret(match)
        case Kind.TAKEBACK:
            event["steps"] = entry.data["steps"]
        case _:
            event["text"] = entry.text
    return event


def _secret(match: Match) -> str | None:
    return match.header.secret.hex() or None if match.is_revealed else None


def _changes(match: Match, viewer: str, number: int) -> dict[str, Any]:
    """Cells whose stone or marks the viewer sees change by a step: name -> {stone, marks}."""
    before, after = (view_for(match, viewer, position) for position in match.around[number])
    if before.hides or after.hides:
        return _difference(match, before.seen, after.seen)
    key = f"changes {number}"
    if key not in match.shown:
        match.shown[key] = _difference(match, before.seen, after.seen)
    return match.shown[key]


def _thrown(match: Match, viewer: str, number: int, event: str) -> dict[str, Any] | None:
    """What was at stake in a chance event, and how likely it was to succeed; None where the game does not say."""
    key = f"odds {number}"
    view = view_for(match, viewer, match.around[number][0])
    if view.hides or key not in match.shown:
        found = (odds_json(view, one) for one in match.game.definition.odds(view.seen) if one.what == event)
        odds = next(found, {})
        if view.hides:
            return odds or None
        match.shown[key] = odds
    return match.shown[key] or None


def _difference(match: Match, old: Position, new: Position) -> dict[str, Any]:
    marks = match.game.definition.marks
    old_marks, new_marks = marks(old), marks(new)
    pairs = enumerate(zip(old.data[BOARD:], new.data[BOARD:], strict=True))
    changed = {cell for cell, (was, now) in pairs if was != now and stone_side(was) is not stone_side(now)}
    changed |= {cell for cell in old_marks.keys() | new_marks.keys() if old_marks.get(cell) != new_marks.get(cell)}
    changes = {}
    for cell in sorted(changed):
        stone = new.stone(cell)
        changes[match.game.board.names[cell]] = {
            "stone": stone and str(stone),
            "marks": sorted(new_marks.get(cell, ())),
        }
    return changes


def _chat_is_seen(match: Match, entry: Entry, viewer: str) -> bool:
    """Players do not hear the spectators before the match is over."""
    return entry.kind is Kind.CHAT and (entry.seat is not None or viewer == SPECTATOR or match.is_over)


def record_text(match: Match, viewer: str) -> str:
    """The record; of a match that goes on only if all of it may be known."""
    if not match.is_over and (view_for(match, viewer).hides or any(viewer in s.concealed for s in match.steps)):
        raise Refusal("not-allowed-now", "The record can be had when the match is over: something in it is hidden.")
    tags = {"Date": _date(match.header.created)}
    for tag, seat in zip(("First", "Second"), SEATS, strict=True):
        if seat in match.seats:
            tags[tag] = match.seats[seat].name
    if len(match.seats) == len(SEATS) and match.header.secret:
        tags |= dice_tags(match.dice, reveal=match.is_revealed)
    if match.header.dice is not None:
        tags["Id"] = match.id  # the tag Match names the twin, after which the draws are named
    state = match.state()
    record = record_of(state, tags)
    result = match.result
    if result is not None and state.outcome is None:
        side = side_of(match.position, result.winner) if result.winner in SEATS else None
        if result.winner is not None:
            tags |= {"Result": str(side or "draw"), "Reason": result.reason}
            record = replace(record, tags=record.tags | tags, termination=TERMINATION[side])
        else:
            record = replace(record, tags=record.tags | {"Reason": result.reason})
    return format_record(record)


def _date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y.%m.%d")
