"""Users as an operator sees them, and bans, mutes, new names and recovery codes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, func, or_, select, update

from craton.server.accounts.identity import DAY
from craton.server.accounts.names import NAME
from craton.server.accounts.recovery import fresh_code, issued
from craton.server.accounts.sanctions import FOREVER
from craton.server.admin.console import Console, Listing
from craton.server.errors import RequestError
from craton.server.live.bus import account_of
from craton.server.storage.tables import audit, matches, reports, sessions, tokens, users
from craton.server.storage.writer import ConflictError

COLUMNS = ("name", "id", "kind", "created", "seen", "sessions", "matches", "reports", "banned", "muted")
SANCTIONS = {"ban": ("banned", "ban_reason"), "mute": ("muted", "mute_reason")}
"""The columns of the end and of the reason."""


async def find_user(console: Console, who: str) -> Row[Any]:
    """The user with an id, or an account or guest by name; RequestError if there is none or it is ambiguous."""
    query = select(users)
    found = await console.store.rows(query.where(or_(users.c.id == who, users.c.key == who.lower())))
    if len(found) > 1:
        raise RequestError(
            "bad-request", f"{who[:60]} is the id of one user and the name of another: give the other one."
        )
    if found:
        return found[0]
    named = await console.store.rows(query.where(users.c.name == who).limit(2))
    if not named:
        raise RequestError("not-found", f"There is no user {who[:60]}.")
    if len(named) > 1:
        raise RequestError("bad-request", f"Several guests are called {who[:60]}; give the id of one of them.")
    return named[0]


def _query() -> Select[Any]:
    def number(table: Any, condition: Any) -> Any:
        return select(func.count()).select_from(table).where(condition).correlate(users).scalar_subquery()

    return select(
        users,
        number(sessions, sessions.c.user == users.c.id).label("sessions"),
        number(matches, or_(matches.c.first == users.c.id, matches.c.second == users.c.id)).label("matches"),
        number(reports, reports.c.about == users.c.id).label("reports"),
        select(func.max(sessions.c.seen))
        .where(sessions.c.user == users.c.id)
        .correlate(users)
        .scalar_subquery()
        .label("last_session"),
    )


def _shown(row: Row[Any], now: int) -> dict[str, Any]:
    found = row._asdict()
    found["kind"] = "deleted" if row.deleted else "guest" if row.key is None else "bot" if row.is_bot else "account"
    found["seen"] = max(filter(None, (row.seen, row.last_session)), default=None)
    for name, _ in SANCTIONS.values():
        found[name] = found[name] if found[name] is not None and found[name] > now else None
    return found


@dataclass(frozen=True)
class UserFilter:
    """Which users to list."""

    name: str | None = None
    """A part of the name."""
    banned: bool = False
    muted: bool = False


async def list_users(console: Console, wanted: UserFilter, limit: int) -> Listing:
    """Users, newest first."""
    query = _query().order_by(users.c.created.desc(), users.c.id)
    now = console.now()
    if wanted.name is not None:
        query = query.where(func.lower(users.c.name).contains(wanted.name.lower(), autoescape=True))
    if wanted.banned:
        query = query.where(users.c.banned > now)
    if wanted.muted:
        query = query.where(users.c.muted > now)
    total = await console.store.row(select(func.count()).select_from(query.order_by(None).subquery()))
    rows = [_shown(row, now) for row in await console.store.rows(query.limit(limit))]
    return Listing(COLUMNS, [{name: row[name] for name in COLUMNS} for row in rows], total[0] if total else 0)


async def show_user(console: Console, who: str) -> dict[str, Any]:
    """Everything that an operator needs to know about one user."""
    user = (await find_user(console, who)).id
    row = await console.store.row(_query().where(users.c.id == user))
    assert row is not None
    shown = _shown(row, console.now())
    names = (*COLUMNS, "ban_reason", "mute_reason", "email", "deleted")
    store = console.store
    played = select(
        matches.c.id, matches.c.game, matches.c.status, matches.c.winner, matches.c.reason, matches.c.updated
    )
    mine = or_(matches.c.first == user, matches.c.second == user)
    lists = {
        "session_list": select(sessions.c.id, sessions.c.created, sessions.c.seen, sessions.c.agent)
        .where(sessions.c.user == user)
        .order_by(sessions.c.seen.desc())
        .limit(20),
        "token_list": select(tokens.c.id, tokens.c.label, tokens.c.scopes, tokens.c.created, tokens.c.expires)
        .where(tokens.c.user == user)
        .order_by(tokens.c.created.desc())
        .limit(20),
        "last_matches": played.where(mine).order_by(matches.c.updated.desc()).limit(10),
        "last_reports": select(reports.c.id, reports.c.match, reports.c.kind, reports.c.created, reports.c.closed)
        .where(reports.c.about == user)
        .order_by(reports.c.created.desc())
        .limit(10),
        "last_commands": select(audit.c.at, audit.c.by, audit.c.command, audit.c.details)
        .where(audit.c.subject == user)
        .order_by(audit.c.id.desc())
        .limit(10),
    }
    found = {name: shown[name] for name in names}
    return found | {name: [one._asdict() for one in await store.rows(query)] for name, query in lists.items()}


async def impose(console: Console, sanction: str, who: str, days: int | None, reason: str) -> tuple[str, int]:
    """Ban or mute a user, at once and for some days or until further notice; return the name and the end."""
    row = await find_user(console, who)
    until = FOREVER if days is None else console.now() + days * DAY
    ends, why = SANCTIONS[sanction]
    console.audit(sanction, row.id, name=row.name, days=days, reason=reason)
    changed = update(users).where(users.c.id == row.id).values({ends: until, why: reason[:200]})
    await console.write(changed, topics=[account_of(row.id)])
    return row.name, until


async def lift(console: Console, sanction: str, who: str) -> str:
    """End a ban or mute; return the user's name."""
    row = await find_user(console, who)
    ends, why = SANCTIONS[sanction]
    if (getattr(row, ends) or 0) <= console.now():
        raise RequestError("not-allowed-now", f"{row.name} is not {ends}.")
    console.audit(f"un{sanction}", row.id, name=row.name)
    changed = update(users).where(users.c.id == row.id).values({ends: None, why: None})
    await console.write(changed, topics=[account_of(row.id)])
    return str(row.name)


async def rename(console: Console, who: str, name: str) -> str:
    """Give an account another name; return the old one. Matches keep the names they were played under."""
    row = await find_user(console, who)
    if row.key is None:
        raise RequestError("not-allowed-now", f"{row.name} is a guest; only accounts have names of their own.")
    if not NAME.fullmatch(name):
        message = "A name has 2 to 20 letters, digits, '_' or '-', and starts with a letter or digit."
        raise RequestError("bad-request", message)
    console.audit("rename", row.id, old=row.name, new=name)
    changed = update(users).where(users.c.id == row.id).values(name=name, key=name.lower())
    try:
        await console.write(changed, topics=[account_of(row.id)])
    except ConflictError:
        raise RequestError("name-taken", f"The name {name} is taken.") from None
    return str(row.name)


async def recover(console: Console, who: str) -> tuple[str, str]:
    """The name of an account, and a one-time code with which its owner sets a new password."""
    row = await find_user(console, who)
    if row.key is None or row.deleted is not None:
        raise RequestError("not-allowed-now", f"{row.name} has no password: only accounts have one.")
    code = fresh_code()
    console.audit("recover", row.id, name=row.name)
    await console.write(*issued(row.id, "operator", code, console.now()))
    return row.name, code
