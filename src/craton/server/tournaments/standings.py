"""Standings: points, then tie-breaks. All numbers are integers: points in halves, Sonneborn-Berger in quarters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from craton.server.tournaments.games import DRAW, LOSS, WIN, Game, players_of, total_points
from craton.server.tournaments.pairing_knockout import tie_winner


@dataclass(frozen=True)
class Standing:
    """One player's row of the standings."""

    player: str
    points: int
    won: int
    drawn: int
    lost: int
    byes: int
    buchholz: int
    """The sum of all opponents' points; a bye counts as an opponent with the player's own points."""
    sonneborn_berger: int
    """The sum of all opponents' points, each multiplied by the points scored against them."""
    reached: int
    """Twice the last round that the player was in, plus one if its tie was won."""
    place: int = 0


Key = Callable[[Standing], tuple[int, ...]]

ORDER: dict[str, Key] = {
    "swiss": lambda row: (row.points, row.buchholz, row.sonneborn_berger, row.won),
    "round-robin": lambda row: (row.points, row.sonneborn_berger, row.won),
    "knockout": lambda row: (row.reached,),
}
"""The sort keys by kind of tournament, the most important first."""


def standings(kind: str, players: Sequence[str], games: Sequence[Game]) -> list[Standing]:
    """The standings of players in seed order; equal players share a place."""
    points = total_points(games)
    decided = [game for game in games if game.points is not None]
    key = ORDER[kind]
    games_of: dict[str, list[Game]] = {player: [] for player in players}
    for game in decided:
        for player in players_of(game):
            games_of[player].append(game)
    rows = [_standing(player, games_of[player], points, players) for player in players]
    rows.sort(key=key, reverse=True)  # stable: among equals the better seed stays first
    placed: list[Standing] = []
    for number, row in enumerate(rows, 1):
        shared = bool(placed) and key(placed[-1]) == key(row)
        placed.append(replace(row, place=placed[-1].place if shared else number))
    return placed


def _standing(player: str, games: Sequence[Game], points: Mapping[str, int], players: Sequence[str]) -> Standing:
    scores = [(game.points_of(player), game) for game in games]
    played = [score for score, game in scores if not game.is_bye]
    strengths = [points[(game.second if player == game.first else game.first) or player] for _, game in scores]
    last = max((game.round for game in games), default=0)
    tie = [game for game in games if game.round == last]
    return Standing(
        player,
        points[player],
        won=played.count(WIN),
        drawn=played.count(DRAW),
        lost=played.count(LOSS),
        byes=len({game.round for game in games if game.is_bye}),
        buchholz=sum(strengths),
        sonneborn_berger=sum(score * strength for (score, _), strength in zip(scores, strengths, strict=True)),
        reached=2 * last + (bool(tie) and tie_winner(tie, players) == player),
    )
