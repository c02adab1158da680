"""The strength of a training run over time: `python -m studies.learning.curve lifeline FOLDER --size 5`.

Some of the generations play the one before them in the list, the first one plays the search with rollouts, all at equal
CPU time. The steps are added up to Elo above rollouts.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path

import craton
from craton.lab.elo import estimate
from studies.learning.match import ROLLOUTS, play


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m studies.learning.curve", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", type=int, default=5)
    parser.add_argument("--generations", type=int, nargs="+", default=[1, 5, 10, 20, 30, 40])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--milliseconds", type=float, default=5.0)
    args = parser.parse_args(arguments)
    game = craton.game(args.game, size=args.size)
    with (args.folder / "log.csv").open(encoding="utf-8") as file:
        hours = {int(row["generation"]): float(row["cpu_s"]) / 3600 for row in csv.DictReader(file)}
    total, before = 0.0, ROLLOUTS
    print(
        "| generation | CPU hours | score against the one above | Elo above rollouts |\n|---|---|---|---|", flush=True
    )
    for generation in args.generations:
        weights = str(args.folder / f"weights-{generation:03}.npz")
        scores, _ = play(game, (weights, before), args.games // 2, args.milliseconds / 1000)
        found = estimate(scores)
        total += found.elo
        print(
            f"| {generation} | {hours[generation]:.2f} | {found.score:.0%} ({found.low:.0%} to {found.high:.0%})"
            f" | {total:+.0f} |",
            flush=True,
        )
        before = weights


if __name__ == "__main__":
    main()
