"""Routes that read matches, and what a user keeps beside them: notes, plans, muting."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import PlainTextResponse, Response

from craton.core.position import Position as CorePosition
from craton.server.access.admission import mark_as_waiting
from craton.server.access.callers import (
    address_of,
    charge,
    context_of,
    known_caller,
    limited_reader,
    offload,
    payer_of,
    reader,
    seat_for,
)
from craton.server.accounts.identity import Caller
from craton.server.api.match_commands import MatchId
from craton.server.api.players import player_row
from craton.server.bots.pool import BotFailure, Busy
from craton.server.errors import RequestError
from craton.server.exchange.records import record_text
from craton.server.integrity.quarantine import QuarantinedError, quarantining
from craton.server.matches.match import Match as StoredMatch
from craton.server.storage.store import PAGE, MatchFilter
from craton.server.study import reads
from craton.server.wire import match as wire
from craton.server.wire import match_requests as requests
from craton.server.wire.base import SeatName
from craton.server.wire.cursors import ID, next_time_cursor, time_cursor
from craton.server.wire.encoding import GIF, SVG, EncodedJson, Json
from craton.server.wire.errors import ERRORS
from craton.server.wire.insight import Insight
from craton.server.wire.match_list import MatchPage, summary_json
from craton.server.wire.position import Position, position_json
from craton.server.wire.show import MAX_STEPS, Order, Show
from craton.server.wire.view import MatchView, match_view

router = APIRouter(prefix="/api/v1/matches", tags=["matches"], responses=ERRORS, default_response_class=Json)

MAX_WAIT = 25
MAX_NUMBER = 2**31 - 1
CELLS_PER_COST = 150
"""Cells of a board that cost one more token of the rate limit."""
INSIGHT_COST = 4
"""An insight counts as this many pictures against the rate limit."""
FILM_COST = 12
"""An animated picture counts as this many pictures; it takes up to two seconds of a process."""
MAX_SHOWS = 8
"""Shows of a match that are kept."""
BUSY_RETRY = 5
"""Seconds after which a client may try again when all processes are busy."""

Steps = Annotated[int | None, Query(ge=0, description="After this many steps; by default the current position.")]

FirstStep = Annotated[int | None, Query(ge=0, description="Steps before; by default those before the dice.")]
LastStep = Annotated[int | None, Query(ge=0, description="Steps at the end; by default all.")]


async def view_for(request: Request, match_id: str, caller: Caller | None) -> MatchView:
    context = context_of(request)
    match = await context.matches.get(match_id, payer_of(request, caller))
    return await match_view(match, caller.user if caller else None, context.mutes, context.deleted_names)


def _charge(request: Request, caller: Caller | None, purpose: str, view: MatchView) -> None:
    """Charge for a large board, whose positions take longer to read and to draw."""
    cost = len(view.match.game.board) // CELLS_PER_COST
    if cost:
        charge(context_of(request), caller, address_of(request), purpose, cost)


def position_after(match: StoredMatch, steps: int | None) -> CorePosition:
    if steps is None:
        return match.position
    if not 0 <= steps <= len(match.steps):
        raise RequestError("not-found", f"The match has {len(match.steps)} steps.")
    return match.position_at(steps)


@router.get("", response_model=MatchPage)
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
    wanted = MatchFilter(
        status=status,
        user=caller.user if mine and caller else None,
        player=None if person is None else person.id,
        game=game,
        lobby=lobby,
    )
    rows = await store.listed(wanted, before=time_cursor(before), limit=limit)
    names = await store.names({user for row in rows for user in (row.first, row.second) if user})
    user = caller.user if caller else None
    summaries = []
    for row in rows:
        with contextlib.suppress(QuarantinedError):
            async with quarantining(store, row.id):
                summaries.append(summary_json(row, names, user))
    page: MatchPage = {"matches": summaries, "next": next_time_cursor(rows, limit)}
    return Json(page)


@router.get("/{match_id}", response_model=wire.Match)
async def get_match(request: Request, match_id: MatchId) -> Response:
    """Get a whole match as you may see it: board, position, your legal actions, clocks, steps, chat."""
    caller = await reader(request)
    view = await view_for(request, match_id, caller)
    match = view.match
    if not match.is_over:
        return EncodedJson(context_of(request).encoded.whole(view, context_of(request).matches.now()))
    seen = f"{match.id}:{match.number}:{view.viewer}:{view.muted}:{view.replaced_names}"
    tag = hashlib.sha256(seen.encode()).hexdigest()[:24]
    headers = {"ETag": f'"{tag}"', "Cache-Control": "private, no-cache"}
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return EncodedJson(context_of(request).encoded.whole(view, match.updated), headers=headers)


@router.get("/{match_id}/entries", response_model=wire.MatchEntries)
@router.get("/{match_id}/events", response_model=wire.MatchEntries, include_in_schema=False)  # old path
async def get_match_entries(
    request: Request,
    match_id: MatchId,
    after: Annotated[int, Query(ge=0, le=MAX_NUMBER)] = 0,
    wait: Annotated[float, Query(ge=0, le=MAX_WAIT, description="Seconds to wait for a new entry.")] = 0,
) -> Response:
    """Get the log entries after `after`, with the current state (long polling)."""
    caller = await reader(request)
    context = context_of(request)
    match = await context.matches.get(match_id, payer_of(request, caller))
    if wait and match.number <= after:
        mark_as_waiting(request)
        changed = asyncio.Event()

        def listener(_: str) -> None:
            changed.set()

        context.matches.bus.subscribe(match_id, listener, paced=not match.seats_of(caller.user if caller else None))
        try:
            await asyncio.wait_for(changed.wait(), wait)
        except TimeoutError:
            pass
        finally:
            context.matches.bus.unsubscribe(match_id, listener)
    view = await view_for(request, match_id, caller)
    if view.viewer in view.match.seats:
        context.presence.see(match_id, view.viewer)
    return EncodedJson(context.encoded.entries(view, after, context.matches.now()))


@router.get("/{match_id}/steps/{steps}", response_model=Position)
async def get_position(request: Request, match_id: MatchId, steps: int) -> Json:
    """Get the position after `steps` steps, as you may see it."""
    caller = await reader(request)
    view = await view_for(request, match_id, caller)
    _charge(request, caller, "read", view)
    return Json(position_json(view.view(position_after(view.match, steps)), actions=False))


@router.get("/{match_id}/insight", response_model=Insight)
async def get_insight(request: Request, match_id: MatchId, steps: Steps = None) -> Response:
    """Get insight into a position: groups, threats, exact odds, a preview of every legal action."""
    caller = await limited_reader(request, "look", INSIGHT_COST)
    view = await view_for(request, match_id, caller)
    _charge(request, caller, "look", view)
    seen = view.view(position_after(view.match, steps))
    ply = view.match.ply
    whose = seen.viewer if seen.hides else ""  # otherwise both players, who ask at the same moment, share it
    key = (whose, match_id, seen.game.options_text, seen.seen.data, ply)
    context = context_of(request)
    owner = context.owners.see(caller, address_of(request))
    found = await context.reads.run_once(key, reads.insight, reads.portable_view(seen), ply, owner=owner)
    return EncodedJson(found)


@router.get("/{match_id}/show", response_model=Show)
async def get_show(
    request: Request,
    match_id: MatchId,
    first: FirstStep = None,
    last: LastStep = None,
    order: Annotated[Order, Query(description="The order in which dice are shown.")] = "suspense",
) -> Response:
    """Get steps to show again, such as a quake: what each changes, and the exact chances before and after each die."""
    caller = await limited_reader(request, "look", INSIGHT_COST)
    view = await view_for(request, match_id, caller)
    _charge(request, caller, "look", view)
    match = view.match
    begin, end = _span(match, first, last)
    before = _open_steps(view, begin, end)
    key = f"show {begin} {end} {order}"  # shared: whoever comes here may see everything in it
    if key in match.cache:
        return EncodedJson(match.cache[key])
    heads = [wire.entry_json(view, step.entry) for step in match.steps[begin:end]]
    codes = [step.code for step in match.steps[begin:end]]
    shown = await offload(request, caller, reads.show, before, begin, heads, codes, order)
    if sum(name.startswith("show ") for name in match.cache) < MAX_SHOWS:
        match.cache[key] = shown
    return EncodedJson(shown)


@router.get("/{match_id}/show.gif", responses=GIF, response_class=Response)
async def get_film(
    request: Request,
    match_id: MatchId,
    first: FirstStep = None,
    last: LastStep = None,
    size: Annotated[int, Query(ge=200, le=640)] = 480,
) -> Response:
    """Get steps to show again, such as a quake, as an animated picture."""
    caller = await limited_reader(request, "look", FILM_COST)
    view = await view_for(request, match_id, caller)
    _charge(request, caller, "look", view)
    match = view.match
    begin, end = _span(match, first, last)
    before = _open_steps(view, begin, end)
    heads = [wire.entry_json(view, step.entry) for step in match.steps[begin:end]]
    codes = [step.code for step in match.steps[begin:end]]
    names = " - ".join(view.name_of(seat.user, seat.name) for seat in match.seats.values())
    title = f"{match.game.title}: {names}"
    film = await offload(request, caller, reads.film, before, heads, codes, title, size)
    headers = {"Cache-Control": "private, max-age=3600"} if match.is_over else {}
    return Response(film, media_type="image/gif", headers=headers)


def _open_steps(view: MatchView, begin: int, end: int) -> reads.PortableView:
    """The view before some steps; RequestError if any of them is still secret."""
    positions = [view.view(one) for one in itertools.islice(view.match.positions(begin), end - begin + 1)]
    if any(one.hides for one in positions) or any(map(view.is_concealed, view.match.steps[begin:end])):
        raise RequestError("not-allowed-now", "Some of these steps are still secret.")
    return reads.portable_view(positions[0])


def _span(match: StoredMatch, first: int | None, last: int | None) -> tuple[int, int]:
    """The steps to show: from the action that led to the first chance event, unless the caller says otherwise."""
    if first is None:
        found = next((index for index, step in enumerate(match.steps) if step.event is not None), None)
        if found is None:
            raise RequestError("not-found", "No dice have been thrown in this match.")
        first = max(0, found - 1)
    last = len(match.steps) if last is None else last
    if not first <= last <= len(match.steps):
        raise RequestError("not-found", f"The match has {len(match.steps)} steps.")
    return first, min(last, first + MAX_STEPS)


@router.get("/{match_id}/svg", responses=SVG, response_class=Response)
async def get_picture(
    request: Request, match_id: MatchId, steps: Steps = None, size: Annotated[int, Query(ge=100, le=2000)] = 480
) -> Response:
    """Get a picture of a position, as you may see it."""
    caller = await limited_reader(request, "look")
    view = await view_for(request, match_id, caller)
    _charge(request, caller, "look", view)
    seen = reads.portable_view(view.view(position_after(view.match, steps)))
    return Response(await offload(request, caller, reads.picture, seen, size), media_type="image/svg+xml")


@router.get("/{match_id}/hint", response_model=wire.Hint)
async def get_hint(request: Request, match_id: MatchId) -> Json:
    """Get the engine's choice, on your turn and if the match allows hints; the same search as the evaluation."""
    context = context_of(request)
    caller = await known_caller(request, "play", "think")
    view = await view_for(request, match_id, caller)
    match = view.match
    seat = seat_for(match, caller, None)
    if not match.header.hints:
        raise RequestError("not-allowed-now", "This match does not allow hints.")
    if match.to_act != seat:
        raise RequestError("not-your-turn", "Hints are available only on your turn.", to_act=match.to_act)
    try:
        owner = context.owners.see(caller, address_of(request))
        found = await context.evaluations.find(view.view(), owner)
    except Busy as failure:
        raise RequestError("too-many-requests", str(failure), retry_after=BUSY_RETRY) from None
    except BotFailure as failure:
        raise RequestError("not-allowed-now", str(failure)) from None
    action = found.best or view.view().legal_moves[0]  # the only one, where there is nothing to search
    return Json(wire.Hint(ply=match.ply, action=action))


