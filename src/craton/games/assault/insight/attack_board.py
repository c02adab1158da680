"""The board as an attacker sees it, as bitboards (one bit per cell), and the exact odds of a single attack.

Paragraphs in brackets are those of rules.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from craton.core.position import Position
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD, OPTIONS

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
    """Whether the next attack with three allies fails, or can be saved [Stubborn defence]."""
    flooding: int = 0
    """The cells that flood at the end of the turn: captures there gain nothing [Tide]."""
    successes: tuple[int, ...] = (0, 4, 6, 7)
    """By the number of allies: the cases out of `cases` in which an attack succeeds [Play]."""
    cases: int = 8
    """The equally likely results of three coins, counting each coin's faces."""

    def allies(self, target: int) -> int:
        return self.neighbours[target] & self.own

    def success(self, target: int) -> int:
        """The cases out of `cases` in which an attack on a cell succeeds; 0 against a stubborn defence."""
        count = self.allies(target).bit_count()
        return 0 if self.stubborn and count == rules.ALL_ALLIES else self.successes[count]

    def chance(self, target: int) -> Fraction:
        return Fraction(self.success(target), self.cases)

    @property
    def most_captures(self) -> Fraction:
        """An upper bound of the expected captures of any chain: p + p² + ... for the largest p."""
        best = self.successes[-1]
        return Fraction(best, self.cases - best)

    def gain(self, target: int) -> int:
        """The cells gained by a capture: 1, or 0 if the cell floods at the end of the turn."""
        return 1 - (self.flooding >> target & 1)

    def targets(self, need: int = 1) -> list[int]:
        """The enemy stones with at least `need` allies next to them."""
        return [cell for cell in cells_of(self.foe) if self.allies(cell).bit_count() >= need]

    def capture(self, cells: int) -> AttackBoard:
        """The board after the capture of these enemy stones."""
        return replace(self, own=self.own | cells, foe=self.foe & ~cells)


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
    heads, faces = (game.constants[OPTIONS][slot] for slot in (rules.HEADS, rules.FACES))
    is_allowed = game.options["stubborn"] == "choice" and data[rules.PHASE] in (rules.DEFEND, rules.COINS)
    can_resist = game.options["stubborn"] != "no" and not is_allowed
    return AttackBoard(
        own=stones[side],
        foe=stones[1 - side],
        neighbours=tuple(bits_of(links) for links in game.board.links),
        momentum=game.options["momentum"],
        stubborn=can_resist and not data[rules.USED_BLACK + 1 - side],
        successes=successes(heads, faces),
        cases=faces**rules.ALL_ALLIES,
        flooding=flooding,
    )


def successes(heads: int, faces: int) -> tuple[int, ...]:
    """By the number of allies: in how many of faces³ cases at least one of their coins succeeds."""
    most = rules.ALL_ALLIES
    return tuple(faces**most - (faces - heads) ** count * faces ** (most - count) for count in range(most + 1))


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
