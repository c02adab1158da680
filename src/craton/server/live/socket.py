"""The WebSocket of one client, at /api/v1/live. Frames are JSON texts; docs/server.md lists them.

What is sent about a match is read from the match when the socket is ready to take it. So there is no queue that could
grow: a slow client gets fewer, larger frames, and one that takes nothing for long is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import deque
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from craton.server import filter as view_filter
from craton.server.accounts.identity import Caller
from craton.server.context import Context
from craton.server.errors import Refusal
from craton.server.http.callers import address_of, caller_of, seat_for
from craton.server.http.schemas import UNSTORABLE, Act
from craton.server.live.bus import LOBBY, TOURNAMENTS, account_of, matches_of, tournament_of
from craton.server.matches import commands
from craton.server.matches.match import Match
from craton.server.matches.secrecy import SPECTATOR
from craton.server.storage.database import StorageError

MOST_WATCHED = 50
MOST_WAITING = 100
TOO_SLOW, SESSION_ENDED, MALFORMED = 4008, 4001, 4000
PATIENCE = 10
"""Seconds that a client may take to take a frame."""
AGAIN = 1.0
"""Seconds until a match is read again that could not be read."""
MOST_MISSED = 1000
"""Entries that are told one by one; who has missed more gets a snapshot."""


@dataclass
class _Watch:
    """How far a client knows a match, and as whom it was last seen there."""

    sent: int
    presence: str
    told_presence: dict[str, object] | None = None


encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Socket:
    def __init__(self, websocket: WebSocket, context: Context, caller: Caller | None) -> None:
        self._websocket = websocket
        self._context = context
        self._caller = caller
        self._watched: dict[str, _Watch] = {}
        self._followed: dict[str, str] = {}
        self._news: dict[str, None] = {}
        self._answers: deque[dict[str, Any]] = deque()
        self._wake = asyncio.Event()

    @property
    def _user(self) -> str | None:
        return self._caller.user if self._caller else None

    async def run(self) -> None:
        """Until the client goes or is dropped."""
        account = [account_of(self._user)] if self._user else []
        for topic in account:
            self._context.host.bus.listen(topic, self._hear)
        receiving = asyncio.create_task(self._receive())
        receiving.add_done_callback(lambda _: self._wake.set())
        try:
            await self._send(receiving)
        finally:
            receiving.cancel()
            await asyncio.gather(receiving, return_exceptions=True)
            for match_id in list(self._watched):
                self._leave(match_id)
            for topic in (*account, *self._followed):
                self._context.host.bus.leave(topic, self._hear)

    # What comes

    async def _receive(self) -> None:
        while True:
            try:
                text = await self._websocket.receive_text()
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
            question: Any = None
            try:
                question = _parsed(text, self._context.settings.max_body)
                self._context.limiter.take("read" if question["type"] != "act" else "act", self._limit_key)
                await self._answer(question)
            except Refusal as refusal:
                self._say({"type": "error", "id": _id_of(question), **refusal.to_json()})
            except StorageError as error:
                self._say({"type": "error", "id": _id_of(question), **Refusal("storage", str(error)).to_json()})

    @property
    def _limit_key(self) -> str:
        return self._user or address_of(self._websocket)

    async def _answer(self, question: dict[str, Any]) -> None:
        match question["type"]:
            case "watch":
                await self._watch(_text(question, "match"), question.get("after"))
            case "leave":
                self._leave(_text(question, "match"))
            case "follow":
                self._follow(_text(question, "what"))
            case "unfollow":
                self._unfollow(_text(question, "what"))
            case "act":
                await self._act(question)
            case "ping":
                self._say({"type": "pong", "now": self._context.host.now()})
            case _:
                raise Refusal("bad-request", "A frame is of the type watch, leave, follow, unfollow, act or ping.")

    async def _watch(self, match_id: str, after: object) -> None:
        if after is not None and (isinstance(after, bool) or not isinstance(after, int)):
            raise Refusal("bad-request", "after is the number of the last event that you know.")
        if match_id not in self._watched and len(self._watched) >= MOST_WATCHED:
            raise Refusal("bad-request", f"At most {MOST_WATCHED} matches can be watched at once.")
        match = await self._context.host.match(match_id)
        self._leave(match_id)
        viewer = self._presence_in(match)
        self._watched[match_id] = _Watch(-1 if after is None else after, viewer)
        self._context.host.bus.listen(match_id, self._hear)
        self._context.presence.come(match_id, viewer)
        self._context.host.bus.tell(match_id)
        self._hear(match_id)

    def _follow(self, what: str) -> None:
        """Tells whenever one's own matches, the lobby or tournaments have changed."""
        topic = self._topic(what)
        if topic not in self._followed and len(self._followed) >= MOST_WATCHED:
            raise Refusal("bad-request", f"At most {MOST_WATCHED} things can be followed at once.")
        self._followed[topic] = what
        self._context.host.bus.listen(topic, self._hear)

    def _unfollow(self, what: str) -> None:
        topic = self._topic(what)
        if self._followed.pop(topic, None) is not None:
            self._context.host.bus.leave(topic, self._hear)

    def _topic(self, what: str) -> str:
        if what == "mine":
            if self._user is None:
                raise Refusal("unauthenticated", "Nobody known has matches of their own.")
            return matches_of(self._user)
        if what in (LOBBY, TOURNAMENTS):
            return what
        _, _, name = what.partition(":")
        if tournament_of(name) != what or not name:
            raise Refusal("bad-request", "What can be followed is mine, lobby, tournaments or tournament:ID.")
        return what

    def _presence_in(self, match: Match) -> str:
        seats = match.seats_of(self._user)
        return seats[0] if seats else SPECTATOR

    def _leave(self, match_id: str) -> None:
        watch = self._watched.pop(match_id, None)
        if watch is not None:
            self._context.host.bus.leave(match_id, self._hear)
            self._context.presence.go(match_id, watch.presence)
            self._context.host.bus.tell(match_id)

    async def _act(self, question: dict[str, Any]) -> None:
        body = {key: value for key, value in question.items() if key not in ("type", "match")}
        try:
            act = Act.model_validate(body)
        except ValidationError as error:
            raise Refusal("bad-request", f"{error.errors()[0]['loc']}: {error.errors()[0]['msg']}.") from None
        if self._caller is None:
            raise Refusal("unauthenticated", "You are not known here: come with the cookie of a session or a token.")
        if "play" not in self._caller.scopes:
            raise Refusal("forbidden", "This token is not good for this; it would need the scope play.")
        host = self._context.host
        match = await host.match(_text(question, "match"))
        seat = seat_for(match, self._caller, act.seat)
        command = commands.act(seat, act.action, act.ply, act.id)
        try:
            done = await host.change(match.id, command, action_id=act.id, seats=match.seats_of(self._user))
        except Refusal as refusal:
            if refusal.code in ("stale", "not-your-turn", "not-playing"):
                match = await host.match(match.id)
                viewer = view_filter.viewer_of(match, self._user)
                refusal.more["state"] = view_filter.state_json(match, viewer, host.now())
            raise
        self._say({"type": "done", "id": act.id, "match": match.id, "repeated": done.repeated, "ply": done.match.ply})

    # What goes

    def _hear(self, topic: str) -> None:
        self._news[topic] = None
        self._wake.set()

    def _say(self, frame: dict[str, Any]) -> None:
        self._answers.append(frame)
        self._wake.set()

    async def _send(self, receiving: asyncio.Task[None]) -> None:
        """Until the client has gone, and with it the task that receives."""
        heartbeat = self._context.settings.heartbeat
        try:
            while not receiving.done():
                try:
                    async with asyncio.timeout(heartbeat):  # wait_for would make a task each time
                        await self._wake.wait()
                except TimeoutError:
                    if not await self._is_still_known():
                        await self._close(SESSION_ENDED, "the session has ended")
                        return
                    await self._frame({"type": "heartbeat", "now": self._context.host.now()})
                    continue
                self._wake.clear()
                if len(self._answers) > MOST_WAITING:
                    raise TimeoutError
                while self._answers:
                    await self._frame(self._answers.popleft())
                while self._news:
                    topic = next(iter(self._news))
                    del self._news[topic]
                    if self._user and topic == account_of(self._user):
                        if not await self._is_still_known():
                            await self._close(SESSION_ENDED, "the session has ended")
                            return
                    elif topic in self._followed:
                        await self._frame({"type": "changed", "what": self._followed[topic]})
                    else:
                        await self._tell(topic)
        except TimeoutError:
            await self._close(TOO_SLOW, "too slow")
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    async def _tell(self, match_id: str) -> None:
        watch = self._watched.get(match_id)
        if watch is None:
            return
        try:
            muted = await self._context.mutes.has(match_id, self._user)
            match = await self._context.host.match(match_id)
        except Refusal:
            return
        except StorageError:  # nobody shall wait for the next change to be told of this one
            asyncio.get_running_loop().call_later(AGAIN, self._hear, match_id)
            return
        now = self._context.host.now()
        viewer = view_filter.viewer_of(match, self._user)
        known, watch.sent = watch.sent, match.number
        presence = self._presence_in(match)
        if presence != watch.presence:  # has taken a seat meanwhile
            self._context.presence.go(match_id, watch.presence)
            self._context.presence.come(match_id, presence)
            watch.presence = presence
        if known < 0 or known > match.number or match.number - known > MOST_MISSED:
            body = {**view_filter.match_json(match, viewer, now), "muted": muted}
            if muted:
                body["chat"] = []
            await self._frame({"type": "snapshot", "match": match_id, "number": match.number, "body": body})
        elif known < match.number:
            events = view_filter.events_json(match, viewer, known)
            if muted:
                events = [event for event in events if event["kind"] != "chat"]
            state = view_filter.state_json(match, viewer, now)
            await self._frame(
                {"type": "events", "match": match_id, "number": match.number, "events": events, "state": state}
            )
        here = self._context.presence.to_json(match_id)
        if here != watch.told_presence:
            watch.told_presence = here
            await self._frame({"type": "presence", "match": match_id, **here})

    async def _frame(self, frame: dict[str, Any]) -> None:
        text = encode(frame)
        async with asyncio.timeout(PATIENCE):
            await self._websocket.send_text(text)

    async def _is_still_known(self) -> bool:
        if self._caller is None:
            return True
        try:
            self._caller = await caller_of(self._websocket)
        except Refusal:
            return False
        except StorageError:
            return True
        return self._caller is not None

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._websocket.close(code, reason), 1)


def _parsed(text: str, most: int) -> dict[str, Any]:
    if len(text) > most:
        raise Refusal("too-large", f"A frame has at most {most} characters.")
    try:
        question = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("bad-request", "A frame is JSON.") from None
    if not isinstance(question, dict) or not isinstance(question.get("type"), str):
        raise Refusal("bad-request", "A frame is an object with a type.")
    return question


def _text(question: dict[str, Any], name: str) -> str:
    value = question.get(name)
    if not isinstance(value, str) or len(value) > 64 or UNSTORABLE.search(value):
        raise Refusal("bad-request", f"{name} is missing or no short text.")
    return value


def _id_of(question: Any) -> str | None:
    found = question.get("id") if isinstance(question, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 and not UNSTORABLE.search(found) else None
