"""craton rules"""

from __future__ import annotations

import argparse
from importlib.resources import files

from craton.cli._arguments import GAME_HELP
from craton.core.errors import CratonError
from craton.core.registry import definition

HELP = "Print the rules of a game."
EXAMPLES = ("craton rules faust",)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=GAME_HELP)


def run(args: argparse.Namespace) -> int:
    game = definition(args.game)
    page = files(game.package) / "rules.md"
    if not page.is_file():
        raise CratonError(f"{game.title} has no page of rules.")
    print(page.read_text(encoding="utf-8"), end="")
    return 0
