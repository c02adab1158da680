"""Long runs: `python -m tests.referee.run --positions 20000 --game lifeline --start 1000`."""

from __future__ import annotations

import argparse
import time
import traceback
from collections import Counter

import craton

from .lockstep import play_one
from .sampling import REFEREES


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(REFEREES), action="append", help="one or several; all if none is named")
    parser.add_argument("--positions", type=int, default=20000, help="how many to compare for each game")
    parser.add_argument("--start", type=int, default=10**6, help="the first seed")
    parser.add_argument("--longest", type=int, default=1500, help="steps after which a game is cut short")
    parser.add_argument("--mismatches", type=int, default=5, help="how many to show for each game before giving up")
    args = parser.parse_args()
    for game in REFEREES:
        craton.new(game)  # imports all of it now, so that edits during a long run cannot mix old code with new
    bad = 0
    for game in args.game or REFEREES:
        census: Counter[str] = Counter()
        positions = games = mismatches = 0
        began = time.process_time()
        while positions < args.positions and mismatches < args.mismatches:
            seed = args.start + games
            games += 1
            try:
                positions += play_one(game, seed, longest=args.longest, census=census)
            except Exception:  # whatever craton or the referee stumbles over is a finding
                mismatches += 1
                print(f"--- {game}, seed {seed}")
                traceback.print_exc(limit=-2)
        seconds = time.process_time() - began
        print(f"{game}: {games} games, {positions} positions, {mismatches} mismatches, {seconds:.0f} s CPU")
        print("   " + ", ".join(f"{name} {count}" for name, count in sorted(census.items())))
        bad += mismatches
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
