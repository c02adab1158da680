"""Measures the strength of the search: against random and greedy play, a quarter of its simulations, and textbook UCT.

    python -m studies.strength [GAME ...] [--games 40] [--seconds 1] [--jobs 2] [--match random greedy four plain]

Seconds are CPU time, so that other work on the machine does not matter. The games of a pair have the same two random
opening actions and the same dice, with seats swapped.

Where only chance is left to decide, such as in the quake of Fault Lines, the exact odds say more about two players than
the dice do, so the score by these odds is printed as well.
"""

from __future__ import annotations

import argparse
from dataclasses import replace

import craton
from craton.bots.spec import parse_bot
from craton.core.registry import game as game_of
from craton.lab.duel import Duel, Played
from craton.lab.elo import Estimate
from craton.lab.run import run_duel
from craton.lab.standing import standing
from craton.odds.luck import to_first_seat
from craton.record import parse_record, replay

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


def by_odds(game: Played) -> Played:
    """The same game scored by A's exact win probability from the moment it was known."""
    for step in replay(parse_record(game.record)).steps:
        exact = step.after.game.definition.exact_value(step.after)
        if exact is not None:
            first = float(to_first_seat(step.after, exact))
            return replace(game, score=first if game.first == "A" else 1 - first)
    return game


def shown(estimate: Estimate) -> str:
    return f"{estimate.score:.1%} ({estimate.low:.1%} to {estimate.high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=40, help="for each match")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each action")
    parser.add_argument("--simulations", type=int, default=1000, help="for the weaker side of the match `four`")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--match", nargs="*", choices=list(matches(1, 1)), default=list(matches(1, 1)))
    args = parser.parse_args()
    for name in args.game or craton.list_games():
        for match in args.match:
            one, other = matches(args.seconds, args.simulations)[match]
            duel = Duel(game_of(name), parse_bot(one), parse_bot(other), args.games, openings=OPENINGS, seed=SEED)
            played = list(run_duel(duel, jobs=args.jobs))
            line = f"{name:10}  {one} against {other}: {shown(standing(duel, played).estimate)}, {args.games} games"
            odds = [by_odds(game) for game in played]
            if odds != played:
                line += f"; by the odds before the dice {shown(standing(duel, odds).estimate)}"
            print(line, flush=True)


if __name__ == "__main__":
    main()
