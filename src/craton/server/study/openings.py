"""Counts of what people played in the opening, from finished public matches, kept up to date as matches end."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, and_, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from craton.core.sides import Actor
from craton.lab.openings import TURNS, Decision, Results, decisions, result_for
from craton.server.exchange.records import IMPORTED
from craton.server.live.leases import Leases
from craton.server.matches.match import Match
from craton.server.matches.service import MatchService
from craton.server.offload import Offload
from craton.server.storage.store import Store
from craton.server.storage.tables import matches, opening_matches, opening_moves, users
from craton.server.storage.writer import Change
from craton.server.study.finished import FinishedMatches, Work
from craton.server.study.tasks import Portable, PortableStep, played_actions, portable, portable_steps

OWNER = "openings"
"""The owner of this work in the queue for processes."""
SEATS = (matches.c.first, matches.c.second)
BETWEEN_PEOPLE = and_(
    matches.c.private.is_(False),
    matches.c.setup.is_(None),
    matches.c.first != matches.c.second,
    *(user.not_in(select(users.c.id).where(users.c.is_bot)) for user in SEATS),
    *(~user.startswith(IMPORTED, autoescape=True) for user in SEATS),
)
"""Public matches that two people played on this server, from the game's own start. A seat with a built-in bot has no
user, so no comparison with it is true."""


def opening_of(start: Portable, steps: list[PortableStep]) -> list[Decision]:
    """The decisions in the opening of a match. Run in a worker process."""
    return list(decisions(played_actions(start, steps)))


async def results_at(store: Store, position: str) -> dict[str, Results]:
    """The results of the matches that reached a position, by move. position: its key."""
    table = opening_moves.c
    query = select(table.move, table.wins, table.draws, table.losses).where(table.position == position)
    return {row.move: Results(row.wins, row.draws, row.losses) for row in await store.rows(query)}


class OpeningCounter:
    """Counts the openings of matches when they end, and of older ones a few at a time."""

    def __init__(self, service: MatchService, offload: Offload, leases: Leases) -> None:
        self._store = service.store
        self._offload = offload
        work = Work("openings", "count the opening of a match", self._count, opening_matches, BETWEEN_PEOPLE)
        self.finished = FinishedMatches(work, service, leases)

    async def _count(self, match: Match) -> None:
        assert match.result is not None
        start, steps = portable(match.header.start), portable_steps(step for step in match.steps if step.turn < TURNS)
        found = await self._offload.run(opening_of, start, steps, owner=OWNER)
        winner = None if match.result.winner == "draw" else Actor(str(match.result.winner))
        results = {(one.position, one.move): result_for(one.seat, winner) for one in found}
        statements: list[Executable] = [insert(opening_matches).values(match=match.id)]
        if results:
            rows = [{"position": key, "move": move, **one._asdict()} for (key, move), one in sorted(results.items())]
            statements.append(self._added(rows))
        await self._store.writer.write(Change(statements=statements))

    def _added(self, rows: list[dict[str, Any]]) -> Executable:
        """Add results to those that are stored. The rows are sorted, so that processes lock them in the same order."""
        dialect: Any = postgresql if self._store.engine.dialect.name == "postgresql" else sqlite
        statement = dialect.insert(opening_moves).values(rows)
        sums = {name: opening_moves.c[name] + statement.excluded[name] for name in Results._fields}
        added: Executable = statement.on_conflict_do_update(index_elements=["position", "move"], set_=sums)
        return added
