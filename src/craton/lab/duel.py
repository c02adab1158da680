"""A duel: many games between two bots, A and B, which can be played independently and in any order.

Games 2k and 2k + 1 are a pair: A has the first seat in one and the second in the other, the dice show the same for the
same event and turn, and the random opening, if any, is the same. Without pairing the bots still alternate in the first
seat, but every game has its own dice and opening.

Game n is determined by the duel's settings and n alone, provided that the bots are determined by their seeds: those
with a budget of simulations are, those with a budget of seconds are not.

A bot that crashes, is late or plays something illegal loses the game; the record names the reason.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, replace
from typing import TypeVar

from craton.bots import Forfeit, close_bot, play_to_end
from craton.bots.spec import BotSpec
from craton.core.dice import Dice
from craton.core.errors import OptionError
from craton.core.game import Game
from craton.core.sides import SEATS, SIDES, Actor
from craton.core.state import State
from craton.record import TERMINATION, Record, dice_tags, format_record, parse_record, record_of, with_id
from craton.record.html import record_html
from craton.record.model import UNREADABLE

T = TypeVar("T")

MAX_GAMES = 1_000_000
MAX_OPENINGS = 1_000
MAX_FAILURE = 500
"""Characters of a failure that the record keeps."""
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
            spec.check(self.game)

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

    def seat_of_a(self, number: int) -> Actor:
        """A's seat in a game: the first one in even games."""
        return _seat_of_a(number)

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
    failure: str = ""
    """Why the loser failed: a sentence, if it crashed, was late or played something illegal."""

    @property
    def movetext(self) -> str:
        """The record without its tags."""
        return self.record.partition("\n\n")[2]

    def _repr_html_(self) -> str:
        return record_html(parse_record(self.record))


def play_game(duel: Duel, number: int) -> Played:
    """Play one game of a duel."""
    state = _opened(duel, number, duel.dice(number))
    forfeit = None
    try:
        _play_on(duel, number, state)
    except Forfeit as failure:
        forfeit = failure
    a_seat = _seat_of_a(number)
    outcome = state.outcome
    if forfeit is not None:
        winner: Actor | None = SEATS[1 - SEATS.index(forfeit.seat)]
    else:
        assert outcome is not None
        winner = None if outcome.winner is None else state.seat(outcome.winner)
    return Played(
        number=number,
        first="A" if a_seat is Actor.FIRST else "B",
        score=0.5 if winner is None else float(winner is a_seat),
        reason=forfeit.reason if forfeit else outcome.reason if outcome else "",
        turns=state.turn,
        record=format_record(_record(duel, number, state, forfeit)),
        failure=str(forfeit) if forfeit else "",
    )


def final_state(duel: Duel, number: int) -> State:
    """Play one game of a duel; the state holds all its steps. Forfeit if a bot fails."""
    state = _opened(duel, number, duel.dice(number))
    _play_on(duel, number, state)
    return state


def _play_on(duel: Duel, number: int, state: State) -> None:
    dice = duel.dice(number)
    seed = f"craton duel {duel.seed} game {number}"
    bots = _by_seat(number, duel.a.make(f"{seed} A"), duel.b.make(f"{seed} B"))
    try:
        play_to_end(state, bots, _by_seat(number, str(duel.a), str(duel.b)), lambda state: _throw(state, dice))
    finally:
        for bot in bots.values():
            close_bot(bot)


def _record(duel: Duel, number: int, state: State, forfeit: Forfeit | None) -> Record:
    specs = _by_seat(number, duel.a, duel.b)
    tags = {"Round": str(number + 1), "Seed": str(duel.seed)}
    for seat, spec in specs.items():
        name = str(seat).capitalize()
        tags[name] = str(spec)
        if "level" in dict(spec.settings):
            tags[f"{name}Level"] = str(dict(spec.settings)["level"])
    record = record_of(state, tags | dice_tags(duel.dice(number), reveal=True))
    if forfeit is not None:
        winner = next(side for side in SIDES if state.seat(side) is not forfeit.seat)
        ending = {"Result": str(winner), "Reason": forfeit.reason, "Failure": _one_line(str(forfeit))}
        record = replace(record, tags=record.tags | ending, termination=TERMINATION[winner])
    return with_id(record)


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
    state.push(dice.draw(state.turn, state.event or "", state.chance))


def _one_line(text: str) -> str:
    """A sentence that a tag can hold, whatever an engine has written into it."""
    return UNREADABLE.sub("\ufffd", " ".join(text.split()))[:MAX_FAILURE]
