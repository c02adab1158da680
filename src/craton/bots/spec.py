"""Bots written as texts: NAME, NAME:LEVEL or NAME:KEY=VALUE,KEY=VALUE, such as `mcts:5` or `mcts:simulations=500`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from craton.bots import BOTS, Bot, bot
from craton.core.errors import OptionError

FORMS = "NAME, NAME:LEVEL or NAME:KEY=VALUE,KEY=VALUE, such as mcts:5 or mcts:simulations=500"
LONGEST = 200

_KEY = re.compile(r"[a-z][a-z0-9_]*")
_WHOLE = re.compile(r"[+-]?[0-9]{1,30}")
_DECIMAL = re.compile(r"[+-]?([0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))([eE][+-]?[0-9]+)?")
_WORDS = {"yes": True, "no": False}

Setting = int | float | str


@dataclass(frozen=True)
class BotSpec:
    """A bot's name and settings, sorted by key; its text is the same for all ways to write it."""

    name: str
    settings: tuple[tuple[str, Setting], ...] = ()

    def make(self, seed: int | str | None = None) -> Bot:
        """A new bot; a seed among the settings goes before the one given here."""
        return bot(self.name, **{"seed": seed, **dict(self.settings)})

    def __str__(self) -> str:
        written = ",".join(f"{key}={_written(value)}" for key, value in self.settings)
        return f"{self.name}:{written}" if written else self.name


def parse_bot(text: str) -> BotSpec:
    """Reads a bot's text; OptionError if it is malformed or there is no such bot. Settings are checked by `make`."""
    if len(text) > LONGEST or not text.isprintable():
        raise OptionError(f"A bot's text has at most {LONGEST} characters, all of them printable.")
    name, colon, rest = text.strip().partition(":")
    if name not in BOTS:
        raise OptionError(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
    settings: dict[str, Setting] = {}
    for part in rest.split(",") if colon else ():
        key, _, value = (word.strip() for word in part.partition("="))
        if _WHOLE.fullmatch(key) and not value:
            key, value = "level", key
        if not _KEY.fullmatch(key) or not value:
            raise OptionError(f"A bot is written {FORMS}, not {text!r}.")
        if key in settings:
            raise OptionError(f"{key} is given twice in {text!r}.")
        settings[key] = _read(value)
    return BotSpec(name, tuple(sorted(settings.items())))


def _read(value: str) -> Setting:
    if value in _WORDS:
        return _WORDS[value]
    if _WHOLE.fullmatch(value):
        return int(value)
    return float(value) if _DECIMAL.fullmatch(value) else value


def _written(value: Setting) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
