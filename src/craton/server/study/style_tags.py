"""The nearest style of each player of a finished match, computed in a worker process and stored once."""

from __future__ import annotations

from sqlalchemy import insert

from craton.core.sides import SEATS
from craton.server.live.leases import Leases
from craton.server.matches.match import Match
from craton.server.matches.service import MatchService
from craton.server.offload import Offload
from craton.server.storage.tables import match_styles
from craton.server.storage.writer import Change
from craton.server.study.finished import FinishedMatches, Work
from craton.server.study.tasks import Portable, PortableStep, played_actions, portable, portable_steps

OWNER = "styles"
"""The owner of this work in the queue for processes."""
POINTS = {"first": 2, "draw": 1, "second": 0}

Tag = tuple[str, float] | None
"""A style and its probability; None if the player made too few decisions."""


def nearest(start: Portable, steps: list[PortableStep]) -> list[Tag]:
    """The tags of both seats. Run in a worker process."""
    from craton.lab.league.classifier import nearest_styles

    found = nearest_styles(list(played_actions(start, steps)))
    return [(found[seat].style, found[seat].probability) if seat in found else None for seat in SEATS]


class StyleTagger:
    """Tags matches when they end, and older ones a few at a time."""

    def __init__(self, service: MatchService, offload: Offload, leases: Leases) -> None:
        self._writer = service.store.writer
        self._offload = offload
        work = Work("styles", "tag a match by style", self._tag, match_styles)
        self.finished = FinishedMatches(work, service, leases)

    async def _tag(self, match: Match) -> None:
        assert match.result is not None
        start, steps = portable(match.header.start), portable_steps(match.steps)
        first, second = await self._offload.run(nearest, start, steps, owner=OWNER)
        row = {
            "match": match.id,
            "game": match.game.name,
            "at": match.updated,
            "private": match.header.private,
            "points": POINTS[str(match.result.winner)],
            "first": first and first[0],
            "first_probability": first and first[1],
            "second": second and second[0],
            "second_probability": second and second[1],
        }
        await self._writer.write(Change(statements=[insert(match_styles).values(**row)]))
