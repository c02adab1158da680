"""The tables of the insight."""

from __future__ import annotations

from fractions import Fraction

from craton.core.insight import Panel, Value
from craton.games.assault.insight.findings import Findings
from craton.games.assault.insight.shapes import regions
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD

MAX_ROWS = 12


def panels(found: Findings) -> tuple[Panel, ...]:
    tables = [_standing(found), _choice(found), _attacks(found), _exposed(found), _tide(found)]
    return tuple(table for table in tables if table.rows)


def _standing(found: Findings) -> Panel:
    game, data = found.position.game, found.position.data
    rows: list[tuple[Value, ...]] = [("cells", *found.counts()), ("core", *found.core())]
    for name, cells in regions(game.board).items():
        if any(data[BOARD + cell] != rules.FLOODED for cell in cells):
            rows.append((name, *found.held(cells)))
    if game.options["stubborn"] != "no":
        used = (data[slot] for slot in (rules.USED_BLACK, rules.USED_WHITE))
        rows.append(("stubborn defence", *("spent" if spent else "kept" for spent in used)))
    note = "Most cells win; on a tie, most core cells; if still tied, White."
    if game.options["sacred"] != "off":
        note += " Sacred cells are not counted here."
    return Panel("Standing", ("", "black", "white"), tuple(rows), note)


def _choice(found: Findings) -> Panel:
    """The document's comparison: an attack with success P swings 2 P on average, a placement swings 1 for certain."""
    phase = found.position.data[rules.PHASE]
    rows: list[tuple[Value, ...]] = []
    if found.placements is not None:
        rows.append(("place", Fraction(1), Fraction(found.placements.swing)))
    if found.attacks and phase != rules.COINS:
        best = max(found.attacks, key=lambda attack: (attack.swing, attack.chance))
        rows.append((found.written([best.target]), best.chance, best.swing))
        chain = found.attacks[0].chain
        if len(chain.order) > 1:
            rows.append((found.written(chain.order), found.attacks[0].chance, chain.swing))
    if phase == rules.CHAIN:
        rows.append(("stop", Fraction(1), Fraction(0)))
    note = "The swing is the expected change in the lead; a capture is worth 2. Attack if 2 P > 1."
    return Panel("Place or attack", ("choice", "success %", "swing"), tuple(rows) if len(rows) > 1 else (), note)


def _attacks(found: Findings) -> Panel:
    chains = any(len(attack.chain.order) > 1 for attack in found.attacks)
    columns = ("attack", "allies", "success %", "swing", *(("best chain", "chain swing") if chains else ()))
    rows = []
    for attack in found.attacks[:MAX_ROWS]:
        row: tuple[Value, ...] = (found.written([attack.target]), len(attack.allies), attack.chance, attack.swing)
        rows.append((*row, found.written(attack.chain.order), attack.chain.swing) if chains else row)
    note = ""
    if not all(attack.chain.exact for attack in found.attacks):
        note = "There are too many chains to search them all: there may be a better one."
    return Panel("Attacks", columns, tuple(rows), note)


def _exposed(found: Findings) -> Panel:
    chains = any(len(stone.order) > 1 for stone in found.exposed)
    columns = ("stone", "one attack %", *(("best chain %", "by") if chains else ()))
    rows = []
    for stone in found.exposed[:MAX_ROWS]:
        row: tuple[Value, ...] = (found.name(stone.cell), stone.direct)
        rows.append((*row, stone.chance, found.written(stone.order)) if chains else row)
    note = f"The probability that {found.enemy} can take each stone next turn if nothing changes until then."
    return Panel(f"Exposed stones of {found.mover}", columns, tuple(rows), note)


def _tide(found: Findings) -> Panel:
    rows = tuple((flood.after, len(flood.cells), flood.black, flood.white) for flood in found.floods)
    return Panel("Tide", ("after turn", "cells", "black loses", "white loses"), rows, "With the current stones.")
