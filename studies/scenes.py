"""Writes the short games that the home page shows: bots play them, the page only replays their stones.

python -m studies.scenes
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import craton
from craton.bots.spec import parse_bot
from craton.server.wire.position import board_json, visible_json

GAMES = Path(craton.__file__).parent / "server" / "static" / "games"
MAX_FRAMES = 60
SCENES: dict[str, tuple[dict[str, Any], str, int]] = {
    "faultlines": ({"size": 7, "turn_limit": 24}, "greedy", 1),
    "lifeline": ({"size": 4}, "mcts:simulations=1500", 2),
    "assault": ({"board": "hex37"}, "mcts:simulations=300", 5),
    "faust": ({"size": 8, "pie": False}, "mcts:simulations=300", 5),
}


def scene(name: str, options: dict[str, Any], bot: str, seed: int) -> dict[str, Any]:
    """A game from its start: the board, the stones and marks at first, and the stones that each frame changes."""
    state = craton.new(name, **options)
    player = parse_bot(bot).make(seed)
    rng = random.Random(seed)
    start = visible_json(state.view("black"))
    stones, frames = start["stones"], []
    while state.to_move is not None and len(frames) < MAX_FRAMES:
        if state.to_move is craton.CHANCE:
            state.roll(rng)
        else:
            state.push(player.choose(state.view(state.to_move)))
        after = visible_json(state.view("black"))["stones"]
        changes = {cell: after.get(cell) for cell in {*stones, *after} if stones.get(cell) != after.get(cell)}
        if changes:
            frames.append(changes)
        stones = after
    board = board_json(state.game.board)
    return {"board": board, "stones": start["stones"], "marks": start["marks"], "frames": frames}


if __name__ == "__main__":
    for name, how in SCENES.items():
        text = json.dumps(scene(name, *how), separators=(",", ":"), sort_keys=True)
        (GAMES / name / "scene.json").write_text(f"{text}\n")
