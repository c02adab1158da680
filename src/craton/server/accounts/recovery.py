"""One-time codes: to set a new password, and to confirm an e-mail address. Only their hashes are stored.

A code for a password comes from the operator (`craton admin recover NAME`) or by mail. Each kind has one row per user,
so asking for a mail does not replace the code that an operator has handed out.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any, Literal

from sqlalchemy import Executable, Row, and_, delete, insert, select, update

from craton.server.errors import RequestError
from craton.server.storage.store import Store
from craton.server.storage.tables import recoveries
from craton.server.storage.writer import Change

Kind = Literal["operator", "mail", "email"]
"""Who hands out the code: the operator or a mail, for a new password; `email` confirms an address."""
PASSWORD_KINDS: tuple[Kind, ...] = ("operator", "mail")
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without letters that look like digits, and without U."""
LENGTH, GROUP = 12, 4
LIFETIME = 24 * 3_600_000
MAX_ATTEMPTS = 100
"""Wrong codes after which a code is void. A code has 60 bits, so guessing is hopeless."""
WRONG = "This code is wrong or has expired."


def fresh_code() -> str:
    """A code such as 7K2P-9QXM-3F4T."""
    text = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
    return "-".join(text[place : place + GROUP] for place in range(0, LENGTH, GROUP))


def digest(user: str, code: str) -> str:
    """The hash of a code as somebody has typed it."""
    typed = "".join(c for c in code.upper() if c.isalnum()).translate(str.maketrans("OIL", "011"))
    return hashlib.sha256(f"{user}:{typed}".encode()).hexdigest()


def issued(user: str, kind: Kind, code: str, now: int, email: str | None = None) -> list[Executable]:
    """The statements that store a code, which replaces an earlier one of its kind."""
    row = insert(recoveries).values(
        user=user, kind=kind, hash=digest(user, code), email=email, created=now, expires=now + LIFETIME, attempts=0
    )
    return [delete(recoveries).where(recoveries.c.user == user, recoveries.c.kind == kind), row]


async def checked(store: Store, user: str, kinds: tuple[Kind, ...], code: str, now: int) -> Row[Any]:
    """The row of a valid code. If there is none, the attempt is counted and RequestError raised."""
    mine = and_(recoveries.c.user == user, recoveries.c.kind.in_(kinds))
    rows = await store.rows(select(recoveries).where(mine, recoveries.c.expires > now))
    typed = digest(user, code)
    for row in rows:
        if row.attempts < MAX_ATTEMPTS and hmac.compare_digest(row.hash, typed):
            return row
    if rows:
        counted = update(recoveries).where(mine).values(attempts=recoveries.c.attempts + 1)
        await store.writer.write(Change(statements=[counted]))
    raise RequestError("wrong-password", WRONG)


def used(row: Row[Any]) -> Executable:
    """The statement that makes a code void; it changes nothing if somebody else was first."""
    same = (recoveries.c[name] == getattr(row, name) for name in ("user", "kind", "hash"))
    return delete(recoveries).where(*same)


def void(user: str, *kinds: Kind) -> Executable:
    """The statement that makes all codes of some kinds void."""
    return delete(recoveries).where(recoveries.c.user == user, recoveries.c.kind.in_(kinds))
