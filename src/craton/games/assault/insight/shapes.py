"""Shapes on the board: the four regions, formations, forks and cuts.

The original document draws its formations on a grid of points. On triangles they follow its descriptions: a triangle is
three stones that hold each other; a phalanx is a wall whose inner stones have two friends and whose ends have one; a
spearhead is a tip with two stones behind it and three behind those, pointing at the enemy; a fortress protects a stone
on all its sides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from craton.boards import Board
from craton.games.assault.insight.attack_board import AttackBoard, bits_of, cells_of, groups_of
from craton.games.assault.law.rules import ALL_ALLIES

SHORTEST_PHALANX = 4  # stones


@cache
def regions(board: Board) -> Mapping[str, tuple[int, ...]]:
    """Edge, middle, inner and centre, leaving out empty ones.

    hex37 defines its own. On other boards the edge is the outermost layer (a torus has none), the inner region is the
    core, the middle is the rest, and there is no centre.
    """
    if "edge" in board.regions:
        return {name: board.regions[name] for name in ("edge", "middle", "inner", "centre")}
    edge = () if board.glued else board.rings[0]
    inner = board.regions["core"]
    middle = tuple(cell for cell in range(len(board)) if cell not in edge and cell not in inner)
    parts = {"edge": edge, "middle": middle, "inner": inner}
    return {name: cells for name, cells in parts.items() if cells}


@cache
def strips(board: Board) -> tuple[tuple[int, ...], ...]:
    """The board's rows of triangles in all three directions, as the cells along each; on a torus cut at the seams.

    Within a strip, a cell's neighbours are the two that are not across its side parallel to the strip.
    """
    found = []
    for direction in range(3):
        rows: dict[int, list[tuple[float, int]]] = {}
        for cell, corners in enumerate(board.polygons):
            along, across = _turned(corners, direction)
            rows.setdefault(round(across * 4), []).append((along, cell))
        found += [tuple(cell for _, cell in sorted(row)) for row in rows.values()]
    return tuple(found)


def _turned(corners: tuple[tuple[float, float], ...], direction: int) -> tuple[float, float]:
    """A triangle's position along a direction, and the middle of its extent across it, equal for a whole row."""
    cosine, sine = ((1.0, 0.0), (-0.5, 3**0.5 / 2), (-0.5, -(3**0.5) / 2))[direction]
    along = [x * cosine + y * sine for x, y in corners]
    across = [y * cosine - x * sine for x, y in corners]
    return sum(along) / 3, (min(across) + max(across)) / 2


@dataclass(frozen=True)
class Formation:
    name: str
    cells: tuple[int, ...]
    words: str


def formations(board: Board, stones: int, enemies: int) -> list[Formation]:
    """The formations of one side's stones; stones and enemies are bitboards."""
    near = tuple(bits_of(links) for links in board.links)
    found = []
    for cell in cells_of(stones):
        if (near[cell] & stones).bit_count() == ALL_ALLIES:
            cells = tuple(cells_of(near[cell] | 1 << cell))
            words = f"a fortress: {board.names[cell]} has a friend on every side and cannot be attacked directly"
            found.append(Formation("fortress", cells, words))
    for cell in cells_of(stones):
        spear = _spearhead(cell, near, stones, enemies)
        if spear:
            words = f"a spearhead: {board.names[cell]} points at the enemy, backed by at least five stones"
            found.append(Formation("spearhead", tuple(cells_of(spear)), words))
    for wall in _walls(board, stones):
        ends = f"{board.names[wall[0]]} to {board.names[wall[-1]]}"
        words = f"a phalanx of {len(wall)} from {ends}: its inner stones have two friends each, its ends one"
        found.append(Formation("phalanx", wall, words))
    for group in groups_of(stones, near):
        if group.bit_count() == 3:
            words = "a triangle: the smallest group in which a stone has two friends"
            found.append(Formation("triangle", tuple(cells_of(group)), words))
    return found


def _spearhead(tip: int, near: tuple[int, ...], stones: int, enemies: int) -> int:
    """The bitboard of the spearhead with that tip; 0 if there is none."""
    behind = near[tip] & stones
    if behind.bit_count() != 2 or not near[tip] & enemies:
        return 0
    last = 0
    for cell in cells_of(behind):
        last |= near[cell] & stones & ~(1 << tip)
    return 1 << tip | behind | last if last.bit_count() >= 3 else 0


def _walls(board: Board, stones: int) -> list[tuple[int, ...]]:
    """Straight walls of SHORTEST_PHALANX or more stones, each as long as possible."""
    found = []
    for strip in strips(board):
        run: list[int] = []
        for cell in (*strip, -1):
            if cell >= 0 and stones >> cell & 1 and (not run or cell in board.links[run[-1]]):
                run.append(cell)
                continue
            if len(run) >= SHORTEST_PHALANX:
                found.append(tuple(run))
            run = [cell] if cell >= 0 and stones >> cell & 1 else []
    return found


def cut(board: AttackBoard, target: int) -> list[int]:
    """The sizes of the parts into which a capture would split the target's group, largest first; empty if none."""
    group = next(group for group in groups_of(board.foe, board.neighbours) if group >> target & 1)
    parts = groups_of(group & ~(1 << target), board.neighbours)
    return sorted((part.bit_count() for part in parts), reverse=True) if len(parts) > 1 else []


def forks(board: AttackBoard, cells: int) -> dict[int, tuple[int, ...]]:
    """The cells of a bitboard next to two or more enemy stones, with those stones."""
    found = {}
    for cell in cells_of(cells):
        threatened = board.neighbours[cell] & board.foe
        if threatened.bit_count() > 1:
            found[cell] = tuple(cells_of(threatened))
    return found
