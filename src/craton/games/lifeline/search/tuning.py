"""Settings of the tree search for this game and its levels, found by measurement; see docs/levels.md."""

from __future__ import annotations

from typing import Any

SETTINGS: dict[str, Any] = {"rave": 800.0, "progressive_widening": 2.0}

LEVELS = (
    *((4, 0.8), (18, 0.48), (70, 0.24), (230, 0.09), (520, 0.04)),
    *((3, 0.03), (10, 0.02), (28, 0.015), (56, 0.01)),
)
"""Simulations and temperature of levels 1 to 9; the last four use the network (`first_level`)."""
