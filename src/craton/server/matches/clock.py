"""Clocks. They are values, not timers: which seat's clock is running, since when, and when its flag falls.

Time is charged at the end of a turn. All actions of a turn therefore share the clock, and dice, which are drawn at the
same moment, cost nothing. The clock starts when the first turn is complete. Times are milliseconds.

Two things are not charged: pauses, in which the server could not be reached, and a bounded amount of network lag.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
SEATS = ("first", "second")
SHORTEST_LIVE, SHORTEST_CORRESPONDENCE = 10 * SECOND, HOUR
"""The least time for the first turn in rated play."""
LAG_START, LAG_GAIN, LAG_MOST = 500, 100, 1000
"""Network lag that is credited to a seat of a live match: at first, more after each turn, and at most."""


@dataclass(frozen=True)
class Rule:
    """`kind` is none, fischer, byoyomi or correspondence.

    fischer: `main` for the match, and `step` added after each turn. byoyomi: `main`, then `periods` of `step`; a turn
    that uses up a period loses it. correspondence: `step` for each turn, and `vacation` that a seat may take.
    """

    kind: str = "none"
    main: int = 0
    step: int = 0
    periods: int = 0
    vacation: int = 0

    @property
    def is_live(self) -> bool:
        """Whether both players are expected to be present."""
        return self.kind in ("fischer", "byoyomi")

    @property
    def is_too_short(self) -> bool:
        """Whether a player could lose on time before they can move at all."""
        shortest = SHORTEST_LIVE if self.is_live else SHORTEST_CORRESPONDENCE if self.kind == "correspondence" else 0
        return self.main + self.step < shortest

    def to_json(self) -> dict[str, Any]:
        if self.is_live:
            live = {"kind": self.kind, "minutes": self.main / MINUTE, "seconds": self.step / SECOND}
            return live | {"periods": self.periods} if self.kind == "byoyomi" else live
        if self.kind == "correspondence":
            return {"kind": self.kind, "days": self.step / DAY, "vacation_days": self.vacation / DAY}
        return {"kind": "none"}

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Rule:
        kind = given["kind"]
        if kind in ("fischer", "byoyomi"):
            main, step = round(given["minutes"] * MINUTE), round(given["seconds"] * SECOND)
            return cls(kind, main, step, given["periods"] if kind == "byoyomi" else 0)
        if kind == "correspondence":
            return cls(kind, 0, round(given["days"] * DAY), vacation=round(given["vacation_days"] * DAY))
        return cls()


@dataclass(frozen=True)
class SeatClock:
    """One seat's clock: time left, periods left, vacation left, and whether it is on vacation."""

    left: int
    periods: int
    vacation: int
    on_vacation: bool = False
    lag: int = 0
    """Network lag that may still be credited."""

    def after(self, rule: Rule, elapsed: int) -> SeatClock:
        """The clock after `elapsed`; the time left may be negative."""
        if rule.kind == "correspondence" and self.on_vacation:
            resting = min(elapsed, self.vacation)
            return replace(self, vacation=self.vacation - resting, left=self.left - (elapsed - resting))
        if rule.kind == "byoyomi" and elapsed > self.left:
            over = elapsed - self.left
            return replace(self, left=0, periods=self.periods - over // rule.step)
        return replace(self, left=self.left - elapsed)

    def renewed(self, rule: Rule) -> SeatClock:
        """The clock at the beginning of the seat's next turn."""
        if rule.kind == "correspondence":
            return replace(self, left=rule.step)
        added = rule.step if rule.kind == "fischer" else 0
        return replace(self, left=self.left + added, lag=min(LAG_MOST, self.lag + LAG_GAIN))

    def remaining(self, rule: Rule) -> int:
        """The time until the flag falls."""
        return self.left + self.periods * rule.step + (self.vacation if self.on_vacation else 0)


@dataclass(frozen=True)
class Clocks:
    rule: Rule
    seats: Mapping[str, SeatClock]
    running: str | None = None
    since: int = 0
    """From when time counts; in the future during a pause."""
    spent: int = 0
    """Time of this turn that counts in addition; negative if lag was credited."""

    @classmethod
    def fresh(cls, rule: Rule) -> Clocks:
        left = rule.step if rule.kind == "correspondence" else rule.main
        clock = SeatClock(left, rule.periods, rule.vacation, lag=LAG_START if rule.is_live else 0)
        return cls(rule, MappingProxyType(dict.fromkeys(SEATS, clock)))

    @property
    def is_running(self) -> bool:
        return self.running is not None and self.rule.kind != "none"

    @property
    def deadline(self) -> int | None:
        """When the flag of the running seat falls; None while no clock runs."""
        if self.running is None or self.rule.kind == "none":
            return None
        return self.since + self.seats[self.running].remaining(self.rule) - self.spent

    @property
    def lag(self) -> int:
        """Network lag that may still be credited to the running seat."""
        return self.seats[self.running].lag if self.running is not None else 0

    def elapsed(self, now: int) -> int:
        """The time of this turn that is charged to the running seat."""
        return max(0, self.spent + max(0, now - self.since))

    def handed_over(self, seat: str | None, now: int) -> Clocks:
        """The clocks when the running seat has completed its turn and `seat` is next."""
        return self._charged(now, renew=True, running=seat)

    def taken_back(self, seat: str | None, now: int) -> Clocks:
        """The clocks after a takeback: time that has been spent stays spent."""
        return self._charged(now, renew=False, running=seat and (self.running and seat))

    def stopped(self, now: int) -> Clocks:
        return self._charged(now, renew=False, running=None)

    def with_vacation(self, seat: str, *, on: bool, now: int) -> Clocks:
        charged = self._charged(now, renew=False, running=seat) if self.running == seat else self
        return charged._with_seat(seat, replace(charged.seats[seat], on_vacation=on))

    def paused(self, start: int, end: int) -> Clocks:
        """The clocks with a pause. They stand still until its end, also if turns are completed before."""
        if not self.is_running:
            return self
        return replace(self, spent=self.spent + max(0, start - self.since), since=max(self.since, end))

    def credited(self, *, lag: int, delay: int) -> Clocks:
        """The clocks with network lag, which counts against the seat's quota, and the server's own delay taken back."""
        if self.running is None or not (lag or delay):
            return self
        clock = self.seats[self.running]
        charged = self._with_seat(self.running, replace(clock, lag=clock.lag - lag))
        return replace(charged, spent=self.spent - lag - delay)

    def _with_seat(self, seat: str, clock: SeatClock) -> Clocks:
        return replace(self, seats=MappingProxyType({**self.seats, seat: clock}))

    def _charged(self, now: int, *, renew: bool, running: str | None) -> Clocks:
        """The clocks when the time of the running seat has been charged and `running` is next."""
        following = replace(self, running=running, since=max(now, self.since) if self.is_running else now, spent=0)
        if self.running is None or self.rule.kind == "none":
            return following
        clock = self.seats[self.running].after(self.rule, self.elapsed(now))
        return following._with_seat(self.running, clock.renewed(self.rule) if renew else clock)
