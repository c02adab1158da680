"""The shapes of what goes out for study."""

from __future__ import annotations

from typing import Any, Literal

from craton.server.http.shapes import BoardShape, OddsShape, PositionShape, ResultShape, Shape, StepShape


class Chance(Shape):
    text: str
    probability: Any
    words: str


class ChanceEvent(Shape):
    event: str
    odds: OddsShape | None
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


class Candidate(Shape):
    action: str
    visits: int
    value: float
    proven: bool


class ExpectedLine(Shape):
    action: str
    value: float
    variation: dict[str, Any]


class SearchShape(Shape):
    """`value` is that of the side to move, at a chance event that of the first seat."""

    ply: int
    best: str | None
    value: float
    first: float
    black: float
    exact: bool
    simulations: int
    candidates: list[Candidate]
    variation: dict[str, Any]
    lines: list[ExpectedLine]


class Node(Shape):
    id: int
    parent: int | None
    main: bool
    turn: int
    seat: str | None
    mover: str
    event: str | None
    text: str
    marks: str
    comments: list[str]


class ThrowShape(Shape):
    node: int
    ply: int
    event: str
    kind: Literal["die", "coins"]
    count: int
    outcomes: list[str]
    message: str | None
    written: str
    drawn: str | None
    true: bool | None


class VerificationShape(Shape):
    verified: bool | None
    problem: str | None
    lines: list[str]
    secret: str | None
    commitment: str | None
    computed_commitment: str | None
    throws: list[ThrowShape]


class RecordShape(LineShape):
    tags: dict[str, str]
    comments: list[str]
    termination: str
    nodes: list[Node]
    verification: VerificationShape


class Progress(Shape):
    status: Literal["working"]
    done: int
    total: int


class AnalysisShape(Shape):
    """`analysis` is what `craton analyse --json` says of a record's steps."""

    status: Literal["done"]
    done: int
    total: int
    analysis: dict[str, Any]
