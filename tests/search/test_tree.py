"""Selection and backup, against the formulas written out for one child at a time."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from craton.kernel.layout import BLACK_SEAT, CHANCE, END
from craton.search.guidance import NOBODY, Guide
from craton.search.mcts import layout
from craton.search.mcts.backup import backup, backup_amaf, backup_bounds, set_bounds
from craton.search.mcts.layout import Scratch, Tree
from craton.search.mcts.selection import PROOF_PENALTY, select
from craton.search.mcts.settings import PLAIN, Settings

ALL = st.integers(0, 2**32 - 1)
CHOICES = (
    Settings(),
    Settings(rave=300.0, exploration=0.2),
    Settings(rave=50.0, progressive_widening=2.0),
    Settings(rave=500.0, exploration=0.03, even_exploration=0.3),
    Settings(progressive_widening=1.0),
    Settings(even_exploration=0.5),
    Settings(exploration=0.0, puct=0.7),
    PLAIN,
)


def expanded(seed: int, children: int, settings: Settings = CHOICES[0]) -> Tree:
    """A root with children, some of which are visited, or have AMAF statistics, or are proven."""
    rng = np.random.default_rng(seed)
    nodes = np.zeros((layout.FIELDS, children + 1), np.int32)
    stats = np.zeros((layout.STATS, children + 1))
    nodes[layout.CHILD, 0], nodes[layout.COUNT, 0] = 1, children
    nodes[layout.KEY, 1:] = rng.permutation(2 * children)[:children]
    stats[layout.UPPER] = 1.0
    for child in range(1, children + 1):
        if rng.random() < 0.3:  # some bounds, of which some are equal
            lower, upper = sorted(rng.integers(0, 5, 2) / 4)
            stats[layout.LOWER, child], stats[layout.UPPER, child] = lower, upper
            nodes[layout.PROOF, child] = layout.EXACT if lower == upper else layout.BOUNDED
    visits = rng.integers(0, 20, children) * rng.integers(0, 2, children)
    amaf = rng.integers(0, 90, children) * rng.integers(0, 2, children)
    stats[layout.VISITS, 0], stats[layout.WINS, 0] = visits.sum(), visits.sum() * rng.random()
    stats[layout.VISITS, 1:], stats[layout.WINS, 1:] = visits, visits * rng.random(children)
    stats[layout.AMAF_VISITS, 1:], stats[layout.AMAF_WINS, 1:] = amaf, amaf * rng.random(children)
    stats[layout.INVERSE_ROOT] = 1 / np.sqrt(stats[layout.VISITS] + 1)
    stats[layout.PRIOR, 1:] = rng.dirichlet(np.ones(children))
    guide = Guide(NOBODY, 0.0, *(np.zeros(0) for _ in range(3)))
    return Tree(nodes, stats, np.zeros(2, np.int64), np.array(settings.as_floats()), guide)


def scratch(path: Any, trace: Any, actions: int = 1) -> Scratch:
    ints, floats = np.zeros(1, np.int64), np.zeros(1)
    state = np.zeros(8, np.int64)
    rng = np.zeros(4, np.uint64)
    return Scratch(state, ints, ints, floats, rng, trace, path, ints, np.zeros(2 * actions), np.zeros(64), ints)


def own_interval(tree: Tree, child: int, seat: int) -> tuple[float, float]:
    lower, upper = tree.stats[layout.LOWER, child], tree.stats[layout.UPPER, child]
    return (lower, upper) if seat == 0 else (1 - upper, 1 - lower)


def bound(tree: Tree, child: int, seat: int, settings: Settings) -> float:
    """The upper confidence bound as in docs/design/search.md."""

    def own(wins: float, count: float) -> float:
        return wins if seat == 0 else count - wins

    nodes, stats = tree.nodes, tree.stats
    node_visits, visits = stats[layout.VISITS, 0], stats[layout.VISITS, child]
    wins, amaf = own(stats[layout.WINS, child], visits), stats[layout.AMAF_VISITS, child]
    width = settings.exploration * sqrt(log(node_visits + 1))
    own_bounds = [own_interval(tree, other, seat) for other in range(1, nodes[layout.COUNT, 0] + 1)]
    lower, upper = own_bounds[child - 1]
    floor = max(low for low, _ in own_bounds)
    bonus = -PROOF_PENALTY if lower == upper or (upper <= floor and lower < floor) else 0.0
    if settings.plain:
        return bonus + (wins / visits + width / sqrt(visits) if visits else 1e6)
    mean = own(stats[layout.WINS, 0], node_visits) / node_visits if node_visits else 0.5
    value = (wins + mean - settings.fpu_reduction) / (visits + 1)
    if settings.rave and amaf:
        beta = amaf / (amaf + visits + 3 + amaf * visits / settings.rave)
        value += beta * (own(stats[layout.AMAF_WINS, child], amaf) / amaf - value)
    value += settings.even_exploration * sqrt(node_visits + 1) / nodes[layout.COUNT, 0] / (visits + 1)
    value += settings.puct * stats[layout.PRIOR, child] * sqrt(node_visits + 1) / (visits + 1)
    return float(value + width / sqrt(visits + 1) + bonus)


@hypothesis_settings(deadline=None)  # the first call compiles
@given(seed=ALL, children=st.integers(1, 40), seat=st.integers(0, 1), settings=st.sampled_from(CHOICES))
def test_the_child_with_the_highest_bound_is_selected(seed: int, children: int, seat: int, settings: Settings) -> None:
    tree = expanded(seed, children, settings)
    bounds = {child: bound(tree, child, seat, settings) for child in range(1, children + 1)}
    visited = [child for child in bounds if tree.stats[layout.VISITS, child]]
    allowed = set(bounds)
    widening = settings.progressive_widening
    is_full = widening > 0 and len(visited) >= widening * sqrt(tree.stats[layout.VISITS, 0] + 1)
    if is_full and any(bounds[child] > -PROOF_PENALTY / 2 for child in visited):
        allowed = set(visited)
    best = max(bounds[child] for child in allowed)
    for function in (select, select.compiled):
        chosen = function(tree, 0, seat, np.zeros(64))
        assert chosen in allowed
        assert bounds[chosen] == pytest.approx(best, abs=1e-12)


@hypothesis_settings(deadline=None)  # the first call compiles
@given(seed=ALL, children=st.integers(1, 40), side=st.integers(0, 1), result=st.floats(0, 1))
def test_amaf_counts_the_actions_that_the_same_side_played_later(
    seed: int, children: int, side: int, result: float
) -> None:
    tree = expanded(seed, children)
    rng = np.random.default_rng(seed)
    later = [int(number) for number in rng.permutation(4 * children)[:children]]  # 2 * action + side
    trace = np.array([*later, END, 2 * int(tree.nodes[layout.KEY, 1]) + side])  # nothing is read after END
    space = scratch(np.array([[0, 1], [side, 1 - side], [side, 1 - side]]), trace, 2 * children)
    wanted = tree.stats.copy()
    for child in range(1, children + 1):
        if child == 1 or 2 * tree.nodes[layout.KEY, child] + side in later:
            wanted[layout.AMAF_VISITS, child] += 1
            wanted[layout.AMAF_WINS, child] += result
    backup_amaf.compiled(tree, space, 1, result)
    assert tree.stats == pytest.approx(wanted)
    assert not space.played.any()


def test_a_backup_adds_the_result_to_every_node_on_the_path() -> None:
    tree = expanded(7, 5)
    tree.stats[layout.LOWER], tree.stats[layout.UPPER] = 0.0, 1.0
    wanted = tree.stats.copy()
    for node in (0, 3):
        wanted[layout.VISITS, node] += 1
        wanted[layout.WINS, node] += 0.25
        wanted[layout.INVERSE_ROOT, node] = 1 / sqrt(wanted[layout.VISITS, node] + 1)
    backup.compiled(tree, scratch(np.array([[0, 3, 4], [0, 0, 0], [0, 0, 0]]), np.zeros(0, np.int64)), 1, 0.25)
    assert tree.stats == pytest.approx(wanted)


def test_amaf_ignores_simulations_that_exchanged_the_seats() -> None:
    tree = expanded(3, 4)
    wanted = tree.stats.copy()
    trace = np.array([2 * int(tree.nodes[layout.KEY, 2]), END])
    space = scratch(np.array([[0, 1], [0, 1], [0, 1]]), trace, 8)
    space.state[BLACK_SEAT] = 1
    backup_amaf.compiled(tree, space, 1, 1.0)
    assert tree.stats == pytest.approx(wanted)


def test_a_result_outside_the_bounds_of_a_node_counts_as_the_nearer_bound_from_there_on() -> None:
    tree = expanded(7, 5)
    tree.stats[layout.LOWER], tree.stats[layout.UPPER] = 0.0, 1.0
    tree.stats[layout.LOWER, 3] = 0.5
    before = tree.stats[layout.WINS].copy()
    backup.compiled(tree, scratch(np.array([[0, 3, 4], [0, 0, 0], [0, 0, 0]]), np.zeros(0, np.int64)), 2, 0.25)
    assert tree.stats[layout.WINS, [0, 3, 4]] - before[[0, 3, 4]] == pytest.approx([0.5, 0.5, 0.25])


@pytest.mark.parametrize("is_compiled", [False, True])
def test_bounds_are_backed_up_through_decisions_and_chance(is_compiled: bool) -> None:
    """The root (second seat) decides between node 1, a chance event with 3 and 4 as results, and node 2."""
    nodes, stats = np.zeros((layout.FIELDS, 5), np.int32), np.zeros((layout.STATS, 5))
    stats[layout.UPPER] = 1.0
    nodes[layout.CHILD, 0], nodes[layout.COUNT, 0] = 1, 2
    nodes[layout.CHILD, 1], nodes[layout.SIBLING, 3] = 3, 4
    stats[layout.WEIGHT, 3], stats[layout.WEIGHT, 4] = 1, 2
    guide = Guide(NOBODY, 0.0, *(np.zeros(0) for _ in range(3)))
    tree = Tree(nodes, stats, np.zeros(2, np.int64), np.array(Settings().as_floats()), guide)
    note, propagate = (set_bounds.compiled, backup_bounds.compiled) if is_compiled else (set_bounds, backup_bounds)

    def prove(leaf: int, value: float, path: list[int], movers: list[int]) -> None:
        assert note(tree, leaf, value, value)
        propagate(tree, scratch(np.array([path, movers, [1] * len(path)]), np.zeros(0, np.int64)), len(path) - 1)

    prove(3, 1.0, [0, 1, 3], [1, CHANCE, 0])
    assert (stats[layout.LOWER, 1], stats[layout.UPPER, 1]) == (pytest.approx(1 / 3), 1)
    assert (stats[layout.LOWER, 0], stats[layout.UPPER, 0]) == (0, 1)
    prove(2, 0.5, [0, 2], [1, 0])
    assert (stats[layout.LOWER, 0], stats[layout.UPPER, 0]) == (pytest.approx(1 / 3), 0.5)
    prove(4, 0.0, [0, 1, 4], [1, CHANCE, 0])
    assert stats[layout.LOWER, 0] == stats[layout.UPPER, 0] == pytest.approx(1 / 3)
    assert nodes[layout.PROOF].tolist() == [layout.EXACT] * 5
