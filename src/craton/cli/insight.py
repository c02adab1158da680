"""craton insight"""

from __future__ import annotations

import argparse
import json

from craton.cli._arguments import add_source_arguments, state_from
from craton.cli._engine import chances_text
from craton.cli._output import check_layer, insight_blocks, labelled, use_colour, with_layer, words_of
from craton.core.insight import Insight
from craton.core.position import Position
from craton.draw.terminal import draw_text

HELP = "Explain a position: what matters most, the value of each cell, threats."
EXAMPLES = (
    "craton insight games.txt --turn 20",
    "craton insight games.txt --for white --layer groups",
    "craton insight games.txt --game 2 --estimate --json",
)
VIEWERS = ("black", "white", "spectator")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_source_arguments(parser)
    parser.add_argument("--for", dest="viewer", choices=VIEWERS, help="the viewer; default: the side to move")
    parser.add_argument("--layer", metavar="NAME", help="the layer to draw on the board and to describe")
    parser.add_argument("--estimate", action="store_true", help="add the engine's estimate of who is winning")
    parser.add_argument("--json", action="store_true", help="print JSON with exact fractions")


def run(args: argparse.Namespace) -> int:
    view = state_from(args).view(args.viewer)
    insight = view.insight()
    if args.layer is not None:
        check_layer(insight, args.layer)
    if args.json:
        print(json.dumps(insight.to_json(view.game.board), indent=2))
    else:
        blocks = _blocks(view.seen, insight, args.layer, colour=use_colour())
        print("\n\n".join("\n".join(block) for block in blocks if block))
        if args.estimate:
            from craton.search.analysis.estimate import estimate

            print(f"\n{chances_text(estimate(view))}")
    return 0


def _blocks(seen: Position, insight: Insight, wanted: str | None, *, colour: bool) -> list[list[str]]:
    """The board with a layer, its description if the layer was requested, the sentences and the panels."""
    layer = wanted or insight.first
    if not layer:
        nothing = [] if insight.sentences else ["There is no insight for this position yet."]
        board = draw_text(labelled(seen, {}), colour=colour).splitlines()
        return [board, nothing, *insight_blocks(insight, colour=colour)]
    words = words_of(insight, layer) if wanted else []
    return [with_layer(seen, insight, layer, colour=colour), words, *insight_blocks(insight, colour=colour)]
