"""Faust: bounded rectangles of discs are flipped; who has no disc left has lost."""

from __future__ import annotations

from craton.core.game import Definition, Kernels
from craton.games.faust import notation, options, rules
from craton.games.faust.possible import problem

DEFINITION = Definition(
    name="faust",
    title="Faust",
    summary="Bounded rectangles of discs are flipped; who has no disc left has lost.",
    options=options.OPTIONS,
    board=options.board,
    encode=options.encode,
    kernels=Kernels.of(rules),
    notation=notation,
    slots=(),
    reasons=("annihilation", "move-cap"),
    # Each enemy disc is the bottom-left cell of two rectangles at most, each disc that of the middle of one crosscut.
    most_actions=lambda options, board: 3 * len(board) + 1,
    action_count=lambda options, board: (2 + len(board)) * len(board) + rules.SQUARES,
    problem=problem,
    work_size=lambda board: 8 * len(board) + 512,  # the law; fast.py
    search={"hearsay": 300.0, "exploration": 0.3},
    levels=(
        *((6, 0.85), (14, 0.76), (40, 0.64), (90, 0.51), (143, 0.4)),
        *((192, 0.31), (245, 0.22), (306, 0.145), (397, 0.078)),
    ),
    folder=__name__,
)
