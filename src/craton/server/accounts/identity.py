"""Users, known by the signed cookie of a session or by a token. Only hashes of the secrets are stored."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, Row, Select, Table, and_, delete, insert, or_, select, update

from craton.server.accounts.names import NAME, is_reserved
from craton.server.accounts.passwords import PasswordHashing
from craton.server.errors import RequestError
from craton.server.ids import fresh_id
from craton.server.live.bus import Bus, account_of
from craton.server.storage.database import StorageError
from craton.server.storage.store import Store
from craton.server.storage.tables import keys, sessions, tokens, users
from craton.server.storage.writer import Change, ConflictError

SCOPES = ("read", "play", "bot")
"""The scopes of a token: read as its owner, play as its owner, play as a bot account."""
BOT = "bot"
MAX_CACHED = 20_000
SESSION_DAYS = 365
HOUR, DAY = 3_600_000, 86_400_000


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
    banned: int = 0
    """Until when the user may not play; 0 if never banned."""
    muted: int = 0
    """Until when the user may not chat."""
    ban_reason: str = ""
    mute_reason: str = ""


def caller_from(row: Row[Any], user: str, **more: Any) -> Caller:
    """The caller of a row that has the columns of `users`."""
    return Caller(
        user,
        row.name,
        is_guest=row.key is None,
        is_bot=row.is_bot,
        banned=row.banned or 0,
        muted=row.muted or 0,
        ban_reason=row.ban_reason or "",
        mute_reason=row.mute_reason or "",
        **more,
    )


def _with_user(table: Table) -> Select[Any]:
    """Rows of a table with the columns of their user that make a caller; none of users who have been deleted."""
    columns = (users.c[name] for name in ("name", "key", "is_bot", "banned", "muted", "ban_reason", "mute_reason"))
    return select(table, *columns).join(users, and_(users.c.id == table.c.user, users.c.deleted.is_(None)))


class Accounts:
    def __init__(self, store: Store, key: bytes, clock: Callable[[], int], bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._revoked = 0
        self._key = key
        self._now = clock
        self.hashing = PasswordHashing()
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

    def close(self) -> None:
        self.hashing.close()

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
        row = await self._store.row(_with_user(sessions).where(sessions.c.id == session))
        if row is None or not hmac.compare_digest(row.hash, digest):
            return None
        now = self._now()
        if now - row.seen > SESSION_DAYS * DAY:
            return None
        if now - row.seen > DAY:
            await self._note_use(
                update(sessions).where(sessions.c.id == session).values(seen=now),
                update(users).where(users.c.id == row.user).values(seen=now),
            )
        caller = caller_from(row, row.user, session=session)
        return self._cache(digest, caller) if revoked == self._revoked else caller

    async def _note_use(self, *statements: Executable) -> None:
        with contextlib.suppress(StorageError):  # reading works even when the database cannot be written
            await self._store.writer.write(Change(statements=statements))

    def _new_session(self, user: str, agent: str) -> tuple[str, str, Executable]:
        """The id of a new session, its cookie, and the statement that stores it."""
        session, secret = secrets.token_urlsafe(12), secrets.token_urlsafe(24)
        now, body = self._now(), f"{session}.{secret}"
        row = insert(sessions).values(
            id=session, hash=_digest(secret), user=user, created=now, seen=now, agent=agent[:200]
        )
        return session, f"{body}.{self._signature(body)}", row

    async def new_guest(self, agent: str) -> tuple[Caller, str]:
        """A new guest, and their session cookie."""
        user, now = fresh_id(), self._now()
        name = f"Guest-{secrets.randbelow(10**4):04}"
        row = insert(users).values(id=user, name=name, is_bot=False, created=now, seen=now)
        session, cookie, started = self._new_session(user, agent)
        await self._store.writer.write(Change(statements=[row, started]))
        return Caller(user, name, is_guest=True, session=session), cookie

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
        await self.revoke(user, delete(table).where(mine))
        return True

    # Accounts. Whatever proves or changes the password starts a new session, so that a cookie that somebody else has
    # planted or stolen before is worthless afterwards.

    async def row_of(self, user: str) -> Row[Any]:
        row = await self._store.row(select(users).where(users.c.id == user))
        if row is None:
            raise RequestError("unauthenticated", "This account no longer exists.")
        return row

    async def row_by_name(self, name: str) -> Row[Any] | None:
        return await self._store.row(select(users).where(users.c.key == name.lower()))

    async def register(self, caller: Caller, name: str, password: str, agent: str) -> tuple[Caller, str]:
        """Turn a guest into an account with a name and a password; they keep their matches.

        All earlier sessions and tokens of the guest end.
        """
        if not caller.is_guest:
            raise RequestError("not-allowed-now", "You already have an account.")
        if not NAME.fullmatch(name):
            message = "A name has 2 to 20 letters, digits, '_' or '-', and starts with a letter or digit."
            raise RequestError("bad-request", message)
        if is_reserved(name):
            raise RequestError("name-taken", f"The name {name} is reserved.")
        same = or_(users.c.key.in_((name.lower(), self.tombstone(name))), users.c.id == name)  # ids look like names
        if await self._store.row(select(users.c.id).where(same)) is not None:
            raise RequestError("name-taken", f"The name {name} is taken.")
        values = {"name": name, "key": name.lower(), "password": await self.hashing.hash(password)}
        session, cookie, started = self._new_session(caller.user, agent)
        is_guest = and_(users.c.id == caller.user, users.c.key.is_(None), users.c.deleted.is_(None))
        named = update(users).where(is_guest).values(**values)
        try:
            await self.revoke(caller.user, *self.all_ended(caller.user), started, conditions=[named])
        except ConflictError:
            if (await self.row_of(caller.user)).key is not None:  # by another request at the same time
                raise RequestError("not-allowed-now", "You already have an account.") from None
            raise RequestError("name-taken", f"The name {name} is taken.") from None
        return Caller(caller.user, name, is_guest=False, is_bot=caller.is_bot, session=session), cookie

    def tombstone(self, name: str) -> str:
        """The key of a deleted account: it keeps the name from being taken again without storing it."""
        return "deleted:" + hmac.new(self._key, f"name:{name.lower()}".encode(), hashlib.sha256).hexdigest()[:30]

    def all_ended(self, user: str) -> list[Executable]:
        """The statements that end all sessions and tokens of a user."""
        return [delete(table).where(table.c.user == user) for table in (sessions, tokens)]

    async def flag_as_bot(self, caller: Caller) -> None:
        """Mark an account as played by a program."""
        await self.revoke(caller.user, update(users).where(users.c.id == caller.user).values(is_bot=True))

    async def check_password(self, caller: Caller, password: str) -> None:
        """Refuse a wrong password of a known user."""
        if not await self.hashing.check((await self.row_of(caller.user)).password, password):
            raise RequestError("wrong-password", "That is not your password.")

    async def by_password(self, name: str, password: str) -> Caller:
        """The account with that name and password, without a session."""
        row = await self.row_by_name(name)
        if not await self.hashing.check(row.password if row else None, password) or row is None:
            raise RequestError("wrong-password", "There is no account with that name and password.")
        return caller_from(row, row.id)

    async def log_in(self, user: str, agent: str, *, ends: Caller | None) -> tuple[str, str]:
        """The id and the cookie of a new session. `ends`: the caller whose session it replaces; nobody can act for a
        guest any more."""
        session, cookie, started = self._new_session(user, agent)
        ended: list[Executable] = [] if ends is None else [delete(sessions).where(sessions.c.id == ends.session)]
        if ends is not None and ends.is_guest:
            ended = self.all_ended(ends.user)
        seen = update(users).where(users.c.id == user).values(seen=self._now())
        await self.revoke(user if ends is None else ends.user, *ended, started, seen)
        return session, cookie

    async def set_password(
        self, user: str, password: str, agent: str, *, end_tokens: bool, codes: Sequence[Executable] = ()
    ) -> tuple[str, str]:
        """Set a password and end all sessions, and with `end_tokens` all tokens; the id and cookie of a new session.

        codes: statements that make one-time codes void. The first must affect one row, the code that was used;
        otherwise nothing is done, and ConflictError is raised.
        """
        password = await self.hashing.hash(password)
        hashed = update(users).where(users.c.id == user, users.c.deleted.is_(None)).values(password=password)
        session, cookie, started = self._new_session(user, agent)
        ended = self.all_ended(user) if end_tokens else [delete(sessions).where(sessions.c.user == user)]
        await self.revoke(user, hashed, *codes[1:], *ended, started, conditions=codes[:1])
        return session, cookie

    # Tokens

    async def caller_by_token(self, token: str) -> Caller | None:
        prefix, _, rest = token.partition("_")
        token_id, _, secret = rest.partition(".")
        if prefix != "craton" or not secret:
            return None
        row = await self._store.row(_with_user(tokens).where(tokens.c.id == token_id))
        if row is None or not hmac.compare_digest(row.hash, _digest(secret)):
            return None
        now = self._now()
        if row.expires is not None and row.expires < now:
            raise RequestError("unauthenticated", "This token has expired.")
        if now - (row.used or 0) > HOUR:
            await self._note_use(update(tokens).where(tokens.c.id == token_id).values(used=now))
        scopes = frozenset(row.scopes.split())
        if row.is_bot and BOT in scopes:
            scopes |= frozenset(SCOPES)
        return caller_from(row, row.user, token=token_id, scopes=scopes)

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

    async def revoke(
        self, user: str, *statements: Executable, topics: Sequence[str] = (), conditions: Sequence[Executable] = ()
    ) -> None:
        """Write a change of sessions, tokens or the account, and invalidate what is cached of the user."""
        all_topics = [account_of(user), *topics]
        await self._store.writer.write(Change(statements=statements, topics=all_topics, conditions=conditions))
        self.invalidate(account_of(user))
        for topic in all_topics:
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
