"""Settings of the tree search for this game and its levels, found by measurement; see docs/levels.md."""

from __future__ import annotations

from typing import Any

SETTINGS: dict[str, Any] = {}

LEVELS = (
    *((40, 1.6), (135, 0.73), (270, 0.57), (500, 0.45), (800, 0.35)),
    *((1250, 0.28), (1700, 0.22), (2300, 0.165), (3300, 0.11)),
)
"""Simulations and temperature of levels 1 to 9."""
