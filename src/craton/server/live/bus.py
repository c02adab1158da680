"""The bus tells that a match has gone on, not how: listeners read the log and filter it for themselves.

So a message can be lost or doubled without harm, and a slow listener catches up in one step.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str], None]
"""Called with the id of a match; must return at once."""


class Bus(Protocol):
    def tell(self, match: str) -> None: ...
    def listen(self, match: str, listener: Listener) -> None: ...
    def leave(self, match: str, listener: Listener) -> None: ...


class LocalBus:
    """Within one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = defaultdict(set)

    def tell(self, match: str) -> None:
        for listener in tuple(self._listeners.get(match, ())):
            listener(match)

    def listen(self, match: str, listener: Listener) -> None:
        self._listeners[match].add(listener)

    def leave(self, match: str, listener: Listener) -> None:
        listeners = self._listeners.get(match)
        if listeners is not None:
            listeners.discard(listener)
            if not listeners:
                del self._listeners[match]
