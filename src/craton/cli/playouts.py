"""craton playouts"""

from __future__ import annotations

import argparse
import json
from math import sqrt

from craton.cli._common import add_game_arguments, game_from

HELP = "Play random games to the end and count: how fast, how long, who wins."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_arguments(parser)
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU time on each thread; default 5")
    parser.add_argument("--threads", type=int, default=1, help="default 1")
    parser.add_argument("--seed", type=int, default=0, help="of the first thread's generator; default 0")
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
    print(f"{game.title} {'' if game.options_text == '-' else game.options_text}".rstrip())
    print(f"  {number:,} playouts in {tally.cpu_seconds:.2f} s CPU on {args.threads} thread(s)")
    print(
        f"  {number / tally.cpu_seconds:,.0f} playouts and {tally.plies / tally.cpu_seconds:,.0f} plies per CPU-second"
    )
    print(f"  {tally.plies / number:.2f} plies on average")
    for name, share in shares.items():
        low, high = intervals[name]
        print(f"  {name:5} {share:7.2%}   95%: {low:.2%} to {high:.2%}")
    return 0


def wilson(share: float, number: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95% interval of a share (Wilson), which is honest near 0 and 1, too."""
    centre = share + z * z / (2 * number)
    spread = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    scale = 1 + z * z / number
    # Rounding must not push the interval off the share itself.
    return max(0.0, min(share, (centre - spread) / scale)), min(1.0, max(share, (centre + spread) / scale))
