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
        *((4, 0.9), (9, 0.8), (24, 0.7), (55, 0.6), (95, 0.5)),
        *((145, 0.4), (200, 0.3), (260, 0.2), (330, 0.1)),
    ),
    folder=__name__,
)
