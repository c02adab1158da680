"""A position as a picture (stones, marks, caption) for drawing code that knows no game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from craton.core.position import Position
from craton.core.sides import Actor
from craton.draw.picture import Picture

if TYPE_CHECKING:
    from craton.core.state import Step

CELL_NAME = re.compile(r"[a-z]\d+")


def picture_of(position: Position, last: Step | None) -> Picture:
    """The position as a picture, with the step that led to it (`last`) marked."""
    game = position.game
    cells = range(len(game.board))
    marks = {cell: set(names) for cell, names in game.definition.marks(position).items()}
    ghosts: dict[int, str] = {}
    if last is not None:
        for name in CELL_NAME.findall(last.event or last.text):
            marks.setdefault(game.board.index[name], set()).add("last")
        for cell in cells:
            before, now = last.before.stone(cell), position.stone(cell)
            if before and not now:
                ghosts[cell] = str(before)
            elif before and now and before != now:
                marks.setdefault(cell, set()).add("captured")
    sides = ((cell, position.stone(cell)) for cell in cells)
    return Picture(
        board=game.board,
        stones={cell: str(side) for cell, side in sides if side},
        marks={cell: frozenset(names) for cell, names in marks.items()},
        ghosts=ghosts,
        caption=describe(position),
        title=game.title,
        looks=game.definition.mark_looks,
    )


def describe(position: Position) -> str:
    """One line saying whose turn it is, or how the game ended."""
    mover = position.to_move
    if mover is None:
        outcome = position.outcome
        assert outcome is not None
        points = f", {outcome.score.black} to {outcome.score.white}" if outcome.score else ""
        how = f"{str(outcome.winner).capitalize()} wins" if outcome.winner else "Draw"
        return f"{how} ({outcome.reason}{points})"
    if mover is Actor.CHANCE:
        return f"Chance: {position.event}"
    who = f"{str(mover).capitalize()} seat" if isinstance(mover, Actor) else str(mover).capitalize()
    return f"{who} {position.game.definition.task(position)}, turn {position.turn + 1}"
