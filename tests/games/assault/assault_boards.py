"""Hand-made positions, drawn; and random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import craton
from craton.boards import triangles
from craton.core.position import Position
from craton.core.state import State
from craton.games.assault.insight.attack_board import AttackBoard, bits_of, successes
from tests import drawn as pictures


def drawn(*rows: str, mover: str = "black", turns: int = 20, **given: object) -> State:
    """The state with that board: rows from the top, `b`, `w`, `~` flooded, `.` empty."""
    return pictures.drawn("assault", "\n".join(rows), mover=mover, turns=turns, **given)


def rows(state: State) -> list[str]:
    """The board as `drawn` takes it, without spaces."""
    return pictures.picture_of(state).split("\n")


def random_options(rng: random.Random) -> dict[str, object]:
    board = rng.choice(["hex37", "hex37", "hex24", "hex54", "torus24", "torus54"])
    return {
        "board": board,
        "turn_limit": rng.choice([10, 11, 20, 21, 30, 31, 45, 60]),
        "pie": rng.random() < 0.5,
        "momentum": rng.randrange(3),
        "influence": rng.random() < 0.5,
        "stubborn": rng.random() < 0.5,
        "sacred": rng.choice(["off", "any", "core"]),
        "tide": board.startswith("hex") and rng.random() < 0.7,
    }


def choose(position: Position, rng: random.Random, style: str) -> int:
    """A random action; the styles lead to the corners of the rules that uniform play never sees."""
    cells = len(position.game.board)
    actions = position.legal
    if style == "fierce":
        actions = tuple(a for a in actions if cells <= a < 2 * cells) or actions
    elif style == "rim":  # places on the layer that floods next, so that floods take everything
        flooded = {cell for cell in range(cells) if position.data[-cells + cell] == 3}
        ring = next((ring for ring in position.game.board.rings if not flooded.issuperset(ring)), ())
        actions = tuple(a for a in actions if a in ring) or tuple(a for a in actions if a >= 2 * cells) or actions
    return rng.choice(actions)


def random_positions(rng: random.Random, options: dict[str, object], style: str = "even") -> Iterator[Position]:
    """All positions of a random game."""
    position = craton.game("assault", **options).start()
    yield position
    while position.to_move is not None:
        if position.weights:
            position = position.after_outcome(rng.randrange(len(position.weights)))
        else:
            position = position.after(choose(position, rng, style))
        yield position


def random_attack_board(rng: random.Random, most: int) -> AttackBoard:
    """Stones all over a board, as one side sees them, with at most `most` enemies."""
    while True:
        links = triangles(rng.choice(["hex24", "torus24", "hex37", "torus54"])).links
        near = tuple(bits_of(cells) for cells in links)
        stones = [rng.choices([0, 1, 2], [1, 2, 2])[0] for _ in near]
        own, foe = (bits_of([cell for cell, stone in enumerate(stones) if stone == side]) for side in (1, 2))
        if foe.bit_count() <= most:
            flooding = rng.getrandbits(len(near)) if rng.random() < 0.3 else 0
            heads, faces = rng.choice([(1, 2), (1, 2), (1, 4), (2, 5), (2, 3), (3, 4)])
            board = AttackBoard(own, foe, near, rng.choice([0, 1, 1, 2]), rng.random() < 0.4, flooding)
            return replace(board, successes=successes(heads, faces), cases=faces**3)
