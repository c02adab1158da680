"""What is shown of a position: its stones, its actions, its board. For one who may see a view, whoever that is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from craton.boards import Board
from craton.core.game import Game
from craton.core.picture import CELL_NAME, describe
from craton.core.position import Position
from craton.core.text import write_position
from craton.core.view import View
from craton.kernel.layout import HIDDEN

PLAIN = re.compile(r"[a-z0-9 ]+")
NO_ACTIONS: dict[str, Any] = {"cells": {}, "words": []}


def seen_json(view: View) -> dict[str, Any]:
    seen, names = view.seen, view.game.board.names
    marks = view.game.definition.marks(seen)
    return {
        "turn": seen.turn,
        "to_move": None if seen.to_move is None else str(seen.to_move),
        "task": describe(seen),
        "stones": {name: str(side) for name, side in seen.board.items()},
        "marks": {names[cell]: sorted(found) for cell, found in sorted(marks.items())},
        "position": None if view.hides else write_position(seen),
        "hides": view.hides,
        "variables": variables_json(view),
    }


def variables_json(view: View) -> dict[str, Any]:
    """What is known beside the stones, as far as it is not zero: the game's variables, as the text of a position
    writes them; null for one that the viewer may not know."""
    game, data = view.game, view.seen.data
    found: dict[str, Any] = {}
    for slot in game.definition.slots:
        value = data[slot.index]
        if value == HIDDEN:
            found[slot.name] = None
        elif value:
            found[slot.name] = (
                game.board.names[value - 1] if slot.is_cell else slot.words[value] if slot.words else value
            )
    return found


def actions_json(view: View) -> dict[str, Any]:
    """The viewer's legal actions: by the cells that they concern, and those that concern none."""
    cells: dict[str, list[str]] = {}
    words = []
    for code in view.legal_moves.codes:
        text, concerned = read_action(view.game, code)
        if concerned is None:
            concerned = changed_cells(view.seen, code)
        for name in concerned:
            cells.setdefault(name, []).append(text)
        if not concerned:
            words.append(text)
    return {"cells": cells, "words": words}


@lru_cache(maxsize=50_000)
def read_action(game: Game, code: int) -> tuple[str, Sequence[str] | None]:
    """An action's text, and the cells that it names if it is plain (`e5`, `xc5`, `salvage e5`)."""
    text = game.definition.notation.write(game, code)
    return text, CELL_NAME.findall(text) if PLAIN.fullmatch(text) else None


def changed_cells(position: Position, code: int) -> Sequence[str]:
    after = position.after(code)
    names = position.game.board.names
    return [name for cell, name in enumerate(names) if position.stone(cell) != after.stone(cell)]


def options_json(game: Game) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in game.options.items()}


@lru_cache(maxsize=64)
def board_json(board: Board) -> dict[str, Any]:
    """All about a board that drawings need; x to the right, y up, the middle at (0, 0)."""
    return {
        "name": board.name,
        "kind": board.kind,
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
