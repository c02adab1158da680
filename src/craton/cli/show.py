"""craton show"""

from __future__ import annotations

import argparse
from pathlib import Path

from craton.cli._arguments import add_source_arguments, state_from
from craton.cli._output import use_colour
from craton.cli._terminal import write_data
from craton.core.errors import CratonError

HELP = "Draw a position of a record, or given as text."
EXAMPLES = (
    "craton show games.txt --turn 12",
    "craton show games.txt --svg board.svg",
    "craton show games.txt --game 2 --as white",
    "craton show games.txt --turn 12 --text",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_source_arguments(parser)
    parser.add_argument("--as", dest="viewer", metavar="SIDE", help="the view of black, white or a spectator")
    parser.add_argument("--svg", metavar="OUT", help="write an SVG picture to a file (- for standard output)")
    parser.add_argument("--text", action="store_true", help="print the position's text instead of a drawing")


def run(args: argparse.Namespace) -> int:
    state = state_from(args)
    seen = state if args.viewer is None else state.view(args.viewer)
    if args.text:
        if args.viewer is not None:
            raise CratonError("The text of a position includes everything, so --text cannot be combined with --as.")
        print(state.to_text())
    elif args.svg == "-":
        write_data(f"{seen.to_svg()}\n")
    elif args.svg:
        Path(args.svg).write_text(seen.to_svg(), encoding="utf-8")
    else:
        print(seen.draw(colour=use_colour()))
    return 0
