"""The history of an OpenSpiel state: immutable nodes, shared by all clones."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from craton.core.information import join_observed, observed, view_of_seat
from craton.core.position import Position
from craton.core.sides import SEATS, Actor
from craton.core.state import Step

HIDDEN_STEP = -1
"""The number of a step whose choice a seat does not see; 0 is no step, other numbers are described at `_number`."""


class History:
    """A position and the steps that led to it, as both seats see them."""

    def __init__(self, position: Position, parent: History | None = None, step: Step | None = None) -> None:
        self.position = position
        self._parent = parent
        self._step = step

    def after(self, code: int) -> History:
        """The history with one more action or outcome."""
        position = self.position
        if position.to_move is Actor.CHANCE:
            text = position.game.definition.notation.outcomes(position)[code]
            step = Step(position, position.after_outcome(code), code, text, position.event)
        else:
            step = Step(position, position.after(code), code, position.game.write_action(code), None)
        return History(step.after, self, step)

    def information_state(self, player: int) -> str:
        """What a player has seen, as `State.information_state` writes it."""
        nodes = self._nodes()
        return join_observed(view_of_seat(nodes[0].position, SEATS[player]), [n._seen[player][0] for n in nodes[1:]])

    def numbers(self, player: int) -> list[int]:
        """The same with one number for each step."""
        return [node._seen[player][1] for node in self._nodes()[1:]]

    def _nodes(self) -> list[History]:
        """All nodes, the first position's first."""
        nodes, node = [], self
        while True:
            nodes.append(node)
            if node._parent is None:
                return nodes[::-1]
            node = node._parent

    @cached_property
    def _seen(self) -> tuple[tuple[str, int], ...]:
        step = self._step
        assert step is not None
        texts = [observed(step, seat) for seat in SEATS]
        return tuple((text, _number(step, text)) for text in texts)

    def __deepcopy__(self, memo: Any) -> History:
        return self


def _number(step: Step, text: str) -> int:
    """2 * (action + 1), plus 1 if the second seat moved; below HIDDEN_STEP for an outcome."""
    if step.event is not None:
        return HIDDEN_STEP - 1 - step.code
    if text.split(" ", 1)[1].startswith("?"):
        return HIDDEN_STEP
    return 2 * (step.code + 1) + (step.before.seat_to_move == SEATS[1])
