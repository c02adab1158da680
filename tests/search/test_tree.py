"""How the tree chooses and learns, against the formulas written out for one child at a time."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from craton.kernel.layout import END
from craton.search.mcts import tree
from craton.search.mcts.settings import PLAIN, Settings

ALL = st.integers(0, 2**32 - 1)
CHOICES = (
    Settings(),
    Settings(hearsay=300.0, exploration=0.2),
    Settings(hearsay=50.0, widen=2.0),
    Settings(hearsay=500.0, exploration=0.03, doubt=0.3),
    Settings(widen=1.0),
    PLAIN,
)


def grown(seed: int, children: int) -> tuple[Any, Any]:
    """A root with so many children, of some of which something is known, or heard, or proven."""
    rng = np.random.default_rng(seed)
    nodes = np.zeros((tree.FIELDS, children + 1), np.int32)
    stats = np.zeros((tree.STATS, children + 1))
    nodes[tree.CHILD, 0], nodes[tree.COUNT, 0] = 1, children
    nodes[tree.KEY, 1:] = rng.permutation(2 * children)[:children]
    nodes[tree.PROVEN, 1:] = rng.choice(3, children, p=(0.8, 0.1, 0.1)) * rng.integers(2)
    visits = rng.integers(0, 20, children) * rng.integers(0, 2, children)
    heard = rng.integers(0, 90, children) * rng.integers(0, 2, children)
    stats[tree.VISITS, 0], stats[tree.WINS, 0] = visits.sum(), visits.sum() * rng.random()
    stats[tree.VISITS, 1:], stats[tree.WINS, 1:] = visits, visits * rng.random(children)
    stats[tree.HEARD, 1:], stats[tree.HEARD_WINS, 1:] = heard, heard * rng.random(children)
    stats[tree.NARROW] = 1 / np.sqrt(stats[tree.VISITS] + 1)
    return nodes, stats


def bound(nodes: Any, stats: Any, child: int, seat: int, settings: Settings) -> float:
    """The upper confidence bound as docs/design/search.md tells it."""

    def own(wins: float, count: float) -> float:
        return wins if seat == 0 else count - wins

    visits, tried = stats[tree.VISITS, 0], stats[tree.VISITS, child]
    wins, heard = own(stats[tree.WINS, child], tried), stats[tree.HEARD, child]
    width = settings.exploration * sqrt(log(visits + 1))
    proven = int(nodes[tree.PROVEN, child])
    certain = 0.0 if not proven else tree.CERTAIN if proven == seat + 1 else -tree.CERTAIN
    if settings.plain:
        return certain + (wins / tried + width / sqrt(tried) if tried else 1e6)
    mean = own(stats[tree.WINS, 0], visits) / visits if visits else 0.5
    value = (wins + mean - settings.urgency) / (tried + 1)
    if settings.hearsay and heard:
        weight = heard / (heard + tried + 3 + heard * tried / settings.hearsay)
        value += weight * (own(stats[tree.HEARD_WINS, child], heard) / heard - value)
    if settings.hearsay:
        value += settings.doubt * sqrt(visits + 1) / nodes[tree.COUNT, 0] / (tried + 1)
    return float(value + width / sqrt(tried + 1) + certain)


@hypothesis_settings(deadline=None)  # the first call compiles
@given(seed=ALL, children=st.integers(1, 40), seat=st.integers(0, 1), settings=st.sampled_from(CHOICES))
def test_the_child_with_the_highest_bound_is_chosen(seed: int, children: int, seat: int, settings: Settings) -> None:
    nodes, stats = grown(seed, children)
    bounds = {child: bound(nodes, stats, child, seat, settings) for child in range(1, children + 1)}
    tried = [child for child in bounds if stats[tree.VISITS, child]]
    allowed = set(bounds)
    full = settings.widen > 0 and len(tried) >= settings.widen * sqrt(stats[tree.VISITS, 0] + 1)
    if full and any(bounds[child] > -tree.CERTAIN / 2 for child in tried):
        allowed = set(tried)
    best = max(bounds[child] for child in allowed)
    for select in (tree.select, tree.select.compiled):
        chosen = select(nodes, stats, 0, seat, np.array(settings.as_floats()), np.zeros(64))
        assert chosen in allowed
        assert bounds[chosen] == pytest.approx(best, abs=1e-12)


@hypothesis_settings(deadline=None)  # the first call compiles
@given(seed=ALL, children=st.integers(1, 40), side=st.integers(0, 1), result=st.floats(0, 1))
def test_children_hear_what_their_side_played_later(seed: int, children: int, side: int, result: float) -> None:
    nodes, stats = grown(seed, children)
    rng = np.random.default_rng(seed)
    later = [int(number) for number in rng.permutation(4 * children)[:children]]  # 2 * action + side
    trace = np.array([*later, END, 2 * int(nodes[tree.KEY, 1]) + side])  # what stands behind the end is not read
    path, sides = np.array([0, 1]), np.array([side, 1 - side])
    played, wanted = np.zeros(4 * children), stats.copy()
    for child in range(1, children + 1):
        if child == 1 or 2 * nodes[tree.KEY, child] + side in later:
            wanted[tree.HEARD, child] += 1
            wanted[tree.HEARD_WINS, child] += result
    tree.learn_by_hearsay.compiled(nodes, stats, result, path, sides, trace, 1, played, np.zeros(64))
    assert stats == pytest.approx(wanted)
    assert not played.any()


def test_a_visit_adds_its_result_to_every_node_on_the_path() -> None:
    _, stats = grown(7, 5)
    wanted = stats.copy()
    for node in (0, 3):
        wanted[tree.VISITS, node] += 1
        wanted[tree.WINS, node] += 0.25
        wanted[tree.NARROW, node] = 1 / sqrt(wanted[tree.VISITS, node] + 1)
    tree.learn.compiled(stats, 0.25, np.array([0, 3, 4]), 1)
    assert stats == pytest.approx(wanted)
