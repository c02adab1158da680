"""Every attack that can be made now, with all that is known of it; and what a placement brings instead."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from craton.core.position import Position
from craton.games.assault.insight.chains import MOST, Chain, Chains
from craton.games.assault.insight.fronts import SWING, Front, cells_of, front_of
from craton.games.assault.insight.shapes import cut
from craton.games.assault.insight.tide import flooded_this_turn
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD, EMPTY, MOVER, TURN

PLACING = (rules.PLAY, rules.BONUS)


@dataclass(frozen=True)
class Attack:
    target: int
    allies: tuple[int, ...]
    chance: Fraction
    """Of its success."""
    stubborn: bool
    """Whether it fails without coins and uses the defence up."""
    chain: Chain
    """The best chain that begins with it; without momentum the attack alone."""
    parts: tuple[int, ...]
    """The sizes of the parts into which a success splits the enemy's group; empty if it does not."""
    wins: bool
    """Whether a success takes the last enemy stone."""
    drowns: bool
    """Whether the cell floods at the end of this turn, so that a success only takes a stone that is lost anyway."""

    @property
    def swing(self) -> Fraction:
        """The expected change of the difference of cells when the turn is over, by this attack alone.

        2 times the chance; nothing if the cell has flooded by then.
        """
        return Fraction(0) if self.drowns else SWING * self.chance


def attacks(position: Position, *, most: int | None = MOST) -> list[Attack]:
    """The attacks of the side to move, the most promising first; during the coins of one, that one.

    most: how much work goes into chains; see chains.py.
    """
    data, side = position.data, position.data[TURN] % 2
    front, phase = front_of(position, side, drowning=flooded_this_turn(position)), data[rules.PHASE]
    if phase == rules.COINS:
        target = data[rules.TARGET] - 1
        chains = {target: Chains(front, most=most).from_target(target)}
    elif phase in (rules.PLAY, rules.CHAIN) and data[MOVER] == side:
        chains = Chains(front, most=most).by_first(following=phase == rules.CHAIN)
    else:
        chains = {}
    found = [_attack(front, target, chain) for target, chain in chains.items()]
    return sorted(found, key=lambda attack: (-attack.chain.captures, -attack.chance, attack.target))


def _attack(front: Front, target: int, chain: Chain) -> Attack:
    chance = front.chance(target)
    return Attack(
        target=target,
        allies=tuple(cells_of(front.allies(target))),
        chance=chance,
        stubborn=chance == 0,
        chain=chain,
        parts=tuple(cut(front, target)),
        wins=front.foe == 1 << target,
        drowns=not front.lasts(target),
    )


@dataclass(frozen=True)
class Placing:
    """What a placement brings for certain."""

    swing: int
    """1, or 2 with a bonus stone [Influence]; less what floods at the end of this turn."""
    cells: tuple[int, ...]
    """The cells where it is that much."""


def placing(position: Position) -> Placing | None:
    """The best placements of the side to move, by cells alone; None if it cannot place."""
    game, data = position.game, position.data
    side, phase = data[TURN] % 2, data[rules.PHASE]
    if phase not in PLACING or data[MOVER] != side:
        return None
    front, drowning = front_of(position, side), flooded_this_turn(position)
    empty = [cell for cell in range(len(game.board)) if data[BOARD + cell] == EMPTY]
    dry = sum(1 for cell in empty if not drowning >> cell & 1)
    swings: dict[int, list[int]] = {}
    for cell in empty:
        stays = not drowning >> cell & 1
        swing = int(stays)
        if phase == rules.PLAY and game.options["influence"]:
            friends, enemies = front.near[cell] & front.own, front.near[cell] & front.foe
            if friends.bit_count() > enemies.bit_count():
                swing += dry - stays > 0
        swings.setdefault(swing, []).append(cell)
    if not swings:
        return None
    best = max(swings)
    return Placing(best, tuple(swings[best]))
