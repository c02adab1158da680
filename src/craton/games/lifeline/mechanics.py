"""What the rules of Lifeline did in finished games, for reports."""

from __future__ import annotations

from collections.abc import Sequence

from craton.core.game import Game
from craton.core.mechanics import Counts, Mechanic, Mechanics, Tally
from craton.games.lifeline.law import rules
from craton.kernel.layout import BLACK_STONE, BOARD, MOVER, WHITE_STONE

SIZES = ((1, "1"), (2, "2"), (3, "3"), (5, "4 to 5"), (10**9, "6 and more"))


def count(game: Game, states: Sequence[Sequence[int]], codes: Sequence[int]) -> Counts:
    tally, cells = Tally(), len(game.board)
    enemy_total = own_total = 0
    for at, code in enumerate(codes):
        before, after = states[at], states[at + 1]
        if code >= cells:
            if code - cells == rules.SPEND:
                tally.add("spent", "all", 1, 0)
            if code - cells > rules.NAME:
                tally.add("komi", "all", code - cells - rules.NAME)
            continue
        own = before[MOVER] + 1
        enemy = BLACK_STONE + WHITE_STONE - own
        lost = {colour: _lost(before, after, colour) for colour in (own, enemy)}
        lost[own] += after[BOARD + code] != own  # the stone just placed
        enemy_total, own_total = enemy_total + lost[enemy], own_total + lost[own]
        tally.add("captures", "of the enemy", lost[enemy] > 0)
        tally.add("captures", "of one's own", lost[own] > 0)
        if lost[enemy]:
            tally.add("sizes", next(name for most, name in SIZES if lost[enemy] <= most), 1, 0)
    for _, name in SIZES:
        tally.add("sizes", name, 0, 1)
    tally.add("removed", "by the enemy", enemy_total, 1)
    tally.add("removed", "by their owner", own_total, 1)
    tally.add("spent", "all", 0, 1)
    return tally.counts


def _lost(before: Sequence[int], after: Sequence[int], colour: int) -> int:
    return sum(1 for slot in range(BOARD, len(before)) if before[slot] == colour and after[slot] != colour)


MECHANICS = Mechanics(
    (
        Mechanic("captures", "Placements that remove groups", "groups", "removed some", "placements"),
        Mechanic("sizes", "Captures by size", "enemy stones removed at once", "captures", "games", "per trial"),
        Mechanic("removed", "Stones removed", "removed", "stones", "games", "per trial"),
        Mechanic("komi", "Komi named", "games", "points", "games", "per trial", option="balance"),
        Mechanic("spent", "Komi spent", "games", "points", "games", "per trial", option="balance"),
    ),
    count,
)
