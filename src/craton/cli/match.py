"""craton match"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING

from craton.cli import INTERRUPTED
from craton.cli._arguments import BOT_HELP, add_game_arguments, game_from
from craton.cli._output import game_title
from craton.core.wording import counted

if TYPE_CHECKING:
    from craton.lab.duel import Duel, Played
    from craton.lab.standing import Standing

HELP = "Let two bots play many games and estimate which one is stronger."
EXAMPLES = (
    "craton match lifeline mcts:simulations=500 greedy --games 20",
    "craton match faust mcts:3 mypackage.bots:Careful --openings 2 --log games.log",
    'craton match assault "external:seconds=2:node examples/engine.mjs" greedy --games 10 --records games.txt',
    'craton match faust "gtp:craton gtp faust --bot greedy" mcts:2 --games 2 --unpaired --jobs 2 --json',
    "craton match lifeline random greedy -o size=4 --preset standard --seed 7 --paired",
)
PROGRESS_INTERVAL = 0.2
"""Seconds between two updates of the progress line."""

KEYS = {
    "game": "the game's name",
    "options": "the options that differ from their defaults; - if none does",
    "a, b": "the bots",
    "paired": "whether games are played in pairs with seats swapped and the same dice",
    "openings": "random actions at the beginning of every game",
    "seed": "random seed of dice, openings and bots",
    "wanted": "the number of games requested",
    "finished": "games finished; fewer than wanted if interrupted",
    "games": "games that count: those of complete pairs",
    "units": "complete pairs; unpaired: games",
    "wins, draws, losses": "A's results",
    "score": "A's share of the points; null before a unit is complete, like some others",
    "score_interval": "95%: [low, high], from the variance between units",
    "elo": "A's Elo minus B's; null if infinite",
    "elo_interval": "95%: [low, high]; null for an infinite end",
    "verdict": "result of the sequential test: A is stronger, not shown or undecided",
    "llr": "the test's log-likelihood ratio when it decided, or so far",
    "llr_bounds": "[lower, upper]: not shown at the lower bound, A is stronger at the upper",
    "elo0, elo1": "the test's hypotheses",
    "decided_after": "units after which the test decided; null if it has not",
    "first_seat_score": "the first seat's share of the points",
    "mean_turns": "mean number of turns",
    "reasons": "how games ended: reason -> number of games",
    "failures": "games lost by a crash, silence, nonsense or an illegal action: bot (A or B) -> number of games",
    "different_games": "distinct games; repetitions prove nothing",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_arguments(parser)
    parser.add_argument("a", metavar="BOT_A", help=BOT_HELP)
    parser.add_argument("b", metavar="BOT_B", help="the opponent, in the same form")
    parser.add_argument(
        "--games", metavar="N", type=int, default=100, help="number of games, even if paired; default 100"
    )
    pairing = parser.add_mutually_exclusive_group()
    pairing.add_argument(
        "--paired", action="store_true", help="play pairs with seats swapped and the same dice (default)"
    )
    pairing.add_argument("--unpaired", action="store_true", help="play every game with its own dice and opening")
    parser.add_argument(
        "--openings", metavar="K", type=int, default=0, help="begin every game with K random actions; default 0"
    )
    parser.add_argument(
        "--seed", metavar="S", type=int, default=0, help="random seed of dice, openings and bots; default 0"
    )
    parser.add_argument("--jobs", metavar="J", type=int, default=1, help="number of processes; default 1")
    parser.add_argument("--log", metavar="FILE", help="append every game to a file; an existing file is continued")
    parser.add_argument(
        "--records",
        metavar="FILE",
        help="append the record of every game that a file does not have yet",
    )
    parser.add_argument("--json", action="store_true", help="print JSON with the keys below")
    width = max(map(len, KEYS))
    keys = "\n".join(f"  {key:{width}}  {meaning}" for key, meaning in KEYS.items())
    parser.epilog = f"{parser.epilog}\n\nJSON:\n{keys}"


def run(args: argparse.Namespace) -> int:
    from craton.bots.spec import parse_bot
    from craton.cli.warm import warm_bots
    from craton.lab.duel import Duel
    from craton.lab.log import Log
    from craton.lab.records import RecordFile
    from craton.lab.run import run_duel
    from craton.lab.standing import standing

    duel = Duel(
        game=game_from(args, random.Random(args.seed)),
        a=parse_bot(args.a),
        b=parse_bot(args.b),
        games=args.games,
        paired=not args.unpaired,
        openings=args.openings,
        seed=args.seed,
    )
    with ExitStack() as stack:
        records = stack.enter_context(RecordFile(args.records)) if args.records is not None else None
        log = stack.enter_context(Log(args.log, duel)) if args.log is not None else None
        played = list(log.played) if log else []
        if records:
            for game in played:
                records.append(game)
        if len(played) < duel.games:
            warm_bots(duel.game, (duel.a, duel.b))
        progress = stack.enter_context(closing(Progress(duel.games, known=len(played))))
        games = stack.enter_context(closing(run_duel(duel, jobs=args.jobs, log=log)))
        interrupted = False
        try:
            for game in games:
                played.append(game)
                if records:
                    records.append(game)
                progress.show(played)
        except KeyboardInterrupt:
            interrupted = True
    result = standing(duel, played)
    failed = {bot: [game for game in played if game.failure and loser(game) == bot] for bot in "AB"}
    if args.json:
        print(json.dumps(as_json(duel, result, failed), indent=2))
    else:
        print("\n".join([as_table(duel, result), *failure_lines(failed)]))
    return INTERRUPTED if interrupted else 0


def loser(game: Played) -> str:
    """The bot, A or B, that lost a game."""
    return "B" if game.score == 1 else "A"


def failure_lines(failed: Mapping[str, Sequence[Played]]) -> list[str]:
    """Which bot failed how often, with the first reason: a match lost by crashes says nothing about strength."""
    return [
        f"  {bot} failed in {counted(len(games), 'game')}; in game {games[0].number + 1}: {games[0].failure}"
        for bot, games in failed.items()
        if games
    ]


class Progress:
    """A progress line on standard error, if that is a terminal."""

    def __init__(self, wanted: int, *, known: int) -> None:
        self._wanted = wanted
        self._known = known  # games of the log, which took no time
        self._begin = time.monotonic()
        self._shown = -math.inf
        self._width = 0
        self._on = sys.stderr.isatty()

    def show(self, played: list[Played]) -> None:
        now = time.monotonic()
        if not self._on or now - self._shown < PROGRESS_INTERVAL:
            return
        self._shown = now
        done, score = len(played), sum(game.score for game in played)
        left = int((now - self._begin) / (done - self._known) * (self._wanted - done))
        clock = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
        line = f"{done} of {counted(self._wanted, 'game')}   A {score:g} : {done - score:g} B   {clock} left"
        sys.stderr.write(f"\r{line:{self._width}}")
        sys.stderr.flush()
        self._width = len(line)

    def close(self) -> None:
        if self._width:
            sys.stderr.write(f"\r{'':{self._width}}\r")
            sys.stderr.flush()


def as_json(duel: Duel, result: Standing, failed: Mapping[str, Sequence[Played]]) -> dict[str, object]:
    """The output of --json; KEYS describes it."""
    from craton.lab.sprt import Sprt

    found, test = result.estimate, Sprt()
    return {
        **duel.settings,
        "wanted": duel.games,
        "finished": result.finished,
        "games": result.games,
        "units": result.units,
        "wins": result.wins,
        "draws": result.draws,
        "losses": result.losses,
        "score": found.score if result.units else None,
        "score_interval": [found.low, found.high],
        "elo": _finite(found.elo) if result.units else None,
        "elo_interval": [_finite(found.elo_low), _finite(found.elo_high)],
        "verdict": result.tested.verdict,
        "llr": result.tested.ratio,
        "llr_bounds": [test.lower, test.upper],
        "elo0": test.elo0,
        "elo1": test.elo1,
        "decided_after": result.tested.decided_after,
        "first_seat_score": result.first_seat if result.units else None,
        "mean_turns": result.mean_turns if result.units else None,
        "reasons": result.reasons,
        "failures": {bot: len(games) for bot, games in failed.items() if games},
        "different_games": result.different,
    }


def as_table(duel: Duel, result: Standing) -> str:
    from craton.lab.sprt import Sprt

    test, units = Sprt(), "pairs" if duel.paired else "games"
    lines = [game_title(duel.game), f"  A  {duel.a}", f"  B  {duel.b}"]
    games = counted(result.games, "game") + (f" in {counted(result.units, 'pair')}" if duel.paired else "")
    if result.finished < duel.games:
        games += f"; {result.finished} of {duel.games} are finished"
    lines.append(f"  {games}")
    if not result.units:
        return "\n".join([*lines, f"  no estimate before {'a pair' if duel.paired else 'a game'} is complete"])
    found, tested = result.estimate, result.tested
    when = "" if tested.decided_after is None else f" (decided after {tested.decided_after} {units})"
    lines += [
        f"  A's wins, draws, losses   {result.wins}, {result.draws}, {result.losses}",
        f"  A's score                 {found.score:.1%}   95%: {found.low:.1%} to {found.high:.1%}",
        f"  Elo of A minus B's        {_elo(found.elo)}   95%: {_elo(found.elo_low)} to {_elo(found.elo_high)}",
        f"  Elo {test.elo1:g} against {test.elo0:g}          {tested.verdict}{when}, llr {tested.ratio:.2f} "
        f"in {test.lower:.2f} to {test.upper:.2f}",
        f"  first seat's score        {result.first_seat:.1%}",
        f"  turns on average          {result.mean_turns:.1f}",
        f"  ended by                  {', '.join(f'{reason} {count}' for reason, count in result.reasons.items())}",
    ]
    if result.different < result.games:
        lines.append(
            f"  Only {result.different} of the games {'is' if result.different == 1 else 'are'} distinct; "
            "repetitions prove nothing. Try --openings."
        )
    return "\n".join(lines)


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _elo(value: float) -> str:
    return f"{value:+.0f}" if math.isfinite(value) else ("-∞" if value < 0 else "+∞")
