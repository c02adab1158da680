"""Short descriptions of a position for display: marks on cells, the score, and the task of the side to move."""

from __future__ import annotations

from craton.core.position import Position
from craton.games.faultlines.law import rules
from craton.games.faultlines.law.groups import find_groups
from craton.kernel.layout import BLACK, BOARD, WHITE

TASKS = {
    rules.SEALING: "to seal play or pass",
    rules.SALVAGE: "to salvage a stone or decline",
    rules.BETWEEN: "to place or pass between waves",
}


def marks(position: Position) -> dict[int, set[str]]:
    """Fault lines, Keystones, secured stones, and the group being judged."""
    game, data = position.game, position.data
    found: dict[int, set[str]] = {game.board.index[name]: {"fault"} for name in game.options["fault_lines"]}
    for cell in range(len(game.board)):
        value = data[BOARD + cell]
        for bit, name in ((rules.KEY, "keystone"), (rules.SECURED, "secured")):
            if value & bit:
                found.setdefault(cell, set()).add(name)
    if data[rules.FOCUS]:
        for cell in find_groups(position).at(data[rules.FOCUS] - 1).cells:
            found.setdefault(cell, set()).add("focus")
    return found


def score(position: Position) -> tuple[int, int]:
    constants, data = position.game.constants, list(position.data)
    return rules.points(constants, data, BLACK), rules.points(constants, data, WHITE)


def task(position: Position) -> str:
    return TASKS.get(position.data[rules.PHASE], "to move")
