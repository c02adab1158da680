"""What the rules of Faust did in finished games, for reports."""

from __future__ import annotations

from collections.abc import Sequence

from craton.core.game import Game
from craton.core.mechanics import Counts, Mechanic, Mechanics, Tally
from craton.games.faust.law import rules
from craton.kernel.layout import BOARD

SIZES = ((1, "1"), (2, "2"), (4, "3 to 4"), (8, "5 to 8"), (10**9, "9 and more"))


def count(game: Game, states: Sequence[Sequence[int]], codes: Sequence[int]) -> Counts:
    tally, cells = Tally(), len(game.board)
    passes = flipped_total = 0
    for at, code in enumerate(codes):
        before, after = states[at], states[at + 1]
        passes += code == cells + rules.PASS
        if code < cells + rules.SQUARES:
            tally.add("captures", "crosscut", 0)
            tally.add("captures", "rectangle", 0)
            continue
        kind = "crosscut" if code < 2 * cells + rules.SQUARES else "rectangle"
        tally.add("captures", kind, 1)
        tally.add("captures", "rectangle" if kind == "crosscut" else "crosscut", 0)
        flipped = sum(1 for slot in range(BOARD, len(before)) if before[slot] != after[slot])
        flipped_total += flipped
        if kind == "rectangle":
            tally.add("sizes", next(name for most, name in SIZES if flipped <= most), 1, 0)
    for _, name in SIZES:
        tally.add("sizes", name, 0, 1)
    tally.add("flipped", "all", flipped_total, 1)
    tally.add("passes", "all", passes, 1)
    return tally.counts


MECHANICS = Mechanics(
    (
        Mechanic("captures", "Captures by kind", "kind", "captures", "actions"),
        Mechanic("sizes", "Rectangles by size", "discs", "captures", "games", "per trial"),
        Mechanic("flipped", "Discs flipped", "games", "discs", "games", "per trial"),
        Mechanic("passes", "Forced passes", "games", "passes", "games", "per trial"),
    ),
    count,
)
