"""craton games"""

from __future__ import annotations

import argparse

from craton.core.registry import definition, names

HELP = "List the games with their options and presets."
EXAMPLES = ("craton games", "craton games lifeline")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this game")


def run(args: argparse.Namespace) -> int:
    for number, name in enumerate([args.game] if args.game else names()):
        game = definition(name)
        if number:
            print()
        print(f"{game.name} - {game.title}")
        print(f"  {game.summary}")
        width = max(len(option.name) for option in game.options)
        for option in game.options:
            print(f"    {option.name:{width}}  {option.help}")
            print(f"    {'':{width}}  {option.values}; default {option.write(option.default)}")
        if game.presets:
            print(f"  presets: {', '.join(game.presets)}")
    return 0
