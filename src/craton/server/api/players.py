"""Routes about players: leaderboards, profiles, rating histories, head-to-head records."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from sqlalchemy import Row

from craton.server.access.callers import context_of, reader
from craton.server.api.games import GameName, definition_of
from craton.server.errors import RequestError
from craton.server.ratings.players import PlayerStatistics
from craton.server.storage.store import PAGE
from craton.server.wire import players as wire
from craton.server.wire.cursors import ID, next_rating_cursor, next_time_cursor, rating_cursor, time_cursor
from craton.server.wire.encoding import Json
from craton.server.wire.errors import ERRORS

router = APIRouter(prefix="/api/v1", tags=["players"], responses=ERRORS, default_response_class=Json)

Who = Annotated[str, Path(pattern=f"^{ID.pattern}$", description="A user id or account name.")]
Limit = Annotated[int, Query(ge=1, le=PAGE)]


def _statistics(request: Request) -> PlayerStatistics:
    return PlayerStatistics(context_of(request).store)


async def player_row(request: Request, who: str) -> Row[Any]:
    found = await _statistics(request).player(who)
    if found is None:
        raise RequestError("not-found", "There is no such player.")
    return found


@router.get("/games/{name}/leaderboard", response_model=wire.Leaderboard)
async def get_leaderboard(
    request: Request,
    name: GameName,
    after: Annotated[str | None, Query(max_length=100, description="`next` of the previous page.")] = None,
    limit: Limit = 20,
) -> Json:
    """List the highest ratings in a game, without provisional ones."""
    await reader(request)
    now, game = context_of(request).matches.now(), definition_of(name).name
    before, rows = await _statistics(request).leaderboard(game, now, after=rating_cursor(after), limit=limit)
    found: wire.Leaderboard = {
        "players": [wire.ranked_json(row, place, now) for place, row in enumerate(rows, before + 1)],
        "next": next_rating_cursor(rows, limit),
    }
    return Json(found)


@router.get("/users/{who}", response_model=wire.Player)
async def get_player(request: Request, who: Who) -> Json:
    """Get a player's ratings and the results of their public matches."""
    await reader(request)
    row = await player_row(request, who)
    statistics, now = _statistics(request), context_of(request).matches.now()
    player: wire.Player = {
        "user": wire.user_json(row),
        "created": row.created,
        "ratings": [{"game": one.game, **wire.rating_json(one, now)} for one in await statistics.ratings_of(row.id)],
        "statistics": await statistics.results(row.id),
    }
    return Json(player)


@router.get("/users/{who}/ratings/{name}", response_model=wire.RatingHistory)
async def get_rating_history(
    request: Request,
    who: Who,
    name: GameName,
    before: Annotated[int | None, Query(ge=1, le=2**31 - 1, description="`next` of the previous page.")] = None,
    limit: Limit = 20,
) -> Json:
    """List a player's rating changes in a game, newest first."""
    await reader(request)
    row = await player_row(request, who)
    rows = await _statistics(request).history(row.id, definition_of(name).name, before=before, limit=limit)
    history: wire.RatingHistory = {
        "changes": [wire.rating_change_json(one) for one in rows],
        "next": rows[-1].number if len(rows) == limit and rows[-1].number > 1 else None,
    }
    return Json(history)


@router.get("/users/{who}/against/{other}", response_model=wire.HeadToHead)
async def get_head_to_head(
    request: Request,
    who: Who,
    other: Who,
    before: Annotated[str | None, Query(max_length=80, description="`next` of the previous page.")] = None,
    limit: Limit = 20,
) -> Json:
    """Get a player's results against another, and their public matches, most recently changed first."""
    await reader(request)
    mine, theirs = await player_row(request, who), await player_row(request, other)
    statistics = _statistics(request)
    rows = await statistics.matches_between(mine.id, theirs.id, before=time_cursor(before), limit=limit)
    found: wire.HeadToHead = {
        "user": wire.user_json(mine),
        "other": wire.user_json(theirs),
        "games": await statistics.results_between(mine.id, theirs.id),
        "matches": [wire.head_to_head_match_json(row, mine.id) for row in rows],
        "next": next_time_cursor(rows, limit),
    }
    return Json(found)
