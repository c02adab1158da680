"""What several commands share."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from craton.core.errors import OptionError, RecordError
from craton.core.game import Game
from craton.core.options import split_options
from craton.core.registry import game
from craton.record.reader import read_records
from craton.record.syntax import Record


def add_game_arguments(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """GAME, -o key=value and --preset."""
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help="its name; see: craton games")
    parser.add_argument("-o", "--option", metavar="NAME=VALUE", action="append", default=[], help="a game's option")
    parser.add_argument("--preset", help="a named set of options")


def game_from(args: argparse.Namespace, rng: random.Random | None = None) -> Game:
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


def use_colour() -> bool:
    """Whether to colour: on terminals that can, unless NO_COLOR is set."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def records_in(file: str) -> Iterator[Record | RecordError]:
    """The records of a file (`-` for standard input), with an error in the place of each that cannot be read."""
    errors: list[RecordError] = []
    with sys.stdin.buffer if file == "-" else Path(file).open("rb") as stream:
        empty = True
        for record in read_records(stream, errors.append):
            yield from errors
            errors.clear()
            empty = False
            yield record
        if empty and not errors:
            raise RecordError(f"There is no record in {'standard input' if file == '-' else file}.")
        yield from errors


def title_of(record: Record) -> str:
    first, second = record.tags.get("First", "first seat"), record.tags.get("Second", "second seat")
    options = "" if record.tags.get("Options", "-") == "-" else f"{record.tags['Options']} "
    return f"{record.tags.get('Game', 'unknown game')} {options}({first} against {second})"
