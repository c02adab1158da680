"""craton lab league"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Any

from craton.cli import INTERRUPTED
from craton.cli._arguments import add_game_arguments, game_from
from craton.cli._lab_run import require_packages
from craton.cli._output import game_title
from craton.core.errors import CratonError
from craton.core.wording import counted

PAIRS = 200
SEARCH_PAIRS = 20


def add_parsers(parsers: Any) -> None:
    league = parsers.add_parser("league", help="rate the styles of a game, or any bots, in a round robin")
    add_game_arguments(league)
    league.add_argument("players", metavar="BOT", nargs="*", help="the players; default: every style of the game")
    league.add_argument(
        "--search", metavar="BOT", help="let every style guide this search, such as mcts:simulations=100; it joins them"
    )
    league.add_argument("--also", metavar="BOT", action="append", default=[], help="a further player; may be repeated")
    league.add_argument(
        "--pairs",
        metavar="N",
        type=int,
        help=f"pairs of games for each pairing; default {PAIRS}, with a search {SEARCH_PAIRS}",
    )
    league.add_argument(
        "--openings", metavar="K", type=int, default=2, help="random actions at the beginning; default 2"
    )
    league.add_argument("--seed", metavar="S", type=int, default=0, help="random seed; default 0")
    league.add_argument("--jobs", metavar="J", type=int, default=1, help="processes for games of other bots; default 1")
    league.add_argument("--out", metavar="FOLDER", help="write results.json and league.html there; continues a league")
    league.add_argument("--json", action="store_true", help="print the ratings, pairings and cycles as JSON")
    league.set_defaults(act=run_league)


def run_league(args: argparse.Namespace) -> int:
    from craton.bots.spec import parse_bot
    from craton.lab.league.league import League, Results, play, style_players
    from craton.lab.league.page import as_html, as_json, as_text, rated

    require_packages()
    if args.players and args.search is not None:
        raise CratonError("Name the players or a search for all styles, not both.")
    game = game_from(args, random.Random(args.seed))
    players = tuple(map(parse_bot, args.players)) or style_players(game, args.search)
    players += tuple(map(parse_bot, args.also))
    is_slow = any(player.name != "style" for player in players)
    pairs = args.pairs if args.pairs is not None else SEARCH_PAIRS if is_slow else PAIRS
    league = League(game, players, pairs, openings=args.openings, seed=args.seed)
    folder = None if args.out is None else Path(args.out)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    results = Results(league, None if folder is None else folder / "results.json")
    wanted, interrupted = league.pairs * len(league.pairings), False
    done = sum(map(len, results.scores.values()))
    try:
        for number in play(league, results, jobs=args.jobs):
            done += number
            _progress(f"{done:,} of {wanted:,} pairs")
    except KeyboardInterrupt:
        interrupted = True
    _progress("")
    ratings = rated(league, results)
    if folder is not None:
        (folder / "league.html").write_text(as_html(league, results, ratings), encoding="utf-8")
    if args.json:
        print(json.dumps(as_json(league, results, ratings), indent=2))
    else:
        print(game_title(game))
        print(f"  {counted(len(players), 'player')}, {counted(pairs, 'pair')} of games for each pairing")
        print(as_text(league, results, ratings))
        if folder is not None:
            print(f"  {folder / 'league.html'}")
    return INTERRUPTED if interrupted else 0


def _progress(text: str) -> None:
    """Show a line on standard error, if that is a terminal; an empty text clears it."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{text:40}" + ("" if text else "\r"))
        sys.stderr.flush()
