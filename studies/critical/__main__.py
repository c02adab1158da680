"""Measures how often the search keeps the exact value of positions in which actions differ in value.

    python -m studies.critical measure [CASE ...] [--positions 40] [--seconds 1]
    python -m studies.critical gather [CASE ...] [--positions 40] [--solver-seconds 20]

`gather` takes positions from random matches, solves them exactly and adds them to studies/critical/positions; those
that the solver does not decide in time are left out, as are those in which all actions are worth the same. It may be
interrupted at any time. `measure` searches the first positions of each file. Seconds of `measure` are CPU time.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import NamedTuple

from craton.bots.mcts import MctsBot
from craton.core.state import State
from studies.critical.positions import CASES, Case, gather, read


class Measurement(NamedTuple):
    positions: int
    kept: int
    """In how many of them the value was kept."""
    mean_loss: float
    seconds: float
    """CPU time of a search."""


def measure(case: Case, positions: int, seconds: float) -> Measurement:
    """Search the first positions of a case."""
    kept, lost, took, found = 0, 0.0, 0.0, read(case, positions)
    for critical in found:
        position = critical.position
        begin = time.process_time()
        best = MctsBot(seconds=seconds, clock="cpu", seed=critical.number).choose(State(position.game, position).view())
        took += time.process_time() - begin
        loss = critical.loss(best)
        kept, lost = kept + (loss == 0), lost + float(loss)
    count = max(len(found), 1)
    return Measurement(len(found), kept, lost / count, took / count)


def line(name: str, positions: int, seconds: float) -> str:
    """The measurement of a case in words."""
    case = CASES[name]
    found = measure(case, positions, seconds)
    return (
        f"{name:12} value kept in {found.kept} of {found.positions}, mean loss {found.mean_loss:.4f}"
        f" (goal: {case.goal}), {found.seconds:.2f} s a search"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("measure", "gather"))
    parser.add_argument("case", nargs="*", choices=[[], *CASES], metavar="CASE", help=", ".join(CASES))
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each search")
    parser.add_argument("--solver-seconds", type=float, default=20.0, help="for each position")
    args = parser.parse_args()
    for name in args.case or CASES:
        if args.what == "measure":
            print(line(name, args.positions, args.seconds), flush=True)
            continue
        for critical in gather(CASES[name], args.positions, args.solver_seconds):
            print(f"\r{name}: position {critical.number}", end="", file=sys.stderr, flush=True)
        print(f"{name}: {len(read(CASES[name]))} positions", flush=True)


if __name__ == "__main__":
    main()
