"""What is known of a position, and the tables that show it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from craton.core.insight import Panel, Value
from craton.core.position import Position
from craton.core.sides import SIDES
from craton.games.assault.insight.attacks import Attack, Placing
from craton.games.assault.insight.exposure import Exposed
from craton.games.assault.insight.shapes import regions
from craton.games.assault.insight.tide import Flood
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD, TURN

ROWS = 12
"""The most rows of a table of attacks or stones."""


@dataclass(frozen=True)
class Facts:
    position: Position
    attacks: tuple[Attack, ...]
    """Of the side whose turn it is, the best first."""
    placing: Placing | None
    exposed: tuple[Exposed, ...]
    """Stones of the side whose turn it is, the most exposed first."""
    floods: tuple[Flood, ...]

    @property
    def side(self) -> int:
        """Whose turn it is: 0 for Black, 1 for White."""
        return self.position.data[TURN] % 2

    @property
    def mover(self) -> str:
        return SIDES[self.side].capitalize()

    @property
    def enemy(self) -> str:
        return SIDES[1 - self.side].capitalize()

    @property
    def turns_left(self) -> int:
        """The turn at hand included."""
        limit: int = self.position.game.options["turn_limit"]
        return limit - self.position.data[TURN]

    def name(self, cell: int) -> str:
        return self.position.game.board.names[cell]

    def names(self, cells: Iterable[int]) -> list[str]:
        return [self.name(cell) for cell in cells]

    def held(self, cells: Iterable[int], side: int) -> int:
        """How many of the cells a side holds."""
        return sum(self.position.data[BOARD + cell] == side + 1 for cell in cells)

    def counts(self) -> tuple[int, int]:
        """Both sides' cells."""
        cells = range(len(self.position.game.board))
        return self.held(cells, 0), self.held(cells, 1)

    def core(self) -> tuple[int, int]:
        core = self.position.game.board.regions["core"]
        return self.held(core, 0), self.held(core, 1)


def panels(facts: Facts) -> tuple[Panel, ...]:
    found = [_standing(facts), _choice(facts), _attacks(facts), _exposed(facts), _tide(facts)]
    return tuple(panel for panel in found if panel.rows)


def _standing(facts: Facts) -> Panel:
    board, values = facts.position.game.board, facts.position.data[BOARD:]
    rows: list[tuple[Value, ...]] = [("cells", *facts.counts()), ("core", *facts.core())]
    for name, cells in regions(board).items():
        if any(values[cell] != rules.FLOODED for cell in cells):
            rows.append((name, facts.held(cells, 0), facts.held(cells, 1)))
    if facts.position.game.options["stubborn"]:
        used = (facts.position.data[slot] for slot in (rules.USED_BLACK, rules.USED_WHITE))
        rows.append(("stubborn defence", *("spent" if spent else "kept" for spent in used)))
    note = "Most cells win; then most of the core; then White."
    if facts.position.game.options["sacred"] != "off":
        note += " Sacred cells are not counted here."
    return Panel("Standing", ("", "black", "white"), tuple(rows), note)


def _choice(facts: Facts) -> Panel:
    """The document's comparison: an attack with chance P swings 2 P on average, a placement swings 1 for certain."""
    rows: list[tuple[Value, ...]] = []
    if facts.placing is not None:
        rows.append(("place", Fraction(1), Fraction(facts.placing.swing)))
    if facts.attacks and facts.position.data[rules.PHASE] != rules.COINS:
        best = max(facts.attacks, key=lambda attack: (attack.swing, attack.chance))
        rows.append((f"x{facts.name(best.target)}", best.chance, best.swing))
        chain = facts.attacks[0].chain
        if len(chain.order) > 1:
            rows.append((_written(facts, chain.order), facts.attacks[0].chance, chain.swing))
    if facts.position.data[rules.PHASE] == rules.CHAIN:
        rows.append(("stop", Fraction(1), Fraction(0)))
    note = "The swing is the expected change of the difference of cells, 2 for a capture: attack if 2 P > 1."
    return Panel("Place or attack", ("choice", "success %", "swing"), tuple(rows) if len(rows) > 1 else (), note)


def _attacks(facts: Facts) -> Panel:
    chains = any(len(attack.chain.order) > 1 for attack in facts.attacks)
    columns = ("attack", "allies", "success %", "swing", *(("best chain", "chain swing") if chains else ()))
    rows = []
    for attack in facts.attacks[:ROWS]:
        row: tuple[Value, ...] = (f"x{facts.name(attack.target)}", len(attack.allies), attack.chance, attack.swing)
        rows.append((*row, _written(facts, attack.chain.order), attack.chain.swing) if chains else row)
    note = ""
    if not all(attack.chain.exact for attack in facts.attacks):
        note = "There are too many chains to look at all of them: the best may be better."
    return Panel("Attacks", columns, tuple(rows), note)


def _exposed(facts: Facts) -> Panel:
    chains = any(len(stone.order) > 1 for stone in facts.exposed)
    columns = ("stone", "one attack %", *(("best chain %", "by") if chains else ()))
    rows = []
    for stone in facts.exposed[:ROWS]:
        row: tuple[Value, ...] = (facts.name(stone.cell), stone.direct)
        rows.append((*row, stone.chance, _written(facts, stone.order)) if chains else row)
    note = f"How likely {facts.enemy} can take each stone in its next turn, if nothing changes before."
    return Panel(f"Exposed stones of {facts.mover}", columns, tuple(rows), note)


def _tide(facts: Facts) -> Panel:
    rows = tuple((flood.after, len(flood.cells), flood.black, flood.white) for flood in facts.floods)
    note = "With the stones as they are now."
    return Panel("Tide", ("after turn", "cells", "black loses", "white loses"), rows, note)


def _written(facts: Facts, order: tuple[int, ...]) -> str:
    return " ".join(f"x{name}" for name in facts.names(order))
