"""craton perft"""

from __future__ import annotations

import argparse
import time

from craton.cli._arguments import add_game_arguments, game_from
from craton.core.errors import CratonError
from craton.search.perft import divide, perft

HELP = "Count the lines of play of a given length (perft), to compare implementations of the rules."
EXAMPLES = (
    "craton perft faust 4",
    "craton perft faultlines 3 -o size=5 --divide",
    "craton perft assault 2 --preset storm",
)
MAX_DEPTH = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_arguments(parser)
    parser.add_argument("depth", metavar="DEPTH", type=int, help="number of steps; actions and chance outcomes count")
    parser.add_argument("--divide", action="store_true", help="show the count for each first step")


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.depth <= MAX_DEPTH:
        raise CratonError(f"The depth must be 1 to {MAX_DEPTH}, not {args.depth}.")
    position = game_from(args).start()
    if args.divide:
        counts = divide(position, args.depth)
        width = max(map(len, counts), default=0)
        for name, count in counts.items():
            print(f"{name:{width}} {count:>15,}")
        print(f"{'total':{width}} {sum(counts.values()):>15,}")
        return 0
    for depth in range(1, args.depth + 1):
        start = time.perf_counter()
        count = perft(position, depth)
        print(f"{depth:>2} {count:>20,}   {time.perf_counter() - start:.2f} s", flush=True)
    return 0
