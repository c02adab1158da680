"""Measures, in one run: throughput of playouts and search, its growth with the board, compile times, exactness, odds.

python -m benchmarks [--seconds 1] [--positions 10]
"""

from __future__ import annotations

import argparse
import math
import os
import platform
import random
import subprocess
import sys
import tempfile
import time

import craton
from benchmarks import odds
from benchmarks.limits import limits
from craton.core.position import Position
from craton.core.sides import Actor
from craton.search.mcts.search import Search
from craton.search.mcts.settings import PLAIN, settings_of
from craton.search.playouts import playouts
from studies.critical import positions as critical
from studies.critical.__main__ import line

CASES: tuple[tuple[str, dict[str, object], int], ...] = (
    # game, options, the size in the programs of limits.py
    ("faultlines", {"size": 9}, 9),
    ("faultlines", {"size": 13}, 13),
    ("lifeline", {"size": 5}, 5),
    ("lifeline", {"size": 7}, 7),
    ("lifeline", {"size": 9}, 9),
    ("lifeline", {"size": 12}, 12),
    ("assault", {}, 30),
    ("faust", {"size": 8, "pie": False}, 8),
    ("faust", {"size": 11, "pie": False}, 11),
)
GROWTH: dict[str, tuple[str, tuple[object, ...]]] = {
    "faultlines": ("size", (5, 7, 9, 13, 19)),
    "lifeline": ("size", (3, 5, 7, 9, 12)),
    "assault": ("board", ("hex24", "hex37", "hex54")),
    "faust": ("size", (5, 8, 11, 15, 19)),
}

OPENING = 6

COMPILE = """
import sys, time
import craton
from craton.search.mcts.search import Search
begin = time.process_time()
for name in sys.argv[1:]:
    Search(craton.new(name).view()).run(simulations=1)
print(time.process_time() - begin)
"""


def interpreted_plies_per_second(position: Position, seconds: float) -> float:
    rng = random.Random(1)
    plies, here, begin = 0, position, time.process_time()
    while time.process_time() - begin < seconds:
        if here.to_move is None:
            here = position
        elif here.weights:
            here = here.after_outcome(rng.randrange(len(here.weights)))
        else:
            here = here.after(rng.choice(here.legal))
            plies += 1
    return plies / (time.process_time() - begin)


def print_throughput(seconds: float) -> None:
    limit = limits(seconds)
    heads = ("playouts/s", "plies/s", "plies", "/law", "/interpreted", "2 threads", "of C")
    print(f"{'random playouts per CPU-s':26}" + "".join(f"{head:>13}" for head in heads))
    for name, options, size in CASES:
        position = craton.game(name, **options).start()
        one = playouts(position, seconds)
        law = playouts(position, seconds, by_law=True)
        wall = time.perf_counter()
        two = playouts(position, seconds, threads=2)
        wall = time.perf_counter() - wall
        rate, plies = one.playouts / one.cpu_seconds, one.plies / one.cpu_seconds
        share = f"{rate / limit[name, size]:.0%}" if (name, size) in limit else "-"
        columns = (
            f"{rate:,.0f}",
            f"{plies:,.0f}",
            f"{one.plies / one.playouts:.1f}",
            f"{rate / (law.playouts / law.cpu_seconds):.1f}x",
            f"{plies / interpreted_plies_per_second(position, seconds):,.0f}x",
            f"{two.playouts / wall / rate:.2f}x",
            share,
        )
        label = " ".join([name, *(f"{key}={value}" for key, value in options.items())])
        print(f"{label:26}" + "".join(f"{column:>13}" for column in columns), flush=True)


def print_simulations(seconds: float) -> None:
    print(f"\n{'simulations per CPU-s':26}{'search':>13}{'textbook':>13}   after {OPENING} random actions")
    for name in craton.list_games():
        state, rng = craton.new(name), random.Random(1)
        while state.position.turn < OPENING or state.to_move is Actor.CHANCE:
            if state.to_move is Actor.CHANCE:
                state.roll(rng)
            else:
                state.push_code(rng.choice(state.position.legal))
        rates = []
        for settings in (settings_of(state.game), PLAIN):
            Search(state.view(), settings=settings).run(simulations=1)
            result = Search(state.view(), settings=settings).run(seconds=seconds, clock=time.process_time)
            rates.append(result.simulations / seconds)
        print(f"{name:26}" + "".join(f"{rate:>13,.0f}" for rate in rates), flush=True)


def print_growth(seconds: float) -> None:
    """Time per ply against the number of cells: the slope of a least-squares line in log-log scale."""
    print("\nnanoseconds per ply, and the exponent of their growth with the number of cells")
    for name, (option, values) in GROWTH.items():
        points = []
        for value in values:
            game = craton.game(name, **{option: value})
            tally = playouts(game.start(), seconds / 2)
            points.append((len(game.board), 1e9 * tally.cpu_seconds / tally.plies))
        times = "  ".join(f"{cells}: {ns:.0f}" for cells, ns in points)
        print(f"  {name:12} {times:60} cells^{slope(points):.2f}", flush=True)


def slope(points: list[tuple[int, float]]) -> float:
    xs, ys = [math.log(x) for x, _ in points], [math.log(y) for _, y in points]
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    above = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True))
    return above / sum((x - mean_x) ** 2 for x in xs)


def print_compile_times() -> None:
    print("\nCPU seconds to a bot's first simulation")
    for label, names in [(name, [name]) for name in craton.list_games()] + [("all games", craton.list_games())]:
        with tempfile.TemporaryDirectory() as cache:
            cold, warm = compile_seconds(cache, names), compile_seconds(cache, names)
        print(f"  {label:12} cold cache {cold:5.1f}   warm cache {warm:5.2f}", flush=True)


def compile_seconds(cache: str, names: list[str]) -> float:
    environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
    command = [sys.executable, "-c", COMPILE, *names]
    return float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)


def print_critical(positions: int) -> None:
    print(f"\nexact values kept by the search at 1 CPU-s, in up to {positions} critical positions of each case")
    for name in critical.CASES:
        print(f"  {line(name, positions, 1.0)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each measurement; default 1")
    parser.add_argument("--positions", type=int, default=10, help="critical positions for each case; default 10")
    args = parser.parse_args()
    print(f"Craton {craton.__version__}, Python {platform.python_version()}, {os.cpu_count()} cores\n")
    print_throughput(args.seconds)
    print_simulations(args.seconds)
    print_growth(args.seconds)
    print_compile_times()
    print_critical(args.positions)
    print()
    odds.main()


if __name__ == "__main__":
    main()
