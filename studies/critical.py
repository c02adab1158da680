"""Measures how often the search keeps the exact value of positions in which actions differ in value.

    python -m studies.critical [--positions 40] [--seconds 1] [--solver-seconds 20] [CASE ...]

Positions are taken from random matches, and each is solved exactly; those that the solver does not decide are left out,
as are those in which all actions are worth the same. Seconds are CPU time.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass

import craton
from craton.bots.mcts import MctsBot
from craton.core.position import Position
from craton.core.sides import Actor
from craton.core.state import State
from craton.search.solve.solver import Solution, Solver, Unsolved

MAX_TRIES = 20


@dataclass(frozen=True)
class Case:
    game: str
    options: dict[str, object]
    first: int
    last: int
    """Positions before turns from `first` to `last`."""
    goal: str


CASES = {
    "lifeline-3": Case("lifeline", {"size": 3}, 2, 14, "99% kept"),
    "lifeline-4": Case("lifeline", {"size": 4}, 14, 28, "97% kept"),
    "faust-4": Case("faust", {"size": 4, "pie": False}, 1, 12, "99% kept"),
    "faust-5": Case("faust", {"size": 5, "pie": False}, 12, 22, "99% kept"),
    "faust-6": Case("faust", {"size": 6, "pie": False}, 22, 34, "99% kept"),
    "assault-24": Case("assault", {"board": "hex24", "turn_limit": 10}, 6, 9, "loss of 0.002"),
    "assault-37": Case("assault", {"board": "hex37", "turn_limit": 30}, 27, 29, "loss of 0.002"),
}


def drawn(case: Case, rng: random.Random) -> Position | None:
    """A position of a random match; None if the match ended before it."""
    state, turn = State(craton.game(case.game, **case.options)), rng.randint(case.first, case.last)
    while state.to_move is not None and (state.turn < turn or state.to_move is Actor.CHANCE):
        if state.to_move is Actor.CHANCE:
            state.roll(rng)
        else:
            state.push_code(rng.choice(state.position.legal))
    return None if state.to_move is None else state.position


def critical(case: Case, number: int, solver_seconds: float) -> tuple[Position, Solution] | None:
    """A position whose actions differ in value, with its solution; None if a few attempts found none."""
    rng = random.Random(f"{case} {number}")
    for _ in range(MAX_TRIES):
        position = drawn(case, rng)
        if position is None:
            continue
        try:
            solution = Solver(position.game).solve(position, seconds=solver_seconds)
        except Unsolved:
            continue
        if len(set(solution.values.values())) > 1:
            return position, solution
    return None


def measure(case: Case, positions: int, seconds: float, solver_seconds: float) -> tuple[int, int, float, float]:
    """The number of positions, in how many the value was kept, the mean loss, and the CPU seconds per search."""
    count, kept, lost, took = 0, 0, 0.0, 0.0
    for number in range(positions):
        found = critical(case, number, solver_seconds)
        if found is None:
            continue
        position, solution = found
        begin = time.process_time()
        best = MctsBot(seconds=seconds, clock="cpu", seed=number).choose(State(position.game, position).view())
        took += time.process_time() - begin
        loss = float(solution.value - solution.values[best])
        count, kept, lost = count + 1, kept + (loss == 0), lost + loss
    return count, kept, lost / max(count, 1), took / max(count, 1)


def line(name: str, positions: int, seconds: float, solver_seconds: float) -> str:
    """The measurement of a case in words."""
    case = CASES[name]
    count, kept, loss, took = measure(case, positions, seconds, solver_seconds)
    return f"{name:12} value kept in {kept} of {count}, mean loss {loss:.4f} (goal: {case.goal}), {took:.2f} s a search"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("case", nargs="*", choices=[[], *CASES], metavar="CASE", help=", ".join(CASES))
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each search")
    parser.add_argument("--solver-seconds", type=float, default=20.0, help="for each position")
    args = parser.parse_args()
    for name in args.case or CASES:
        print(line(name, args.positions, args.seconds, args.solver_seconds), flush=True)


if __name__ == "__main__":
    main()
