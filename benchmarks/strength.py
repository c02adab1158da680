"""How strong the search is: against random and greedy play, against a quarter of its simulations, against the textbook.

    python -m benchmarks.strength [GAME ...] [--games 40] [--seconds 1] [--jobs 2] [--match random greedy four plain]

Seconds are those of the processor, so that other work on the machine changes nothing. Pairs of games have the same two
random opening actions and the same dice, with seats swapped.
"""

from __future__ import annotations

import argparse

import craton
from craton.bots.spec import parse_bot
from craton.core.registry import game as game_of
from craton.lab.duel import Duel
from craton.lab.run import run_duel
from craton.lab.standing import standing

OPENINGS = 2
SEED = 1


def matches(seconds: float, simulations: int) -> dict[str, tuple[str, str]]:
    timed = f"mcts:seconds={seconds:g},clock=cpu"
    return {
        "random": (timed, "random"),
        "greedy": (timed, "greedy"),
        "four": (f"mcts:simulations={4 * simulations}", f"mcts:simulations={simulations}"),
        "plain": (timed, f"{timed},plain=yes"),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=40, help="of each match")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each action")
    parser.add_argument(
        "--simulations", type=int, default=1000, help="of the weaker side where one has four times as many"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--match", nargs="*", choices=list(matches(1, 1)), default=list(matches(1, 1)))
    args = parser.parse_args()
    for name in args.game or craton.games():
        for match in args.match:
            one, other = matches(args.seconds, args.simulations)[match]
            duel = Duel(game_of(name), parse_bot(one), parse_bot(other), args.games, openings=OPENINGS, seed=SEED)
            found = standing(duel, run_duel(duel, jobs=args.jobs)).estimate
            interval = f"{found.low:.1%} to {found.high:.1%}"
            print(f"{name:10}  {one} against {other}: {found.score:.1%} ({interval}), {args.games} games", flush=True)


if __name__ == "__main__":
    main()
