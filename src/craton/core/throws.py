"""The chance events of one run, in the order in which they are shown, with exact chances of winning on the way.

A run is a series of chance events without a decision in between. Where their order does not change the result, a game
may show them in another order than they were drawn; its `throws` returns these values.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from craton.core.insight import number_to_json
from craton.core.sides import Side

SUSPENSE, GIVEN, LARGEST, SMALLEST = ORDERS = ("suspense", "given", "largest", "smallest")
"""What matters least first, as drawn, largest stake first, smallest stake first."""


class Chances(NamedTuple):
    """The probabilities of the three results."""

    black: Fraction
    draw: Fraction
    white: Fraction

    @property
    def are_certain(self) -> bool:
        return 1 in self

    def to_json(self) -> dict[str, Any]:
        return {name: number_to_json(value) for name, value in self._asdict().items()}


@dataclass(frozen=True)
class Throw:
    """One chance event of a run, given those that are shown before it."""

    index: int
    """Its place in the order in which the events were drawn, from 0."""
    side: Side
    """The side that throws: its stones are at stake."""
    is_success: bool
    before: Chances
    success: Chances
    """The chances after it if it succeeds."""
    failure: Chances

    @property
    def after(self) -> Chances:
        return self.success if self.is_success else self.failure

    @property
    def decides(self) -> bool:
        """Whether the result is open before it, and certain after it whatever comes."""
        return not self.before.are_certain and self.success.are_certain and self.failure.are_certain

    def to_json(self) -> dict[str, Any]:
        chances = {name: getattr(self, name).to_json() for name in ("before", "success", "failure", "after")}
        return {"side": str(self.side), "is_success": self.is_success, "decides": self.decides, **chances}
