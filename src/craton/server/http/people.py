"""Routes about players: leaderboards, profiles, histories of ratings, and two against each other."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from sqlalchemy import Row

from craton.core.errors import CratonError
from craton.core.registry import definition
from craton.server.errors import Refusal
from craton.server.http import arena_shapes as shapes
from craton.server.http.answers import ERRORS, Json
from craton.server.http.callers import context_of, reader
from craton.server.http.pages import ID, rating_cursor, time_cursor, write_rating_cursor
from craton.server.ratings.book import Book, rating_json
from craton.server.storage.store import PAGE

router = APIRouter(prefix="/api/v1", tags=["players"], responses=ERRORS, default_response_class=Json)

Who = Annotated[str, Path(pattern=f"^{ID.pattern}$", description="The id of a user, or the name of an account.")]
GameName = Annotated[str, Path(max_length=40, description="The name of a game.")]
Limit = Annotated[int, Query(ge=1, le=PAGE)]
RESULTS = {2: "won", 1: "drawn", 0: "lost"}


def book_of(request: Request) -> Book:
    return Book(context_of(request).store)


async def person_of(request: Request, who: str) -> Row[Any]:
    found = await book_of(request).person(who)
    if found is None:
        raise Refusal("not-found", "There is no such player.")
    return found


def game_of(name: str) -> str:
    try:
        return definition(name).name
    except CratonError as error:
        raise Refusal("not-found", str(error)) from None


def _user_json(row: Row[Any]) -> dict[str, Any]:
    return {"id": row.id, "name": row.name, "guest": row.key is None, "bot": row.is_bot}


@router.get("/games/{name}/leaderboard", response_model=shapes.Leaderboard)
async def leaderboard(
    request: Request,
    name: GameName,
    after: Annotated[str | None, Query(max_length=100, description="`next` of the page before.")] = None,
    limit: Limit = 20,
) -> Json:
    """The highest ratings in a game, without provisional ones."""
    await reader(request)
    now = context_of(request).host.now()
    before, rows = await book_of(request).leaderboard(game_of(name), now, after=rating_cursor(after), limit=limit)
    listed = [
        {"place": before + number, "user": row.user, "name": row.name, "bot": row.is_bot, **rating_json(row, now)}
        for number, row in enumerate(rows, 1)
    ]
    following = write_rating_cursor(rows[-1].mu, rows[-1].user) if len(rows) == limit else None
    return Json({"players": listed, "next": following})


@router.get("/users/{who}", response_model=shapes.Profile)
async def profile(request: Request, who: Who) -> Json:
    """A player: ratings, and how their public matches have ended."""
    await reader(request)
    row = await person_of(request, who)
    book, now = book_of(request), context_of(request).host.now()
    return Json(
        {
            "user": _user_json(row),
            "created": row.created,
            "ratings": [{"game": one.game, **rating_json(one, now)} for one in await book.ratings_of(row.id)],
            "statistics": await book.statistics(row.id),
        }
    )


@router.get("/users/{who}/ratings/{name}", response_model=shapes.RatingHistory)
async def history(
    request: Request,
    who: Who,
    name: GameName,
    before: Annotated[int | None, Query(ge=1, le=2**31 - 1, description="`next` of the page before.")] = None,
    limit: Limit = 20,
) -> Json:
    """What rated matches have done to a player's rating in a game, the last first."""
    await reader(request)
    row = await person_of(request, who)
    rows = await book_of(request).history(row.id, game_of(name), before=before, limit=limit)
    listed = [
        {
            "number": one.number,
            "match": None if one.private else one.match,
            "opponent": one.name,
            "result": RESULTS[one.score],
            "rating": round(one.mu),
            "deviation": round(one.sigma),
            "at": one.at,
        }
        for one in rows
    ]
    return Json({"changes": listed, "next": rows[-1].number if len(rows) == limit and rows[-1].number > 1 else None})


@router.get("/users/{who}/against/{other}", response_model=shapes.Between)
async def between(
    request: Request,
    who: Who,
    other: Who,
    before: Annotated[str | None, Query(max_length=80, description="`next` of the page before.")] = None,
    limit: Limit = 20,
) -> Json:
    """How a player has done against another, and their public matches, the one that changed last first."""
    await reader(request)
    mine, theirs = await person_of(request, who), await person_of(request, other)
    book = book_of(request)
    rows = await book.matches_between(mine.id, theirs.id, before=time_cursor(before), limit=limit)
    listed = [
        {
            "match": row.id,
            "game": row.game,
            "seat": "first" if row.first == mine.id else "second",
            "winner": row.winner,
            "reason": row.reason,
            "rated": row.rated,
            "updated": row.updated,
        }
        for row in rows
    ]
    following = f"{rows[-1].updated}.{rows[-1].id}" if len(rows) == limit else None
    return Json(
        {
            "user": _user_json(mine),
            "other": _user_json(theirs),
            "games": await book.between(mine.id, theirs.id),
            "matches": listed,
            "next": following,
        }
    )
