"""Which bots can play in compiled code, and how. All others play through the same interface as on the server."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from craton.bots.mcts import MctsBot
from craton.bots.spec import BotSpec
from craton.core.errors import CratonError
from craton.core.game import Game
from craton.search.bulk.play import Seat
from craton.search.mcts.endgame import LEAST_SIMULATIONS
from craton.search.mcts.settings import MAX_LEVEL, level_of
from craton.search.solve.reductions import refuse_hidden_information

COMPILED_SETTINGS = {"simulations", "level", "network", "plain", "style", "never", "prior"}


def compiled_seat(spec: BotSpec, game: Game) -> Seat | None:
    """The bot as a compiled player that chooses in the same way; None if there is none.

    Searches from LEAST_SIMULATIONS on use the exact solver, and those with hidden information sample it, in Python.
    """
    if not knows_everything(game):
        return None
    settings: dict[str, Any] = dict(spec.settings)
    if spec.name == "random" and not settings:
        return Seat()
    if spec.name != "mcts" or not settings or not set(settings) <= COMPILED_SETTINGS:
        return None
    level = level_of(game, int(settings.get("level", MAX_LEVEL)))
    limits = [int(limit) for limit in (settings.get("simulations"), level.simulations) if limit is not None]
    if not limits or min(limits) >= LEAST_SIMULATIONS:
        return None
    return Seat(
        min(limits),
        level.temperature,
        bool(settings.get("plain", False)),
        MctsBot(**settings).guidance(game),
        network=level.network and bool(settings.get("network", True)),
    )


@lru_cache(maxsize=256)
def knows_everything(game: Game) -> bool:
    """Whether the side to move always knows the whole position."""
    try:
        refuse_hidden_information(game.start())
    except CratonError:
        return False
    return True
