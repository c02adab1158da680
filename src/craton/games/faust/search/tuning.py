"""Settings of the tree search for this game and its levels, found by measurement; see docs/levels.md."""

from __future__ import annotations

from typing import Any

SETTINGS: dict[str, Any] = {"rave": 300.0, "exploration": 0.3}

LEVELS = (
    *((11, 0.8), (32, 0.67), (75, 0.54), (130, 0.42), (190, 0.31), (300, 0.15)),
    *((2, 0.14), (16, 0.1), (70, 0.05)),
)
"""Simulations and temperature of levels 1 to 9; the last three use the network (`first_level`)."""
