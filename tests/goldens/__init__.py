"""The games of the golden files, and `python -m tests.goldens`, which writes those that are missing.

An existing file is never overwritten: after a rule change, delete it, write it again and read the difference.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

import craton
from craton.core.game import Game
from craton.core.options import Value
from craton.core.registry import definition
from craton.testing.goldens import golden_games

FOLDER = Path(__file__).parent
GAMES = Path(craton.__file__).parent / "games"

NEEDS: Mapping[str, Mapping[str, Value]] = {
    "komi_max": {"balance": "komi"},
    "resonance_points": {"resonance": True},
}


def goldens(name: str) -> Iterator[tuple[Path, Game]]:
    """The playthrough files that a game must have."""
    for file, game in golden_games(definition(name), NEEDS):
        yield FOLDER / name / f"{file.replace('/', ' in ')}.txt", game


def perft_file(name: str) -> Path:
    return GAMES / name / "perft.txt"
