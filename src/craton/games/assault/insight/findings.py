"""Everything computed about a position; overview.py draws it, panels.py tabulates it, sentences.py puts it in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from craton.core.position import Position
from craton.core.sides import side_name
from craton.games.assault.insight.attacks import Attack, BestPlacements, attacks, best_placements
from craton.games.assault.insight.exposure import ExposedStone, enemy_attack_board, exposed_stones
from craton.games.assault.insight.tide import Flood, coming_floods
from craton.kernel.layout import BLACK, BOARD, TURN, WHITE

CHAIN_WORK, EXPOSURE_WORK = 1_200, 500
"""Work limits: enough for almost every position, and fast enough to answer at once."""


@dataclass(frozen=True)
class Findings:
    position: Position
    attacks: tuple[Attack, ...]
    """The attacks of the side whose turn it is, best first."""
    placements: BestPlacements | None
    exposed: tuple[ExposedStone, ...]
    """The stones of the side whose turn it is that can fall, the most exposed first."""
    floods: tuple[Flood, ...]

    @property
    def side(self) -> int:
        """The side whose turn it is: 0 for Black, 1 for White."""
        return self.position.data[TURN] % 2

    @property
    def mover(self) -> str:
        return side_name(self.side)

    @property
    def enemy(self) -> str:
        return side_name(1 - self.side)

    @property
    def turns_left(self) -> int:
        """The number of turns left, including the current one."""
        limit: int = self.position.game.options["turn_limit"]
        return limit - self.position.data[TURN]

    def name(self, cell: int) -> str:
        return self.position.game.board.names[cell]

    def names(self, cells: Iterable[int]) -> list[str]:
        return [self.name(cell) for cell in cells]

    def written(self, order: Iterable[int]) -> str:
        """A chain of attacks in the rulebook's notation: `xc5 xd3`."""
        return " ".join(f"x{name}" for name in self.names(order))

    def held(self, cells: Iterable[int]) -> tuple[int, int]:
        """How many of the cells Black and White hold."""
        values = [self.position.data[BOARD + cell] for cell in cells]
        return values.count(BLACK + 1), values.count(WHITE + 1)

    def counts(self) -> tuple[int, int]:
        """The cells that Black and White hold."""
        return self.held(range(len(self.position.game.board)))

    def core(self) -> tuple[int, int]:
        """The core cells that Black and White hold."""
        return self.held(self.position.game.board.regions["core"])


def find(position: Position) -> Findings:
    board = enemy_attack_board(position)
    exposed = exposed_stones(board, work_limit=EXPOSURE_WORK) if board is not None else {}
    return Findings(
        position=position,
        attacks=tuple(attacks(position, work_limit=CHAIN_WORK)),
        placements=best_placements(position),
        exposed=tuple(sorted(exposed.values(), key=lambda stone: (-stone.chance, stone.cell))),
        floods=tuple(coming_floods(position)),
    )
