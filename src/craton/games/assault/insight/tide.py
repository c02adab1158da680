"""The coming floods: when they come and what they take [Tide]."""

from __future__ import annotations

from dataclasses import dataclass

from craton.core.position import Position
from craton.games.assault.insight.attack_board import bits_of
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD, MOVER, OVER, TURN


@dataclass(frozen=True)
class Flood:
    after: int
    """The number of the turn that it follows."""
    turns: int
    """The number of turns until then, including the current one."""
    cells: tuple[int, ...]
    black: int
    white: int
    """The stones that each side has on these cells now."""
    ends: bool
    """Whether it would leave exactly one side without stones if it came now."""


def coming_floods(position: Position) -> list[Flood]:
    """All floods before the end of the game, each with the current stones."""
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


def flood_after_this_turn(position: Position) -> Flood | None:
    """The flood at the end of the current turn, if there is one."""
    return next((flood for flood in coming_floods(position) if flood.turns == 1), None)


def flooded_this_turn(position: Position) -> int:
    """The bitboard of the cells that flood at the end of the current turn."""
    flood = flood_after_this_turn(position)
    return 0 if flood is None else bits_of(flood.cells)
