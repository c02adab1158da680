"""Records under study: parsed, replayed and checked."""

from __future__ import annotations

from collections.abc import Sequence

from craton.core.errors import CratonError, RecordError
from craton.core.position import Position
from craton.core.state import Step
from craton.record import Record, Turn, opening_state, parse_record, replay
from craton.server.errors import RequestError

MAX_STEPS = 4000
"""Maximum number of steps, all variations counted together."""


def read_record(text: str) -> tuple[Position, Record, list[Step]]:
    """A record whose every action and outcome was checked: its first position, itself, and its main line."""
    try:
        record = parse_record(text)
        if _count(record.turns) > MAX_STEPS:
            raise RecordError(f"The record has more than {MAX_STEPS} steps, too many to study here.", record.line)
        return opening_state(record).position, record, list(replay(record).steps)
    except RecordError as error:
        raise RequestError("bad-request", str(error), line=error.line, column=error.column) from None
    except CratonError as error:
        raise RequestError("bad-request", str(error)) from None


def _count(turns: Sequence[Turn]) -> int:
    number, pending = 0, list(turns)
    while pending and number <= MAX_STEPS:
        turn = pending.pop()
        number += sum(1 + (action.outcome is not None) for action in turn.actions)
        for variation in turn.variations:
            pending += variation
    return number
