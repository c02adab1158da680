"""Fault Lines: build now, survive the quake later."""

from __future__ import annotations

from craton.core.definition import Definition, Slot
from craton.games.faultlines import search
from craton.games.faultlines.insight import overview, scores
from craton.games.faultlines.law import description, notation, options, rules, secrets, validity
from craton.games.faultlines.search import tuning

SEALED = ("none", "play", "pass")
NO_YES = ("no", "yes")

DEFINITION = Definition(
    name="faultlines",
    title="Fault Lines",
    summary="Build now, survive the quake later: every group rolls a die against its size.",
    options=options.OPTIONS,
    presets=options.PRESETS,
    tournaments=options.TOURNAMENTS,
    board=options.board,
    agree=options.agree,
    encode=options.encode,
    traits=options.traits,
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
    work_size=lambda board: 8 * len(board) + 256,  # for search/bitboards.py
    odds=overview.odds,
    insight=overview.insight,
    final_scores=scores.final_scores,
    what_if=scores.what_if,
    exact_value=scores.exact_value,
    search_parts=search.parts,
    search_settings=tuning.SETTINGS,
    levels=tuning.LEVELS,
    package=__name__,
)
