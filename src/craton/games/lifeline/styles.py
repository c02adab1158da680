"""Strategies for Lifeline as weights of features (search/features.py).

The documents of Lifeline name no strategies; these four follow from its rules: hold space, keep groups linked by empty
paths, cut enemy groups off from theirs, and live among enemy stones.
"""

from __future__ import annotations

from craton.core.styles import Style, Styles
from craton.games.lifeline.search.features import NAMES, features

# Every style avoids losing stones, takes captures that are offered, and keeps its komi for the end.
COMMON = {"swap": -1.0, "spend": -2.0, "losses": -3.0, "kills": 1.0}

STYLES = Styles(
    features=NAMES,
    kernel=features,
    styles=(
        Style(
            "territory-builder",
            "Territory builder",
            "claims open space away from the enemy, with stones two or more steps apart",
            "a territorial game [Description]",
            {**COMMON, "territory": 4.0, "spread": 1.5, "own": -1.5, "edge": -0.5, "link": 0.5},
        ),
        Style(
            "connector",
            "Connector",
            "keeps its groups linked over empty cells without joining them into one",
            "dead groups [Definitions]",
            {**COMMON, "link": 4.0, "merge": -2.0, "own": -0.5, "territory": 1.0, "edge": -0.5},
        ),
        Style(
            "hunter",
            "Hunter",
            "attacks the enemy groups with the fewest liberties and cuts them off",
            "removal of dead enemy groups [Play]",
            {**COMMON, "kills": 3.0, "hunt": 4.0, "cut": 1.5, "enemy": 1.0, "link": 1.0, "own": 0.5},
        ),
        Style(
            "invader",
            "Invader",
            "plays where the enemy is strong, close to its stones but not touching its own",
            "inspired by Go [Description]",
            {**COMMON, "invade": 5.0, "cut": 1.0, "own": -1.0, "link": 1.0},
        ),
    ),
)
