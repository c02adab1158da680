"""Study without a match: lines of play, searches, records, analyses, positions set up by hand. Nothing is hidden."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from craton.core import state
from craton.core.dice import coin_chance, commitment, kind_of, parse_secret
from craton.core.errors import CratonError, RecordError
from craton.core.insight import number_to_json
from craton.core.position import Position as CorePosition
from craton.core.sides import Actor, Side
from craton.core.text import MOVERS, write_position
from craton.core.wording import counted, listed
from craton.kernel import layout
from craton.record import DICE_TAGS, Turn, verify
from craton.record import Record as CoreRecord
from craton.server.study.arrange import arrange
from craton.server.study.line import open_view, play
from craton.server.wire import position as positions
from craton.server.wire.base import Body, OptionName, OptionValue, Response, SideName
from craton.server.wire.insight import Odds, event_odds_json

MAX_STEPS = 2000
MAX_SECONDS = 10.0
MAX_SIMULATIONS = 100_000
RecordText = Annotated[str, Field(min_length=1, max_length=1_000_000)]


# Requests


class StudyLine(Body):
    """A line of play: the position it starts from, and its steps."""

    game: str | None = Field(default=None, max_length=40, description="A name from GET /games.")
    options: dict[OptionName, OptionValue] | Annotated[str, Field(max_length=2000)] = Field(
        default_factory=dict, description="Options by name, or as in `options_text`."
    )
    preset: str | None = Field(default=None, max_length=40)
    position: str | None = Field(default=None, max_length=5000, description="The text form of the first position.")
    steps: list[Annotated[str, Field(min_length=1, max_length=200)]] = Field(
        default_factory=list, max_length=MAX_STEPS, description="Actions (`e5`) and outcomes (`=3`) in order."
    )


class StudySearch(StudyLine):
    """A line whose last position is searched, for a time or a number of simulations."""

    seconds: float | None = Field(default=None, gt=0, le=MAX_SECONDS)
    simulations: int | None = Field(default=None, ge=1, le=MAX_SIMULATIONS)
    lines: int = Field(default=1, ge=0, le=20, description="The number of candidates with a principal variation.")


class StudyRecord(Body):
    record: RecordText


class StudyAnalysis(StudyLine):
    """A record, or a line."""

    record: RecordText | None = None


class StudyArrangement(StudyLine):
    """A line, and changes to its last position."""

    cells: dict[Annotated[str, Field(max_length=10)], Annotated[str, Field(max_length=4)]] = Field(
        default_factory=dict, max_length=2000, description="Cell name -> letter of the stone; empty removes it."
    )
    mover: Literal["black", "white"] | None = None
    turns: int | None = Field(default=None, ge=0, le=30_000, description="Turns played; by default a fitting number.")


# Lines


class ChanceOutcome(Response):
    """An outcome, its exact probability, and in `words` what it does to the stones."""

    text: str
    probability: Any
    words: str


class ChanceEvent(Response):
    event: str
    odds: Odds | None
    outcomes: list[ChanceOutcome]


def chance_json(position: CorePosition) -> ChanceEvent | None:
    """The pending chance event."""
    if position.to_move is not Actor.CHANCE:
        return None
    event = position.event or ""
    outcomes: list[ChanceOutcome] = []
    for number, (text, probability) in enumerate(position.chance.items()):
        words = _stones_changed(position, position.after_outcome(number))
        outcomes.append({"text": text, "probability": number_to_json(probability), "words": words})
    return {"event": event, "odds": event_odds_json(open_view(position), event), "outcomes": outcomes}


def _stones_changed(before: CorePosition, after: CorePosition) -> str:
    """`White loses 2 stones: a1 and b2.`"""
    lost: dict[Side, list[str]] = {}
    gained: dict[Side, list[str]] = {}
    for cell, name in enumerate(before.game.board.names):
        old, new = before.stone(cell), after.stone(cell)
        if old is not new:
            if old:
                lost.setdefault(old, []).append(name)
            if new:
                gained.setdefault(new, []).append(name)
    parts = [
        f"{str(side).capitalize()} {verb} {counted(len(names), 'stone')}: {listed(names)}."
        for verb, stones in (("loses", lost), ("gains", gained))
        for side, names in stones.items()
    ]
    return " ".join(parts) or "No stone changes."


class Line(Response):
    """A line of play, and the position at its end with its pending chance event or result."""

    game: str
    title: str
    options: dict[str, Any]
    options_text: str
    board: positions.Board
    setup: str | None
    steps: list[positions.Step]
    state: positions.Position
    chance: ChanceEvent | None
    result: positions.Result | None


def line_json(start: CorePosition, steps: Sequence[state.Step]) -> Line:
    game, position = start.game, steps[-1].after if steps else start
    return {
        "game": game.name,
        "title": game.title,
        "options": positions.options_json(game),
        "options_text": game.options_text,
        "board": positions.board_json(game.board),
        "setup": None if start == game.start() else write_position(start),
        "steps": [positions.step_json(number, step) for number, step in enumerate(steps)],
        "state": positions.position_json(open_view(position), actions=True),
        "chance": chance_json(position),
        "result": positions.outcome_json(position),
    }


# Searches and analyses


class Candidate(Response):
    action: str
    visits: int
    value: float
    proven: bool


class SearchLine(Response):
    action: str
    value: float
    variation: dict[str, Any]


class SearchResult(Response):
    """`value` is for the side to move; at a chance event, for the first seat."""

    ply: int
    best: str | None
    value: float
    first: float
    black: float
    exact: bool
    simulations: int
    candidates: list[Candidate]
    variation: dict[str, Any]
    lines: list[SearchLine]


class AnalysisProgress(Response):
    status: Literal["working"]
    done: int
    total: int


def progress_json(done: int, total: int) -> AnalysisProgress:
    return {"status": "working", "done": done, "total": total}


class Analysis(Response):
    """`analysis` is what `craton analyse --json` prints for the steps of a record."""

    status: Literal["done"]
    done: int
    total: int
    analysis: dict[str, Any]


def analysis_json(total: int, analysis: dict[str, Any]) -> Analysis:
    return {"status": "done", "done": total, "total": total, "analysis": analysis}


# Records


class RecordNode(positions.PlayedStep):
    """A step in the tree of a record. `marks` and `comments` are those of the turn that it ends."""

    id: int
    parent: int | None
    main: bool
    text: str
    marks: str
    comments: list[str]


class Throw(Response):
    """An outcome, and everything needed to draw it again without the rules of the game.

    It is drawn from HMAC-SHA-256 with the secret seed as key, over `message` followed by a counter from 0;
    docs/formats.md describes how the bytes become a die or coins. `count` is the number of faces or of coins, `coin`
    the chance of success of a coin.
    """

    node: int
    ply: int
    event: str
    kind: Literal["die", "coins"]
    count: int
    coin: str | None
    outcomes: list[str]
    message: str | None
    written: str
    drawn: str | None
    true: bool | None


class Verification(Response):
    """What `craton verify` reports. `verified` is null if the record cannot be verified; `problem` says why."""

    verified: bool | None
    problem: str | None
    lines: list[str]
    secret: str | None
    commitment: str | None
    computed_commitment: str | None
    throws: list[Throw]


class Record(Line):
    """A record: its main line, tags, the tree of all variations, and the verification of its dice."""

    tags: dict[str, str]
    comments: list[str]
    termination: str
    nodes: list[RecordNode]
    verification: Verification


def record_json(start: CorePosition, record: CoreRecord, steps: Sequence[state.Step]) -> Record:
    """start: the first position. steps: the main line."""
    nodes = _nodes(record, start)
    main = [node["id"] for node in nodes if node["main"]]
    return {
        **line_json(start, steps),
        "tags": record.tags,
        "comments": list(record.opening_comments),
        "termination": record.termination,
        "nodes": nodes,
        "verification": _verification_json(record, steps, main),
    }


def _nodes(record: CoreRecord, start: CorePosition) -> list[RecordNode]:
    """The steps of all variations in one flat list, each with its parent's index: no deep nesting."""
    nodes: list[RecordNode] = []
    pending: deque[tuple[Sequence[Turn], CorePosition, int | None]] = deque([(record.turns, start, None)])
    is_main = True
    while pending:
        turns, position, parent = pending.popleft()
        for turn in turns:
            pending += [(variation, position, parent) for variation in turn.variations]
            for action in turn.actions:
                for step in play(position, [str(action)]):
                    nodes.append(
                        {
                            "id": len(nodes),
                            "parent": parent,
                            "main": is_main,
                            **positions.played_json(step),
                            "text": step.text,
                            "marks": "",
                            "comments": [],
                        }
                    )
                    parent, position = len(nodes) - 1, step.after
            nodes[-1]["marks"] = turn.marks
            nodes[-1]["comments"] = list(turn.comments)
        is_main = False
    return nodes


