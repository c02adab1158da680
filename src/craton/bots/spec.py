"""Bots written as texts, such as `mcts:5`, `mcts:simulations=500`, `style:wedge` or `package.module:Name`.

The forms are NAME, NAME:LEVEL and NAME:KEY=VALUE,KEY=VALUE. NAME is that of a built-in bot, or MODULE:NAME for a custom
one: its module is imported when the bot is made, not when the text is read. A style's name comes first
(`style:wedge,cut=3`), and `style:NAME+mcts:4` is a search guided by a style: the setting `style` of the search. A
program that is a bot is written external:COMMAND or gtp:COMMAND, with settings before the command if there are any:
external:seconds=2:COMMAND.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from craton.bots import BOTS, ENGINES, Bot, bot, custom_bot
from craton.core.errors import OptionError
from craton.core.game import Game
from craton.search.guidance import guidance_of

FORMS = "NAME, NAME:LEVEL or NAME:KEY=VALUE,KEY=VALUE, such as mcts:5, style:wedge or style:wedge+mcts:simulations=500"
MAX_LENGTH = 200
MAX_ENGINE_LENGTH = 2000

_CUSTOM = re.compile(r"(?P<name>[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*)(:(?P<settings>.*))?")
_ENGINE = re.compile(r"((?P<settings>[a-z]+=[^:,\s]+(,[a-z]+=[^:,\s]+)*):)?(?P<command>.*\S.*)")
_GUIDED = re.compile(r"style:(?P<style>[^+]*(\+[0-9.][^+]*)*)\+(?P<search>[a-z].*)")
_STYLE = re.compile(r"[a-z][a-z0-9-]*")
_KEY = re.compile(r"[a-z][a-z0-9_]*")
_WHOLE = re.compile(r"[+-]?[0-9]{1,30}")
_DECIMAL = re.compile(r"[+-]?([0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))([eE][+-]?[0-9]+)?")
TIMED = frozenset({"mcts", *ENGINES})
"""Bots that take the setting `seconds`."""
_WORDS = {"yes": True, "no": False}

Setting = int | float | str
STYLE_SETTINGS = ("style", "never", "temperature", "seed")
"""Settings of a style bot that are not weights."""


@dataclass(frozen=True)
class BotSpec:
    """A bot's name and its settings, sorted by key; `str` gives the canonical text."""

    name: str
    settings: tuple[tuple[str, Setting], ...] = ()

    @property
    def is_custom(self) -> bool:
        """Whether making the bot imports a module that the text names."""
        return self.name not in BOTS and not self.is_engine

    @property
    def is_engine(self) -> bool:
        """Whether making the bot's first choice starts a program that the text names."""
        return self.name in ENGINES

    def limited(self, seconds: float) -> BotSpec:
        """The same bot with at most this many seconds for an action, if it has a time limit at all."""
        if self.name not in TIMED:
            return self
        settings: dict[str, Any] = dict(self.settings)
        settings["seconds"] = min(seconds, float(settings.get("seconds", seconds)))
        return BotSpec(self.name, tuple(sorted(settings.items())))

    def make(self, seed: int | str | None = None) -> Bot:
        """A new bot; a seed among the settings takes precedence over the one given here."""
        settings: dict[str, Any] = dict(self.settings)
        return (
            custom_bot(self.name, settings, seed=seed)
            if self.is_custom
            else bot(self.name, **{"seed": seed, **settings})
        )

    def check(self, game: Game) -> None:
        """Raise OptionError if the game has no such style, feature or kind of action; other bots play every game."""
        settings: dict[str, Any] = dict(self.settings)
        style, never = settings.get("style"), settings.get("never")
        if self.name == "style":
            weights = {key: value for key, value in settings.items() if key not in STYLE_SETTINGS}
            guidance_of(game, style, weights, never)
        elif self.name == "mcts" and (style is not None or never is not None):
            name, weights = read_style(style) if style is not None else (None, {})
            guidance_of(game, name, weights, never)

    def __str__(self) -> str:
        settings = dict(self.settings)
        style = settings.pop("style", None) if self.name in ("style", "mcts") else None
        command = settings.pop("command", "") if self.is_engine else ""
        written = ",".join(f"{key}={_written(value)}" for key, value in settings.items())
        if self.is_engine:
            return f"{self.name}:{written}{':' if written else ''}{command}"
        if self.name == "style":
            return ",".join(filter(None, (f"style:{style}", written)))
        text = f"{self.name}:{written}" if written else self.name
        return text if style is None else f"style:{style}+{text}"


