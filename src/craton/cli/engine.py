"""craton engine"""

from __future__ import annotations

import argparse
import sys

from craton import __version__
from craton.cli._arguments import BOT_HELP

HELP = "Play as an engine over JSON lines on standard input and output; docs/protocol.md describes the protocol."
EXAMPLES = ("craton engine mcts:5",)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bot", metavar="BOT", nargs="?", default="mcts", help=f"default mcts; {BOT_HELP}")


def run(args: argparse.Namespace) -> int:
    from craton.adapters.engine import serve
    from craton.bots.spec import parse_bot

    spec = parse_bot(args.bot)
    spec.make()
    serve(spec, __version__, iter(sys.stdin.readline, ""), sys.stdout)
    return 0
