"""The shapes of what goes out about players and tournaments; see `shapes.py`."""

from __future__ import annotations

from typing import Literal

from craton.server.http.shapes import Shape, User

Seat = Literal["first", "second"]


class Counts(Shape):
    won: int
    drawn: int
    lost: int


class RatingShape(Counts):
    rating: int
    deviation: int
    provisional: bool
    matches: int
    last: int


class Placed(RatingShape):
    place: int
    user: str
    name: str
    bot: bool


class Leaderboard(Shape):
    players: list[Placed]
    next: str | None


class GameRating(RatingShape):
    game: str


class Statistics(Counts):
    game: str
    against: Literal["people", "bots"]
    seat: Seat


class Profile(Shape):
    user: User
    created: int
    ratings: list[GameRating]
    statistics: list[Statistics]


class RatingChange(Shape):
    number: int
    match: str | None
    opponent: str
    result: Literal["won", "drawn", "lost"]
    rating: int
    deviation: int
    at: int


class RatingHistory(Shape):
    changes: list[RatingChange]
    next: int | None


class GameCounts(Counts):
    game: str


class MatchBetween(Shape):
    match: str
    game: str
    seat: Seat
    winner: Literal["first", "second", "draw"]
    reason: str | None
    rated: bool
    updated: int


class Between(Shape):
    user: User
    other: User
    games: list[GameCounts]
    matches: list[MatchBetween]
    next: str | None
