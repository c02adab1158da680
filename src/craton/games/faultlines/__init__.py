"""Fault Lines: build now, survive the quake later."""

from __future__ import annotations

from craton.core.definition import Definition, Slot
from craton.games.faultlines import mechanics, search
from craton.games.faultlines.insight import holdings, overview, scores, suspense
from craton.games.faultlines.law import description, notation, options, rules, secrets, validity
from craton.games.faultlines.search import tuning
from craton.games.faultlines.styles import STYLES

SEALED = ("none", "play", "pass")
NO_YES = ("no", "yes")

DEFINITION = Definition(
    name="faultlines",
    title="Fault Lines",
    summary="Build now, survive the quake later: every group rolls a die against its size.",
    options=options.OPTIONS,
    presets=options.PRESETS,
    preset_help=options.PRESET_HELP,
    quick_play="sprint",
    tournaments=options.TOURNAMENTS,
    board=options.board,
    agree=options.agree,
    encode=options.encode,
    traits=options.traits,
    cell_features=options.cell_features,
    cell_flags={rules.KEY: "keystone", rules.SECURED: "secured"},
    longest_game=options.longest_game,
    most_outcomes=lambda options: int(options["die"]),
    hides=lambda options: bool(options["sealed"]),
    symmetric=options.symmetric,
    law=rules,
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
    prefix_words=frozenset({"roll", "salvage"}),
    reasons=("score", "fewer-stones", "draw"),
    most_actions=lambda options, board: 2 * len(board) + 2,
    action_count=lambda options, board: 3 * len(board) + 5,
    problem=validity.problem,
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
    marks=description.marks,
    score=description.score,
    task=description.task,
    holdings=holdings.holdings,
    work_size=lambda board: 8 * len(board) + 288,  # for search/bitboards.py
    odds=overview.odds,
    insight=overview.insight,
    final_scores=scores.final_scores,
    scores_title=scores.scores_title,
    what_if=scores.what_if,
    exact_value=scores.exact_value,
    thrower=suspense.thrower,
    throws=suspense.throws,
    search_parts=search.parts,
    search_settings=tuning.SETTINGS,
    levels=tuning.LEVELS,
    styles=STYLES,
    action_kinds={"·": "placement", "·*": "Keystone"},
    mechanics=mechanics.MECHANICS,
    package=__name__,
    rules_version=1,
)
