"""A duel: many games between two bots, A and B, each of which can be played on its own and in any order.

Games 2k and 2k + 1 are a pair: A has the first seat in the one and the second in the other, the dice show the same for
the same event and turn, and the random opening, if one is asked for, is the same. Without pairing the bots still take
turns with the first seat, but every game has dice and an opening of its own.

Game n is determined by the duel's settings and n alone, as far as the bots are determined by their seeds: budgets of
simulations are, budgets of seconds are not.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass
from typing import TypeVar

from craton.bots import Bot
from craton.bots.spec import BotSpec
from craton.core.dice import Dice
from craton.core.errors import CratonError, OptionError
from craton.core.game import Game
from craton.core.sides import Actor
from craton.core.state import State
from craton.record import dice_tags, format_record, record_of

T = TypeVar("T")

MOST_GAMES = 1_000_000
MOST_OPENINGS = 1_000
DRAWS = 100
"""Openings drawn for a pair before we give up, because the game was over each time."""


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
        if not 1 <= self.games <= MOST_GAMES:
            raise OptionError(f"A duel has 1 to {MOST_GAMES:,} games, not {self.games}.")
        if self.paired and self.games % 2:
            raise OptionError(
                f"Games are played in pairs with seats swapped, so {self.games} must be even or unpaired."
            )
        if not 0 <= self.openings <= MOST_OPENINGS:
            raise OptionError(f"An opening has 0 to {MOST_OPENINGS:,} random actions, not {self.openings}.")
        for spec in (self.a, self.b):
            spec.make()  # complains of settings now, not in the middle of a long run

    @property
    def settings(self) -> dict[str, object]:
        """What determines a game, apart from its number."""
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
        """The pair that a game belongs to; without pairing the game itself."""
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
    """Who had the first seat: A or B."""
    score: float
    """A's points: 1, 0.5 or 0."""
    reason: str
    turns: int
    record: str

    @property
    def movetext(self) -> str:
        """What was played, without the tags."""
        return self.record.partition("\n\n")[2]


def play_game(duel: Duel, number: int) -> Played:
    """Plays one game of a duel."""
    state = play_to_the_end(duel, number)
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


def play_to_the_end(duel: Duel, number: int) -> State:
    """Plays one game of a duel; the state holds all that happened."""
    dice = duel.dice(number)
    state = _opened(duel, number, dice)
    seed = f"craton duel {duel.seed} game {number}"
    specs = _by_seat(number, duel.a, duel.b)
    bots = _by_seat(number, duel.a.make(f"{seed} A"), duel.b.make(f"{seed} B"))
    while state.to_move is not None:
        if state.to_move is Actor.CHANCE:
            _throw(state, dice)
        else:
            seat = state.seat_to_move
            assert seat is not None
            _push(state, bots[seat], specs[seat], number)
    return state


def _seat_of_a(number: int) -> Actor:
    return Actor.FIRST if number % 2 == 0 else Actor.SECOND


def _by_seat(number: int, a: T, b: T) -> dict[Actor, T]:
    """What belongs to A and to B, by the seats that they have in a game."""
    first, second = (a, b) if _seat_of_a(number) is Actor.FIRST else (b, a)
    return {Actor.FIRST: first, Actor.SECOND: second}


def _opened(duel: Duel, number: int, dice: Dice) -> State:
    """The game behind its random opening, which does not depend on the bots."""
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


def _push(state: State, bot: Bot, spec: BotSpec, number: int) -> None:
    action = bot.choose(state.view())
    try:
        state.push(action)
    except CratonError as error:
        raise CratonError(f"The bot {spec} cannot play {action!r} in game {number + 1}: {error}") from None
