"""Routes about the games themselves: options, presets, boards, rules, bot levels."""

from __future__ import annotations

import random
from importlib.resources import files
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi import Path as InPath

from craton.core.definition import Definition
from craton.core.errors import CratonError
from craton.core.game import make_game
from craton.core.registry import definition, names
from craton.server.access.callers import context_of, reader
from craton.server.errors import RequestError, bad_request
from craton.server.wire.encoding import Json, compressed
from craton.server.wire.errors import ERRORS
from craton.server.wire.games import (
    ENGLISH,
    Bots,
    GameBoard,
    GamePage,
    Games,
    Rulings,
    game_page_json,
    games_json,
    translated_page,
)
from craton.server.wire.position import board_json

router = APIRouter(prefix="/api/v1", tags=["games"], responses=ERRORS, default_response_class=Json)

SOURCES = Path(__file__).parents[4]
"""The root of the source tree, when running from a checkout."""

Language = Annotated[
    str, Query(pattern="^[a-z]{2,3}$", description="The language of the rules; English where they are not translated.")
]

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
    return compressed(request, Json(games_json(context_of(request).pool.engines.names)))


@router.get("/games/{name}", response_model=GamePage)
async def get_game(request: Request, name: GameName, language: Language = ENGLISH) -> Json:
    """Get a game with its rules page and the board of its default options."""
    await reader(request)
    return compressed(request, Json(game_page_json(definition_of(name), language)))


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


@router.get("/bots", response_model=Bots)
async def get_bots(request: Request) -> Json:
    """Get the state of the bots: whether their searches are compiled, or still warming up after the first start."""
    await reader(request)
    context = context_of(request)
    return Json(Bots(state=context.pool.state, ready=[name for name in names() if context.warm_up.is_ready(name)]))


@router.get("/rulings", response_model=Rulings)
async def get_rulings(request: Request, language: Language = ENGLISH) -> Json:
    """Get all rulings on points that the original documents leave open, as one text."""
    await reader(request)
    for folder in (files("craton") / "docs", SOURCES / "docs"):
        found = translated_page(folder, "rulings", language)
        if found is not None:
            return Json(Rulings(language=found[0], text=found[1]))
    raise RequestError("not-found", "This installation does not contain the rulings.")
