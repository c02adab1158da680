"""The dice of a quake as they are shown: exact chances after each of them, compared with a walk over all quakes."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

import craton
from craton.core.position import Position
from craton.core.sides import Side
from craton.core.state import State
from craton.core.throws import ORDERS, Chances, Throw

RULES: list[dict[str, Any]] = [
    {},
    {"resonance": True},
    {"keystone": True, "fault_lines": ["b2", "d4"]},
    {"aftershock": True, "resonance": True},
    {"progressive": True},
    {"progressive": True, "aftershock": True, "keystone": True},
    {"die": 4},
]
Verdicts = dict[str, bool]
"""By event, whether it was a success."""


def quake(seed: int, stones: int = 9, **options: Any) -> State:
    """Random stones on a small board, and the quake up to its first die."""
    rng = random.Random(seed)
    state = craton.new("faultlines", size=5, **options)
    while len(state.board) < stones:
        state.push(rng.choice([move for move in state.legal_moves if move not in ("pass", "swap")]))
    state.push("pass")
    state.push("pass")
    return state


def run_of(state: State, rng: random.Random) -> tuple[Position, list[int], list[str]]:
    """Rolls until somebody has to decide: the position before, the outcomes by number, the events."""
    before, outcomes, events = state.position, [], []
    while str(state.to_move) == "chance":
        events.append(str(state.event))
        outcomes.append(rng.randrange(len(state.position.weights)))
        state.push(list(state.chance)[outcomes[-1]])
    return before, outcomes, events


def futures(position: Position) -> list[tuple[Fraction, Verdicts, Side | None]]:
    """All quakes from here: probability, verdicts, winner. Nobody places between waves, every salvage is tried."""
    if position.to_move is None:
        assert position.outcome is not None
        return [(Fraction(1), {}, position.outcome.winner)]
    if position.event is None:
        texts = list(position.legal_moves)
        text = "pass" if "pass" in texts else next(text for text in texts if text.startswith("salvage"))
        return futures(position.after(position.legal[texts.index(text)]))
    die = len(position.weights)
    found = []
    seen: dict[Position, tuple[int, int]] = {}
    for outcome in range(die):  # faces with the same consequence are walked once
        after = position.after_outcome(outcome)
        seen[after] = (seen.get(after, (0, outcome))[0] + 1, seen.get(after, (0, outcome))[1])
    for after, (count, outcome) in seen.items():
        for weight, verdicts, winner in futures(after):
            found.append((weight * Fraction(count, die), {position.event: outcome == 0, **verdicts}, winner))
    return found


def chances_given(all_quakes: list[tuple[Fraction, Verdicts, Side | None]], known: Verdicts) -> Chances:
    possible = [one for one in all_quakes if all(one[1].get(event) == verdict for event, verdict in known.items())]
    total = sum(weight for weight, _, _ in possible)
    by = {side: sum((w for w, _, winner in possible if winner == side), Fraction(0)) / total for side in (*Side, None)}
    return Chances(by[Side.BLACK], by[None], by[Side.WHITE])


@pytest.mark.parametrize("options", RULES, ids=str)
@pytest.mark.parametrize("order", ORDERS)
def test_chances_after_every_die_are_those_of_all_quakes_that_are_still_possible(
    options: dict[str, Any], order: str
) -> None:
    stones = 6 if "aftershock" in options else 9
    for seed in range(3):
        rng = random.Random(seed)
        state = quake(seed, stones, **options)
        while state.to_move is not None:
            if str(state.to_move) == "chance":
                before, outcomes, events = run_of(state, rng)
                check(before, outcomes, events, order)
            else:
                salvages = [move for move in state.legal_moves if move.startswith("salvage")]
                state.push(salvages[0] if salvages else "pass")


def check(before: Position, outcomes: list[int], events: list[str], order: str) -> None:
    throws: list[Throw] = before.game.definition.throws(before, outcomes, order)
    assert sorted(throw.index for throw in throws) == list(range(len(outcomes)))
    all_quakes = futures(before)
    known: Verdicts = {}
    for throw in throws:
        event = events[throw.index]
        assert throw.before == chances_given(all_quakes, known)
        assert throw.success == chances_given(all_quakes, known | {event: True})
        assert throw.failure == chances_given(all_quakes, known | {event: False})
        known[event] = throw.is_success
        assert throw.after == chances_given(all_quakes, known)
    assert all(one.after == two.before for one, two in pairwise(throws))


def test_the_die_that_decides_comes_last() -> None:
    """Black leads by two safe stones for certain: only White's group of five can still turn it around."""
    text = "faultlines size=7 bbbb1w1/bbb4/7/7/wwwww2/7/b1b4 white 19 black_placed=9,white_placed=6,passed=yes"
    state = craton.parse(text)
    state.push("pass")
    throws = state.game.definition.throws(*run_of(state, random.Random(1))[:2], "suspense")
    stakes = [abs(one.success.black - one.failure.black) for one in throws]
    assert stakes[-1] == max(stakes)


def test_the_order_depends_on_nothing_that_has_not_been_shown() -> None:
    state = quake(5, 10)
    before = state.position
    rng = random.Random(2)
    by_verdicts: dict[tuple[tuple[int, bool], ...], int] = {}
    for _ in range(40):
        _, outcomes, _ = run_of(state.copy(), rng)
        throws = before.game.definition.throws(before, outcomes, "suspense")
        for number, throw in enumerate(throws):
            shown = tuple((one.index, one.is_success) for one in throws[:number])
            assert by_verdicts.setdefault(shown, throw.index) == throw.index


def test_a_quake_of_many_dice_takes_no_time() -> None:
    rng = random.Random(1)
    state = craton.new("faultlines", size=19)
    cells = [f"{file}{rank}" for rank in range(1, 20) for file in "abcdefghijklmnopqrs" if (rank + ord(file)) % 2]
    for cell in cells:
        state.push(cell)
    state.push("pass")
    state.push("pass")
    before, outcomes, _ = run_of(state, rng)
    throws = before.game.definition.throws(before, outcomes, "suspense")
    assert len(throws) == len(cells)
