"""craton verify"""

from __future__ import annotations

import argparse

from craton.cli import BAD_INPUT
from craton.cli._arguments import FILE_HELP, checked_records
from craton.cli._output import record_title
from craton.record import verify

HELP = "Verify the dice of records: recompute every outcome from the revealed seeds."
EXAMPLES = ("craton verify games.txt",)
FALSE = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=FILE_HELP)


def run(args: argparse.Namespace) -> int:
    status = 0
    for checked in checked_records(args.file, "verify", verify):
        if checked is None:
            status = BAD_INPUT
            continue
        record, found = checked
        print(record_title(record))
        for line in found.report():
            print(f"  {line}")
        if not found:
            status = status or FALSE
    return status
