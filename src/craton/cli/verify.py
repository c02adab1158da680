"""craton verify"""

from __future__ import annotations

import argparse
import sys

from craton.cli._arguments import FILE_HELP, records_in
from craton.cli._output import record_title
from craton.core.errors import RecordError
from craton.record import verify

HELP = "Verify the dice of records: recompute every outcome from the revealed seeds."
EXAMPLES = ("craton verify games.txt",)
FALSE = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=FILE_HELP)


def run(args: argparse.Namespace) -> int:
    status = 0
    for record in records_in(args.file):
        try:
            if isinstance(record, RecordError):
                raise record
            found = verify(record)
        except RecordError as error:
            print(f"craton verify: {args.file}: {error}", file=sys.stderr)
            status = 2
            continue
        print(record_title(record))
        for line in found.report():
            print(f"  {line}")
        if not found:
            status = status or FALSE
    return status
