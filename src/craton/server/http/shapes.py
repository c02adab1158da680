"""The shapes of what goes out, for the description of the interface. Answers are not run through them; a test is."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from craton.server.matches.entries import Kind

Viewer = Literal["first", "second", "spectator"]
Status = Literal["waiting", "playing", "over", "aborted"]


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class User(Shape):
    id: str
    name: str
    guest: bool
    bot: bool


class Me(Shape):
    user: User | None


class Session(Shape):
    id: str
    created: int
    seen: int
    agent: str
    current: bool


class Sessions(Shape):
    sessions: list[Session]


class Token(Shape):
    id: str
    label: str
    scopes: list[str]
    created: int
    expires: int | None


class Tokens(Shape):
    tokens: list[Token]


class FreshToken(Shape):
    id: str
    token: str
    scopes: list[str]


class Ended(Shape):
    ended: str


class OptionShape(BaseModel):
    """Limits and choices stand beside these, where an option has them."""

    model_config = ConfigDict(extra="allow")

    name: str
    kind: Literal["whole", "yes-no", "choice", "cells", "text"]
    default: Any
    values: str
    help: str


class GameShape(Shape):
    name: str
    title: str
    summary: str
    options: list[OptionShape]
    presets: dict[str, dict[str, Any]]
    reasons: list[str]
    tournaments: dict[str, dict[str, Any]]


class Level(Shape):
    level: int
    bot: str


class Games(Shape):
    games: list[GameShape]
    levels: list[Level]


class CellShape(Shape):
    name: str
    centre: list[float]
    polygon: list[list[float]]
    links: list[str]


class BoardShape(Shape):
    name: str
    kind: Literal["square", "hexhex", "triangles"]
    glued: bool
    cells: list[CellShape]
    regions: dict[str, list[str]]


class GamePage(GameShape):
    rules: str
    board: BoardShape


class Rulings(Shape):
    text: str


class GameBoard(Shape):
    options_text: str
    board: BoardShape


class Actions(Shape):
    cells: dict[str, list[str]]
    words: list[str]


class PositionShape(Shape):
    turn: int
    to_move: Literal["black", "white", "first", "second", "chance"] | None
    task: str
    stones: dict[str, Literal["black", "white"]]
    marks: dict[str, list[str]]
    position: str | None
    hides: bool
    variables: dict[str, str | int | None]
    actions: Actions


class SeatShape(Shape):
    name: str
    user: str | None
    bot: str | None
    program: bool
    side: Literal["black", "white"] | None


class Hand(Shape):
    left: int
    periods: int
    vacation: int
    on_vacation: bool


class ClocksShape(Shape):
    rule: dict[str, Any]
    seats: dict[str, Hand]
    running: str | None
    deadline: int | None
    now: int


class ResultShape(Shape):
    winner: Literal["first", "second", "draw"] | None
    side: Literal["black", "white"] | None
    reason: str
    score: list[int] | None


class StateShape(PositionShape):
    number: int
    ply: int
    status: Status
    seats: dict[str, SeatShape | None]
    viewer: Viewer
    to_act: Literal["first", "second"] | None
    your_turn: bool
    clocks: ClocksShape
    offers: dict[str, str]
    result: ResultShape | None


class StepShape(Shape):
    number: int
    turn: int
    seat: str | None
    mover: str
    event: str | None
    text: str | None
    concealed: bool


class Told(Shape):
    number: int
    text: str


class Change(Shape):
    stone: Literal["black", "white"] | None
    marks: list[str]


class OddsShape(Shape):
    what: str
    words: str
    probability: Any
    cells: list[str]


class Event(Shape):
    """An entry of the log; which fields it has goes by its kind."""

    number: int
    ply: int | None
    kind: Kind
    seat: str | None
    at: int
    turn: int | None = None
    mover: str | None = None
    event: str | None = None
    text: str | None = None
    concealed: bool | None = None
    tells: list[Told] | None = None
    changes: dict[str, Change] | None = None
    odds: OddsShape | None = None
    name: str | None = None
    user: str | None = None
    bot: str | None = None
    seed: str | None = None
    steps: int | None = None
    result: ResultShape | None = None
    secret: str | None = None


class DiceShape(Shape):
    commitment: str | None
    seeds: dict[str, str | None]
    secret: str | None


class MatchShape(Shape):
    id: str
    created: int
    game: str
    title: str
    options: dict[str, Any]
    options_text: str
    setup: str | None
    clock: dict[str, Any]
    rated: bool
    private: bool
    hints: bool
    previous: str | None
    rematch: str | None
    tournament: str | None
    twin: str | None
    dice: DiceShape
    board: BoardShape
    viewer: Viewer
    steps: list[StepShape]
    chat: list[Event]
    state: StateShape
    muted: bool = False


class DoneShape(Shape):
    match: str
    repeated: bool
    events: list[Event]
    state: StateShape


class Events(Shape):
    match: str
    number: int
    events: list[Event]
    state: StateShape


class Row(Shape):
    id: str
    game: str
    options_text: str
    status: Status
    rated: bool
    open: bool
    created: int
    updated: int
    to_act: str | None
    deadline: int | None
    yours: list[str]
    ply: int
    clock: dict[str, Any]
    winner: str | None
    reason: str | None
    first: str | None
    second: str | None
    users: dict[str, str | None]


class Listed(Shape):
    matches: list[Row]
    next: str | None


class TouchedOdds(OddsShape):
    joins: list[int]


class Preview(Shape):
    """What a legal action would do at once."""

    action: str
    changes: dict[str, Literal["black", "white"] | None]
    again: bool
    odds: list[TouchedOdds]
    worth: dict[str, Any] | None


class InsightShape(Shape):
    ply: int
    marks: list[dict[str, Any]]
    links: list[dict[str, Any]]
    regions: list[dict[str, Any]]
    panels: list[dict[str, Any]]
    sentences: list[str]
    layers: list[str]
    shown: str
    odds: list[OddsShape]
    scores: dict[str, Any] | None
    previews: list[Preview]


class Hint(Shape):
    ply: int
    action: str


class NotesShape(Shape):
    text: str


class MuteShape(Shape):
    muted: bool


class PlanShape(Shape):
    branches: list[dict[str, Any]]
