"""Clocks. They are values, not timers: which seat's clock runs since when, and when its flag falls.

Time is charged at the end of a turn. All actions of a turn therefore share the clock, and dice, which are drawn at the
same moment, cost nothing. The clock starts when the first turn is complete. Times are milliseconds.
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
        if rule.kind == "fischer":
            return replace(self, left=self.left + rule.step)
        return replace(self, left=rule.step) if rule.kind == "correspondence" else self

    def remaining(self, rule: Rule) -> int:
        """The time until the flag falls."""
        return self.left + self.periods * rule.step + (self.vacation if self.on_vacation else 0)


@dataclass(frozen=True)
class Clocks:
    rule: Rule
    seats: Mapping[str, SeatClock]
    running: str | None = None
    since: int = 0

    @classmethod
    def fresh(cls, rule: Rule) -> Clocks:
        left = rule.step if rule.kind == "correspondence" else rule.main
        clock = SeatClock(left, rule.periods, rule.vacation)
        return cls(rule, MappingProxyType(dict.fromkeys(SEATS, clock)))

    @property
    def deadline(self) -> int | None:
        """When the flag of the running seat falls; None while no clock runs."""
        if self.running is None or self.rule.kind == "none":
            return None
        return self.since + self.seats[self.running].remaining(self.rule)

    def handed_over(self, seat: str | None, now: int) -> Clocks:
        """The clocks when the running seat has completed its turn and `seat` is next."""
        charged = self._charged(now, renew=True)
        return replace(charged, running=seat, since=now)

    def taken_back(self, seat: str | None, now: int) -> Clocks:
        """The clocks after a takeback: time that has been spent stays spent."""
        return replace(self._charged(now, renew=False), running=seat and (self.running and seat), since=now)

    def stopped(self, now: int) -> Clocks:
        return replace(self._charged(now, renew=False), running=None, since=now)

    def with_vacation(self, seat: str, *, on: bool, now: int) -> Clocks:
        charged = self._charged(now, renew=False) if self.running == seat else self
        seats = {**charged.seats, seat: replace(charged.seats[seat], on_vacation=on)}
        since = now if self.running == seat else self.since
        return replace(charged, seats=MappingProxyType(seats), since=since)

    def _charged(self, now: int, *, renew: bool) -> Clocks:
        if self.running is None or self.rule.kind == "none":
            return self
        clock = self.seats[self.running].after(self.rule, max(0, now - self.since))
        seats = {**self.seats, self.running: clock.renewed(self.rule) if renew else clock}
        return replace(self, seats=MappingProxyType(seats))
