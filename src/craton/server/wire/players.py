"""Players: leaderboards, profiles, rating histories, head-to-head records."""

from __future__ import annotations

from typing import Any, Literal

from sqlalchemy import Row

from craton.server.ratings.rating import Rating as CurrentRating
from craton.server.wire.accounts import User
from craton.server.wire.base import Response, SeatName

RESULTS: dict[int, Literal["won", "drawn", "lost"]] = {2: "won", 1: "drawn", 0: "lost"}


def user_json(row: Row[Any]) -> User:
    return {"id": row.id, "name": row.name, "guest": row.key is None, "bot": row.is_bot}


class Counts(Response):
    won: int
    drawn: int
    lost: int


class Rating(Counts):
    """A rating now. `last` is the end of the last rated match, in milliseconds since 1970."""

    rating: int
    deviation: int
    provisional: bool
    matches: int
    last: int


def rating_json(row: Row[Any], now: int) -> Rating:
    rating = CurrentRating(row.mu, row.sigma, row.at).at_time(now)
    return {
        "rating": round(rating.mu),
        "deviation": round(rating.sigma),
        "provisional": rating.is_provisional,
        "matches": row.matches,
        "won": row.won,
        "drawn": row.drawn,
        "lost": row.lost,
        "last": row.at,
    }


class RankedPlayer(Rating):
    place: int
    user: str
    name: str
    bot: bool


class Leaderboard(Response):
    players: list[RankedPlayer]
    next: str | None


def ranked_json(row: Row[Any], place: int, now: int) -> RankedPlayer:
    return {"place": place, "user": row.user, "name": row.name, "bot": row.is_bot, **rating_json(row, now)}


class GameRating(Rating):
    game: str


class Statistics(Counts):
    """Results in one game, against people or bots, in one seat."""

    game: str
    against: Literal["people", "bots"]
    seat: SeatName


class Player(Response):
    """A player's public profile."""

    user: User
    created: int
    ratings: list[GameRating]
    statistics: list[Statistics]


class RatingChange(Response):
    """What one rated match did to a rating. `match` is null for a private match."""

    number: int
    match: str | None
    opponent: str
    result: Literal["won", "drawn", "lost"]
    rating: int
    deviation: int
    at: int


class RatingHistory(Response):
    changes: list[RatingChange]
    next: int | None


def rating_change_json(row: Row[Any]) -> RatingChange:
    return {
        "number": row.number,
        "match": None if row.private else row.match,
        "opponent": row.name,
        "result": RESULTS[row.score],
        "rating": round(row.mu),
        "deviation": round(row.sigma),
        "at": row.at,
    }


class GameCounts(Counts):
    game: str


class HeadToHeadMatch(Response):
    match: str
    game: str
    seat: SeatName
    winner: Literal["first", "second", "draw"]
    reason: str | None
    rated: bool
    updated: int


class HeadToHead(Response):
    """A player's results against another, and their public matches."""

    user: User
    other: User
    games: list[GameCounts]
    matches: list[HeadToHeadMatch]
    next: str | None


def head_to_head_match_json(row: Row[Any], user: str) -> HeadToHeadMatch:
    return {
        "match": row.id,
        "game": row.game,
        "seat": "first" if row.first == user else "second",
        "winner": row.winner,
        "reason": row.reason,
        "rated": row.rated,
        "updated": row.updated,
    }
