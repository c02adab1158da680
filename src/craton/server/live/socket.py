"""The WebSocket of one client, at /api/v1/live. Frames are JSON texts; docs/server.md lists them.

Frames about a match are built when the socket is ready to send, not queued when something happens. A slow client
therefore gets fewer, larger frames, and one that accepts nothing for long is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from craton.server.access.admission import refusal_delay
from craton.server.access.callers import address_of, caller_of, charge, payer_of
from craton.server.accounts.identity import Caller
from craton.server.api.perform import Sender, perform
from craton.server.context import Context
from craton.server.errors import RequestError
from craton.server.live.bus import (
    LOBBY,
    TOURNAMENTS,
    account_of,
    match_of_presence,
    match_of_show,
    matches_of,
    presence_of,
    show_of,
    tournament_of,
)
from craton.server.live.inbox import Inbox, Received
from craton.server.logs import request_id
from craton.server.matches.match import Match
from craton.server.matches.receipts import Receipt
from craton.server.matches.secrecy import SPECTATOR
from craton.server.storage.database import StorageError
from craton.server.wire.base import UNSTORABLE
from craton.server.wire.encoding import encode
from craton.server.wire.errors import storage_error
from craton.server.wire.live import Frame, error_frame
from craton.server.wire.match_requests import PlayAction
from craton.server.wire.view import match_view

log = logging.getLogger("craton.server")

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
    presence: str | None = None
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
        self._pending: list[Frame] = []  # a deque takes 0.7 kB
        self._wake = asyncio.Event()
        self._refused = 0
        """When the last delay ended that the client brought about by sending too much."""

    @property
    def _user(self) -> str | None:
        return self._caller.user if self._caller else None

    async def run(self) -> None:
        """Serve the client until it disconnects or is dropped."""
        account = [account_of(self._user)] if self._user else []
        for topic in account:
            self._bus.subscribe(topic, self._on_change)
        receiving = asyncio.create_task(Inbox(self._websocket, self._context, self._try_handle).run())
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

    async def _try_handle(self, received: Received) -> None:
        request_id.set(received.request_id)
        try:
            if received.problem is not None:
                raise received.problem
            charge(self._context, self._caller, address_of(self._websocket), "read")
            await self._handle(received)
        except RequestError as error:
            self._queue(error_frame(_id_of(received.frame), error))
            if error.code == "too-many-requests" and received.problem is None:
                await asyncio.sleep(refusal_delay())
                self._refused = self._context.time.received()
        except StorageError as error:
            self._queue(error_frame(_id_of(received.frame), storage_error(error)))
        except Exception:
            log.exception("frame failed", extra={"type": received.frame.get("type")})
            internal = RequestError("internal", "Something went wrong on the server.", request=received.request_id)
            self._queue(error_frame(_id_of(received.frame), internal))

    async def _handle(self, received: Received) -> None:
        frame = received.frame
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
                await self._act(frame, received.receipt)
            case "throw":
                await self._throw(_text(frame, "match"), frame.get("number"), everything=frame.get("all") is True)
            case "ping":
                self._queue({"type": "pong", "now": self._context.matches.now()})
            case _:
                raise RequestError(
                    "bad-request", "The type of a frame is watch, leave, follow, unfollow, act, throw or ping."
                )

    async def _watch(self, match_id: str, after: object) -> None:
        if after is not None and (isinstance(after, bool) or not isinstance(after, int)):
            raise RequestError("bad-request", "after must be the number of the last entry that you know.")
        if match_id not in self._watched and len(self._watched) >= MAX_WATCHED:
            raise RequestError("bad-request", f"At most {MAX_WATCHED} matches can be watched at once.")
        match = await self._context.matches.get(match_id, payer_of(self._websocket, self._caller))
        self._leave(match_id)
        viewer = self._viewer_in(match)
        self._watched[match_id] = _Watch(-1 if after is None else after, viewer)
        self._subscribe(match_id, viewer)
        self._context.presence.connect(match_id, viewer)
        self._context.presence_notifier.changed(match_id)
        self._on_change(match_id)

    def _subscribe(self, match_id: str, viewer: str) -> None:
        """Spectators are notified a few at a time, so that players need not wait for them."""
        for topic in (match_id, presence_of(match_id), show_of(match_id)):
            self._bus.subscribe(topic, self._on_change, paced=viewer == SPECTATOR)

    def _follow(self, what: str) -> None:
        """Send a frame whenever the user's matches, the lobby or tournaments change."""
        topic = self._topic(what)
        if topic not in self._followed and len(self._followed) >= MAX_WATCHED:
            raise RequestError("bad-request", f"At most {MAX_WATCHED} topics can be followed at once.")
        self._followed[topic] = what
        self._bus.subscribe(topic, self._on_change, paced=what != "mine")

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
            for topic in (match_id, presence_of(match_id), show_of(match_id)):
                self._bus.unsubscribe(topic, self._on_change)
            self._context.presence.disconnect(match_id, watch.viewer)
            self._context.presence_notifier.changed(match_id)

    async def _act(self, frame: dict[str, Any], receipt: Receipt) -> None:
        body = {key: value for key, value in frame.items() if key not in ("type", "match")}
        try:
            action = PlayAction.model_validate(body)
        except ValidationError as error:
            raise RequestError("bad-request", f"{error.errors()[0]['loc']}: {error.errors()[0]['msg']}.") from None
        match_id = _text(frame, "match")
        receipt.at = max(receipt.at, self._refused)  # a delay that the client itself has caused is charged
        sender = Sender(self._caller, address_of(self._websocket), receipt)
        done = await perform(self._context, sender, match_id, action)
        self._queue(
            {"type": "done", "id": action.id, "match": match_id, "repeated": done.repeated, "ply": done.match.ply}
        )

    async def _throw(self, match_id: str, number: object, *, everything: bool) -> None:
        """Show everybody who watches that the client has thrown a die, or all its dice up to an entry."""
        match = await self._context.matches.get(match_id, payer_of(self._websocket, self._caller))
        seats = match.seats_of(self._user)
        if not seats:
            raise RequestError("not-your-seat", "Only players throw dice.")
        if isinstance(number, bool) or not isinstance(number, int) or not 0 < number <= match.number:
            raise RequestError("bad-request", "number must be the number of a log entry of the match.")
        for seat in seats:
            self._context.shows.throw(match_id, seat, number, all_up_to=everything)

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
                    await self._send_frame(self._pending.pop(0))
                while self._changed:
                    topic = next(iter(self._changed))
                    del self._changed[topic]
                    if self._user and topic == account_of(self._user):
                        if not await self._is_still_known():
                            await self._close(SESSION_ENDED, "the session has ended")
                            return
                    elif topic in self._followed:
                        await self._send_frame({"type": "changed", "what": self._followed[topic]})
                    elif topic in self._watched:
                        await self._send_match(topic)
                    elif (match_id := match_of_show(topic)) is not None:
                        await self._send_show(match_id)
                    else:
                        await self._send_presence(match_of_presence(topic))
        except TimeoutError:
            await self._close(TOO_SLOW, "too slow")
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    async def _send_match(self, match_id: str) -> None:
        """Send what is new in a watched match: a snapshot or entries. After the first one comes presence."""
        watch = self._watched.get(match_id)
        if watch is None:
            return
        try:
            view = await match_view(
                await self._context.matches.get(match_id), self._user, self._context.mutes, self._context.deleted_names
            )
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
            self._subscribe(match_id, viewer)
            self._context.presence_notifier.changed(match_id)
        encoded = self._context.encoded
        if sent < 0 or sent > match.number or match.number - sent > MAX_MISSED:
            await self._send_text(encoded.snapshot_frame(view, now))
        elif sent < match.number:
            await self._send_text(encoded.entries_frame(view, sent, now))
        if watch.presence is None:
            watch.presence = self._context.presence_notifier.current(match_id)
            await self._send_text(watch.presence)
            await self._send_show(match_id)

    async def _send_show(self, match_id: str) -> None:
        """Send which dice have been thrown in a watched match, if any have."""
        if match_id in self._watched and (frame := self._context.shows.frame(match_id)) is not None:
            await self._send_frame(frame)

    async def _send_presence(self, match_id: str) -> None:
        """Send who is connected to a watched match, unless the client knows it."""
        watch = self._watched.get(match_id)
        if watch is None or watch.presence is None:  # sent with the first frame about the match
            return
        text = self._context.presence_notifier.latest(match_id)
        if text != watch.presence:
            watch.presence = text
            await self._send_text(text)

    async def _send_frame(self, frame: Frame) -> None:
        await self._send_text(encode(frame))

    async def _send_text(self, text: str) -> None:
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


def _text(frame: dict[str, Any], name: str) -> str:
    value = frame.get(name)
    if not isinstance(value, str) or len(value) > 64 or UNSTORABLE.search(value):
        raise RequestError("bad-request", f"{name} is missing or not a short text.")
    return value


def _id_of(frame: Any) -> str | None:
    found = frame.get("id") if isinstance(frame, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 and not UNSTORABLE.search(found) else None
