"""Routes about tournaments."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request

from craton.server.access import callers
from craton.server.errors import RequestError
from craton.server.integrity.match_check import UNREADABLE, sentence
from craton.server.storage.store import PAGE
from craton.server.tournaments.director import Director
from craton.server.tournaments.opening import new_tournament
from craton.server.tournaments.store import Tournament as StoredTournament
from craton.server.wire import tournaments as wire
from craton.server.wire.base import Empty
from craton.server.wire.cursors import ID, next_time_cursor, time_cursor
from craton.server.wire.encoding import Json
from craton.server.wire.errors import ERRORS

log = logging.getLogger("craton.server")

router = APIRouter(prefix="/api/v1/tournaments", tags=["tournaments"], responses=ERRORS, default_response_class=Json)

TournamentId = Annotated[str, Path(pattern=f"^{ID.pattern}$", description="The id of a tournament.")]


def _director(request: Request) -> Director:
    return callers.context_of(request).director


@router.get("", response_model=wire.TournamentPage)
async def list_tournaments(
    request: Request,
    mine: bool = False,
    status: wire.TournamentStatus | None = None,
    game: Annotated[str | None, Query(pattern=f"^{ID.pattern}$")] = None,
    before: Annotated[str | None, Query(max_length=80, description="`next` of the previous page.")] = None,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = 20,
) -> Json:
    """List tournaments, most recently changed first; with `mine` those that you play in."""
    caller = await callers.reader(request)
    if mine and caller is None:
        return Json({"tournaments": [], "next": None})
    rows = await _director(request).store.listed(
        status=status,
        game=game,
        user=caller.user if mine and caller else None,
        before=time_cursor(before),
        limit=limit,
    )
    summaries = []
    for row in rows:
        try:
            summaries.append(wire.tournament_summary_json(StoredTournament.from_row(row), row.players))
        except UNREADABLE as error:  # the others are still listed
            log.error("a tournament cannot be read", extra={"tournament": row.id, "reason": sentence(error)})
    page: wire.TournamentPage = {"tournaments": summaries, "next": next_time_cursor(rows, limit)}
    return Json(page)


@router.post("", response_model=wire.Tournament, status_code=201)
async def create_tournament(request: Request, body: wire.NewTournament) -> Json:
    """Create a tournament. To play in it, its creator has to join too."""
    context = callers.context_of(request)
    context.limiter.take("read", callers.address_of(request))  # checking the options takes time, whoever the caller is
    tournament = new_tournament(body, context.matches.now())
    if tournament.rated:
        callers.require_person(await callers.caller_of(request), "A rated tournament")
    caller = await callers.caller_or_guest(request, "play", "open")
    tournament = replace(tournament, creator=caller.user)
    await _director(request).open(tournament)
    headers = {"Location": f"/tournaments/{tournament.id}"}
    return Json(wire.tournament_json(tournament, caller.user), 201, headers)


@router.get("/{tournament}", response_model=wire.Tournament)
async def get_tournament(request: Request, tournament: TournamentId) -> Json:
    """Get a tournament: its settings and its entrants."""
    caller = await callers.reader(request)
    found = await _director(request).store.load(tournament)
    return Json(wire.tournament_json(found, caller.user if caller else None))


@router.get("/{tournament}/standings", response_model=wire.Standings)
async def get_standings(request: Request, tournament: TournamentId) -> Json:
    """Get the current standings, with tie-breaks."""
    await callers.reader(request)
    return Json(wire.standings_json(await _director(request).store.load(tournament)))


@router.get("/{tournament}/pairings", response_model=wire.Pairings)
async def get_pairings(
    request: Request,
    tournament: TournamentId,
    number: Annotated[
        int | None, Query(alias="round", ge=1, le=10_000, description="By default the current round.")
    ] = None,
) -> Json:
    """Get the pairings of a round, with their matches and results."""
    await callers.reader(request)
    found = await _director(request).store.load(tournament)
    return Json(wire.pairings_json(found, found.round if number is None else number))


@router.post("/{tournament}/{command}", response_model=wire.Tournament)
async def command_tournament(
    request: Request, tournament: TournamentId, command: Literal["join", "withdraw", "start", "cancel"], body: Empty
) -> Json:
    """Join or withdraw from a tournament; start or cancel one that you have created."""
    director = _director(request)
    found = await director.store.load(tournament)
    if command == "join":
        if found.rated:
            callers.require_person(await callers.caller_of(request), "A rated tournament")
        caller = await callers.caller_or_guest(request, "play", "act")
        if found.rated:
            context = callers.context_of(request)
            await context.fair_play.require_good_standing(caller.user, context.matches.now())
        await director.join(found.id, caller.user, caller.name)
    else:
        caller = await callers.known_caller(request, "play", "act")
        if command == "withdraw":
            await director.withdraw(found.id, caller.user)
        elif caller.user != found.creator:
            raise RequestError("forbidden", f"Only the creator of a tournament can {command} it.")
        else:
            await (director.start if command == "start" else director.cancel)(found.id)
    return Json(wire.tournament_json(await director.store.load(tournament), caller.user))
