"""Routes about the games themselves: options, presets, boards, rules, levels."""

from __future__ import annotations

import random
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Request
from fastapi import Path as InPath

from craton.core.definition import Definition
from craton.core.errors import CratonError
from craton.core.game import make_game
from craton.core.options import Option
from craton.core.registry import definition, names
from craton.server.bots.levels import LEVELS, bot_of_level
from craton.server.errors import Refusal
from craton.server.http import shapes
from craton.server.http.answers import ERRORS, Json, packed
from craton.server.http.callers import reader
from craton.server.showing import board_json

router = APIRouter(prefix="/api/v1/games", tags=["games"], responses=ERRORS, default_response_class=Json)
texts = APIRouter(prefix="/api/v1", tags=["games"], responses=ERRORS, default_response_class=Json)

SOURCES = Path(__file__).parents[4]
"""The folder of the sources, where this is not installed from a wheel."""

Name = Annotated[str, InPath(max_length=40, description="The name of a game.")]


@router.get("", response_model=shapes.Games)
async def listed(request: Request) -> Json:
    """All games with their options and presets, and the levels of the bots."""
    await reader(request)
    return packed(request, Json(_all_games()))


@router.get("/{name}", response_model=shapes.GamePage)
async def one(request: Request, name: Name) -> Json:
    """A game with its rules page and the board of its default options."""
    await reader(request)
    found = _definition(name)
    page = files(found.package) / "rules.md"
    rules = page.read_text(encoding="utf-8") if page is not None and page.is_file() else ""
    about = {**_game_json(found), "rules": rules, "board": board_json(make_game(found, {}).board)}
    return packed(request, Json(about))


@router.get("/{name}/board", response_model=shapes.GameBoard)
async def board(request: Request, name: Name) -> Json:
    """The board for some options, given as the query: ?size=7."""
    await reader(request)
    found = _definition(name)
    given: dict[str, object] = dict(request.query_params)
    try:
        chosen = make_game(found, given, random.SystemRandom())
    except CratonError as error:
        raise Refusal("bad-request", str(error)) from None
    return packed(request, Json({"options_text": chosen.options_text, "board": board_json(chosen.board)}))


@texts.get("/rulings", response_model=shapes.Rulings)
async def rulings(request: Request) -> Json:
    """All decisions that the rules pages take beyond the original documents, as one text."""
    await reader(request)
    for page in (files("craton") / "docs" / "rulings.md", SOURCES / "docs" / "rulings.md"):
        if page.is_file():
            return Json({"text": page.read_text(encoding="utf-8")})
    raise Refusal("not-found", "This installation has no page of rulings.")


@cache
def _all_games() -> dict[str, Any]:
    games = [_game_json(definition(name)) for name in names()]
    return {"games": games, "levels": [{"level": level, "bot": bot_of_level(level)} for level in LEVELS]}


def _definition(name: str) -> Definition:
    try:
        return definition(name)
    except CratonError as error:
        raise Refusal("not-found", str(error)) from None


def _game_json(found: Definition) -> dict[str, Any]:
    return {
        "name": found.name,
        "title": found.title,
        "summary": found.summary,
        "options": [_option_json(option) for option in found.options],
        "presets": {
            name: {key: _value(value) for key, value in preset.items()} for name, preset in found.presets.items()
        },
        "reasons": list(found.reasons),
        "tournaments": {name: dict(rules) for name, rules in found.tournaments.items()},
    }


def _option_json(option: Option) -> dict[str, Any]:
    """`kind` is whole, yes-no, choice or cells; limits and choices where it has them."""
    kinds = {"Whole": "whole", "YesNo": "yes-no", "Choice": "choice", "Cells": "cells"}
    shown: dict[str, Any] = {
        "name": option.name,
        "kind": kinds.get(type(option).__name__, "text"),
        "default": _value(option.default),
        "values": option.values,
        "help": option.help,
    }
    for limit in ("low", "high", "none", "choices", "most"):
        if hasattr(option, limit):
            shown[limit] = _value(getattr(option, limit))
    return shown


def _value(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
