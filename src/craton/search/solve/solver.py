"""Exact values of positions under perfect play: minimax without chance, expectimax in fractions with it.

Games in which a side has to decide without knowing something hidden are refused. A secret that is revealed before the
other side's next decision, such as the first stone of a pair, affects no decision, so such games are solved as if all
information were open.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction

from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.position import Position
from craton.core.sides import Actor
from craton.search.solve.budget import Budget, Unsolved
from craton.search.solve.expectimax import Expectimax
from craton.search.solve.minimax import TABLE_ROWS, ChanceReached, Minimax
from craton.search.solve.reductions import properties_of, refuse_hidden_information

__all__ = ["Solution", "Solver", "Unsolved", "solve"]

MAX_LINE = 400
PROBE = 64
"""Nodes within which a value is found that the table has."""

Progress = Callable[[int, float], None]
"""Called several times a second with the nodes and seconds used so far."""


@dataclass(frozen=True)
class Solution:
    """The value of a position under perfect play.

    Values are win probabilities, a draw counting one half: of the seat to move, or at a chance event of the first seat.
    The line is perfect play up to the first chance event: a winning side takes the first winning action found, a losing
    side the one that loses latest by the search's bounds.
    """

    value: Fraction
    best: tuple[str, ...]
    line: tuple[str, ...]
    nodes: int
    """The nodes searched; after `Solver.decide`, for the value."""
    seat: Actor
    values: Mapping[str, Fraction]
    """The value of every action for the same seat; after `Solver.decide`, of some."""


class Solver:
    """Solves positions of one game; results are kept from one to the next."""

    def __init__(self, game: Game, *, uses_symmetries: bool = True, table_rows: int = TABLE_ROWS) -> None:
        """uses_symmetries: merge symmetric positions, if the game has no chance.

        That takes a third of the time and gains nothing once the board has lost its symmetry. table_rows: a power of
        two, for games without chance; more of them pay from some hundred million nodes on.
        """
        self.game = game
        self._uses_symmetries, self._table_rows = uses_symmetries, table_rows
        self._method: Minimax | Expectimax | None = None

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
        seat, write = position.seat_to_move or Actor.FIRST, self.game.definition.notation.write
        value = self._first(position, budget)[0]
        after = {action: self._first(position.after(action), budget)[0] for action in position.legal}
        return Solution(
            value=_own(value, seat),
            best=tuple(write(self.game, action) for action, share in after.items() if share == value),
            line=tuple(write(self.game, action) for action in self._line(position, budget)),
            nodes=budget.nodes,
            seat=seat,
            values={write(self.game, action): _own(share, seat) for action, share in after.items()},
        )

    def decide(
        self,
        position: Position,
        *,
        order: Sequence[int] = (),
        seconds: float | None = None,
        nodes: int | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> Solution:
        """The value of a position and its best actions, as far as the budget allows, but at least one.

        Unlike that of `solve`, the result may lack the values of some actions, and its line may be one action long.
        order: the actions to try first, in place of the solver's own order.
        """
        budget = Budget(seconds, nodes, clock=clock)
        self._check(position)
        seat, write = position.seat_to_move or Actor.FIRST, self.game.definition.notation.write
        value = self._in_order(position, order, budget) if order else self._first(position, budget)[0]
        nodes = budget.nodes
        after = self.known(position)  # the value's proof is still in the table
        for action in position.legal:
            if action not in after:
                with suppress(Unsolved):
                    after[action] = self._first(position.after(action), budget)[0]
        best = [action for action in position.legal if after.get(action) == value]
        if not best:  # the table has lost the proof
            raise Unsolved("Not solved: the table is too small.")
        line = [best[0]]
        with suppress(Unsolved):
            line = list(self._line(position, budget))
        return Solution(
            value=_own(value, seat),
            best=tuple(write(self.game, action) for action in best),
            line=tuple(write(self.game, action) for action in line),
            nodes=nodes,
            seat=seat,
            values={write(self.game, action): _own(share, seat) for action, share in after.items()},
        )

    def value(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        progress: Progress | None = None,
    ) -> tuple[Fraction, int]:
        """The value alone, and the nodes searched: fewer than for `solve`, which needs the value of every action."""
        budget = Budget(seconds, nodes, progress)
        self._check(position)
        return _own(self._first(position, budget)[0], position.seat_to_move), budget.nodes

    def _in_order(self, position: Position, order: Sequence[int], budget: Budget) -> Fraction:
        """The first seat's value; actions that are not in the order come last."""
        seat, best = position.seat_to_move, Fraction(0)
        for action in (*order, *(action for action in position.legal if action not in order)):
            best = max(best, _own(self._first(position.after(action), budget)[0], seat))
            if best == 1:
                break
        return _own(best, seat)

    def known(self, position: Position) -> dict[int, Fraction]:
        """The first seat's values of those actions whose value the table has, also after a failed attempt."""
        found: dict[int, Fraction] = {}
        for action in position.legal:
            with suppress(Unsolved):
                found[action] = self._first(position.after(action), Budget(nodes=PROBE))[0]
        return found

    def _check(self, position: Position) -> None:
        if position.game != self.game:
            raise CratonError("This solver was made for another game or other options than the position's.")
        if position.to_move is None:
            raise CratonError("The game is over: there is nothing to solve.")
        refuse_hidden_information(position)

    def _first(self, position: Position, budget: Budget) -> tuple[Fraction, int]:
        """The first seat's value, and the number of turns within which a win or a loss is forced."""
        if self._method is None:
            has_chance = properties_of(self.game).has_chance
            self._method = (
                Expectimax(self.game)
                if has_chance
                else Minimax(self.game, self._table_rows, uses_symmetries=self._uses_symmetries)
            )
        try:
            return self._method.value(position, budget)
        except ChanceReached:
            self._method = Expectimax(self.game)
            return self._method.value(position, budget)

    def _line(self, position: Position, budget: Budget) -> Iterator[int]:
        """Perfect play from here. The first winning action will do: solving the others may take long."""
        for _ in range(MAX_LINE):
            if not position.legal:
                return
            value = self._first(position, budget)[0]
            wins = _own(value, position.seat_to_move) == 1
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
    """The exact value of a position; raises Unsolved, a CratonError, if the budget is too small."""
    return Solver(position.game).solve(position, seconds=seconds, nodes=nodes)


def _own(value: Fraction, seat: Actor | None) -> Fraction:
    """A seat's value from the first seat's."""
    return 1 - value if seat is Actor.SECOND else value
