"""The messages of the JSON-lines protocol that both ends share; docs/protocol.md describes every message."""

from __future__ import annotations

import json
from typing import Any

from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.position import Position
from craton.core.view import View
from craton.core.view_text import write_view

PROTOCOL = 1
MAX_DEPTH = 200
"""Steps that a question may play."""


class MessageError(CratonError):
    """A line that is not a message of the protocol."""


def encode(message: dict[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=True, separators=(",", ":"))


def decode(line: str) -> dict[str, Any]:
    """The message in a line; MessageError if it is none."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise MessageError(f"This line is not JSON: {line[:80]!r}.") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise MessageError(f"A message is a JSON object with a type, not {line[:80]!r}.")
    return message


def game_message(game: Game) -> dict[str, Any]:
    board = game.board
    return {
        "type": "game",
        "game": game.name,
        "title": game.title,
        "options": {name: list(value) if isinstance(value, tuple) else value for name, value in game.options.items()},
        "options_text": game.options_text,
        "board": {
            "kind": board.kind,
            "size": board.size,
            "cells": list(board.names),
            "neighbours": [[board.names[near] for near in links] for links in board.links],
            "places": [[round(x, 4), round(y, 4)] for x, y in board.centres],
        },
    }


def view_message(view: View) -> dict[str, Any]:
    """A view, without the legal actions."""
    return {"viewer": view.viewer, "text": write_view(view), "hides": view.hides, **position_message(view.seen)}


def position_message(position: Position) -> dict[str, Any]:
    """What an engine without rules of its own needs to know of a position, or of a view's visible part."""
    over, event = position.outcome, position.event
    return {
        "to_move": None if position.to_move is None else str(position.to_move),
        "seat_to_move": None if position.seat_to_move is None else str(position.seat_to_move),
        "seat_of_black": str(position.seat_of_black),
        "turn": position.turn,
        "stones": {name: str(side) for name, side in position.board.items()},
        "chance": None
        if event is None
        else {"event": event, "outcomes": {name: str(share) for name, share in position.chance.items()}},
        "outcome": None
        if over is None
        else {
            "winner": None if over.winner is None else str(over.winner),
            "reason": over.reason,
            "score": list(over.score) if over.score else None,
        },
    }
