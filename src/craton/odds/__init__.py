"""Exact probability: what chance can bring, as distributions with `Fraction` probabilities, and what it has brought."""

from craton.odds.distribution import Distribution
from craton.odds.joint import JointScores, quake
from craton.odds.whatif import WhatIf, what_if

__all__ = ["Distribution", "JointScores", "WhatIf", "quake", "what_if"]
