"""The most important points of a position, in whole sentences."""

from __future__ import annotations

from craton.core.picture import describe
from craton.core.wording import chance, counted, decimal, listed, signed
from craton.games.faultlines.insight.connections import INVESTMENT, Connection, Splitter
from craton.games.faultlines.insight.findings import Findings
from craton.games.faultlines.insight.portfolio import portfolio
from craton.games.faultlines.insight.scores import can_place, standings
from craton.games.faultlines.insight.threats import Threat
from craton.games.faultlines.law.rules import FOCUS, LAST_WAVE, PASSED, PHASE, PICK, ROLL, SALVAGE, WAVE
from craton.kernel.layout import BLACK, MOVER, OVER, WHITE

MAX_SENTENCES = 5


def sentences(found: Findings) -> list[str]:
    """One to MAX_SENTENCES sentences, the most important first."""
    data = found.position.data
    if data[MOVER] == OVER:
        return [f"{describe(found.position)}."]
    texts = [_standing(found)]
    if data[FOCUS]:
        texts.insert(0, _judgement(found))
    elif data[PASSED]:
        texts.append(_ending_pass(found))
    if found.connections and found.connections[0].priority != INVESTMENT:
        texts.append(_best_connection(found, max(found.connections, key=lambda one: one.gain)))
    if found.splitters:
        texts.append(_best_cut(found, found.splitters[0]))
    if found.threats and found.threats[0].level == "critical":
        texts.append(_danger(found, found.threats[0]))
    if found.groups.all:
        texts.append(_floors(found))
    return texts[:MAX_SENTENCES]


def _standing(found: Findings) -> str:
    if not found.groups.all:
        return "The board is empty: nothing is at stake yet."
    wave = found.position.data[WAVE]
    black, white = standings(found.position)
    for name, own in (("Black", black), ("White", white)):
        if own.win == 1:
            more = can_place(found.position) or 0 < wave < LAST_WAVE
            return f"{name} wins whatever the dice show{', unless more stones are placed' if more else ''}."
    when = (
        "As things stand, Black's chance of winning is"
        if wave
        else "If the quake came now, Black's chance of winning would be"
    )
    chances = [f"{when} {chance(black.win)}", f"White's {chance(white.win)}"]
    if black.draw:
        chances.append(f"the chance of a draw {chance(black.draw)}")
    return f"{listed(chances)}; the expected score is {decimal(black.mean)} to {decimal(white.mean)}."


def _judgement(found: Findings) -> str:
    """What the pending roll decides."""
    position, data = found.position, found.position.data
    group = found.groups.at(data[FOCUS] - 1)
    name, owner = found.groups.name(group), group.owner
    if data[PHASE] == SALVAGE:
        saved = f"one of its {group.stones} stones" if group.stones > 1 else "its only stone"
        return f"{owner}'s group {name} has failed: a roll of 1 saves {saved}."
    if_saved, if_lost = (
        chance(standings(position.after_outcome(number))[group.side].win) for number in (0, len(position.weights) - 1)
    )
    if data[PHASE] == ROLL:
        stones = counted(group.stones, "stone")
        what = f"{owner}'s group {name} ({stones}) survives with a {chance(group.survival)} chance"
    else:
        what = f"{owner}'s stone {found.name(data[PICK] - 1)} is salvaged on a roll of 1"
    chances = f"{if_saved} either way" if if_saved == if_lost else f"{if_saved} if so and {if_lost} if not"
    return f"{what}; {owner}'s chance of winning is {chances}."


def _ending_pass(found: Findings) -> str:
    win = standings(found.position)[found.mover].win
    mover = found.mover_name
    return f"If {mover} passes, placement ends; {mover}'s chance of winning would be {chance(win)}."


def _best_connection(found: Findings, one: Connection) -> str:
    sizes = listed([str(group.size) for group in one.joined])
    if not one.joined:
        effect = "close to its own stones"
    elif len(one.joined) == 1:
        effect = f"growing a group of {sizes} to {one.size}"
    else:
        effect = f"joining groups of {sizes} into one of {one.size}"
    when = "As things stand" if found.position.data[WAVE] else "If the quake came now"
    return (
        f"{when}, {found.mover_name} would gain the most with {found.name(one.cell)}, {effect}: "
        f"{signed(one.gain)} expected points. Hints look further ahead and may differ."
    )


def _best_cut(found: Findings, one: Splitter) -> str:
    parts = listed([found.groups.name(group) for group in one.parts])
    return (
        f"A stone on {found.name(one.cell)} keeps {one.parts[0].owner}'s groups {parts} apart, costing "
        f"{decimal(one.destroyed)} expected stones; {detour(one.way_around)}."
    )


def detour(way: tuple[int, ...] | None) -> str:
    """The length of the way around a splitter, in words."""
    return "there is no way around" if way is None else f"the way around takes {counted(len(way), 'more stone')}"


def _danger(found: Findings, one: Threat) -> str:
    cells = one.liberties
    where = listed(found.names(cells)) if len(cells) <= 3 else f"any of {len(cells)} cells"
    return f"{one.group.owner}'s group {found.groups.name(one.group)} needs one more stone to be safe: {where}."


def _floors(found: Findings) -> str:
    black, white = (portfolio(found.groups, side)[-1] for side in (BLACK, WHITE))
    return (
        f"Black will score at least {counted(black.floor, 'point')} and at most {black.ceiling}; "
        f"White at least {white.floor} and at most {white.ceiling}."
    )
