"""A game's law as the engines take it: one tuple."""

from __future__ import annotations

from typing import Any

from craton.core.game import Game
from craton.kernel.decorator import CONSTANTS, Kernel
from craton.kernel.layout import APPLY, CHANCE_WEIGHTS, LEGAL

LAW = (CONSTANTS, LEGAL, APPLY, CHANCE_WEIGHTS, APPLY)
"""The type of (constants, legal, apply, chance_weights, apply_outcome)."""


def law_of(game: Game) -> tuple[Any, ...]:
    """The constants as arrays, and the compiled law."""
    return (game.arrays, *(function.compiled for function in _functions(game)))


def interpreted_law_of(game: Game) -> tuple[Any, ...]:
    """The same for engines that are not compiled."""
    return (game.constants, *_functions(game))


def _functions(game: Game) -> tuple[Kernel[..., Any], ...]:
    law = game.definition.law
    return law.legal, law.apply, law.chance_weights, law.apply_outcome
