"""Routes that read matches, and what a user keeps beside them: notes, plans, muting."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import PlainTextResponse, Response

from craton.core.position import Position as CorePosition
from craton.server.access.callers import context_of, known_caller, limited_reader, reader, seat_for
from craton.server.api.match_commands import MatchId
from craton.server.api.players import player_row
from craton.server.bots.pool import BotFailure
from craton.server.errors import RequestError
from craton.server.exchange.records import record_text
from craton.server.matches.match import Match as StoredMatch
from craton.server.storage.store import PAGE
from craton.server.wire import match as wire
from craton.server.wire.base import SeatName
from craton.server.wire.cursors import ID, next_time_cursor, time_cursor
from craton.server.wire.encoding import SVG, Json
from craton.server.wire.errors import ERRORS
from craton.server.wire.insight import Insight, insight_json
from craton.server.wire.position import Position, position_json
from craton.server.wire.view import MatchView, match_view

router = APIRouter(prefix="/api/v1/matches", tags=["matches"], responses=ERRORS, default_response_class=Json)

MAX_WAIT = 25
MAX_NUMBER = 2**31 - 1
INSIGHT_COST = 4
"""An insight counts as this many pictures against the rate limit."""
HINT_BOT = "mcts:simulations=3000"
HINT_SECONDS = 2.0

Steps = Annotated[int | None, Query(ge=0, description="After this many steps; by default the current position.")]


async def _view(request: Request, match_id: str, user: str | None) -> MatchView:
    context = context_of(request)
    return await match_view(await context.matches.get(match_id), user, context.mutes)


def _position_after(match: StoredMatch, steps: int | None) -> CorePosition:
    if steps is None:
        return match.position
    if not 0 <= steps <= len(match.steps):
        raise RequestError("not-found", f"The match has {len(match.steps)} steps.")
    return match.position_at(steps)


@router.get("", response_model=wire.MatchPage)
async def list_matches(
    request: Request,
    mine: bool = False,
    lobby: bool = False,
    player: Annotated[str | None, Query(pattern=f"^{ID.pattern}$", description="A user id or account name.")] = None,
    status: wire.Status | None = None,
    game: Annotated[str | None, Query(max_length=40)] = None,
    before: Annotated[str | None, Query(max_length=80, description="`next` of the previous page.")] = None,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = 20,
) -> Json:
    """List matches, most recently changed first: public ones, your own (`mine`), or open ones (`lobby`)."""
    caller = await reader(request)
    if mine and caller is None:
        return Json({"matches": [], "next": None})
    store = context_of(request).store
    person = None if player is None else await player_row(request, player)
    rows = await store.listed(
        status=status,
        player=None if person is None else person.id,
        user=caller.user if mine and caller else None,
        game=game,
        lobby=lobby,
        before=time_cursor(before),
        limit=limit,
    )
    names = await store.names({user for row in rows for user in (row.first, row.second) if user})
    user = caller.user if caller else None
    page: wire.MatchPage = {
        "matches": [wire.summary_json(row, names, user) for row in rows],
        "next": next_time_cursor(rows, limit),
    }
    return Json(page)


@router.get("/{match_id}", response_model=wire.Match)
async def get_match(request: Request, match_id: MatchId) -> Response:
    """Get a whole match as you may see it: board, position, your legal actions, clocks, steps, chat."""
    caller = await reader(request)
    view = await _view(request, match_id, caller.user if caller else None)
    match = view.match
    if not match.is_over:
        return Json(wire.match_json(view, context_of(request).matches.now()))
    tag = hashlib.sha256(f"{match.id}:{match.number}:{view.viewer}:{view.muted}".encode()).hexdigest()[:24]
    headers = {"ETag": f'"{tag}"', "Cache-Control": "private, no-cache"}
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Json(wire.match_json(view, match.updated), headers=headers)


@router.get("/{match_id}/entries", response_model=wire.MatchEntries)
@router.get("/{match_id}/events", response_model=wire.MatchEntries, include_in_schema=False)  # old path
async def get_match_entries(
    request: Request,
    match_id: MatchId,
    after: Annotated[int, Query(ge=0, le=MAX_NUMBER)] = 0,
    wait: Annotated[float, Query(ge=0, le=MAX_WAIT, description="Seconds to wait for a new entry.")] = 0,
) -> Json:
    """Get the log entries after `after`, with the current state (long polling)."""
    caller = await reader(request)
    context = context_of(request)
    match = await context.matches.get(match_id)
    if wait and match.number <= after:
        changed = asyncio.Event()

        def listener(_: str) -> None:
            changed.set()

        context.matches.bus.subscribe(match_id, listener)
        try:
            await asyncio.wait_for(changed.wait(), wait)
        except TimeoutError:
            pass
        finally:
            context.matches.bus.unsubscribe(match_id, listener)
    view = await _view(request, match_id, caller.user if caller else None)
    if view.viewer in view.match.seats:
        context.presence.see(match_id, view.viewer)
    return Json(wire.entries_json(view, after, context.matches.now()))


@router.get("/{match_id}/steps/{steps}", response_model=Position)
async def get_position(request: Request, match_id: MatchId, steps: int) -> Json:
    """Get the position after `steps` steps, as you may see it."""
    caller = await reader(request)
    view = await _view(request, match_id, caller.user if caller else None)
    return Json(position_json(view.view(_position_after(view.match, steps)), actions=False))


@router.get("/{match_id}/insight", response_model=Insight)
async def get_insight(request: Request, match_id: MatchId, steps: Steps = None) -> Json:
    """Get insight into a position: groups, threats, exact odds, a preview of every legal action."""
    caller = await limited_reader(request, "look", INSIGHT_COST)
    view = await _view(request, match_id, caller.user if caller else None)
    seen = view.view(_position_after(view.match, steps))
    return Json(await context_of(request).in_thread(insight_json, seen, view.match.ply))


@router.get("/{match_id}/svg", responses=SVG, response_class=Response)
async def get_picture(
    request: Request, match_id: MatchId, steps: Steps = None, size: Annotated[int, Query(ge=100, le=2000)] = 480
) -> Response:
    """Get a picture of a position, as you may see it."""
    caller = await limited_reader(request, "look")
    view = await _view(request, match_id, caller.user if caller else None)
    seen = view.view(_position_after(view.match, steps))
    picture = await context_of(request).in_thread(lambda: seen.to_svg(size=size))
    return Response(picture, media_type="image/svg+xml")


@router.get("/{match_id}/hint", response_model=wire.Hint)
async def get_hint(request: Request, match_id: MatchId) -> Json:
    """Get the action that a bot would play for you, on your turn and if the match allows hints."""
    caller = await known_caller(request, "play", "think")
    view = await _view(request, match_id, caller.user)
    match = view.match
    seat = seat_for(match, caller, None)
    if not match.header.hints:
        raise RequestError("not-allowed-now", "This match does not allow hints.")
    if match.to_act != seat:
        raise RequestError("not-your-turn", "Hints are available only on your turn.", to_act=match.to_act)
    try:
        action = await context_of(request).pool.choose(view.view(), HINT_BOT, HINT_SECONDS)
    except BotFailure as failure:
        raise RequestError("not-allowed-now", str(failure)) from None
    return Json(wire.Hint(ply=match.ply, action=action))


@router.get("/{match_id}/record", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
async def get_record(request: Request, match_id: MatchId) -> PlainTextResponse:
    """Get the record as text; `craton verify` checks its dice once the match is over."""
    caller = await reader(request)
    view = await _view(request, match_id, caller.user if caller else None)
    return PlainTextResponse(await context_of(request).in_thread(record_text, view))


@router.get("/{match_id}/notes", response_model=wire.Notes)
async def get_notes(request: Request, match_id: MatchId) -> Json:
    """Get your private notes on a match."""
    caller = await known_caller(request, "read")
    context = context_of(request)
    match = await context.matches.get(match_id)
    return Json(wire.Notes(text=await context.store.private(match.id, caller.user, "notes") or ""))


@router.put("/{match_id}/notes", response_model=wire.Notes)
async def put_notes(request: Request, match_id: MatchId, body: wire.NewNotes) -> Json:
    """Replace your private notes on a match."""
    caller = await known_caller(request, "play", "act")
    context = context_of(request)
    match = await context.matches.get(match_id)
    await context.store.set_private(match.id, caller.user, "notes", body.text or None)
    return Json(wire.Notes(text=body.text))


@router.put("/{match_id}/mute", response_model=wire.Muted)
async def mute_chat(request: Request, match_id: MatchId, body: wire.Mute) -> Json:
    """Mute or unmute the chat of a match for yourself."""
    caller = await known_caller(request, "play", "act")
    context = context_of(request)
    match = await context.matches.get(match_id)
    await context.mutes.set(match.id, caller.user, muted=body.muted)
    return Json(wire.Muted(muted=body.muted))


@router.get("/{match_id}/plan", response_model=wire.Plan)
async def get_plan(request: Request, match_id: MatchId, seat: SeatName | None = None) -> Json:
    """Get your conditional actions; only you see them."""
    caller = await known_caller(request, "read")
    context = context_of(request)
    match = await context.matches.get(match_id)
    return Json(wire.Plan(branches=await context.planner.plan(match, seat_for(match, caller, seat))))


@router.put("/{match_id}/plan", response_model=wire.Plan)
async def put_plan(request: Request, match_id: MatchId, body: wire.NewPlan) -> Json:
    """Replace your conditional actions in a correspondence match: which action to play after which steps."""
    caller = await known_caller(request, "play", "act")
    context = context_of(request)
    match = await context.matches.get(match_id)
    seat = seat_for(match, caller, body.seat)
    return Json(wire.Plan(branches=await context.planner.store_plan(match, seat, body.branches)))
