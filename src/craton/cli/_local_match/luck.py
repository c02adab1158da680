"""The account of luck at the end of a match, for the worker process."""

from __future__ import annotations

from craton.cli.luck import account_lines
from craton.core.wording import counted
from craton.odds.luck import Evaluation, ledger, material
from craton.record import parse_record, replay
from craton.search.compiled import is_compiled

SIMULATIONS = 200
"""A light search, because somebody is waiting; `craton luck` takes its time."""


def luck_lines(record: str, first: str, second: str) -> list[str]:
    """A table of luck and skill for both seats, with a line on how positions were valued."""
    state = replay(parse_record(record))
    if not state.steps:
        return []
    evaluation: Evaluation = material
    how = "counting stones"
    if is_compiled(state.game.definition):
        from craton.search.analysis.evaluate import SearchValue

        evaluation, how = SearchValue(SIMULATIONS, seed=0), f"searches of {counted(SIMULATIONS, 'simulation')}"
    account = ledger(state, evaluation)
    lines = account_lines(account, (first, second), over=state.outcome is not None)
    return [*lines, f"  In percentage points; by {how}."]
