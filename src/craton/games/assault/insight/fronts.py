"""One side's stones against the other's, and the exact odds of a single attack. Paragraphs are those of rules.md."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from craton.core.position import Position
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD

EIGHTHS = (0, 4, 6, 7)
"""The success of an attack by its number of allies, in eighths: 1 less a half for each coin [Play]."""
SWING = 2
"""What a capture changes in the difference of cells: one more of one's own, one less of the enemy's."""


@dataclass(frozen=True)
class Front:
    """What an attacker has to know. Sets of cells are integers, one bit for each cell."""

    own: int
    foe: int
    near: tuple[int, ...]
    """By cell its neighbours."""
    need: int
    """The allies that a follow-up attack needs; 0 where there are none [Momentum]."""
    stubborn: bool
    """Whether the next attack with three allies fails [Stubborn defence]."""
    drowning: int = 0
    """The cells that flood at the end of the turn: what is captured there counts for nothing [Tide]."""

    def allies(self, target: int) -> int:
        return self.near[target] & self.own

    def eighths(self, target: int) -> int:
        """The success of an attack on a cell, in eighths; 0 if the defence is stubborn."""
        count = self.allies(target).bit_count()
        return 0 if self.stubborn and count == rules.ALL_ALLIES else EIGHTHS[count]

    def chance(self, target: int) -> Fraction:
        return Fraction(self.eighths(target), 8)

    def lasts(self, target: int) -> int:
        """1 for a cell that is still there after the turn, 0 for one that floods."""
        return 1 - (self.drowning >> target & 1)

    def targets(self, need: int = 1) -> list[int]:
        """The enemy stones with so many allies next to them."""
        return [cell for cell in cells_of(self.foe) if self.allies(cell).bit_count() >= need]


def front_of(position: Position, side: int, *, flooded: int = 0, drowning: int = 0) -> Front:
    """The stones as they stand; side: 0 if Black attacks, 1 if White.

    flooded: cells that will have flooded before the attack; drowning: cells that flood after it.
    """
    game, data = position.game, position.data
    stones = [0, 0]
    for cell in range(len(game.board)):
        value = data[BOARD + cell]
        if value in (1, 2) and not flooded >> cell & 1:
            stones[value - 1] |= 1 << cell
    return Front(
        own=stones[side],
        foe=stones[1 - side],
        near=tuple(set_of(links) for links in game.board.links),
        need=game.options["momentum"],
        stubborn=game.options["stubborn"] and not data[rules.USED_BLACK + 1 - side],
        drowning=drowning,
    )


def cells_of(cells: int) -> Iterator[int]:
    """The cells of a set, in cell order."""
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest


def set_of(cells: tuple[int, ...] | list[int] | range) -> int:
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def groups_of(cells: int, near: tuple[int, ...]) -> list[int]:
    """The groups that the cells of a set fall into, by their lowest cells."""
    found = []
    while cells:
        group = edge = cells & -cells
        while edge:
            around = 0
            for cell in cells_of(edge):
                around |= near[cell]
            edge = around & cells & ~group
            group |= edge
        found.append(group)
        cells &= ~group
    return found
