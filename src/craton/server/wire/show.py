"""Steps of a match as they are shown again: with what they changed, and for dice the exact chances on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

from craton.core.position import Position as CorePosition
from craton.core.view import View
from craton.server.wire.base import Response
from craton.server.wire.insight import event_odds_json
from craton.server.wire.match import Entry, ShownThrow
from craton.server.wire.position import Position, changes_json, position_json

Order = Literal["suspense", "given", "largest", "smallest"]
MAX_STEPS = 400
"""Steps of one show; a quake on the largest board has at most 361 dice."""


class Show(Response):
    """The steps after the first `first` ones, up to `last`, with the positions before and after them.

    Each entry has `changes`, and an outcome `odds` and, where the game knows the chances of winning, `throw`.
    """

    first: int
    last: int
    before: Position
    after: Position
    entries: list[Entry]


def show_json(before: View, first: int, heads: Sequence[Entry], codes: Sequence[int], order: str) -> Show:
    """heads: the steps as entries; codes: their actions and outcomes as numbers."""
    position, entries = before.seen, []
    run: list[tuple[Entry, int]] = []
    start = position
    for head, code in zip(heads, codes, strict=True):
        is_outcome = head["event"] is not None
        after = position.after_outcome(code) if is_outcome else position.after(code)
        entry: Entry = {**head, "changes": changes_json(position, after)}
        if is_outcome:
            entry["odds"] = event_odds_json(_open(position), head["event"])
            start = start if run else position
            run.append((entry, code))
        else:
            _add_throws(start, run, order)
            run = []
        entries.append(entry)
        position = after
    _add_throws(start, run, order)
    return {
        "first": first,
        "last": first + len(entries),
        "before": position_json(before, actions=False),
        "after": position_json(_open(position), actions=False),
        "entries": entries,
    }


def _add_throws(start: CorePosition, run: list[tuple[Entry, int]], order: str) -> None:
    """Add to the outcomes of a run how they are thrown (entries modified in place)."""
    if not run:
        return
    throws = start.game.definition.throws(start, [code for _, code in run], order) or []
    for place, throw in enumerate(throws):
        run[throw.index][0]["throw"] = cast(ShownThrow, {"place": place, **cast(Any, throw.to_json())})


def _open(position: CorePosition) -> View:
    return View(position.game, "spectator", position.data, hides=False)
