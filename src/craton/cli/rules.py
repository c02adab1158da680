"""craton rules"""

from __future__ import annotations

import argparse
import shutil
from importlib.resources import files

from craton.cli._arguments import GAME_HELP
from craton.cli._markdown import render
from craton.cli._output import WIDTH, use_colour
from craton.cli._terminal import page_text, write_data
from craton.core.errors import CratonError
from craton.core.registry import definition

HELP = "Show the rules of a game, page by page in a terminal."
EXAMPLES = ("craton rules faust", "craton rules lifeline --markdown > lifeline.md")
MAX_WIDTH = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=GAME_HELP)
    parser.add_argument("--markdown", action="store_true", help="print the page as it is written, in Markdown")


def run(args: argparse.Namespace) -> int:
    game = definition(args.game)
    page = files(game.package) / "rules.md"
    if not page.is_file():
        raise CratonError(f"{game.title} has no page of rules.")
    text = page.read_text(encoding="utf-8")
    if args.markdown:
        write_data(text)
        return 0
    width = min(MAX_WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns) if use_colour() else WIDTH
    page_text(render(text, width=width, colour=use_colour()))
    return 0
