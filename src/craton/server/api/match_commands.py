"""Routes that change a match."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from craton.server.access.callers import address_of, caller_of, caller_or_guest, context_of, payer_of, require_person
from craton.server.api.perform import (
    Action,
    OfferAnswer,
    OfferCommand,
    OfferName,
    SeatCommand,
    SeatCommandName,
    Sender,
    perform,
)
from craton.server.bots.levels import bot_of_level, check_bot_plays, checked_bot
from craton.server.errors import RequestError
from craton.server.matches import commands
from craton.server.matches.clock import Rule
from craton.server.matches.opening import Terms, check_terms, open_match
from craton.server.matches.receipts import Receipt
from craton.server.matches.service import Done
from craton.server.wire import match as wire
from craton.server.wire import match_requests as requests
from craton.server.wire.encoding import EncodedJson, Json
from craton.server.wire.errors import ERRORS
from craton.server.wire.view import match_view

router = APIRouter(prefix="/api/v1/matches", tags=["play"], responses=ERRORS, default_response_class=Json)

MatchId = Annotated[str, Path(max_length=40, description="The id of a match.")]


@router.post("", response_model=wire.Match, status_code=201)
async def create_match(request: Request, body: requests.NewMatch) -> Json:
    """Create a match. Its link is /matches/ID; anyone with the link may take a free seat."""
    context = context_of(request)
    context.limiter.take("read", address_of(request))  # checking the options takes time, whoever the caller is
    if body.level is not None and body.bot is not None:
        raise RequestError("bad-request", "Give a level or a bot, not both.")
    bot = bot_of_level(body.level) if body.level is not None else body.bot
    clock = Rule.from_json(body.clock.model_dump())
    terms = Terms(
        **body.model_dump(exclude={"level", "bot", "clock"}),
        clock=clock,
        bot=checked_bot(bot, context.pool.engines) if bot is not None else None,
    )
    start = check_terms(terms)  # before a guest is created
    if terms.bot is not None:
        check_bot_plays(terms.bot, start.game)
    if terms.bot is not None and context.pool.size == 0:
        raise RequestError("not-allowed-now", "This server has no bots.")
    if terms.rated:
        require_person(await caller_of(request), "A rated match")
    caller = await caller_or_guest(request, "play", "open")
    context.owners.see(caller, address_of(request))
    if terms.bot is not None:
        await context.owners.require_room(caller, context.matches.now())
    given = None
    if terms.rated:
        await context.fair_play.require_good_standing(caller.user, context.matches.now())
        given = await context.fair_play.seat(caller.user, start.game.name)
    match, seating = open_match(terms, caller, context.matches.now(), given=given)
    match = await context.matches.add(match, *seating)
    context.presence.see(match.id, next(iter(match.seats)))
    view = await match_view(match, caller.user, context.mutes, context.deleted_names)
    headers = {"Location": f"/matches/{match.id}"}
    return Json(wire.match_json(view, context.matches.now()), status_code=201, headers=headers)


@router.post("/{match_id}/join", response_model=wire.MatchChange)
async def join_match(request: Request, match_id: MatchId, body: requests.Join) -> Response:
    """Take a free seat, with a commitment to your own seed for the dice."""
    context = context_of(request)
    known = await caller_of(request)
    match = await context.matches.get(match_id, payer_of(request, known))
    if match.header.rated:
        require_person(known, "A rated match")
    caller = await caller_or_guest(request, "play", "act")
    if match.header.rated:
        await context.fair_play.require_good_standing(caller.user, context.matches.now())
    done = await context.matches.change(match.id, commands.join(caller, body.seat, body.commitment))
    context.presence.see(match.id, done.match.seats_of(caller.user)[0])
    return await _answer(request, caller.user, done)


@router.post("/{match_id}/actions", response_model=wire.MatchChange)
async def play_action(request: Request, match_id: MatchId, body: requests.PlayAction) -> Response:
    """Play one action. Repeating an id has no effect; an outdated ply is answered with the current state."""
    return await _perform(request, match_id, body)


@router.post("/{match_id}/seed", response_model=wire.MatchChange)
async def reveal_seed(request: Request, match_id: MatchId, body: requests.RevealSeed) -> Response:
    """Reveal the seed you have committed to, once both seats are taken. Then the match starts."""
    return await _perform(request, match_id, body)


@router.post("/{match_id}/chat", response_model=wire.MatchChange)
async def send_chat(request: Request, match_id: MatchId, body: requests.ChatMessage) -> Response:
    """Send a chat message. Players see messages of spectators only after the match."""
    return await _perform(request, match_id, body)


@router.post("/{match_id}/{command}", response_model=wire.MatchChange)
async def command_match(
    request: Request, match_id: MatchId, command: SeatCommandName, body: requests.SeatChoice
) -> Response:
    """Resign; abort before the second turn; claim a win against an absent opponent; start or end vacation."""
    return await _perform(request, match_id, SeatCommand(command, body.seat))


@router.post("/{match_id}/{offer}/{answer}", response_model=wire.MatchChange)
async def answer_offer(
    request: Request, match_id: MatchId, offer: OfferName, answer: OfferAnswer, body: requests.OfferBody
) -> Response:
    """Offer a draw, a takeback or a rematch; accept or decline your opponent's offer."""
    return await _perform(request, match_id, OfferCommand(offer, answer, body.seat, body.commitment))


async def _perform(request: Request, match_id: str, action: Action) -> Response:
    context, receipt = context_of(request), Receipt(request.state.received)
    with context.matches.in_flight.track(match_id, receipt):
        caller = await caller_of(request)
        done = await perform(context, Sender(caller, address_of(request), receipt), match_id, action)
    return await _answer(request, caller.user if caller else None, done)


async def _answer(request: Request, user: str | None, done: Done) -> Response:
    context = context_of(request)
    view = await match_view(done.match, user, context.mutes, context.deleted_names)
    return EncodedJson(context.encoded.change(view, done.before, context.matches.now(), repeated=done.repeated))
