"""A position: everything that determines the rest of the game. Immutable, hashable."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

from craton.core.actions import LegalMoves
from craton.core.errors import ActionError
from craton.core.game import Game
from craton.core.sides import MOVERS, SEATS, SIDES, Actor, Side
from craton.kernel import layout
from craton.kernel.planes import side_to_move


class Score(NamedTuple):
    """Both sides' points."""

    black: int
    white: int


class Outcome(NamedTuple):
    """How a game ended: the winner (None for a draw), the reason, and the points if the game counts points."""

    winner: Side | None
    reason: str
    score: Score | None

    def __str__(self) -> str:
        points = f" {self.score.black}-{self.score.white}" if self.score else ""
        return f"{self.winner or 'draw'} ({self.reason}){points}"


class Position:
    """The slots of a state (`data`), interpreted by the game's kernels. Actions are numbers here, texts in `State`.

    >>> import craton
    >>> start = craton.game("lifeline", size=2, balance="weak").start()
    >>> start.legal, start.to_move, start.seat_to_move
    ((0, 1, 2, 3, 4, 5, 6), <Side.BLACK: 'black'>, <Actor.FIRST: 'first'>)
    >>> start.after(3)
    Position('lifeline size=2,balance=weak 2/1b1/2 white 1 -')
    >>> start in {craton.new("lifeline", size=2, balance="weak").position}
    True
    """

    def __init__(self, game: Game, data: tuple[int, ...]) -> None:
        self.game = game
        self.data = data

    @property
    def hash64(self) -> int:
        """The 64-bit hash that the kernels maintain, as an unsigned number."""
        return self.data[layout.HASH] & 0xFFFF_FFFF_FFFF_FFFF

    @property
    def to_move(self) -> Side | Actor | None:
        """Side.BLACK, Side.WHITE, CHANCE, a seat while komi is being agreed, or None when the game is over."""
        return MOVERS[self.data[layout.MOVER]]

    @property
    def turn(self) -> int:
        """The number of turns taken."""
        return self.data[layout.TURN]

    @property
    def seat_of_black(self) -> Actor:
        """The seat that plays Black."""
        return Actor.SECOND if self.data[layout.BLACK_SEAT] else Actor.FIRST

    def seat(self, side: Side | str) -> Actor:
        """The seat that plays a side."""
        return SEATS[SIDES.index(Side(side)) ^ self.data[layout.BLACK_SEAT]]

    @property
    def seat_to_move(self) -> Actor | None:
        """The seat that has to decide; None at a chance event and when the game is over."""
        seat = layout.seat_to_move(self.data)
        return None if seat < 0 else SEATS[seat]

    @cached_property
    def legal(self) -> tuple[int, ...]:
        """The legal actions as numbers in ascending order; none at a chance event or when the game is over."""
        if self.data[layout.MOVER] in (layout.CHANCE, layout.OVER):
            return ()
        game = self.game
        out = [0] * game.most_actions
        count = game.definition.law.legal(game.constants, list(self.data), out, [0] * game.work_size)
        return tuple(out[:count])

    @property
    def must_pass(self) -> bool:
        """Whether the side to move is stuck and has to pass."""
        return self.game.definition.passes_only_if_stuck and len(self.legal) == 1 and self.legal_moves[0] == "pass"

    @cached_property
    def weights(self) -> tuple[int, ...]:
        """The integer weights of the pending chance event's outcomes; empty if there is none."""
        if self.data[layout.MOVER] != layout.CHANCE:
            return ()
        out = [0] * 64
        count = self.game.definition.law.chance_weights(self.game.constants, list(self.data), out)
        return tuple(out[:count])

    @cached_property
    def chance(self) -> Mapping[str, Fraction]:
        """The pending chance event's outcomes with their exact probabilities; empty if there is none."""
        if not self.weights:
            return MappingProxyType({})
        total = sum(self.weights)
        names = self.game.definition.notation.outcomes(self)
        return MappingProxyType({name: Fraction(w, total) for name, w in zip(names, self.weights, strict=True)})

    @property
    def event(self) -> str | None:
        """The name of the pending chance event, such as `roll a1` or `xc5`; None if there is none."""
        return self.game.definition.notation.event(self) if self.to_move is Actor.CHANCE else None

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game; None while it is not over."""
        if self.data[layout.MOVER] != layout.OVER:
            return None
        winner = self.data[layout.WINNER]
        score = self.game.definition.score(self)
        reason = self.game.definition.reasons[self.data[layout.REASON]]
        return Outcome(None if winner == layout.DRAW else SIDES[winner], reason, Score(*score) if score else None)

    def returns(self) -> tuple[float, float]:
        """The result for the first and the second seat: 1 for a win, -1 for a loss, 0 for a draw or while it lasts."""
        if self.data[layout.MOVER] != layout.OVER:
            return 0.0, 0.0
        first = 2 * layout.first_seat_result(self.data) - 1
        return first, -first

    def planes(self, side: Side | str | None = None, *, by_cell: bool = False) -> Any:
        """The whole position, secrets included, as float32[planes, rows, columns]; `game.features.names` names them.

        side: whose stones are `own`; by default the side to move. by_cell: float32[planes, cells] instead.
        """
        viewer = side_to_move(self.data) if side is None else SIDES.index(Side(side))
        return self.game.features.observation(self.data, viewer, by_cell=by_cell)

    def action_mask(self) -> Any:
        """bool[game.action_count]: true for legal actions."""
        return self.game.features.action_mask(self.legal)

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal actions as texts."""
        return LegalMoves(self.game, self.legal)

    @property
    def board(self) -> dict[str, Side]:
        """The stones: cell name -> side."""
        sides = ((name, self.stone(cell)) for cell, name in enumerate(self.game.board.names))
        return {name: side for name, side in sides if side is not None}

    def stone(self, cell: int) -> Side | None:
        """The side whose stone is on a cell; None if there is none."""
        return stone_side(self.data[layout.BOARD + cell])

    def after(self, action: int) -> Position:
        """The position after a legal action."""
        data = list(self.data)
        self.game.definition.law.apply(self.game.constants, data, action, [0] * self.game.work_size)
        return Position(self.game, tuple(data))

    def after_outcome(self, outcome: int) -> Position:
        """The position after an outcome of the pending chance event, by number."""
        if not 0 <= outcome < len(self.weights):
            raise ActionError("There is no such outcome.")
        data = list(self.data)
        self.game.definition.law.apply_outcome(self.game.constants, data, outcome, [0] * self.game.work_size)
        return Position(self.game, tuple(data))

    def image(self, symmetry: int) -> Position:
        """The position under one of the game's symmetries."""
        out = [0] * self.game.slots
        work = [0] * self.game.work_size
        self.game.definition.law.mirror(self.game.constants, list(self.data), symmetry, out, work)
        out[layout.HASH] = layout.rehash(self.game.constants, out)
        return Position(self.game, tuple(out))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.data == other.data and self.game == other.game

    def __hash__(self) -> int:
        return hash(self.data[layout.HASH])

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.game, self.data)  # cached values are derived again, and some cannot be pickled

    def __repr__(self) -> str:
        from craton.core.text import write_position

        return f"Position({write_position(self)!r})"


def stone_side(value: int) -> Side | None:
    """The side whose stone a cell's value means. In every game the two lowest bits encode it; both set mean neither."""
    colour = value & 3
    return SIDES[colour - 1] if colour in (layout.BLACK_STONE, layout.WHITE_STONE) else None
