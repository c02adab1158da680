"""The bus announces that something has changed, not how: subscribers read the log and filter it themselves.

A topic is the id of a match, `user:ID` for all matches of a user, `lobby` for matches that anyone may join,
`tournament:ID`, `tournaments` for all of them, or `account:ID` when a user's sessions or tokens have changed.

A message may be lost or repeated without harm, and a slow subscriber catches up in one step.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str], None]
"""Called with the topic; must not block."""
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


class Bus(Protocol):
    def publish(self, topic: str) -> None: ...
    def subscribe(self, topic: str, listener: Listener) -> None: ...
    def unsubscribe(self, topic: str, listener: Listener) -> None: ...


class LocalBus:
    """A bus within one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = defaultdict(set)

    def publish(self, topic: str) -> None:
        for listener in tuple(self._listeners.get(topic, ())):
            listener(topic)

    def publish_all(self) -> None:
        """Publish every topic that has a listener."""
        for topic in tuple(self._listeners):
            self.publish(topic)

    def subscribe(self, topic: str, listener: Listener) -> None:
        self._listeners[topic].add(listener)

    def unsubscribe(self, topic: str, listener: Listener) -> None:
        listeners = self._listeners.get(topic)
        if listeners is not None:
            listeners.discard(listener)
            if not listeners:
                del self._listeners[topic]
