"""Settings of the tree search for this game and its levels, found by measurement; see docs/levels.md."""

from __future__ import annotations

from typing import Any

SETTINGS: dict[str, Any] = {"rave": 800.0, "progressive_widening": 2.0}

LEVELS = (
    *((3, 0.85), (14, 0.49), (47, 0.27), (136, 0.13), (320, 0.067), (900, 0.035), (2700, 0.02)),
    *((6, 0.02), (25, 0.02)),
)
"""Simulations and temperature of levels 1 to 9; the last two use the network (`first_level`)."""
