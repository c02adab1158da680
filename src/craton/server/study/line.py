"""Lines of play under study, read from texts. Nothing in them is hidden."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from craton.core.errors import CratonError
from craton.core.game import make_game
from craton.core.options import split_options
from craton.core.position import Position
from craton.core.registry import definition
from craton.core.sides import Actor
from craton.core.state import State, Step
from craton.core.text import read_position
from craton.core.view import View
from craton.server.errors import RequestError, bad_request

CACHED_STEPS = 4096
"""Steps kept, so that stepping through a line does not replay it each time."""


def first_position(
    game: str | None, options: Mapping[str, Any] | str, preset: str | None, position: str | None
) -> Position:
    """The position that a line starts from; RequestError if it is impossible."""
    with bad_request():
        given: dict[str, Any] = dict(split_options(options) if isinstance(options, str) else options)
        if preset is not None:
            given["preset"] = preset
        if position is None:
            if game is None:
                raise RequestError("bad-request", "Name a game or give a position.")
            return make_game(definition(game), given, random.SystemRandom()).start()
        found = read_position(position)
        named = game is not None and definition(game) is not found.game.definition
        if named or (given and make_game(found.game.definition, given) != found.game):
            raise RequestError("bad-request", "The position belongs to another game or to other options.")
    return found


def play(start: Position, texts: Sequence[str]) -> list[Step]:
    """The steps that texts (`e5`, `=3`, `xc5=1+stop`) stand for; RequestError with the index of the first wrong one."""
    steps: list[Step] = []
    position = start
    for index, text in enumerate(texts):
        try:
            steps += _steps(position, text)
        except CratonError as error:
            raise RequestError("illegal", str(error), step=index) from None
        position = steps[-1].after
    return steps


@lru_cache(maxsize=CACHED_STEPS)
def _steps(position: Position, text: str) -> tuple[Step, ...]:
    if text.startswith("="):
        if position.to_move is not Actor.CHANCE:
            raise CratonError(f"No chance event is pending here, so {text[:20]} is not possible.")
        text = text[1:]
    state = State(position.game, position)
    state.push(text)
    return state.steps


def open_view(position: Position) -> View:
    """The view of the side to move, with nothing hidden."""
    return View(position.game, str(position.to_move), position.data, hides=False)
