"""The shapes of what goes out for study."""

from __future__ import annotations

from typing import Any

from craton.server.http.shapes import BoardShape, PositionShape, ResultShape, Shape, StepShape


class Chance(Shape):
    text: str
    probability: Any
    words: str


class ChanceEvent(Shape):
    event: str
    outcomes: list[Chance]


class LineShape(Shape):
    game: str
    title: str
    options: dict[str, Any]
    options_text: str
    board: BoardShape
    setup: str | None
    steps: list[StepShape]
    state: PositionShape
    chance: ChanceEvent | None
    result: ResultShape | None
