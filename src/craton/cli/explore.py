"""craton explore"""

from __future__ import annotations

import argparse
import json
from typing import Any

from craton.cli import BAD_INPUT
from craton.cli._arguments import FILE_HELP, checked_records
from craton.cli._output import game_title, position_json, table, use_colour
from craton.core.errors import RecordError
from craton.core.insight import Panel
from craton.core.state import State
from craton.core.wording import counted, listed, percent
from craton.lab.openings import TURNS, WINNERS, OpeningBook, PlayedMove
from craton.record import UNFINISHED, replay

HELP = "Explore openings: which moves the games in a file continued with, up to symmetry, and their results."
EXAMPLES = (
    "craton explore games.txt",
    "craton explore games.txt a1 swap",
    "craton explore games.txt c3 --json",
)
COLUMNS = ("move", "games", "won", "drawn", "lost", "score %", "interval (95%)", "symmetric to")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=FILE_HELP)
    parser.add_argument("steps", metavar="STEP", nargs="*", help="actions, and outcomes such as =3, from the start")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    book, first, left_out, status = OpeningBook(), None, 0, 0
    for checked in checked_records(args.file, "explore", replay):
        if checked is None:
            status = BAD_INPUT
            continue
        record, game = checked
        if record.termination == UNFINISHED or (first is not None and game.game != first):
            left_out += 1
            continue
        first = game.game
        book.add(game, WINNERS[record.termination])
    if first is None:
        raise RecordError(f"There is no finished game in {args.file}.")
    state = State(first)
    for step in args.steps:
        state.push(step.removeprefix("="))
    moves = book.at(state.position)
    if args.json:
        print(json.dumps({**position_json(state.position), "moves": list(map(_move_json, moves))}, indent=2))
        return status
    print(f"{game_title(first)}: {counted(book.games, 'game')}")
    if left_out:
        print(f"  {counted(left_out, 'record')} left out: unfinished, or of another game or other options")
    if not moves:
        print(f"  No game reached this position in its first {TURNS} turns.")
        return status
    mover = str(state.to_move).capitalize()
    title = f"{mover} to move; results for {mover}"
    print("\n".join(table(Panel(title, COLUMNS, tuple(map(_row, moves))), colour=use_colour())))
    return status


def _row(move: PlayedMove) -> tuple[Any, ...]:
    action, *others = move.actions
    low, high = move.results.interval
    interval = f"{percent(low)} to {percent(high)}"
    return action, move.results.games, *move.results, move.results.score, interval, listed(others) or None


def _move_json(move: PlayedMove) -> dict[str, Any]:
    low, high = move.results.interval
    return {
        "action": move.actions[0],
        "symmetric": move.actions,
        "games": move.results.games,
        **move.results._asdict(),
        "score": move.results.score,
        "low": low,
        "high": high,
    }
