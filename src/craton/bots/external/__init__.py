"""External engines: programs in any language that choose actions, asked over their standard input and output."""

from craton.bots.external.bot import ExternalBot
from craton.bots.external.gtp import GtpBot
from craton.bots.external.process import EngineError

__all__ = ["EngineError", "ExternalBot", "GtpBot"]
