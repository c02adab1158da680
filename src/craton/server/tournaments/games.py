"""The games of a tournament: one or more per tie, ties in rounds. Points count halves: 2 for a win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

WIN, DRAW, LOSS = 2, 1, 0


@dataclass(frozen=True)
class Tie:
    """A pair of players who meet in a round; without `second`, a bye."""

    first: str
    second: str | None = None


@dataclass(frozen=True)
class Game:
    """One game of a tie; a bye is decided from the start."""

    round: int
    table: int
    first: str
    second: str | None
    points: int | None = None
    """Points of first; second gets the rest of a win. None while it is being played."""
    number: int = 0
    match: str | None = None
    how: str = ""

    @property
    def is_bye(self) -> bool:
        return self.second is None

    def points_of(self, player: str) -> int:
        """The points of one of the two players in a decided game."""
        assert self.points is not None
        return self.points if player == self.first else WIN - self.points


def players_of(game: Game) -> tuple[str, ...]:
    return (game.first,) if game.second is None else (game.first, game.second)


def total_points(games: Iterable[Game]) -> Counter[str]:
    """Player -> points of all decided games."""
    found: Counter[str] = Counter()
    for game in games:
        if game.points is not None:
            for player in players_of(game):
                found[player] += game.points_of(player)
    return found


class Seats:
    """How often each player has had which seat; byes do not count."""

    def __init__(self, games: Iterable[Game]) -> None:
        self.balance: Counter[str] = Counter()
        """Player -> number of first seats minus number of second seats."""
        self.last: dict[str, int] = {}
        for game in sorted(games, key=lambda game: (game.round, game.number)):
            if game.second is not None:
                for player, seat in ((game.first, 1), (game.second, -1)):
                    self.balance[player] += seat
                    self.last[player] = seat

    def tie(self, one: str, other: str, *, otherwise: bool) -> Tie:
        """Seat two players by balance, then by their last seat; otherwise: whether `one` is first if all is equal."""
        mine, theirs = ((self.balance[player], self.last.get(player, 0)) for player in (one, other))
        is_first = mine < theirs if mine != theirs else otherwise
        return Tie(one, other) if is_first else Tie(other, one)
