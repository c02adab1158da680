"""craton replay"""

from __future__ import annotations

import argparse

from craton.cli import BAD_INPUT
from craton.cli._arguments import FILE_HELP, checked_records
from craton.cli._output import record_title, use_colour
from craton.core.picture import describe
from craton.core.state import State
from craton.core.wording import counted
from craton.record import Record, opening_state, replay, turns_of

HELP = "Replay records and check every action and outcome."
EXAMPLES = ("craton replay games.txt --boards", "craton replay games.txt --quiet")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=FILE_HELP)
    parser.add_argument("--boards", action="store_true", help="draw the board after every turn")
    parser.add_argument("--quiet", action="store_true", help="print only the errors and a count")


def run(args: argparse.Namespace) -> int:
    good = bad = 0
    for checked in checked_records(args.file, "replay", replay):
        if checked is None:
            bad += 1
            continue
        good += 1
        if not args.quiet:
            _print_match(*checked, boards=args.boards)
    print(f"{good} of {counted(good + bad, 'record')} correct.")
    return BAD_INPUT if bad else 0


def _print_match(record: Record, state: State, *, boards: bool) -> None:
    print(record_title(record))
    shown = opening_state(record)
    for turn in turns_of(state.steps):
        print(f"{' ' * 5 if turn.number is None else f'{turn.number:>4}.'} {turn}")
        if boards:
            for action in turn.actions:
                shown.push(str(action))
            print(shown.draw(colour=use_colour()))
            print()
    if not boards:
        print(state.draw(colour=use_colour()))
    print(describe(state.position))
    print()
