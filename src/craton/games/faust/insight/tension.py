"""The tension layer: how a disc on an empty cell would change the captures of both sides."""

from __future__ import annotations

from typing import NamedTuple

from craton.core.game import Game
from craton.core.position import Position
from craton.games.faust.insight.rectangles import cells_of, crosscut_of, rectangle_of
from craton.games.faust.law import rules
from craton.kernel.decorator import Ints
from craton.kernel.layout import BOARD, EMPTY, MOVER, OPTIONS


class Change(NamedTuple):
    """The effect of a placement on the captures, given as actions, of the placing side and of its enemy.

    A capture has no empty cell in it or in its walls, so a placement ends one only by making it part of a larger one.
    """

    created: tuple[int, ...]
    outgrown: tuple[int, ...]
    """The side's captures that become part of created ones."""
    given: tuple[int, ...]
    """Captures created for the enemy."""
    overtaken: tuple[int, ...]
    """The enemy's captures that become part of given ones."""
    denied: tuple[int, ...]
    """Captures that the enemy would create by placing there itself, and that this placement prevents entirely."""

    @property
    def balance(self) -> int:
        """The number of captures prepared or prevented, minus those given to the enemy."""
        return len(self.created) + len(self.denied) - len(self.given)


class Captures:
    """Captures by the law, on a board that can be modified."""

    def __init__(self, position: Position) -> None:
        self.game = position.game
        self.state: Ints = list(position.data)
        self.out: Ints = [0] * self.game.most_actions
        self.work: Ints = [0] * self.game.work_size

    def of(self, side: int) -> tuple[int, ...]:
        """All captures that a side would have if it were to move."""
        constants, count = self.game.constants, 0
        self.state[MOVER] = side
        if constants[OPTIONS][rules.PATTERN]:
            count = rules.crosscuts(constants, self.state, self.out, count, self.work)
        return tuple(self.out[: rules.rectangles(constants, self.state, self.out, count, self.work)])


def tension(position: Position, side: int) -> dict[int, Change]:
    """The change made by a disc of the side on each empty cell, where there is any.

    Cells without a neighbouring disc cannot change anything and are skipped: whether a rectangle is a capture depends
    on its cells, its walls and larger rectangles around it, so the new disc would have to be in a rectangle or in a
    wall of one, and so have a disc beside it; likewise in a locked crosscut.
    """
    captures, links = Captures(position), position.game.board.links
    own, enemy = set(captures.of(side)), set(captures.of(1 - side))
    found = {}
    for cell, near in enumerate(links):
        slot = BOARD + cell
        if captures.state[slot] != EMPTY or not any(captures.state[BOARD + other] for other in near):
            continue
        captures.state[slot] = 2 - side
        enemy_there = set(captures.of(1 - side))
        captures.state[slot] = side + 1
        own_after, enemy_after = set(captures.of(side)), set(captures.of(1 - side))
        captures.state[slot] = EMPTY
        denied = {action for action in enemy_there - enemy if not _is_part(position.game, action, enemy_after)}
        if denied or own_after != own or enemy_after != enemy:
            sets = own_after - own, own - own_after, enemy_after - enemy, enemy - enemy_after, denied
            found[cell] = Change(*(tuple(sorted(actions)) for actions in sets))
    return found


def _is_part(game: Game, action: int, captures: set[int]) -> bool:
    """Whether the discs of a capture are a subset of those of another one."""
    if not captures:
        return False
    discs = _cells(game, action)
    return any(discs <= _cells(game, capture) for capture in captures)


def _cells(game: Game, action: int) -> set[int]:
    n, rectangle = game.board.size, rectangle_of(game, action)
    if rectangle is not None:
        return set(cells_of(n, rectangle))
    return set(crosscut_of(n, action - len(game.board) - rules.SQUARES))
