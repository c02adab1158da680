"""Accounts: users, sessions, tokens."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field
from sqlalchemy import Row

from craton.server.accounts.identity import NAME, SCOPES, Caller
from craton.server.wire.base import Body, Response

Password = Annotated[str, Field(min_length=8, max_length=200)]


class Credentials(Body):
    name: str = Field(min_length=1, max_length=40)
    password: Password


class NewAccount(Credentials):
    name: str = Field(pattern=NAME.pattern)


class NewPassword(Body):
    old: str = Field(max_length=200)
    new: Password


class NewToken(Body):
    label: str = Field(min_length=1, max_length=60)
    scopes: list[Literal["read", "play", "bot"]] = Field(min_length=1, max_length=len(SCOPES))
    days: int | None = Field(default=None, ge=1, le=3650)


class User(Response):
    id: str
    name: str
    guest: bool
    bot: bool


class Me(Response):
    """The caller; null if not known."""

    user: User | None


def me_json(caller: Caller | None) -> Me:
    if caller is None:
        return {"user": None}
    return {"user": {"id": caller.user, "name": caller.name, "guest": caller.is_guest, "bot": caller.is_bot}}


class Session(Response):
    id: str
    created: int
    seen: int
    agent: str
    current: bool


class Sessions(Response):
    sessions: list[Session]


def session_json(row: Row[Any], current: str | None) -> Session:
    """current: the id of the caller's session."""
    return {
        "id": row.id,
        "created": row.created,
        "seen": row.seen,
        "agent": row.agent,
        "current": row.id == current,
    }


class Token(Response):
    """A token without its secret."""

    id: str
    label: str
    scopes: list[str]
    created: int
    expires: int | None


class Tokens(Response):
    tokens: list[Token]


def token_json(row: Row[Any]) -> Token:
    return {
        "id": row.id,
        "label": row.label,
        "scopes": row.scopes.split(),
        "created": row.created,
        "expires": row.expires,
    }


class CreatedToken(Response):
    """A new token with its secret, which is shown only once."""

    id: str
    token: str
    scopes: list[str]


class Ended(Response):
    """The id of a session or token that has ended."""

    ended: str
