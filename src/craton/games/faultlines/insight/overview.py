"""The entry point of the insight: `odds` and `insight`, with the marks, links and regions drawn on the board.

Sealed choices are never looked at.
"""

from __future__ import annotations

from fractions import Fraction

from craton.core.insight import Insight, Link, Mark, Odds, Region
from craton.core.position import Position
from craton.core.sides import SIDES, side_name
from craton.core.wording import counted, decimal, listed, percent, signed
from craton.games.faultlines.insight.connections import PRIORITIES
from craton.games.faultlines.insight.findings import Findings, find
from craton.games.faultlines.insight.formations import formations
from craton.games.faultlines.insight.panels import panels
from craton.games.faultlines.insight.sentences import detour, sentences
from craton.games.faultlines.law.groups import Group, find_groups
from craton.games.faultlines.law.rules import PICK, SECURED, WAVE
from craton.kernel.layout import BOARD

DEAD_END = "×"


def odds(position: Position) -> list[Odds]:
    """The survival of each group if it rolled now, in the order of the quake; secured groups do not roll.

    For a group that has failed, the odds are those of the stone being salvaged.
    """
    data, names = position.data, position.game.board.names
    found = []
    for group in find_groups(position).all:
        side = SIDES[group.side]
        if all(data[BOARD + cell] & SECURED for cell in group.cells):
            continue
        if group.faces:
            what, words = f"roll {names[group.cells[0]]}", f"{side}, size {group.size}"
            found.append(Odds(what, words, group.survival, group.cells))
        elif data[PICK]:
            what = position.game.definition.notation.event(position)
            found.append(Odds(what, f"{side}, one stone", Fraction(1, group.die), (data[PICK] - 1,)))
    return found


def insight(seen: Position) -> Insight:
    """Everything shown about a position as a viewer sees it."""
    found = find(seen)
    return Insight(
        marks=(*_value_marks(found), *_connection_marks(found), *_splitter_marks(found)),
        links=tuple(_links(found)),
        regions=(*_groups(found), *_threats(found), *_formations(found)),
        panels=panels(found),
        sentences=tuple(sentences(found)),
    )


def _groups(found: Findings) -> list[Region]:
    regions = []
    for group in found.groups.all:
        label = "safe" if group.is_safe else percent(group.survival) if group.faces else "lost"
        words = _group_words(found, group)
        regions.append(Region("groups", group.cells, SIDES[group.side], label, words, group.survival))
    return regions


def _group_words(found: Findings, group: Group) -> str:
    what = f"{group.owner}'s group {found.groups.name(group)}: {counted(group.stones, 'stone')}"
    if group.size > group.stones:
        what += f", counting as {group.size}"
    if group.is_safe:
        return f"{what}, safe."
    if not group.faces:
        return f"{what}, failed; one stone may still be salvaged."
    return f"{what}, survival {group.survival}, {counted(group.missing, 'stone')} from safety."


def _value_marks(found: Findings) -> list[Mark]:
    if not found.changes:
        return []
    when = "As things stand" if found.position.data[WAVE] else "If the quake came now"
    marks = []
    for cell, changes in found.changes.items():
        own = changes[found.mover]
        words = (
            f"{found.name(cell)}: {_stone_words(found, cell)}. {when}, it would change {found.mover_name}'s expected "
            f"lead by {signed(own.difference)}."
        )
        marks.append(Mark("values", cell, short(own.difference), words, own.difference))
    return marks


def _stone_words(found: Findings, cell: int) -> str:
    """What a plain stone does to its groups: `group 2 → 3, survival 33% → 50%`."""
    groups = found.groups
    joined = groups.joined_by(found.mover, cell)
    size = 1 + sum(group.size for group in joined)
    then = "safe" if size >= groups.die else percent(Fraction(size, groups.die))
    if not joined:
        return f"a single stone, survival {then}"
    before = listed([group_label(group) for group in joined])
    sizes = listed([str(group.size) for group in joined])
    what = f"joins groups of {sizes} → {size}" if len(joined) > 1 else f"group {sizes} → {size}"
    return f"{what}, survival {before} → {then}"


def group_label(group: Group) -> str:
    return "safe" if group.is_safe else percent(group.survival)


def short(value: Fraction) -> str:
    """A signed number in at most four characters."""
    rounded = round(float(value), 1 if abs(value) < Fraction(995, 100) else None)
    return f"{rounded or 0.0:+}"


def _connection_marks(found: Findings) -> list[Mark]:
    marks = []
    for one in found.connections:
        number = str(PRIORITIES.index(one.priority) + 1)
        joined = listed([f"{found.groups.name(group)} ({group.size})" for group in one.joined])
        effect = f"{joined} would become a group of size {one.size}" if joined else "one open cell away from a group"
        words = f"{found.name(one.cell)}: priority {number}, {one.priority}; {effect}, {signed(one.gain)} expected."
        marks.append(Mark("connections", one.cell, number, words, one.gain))
    return marks


def _links(found: Findings) -> list[Link]:
    """Links from a connecting cell to the stones that it would join."""
    return [
        Link("connections", near, one.cell, f"{found.name(near)} connects through {found.name(one.cell)}.")
        for one in found.connections
        if len(one.joined) > 1
        for near in found.position.game.board.links[one.cell]
        if found.groups.connects(near) and any(near in group.cells for group in one.joined)
    ]


def _splitter_marks(found: Findings) -> list[Mark]:
    marks = []
    for one in found.splitters:
        parts = listed([found.groups.name(group) for group in one.parts])
        words = (
            f"A stone on {found.name(one.cell)} keeps {parts} apart, costing {decimal(one.destroyed)} expected stones; "
        )
        words += detour(one.way_around)
        if one.way_around is not None:
            words += f": {listed(found.names(one.way_around))}"
        marks.append(Mark("splitters", one.cell, short(one.destroyed), f"{words}.", one.destroyed))
    return marks


def _threats(found: Findings) -> list[Region]:
    regions = []
    for one in found.threats:
        group, name = one.group, found.groups.name(one.group)
        if one.is_dead_end:
            label, words = DEAD_END, f"{name} is a dead end: it has no room to become safe."
        else:
            label = f"+{group.missing}"
            words = f"{name} is {counted(group.missing, 'stone')} from safety: {one.level} priority."
        regions.append(Region("threats", group.cells, SIDES[group.side], label, words, group.survival))
    return regions


def _formations(found: Findings) -> list[Region]:
    regions = []
    for one in formations(found.groups):
        words = f"{side_name(one.side)} has {one.words} ({' '.join(found.names(one.cells))})."
        regions.append(Region("formations", one.cells, SIDES[one.side], one.name[0].upper(), words))
    return regions
