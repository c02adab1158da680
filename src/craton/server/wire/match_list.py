"""Lists of matches."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Row

from craton.server.wire.base import Response
from craton.server.wire.match import Status


class MatchSummary(Response):
    """A match in a list. Nothing in it depends on the position. `yours` are the caller's seats."""

    id: str
    game: str
    options_text: str
    status: Status
    rated: bool
    open: bool
    created: int
    updated: int
    to_act: str | None
    deadline: int | None
    yours: list[str]
    ply: int
    clock: dict[str, Any]
    winner: str | None
    reason: str | None
    first: str | None
    second: str | None
    users: dict[str, str | None]


class MatchPage(Response):
    matches: list[MatchSummary]
    next: str | None


def summary_json(row: Row[Any], names: dict[str, str], user: str | None) -> MatchSummary:
    """names: the names of users by id."""
    return {
        "id": row.id,
        "game": row.game,
        "options_text": row.options,
        "status": row.status,
        "rated": row.rated,
        "open": row.open,
        "created": row.created,
        "updated": row.updated,
        "to_act": row.to_act,
        "deadline": row.deadline,
        "yours": [seat for seat, who in (("first", row.first), ("second", row.second)) if user and who == user],
        "ply": row.ply,
        "clock": json.loads(row.clock),
        "winner": row.winner,
        "reason": row.reason,
        "first": row.first_bot or names.get(row.first),
        "second": row.second_bot or names.get(row.second),
        "users": {"first": row.first, "second": row.second},
    }
