"""Insight into Lifeline: groups and their lifelines, the kills of each placement, cells closed to a side.

Layers: groups, lifelines, danger, territory (regions); kills, threats, illegal (marks). Nothing depends on a stone that
the viewer cannot see.
"""

from __future__ import annotations

from craton.core.insight import Insight, Mark, Panel, Region, Value
from craton.core.position import Position
from craton.core.sides import SIDES, side_name
from craton.core.wording import counted, listed
from craton.games.lifeline.insight.connectivity import Area, Connectivity, is_many
from craton.games.lifeline.insight.kills import Kill, kills
from craton.games.lifeline.law import rules
from craton.kernel.layout import BLACK, BOARD, DRAW, EMPTY, HIDDEN, MOVER, OVER, TURN, WHITE, WINNER


def insight(seen: Position) -> Insight:
    return Overview(seen).insight()


class Overview:
    """One position and its insight."""

    def __init__(self, seen: Position) -> None:
        self.seen = seen
        self.data = seen.data
        self.names = seen.game.board.names
        self.connectivity = Connectivity(seen)
        mover = self.data[MOVER]
        self.side = mover if mover in (BLACK, WHITE) else None
        opening = 2 if seen.game.options["balance"] == "strong" else 3
        self.is_judged = self.data[rules.PHASE] == rules.PLACE and self.data[TURN] >= opening
        """Whether the opening is over: dead groups are removed, and a side places only in areas that it touches."""
        self.kills: dict[int, Kill] = {}
        self.threats: dict[int, Kill] = {}
        if self.side is not None and self.is_judged:
            self.kills = kills(self.connectivity, self.side)
            self.threats = kills(self.connectivity, 1 - self.side)

    def insight(self) -> Insight:
        regions = (*self.group_regions(), *self.lifelines(), *self.danger(), *self.territory())
        panels = (self.groups_panel(), self.sides_panel())
        marks = (*self.kill_marks("kills"), *self.kill_marks("threats"), *self.illegal())
        return Insight(marks, (), regions, panels, self.sentences())

    # Words

    def title(self, number: int) -> str:
        """`Black's group b2 of 3 stones`."""
        group = self.connectivity.groups[number]
        name = self.names[group.stones[0]]
        if len(group.stones) == 1:
            return f"{side_name(group.side)}'s stone {name}"
        return f"{side_name(group.side)}'s group {name} of {len(group.stones)} stones"

    def cells(self, cells: tuple[int, ...]) -> str:
        return listed([self.names[cell] for cell in cells])

    def area(self, area: Area) -> str:
        if len(area.cells) == 1:
            return f"the empty cell {self.names[area.cells[0]]}"
        return f"the empty region at {self.names[area.cells[0]]} ({len(area.cells)} cells)"

    def group_names(self, groups: int) -> str:
        members = (self.connectivity.groups[number] for number in self.connectivity.members(groups))
        return listed([self.names[group.stones[0]] for group in members])

    # Regions

    def group_regions(self) -> list[Region]:
        found = []
        for number, group in enumerate(self.connectivity.groups):
            lines = len(self.connectivity.lifelines[number])
            words = f"{self.title(number)} has {counted(lines, 'lifeline') if lines else 'no lifeline'}"
            words += "." if self.is_judged else "; the opening is not over, so no group is judged yet."
            found.append(Region("groups", group.stones, SIDES[group.side], str(lines), words, lines))
        return found

    def lifelines(self) -> list[Region]:
        found = []
        for area in self.connectivity.areas:
            kept, near = [], []
            for side, groups in enumerate(self.connectivity.all_of):
                touching = area.groups & groups
                if is_many(touching):
                    kept.append((side, touching))
                elif touching:
                    near.append(touching.bit_length() - 1)
            if not kept:
                continue
            count = sum(len(self.connectivity.members(groups)) for _, groups in kept)
            lines = [f"{side_name(side)}'s groups {self.group_names(groups)}" for side, groups in kept]
            words = f"{capital(self.area(area))} joins {' and '.join(lines)}"
            words += "".join(f", and touches {self.title(number)}" for number in near) + "."
            whose = str(SIDES[kept[0][0]]) if len(kept) == 1 else ""
            found.append(Region("lifelines", area.cells, whose, str(count), words, count))
        return found

    def danger(self) -> list[Region]:
        """Groups with at most one lifeline, and where a single stone would kill them."""
        if not self.is_judged:
            return []
        found = []
        for number, group in enumerate(self.connectivity.groups):
            lines = self.connectivity.lifelines[number]
            if len(lines) > 1:
                continue
            words = f"{self.title(number)} has "
            words += f"a single lifeline, {self.area(lines[0])}" if lines else "no lifeline"
            enemy = self.threats if group.side == self.side else self.kills
            ends = tuple(cell for cell, kill in enemy.items() if group.stones[0] in kill.taken)
            if ends:
                words += f"; {side_name(1 - group.side)} can remove it with {self.cells(ends)}"
            label = "!" if ends else str(len(lines))
            found.append(Region("danger", group.stones, SIDES[group.side], label, words + ".", len(ends)))
        return found

    def territory(self) -> list[Region]:
        """Areas that only one side touches, so that the other has no legal placement there.

        With two or more groups around it this is permanent: the other side cannot place there, so it can neither cut
        these groups off from each other nor remove them, whatever it does elsewhere. Only their owner can change
        that, by placing inside or by joining the groups into one.
        """
        if not self.is_judged:
            return []
        found = []
        for area in self.connectivity.areas:
            black, white = (bool(area.groups & groups) for groups in self.connectivity.all_of)
            if black == white:
                continue
            side = BLACK if black else WHITE
            me, other, is_safe = side_name(side), side_name(1 - side), is_many(area.groups)
            words = f"{capital(self.area(area))} touches only {me}: "
            if is_safe:
                words += (
                    f"{other} can neither place there nor remove the groups {self.group_names(area.groups)} "
                    f"unless {me} places a stone there or joins them into one group."
                )
            else:
                words += f"{other} cannot place there while {self.title(area.groups.bit_length() - 1)} stands."
            value = len(area.cells) if side == self.side else -len(area.cells)
            label = "safe" if is_safe else "shut"
            found.append(Region("territory", area.cells, SIDES[side], label, words, value))
        return found

    # Marks

    def kill_marks(self, layer: str) -> list[Mark]:
        """What the side to move can remove (kills), or the other side could if it were to move (threats)."""
        if self.side is None:
            return []
        side, found = (self.side, self.kills) if layer == "kills" else (1 - self.side, self.threats)
        sign = 1 if layer == "kills" else -1
        marks = []
        for cell, (taken, lost) in found.items():
            deeds = []
            if taken:
                deeds.append(f"removes {self.cells(taken)}")
            if lost:
                deeds.append(f"loses {self.cells(lost)} of its own")
            words = f"{side_name(side)} on {self.names[cell]} {' and '.join(deeds)}."
            label = str(len(taken)) if taken else f"-{len(lost)}"
            marks.append(Mark(layer, cell, label, words, sign * (len(taken) - len(lost))))
        return marks

    def illegal(self) -> list[Mark]:
        """Empty cells where the side to move may not place; none while a first stone is hidden from the viewer."""
        phase, first = self.data[rules.PHASE], self.data[rules.FIRST_STONE]
        if self.side is None or phase not in (rules.PLACE, rules.SECOND_STONE) or first == HIDDEN:
            return []
        legal, me = set(self.seen.legal), side_name(self.side)
        found = []
        for cell, name in enumerate(self.names):
            if self.data[BOARD + cell] != EMPTY or cell in legal:
                continue
            if phase == rules.SECOND_STONE:
                words = f"{name} is next to {self.names[first - 1]}: the two would be one group and die at once."
            elif self.is_judged:
                words = f"{me} cannot place on {name}: no empty path leads from there to one of {me}'s stones."
            else:
                words = (
                    f"A first stone on {name} would leave no legal second one: every other empty cell is next to it."
                )
            found.append(Mark("illegal", cell, "x", words))
        return found

    # Panels

    def groups_panel(self) -> Panel:
        rows: list[tuple[Value, ...]] = []
        for number, group in enumerate(self.connectivity.groups):
            name = self.names[group.stones[0]]
            rows.append((str(SIDES[group.side]), len(group.stones), len(self.connectivity.lifelines[number]), name))
        note = "A lifeline is an empty region that joins the group to another one of its side."
        return Panel("Groups", ("side", "stones", "lifelines", "lowest cell"), tuple(rows), note)

    def sides_panel(self) -> Panel:
        """Stones, groups and open cells, which decide the game; Lifeline has no score."""
        rows: list[tuple[Value, ...]] = []
        for side in (BLACK, WHITE):
            groups = [group for group in self.connectivity.groups if group.side == side]
            row: list[Value] = [str(SIDES[side]), sum(len(group.stones) for group in groups), len(groups)]
            if self.is_judged:
                row += self.open_cells(side)
            if self.seen.game.options["balance"] == "komi":
                row.append(self.data[rules.POINTS] if side == WHITE else 0)
            rows.append(tuple(row))
        columns = ["side", "stones", "groups"]
        if self.is_judged:
            columns += ["open cells", "only its own"]
        if self.seen.game.options["balance"] == "komi":
            columns.append("komi")
        note = "A side places on the cells that are open to it; a side with none on its turn has lost."
        return Panel("Sides", tuple(columns), tuple(rows), note if self.is_judged else "")

    def open_cells(self, side: int) -> tuple[int, int]:
        """The number of cells open to a side, and how many of these are open to it alone."""
        areas = self.connectivity.open_to(side)
        alone = [area for area in areas if not area.groups & self.connectivity.all_of[1 - side]]
        return sum(len(area.cells) for area in areas), sum(len(area.cells) for area in alone)

    # Sentences

    def sentences(self) -> tuple[str, ...]:
        if self.data[MOVER] == OVER:
            return (self.ending(),)
        if self.side is None:
            points = self.data[rules.POINTS]
            if self.data[rules.PHASE] == rules.NAME_KOMI:
                return (f"The first player names a komi from 1 to {self.seen.game.options['komi_max']}.",)
            return (f"The second player chooses a colour; White gets {counted(points, 'point')} of komi.",)
        me = side_name(self.side)
        if not self.is_judged:
            return self.opening(me)
        found = []
        for side, deeds, verb in (
            (self.side, self.kills, "can remove"),
            (1 - self.side, self.threats, "threatens to remove"),
        ):
            best = max(deeds, key=lambda cell: len(deeds[cell].taken) - len(deeds[cell].lost), default=None)
            if best is not None and deeds[best].taken:
                words = f"{side_name(side)} {verb} {counted(len(deeds[best].taken), 'stone')}"
                words += f" with {self.names[best]}"
                lost = len(deeds[best].lost)
                found.append(f"{words}, losing {lost} of its own." if lost else f"{words}.")
        harmful = [cell for cell, kill in self.kills.items() if kill.lost and not kill.taken]
        if harmful:
            found.append(
                f"{me} would only lose its own stones by placing on {listed([self.names[c] for c in harmful], 6)}."
            )
        (black, black_only), (white, white_only) = self.open_cells(BLACK), self.open_cells(WHITE)
        found.append(
            f"Black can place on {counted(black, 'cell')} ({black_only} closed to White), "
            f"White on {white} ({white_only} closed to Black)."
        )
        return tuple(found)

    def opening(self, me: str) -> tuple[str, ...]:
        found = []
        if self.data[rules.PHASE] == rules.SECOND_STONE:
            first = self.data[rules.FIRST_STONE]
            if first == HIDDEN:
                return (f"{me} has placed the first stone of its pair, which is hidden until the second is placed.",)
            found.append(f"{me} places the second stone of its pair, not next to {self.names[first - 1]}.")
        elif self.seen.game.options["balance"] == "strong":
            found.append(f"{me} opens with a pair of stones that are not neighbours.")
        else:
            found.append("Dead groups are removed from the fourth stone on; neighbouring stones are one group.")
        if self.seen.game.options["balance"] != "komi" and len(self.names) + rules.SWAP in self.seen.legal:
            found.append("White may swap seats instead.")
        return tuple(found)

    def ending(self) -> str:
        winner = self.data[WINNER]
        if winner == DRAW:
            return "The game is a draw by the move cap."
        return f"{side_name(winner)} has won: {side_name(1 - winner)} has no legal placement."


def capital(words: str) -> str:
    return words[0].upper() + words[1:]
