"""Where a connection comes from: the client's address, and whether it arrived over https."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from starlette.datastructures import Headers
from starlette.types import Scope

IPV6_PREFIX = 64
"""Bits of an IPv6 address that identify a subscriber; the rest can be chosen freely by the client."""
UNKNOWN = "unknown"
FORWARDING = ("forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "via")
"""Headers that only a proxy adds."""


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """The key by which limits count an address: an IPv4 address, or the /64 network of an IPv6 address."""
    parsed = _parsed(address)
    if parsed is None:
        return address[:64] or UNKNOWN
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is None:
            return str(IPv6Network((int(parsed), IPV6_PREFIX), strict=False))
        parsed = parsed.ipv4_mapped
    return str(parsed)


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address as proxies write it: with or without brackets, a port or a zone."""
    text = address.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return ip_address(text.partition("%")[0])
    except ValueError:
        return None


def client_network(scope: Scope, headers: Headers, proxies: int) -> str:
    """The client's network; behind proxies, that of the address which the outermost trusted proxy saw."""
    client = scope.get("client")
    return network_of(_forwarded(headers, "x-forwarded-for", proxies) or (client[0] if client else UNKNOWN))


def is_https(scope: Scope, headers: Headers, proxies: int) -> bool:
    """Whether the client uses https, perhaps to a proxy."""
    forwarded = _forwarded(headers, "x-forwarded-proto", proxies, at_most=True)
    return (forwarded or scope["scheme"]).lower() in ("https", "wss")


def is_direct_loopback(scope: Scope, headers: Headers) -> bool:
    """Whether a program on the same machine sent the request itself, not a proxy on behalf of somebody else."""
    client = scope.get("client")
    parsed = _parsed(client[0]) if client else None
    if parsed is None or any(name in headers for name in FORWARDING):
        return False
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return (mapped or parsed).is_loopback


def _forwarded(headers: Headers, name: str, proxies: int, *, at_most: bool = False) -> str | None:
    """The entry that the outermost trusted proxy added. at_most: not every proxy adds one."""
    if not proxies:
        return None
    entries = [part.strip() for value in headers.getlist(name) for part in value.split(",") if part.strip()]
    if at_most and entries:
        return entries[-min(proxies, len(entries))]
    return entries[-proxies] if len(entries) >= proxies else None
