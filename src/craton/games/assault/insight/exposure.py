"""How likely each stone could fall in the enemy's next turn, if the board stays as it is until then."""

from __future__ import annotations

import heapq
from dataclasses import dataclass, replace
from fractions import Fraction

from craton.core.position import Position
from craton.games.assault.insight.chains import MOST
from craton.games.assault.insight.fronts import EIGHTHS, Front, cells_of, front_of, groups_of
from craton.games.assault.insight.tide import flooded_this_turn, next_flood
from craton.games.assault.law.rules import ALL_ALLIES
from craton.kernel.layout import MOVER, OVER, TURN


@dataclass(frozen=True)
class Exposed:
    """A stone that can be attacked, at once or at the end of a chain."""

    cell: int
    direct: Fraction
    """The success of the best single attack; 0 if it has no enemy neighbour, or is stubborn."""
    chance: Fraction
    """The chance to fall to the attacks most likely to reach it, one after the other."""
    order: tuple[int, ...]
    """These attacks; the last one is on the stone itself."""
    exact: bool = True
    """Whether it is sure that no attacks are likelier to reach it."""


def enemy_front(position: Position) -> Front | None:
    """The front of the enemy's next turn, a flood before it taken into account; None if there is no such turn."""
    data, limit = position.data, position.game.options["turn_limit"]
    if data[MOVER] == OVER or data[TURN] + 1 >= limit:
        return None
    flooded = flooded_this_turn(position)
    flood = next_flood(position)
    if flooded and flood is not None and flood.ends:
        return None
    return front_of(position, 1 - data[TURN] % 2, flooded=flooded)


def exposure(front: Front, *, most: int | None = MOST) -> dict[int, Exposed]:
    """All stones of the defender that the attacker can reach, by cell; most: as in chains.py.

    What is captured on the way has to lead to the stone, so all of it lies in the stone's own group: the sets of
    captured stones of one group are gone through from the likeliest on, until nothing can become likelier.
    """
    found: dict[int, Exposed] = {}
    for cell in front.targets():
        chance = front.chance(cell)
        found[cell] = Exposed(cell, chance, chance, (cell,))
    if not front.need:
        return {cell: stone for cell, stone in found.items() if stone.chance}
    for group in groups_of(front.foe, front.near):
        most = _search_group(front, group, found, most)
    return {cell: found[cell] for cell in sorted(found) if found[cell].chance}


def _search_group(front: Front, group: int, found: dict[int, Exposed], most: int | None) -> int | None:
    """Improves what is found for the stones of one group; returns what is left of `most`."""
    best = dict.fromkeys(cells_of(group), Fraction(0)) | {c: s.chance for c, s in found.items() if group >> c & 1}
    highest = {cell: Fraction(_highest(front, group, cell), 8) for cell in best}
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
        if most is not None:
            if most <= 0:
                exact = False
                break
            most -= 1
        done.add(taken)
        own = front.own | taken
        for cell in cells_of(group & ~taken):
            allies = (front.near[cell] & own).bit_count()
            if allies < (front.need if taken else 1):
                continue
            eighths = 0 if front.stubborn and allies == ALL_ALLIES else EIGHTHS[allies]
            if not eighths:
                continue
            now, after = chance * Fraction(eighths, 8), taken | 1 << cell
            if now > best[cell]:
                best[cell] = now
                direct = found[cell].direct if cell in found else Fraction(0)
                found[cell] = Exposed(cell, direct, now, (*orders[taken], cell))
            if now > reached.get(after, Fraction(0)):
                reached[after], orders[after] = now, (*orders[taken], cell)
                heapq.heappush(queue, (-now, after))
    if not exact:
        for cell in best:
            if cell in found:
                found[cell] = replace(found[cell], exact=False)
    return most


def _highest(front: Front, group: int, cell: int) -> int:
    """The best success that an attack on a cell can ever have, in eighths."""
    allies = (front.near[cell] & (front.own | group)).bit_count()
    if front.stubborn:
        return EIGHTHS[min(allies, ALL_ALLIES - 1)]
    return EIGHTHS[allies]
