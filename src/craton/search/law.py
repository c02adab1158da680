"""A game's law as compiled engines take it: one tuple."""

from __future__ import annotations

from typing import Any

from craton.core.game import Game
from craton.kernel.decorator import CONSTANTS
from craton.kernel.layout import APPLY, CHANCE_WEIGHTS, LEGAL

LAW = (CONSTANTS, LEGAL, APPLY, CHANCE_WEIGHTS, APPLY)
"""The type of (constants, legal, apply, chance_weights, apply_outcome)."""


def law_of(game: Game) -> tuple[Any, ...]:
    """The constants as arrays, and the compiled law."""
    law = game.definition.law
    functions = (law.legal, law.apply, law.chance_weights, law.apply_outcome)
    return (game.arrays, *(function.compiled for function in functions))
