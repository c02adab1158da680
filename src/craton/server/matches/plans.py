"""Conditional actions for correspondence matches: a plan that is played while its seat is away. Only that seat sees it.

A plan is a list of branches, each `{"on": [...], "play": "d4", "next": [...]}`. `on` lists the steps that must follow,
as the seat sees them: an action (`e5`), an outcome (`=3`, or `=1|2|3` for any of them), `*` for any one step, and
`...` for any number of steps up to the seat's next decision. The first branch that fits is taken, so a later branch
with `["..."]` means "else". After `play` the plan continues with `next`. A plan depends only on the steps since it was
made, so it needs no state of its own.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from craton.core.actions import compact
from craton.server.errors import RequestError
from craton.server.matches.match import Match, Step

MAX_BRANCHES = 200
MAX_DEPTH = 40
MAX_CONDITIONS = 12
MAX_TEXT = 60

Branch = dict[str, Any]


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
    """The action that a plan prescribes after the steps since it was made; None if it does not cover them."""
    stretch: list[Step] = []
    place = 0
    branches = list(plan)
    while True:
        # A branch has to fit the steps up to the seat's next own action.
        while place < len(steps) and steps[place].seat != seat:
            stretch.append(steps[place])
            place += 1
        branch = next((one for one in branches if _fits(one["on"], stretch, seat)), None)
        if branch is None:
            return None
        if place == len(steps):
            return str(branch["play"])
        if compact(branch["play"]) != compact(steps[place].text):
            return None
        branches, stretch = branch["next"], []
        place += 1


def _fits(conditions: Sequence[str], steps: Sequence[Step], seat: str) -> bool:
    if not conditions:
        return not steps
    first, rest = conditions[0].strip(), conditions[1:]
    if first == "...":
        return any(_fits(rest, steps[skipped:], seat) for skipped in range(len(steps) + 1))
    return bool(steps) and _is(first, steps[0], seat) and _fits(rest, steps[1:], seat)


def _is(condition: str, step: Step, seat: str) -> bool:
    if condition == "*":
        return True
    if seat in step.concealed:
        return False
    if condition.startswith("="):
        return step.event is not None and step.text in {text.strip() for text in condition[1:].split("|")}
    return step.event is None and compact(condition) == compact(step.text)


def write_plan(match: Match, branches: list[Branch]) -> str:
    """A plan as it is stored, with the number of steps after which it begins."""
    return json.dumps({"steps": len(match.steps), "ply": match.ply, "branches": branches})


def read_plan(text: str) -> tuple[list[Branch], int]:
    """The branches, and the number of steps after which they begin."""
    stored = json.loads(text)
    return stored["branches"], stored["steps"]
