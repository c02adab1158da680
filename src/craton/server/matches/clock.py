"""Clocks, kept by the server alone. Values, not timers: who runs since when, and when that one's flag falls.

Time is charged when a turn is handed over. So the actions of one turn share the clock, and dice, which are drawn in the
same moment, cost nothing. The clock starts when the first turn is complete. Times are milliseconds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
SEATS = ("first", "second")


@dataclass(frozen=True)
class Rule:
    """`kind` is none, fischer, byoyomi or correspondence.

    fischer: `main` for the match, `step` more behind each turn. byoyomi: `main`, then `periods` of `step`, of which one
    is lost when a turn takes all of it. correspondence: `step` for each turn, and `vacation` that a seat may take.
    """

    kind: str = "none"
    main: int = 0
    step: int = 0
    periods: int = 0
    vacation: int = 0

    @property
    def is_live(self) -> bool:
        """Whether both are expected to be present."""
        return self.kind in ("fischer", "byoyomi")

    def to_json(self) -> dict[str, Any]:
        match self.kind:
            case "fischer":
                return {"kind": self.kind, "minutes": self.main / MINUTE, "seconds": self.step / SECOND}
            case "byoyomi":
                return {
                    "kind": self.kind,
                    "minutes": self.main / MINUTE,
                    "seconds": self.step / SECOND,
                    "periods": self.periods,
                }
            case "correspondence":
                return {"kind": self.kind, "days": self.step / DAY, "vacation_days": self.vacation / DAY}
        return {"kind": "none"}

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Rule:
        match given["kind"]:
            case "fischer":
                return cls("fischer", round(given["minutes"] * MINUTE), round(given["seconds"] * SECOND))
            case "byoyomi":
                main, step = round(given["minutes"] * MINUTE), round(given["seconds"] * SECOND)
                return cls("byoyomi", main, step, given["periods"])
            case "correspondence":
                vacation = round(given["vacation_days"] * DAY)
                return cls("correspondence", 0, round(given["days"] * DAY), vacation=vacation)
        return cls()


@dataclass(frozen=True)
class Hand:
    """One seat's clock: time left, periods left, vacation left, and whether it is on vacation."""

    left: int
    periods: int
    vacation: int
    away: bool = False

    def after(self, rule: Rule, elapsed: int) -> Hand:
        """What is left when so much time has been spent; may fall below nothing."""
        if rule.kind == "correspondence" and self.away:
            resting = min(elapsed, self.vacation)
            return replace(self, vacation=self.vacation - resting, left=self.left - (elapsed - resting))
        if rule.kind == "byoyomi" and elapsed > self.left:
            over = elapsed - self.left
            return replace(self, left=0, periods=self.periods - over // rule.step)
        return replace(self, left=self.left - elapsed)

    def renewed(self, rule: Rule) -> Hand:
        """For the seat's next turn."""
        if rule.kind == "fischer":
            return replace(self, left=self.left + rule.step)
        return replace(self, left=rule.step) if rule.kind == "correspondence" else self

    def lasts(self, rule: Rule) -> int:
        return self.left + self.periods * rule.step + (self.vacation if self.away else 0)


@dataclass(frozen=True)
class Clocks:
    rule: Rule
    hands: Mapping[str, Hand]
    running: str | None = None
    since: int = 0

    @classmethod
    def fresh(cls, rule: Rule) -> Clocks:
        left = rule.step if rule.kind == "correspondence" else rule.main
        hand = Hand(left, rule.periods, rule.vacation)
        return cls(rule, MappingProxyType(dict.fromkeys(SEATS, hand)))

    @property
    def deadline(self) -> int | None:
        """When the flag of the seat that runs falls; None while nobody's can."""
        if self.running is None or self.rule.kind == "none":
            return None
        return self.since + self.hands[self.running].lasts(self.rule)

    def handed_over(self, seat: str | None, now: int) -> Clocks:
        """The turn of the running seat is complete, and `seat` is next."""
        charged = self._charged(now, renew=True)
        return replace(charged, running=seat, since=now)

    def turned_back(self, seat: str | None, now: int) -> Clocks:
        """After a takeback: time that has been spent stays spent."""
        return replace(self._charged(now, renew=False), running=seat and (self.running and seat), since=now)

    def stopped(self, now: int) -> Clocks:
        return replace(self._charged(now, renew=False), running=None, since=now)

    def with_vacation(self, seat: str, *, away: bool, now: int) -> Clocks:
        charged = self._charged(now, renew=False) if self.running == seat else self
        hands = {**charged.hands, seat: replace(charged.hands[seat], away=away)}
        since = now if self.running == seat else self.since
        return replace(charged, hands=MappingProxyType(hands), since=since)

    def _charged(self, now: int, *, renew: bool) -> Clocks:
        if self.running is None or self.rule.kind == "none":
            return self
        hand = self.hands[self.running].after(self.rule, max(0, now - self.since))
        hands = {**self.hands, self.running: hand.renewed(self.rule) if renew else hand}
        return replace(self, hands=MappingProxyType(hands))

    def to_json(self, now: int) -> dict[str, Any]:
        seats = {}
        for seat, hand in self.hands.items():
            live = hand.after(self.rule, max(0, now - self.since)) if seat == self.running else hand
            seats[seat] = {
                "left": max(0, live.left),
                "periods": max(0, live.periods),
                "vacation": live.vacation,
                "on_vacation": live.away,
            }
        return {
            "rule": self.rule.to_json(),
            "seats": seats,
            "running": self.running,
            "deadline": self.deadline,
            "now": now,
        }
