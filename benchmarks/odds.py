"""Measures the time of exact odds, what-if tables and insights.

python -m benchmarks.odds
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator

import craton
from craton.core.sides import Actor
from craton.core.state import State
from craton.odds import final_scores as quake
from craton.odds import what_if

SHARES = (0.1, 0.3, 0.5, 0.7, 0.9)
"""The share of cells filled, or of a random match played."""
SEEDS = 6
QUAKES: tuple[tuple[int, bool], ...] = ((9, False), (9, True), (13, False), (13, True), (19, True))
"""Sizes, and whether aftershock and resonance are on."""


def filled(size: int, *, enhanced: bool) -> Iterator[State]:
    """Boards with random stones."""
    for share in SHARES:
        for seed in range(SEEDS):
            rng = random.Random(f"{size} {share} {seed}")
            state = craton.new("faultlines", size=size, aftershock=enhanced, resonance=enhanced)
            for _ in range(round(share * size * size)):
                state.push(rng.choice([move for move in state.legal_moves if move not in ("pass", "swap")]))
            yield state


def reached(name: str) -> Iterator[State]:
    """Positions of random matches."""
    for seed in range(SEEDS):
        rng = random.Random(f"{name} {seed}")
        end = craton.new(name)
        while end.to_move is not None:
            if end.to_move is Actor.CHANCE:
                end.roll(rng)
            else:
                end.push(rng.choice([move for move in end.legal_moves if move != "pass"] or ["pass"]))
        for share in SHARES:
            position = end.steps[round(share * (len(end.steps) - 1))].before
            yield State(end.game, position)


def milliseconds(states: Iterator[State], work: Callable[[State], object]) -> str:
    times = []
    for at, state in enumerate(states):
        if at == 0:
            work(state)  # imports its modules
        begin = time.process_time()
        work(state)
        times.append(1000 * (time.process_time() - begin))
    return f"median {statistics.median(times):6.1f}   longest {max(times):6.1f}"


def main() -> None:
    print("milliseconds of CPU time, without a compiler")
    for size, enhanced in QUAKES:
        label = f"faultlines {size}{' aftershock, resonance' if enhanced else ''}"
        print(f"  {label:38} quake     {milliseconds(filled(size, enhanced=enhanced), quake)}")
        print(f"  {label:38} what if   {milliseconds(filled(size, enhanced=enhanced), what_if)}", flush=True)
    for name in craton.list_games():
        print(f"  {name:38} insight   {milliseconds(reached(name), lambda state: state.view().insight())}", flush=True)


if __name__ == "__main__":
    main()
