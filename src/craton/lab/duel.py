"""A duel: many games between two bots, A and B, which can be played independently and in any order.

Games 2k and 2k + 1 are a pair: A has the first seat in one and the second in the other, the dice show the same for the
same event and turn, and the random opening, if any, is the same. Without pairing the bots still alternate in the first
seat, but every game has its own dice and opening.

Game n is determined by the duel's settings and n alone, provided that the bots are determined by their seeds: those
with a budget of simulations are, those with a budget of seconds are not.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass
from typing import TypeVar

from craton.bots import play_to_end
from craton.bots.spec import BotSpec
from craton.core.dice import Dice
from craton.core.errors import CratonError, OptionError
from craton.core.game import Game
from craton.core.sides import Actor
from craton.core.state import State
from craton.record import dice_tags, format_record, record_of

T = TypeVar("T")

MAX_GAMES = 1_000_000
MAX_OPENINGS = 1_000
DRAWS = 100
"""Attempts to draw an opening that does not end the game."""


@dataclass(frozen=True)
class Duel:
    game: Game
    a: BotSpec
    b: BotSpec
    games: int
    paired: bool = True
    openings: int = 0
    """Random actions at the beginning of every game."""
    seed: int | str = 0

    def __post_init__(self) -> None:
        if not 1 <= self.games <= MAX_GAMES:
            raise OptionError(f"A duel has 1 to {MAX_GAMES:,} games, not {self.games}.")
        if self.paired and self.games % 2:
            raise OptionError(
                f"Games are played in pairs with seats swapped, so {self.games} must be even or unpaired."
            )
        if not 0 <= self.openings <= MAX_OPENINGS:
            raise OptionError(f"An opening has 0 to {MAX_OPENINGS:,} random actions, not {self.openings}.")
        for spec in (self.a, self.b):
            spec.make()  # raises now, not in the middle of a long run, if the settings are wrong

    @property
    def settings(self) -> dict[str, object]:
        """Everything that determines a game, except for its number."""
        return {
            "game": self.game.name,
            "options": self.game.options_text,
            "a": str(self.a),
            "b": str(self.b),
            "paired": self.paired,
            "openings": self.openings,
            "seed": self.seed,
        }

    def unit(self, number: int) -> int:
        """The number of the pair that a game belongs to; without pairing, that of the game."""
        return number // 2 if self.paired else number

    def dice(self, number: int) -> Dice:
        unit = self.unit(number)
        secret = hashlib.sha256(f"craton duel {self.seed} dice {unit}".encode()).digest()
        return Dice(f"duel-{unit}", "first", "second", secret)


@dataclass(frozen=True)
class Played:
    """A finished game of a duel."""

    number: int
    first: str
    """The bot in the first seat: A or B."""
    score: float
    """A's points: 1, 0.5 or 0."""
    reason: str
    turns: int
    record: str

    @property
    def movetext(self) -> str:
        """The record without its tags."""
        return self.record.partition("\n\n")[2]


def play_game(duel: Duel, number: int) -> Played:
    """Play one game of a duel."""
    state = final_state(duel, number)
    specs = _by_seat(number, duel.a, duel.b)
    outcome = state.outcome
    assert outcome is not None
    a_seat = _seat_of_a(number)
    winner = None if outcome.winner is None else state.seat(outcome.winner)
    tags = {"First": str(specs[Actor.FIRST]), "Second": str(specs[Actor.SECOND]), "Round": str(number + 1)}
    return Played(
        number=number,
        first="A" if a_seat is Actor.FIRST else "B",
        score=0.5 if winner is None else float(winner is a_seat),
        reason=outcome.reason,
        turns=state.turn,
        record=format_record(record_of(state, tags | dice_tags(duel.dice(number), reveal=True))),
    )


def final_state(duel: Duel, number: int) -> State:
    """Play one game of a duel; the state holds all its steps."""
    dice = duel.dice(number)
    state = _opened(duel, number, dice)
    seed = f"craton duel {duel.seed} game {number}"
    bots = _by_seat(number, duel.a.make(f"{seed} A"), duel.b.make(f"{seed} B"))
    try:
        play_to_end(state, bots, _by_seat(number, str(duel.a), str(duel.b)), lambda state: _throw(state, dice))
    except CratonError as error:
        raise CratonError(f"In game {number + 1}: {error}") from None
    return state


def _seat_of_a(number: int) -> Actor:
    return Actor.FIRST if number % 2 == 0 else Actor.SECOND


def _by_seat(number: int, a: T, b: T) -> dict[Actor, T]:
    """A's and B's values by the seats that they have in a game."""
    first, second = (a, b) if _seat_of_a(number) is Actor.FIRST else (b, a)
    return {Actor.FIRST: first, Actor.SECOND: second}


def _opened(duel: Duel, number: int, dice: Dice) -> State:
    """The state after the random opening, which does not depend on the bots."""
    for attempt in range(DRAWS):
        rng = random.Random(f"craton duel {duel.seed} opening {duel.unit(number)} {attempt}")
        state = State(duel.game)
        left = duel.openings
        while left and state.to_move is not None:
            if state.to_move is Actor.CHANCE:
                _throw(state, dice)
            else:
                state.push_code(rng.choice(state.position.legal))
                left -= 1
        while state.to_move is Actor.CHANCE:
            _throw(state, dice)
        if state.to_move is not None:
            return state
    raise OptionError(f"{duel.openings} random actions are too many for this game: it is over before the bots begin.")


def _throw(state: State, dice: Dice) -> None:
    state.push(dice.draw(state.turn, state.event or "", tuple(state.chance)))
