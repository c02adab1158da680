"""Matches: what clients send to open and play them, and what they get, built from a `MatchView`."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, cast

from pydantic import Field
from sqlalchemy import Row

from craton.core.sides import Actor
from craton.server.bots.levels import LEVELS
from craton.server.matches import entries
from craton.server.matches import match as matches
from craton.server.matches.clock import SEATS
from craton.server.matches.entries import EntryKind
from craton.server.matches.secrecy import side_of
from craton.server.wire.base import Body, OptionName, OptionValue, Response, SeatName, ShortText, SideName
from craton.server.wire.clocks import ClockRule, Clocks, NoClock, clocks_json
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
ActionId = Annotated[str, Field(min_length=1, max_length=64)]
Seed = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


# Requests


class NewMatch(Body):
    game: str | None = Field(default=None, max_length=40, description="A name from GET /games.")
    options: dict[OptionName, OptionValue] = Field(default_factory=dict, max_length=40)
    preset: str | None = Field(default=None, max_length=40)
    setup: str | None = Field(default=None, max_length=5000, description="The text form of the position to start from.")
    seat: Literal["first", "second", "random"] = "random"
    opponent: Literal["same", "friend", "anyone", "bot"] = Field(
        default="friend",
        description="same: you hold both seats; friend: by link; anyone: listed in the lobby; bot: a built-in bot.",
    )
    level: int | None = Field(default=None, ge=LEVELS[0], le=LEVELS[-1], description="The level of the bot.")
    bot: str | None = Field(default=None, max_length=200, description="A bot specification instead of a level.")
    clock: ClockRule = NoClock()
    rated: bool = False
    private: bool = False
    hints: bool | None = Field(default=None, description="Whether hints are allowed; by default, unless rated.")
    seed: Seed | None = Field(default=None, description="Your own seed for the dice.")


class Join(Body):
    seat: SeatName | None = None
    seed: Seed | None = Field(default=None, description="Your own seed for the dice.")


class PlayAction(Body):
    """One action. `id` is chosen by the client; `ply` is the ply of the state that the action answers."""

    action: ShortText
    ply: int = Field(ge=0)
    id: ActionId
    seat: SeatName | None = Field(default=None, description="Required only if you hold both seats and agree on komi.")


class SeatChoice(Body):
    """The seat to act for; required only if you hold both."""

    seat: SeatName | None = None


class ChatMessage(Body):
    text: str = Field(min_length=1, max_length=300)


class Mute(Body):
    muted: bool


class NewNotes(Body):
    text: str = Field(max_length=10_000)


class NewPlan(Body):
    seat: SeatName | None = None
    branches: list[dict[str, Any]] = Field(max_length=200)


# The state of a match


class Seat(Response):
    """`user` is a user id, `bot` a built-in bot; `program` says whether the user's account is an external bot."""

    name: str
    user: str | None
    bot: str | None
    program: bool
    side: SideName | None


class MatchState(Position):
    """Everything that changes during a match. `number` counts log entries, `ply` those that belong to the play."""

    number: int
    ply: int
    status: Status
    seats: dict[str, Seat | None]
    viewer: Viewer
    to_act: SeatName | None
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
        "seats": {seat: _seat_json(match, seat) for seat in SEATS},
        "viewer": cast(Viewer, view.viewer),
        "to_act": cast(SeatName | None, match.to_act),
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


def _seat_json(match: matches.Match, seat: str) -> Seat | None:
    taken = match.seats.get(seat)
    if taken is None:
        return None
    position = match.position
    has_side = position.to_move not in (Actor.FIRST, Actor.SECOND)
    return {
        "name": taken.name,
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


class Entry(EntryBase, total=False):
    """One line of the match's log; its kind determines which of the optional fields it has.

    `reveals` lists earlier steps that this one has revealed. `changes` and `odds`, only in new entries, are the changed
    cells and the odds of the chance event.
    """

    turn: int
    mover: str
    event: str | None
    text: str | None
    concealed: bool
    reveals: list[RevealedStep]
    changes: dict[str, Change]
    odds: Odds | None
    name: str
    user: str | None
    bot: str | None
    seed: str
    steps: int
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
            found["name"], found["seed"] = data["name"], data["seed"]
            found["user"], found["bot"] = data.get("user"), data.get("bot")
        case EntryKind.CHAT:
            found["name"], found["user"], found["text"] = data["name"], data["user"], entry.text
        case EntryKind.END:
            found["result"], found["secret"] = _result_json(match), view.secret
        case EntryKind.REVEAL:
            found["secret"] = view.secret
        case EntryKind.TAKEBACK:
            found["steps"] = data["steps"]
        case _:
            found["text"] = entry.text
    return found


def _step_json(view: MatchView, step: matches.Step) -> Step:
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
    """The commitment to the server's secret seed, the seats' seeds, and the secret once it is published."""

    commitment: str | None
    seeds: dict[str, str | None]
    secret: str | None


class Match(Response):
    """A whole match as the caller may see it. `twin` is the match with the same dice and the seats exchanged."""

    id: str
    created: int
    game: str
    title: str
    options: dict[str, Any]
    options_text: str
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
            "secret": view.secret,
        },
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


def change_json(view: MatchView, before: int, now: int, *, repeated: bool) -> MatchChange:
    """before: the number of the last entry before the command."""
    return {**entries_json(view, before, now), "repeated": repeated}


# Lists


class MatchSummary(Response):
    """A match in a list. Nothing in it depends on the position. `yours` are the caller's seats."""

    id: str
    game: str
    options_text: str
    status: Status
    rated: bool
    open: bool
    created: int
    updated: int
    to_act: str | None
    deadline: int | None
    yours: list[str]
    ply: int
    clock: dict[str, Any]
    winner: str | None
    reason: str | None
    first: str | None
    second: str | None
    users: dict[str, str | None]


class MatchPage(Response):
    matches: list[MatchSummary]
    next: str | None


def summary_json(row: Row[Any], names: dict[str, str], user: str | None) -> MatchSummary:
    """names: the names of users by id."""
    return {
        "id": row.id,
        "game": row.game,
        "options_text": row.options,
        "status": row.status,
        "rated": row.rated,
        "open": row.open,
        "created": row.created,
        "updated": row.updated,
        "to_act": row.to_act,
        "deadline": row.deadline,
        "yours": [seat for seat, who in (("first", row.first), ("second", row.second)) if user and who == user],
        "ply": row.ply,
        "clock": json.loads(row.clock),
        "winner": row.winner,
        "reason": row.reason,
        "first": row.first_bot or names.get(row.first),
        "second": row.second_bot or names.get(row.second),
        "users": {"first": row.first, "second": row.second},
    }


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
