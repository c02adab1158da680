"""The board as an attacker sees it, as bitboards (one bit per cell), and the exact odds of a single attack.

Paragraphs in brackets are those of rules.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from craton.core.position import Position
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD

EIGHTHS = (0, 4, 6, 7)
"""The success of an attack by its number of allies, in eighths: 1 minus a half for each coin [Play]."""
SWING = 2
"""The change of the difference in cells by a capture: one more for the attacker, one fewer for the enemy."""


@dataclass(frozen=True)
class AttackBoard:
    """Everything that determines the odds of attacks and chains."""

    own: int
    foe: int
    neighbours: tuple[int, ...]
    """By cell."""
    momentum: int
    """The allies needed for a follow-up attack; 0 if there are no follow-ups [Momentum]."""
    stubborn: bool
    """Whether the next attack with three allies fails [Stubborn defence]."""
    flooding: int = 0
    """The cells that flood at the end of the turn: captures there gain nothing [Tide]."""

    def allies(self, target: int) -> int:
        return self.neighbours[target] & self.own

    def eighths(self, target: int) -> int:
        """The success of an attack on a cell, in eighths; 0 against a stubborn defence."""
        count = self.allies(target).bit_count()
        return 0 if self.stubborn and count == rules.ALL_ALLIES else EIGHTHS[count]

    def chance(self, target: int) -> Fraction:
        return Fraction(self.eighths(target), 8)

    def gain(self, target: int) -> int:
        """The cells gained by a capture: 1, or 0 if the cell floods at the end of the turn."""
        return 1 - (self.flooding >> target & 1)

    def targets(self, need: int = 1) -> list[int]:
        """The enemy stones with at least `need` allies next to them."""
        return [cell for cell in cells_of(self.foe) if self.allies(cell).bit_count() >= need]

    def capture(self, cells: int) -> AttackBoard:
        """The board after the capture of these enemy stones."""
        return AttackBoard(
            self.own | cells, self.foe & ~cells, self.neighbours, self.momentum, self.stubborn, self.flooding
        )


def attack_board(position: Position, side: int, *, flooded: int = 0, flooding: int = 0) -> AttackBoard:
    """The current stones, with the side (0 for Black, 1 for White) attacking.

    flooded: cells that will have flooded before the attack; flooding: cells that flood after it.
    """
    game, data = position.game, position.data
    stones = [0, 0]
    for cell in range(len(game.board)):
        value = data[BOARD + cell]
        if value in (1, 2) and not flooded >> cell & 1:
            stones[value - 1] |= 1 << cell
    return AttackBoard(
        own=stones[side],
        foe=stones[1 - side],
        neighbours=tuple(bits_of(links) for links in game.board.links),
        momentum=game.options["momentum"],
        stubborn=game.options["stubborn"] and not data[rules.USED_BLACK + 1 - side],
        flooding=flooding,
    )


def cells_of(bits: int) -> Iterator[int]:
    """The cells of a bitboard, in cell order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def bits_of(cells: Iterable[int]) -> int:
    """The bitboard of some cells."""
    bits = 0
    for cell in cells:
        bits |= 1 << cell
    return bits


def groups_of(bits: int, neighbours: tuple[int, ...]) -> list[int]:
    """The connected groups of a bitboard, in order of their lowest cells."""
    found = []
    while bits:
        group = edge = bits & -bits
        while edge:
            around = 0
            for cell in cells_of(edge):
                around |= neighbours[cell]
            edge = around & bits & ~group
            group |= edge
        found.append(group)
        bits &= ~group
    return found
