"""Who stands where: points, then tie-breaks. All numbers are whole: points in halves, Sonneborn-Berger in quarters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from craton.server.tournaments.games import DRAW, LOSS, WIN, Game, players_of, total_points
from craton.server.tournaments.pairing_knockout import tie_winner


@dataclass(frozen=True)
class Line:
    """One player's line of the table."""

    player: str
    points: int
    won: int
    drawn: int
    lost: int
    byes: int
    buchholz: int
    """The points of all opponents; a bye counts as one with the player's own points."""
    sonneborn_berger: int
    """The points of all opponents, each times what was made against them."""
    reached: int
    """Twice the last round that the player was in, and one more if its tie was won."""
    place: int = 0


Key = Callable[[Line], tuple[int, ...]]

ORDER: dict[str, Key] = {
    "swiss": lambda line: (line.points, line.buchholz, line.sonneborn_berger, line.won),
    "round-robin": lambda line: (line.points, line.sonneborn_berger, line.won),
    "knockout": lambda line: (line.reached,),
}
"""By kind of tournament: what decides, the first first."""


def standings(kind: str, players: Sequence[str], games: Sequence[Game]) -> list[Line]:
    """The table of these players, who come in the order of their seeds; who is alike shares a place."""
    points = total_points(games)
    decided = [game for game in games if game.points is not None]
    key = ORDER[kind]
    games_of: dict[str, list[Game]] = {player: [] for player in players}
    for game in decided:
        for player in players_of(game):
            games_of[player].append(game)
    lines = [_line(player, games_of[player], points, players) for player in players]
    lines.sort(key=key, reverse=True)  # stable: among those who are alike the better seed stays before the other
    placed: list[Line] = []
    for number, line in enumerate(lines, 1):
        shared = bool(placed) and key(placed[-1]) == key(line)
        placed.append(replace(line, place=placed[-1].place if shared else number))
    return placed


def _line(player: str, games: Sequence[Game], points: Mapping[str, int], players: Sequence[str]) -> Line:
    made = [(game.points_of(player), game) for game in games]
    over = [score for score, game in made if not game.is_bye]
    strengths = [points[game.opponent_of(player) or player] for _, game in made]
    last = max((game.round for game in games), default=0)
    tie = [game for game in games if game.round == last]
    return Line(
        player,
        points[player],
        won=over.count(WIN),
        drawn=over.count(DRAW),
        lost=over.count(LOSS),
        byes=len({game.round for game in games if game.is_bye}),
        buchholz=sum(strengths),
        sonneborn_berger=sum(score * strength for (score, _), strength in zip(made, strengths, strict=True)),
        reached=2 * last + (bool(tie) and tie_winner(tie, players) == player),
    )
