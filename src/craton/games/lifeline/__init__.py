"""Lifeline: groups live by empty paths to other groups of their colour."""

from __future__ import annotations

from craton.core.definition import Definition, Slot
from craton.games.lifeline import mechanics, search
from craton.games.lifeline.insight import holdings, overview
from craton.games.lifeline.law import description, notation, options, rules, secrets
from craton.games.lifeline.law.validity import problem
from craton.games.lifeline.search import openings, tuning
from craton.games.lifeline.styles import STYLES
from craton.kernel.layout import CAP

DEFINITION = Definition(
    name="lifeline",
    title="Lifeline",
    summary="Groups live by empty paths to other groups of their colour; a player who cannot place a stone loses.",
    options=options.OPTIONS,
    presets=options.PRESETS,
    preset_help=options.PRESET_HELP,
    board=options.board,
    encode=options.encode,
    traits=options.traits,
    longest_game=lambda options, board: CAP * len(board) + 5,  # two stones on each first turn; swap, or komi and colour
    law=rules,
    notation=notation,
    slots=(
        Slot("phase", rules.PHASE, ("place", "pair", "komi", "colour")),
        Slot("first_stone", rules.FIRST_STONE, is_cell=True),
        Slot("points", rules.POINTS),
    ),
    prefix_words=frozenset({"komi"}),
    reasons=("last-placement", "move-cap"),
    most_actions=lambda options, board: max(len(board), 99) + 2,
    action_count=lambda options, board: len(board) + rules.NAME + 100,
    problem=problem,
    secrets=secrets,
    hides=lambda options: options["balance"] == "strong",
    task=description.task,
    holdings=holdings.holdings,
    work_size=lambda board: 8 * len(board) + 2000,  # enough for law/rules.py and search/playout.py
    insight=overview.insight,
    search_parts=search.parts,
    solved_actions=openings.solved_actions,
    search_settings=tuning.SETTINGS,
    levels=tuning.LEVELS,
    styles=STYLES,
    action_kinds={"·": "placement", "komi n": "komi"},
    mechanics=mechanics.MECHANICS,
    package=__name__,
    rules_version=1,
)
