"""Exact probability: distributions with `Fraction` probabilities, final scores, what-if, luck and skill."""

from craton.odds.distribution import Distribution
from craton.odds.scores import JointScores, WhatIf, final_scores, what_if

__all__ = ["Distribution", "JointScores", "WhatIf", "final_scores", "what_if"]
