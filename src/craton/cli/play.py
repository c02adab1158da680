"""craton play"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import textwrap
from pathlib import Path

from craton.bots import close_bot
from craton.cli import _screen_size
from craton.cli._arguments import BOT_HELP, add_game_arguments, game_from
from craton.cli._local_match.clock import parse_clock
from craton.cli._local_match.match import LocalMatch, Player, new_dice
from craton.cli._local_match.records import check_writable, recorded_players, resumed_match, saved_record
from craton.cli._session import Session
from craton.core.errors import CratonError, OptionError
from craton.core.game import Game
from craton.core.registry import definition, names
from craton.core.sides import SEATS, Actor
from craton.core.state import State
from craton.core.text import read_position
from craton.draw.picture import tidy

HELP = "Play in the terminal, two people or against a bot: on a full screen, or line by line."
EXAMPLES = (
    "craton play faultlines",
    "craton play faultlines --preset quick --dice own --save games.txt",
    "craton play lifeline -o size=5 --against greedy --seat second --seed 7",
    "craton play assault --against mcts:5 --save games.txt",
    "craton play assault --against style:core-fortress",
    "craton play faust --against mybots:Careful",
    "craton play faust --first Ann --second Bob --clock 10+5",
    "craton play --resume games.txt --record 2 --animation reduced",
    "craton play --position 'faust size=3,pie=no wbb/wbb/wwb black 14 -' --plain",
)
PLAYERS = {Actor.FIRST: "Player 1", Actor.SECOND: "Player 2"}
YOU = "You"
MAX_NAME = 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_arguments(parser, optional=True)
    parser.add_argument("--against", metavar="BOT", help=f"play against a bot: {BOT_HELP}")
    parser.add_argument("--seat", choices=("first", "second"), default="first", help="your seat; default first")
    parser.add_argument("--first", metavar="NAME", help="the name of the first seat's player, such as Ann")
    parser.add_argument("--second", metavar="NAME", help="the name of the second seat's player, such as Bob")
    parser.add_argument(
        "--clock", metavar="MINUTES+SECONDS", help="time for each player, such as 10, or 5+3 with 3 seconds a turn"
    )
    parser.add_argument(
        "--seed", metavar="S", help="random seed of dice, random options and bots, to repeat a game, such as 7"
    )
    parser.add_argument(
        "--dice",
        choices=("craton", "own"),
        default="craton",
        help="craton throws, and the dice can be verified (default); own: you throw and type what your dice show",
    )
    parser.add_argument(
        "--save", metavar="FILE", help="append the record to a file, such as games.txt, when the game ends or you quit"
    )
    parser.add_argument(
        "--resume", metavar="FILE", help="continue the last game of a file that --save wrote; saved there again"
    )
    parser.add_argument("--record", metavar="N", type=int, help="with --resume: which game of the file, such as 2")
    parser.add_argument(
        "--position", metavar="TEXT", help="start from a position, written as one line as `text` prints it"
    )
    parser.add_argument(
        "--animation",
        choices=("full", "reduced", "off"),
        default="full",
        help="how dice and coins are shown on the full screen; reduced: without rolling; default full",
    )
    parser.add_argument("--plain", action="store_true", help="line by line, without the full screen")


def run(args: argparse.Namespace) -> int:
    if args.save is None:
        args.save = args.resume
    if args.save is not None:
        check_writable(Path(args.save))
    _check_combination(args)
    obstacle = _screen_size.obstacle(plain=args.plain)
    if args.game is None and args.resume is None and args.position is None:
        args.game = _ask_for_game() if obstacle is not None else _choose_game()
        if args.game is None:
            return 0
    match = _match(args)
    if obstacle is None:
        from craton.cli._terminal_app.app import run_app
        from craton.cli._terminal_app.flow import Settings

        return run_app(match, Settings(save=args.save, animation=args.animation, seed=args.seed))
    if obstacle:
        print(f"{obstacle}\n", file=sys.stderr)
    _play_lines(match, args)
    return 0


def _check_combination(args: argparse.Namespace) -> None:
    """Refuse options that exclude each other."""
    sources = [name for name in ("game", "resume", "position") if getattr(args, name) is not None]
    if len(sources) > 1:
        raise OptionError("Give one of GAME, --resume and --position; the last two name a game themselves.")
    if sources != ["game"] and sources and (args.option or args.preset):
        raise OptionError(f"--{sources[0]} has its own options; -o and --preset belong to a new game.")
    if args.record is not None and args.resume is None:
        raise OptionError("--record belongs to --resume FILE.")


def _match(args: argparse.Namespace) -> LocalMatch:
    """The match that the arguments describe, with its bot checked."""
    clocks = parse_clock(args.clock) if args.clock is not None else None
    own_dice = args.dice == "own"
    if args.resume is not None:
        record = saved_record(args.resume, args.record)
        known = recorded_players(record)
        if args.against is None:
            _check_harmless(known)
        match = resumed_match(record, _players(args, known), seed=args.seed, own_dice=own_dice)
    else:
        match = LocalMatch(_start(args), _players(args, {}), dice=None if own_dice else new_dice(args.seed))
    if match.is_over:
        raise CratonError("The game is over in this position.")
    if clocks is not None:
        match.clocks = clocks
    for player in match.players.values():
        if player.bot is not None:
            _check_bot(player.bot, match.state.game)
    return match


def _check_harmless(players: dict[Actor, Player]) -> None:
    """Refuse to run code or a program only because a file names it."""
    from craton.bots.spec import parse_bot

    for player in players.values():
        if player.bot is not None and ((spec := parse_bot(player.bot)).is_custom or spec.is_engine):
            raise CratonError(f"The game was played against {player.bot}; to run that again, name it with --against.")


def _start(args: argparse.Namespace) -> State:
    if args.position is not None:
        position = read_position(args.position)
        return State(position.game, position)
    return State(game_from(args, random.Random(args.seed) if args.seed is not None else None))


def _players(args: argparse.Namespace, known: dict[Actor, Player]) -> dict[Actor, Player]:
    """The players by the arguments, or as a resumed record names them."""
    players = dict(known) or {seat: Player(PLAYERS[seat]) for seat in SEATS}
    if args.against is not None:
        own = Actor(args.seat)
        other = SEATS[1 - SEATS.index(own)]
        players[other] = Player(args.against, args.against)
        players[own] = Player(players[own].name if own in known and known[own].bot is None else YOU)
    for seat, name in zip(SEATS, (args.first, args.second), strict=True):
        if name is not None:
            players[seat] = Player(_checked_name(name), players[seat].bot)
    if all(player.bot is not None for player in players.values()):
        raise OptionError("Both players are bots; craton match plays such games.")
    return players


def _checked_name(name: str) -> str:
    found = tidy(name)
    if not 1 <= len(found) <= MAX_NAME:
        raise OptionError(f"A name has 1 to {MAX_NAME} characters.")
    return found


def _check_bot(text: str, game: Game) -> None:
    """Raise OptionError if there is no such bot or the game lacks what it needs."""
    from craton.bots.spec import parse_bot

    spec = parse_bot(text)
    close_bot(spec.make())
    spec.check(game)


def _play_lines(match: LocalMatch, args: argparse.Namespace) -> None:
    from craton.bots.spec import parse_bot
    from craton.cli.warm import warm_bots

    specs = {seat: parse_bot(player.bot) for seat, player in match.players.items() if player.bot is not None}
    bots = {seat: spec.make(seed=args.seed) for seat, spec in specs.items()}
    warm_bots(match.state.game, specs.values())
    try:
        Session(match, bots, save=args.save).play()
    finally:
        for bot in bots.values():
            close_bot(bot)


def _choose_game() -> str | None:
    """Let the user choose a game on a full screen; None if they leave."""
    from craton.cli._terminal_app.chooser import ChooserApp

    return ChooserApp().run()


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
