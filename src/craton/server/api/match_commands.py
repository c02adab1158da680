"""Routes that change a match."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from craton.server.access.callers import address_of, caller_of, caller_or_guest, context_of, require_person
from craton.server.api.perform import (
    Action,
    OfferAnswer,
    OfferCommand,
    OfferName,
    SeatCommand,
    SeatCommandName,
    perform,
)
from craton.server.bots.levels import bot_of_level, checked_bot
from craton.server.errors import RequestError
from craton.server.matches import commands
from craton.server.matches.clock import Rule
from craton.server.matches.opening import Terms, check_terms, checked_seed, open_match
from craton.server.matches.service import Done
from craton.server.wire import match as wire
from craton.server.wire.encoding import Json
from craton.server.wire.errors import ERRORS
from craton.server.wire.view import match_view

router = APIRouter(prefix="/api/v1/matches", tags=["play"], responses=ERRORS, default_response_class=Json)

MatchId = Annotated[str, Path(max_length=40, description="The id of a match.")]


@router.post("", response_model=wire.Match, status_code=201)
async def create_match(request: Request, body: wire.NewMatch) -> Json:
    """Create a match. Its link is /matches/ID; anyone with the link may take a free seat."""
    context = context_of(request)
    context.limiter.take("read", address_of(request))  # checking the options takes time, whoever the caller is
    if body.level is not None and body.bot is not None:
        raise RequestError("bad-request", "Give a level or a bot, not both.")
    bot = bot_of_level(body.level) if body.level is not None else body.bot
    given = body.model_dump(exclude={"level", "bot", "clock"})
    clock = Rule.from_json(body.clock.model_dump())
    terms = Terms(**given, clock=clock, bot=checked_bot(bot) if bot is not None else None)
    check_terms(terms)  # before a guest is created
    if terms.bot is not None and context.pool.size == 0:
        raise RequestError("not-allowed-now", "This server has no bots.")
    if terms.rated:
        require_person(await caller_of(request), "A rated match")
    caller = await caller_or_guest(request, "play", "open")
    match, seating = open_match(terms, caller, context.matches.now())
    match = await context.matches.add(match, *seating)
    context.presence.see(match.id, next(iter(match.seats)))
    view = await match_view(match, caller.user, context.mutes)
    headers = {"Location": f"/matches/{match.id}"}
    return Json(wire.match_json(view, context.matches.now()), status_code=201, headers=headers)


@router.post("/{match_id}/join", response_model=wire.MatchChange)
async def join_match(request: Request, match_id: MatchId, body: wire.Join) -> Json:
    """Take a free seat, with your own seed for the dice."""
    seed = checked_seed(body.seed)
    context = context_of(request)
    match = await context.matches.get(match_id)
    if match.header.rated:
        require_person(await caller_of(request), "A rated match")
    caller = await caller_or_guest(request, "play", "act")
    done = await context.matches.change(match.id, commands.join(caller, body.seat, seed))
    context.presence.see(match.id, done.match.seats_of(caller.user)[0])
    return await _answer(request, caller.user, done)


@router.post("/{match_id}/actions", response_model=wire.MatchChange)
async def play_action(request: Request, match_id: MatchId, body: wire.PlayAction) -> Json:
    """Play one action. Repeating an id has no effect; an outdated ply is answered with the current state."""
    return await _perform(request, match_id, body)


@router.post("/{match_id}/chat", response_model=wire.MatchChange)
async def send_chat(request: Request, match_id: MatchId, body: wire.ChatMessage) -> Json:
    """Send a chat message. Players see messages of spectators only after the match."""
    return await _perform(request, match_id, body)


@router.post("/{match_id}/{command}", response_model=wire.MatchChange)
async def command_match(request: Request, match_id: MatchId, command: SeatCommandName, body: wire.SeatChoice) -> Json:
    """Resign; abort before the second turn; claim a win against an absent opponent; start or end vacation."""
    return await _perform(request, match_id, SeatCommand(command, body.seat))


@router.post("/{match_id}/{offer}/{answer}", response_model=wire.MatchChange)
async def answer_offer(
    request: Request, match_id: MatchId, offer: OfferName, answer: OfferAnswer, body: wire.SeatChoice
) -> Json:
    """Offer a draw, a takeback or a rematch; accept or decline your opponent's offer."""
    return await _perform(request, match_id, OfferCommand(offer, answer, body.seat))


async def _perform(request: Request, match_id: str, action: Action) -> Json:
    caller = await caller_of(request)
    done = await perform(context_of(request), caller, address_of(request), match_id, action)
    return await _answer(request, caller.user if caller else None, done)


async def _answer(request: Request, user: str | None, done: Done) -> Json:
    context = context_of(request)
    view = await match_view(done.match, user, context.mutes)
    return Json(wire.change_json(view, done.before, context.matches.now(), repeated=done.repeated))
