"""Craton: four territorial abstract games, with exact rules, explicit chance and nothing hidden that should be seen."""

from __future__ import annotations

import random

from craton import odds
from craton.bots import bot
from craton.core.errors import ActionError, CratonError, OptionError, RecordError, TextError
from craton.core.game import Game
from craton.core.position import Outcome, Position
from craton.core.registry import game
from craton.core.registry import names as list_games
from craton.core.sides import CHANCE, Side
from craton.core.state import State
from craton.core.view import View

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "ActionError",
    "CratonError",
    "Game",
    "OptionError",
    "Outcome",
    "Position",
    "RecordError",
    "Side",
    "State",
    "TextError",
    "View",
    "bot",
    "game",
    "list_games",
    "new",
    "odds",
    "parse",
]


def new(name: str, *, rng: random.Random | None = None, **options: object) -> State:
    """A new game by name. Options are checked; `preset` names a set of them, `rng` draws those asked for as random."""
    return State(game(name, rng=rng, **options))


def parse(text: str) -> State:
    """The state that `to_text` wrote."""
    from craton.core.text import read_position

    position = read_position(text)
    return State(position.game, position)
