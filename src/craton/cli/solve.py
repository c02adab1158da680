"""craton solve"""

from __future__ import annotations

import argparse
import json
import sys
import time

from craton.cli import INTERRUPTED
from craton.cli._arguments import add_game_arguments, game_from
from craton.cli._output import game_title, position_json
from craton.core.errors import CratonError
from craton.core.position import Position
from craton.core.text import read_position
from craton.core.wording import counted

HELP = "Solve a small game or an endgame exactly: its value and the best actions."
EXAMPLES = (
    "craton solve faust -o size=3",
    "craton solve --text 'lifeline size=2,balance=weak 2/1b1/w1 black 2 -'",
    "craton solve faust -o size=3 --preset standard --seconds 60 --nodes 1000000 --json",
)
PAUSE = 5.0
"""Seconds between two lines of progress."""
SHOWN = 12


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_arguments(parser, optional=True)
    parser.add_argument("--text", metavar="POSITION", help="the position to solve; default: the start of GAME")
    parser.add_argument("--seconds", metavar="S", type=float, help="give up after S seconds; default: never")
    parser.add_argument("--nodes", metavar="N", type=int, help="give up after N positions; default: never")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    from craton.search.solve.solver import Solver

    position = _position_from(args)
    reporter = Reporter()
    try:
        solution = Solver(position.game).solve(
            position, seconds=args.seconds, nodes=args.nodes, progress=reporter.report
        )
    except KeyboardInterrupt:
        seconds = time.perf_counter() - reporter.begin
        nodes = counted(reporter.nodes, "node")
        print(
            f"\ncraton solve: interrupted after {nodes} in {seconds:.1f} s; the value is not known.",
            file=sys.stderr,
        )
        return INTERRUPTED
    seconds = time.perf_counter() - reporter.begin
    if args.json:
        result = {
            **position_json(position),
            "seat": str(solution.seat),
            "value": str(solution.value),
            "probability": float(solution.value),
            "best": solution.best,
            "line": solution.line,
            "values": {action: str(value) for action, value in solution.values.items()},
            "nodes": solution.nodes,
            "seconds": seconds,
        }
        print(json.dumps(result, indent=2))
        return 0
    print(game_title(position.game))
    seat, more = f"the {solution.seat} seat", len(solution.best) - SHOWN
    words = {"1": f"1: {seat} wins", "0": f"0: {seat} loses"}
    print(f"  value  {words.get(str(solution.value), f'{solution.value} = {float(solution.value):.4f} for {seat}')}")
    if solution.best:
        best = ", ".join(solution.best[:SHOWN]) + (f" and {more} more" if more > 0 else "")
        print(f"  best   {best} ({len(solution.best)} of {len(solution.values)} actions)")
        print(f"  line   {' '.join(solution.line)}")
    print(f"  {counted(solution.nodes, 'node')} in {seconds:.2f} s")
    return 0


class Reporter:
    """Prints the progress of a long run on standard error."""

    def __init__(self) -> None:
        self.begin = time.perf_counter()
        self.nodes = 0
        self._next = PAUSE

    def report(self, nodes: int, seconds: float) -> None:
        self.nodes = nodes
        if seconds >= self._next:
            self._next = seconds + PAUSE
            print(f"  {counted(nodes, 'node')}, {seconds:.0f} s; press Ctrl-C to give up", file=sys.stderr, flush=True)


def _position_from(args: argparse.Namespace) -> Position:
    if args.text is None:
        if args.game is None:
            raise CratonError("Name a game, or a position with --text.")
        return game_from(args).start()
    if args.option or args.preset is not None:
        raise CratonError("The position's text includes the options: leave out -o and --preset.")
    position = read_position(args.text)
    if args.game not in (None, position.game.name):
        raise CratonError(f"The text is a position of {position.game.name}, not of {args.game}.")
    return position
