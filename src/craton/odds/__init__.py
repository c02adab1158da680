"""Exact probability: what dice still decide, as distributions of integers with `Fraction` probabilities."""

from craton.odds.distribution import Distribution
from craton.odds.joint import JointScores, quake
from craton.odds.whatif import WhatIf, what_if

__all__ = ["Distribution", "JointScores", "WhatIf", "quake", "what_if"]
