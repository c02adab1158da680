"""Notifies watchers of who is connected to a match, at most once a second, with one text for all of them.

The more watchers, the fewer notifications: a crowd that comes or goes must not delay the players' moves.
"""

from __future__ import annotations

import asyncio

from craton.server.live.bus import Bus, presence_of
from craton.server.live.presence import Presence
from craton.server.wire.encoding import encode
from craton.server.wire.live import presence_frame

INTERVAL = 1.0
"""Minimum number of seconds between two notifications about one match."""
SECONDS_PER_WATCHER = 0.001


class PresenceNotifier:
    def __init__(self, presence: Presence, bus: Bus) -> None:
        self._presence = presence
        self._bus = bus
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """By match, a timer; until it fires, no further notification is sent."""
        self._changed: set[str] = set()
        """Matches with a running timer in which presence has changed since."""
        self._texts: dict[str, str] = {}

    def changed(self, match_id: str) -> None:
        """Presence in a match may have changed: notify its watchers now, or as soon as it is time."""
        if match_id in self._timers:
            self._changed.add(match_id)
        else:
            self._notify(match_id)

    def current(self, match_id: str) -> str:
        """The current presence frame."""
        return encode(presence_frame(match_id, *self._presence.of(match_id)))

    def latest(self, match_id: str) -> str:
        """The presence frame of the last notification."""
        return self._texts.get(match_id) or self.current(match_id)

    def _notify(self, match_id: str) -> None:
        text = self.current(match_id)
        topic = presence_of(match_id)
        pause = max(INTERVAL, SECONDS_PER_WATCHER * self._bus.count(topic))
        self._timers[match_id] = asyncio.get_running_loop().call_later(pause, self._on_timer, match_id)
        if self._texts.get(match_id) != text:
            self._texts[match_id] = text
            self._bus.publish(topic)

    def _on_timer(self, match_id: str) -> None:
        del self._timers[match_id]
        if match_id in self._changed:
            self._changed.remove(match_id)
            self._notify(match_id)
        else:
            del self._texts[match_id]

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
