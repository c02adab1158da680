"""Who operates the server: may run experiments, and sees the page for them."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Scope

from craton.server.access.addresses import is_direct_loopback
from craton.server.access.callers import context_of
from craton.server.accounts.identity import Caller
from craton.server.errors import RequestError
from craton.server.settings import Settings

LOOPBACK_HOSTS = frozenset({"localhost", "127.0.0.1", "[::1]"})


def operator_names(settings: Settings) -> frozenset[str]:
    """The names of the operators' accounts, in lower case."""
    return frozenset(name.strip().lower() for name in settings.operators.split(",") if name.strip())


def is_operator(connection: HTTPConnection, caller: Caller | None) -> bool:
    """Whether the caller is signed in with an operator's account or, if none is named, sits at this machine."""
    settings = context_of(connection).settings
    names = operator_names(settings)
    if names:
        known = caller is not None and caller.session is not None and not caller.is_guest and not caller.is_bot
        return known and caller is not None and caller.name.lower() in names
    return settings.proxies == 0 and sits_here(connection.scope, connection.headers)


def sits_here(scope: Scope, headers: Headers) -> bool:
    """Whether the request comes directly from this machine and was addressed to it as such.

    The host name matters: a page of another site can make its own name point to this machine, and then send requests
    from the operator's browser that look like those of our page. A tunnel to the outside has another name, too.
    """
    host = headers.get("host", "").lower()
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return name in LOOPBACK_HOSTS and is_direct_loopback(scope, headers)


def require_operator(connection: HTTPConnection, caller: Caller | None) -> None:
    if not is_operator(connection, caller):
        raise RequestError("forbidden", "Only the operator of this server may do this.")
