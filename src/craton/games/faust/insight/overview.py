"""Insight into Faust: captures with their walls, rectangles that just fail, the effect of each placement.

Layers: captures, threats, walls, smaller, near-misses, locked, eyes (regions); tension (marks).
"""

from __future__ import annotations

from dataclasses import dataclass

from craton.core.insight import Insight, Mark, Panel, Region, Value
from craton.core.position import Position
from craton.core.sides import SIDES, side_name
from craton.core.wording import counted, listed
from craton.games.faust.insight import rectangles
from craton.games.faust.insight.tension import Captures, Change, tension
from craton.games.faust.law import notation, rules
from craton.kernel.layout import BLACK, BLACK_SEAT, BOARD, DRAW, EMPTY, MOVER, OVER, TURN, WHITE, WINNER


def insight(seen: Position) -> Insight:
    return Overview(seen).insight()


@dataclass(frozen=True)
class NearMiss:
    """A rectangle that would be a capture with one more disc, or with more than half of its perimeter."""

    bounds: rectangles.Bounds
    missing: tuple[int, ...]
    why: str


class Overview:
    """One position and its insight."""

    def __init__(self, seen: Position) -> None:
        self.seen = seen
        self.data = seen.data
        self.names, self.n = seen.game.board.names, seen.game.board.size
        self.side = self.data[MOVER] if self.data[MOVER] != OVER else None
        self.crosscuts = self.find_crosscuts()
        self.captures: list[rectangles.Bounds] = []
        self.threats: list[rectangles.Bounds] = []
        self.smaller: list[tuple[rectangles.Bounds, rectangles.Bounds]] = []
        """Bounded rectangles, each with the larger capture that contains it."""
        self.near_misses: list[NearMiss] = []
        self.tension: dict[int, Change] = {}
        if self.side is not None:
            self.captures = self.find_captures(self.side)
            self.threats = self.find_captures(1 - self.side)
            self.find_failures(self.side)
            self.tension = tension(seen, self.side)

    def insight(self) -> Insight:
        regions = (
            *self.capture_regions("captures"),
            *self.capture_regions("threats"),
            *self.wall_regions(),
            *self.smaller_regions(),
            *self.near_miss_regions(),
            *self.locked_regions(),
            *self.eye_regions(),
        )
        panels = (self.rectangles_panel(), self.sides_panel())
        return Insight(self.tension_marks(), (), regions, panels, self.sentences())

    # Finding

    def find_crosscuts(self) -> list[int]:
        """The bottom-left corners of all locked crosscuts, also in games without capture A."""
        out = [0] * self.seen.game.most_actions
        count = rules.crosscuts(self.seen.game.constants, list(self.data), out, 0, [])
        return [action - len(self.names) - rules.SQUARES for action in out[:count]]

    def find_captures(self, side: int) -> list[rectangles.Bounds]:
        found = (rectangles.rectangle_of(self.seen.game, action) for action in Captures(self.seen).of(side))
        return [rectangles.bounds_of(self.seen, rectangle, side) for rectangle in found if rectangle is not None]

    def find_failures(self, side: int) -> None:
        """Find bounded rectangles inside larger ones, and near misses.

        Of near misses with the same reason only the largest are kept, and none inside a capture.
        """
        reasons: dict[tuple[int, ...], list[rectangles.Bounds]] = {}
        for bounds in rectangles.near_rectangles(self.seen, side):
            larger = [capture for capture in self.captures if rectangles.contains(capture.rectangle, bounds.rectangle)]
            if larger:
                if bounds.is_bounded and bounds.rectangle != larger[0].rectangle:
                    self.smaller.append((bounds, larger[0]))
                continue
            missing = rectangles.missing_cells(self.seen, bounds)
            if missing or (bounds.is_walled and bounds.margin == 0):
                reasons.setdefault(missing, []).append(bounds)
        for missing, found in reasons.items():
            self.near_misses += [
                NearMiss(bounds, missing, self.why_not(bounds, missing)) for bounds in rectangles.largest(found)
            ]
        self.near_misses.sort(key=lambda miss: rectangles.cells_of(self.n, miss.bounds.rectangle))

    # Words

    def name(self, bounds: rectangles.Bounds) -> str:
        left, bottom, right, top = bounds.rectangle
        return f"{self.names[bottom * self.n + left]}:{self.names[top * self.n + right]}"

    def cells(self, bounds: rectangles.Bounds) -> tuple[int, ...]:
        return rectangles.cells_of(self.n, bounds.rectangle)

    def actions(self, actions: tuple[int, ...]) -> str:
        return listed([notation.write(self.seen.game, action) for action in actions], 6)

    def why_not(self, bounds: rectangles.Bounds, missing: tuple[int, ...]) -> str:
        if bounds.is_walled:
            owned = bounds.owned_by(bounds.side)
            return f"{side_name(bounds.side)} owns {owned} of {bounds.perimeter} on the perimeter, not more than half"
        (cell,) = missing
        (where,) = (place for place, wall in zip(rectangles.PLACES, bounds.walls, strict=True) if cell in wall.cells)
        value = self.data[BOARD + cell]
        what = "is empty" if value == EMPTY else f"is {SIDES[value - 1]}"
        return f"{self.names[cell]}, in the wall {where} it, {what}"

    # Regions

    def capture_regions(self, layer: str) -> list[Region]:
        """What the side to move can flip (captures), or the other side could if it were to move (threats)."""
        if self.side is None:
            return []
        is_own = layer == "captures"
        side, sign = (self.side, 1) if is_own else (1 - self.side, -1)
        me, can = side_name(side), "can flip" if is_own else "threatens to flip"
        found = []
        for bounds in self.captures if is_own else self.threats:
            cells = self.cells(bounds)
            words = (
                f"{me} {can} {self.name(bounds)} ({counted(len(cells), 'disc')}), "
                f"owning {bounds.owned_by(side)} of {bounds.perimeter} on the perimeter."
            )
            found.append(Region(layer, cells, SIDES[side], f"+{bounds.margin}", words, sign * len(cells)))
        if self.seen.game.options["pattern"]:
            for corner in self.crosscuts:
                cells = tuple(
                    cell for cell in rectangles.crosscut_of(self.n, corner) if self.data[BOARD + cell] == 2 - side
                )
                words = f"{me} {can} the {len(cells)} discs of the locked crosscut #{self.names[corner]}."
                found.append(Region(layer, cells, SIDES[side], "#", words, sign * len(cells)))
        return found

    def wall_regions(self) -> list[Region]:
        """The walls of all captures of both sides that consist of discs, each with its owner."""
        found = []
        for bounds in (*self.captures, *self.threats):
            for place, wall in zip(rectangles.PLACES, bounds.walls, strict=True):
                if wall.cells:
                    side = SIDES[wall.colour - 1]
                    words = f"The wall {place} {self.name(bounds)} is {side} and counts {wall.length}."
                    found.append(Region("walls", wall.cells, side, str(wall.length), words))
        return found

    def smaller_regions(self) -> list[Region]:
        found = []
        for bounds, larger in self.smaller:
            words = f"{self.name(bounds)} cannot be flipped alone: it is part of the larger {self.name(larger)}."
            found.append(Region("smaller", self.cells(bounds), SIDES[bounds.side], f"+{bounds.margin}", words))
        return found

    def near_miss_regions(self) -> list[Region]:
        found = []
        for miss in self.near_misses:
            side = miss.bounds.side
            words = f"{side_name(side)} cannot flip {self.name(miss.bounds)}: {miss.why}."
            label = "=" if miss.bounds.is_walled and miss.bounds.margin == 0 else "-1"
            found.append(Region("near-misses", self.cells(miss.bounds), SIDES[side], label, words))
        return found

    def locked_regions(self) -> list[Region]:
        found = []
        for corner in self.crosscuts:
            words = (
                f"The locked crosscut #{self.names[corner]}: each of its four middle discs has two walls of each colour"
            )
            if self.seen.game.options["pattern"]:
                words += ", and either side may flip the six discs of the other in it."
            else:
                words += ", so none of them can be flipped alone."
            found.append(Region("locked", rectangles.crosscut_of(self.n, corner), "", "#", words))
        return found

    def eyes(self, side: int) -> list[int]:
        """Empty cells surrounded by discs of one side.

        While such a cell is empty, none of the discs around it is in a rectangle with filled walls. A disc of the other
        side placed on it would have four enemy walls, counting edges, and could be flipped at once.
        """
        links = self.seen.game.board.links
        return [
            cell
            for cell, near in enumerate(links)
            if self.data[BOARD + cell] == EMPTY and all(self.data[BOARD + other] == side + 1 for other in near)
        ]

    def eye_regions(self) -> list[Region]:
        found = []
        for side in (BLACK, WHITE):
            for cell in self.eyes(side):
                words = (
                    f"{self.names[cell]} is an eye of {side_name(side)}: while it is empty, no rectangle with one of "
                    f"the discs beside it can be flipped, and a {SIDES[1 - side]} disc on it can be flipped at once."
                )
                found.append(Region("eyes", (cell,), SIDES[side], "eye", words))
        return found

    # Marks

    def tension_marks(self) -> tuple[Mark, ...]:
        """How a placement of the side to move would change the captures of both sides."""
        if self.side is None:
            return ()
        me, enemy = side_name(self.side), side_name(1 - self.side)
        marks = []
        for cell, change in self.tension.items():
            deeds = []
            if change.created:
                deeds.append(f"prepares {self.grown(change.created, change.outgrown)}")
            if change.denied:
                deeds.append(f"denies {enemy} {self.actions(change.denied)}")
            if change.given:
                deeds.append(f"allows {enemy} {self.grown(change.given, change.overtaken)}")
            words = f"{me} on {self.names[cell]} {listed(deeds)}."
            label = f"{change.balance:+d}" if change.balance else "0"
            marks.append(Mark("tension", cell, label, words, change.balance))
        return tuple(marks)

    def grown(self, new: tuple[int, ...], old: tuple[int, ...]) -> str:
        return f"{self.actions(new)} instead of {self.actions(old)}" if old else self.actions(new)

    # Panels

    def rectangles_panel(self) -> Panel:
        rows: list[tuple[Value, ...]] = []
        for bounds in self.captures:
            parts = sum(larger is bounds for _, larger in self.smaller)
            words = f"yes, but only as a whole, not {counted(parts, 'smaller part')}" if parts else "yes"
            rows.append(self.row(bounds, words))
        rows += [self.row(bounds, "yes, on its turn") for bounds in self.threats]
        rows += [self.row(miss.bounds, f"no: {miss.why}") for miss in self.near_misses]
        columns = ("rectangle", "flipped by", "discs", "black walls", "white walls", "margin", "legal")
        has_margin = any(row[columns.index("margin")] is not None for row in rows)
        note = "The margin is the length of the perimeter that the flipping side owns, minus the rest."
        return Panel("Rectangles", columns, tuple(rows), note if has_margin else "")

    def row(self, bounds: rectangles.Bounds, legal: str) -> tuple[Value, ...]:
        walls = bounds.owned_by(BLACK), bounds.owned_by(WHITE)
        margin = bounds.margin if bounds.is_walled else None
        return (self.name(bounds), str(SIDES[bounds.side]), len(self.cells(bounds)), *walls, margin, legal)

    def sides_panel(self) -> Panel:
        rows: list[tuple[Value, ...]] = []
        for side in (BLACK, WHITE):
            found = [*self.capture_regions("captures"), *self.capture_regions("threats")]
            sizes = [len(region.cells) for region in found if region.side == SIDES[side]]
            discs = self.data[BOARD:].count(side + 1)
            rows.append((str(SIDES[side]), discs, len(sizes), max(sizes, default=0), len(self.eyes(side))))
        note = "A side with no discs left has lost."
        return Panel("Sides", ("side", "discs", "captures", "largest", "eyes"), tuple(rows), note)

    # Sentences

    def sentences(self) -> tuple[str, ...]:
        if self.side is None:
            return (self.ending(),)
        found = []
        for layer, enemy in (("captures", 1 - self.side), ("threats", self.side)):
            regions = self.capture_regions(layer)
            if regions:
                best = max(regions, key=lambda region: len(region.cells))
                found.append(best.words)
                if len(best.cells) == self.data[BOARD:].count(enemy + 1):
                    found.append(f"These are all of {side_name(enemy)}'s discs: the game would be over.")
        if self.tension:
            best_cell = max(self.tension, key=lambda c: (self.tension[c].balance, -len(self.tension[c].given)))
            if self.tension[best_cell].balance > 0:
                found.append(next(mark.words for mark in self.tension_marks() if mark.cell == best_cell))
        if self.seen.game.options["pie"] and self.data[TURN] == 1 and not self.data[BLACK_SEAT]:
            found.append("White may swap seats instead of placing.")
        if EMPTY not in self.data[BOARD:] and not self.capture_regions("captures"):
            found.append(f"{side_name(self.side)} has no legal action and must pass.")
        if not found:
            found.append("Neither side can flip anything.")
        return tuple(found)

    def ending(self) -> str:
        winner = self.data[WINNER]
        if winner == DRAW:
            return "The game is a draw by the move cap."
        return f"{side_name(winner)} has won: {side_name(1 - winner)} has no disc left."
