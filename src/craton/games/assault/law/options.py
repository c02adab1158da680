"""The options, presets and board of Triangular Assault."""

from __future__ import annotations

from typing import Any

from craton.boards import Board, triangles
from craton.core.definition import Options
from craton.core.dice import Sampler
from craton.core.errors import OptionError
from craton.core.options import Choice, Whole, YesNo

BOARDS = ("hex37", "hex24", "hex54", "torus24", "torus54")
SACRED = ("off", "any", "core")
STUBBORN = ("no", "yes", "choice")
COINS = ("1/4", "1/3", "2/5", "1/2", "3/5", "2/3", "3/4")

OPTIONS = (
    Choice(
        "board", BOARDS, "hex37", "the board; on a torus opposite sides are glued and every cell has three neighbours"
    ),
    Whole(
        "turn_limit", 10, 200, 30, "the game ends after this many turns of both sides together, and the majority wins"
    ),
    YesNo("pie", False, "White may swap seats on its first turn"),
    Whole("momentum", 0, 2, 0, "the allies needed for a follow-up attack after a successful one; 0 for no follow-ups"),
    YesNo("influence", False, "a stone placed where you have more neighbours than the enemy earns a bonus stone"),
    Choice(
        "stubborn",
        STUBBORN,
        "no",
        "each side can make one attack with three allies fail: the first one, or one of its choice",
    ),
    Choice("coin", COINS, "1/2", "the chance of success of one coin"),
    Choice("sacred", SACRED, "off", "each side's secret cell, worth 3 points at the end: anywhere or in the core"),
    YesNo("tide", False, "after every tenth turn the outermost layer of the board floods"),
)

PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "skirmish": {"board": "hex24", "turn_limit": 20},
    "endless": {"board": "torus54", "turn_limit": 40},
    "storm": {"momentum": 1, "influence": True, "stubborn": "yes", "tide": True},
    "relics": {"sacred": "any", "pie": True},
}

PRESET_HELP = {
    "standard": "37 cells, 30 turns",
    "skirmish": "24 cells, 20 turns",
    "endless": "a torus: no edge to hide behind",
    "storm": "chains, bonus stones, rising water",
    "relics": "secret sacred cells, swap",
}


def board(options: Options) -> Board:
    return triangles(options["board"])


def encode(options: Options, board: Board) -> list[int]:
    plain = ("turn_limit", "pie", "momentum", "influence")
    words = (STUBBORN.index(options["stubborn"]), SACRED.index(options["sacred"]))
    return [
        *(int(options[name]) for name in plain),
        *words,
        int(options["tide"]),
        *map(int, options["coin"].split("/")),
    ]


def traits(options: Options, board: Board) -> list[int]:
    """By cell: the tide that floods it, whether it is in the core, and its neighbours; then the core. See rules.py."""
    tides = [0] * len(board)
    for number, ring in enumerate(board.rings[:-1], start=1):
        for cell in ring:
            tides[cell] = number
    core = set(board.regions["core"])
    neighbours = [sum(1 << near for near in links) for links in board.links]
    return [*tides, *(int(cell in core) for cell in range(len(board))), *neighbours, sum(1 << cell for cell in core)]


def agree(values: dict[str, Any], board: Board, rng: Sampler | None) -> None:
    if values["tide"] and board.glued:
        raise OptionError(f"There is no tide on {board.name}: a torus has no outermost layer.")


def cell_features(options: Options, board: Board) -> dict[str, list[float]]:
    """The core, and how far inside a cell is: 0 for the cells that flood first, 1 for the last layer."""
    core, last = set(board.regions["core"]), len(board.rings) - 1
    depth = {cell: number / last for number, ring in enumerate(board.rings) for cell in ring}
    cells = range(len(board))
    return {"core": [float(cell in core) for cell in cells], "depth": [depth[cell] for cell in cells]}


def longest_game(options: Options, board: Board) -> int:
    """A turn is an attack, a defence and coins; with momentum attacks on all cells, two defences and `stop`."""
    turn = 2 * len(board) + 3 if options["momentum"] else 3
    return int(options["turn_limit"]) * turn + 5  # the swap, and two choices of both sacred cells
