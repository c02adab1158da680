"""Settings of the tree search for this game and its levels, found by measurement; see docs/levels.md."""

from __future__ import annotations

from typing import Any

SETTINGS: dict[str, Any] = {"rave": 800.0, "progressive_widening": 2.0}

LEVELS = (
    *((3, 0.9), (5, 0.72), (10, 0.57), (18, 0.45), (38, 0.33)),
    *((84, 0.2), (174, 0.11), (290, 0.06), (640, 0.01)),
)
"""Simulations and temperature of levels 1 to 9."""
