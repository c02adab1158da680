"""Distributions over integers, with exact probabilities."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from typing import Any

from craton.core.errors import CratonError
from craton.core.insight import number_to_json
from craton.odds.text_bars import histogram

QUANTILES = (Fraction(1, 20), Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), Fraction(19, 20))


class Distribution(Mapping[int, Fraction]):
    """A mapping from integers to their exact probabilities, which sum to 1; immutable, compared by value.

    It is made from weights, integers or fractions with any positive sum. Values of weight 0 are left out.

    >>> die = Distribution(dict.fromkeys(range(1, 7), 1))
    >>> die[6], die[7], die.mean, die.median
    (Fraction(1, 6), Fraction(0, 1), Fraction(7, 2), 3)
    >>> die.probability_of(lambda face: face >= 5)
    Fraction(1, 3)
    >>> (die - die)[0]
    Fraction(1, 6)
    >>> print(Distribution({0: 3, 1: 1}))
    0   75.0% ████████████████████████████████████████████████████████████████
    1   25.0% █████████████████████▍
    mean 0.25, deviation 0.43, from 0 to 1
    """

    def __init__(self, weights: Mapping[int, int | Fraction]) -> None:
        given = {value: Fraction(weight) for value, weight in sorted(weights.items()) if weight}
        if not given or min(given.values()) < 0:
            raise CratonError("A distribution needs weights that are not negative, at least one of them positive.")
        scale = math.lcm(*(weight.denominator for weight in given.values()))
        whole = {value: int(weight * scale) for value, weight in given.items()}
        divisor = math.gcd(*whole.values())
        self.weights: Mapping[int, int] = {value: weight // divisor for value, weight in whole.items()}
        """Integer weights without a common divisor, by value in ascending order."""
        self.total = sum(self.weights.values())

    def __getitem__(self, value: int) -> Fraction:
        """The probability of a value; 0 for impossible ones."""
        return Fraction(self.weights.get(value, 0), self.total)

    def __contains__(self, value: object) -> bool:
        return value in self.weights

    def __iter__(self) -> Iterator[int]:
        return iter(self.weights)

    def __len__(self) -> int:
        return len(self.weights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Distribution) and self.weights == other.weights

    def __hash__(self) -> int:
        return hash(tuple(self.weights.items()))

    @property
    def floor(self) -> int:
        """The smallest possible value."""
        return min(self.weights)

    @property
    def ceiling(self) -> int:
        """The largest possible value."""
        return max(self.weights)

    @cached_property
    def mean(self) -> Fraction:
        """The expected value."""
        return Fraction(sum(value * weight for value, weight in self.weights.items()), self.total)

    @cached_property
    def variance(self) -> Fraction:
        """The mean squared distance from the mean."""
        squares = Fraction(sum(value * value * weight for value, weight in self.weights.items()), self.total)
        return squares - self.mean**2

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        return math.sqrt(self.variance)

    def quantile(self, share: Fraction | float) -> int:
        """The smallest value v with P(x <= v) >= share; share: from 0 to 1."""
        if not 0 <= share <= 1:
            raise CratonError(f"A quantile needs a share from 0 to 1, not {share}.")
        up_to = zip(self.weights, accumulate(self.weights.values()), strict=True)
        return next(value for value, weight in up_to if weight >= Fraction(share) * self.total)

    def quantiles(self, *shares: Fraction | float) -> tuple[int, ...]:
        """Several quantiles; by default those of 5%, 25%, 50%, 75% and 95%."""
        return tuple(self.quantile(share) for share in shares or QUANTILES)

    @property
    def median(self) -> int:
        """The 50% quantile."""
        return self.quantile(Fraction(1, 2))

    def probability_of(self, event: int | Callable[[int], bool]) -> Fraction:
        """The probability of a value, or of all values for which a predicate holds."""
        if isinstance(event, int):
            return self[event]
        return Fraction(sum(weight for value, weight in self.weights.items() if event(value)), self.total)

    def __sub__(self, other: Distribution) -> Distribution:
        """The distribution of the difference to an independent value."""
        found: dict[int, int] = {}
        for value, weight in self.weights.items():
            for less, times in other.weights.items():
                found[value - less] = found.get(value - less, 0) + weight * times
        return Distribution(found)

    def to_json(self) -> dict[str, Any]:
        return {
            "mean": number_to_json(self.mean),
            "variance": number_to_json(self.variance),
            "floor": self.floor,
            "ceiling": self.ceiling,
            "quantiles": {f"{100 * share}%": self.quantile(share) for share in QUANTILES},
            "probabilities": {str(value): number_to_json(share) for value, share in self.items()},
        }

    def to_svg(self, *, title: str = "", size: int = 480) -> str:
        """A bar chart as an SVG, `size` pixels wide."""
        from craton.odds.svg_bars import draw_bars

        return draw_bars({"": self}, title=title, size=size)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __str__(self) -> str:
        lines = histogram({"": self})
        summary = f"mean {float(self.mean):.2f}, deviation {self.deviation:.2f}, from {self.floor} to {self.ceiling}"
        return "\n".join([*lines, summary])

    def __repr__(self) -> str:
        return f"Distribution({dict(self.weights)!r})"
