"""The tables of the insight."""

from __future__ import annotations

from collections.abc import Sequence

from craton.core.insight import Panel
from craton.core.sides import SIDES, side_name
from craton.games.faultlines.insight.findings import Findings
from craton.games.faultlines.insight.portfolio import portfolio
from craton.games.faultlines.insight.scores import group_outcome
from craton.kernel.layout import BLACK, WHITE

MAX_ROWS = 12


def panels(found: Findings) -> tuple[Panel, ...]:
    tables = [_groups(found), *(_portfolio(found, side) for side in (BLACK, WHITE))]
    if found.changes:
        tables += [_connections(found), _threats(found), _splitters(found)]
    return tuple(table for table in tables if table.rows)


def _groups(found: Findings) -> Panel:
    aftershock = found.position.game.options["aftershock"]
    rows = tuple(
        (
            found.groups.name(group),
            str(SIDES[group.side]),
            group.stones,
            group.size,
            group.survival,
            group.missing if group.faces else None,
            group_outcome(group.stones, group.faces, group.die, aftershock).mean,
        )
        for group in sorted(found.groups.all, key=lambda group: (group.side, -group.size, group.cells[0]))
    )
    return Panel("Groups", ("group", "side", "stones", "size", "survival %", "to safety", "expected"), rows)


def _portfolio(found: Findings, side: int) -> Panel:
    rows = tuple(portfolio(found.groups, side)) if found.groups.of(side) else ()
    is_last = side == WHITE or not found.groups.of(WHITE)
    note = (
        "Core groups cannot fail; growth groups are more likely to survive than not; speculative groups are not."
        if is_last
        else ""
    )
    columns = ("holding", "groups", "stones", "expected", "floor", "ceiling")
    return Panel(f"{side_name(side)}'s portfolio", columns, rows, note)


def _connections(found: Findings) -> Panel:
    rows = tuple(
        (found.name(one.cell), one.priority, " + ".join(str(g.size) for g in one.joined) or None, one.size, one.gain)
        for one in found.connections[:MAX_ROWS]
    )
    columns = ("cell", "priority", "joins", "size", "gain")
    return Panel(f"{found.mover_name}'s connections", columns, rows, _more(found.connections))


def _threats(found: Findings) -> Panel:
    rows = tuple(
        (
            found.groups.name(one.group),
            one.group.size,
            one.group.missing,
            one.level,
            len(one.liberties),
            "dead end" if one.is_dead_end else None,
        )
        for one in found.threats[:MAX_ROWS]
    )
    columns = ("group", "size", "to safety", "priority", "open cells", "note")
    return Panel("Threats", columns, rows, _more(found.threats))


def _splitters(found: Findings) -> Panel:
    rows = tuple(
        (
            found.name(one.cell),
            " + ".join(str(group.size) for group in one.parts),
            one.destroyed,
            "none" if one.way_around is None else " ".join(found.names(one.way_around)),
        )
        for one in found.splitters[:MAX_ROWS]
    )
    return Panel("Splitters", ("cell", "keeps apart", "destroys", "way around"), rows, _more(found.splitters))


def _more(items: Sequence[object]) -> str:
    return f"And {len(items) - MAX_ROWS} more." if len(items) > MAX_ROWS else ""
