"""Legal actions by the cells that they concern, for boards that can be pointed at."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from craton.core.game import Game
from craton.core.picture import CELL_NAME
from craton.core.position import Position, stone_side
from craton.core.view import View
from craton.kernel.layout import BOARD

PLAIN = re.compile(r"[a-z0-9 ]+")


class ActionText(NamedTuple):
    text: str
    alone: tuple[str]
    """The text as the only action that concerns a cell."""
    cells: Sequence[str] | None
    """The cells that the text names if it is plain (`e5`, `xc5`, `salvage e5`)."""


class Targets(NamedTuple):
    """Legal actions: those that concern cells by cell name, and the others."""

    cells: dict[str, Sequence[str]]
    words: list[str]


def targets_of(view: View) -> Targets:
    """The viewer's legal actions. An action that is not plain concerns the cells whose stones it changes.

    Equal tuples of single actions are shared, because a server keeps them for every match.
    """
    cells: dict[str, Sequence[str]] = {}
    words = []
    for code in view.legal_moves.codes:
        action = read_action(view.game, code)
        concerned = action.cells
        if concerned is None:
            names = view.game.board.names
            concerned = [names[cell] for cell in changed_cells(view.seen, view.seen.after(code))]
        for name in concerned:
            cells[name] = (*cells[name], action.text) if name in cells else action.alone
        if not concerned:
            words.append(action.text)
    return Targets(cells, words)


@lru_cache(maxsize=50_000)
def read_action(game: Game, code: int) -> ActionText:
    """An action as text."""
    text = game.definition.notation.write(game, code)
    return ActionText(text, (text,), CELL_NAME.findall(text) if PLAIN.fullmatch(text) else None)


def changed_cells(old: Position, new: Position) -> list[int]:
    """The cells on which the stone differs."""
    pairs = enumerate(zip(old.data[BOARD:], new.data[BOARD:], strict=True))
    return [cell for cell, (was, now) in pairs if was != now and stone_side(was) is not stone_side(now)]
