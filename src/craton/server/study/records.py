"""A record for a browser: its tree of steps, and all that is needed to draw its outcomes again without any rules."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Sequence
from typing import Any

from craton.core.dice import FACES, commitment, parse_secret
from craton.core.errors import CratonError, RecordError
from craton.core.position import Position
from craton.core.state import Step
from craton.record import DICE_TAGS, Record, Turn, opening_state, parse_record, replay, verify
from craton.server.errors import Refusal
from craton.server.matches.secrecy import seat_of
from craton.server.study.line import line_json, play

MOST_STEPS = 4000
"""In all variations together."""


def read_record(text: str) -> tuple[Record, list[Step]]:
    """A record of which every action and outcome was checked, and the steps of its main line."""
    try:
        record = parse_record(text)
        if _count(record.turns) > MOST_STEPS:
            raise RecordError(
                f"The record has more than {MOST_STEPS} steps, too many to be looked at here.", record.line
            )
        return record, list(replay(record).steps)
    except RecordError as error:
        raise Refusal("bad-request", str(error), line=error.line, column=error.column) from None
    except CratonError as error:
        raise Refusal("bad-request", str(error)) from None


def line_of_record(text: str) -> tuple[Position, list[Step]]:
    record, steps = read_record(text)
    return opening_state(record).position, steps


def _count(turns: Sequence[Turn]) -> int:
    number, waiting = 0, list(turns)
    while waiting and number <= MOST_STEPS:
        turn = waiting.pop()
        number += sum(1 + (action.outcome is not None) for action in turn.actions)
        for variation in turn.variations:
            waiting += variation
    return number


def record_json(text: str) -> dict[str, Any]:
    record, steps = read_record(text)
    start = opening_state(record).position
    nodes = _tree(record, start)
    main = [node["id"] for node in nodes if node["main"]]
    return {
        **line_json(start, steps),
        "tags": record.tags,
        "comments": list(record.opening_comments),
        "termination": record.termination,
        "nodes": nodes,
        "verification": _verification(record, steps, main),
    }


def _tree(record: Record, start: Position) -> list[dict[str, Any]]:
    """All steps in one list, each with the place of the one before it: deep variations need no deep answer."""
    nodes: list[dict[str, Any]] = []
    waiting: deque[tuple[Sequence[Turn], Position, int | None]] = deque([(record.turns, start, None)])
    is_main = True
    while waiting:
        turns, position, parent = waiting.popleft()
        for turn in turns:
            waiting += [(variation, position, parent) for variation in turn.variations]
            for action in turn.actions:
                for step in play(position, [str(action)]):
                    nodes.append(_node(len(nodes), parent, step, is_main=is_main))
                    parent, position = len(nodes) - 1, step.after
            nodes[-1] |= {"marks": turn.marks, "comments": list(turn.comments)}
        is_main = False
    return nodes


def _node(number: int, parent: int | None, step: Step, *, is_main: bool) -> dict[str, Any]:
    return {
        "id": number,
        "parent": parent,
        "main": is_main,
        "turn": step.before.turn + 1,
        "seat": seat_of(step.before),
        "mover": str(step.mover),
        "event": step.event,
        "text": step.text,
        "marks": "",
        "comments": [],
    }


def _verification(record: Record, steps: Sequence[Step], main: Sequence[int]) -> dict[str, Any]:
    """What `craton verify` says, and for each outcome what it is drawn from.

    A throw is drawn from HMAC-SHA-256 with the secret seed as the key and `message` and a counter, from 0, as the
    message: docs/formats.md says how bytes become a die or coins.
    """
    throws = [_throw(record, node, step) for node, step in zip(main, steps, strict=True) if step.event is not None]
    try:
        found = verify(record)
    except RecordError as error:
        return _outcome(record, throws, problem=str(error), verified=None, lines=[])
    for throw, one in zip(throws, found.throws, strict=True):
        throw |= {"drawn": one.drawn, "true": one.is_true}
    return _outcome(record, throws, problem=None, verified=bool(found), lines=found.report())


def _outcome(
    record: Record, throws: list[dict[str, Any]], *, problem: str | None, verified: bool | None, lines: list[str]
) -> dict[str, Any]:
    tags = record.tags
    computed = None
    with contextlib.suppress(CratonError):
        computed = commitment(parse_secret(tags.get("SecretSeed", "")))
    return {
        "verified": verified,
        "problem": problem,
        "lines": lines,
        "secret": tags.get("SecretSeed"),
        "commitment": tags.get("Commitment"),
        "computed_commitment": computed,
        "throws": throws,
    }


def _throw(record: Record, node: int, step: Step) -> dict[str, Any]:
    outcomes = step.before.game.definition.notation.outcomes(step.before)
    is_die = outcomes == FACES
    seeds = [record.tags.get(name, "") for name in DICE_TAGS if name in ("Match", "FirstSeed", "SecondSeed")]
    return {
        "node": node,
        "ply": step.before.turn,
        "event": step.event,
        "kind": "die" if is_die else "coins",
        "count": len(outcomes) if is_die else len(outcomes).bit_length() - 1,
        "outcomes": list(outcomes),
        "message": ":".join([*seeds, str(step.before.turn), str(step.event), ""]) if all(seeds) else None,
        "written": step.text,
        "drawn": None,
        "true": None,
    }
