"""craton lab tune"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from craton.cli._arguments import BOT_HELP, GAME_HELP
from craton.cli._lab_run import Progress, jobs_from, progress_line, require_packages
from craton.core.registry import definition


def add_parsers(parsers: Any) -> None:
    tune = parsers.add_parser("tune", help="search the options of a game for variants that meet wishes")
    tune.add_argument("game", metavar="GAME", help=GAME_HELP)
    tune.add_argument("--over", required=True, metavar="OPTIONS", help="such as size=7..13,die=4|6|8,pie")
    tune.add_argument("--want", required=True, metavar="WISHES", help="such as 'edge<2, length 40..80, luck<0.3'")
    tune.add_argument("--bot", default="mcts:simulations=100", help=f"plays both seats: {BOT_HELP}")
    tune.add_argument("--variants", type=int, default=32, metavar="N", help="variants to try; default 32")
    tune.add_argument("--games", type=int, default=64, metavar="N", help="games of each in the first round; default 64")
    tune.add_argument("--rounds", type=int, default=3, metavar="N", help="rounds; each doubles the games; default 3")
    tune.add_argument("--seed", type=int, default=0, metavar="S", help="random seed; default 0")
    tune.add_argument("--out", metavar="FOLDER", help="the results; default: GAME-tune")
    tune.add_argument("--jobs", metavar="J", type=int, help="processes; default: one for each processor")
    tune.set_defaults(act=run_tune)


def run_tune(args: argparse.Namespace) -> int:
    require_packages()
    from craton.bots.spec import parse_bot
    from craton.core.errors import OptionError
    from craton.lab.tune.halving import Plan, tune
    from craton.lab.tune.report import build, lines
    from craton.lab.tune.space import variants
    from craton.lab.tune.wishes import read_wishes

    if not 1 <= args.variants <= 1_000:
        raise OptionError(f"Tuning tries 1 to 1,000 variants, not {args.variants}.")
    rules = definition(args.game)
    plan = Plan(
        games=variants(rules, args.over, args.variants, args.seed),
        wishes=read_wishes(args.want),
        bot=parse_bot(args.bot),
        first_round=args.games,
        rounds=args.rounds,
        seed=args.seed,
    )
    folder, progress = Path(args.out or f"{rules.name}-tune"), Progress()
    judged = tune(
        plan,
        folder,
        jobs_from(args),
        lambda number, run: progress.show(lambda: f"round {number + 1}  {progress_line(run)}"),
    )
    progress.close()
    file = folder / "tune.html"
    file.write_text(build(plan, judged, f"{rules.title}: variants for {args.want}"), encoding="utf-8")
    print("\n".join(lines(plan, judged)))
    print(f"Report: {file}")
    return 0
