"""Conditional actions for correspondence matches: a plan that is played while its seat is away. Only that seat sees it.

A plan is a list of branches, each `{"on": [...], "play": "d4", "next": [...]}`. `on` lists the steps that must follow,
as the seat sees them: an action (`e5`), an outcome (`=3`, or `=1|2|3` for any of them), `*` for any one step, and
`...` for any number of steps up to the seat's next decision. The first branch that fits is taken, so a later branch
with `["..."]` means "else". After `play` the plan continues with `next`. A plan depends only on the steps since it was
made, so it needs no state of its own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from craton.core.actions import compact
from craton.core.errors import CratonError
from craton.server.errors import RequestError
from craton.server.matches.match import Match
from craton.server.matches.steps import Step

MAX_BRANCHES = 200
MAX_DEPTH = 40
MAX_CONDITIONS = 12
MAX_TEXT = 60
MAX_WORK = 20_000
"""Comparisons of a condition with a step in one evaluation of a plan: a few milliseconds."""

Branch = dict[str, Any]


class BadPlan(CratonError):
    """A stored plan cannot be read or takes too much work; it has to be removed."""


def check_plan(branches: object) -> list[Branch]:
    """The plan in its canonical form; RequestError if it is malformed."""
    return _checked(branches, [0], 1)


def _checked(branches: object, counted: list[int], depth: int) -> list[Branch]:
    if not isinstance(branches, list) or depth > MAX_DEPTH:
        raise RequestError("bad-request", f"A plan is a list of branches, at most {MAX_DEPTH} deep.")
    found = []
    for branch in branches:
        counted[0] += 1
        if counted[0] > MAX_BRANCHES:
            raise RequestError("bad-request", f"A plan has at most {MAX_BRANCHES} branches.")
        if not isinstance(branch, dict) or set(branch) - {"on", "play", "next"} or not {"on", "play"} <= set(branch):
            raise RequestError("bad-request", "A branch of a plan has the fields on, play and optionally next.")
        conditions, play = branch["on"], branch["play"]
        is_short = isinstance(conditions, list) and len(conditions) <= MAX_CONDITIONS
        texts = [*conditions, play] if is_short else [None]
        if not all(isinstance(text, str) and 0 < len(text) <= MAX_TEXT for text in texts):
            message = f"on must be a list of at most {MAX_CONDITIONS} steps and play an action, all of them texts."
            raise RequestError("bad-request", message)
        rest = _checked(branch.get("next", []), counted, depth + 1)
        found.append({"on": conditions, "play": play, "next": rest})
    return found


def planned_action(plan: Sequence[Branch], steps: Sequence[Step], seat: str) -> str | None:
    """The action that a plan prescribes after the steps since it was made; None if it does not cover them.

    BadPlan if finding out takes more than MAX_WORK comparisons.
    """
    matcher = _Matcher(seat)
    stretch: list[Step] = []
    place = 0
    branches = list(plan)
    while True:
        # A branch has to fit the steps up to the seat's next own action.
        while place < len(steps) and steps[place].seat != seat:
            stretch.append(steps[place])
            place += 1
        branch = next((one for one in branches if matcher.fits(one["on"], stretch)), None)
        if branch is None:
            return None
        if place == len(steps):
            return str(branch["play"])
        if compact(branch["play"]) != compact(steps[place].text):
            return None
        branches, stretch = branch["next"], []
        place += 1


_Condition = Callable[[Step], bool]


class _Matcher:
    """Matches conditions with steps and counts the comparisons."""

    def __init__(self, seat: str) -> None:
        self._seat = seat
        self.work = 0

    def fits(self, conditions: Sequence[str], steps: Sequence[Step]) -> bool:
        """Whether conditions describe exactly these steps.

        The greedy algorithm for patterns with wildcards: on a mismatch only the last `...` takes one more step, because
        what an earlier one could take instead, the last one can take too. At most len(conditions) * len(steps)
        comparisons.
        """
        compiled = [self._compiled(condition.strip()) for condition in conditions]
        at, place = 0, 0
        wildcard, resume = -1, 0
        """The last `...`, and the step at which to continue after it."""
        while place < len(steps):
            if at < len(compiled) and (test := compiled[at]) is None:
                wildcard, resume = at, place
                at += 1
            elif at < len(compiled) and test is not None and self._passes(test, steps[place]):
                at, place = at + 1, place + 1
            elif wildcard >= 0:
                resume += 1
                at, place = wildcard + 1, resume
            else:
                return False
        return all(test is None for test in compiled[at:])

    def _passes(self, test: _Condition, step: Step) -> bool:
        self.work += 1
        if self.work > MAX_WORK:
            raise BadPlan(f"The plan takes more than {MAX_WORK} comparisons.")
        return test(step)

    def _compiled(self, condition: str) -> _Condition | None:
        """The test of one step; None for `...`."""
        seat = self._seat
        if condition == "...":
            return None
        if condition == "*":
            return lambda step: True
        if condition.startswith("="):
            outcomes = {text.strip() for text in condition[1:].split("|")}
            return lambda step: seat not in step.concealed and step.event is not None and step.text in outcomes
        action = compact(condition)
        return lambda step: seat not in step.concealed and step.event is None and action == compact(step.text)


def write_plan(match: Match, branches: list[Branch]) -> str:
    """A plan as it is stored, with the number of steps after which it begins."""
    return json.dumps({"steps": len(match.steps), "ply": match.ply, "branches": branches})


def read_plan(text: str) -> tuple[list[Branch], int]:
    """The branches, and the number of steps after which they begin; BadPlan if the text is not a plan."""
    try:
        stored = json.loads(text)
        steps = stored["steps"]
        if isinstance(steps, bool) or not isinstance(steps, int) or steps < 0:
            raise ValueError("steps is not a number")
        return check_plan(stored["branches"]), steps
    except (ValueError, TypeError, LookupError, RecursionError, RequestError) as error:
        raise BadPlan(f"The plan cannot be read: {error}") from None
