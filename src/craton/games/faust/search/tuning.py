"""Settings of the tree search for this game and its levels, found by measurement; see docs/levels.md."""

from __future__ import annotations

from typing import Any

SETTINGS: dict[str, Any] = {"rave": 300.0, "exploration": 0.3}

LEVELS = (
    *((6, 0.85), (14, 0.76), (40, 0.64), (90, 0.51), (143, 0.4)),
    *((192, 0.31), (245, 0.22), (306, 0.145), (397, 0.078)),
)
"""Simulations and temperature of levels 1 to 9."""
