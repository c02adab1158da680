"""craton lab"""

from __future__ import annotations

import argparse

from craton.cli import _lab_league, _lab_people, _lab_run, _lab_tune

HELP = "Run experiments on the rules: many games, measures with intervals, a report."
EXAMPLES = (
    "craton lab new faultlines > pie.toml",
    "craton lab check pie.toml",
    "craton lab run pie.toml",
    "craton lab league assault --out league",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parsers = parser.add_subparsers(title="what to do", metavar="ACTION", dest="action", required=True)
    for module in (_lab_run, _lab_tune, _lab_league, _lab_people):
        module.add_parsers(parsers)


def run(args: argparse.Namespace) -> int:
    status: int = args.act(args)
    return status
