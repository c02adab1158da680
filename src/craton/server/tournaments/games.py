"""What a tournament's results are made of: games in ties, ties in rounds. Points count halves: 2 for a win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

WIN, DRAW, LOSS = 2, 1, 0


@dataclass(frozen=True)
class Tie:
    """Two who meet in a round; without a second, the first has a bye."""

    first: str
    second: str | None = None


@dataclass(frozen=True)
class Game:
    """One game of a tie; a bye is decided from the beginning."""

    round: int
    table: int
    first: str
    second: str | None
    points: int | None = None
    """Of first; second has the rest of a win. None while it is played."""
    number: int = 0
    match: str | None = None
    how: str = ""

    @property
    def is_bye(self) -> bool:
        return self.second is None

    def points_of(self, player: str) -> int:
        """What a decided game has brought to one of its two."""
        assert self.points is not None
        return self.points if player == self.first else WIN - self.points

    def opponent_of(self, player: str) -> str | None:
        return self.second if player == self.first else self.first


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
    """Who has had which seat how often. Byes count for nothing."""

    def __init__(self, games: Iterable[Game]) -> None:
        self.balance: Counter[str] = Counter()
        """Player -> how many times more the first seat than the second."""
        self.last: dict[str, int] = {}
        for game in sorted(games, key=lambda game: (game.round, game.number)):
            if game.second is not None:
                for player, seat in ((game.first, 1), (game.second, -1)):
                    self.balance[player] += seat
                    self.last[player] = seat

    def tie(self, one: str, other: str, *, otherwise: bool) -> Tie:
        """The two in the seats that they have had less often, then not last; `otherwise`: whether `one` is first."""
        mine, theirs = ((self.balance[player], self.last.get(player, 0)) for player in (one, other))
        is_first = mine < theirs if mine != theirs else otherwise
        return Tie(one, other) if is_first else Tie(other, one)
