"""Hand-made positions of Lifeline, drawn, and random ones."""

from __future__ import annotations

import random
from collections.abc import Mapping

from craton.core.game import Game
from craton.core.position import Position
from craton.core.state import State
from craton.games.lifeline.law import rules
from tests import drawn as pictures


def drawn(picture: str, *, mover: str = "black", turns: int | None = None, **given: object) -> State:
    """The state with that board, in the middle of a game; options and variables may be given by name."""
    if turns is None:
        turns = 21 if mover == "white" else 20
    size = (len(pictures.rows_of(picture)) + 1) // 2
    return pictures.drawn("lifeline", picture, mover=mover, turns=turns, **{"size": size, **given})


def cells(state: State) -> set[str]:
    """The legal placements."""
    return set(state.legal_moves) & set(state.game.board.names)


def position_of(game: Game, stones: Mapping[str, str], side: str, turn: int = 20) -> Position:
    """A position with those stones, `side` to move after `turn` turns or one more; possible or not."""
    values = [("", "black", "white").index(stones.get(name, "")) for name in game.board.names]
    mover = 1 if side == "white" else 0
    return pictures.position_of(game, values, mover, turn + (turn + mover) % 2)


def without_dead(game: Game, stones: Mapping[str, str]) -> dict[str, str]:
    """The board without its dead groups: one that can stand at the end of a turn."""
    data, work = list(position_of(game, stones, "black").data), [0] * game.work_size
    while rules.remove_dead(game.constants, data, 0, work) + rules.remove_dead(game.constants, data, 1, work):
        pass
    return Position(game, tuple(data)).board  # type: ignore[return-value]


def strewn(game: Game, rng: random.Random) -> dict[str, str]:
    """Stones strewn at random, often in clumps, so that they wall regions off."""
    names, links = game.board.names, game.board.links
    density = rng.choice([0.3, 0.45, 0.55, 0.65, 0.75])
    stones: dict[str, str] = {}
    for cell in rng.sample(range(len(names)), round(density * len(names))):
        near = [stones[names[other]] for other in links[cell] if names[other] in stones]
        stones[names[cell]] = rng.choice(near) if near and rng.random() < 0.6 else rng.choice(["black", "white"])
    return stones