@router.get("/{match_id}/record", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
async def get_record(request: Request, match_id: MatchId) -> PlainTextResponse:
    """Get the record as text; `craton verify` checks its dice once the match is over."""
    caller = await reader(request)
    view = await view_for(request, match_id, caller)
    return PlainTextResponse(await context_of(request).in_thread(record_text, view))


@router.get("/{match_id}/notes", response_model=wire.Notes)
async def get_notes(request: Request, match_id: MatchId) -> Json:
    """Get your private notes on a match."""
    caller = await known_caller(request, "read")
    context = context_of(request)
    match = await context.matches.get(match_id, payer_of(request, caller))
    return Json(wire.Notes(text=await context.store.private(match.id, caller.user, "notes") or ""))


@router.put("/{match_id}/notes", response_model=wire.Notes)
async def put_notes(request: Request, match_id: MatchId, body: requests.NewNotes) -> Json:
    """Replace your private notes on a match."""
    caller = await known_caller(request, "play", "act")
    context = context_of(request)
    match = await context.matches.get(match_id, payer_of(request, caller))
    await context.store.set_private(match.id, caller.user, "notes", body.text or None)
    return Json(wire.Notes(text=body.text))


@router.put("/{match_id}/mute", response_model=wire.Muted)
async def mute_chat(request: Request, match_id: MatchId, body: requests.Mute) -> Json:
    """Mute or unmute the chat of a match for yourself."""
    caller = await known_caller(request, "play", "act")
    context = context_of(request)
    match = await context.matches.get(match_id, payer_of(request, caller))
    await context.mutes.set(match.id, caller.user, muted=body.muted)
    return Json(wire.Muted(muted=body.muted))


@router.get("/{match_id}/plan", response_model=wire.Plan)
async def get_plan(request: Request, match_id: MatchId, seat: SeatName | None = None) -> Json:
    """Get your conditional actions; only you see them."""
    caller = await known_caller(request, "read")
    context = context_of(request)
    match = await context.matches.get(match_id, payer_of(request, caller))
    return Json(wire.Plan(branches=await context.planner.plan(match, seat_for(match, caller, seat))))


@router.put("/{match_id}/plan", response_model=wire.Plan)
async def put_plan(request: Request, match_id: MatchId, body: requests.NewPlan) -> Json:
    """Replace your conditional actions in a correspondence match: which action to play after which steps."""
    caller = await known_caller(request, "play", "act")
    context = context_of(request)
    match = await context.matches.get(match_id, payer_of(request, caller))
    seat = seat_for(match, caller, body.seat)
    return Json(wire.Plan(branches=await context.planner.store_plan(match, seat, body.branches)))
