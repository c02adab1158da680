"""Who calls a route, and what they may."""

from __future__ import annotations

from fastapi import Request
from starlette.requests import HTTPConnection

from craton.server.accounts.identity import Caller
from craton.server.context import Context
from craton.server.errors import Refusal
from craton.server.matches.match import Match

COOKIE = "craton"


def context_of(connection: HTTPConnection) -> Context:
    context: Context = connection.app.state.context
    return context


def address_of(connection: HTTPConnection) -> str:
    """The caller's address; behind proxies, the one that the outermost trusted proxy saw."""
    proxies = context_of(connection).settings.proxies
    direct = connection.client.host if connection.client else "unknown"
    if proxies:
        forwarded = [part.strip() for part in connection.headers.get("x-forwarded-for", "").split(",") if part.strip()]
        if len(forwarded) >= proxies:
            return forwarded[-proxies]
    return direct


async def caller_of(connection: HTTPConnection) -> Caller | None:
    """Who calls; None for nobody known. A token that is not valid is refused."""
    accounts = context_of(connection).accounts
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        kind, _, token = authorization.partition(" ")
        caller = await accounts.caller_by_token(token.strip()) if kind.lower() == "bearer" else None
        if caller is None:
            raise Refusal("unauthenticated", "This token is not valid.")
        return caller
    cookie = connection.cookies.get(COOKIE)
    return await accounts.caller_by_cookie(cookie) if cookie else None


async def known_caller(request: Request, scope: str, purpose: str = "read") -> Caller:
    """Who calls, if anybody is known and their token is good for it; counts against the limit of the purpose."""
    caller = await caller_of(request)
    if caller is None:
        context_of(request).limiter.take("read", address_of(request))
        raise Refusal("unauthenticated", "You are not known here: come with the cookie of a session or a token.")
    if scope not in caller.scopes:
        raise Refusal("forbidden", f"This token is not good for this; it would need the scope {scope}.")
    context_of(request).limiter.take(purpose, caller.user)
    return caller


async def somebody(request: Request, scope: str, purpose: str) -> Caller:
    """Who calls; whoever is not known becomes a guest, and gets a cookie with the answer."""
    if await caller_of(request) is not None:
        return await known_caller(request, scope, purpose)
    context = context_of(request)
    context.limiter.take("guest", address_of(request))
    caller, cookie = await context.accounts.new_guest(request.headers.get("user-agent", ""))
    request.state.cookie = cookie
    context.limiter.take(purpose, caller.user)
    return caller


async def reader(request: Request) -> Caller | None:
    """Who reads, known or not; counts against the limit of reading."""
    caller = await caller_of(request)
    context_of(request).limiter.take("read", caller.user if caller else address_of(request))
    if caller is not None and "read" not in caller.scopes:
        raise Refusal("forbidden", "This token is not good for this; it would need the scope read.")
    return caller


async def account_holder(request: Request) -> Caller:
    """Who calls by the cookie of a session: tokens do not reach accounts."""
    caller = await known_caller(request, "read")
    if caller.session is None:
        raise Refusal("forbidden", "This needs a session: a token is not good for it.")
    return caller


def require_person(caller: Caller | None, what: str) -> None:
    """Refuses those who are not known, guests, and the accounts of bots."""
    if caller is None or caller.is_guest:
        raise Refusal("forbidden", f"{what} is for accounts: take a name and a password first.")
    if caller.is_bot:
        raise Refusal("not-allowed-now", f"{what} is between people.")


def seat_for(match: Match, caller: Caller, asked: str | None) -> str:
    """The seat for which somebody acts: the only one they have, the one they name, or the one that has to decide."""
    seats = match.seats_of(caller.user)
    if not seats or (asked is not None and asked not in seats):
        raise Refusal("not-your-seat", "You do not sit there in this match.")
    if asked is not None:
        return asked
    return seats[0] if len(seats) == 1 or match.to_act is None else match.to_act
