"""craton playouts"""

from __future__ import annotations

import argparse
import json

from craton.cli._arguments import add_game_arguments, game_from
from craton.cli._output import game_title
from craton.core.wording import counted
from craton.lab.stats.wilson import wilson

HELP = "Measure random playouts: speed, length, results."
EXAMPLES = (
    "craton playouts assault --seconds 2",
    "craton playouts lifeline -o size=5 --threads 2",
    "craton playouts faultlines --preset quick --seed 1 --json",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_arguments(parser)
    parser.add_argument("--seconds", metavar="S", type=float, default=5.0, help="CPU time of each thread; default 5")
    parser.add_argument("--threads", metavar="T", type=int, default=1, help="number of threads; default 1")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="random seed; default 0")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    from craton.search.playouts import playouts

    game = game_from(args)
    tally = playouts(game.start(), args.seconds, threads=args.threads, seed=args.seed)
    number = tally.playouts
    shares = {name: getattr(tally, name) / number for name in ("black", "draw", "white")}
    intervals = {name: wilson(share, number) for name, share in shares.items()}
    if args.json:
        result = {
            "game": game.name,
            "options": game.options_text,
            "threads": args.threads,
            "playouts": number,
            "cpu_seconds": tally.cpu_seconds,
            "playouts_per_cpu_second": number / tally.cpu_seconds,
            "plies_per_cpu_second": tally.plies / tally.cpu_seconds,
            "mean_plies": tally.plies / number,
            **shares,
            "intervals": intervals,
        }
        print(json.dumps(result, indent=2))
        return 0
    print(game_title(game))
    print(f"  {number:,} playouts in {tally.cpu_seconds:.2f} s CPU on {counted(args.threads, 'thread')}")
    print(
        f"  {number / tally.cpu_seconds:,.0f} playouts and {tally.plies / tally.cpu_seconds:,.0f} plies per CPU-second"
    )
    print(f"  {tally.plies / number:.2f} plies on average")
    for name, share in shares.items():
        low, high = intervals[name]
        print(f"  {name:5} {share:7.2%}   95%: {low:.2%} to {high:.2%}")
    return 0
