"""Short descriptions of a position for display: marks on cells, the score, and the task of the side to move."""

from __future__ import annotations

from craton.core.position import Position
from craton.games.assault.law import rules
from craton.kernel.layout import BLACK, BOARD, REASON, WHITE

TASKS = {
    rules.CHOOSE: "to choose a sacred cell",
    rules.CHAIN: "to attack again or stop",
    rules.BONUS: "to place a bonus stone",
    rules.DEFEND: "to save the stone under attack or allow the coins",
}


def marks(position: Position) -> dict[int, set[str]]:
    """Flooded cells, the rest of the core, the sacred cells visible in the position, and the cell under attack."""
    game, data = position.game, position.data
    found: dict[int, set[str]] = {}
    core = game.board.regions["core"]
    for cell in range(len(game.board)):
        if data[BOARD + cell] == rules.FLOODED:
            found[cell] = {"flooded"}
        elif cell in core:
            found[cell] = {"core"}
    for slot, name in ((rules.SACRED_BLACK, "sacred"), (rules.SACRED_WHITE, "sacred"), (rules.TARGET, "focus")):
        if 0 < data[slot] <= len(game.board):
            found.setdefault(data[slot] - 1, set()).add(name)
    return found


def score(position: Position) -> tuple[int, int]:
    """The numbers that decided the game: stones if it ended by domination, otherwise points."""
    constants, data = position.game.constants, list(position.data)
    count = rules.count_stones if data[REASON] == rules.DOMINATION else rules.points
    return count(constants, data, BLACK), count(constants, data, WHITE)


def task(position: Position) -> str:
    return TASKS.get(position.data[rules.PHASE], "to move")
