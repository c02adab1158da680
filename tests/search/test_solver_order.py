"""In which order the solver without chance tries actions, and the table that remembers what it found."""

from __future__ import annotations

import numpy as np
import pytest

import craton
from craton.search.network.weights import network_of
from craton.search.solve import minimax
from craton.search.solve.budget import Budget
from craton.search.solve.minimax import Minimax
from craton.search.solve.solver import Solver
from craton.search.solve.transposition import ENTRY, WIN, probe, room_for, store


def test_the_table_grows_and_keeps_what_it_knows() -> None:
    table = np.zeros((64, ENTRY), np.int64)
    for number in range(1, 33):
        store(table, number, -number, WIN, number, number)
    larger = room_for(table, 33, 1 << 20)
    assert len(larger) == 256
    assert np.count_nonzero(larger[:, 2]) == 32
    for number in range(1, 33):
        assert list(larger[probe(larger, number, -number)]) == [number, -number, WIN, number, number]
    assert room_for(larger, 128, 1 << 20) is larger
    assert len(room_for(larger, 10**6, 1 << 10)) == 1 << 10


def test_a_search_takes_as_many_nodes_in_a_growing_table_as_in_a_large_one(monkeypatch: pytest.MonkeyPatch) -> None:
    position = craton.read_position("lifeline size=3 1b1/4/5/4/1b1 white 1 seats=swapped")
    found = []
    for rows in (1 << 15, 1 << 20):
        monkeypatch.setattr(minimax, "FIRST_ROWS", rows)
        value = Minimax(position.game).value(position, budget := Budget())
        assert budget.nodes > 1 << 16
        found.append((value, budget.nodes))
    assert found[0] == (found[1][0], pytest.approx(found[1][1], rel=0.01))


@pytest.mark.parametrize(
    "text", ["faust size=4,pie=no 4/4/4/4 black 0 -", "lifeline size=3 w1w/3b/b3w/4/1b1 black 4 seats=swapped"]
)
def test_a_position_is_worth_the_same_in_the_order_of_the_network_and_takes_fewer_nodes(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = craton.read_position(text)
    with_network = Solver(position.game).value(position)
    monkeypatch.setattr(minimax, "network_of", lambda game, model: network_of(game, None))
    without = Solver(position.game).value(position)
    assert with_network[0] == without[0]
    assert with_network[1] < 0.7 * without[1]


def test_a_decision_is_worth_the_same_in_any_order_and_found_sooner_in_a_good_one() -> None:
    position = craton.read_position("lifeline size=3 w1w/3b/b3w/4/1b1 black 4 seats=swapped")
    values = Solver(position.game).solve(position).values
    write = position.game.definition.notation.write
    winning = [action for action in position.legal if values[write(position.game, action)] == 1]
    losing = [action for action in position.legal if action not in winning]
    nodes = {}
    for name, order in {"best": winning, "worst": [*losing, *winning], "some": losing[:2]}.items():
        found = Solver(position.game).decide(position, order=order)
        assert found.value == 1
        assert set(found.values) == set(values)
        assert all(found.values[action] == value for action, value in values.items())
        nodes[name] = found.nodes
    assert nodes["best"] < nodes["worst"]
