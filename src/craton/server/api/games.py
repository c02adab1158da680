"""Routes about the games themselves: options, presets, boards, rules, bot levels."""

from __future__ import annotations

import random
from importlib.resources import files
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Request
from fastapi import Path as InPath

from craton.core.definition import Definition
from craton.core.errors import CratonError
from craton.core.game import make_game
from craton.core.registry import definition
from craton.server.access.callers import reader
from craton.server.errors import RequestError, bad_request
from craton.server.wire.encoding import Json, compressed
from craton.server.wire.errors import ERRORS
from craton.server.wire.games import GameBoard, GamePage, Games, Rulings, game_page_json, games_json
from craton.server.wire.position import board_json

router = APIRouter(prefix="/api/v1", tags=["games"], responses=ERRORS, default_response_class=Json)

SOURCES = Path(__file__).parents[4]
"""The root of the source tree, when running from a checkout."""

GameName = Annotated[str, InPath(max_length=40, description="The name of a game.")]


def definition_of(name: str) -> Definition:
    try:
        return definition(name)
    except CratonError as error:
        raise RequestError("not-found", str(error)) from None


@router.get("/games", response_model=Games)
async def list_games(request: Request) -> Json:
    """List all games with their options and presets, and the levels of the bots."""
    await reader(request)
    return compressed(request, Json(games_json()))


@router.get("/games/{name}", response_model=GamePage)
async def get_game(request: Request, name: GameName) -> Json:
    """Get a game with its rules page and the board of its default options."""
    await reader(request)
    return compressed(request, Json(game_page_json(definition_of(name))))


@router.get("/games/{name}/board", response_model=GameBoard)
async def get_board(request: Request, name: GameName) -> Json:
    """Get the board for the options in the query string, such as ?size=7."""
    await reader(request)
    found = definition_of(name)
    options: dict[str, object] = dict(request.query_params)
    with bad_request():
        game = make_game(found, options, random.SystemRandom())
    board: GameBoard = {"options_text": game.options_text, "board": board_json(game.board)}
    return compressed(request, Json(board))


@router.get("/rulings", response_model=Rulings)
async def get_rulings(request: Request) -> Json:
    """Get all rulings on points that the original documents leave open, as one text."""
    await reader(request)
    for page in (files("craton") / "docs" / "rulings.md", SOURCES / "docs" / "rulings.md"):
        if page.is_file():
            return Json(Rulings(text=page.read_text(encoding="utf-8")))
    raise RequestError("not-found", "This installation does not contain the rulings.")
