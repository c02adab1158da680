"""Tournaments as an operator sees them; cancelling one, and withdrawing a player."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select

from craton.server.admin.console import Console, Listing
from craton.server.admin.users import find_user
from craton.server.errors import RequestError
from craton.server.storage.tables import entrants, tournaments, users
from craton.server.tournaments.director import Director
from craton.server.tournaments.store import TournamentStore

COLUMNS = ("id", "name", "game", "status", "round", "rounds", "players", "creator", "created", "updated")


async def list_tournaments(console: Console, status: str | None, limit: int) -> Listing:
    """Tournaments, most recently changed first."""
    table = tournaments.c
    number = select(func.count()).where(entrants.c.tournament == table.id).scalar_subquery()
    kept = [column for column in tournaments.columns if column.name != "creator"]
    query = select(*kept, number.label("players"), users.c.name.label("creator"))
    query = query.select_from(tournaments.join(users, users.c.id == table.creator, isouter=True))
    # `name` stands for the tournament's own name, which comes first.
    query = query.order_by(table.updated.desc(), table.id)
    if status is not None:
        query = query.where(table.status == status)
    return await console.listing(query, COLUMNS, limit)


async def show_tournament(console: Console, tournament_id: str) -> dict[str, Any]:
    found = await TournamentStore(console.store).load(tournament_id)
    names = ("id", "name", "game", "options", "rated", "status", "round", "rounds", "due", "created", "updated")
    points = {None: None, 0: "0", 1: "½", 2: "1"}
    return {
        **{name: getattr(found, name) for name in names},
        "kind": found.plan.kind,
        "players": [
            {"name": one.name, "user": one.user, "seed": one.seed, "withdrawn_in_round": one.withdrawn}
            for one in found.entrants
        ],
        "games": [
            {
                "round": game.round,
                "first": found.names.get(game.first, game.first),
                "second": found.names.get(game.second or "", "bye"),
                "points_of_first": points[game.points],
                "match": game.match,
                "how": game.how,
            }
            for game in found.games
        ],
    }


def _director(console: Console) -> Director:
    return Director(console.matches())


async def cancel(console: Console, tournament_id: str, reason: str) -> str:
    """Cancel a tournament that has not started; return its name."""
    found = await TournamentStore(console.store).load(tournament_id)
    console.audit("cancel-tournament", tournament_id, name=found.name, reason=reason)
    await _director(console).cancel(tournament_id)
    return found.name


async def withdraw(console: Console, tournament_id: str, who: str, reason: str) -> tuple[str, str]:
    """Withdraw a player, who loses the matches in progress; return the names of player and tournament."""
    found = await TournamentStore(console.store).load(tournament_id)
    user = await find_user(console, who)
    if user.id not in found.players or user.id in found.withdrawn:
        raise RequestError("not-allowed-now", f"{user.name} does not play in {found.name}.")
    console.audit("withdraw", tournament_id, player=user.id, name=user.name, reason=reason)
    await _director(console).withdraw(tournament_id, user.id)
    return user.name, found.name
