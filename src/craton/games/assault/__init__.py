"""Triangular Assault: place a stone for certain, or attack and trust the coins."""

from __future__ import annotations

from craton.core.definition import Definition, Slot
from craton.games.assault import mechanics, search
from craton.games.assault.insight import holdings, overview
from craton.games.assault.law import description, notation, options, rules, secrets, validity
from craton.games.assault.search import tuning
from craton.games.assault.styles import STYLES

KEPT_OR_SPENT = ("kept", "spent")

DEFINITION = Definition(
    name="assault",
    title="Triangular Assault",
    summary="Place a stone for certain, or attack and trust the coins: the majority of the triangles wins.",
    options=options.OPTIONS,
    presets=options.PRESETS,
    preset_help=options.PRESET_HELP,
    board=options.board,
    agree=options.agree,
    encode=options.encode,
    traits=options.traits,
    cell_features=options.cell_features,
    cell_flags={rules.FLOODED: "flooded"},
    longest_game=options.longest_game,
    most_outcomes=lambda options: 1 << rules.ALL_ALLIES,
    hides=lambda options: options["sacred"] != "off",
    law=rules,
    notation=notation,
    slots=(
        Slot("phase", rules.PHASE, ("play", "sacred", "coins", "chain", "bonus", "defend")),
        Slot("target", rules.TARGET, is_cell=True),
        Slot("black_stubborn", rules.USED_BLACK, KEPT_OR_SPENT),
        Slot("white_stubborn", rules.USED_WHITE, KEPT_OR_SPENT),
        Slot("black_sacred", rules.SACRED_BLACK, is_cell=True),
        Slot("white_sacred", rules.SACRED_WHITE, is_cell=True),
    ),
    prefix_words=frozenset({"sacred"}),
    reasons=("domination", "majority", "core", "white-wins-ties"),
    most_actions=lambda options, board: len(board) + 1,
    action_count=lambda options, board: rules.WORDS * len(board) + rules.ALLOW + 1,
    problem=validity.problem,
    secrets=secrets,
    glyphs={1: "b", 2: "w", rules.FLOODED: "~"},
    marks=description.marks,
    score=description.score,
    task=description.task,
    holdings=holdings.holdings,
    odds=overview.odds,
    insight=overview.insight,
    estimate=overview.estimate,
    search_parts=search.parts,
    search_settings=tuning.SETTINGS,
    levels=tuning.LEVELS,
    styles=STYLES,
    passes_only_if_stuck=True,
    action_kinds={"·": "placement", "x·": "attack", "sacred ·": "sacred cell"},
    mechanics=mechanics.MECHANICS,
    package=__name__,
    rules_version=1,
)
