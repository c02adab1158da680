"""craton verify"""

from __future__ import annotations

import argparse
import sys

from craton.cli._common import records_in, title_of
from craton.core.errors import RecordError
from craton.record.verify import told, verify

HELP = "Recompute every outcome of records from their revealed seeds."
FALSE = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file of records; - for standard input")


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
        print(title_of(record))
        for line in told(found):
            print(f"  {line}")
        if not found:
            status = status or FALSE
    return status
