"""The entry point of the insight: `odds`, `estimate` and `insight`, with the marks, links and regions on the board.

Sacred cells are used only where the given position shows them.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from craton.core.insight import Insight, Link, Mark, Odds, Region
from craton.core.position import Position
from craton.core.sides import SIDES
from craton.core.wording import counted, decimal, listed, percent
from craton.games.assault.insight.attack_board import attack_board, bits_of
from craton.games.assault.insight.attacks import Attack, attacks
from craton.games.assault.insight.exposure import ExposedStone
from craton.games.assault.insight.findings import Findings, find
from craton.games.assault.insight.panels import panels
from craton.games.assault.insight.sentences import exact_odds, sentences
from craton.games.assault.insight.shapes import forks, formations, regions
from craton.games.assault.law import rules
from craton.kernel.layout import BLACK, BOARD, EMPTY, MOVER, TURN, WHITE

REGION_LABELS = {"edge": "edge", "middle": "mid", "inner": "in", "centre": "ctr"}


def estimate(position: Position) -> Fraction:
    """A rough estimate of Black's probability of winning: a lead in cells counts for more the fewer turns are left."""
    constants, data = position.game.constants, list(position.data)
    lead = rules.count_stones(constants, data, BLACK) - rules.count_stones(constants, data, WHITE)
    turns = position.game.options["turn_limit"] - data[TURN]
    return Fraction(1, 2) + Fraction(lead, 2 * (abs(lead) + turns))


def odds(position: Position) -> list[Odds]:
    """The success of each attack of the side to move; while coins are thrown, only of that attack."""
    names = position.game.board.names
    found = sorted(attacks(position, work_limit=0), key=lambda attack: attack.target)
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
    """Everything shown about a position as a viewer sees it."""
    found = find(seen)
    return Insight(
        marks=(
            *(_attack_mark(found, attack) for attack in found.attacks),
            *(_exposed_mark(found, stone) for stone in found.exposed),
            *_fork_marks(found),
            *_cut_marks(found),
            *_tide_marks(found),
        ),
        links=(*_fork_links(found), *_chain_links(found)),
        regions=(*_regions(found), *_formations(found)),
        panels=panels(found),
        sentences=sentences(found),
        shown="attacks" if found.attacks else "exposed" if found.exposed else "",
    )


def _attack_mark(found: Findings, attack: Attack) -> Mark:
    name = found.name(attack.target)
    if attack.stubborn:
        words = f"An attack on {name} with three allies meets a stubborn defence: it fails and uses the defence up."
        return Mark("attacks", attack.target, "0%", words, attack.chance)
    words = (
        f"An attack on {name} with {counted(len(attack.allies), 'ally', 'allies')} succeeds with probability "
        f"{exact_odds(attack.chance)}: an average swing of {decimal(attack.swing)}."
    )
    if len(attack.chain.order) > 1:
        words += f" The best chain from there has an average swing of {decimal(attack.chain.swing)}."
    if attack.wins:
        words += " Success takes the last enemy stone and wins."
    if attack.floods:
        words += " The cell floods at the end of this turn."
    return Mark("attacks", attack.target, percent(attack.chance), words, attack.chance)


def _exposed_mark(found: Findings, stone: ExposedStone) -> Mark:
    least = "" if stone.exact else "at least "
    words = f"{found.name(stone.cell)} could fall on {found.enemy}'s next turn with probability "
    words += f"{least}{exact_odds(stone.chance)}"
    if len(stone.order) > 1:
        words += f", by a chain through {listed(found.names(stone.order[:-1]))}"
    return Mark("exposed", stone.cell, percent(stone.chance), f"{words}.", -stone.chance)


def _fork_marks(found: Findings) -> list[Mark]:
    if found.placements is None:
        return []
    data = found.position.data
    empty = bits_of(cell for cell in range(len(found.position.game.board)) if data[BOARD + cell] == EMPTY)
    return [
        Mark(
            "forks",
            cell,
            "fork",
            f"A stone on {found.name(cell)} would threaten {listed(found.names(threatened))} at once.",
            len(threatened),
        )
        for cell, threatened in forks(attack_board(found.position, found.side), empty).items()
    ]


def _cut_marks(found: Findings) -> list[Mark]:
    marks = []
    for attack in found.attacks:
        if attack.parts and not attack.stubborn:
            parts = listed([str(size) for size in attack.parts])
            words = f"Taking {found.name(attack.target)} splits {found.enemy}'s group into {parts}."
            marks.append(Mark("cuts", attack.target, "cut", words, attack.chance))
    return marks


def _tide_marks(found: Findings) -> list[Mark]:
    return [
        Mark("tide", cell, "~", f"{found.name(cell)} floods after turn {flood.after}.", -flood.turns)
        for flood in found.floods[:1]
        for cell in flood.cells
    ]


def _fork_links(found: Findings) -> list[Link]:
    if found.position.data[MOVER] != found.side:
        return []
    board = attack_board(found.position, found.side)
    return [
        Link("forks", cell, target, f"{found.name(cell)} threatens {listed(found.names(threatened))}.")
        for cell, threatened in forks(board, board.own).items()
        for target in threatened
    ]


def _chain_links(found: Findings) -> list[Link]:
    """The best chain as steps from target to target."""
    if not found.attacks:
        return []
    order = found.attacks[0].chain.order
    words = f"The best chain: {found.written(order)}."
    return [Link("chain", one, two, words) for one, two in pairwise(order)]


def _regions(found: Findings) -> list[Region]:
    areas = []
    for name, cells in regions(found.position.game.board).items():
        dry = tuple(cell for cell in cells if found.position.data[BOARD + cell] != rules.FLOODED)
        if dry:
            held = found.held(cells)
            words = f"The {name} region, {counted(len(dry), 'cell')}: Black holds {held[BLACK]}, White {held[WHITE]}."
            lead = held[found.side] - held[1 - found.side]
            areas.append(Region("regions", dry, "", REGION_LABELS[name], words, lead))
    return areas


def _formations(found: Findings) -> list[Region]:
    areas = []
    for number, side in enumerate(SIDES):
        board = attack_board(found.position, number)
        for formation in formations(found.position.game.board, board.own, board.foe):
            words = f"{side.capitalize()} has {formation.words}."
            areas.append(Region("formations", formation.cells, str(side), formation.name[0].upper(), words))
    return areas
