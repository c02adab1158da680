"""Study tasks that run in worker processes: the search or evaluation of a position, and the analysis of a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from craton.core.game import Game
from craton.core.position import Position
from craton.core.sides import Actor
from craton.core.state import State
from craton.core.view import View
from craton.odds.chances import WinningChances
from craton.server.bots.worker import Report
from craton.server.matches.changes import apply_change
from craton.server.matches.steps import Step
from craton.server.study.line import open_view, play

Portable = tuple[Game, tuple[int, ...]]
"""A position as it is pickled, without its cached properties."""


PortableStep = tuple[int, bytes, bool]
"""The code of a match's step, what it changed, and whether it was an action."""


def portable(position: Position) -> Portable:
    return position.game, position.data


def portable_steps(steps: Iterable[Step]) -> list[PortableStep]:
    return [(step.code, step.change, step.event is None) for step in steps]


def played_actions(start: Portable, steps: Iterable[PortableStep]) -> Iterator[tuple[Position, int]]:
    """The actions of a match, each with the position before it."""
    game, data = start[0], list(start[1])
    for code, change, is_action in steps:
        if is_action:
            yield Position(game, tuple(data)), code
        apply_change(data, change)


def search(
    report: Report, start: Portable, simulations: int | None, seconds: float | None, lines: int
) -> dict[str, Any]:
    """Search a position with nothing hidden: values, candidates, and variations for the best `lines` of them."""
    from craton.search.analysis import annotate as analyse
    from craton.search.mcts.search import Search

    position = Position(*start)
    if position.weights:
        return _prospects(report, position, simulations, seconds)
    searching = Search(open_view(position))
    found = searching.run(simulations=simulations, seconds=seconds, stop=report.stop)
    first = found.value if position.seat_to_move is Actor.FIRST else 1 - found.value
    shown = []
    for one in found.candidates[:lines]:
        expected = found.variation if one.action == found.best else searching.variation(one.action)
        shown.append({"action": one.action, "value": one.value, "variation": analyse.variation_to_json(expected)})
    return {**_values(position, first), **analyse.result_to_json(found), "lines": shown}


def _values(position: Position, first: float) -> dict[str, float]:
    black = first if position.seat_of_black is Actor.FIRST else 1 - first
    return {"first": first, "black": black}


def _prospects(report: Report, position: Position, simulations: int | None, seconds: float | None) -> dict[str, Any]:
    """The values of a chance event's outcomes, for the first seat."""
    from craton.search.analysis import annotate as analyse
    from craton.search.analysis import evaluate

    branches = 2 * len(position.weights)  # a value takes two searches
    evaluation = evaluate.SearchValue(
        None if simulations is None else max(1, simulations // branches),
        seconds=None if seconds is None else seconds / branches,
        stop=report.stop,
    )
    found = analyse.prospects(position, evaluation)
    first = sum(float(branch.probability) * branch.value for branch in found.branches)
    return {
        **_values(position, first),
        "best": None,
        "value": first,
        "exact": False,
        "simulations": simulations or 0,
        "candidates": [],
        "variation": analyse.variation_to_json(found),
        "lines": [],
    }


def evaluate(_: Report, game: Game, viewer: str, data: tuple[int, ...], hides: bool) -> WinningChances:
    """The engine's estimate of who is winning, as a viewer may know it."""
    from craton.search.analysis.estimate import estimate

    return estimate(View(game, viewer, data, hides=hides))


def analyse(report: Report, start: Portable, texts: Sequence[str]) -> dict[str, Any]:
    """Analyse a line: what each step gained or lost, better alternatives, and what luck did.

    The searches are those of `evaluate`, so that a match and its analysis show the same values.
    """
    from craton.search.analysis.annotate import analyse
    from craton.search.analysis.estimate import SIMULATIONS

    position = Position(*start)
    state = State(position.game, position)
    for step in play(position, texts):
        state.push(step.text)

    def progress(done: int, _: int) -> None:
        report.send(done)

    return analyse(state, simulations=SIMULATIONS, seed=None, progress=progress, stop=report.stop).to_json()
