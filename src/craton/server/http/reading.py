"""Routes that read matches, and what a user keeps beside them."""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from sqlalchemy import Row
from starlette.responses import PlainTextResponse, Response

from craton.core.position import Position
from craton.server import filter as view_filter
from craton.server.bots.pool import BotFailure
from craton.server.errors import Refusal
from craton.server.foresight import insight_json
from craton.server.http import shapes
from craton.server.http.acting import MatchId
from craton.server.http.answers import ERRORS, SVG, Json
from craton.server.http.callers import address_of, context_of, known_caller, reader, seat_for
from craton.server.http.pages import ID, time_cursor
from craton.server.http.people import person_of
from craton.server.http.schemas import Mute, Notes, Plan, Seat
from craton.server.matches.match import Match
from craton.server.storage.store import PAGE

router = APIRouter(prefix="/api/v1/matches", tags=["matches"], responses=ERRORS, default_response_class=Json)

LONGEST_WAIT = 25
MOST_NUMBER = 2**31 - 1
INSIGHT_COST = 4
"""Looks that an insight counts for."""
HINTS = "mcts:simulations=3000"
HINT_SECONDS = 2.0


@router.get("", response_model=shapes.Listed)
async def listed(
    request: Request,
    mine: bool = False,
    lobby: bool = False,
    player: Annotated[str | None, Query(pattern=f"^{ID.pattern}$", description="An id, or an account's name.")] = None,
    status: Literal["waiting", "playing", "over", "aborted"] | None = None,
    game: Annotated[str | None, Query(max_length=40)] = None,
    before: Annotated[str | None, Query(max_length=80, description="`next` of the page before.")] = None,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = 20,
) -> Json:
    """Matches, the one that changed last first: public ones (of a player), my own, or those that anyone may join."""
    caller = await reader(request)
    if mine and caller is None:
        return Json({"matches": [], "next": None})
    store = context_of(request).store
    person = None if player is None else await person_of(request, player)
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
    following = f"{rows[-1].updated}.{rows[-1].id}" if len(rows) == limit else None
    user = caller.user if caller else None
    return Json({"matches": [_row_json(row, names, user) for row in rows], "next": following})


def _row_json(row: Row[Any], names: dict[str, str], user: str | None) -> dict[str, Any]:
    """A match in a list: nothing in it depends on the position."""
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


@router.get("/{match_id}", response_model=shapes.MatchShape)
async def whole(request: Request, match_id: MatchId) -> Response:
    """The whole match as you may see it: board, stones, your legal actions, clocks, steps, chat."""
    caller = await reader(request)
    context = context_of(request)
    match = await context.host.match(match_id)
    viewer = view_filter.viewer_of(match, caller.user if caller else None)
    muted = caller is not None and await _mutes(request, match_id, caller.user)
    now = context.host.now()
    if match.is_over:
        tag = hashlib.sha256(f"{match.id}:{match.number}:{viewer}:{muted}".encode()).hexdigest()[:24]
        headers = {"ETag": f'"{tag}"', "Cache-Control": "private, no-cache"}
        if f'"{tag}"' in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Json(_without_chat(view_filter.match_json(match, viewer, match.updated), muted=muted), headers=headers)
    return Json(_without_chat(view_filter.match_json(match, viewer, now), muted=muted))


async def _mutes(request: Request, match_id: str, user: str) -> bool:
    return await context_of(request).mutes.has(match_id, user)


def _without_chat(match: dict[str, Any], *, muted: bool) -> dict[str, Any]:
    return {**match, "muted": muted, "chat": [] if muted else match["chat"]}


@router.get("/{match_id}/events", response_model=shapes.Events)
async def events(
    request: Request,
    match_id: MatchId,
    after: Annotated[int, Query(ge=0, le=MOST_NUMBER)] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait if nothing is new.")] = 0,
) -> Json:
    """What happened behind a number, and how the match stands: for those who ask instead of listening."""
    caller = await reader(request)
    context = context_of(request)
    match = await context.host.match(match_id)
    if wait and match.number <= after:
        news = asyncio.Event()

        def listener(_: str) -> None:
            news.set()

        context.host.bus.listen(match_id, listener)
        try:
            await asyncio.wait_for(news.wait(), wait)
        except TimeoutError:
            pass
        finally:
            context.host.bus.leave(match_id, listener)
        match = await context.host.match(match_id)
    user = caller.user if caller else None
    viewer = view_filter.viewer_of(match, user)
    if viewer in match.seats:
        context.presence.see(match_id, viewer)
    found = view_filter.events_json(match, viewer, after)
    if caller and await _mutes(request, match_id, caller.user):
        found = [event for event in found if event["kind"] != "chat"]
    state = view_filter.state_json(match, viewer, context.host.now())
    return Json({"match": match_id, "number": match.number, "events": found, "state": state})


@router.get("/{match_id}/steps/{steps}", response_model=shapes.PositionShape)
async def position(request: Request, match_id: MatchId, steps: int) -> Json:
    """The position behind so many steps of the line, as you may see it."""
    caller = await reader(request)
    match = await context_of(request).host.match(match_id)
    viewer = view_filter.viewer_of(match, caller.user if caller else None)
    return Json(view_filter.position_json(match, viewer, _behind(match, steps)))


