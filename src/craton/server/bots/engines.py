"""External engines that the operator has configured. A request names one; it never contains a command."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from craton.bots.external import ExternalBot, GtpBot
from craton.bots.external.engine_bot import START_SECONDS
from craton.bots.spec import BotSpec, parse_bot
from craton.core.errors import CratonError, OptionError
from craton.core.view import View
from craton.server.bots.worker import Report
from craton.server.errors import RequestError

PREFIX = "engine:"
MAX_KEPT = 4
"""Engines that one worker process keeps running."""
START_MARGIN = START_SECONDS

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _.-]{0,31}")


class Engines:
    """The engines of a server by name; a seat with the bot `engine:NAME` is played by one."""

    def __init__(self, specs: Mapping[str, BotSpec] | None = None) -> None:
        self._specs = dict(specs or {})

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._specs)

    def spec(self, text: str) -> BotSpec:
        """The engine of a seat's bot; CratonError if the server no longer has it."""
        name = text.removeprefix(PREFIX)
        if name not in self._specs:
            raise CratonError(f"This server has no engine {name[:40]!r}.")
        return self._specs[name]

    def check(self, text: str) -> str:
        """The bot of a request; RequestError if the server does not offer it."""
        try:
            self.spec(text)
        except CratonError as error:
            raise RequestError("bad-request", str(error)) from None
        return text


def read_engines(file: str) -> Engines:
    """The engines of a file with lines `NAME = BOT`; OptionError names the line that is wrong. Empty for no file."""
    if not file:
        return Engines()
    try:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError(f"The engines cannot be read from {file}: {getattr(error, 'strerror', error)}.") from None
    specs: dict[str, BotSpec] = {}
    for number, line in enumerate(lines, start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        name, equals, text = (part.strip() for part in line.partition("="))
        try:
            if not equals or not _NAME.fullmatch(name) or name in specs:
                raise OptionError("an engine is written NAME = external:COMMAND or gtp:COMMAND, each name once.")
            spec = parse_bot(text)
            if not spec.is_engine:
                raise OptionError(f"{text[:40]!r} is not an external engine.")
            spec.make()
        except OptionError as error:
            raise OptionError(f"{file}, line {number}: {error}") from None
        specs[name] = spec
    return Engines(specs)


def is_engine(text: str) -> bool:
    """Whether a seat's bot is a configured engine."""
    return text.startswith(PREFIX)


_running: dict[str, ExternalBot | GtpBot] = {}
"""In a worker process: the engines that it keeps running, the latest last."""


def choose_with_engine(_: Report, view: View, spec: str, seconds: float) -> str:
    """The task of choosing an action with an engine, run in a worker process."""
    limited = dict(parse_bot(spec).limited(seconds).settings)
    bot = _running.pop(spec, None)
    if bot is None:
        made = parse_bot(spec).make()
        assert isinstance(made, ExternalBot | GtpBot)
        bot = made
    while len(_running) >= MAX_KEPT:
        _running.pop(next(iter(_running))).close()
    _running[spec] = bot
    bot.seconds = float(limited["seconds"])
    return bot.choose(view)
