"""The page on the engine protocol has every message, with examples that have the fields of real ones."""

from __future__ import annotations

import json
import re
from pathlib import Path

import craton
from craton.bots.external import bot, messages

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


def example(kind: str, *, has: str = "type") -> dict[str, object]:
    return next(message for message in EXAMPLES if message["type"] == kind and has in message)


def test_the_examples_have_the_fields_of_real_messages() -> None:
    game = craton.game("lifeline", size=2, balance="weak")
    state = craton.State(game)
    state.push("b2")
    sent = messages.game_message(game)
    assert example("game").keys() == sent.keys()
    assert example("game")["board"].keys() == sent["board"].keys()  # type: ignore[attr-defined]
    assert example("choose")["view"].keys() == messages.view_message(state.view()).keys()  # type: ignore[attr-defined]
    assert example("choose")["view"]["text"] == state.to_text()  # type: ignore[index]
    answer = bot._answer(state.view(), {"type": "ask", "id": 1, "steps": []})
    assert example("answer").keys() == answer.keys()


def test_every_message_is_described() -> None:
    described = set(re.findall(r"^\*\*`(\w+)`\*\*", PAGE, re.MULTILINE))
    assert described == {"hello", "game", "choose", "answer", "quit", "ready", "choice", "ask", "note", "error"}
    assert {message["type"] for message in EXAMPLES} == described - {"quit"}
