"""What the tide takes next, and when [Tide]."""

from __future__ import annotations

from dataclasses import dataclass

from craton.core.position import Position
from craton.games.assault.insight.fronts import set_of
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD, MOVER, OVER, TURN


@dataclass(frozen=True)
class Flood:
    after: int
    """The number of the turn that it follows."""
    turns: int
    """How many turns are still played before it, the one at hand included."""
    cells: tuple[int, ...]
    black: int
    white: int
    """The stones that each side has on these cells now."""
    ends: bool
    """Whether it would leave exactly one side without stones, as the board is now."""


def next_flood(position: Position) -> Flood | None:
    """The flood to come; None where none comes before the end of the game."""
    floods = coming_floods(position)
    return floods[0] if floods else None


def coming_floods(position: Position) -> list[Flood]:
    """All floods to come, each with the stones as they are now."""
    game, data = position.game, position.data
    if not game.options["tide"] or data[MOVER] == OVER:
        return []
    found = []
    values = data[BOARD:]
    left = {cell for cell in range(len(game.board)) if values[cell] != rules.FLOODED}
    for number, ring in enumerate(game.board.rings[:-1], start=1):
        after = number * rules.TIDE_TURNS
        if not data[TURN] < after < game.options["turn_limit"]:
            continue
        left -= set(ring)
        stones = [sum(values[cell] == stone for cell in ring) for stone in (1, 2)]
        remain = [any(values[cell] == stone for cell in left) for stone in (1, 2)]
        found.append(Flood(after, after - data[TURN], ring, stones[0], stones[1], ends=remain[0] != remain[1]))
    return found


def flooded_this_turn(position: Position) -> int:
    """The set of cells that flood at the end of the turn at hand."""
    flood = next_flood(position)
    return set_of(flood.cells) if flood is not None and flood.turns == 1 else 0
