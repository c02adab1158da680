"""Settings of the tree search for this game and its levels, found by measurement; see docs/levels.md."""

from __future__ import annotations

from typing import Any

SETTINGS: dict[str, Any] = {"rave": 500.0, "exploration": 0.03, "even_exploration": 0.1}

LEVELS = (
    *((5, 0.82), (9, 0.74), (14, 0.66), (22, 0.6), (41, 0.51)),
    *((66, 0.43), (100, 0.36), (151, 0.28), (232, 0.18)),
)
"""Simulations and temperature of levels 1 to 9."""
