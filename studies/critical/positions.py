"""Positions of random matches in which actions differ in value, with the exact value of each action.

`positions/CASE.txt` has one position a line: its number, its text, and the actions by value for the side to move, such
as `17 | lifeline size=3 … | 1: b2 c3 | 0: a1`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

import craton
from craton.core.position import Position
from craton.core.sides import Actor
from craton.core.state import State
from craton.search.solve.reductions import properties_of
from craton.search.solve.solver import Solver, Unsolved

FOLDER = Path(__file__).parent / "positions"
MAX_TRIES = 20


@dataclass(frozen=True)
class Case:
    """Where positions are taken from."""

    name: str
    game: str
    options: Mapping[str, object]
    first: int
    last: int
    """Positions before turns from `first` to `last`."""
    goal: str

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"


CASES = {
    case.name: case
    for case in (
        Case("lifeline-3", "lifeline", {"size": 3}, 1, 16, "99% kept"),
        Case("lifeline-4", "lifeline", {"size": 4}, 14, 28, "97% kept"),
        Case("faust-4", "faust", {"size": 4, "pie": False}, 1, 12, "99% kept"),
        Case("faust-5", "faust", {"size": 5, "pie": False}, 12, 22, "99% kept"),
        Case("faust-6", "faust", {"size": 6, "pie": False}, 28, 40, "99% kept"),
        Case("assault-24", "assault", {"board": "hex24", "turn_limit": 10}, 6, 9, "loss of 0.002"),
        Case("assault-37", "assault", {"board": "hex37", "turn_limit": 30}, 27, 29, "loss of 0.002"),
    )
}


class Critical(NamedTuple):
    """A position with the exact values of its actions for the side to move."""

    number: int
    position: Position
    values: Mapping[str, Fraction]

    def loss(self, action: str) -> Fraction:
        return max(self.values.values()) - self.values[action]


def read(case: Case, most: int | None = None) -> list[Critical]:
    """The first positions in the file of a case."""
    lines = case.file.read_text(encoding="utf-8").splitlines() if case.file.exists() else []
    return [_parse(line) for line in lines[:most]]


def gather(case: Case, count: int, solver_seconds: float) -> Iterator[Critical]:
    """Add positions to the file of a case until it has `count`; go on after the last one."""
    known = read(case)
    texts, first = {str(one.position) for one in known}, known[-1].number + 1 if known else 0
    solver = Solver(craton.game(case.game, **case.options), uses_symmetries=False)
    has_chance = properties_of(solver.game).has_chance
    case.file.parent.mkdir(exist_ok=True)
    for number in range(first, MAX_TRIES * count):
        if len(texts) >= count:
            return
        position = _draw(case, random.Random(f"{case.name} {number}"))
        if position is None or str(position) in texts:
            continue
        if has_chance:  # the table would hold positions that are no longer reached
            solver = Solver(position.game)
        try:
            found = Critical(number, position, solver.solve(position, seconds=solver_seconds).values)
        except Unsolved:
            continue
        if len(set(found.values.values())) > 1:
            texts.add(str(position))
            with case.file.open("a", encoding="utf-8") as file:
                file.write(_write(found) + "\n")
            yield found


def _draw(case: Case, rng: random.Random) -> Position | None:
    """A position of a random match; None if the match ended before it."""
    state, turn = State(craton.game(case.game, **case.options)), rng.randint(case.first, case.last)
    while state.to_move is not None and (state.turn < turn or state.to_move is Actor.CHANCE):
        if state.to_move is Actor.CHANCE:
            state.roll(rng)
        else:
            state.push_code(rng.choice(state.position.legal))
    return None if state.to_move is None else state.position


def _write(critical: Critical) -> str:
    by_value: dict[Fraction, list[str]] = {}
    for action, value in critical.values.items():
        by_value.setdefault(value, []).append(action)
    groups = (f"{value}: {' '.join(by_value[value])}" for value in sorted(by_value, reverse=True))
    return " | ".join([str(critical.number), State(critical.position.game, critical.position).to_text(), *groups])


def _parse(line: str) -> Critical:
    number, text, *groups = line.split(" | ")
    values: dict[str, Fraction] = {}
    for group in groups:
        value, actions = group.split(": ")
        values |= dict.fromkeys(actions.split(" "), Fraction(value))
    return Critical(int(number), craton.read_position(text), values)
