"""What a game can tell of a position, and what each legal action would do at once: for hovering over a cell."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

from craton.core.errors import CratonError
from craton.core.insight import Odds, number_to_json
from craton.core.position import Position
from craton.core.scores import Change
from craton.core.sides import SIDES, Side
from craton.core.view import View
from craton.odds import JointScores
from craton.server.showing import read_action

MOST_ACTIONS = 500
"""Of more legal actions nothing is foretold: it would take too long."""


def insight_json(view: View) -> dict[str, Any]:
    """Insight, exact odds, scores if only chance decided from here on, and a preview of each legal action."""
    game, seen = view.game, view.seen
    odds = game.definition.odds(seen)
    scores = game.definition.final_scores(seen)
    return {
        **view.insight().to_json(game.board),
        "odds": [odds_json(view, one) for one in odds],
        "scores": JointScores(scores).to_json() if scores is not None else None,
        "previews": _previews(view, odds),
    }


def odds_json(view: View, one: Odds) -> dict[str, Any]:
    return {
        "what": one.what,
        "words": one.words,
        "probability": number_to_json(one.probability),
        "cells": _names(view, one.cells),
    }


def _names(view: View, cells: Iterable[int]) -> list[str]:
    return [view.game.board.names[cell] for cell in cells]


def _previews(view: View, odds: list[Odds]) -> list[dict[str, Any]]:
    """What each legal action changes on the board, the odds of what it touches, and what it is worth."""
    # A masked position cannot be played on. Any position that looks like it will do: only stones are told of.
    position = view.sample(random.Random(0)) if view.hides else view.seen
    codes = view.legal_moves.codes if view.hides else position.legal
    if len(codes) > MOST_ACTIONS:
        return []
    worth, side = _worth(view), view.to_move
    found = []
    for code in codes:
        text, _ = read_action(view.game, code)
        after = position.after(code)
        changed = [cell for cell in range(len(view.game.board)) if position.stone(cell) != after.stone(cell)]
        placed = [cell for cell in changed if after.stone(cell) is side]
        change = worth[placed[0]][SIDES.index(side)] if len(placed) == 1 and worth and isinstance(side, Side) else None
        found.append(
            {
                "action": text,
                "changes": {view.game.board.names[cell]: _stone(after, cell) for cell in changed},
                "again": after.to_move == side,
                "odds": _touched(view, odds, after, set(changed)),
                "worth": _change_json(change) if change is not None else None,
            }
        )
    return found


def _stone(position: Position, cell: int) -> str | None:
    stone = position.stone(cell)
    return str(stone) if stone else None


def _touched(view: View, odds: list[Odds], after: Position, changed: set[int]) -> list[dict[str, Any]]:
    """The odds of what has a changed cell in it; `joins` has the places, in the odds of now, of what it is made of."""
    if not changed:
        return []
    found = []
    for one in view.game.definition.odds(after):
        if changed.isdisjoint(one.cells):
            continue
        own = {cell for cell in one.cells if cell not in changed}
        sources = [place for place, old in enumerate(odds) if not own.isdisjoint(old.cells)]
        found.append({**odds_json(view, one), "joins": sources})
    return found


def _worth(view: View) -> Mapping[int, tuple[Change, Change]]:
    """By cell, what a stone of either side there would change; empty where the game cannot say."""
    try:
        return view.game.definition.what_if(view.seen) or {}
    except CratonError:
        return {}


def _change_json(change: Change) -> dict[str, Any]:
    return {name: number_to_json(getattr(change, name)) for name in ("own", "difference", "win", "draw")}
