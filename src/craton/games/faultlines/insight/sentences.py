"""The few things about a position that matter most, in whole sentences."""

from __future__ import annotations

from craton.core.picture import describe
from craton.core.wording import chance, counted, decimal, listed, signed
from craton.games.faultlines.insight.connections import INVESTMENT, Connection, Splitter, Threat
from craton.games.faultlines.insight.portfolio import portfolio
from craton.games.faultlines.insight.scores import can_place, standings
from craton.games.faultlines.insight.words import name_of, title
from craton.games.faultlines.law.groups import Survey
from craton.games.faultlines.law.rules import FOCUS, LAST_WAVE, PASSED, PHASE, PICK, ROLL, SALVAGE, WAVE
from craton.kernel.layout import MOVER, OVER

MOST = 5


def sentences(here: Survey, ours: list[Connection], cuts: list[Splitter], dangers: list[Threat]) -> list[str]:
    """One to five, the most important first. The lists are those of the side to move, empty when it cannot place."""
    data = here.position.data
    if data[MOVER] == OVER:
        return [f"{describe(here.position)}."]
    found = [_standing(here)]
    if data[FOCUS]:
        found.insert(0, _judgement(here))
    elif data[PASSED]:
        found.append(_ending_pass(here))
    if ours and ours[0].priority != INVESTMENT:
        found.append(_best_connection(here, max(ours, key=lambda one: one.gain)))
    if cuts:
        found.append(_best_cut(here, cuts[0]))
    if dangers and dangers[0].level == "critical":
        found.append(_danger(here, dangers[0]))
    if here.groups:
        found.append(_floors(here))
    return found[:MOST]


def _standing(here: Survey) -> str:
    if not here.groups:
        return "The board is empty: nothing is at stake yet."
    black, white = standings(here.position)
    for side, own in enumerate((black, white)):
        if own.win == 1:
            more = can_place(here.position) or 0 < here.position.data[WAVE] < LAST_WAVE
            return f"{title(side)} wins whatever the dice say{', unless more stones come' if more else ''}."
    draw = f", a draw {chance(black.draw)}" if black.draw else ""
    when = "As things stand, Black wins" if here.position.data[WAVE] else "If the quake came now, Black would win"
    return (
        f"{when} with {chance(black.win)} and White with {chance(white.win)}{draw}; "
        f"expected points are {decimal(black.mean)} to {decimal(white.mean)}."
    )


def _judgement(here: Survey) -> str:
    """What the die at hand is about."""
    position, data = here.position, here.position.data
    group = here.groups[here.number[data[FOCUS] - 1]]
    name, owner = name_of(here, group), title(group.side)
    if data[PHASE] == SALVAGE:
        return f"{owner}'s {name} has failed: one of its {counted(group.stones, 'stone')} stays on a roll of 1."
    outcomes = range(len(position.weights))
    then = [standings(position.after_outcome(number))[group.side].win for number in (outcomes[0], outcomes[-1])]
    if data[PHASE] == ROLL:
        what = f"{owner}'s {name}, {counted(group.stones, 'stone')}, survives with {chance(group.survival)}"
    else:
        what = f"{owner}'s {position.game.board.names[data[PICK] - 1]} is salvaged on a roll of 1"
    return f"{what}; {owner} then wins with {chance(then[0])}, otherwise with {chance(then[1])}."


def _ending_pass(here: Survey) -> str:
    side = here.position.data[MOVER]
    win = standings(here.position)[side].win
    return f"A pass by {title(side)} ends placement: it would win with {chance(win)}."


def _best_connection(here: Survey, one: Connection) -> str:
    name, side = here.position.game.board.names[one.cell], title(here.position.data[MOVER])
    sizes = listed([str(group.size) for group in one.joined])
    made = f"making {sizes} into {one.size}" if one.joined else "near its own stones"
    return f"{side}'s best connection is {name}, {made}: {signed(one.gain)} points expected ({one.priority})."


def _best_cut(here: Survey, one: Splitter) -> str:
    names = here.position.game.board.names
    parts = listed([name_of(here, group) for group in one.parts])
    if one.way_around is None:
        way = "there is no way around"
    else:
        way = f"the way around takes {counted(len(one.way_around), 'stone')} more"
    owner = title(one.parts[0].side)
    return f"A stone on {names[one.cell]} keeps {owner}'s {parts} apart, a loss of {decimal(one.destroyed)}; {way}."


def _danger(here: Survey, one: Threat) -> str:
    owner, cells = title(one.group.side), [here.position.game.board.names[cell] for cell in one.exits]
    where = f"on {listed(cells)}" if len(cells) <= 3 else f"on any of {len(cells)} cells"
    return f"{owner}'s {name_of(here, one.group)} is one stone from safety, {where}."


def _floors(here: Survey) -> str:
    black, white = (portfolio(here, side)[-1] for side in (0, 1))
    return (
        f"Black is sure of {black.floor} and can have {counted(black.ceiling, 'point')}; "
        f"White is sure of {white.floor} and can have {white.ceiling}."
    )
