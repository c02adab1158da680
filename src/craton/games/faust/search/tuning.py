"""Settings of the tree search for this game and its levels, found by measurement; see docs/levels.md."""

from __future__ import annotations

from typing import Any

SETTINGS: dict[str, Any] = {"rave": 300.0, "exploration": 0.3}

LEVELS = (
    *((10, 0.81), (52, 0.6), (112, 0.46), (180, 0.33), (270, 0.18), (550, 0.13)),
    *((2, 0.1), (13, 0.08), (45, 0.05)),
)
"""Simulations and temperature of levels 1 to 9; the last three use the network (`first_level`)."""
