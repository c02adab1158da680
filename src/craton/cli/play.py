"""craton play"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import textwrap

from craton.cli._arguments import BOT_HELP, add_game_arguments, game_from
from craton.cli._session import Session
from craton.core.errors import OptionError
from craton.core.registry import definition, names
from craton.core.sides import Actor

HELP = "Play in the terminal, two people or against a bot."
EXAMPLES = ("craton play faultlines", "craton play assault --against mcts:5 --save games.txt")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_arguments(parser, optional=True)
    parser.add_argument("--against", metavar="BOT", help=f"play against a bot: {BOT_HELP}")
    parser.add_argument("--seat", choices=("first", "second"), default="first", help="your seat; default first")
    parser.add_argument("--seed", metavar="S", help="random seed of dice, random options and bots, to repeat a game")
    parser.add_argument("--save", metavar="FILE", help="append the record to a file when the game ends or you quit")


def run(args: argparse.Namespace) -> int:
    if args.game is None:
        args.game = _ask_for_game()
        if args.game is None:
            return 0
    rng = random.Random(args.seed) if args.seed is not None else None
    game = game_from(args, rng)
    bots = {}
    if args.against is not None:
        from craton.bots.spec import parse_bot

        seat = Actor.SECOND if args.seat == "first" else Actor.FIRST
        bots[seat] = parse_bot(args.against).make(seed=args.seed)
    Session(game, bots, seed=args.seed, save=args.save).play()
    return 0


def _ask_for_game() -> str | None:
    """Let the user choose a game; None if there is no answer."""
    games = names()
    print("Which game?")
    room = shutil.get_terminal_size().columns - 27
    for number, name in enumerate(games, start=1):
        summary = textwrap.shorten(definition(name).summary, max(room, 20), placeholder=" ...")
        print(f"  {number}  {definition(name).title:20} {summary}")
    while True:
        try:
            answer = input("Number or name [1]: ").strip().lower() or "1"
        except EOFError:
            print()
            return None
        if answer.isdigit() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        try:
            return definition(answer).name
        except OptionError as error:
            print(error, file=sys.stderr)
