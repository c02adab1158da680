"""Settings of the tree search for this game and its levels, found by measurement; see docs/levels.md."""

from __future__ import annotations

from typing import Any

SETTINGS: dict[str, Any] = {"rave": 300.0, "exploration": 0.3}

LEVELS = (
    *((14, 0.76), (68, 0.52), (160, 0.34), (255, 0.233), (500, 0.15), (1200, 0.105)),
    *((2, 0.1), (16, 0.1), (100, 0.05)),
)
"""Simulations and temperature of levels 1 to 9; the last three use the network (`first_level`)."""
