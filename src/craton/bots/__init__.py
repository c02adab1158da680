"""Bots: anything that chooses an action from a view."""

from __future__ import annotations

from typing import Protocol

from craton.bots.random import RandomBot
from craton.core.errors import OptionError
from craton.core.view import View

BOTS = {"random": RandomBot}


class Bot(Protocol):
    def choose(self, view: View) -> str:
        """A legal action of the side whose view it is."""


def bot(name: str, **settings: object) -> Bot:
    """A bot by name; settings it does not know raise OptionError."""
    if name not in BOTS:
        raise OptionError(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
    try:
        return BOTS[name](**settings)  # type: ignore[arg-type]  # what does not fit is refused below
    except TypeError:
        raise OptionError(f"The bot {name} does not take {', '.join(settings)} in this way.") from None
