"""craton sgf"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from craton.cli._arguments import GAME_HELP, game_from, records_in
from craton.cli._terminal import write_data
from craton.core.errors import RecordError
from craton.record import format_record, with_id

HELP = "Convert records to SGF, or SGF to records, for the games on square boards."
EXAMPLES = (
    "craton sgf games.txt > games.sgf",
    "craton sgf games.sgf > games.txt",
    "craton sgf edited.sgf --game faust -o pie=no > edited.txt",
    "craton sgf edited.sgf --game faultlines --preset quick",
)
WRONG = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file of records or SGF; - for standard input")
    parser.add_argument("--game", metavar="GAME", help=f"for SGF of other programs, such as faust: {GAME_HELP}")
    parser.add_argument(
        "-o",
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="its options, such as pie=no; repeatable",
    )
    parser.add_argument("--preset", metavar="NAME", help="its preset, such as standard")


def run(args: argparse.Namespace) -> int:
    from craton.record.sgf import is_sgf, read_sgf, write_sgf

    if args.file == "-":
        reads_sgf = is_sgf(sys.stdin.buffer)
    else:
        with Path(args.file).open("rb") as stream:
            reads_sgf = is_sgf(stream)
    if reads_sgf:
        data = sys.stdin.buffer.read() if args.file == "-" else Path(args.file).read_bytes()
        game = game_from(args) if args.game is not None else None
        found = read_sgf(data.decode("utf-8", "replace"), game)
        write_data("\n".join(format_record(with_id(record)) for record in found))
        return 0
    wrong = 0
    for record in records_in(args.file):
        try:
            if isinstance(record, RecordError):
                raise record
            write_data(write_sgf(record))
        except RecordError as error:
            print(f"craton sgf: {args.file}: {error}", file=sys.stderr)
            wrong += 1
    return WRONG if wrong else 0
