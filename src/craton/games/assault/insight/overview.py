"""What a player of Triangular Assault wants to see: attacks, exposed stones, shapes, the tide, and how things stand.

Only what lies open is looked at: of the sacred cells nothing but what the given position shows.
"""

from __future__ import annotations

from itertools import pairwise

from craton.core.insight import Insight, Link, Mark, Odds, Region
from craton.core.position import Position
from craton.core.sides import SIDES
from craton.core.wording import counted, decimal, listed, percent
from craton.games.assault.insight.attacks import Attack, attacks, placing
from craton.games.assault.insight.exposure import Exposed, enemy_front, exposure
from craton.games.assault.insight.fronts import front_of
from craton.games.assault.insight.panels import Facts, panels
from craton.games.assault.insight.sentences import sentences
from craton.games.assault.insight.shapes import forking, forks, formations, regions
from craton.games.assault.insight.tide import coming_floods
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD, EMPTY, MOVER

CHAIN_WORK, EXPOSURE_WORK = 1_200, 500
"""How many sets of stones are looked at: enough for almost every position, and for an answer at once."""
SHORT = {"edge": "edge", "middle": "mid", "inner": "in", "centre": "ctr"}


def odds(position: Position) -> list[Odds]:
    """The success of each attack of the side to move; of the one being thrown, during its coins."""
    names = position.game.board.names
    found = sorted(attacks(position, most=0), key=lambda attack: attack.target)
    return [
        Odds(
            f"x{names[attack.target]}",
            "stubborn defence" if attack.stubborn else counted(len(attack.allies), "ally", "allies"),
            attack.chance,
            (attack.target, *attack.allies),
        )
        for attack in found
    ]


def insight(seen: Position) -> Insight:
    facts = _facts(seen)
    return Insight(
        marks=(
            *(_attack_mark(facts, attack) for attack in facts.attacks),
            *(_exposed_mark(facts, stone) for stone in facts.exposed),
            *_fork_marks(facts),
            *_cut_marks(facts),
            *_tide_marks(facts),
        ),
        links=(*_fork_links(facts), *_chain_links(facts)),
        regions=(*_regions(facts), *_formations(facts)),
        panels=panels(facts),
        sentences=sentences(facts),
        shown="attacks" if facts.attacks else "exposed" if facts.exposed else "",
    )


def _facts(seen: Position) -> Facts:
    front = enemy_front(seen)
    found = exposure(front, most=EXPOSURE_WORK) if front is not None else {}
    return Facts(
        position=seen,
        attacks=tuple(attacks(seen, most=CHAIN_WORK)),
        placing=placing(seen),
        exposed=tuple(sorted(found.values(), key=lambda stone: (-stone.chance, stone.cell))),
        floods=tuple(coming_floods(seen)),
    )


def _attack_mark(facts: Facts, attack: Attack) -> Mark:
    name, success = facts.name(attack.target), percent(attack.chance, 1)
    if attack.stubborn:
        words = f"An attack on {name} with three allies meets a stubborn defence: it fails and uses the defence up."
        return Mark("attacks", attack.target, "0%", words, attack.chance)
    words = (
        f"An attack on {name} with {counted(len(attack.allies), 'ally', 'allies')} succeeds with {attack.chance} "
        f"({success}): a swing of {decimal(attack.swing)} on average."
    )
    if len(attack.chain.order) > 1:
        words += f" The best chain from there swings {decimal(attack.chain.swing)}."
    if attack.wins:
        words += " A success takes the last enemy stone and wins."
    if attack.drowns:
        words += " The cell floods at the end of this turn."
    return Mark("attacks", attack.target, percent(attack.chance), words, attack.chance)


def _exposed_mark(facts: Facts, stone: Exposed) -> Mark:
    name, least = facts.name(stone.cell), "" if stone.exact else "at least "
    words = f"{name} could fall in {facts.enemy}'s next turn with {least}{stone.chance} ({percent(stone.chance, 1)})"
    if len(stone.order) > 1:
        words += f", by a chain over {listed(facts.names(stone.order[:-1]))}"
    return Mark("exposed", stone.cell, percent(stone.chance), f"{words}.", -stone.chance)


def _fork_marks(facts: Facts) -> list[Mark]:
    if facts.placing is None:
        return []
    front, board = front_of(facts.position, facts.side), facts.position.game.board
    empty = 0
    for cell in range(len(board)):
        empty |= (facts.position.data[BOARD + cell] == EMPTY) << cell
    return [
        Mark(
            "forks",
            cell,
            "fork",
            f"A stone on {facts.name(cell)} would threaten {listed(facts.names(threatened))} at once.",
            len(threatened),
        )
        for cell, threatened in forks(front, empty).items()
    ]


def _cut_marks(facts: Facts) -> list[Mark]:
    return [
        Mark(
            "cuts",
            attack.target,
            "cut",
            f"Taking {facts.name(attack.target)} splits {facts.enemy}'s group into {_parts(attack)}.",
            attack.chance,
        )
        for attack in facts.attacks
        if attack.parts and not attack.stubborn
    ]


def _parts(attack: Attack) -> str:
    return listed([str(size) for size in attack.parts])


def _tide_marks(facts: Facts) -> list[Mark]:
    if not facts.floods:
        return []
    flood = facts.floods[0]
    return [
        Mark("tide", cell, "~", f"{facts.name(cell)} floods after turn {flood.after}.", -flood.turns)
        for cell in flood.cells
    ]


def _fork_links(facts: Facts) -> list[Link]:
    if facts.position.data[MOVER] != facts.side:
        return []
    return [
        Link("forks", cell, target, f"{facts.name(cell)} threatens {listed(facts.names(threatened))}.")
        for cell, threatened in forking(front_of(facts.position, facts.side)).items()
        for target in threatened
    ]


def _chain_links(facts: Facts) -> list[Link]:
    """The best chain as steps from target to target."""
    if not facts.attacks:
        return []
    order = facts.attacks[0].chain.order
    words = f"The best chain: {' '.join(f'x{name}' for name in facts.names(order))}."
    return [Link("chain", one, two, words) for one, two in pairwise(order)]


def _regions(facts: Facts) -> list[Region]:
    found = []
    for name, cells in regions(facts.position.game.board).items():
        dry = tuple(cell for cell in cells if facts.position.data[BOARD + cell] != rules.FLOODED)
        if dry:
            black, white = (facts.held(cells, side) for side in (0, 1))
            words = f"The {name}, {counted(len(dry), 'cell')}: Black holds {black}, White {white}."
            found.append(Region("regions", dry, "", SHORT[name], words, _lead(facts, black, white)))
    return found


def _lead(facts: Facts, black: int, white: int) -> int:
    """What a side is ahead by, for the side whose turn it is."""
    return white - black if facts.side else black - white


def _formations(facts: Facts) -> list[Region]:
    board = facts.position.game.board
    found = []
    for side in (0, 1):
        front = front_of(facts.position, side)
        for formation in formations(board, front.own, front.foe):
            words = f"{SIDES[side].capitalize()} has {formation.words}."
            found.append(Region("formations", formation.cells, str(SIDES[side]), formation.name[0].upper(), words))
    return found
