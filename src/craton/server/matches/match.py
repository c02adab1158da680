"""A match: its header, and the state derived from its log. A value: `after` returns the match after more entries."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any

from craton.core.actions import compact
from craton.core.dice import Dice, commitment
from craton.core.game import Game, make_game
from craton.core.options import split_options
from craton.core.position import Position
from craton.core.registry import definition
from craton.core.sides import Actor
from craton.core.state import State
from craton.core.text import read_position
from craton.server.matches import secrecy
from craton.server.matches.clock import SEATS, Clocks, Rule
from craton.server.matches.entries import NOTHING, PLAY, Entry, EntryKind

LOST: Mapping[int, int] = MappingProxyType({})
"""Stands for slots that no longer show what was chosen: the step stays concealed until the match is over."""

OTHER = {"first": "second", "second": "first"}
LINKS = ("previous", "tournament", "twin", "dice")
"""Optional links to other matches and a tournament."""


@dataclass(frozen=True)
class Header:
    """The part of a match that never changes."""

    id: str
    created: int
    game: Game
    setup: str | None
    clock: Rule
    rated: bool
    private: bool
    open: bool
    hints: bool
    creator: str
    secret: bytes = field(repr=False)
    """The secret seed of the dice; empty for a match imported from a record without seeds."""
    previous: str | None = None
    tournament: str | None = None
    twin: str | None = None
    """The match with the same dice and the seats exchanged; the secret is published when both are over."""
    dice: str | None = None
    """The match whose id the dice are derived from, if not this one."""

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Header:
        game = make_game(definition(row["game"]), split_options(row["options"]))
        same = ("id", "created", "setup", "rated", "private", "open", "hints", "creator", *LINKS)
        clock = Rule.from_json(json.loads(row["clock"]))
        return cls(**{name: row[name] for name in same}, game=game, clock=clock, secret=bytes(row["secret"]))

    def to_row(self) -> dict[str, Any]:
        same = ("id", "created", "setup", "rated", "private", "open", "hints", "creator", "secret", *LINKS)
        return {
            **{name: getattr(self, name) for name in same},
            "game": self.game.name,
            "options": self.game.options_text,
            "clock": json.dumps(self.clock.to_json()),
        }

    def dice_of(self, first_seed: str, second_seed: str) -> Dice:
        return Dice(self.dice or self.id, first_seed, second_seed, self.secret)

    @cached_property
    def commitment(self) -> str | None:
        return commitment(self.secret) if self.secret else None

    @cached_property
    def start(self) -> Position:
        return read_position(self.setup) if self.setup else self.game.start()


@dataclass(frozen=True)
class Seat:
    """A taken seat: by a user, or by a built-in bot with its specification."""

    name: str
    seed: str
    user: str | None = None
    bot: str | None = None
    program: bool = False
    """Whether the user's account is an external bot."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action or outcome in the line of play: its log entry, and what replaying it has shown."""

    entry: Entry
    mover: str
    turn: int
    code: int
    concealed: Mapping[str, Mapping[int, int]] = field(default_factory=lambda: NOTHING)
    """Viewer -> the hidden slots that conceal the step, with the values it gave them."""
    reveals: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: NOTHING)
    """Viewer -> the numbers of earlier steps that this one has revealed."""

    @property
    def number(self) -> int:
        return self.entry.number

    @property
    def seat(self) -> str | None:
        return self.entry.seat

    @property
    def text(self) -> str:
        return self.entry.text

    @property
    def event(self) -> str | None:
        """The chance event of an outcome; None for an action."""
        return None if self.entry.kind is EntryKind.ACTION else str(self.entry.data["event"])


@dataclass(frozen=True)
class Result:
    winner: str | None
    """first, second, draw, or None if the match was aborted."""
    reason: str
    score: list[int] | None = None
    """Black's and White's points, where the game counts points."""


