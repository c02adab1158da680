"""Accounts: users, sessions, tokens, recovery, export."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import Field
from sqlalchemy import Row

from craton.server.accounts.identity import SCOPES, Caller
from craton.server.accounts.names import NAME
from craton.server.wire.base import Body, Response

Password = Annotated[str, Field(min_length=8, max_length=200)]
Code = Annotated[str, Field(min_length=1, max_length=40, description="A one-time code such as 7K2P-9QXM-3F4T.")]
Email = Annotated[
    str, Field(max_length=200, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$")
]


# Requests


class Credentials(Body):
    name: str = Field(min_length=1, max_length=40)
    password: Password


class NewAccount(Credentials):
    name: str = Field(pattern=NAME.pattern)


class NewPassword(Body):
    old: str = Field(max_length=200)
    new: Password
    end_tokens: bool = Field(default=False, description="Whether to end all tokens too.")


class Recovery(Body):
    name: str = Field(min_length=1, max_length=40)
    code: Code
    password: Password


class RecoveryMail(Body):
    name: str = Field(min_length=1, max_length=40)


class NewEmail(Body):
    email: Email
    password: str = Field(max_length=200)


class EmailCode(Body):
    code: Code


class AccountDeletion(Body):
    """Your name as a confirmation, and your password unless you are a guest."""

    name: str = Field(min_length=1, max_length=40)
    password: str | None = Field(default=None, max_length=200)


class NewToken(Body):
    label: str = Field(min_length=1, max_length=60)
    scopes: list[Literal["read", "play", "bot"]] = Field(min_length=1, max_length=len(SCOPES))
    days: int | None = Field(default=None, ge=1, le=3650)


# The caller


class User(Response):
    id: str
    name: str
    guest: bool
    bot: bool


class Me(Response):
    """The caller; null if not known. `mail` says whether this server can send mail to recover a password, `operator`
    whether the caller may run experiments."""

    user: User | None
    mail: bool
    operator: bool


def me_json(caller: Caller | None, *, mail: bool, operator: bool) -> Me:
    if caller is None:
        return {"user": None, "mail": mail, "operator": operator}
    user: User = {"id": caller.user, "name": caller.name, "guest": caller.is_guest, "bot": caller.is_bot}
    return {"user": user, "mail": mail, "operator": operator}


class Account(Response):
    """A user's account. `email` is confirmed; `banned` and `muted` are the times at which a ban or mute ends."""

    id: str
    name: str
    guest: bool
    bot: bool
    created: int
    seen: int | None
    email: str | None
    banned: int | None
    ban_reason: str | None
    muted: int | None
    mute_reason: str | None


def account_json(row: Row[Any]) -> Account:
    return {
        "id": row.id,
        "name": row.name,
        "guest": row.key is None,
        "bot": row.is_bot,
        "created": row.created,
        "seen": row.seen,
        "email": row.email,
        "banned": row.banned,
        "ban_reason": row.ban_reason,
        "muted": row.muted,
        "mute_reason": row.mute_reason,
    }


# Sessions and tokens


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
    """A token without its secret. `used` is the last use, to within an hour; null if it has not been used."""

    id: str
    label: str
    scopes: list[str]
    created: int
    used: int | None
    expires: int | None


class Tokens(Response):
    tokens: list[Token]


def token_json(row: Row[Any]) -> Token:
    return {
        "id": row.id,
        "label": row.label,
        "scopes": row.scopes.split(),
        "created": row.created,
        "used": row.used,
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


# E-mail and recovery


class MailSent(Response):
    """What happens next; the same whether or not a mail was sent."""

    message: str


class Deleted(Response):
    """The name that others see from now on in the matches of a deleted account."""

    name: str


# Export


class ExportedMatch(Response):
    """A match of the user. `steps`, only of finished matches, are all actions and outcomes in order."""

    id: str
    game: str
    options_text: str
    setup: str | None
    clock: dict[str, Any]
    rated: bool
    private: bool
    created: int
    updated: int
    status: str
    winner: str | None
    reason: str | None
    yours: list[str]
    first: str | None
    second: str | None
    steps: list[str] | None
    record: str


def exported_match_json(row: Row[Any], names: dict[str, str], user: str, steps: list[str] | None) -> ExportedMatch:
    return {
        "id": row.id,
        "game": row.game,
        "options_text": row.options,
        "setup": row.setup,
        "clock": json.loads(row.clock),
        "rated": row.rated,
        "private": row.private,
        "created": row.created,
        "updated": row.updated,
        "status": row.status,
        "winner": row.winner,
        "reason": row.reason,
        "yours": [seat for seat, who in (("first", row.first), ("second", row.second)) if who == user],
        "first": row.first_bot or names.get(row.first),
        "second": row.second_bot or names.get(row.second),
        "steps": steps,
        "record": f"/api/v1/matches/{row.id}/record",
    }


class Note(Response):
    match: str
    text: str


class ExportedPlan(Response):
    match: str
    seat: str
    branches: list[dict[str, Any]]


class WrittenChat(Response):
    match: str
    at: int
    text: str


class EnteredTournament(Response):
    """A tournament that the user created (`yours`) or joined; `withdrawn` is the round of their withdrawal."""

    id: str
    name: str
    game: str
    created: int
    yours: bool
    joined: int | None
    withdrawn: int | None


class Export(Response):
    """Everything that is stored about a user, without secrets."""

    profile: Account
    sessions: list[Session]
    tokens: list[Token]
    ratings: list[dict[str, Any]]
    rating_changes: list[dict[str, Any]]
    notes: list[Note]
    plans: list[ExportedPlan]
    muted_chats: list[str]
    chat: list[WrittenChat]
    tournaments: list[EnteredTournament]
    reports: list[dict[str, Any]]
    matches: list[ExportedMatch]
