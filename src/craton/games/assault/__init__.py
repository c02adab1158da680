"""Triangular Assault: place a stone for certain, or attack and trust the coins."""

from __future__ import annotations

from craton.core.definition import Definition, Kernels, Slot
from craton.core.position import Position
from craton.games.assault import search
from craton.games.assault.insight import overview
from craton.games.assault.insight.estimate import estimate
from craton.games.assault.law import notation, options, rules, secrets
from craton.games.assault.law.validity import problem
from craton.games.assault.search import tuning
from craton.kernel.layout import BLACK, BOARD, REASON, WHITE

KEPT_OR_SPENT = ("kept", "spent")


def marks(position: Position) -> dict[int, set[str]]:
    """Flooded cells and what is left of the core, sacred cells as far as they are known, and the cell under attack."""
    game, data = position.game, position.data
    found: dict[int, set[str]] = {}
    core = game.board.regions["core"]
    for cell in range(len(game.board)):
        if data[BOARD + cell] == rules.FLOODED:
            found[cell] = {"flooded"}
        elif cell in core:
            found[cell] = {"core"}
    for slot, name in ((rules.SACRED_BLACK, "sacred"), (rules.SACRED_WHITE, "sacred"), (rules.TARGET, "focus")):
        if 0 < data[slot] <= len(game.board):
            found.setdefault(data[slot] - 1, set()).add(name)
    return found


def score(position: Position) -> tuple[int, int]:
    """What was compared: the stones if the game ended by domination, else the points."""
    constants, data = position.game.constants, list(position.data)
    count = rules.count_stones if data[REASON] == rules.DOMINATION else rules.points
    return count(constants, data, BLACK), count(constants, data, WHITE)


TASKS = {
    rules.CHOOSE: "to choose a sacred cell",
    rules.CHAIN: "to attack again or stop",
    rules.BONUS: "to place a bonus stone",
}


def task(position: Position) -> str:
    return TASKS.get(position.data[rules.PHASE], "to move")


DEFINITION = Definition(
    name="assault",
    title="Triangular Assault",
    summary="Place a stone for certain, or attack and trust the coins: the majority of the triangles wins.",
    options=options.OPTIONS,
    board=options.board,
    agree=options.agree,
    encode=options.encode,
    traits=options.traits,
    kernels=Kernels(
        start=rules.start,
        legal=rules.legal,
        apply=rules.apply,
        chance_weights=rules.chance_weights,
        apply_outcome=rules.apply_outcome,
        mirror=rules.mirror,
        mirror_action=rules.mirror_action,
    ),
    notation=notation,
    slots=(
        Slot("phase", rules.PHASE, ("play", "sacred", "coins", "chain", "bonus")),
        Slot("target", rules.TARGET, is_cell=True),
        Slot("black_stubborn", rules.USED_BLACK, KEPT_OR_SPENT),
        Slot("white_stubborn", rules.USED_WHITE, KEPT_OR_SPENT),
        Slot("black_sacred", rules.SACRED_BLACK, is_cell=True),
        Slot("white_sacred", rules.SACRED_WHITE, is_cell=True),
    ),
    reasons=("domination", "majority", "core", "white-wins-ties"),
    most_actions=lambda options, board: len(board) + 1,
    action_count=lambda options, board: rules.WORDS * len(board) + rules.STOP + 1,
    problem=problem,
    secrets=secrets,
    glyphs={1: "b", 2: "w", rules.FLOODED: "~"},
    marks=marks,
    score=score,
    task=task,
    odds=overview.odds,
    insight=overview.insight,
    estimate=estimate,
    search_parts=search.parts,
    search_settings=tuning.SETTINGS,
    levels=tuning.LEVELS,
    package=__name__,
)
