"""Comparing two sets of games: differences with intervals, corrected for the number of comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, isfinite, nan, sqrt

import numpy as np
import numpy.typing as npt

from craton.lab.stats.interval import Interval, Z, student

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Effect:
    """The difference B - A of one measure."""

    name: str
    a: float
    b: float
    difference: Interval
    size: float
    """The difference in standard deviations of single units (Cohen's d): how important it is."""
    p: float
    """Two-sided, before correction."""
    corrected: float = nan
    """After Holm's correction for all comparisons of the report."""

    @property
    def is_shown(self) -> bool:
        return self.corrected < 0.05


def paired_effect(name: str, a: Floats, b: Floats) -> Effect:
    """The mean difference between units with the same dice and opening; rows with a NaN are left out."""
    both = np.isfinite(a) & np.isfinite(b)
    a, b = a[both], b[both]
    count = len(a)
    if count < 2:
        return Effect(name, nan, nan, Interval(nan, nan, nan, count), nan, nan)
    gaps = b - a
    spread = float(gaps.std(ddof=1))
    pooled = sqrt((float(a.var(ddof=1)) + float(b.var(ddof=1))) / 2)
    return _effect(name, float(a.mean()), float(b.mean()), spread / sqrt(count), count - 1, pooled, count)


def unpaired_effect(name: str, a: Floats, b: Floats) -> Effect:
    """The difference of two means, with Welch's standard error."""
    a, b = a[np.isfinite(a)], b[np.isfinite(b)]
    if min(len(a), len(b)) < 2:
        return Effect(name, nan, nan, Interval(nan, nan, nan, min(len(a), len(b))), nan, nan)
    va, vb = float(a.var(ddof=1)), float(b.var(ddof=1))
    error = sqrt(va / len(a) + vb / len(b))
    freedom = min(len(a), len(b)) - 1
    return _effect(name, float(a.mean()), float(b.mean()), error, freedom, sqrt((va + vb) / 2), min(len(a), len(b)))


def _effect(name: str, a: float, b: float, error: float, freedom: int, pooled: float, count: int) -> Effect:
    gap = b - a
    half = student(freedom) * error
    size = gap / pooled if pooled > 0 else (0.0 if gap == 0 else float(np.copysign(np.inf, gap)))
    p = erfc(abs(gap) / error * Z / student(freedom) / sqrt(2)) if error > 0 else float(gap == 0)
    return Effect(name, a, b, Interval(gap, gap - half, gap + half, count), size, p)


def corrected(effects: Sequence[Effect]) -> list[Effect]:
    """Holm's step-down correction, and the effects sorted by importance, the largest first."""
    known = sorted((effect for effect in effects if isfinite(effect.p)), key=lambda effect: effect.p)
    found, last = [], 0.0
    for rank, effect in enumerate(known):
        last = max(last, min(1.0, effect.p * (len(known) - rank)))
        found.append(Effect(effect.name, effect.a, effect.b, effect.difference, effect.size, effect.p, last))
    unknown = [effect for effect in effects if not isfinite(effect.p)]
    return sorted(found, key=lambda effect: (-effect.is_shown, -abs(effect.size))) + unknown
