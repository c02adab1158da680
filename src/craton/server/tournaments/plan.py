"""The settings of a tournament, and the rounds and ties that follow from them; no I/O."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass

from craton.server.tournaments import pairing_knockout, pairing_round_robin, pairing_swiss
from craton.server.tournaments.games import WIN, Game, Tie


@dataclass(frozen=True)
class Plan:
    """The settings of a tournament. Times are milliseconds."""

    kind: str = "swiss"
    rounds: int | None = None
    """Swiss only; None for as many as determine one winner."""
    cycles: int = 1
    """Round robin only: how often each pair meets."""
    paired: bool = False
    """Whether a tie consists of two simultaneous games with the same dice and seats exchanged."""
    most: int = 64
    """The maximum number of players."""
    pause: int = 0
    """Time between two rounds."""
    grace: int = 600_000
    """Time for a seat's first action."""
    round_time: int | None = None
    """The maximum duration of a game; then the seat to move loses."""

    @property
    def games(self) -> int:
        """The number of games in a tie."""
        return 2 if self.paired else 1

    def to_text(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_text(cls, text: str) -> Plan:
        return cls(**json.loads(text))


def round_total(plan: Plan, players: int) -> int:
    if plan.kind == "round-robin":
        return pairing_round_robin.round_count(players, plan.cycles)
    if plan.kind == "knockout":
        return pairing_knockout.round_count(players)
    most = pairing_round_robin.round_count(players, 1)  # with more, pairs would meet again
    return min(plan.rounds or pairing_knockout.round_count(players), most)


def next_ties(plan: Plan, players: Sequence[str], gone: Collection[str], games: Sequence[Game]) -> list[Tie]:
    """The ties of the next round; players are in seed order, `gone` have withdrawn."""
    if plan.kind == "round-robin":
        ties = pairing_round_robin.pair_round_robin(players, max((game.round for game in games), default=0) + 1)
        return [tie for tie in ties if not (tie.first in gone and (tie.second is None or tie.second in gone))]
    if plan.kind == "knockout":
        ties = pairing_knockout.pair_knockout(players, games)
        return [
            Tie(min(tie.first, tie.second, key=players.index))
            if tie.second is not None and {tie.first, tie.second} <= set(gone)
            else tie
            for tie in ties
        ]
    return pairing_swiss.pair_swiss([player for player in players if player not in gone], games)


def games_of(
    plan: Plan, round_number: int, ties: Sequence[Tie], gone: Collection[str], *, table: int = 0, number: int = 0
) -> list[Game]:
    """The games of ties, numbered from `table` and `number`. Byes and games of withdrawn players are decided."""
    found = []
    for place, tie in enumerate(ties, table):
        for leg in range(number, number + plan.games):
            first, second = tie.first, tie.second
            if second is not None and (leg - number) % 2:
                first, second = second, first
            points, how = None, ""
            if second is None:
                points, how = WIN, "bye"
            elif first in gone or second in gone:
                points, how = (0 if first in gone else WIN), "withdrawn"
            found.append(Game(round_number, place, first, second, points, leg, None, how))
    return found


def further_legs(plan: Plan, games: Sequence[Game], gone: Collection[str]) -> list[Game]:
    """Further games for even ties of the last knockout round, with the seats exchanged."""
    if plan.kind != "knockout" or not games:
        return []
    last = max(game.round for game in games)
    found: list[Game] = []
    for table in sorted({game.table for game in games if game.round == last}):
        tie = sorted(
            (game for game in games if (game.round, game.table) == (last, table)), key=lambda game: game.number
        )
        if pairing_knockout.needs_another_leg(tie, len(tie) // plan.games):
            before = tie[-1] if not plan.paired else tie[0]
            exchanged = Tie(str(before.second), before.first)
            found += games_of(plan, last, [exchanged], gone, table=table, number=len(tie))
    return found
