"""A match: its header, and the state derived from its log. A value: `after` returns the match after more entries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from craton.core import state as core
from craton.core.actions import compact
from craton.core.dice import Dice
from craton.core.game import Game, make_game
from craton.core.options import split_options
from craton.core.position import Position
from craton.core.sides import Actor
from craton.core.state import State
from craton.server.integrity.chain import header_hash
from craton.server.matches import secrecy
from craton.server.matches.changes import apply_change, change_between
from craton.server.matches.clock import SEATS, Clocks
from craton.server.matches.entries import PLAY, Entry, EntryKind
from craton.server.matches.header import Header, Seat
from craton.server.matches.steps import LOST, Replayed, Step

OTHER = {"first": "second", "second": "first"}
SPACING = 256
"""Steps between two positions that are kept whole; the others are restored from the changes in between."""


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
        self.tally: Counter[tuple[EntryKind, str | None]] = Counter()
        """The number of entries by kind and seat."""
        self.ply = 0
        self.clocks = Clocks.fresh(header.clock)
        self.result: Result | None = None
        self.offers: dict[str, str] = {}
        """Pending offers: draw, takeback or rematch -> the seat that made it."""
        self.rematch: str | None = None
        self._revealed = False
        self._is_drawn = header.asked is None
        self.action_ids: dict[tuple[str | None, str | None], int] = {}
        """(seat, action id) -> the number of its entry."""
        self.cache: dict[str, Any] = {}
        """JSON of this state of the match, kept by the builders in `wire/`."""
        self._turn_start: tuple[str | None, int] = (None, -1)
        self._has_secrets = secrecy.has_secrets(header.game)
        self._milestones = [header.start]
        """The position after every SPACING-th step."""
        self._unrevealed: list[int] = []
        """The indices of steps that are concealed from a viewer and may yet be revealed."""
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
    def hash(self) -> str:
        """The hash of the header and all entries."""
        return str(self.entries[-1].hash) if self.entries else header_hash(self.header.to_row())

    @property
    def has_other_rules(self) -> bool:
        """Whether the match was opened under another version of the rules than the current one."""
        return self.header.rules not in (None, self.game.definition.rules_version)

    @property
    def status(self) -> str:
        if self.result is not None:
            return "over" if self.result.winner else "aborted"
        return "playing" if self._has_started else "waiting"

    @property
    def _has_started(self) -> bool:
        return self._is_drawn and self.has_both_seeds

    @property
    def has_both_seeds(self) -> bool:
        """Whether both seats are taken and their seeds known, so that dice can be drawn."""
        return len(self.seats) == len(SEATS) and all(taken.seed is not None for taken in self.seats.values())

    @property
    def to_reveal(self) -> tuple[str, ...]:
        """The seats that have yet to reveal the seeds they have committed to, once both are taken."""
        if self.is_over or len(self.seats) < len(SEATS):
            return ()
        return tuple(seat for seat in SEATS if self.seats[seat].seed is None)

    @property
    def options_text(self) -> str:
        """The options as text; random ones as requested until they are drawn."""
        return self.game.options_text if self._is_drawn else str(self.header.asked)

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
        """When the last seat was taken, or the last seed revealed."""
        kinds = (EntryKind.SIT, EntryKind.SEED)
        return max((entry.at for entry in self.entries if entry.kind in kinds), default=self.header.created)

    @property
    def updated(self) -> int:
        return self.entries[-1].at if self.entries else self.header.created

    @property
    def last_play(self) -> int:
        """When the play last went on; chat and offers do not count."""
        last = next((entry for entry in reversed(self.entries) if entry.kind in PLAY), None)
        return self.begun if last is None else last.at

    def seats_of(self, user: str | None) -> tuple[str, ...]:
        """The seats that a user holds."""
        return tuple(seat for seat in SEATS if user and seat in self.seats and self.seats[seat].user == user)

    @property
    def dice(self) -> Dice:
        """The dice; both seeds must be known."""
        first, second = (str(self.seats[seat].seed) for seat in SEATS)
        return self.header.dice_of(first, second)

    def position_at(self, steps: int) -> Position:
        """The position after the first `steps` steps."""
        return self.position if steps >= len(self.steps) else next(self.positions(steps))

    def positions(self, first: int = 0) -> Iterator[Position]:
        """The positions of the line of play in order, beginning with the one after the first `first` steps."""
        nearest = first // SPACING
        position = self._milestones[nearest]
        data = list(position.data)
        for number in range(nearest * SPACING, len(self.steps) + 1):
            if number >= first:
                yield Position(self.game, tuple(data))
            if number < len(self.steps):
                apply_change(data, self.steps[number].change)

    def state(self) -> State:
        """The line of play as a state, for records."""
        positions = self.positions()
        before = next(positions)
        played = []
        for step, after in zip(self.steps, positions, strict=True):
            played.append(core.Step(before, after, step.code, step.text, step.event))
            before = after
        return State.after_steps(self.header.start, played)

    def replayed(self) -> list[Replayed]:
        """The result of replaying each step, in the order of the log."""
        return [Replayed(step.code, step.change, step.concealed, step.reveals) for step in self.played.values()]

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
            "last_play": self.last_play,
            "head": self.hash,
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
        following.tally = Counter(self.tally)
        following._milestones = list(self._milestones)
        following._unrevealed = list(self._unrevealed)
        for entry in entries:
            following._apply(entry)
        return following

    @classmethod
    def replaying(cls, header: Header, entries: Iterable[Entry], known: Iterable[Replayed] | None) -> Iterator[Match]:
        """Replay a log entry by entry, so that the caller can do something else in between.

        The match that is yielded every time is complete after the last entry. known: what replaying has already shown
        about every step; then no rules are applied.
        """
        match = cls(header)
        facts = None if known is None else iter(known)
        for entry in entries:
            match._apply(entry, facts)
            match.around = {}
            yield match
        yield match

    def _apply(self, entry: Entry, known: Iterator[Replayed] | None = None) -> None:
        after, entry = entry.after, replace(entry, after=None) if entry.after else entry  # all would take memory
        self.entries.append(entry)
        self.tally[entry.kind, entry.seat] += 1
        if entry.kind in PLAY:
            self.ply += 1
        if entry.action_id is not None:
            self.action_ids[entry.seat, entry.action_id] = entry.number
        match entry.kind:
            case EntryKind.SIT:
                assert entry.seat
                self.seats[entry.seat] = Seat.from_data(entry.data)
                self._turn_start = (self.position.seat_to_move, self.position.turn)
            case EntryKind.SEED:
                assert entry.seat
                self.seats[entry.seat] = replace(self.seats[entry.seat], seed=entry.text)
            case EntryKind.OPTIONS:
                self.header = replace(self.header, game=make_game(self.game.definition, split_options(entry.text)))
                self.position = self.header.start
                self._milestones = [self.position]
                self._is_drawn = True
            case EntryKind.ACTION | EntryKind.OUTCOME:
                if known is None:
                    self._step(entry, after)
                else:
                    self._known_step(entry, next(known))
            case EntryKind.TAKEBACK:
                self._take_back(entry.data["steps"])
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
            case EntryKind.PAUSE:
                self.clocks = self.clocks.paused(entry.data["start"], entry.data["end"])
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

    def _step(self, entry: Entry, after: Position | None) -> None:
        """Play a step by the rules. after: the position after it, if it has been computed already."""
        before = self.position
        notation = self.game.definition.notation
        if entry.kind is EntryKind.ACTION:
            code = notation.read(self.game, compact(entry.text))
            after = after or before.after(code)
        else:
            code = notation.outcomes(before).index(entry.text)
            after = after or before.after_outcome(code)
        change = change_between(before, after)
        step = Step(entry, str(before.to_move), before.turn, code, change=change)
        self._add(step, before, after)
        if self._has_secrets:
            self._conceal(step, before, after)

    def _known_step(self, entry: Entry, known: Replayed) -> None:
        """Add a step that has been replayed elsewhere."""
        before = self.position
        data = list(before.data)
        apply_change(data, known.change)
        step = Step(entry, str(before.to_move), before.turn, known.code, known.concealed, known.reveals, known.change)
        self._add(step, before, Position(self.game, tuple(data)))
        if any(known.concealed.values()):
            self._unrevealed.append(len(self.steps) - 1)

    def _add(self, step: Step, before: Position, after: Position) -> None:
        entry = step.entry
        if entry.kind is EntryKind.ACTION:
            self.offers = {what: seat for what, seat in self.offers.items() if seat == entry.seat and what == "draw"}
        self.position = after
        self.around[entry.number] = (before, after)
        self.steps.append(step)
        self.played[entry.number] = step
        if len(self.steps) % SPACING == 0:
            self._milestones.append(after)
        if entry.kind is EntryKind.ACTION and entry.data:
            self.clocks = self.clocks.credited(lag=entry.data.get("lag", 0), delay=entry.data.get("delay", 0))
        turn = (after.seat_to_move, after.turn)
        if after.to_move is not Actor.CHANCE and turn != self._turn_start:  # the turn and its dice are complete
            self._turn_start = turn
            self.clocks = self.clocks.handed_over(after.seat_to_move, entry.at)

    def _take_back(self, steps: int) -> None:
        self.position = self.position_at(steps)
        del self.steps[steps:]
        del self._milestones[steps // SPACING + 1 :]
        self._unrevealed = [place for place in self._unrevealed if place < steps]

    def _conceal(self, step: Step, before: Position, after: Position) -> None:
        """Note from whom the new step is concealed, and which earlier steps it reveals."""
        concealed: dict[str, Mapping[int, int]] = {}
        reveals: dict[str, tuple[int, ...]] = {}
        for viewer in secrecy.VIEWERS:
            hidden = secrecy.hidden_slots(after, viewer)
            slots = {slot: after.data[slot] for slot in hidden if before.data[slot] != after.data[slot]}
            if slots and step.seat not in (None, viewer):
                concealed[viewer] = slots
            for place in self._unrevealed:
                earlier = self.steps[place]
                given = earlier.concealed.get(viewer, LOST)
                if not given or not hidden.isdisjoint(given):
                    continue
                if self._shows(place, given, after):
                    remaining = {other: kept for other, kept in earlier.concealed.items() if other != viewer}
                    reveals[viewer] = (*reveals.get(viewer, ()), earlier.number)
                else:
                    remaining = {**earlier.concealed, viewer: LOST}
                self._replace(place, replace(earlier, concealed=remaining))
        self._unrevealed = [place for place in self._unrevealed if any(self.steps[place].concealed.values())]
        if concealed:
            self._unrevealed.append(len(self.steps) - 1)
        if concealed or reveals:
            self._replace(len(self.steps) - 1, replace(step, concealed=concealed, reveals=reveals))

    def _shows(self, place: int, given: Mapping[int, int], now: Position) -> bool:
        """Whether a position in which nothing hides a step shows what was chosen. given: the slots that it set."""
        if any(now.data[slot] == value for slot, value in given.items()):
            return True
        following = [(one.code, one.event is not None) for one in self.steps[place + 1 :]]
        return secrecy.is_only_choice(self.position_at(place), self.steps[place].code, following, now)

    def _replace(self, place: int, step: Step) -> None:
        self.steps[place] = step
        self.played[step.number] = step
