"""craton insight"""

from __future__ import annotations

import argparse
import json

from craton.cli._common import use_colour
from craton.cli._panels import check_layer, labelled, told, with_layer, words_of
from craton.cli._source import add_source_arguments, state_from
from craton.core.insight import Insight
from craton.core.position import Position
from craton.draw.terminal import draw_text

HELP = "Explain a position: what matters most, what each cell is worth, and what threatens."
VIEWERS = ("black", "white", "spectator")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_source_arguments(parser)
    parser.add_argument("--for", dest="viewer", choices=VIEWERS, help="for whose eyes; default: the side to move")
    parser.add_argument("--layer", metavar="NAME", help="what to write on the board and tell in words")
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
    return 0


def _blocks(seen: Position, insight: Insight, wanted: str | None, *, colour: bool) -> list[list[str]]:
    """The board with a layer, the sentences and the panels; the words of the layer only if it was asked for."""
    layer = wanted or insight.first
    if not layer:
        nothing = [] if insight.sentences else [f"{seen.game.title} has nothing to tell about this position yet."]
        board = draw_text(labelled(seen, {}), colour=colour).splitlines()
        return [board, nothing, *told(insight, colour=colour)]
    words = words_of(insight, layer) if wanted else []
    return [with_layer(seen, insight, layer, colour=colour), words, *told(insight, colour=colour)]
