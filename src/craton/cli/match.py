"""craton match"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING

from craton.cli._common import add_game_arguments, game_from

if TYPE_CHECKING:
    from craton.lab.duel import Duel, Played
    from craton.lab.standing import Standing

HELP = "Let two bots play many games, and say which is stronger and how sure that is."
INTERRUPTED = 130
EVERY = 0.2
"""Seconds between two looks of the progress line."""

KEYS = {
    "game": "the game's name",
    "options": "its options that differ from their defaults; - if none does",
    "a, b": "the bots",
    "paired": "whether games are played in pairs with seats swapped and the same dice",
    "openings": "random actions at the beginning of every game",
    "seed": "of dice, openings and bots",
    "wanted": "the number of games asked for",
    "finished": "games finished; fewer than wanted if interrupted",
    "games": "games that count: those of complete pairs",
    "units": "complete pairs; unpaired: games",
    "wins, draws, losses": "of A",
    "score": "A's share of the points; null before a unit is complete, as some others are",
    "score_interval": "95%: [low, high], from the variance between units",
    "elo": "A's Elo less B's; null if infinite",
    "elo_interval": "95%: [low, high]; null for an infinite end",
    "verdict": "of the sequential test: A is stronger, not shown or undecided",
    "llr": "the test's log-likelihood ratio where it decided, or so far",
    "llr_bounds": "[lower, upper]: not shown at the lower, A is stronger at the upper one",
    "elo0, elo1": "the test's hypotheses",
    "decided_after": "units after which the test decided; null if it has not",
    "first_seat_score": "the first seat's share of the points",
    "mean_turns": "turns of a game on average",
    "reasons": "how games ended: reason -> number",
    "different_games": "games that differ in what was played; repetitions prove nothing",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_arguments(parser)
    parser.add_argument(
        "a", metavar="BOT_A", help="random, greedy, mcts:5 (a level), mcts:simulations=500 or mcts:seconds=0.1"
    )
    parser.add_argument("b", metavar="BOT_B", help="the same forms: NAME, NAME:LEVEL or NAME:KEY=VALUE,KEY=VALUE")
    parser.add_argument("--games", metavar="N", type=int, default=100, help="default 100; even unless unpaired")
    pairing = parser.add_mutually_exclusive_group()
    pairing.add_argument("--paired", action="store_true", help="pairs with seats swapped and the same dice; default")
    pairing.add_argument("--unpaired", action="store_true", help="dice and openings of its own for every game")
    parser.add_argument(
        "--openings", metavar="K", type=int, default=0, help="random actions at the beginning; default 0"
    )
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="of dice, openings and bots; default 0")
    parser.add_argument("--jobs", metavar="J", type=int, default=1, help="processes; default 1")
    parser.add_argument("--log", metavar="FILE", help="append every game; with the same file the match is continued")
    parser.add_argument("--json", action="store_true", help="print JSON, with the keys listed below")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    width = max(map(len, KEYS))
    parser.epilog = "JSON:\n" + "\n".join(f"  {key:{width}}  {meaning}" for key, meaning in KEYS.items())


def run(args: argparse.Namespace) -> int:
    from craton.bots.spec import parse_bot
    from craton.lab.duel import Duel
    from craton.lab.log import Log
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
        log = stack.enter_context(Log(args.log, duel)) if args.log is not None else None
        played = list(log.played) if log else []
        progress = stack.enter_context(closing(Progress(duel.games, known=len(played))))
        games = stack.enter_context(closing(run_duel(duel, jobs=args.jobs, log=log)))
        interrupted = False
        try:
            for game in games:
                played.append(game)
                progress.show(played)
        except KeyboardInterrupt:
            interrupted = True
    result = standing(duel, played)
    print(json.dumps(as_json(duel, result), indent=2) if args.json else as_table(duel, result))
    return INTERRUPTED if interrupted else 0


class Progress:
    """A line on standard error that is written over again and again; nothing if that is no terminal."""

    def __init__(self, wanted: int, *, known: int) -> None:
        self._wanted = wanted
        self._known = known  # games of the log took no time
        self._begin = time.monotonic()
        self._shown = -math.inf
        self._width = 0
        self._on = sys.stderr.isatty()

    def show(self, played: list[Played]) -> None:
        now = time.monotonic()
        if not self._on or now - self._shown < EVERY:
            return
        self._shown = now
        done, score = len(played), sum(game.score for game in played)
        left = int((now - self._begin) / (done - self._known) * (self._wanted - done))
        clock = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
        line = f"{done} of {self._wanted} games   A {score:g} : {done - score:g} B   {clock} left"
        sys.stderr.write(f"\r{line:{self._width}}")
        sys.stderr.flush()
        self._width = len(line)

    def close(self) -> None:
        if self._width:
            sys.stderr.write(f"\r{'':{self._width}}\r")
            sys.stderr.flush()


def as_json(duel: Duel, result: Standing) -> dict[str, object]:
    """What --json prints; KEYS says what it means."""
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
        "different_games": result.different,
    }


def as_table(duel: Duel, result: Standing) -> str:
    from craton.lab.sprt import Sprt

    test, units = Sprt(), "pairs" if duel.paired else "games"
    options = "" if duel.game.options_text == "-" else f" {duel.game.options_text}"
    lines = [f"{duel.game.title}{options}", f"  A  {duel.a}", f"  B  {duel.b}"]
    counted = f"{result.games} games" + (f" in {result.units} pairs" if duel.paired else "")
    if result.finished < duel.games:
        counted += f"; {result.finished} of {duel.games} are finished"
    lines.append(f"  {counted}")
    if not result.units:
        return "\n".join([*lines, f"  nothing can be said before {'a pair' if duel.paired else 'a game'} is complete"])
    found, tested = result.estimate, result.tested
    when = "" if tested.decided_after is None else f" (decided after {tested.decided_after} {units})"
    lines += [
        f"  A's wins, draws, losses   {result.wins}, {result.draws}, {result.losses}",
        f"  A's score                 {found.score:.1%}   95%: {found.low:.1%} to {found.high:.1%}",
        f"  Elo of A less B's         {_elo(found.elo)}   95%: {_elo(found.elo_low)} to {_elo(found.elo_high)}",
        f"  Elo {test.elo1:g} against {test.elo0:g}          {tested.verdict}{when}, llr {tested.ratio:.2f} "
        f"in {test.lower:.2f} to {test.upper:.2f}",
        f"  first seat's score        {result.first_seat:.1%}",
        f"  turns on average          {result.mean_turns:.1f}",
        f"  ended by                  {', '.join(f'{reason} {count}' for reason, count in result.reasons.items())}",
    ]
    if result.different < result.games:
        lines.append(f"  Only {result.different} of the games differ; repetitions prove nothing. Try --openings.")
    return "\n".join(lines)


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _elo(value: float) -> str:
    return f"{value:+.0f}" if math.isfinite(value) else ("-∞" if value < 0 else "+∞")
