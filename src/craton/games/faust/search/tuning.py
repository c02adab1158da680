"""Settings of the tree search for this game and its levels, found by measurement; see docs/levels.md."""

from __future__ import annotations

from typing import Any

SETTINGS: dict[str, Any] = {"rave": 300.0, "exploration": 0.3}

LEVELS = (
    *((11, 0.8), (50, 0.6), (130, 0.42), (220, 0.26), (370, 0.16), (800, 0.12)),
    *((2, 0.1), (7, 0.08), (36, 0.05)),
)
"""Simulations and temperature of levels 1 to 9; the last three use the network (`first_level`)."""
