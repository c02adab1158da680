"""Levels of the built-in opponents."""

from __future__ import annotations

from craton.bots.spec import BotSpec, parse_bot
from craton.core.errors import CratonError
from craton.server.errors import Refusal

LEVELS = range(1, 11)
SEARCHING = 3
"""The first level that searches; below it are the bots that need no compiler."""
SLOWEST = 5.0
"""Seconds that a bot may take for one action, whatever its level says."""


def bot_of_level(level: int) -> str:
    """The text of the bot that plays at a level."""
    if level < SEARCHING:
        return ("random", "greedy")[level - 1]
    return f"mcts:simulations={30 * 3 ** (level - SEARCHING)}"


def timed(spec: str, seconds: float) -> BotSpec:
    """The bot with a limit of time, if it is one that takes any."""
    bot = parse_bot(spec)
    settings = dict(bot.settings)
    if bot.name == "mcts":
        settings["seconds"] = min(seconds, float(settings.get("seconds", seconds)))
    return BotSpec(bot.name, tuple(sorted(settings.items())))


def checked_bot(text: str) -> str:
    """The text of a bot in its canonical form; Refusal if there is no such bot."""
    try:
        spec = parse_bot(text)
        if spec.name != "mcts":  # a searching bot is checked without importing the search
            spec.make()
        elif {key for key, _ in spec.settings} - {"simulations", "seconds"}:
            raise Refusal("bad-request", "A searching bot takes simulations and seconds.")
    except Refusal:
        raise
    except CratonError as error:
        raise Refusal("bad-request", str(error)) from None
    return str(spec)
