"""Matches as clients receive them, built from a `MatchView`."""

from __future__ import annotations

from typing import Any, Literal, cast

from craton.core.sides import Actor
from craton.server.matches import entries, steps
from craton.server.matches import match as matches
from craton.server.matches.clock import SEATS
from craton.server.matches.entries import EntryKind
from craton.server.matches.secrecy import side_of
from craton.server.wire.base import Response, SeatName, SideName
from craton.server.wire.clocks import Clocks, clocks_json
from craton.server.wire.insight import Odds, event_odds_json
from craton.server.wire.position import (
    Board,
    Change,
    Position,
    Result,
    Step,
    Visible,
    actions_json,
    board_json,
    changes_json,
    no_actions,
    options_json,
    visible_json,
)
from craton.server.wire.view import MatchView

Viewer = Literal["first", "second", "spectator"]
Status = Literal["waiting", "playing", "over", "aborted"]


# The state of a match


class Seat(Response):
    """`user` is a user id, `bot` a built-in bot; `program` says whether the user's account is an external bot."""

    name: str
    user: str | None
    bot: str | None
    program: bool
    side: SideName | None


class MatchState(Position):
    """Everything that changes during a match. `number` counts log entries, `ply` those that belong to the play.

    `to_reveal` are the seats whose seeds the match waits for.
    """

    number: int
    ply: int
    status: Status
    seats: dict[str, Seat | None]
    viewer: Viewer
    to_act: SeatName | None
    to_reveal: list[str]
    your_turn: bool
    clocks: Clocks
    offers: dict[str, str]
    result: Result | None


def state_json(view: MatchView, now: int) -> MatchState:
    match = view.match
    return {
        "number": match.number,
        "ply": match.ply,
        "status": cast(Status, match.status),
        "seats": {seat: _seat_json(view, seat) for seat in SEATS},
        "viewer": cast(Viewer, view.viewer),
        "to_act": cast(SeatName | None, match.to_act),
        "to_reveal": list(match.to_reveal),
        "your_turn": match.is_playing and match.to_act == view.viewer,
        "clocks": clocks_json(match.clocks, now),
        "offers": dict(match.offers),
        "result": _result_json(match),
        **_current_position_json(view),
    }


def _current_position_json(view: MatchView) -> Position:
    """The current position, cached with the match; viewers from whom nothing is hidden share one."""
    cache, viewer = view.match.cache, view.viewer
    if viewer not in cache:
        seen = view.view()
        visible: Visible | None = cache.get("position")
        if seen.hides or visible is None:
            visible = visible_json(seen)
            if not seen.hides:
                cache["position"] = visible
        is_turn = view.match.is_playing and viewer == view.match.to_act
        cache[viewer] = {**visible, "actions": actions_json(seen) if is_turn else no_actions()}
    position: Position = cache[viewer]
    return position


def _seat_json(view: MatchView, seat: str) -> Seat | None:
    match = view.match
    taken = match.seats.get(seat)
    if taken is None:
        return None
    position = match.position
    has_side = position.to_move not in (Actor.FIRST, Actor.SECOND)
    return {
        "name": view.name_of(taken.user, taken.name),
        "user": taken.user,
        "bot": taken.bot,
        "program": taken.program,
        "side": cast(SideName, str(side_of(position, seat))) if has_side else None,
    }


def _result_json(match: matches.Match) -> Result | None:
    result = match.result
    if result is None:
        return None
    winner = result.winner
    return {
        "winner": cast(Any, winner),
        "side": cast(SideName, str(side_of(match.position, winner))) if winner in SEATS else None,
        "reason": result.reason,
        "score": result.score,
    }


# Log entries


class RevealedStep(Response):
    number: int
    text: str


class EntryBase(Response):
    number: int
    ply: int | None
    kind: EntryKind
    seat: str | None
    at: int


class Chances(Response):
    """The exact probabilities of the three results."""

    black: Any
    draw: Any
    white: Any


class ShownThrow(Response):
    """A chance event as it is shown: its `place` in the order of its run, and the chances of winning around it.

    `side` throws. `success` and `failure` are the chances after either verdict; it `decides` if both are certain.
    """

    place: int
    side: SideName
    is_success: bool
    decides: bool
    before: Chances
    success: Chances
    failure: Chances
    after: Chances


class Entry(EntryBase, total=False):
    """One line of the match's log; its kind determines which of the optional fields it has.

    `reveals` lists earlier steps that this one has revealed. `changes` and `odds`, only in new entries and in shows,
    are the changed cells and the odds of the chance event; `throw`, only in shows, the chances of winning around it.
    """

    turn: int
    mover: str
    event: str | None
    text: str | None
    concealed: bool
    reveals: list[RevealedStep]
    changes: dict[str, Change]
    odds: Odds | None
    throw: ShownThrow
    name: str
    user: str | None
    bot: str | None
    seed: str | None
    commitment: str | None
    by_server: bool
    steps: int
    start: int
    end: int
    result: Result | None
    secret: str | None


