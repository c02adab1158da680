"""Commands in a match: HTTP and WebSocket requests both end in `perform`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from craton.server.access.callers import authorize, seat_for
from craton.server.accounts.identity import Caller
from craton.server.context import Context
from craton.server.errors import RequestError
from craton.server.matches import commands
from craton.server.matches.match import OTHER, Match
from craton.server.matches.service import Done
from craton.server.wire.base import one_line
from craton.server.wire.match import ChatMessage, PlayAction, state_json
from craton.server.wire.view import match_view

SeatCommandName = Literal["resign", "abort", "claim", "vacation", "return"]
OfferName = Literal["draw", "takeback", "rematch"]
OfferAnswer = Literal["offer", "accept", "decline"]


@dataclass(frozen=True)
class SeatCommand:
    """Resign, abort, claim a win against an absent opponent, go on vacation or return from it."""

    name: SeatCommandName
    seat: str | None


@dataclass(frozen=True)
class OfferCommand:
    """Offer a draw, ask for a takeback or a rematch; accept or decline what the opponent offers."""

    offer: OfferName
    answer: OfferAnswer
    seat: str | None


Action = PlayAction | ChatMessage | SeatCommand | OfferCommand


async def perform(context: Context, caller: Caller | None, address: str, match_id: str, action: Action) -> Done:
    """Carry out one command of a caller in a match; RequestError if it is refused.

    The checks come in one order: shape (by the request's type), caller, match, seat, turn, ply, rules. A command that
    comes too late is answered with the current state.
    """
    caller = authorize(context, caller, address, "play", "chat" if isinstance(action, ChatMessage) else "act")
    match = await context.matches.get(match_id)
    try:
        return await _perform(context, caller, match, action)
    except RequestError as error:
        if error.code in ("stale", "not-your-turn", "not-playing"):
            view = await match_view(await context.matches.get(match_id), caller.user, context.mutes)
            error.details["state"] = state_json(view, context.matches.now())
        raise


async def _perform(context: Context, caller: Caller, match: Match, action: Action) -> Done:
    seats = match.seats_of(caller.user)
    if isinstance(action, ChatMessage):
        text = one_line(action.text)
        if not text:
            raise RequestError("bad-request", "The message is empty.")
        seat = seats[0] if seats else None
        return await context.matches.change(match.id, commands.chat(seat, caller.user, caller.name, text))
    seat = seat_for(match, caller, action.seat)
    context.presence.see(match.id, seat)
    if isinstance(action, PlayAction):
        command = commands.act(seat, action.action, action.ply, action.id)
        return await context.matches.change(match.id, command, action_id=action.id, seats=seats)
    if isinstance(action, SeatCommand):
        return await context.matches.change(match.id, _seat_command(context, action.name, seat))
    if action.offer == "rematch" and action.answer != "decline":
        return await _rematch(context, match, seat, action.answer)
    answer = {"offer": commands.offer, "accept": commands.accept, "decline": commands.decline}[action.answer]
    return await context.matches.change(match.id, answer(seat, action.offer))


def _seat_command(context: Context, name: SeatCommandName, seat: str) -> commands.Command:
    match name:
        case "resign":
            return commands.resign(seat)
        case "abort":
            return commands.abort(seat)
        case "claim":
            return commands.claim(seat, absent=context.presence.is_absent)
        case "vacation" | "return":
            return commands.vacation(seat, on=name == "vacation")


async def _rematch(context: Context, match: Match, seat: str, answer: str) -> Done:
    """Open the rematch if both want it or nobody else has to agree; otherwise offer it."""
    other = match.seats.get(OTHER[seat])
    needs_no_consent = other is not None and (other.bot is not None or other.user == match.seats[seat].user)
    is_offered = match.offers.get("rematch") == OTHER[seat]
    if answer == "accept" and not is_offered:
        raise RequestError("not-allowed-now", "No rematch has been offered to you.")
    if needs_no_consent or is_offered:
        return await context.matches.open_rematch(match.id, seat)
    return await context.matches.change(match.id, commands.offer(seat, "rematch"))
