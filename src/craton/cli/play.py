"""craton play"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import textwrap
from pathlib import Path

from craton.cli._arguments import BOT_HELP, add_game_arguments, game_from
from craton.cli._session import Session
from craton.core.errors import CratonError, OptionError
from craton.core.registry import definition, names
from craton.core.sides import Actor

HELP = "Play in the terminal, two people or against a bot."
EXAMPLES = (
    "craton play faultlines --preset quick --dice own --save games.txt",
    "craton play lifeline -o size=5 --against greedy --seat second --seed 7",
    "craton play faultlines",
    "craton play assault --against mcts:5 --save games.txt",
    "craton play assault --against style:core-fortress",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_arguments(parser, optional=True)
    parser.add_argument("--against", metavar="BOT", help=f"play against a bot: {BOT_HELP}")
    parser.add_argument("--seat", choices=("first", "second"), default="first", help="your seat; default first")
    parser.add_argument("--seed", metavar="S", help="random seed of dice, random options and bots, to repeat a game")
    parser.add_argument(
        "--dice",
        choices=("craton", "own"),
        default="craton",
        help="craton throws, and the dice can be verified (default); own: you throw and type what your dice show",
    )
    parser.add_argument("--save", metavar="FILE", help="append the record to a file when the game ends or you quit")


def run(args: argparse.Namespace) -> int:
    if args.save is not None:
        _check_writable(Path(args.save))
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
        spec = parse_bot(args.against)
        bots[seat] = spec.make(seed=args.seed)
        spec.check(game)
        from craton.cli.warm import warm_bots

        warm_bots(game, [spec])
    Session(game, bots, seed=args.seed, save=args.save, own_dice=args.dice == "own").play()
    return 0


def _check_writable(file: Path) -> None:
    """Refuse a file that could not be appended to, before a game is played for nothing."""
    is_new = not file.exists()
    try:
        with file.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise CratonError(f"The game cannot be saved to {file}: {error.strerror}.") from None
    if is_new:
        file.unlink()


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
