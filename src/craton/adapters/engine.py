"""A Craton bot as an engine that speaks JSON lines: the other end of `external:COMMAND`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TextIO

from craton.bots import Bot, close_bot
from craton.bots.external.messages import PROTOCOL, decode, encode
from craton.bots.spec import BotSpec
from craton.core.errors import CratonError
from craton.core.game import make_game
from craton.core.registry import definition
from craton.core.view_text import read_view


def serve(spec: BotSpec, version: str, lines: Iterable[str], out: TextIO) -> None:
    """Answer messages until the input ends or `quit` arrives. A message that is wrong is answered with `error`."""
    engine = _Engine(spec, version)
    for line in lines:
        if not line.strip():
            continue
        try:
            message = decode(line)
            if message["type"] == "quit":
                break
            answer = engine.answer(message)
        except CratonError as error:
            answer = {"type": "error", "message": str(error)}
        out.write(encode(answer) + "\n")
        out.flush()
    engine.close()


class _Engine:
    def __init__(self, spec: BotSpec, version: str) -> None:
        self._spec, self._version = spec, version
        self._seed: str | None = None
        self._bot: Bot | None = None
        self._seconds: float | None = None

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        match message["type"]:
            case "hello":
                return self._hello(message)
            case "game":
                # Options that this version does not know are refused now, not at the first move.
                make_game(definition(str(message.get("game"))), _options(message))
                return {"type": "ready"}
            case "choose":
                return self._choice(message)
        raise CratonError(f"There is no message {message['type'][:40]!r}; the messages are hello, game, choose, quit.")

    def close(self) -> None:
        if self._bot is not None:
            close_bot(self._bot)
        self._bot = None

    def _hello(self, message: dict[str, Any]) -> dict[str, Any]:
        if message.get("protocol") != PROTOCOL:
            raise CratonError(f"This engine speaks protocol {PROTOCOL}, not {str(message.get('protocol'))[:20]}.")
        seed = message.get("seed")
        self._seed = None if seed is None else str(seed)
        self.close()
        return {"type": "hello", "protocol": PROTOCOL, "name": f"craton {self._spec}", "version": self._version}

    def _choice(self, message: dict[str, Any]) -> dict[str, Any]:
        seen, seconds = message.get("view"), message.get("seconds")
        if not isinstance(seen, dict) or not all(isinstance(seen.get(key), str) for key in ("text", "viewer")):
            raise CratonError("choose needs a view with a text and a viewer.")
        view = read_view(seen["text"], seen["viewer"])
        limit = float(seconds) if isinstance(seconds, int | float) and seconds > 0 else None
        if self._bot is None or limit != self._seconds:
            self.close()
            # Nine tenths, because reading, writing and the end of a search take time too.
            spec = self._spec if limit is None else self._spec.limited(0.9 * limit)
            self._bot, self._seconds = spec.make(self._seed), limit
        return {"type": "choice", "id": message.get("id"), "action": self._bot.choose(view)}


def _options(message: dict[str, Any]) -> dict[str, object]:
    options = message.get("options", {})
    if not isinstance(options, dict):
        raise CratonError("options is an object: option -> value.")
    return {str(name): tuple(value) if isinstance(value, list) else value for name, value in options.items()}
