"""craton verify"""

from __future__ import annotations

import argparse

from craton.cli import BAD_INPUT
from craton.cli._arguments import FILE_HELP, checked_records
from craton.cli._output import record_title
from craton.record import PlayerNotes, verify

HELP = "Verify the dice of records: recompute every outcome and random option from the revealed seeds."
EXAMPLES = (
    "craton verify games.txt",
    "craton verify game.txt --seed 5f0c... --commitment 9b1e...",
    "craton verify game.txt --opponent 77aa...",
)
FALSE = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=FILE_HELP)
    notes = parser.add_argument_group("notes from before the match, to compare with its record")
    notes.add_argument("--commitment", metavar="HEX", help="the server's commitment")
    notes.add_argument("--seed", metavar="SEED", help="your own seed")
    notes.add_argument(
        "--opponent", metavar="TEXT", help="your opponent's commitment, or the seed that the server chose for them"
    )


def run(args: argparse.Namespace) -> int:
    status = 0
    notes = PlayerNotes(args.commitment, args.seed, args.opponent)
    for checked in checked_records(args.file, "verify", verify):
        if checked is None:
            status = BAD_INPUT
            continue
        record, found = checked
        print(record_title(record))
        differences = notes.differences(record)
        for line in [*differences, *found.report()]:
            print(f"  {line}")
        if differences or not found:
            status = status or FALSE
    return status
