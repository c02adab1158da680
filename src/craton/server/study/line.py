"""A line of play that somebody looks at: read from texts, and shown with everything open."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from craton.core.errors import CratonError
from craton.core.game import make_game
from craton.core.insight import number_to_json
from craton.core.options import split_options
from craton.core.position import Position
from craton.core.registry import definition
from craton.core.sides import Actor, Side
from craton.core.state import State, Step
from craton.core.text import read_position, write_position
from craton.core.view import View
from craton.core.wording import counted, listed
from craton.server.errors import Refusal
from craton.server.foresight import odds_json
from craton.server.matches.secrecy import seat_of, side_of
from craton.server.showing import NO_ACTIONS, actions_json, board_json, options_json, seen_json

REMEMBERED = 4096
"""Steps: who walks up and down a line does not have it played anew each time."""


def opening(game: str | None, options: Mapping[str, Any] | str, preset: str | None, position: str | None) -> Position:
    """The position in which a line begins; Refusal if there is none."""
    try:
        given: dict[str, Any] = dict(split_options(options) if isinstance(options, str) else options)
        if preset is not None:
            given["preset"] = preset
        if position is None:
            if game is None:
                raise Refusal("bad-request", "Name a game, or give a position.")
            return make_game(definition(game), given, random.SystemRandom()).start()
        found = read_position(position)
        named = game is not None and definition(game) is not found.game.definition
        if named or (given and make_game(found.game.definition, given) != found.game):
            raise Refusal("bad-request", "The position is of another game, or of other options.")
    except Refusal:
        raise
    except CratonError as error:
        raise Refusal("bad-request", str(error)) from None
    return found


def play(start: Position, texts: Sequence[str]) -> list[Step]:
    """The steps that texts (`e5`, `=3`, `xc5=1+stop`) stand for; Refusal with the place of the first that is wrong."""
    steps: list[Step] = []
    position = start
    for place, text in enumerate(texts):
        try:
            steps += _steps(position, text)
        except CratonError as error:
            raise Refusal("illegal", str(error), step=place) from None
        position = steps[-1].after
    return steps


@lru_cache(maxsize=REMEMBERED)
def _steps(position: Position, text: str) -> tuple[Step, ...]:
    if text.startswith("="):
        if position.to_move is not Actor.CHANCE:
            raise CratonError(f"Nothing is thrown here, so {text[:20]} cannot come.")
        text = text[1:]
    state = State(position.game, position)
    state.push(text)
    return state.steps


def open_view(position: Position) -> View:
    """The view of one who is to move and sees everything."""
    return View(position.game, str(position.to_move), position.data, hides=False)


def line_json(start: Position, steps: Sequence[Step]) -> dict[str, Any]:
    game, position = start.game, steps[-1].after if steps else start
    return {
        "game": game.name,
        "title": game.title,
        "options": options_json(game),
        "options_text": game.options_text,
        "board": board_json(game.board),
        "setup": None if start == game.start() else write_position(start),
        "steps": [step_json(number, step) for number, step in enumerate(steps)],
        "state": position_json(position),
        "chance": chance_json(position),
        "result": result_json(position),
    }


def step_json(number: int, step: Step) -> dict[str, Any]:
    return {
        "number": number,
        "turn": step.before.turn + 1,
        "seat": seat_of(step.before),
        "mover": str(step.mover),
        "event": step.event,
        "text": step.text,
        "concealed": False,
    }


def position_json(position: Position) -> dict[str, Any]:
    view = open_view(position)
    return {**seen_json(view), "actions": actions_json(view) if position.legal else NO_ACTIONS}


def result_json(position: Position) -> dict[str, Any] | None:
    outcome = position.outcome
    if outcome is None:
        return None
    side = outcome.winner
    seats = ("first", "second")
    return {
        "winner": "draw" if side is None else next(seat for seat in seats if side_of(position, seat) is side),
        "side": str(side) if side else None,
        "reason": outcome.reason,
        "score": list(outcome.score) if outcome.score else None,
    }


def chance_json(position: Position) -> dict[str, Any] | None:
    """The event at hand with its odds, and what each outcome would do."""
    if position.to_move is not Actor.CHANCE:
        return None
    view = open_view(position)
    odds = (odds_json(view, one) for one in position.game.definition.odds(position) if one.what == position.event)
    outcomes = []
    for number, (text, probability) in enumerate(position.chance.items()):
        words = _consequence(position, position.after_outcome(number))
        outcomes.append({"text": text, "probability": number_to_json(probability), "words": words})
    return {"event": position.event, "odds": next(odds, None), "outcomes": outcomes}


def _consequence(before: Position, after: Position) -> str:
    """`White loses 2 stones: a1 and b2.`"""
    gone: dict[Side, list[str]] = {}
    come: dict[Side, list[str]] = {}
    for cell, name in enumerate(before.game.board.names):
        old, new = before.stone(cell), after.stone(cell)
        if old is not new:
            if old:
                gone.setdefault(old, []).append(name)
            if new:
                come.setdefault(new, []).append(name)
    parts = [_told(side, "loses", names) for side, names in gone.items()]
    parts += [_told(side, "gains", names) for side, names in come.items()]
    return " ".join(parts) or "No stone changes."


def _told(side: Side, what: str, names: list[str]) -> str:
    return f"{str(side).capitalize()} {what} {counted(len(names), 'stone')}: {listed(names)}."
