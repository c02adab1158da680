"""How often the search keeps the exact value, on a few positions of each case; run with -s to see the numbers."""

from __future__ import annotations

import pytest

from studies.critical import CASES, line, measure

pytestmark = pytest.mark.long

POSITIONS = 6


@pytest.mark.parametrize("name", [name for name in CASES if name not in ("lifeline-4", "faust-6")])
def test_the_value_of_a_critical_position_is_kept(name: str) -> None:
    count, kept, loss, _ = measure(CASES[name], POSITIONS, seconds=1.0, solver_seconds=20.0)
    print(f"{name}: {kept} of {count}, mean loss {loss:.4f}")
    assert count >= POSITIONS - 2
    assert kept >= count - 1


def test_a_measurement_is_reported_with_its_goal() -> None:
    assert "(goal: loss of 0.002)" in line("assault-37", 1, 0.1, 5.0)
