"""Insight into a position: the game's own panels and layers, exact odds, and a preview of every legal action."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Mapping
from typing import Any, cast

from craton.core import insight as core
from craton.core.errors import CratonError
from craton.core.position import Position
from craton.core.scores import Change
from craton.core.sides import SIDES, Side
from craton.core.targets import changed_cells, read_action
from craton.core.view import View
from craton.odds import JointScores
from craton.server.wire.base import Response, SideName
from craton.server.wire.position import stone_json

MAX_PREVIEWS = 500
"""Positions with more legal actions get no previews; computing them takes too long."""


class Odds(Response):
    """The exact probability of `what`, which concerns `cells`."""

    what: str
    words: str
    probability: Any
    cells: list[str]


def odds_json(view: View, odds: core.Odds) -> Odds:
    return cast(Odds, odds.to_json(view.game.board))


def event_odds_json(view: View, event: str | None) -> Odds | None:
    """The odds of a chance event; None where the game states none."""
    found = (odds_json(view, odds) for odds in view.game.definition.odds(view.seen) if odds.what == event)
    return next(found, None)


class PreviewOdds(Odds):
    """Odds after an action. `joins` indexes the current odds whose cells it merges."""

    joins: list[int]


class Preview(Response):
    """What a legal action would do at once.

    `changes` are the stones after it, `again` says whether the same side moves again, `worth` what it changes in
    expected score and winning probability if only chance decided from here on.
    """

    action: str
    changes: dict[str, SideName | None]
    again: bool
    odds: list[PreviewOdds]
    worth: dict[str, Any] | None


class GameInsight(Response):
    """What the game itself computes, see `core/insight.py`."""

    marks: list[dict[str, Any]]
    links: list[dict[str, Any]]
    regions: list[dict[str, Any]]
    panels: list[dict[str, Any]]
    sentences: list[str]
    layers: list[str]
    shown: str


class Insight(GameInsight):
    """`marks`, `links` and `regions` belong to `layers`; `shown` is the layer to draw first."""

    ply: int
    odds: list[Odds]
    scores: dict[str, Any] | None
    previews: list[Preview]


def insight_json(view: View, ply: int) -> Insight:
    game, seen = view.game, view.seen
    odds = game.definition.odds(seen)
    scores = game.definition.final_scores(seen)
    of_game: GameInsight = cast(Any, view.insight().to_json(game.board))
    return {
        "ply": ply,
        **of_game,
        "odds": [odds_json(view, one) for one in odds],
        "scores": JointScores(scores).to_json() if scores is not None else None,
        "previews": _previews(view, odds),
    }


def _previews(view: View, odds: list[core.Odds]) -> list[Preview]:
    # A masked position cannot be played on. Any sample consistent with the view will do: only stones are shown.
    position = view.sample(random.Random(0)) if view.hides else view.seen
    codes = view.legal_moves.codes if view.hides else position.legal
    if len(codes) > MAX_PREVIEWS:
        return []
    side = view.to_move
    what_if: Mapping[int, tuple[Change, Change]] = {}
    with contextlib.suppress(CratonError):  # no stone can be placed
        what_if = view.game.definition.what_if(view.seen) or {}
    found: list[Preview] = []
    for code in codes:
        text = read_action(view.game, code).text
        after = position.after(code)
        changed = changed_cells(position, after)
        placed = [cell for cell in changed if after.stone(cell) is side]
        has_worth = len(placed) == 1 and what_if and isinstance(side, Side)
        found.append(
            {
                "action": text,
                "changes": {view.game.board.names[cell]: stone_json(after, cell) for cell in changed},
                "again": after.to_move == side,
                "odds": _odds_after(view, odds, after, set(changed)),
                "worth": what_if[placed[0]][SIDES.index(side)].to_json() if has_worth else None,
            }
        )
    return found


def _odds_after(view: View, odds: list[core.Odds], after: Position, changed: set[int]) -> list[PreviewOdds]:
    """The odds that concern a changed cell."""
    if not changed:
        return []
    found: list[PreviewOdds] = []
    for one in view.game.definition.odds(after):
        if changed.isdisjoint(one.cells):
            continue
        own = {cell for cell in one.cells if cell not in changed}
        joins = [index for index, old in enumerate(odds) if not own.isdisjoint(old.cells)]
        found.append({**odds_json(view, one), "joins": joins})
    return found
