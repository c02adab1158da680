"""Lifeline: groups live by empty paths to their kin; who cannot place has lost."""

from __future__ import annotations

from craton.core.game import Definition, Kernels, Slot
from craton.core.position import Position
from craton.games.lifeline import notation, options, rules, secrets
from craton.games.lifeline.possible import problem

TASKS = {
    rules.PLACE: "to move",
    rules.SECOND_STONE: "to place the second stone",
    rules.NAME_KOMI: "to name a komi",
    rules.TAKE_COLOUR: "to take black or white",
}


def task(position: Position) -> str:
    return TASKS[position.data[rules.PHASE]]


DEFINITION = Definition(
    name="lifeline",
    title="Lifeline",
    summary="Groups live by empty paths to their kin; who cannot place has lost.",
    options=options.OPTIONS,
    board=options.board,
    encode=options.encode,
    traits=options.traits,
    kernels=Kernels.of(rules),
    notation=notation,
    slots=(
        Slot("phase", rules.PHASE, ("place", "pair", "komi", "colour")),
        Slot("first_stone", rules.FIRST_STONE, is_cell=True),
        Slot("points", rules.POINTS),
    ),
    reasons=("last-placement", "move-cap"),
    most_actions=lambda options, board: max(len(board), 99) + 2,
    action_count=lambda options, board: len(board) + rules.NAME + 100,
    problem=problem,
    secrets=secrets,
    task=task,
    work_size=lambda board: 8 * len(board) + 2000,  # enough for the law and for fast.py
    search={"hearsay": 800.0, "widen": 2.0},
    levels=(
        *((3, 0.9), (5, 0.72), (10, 0.57), (18, 0.45), (38, 0.33)),
        *((84, 0.2), (174, 0.11), (290, 0.06), (640, 0.01)),
    ),
    folder=__name__,
)
