"""Writes the short games that the home page plays by itself: bots play them, the page only shows stones.

python tools/scenes.py > src/craton/server/static/pages/home/scenes.json
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import craton
from craton.bots.spec import parse_bot
from craton.server.wire.position import board_json, visible_json

MOST_FRAMES = 60
SCENES: dict[str, tuple[dict[str, Any], str, int]] = {
    "faultlines": ({"size": 7, "turn_limit": 24}, "greedy", 1),
    "lifeline": ({"size": 4}, "mcts:simulations=1500", 2),
    "assault": ({"board": "hex37"}, "mcts:simulations=300", 5),
    "faust": ({"size": 8, "pie": False}, "mcts:simulations=300", 5),
}


def seen(state: Any) -> tuple[dict[str, str], dict[str, list[str]]]:
    shown = visible_json(state.view("black"))
    return shown["stones"], shown["marks"]


def scene(name: str, options: dict[str, Any], bot: str, seed: int) -> dict[str, Any]:
    state = craton.new(name, **options)
    player = parse_bot(bot).make(seed)
    rng = random.Random(seed)
    stones, marks = seen(state)
    made: dict[str, Any] = {"board": board_json(state.game.board), "stones": stones, "marks": marks, "frames": []}
    while state.to_move is not None and len(made["frames"]) < MOST_FRAMES:
        if state.to_move is craton.CHANCE:
            state.roll(rng)
        else:
            state.push(player.choose(state.view(state.to_move)))
        after, noted = seen(state)
        changes = {cell: after.get(cell) for cell in {*stones, *after} if stones.get(cell) != after.get(cell)}
        if changes:
            made["frames"].append({"stones": changes, **({"marks": noted} if noted != marks else {})})
        stones, marks = after, noted
    return made


if __name__ == "__main__":
    found = {name: scene(name, *how) for name, how in SCENES.items()}
    json.dump(found, sys.stdout, separators=(",", ":"), sort_keys=True)
    sys.stdout.write("\n")
