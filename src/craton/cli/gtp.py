"""craton gtp"""

from __future__ import annotations

import argparse
import sys

from craton import __version__
from craton.cli._arguments import BOT_HELP, add_game_arguments, game_from

HELP = "Play as a GTP 2 engine on standard input and output; docs/gtp.md lists the commands."
EXAMPLES = (
    "craton gtp faust -o size=9 --bot mcts:5",
    "craton gtp faultlines --preset quick --dice monday --seed 1",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_arguments(parser)
    parser.add_argument("--bot", metavar="BOT", default="mcts", help=f"default mcts; {BOT_HELP}")
    parser.add_argument(
        "--dice",
        metavar="SEED",
        help="throw the dice of this seed, such as monday, instead of writing outcomes into the moves; "
        "both engines of a game need the same",
    )
    parser.add_argument("--seed", metavar="S", help="random seed of the bot and of its own dice, such as 1")


def run(args: argparse.Namespace) -> int:
    from craton.adapters.gtp import extensions  # noqa: F401  # adds its commands
    from craton.adapters.gtp.session import Session
    from craton.adapters.gtp.table import Table
    from craton.bots.spec import parse_bot
    from craton.cli.warm import warm_bots

    game, spec = game_from(args), parse_bot(args.bot)
    spec.make()
    warm_bots(game, [spec])
    table = Table(game, spec, dice=args.dice, seed=args.seed)
    Session(table, __version__).serve(iter(sys.stdin.readline, ""), sys.stdout)
    return 0
