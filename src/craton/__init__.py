"""Craton: four territorial abstract games with exact rules, explicit chance and hidden information.

>>> import craton
>>> state = craton.new("lifeline", size=5)
>>> state.push("c3").text
'c3'

docs/python.md describes everything below.
"""

from __future__ import annotations

import random

from craton import odds, record
from craton.bots import bot
from craton.core.errors import ActionError, CratonError, OptionError, RecordError, TextError
from craton.core.game import Game
from craton.core.position import Outcome, Position
from craton.core.registry import game
from craton.core.registry import names as list_games
from craton.core.sides import CHANCE, Side
from craton.core.state import State
from craton.core.text import read_position
from craton.core.view import View
from craton.record.play import play

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
    "play",
    "record",
]


def new(name: str, *, rng: random.Random | None = None, **options: object) -> State:
    """A new game by name. `preset` names a set of options; `rng` draws the options given as random.

    >>> new("faultlines", size=5).to_text()
    'faultlines size=5 5/5/5/5/5 black 0 -'
    """
    return State(game(name, rng=rng, **options))


def parse(text: str) -> State:
    """A state at the position that `to_text` wrote; TextError if the text is malformed.

    >>> parse("faultlines size=3 3/1b1/3 white 1 black_placed=1").board
    {'b2': <Side.BLACK: 'black'>}
    """
    position = read_position(text)
    return State(position.game, position)
