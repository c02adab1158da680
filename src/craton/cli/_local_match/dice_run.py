"""Runs of chance events: outcomes that follow each other without a decision, in the order in which they are shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from craton.cli._local_match.match import LocalMatch
from craton.core.dice import kind_of
from craton.core.insight import Odds
from craton.core.picture import CELL_NAME
from craton.core.sides import Actor
from craton.core.state import Step
from craton.core.throws import SUSPENSE, Throw
from craton.core.wording import counted, percent_cell, shortened


@dataclass(frozen=True)
class Thrown:
    """One outcome, the odds that it had, and the game's verdict on it if there is one."""

    step: Step
    odds: Odds | None
    throw: Throw | None = None

    @property
    def text(self) -> str:
        """`roll a1=3   (black, size 3: 50.0%)`, with the verdict."""
        words = f"   ({self.odds.words}: {percent_cell(self.odds.probability)})" if self.odds else ""
        verdict = f" {verdict_text(self.throw, len(self.cells))}" if self.throw else ""
        return f"{self.step.event}={self.step.text}{words}{verdict}"

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells at stake."""
        if self.odds is not None:
            return self.odds.cells
        index = self.step.before.game.board.index
        return tuple(index[name] for name in CELL_NAME.findall(self.step.event or "") if name in index)


def throw_run(match: LocalMatch, outcome: Callable[[], str]) -> list[Thrown]:
    """Draw all outcomes until somebody decides; returns them in the order in which the game shows them.

    outcome: the outcome of the pending event.
    """
    before, drawn = match.state.position, []
    while match.state.to_move is Actor.CHANCE:
        drawn.append(throw_one(match, outcome()))
    numbers = [list(thrown.step.before.chance).index(thrown.step.text) for thrown in drawn]
    throws = before.game.definition.throws(before, numbers, SUSPENSE)
    if throws is None:
        return drawn
    return [Thrown(drawn[throw.index].step, drawn[throw.index].odds, throw) for throw in throws]


def throw_one(match: LocalMatch, outcome: str) -> Thrown:
    """Play one outcome of the pending event."""
    event = match.state.event
    odds = next((one for one in match.state.game.definition.odds(match.state.position) if one.what == event), None)
    return Thrown(match.push(outcome), odds)


def verdict_text(throw: Throw, stones: int) -> str:
    """What a die decided, what it banks, and the chances after it."""
    fate = f"survives and banks {counted(stones, 'stone')}" if throw.is_success else "falls"
    black, draw, white = map(percent_cell, throw.after)
    decided = " That decides the game." if not throw.before.are_certain and throw.after.are_certain else ""
    return f"{fate}. Black {black}, draw {draw}, White {white}.{decided}"


def question(match: LocalMatch) -> str:
    """What people who throw their own dice have to throw."""
    event = match.state.event
    kind, count = kind_of(match.state.chance)
    if kind == "die":
        return f"{event}: throw a die of {count} faces"
    ones = "1 for a success, 0 for a failure" if count == 1 else f"{count} digits, 1 for each success"
    return f"{event}: throw {counted(count, 'coin')} ({ones})"


def impossible(match: LocalMatch, text: str) -> str:
    """Why a typed outcome is refused."""
    return f"{shortened(text, 20) or 'Nothing'} is not possible; the outcomes are {', '.join(match.state.chance)}."
