"""Writes the pictures of the presets on the page of a new match: for each preset a position that shows its rules.

python -m studies.pictures
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import craton
from craton.core.position import Position
from craton.core.view import View
from craton.server.wire.position import board_json, visible_json
from studies.scenes import GAMES

FILE = "pictures.json"

Overlay = dict[str, Any]
"""Further properties of the board component (`board/types.js`)."""


def at_risk(position: Position) -> Overlay:
    """Outlines of the groups that may fall in the quake."""
    names, odds = position.game.board.names, position.game.definition.odds(position)
    groups = [[names[cell] for cell in one.cells] for one in odds if one.probability < 1]
    return {"areas": [{"cells": cells, "tone": "bad", "style": "outline"} for cells in groups]}


def seam(*cells: str) -> Callable[[Position], Overlay]:
    """Cells of a torus with their neighbours beyond the edge."""

    def draw(position: Position) -> Overlay:
        board = position.game.board
        links = {cell: [board.names[other] for other in board.links[board.cell(cell)]] for cell in cells}
        areas = [
            {"cells": [cell, *found], "tone": tone} for (cell, found), tone in zip(links.items(), TONES, strict=True)
        ]
        return {"areas": areas}

    return draw


TONES = ("accent", "good", "bad")
MIDDLE = ["f6", "f7", "g6", "g7", "g8", "h6", "h7"]
CROSSCUT = ["d6", "e6", "c5", "d5", "e5", "f5", "c4", "d4", "e4", "f4", "d3", "e3"]

Picture = str | tuple[str, Overlay | Callable[[Position], Overlay]]
PICTURES: dict[str, dict[str, Picture]] = {
    "faultlines": {
        "standard": "faultlines - 4w4/wbwwb1wb1/1wbwb1wb1/1bwb2w2/1wb6/1w7/1wb6/1bbw2b2/2b6 black 28 "
        "black_placed=14,white_placed=14",
        "quick": "faultlines size=7 7/1b1w1w1/1w2wb1/1w2wb1/1wbwbb1/1wbb1b1/7 black 18 black_placed=9,white_placed=9",
        "sprint": (
            "faultlines size=7,turn_limit=30 b1wwb2/2w1bbb/1wwwb1w/3bb2/wb1b1bw/1w2b1w/w2b1bw white 27 "
            "black_placed=14,white_placed=13",
            at_risk,
        ),
        "deep": "faultlines size=13 6w6/2b1bbbw3b1/2w1w1bwbw1b1/bw5wbb3/1b7wbb1/3ww4b3/1b6wwb2/2w8w1/1bw3b2b1w1/"
        "2wb2b5w/2wwbw1wwbbb1/1bbb1w1wbwwww/13 black 60 black_placed=30,white_placed=30",
        "tournament": (
            "faultlines turn_limit=60,pie=yes,sealed=yes,resonance=yes 9/9/2b6/9/9/9/6w2/9/9 black 2 "
            "phase=seal,black_placed=1,white_placed=1",
            {
                "ghosts": [{"cell": "e7", "side": "black"}, {"cell": "e3", "side": "white"}],
                "labels": [{"cell": "e7", "text": "?"}, {"cell": "e3", "text": "?"}],
                "arrows": [{"from": "c7", "to": "g3"}],
            },
        ),
        "faulted": "faultlines fault_lines=c2+d2+g3+c7+f8+g8,keystone=yes 3b5/1w1w5/b5www/1b2w1bw1/1w1w1wbBb/5w1b1/"
        "1W2bb3/4wb1b1/6b2 black 26 black_keystone=spent,white_keystone=spent,black_placed=13,white_placed=13",
        "waves": "faultlines aftershock=yes,progressive=yes,resonance=yes 2b2w3/1bbb1ww2/1b2ww3/4b'4/1wwb'b'1b2/"
        "2w1b'1bb1/1ww2w'1b1/1w2w'w'1b1/4w'4 black 36 "
        "phase=between,black_placed=16,white_placed=16,black_failed=yes,white_failed=yes,wave=2,choices=2",
    },
    "lifeline": {
        "standard": "lifeline - 4w2/4w3/4wbb2/3wwb1w2/4w1b1w2/2b1w1bbb3/4ww1b5/3w2bb4/3b2bb3/1w1wwb4/w1b6/3b2w1/7 "
        "black 32 -",
        "quick": "lifeline size=5 b1w2/1w1w2/3w3/8/4b2bb/bb4b1/bw5/1w1w1w/5 black 14 -",
        "large": "lifeline size=9 9/6b3/3w2bb3/1w5bw3/2w6w1w1/3w1bb3w1b1/2ww2bb2w2b1/3bwb2bww5/4wwwwww1w2w2/6b1wb6/"
        "4bb1w4b2/3b1www2bb2/3bw1bw2b2/4bb1w1b1b/2b8/6b3/9 black 58 -",
        "auction": (
            "lifeline balance=komi 7/8/9/10/11/12/13/12/11/10/9/8/7 first 0 phase=komi",
            {"labels": [{"cell": "g7", "text": "+4"}], "areas": [{"cells": MIDDLE, "tone": "accent"}]},
        ),
    },
    "assault": {
        "standard": "assault - 5/2w4/1wbbbw3/3b5/4b2 black 12 -",
        "skirmish": "assault board=hex24,turn_limit=20 5/1w2wbw/b2bbw1/bb1w1 black 12 -",
        "endless": (
            "assault board=torus54,turn_limit=40 1w4w/1w1b4b/4bb3w1/1b1w1bb2w1/b1b2bw2/5w1 white 19 -",
            seam("a4", "c1", "b1"),
        ),
        "storm": "assault momentum=1,influence=yes,stubborn=yes,tide=yes ~~1~~/3w2w/~2wwwb1~/~wb1bwww~/~~2w~~ "
        "black 18 -",
        "relics": "assault pie=yes,sacred=any w4/3wbw1/2w2bb1b/1w1wb1b2/wwbb3 black 16 black_sacred=e3,white_sacred=c4",
    },
    "faust": {
        "standard": (
            "faust - 8/2w2b2/1b1bw1w1/2bbww2/2wwbb2/1w1wb1b1/2b2w2/8 black 20 -",
            {"areas": [{"cells": CROSSCUT, "tone": "accent", "style": "outline"}]},
        ),
        "quick": "faust size=6 6/1www2/2bbb1/1wwwb1/1bwb2/2b3 white 15 seats=swapped",
        "large": "faust size=11 7w1w1/3w1bbb3/3wb1w1bb1/3bwwwwww1/2bwwwbbwwb/2bbwwb1bw1/2bwwwwbb2/2wwwbwb3/1bwbbbb4/"
        "www7b/11 black 60 -",
        "pure": "faust pattern=no w7/2wb4/1bwb1w2/1bwbbw2/2wbbwb1/2bwbbw1/2w1wbb1/5w2 white 27 seats=swapped",
    },
}


def picture(given: Picture) -> tuple[Position, dict[str, Any]]:
    """A position, and what the board component is given besides the board."""
    text, overlay = (given, {}) if isinstance(given, str) else given
    position = craton.parse(text).position
    seen = visible_json(View(position.game, "spectator", position.data, hides=False))
    found = overlay(position) if callable(overlay) else overlay
    return position, {"stones": seen["stones"], "marks": seen["marks"], **found}


def pictures(game: str) -> dict[str, Any]:
    """The file of a game: its boards by name, and for each preset the board and what is drawn on it."""
    boards: dict[str, Any] = {}
    presets: dict[str, Any] = {}
    for name, given in PICTURES[game].items():
        position, drawn = picture(given)
        board = position.game.board
        boards[board.name] = board_json(board)
        presets[name] = {"board": board.name, **drawn}
    return {"boards": boards, "presets": presets}


def written(game: str) -> str:
    return json.dumps(pictures(game), separators=(",", ":"), sort_keys=True) + "\n"


if __name__ == "__main__":
    for game in PICTURES:
        (GAMES / game / FILE).write_text(written(game))
