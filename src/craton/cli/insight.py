"""craton insight"""

from __future__ import annotations

import argparse
import json
from textwrap import wrap

from craton.cli._common import use_colour
from craton.cli._panels import WIDTH, labelled, paragraphs, table
from craton.cli._source import add_source_arguments, state_from
from craton.core.errors import CratonError
from craton.core.insight import Insight
from craton.core.position import Position
from craton.draw.terminal import draw_text

HELP = "Explain a position: what matters most, what each cell is worth, and what threatens."
VIEWERS = ("black", "white", "spectator")
MOST_WORDS = 12
LONGEST_LABEL = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_source_arguments(parser)
    parser.add_argument("--for", dest="viewer", choices=VIEWERS, help="for whose eyes; default: of the side to move")
    parser.add_argument("--layer", metavar="NAME", help="what to write on the board; default: the first there is")
    parser.add_argument("--json", action="store_true", help="print JSON with exact fractions")


def run(args: argparse.Namespace) -> int:
    view = state_from(args).view(args.viewer)
    insight = view.insight()
    if args.layer is not None and args.layer not in insight.layers:
        known = ", ".join(insight.layers) or "none"
        raise CratonError(f"There is no layer {args.layer[:20]} here; the layers are: {known}.")
    if args.json:
        print(json.dumps(insight.to_json(view.game.board), indent=2))
    else:
        blocks = _blocks(view.seen, insight, args.layer, colour=use_colour())
        print("\n\n".join("\n".join(block) for block in blocks if block))
    return 0


def _blocks(seen: Position, insight: Insight, wanted: str | None, *, colour: bool) -> list[list[str]]:
    """The board, what is on it, the sentences and the panels; the words of a layer only if it was asked for."""
    layer = wanted or next(iter(insight.layers), "")
    board = draw_text(labelled(seen, _labels(insight, layer)), colour=colour).splitlines()
    if insight == Insight():
        return [board, [f"{seen.game.title} has nothing to tell about this position yet."]]
    if layer:
        others = ", ".join(name for name in insight.layers if name != layer)
        board += wrap(f"On the board: {layer}.{f' Other layers: {others}.' if others else ''}", WIDTH)
    words = [region.words for region in insight.regions if region.layer == wanted]
    words += [link.words for link in insight.links if link.layer == wanted]
    if len(words) > MOST_WORDS:
        words[MOST_WORDS:] = [f"And {len(words) - MOST_WORDS} more."]
    panels = [table(panel, colour=colour) for panel in insight.panels]
    return [board, paragraphs(words), paragraphs(insight.sentences), *panels]


def _labels(insight: Insight, layer: str) -> dict[int, str]:
    """What stands on the cells: a region's label on its first one. Two labels share a cell where there is room."""
    labels: dict[int, str] = {}
    items = [(region.cells[0], region.label) for region in insight.regions if region.layer == layer and region.cells]
    for cell, label in [*items, *((mark.cell, mark.label) for mark in insight.marks if mark.layer == layer)]:
        both = labels.get(cell, "") + label
        labels[cell] = both if len(both) <= LONGEST_LABEL else label
    return labels
