"""The probability that each stone falls in the enemy's next turn, if the board does not change before."""

from __future__ import annotations

import heapq
from dataclasses import dataclass, replace
from fractions import Fraction

from craton.core.position import Position
from craton.games.assault.insight.attack_board import AttackBoard, attack_board, cells_of, groups_of
from craton.games.assault.insight.momentum_chains import WORK_LIMIT
from craton.games.assault.insight.tide import flood_after_this_turn, flooded_this_turn
from craton.games.assault.law.rules import ALL_ALLIES
from craton.kernel.layout import MOVER, OVER, TURN


@dataclass(frozen=True)
class ExposedStone:
    """A stone that can be attacked, at once or at the end of a chain."""

    cell: int
    direct: Fraction
    """The success of a single attack; 0 if it has no enemy neighbour or a stubborn defence."""
    chance: Fraction
    """The probability that the chain of attacks most likely to reach it succeeds."""
    order: tuple[int, ...]
    """That chain; its last attack is on the stone itself."""
    exact: bool = True
    """Whether it is proved that no chain is more likely to reach it."""


def enemy_attack_board(position: Position) -> AttackBoard | None:
    """The board in the enemy's next turn, after a flood in between; None if there is no such turn."""
    data, limit = position.data, position.game.options["turn_limit"]
    if data[MOVER] == OVER or data[TURN] + 1 >= limit:
        return None
    flood = flood_after_this_turn(position)
    if flood is not None and flood.ends:
        return None
    return attack_board(position, 1 - data[TURN] % 2, flooded=flooded_this_turn(position))


def exposed_stones(board: AttackBoard, *, work_limit: int | None = WORK_LIMIT) -> dict[int, ExposedStone]:
    """All stones of the defender that the attacker can reach, by cell; work_limit: see momentum_chains.py.

    All captures on the way to a stone lie in its own group. For each group, the sets of captured stones are searched
    best-first, by probability, until no stone can become more likely to fall.
    """
    found: dict[int, ExposedStone] = {}
    for cell in board.targets():
        chance = board.chance(cell)
        found[cell] = ExposedStone(cell, chance, chance, (cell,))
    if not board.momentum:
        return {cell: stone for cell, stone in found.items() if stone.chance}
    for group in groups_of(board.foe, board.neighbours):
        work_limit = _search_group(board, group, found, work_limit)
    return {cell: found[cell] for cell in sorted(found) if found[cell].chance}


def _search_group(board: AttackBoard, group: int, found: dict[int, ExposedStone], work_limit: int | None) -> int | None:
    """Improve the chains found for the stones of one group; return the remaining work limit."""
    best = dict.fromkeys(cells_of(group), Fraction(0)) | {c: s.chance for c, s in found.items() if group >> c & 1}
    allies = {cell: (board.neighbours[cell] & (board.own | group)).bit_count() for cell in best}
    best_odds = {cell: board.successes[min(allies[cell], ALL_ALLIES - board.stubborn)] for cell in best}
    highest = {cell: Fraction(success, board.cases) for cell, success in best_odds.items()}
    reached = {0: Fraction(1)}
    orders: dict[int, tuple[int, ...]] = {0: ()}
    queue: list[tuple[Fraction, int]] = [(Fraction(-1), 0)]
    done: set[int] = set()
    exact = True
    while queue:
        negative, taken = heapq.heappop(queue)
        chance = -negative
        if taken in done:
            continue
        if all(chance * highest[cell] <= best[cell] for cell in best):
            break
        if work_limit is not None:
            if work_limit <= 0:
                exact = False
                break
            work_limit -= 1
        done.add(taken)
        here, need = board.capture(taken), board.momentum if taken else 1
        for cell in cells_of(group & ~taken):
            success = here.success(cell)
            if not success or here.allies(cell).bit_count() < need:
                continue
            now, after = chance * Fraction(success, board.cases), taken | 1 << cell
            if now > best[cell]:
                best[cell] = now
                direct = found[cell].direct if cell in found else Fraction(0)
                found[cell] = ExposedStone(cell, direct, now, (*orders[taken], cell))
            if now > reached.get(after, Fraction(0)):
                reached[after], orders[after] = now, (*orders[taken], cell)
                heapq.heappush(queue, (-now, after))
    if not exact:
        for cell in best:
            if cell in found:
                found[cell] = replace(found[cell], exact=False)
    return work_limit
