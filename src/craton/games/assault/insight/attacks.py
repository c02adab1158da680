"""The attacks available now, with their exact odds and best chains, and the best placements as the alternative."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from craton.core.position import Position
from craton.games.assault.insight.attack_board import SWING, AttackBoard, attack_board, cells_of
from craton.games.assault.insight.momentum_chains import WORK_LIMIT, Chain, ChainFinder
from craton.games.assault.insight.shapes import cut
from craton.games.assault.insight.tide import flooded_this_turn
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD, EMPTY, MOVER, TURN

PLACEMENT_PHASES = (rules.PLAY, rules.BONUS)


@dataclass(frozen=True)
class Attack:
    target: int
    allies: tuple[int, ...]
    chance: Fraction
    """The probability of success."""
    stubborn: bool
    """Whether it meets a stubborn defence: it fails, or can be made to fail, without coins, using the defence up."""
    chain: Chain
    """The best chain that begins with it; without momentum, the attack alone."""
    parts: tuple[int, ...]
    """The sizes of the parts into which a success splits the enemy's group; empty if it splits nothing."""
    wins: bool
    """Whether a success takes the last enemy stone."""
    floods: bool
    """Whether the cell floods at the end of this turn, so that a success only takes a stone that is lost anyway."""

    @property
    def swing(self) -> Fraction:
        """The expected change of the difference in cells at the end of the turn, by this attack alone.

        2 times the chance; 0 if the cell floods.
        """
        return Fraction(0) if self.floods else SWING * self.chance


def attacks(position: Position, *, work_limit: int | None = WORK_LIMIT) -> list[Attack]:
    """The attacks of the side to move, the most promising first; during an attack, only that attack.

    work_limit: the effort spent on chains; see momentum_chains.py.
    """
    data, side = position.data, position.data[TURN] % 2
    board, phase = attack_board(position, side, flooding=flooded_this_turn(position)), data[rules.PHASE]
    if phase in (rules.COINS, rules.DEFEND):
        target = data[rules.TARGET] - 1
        chains = {target: ChainFinder(board, work_limit=work_limit).from_target(target)}
    elif phase in (rules.PLAY, rules.CHAIN) and data[MOVER] == side:
        chains = ChainFinder(board, work_limit=work_limit).by_first_target(following=phase == rules.CHAIN)
    else:
        chains = {}
    found = [_attack(board, target, chain) for target, chain in chains.items()]
    return sorted(found, key=lambda attack: (-attack.chain.captures, -attack.chance, attack.target))


def _attack(board: AttackBoard, target: int, chain: Chain) -> Attack:
    chance = board.chance(target)
    return Attack(
        target=target,
        allies=tuple(cells_of(board.allies(target))),
        chance=chance,
        stubborn=chance == 0,
        chain=chain,
        parts=tuple(cut(board, target)),
        wins=board.foe == 1 << target,
        floods=not board.gain(target),
    )


@dataclass(frozen=True)
class BestPlacements:
    """The placements that gain the most cells."""

    swing: int
    """The certain gain: 1, or 2 with a bonus stone [Influence], minus stones that flood at the end of this turn."""
    cells: tuple[int, ...]
    """The cells with this gain."""


def best_placements(position: Position) -> BestPlacements | None:
    """The best placements of the side to move, counting cells only; None if it cannot place."""
    game, data = position.game, position.data
    side, phase = data[TURN] % 2, data[rules.PHASE]
    if phase not in PLACEMENT_PHASES or data[MOVER] != side:
        return None
    board, flooding = attack_board(position, side), flooded_this_turn(position)
    empty = [cell for cell in range(len(game.board)) if data[BOARD + cell] == EMPTY]
    dry = sum(1 for cell in empty if not flooding >> cell & 1)
    swings: dict[int, list[int]] = {}
    for cell in empty:
        stays = not flooding >> cell & 1
        swing = int(stays)
        if phase == rules.PLAY and game.options["influence"]:
            friends, enemies = board.neighbours[cell] & board.own, board.neighbours[cell] & board.foe
            if friends.bit_count() > enemies.bit_count():
                swing += dry - stays > 0
        swings.setdefault(swing, []).append(cell)
    if not swings:
        return None
    best = max(swings)
    return BestPlacements(best, tuple(swings[best]))
