"""What is decided when a tournament is opened, and what follows from it round by round; no I/O."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass

from craton.server.tournaments import pairing_knockout, pairing_round_robin, pairing_swiss
from craton.server.tournaments.games import WIN, Game, Tie

KINDS = ("swiss", "round-robin", "knockout")


@dataclass(frozen=True)
class Plan:
    """Times are milliseconds."""

    kind: str = "swiss"
    rounds: int | None = None
    """Of a Swiss tournament, if not as many as find one winner."""
    cycles: int = 1
    """Of a round robin: how often all meet."""
    paired: bool = False
    """Whether a tie is two games at once, with the same dice and seats exchanged."""
    most: int = 64
    pause: int = 0
    """Between the end of a round and the next one."""
    grace: int = 600_000
    """How long a seat may take for its first action."""
    round_time: int | None = None
    """How long a game may take; whoever has to act then loses."""

    @property
    def games(self) -> int:
        """Of one tie."""
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
    most = pairing_round_robin.round_count(players, 1)  # more would make pairs meet again
    return min(plan.rounds or pairing_swiss.round_count(players), most)


def next_ties(plan: Plan, players: Sequence[str], gone: Collection[str], games: Sequence[Game]) -> list[Tie]:
    """The ties of the next round of players in the order of their seeds; `gone` are those who have withdrawn."""
    if plan.kind == "round-robin":
        ties = pairing_round_robin.pair_round_robin(players, max((game.round for game in games), default=0) + 1)
        return [tie for tie in ties if not (tie.first in gone and (tie.second is None or tie.second in gone))]
    if plan.kind == "knockout":
        ties = pairing_knockout.pair_knockout(players, games)
        both = [tie.first in gone and tie.second in gone for tie in ties]
        return [Tie(min(_two(tie), key=players.index)) if out else tie for tie, out in zip(ties, both, strict=True)]
    return pairing_swiss.pair_swiss([player for player in players if player not in gone], games)


def _two(tie: Tie) -> tuple[str, str]:
    assert tie.second is not None
    return tie.first, tie.second


def games_of(
    plan: Plan, round_number: int, ties: Sequence[Tie], gone: Collection[str], *, table: int = 0, number: int = 0
) -> list[Game]:
    """The games of ties; tables and games count on from these numbers. Those against nobody are decided at once."""
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
    """Games that even ties of a knockout's last round need, with the seats of the last ones exchanged."""
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
