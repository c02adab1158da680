"""craton print"""

from __future__ import annotations

import argparse
import random
import sys
from importlib.resources import files
from pathlib import Path

from craton.cli._arguments import add_game_arguments, game_from
from craton.core.errors import CratonError
from craton.core.picture import picture_of

HELP = "Print a board and a quick-reference card of a game as PDF or SVG, for play over the board."
EXAMPLES = (
    "craton print faultlines",
    "craton print assault -o board=hex54 --to board.svg --only board",
    "craton print faust --preset standard --paper letter --to faust.pdf --only card",
)
KINDS = (".pdf", ".svg")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_arguments(parser)
    parser.add_argument(
        "--to", metavar="FILE", help="the file to write, such as board.svg, or - for PDF on stdout; default GAME.pdf"
    )
    parser.add_argument("--only", choices=("board", "card"), help="only the board, or only the card; default both")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="paper size; default a4")


def run(args: argparse.Namespace) -> int:
    from craton.draw.page import to_pdf, to_svg
    from craton.draw.print_board import board_page, card_page

    game = game_from(args, random.Random())
    target = args.to or f"{game.name}.pdf"
    kind = ".pdf" if target == "-" else Path(target).suffix.lower()
    if kind not in KINDS:
        raise CratonError(f"The file's name must end with .pdf or .svg, not {target!r}.")
    pages = []
    options = "" if game.options_text == "-" else game.options_text
    if args.only != "card":
        pages.append(board_page(picture_of(game.start(), None), paper=args.paper, title=game.title, notes=options))
    if args.only != "board":
        card = files(game.definition.package) / "card.md"
        if not card.is_file():
            raise CratonError(f"{game.title} has no quick-reference card; --only board prints its board.")
        note = f"craton rules {game.name} prints the complete rules."
        pages.append(card_page(card.read_text(encoding="utf-8"), paper=args.paper, note=note))
    data = to_pdf(pages) if kind == ".pdf" else to_svg(pages).encode()
    if target == "-":
        sys.stdout.buffer.write(data)
        return 0
    Path(target).write_bytes(data)
    print(f"{target} is written.")
    return 0