class Match:
    def __init__(self, header: Header, entries: Iterable[Entry] = ()) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.seats: dict[str, Seat] = {}
        self.position = header.start
        self.steps: list[Step] = []
        """The current line of play, without steps that were taken back."""
        self.played: dict[int, Step] = {}
        """All steps by the number of their entry, including those taken back."""
        self.around: dict[int, tuple[Position, Position]] = {}
        """The positions before and after each step of the last change, by the number of its entry."""
        self.ply = 0
        self.clocks = Clocks.fresh(header.clock)
        self.result: Result | None = None
        self.offers: dict[str, str] = {}
        """Pending offers: draw, takeback or rematch -> the seat that made it."""
        self.rematch: str | None = None
        self._revealed = False
        self.action_ids: dict[tuple[str | None, str | None], int] = {}
        """(seat, action id) -> the number of its entry."""
        self.cache: dict[str, Any] = {}
        """JSON of this state of the match, kept by the builders in `wire/`."""
        self._turn_start: tuple[str | None, int] = (None, -1)
        self._has_secrets = secrecy.has_secrets(header.game)
        for entry in entries:
            self._apply(entry)
        self.around = {}

    # Queries

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def game(self) -> Game:
        return self.header.game

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def status(self) -> str:
        if self.result is not None:
            return "over" if self.result.winner else "aborted"
        return "playing" if len(self.seats) == len(SEATS) else "waiting"

    @property
    def is_playing(self) -> bool:
        return self.status == "playing"

    @property
    def is_over(self) -> bool:
        return self.result is not None

    @property
    def is_revealed(self) -> bool:
        """Whether the secret of the dice is published: it no longer decides anything, here or in the twin."""
        return self.is_over and (self.header.twin is None or self._revealed)

    @property
    def to_act(self) -> str | None:
        """The seat to move; None at a chance event and unless the match is being played."""
        return self.position.seat_to_move if self.is_playing else None

    @property
    def begun(self) -> int:
        """When the last seat was taken."""
        return max((entry.at for entry in self.entries if entry.kind is EntryKind.SIT), default=self.header.created)

    @property
    def updated(self) -> int:
        return self.entries[-1].at if self.entries else self.header.created

    def seats_of(self, user: str | None) -> tuple[str, ...]:
        """The seats that a user holds."""
        return tuple(seat for seat in SEATS if user and seat in self.seats and self.seats[seat].user == user)

    @property
    def dice(self) -> Dice:
        first, second = (self.seats[seat].seed for seat in SEATS)
        return self.header.dice_of(first, second)

    def position_at(self, steps: int) -> Position:
        """The position after the first `steps` steps."""
        position = self.header.start
        for step in self.steps[:steps]:
            position = position.after(step.code) if step.event is None else position.after_outcome(step.code)
        return position

    def state(self) -> State:
        """The line of play as a state, for records."""
        state = State(self.game, self.header.start)
        for step in self.steps:
            state.push(step.text)
        return state

    def standing(self) -> dict[str, Any]:
        """The columns of the match's row that lists and searches use."""
        seats = [self.seats.get(seat) for seat in SEATS]
        return {
            "match_id": self.id,
            "first": seats[0].user if seats[0] else None,
            "second": seats[1].user if seats[1] else None,
            "first_bot": seats[0].bot if seats[0] else None,
            "second_bot": seats[1].bot if seats[1] else None,
            "status": self.status,
            "to_act": self.to_act,
            "winner": self.result.winner if self.result else None,
            "reason": self.result.reason if self.result else None,
            "ply": self.ply,
            "deadline": self.clocks.deadline if self.is_playing else None,
            "updated": self.updated,
        }

    # Replaying the log

    def after(self, entries: Iterable[Entry]) -> Match:
        """The match after further log entries; this one stays as it is."""
        following = copy(self)
        following.entries = list(self.entries)
        following.seats = dict(self.seats)
        following.steps = list(self.steps)
        following.played = dict(self.played)
        following.offers = dict(self.offers)
        following.action_ids = dict(self.action_ids)
        following.around = {}
        following.cache = {}
        for entry in entries:
            following._apply(entry)
        return following

    def _apply(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.kind in PLAY:
            self.ply += 1
        if entry.action_id is not None:
            self.action_ids[entry.seat, entry.action_id] = entry.number
        match entry.kind:
            case EntryKind.SIT:
                assert entry.seat
                data = entry.data
                self.seats[entry.seat] = Seat(
                    data["name"], data["seed"], data.get("user"), data.get("bot"), bool(data.get("program"))
                )
                self._turn_start = (self.position.seat_to_move, self.position.turn)
            case EntryKind.ACTION | EntryKind.OUTCOME:
                self._step(entry)
            case EntryKind.TAKEBACK:
                del self.steps[entry.data["steps"] :]
                self.position = self.position_at(len(self.steps))
                self.offers.clear()
                self._turn_start = (self.position.seat_to_move, self.position.turn)
                self.clocks = self.clocks.taken_back(self.position.seat_to_move, entry.at)
            case EntryKind.OFFER:
                assert entry.seat
                self.offers[entry.text] = entry.seat
            case EntryKind.DECLINE:
                self.offers.pop(entry.text, None)
            case EntryKind.VACATION:
                assert entry.seat
                self.clocks = self.clocks.with_vacation(entry.seat, on=entry.text == "on", now=entry.at)
            case EntryKind.END:
                self.result = Result(entry.data["winner"], entry.data["reason"], entry.data.get("score"))
                self.clocks = self.clocks.stopped(entry.at)
                self.offers.clear()
            case EntryKind.REMATCH:
                self.rematch = entry.text
            case EntryKind.REVEAL:
                self._revealed = True
            case EntryKind.CHAT:
                pass

    def _step(self, entry: Entry) -> None:
        before = self.position
        is_action = entry.kind is EntryKind.ACTION
        notation = self.game.definition.notation
        if is_action:
            code = notation.read(self.game, compact(entry.text))
            after = entry.after or before.after(code)
            self.offers = {what: seat for what, seat in self.offers.items() if seat == entry.seat and what == "draw"}
        else:
            code = notation.outcomes(before).index(entry.text)
            after = entry.after or before.after_outcome(code)
        step = Step(entry, str(before.to_move), before.turn, code)
        self.position = after
        self.around[entry.number] = (before, after)
        self.steps.append(step)
        self.played[entry.number] = step
        if self._has_secrets:
            self._conceal(step, before, after)
        turn = (after.seat_to_move, after.turn)
        if after.to_move is not Actor.CHANCE and turn != self._turn_start:  # the turn and its dice are complete
            self._turn_start = turn
            self.clocks = self.clocks.handed_over(after.seat_to_move, entry.at)

    def _conceal(self, step: Step, before: Position, after: Position) -> None:
        """Note from whom the new step is concealed, and which earlier steps it reveals."""
        concealed: dict[str, Mapping[int, int]] = {}
        reveals: dict[str, tuple[int, ...]] = {}
        for viewer in secrecy.VIEWERS:
            if step.seat not in (None, viewer) and (hidden := secrecy.concealed_slots(before, after, viewer)):
                concealed[viewer] = hidden
            for place, earlier in enumerate(self.steps[:-1]):
                slots = earlier.concealed.get(viewer, LOST)
                if slots is LOST or not secrecy.hidden_slots(after, viewer).isdisjoint(slots):
                    continue
                following = [(one.code, one.event is not None) for one in self.steps[place + 1 :]]
                still_shows = any(after.data[slot] == value for slot, value in slots.items())
                if still_shows or secrecy.is_only_choice(self.position_at(place), earlier.code, following, after):
                    remaining = {other: kept for other, kept in earlier.concealed.items() if other != viewer}
                    reveals[viewer] = (*reveals.get(viewer, ()), earlier.number)
                else:
                    remaining = {**earlier.concealed, viewer: LOST}
                self._replace(place, replace(earlier, concealed=remaining))
        if concealed or reveals:
            self._replace(len(self.steps) - 1, replace(step, concealed=concealed, reveals=reveals))

    def _replace(self, place: int, step: Step) -> None:
        self.steps[place] = step
        self.played[step.number] = step
