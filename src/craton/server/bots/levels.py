"""The bots that a server offers: built-in ones, with bounded settings."""

from __future__ import annotations

from craton.bots.spec import BotSpec, parse_bot
from craton.bots.style import style_title
from craton.core.game import Game
from craton.server.bots.engines import PREFIX, Engines, is_engine
from craton.server.errors import RequestError, bad_request

LEVELS = range(1, 11)
SEARCHING = {"level", "simulations", "seconds", "style", "never"}
"""The settings of a search that a request may contain; the others, such as threads, are the server's."""
MAX_SECONDS = 2.0
"""Maximum number of seconds for one action, which is also how long another bot may wait for a process."""
MAX_SIMULATIONS = 100_000


def bot_of_level(level: int) -> str:
    """The specification of the bot that plays at a level."""
    return f"mcts:level={level}"


def name_of_bot(text: str) -> str:
    """The name that a bot is shown with."""
    if is_engine(text):
        return f"Engine {text.removeprefix(PREFIX)}"
    spec = _built_in(text)
    settings = dict(spec.settings)
    if spec.name == "style" and set(settings) == {"style"}:
        return style_title(str(settings["style"]))
    if set(settings) == {"level", "style"}:
        return f"{style_title(str(settings['style']))}, level {settings['level']}"
    return f"Bot, level {settings['level']}" if set(settings) == {"level"} else text


def timed(spec: str, seconds: float, *, interpreted: bool = False) -> BotSpec:
    """The bot with a time limit, if it searches; interpreted: without compiling."""
    bot = _built_in(spec)
    settings = dict(bot.settings)
    if bot.name == "mcts":
        settings["seconds"] = min(seconds, float(settings.get("seconds", seconds)))
        if interpreted:
            settings["interpreted"] = True
    return BotSpec(bot.name, tuple(sorted(settings.items())))


def checked_bot(text: str, engines: Engines | None = None) -> str:
    """The canonical text of a bot from a request; RequestError if the server does not offer it."""
    if is_engine(text):
        return (engines or Engines()).check(text)
    with bad_request():
        spec = _built_in(text)
        if spec.name != "mcts":  # a search bot is checked without importing the search
            spec.make()
        else:
            _check_search(dict(spec.settings))
    return str(spec)


def check_bot_plays(text: str, game: Game) -> None:
    """RequestError if the game has no such style or kind of action."""
    if is_engine(text):
        return
    with bad_request():
        parse_bot(text).check(game)


def _built_in(text: str) -> BotSpec:
    """A request must never make the server import a module or start a program, so other bots are refused."""
    spec = parse_bot(text)
    if spec.is_custom or spec.is_engine:
        raise RequestError("bad-request", "This server offers only the built-in bots.")
    return spec


def _check_search(settings: dict[str, object]) -> None:
    if settings.keys() - SEARCHING:
        raise RequestError("bad-request", "A search bot takes level, simulations, seconds, style and never.")
    level = settings.get("level", 1)
    if isinstance(level, bool) or level not in LEVELS:
        raise RequestError("bad-request", f"A level is a whole number from {LEVELS[0]} to {LEVELS[-1]}.")
    for name in ("simulations", "seconds"):
        value = settings.get(name, 1)
        if isinstance(value, bool) or not isinstance(value, int | float) or not value > 0:
            raise RequestError("bad-request", f"{name} must be a number above 0.")
        if value > (most := {"simulations": MAX_SIMULATIONS, "seconds": MAX_SECONDS}[name]):
            raise RequestError("bad-request", f"{name} can be at most {most:g} on this server.")
