"""The strategies that the document of Faust names, as weights of features (search/features.py)."""

from __future__ import annotations

from craton.core.styles import Style, Styles
from craton.games.faust.search.features import NAMES, features

# Every style prefers a capture to a placement, and avoids offering one.
COMMON = {"swap": -1.0, "discs": 3.0, "exposed": -2.0}

STYLES = Styles(
    features=NAMES,
    kernel=features,
    styles=(
        Style(
            "corner-linker",
            "Corner linker",
            "builds a chain that connects two opposite corners",
            "Strategy: connect two opposite corners",
            {**COMMON, "link": 4.0, "corner": 0.5, "own": 0.5},
        ),
        Style(
            "eye-maker",
            "Eye maker",
            "surrounds single empty cells with its own discs and leaves them empty",
            "Strategy: eyes in the mid-game",
            {**COMMON, "eye": 3.0, "fill": -5.0, "winding": 1.0, "enemy": -0.3},
        ),
        Style(
            "wall-winder",
            "Wall winder",
            "builds winding walls, disc by disc at a diagonal, and avoids straight ones",
            "Strategy: winding, wiggling formations",
            {**COMMON, "winding": 4.0, "straight": -2.0, "own": -0.5, "enemy": 0.5},
        ),
        Style(
            "rectangle-hunter",
            "Rectangle hunter",
            "prepares and takes the largest rectangles of enemy discs",
            "Rules: capture B; Strategy: large rectangles",
            {**COMMON, "discs": 5.0, "threat": 3.0, "exposed": -1.0, "enemy": 1.0},
        ),
        Style(
            "tempo-saver",
            "Tempo saver",
            "keeps the moves that only it has for the end, and divides its territory into many small regions",
            "Strategy: tempo in the late game",
            {**COMMON, "private": -3.0, "split": 2.0, "fill": -4.0, "foreign": 1.0, "enemy": 0.7, "exposed": -3.0},
        ),
    ),
)
