"""Settings of the tree search for this game and its levels, found by measurement; see docs/levels.md."""

from __future__ import annotations

from typing import Any

SETTINGS: dict[str, Any] = {"rave": 300.0, "exploration": 0.3}

LEVELS = (
    *((14, 0.76), (80, 0.5), (174, 0.32), (307, 0.2), (615, 0.133), (1350, 0.1)),
    *((2, 0.1), (20, 0.1), (100, 0.05)),
)
"""Simulations and temperature of levels 1 to 9; the last three use the network (`first_level`)."""
