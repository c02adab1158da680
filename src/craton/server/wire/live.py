"""The frames of the WebSocket and the lines of the bot stream."""

from __future__ import annotations

from typing import Literal

from craton.server.errors import RequestError
from craton.server.wire.base import Response
from craton.server.wire.errors import ErrorDetails, error_json
from craton.server.wire.match import Match, MatchEntries, entries_json
from craton.server.wire.view import MatchView


class SnapshotFrame(Response):
    """A whole match: the first frame about it, and whenever too many entries were missed."""

    type: Literal["snapshot"]
    match: str
    number: int
    body: Match


class EntriesFrame(MatchEntries):
    """New log entries of a match, and the state they led to."""

    type: Literal["entries"]


class PresenceFrame(Response):
    """Which seats are connected to a match, and the number of spectators."""

    type: Literal["presence"]
    match: str
    seats: dict[str, bool]
    spectators: int


def presence_frame(match: str, seats: dict[str, bool], spectators: int) -> PresenceFrame:
    return {"type": "presence", "match": match, "seats": seats, "spectators": spectators}


class ShowFrame(Response):
    """The dice that each seat has thrown, by the numbers of their entries: `thrown`, and all up to `released`."""

    type: Literal["show"]
    match: str
    thrown: dict[str, list[int]]
    released: dict[str, int]


def show_frame(match: str, thrown: dict[str, list[int]], released: dict[str, int]) -> ShowFrame:
    return {"type": "show", "match": match, "thrown": thrown, "released": dict(released)}


class DoneFrame(Response):
    """An action was played. `id` is the client's; `repeated` says whether it had been played before."""

    type: Literal["done"]
    id: str
    match: str
    repeated: bool
    ply: int


class ChangedFrame(Response):
    """Something that the client follows has changed: `mine`, `lobby`, `tournaments` or `tournament:ID`."""

    type: Literal["changed"]
    what: str


class ErrorFrame(Response):
    """A frame of the client was refused. `id` is that of the refused frame, if it had one."""

    type: Literal["error"]
    id: str | None
    error: ErrorDetails


def error_frame(frame_id: str | None, error: RequestError) -> ErrorFrame:
    return {"type": "error", "id": frame_id, "error": error_json(error)["error"]}


class TimeFrame(Response):
    """The server's time, in milliseconds since 1970: a heartbeat, or the answer to a ping."""

    type: Literal["heartbeat", "pong"]
    now: int


class MatchLine(MatchEntries):
    """A line of the bot stream: what is new in a match that the bot plays."""

    type: Literal["match"]
    game: str
    options_text: str


def match_line(view: MatchView, after: int, now: int) -> MatchLine:
    game = view.match.game
    entries = entries_json(view, after, now)
    return {"type": "match", "game": game.name, "options_text": view.match.options_text, **entries}


class OpenMatchLine(Response):
    """A line of the bot stream: a match in the lobby that the bot may join."""

    type: Literal["open"]
    match: str
    game: str
    options_text: str


Frame = SnapshotFrame | EntriesFrame | PresenceFrame | ShowFrame | DoneFrame | ChangedFrame | ErrorFrame | TimeFrame
StreamLine = MatchLine | OpenMatchLine | TimeFrame
