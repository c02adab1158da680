"""craton odds"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from craton.cli._arguments import add_source_arguments, state_from
from craton.cli._engine import chances_text
from craton.cli._output import heading, in_columns, labelled, position_json, use_colour
from craton.core.insight import Odds
from craton.core.position import Position
from craton.core.view import View
from craton.core.wording import percent, percent_cell
from craton.draw.svg import draw_svg, stacked
from craton.draw.terminal import draw_text
from craton.odds import JointScores

HELP = "Show the exact odds of a position: every roll or attack, and the final scores."
EXAMPLES = (
    "craton odds games.txt --turn 30",
    "craton odds games.txt --svg odds.svg",
    "craton odds games.txt --game 2 --estimate --json",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_source_arguments(parser)
    parser.add_argument("--estimate", action="store_true", help="add the engine's estimate of who is winning")
    parser.add_argument("--json", action="store_true", help="print JSON with exact fractions")
    parser.add_argument("--svg", metavar="OUT", help="write an SVG picture to a file (- for standard output)")


def run(args: argparse.Namespace) -> int:
    position = state_from(args).position
    definition = position.game.definition
    odds = definition.odds(position)
    found = definition.final_scores(position)
    scores = JointScores(found) if found is not None else None
    if args.json:
        found_odds = [one.to_json(position.game.board) for one in odds]
        result = {"odds": found_odds, "scores": scores.to_json() if scores else None}
        print(json.dumps(position_json(position) | result, indent=2))
    elif args.svg:
        svg = draw_svg(labelled(position, _labels(odds)))
        if scores is not None:
            svg = stacked(svg, scores.to_svg(title=definition.scores_title(position)))
        if args.svg == "-":
            print(svg)
        else:
            Path(args.svg).write_text(svg, encoding="utf-8")
    else:
        _print(position, odds, scores)
        if args.estimate:
            from craton.search.analysis.estimate import estimate

            print(f"\n{chances_text(estimate(View(position.game, 'spectator', position.data, hides=False)))}")
    return 0


def _print(position: Position, odds: Sequence[Odds], scores: JointScores | None) -> None:
    colour = use_colour()
    print(draw_text(labelled(position, _labels(odds)), colour=colour))
    if scores is not None:
        print(f"\n{heading(position.game.definition.scores_title(position), colour=colour)}\n{scores}")
    if odds:
        likeliest = sorted(odds, key=lambda one: -one.probability)
        texts = [f"{one.what} {percent_cell(one.probability)} ({one.words})" for one in likeliest]
        print("\n".join(["", heading("Odds", colour=colour), *in_columns(texts)]))
    elif scores is None:
        print("\nNo chance event can come next, so there are no odds to show.")


def _labels(odds: Sequence[Odds]) -> dict[int, str]:
    return {one.cells[0]: percent(one.probability) for one in odds}