def _verification_json(record: CoreRecord, steps: Sequence[state.Step], main: Sequence[int]) -> Verification:
    tags = record.tags
    throws = [_throw_json(record, node, step) for node, step in zip(main, steps, strict=True) if step.event is not None]
    computed = None
    with contextlib.suppress(CratonError):
        computed = commitment(parse_secret(tags.get("SecretSeed", "")))
    found: Verification = {
        "verified": None,
        "problem": None,
        "lines": [],
        "secret": tags.get("SecretSeed"),
        "commitment": tags.get("Commitment"),
        "computed_commitment": computed,
        "throws": throws,
    }
    try:
        verified = verify(record)
    except RecordError as error:
        found["problem"] = str(error)
        return found
    for throw, one in zip(throws, verified.throws, strict=True):
        throw["drawn"], throw["true"] = one.drawn, one.is_true
    found["verified"], found["lines"] = bool(verified), verified.report()
    return found


def _throw_json(record: CoreRecord, node: int, step: state.Step) -> Throw:
    kind, count = kind_of(step.before.chance)
    seeds = [record.tags.get(name, "") for name in DICE_TAGS if name in ("Match", "FirstSeed", "SecondSeed")]
    return {
        "node": node,
        "ply": step.before.turn,
        "event": str(step.event),
        "kind": kind,
        "count": count,
        "coin": str(coin_chance(step.before.chance)) if kind == "coins" else None,
        "outcomes": list(step.before.chance),
        "message": ":".join([*seeds, str(step.before.turn), str(step.event), ""]) if all(seeds) else None,
        "written": step.text,
        "drawn": None,
        "true": None,
    }


# Positions set up by hand


class Arrangement(Response):
    """`position` is null while the stones form no possible position; then `problem` says why."""

    position: str | None
    problem: str | None
    cells: dict[str, str]
    letters: list[str]
    mover: str
    turns: int
    stones: dict[str, SideName]
    marks: dict[str, list[str]]


def arrangement_json(position: CorePosition, body: StudyArrangement) -> Arrangement:
    """The position with the requested changes."""
    found, problem = arrange(position, body.cells, body.mover, body.turns)
    data, letters = found.data, found.game.definition.glyphs
    visible = positions.visible_json(open_view(found))
    return {
        "position": write_position(found) if problem is None else None,
        "problem": problem,
        "cells": {
            name: letters[data[layout.BOARD + cell]]
            for cell, name in enumerate(found.game.board.names)
            if data[layout.BOARD + cell] in letters
        },
        "letters": list(letters.values()),
        "mover": MOVERS[data[layout.MOVER]],
        "turns": data[layout.TURN],
        "stones": visible["stones"],
        "marks": visible["marks"],
    }
