"""A position on the command line: a text, or a place in a record."""

from __future__ import annotations

import argparse
from pathlib import Path

from craton.cli._common import records_in
from craton.core.errors import RecordError
from craton.core.state import State
from craton.core.text import read_position
from craton.record.match import opening_state, replay
from craton.record.syntax import Record


def add_source_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE|TEXT, --game and --turn."""
    parser.add_argument("source", metavar="FILE|TEXT", help="a file of records (- for standard input) or a position")
    parser.add_argument("--game", metavar="N", type=int, default=1, help="the Nth record of the file; default 1")
    parser.add_argument("--turn", metavar="N", type=int, help="after N turns instead of at the end")


def record_from(args: argparse.Namespace) -> Record | None:
    """The record that the arguments name; None if they hold a position."""
    if len(args.source.split()) > 1 and not Path(args.source[:200]).exists():
        return None
    for number, record in enumerate(records_in(args.source), start=1):
        if number == args.game:
            if isinstance(record, RecordError):
                raise record
            return record
    raise RecordError(f"There is no record number {args.game} in {args.source}.")


def state_from(args: argparse.Namespace) -> State:
    """The state that the arguments name."""
    return state_of(record_from(args), args)


def state_of(record: Record | None, args: argparse.Namespace) -> State:
    """The state of a record that `record_from` found, or of the text that it did not take for one."""
    if record is not None:
        return _after_turn(replay(record), opening_state(record), args.turn)
    position = read_position(args.source)
    return State(position.game, position)


def _after_turn(end: State, state: State, turn: int | None) -> State:
    if turn is None:
        return end
    if not 0 <= turn <= end.turn:
        raise RecordError(f"The record has {end.turn} turns, so there is no position after {turn}.")
    for step in end.steps:
        if step.after.turn > turn:
            break
        state.push(step.text)
    return state
