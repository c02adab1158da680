"""Bots written as texts, such as `mcts:5`, `mcts:simulations=500` or `package.module:Name`.

The forms are NAME, NAME:LEVEL and NAME:KEY=VALUE,KEY=VALUE. NAME is that of a built-in bot, or MODULE:NAME for a custom
one: its module is imported when the bot is made, not when the text is read.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from craton.bots import BOTS, Bot, bot, custom_bot
from craton.core.errors import OptionError

FORMS = "NAME, NAME:LEVEL or NAME:KEY=VALUE,KEY=VALUE, such as mcts:5 or mcts:simulations=500"
MAX_LENGTH = 200

_CUSTOM = re.compile(r"(?P<name>[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*)(:(?P<settings>.*))?")
_KEY = re.compile(r"[a-z][a-z0-9_]*")
_WHOLE = re.compile(r"[+-]?[0-9]{1,30}")
_DECIMAL = re.compile(r"[+-]?([0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))([eE][+-]?[0-9]+)?")
_WORDS = {"yes": True, "no": False}

Setting = int | float | str


@dataclass(frozen=True)
class BotSpec:
    """A bot's name and its settings, sorted by key; `str` gives the canonical text."""

    name: str
    settings: tuple[tuple[str, Setting], ...] = ()

    @property
    def is_custom(self) -> bool:
        """Whether making the bot imports a module that the text names."""
        return self.name not in BOTS

    def make(self, seed: int | str | None = None) -> Bot:
        """A new bot; a seed among the settings takes precedence over the one given here."""
        settings: dict[str, Any] = dict(self.settings)
        return (
            custom_bot(self.name, settings, seed=seed)
            if self.is_custom
            else bot(self.name, **{"seed": seed, **settings})
        )

    def __str__(self) -> str:
        written = ",".join(f"{key}={_written(value)}" for key, value in self.settings)
        return f"{self.name}:{written}" if written else self.name


def parse_bot(text: str) -> BotSpec:
    """Read a bot's text; OptionError if it is malformed or there is no such bot. Settings are checked by `make`."""
    if len(text) > MAX_LENGTH or not text.isprintable():
        raise OptionError(f"A bot's text has at most {MAX_LENGTH} characters, all of them printable.")
    name, colon, rest = text.strip().partition(":")
    if name not in BOTS and (custom := _CUSTOM.fullmatch(text.strip())):
        name, colon, rest = custom["name"], custom[3] or "", custom["settings"] or ""
    elif name not in BOTS:
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
