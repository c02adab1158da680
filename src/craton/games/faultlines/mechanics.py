"""What the rules of Fault Lines did in finished games, for reports."""

from __future__ import annotations

from collections.abc import Sequence

from craton.core.game import Game
from craton.core.mechanics import Counts, Mechanic, Mechanics, Tally
from craton.games.faultlines.law import rules
from craton.kernel.layout import BOARD, CHANCE, MOVER

Row = Sequence[int]


def count(game: Game, states: Sequence[Row], codes: Sequence[int]) -> Counts:
    tally, cells = Tally(), len(game.board)
    for at, code in enumerate(codes):
        before = states[at]
        phase = before[rules.PHASE]
        if before[MOVER] == CHANCE and phase == rules.ROLL:
            size = _effective_size(game, before, before[rules.FOCUS] - 1)
            tally.add("survival", size, -code <= size)
        elif before[MOVER] == CHANCE:
            tally.add("salvage", "all", -code == 1)
        elif phase == rules.SALVAGE:
            tally.add("aftershock", "all", code < 3 * cells)
        elif phase == rules.BETWEEN:
            tally.add("between waves", "all", code < 2 * cells)
        elif phase == rules.SEALING:
            tally.add("sealed passes", "all", code == 3 * cells + rules.SEAL_PASS)
    end = states[-1]
    placed = end[rules.PLACED] + end[rules.PLACED + 1]
    if placed:
        tally.add("quake", "all", placed - _stones(end), placed)
    keystones = end[rules.SPENT] + end[rules.SPENT + 1]
    tally.add("keystones", "all", keystones, 2)
    for side in (0, 1):
        if end[rules.PLACED + side]:
            kept = not end[rules.FAILED + side] and any(value & 3 == side + 1 for value in end[BOARD:])
            tally.add("resonance", ("Black", "White")[side], kept)
    faults = [game.board.index[name] for name in game.options["fault_lines"]]
    if faults:
        used = sum(any(row[BOARD + cell] for row in states) for cell in faults)
        tally.add("fault lines", "all", used, len(faults))
    return tally.counts


def _stones(row: Row) -> int:
    return sum(1 for value in row[BOARD:] if value & rules.COLOUR)


def _effective_size(game: Game, row: Row, start: int) -> int:
    """The stones and Keystones of the group that contains a cell."""
    colour = row[BOARD + start] & rules.COLOUR
    faults = {game.board.index[name] for name in game.options["fault_lines"]}
    group, edge = {start}, [start] if start not in faults else []
    while edge:
        for near in game.board.links[edge.pop()]:
            if near not in group and near not in faults and row[BOARD + near] & rules.COLOUR == colour:
                group.add(near)
                edge.append(near)
    return len(group) + sum(1 for cell in group if row[BOARD + cell] & rules.KEY)


MECHANICS = Mechanics(
    (
        Mechanic("survival", "Survival by group size", "effective size", "survived", "rolls"),
        Mechanic("quake", "Stones lost in the quake", "stones", "lost", "stones placed"),
        Mechanic(
            "aftershock", "Salvage chosen", "failed groups", "picked a stone", "failed groups", option="aftershock"
        ),
        Mechanic("salvage", "Salvage rolls", "rolls", "saved", "rolls", option="aftershock"),
        Mechanic("keystones", "Keystones used", "sides", "used", "sides", option="keystone"),
        Mechanic("between waves", "Stones between waves", "choices", "placed", "choices", option="progressive"),
        Mechanic("sealed passes", "Sealed passes", "choices", "passed", "choices", option="sealed"),
        Mechanic("resonance", "Resonance reached", "side", "reached", "games", option="resonance"),
        Mechanic("fault lines", "Fault lines occupied", "cells", "occupied", "fault-line cells", option="fault_lines"),
    ),
    count,
)
