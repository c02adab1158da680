"""Settings of the tree search for this game and its levels, found by measurement; see docs/levels.md."""

from __future__ import annotations

from typing import Any

SETTINGS: dict[str, Any] = {"rave": 800.0, "progressive_widening": 2.0}

LEVELS = (
    *((4, 0.77), (16, 0.5), (55, 0.27), (175, 0.11), (480, 0.045)),
    *((2, 0.03), (14, 0.02), (29, 0.015), (52, 0.01)),
)
"""Simulations and temperature of levels 1 to 9; the last four use the network (`first_level`)."""
