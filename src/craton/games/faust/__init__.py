"""Faust: bounded rectangles of discs are flipped."""

from __future__ import annotations

from craton.core.definition import Definition
from craton.games.faust import mechanics, search
from craton.games.faust.insight import overview
from craton.games.faust.law import notation, options, rules
from craton.games.faust.law.validity import problem
from craton.games.faust.search import tuning
from craton.games.faust.styles import STYLES
from craton.kernel.layout import CAP

DEFINITION = Definition(
    name="faust",
    title="Faust",
    summary="Bounded rectangles of discs are flipped; a player with no disc left loses.",
    options=options.OPTIONS,
    presets=options.PRESETS,
    preset_help=options.PRESET_HELP,
    board=options.board,
    encode=options.encode,
    longest_game=lambda options, board: CAP * len(board) + 1,  # the swap
    law=rules,
    notation=notation,
    slots=(),
    reasons=("annihilation", "move-cap"),
    # Each enemy disc is the bottom-left cell of at most two rectangles, each disc that of the middle of one crosscut.
    most_actions=lambda options, board: 3 * len(board) + 1,
    action_count=lambda options, board: (2 + len(board)) * len(board) + rules.SQUARES,
    problem=problem,
    work_size=lambda board: 8 * len(board) + 512,  # enough for law/rules.py and search/playout.py
    insight=overview.insight,
    search_parts=search.parts,
    search_settings=tuning.SETTINGS,
    levels=tuning.LEVELS,
    styles=STYLES,
    passes_only_if_stuck=True,
    action_kinds={"·": "placement", "#·": "crosscut", "·:·": "rectangle"},
    mechanics=mechanics.MECHANICS,
    package=__name__,
    rules_version=1,
)
