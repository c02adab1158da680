"""How often the search keeps the exact value, on some positions of each case; run with -s to see the numbers."""

from __future__ import annotations

import random

import pytest

from craton.search.solve.solver import Solver
from studies.critical.__main__ import line, measure
from studies.critical.positions import CASES, gather, read

POSITIONS = 12


@pytest.mark.parametrize("name", CASES)
def test_stored_positions_name_the_value_of_every_legal_action(name: str) -> None:
    found = read(CASES[name])
    assert len({str(critical.position) for critical in found}) == len(found) >= 20
    for critical in found:
        write = critical.position.game.definition.notation.write
        legal = {write(critical.position.game, action) for action in critical.position.legal}
        assert legal == set(critical.values)
        assert len(set(critical.values.values())) > 1


@pytest.mark.long
@pytest.mark.parametrize("name", CASES)
def test_stored_values_are_what_the_solver_finds(name: str) -> None:
    """In late positions, which are solved at once."""
    found = read(CASES[name])
    latest = sorted(found, key=lambda critical: len(critical.position.legal))[: len(found) // 4]
    for critical in random.Random(1).sample(latest, 3):
        assert Solver(critical.position.game).solve(critical.position).values == critical.values


@pytest.mark.long
@pytest.mark.parametrize("name", CASES)
def test_the_value_of_a_critical_position_is_kept(name: str) -> None:
    found = measure(CASES[name], POSITIONS, seconds=1.0)
    print(f"{name}: {found.kept} of {found.positions}, mean loss {found.mean_loss:.4f}")
    assert found.positions == POSITIONS
    assert found.kept >= POSITIONS - 1


@pytest.mark.long
def test_gathering_goes_on_where_it_was_interrupted(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    case = CASES["faust-4"]
    monkeypatch.setattr("studies.critical.positions.FOLDER", tmp_path)
    first = next(gather(case, 3, 20.0))
    rest = list(gather(case, 3, 20.0))
    assert [critical.number for critical in read(case)] == [first.number, *(critical.number for critical in rest)]
    assert [(one.number, one.values) for one in read(case)] == [(one.number, one.values) for one in (first, *rest)]
    assert not list(gather(case, 3, 20.0))


@pytest.mark.long
def test_a_measurement_is_reported_with_its_goal() -> None:
    assert "(goal: loss of 0.002)" in line("assault-37", 1, 0.1)
