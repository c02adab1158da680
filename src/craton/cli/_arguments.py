"""Arguments that several commands share: a game with options, a file of records, a position."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from craton.core.errors import OptionError, RecordError
from craton.core.game import Game
from craton.core.options import split_options
from craton.core.registry import game
from craton.core.state import State
from craton.core.text import read_position
from craton.core.wording import counted
from craton.record import Record, opening_state, read_records, replay
from craton.record.sgf import is_sgf, read_sgf

T = TypeVar("T")

BOT_HELP = (
    "random, greedy, mcts:5 (levels 1 to 10), mcts:simulations=500, mcts:seconds=0.1, style:NAME (craton games GAME "
    "--styles), style:NAME+mcts:5 (a search guided by a style), mcts:5,never=pass (a search without some actions), "
    "package.module:Name for your own class with choose(view), external:COMMAND for a program (docs/protocol.md), "
    "external:seconds=2:COMMAND with a time limit, or gtp:COMMAND for a GTP engine (docs/gtp.md)"
)
GAME_HELP = "the name of a game; craton games lists them"
FILE_HELP = "a file of records; - for standard input"


def add_game_arguments(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """Add GAME, -o NAME=VALUE and --preset."""
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=GAME_HELP)
    parser.add_argument(
        "-o", "--option", metavar="NAME=VALUE", action="append", default=[], help="an option such as size=7; repeatable"
    )
    parser.add_argument("--preset", metavar="NAME", help="a named set of options; craton games lists them")


def game_from(args: argparse.Namespace, rng: random.Random | None = None) -> Game:
    """The game that the arguments describe."""
    given: dict[str, object] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"An option is written name=value, not {text!r}.")
        # Commas may separate options, or the cells of one.
        pairs = split_options(text) if all("=" in part for part in value.split(",")[1:]) else {name: value}
        if name in ("rng", "name", "preset"):
            raise OptionError(f"There is no option {name!r}.")
        given |= pairs
    if args.preset is not None:
        given["preset"] = args.preset
    return game(args.game, rng=rng, **given)


def records_in(file: str) -> Iterator[Record | RecordError]:
    """Yield the records of a file (`-` for standard input), with an error in place of each one that cannot be read.

    The file may also be SGF.
    """
    errors: list[RecordError] = []
    with sys.stdin.buffer if file == "-" else Path(file).open("rb") as stream:
        if is_sgf(stream):
            yield from read_sgf(stream.read().decode("utf-8", "replace"))
            return
        empty = True
        for record in read_records(stream, errors.append):
            yield from errors
            errors.clear()
            empty = False
            yield record
        if empty and not errors:
            raise RecordError(f"There is no record in {'standard input' if file == '-' else file}.")
        yield from errors


def checked_records(file: str, command: str, check: Callable[[Record], T]) -> Iterator[tuple[Record, T] | None]:
    """Yield each record of a file with the result of `check`; print the error and yield None if it is wrong."""
    for record in records_in(file):
        try:
            if isinstance(record, RecordError):
                raise record
            yield record, check(record)
        except RecordError as error:
            print(f"craton {command}: {file}: {error}", file=sys.stderr)
            yield None


def add_source_arguments(parser: argparse.ArgumentParser) -> None:
    """Add FILE|TEXT, --game and --turn."""
    text = "a file of records (- for standard input), or a position as one line of text"
    parser.add_argument("source", metavar="FILE|TEXT", help=text)
    parser.add_argument("--game", metavar="N", type=int, default=1, help="which record of the file; default 1")
    parser.add_argument("--turn", metavar="N", type=int, help="the position after N turns; default: the last one")


def record_from(args: argparse.Namespace) -> Record | None:
    """The record that the arguments name; None if they give a position."""
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
    """The state of a record that `record_from` returned, or of the position's text if it returned None."""
    if record is None:
        position = read_position(args.source)
        return State(position.game, position)
    end, state = replay(record), opening_state(record)
    if args.turn is None:
        return end
    if not 0 <= args.turn <= end.turn:
        raise RecordError(f"The record has {counted(end.turn, 'turn')}, so there is no position after {args.turn}.")
    for step in end.steps:
        if step.after.turn > args.turn:
            break
        state.push(step.text)
    return state
