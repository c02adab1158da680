"""Openings of finished games: which actions were played in a position, and with which results.

Symmetric positions count as one position, and actions that lead to symmetric positions as one move. Results belong to
the seat that had to decide, so a swap of sides does not change whose they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from craton.core.errors import RecordError
from craton.core.position import Position
from craton.core.sides import Actor, Side
from craton.core.state import State
from craton.core.symmetry import canonical, canonical_action, canonical_key, symmetric_actions
from craton.lab.stats.wilson import wilson
from craton.record import TERMINATION, UNFINISHED, Record, replay

TURNS = 12
"""Decisions in the first TURNS turns of a game are counted."""
WINNERS = {marker: side for side, marker in TERMINATION.items()}


class Decision(NamedTuple):
    """An action in a position up to symmetry."""

    position: str
    """The key of the position (`canonical_key`)."""
    move: str
    """The action as it is written in the canonical form of the position."""
    seat: Actor


class Results(NamedTuple):
    """The results of games for the seat that had to decide."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return sum(self)

    @property
    def score(self) -> float | None:
        """The share of the points, a draw counting one half; None without games."""
        return (self.wins + self.draws / 2) / self.games if self.games else None

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the score."""
        return wilson(self.score or 0.0, self.games)

    def plus(self, other: Results) -> Results:
        return Results(*(one + more for one, more in zip(self, other, strict=True)))


WON, DRAWN, LOST = Results(wins=1), Results(draws=1), Results(losses=1)


class Move(NamedTuple):
    """Legal actions of a position that lead to symmetric positions."""

    canonical: str
    """Their common name, as in `Decision`."""
    actions: tuple[str, ...]


class PlayedMove(NamedTuple):
    """A move of a position with the results of the games that continued with it."""

    actions: tuple[str, ...]
    results: Results


def decisions(played: Iterable[tuple[Position, int]]) -> Iterator[Decision]:
    """The decisions in the first turns of a game. played: the positions in order, each with the action played there."""
    for position, action in played:
        seat = position.seat_to_move
        if position.turn >= TURNS or seat is None:
            return
        form = canonical(position)
        image = canonical_action(position, action, form)
        yield Decision(canonical_key(position, form), position.game.write_action(image), seat)


def moves_at(position: Position) -> tuple[str, list[Move]]:
    """The key of a position, and its legal moves up to symmetry."""
    form, write = canonical(position), position.game.write_action
    groups = symmetric_actions(position, form)
    moves = [Move(write(image), tuple(map(write, actions))) for image, actions in groups.items()]
    return canonical_key(position, form), moves


def result_for(seat: Actor, winner: Actor | None) -> Results:
    """One game's result for a seat. winner: None for a draw."""
    return DRAWN if winner is None else WON if winner is seat else LOST


class OpeningBook:
    """The openings of finished games.

    >>> import craton
    >>> book = OpeningBook()
    >>> for first in ("a1", "c3", "b2"):
    ...     state = craton.new("faust", size=3)
    ...     step = state.push(first)
    ...     book.add_record(craton.play(state, black="random", white="random", seed=1))
    >>> [(move.actions, move.results.games) for move in book.at(craton.new("faust", size=3).position)]
    [(('a1', 'c1', 'a3', 'c3'), 2), (('b2',), 1)]
    """

    def __init__(self) -> None:
        self.games = 0
        self._found: dict[str, dict[str, Results]] = {}

    def add(self, game: State, winner: Side | None) -> None:
        """Count a finished game. winner: None for a draw; a game can also end by resignation."""
        seat = None if winner is None else game.position.seat(winner)
        self.games += 1
        played = ((step.before, step.code) for step in game.steps if step.event is None)
        for one in set(decisions(played)):
            moves = self._found.setdefault(one.position, {})
            moves[one.move] = moves.get(one.move, Results()).plus(result_for(one.seat, seat))

    def add_record(self, record: Record) -> None:
        """Count the game of a record; RecordError if the record is wrong or the game is not finished."""
        if record.termination == UNFINISHED:
            raise RecordError("The game is not finished.", record.line, 1)
        self.add(replay(record), WINNERS[record.termination])

    def at(self, position: Position) -> list[PlayedMove]:
        """The moves that were played in a position or a symmetric one, the most frequent first."""
        key, moves = moves_at(position)
        found = self._found.get(key, {})
        played = [PlayedMove(move.actions, found[move.canonical]) for move in moves if move.canonical in found]
        return sorted(played, key=lambda move: -move.results.games)
