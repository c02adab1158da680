"""The shapes of what goes out about players and tournaments; see `shapes.py`."""

from __future__ import annotations

from typing import Any, Literal

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


TournamentStatus = Literal["open", "running", "over", "cancelled"]


class TournamentRow(Shape):
    id: str
    name: str
    game: str
    options_text: str
    kind: Literal["swiss", "round-robin", "knockout"]
    status: TournamentStatus
    rated: bool
    round: int
    rounds: int | None
    due: int | None
    players: int
    created: int
    updated: int


class TournamentList(Shape):
    tournaments: list[TournamentRow]
    next: str | None


class EntrantShape(Shape):
    user: str
    name: str
    seed: int | None
    withdrawn: bool


class TournamentShape(TournamentRow):
    creator: str
    clock: dict[str, Any]
    cycles: int
    paired: bool
    most: int
    pause_minutes: float
    grace_minutes: float
    round_hours: float | None
    entrants: list[EntrantShape]
    yours: bool


class StandingShape(Counts):
    place: int
    user: str
    name: str
    points: float
    byes: int
    buchholz: float
    sonneborn_berger: float
    withdrawn: bool


class StandingsShape(Shape):
    tournament: str
    status: TournamentStatus
    round: int
    standings: list[StandingShape]


class PairingShape(Shape):
    round: int
    table: int
    game: int
    first: str
    first_name: str
    second: str | None
    second_name: str | None
    match: str | None
    points: list[float] | None
    how: str


class PairingsShape(Shape):
    tournament: str
    round: int
    pairings: list[PairingShape]
