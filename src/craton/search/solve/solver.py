"""Exact values: what a position is worth if both seats play perfectly.

Without chance a proof decides between win, draw and loss; with chance the expected result is worked out in fractions.
Secrets are refused where a side would have to decide without knowing them. What its owner alone knows until the same
turn is over, as the first stone of a pair, is hidden from no decision, so such a game is solved as if it were open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.position import Position
from craton.core.sides import Actor
from craton.search.solve.budget import Budget, Unsolved
from craton.search.solve.chance import Expectation
from craton.search.solve.proof import MetChance, Proof
from craton.search.solve.steps import law_of, look_for_secrets, seat_of

__all__ = ["Solution", "Solver", "Unsolved", "solve"]

SEATS = (Actor.FIRST, Actor.SECOND)
LONGEST_LINE = 400

Progress = Callable[[int, float], None]
"""Is told the nodes and seconds spent so far, several times a second."""


@dataclass(frozen=True)
class Solution:
    """What perfect play comes to.

    Values are the win probability of one seat, a draw counting half: of the seat to move, or at a chance event, where
    there are no actions, of the first seat. The line is one of perfect play, as far as no chance event is in the way;
    who wins for certain takes the first action that does, and who loses resists as long as the proof found possible.
    """

    value: Fraction
    best: tuple[str, ...]
    line: tuple[str, ...]
    nodes: int
    seat: Actor
    values: Mapping[str, Fraction]
    """What every action is worth, to the same seat."""


class Solver:
    """Solves positions of one game, each helped by those before it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._method: Proof | Expectation | None = None

    def solve(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        progress: Progress | None = None,
    ) -> Solution:
        """The value of a position and of each action in it."""
        budget = Budget(seconds, nodes, progress)
        self._check(position)
        seat, write = seat_of(position.data), self.game.definition.notation.write
        value = self._first(position, budget)[0]
        after = {action: self._first(position.after(action), budget)[0] for action in position.legal}
        return Solution(
            value=_share(value, seat),
            best=tuple(write(self.game, action) for action, share in after.items() if share == value),
            line=tuple(write(self.game, action) for action in self._line(position, budget)),
            nodes=budget.nodes,
            seat=SEATS[seat],
            values={write(self.game, action): _share(share, seat) for action, share in after.items()},
        )

    def value(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        progress: Progress | None = None,
    ) -> tuple[Fraction, int]:
        """The value alone and the nodes it took, which are fewer: not every action has to be looked at."""
        budget = Budget(seconds, nodes, progress)
        self._check(position)
        return _share(self._first(position, budget)[0], seat_of(position.data)), budget.nodes

    def _check(self, position: Position) -> None:
        if position.game != self.game:
            raise CratonError("This solver was made for another game or other options than the position's.")
        if position.to_move is None:
            raise CratonError("The game is over: there is nothing to solve.")
        look_for_secrets(position)

    def _first(self, position: Position, budget: Budget) -> tuple[Fraction, int]:
        """The first seat's value, and the number of turns within which a win or a loss is sure."""
        if self._method is None:
            self._method = Expectation(self.game) if law_of(self.game).chance else Proof(self.game)
        try:
            return self._method.value(position, budget)
        except MetChance:
            self._method = Expectation(self.game)
            return self._method.value(position, budget)

    def _line(self, position: Position, budget: Budget) -> Iterator[int]:
        """Perfect play from here. Who wins is content with the first winning action: proving others could take long."""
        for _ in range(LONGEST_LINE):
            if not position.legal:
                return
            value = self._first(position, budget)[0]
            wins = _share(value, seat_of(position.data)) == 1
            best: tuple[int, int] | None = None
            for action in position.legal:
                share, turns = self._first(position.after(action), budget)
                if share == value and (best is None or turns > best[1]):
                    best = action, turns
                    if wins:
                        break
            assert best is not None, "some action keeps the value"
            yield best[0]
            position = position.after(best[0])


def solve(position: Position, *, seconds: float | None = None, nodes: int | None = None) -> Solution:
    """What a position is worth, exactly; Unsolved (a CratonError) if the budget does not suffice."""
    return Solver(position.game).solve(position, seconds=seconds, nodes=nodes)


def _share(value: Fraction, seat: int) -> Fraction:
    """A seat's own value from the first seat's."""
    return 1 - value if seat else value
