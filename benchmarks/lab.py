"""How much of the search's own speed the lab reaches, and how long a report over many games takes.

python -m benchmarks.lab [--games 400] [--report 10000]

CPU time, so that other work on the machine changes little. The bare search runs the simulations of finished games
again, in one call of compiled code. The lab plays the same kind of games on two
workers, with openings, dice, logs, rows and records; its time is the CPU time of the workers. The first block of each
worker loads the compiled code and is not counted.
"""

from __future__ import annotations

import argparse
import resource
import tempfile
import time
from collections.abc import Generator, Iterator
from pathlib import Path

import numpy as np

import craton
from craton.core.game import Game
from craton.kernel.layout import CHANCE, MOVER, OVER
from craton.kernel.rng import new_generator
from craton.lab.experiment.file import experiment_from
from craton.lab.experiment.play import Block, PlayedBlock
from craton.lab.experiment.run import Run, local_executor
from craton.lab.experiment.store import Store
from craton.search.bulk import kernels
from craton.search.bulk.play import BulkPlayer, Moves, Seat
from craton.search.mcts.settings import settings_of
from craton.search.mcts.tree import SearchTree

SIMULATIONS = 200
GAMES = ("faultlines", "lifeline", "assault", "faust")
WORKERS = 2


def bare_rate(game: Game, games: int) -> float:
    """Simulations per CPU second of searches alone, over all decisions of some games."""
    player = BulkPlayer(game, Seat(SIMULATIONS), Seat(SIMULATIONS))
    played = [player.play(seeds=(number, number + 1), dice_key=number) for number in range(games)]
    tree = SearchTree(
        game, [game.start().data], 0, 2 * max(game.most_actions, 64) * (SIMULATIONS + 1), settings_of(game)
    )
    scratch, root = tree._scratch._replace(rng=new_generator(1)), np.zeros((1, game.slots), np.int64)
    states = []
    for moves in played:
        for at in _decisions(moves):
            root[0] = moves.states[at]
            kernels.search.entry_point(tree._game_kernels, tree.arrays, scratch, root, SIMULATIONS)
            if tree.simulations == SIMULATIONS:  # others are proven earlier
                states.append(moves.states[at])
    values = np.zeros(len(states))
    begin = time.process_time()
    kernels.evaluate.entry_point(tree._game_kernels, tree.arrays, scratch, np.array(states), root, SIMULATIONS, values)
    return SIMULATIONS * len(states) / (time.process_time() - begin)


def _decisions(moves: Moves) -> list[int]:
    movers = moves.states[:-1, MOVER]
    return [at for at in range(len(movers)) if movers[at] not in (CHANCE, OVER) and moves.choices[at] > 1]


def lab_rate(name: str, games: int, folder: Path) -> float:
    """Simulations per CPU second of the lab on two workers."""
    data = {"game": name, "bots": {"both": f"mcts:simulations={SIMULATIONS}"}, "games": {"each": games}}
    experiment = experiment_from(data)
    run = Run(experiment, Store(folder / name, experiment))
    started: set[int] = set()
    counted: list[PlayedBlock] = []

    def watched(blocks: Iterator[Block]) -> Generator[PlayedBlock, None, None]:
        for played in local_executor(WORKERS)(blocks):
            if played.process in started:  # its first block loaded the compiled code
                counted.append(played)
            started.add(played.process)
            yield played

    for _ in run.play(watched):
        pass
    run.store.merge()
    return sum(played.simulations for played in counted) / sum(played.seconds for played in counted)


def report_cost(games: int, folder: Path) -> None:
    """Print the CPU time and memory of a report over many games."""
    from craton.lab.report.build import build
    from craton.lab.report.collect import contents_of

    data = {"game": "faultlines", "bots": {"both": "mcts:simulations=10"}, "games": {"each": games}}
    experiment = experiment_from(data)
    run = Run(experiment, Store(folder / "report", experiment))
    for _ in run.play(local_executor(WORKERS)):
        pass
    begin = time.process_time()
    text = build(contents_of(run, jobs=1))
    seconds = time.process_time() - begin
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    print(
        f"report over {games:,} games: {seconds:.0f} s of CPU time, {memory:.2f} GB, {len(text) / 1e6:.1f} MB of HTML"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", choices=GAMES, nargs="*", default=GAMES, help="the games to measure")
    parser.add_argument("--report", type=int, default=10_000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(f"{'mcts:simulations=200 against itself':38}{'search':>12}{'lab':>12}{'ratio':>8}")
        for game in args.only:
            rates = [
                (bare_rate(craton.game(game), max(2, args.games // 20)), lab_rate(game, args.games, folder / str(turn)))
                for turn in range(2)
            ]
            bare, lab = max(rate[0] for rate in rates), max(rate[1] for rate in rates)
            print(f"{game:38}{bare:12,.0f}{lab:12,.0f}{lab / bare:8.1%}")
        if args.report:
            report_cost(args.report, folder)


if __name__ == "__main__":
    main()
