"""Random playouts of every game: compiled and interpreted, on one thread and on two; and what compiling costs."""

from __future__ import annotations

import os
import platform
import random
import subprocess
import sys
import tempfile
import time

import craton
from craton.core.position import Position
from craton.search.playout import playouts

CASES = (
    ("faultlines", {"size": 9}),
    ("faultlines", {"size": 13}),
    ("lifeline", {"size": 5}),
    ("lifeline", {"size": 7}),
    ("lifeline", {"size": 9}),
    ("lifeline", {"size": 12}),
    ("assault", {}),
    ("faust", {"size": 8}),
    ("faust", {"size": 11}),
)
SECONDS = 1.0

COMPILE = """
import sys, time
import craton
begin = time.process_time()
for name in craton.games():
    kernels = craton.game(name).definition.kernels
    for kernel in vars(kernels).values():
        kernel.compiled
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


def compile_seconds(cache: str) -> float:
    environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
    done = subprocess.run([sys.executable, "-c", COMPILE], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def main() -> None:
    print(f"Craton {craton.__version__}, Python {platform.python_version()}, {os.cpu_count()} cores\n")
    print(
        f"{'random playouts':28} {'playouts/s':>10} {'plies/s':>11} {'plies':>7} {'/interpreted':>13} {'2 threads':>10}"
    )
    for name, options in CASES:
        position = craton.game(name, **options).start()
        one = playouts(position, SECONDS)
        wall = time.perf_counter()
        two = playouts(position, SECONDS, threads=2)
        wall = time.perf_counter() - wall
        rate = one.plies / one.cpu_seconds
        ratio = rate / interpreted_plies_per_second(position, SECONDS)
        threads = two.playouts / wall / (one.playouts / one.cpu_seconds)
        label = f"{name} {' '.join(f'{key}={value}' for key, value in options.items())}"
        print(
            f"{label:28} {one.playouts / one.cpu_seconds:>10,.0f} {rate:>11,.0f} {one.plies / one.playouts:>7.1f}"
            f" {ratio:>12,.0f}x {threads:>9.2f}x",
            flush=True,
        )
    with tempfile.TemporaryDirectory() as cache:
        cold = compile_seconds(cache)
        warm = compile_seconds(cache)
    print(f"\ncompiling the law of all games: {cold:.1f} s CPU with a cold cache, {warm:.2f} s with a warm one")


if __name__ == "__main__":
    main()
