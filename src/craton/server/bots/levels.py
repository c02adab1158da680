"""The bots that a server offers: built-in ones, with bounded settings."""

from __future__ import annotations

from craton.bots.spec import BotSpec, parse_bot
from craton.server.errors import RequestError, bad_request

LEVELS = range(1, 11)
SEARCHING = {"level", "simulations", "seconds"}
"""The settings of a search that a request may contain; the others, such as threads, are the server's."""
SLOWEST = 5.0
"""The most seconds that a bot may take for one action."""


def bot_of_level(level: int) -> str:
    """The specification of the bot that plays at a level."""
    return f"mcts:level={level}"


def name_of_bot(text: str) -> str:
    """The name that a bot is shown with."""
    settings = dict(_built_in(text).settings)
    return f"Bot, level {settings['level']}" if set(settings) == {"level"} else text


def timed(spec: str, seconds: float) -> BotSpec:
    """The bot with a time limit, if it searches."""
    bot = _built_in(spec)
    settings = dict(bot.settings)
    if bot.name == "mcts":
        settings["seconds"] = min(seconds, float(settings.get("seconds", seconds)))
    return BotSpec(bot.name, tuple(sorted(settings.items())))


def checked_bot(text: str) -> str:
    """The canonical text of a bot from a request; RequestError if the server does not offer it."""
    with bad_request():
        spec = _built_in(text)
        if spec.name != "mcts":  # a search bot is checked without importing the search
            spec.make()
        else:
            _check_search(dict(spec.settings))
    return str(spec)


def _built_in(text: str) -> BotSpec:
    """A request must never make the server import a module, so custom bots are refused."""
    spec = parse_bot(text)
    if spec.is_custom:
        raise RequestError("bad-request", "This server offers only the built-in bots.")
    return spec


def _check_search(settings: dict[str, object]) -> None:
    if settings.keys() - SEARCHING:
        raise RequestError("bad-request", "A search bot takes level, simulations and seconds.")
    level = settings.get("level", 1)
    if isinstance(level, bool) or level not in LEVELS:
        raise RequestError("bad-request", f"A level is a whole number from {LEVELS[0]} to {LEVELS[-1]}.")
    for name in ("simulations", "seconds"):
        value = settings.get(name, 1)
        if isinstance(value, bool) or not isinstance(value, int | float) or not value > 0:
            raise RequestError("bad-request", f"{name} must be a number above 0.")
