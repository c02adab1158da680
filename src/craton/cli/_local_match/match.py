"""A match between people at one keyboard and bots: whose decision it is, clocks, undo, resignation, the result."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from craton.core.dice import Dice, fresh_seed
from craton.core.errors import ActionError
from craton.core.picture import describe
from craton.core.sides import SEATS, Actor, Side
from craton.core.state import State, Step
from craton.core.wording import counted
from craton.server.matches.clock import Clocks, Rule
from craton.server.matches.secrecy import SPECTATOR, hidden_slots, side_of

RESIGNATION, TIME = "resignation", "time"
MAX_UNDO = 1000


@dataclass(frozen=True)
class Player:
    """A player's name; a bot also has its text, such as `mcts:5`."""

    name: str
    bot: str | None = None


class Ending(NamedTuple):
    """The end of a match by something other than the rules."""

    winner: Actor
    reason: str


def new_dice(seed: str | None) -> Dice:
    """Dice that a seed repeats, or new ones."""
    if seed is None:
        return Dice.fresh(fresh_seed(), fresh_seed(), fresh_seed())
    return Dice("play", "first", "second", hashlib.sha256(seed.encode()).digest())


def milliseconds() -> int:
    return round(1000 * time.monotonic())


class LocalMatch:
    """A match at one keyboard. `dice` is None if the people throw dice and coins themselves."""

    def __init__(
        self,
        state: State,
        players: Mapping[Actor, Player],
        *,
        dice: Dice | None,
        clocks: Clocks | None = None,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.state = state
        self.players = dict(players)
        self.dice = dice
        self.clocks = clocks or Clocks.fresh(Rule())
        self.ending: Ending | None = None
        self.at_screen: Actor | None = None
        """Of two people at one screen, the one who is looking at it alone."""
        self.was_resumed = False
        """Whether a part of the match was played with other dice."""
        self._now = now
        self._last_mover: Actor | None = None

    # Queries

    @property
    def people(self) -> list[Actor]:
        """The seats of the people."""
        return [seat for seat in SEATS if self.players[seat].bot is None]

    @property
    def is_over(self) -> bool:
        return self.ending is not None or self.state.to_move is None

    @property
    def throws_own_dice(self) -> bool:
        return self.dice is None

    @property
    def viewer(self) -> str:
        """Whose view is shown: that of the only person, of the one at the screen, or what two people may both see."""
        if len(self.people) == 1:
            return str(self.people[0])
        return str(self.at_screen) if self.at_screen is not None else SPECTATOR

    @property
    def is_secret(self) -> bool:
        """Whether the pending choice is secret, so that two different choices look the same to a spectator."""
        position = self.state.position
        if not self.state.game.hides or len(position.legal) < 2:
            return False
        one, two = (State(self.state.game, position.after(action)) for action in position.legal[:2])
        return one.view(SPECTATOR).key == two.view(SPECTATOR).key

    @property
    def needs_hand_over(self) -> bool:
        """Whether the screen has to be handed to the seat to move, because it shows or will show a secret."""
        seat = self.state.seat_to_move
        if self.is_over or seat is None or len(self.people) < 2 or seat is self.at_screen:
            return False
        return self.is_secret or bool(hidden_slots(self.state.position, SPECTATOR))

    def side_of(self, seat: Actor) -> Side:
        return side_of(self.state.position, str(seat))

    def name(self, seat: Actor) -> str:
        return self.players[seat].name

    @property
    def winner(self) -> Actor | None:
        """The seat that has won; None for a draw, and while the match lasts."""
        if self.ending is not None:
            return self.ending.winner
        outcome = self.state.outcome
        return None if outcome is None or outcome.winner is None else self.state.seat(outcome.winner)

    def describe(self) -> str:
        """One line saying whose turn it is, or how the match ended."""
        if self.ending is None:
            return describe(self.state.position)
        winner = self.side_of(self.ending.winner)
        return f"{str(winner).capitalize()} wins ({self.ending.reason})"

    def time_left(self, seat: Actor) -> int | None:
        """Milliseconds until a seat's flag falls, at least 0; None without clocks."""
        clocks = self.clocks
        if clocks.rule.kind == "none":
            return None
        spent = clocks.elapsed(self._now()) if clocks.running == seat else 0
        return max(0, clocks.seats[str(seat)].remaining(clocks.rule) - spent)

    # Play

    def present(self) -> None:
        """Start the clock of the seat to move, when it sees the position. The first turn is free."""
        seat = self.state.seat_to_move
        if seat is None or self.clocks.running == seat or self.state.turn == self.state.start.turn:
            return
        now = self._now()
        if self._last_mover in (None, seat):
            self.clocks = replace(self.clocks, running=str(seat), since=now, spent=0)
        else:
            completed = replace(self.clocks, running=str(self._last_mover), since=now, spent=0)
            self.clocks = completed.handed_over(str(seat), now)

    def push(self, text: str) -> Step:
        """Play an action or an outcome; ActionError if it is illegal, and then nothing has changed."""
        seat = self.state.seat_to_move
        step = self.state.push(text)
        self._stop_clock()
        if seat is not None:
            self._last_mover = seat
        if not hidden_slots(self.state.position, SPECTATOR):
            self.at_screen = None
        return step

    def draw_outcome(self) -> str:
        """The outcome of the pending chance event, by the dice of the match."""
        assert self.dice is not None
        return self.dice.draw(self.state.turn, self.state.event or "", self.state.chance)

    def undo(self, count: int = 1) -> None:
        """Go back by some decisions at this keyboard, past chance events, forced passes and bots."""
        if not 1 <= count <= MAX_UNDO:
            raise ActionError(f"undo takes a number from 1 to {MAX_UNDO}.")
        if self.is_over:
            raise ActionError("The match is over.")
        twin = self.state.copy()
        for done in range(count):
            while True:
                if not twin.steps:
                    raise ActionError(_too_many(done))
                twin.undo()
                seat = twin.seat_to_move
                if seat in self.people and not twin.position.must_pass:
                    break
        self._stop_clock()
        self._last_mover = None
        self.state = twin
        self.at_screen = None

    def resign(self) -> None:
        """The seat to move gives up; against a bot, the person, whoever is to move."""
        if self.is_over:
            raise ActionError("The match is over.")
        people = self.people
        seat = people[0] if len(people) == 1 else self.state.seat_to_move
        if seat is None:
            raise ActionError("Wait until the dice have been thrown.")
        self._end(seat, RESIGNATION)

    def forfeit(self, seat: Actor, reason: str) -> None:
        """End the match, because a bot failed."""
        self._end(seat, reason)

    def check_flag(self) -> bool:
        """End the match if the running clock has run out; returns whether it has."""
        deadline = self.clocks.deadline
        if self.is_over or deadline is None or self._now() <= deadline or self.clocks.running is None:
            return False
        self._end(Actor(self.clocks.running), TIME)
        return True

    def _end(self, loser: Actor, reason: str) -> None:
        self._stop_clock()
        self.ending = Ending(SEATS[1 - SEATS.index(loser)], reason)

    def _stop_clock(self) -> None:
        if self.clocks.running is not None:
            self.clocks = self.clocks.stopped(self._now())


def _too_many(done: int) -> str:
    if not done:
        return "There is nothing to take back."
    return f"Only {counted(done, 'decision')} can be taken back."
