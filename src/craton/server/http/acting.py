"""Routes that change a match. Checks come in one order: shape, caller, match, seat, turn, ply, rules."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request

from craton.server.accounts.identity import Caller
from craton.server.bots.levels import bot_of_level, checked_bot
from craton.server.errors import Refusal
from craton.server.filter import match_json, viewer_of
from craton.server.http import shapes
from craton.server.http.answers import ERRORS, Json, done_json, standing_json
from craton.server.http.callers import (
    address_of,
    caller_of,
    context_of,
    known_caller,
    require_person,
    seat_for,
    somebody,
)
from craton.server.http.schemas import Act, Chat, Join, NewMatch, Plain
from craton.server.matches import commands
from craton.server.matches.clock import Rule
from craton.server.matches.commands import Command
from craton.server.matches.entries import Entry
from craton.server.matches.match import OTHER, Match
from craton.server.matches.opening import Wish, check_wish, checked_seed, open_match, open_rematch

router = APIRouter(prefix="/api/v1/matches", tags=["playing"], responses=ERRORS, default_response_class=Json)

MatchId = Annotated[str, Path(max_length=40, description="The id of a match.")]


@router.post("", response_model=shapes.MatchShape, status_code=201)
async def create(request: Request, body: NewMatch) -> Json:
    """Open a match. Its link is /matches/ID; whoever has it may take the free seat."""
    context_of(request).limiter.take("read", address_of(request))  # making the game is work, whoever asks for it
    if body.level is not None and body.bot is not None:
        raise Refusal("bad-request", "Give a level or a bot, not both.")
    bot = bot_of_level(body.level) if body.level is not None else body.bot
    given = body.model_dump(exclude={"level", "bot", "clock"})
    clock = Rule.from_json(body.clock.model_dump())
    wish = Wish(**given, clock=clock, bot=checked_bot(bot) if bot is not None else None)
    check_wish(wish)  # nobody becomes a guest by a mistake
    context = context_of(request)
    if wish.bot is not None and context.pool.size == 0:
        raise Refusal("not-allowed-now", "This server has no bots.")
    if wish.rated:
        require_person(await caller_of(request), "A rated match")
    caller = await somebody(request, "play", "open")
    match, seating = open_match(wish, caller.user, caller.name, context.host.now(), program=caller.is_bot)
    match = await context.host.add(match, *seating)
    context.presence.see(match.id, next(iter(match.seats)))
    whole = match_json(match, viewer_of(match, caller.user), context.host.now())
    return Json(whole, status_code=201, headers={"Location": f"/matches/{match.id}"})


@router.post("/{match_id}/join", response_model=shapes.DoneShape)
async def join(request: Request, match_id: MatchId, body: Join) -> Json:
    """Take the free seat, with a seed of your own for the dice."""
    seed = checked_seed(body.seed)
    context = context_of(request)
    match = await context.host.match(match_id)
    if match.header.rated:
        require_person(await caller_of(request), "A rated match")
    caller = await somebody(request, "play", "act")

    def command(match: Match, now: int) -> list[Entry]:
        if match.seats_of(caller.user):
            raise Refusal("seat-taken", "You sit in this match already.")
        if match.is_over:
            raise Refusal("not-playing", "This match is over.")
        free = [seat for seat in OTHER if seat not in match.seats and body.seat in (None, seat)]
        if not free:
            raise Refusal("seat-taken", "The seat is taken." if body.seat else "Both seats are taken.")
        sit = commands.sit(free[0], name=caller.name, seed=seed, user=caller.user, program=caller.is_bot)
        return list(sit(match, now))

    done = await context.host.change(match.id, command)
    context.presence.see(match.id, done.match.seats_of(caller.user)[0])
    return Json(done_json(done, caller.user, context.host.now()))


@router.post("/{match_id}/actions", response_model=shapes.DoneShape)
async def act(request: Request, match_id: MatchId, body: Act) -> Json:
    """Play one action. The same id again is harmless; an old ply is answered with how the match stands now."""
    caller = await known_caller(request, "play", "act")
    context = context_of(request)
    match = await context.host.match(match_id)
    seat = seat_for(match, caller, body.seat)
    context.presence.see(match_id, seat)
    return await change(request, caller, match_id, commands.act(seat, body.action, body.ply, body.id), body.id)


async def change(
    request: Request,
    caller: Caller,
    match_id: str,
    command: Command,
    action_id: str | None = None,
) -> Json:
    """Lets the host do it; who comes too late is told how the match stands."""
    context = context_of(request)
    try:
        seats = (await context.host.match(match_id)).seats_of(caller.user)
        done = await context.host.change(match_id, command, action_id=action_id, seats=seats)
    except Refusal as refusal:
        if refusal.code in ("stale", "not-your-turn", "not-playing"):
            match = await context.host.match(match_id)
            refusal.more["state"] = standing_json(match, caller.user, context.host.now())
        raise
    return Json(done_json(done, caller.user, context.host.now()))


@router.post("/{match_id}/chat", response_model=shapes.DoneShape)
async def chat(request: Request, match_id: MatchId, body: Chat) -> Json:
    """Say something. Players do not hear spectators before the match is over."""
    caller = await known_caller(request, "play", "chat")
    text = " ".join("".join(c if c.isprintable() else " " for c in body.text).split())
    if not text:
        raise Refusal("bad-request", "There is nothing in this message.")
    match = await context_of(request).host.match(match_id)
    seats = match.seats_of(caller.user)
    seat = seats[0] if seats else None
    return await change(request, caller, match_id, commands.chat(seat, caller.user, caller.name, text))


@router.post("/{match_id}/{what}", response_model=shapes.DoneShape)
async def do(
    request: Request,
    match_id: MatchId,
    what: Literal["resign", "abort", "claim", "vacation", "return"],
    body: Plain,
) -> Json:
    """Resign; abort before the second turn; claim against an opponent who has left; take vacation or return from it."""
    caller = await known_caller(request, "play", "act")
    context = context_of(request)
    match = await context.host.match(match_id)
    seat = seat_for(match, caller, body.seat)
    command = {
        "resign": commands.resign(seat),
        "abort": commands.abort(seat),
        "claim": commands.claim(seat, absent=context.presence.is_absent),
        "vacation": commands.vacation(seat, away=True),
        "return": commands.vacation(seat, away=False),
    }[what]
    return await change(request, caller, match_id, command)


@router.post("/{match_id}/{what}/{answer}", response_model=shapes.DoneShape)
async def negotiate(
    request: Request,
    match_id: MatchId,
    what: Literal["draw", "takeback", "rematch"],
    answer: Literal["offer", "accept", "decline"],
    body: Plain,
) -> Json:
    """Offer a draw, ask for a takeback or a rematch; accept or decline what the other has asked for."""
    caller = await known_caller(request, "play", "act")
    context = context_of(request)
    match = await context.host.match(match_id)
    seat = seat_for(match, caller, body.seat)
    if what == "rematch" and answer != "decline":
        return await _rematch(request, caller, match, seat, answer)
    command = {"offer": commands.offer, "accept": commands.accept, "decline": commands.decline}[answer](seat, what)
    return await change(request, caller, match_id, command)


async def _rematch(request: Request, caller: Caller, match: Match, seat: str, answer: str) -> Json:
    """The rematch begins when both want it, or at once where nobody else has to be asked."""
    context = context_of(request)
    other = match.seats.get(OTHER[seat])
    alone = other is not None and (other.bot is not None or other.user == caller.user)
    wanted = match.offers.get("rematch") == OTHER[seat]
    if answer == "accept" and not wanted:
        raise Refusal("not-allowed-now", "No rematch has been offered to you.")
    if not (alone or wanted):
        return await change(request, caller, match.id, commands.offer(seat, "rematch"))
    done = await context.host.open_next(match.id, seat, open_rematch)
    return Json(done_json(done, caller.user, context.host.now()))
