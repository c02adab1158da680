"""The bus announces that something has changed, not how: subscribers read the log and filter it themselves.

A topic is the id of a match, `user:ID` for all matches of a user, `lobby` for matches that anyone may join,
`tournament:ID`, `tournaments` for all of them, `account:ID` when a user's sessions, tokens or sanctions have changed,
or `deleted:ID` when an account has been deleted.

A message may be lost or repeated without harm, and a slow subscriber catches up in one step.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str], None]
"""Called with the topic; must not block."""
BATCH = 25
"""Paced listeners called at once; each sends a frame, which takes about 0.1 ms."""
PAUSE = 0.005
"""Seconds until the next ones are called."""
LOBBY = "lobby"
TOURNAMENTS = "tournaments"


def matches_of(user: str) -> str:
    """The topic of all matches of a user."""
    return f"user:{user}"


def tournament_of(tournament: str) -> str:
    """The topic of a tournament: its entrants, rounds and results."""
    return f"tournament:{tournament}"


def account_of(user: str) -> str:
    """The topic of a user's sessions and tokens."""
    return f"account:{user}"


def deletion_of(user: str) -> str:
    """The topic of the deletion of an account."""
    return f"deleted:{user}"


def presence_of(match_id: str) -> str:
    """The topic of who is connected to a match."""
    return f"presence:{match_id}"


def match_of_presence(topic: str) -> str:
    """The match that a topic of presence is about."""
    return topic.removeprefix("presence:")


def show_of(match_id: str) -> str:
    """The topic of the dice that have been thrown in a match."""
    return f"show:{match_id}"


def match_of_show(topic: str) -> str | None:
    """The match that a topic of thrown dice is about; None for any other topic."""
    return topic.removeprefix("show:") if topic.startswith("show:") else None


class Bus(Protocol):
    def publish(self, topic: str) -> None: ...
    def subscribe(self, topic: str, listener: Listener, *, paced: bool = False) -> None: ...
    def unsubscribe(self, topic: str, listener: Listener) -> None: ...
    def count(self, topic: str) -> int: ...


class LocalBus:
    """A bus within one process.

    Listeners are called at once, paced ones a few at a time: a match with thousands of spectators must not keep the
    event loop from the moves of others.
    """

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._paced: dict[str, dict[Listener, None]] = defaultdict(dict)
        self._waiting: OrderedDict[str, OrderedDict[Listener, None]] = OrderedDict()
        """By topic, the paced listeners that have not been called since it was published."""
        self._timer: asyncio.TimerHandle | None = None

    def publish(self, topic: str) -> None:
        for listener in tuple(self._listeners.get(topic, ())):
            listener(topic)
        if paced := self._paced.get(topic):
            self._waiting.setdefault(topic, OrderedDict()).update(paced)
            if self._timer is None:
                self._call_some()

    def _call_some(self) -> None:
        """Call the paced listeners that have waited longest, and the others later; the topics take turns."""
        self._timer = None
        for _ in range(BATCH):
            if not self._waiting:
                return
            topic, waiting = next(iter(self._waiting.items()))
            listener, _ = waiting.popitem(last=False)
            if waiting:
                self._waiting.move_to_end(topic)
            else:
                del self._waiting[topic]
            if listener in self._paced.get(topic, ()):
                listener(topic)
        if self._waiting:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._call_some)

    def publish_all(self) -> None:
        """Publish every topic that has a listener."""
        for topic in tuple({**self._listeners, **self._paced}):
            self.publish(topic)

    def subscribe(self, topic: str, listener: Listener, *, paced: bool = False) -> None:
        self.unsubscribe(topic, listener)
        if paced:
            self._paced[topic][listener] = None
        else:
            self._listeners[topic].add(listener)

    def unsubscribe(self, topic: str, listener: Listener) -> None:
        if listeners := self._listeners.get(topic):
            listeners.discard(listener)
            if not listeners:
                del self._listeners[topic]
        if paced := self._paced.get(topic):
            paced.pop(listener, None)
            if not paced:
                del self._paced[topic]

    def count(self, topic: str) -> int:
        """The number of listeners to a topic."""
        return len(self._listeners.get(topic, ())) + len(self._paced.get(topic, ()))
