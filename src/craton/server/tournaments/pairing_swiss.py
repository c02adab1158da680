"""Swiss: players with equal points are paired, nobody meets twice if it can be avoided, and byes rotate.

From the top of the standings, each player gets the best opponent among those that leave a complete pairing of the
others possible: equal points, balanced seats, half a score group away. If no complete pairing satisfies all
constraints, the seat constraint is dropped first, then the ban on repeated pairings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set

from craton.server.tournaments.games import Game, Seats, Tie, players_of, total_points
from craton.server.tournaments.matching import is_matchable

MAX_BALANCE = 2
"""Two players who have both had the same seat this many times more than the other are not paired if avoidable."""

Blocked = Mapping[str, Set[str]]
"""Player -> players they cannot be paired with."""


def pair_swiss(players: Sequence[str], games: Sequence[Game]) -> list[Tie]:
    """The ties of the next round, top players first; players are in seed order."""
    points, seats = total_points(games), Seats(games)
    place = {player: number for number, player in enumerate(players)}
    ranked = sorted(players, key=lambda player: (-points[player], place[player]))
    byes = Counter(game.first for game in games if game.is_bye and game.number == 0)
    met = Counter(pair for _, pair in {(game.round, frozenset(players_of(game))) for game in games if not game.is_bye})
    alone, blocked = _bye_and_level(ranked, byes, _levels(ranked, met, seats))

    rest = [player for player in ranked if player != alone]
    ties: list[Tie] = []
    while rest:
        top, opponent = rest[0], _opponent(rest, points, met, seats, blocked)
        ties.append(seats.tie(top, opponent, otherwise=len(ties) % 2 == 0))
        rest = [player for player in rest if player not in (top, opponent)]
    return [*ties, Tie(alone)] if alone is not None else ties


def _opponent(
    rest: Sequence[str], points: Mapping[str, int], met: Mapping[frozenset[str], int], seats: Seats, blocked: Blocked
) -> str:
    """The opponent of the first player that leaves a complete pairing of the others possible."""
    top = rest[0]
    ideal = max(1, sum(points[player] == points[top] for player in rest) // 2)

    def unfit(index: int) -> tuple[int, ...]:
        other = rest[index]
        same_seat = seats.balance[top] * seats.balance[other] > 0
        return met[frozenset((top, other))], points[top] - points[other], same_seat, abs(index - ideal), index

    for index in sorted(range(1, len(rest)), key=unfit):
        if rest[index] not in blocked[top]:
            others = [player for player in rest[1:] if player != rest[index]]
            if _can_be_paired(others, blocked):
                return rest[index]
    raise AssertionError("they could be paired a moment ago")


def _levels(players: Sequence[str], met: Mapping[frozenset[str], int], seats: Seats) -> Iterator[Blocked]:
    """Constraints on pairings, from the strictest to none."""
    most = max(met.values(), default=0)
    for times in range(most + 1):
        blocked: dict[str, set[str]] = {player: set() for player in players}
        for pair, number in met.items():
            if number > times and all(player in blocked for player in pair):
                one, other = pair
                blocked[one].add(other)
                blocked[other].add(one)
        if times == 0:
            strict = {player: set(others) for player, others in blocked.items()}
            for sign in (1, -1):
                extreme = {player for player in players if sign * seats.balance[player] >= MAX_BALANCE}
                for player in extreme:
                    strict[player] |= extreme - {player}
            yield strict
        yield blocked


def _bye_and_level(ranked: list[str], byes: Counter[str], levels: Iterator[Blocked]) -> tuple[str | None, Blocked]:
    """The player who gets the bye (None if nobody does), and the strictest level at which the others can be paired."""
    fewest = min(byes[player] for player in ranked)
    candidates = [player for player in reversed(ranked) if byes[player] == fewest]
    for blocked in levels:
        for alone in candidates if len(ranked) % 2 else [None]:
            if _can_be_paired([player for player in ranked if player != alone], blocked):
                return alone, blocked
    raise AssertionError("the last level has no constraints")


def _can_be_paired(players: Sequence[str], blocked: Blocked) -> bool:
    if len(players) % 2:
        return False
    # Dirac's theorem: if everybody may meet at least half of the others, all can be paired. Usually this suffices.
    if all(2 * (len(players) - 1 - len(blocked[player])) >= len(players) for player in players):
        return True
    return is_matchable(
        [
            [number for number, other in enumerate(players) if other != player and other not in blocked[player]]
            for player in players
        ]
    )
