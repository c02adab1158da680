"""Fault Lines: build now, survive the quake later."""

from __future__ import annotations

from craton.core.game import Definition, Kernels, Slot
from craton.core.layout import BLACK, BOARD, WHITE
from craton.core.position import Position
from craton.games.faultlines import notation, options, rules, secrets
from craton.games.faultlines.groups import group_of
from craton.games.faultlines.possible import problem

SEALED = ("none", "play", "pass")
NO_YES = ("no", "yes")


def marks(position: Position) -> dict[int, set[str]]:
    """Fault lines, Keystones, secured stones, and the group that is being judged."""
    game, data = position.game, position.data
    found: dict[int, set[str]] = {game.board.index[name]: {"fault"} for name in game.options["fault_lines"]}
    for cell in range(len(game.board)):
        value = data[BOARD + cell]
        for bit, name in ((rules.KEY, "keystone"), (rules.SECURED, "secured")):
            if value & bit:
                found.setdefault(cell, set()).add(name)
    if data[rules.FOCUS]:
        for cell in group_of(position, data[rules.FOCUS] - 1):
            found.setdefault(cell, set()).add("focus")
    return found


def score(position: Position) -> tuple[int, int]:
    table, data = position.game.table, list(position.data)
    return rules.points(table, data, BLACK), rules.points(table, data, WHITE)


TASKS = {
    rules.SEALING: "to seal play or pass",
    rules.SALVAGE: "to salvage a stone or decline",
    rules.BETWEEN: "to place or pass between waves",
}


def task(position: Position) -> str:
    return TASKS.get(position.data[rules.PHASE], "to move")


DEFINITION = Definition(
    name="faultlines",
    title="Fault Lines",
    summary="Build now, survive the quake later: every group rolls a die against its size.",
    options=options.OPTIONS,
    presets=options.PRESETS,
    board=options.board,
    agree=options.agree,
    encode=options.encode,
    traits=options.traits,
    symmetric=options.symmetric,
    kernels=Kernels.of(rules),
    notation=notation,
    slots=(
        Slot("phase", rules.PHASE, ("place", "seal", "roll", "salvage", "save", "between")),
        Slot("black_sealed", rules.SEAL, SEALED),
        Slot("white_sealed", rules.SEAL + 1, SEALED),
        Slot("passed", rules.PASSED, NO_YES),
        Slot("black_keystone", rules.SPENT, ("kept", "spent")),
        Slot("white_keystone", rules.SPENT + 1, ("kept", "spent")),
        Slot("black_placed", rules.PLACED),
        Slot("white_placed", rules.PLACED + 1),
        Slot("black_failed", rules.FAILED, NO_YES),
        Slot("white_failed", rules.FAILED + 1, NO_YES),
        Slot("wave", rules.WAVE),
        Slot("choices", rules.CHOICES),
        Slot("focus", rules.FOCUS, is_cell=True),
        Slot("pick", rules.PICK, is_cell=True),
    ),
    reasons=("score", "fewer-stones", "draw"),
    most_actions=lambda options, board: 2 * len(board) + 2,
    action_count=lambda options, board: 3 * len(board) + 5,
    problem=problem,
    secrets=secrets,
    glyphs={
        1: "b",
        2: "w",
        rules.KEY + 1: "B",
        rules.KEY + 2: "W",
        rules.SECURED + 1: "b'",
        rules.SECURED + 2: "w'",
        rules.SECURED + rules.KEY + 1: "B'",
        rules.SECURED + rules.KEY + 2: "W'",
    },
    marks=marks,
    score=score,
    task=task,
    search={"hearsay": 500.0, "exploration": 0.03, "doubt": 0.1},
    plays_fast=lambda options: not options["sealed"] and not options["progressive"],
    work_size=lambda board: 8 * len(board) + 256,  # the law; fast.py
    levels=(
        *((5, 0.82), (9, 0.74), (14, 0.66), (22, 0.6), (41, 0.51)),
        *((66, 0.43), (100, 0.36), (151, 0.28), (232, 0.18)),
    ),
    folder=__name__,
)
