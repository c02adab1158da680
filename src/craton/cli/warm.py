"""craton warm"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable

from craton.bots.spec import BotSpec
from craton.core.game import Game
from craton.core.registry import definition, names
from craton.search.compiled import compile_search, is_compiled

HELP = "Compile the searches of the bots ahead of their first use; done in a moment if they are compiled already."
EXAMPLES = ("craton warm", "craton warm faust")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this game")


def run(args: argparse.Namespace) -> int:
    warm([definition(args.game).name] if args.game else list(names()))
    return 0


def warm(games: list[str]) -> None:
    """Compile the searches of some games that are not compiled yet, with a progress line."""
    left = [name for name in games if not is_compiled(definition(name))]
    if not left:
        return
    begin = time.monotonic()
    for number, name in enumerate(left, start=1):
        of = f" ({number} of {len(left)})" if len(left) > 1 else ""
        _show(f"Compiling the bot of {definition(name).title}{of}, first start only ...")
        compile_search(definition(name))
    _show(f"The bots are compiled, in {time.monotonic() - begin:.0f} s.", last=True)


def warm_bots(game: Game, specs: Iterable[BotSpec]) -> None:
    """Compile the search of a game if one of the bots needs it; else it would seem to hang at its first action."""
    if any(spec.name == "mcts" and not dict(spec.settings).get("interpreted") for spec in specs):
        warm([game.name])


def _show(line: str, *, last: bool = False) -> None:
    """Replace the line in a terminal; write a new one elsewhere."""
    if sys.stderr.isatty():
        print(f"\r{line:<78}", end="\n" if last else "", file=sys.stderr, flush=True)
    else:
        print(line, file=sys.stderr, flush=True)
