"""Boards, positions, steps and results, as a view shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, cast

from craton import boards
from craton.core import position as core
from craton.core import state
from craton.core.game import Game
from craton.core.picture import describe
from craton.core.targets import changed_cells, targets_of
from craton.core.text import slot_value, write_position
from craton.core.view import View
from craton.kernel.layout import HIDDEN
from craton.server.wire.base import Response, SeatName, SideName


class Cell(Response):
    name: str
    centre: list[float]
    polygon: list[list[float]]
    links: list[str]
    """Neighbouring cells."""


class Board(Response):
    """Geometry for drawing: x to the right, y up, the centre of the board at (0, 0)."""

    name: str
    kind: Literal["square", "hexhex", "triangles"]
    glued: bool
    cells: list[Cell]
    regions: dict[str, list[str]]


@lru_cache(maxsize=64)
def board_json(board: boards.Board) -> Board:
    return {
        "name": board.name,
        "kind": cast(Any, board.kind),
        "glued": board.glued,
        "cells": [
            {
                "name": name,
                "centre": [round(x, 4) for x in board.centres[cell]],
                "polygon": [[round(x, 4) for x in point] for point in board.polygons[cell]],
                "links": [board.names[near] for near in board.links[cell]],
            }
            for cell, name in enumerate(board.names)
        ],
        "regions": {name: [board.names[cell] for cell in cells] for name, cells in board.regions.items()},
    }


def value_json(value: Any) -> Any:
    """The value of an option."""
    return list(value) if isinstance(value, tuple) else value


def options_json(game: Game) -> dict[str, Any]:
    return {name: value_json(value) for name, value in game.options.items()}


class Actions(Response):
    """Legal actions: those that concern cells by cell, and the others."""

    cells: dict[str, Sequence[str]]
    words: list[str]


def no_actions() -> Actions:
    return {"cells": {}, "words": []}


def actions_json(view: View) -> Actions:
    """The viewer's legal actions."""
    found = targets_of(view)
    return {"cells": found.cells, "words": found.words}


def stone_json(position: core.Position, cell: int) -> SideName | None:
    stone = position.stone(cell)
    return cast(SideName, str(stone)) if stone else None


class Visible(Response):
    """A position without the legal actions."""

    turn: int
    to_move: Literal["black", "white", "first", "second", "chance"] | None
    event: str | None
    task: str
    stones: dict[str, SideName]
    marks: dict[str, list[str]]
    position: str | None
    hides: bool
    variables: dict[str, str | int | None]


class Position(Visible):
    """A position as a viewer sees it.

    `task` says what has to be decided, `position` is the text form (null if anything is hidden), `variables` are the
    game's further non-zero values (null if hidden from the viewer).
    """

    actions: Actions


def visible_json(view: View) -> Visible:
    seen, names = view.seen, view.game.board.names
    marks = view.game.definition.marks(seen)
    return {
        "turn": seen.turn,
        "to_move": None if seen.to_move is None else cast(Any, str(seen.to_move)),
        "event": seen.event,
        "task": describe(seen),
        "stones": {name: cast(SideName, str(side)) for name, side in seen.board.items()},
        "marks": {names[cell]: sorted(found) for cell, found in sorted(marks.items())},
        "position": None if view.hides else write_position(seen),
        "hides": view.hides,
        "variables": _variables_json(view),
    }


def position_json(view: View, *, actions: bool) -> Position:
    """actions: whether to list the viewer's legal actions."""
    return {**visible_json(view), "actions": actions_json(view) if actions else no_actions()}


def _variables_json(view: View) -> dict[str, str | int | None]:
    game, data = view.game, view.seen.data
    return {
        slot.name: None if data[slot.index] == HIDDEN else slot_value(game, slot, data[slot.index])
        for slot in game.definition.slots
        if data[slot.index]
    }


class Change(Response):
    """A cell after a step that changed it."""

    stone: SideName | None
    marks: list[str]


def changes_json(old: core.Position, new: core.Position) -> dict[str, Change]:
    """The cells whose stone or marks differ, by name."""
    marks: tuple[Mapping[int, Any], Mapping[int, Any]]
    marks = old.game.definition.marks(old), old.game.definition.marks(new)
    changed = set(changed_cells(old, new))
    changed |= {cell for cell in marks[0].keys() | marks[1].keys() if marks[0].get(cell) != marks[1].get(cell)}
    return {
        old.game.board.names[cell]: {"stone": stone_json(new, cell), "marks": sorted(marks[1].get(cell, ()))}
        for cell in sorted(changed)
    }


class PlayedStep(Response):
    turn: int
    seat: str | None
    mover: str
    event: str | None


def played_json(step: state.Step) -> PlayedStep:
    before = step.before
    return {"turn": before.turn + 1, "seat": before.seat_to_move, "mover": str(step.mover), "event": step.event}


class Step(PlayedStep):
    """One action or outcome of a line of play. `event` names the chance event of an outcome."""

    number: int
    text: str | None
    concealed: bool


def step_json(number: int, step: state.Step) -> Step:
    """A step with nothing concealed."""
    return {"number": number, **played_json(step), "text": step.text, "concealed": False}


class Result(Response):
    """`winner` is null if the match was aborted, `score` is [black, white] where the game counts points."""

    winner: Literal["first", "second", "draw"] | None
    side: SideName | None
    reason: str
    score: list[int] | None


def outcome_json(position: core.Position) -> Result | None:
    """The result of a game that the rules have ended; None while it goes on."""
    outcome = position.outcome
    if outcome is None:
        return None
    side = outcome.winner
    return {
        "winner": "draw" if side is None else cast(SeatName, str(position.seat(side))),
        "side": cast(SideName, str(side)) if side else None,
        "reason": outcome.reason,
        "score": list(outcome.score) if outcome.score else None,
    }
