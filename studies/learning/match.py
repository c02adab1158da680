"""Matches of networks at equal time: `python -m studies.learning.match lifeline WEIGHTS --sizes 5 --games 40`.

WEIGHTS plays against other weights, or against the search with rollouts (`--against rollouts`). Both search for a
number of simulations that takes them about the same CPU time, measured on the game's own positions.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import craton
from craton.core.game import Game
from craton.kernel.layout import BLACK_SEAT, DRAW, WINNER
from craton.lab.elo import estimate
from craton.search.bulk.play import BulkPlayer, Seat
from craton.search.mcts.settings import settings_of
from craton.search.mcts.tree import SearchTree

ROLLOUTS = "rollouts"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m studies.learning.match", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("weights", help="a file of weights")
    parser.add_argument("--against", default=ROLLOUTS, help="another file, or rollouts")
    parser.add_argument("--sizes", type=int, nargs="+", default=[5])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--milliseconds", type=float, default=10.0, help="CPU time of each search")
    args = parser.parse_args(arguments)
    for size in args.sizes:
        game = craton.game(args.game, size=size)
        scores, simulations = play(game, (args.weights, args.against), args.games // 2, args.milliseconds / 1000)
        found = estimate(scores)
        print(
            f"size {size}: {found.score:.0%} ({found.low:.0%} to {found.high:.0%}) in {2 * len(scores)} games, with"
            f" {simulations[0]:,} against {simulations[1]:,} simulations",
            flush=True,
        )


def play(game: Game, weights: tuple[str, str], pairs: int, seconds: float) -> tuple[list[float], list[int]]:
    """The mean points of the first of two networks in pairs of games at equal time, and the simulations of both."""
    trees = [tree_of(game, one) for one in weights]
    simulations = [max(2, round(seconds / _seconds_a_simulation(tree))) for tree in trees]
    return list(play_pairs(game, trees, simulations, range(pairs))), simulations


def play_pairs(
    game: Game, trees: Sequence[SearchTree], simulations: Sequence[int], pairs: Iterable[int]
) -> Iterator[float]:
    """The mean points of the first of two searches, pair by pair; the number of a pair is the seed of its opening."""
    for pair in pairs:
        points = 0.0
        for order in ((0, 1), (1, 0)):
            player = BulkPlayer(game, *(Seat(simulations[one]) for one in order))
            player._trees = [trees[one] for one in order]
            moves = player.play(seeds=(pair, pair + 1), dice_key=0, random_actions=2, opening_key=pair)
            winner = int(moves.states[-1, WINNER])
            first = 0.5 if winner == DRAW else float(winner == moves.states[-1, BLACK_SEAT])
            points += first if order[0] == 0 else 1.0 - first
        yield points / 2


def tree_of(game: Game, weights: str) -> SearchTree:
    """A tree whose search uses the weights, or rollouts."""
    model = game.definition.search_parts().network
    assert model is not None
    settings = settings_of(game, networks=weights != ROLLOUTS)
    return SearchTree(game, [game.start().data], 0, 1_000_000, settings, model=replace(model, file=Path(weights)))


def _seconds_a_simulation(tree: SearchTree) -> float:
    tree.simulate(50)
    begin = time.process_time()
    tree.simulate(1000)
    return (time.process_time() - begin) / 1000


if __name__ == "__main__":
    main()
