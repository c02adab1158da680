"""Who calls a route, and what they may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import Request
from starlette.requests import HTTPConnection

from craton.server.access.addresses import client_network, is_https
from craton.server.access.admission import INVALID_COOKIE_COST, INVALID_TOKEN_COST
from craton.server.accounts.identity import Caller
from craton.server.accounts.sanctions import refuse_banned, refuse_muted
from craton.server.context import Context
from craton.server.errors import RequestError
from craton.server.matches.match import Match
from craton.server.matches.replay import Payer

Result = TypeVar("Result")

COOKIE = "craton"
SECURE_COOKIE = "__Host-craton"
"""Over https. The prefix lets browsers accept it only with Secure and Path=/, so no other host can set it."""


def context_of(connection: HTTPConnection) -> Context:
    context: Context = connection.app.state.context
    return context


def address_of(connection: HTTPConnection) -> str:
    """The client's address as limits count it: IPv6 by /64; behind proxies, the one that the outermost of them saw."""
    return client_network(connection.scope, connection.headers, context_of(connection).settings.proxies)


def cookie_name(*, https: bool) -> str:
    return SECURE_COOKIE if https else COOKIE


async def caller_of(connection: HTTPConnection) -> Caller | None:
    """The caller by token or cookie; None without either. An invalid token is refused."""
    context = context_of(connection)
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        kind, _, token = authorization.partition(" ")
        try:
            caller = await context.accounts.caller_by_token(token.strip()) if kind.lower() == "bearer" else None
            if caller is None:
                raise RequestError("unauthenticated", "This token is not valid.")
        except RequestError:
            context.limiter.spend("request", address_of(connection), INVALID_TOKEN_COST)
            raise
        return caller
    https = is_https(connection.scope, connection.headers, context.settings.proxies)
    cookie = connection.cookies.get(cookie_name(https=https))
    if not cookie:
        return None
    caller = await context.accounts.caller_by_cookie(cookie)
    if caller is None:
        context.limiter.spend("request", address_of(connection), INVALID_COOKIE_COST)
    return caller


def charge(context: Context, caller: Caller | None, address: str, purpose: str, cost: float = 1) -> None:
    """Count against the limit of a purpose: an account by itself, guests and unknown callers also by their address."""
    if caller is not None and not caller.is_guest:
        context.limiter.take(purpose, caller.user, cost)
    else:
        context.limiter.take_shared(purpose, caller.user if caller else None, address, cost)


def require_scope(caller: Caller, scope: str) -> None:
    if scope not in caller.scopes:
        raise RequestError("forbidden", f"This token does not have the scope {scope}.")


def authorize(context: Context, caller: Caller | None, address: str, scope: str, purpose: str) -> Caller:
    """The caller, if known and permitted by the token's scope; counts against the limit of the purpose."""
    if caller is None:
        charge(context, None, address, "read")
        raise RequestError("unauthenticated", "You are not signed in: send a session cookie or a token.")
    require_scope(caller, scope)
    if scope != "read":
        refuse_banned(caller, context.matches.now())
    if purpose == "chat":
        refuse_muted(caller, context.matches.now())
    charge(context, caller, address, purpose)
    return caller


async def known_caller(request: Request, scope: str, purpose: str = "read") -> Caller:
    """The caller of a route that needs one."""
    return authorize(context_of(request), await caller_of(request), address_of(request), scope, purpose)


async def caller_or_guest(request: Request, scope: str, purpose: str) -> Caller:
    """The caller; an unknown one becomes a guest and gets a cookie with the response."""
    if await caller_of(request) is not None:
        return await known_caller(request, scope, purpose)
    context = context_of(request)
    address = address_of(request)
    context.limiter.take("guest", address)
    caller, cookie = await context.accounts.new_guest(request.headers.get("user-agent", ""))
    request.state.cookie = cookie
    charge(context, caller, address, purpose)
    return caller


def payer_of(connection: HTTPConnection, caller: Caller | None) -> Payer:
    """The payer for replaying a match: the caller, by the limit `look`."""
    return payer(context_of(connection), caller, address_of(connection))


def payer(context: Context, caller: Caller | None, address: str) -> Payer:
    who = caller.user if caller else address
    return Payer(who, lambda cost: charge(context, caller, address, "look", cost))


async def reader(request: Request) -> Caller | None:
    """The caller of a route that everybody may read; counts against the limit of reading."""
    caller = await caller_of(request)
    charge(context_of(request), caller, address_of(request), "read")
    if caller is not None:
        require_scope(caller, "read")
    return caller


async def limited_reader(request: Request, purpose: str, cost: int = 1) -> Caller | None:
    """The same for a route with a limit of its own."""
    caller = await reader(request)
    charge(context_of(request), caller, address_of(request), purpose, cost)
    return caller


async def offload(request: Request, caller: Caller | None, work: Callable[..., Result], *arguments: Any) -> Result:
    """The result of a function in `study/reads.py`, run in another process; callers take turns."""
    context = context_of(request)
    return await context.reads.run(work, *arguments, owner=context.owners.see(caller, address_of(request)))


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