def entry_json(view: MatchView, entry: entries.Entry) -> Entry:
    match = view.match
    data = entry.data
    found: Entry = {"number": entry.number, "ply": entry.ply, "kind": entry.kind, "seat": entry.seat, "at": entry.at}
    match entry.kind:
        case EntryKind.ACTION | EntryKind.OUTCOME:
            step = match.played[entry.number]
            found = {**found, **_step_json(view, step)}
            # A user holding both seats alternates between two views, so what is revealed to one viewer is sent to all
            # who may know it.
            numbers = sorted({number for revealed in step.reveals.values() for number in revealed})
            revealed = [one for number in numbers if not view.is_concealed(one := match.played[number])]
            if revealed:
                found["reveals"] = [{"number": one.number, "text": one.text} for one in revealed]
            if entry.number in match.around:
                found["changes"] = _changes_json(view, entry.number)
                if step.event is not None:
                    found["odds"] = _event_odds_json(view, entry.number, step.event)
        case EntryKind.SIT:
            found["name"] = view.name_of(data.get("user"), data["name"])
            found["user"], found["bot"] = data.get("user"), data.get("bot")
            found["seed"], found["commitment"] = data.get("seed"), data.get("commitment")
            found["by_server"] = bool(data.get("by_server"))
        case EntryKind.SEED:
            found["seed"] = entry.text
        case EntryKind.CHAT:
            found["name"] = view.name_of(data["user"], data["name"])
            found["user"], found["text"] = data["user"], entry.text
        case EntryKind.END:
            found["result"], found["secret"] = _result_json(match), view.secret
        case EntryKind.REVEAL:
            found["secret"] = view.secret
        case EntryKind.TAKEBACK:
            found["steps"] = data["steps"]
        case EntryKind.PAUSE:
            found["start"], found["end"] = data["start"], data["end"]
        case _:
            found["text"] = entry.text
    return found


def _step_json(view: MatchView, step: steps.Step) -> Step:
    """A step of the line; its text is null while it is concealed from the viewer."""
    concealed = view.is_concealed(step)
    return {
        "number": step.number,
        "turn": step.turn + 1,
        "seat": step.seat,
        "mover": step.mover,
        "event": step.event,
        "text": None if concealed else step.text,
        "concealed": concealed,
    }


def _changes_json(view: MatchView, number: int) -> dict[str, Change]:
    """The cells that the viewer sees change by a step; viewers from whom nothing is hidden share the answer."""
    before, after = (view.view(position) for position in view.match.around[number])
    if before.hides or after.hides:
        return changes_json(before.seen, after.seen)
    cache, key = view.match.cache, f"changes {number}"
    if key not in cache:
        cache[key] = changes_json(before.seen, after.seen)
    changes: dict[str, Change] = cache[key]
    return changes


def _event_odds_json(view: MatchView, number: int, event: str) -> Odds | None:
    before = view.view(view.match.around[number][0])
    if before.hides:
        return event_odds_json(before, event)
    cache, key = view.match.cache, f"odds {number}"
    if key not in cache:
        cache[key] = event_odds_json(before, event)
    odds: Odds | None = cache[key]
    return odds


# Whole matches


class Dice(Response):
    """What the dice are drawn from: the commitments and, once they are known, the seeds behind them.

    `commitment` is the server's, `secret` its seed. `commitments` and `seeds` are the seats'; the server chose the
    seeds of the seats in `by_server`. `match` is the id in the message of every draw.
    """

    match: str
    commitment: str | None
    commitments: dict[str, str | None]
    seeds: dict[str, str | None]
    by_server: list[str]
    secret: str | None


def _dice_json(view: MatchView) -> Dice:
    header, seats = view.match.header, view.match.seats
    return {
        "match": header.dice_id,
        "commitment": header.commitment,
        "commitments": {seat: seats[seat].commitment if seat in seats else None for seat in SEATS},
        "seeds": {seat: seats[seat].seed if seat in seats else None for seat in SEATS},
        "by_server": [seat for seat in SEATS if seat in seats and seats[seat].by_server],
        "secret": view.secret,
    }


class Match(Response):
    """A whole match as the caller may see it. `twin` is the match with the same dice and the seats exchanged.

    `asked` are the options as requested, if some of them are random; `options` has the defaults until they are drawn.
    """

    id: str
    created: int
    game: str
    title: str
    options: dict[str, Any]
    options_text: str
    asked: str | None
    setup: str | None
    clock: dict[str, Any]
    rated: bool
    private: bool
    hints: bool
    previous: str | None
    rematch: str | None
    tournament: str | None
    twin: str | None
    dice: Dice
    board: Board
    viewer: Viewer
    steps: list[Step]
    chat: list[Entry]
    state: MatchState
    muted: bool


def match_json(view: MatchView, now: int) -> Match:
    match = view.match
    header, game = match.header, match.game
    return {
        "id": match.id,
        "created": header.created,
        "game": game.name,
        "title": game.title,
        "options": options_json(game),
        "options_text": match.options_text,
        "asked": header.asked,
        "setup": header.setup,
        "clock": header.clock.to_json(),
        "rated": header.rated,
        "private": header.private,
        "hints": header.hints,
        "previous": header.previous,
        "rematch": match.rematch,
        "tournament": header.tournament,
        "twin": header.twin,
        "dice": _dice_json(view),
        "board": board_json(game.board),
        "viewer": cast(Viewer, view.viewer),
        "steps": [_step_json(view, step) for step in match.steps],
        "chat": [entry_json(view, entry) for entry in view.chat()],
        "state": state_json(view, now),
        "muted": view.muted,
    }


class MatchEntries(Response):
    """Log entries, and the state they led to. `number` is the number of the last entry."""

    match: str
    number: int
    entries: list[Entry]
    state: MatchState


def entries_json(view: MatchView, after: int, now: int) -> MatchEntries:
    """The log entries after a number, as far as the viewer may see them."""
    return {
        "match": view.match.id,
        "number": view.match.number,
        "entries": [entry_json(view, entry) for entry in view.entries(after)],
        "state": state_json(view, now),
    }


class MatchChange(MatchEntries):
    """The answer to every command: the entries it added. `repeated`: the action id was known, nothing was done."""

    repeated: bool


# What a user keeps beside a match


class Hint(Response):
    ply: int
    action: str


class Notes(Response):
    text: str


class Muted(Response):
    muted: bool


class Plan(Response):
    """Conditional actions; docs/server.md describes their form."""

    branches: list[dict[str, Any]]
