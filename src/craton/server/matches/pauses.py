"""Pauses: after an outage of the server the clocks of a match stand still, from its start until a grace after its end.

A pause is an entry of the log, written when it first matters, so that the log alone determines the clocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from craton.server.matches.clock import HOUR, MINUTE, SECOND, Rule
from craton.server.matches.entries import Entry, EntryKind
from craton.server.matches.match import Match
from craton.server.storage.outages import Outage

GRACE = 30 * SECOND
"""The longest grace in live matches; after a shorter outage, the grace is as long as the outage."""
CORRESPONDENCE_OUTAGE = 10 * MINUTE
"""A shorter outage does not matter in correspondence."""
CORRESPONDENCE_GRACE = HOUR


def pauses(match: Match, outages: Sequence[Outage], now: int) -> list[Entry]:
    """The entries for outages in the current turn that are not in the log yet. outages: in the order of their ends."""
    clocks = match.clocks
    found: list[Entry] = []
    if not match.is_playing or not clocks.is_running:
        return found
    recent = list(takewhile(lambda one: one.end > clocks.since, reversed(outages)))
    for outage in reversed(recent):
        grace = _grace(clocks.rule, outage)
        if grace is None or outage.end <= clocks.since or outage.start >= now:
            continue
        start, end = max(outage.start, clocks.since), outage.end + grace
        found.append(Entry(EntryKind.PAUSE, now, data={"start": start, "end": end}))
        clocks = clocks.paused(start, end)
    return found


def _grace(rule: Rule, outage: Outage) -> int | None:
    """The grace after an outage; None if the outage does not matter."""
    length = outage.end - outage.start
    if not rule.is_live and length < CORRESPONDENCE_OUTAGE:
        return None
    if outage.cause == "clock":  # everybody could go on playing
        return 0
    return min(GRACE, length) if rule.is_live else CORRESPONDENCE_GRACE
