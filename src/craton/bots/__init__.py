"""Bots: anything that chooses an action from a view."""

from __future__ import annotations

from importlib import import_module
from inspect import signature
from typing import Protocol

from craton.core.errors import OptionError
from craton.core.view import View

# Modules are imported when a bot is asked for: the searching one needs NumPy and Numba, and starting has to be quick.
BOTS = {"greedy": "GreedyBot", "mcts": "MctsBot", "random": "RandomBot"}


class Bot(Protocol):
    def choose(self, view: View) -> str:
        """A legal action of the side whose view it is."""


def bot(name: str, **settings: object) -> Bot:
    """A bot by name; settings it does not know raise OptionError."""
    if name not in BOTS:
        raise OptionError(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
    make = getattr(import_module(f"{__name__}.{name}"), BOTS[name])
    known = signature(make).parameters
    unknown = [setting for setting in settings if setting not in known]
    if unknown:
        raise OptionError(f"The bot {name} does not take {', '.join(unknown)}; it takes {', '.join(known)}.")
    try:
        found: Bot = make(**settings)
    except TypeError:
        raise OptionError(f"The bot {name} does not take {', '.join(settings)} in this way.") from None
    return found
