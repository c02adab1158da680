"""Commands in a match: HTTP and WebSocket requests both end in `perform`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from craton.server.access.callers import authorize, payer, seat_for
from craton.server.accounts.identity import Caller
from craton.server.context import Context
from craton.server.errors import RequestError
from craton.server.matches import commands
from craton.server.matches.match import OTHER, Match
from craton.server.matches.receipts import Receipt
from craton.server.matches.service import Done
from craton.server.wire.base import one_line
from craton.server.wire.match import state_json
from craton.server.wire.match_requests import ChatMessage, PlayAction, RevealSeed
from craton.server.wire.view import match_view

SeatCommandName = Literal["resign", "abort", "claim", "vacation", "return"]
OfferName = Literal["draw", "takeback", "rematch"]
OfferAnswer = Literal["offer", "accept", "decline"]


OUTDATED = frozenset({"stale", "not-your-turn", "not-playing", "not-your-seat"})
"""Refusals that may come from an outdated view of the match."""


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
    commitment: str | None = None
    """The commitment to the seed for the rematch."""


Action = PlayAction | ChatMessage | RevealSeed | SeatCommand | OfferCommand


@dataclass(frozen=True)
class Sender:
    """Who sent a command, from where, and when it was received."""

    caller: Caller | None
    address: str
    receipt: Receipt


async def perform(context: Context, sender: Sender, match_id: str, action: Action) -> Done:
    """Carry out one command of a caller in a match; RequestError if it is refused.

    The checks come in one order: shape (by the request's type), caller, match, seat, turn, ply, rules. A command that
    comes too late is answered with the current state.
    """
    purpose = "chat" if isinstance(action, ChatMessage) else "act"
    caller = authorize(context, sender.caller, sender.address, "play", purpose)
    context.owners.see(caller, sender.address)
    match = await context.matches.get(match_id, payer(context, caller, sender.address))
    try:
        try:
            return await _perform(context, caller, match, action, sender.receipt)
        except RequestError as error:
            # The client may know more than this process: it has seen a change that another process has just made.
            if error.code not in OUTDATED or (newer := await context.matches.catch_up(match)) is None:
                raise
            return await _perform(context, caller, newer, action, sender.receipt)
    except RequestError as error:
        if error.code in ("stale", "not-your-turn", "not-playing"):
            view = await match_view(
                await context.matches.get(match_id), caller.user, context.mutes, context.deleted_names
            )
            error.details["state"] = state_json(view, context.matches.now())
        raise


async def _perform(context: Context, caller: Caller, match: Match, action: Action, receipt: Receipt) -> Done:
    change = partial(context.matches.change, match.id, receipt=receipt)
    seats = match.seats_of(caller.user)
    if isinstance(action, ChatMessage):
        text = one_line(action.text)
        if not text:
            raise RequestError("bad-request", "The message is empty.")
        seat = seats[0] if seats else None
        return await change(commands.chat(seat, caller.user, caller.name, text))
    if isinstance(action, RevealSeed):
        committed = [seat for seat in seats if match.seats[seat].commitment is not None]
        seat = seat_for(match, caller, action.seat or (committed[0] if len(committed) == 1 else None))
        context.presence.see(match.id, seat)
        return await change(commands.reveal_seed(seat, action.seed))
    seat = seat_for(match, caller, action.seat)
    context.presence.see(match.id, seat)
    if isinstance(action, PlayAction):
        receipt.seat, receipt.lag = seat, action.lag
        command = commands.act(seat, action.action, action.ply, action.id)
        return await change(command, action_id=action.id, seats=seats)
    if isinstance(action, SeatCommand):
        return await change(_seat_command(context, action.name, seat))
    if action.offer == "rematch" and action.answer != "decline":
        if (other := match.seats.get(OTHER[seat])) is not None and other.bot is not None:
            await context.owners.require_room(caller, context.matches.now())
        if match.header.rated:
            await context.fair_play.require_good_standing(caller.user, context.matches.now())
        return await _rematch(context, match, seat, action)
    if action.commitment is not None:
        raise RequestError("bad-request", "A commitment belongs to the offer or acceptance of a rematch.")
    answer = {"offer": commands.offer, "accept": commands.accept, "decline": commands.decline}[action.answer]
    return await change(answer(seat, action.offer))


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


async def _rematch(context: Context, match: Match, seat: str, action: OfferCommand) -> Done:
    """Open the rematch if both want it or nobody else has to agree; otherwise offer it."""
    other = match.seats.get(OTHER[seat])
    needs_no_consent = other is not None and (other.bot is not None or other.user == match.seats[seat].user)
    is_offered = match.offers.get("rematch") == OTHER[seat]
    if action.answer == "accept" and not is_offered:
        raise RequestError("not-allowed-now", "No rematch has been offered to you.")
    if needs_no_consent or is_offered:
        return await context.matches.open_rematch(match.id, seat, action.commitment)
    return await context.matches.change(match.id, commands.offer(seat, "rematch", action.commitment))
