"""craton analyse"""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from craton.cli import INTERRUPTED
from craton.cli._analysis import print_analysis, print_prospects, print_result
from craton.cli._arguments import add_source_arguments, record_from, state_of
from craton.cli._output import position_json, record_title, result_off_board, until_interrupted
from craton.cli.warm import warm
from craton.core.errors import ActionError, OptionError
from craton.core.picture import describe
from craton.core.position import Position
from craton.core.state import State
from craton.core.wording import counted
from craton.record import Record

if TYPE_CHECKING:  # importing the search loads the compiler, so it happens on demand
    from craton.search.analysis.evaluate import SearchValue

HELP = "Analyse a match or a position by search: values, best moves, blunders, luck."
EXAMPLES = (
    "craton analyse games.txt --game 2",
    "craton analyse games.txt --turn 30 --seconds 5",
    "craton analyse games.txt --simulations 500 --threads 2 --seed 1 --json",
)
SIMULATIONS = 2_000
SIMULATIONS_OF_ONE = 20_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_source_arguments(parser)
    parser.add_argument(
        "--simulations",
        metavar="N",
        type=int,
        help=f"budget of each search; default {SIMULATIONS} for a record, {SIMULATIONS_OF_ONE} for one position",
    )
    parser.add_argument(
        "--seconds", metavar="S", type=float, help="budget of each search in seconds; a move takes two or three"
    )
    parser.add_argument("--threads", metavar="T", type=int, default=1, help="threads of each search; default 1")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="random seed of each search; default 0")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    if args.simulations is not None and args.seconds is not None:
        raise OptionError("Give the budget in simulations or in seconds, not both.")
    record = record_from(args)
    state = state_of(record, args)
    if sys.stderr.isatty():  # somebody waits at the terminal
        warm([state.game.name])
    if record is None or args.turn is not None or not state.steps:
        return _run_position(args, state.position)
    return _run_record(args, record, state)


def _evaluation(args: argparse.Namespace, simulations: int) -> SearchValue:
    from craton.search.analysis.evaluate import SearchValue

    if args.seconds is None and args.simulations is None:
        args.simulations = simulations
    return SearchValue(args.simulations, seconds=args.seconds, seed=args.seed, threads=args.threads)


def _run_record(args: argparse.Namespace, record: Record, state: State) -> int:
    from craton.search.analysis.annotate import Analysis, assessments

    steps = len(state.steps)
    found, _ = until_interrupted(assessments(state, _evaluation(args, SIMULATIONS)), steps)
    analysis = Analysis(tuple(found), steps)
    if args.json:
        players = [record.tags.get("First"), record.tags.get("Second")]
        print(json.dumps(_heading(args, state.position) | {"players": players} | analysis.to_json(), indent=2))
    else:
        print(record_title(record))
        budget = counted(args.simulations, "simulation") if args.seconds is None else f"{args.seconds:g} s"
        print_analysis(record, state, analysis, budget=budget)
        for line in result_off_board(record, state):
            print(line)
    if analysis.complete:
        return 0
    done = len(analysis.assessments)
    print(f"craton analyse: interrupted after {done} of {counted(analysis.steps, 'step')}.", file=sys.stderr)
    return INTERRUPTED


def _run_position(args: argparse.Namespace, position: Position) -> int:
    if position.outcome is not None:
        raise ActionError(f"The game is over: {describe(position)}.")
    evaluation = _evaluation(args, SIMULATIONS_OF_ONE)
    if position.weights:
        return _run_event(args, position, evaluation)
    search, status = evaluation.begin(position), 0
    try:
        result = search.run(simulations=evaluation.simulations, seconds=evaluation.seconds)
    except KeyboardInterrupt:
        result, status = search.result(), INTERRUPTED
    if args.json:
        from craton.search.analysis.annotate import result_to_json

        print(json.dumps(_heading(args, position) | result_to_json(result), indent=2))
    else:
        print(describe(position))
        print_result(result)
    if status == INTERRUPTED:
        print(f"craton analyse: interrupted after {counted(result.simulations, 'simulation')}.", file=sys.stderr)
    return status


def _run_event(args: argparse.Namespace, position: Position, evaluation: SearchValue) -> int:
    from craton.search.analysis.annotate import prospects, variation_to_json

    found = prospects(position, evaluation)
    if args.json:
        print(json.dumps(_heading(args, position) | variation_to_json(found), indent=2))
    else:
        print(describe(position))
        print_prospects(found)
    return 0


def _heading(args: argparse.Namespace, position: Position) -> dict[str, Any]:
    budget = {name: getattr(args, name) for name in ("simulations", "seconds", "threads", "seed")}
    return position_json(position) | budget
