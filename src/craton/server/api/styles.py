"""Routes about styles: those of a game, those of a match's players, and win rates by style."""

from __future__ import annotations

from fastapi import APIRouter, Request
from sqlalchemy import select

from craton.server.access.callers import context_of, reader
from craton.server.api.games import GameName, definition_of
from craton.server.api.match_commands import MatchId
from craton.server.storage.tables import match_styles
from craton.server.study.style_rates import weekly
from craton.server.wire import styles as wire
from craton.server.wire.encoding import Json
from craton.server.wire.errors import ERRORS

router = APIRouter(prefix="/api/v1", tags=["styles"], responses=ERRORS, default_response_class=Json)


@router.get("/games/{name}/styles", response_model=wire.GameStyles)
async def get_styles(request: Request, name: GameName) -> Json:
    """List the styles of a game; a match against one has the bot `style:NAME`."""
    await reader(request)
    return Json(wire.styles_json(definition_of(name)))


@router.get("/games/{name}/styles/rates", response_model=wire.StyleRates)
async def get_style_rates(request: Request, name: GameName) -> Json:
    """Get win rates by style, in all and by week, from public matches of people and bots."""
    await reader(request)
    context, game = context_of(request), definition_of(name)
    return Json(wire.rates_json(game, *await weekly(context.store, game.name, context.matches.now())))


@router.get("/matches/{match_id}/styles", response_model=wire.MatchStyles)
async def get_match_styles(request: Request, match_id: MatchId) -> Json:
    """Get the nearest style of each player of a finished match."""
    await reader(request)
    context = context_of(request)
    match = await context.matches.get(match_id)
    row = await context.store.row(select(match_styles).where(match_styles.c.match == match.id))
    return Json(wire.match_styles_json(row))
