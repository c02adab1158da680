"""The WebSocket of one client, at /api/v1/live. Frames are JSON texts; docs/server.md lists them.

Frames about a match are built when the socket is ready to send, not queued when something happens. A slow client
therefore gets fewer, larger frames, and one that accepts nothing for long is dropped.
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

from craton.server.access.callers import address_of, caller_of
from craton.server.accounts.identity import Caller
from craton.server.context import Context
from craton.server.errors import RequestError
from craton.server.live.bus import LOBBY, TOURNAMENTS, account_of, matches_of, tournament_of
from craton.server.matches.match import Match
from craton.server.matches.secrecy import SPECTATOR
from craton.server.perform import perform
from craton.server.storage.database import StorageError
from craton.server.wire.base import UNSTORABLE
from craton.server.wire.encoding import encode
from craton.server.wire.live import Frame, PresenceFrame, entries_frame, error_frame, presence_frame, snapshot_frame
from craton.server.wire.match import PlayAction
from craton.server.wire.view import match_view

MAX_WATCHED = 50
MAX_PENDING = 100
TOO_SLOW, SESSION_ENDED = 4008, 4001
SEND_TIMEOUT = 10
"""Seconds after which a client that does not accept a frame is dropped."""
RETRY = 1.0
"""Seconds until a match that could not be read is read again."""
MAX_MISSED = 1000
"""A client that has missed more entries gets a snapshot."""


@dataclass
class _Watch:
    """The number of the last entry sent about a match, and the viewer the client counts as present."""

    sent: int
    viewer: str
    presence: PresenceFrame | None = None
    """The last presence frame sent."""


class LiveSocket:
    def __init__(self, websocket: WebSocket, context: Context, caller: Caller | None) -> None:
        self._websocket = websocket
        self._context = context
        self._bus = context.matches.bus
        self._caller = caller
        self._watched: dict[str, _Watch] = {}
        self._followed: dict[str, str] = {}
        self._changed: dict[str, None] = {}
        """Topics that have changed, in order."""
        self._pending: deque[Frame] = deque()
        self._wake = asyncio.Event()

    @property
    def _user(self) -> str | None:
        return self._caller.user if self._caller else None

    async def run(self) -> None:
        """Serve the client until it disconnects or is dropped."""
        account = [account_of(self._user)] if self._user else []
        for topic in account:
            self._bus.subscribe(topic, self._on_change)
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
                self._bus.unsubscribe(topic, self._on_change)

    # Receiving

    async def _receive(self) -> None:
        while True:
            try:
                text = await self._websocket.receive_text()
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
            frame: Any = None
            try:
                frame = _parsed(text, self._context.settings.max_body)
                self._context.limiter.take("read", self._user or address_of(self._websocket))
                await self._handle(frame)
            except RequestError as error:
                self._queue(error_frame(_id_of(frame), error))
            except StorageError as error:
                self._queue(error_frame(_id_of(frame), RequestError("storage", str(error))))

    async def _handle(self, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "watch":
                await self._watch(_text(frame, "match"), frame.get("after"))
            case "leave":
                self._leave(_text(frame, "match"))
            case "follow":
                self._follow(_text(frame, "what"))
            case "unfollow":
                topic = self._topic(_text(frame, "what"))
                if self._followed.pop(topic, None) is not None:
                    self._bus.unsubscribe(topic, self._on_change)
            case "act":
                await self._act(frame)
            case "ping":
                self._queue({"type": "pong", "now": self._context.matches.now()})
            case _:
                raise RequestError("bad-request", "The type of a frame is watch, leave, follow, unfollow, act or ping.")

    async def _watch(self, match_id: str, after: object) -> None:
        if after is not None and (isinstance(after, bool) or not isinstance(after, int)):
            raise RequestError("bad-request", "after must be the number of the last entry that you know.")
        if match_id not in self._watched and len(self._watched) >= MAX_WATCHED:
            raise RequestError("bad-request", f"At most {MAX_WATCHED} matches can be watched at once.")
        match = await self._context.matches.get(match_id)
        self._leave(match_id)
        viewer = self._viewer_in(match)
        self._watched[match_id] = _Watch(-1 if after is None else after, viewer)
        self._bus.subscribe(match_id, self._on_change)
        self._context.presence.connect(match_id, viewer)
        self._bus.publish(match_id)
        self._on_change(match_id)

    def _follow(self, what: str) -> None:
        """Send a frame whenever the user's matches, the lobby or tournaments change."""
        topic = self._topic(what)
        if topic not in self._followed and len(self._followed) >= MAX_WATCHED:
            raise RequestError("bad-request", f"At most {MAX_WATCHED} topics can be followed at once.")
        self._followed[topic] = what
        self._bus.subscribe(topic, self._on_change)

    def _topic(self, what: str) -> str:
        if what == "mine":
            if self._user is None:
                raise RequestError("unauthenticated", "You are not signed in, so you have no matches of your own.")
            return matches_of(self._user)
        if what in (LOBBY, TOURNAMENTS):
            return what
        _, _, name = what.partition(":")
        if tournament_of(name) != what or not name:
            raise RequestError("bad-request", "You can follow mine, lobby, tournaments or tournament:ID.")
        return what

    def _viewer_in(self, match: Match) -> str:
        seats = match.seats_of(self._user)
        return seats[0] if seats else SPECTATOR

    def _leave(self, match_id: str) -> None:
        watch = self._watched.pop(match_id, None)
        if watch is not None:
            self._bus.unsubscribe(match_id, self._on_change)
            self._context.presence.disconnect(match_id, watch.viewer)
            self._bus.publish(match_id)

    async def _act(self, frame: dict[str, Any]) -> None:
        body = {key: value for key, value in frame.items() if key not in ("type", "match")}
        try:
            action = PlayAction.model_validate(body)
        except ValidationError as error:
            raise RequestError("bad-request", f"{error.errors()[0]['loc']}: {error.errors()[0]['msg']}.") from None
        match_id = _text(frame, "match")
        done = await perform(self._context, self._caller, address_of(self._websocket), match_id, action)
        self._queue(
            {"type": "done", "id": action.id, "match": match_id, "repeated": done.repeated, "ply": done.match.ply}
        )

    # Sending

    def _on_change(self, topic: str) -> None:
        self._changed[topic] = None
        self._wake.set()

    def _queue(self, frame: Frame) -> None:
        self._pending.append(frame)
        self._wake.set()

    async def _send(self, receiving: asyncio.Task[None]) -> None:
        """Send frames until the client disconnects, which ends the receiving task."""
        heartbeat = self._context.settings.heartbeat
        try:
            while not receiving.done():
                try:
                    async with asyncio.timeout(heartbeat):  # wait_for would create a task each time
                        await self._wake.wait()
                except TimeoutError:
                    if not await self._is_still_known():
                        await self._close(SESSION_ENDED, "the session has ended")
                        return
                    await self._send_frame({"type": "heartbeat", "now": self._context.matches.now()})
                    continue
                self._wake.clear()
                if len(self._pending) > MAX_PENDING:
                    raise TimeoutError
                while self._pending:
                    await self._send_frame(self._pending.popleft())
                while self._changed:
                    topic = next(iter(self._changed))
                    del self._changed[topic]
                    if self._user and topic == account_of(self._user):
                        if not await self._is_still_known():
                            await self._close(SESSION_ENDED, "the session has ended")
                            return
                    elif topic in self._followed:
                        await self._send_frame({"type": "changed", "what": self._followed[topic]})
                    else:
                        await self._send_match(topic)
        except TimeoutError:
            await self._close(TOO_SLOW, "too slow")
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    async def _send_match(self, match_id: str) -> None:
        """Send what is new in a watched match: a snapshot or entries, and presence."""
        watch = self._watched.get(match_id)
        if watch is None:
            return
        try:
            view = await match_view(await self._context.matches.get(match_id), self._user, self._context.mutes)
        except RequestError:
            return
        except StorageError:  # do not wait for the next change
            asyncio.get_running_loop().call_later(RETRY, self._on_change, match_id)
            return
        match, now = view.match, self._context.matches.now()
        sent, watch.sent = watch.sent, match.number
        viewer = self._viewer_in(match)
        if viewer != watch.viewer:  # the user has taken a seat
            self._context.presence.disconnect(match_id, watch.viewer)
            self._context.presence.connect(match_id, viewer)
            watch.viewer = viewer
        if sent < 0 or sent > match.number or match.number - sent > MAX_MISSED:
            await self._send_frame(snapshot_frame(view, now))
        elif sent < match.number:
            await self._send_frame(entries_frame(view, sent, now))
        presence = presence_frame(match_id, *self._context.presence.of(match_id))
        if presence != watch.presence:
            watch.presence = presence
            await self._send_frame(presence)

    async def _send_frame(self, frame: Frame) -> None:
        text = encode(frame)
        async with asyncio.timeout(SEND_TIMEOUT):
            await self._websocket.send_text(text)

    async def _is_still_known(self) -> bool:
        if self._caller is None:
            return True
        try:
            self._caller = await caller_of(self._websocket)
        except RequestError:
            return False
        except StorageError:
            return True
        return self._caller is not None

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._websocket.close(code, reason), 1)


def _parsed(text: str, limit: int) -> dict[str, Any]:
    if len(text) > limit:
        raise RequestError("too-large", f"A frame may have at most {limit} characters.")
    try:
        frame = json.loads(text)
    except (ValueError, RecursionError):
        raise RequestError("bad-request", "A frame must be JSON.") from None
    if not isinstance(frame, dict) or not isinstance(frame.get("type"), str):
        raise RequestError("bad-request", "A frame must be an object with a type.")
    return frame


def _text(frame: dict[str, Any], name: str) -> str:
    value = frame.get(name)
    if not isinstance(value, str) or len(value) > 64 or UNSTORABLE.search(value):
        raise RequestError("bad-request", f"{name} is missing or not a short text.")
    return value


def _id_of(frame: Any) -> str | None:
    found = frame.get("id") if isinstance(frame, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 and not UNSTORABLE.search(found) else None
