"""Bans and mutes, which the operator imposes until a time (`craton admin ban`, `craton admin mute`)."""

from __future__ import annotations

from datetime import UTC, datetime

from craton.server.accounts.identity import Caller
from craton.server.errors import RequestError

FOREVER = 253_370_764_800_000
"""The year 9999: until further notice."""


def refuse_banned(caller: Caller, now: int) -> None:
    if caller.banned > now:
        raise RequestError("banned", f"You are banned {_until(caller.banned)}{_reason(caller.ban_reason)}.")


def refuse_muted(caller: Caller, now: int) -> None:
    if caller.muted > now:
        raise RequestError("muted", f"You may not chat {_until(caller.muted)}{_reason(caller.mute_reason)}.")


def _until(time: int) -> str:
    if time >= FOREVER:
        return "until further notice"
    return f"until {datetime.fromtimestamp(time / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def _reason(reason: str) -> str:
    return f": {reason.rstrip('. ')}" if reason.strip() else ""