def _behind(match: Match, steps: int) -> Position:
    if not 0 <= steps <= len(match.steps):
        raise Refusal("not-found", f"The match has {len(match.steps)} steps.")
    return match.position_at(steps)


@router.get("/{match_id}/insight", response_model=shapes.InsightShape)
async def insight(request: Request, match_id: MatchId, steps: Annotated[int | None, Query(ge=0)] = None) -> Json:
    """What the game can tell you about the position, or the one behind so many steps: groups, odds, threats."""
    caller = await reader(request)
    context = context_of(request)
    context.limiter.take("look", caller.user if caller else address_of(request), INSIGHT_COST)
    match = await context.host.match(match_id)
    viewer = view_filter.viewer_of(match, caller.user if caller else None)
    position = match.position if steps is None else _behind(match, steps)
    view = view_filter.view_for(match, viewer, position)
    found = await context.look(insight_json, view)
    return Json({"ply": match.ply, **found})


@router.get("/{match_id}/svg", responses=SVG, response_class=Response)
async def svg(
    request: Request,
    match_id: MatchId,
    steps: Annotated[int | None, Query(ge=0)] = None,
    size: Annotated[int, Query(ge=100, le=2000)] = 480,
) -> Response:
    """The position as you may see it, or the one behind so many steps, as a picture."""
    caller = await reader(request)
    context = context_of(request)
    context.limiter.take("look", caller.user if caller else address_of(request))
    match = await context.host.match(match_id)
    viewer = view_filter.viewer_of(match, caller.user if caller else None)
    view = view_filter.view_for(match, viewer, match.position if steps is None else _behind(match, steps))
    return Response(await context.look(lambda: view.to_svg(size=size)), media_type="image/svg+xml")


@router.get("/{match_id}/hint", response_model=shapes.Hint)
async def hint(request: Request, match_id: MatchId) -> Json:
    """What a bot would play in your place, if the match allows hints and it is your turn."""
    caller = await known_caller(request, "play", "think")
    context = context_of(request)
    match = await context.host.match(match_id)
    seat = seat_for(match, caller, None)
    if not match.header.hints:
        raise Refusal("not-allowed-now", "There are no hints in this match.")
    if match.to_act != seat:
        raise Refusal("not-your-turn", "A hint can be had on your turn.", to_act=match.to_act)
    try:
        action = await context.pool.choose(view_filter.view_for(match, seat), HINTS, HINT_SECONDS)
    except BotFailure as failure:
        raise Refusal("not-allowed-now", str(failure)) from None
    return Json({"ply": match.ply, "action": action})


@router.get("/{match_id}/record", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
async def record(request: Request, match_id: MatchId) -> PlainTextResponse:
    """The record as text; `craton verify` checks its dice once the match is over."""
    caller = await reader(request)
    match = await context_of(request).host.match(match_id)
    viewer = view_filter.viewer_of(match, caller.user if caller else None)
    text = await context_of(request).look(view_filter.record_text, match, viewer)
    return PlainTextResponse(text)


@router.get("/{match_id}/notes", response_model=shapes.NotesShape)
async def notes(request: Request, match_id: MatchId) -> Json:
    """Your notes on the match, which nobody else sees."""
    caller = await known_caller(request, "read")
    match = await context_of(request).host.match(match_id)
    return Json({"text": await context_of(request).store.private(match.id, caller.user, "notes") or ""})


@router.put("/{match_id}/notes", response_model=shapes.NotesShape)
async def write_notes(request: Request, match_id: MatchId, body: Notes) -> Json:
    """Keep notes on the match."""
    caller = await known_caller(request, "play", "act")
    match = await context_of(request).host.match(match_id)
    await context_of(request).store.set_private(match.id, caller.user, "notes", body.text or None)
    return Json({"text": body.text})


@router.put("/{match_id}/mute", response_model=shapes.MuteShape)
async def mute(request: Request, match_id: MatchId, body: Mute) -> Json:
    """Whether you want to see the chat of this match."""
    caller = await known_caller(request, "play", "act")
    match = await context_of(request).host.match(match_id)
    await context_of(request).mutes.set(match.id, caller.user, muted=body.muted)
    return Json({"muted": body.muted})


@router.get("/{match_id}/plan", response_model=shapes.PlanShape)
async def plan(request: Request, match_id: MatchId, seat: Seat | None = None) -> Json:
    """Your conditional actions, which nobody else sees."""
    caller = await known_caller(request, "read")
    context = context_of(request)
    match = await context.host.match(match_id)
    return Json({"branches": await context.planner.plan(match, seat_for(match, caller, seat))})


@router.put("/{match_id}/plan", response_model=shapes.PlanShape)
async def leave_plan(request: Request, match_id: MatchId, body: Plan) -> Json:
    """Leave conditional actions for correspondence: what shall be played behind what."""
    caller = await known_caller(request, "play", "act")
    context = context_of(request)
    match = await context.host.match(match_id)
    seat = seat_for(match, caller, body.seat)
    return Json({"branches": await context.planner.leave(match, seat, body.branches)})