def parse_bot(text: str) -> BotSpec:
    """Read a bot's text; OptionError if it is malformed or there is no such bot. Settings are checked by `make`."""
    most = MAX_ENGINE_LENGTH if text.strip().partition(":")[0] in ENGINES else MAX_LENGTH
    if len(text) > most or not text.isprintable():
        raise OptionError(f"A bot's text has at most {most} characters, all of them printable.")
    if guided := _GUIDED.fullmatch(text.strip()):
        return _guided_search(guided["style"], guided["search"])
    name, colon, rest = text.strip().partition(":")
    if name in ENGINES:
        return _engine(name, rest, text)
    if name not in BOTS and (custom := _CUSTOM.fullmatch(text.strip())):
        name, colon, rest = custom["name"], custom[3] or "", custom["settings"] or ""
    elif name not in BOTS:
        raise OptionError(f"There is no bot {name!r}; the bots are {', '.join((*BOTS, *ENGINES))}.")
    settings = _settings(name, rest.split(",") if colon else [], text)
    if name == "style" and "style" not in settings:
        raise OptionError("Name a style, such as style:wedge; craton games GAME --styles lists them.")
    return BotSpec(name, tuple(sorted(settings.items())))


def _engine(name: str, rest: str, text: str) -> BotSpec:
    """Read what follows external: or gtp:, which is a command with settings before it if there are any."""
    found = _ENGINE.fullmatch(rest)
    if found is None:
        raise OptionError(f"The bot {name} is written {name}:COMMAND, such as {name}:node engine.mjs.")
    settings = _settings(name, found["settings"].split(",") if found["settings"] else [], text)
    return BotSpec(name, tuple(sorted({**settings, "command": found["command"].strip()}.items())))


def read_style(text: str) -> tuple[str, dict[str, float]]:
    """The name and the changed weights of a style such as `wedge,cut=3`."""
    settings: dict[str, Any] = _settings("style", str(text).split(","), str(text))
    return settings.pop("style", ""), settings


def _guided_search(style: str, search: str) -> BotSpec:
    """The search guided by a style; `never` may stand in either part."""
    text = f"style:{style}+{search}"
    spec = parse_bot(search)
    if spec.name != "mcts":
        raise OptionError(f"A style guides a search: style:NAME+mcts:4, not {text!r}.")
    own = _settings("style", style.split(","), text)
    name = own.pop("style", None)
    settings = {**dict(spec.settings), **({"never": own.pop("never")} if "never" in own else {})}
    if name is None or "style" in dict(spec.settings) or {"seed", "temperature"} & own.keys():
        raise OptionError(f"A bot is written {FORMS}, not {text!r}.")
    weights = [f"{key}={_written(value)}" for key, value in sorted(own.items())]
    settings["style"] = ",".join([str(name), *weights])
    return BotSpec("mcts", tuple(sorted(settings.items())))


def _settings(name: str, parts: list[str], text: str) -> dict[str, Setting]:
    """Read KEY=VALUE; a number alone is a level, and a style's name may stand alone."""
    settings: dict[str, Setting] = {}
    for part in parts:
        key, _, value = (word.strip() for word in part.partition("="))
        if _WHOLE.fullmatch(key) and not value:
            key, value = "level", key
        elif name == "style" and _STYLE.fullmatch(key) and not value:
            key, value = "style", key
        if not _KEY.fullmatch(key) or not value:
            raise OptionError(f"A bot is written {FORMS}, not {text!r}.")
        if key in settings:
            raise OptionError(f"{key} is given twice in {text!r}.")
        settings[key] = _read(value)
    return settings


def _read(value: str) -> Setting:
    if value in _WORDS:
        return _WORDS[value]
    if _WHOLE.fullmatch(value):
        return int(value)
    return float(value) if _DECIMAL.fullmatch(value) else value


def _written(value: Setting) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
