"""Users, known by the signed cookie of a session or by a token. Only hashes of the secrets are stored."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, Row, Table, and_, delete, insert, select, update

from craton.server.accounts.passwords import check_password, hash_password
from craton.server.errors import RequestError
from craton.server.live.bus import Bus, account_of
from craton.server.storage.database import StorageError
from craton.server.storage.store import Store
from craton.server.storage.tables import keys, sessions, tokens, users
from craton.server.storage.writer import Change, ConflictError

SCOPES = ("read", "play", "bot")
"""The scopes of a token: read as its owner, play as its owner, play as a bot account."""
BOT = "bot"
NAME = re.compile(r"^[A-Za-z0-9][A-Za-z0-9_-]{1,19}$")
MAX_CACHED = 20_000
SESSION_DAYS = 365
DAY = 86_400_000


@dataclass(frozen=True)
class Caller:
    """An authenticated user, and the session or token that was used."""

    user: str
    name: str
    is_guest: bool
    is_bot: bool = False
    session: str | None = None
    token: str | None = None
    scopes: frozenset[str] = frozenset(SCOPES)


class Accounts:
    def __init__(self, store: Store, key: bytes, clock: Callable[[], int], bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._revoked = 0
        self._key = key
        self._now = clock
        self._known: OrderedDict[str, tuple[Caller, int]] = OrderedDict()
        """Cached callers by the hash of a cookie's secret, with the time at which the cache entry expires."""

    @classmethod
    async def open(cls, store: Store, clock: Callable[[], int], bus: Bus) -> Accounts:
        """Load the key that signs cookies, or create it in a new database."""
        query = select(keys.c.value).where(keys.c.name == "cookies")
        row = await store.row(query)
        if row is None:
            made = insert(keys).values(name="cookies", value=secrets.token_bytes(32))
            with contextlib.suppress(ConflictError):  # another process has created it
                await store.writer.write(Change(statements=[made]))
            row = await store.row(query)
        assert row is not None
        return cls(store, bytes(row.value), clock, bus)

    # Cookies

    def _signature(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()[:32]

    async def caller_by_cookie(self, cookie: str) -> Caller | None:
        body, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self._signature(body).encode(), signature.encode()):
            return None
        session, _, secret = body.partition(".")
        digest = _digest(secret)
        if (known := self._cached(digest)) is not None:
            return known
        revoked = self._revoked
        query = select(sessions, users.c.name, users.c.key, users.c.is_bot).join(users, users.c.id == sessions.c.user)
        row = await self._store.row(query.where(sessions.c.id == session))
        if row is None or not hmac.compare_digest(row.hash, digest):
            return None
        now = self._now()
        if now - row.seen > SESSION_DAYS * DAY:
            return None
        if now - row.seen > DAY:
            seen = update(sessions).where(sessions.c.id == session).values(seen=now)
            with contextlib.suppress(StorageError):  # reading works even when the database cannot be written
                await self._store.writer.write(Change(statements=[seen]))
        caller = Caller(row.user, row.name, row.key is None, row.is_bot, session=session)
        return self._cache(digest, caller) if revoked == self._revoked else caller

    async def start_session(self, user: str, agent: str, *before: Any) -> str:
        """Start a session and return its cookie. before: statements of the same transaction."""
        session, secret = secrets.token_urlsafe(12), secrets.token_urlsafe(24)
        now = self._now()
        row = insert(sessions).values(
            id=session, hash=_digest(secret), user=user, created=now, seen=now, agent=agent[:200]
        )
        await self._store.writer.write(Change(statements=[*before, row]))
        body = f"{session}.{secret}"
        return f"{body}.{self._signature(body)}"

    async def new_guest(self, agent: str) -> tuple[Caller, str]:
        """A new guest, and their session cookie."""
        user = secrets.token_urlsafe(12)
        name = f"Guest-{secrets.randbelow(10**4):04}"
        row = insert(users).values(id=user, name=name, is_bot=False, created=self._now())
        cookie = await self.start_session(user, agent, row)
        return Caller(user, name, is_guest=True, session=cookie.partition(".")[0]), cookie

    async def sessions_of(self, user: str) -> Sequence[Row[Any]]:
        query = select(sessions).where(sessions.c.user == user).order_by(sessions.c.seen.desc())
        return await self._store.rows(query)

    async def end_session(self, user: str, session: str) -> bool:
        return await self._end(sessions, user, session)

    async def _end(self, table: Table, user: str, row_id: str) -> bool:
        """Delete a session or token; False if the user has no such one."""
        mine = and_(table.c.id == row_id, table.c.user == user)
        if await self._store.row(select(table.c.id).where(mine)) is None:
            return False
        await self._revoke(user, delete(table).where(mine))
        return True

    # Accounts

    async def register(self, caller: Caller, name: str, password: str) -> None:
        """Turn a guest into an account with a name and a password; they keep their matches."""
        if not caller.is_guest:
            raise RequestError("not-allowed-now", "You already have an account.")
        if not NAME.fullmatch(name):
            message = "A name has 2 to 20 letters, digits, '_' or '-', and starts with a letter or digit."
            raise RequestError("bad-request", message)
        values = {"name": name, "key": name.lower(), "password": await hash_password(password)}
        try:
            await self._revoke(caller.user, update(users).where(users.c.id == caller.user).values(**values))
        except ConflictError:
            raise RequestError("name-taken", f"The name {name} is taken.") from None

    async def flag_as_bot(self, caller: Caller) -> None:
        """Mark an account as played by a program."""
        await self._revoke(caller.user, update(users).where(users.c.id == caller.user).values(is_bot=True))

    async def log_in(self, name: str, password: str, agent: str) -> tuple[Caller, str]:
        """The account with that name and password, and the cookie of a new session."""
        row = await self._store.row(select(users).where(users.c.key == name.lower()))
        if not await check_password(row.password if row else None, password) or row is None:
            raise RequestError("wrong-password", "There is no account with that name and password.")
        cookie = await self.start_session(row.id, agent)
        return Caller(row.id, row.name, is_guest=False, is_bot=row.is_bot, session=cookie.partition(".")[0]), cookie

    async def change_password(self, caller: Caller, old: str, new: str) -> None:
        """Change the password and end all other sessions."""
        row = await self._store.row(select(users).where(users.c.id == caller.user))
        if row is None or not await check_password(row.password, old):
            raise RequestError("wrong-password", "That is not your password.")
        others = and_(sessions.c.user == caller.user, sessions.c.id != caller.session)
        hashed = update(users).where(users.c.id == caller.user).values(password=await hash_password(new))
        await self._revoke(caller.user, hashed, delete(sessions).where(others))

    # Tokens

    async def caller_by_token(self, token: str) -> Caller | None:
        prefix, _, rest = token.partition("_")
        token_id, _, secret = rest.partition(".")
        if prefix != "craton" or not secret:
            return None
        digest = _digest(secret)
        query = select(tokens, users.c.name, users.c.key, users.c.is_bot).join(users, users.c.id == tokens.c.user)
        row = await self._store.row(query.where(tokens.c.id == token_id))
        if row is None or not hmac.compare_digest(row.hash, digest):
            return None
        if row.expires is not None and row.expires < self._now():
            raise RequestError("unauthenticated", "This token has expired.")
        scopes = frozenset(row.scopes.split())
        if row.is_bot and BOT in scopes:
            scopes |= frozenset(SCOPES)
        return Caller(row.user, row.name, row.key is None, row.is_bot, token=token_id, scopes=scopes)

    async def new_token(self, user: str, label: str, scopes: Sequence[str], days: int | None) -> tuple[str, str]:
        """The id of a new token, and the token itself, which cannot be retrieved again."""
        token_id, secret = secrets.token_hex(8), secrets.token_urlsafe(32)
        now = self._now()
        row = insert(tokens).values(
            id=token_id,
            hash=_digest(secret),
            user=user,
            label=label,
            scopes=" ".join(sorted(set(scopes))),
            created=now,
            expires=None if days is None else now + days * DAY,
        )
        await self._store.writer.write(Change(statements=[row]))
        return token_id, f"craton_{token_id}.{secret}"

    async def tokens_of(self, user: str) -> Sequence[Row[Any]]:
        return await self._store.rows(select(tokens).where(tokens.c.user == user).order_by(tokens.c.created.desc()))

    async def end_token(self, user: str, token_id: str) -> bool:
        return await self._end(tokens, user, token_id)

    # The cache of callers

    async def _revoke(self, user: str, *statements: Executable) -> None:
        """Write a change of sessions, tokens or the account, and invalidate what is cached of the user."""
        topic = account_of(user)
        await self._store.writer.write(Change(statements=statements, topics=[topic]))
        self.invalidate(topic)
        self._bus.publish(topic)

    def invalidate(self, topic: str) -> None:
        """Something has changed, perhaps in another process."""
        _, _, user = topic.partition(":")
        if account_of(user) == topic:
            self._revoked += 1
            for digest in [digest for digest, (caller, _) in self._known.items() if caller.user == user]:
                del self._known[digest]

    def invalidate_all(self) -> None:
        self._revoked += 1
        self._known.clear()

    def _cached(self, digest: str) -> Caller | None:
        caller, until = self._known.get(digest, (None, 0))
        if caller is None or until < self._now():
            return None
        self._known.move_to_end(digest)
        return caller

    def _cache(self, digest: str, caller: Caller) -> Caller:
        self._known[digest] = (caller, self._now() + DAY)
        if len(self._known) > MAX_CACHED:
            self._known.popitem(last=False)
        return caller


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
