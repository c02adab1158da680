"""What a player of Fault Lines wants to see: survival, connections, threats, and what each cell is worth."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from craton.core.insight import Insight, Link, Mark, Odds, Panel, Region
from craton.core.position import Position
from craton.core.scores import Change
from craton.core.sides import SIDES
from craton.core.wording import chance, counted, listed, percent, signed
from craton.games.faultlines.insight.connections import (
    PRIORITIES,
    Connection,
    Splitter,
    Threat,
    connections,
    splitters,
    threats,
)
from craton.games.faultlines.insight.formations import formations
from craton.games.faultlines.insight.portfolio import portfolio, worth
from craton.games.faultlines.insight.scores import can_place, standings, what_if
from craton.games.faultlines.insight.sentences import sentences
from craton.games.faultlines.insight.words import name_of, title
from craton.games.faultlines.law.groups import Group, Survey, survey
from craton.games.faultlines.law.rules import PICK, SAFE, SECURED
from craton.kernel.layout import BLACK, BOARD, MOVER, WHITE

MOST_ROWS = 12


def odds(position: Position) -> list[Odds]:
    """The survival of each group if it rolled now, in the order of the quake; secured groups do not roll.

    Of a group that has failed only the stone that is being salvaged is left to hope for.
    """
    data, names = position.data, position.game.board.names
    found = []
    for group in survey(position).groups:
        side = SIDES[group.side]
        if all(data[BOARD + cell] & SECURED for cell in group.cells):
            continue
        if group.sixths:
            what, words = f"roll {names[group.cells[0]]}", f"{side}, size {group.size}"
            found.append(Odds(what, words, group.survival, group.cells))
        elif data[PICK]:
            what = position.game.definition.notation.event(position)
            found.append(Odds(what, f"{side}, one stone", Fraction(1, SAFE), (data[PICK] - 1,)))
    return found


def insight(seen: Position) -> Insight:
    """Everything about a position as a viewer sees it. What is sealed is never looked at."""
    here = survey(seen)
    changes = what_if(seen) if can_place(seen) else {}
    mover = seen.data[MOVER]
    ours = connections(here, mover, changes) if changes else []
    cuts = splitters(here, 1 - mover) if changes else []
    dangers = threats(here, 1 - mover) if changes else []
    regions = [*_groups(here), *_threats(here, dangers), *_formations(here)]
    marks = [*_values(here, mover, changes), *_connections(here, ours), *_splitters(here, cuts)]
    panels = [_group_panel(here), *(_portfolio_panel(here, side) for side in (BLACK, WHITE))]
    if changes:
        panels += [_connection_panel(here, mover, ours), _threat_panel(here, dangers), _splitter_panel(here, cuts)]
    return Insight(
        marks=tuple(marks),
        links=tuple(_links(here, ours)),
        regions=tuple(regions),
        panels=tuple(panel for panel in panels if panel.rows),
        sentences=tuple(sentences(here, ours, cuts, dangers)),
    )


def _groups(here: Survey) -> list[Region]:
    return [
        Region("groups", group.cells, SIDES[group.side], _survival(group), _group_words(here, group), group.survival)
        for group in here.groups
    ]


def _survival(group: Group) -> str:
    if group.is_safe:
        return "safe"
    return percent(group.survival) if group.sixths else "lost"


def _group_words(here: Survey, group: Group) -> str:
    what = f"{title(group.side)}'s {name_of(here, group)}: {counted(group.stones, 'stone')}"
    if group.size > group.stones:
        what += f" that count as {group.size}"
    if group.is_safe:
        return f"{what}, safe."
    if not group.sixths:
        return f"{what}, which failed; one of them may still be salvaged."
    return f"{what}, survival {group.survival}, {counted(group.missing, 'stone')} to safety."


def _values(here: Survey, side: int, changes: Mapping[int, tuple[Change, Change]]) -> list[Mark]:
    names = here.position.game.board.names
    now = standings(here.position)[side].win if changes else Fraction(0)
    found = []
    for cell, change in changes.items():
        own = change[side]
        words = (
            f"With a stone on {names[cell]} {title(side)}'s expected lead changes by {signed(own.difference)}, and its "
            f"chance to win from {chance(now)} to {chance(now + own.win)}, if nothing else is placed."
        )
        found.append(Mark("values", cell, _short(own.difference), words, own.difference))
    return found


def _short(value: Fraction) -> str:
    """At most four characters."""
    rounded = round(float(value), 1 if abs(value) < Fraction(995, 100) else None)
    return f"{rounded or 0.0:+}"


def _connections(here: Survey, found: list[Connection]) -> list[Mark]:
    return [
        Mark(
            "connections",
            one.cell,
            str(PRIORITIES.index(one.priority) + 1),
            f"{here.position.game.board.names[one.cell]}: priority {PRIORITIES.index(one.priority) + 1}, "
            f"{one.priority}; {_effect(here, one)}, {signed(one.gain)} expected.",
            one.gain,
        )
        for one in found
    ]


def _effect(here: Survey, one: Connection) -> str:
    if not one.joined:
        return "one open cell away from a group"
    joined = listed([f"{name_of(here, group)} ({group.size})" for group in one.joined])
    return f"{joined} would have size {one.size}"


def _links(here: Survey, found: list[Connection]) -> list[Link]:
    """From the stones that a connecting stone would touch to its cell."""
    board = here.position.game.board
    return [
        Link("connections", near, one.cell, f"{board.names[near]} joins through {board.names[one.cell]}.")
        for one in found
        if len(one.joined) > 1
        for near in board.links[one.cell]
        if here.connects(near) and any(near in group.cells for group in one.joined)
    ]


def _splitters(here: Survey, found: list[Splitter]) -> list[Mark]:
    names = here.position.game.board.names
    marks = []
    for one in found:
        parts = listed([name_of(here, group) for group in one.parts])
        way = _way_words(here, one)
        words = f"A stone on {names[one.cell]} keeps {parts} apart, {signed(-one.destroyed)} stones expected; {way}."
        marks.append(Mark("splitters", one.cell, _short(one.destroyed), words, one.destroyed))
    return marks


def _way_words(here: Survey, one: Splitter) -> str:
    if one.way_around is None:
        return "there is no way around"
    cells = listed([here.position.game.board.names[cell] for cell in one.way_around])
    return f"the way around takes {counted(len(one.way_around), 'stone')}: {cells}"


def _threats(here: Survey, found: list[Threat]) -> list[Region]:
    labels = {"critical": "!!!", "high": "!!", "medium": "!", "low": "."}
    regions = []
    for one in found:
        group = one.group
        if one.is_dead_end:
            words = f"{name_of(here, group)} is a dead end: it has no room to become safe."
        else:
            words = f"{name_of(here, group)} is {counted(group.missing, 'stone')} from safety: {one.level}."
        regions.append(Region("threats", group.cells, SIDES[group.side], labels[one.level], words, group.survival))
    return regions


def _formations(here: Survey) -> list[Region]:
    names = here.position.game.board.names
    regions = []
    for one in formations(here):
        words = f"{title(one.side)} has {one.words} ({' '.join(names[cell] for cell in one.cells)})."
        regions.append(Region("formations", one.cells, SIDES[one.side], one.name[0].upper(), words))
    return regions


def _group_panel(here: Survey) -> Panel:
    aftershock = here.position.game.options["aftershock"]
    rows = tuple(
        (
            name_of(here, group),
            str(SIDES[group.side]),
            group.stones,
            group.size,
            group.survival,
            group.missing if group.sixths else None,
            worth(group.stones, group.sixths, aftershock),
        )
        for group in sorted(here.groups, key=lambda group: (group.side, -group.size, group.cells[0]))
    )
    return Panel("Groups", ("group", "side", "stones", "size", "survival %", "to safety", "expected"), rows)


def _portfolio_panel(here: Survey, side: int) -> Panel:
    rows = tuple(portfolio(here, side)) if here.of(side) else ()
    is_last = side == WHITE or not here.of(WHITE)
    note = "Core cannot fail, growth has size 4 or 5, speculative is smaller." if is_last else ""
    columns = ("holding", "groups", "stones", "expected", "floor", "ceiling")
    return Panel(f"{title(side)}'s portfolio", columns, rows, note)


def _connection_panel(here: Survey, side: int, found: list[Connection]) -> Panel:
    names = here.position.game.board.names
    rows = tuple(
        (names[one.cell], one.priority, " + ".join(str(group.size) for group in one.joined) or None, one.size, one.gain)
        for one in found[:MOST_ROWS]
    )
    return Panel(f"{title(side)}'s connections", ("cell", "priority", "joins", "size", "gain"), rows, _more(found))


def _threat_panel(here: Survey, found: list[Threat]) -> Panel:
    rows = tuple(
        (
            name_of(here, one.group),
            one.group.size,
            one.group.missing,
            one.level,
            len(one.exits),
            "dead end" if one.is_dead_end else None,
        )
        for one in found[:MOST_ROWS]
    )
    return Panel("Threats", ("group", "size", "to safety", "priority", "open cells", "note"), rows, _more(found))


def _splitter_panel(here: Survey, found: list[Splitter]) -> Panel:
    names = here.position.game.board.names
    rows = tuple(
        (
            names[one.cell],
            " + ".join(str(group.size) for group in one.parts),
            one.destroyed,
            "none" if one.way_around is None else " ".join(names[cell] for cell in one.way_around),
        )
        for one in found[:MOST_ROWS]
    )
    return Panel("Splitters", ("cell", "keeps apart", "destroys", "way around"), rows, _more(found))


def _more(found: list[Connection] | list[Threat] | list[Splitter]) -> str:
    return f"And {len(found) - MOST_ROWS} more." if len(found) > MOST_ROWS else ""
