"""The bus tells that something has changed, not how: listeners read the log and filter it for themselves.

A topic is the id of a match, `user:ID` for all matches of a user, `lobby` for the matches that anyone may join,
`tournament:ID`, `tournaments` for all of them, or `account:ID` when sessions or tokens of a user have ended.

So a message can be lost or doubled without harm, and a slow listener catches up in one step.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str], None]
"""Called with the topic; must return at once."""
LOBBY = "lobby"
TOURNAMENTS = "tournaments"


def matches_of(user: str) -> str:
    """The topic of all matches of a user."""
    return f"user:{user}"


def tournament_of(tournament: str) -> str:
    """The topic of a tournament: its players, its rounds and its results."""
    return f"tournament:{tournament}"


def account_of(user: str) -> str:
    """The topic of a user's sessions and tokens."""
    return f"account:{user}"


class Bus(Protocol):
    def tell(self, topic: str) -> None: ...
    def listen(self, topic: str, listener: Listener) -> None: ...
    def leave(self, topic: str, listener: Listener) -> None: ...


class LocalBus:
    """Within one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = defaultdict(set)

    def tell(self, topic: str) -> None:
        for listener in tuple(self._listeners.get(topic, ())):
            listener(topic)

    def tell_all(self) -> None:
        """As if something had happened everywhere."""
        for topic in tuple(self._listeners):
            self.tell(topic)

    def listen(self, topic: str, listener: Listener) -> None:
        self._listeners[topic].add(listener)

    def leave(self, topic: str, listener: Listener) -> None:
        listeners = self._listeners.get(topic)
        if listeners is not None:
            listeners.discard(listener)
            if not listeners:
                del self._listeners[topic]
