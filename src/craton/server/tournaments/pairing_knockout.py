"""Knockout: the loser of a tie is eliminated. The best seeds get the byes and meet late."""

from __future__ import annotations

from collections.abc import Sequence

from craton.server.tournaments.games import Game, Seats, Tie, total_points

MAX_LEGS = 3
"""How often an even tie is played before the better seed advances."""


def round_count(players: int) -> int:
    """The rounds that determine one winner, such as 4 for 9 to 16 players; as many in a Swiss tournament."""
    return max(1, (players - 1).bit_length())


def bracket(players: int) -> list[int]:
    """Seeds from 0 in bracket order; numbers without a player are byes."""
    order = [0]
    while len(order) < players:
        order = [seed for one in order for seed in (one, 2 * len(order) - 1 - one)]
    return order


def pair_knockout(players: Sequence[str], games: Sequence[Game]) -> list[Tie]:
    """The ties of the next round, once the last one is decided; players are in seed order."""
    seats = Seats(games)
    last = max((game.round for game in games), default=0)
    if last == 0:
        standing: list[str | None] = [players[seed] if seed < len(players) else None for seed in bracket(len(players))]
    else:
        tables = sorted({game.table for game in games if game.round == last})
        ties = [[game for game in games if (game.round, game.table) == (last, table)] for table in tables]
        standing = [tie_winner(tie, players) for tie in ties]
    found = []
    for table in range(len(standing) // 2):
        one, other = standing[2 * table : 2 * table + 2]
        if one is None or other is None:
            alone = one or other
            assert alone is not None
            found.append(Tie(alone))
        else:
            found.append(seats.tie(one, other, otherwise=table % 2 == 0))
    return found


def needs_another_leg(tie: Sequence[Game], legs: int) -> bool:
    """Whether a decided tie is even and may be played again."""
    if any(game.is_bye or game.match is None for game in tie):
        return False
    points = total_points(tie)
    return legs < MAX_LEGS and points[tie[0].first] == points[str(tie[0].second)]


def tie_winner(tie: Sequence[Game], players: Sequence[str]) -> str:
    """The player who advances from a decided tie: the one with more points, else the better seed."""
    points = total_points(tie)
    return min(points, key=lambda player: (-points[player], players.index(player)))
