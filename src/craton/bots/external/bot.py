"""The bot `external:COMMAND`: a program that speaks JSON lines; docs/protocol.md describes the protocol."""

from __future__ import annotations

import random
import time
from typing import Any

from craton.bots.external.engine_bot import MARGIN, EngineBot
from craton.bots.external.messages import (
    MAX_DEPTH,
    PROTOCOL,
    MessageError,
    decode,
    encode,
    game_message,
    position_message,
    view_message,
)
from craton.bots.external.process import EngineError, LineProcess
from craton.core.errors import CratonError
from craton.core.state import State
from craton.core.view import View


class ExternalBot(EngineBot):
    """A program that speaks JSON lines."""

    name = ""
    """What the engine calls itself, once it has started."""
    _number = 0

    def _ask_for_action(self, process: LineProcess, view: View) -> str:
        if self._game != view.game:
            ready = time.monotonic() + self._start_seconds
            self._ask(process, game_message(view.game), "ready", ready)
            self._game = view.game
        self._number += 1
        question = {
            "type": "choose",
            "id": self._number,
            "seconds": self.seconds,
            "view": view_message(view),
            "legal": list(view.legal_moves),
        }
        deadline = time.monotonic() + self.seconds + MARGIN
        process.send(encode(question), deadline)
        while True:
            message = self._message(process, deadline)
            if message["type"] == "ask":
                process.send(encode(_answer(view, message)), deadline)
                continue
            if message["type"] != "choice" or message.get("id") != self._number:
                raise self._unexpected(message, f"a choice with the id {self._number}")
            action = message.get("action")
            if not isinstance(action, str):
                raise EngineError("nonsense", f"The engine {self._command!r} sent a choice without an action.")
            return action

    def _greet(self, process: LineProcess) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "seed": None if self._seed is None else str(self._seed)}
        answer = self._ask(process, hello, "hello", time.monotonic() + self._start_seconds)
        if answer.get("protocol") != PROTOCOL:
            spoken = str(answer.get("protocol"))[:20]
            raise EngineError("refused", f"The engine {self._command!r} speaks protocol {spoken}, not {PROTOCOL}.")
        self.name = str(answer.get("name", ""))[:80]

    def _ask(self, process: LineProcess, question: dict[str, Any], wanted: str, deadline: float) -> dict[str, Any]:
        process.send(encode(question), deadline)
        message = self._message(process, deadline)
        if message["type"] != wanted:
            raise self._unexpected(message, f"the message {wanted}")
        return message

    def _message(self, process: LineProcess, deadline: float) -> dict[str, Any]:
        """The engine's next message, except for its notes."""
        while True:
            try:
                message = decode(process.receive(deadline))
            except MessageError as error:
                raise EngineError("nonsense", f"The engine {self._command!r} sent nonsense. {error}") from None
            if message["type"] == "error":
                reason = str(message.get("message", "it gave no reason"))[:200]
                raise EngineError("refused", f"The engine {self._command!r} gave up: {reason}")
            if message["type"] != "note":
                return message

    def _unexpected(self, message: dict[str, Any], wanted: str) -> EngineError:
        found = str(message["type"])[:40]
        return EngineError("nonsense", f"The engine {self._command!r} sent the message {found!r} instead of {wanted}.")


def _answer(view: View, question: dict[str, Any]) -> dict[str, Any]:
    """The position after some steps, which lets an engine look ahead without rules of its own.

    What is hidden is drawn at random: `sample` is the seed of the draw.
    """
    answer: dict[str, Any] = {"type": "answer", "id": question.get("id")}
    steps = question.get("steps", [])
    try:
        if not isinstance(steps, list) or len(steps) > MAX_DEPTH or not all(isinstance(step, str) for step in steps):
            raise MessageError(f"steps is a list of at most {MAX_DEPTH} actions and outcomes.")
        position = view.sample(random.Random(str(question.get("sample", 0))))
        state = State(position.game, position)
        for step in steps:
            state.push(step)
    except CratonError as error:
        return {**answer, "problem": str(error)}
    return {**answer, **position_message(state.position), "legal": list(state.legal_moves)}
