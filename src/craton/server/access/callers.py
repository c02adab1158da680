"""Who calls a route, and what they may do."""

from __future__ import annotations

from fastapi import Request
from starlette.requests import HTTPConnection

from craton.server.accounts.identity import Caller
from craton.server.context import Context
from craton.server.errors import RequestError
from craton.server.matches.match import Match

COOKIE = "craton"


def context_of(connection: HTTPConnection) -> Context:
    context: Context = connection.app.state.context
    return context


def address_of(connection: HTTPConnection) -> str:
    """The client's address; behind proxies, the one that the outermost trusted proxy saw."""
    proxies = context_of(connection).settings.proxies
    direct = connection.client.host if connection.client else "unknown"
    if proxies:
        forwarded = [part.strip() for part in connection.headers.get("x-forwarded-for", "").split(",") if part.strip()]
        if len(forwarded) >= proxies:
            return forwarded[-proxies]
    return direct


async def caller_of(connection: HTTPConnection) -> Caller | None:
    """The caller by token or cookie; None without either. An invalid token is refused."""
    accounts = context_of(connection).accounts
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        kind, _, token = authorization.partition(" ")
        caller = await accounts.caller_by_token(token.strip()) if kind.lower() == "bearer" else None
        if caller is None:
            raise RequestError("unauthenticated", "This token is not valid.")
        return caller
    cookie = connection.cookies.get(COOKIE)
    return await accounts.caller_by_cookie(cookie) if cookie else None


def require_scope(caller: Caller, scope: str) -> None:
    if scope not in caller.scopes:
        raise RequestError("forbidden", f"This token does not have the scope {scope}.")


def authorize(context: Context, caller: Caller | None, address: str, scope: str, purpose: str) -> Caller:
    """The caller, if known and permitted by the token's scope; counts against the limit of the purpose."""
    if caller is None:
        context.limiter.take("read", address)
        raise RequestError("unauthenticated", "You are not signed in: send a session cookie or a token.")
    require_scope(caller, scope)
    context.limiter.take(purpose, caller.user)
    return caller


async def known_caller(request: Request, scope: str, purpose: str = "read") -> Caller:
    """The caller of a route that needs one."""
    return authorize(context_of(request), await caller_of(request), address_of(request), scope, purpose)


async def caller_or_guest(request: Request, scope: str, purpose: str) -> Caller:
    """The caller; an unknown one becomes a guest and gets a cookie with the response."""
    if await caller_of(request) is not None:
        return await known_caller(request, scope, purpose)
    context = context_of(request)
    context.limiter.take("guest", address_of(request))
    caller, cookie = await context.accounts.new_guest(request.headers.get("user-agent", ""))
    request.state.cookie = cookie
    context.limiter.take(purpose, caller.user)
    return caller


async def reader(request: Request) -> Caller | None:
    """The caller of a route that everybody may read; counts against the limit of reading."""
    caller = await caller_of(request)
    context_of(request).limiter.take("read", caller.user if caller else address_of(request))
    if caller is not None:
        require_scope(caller, "read")
    return caller


async def limited_reader(request: Request, purpose: str, cost: int = 1) -> Caller | None:
    """The same for a route with a limit of its own."""
    caller = await reader(request)
    context_of(request).limiter.take(purpose, caller.user if caller else address_of(request), cost)
    return caller


async def session_caller(request: Request) -> Caller:
    """The caller of a route that needs a session: tokens give no access to accounts."""
    return require_session(await known_caller(request, "read"))


def require_session(caller: Caller) -> Caller:
    if caller.session is None:
        raise RequestError("forbidden", "This needs a session; a token is not enough.")
    return caller


def require_person(caller: Caller | None, what: str) -> None:
    """Refuse callers who are unknown, guests or bots."""
    if caller is None or caller.is_guest:
        raise RequestError("forbidden", f"{what} needs an account: choose a name and a password first.")
    if caller.is_bot:
        raise RequestError("not-allowed-now", f"{what} is for people only.")


def seat_for(match: Match, caller: Caller, wanted: str | None) -> str:
    """The seat a caller acts for: the named one, their only one, or, if they hold both, the one to move."""
    seats = match.seats_of(caller.user)
    if not seats or (wanted is not None and wanted not in seats):
        raise RequestError("not-your-seat", "That is not your seat in this match.")
    if wanted is not None:
        return wanted
    return seats[0] if len(seats) == 1 or match.to_act is None else match.to_act
