"""Sacred cells stay secret until the end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import craton
from craton.core.view import View
from craton.games.assault.law import rules
from tests.drawn import play

VIEWERS = ("black", "white", "spectator")


def opened(black: str, white: str, **options: object) -> craton.State:
    state = craton.new("assault", **{"sacred": "any", **options})
    return play(state, f"sacred {black}", f"sacred {white}", "c5")


def guesses(view: View, slot: int) -> set[str]:
    """The names of the cells that samples of a view have as a sacred cell: one if the viewer knows it."""
    samples = (view.sample(random.Random(seed)) for seed in range(60))
    return {view.game.board.names[sample.data[slot] - 1] for sample in samples}


def test_a_side_knows_only_its_own_sacred_cell() -> None:
    state = opened("a1", "e5")
    assert guesses(state.view("black"), rules.SACRED_BLACK) == {"a1"}
    assert len(guesses(state.view("black"), rules.SACRED_WHITE)) > 15
    assert len(guesses(state.view("white"), rules.SACRED_BLACK)) > 15
    assert guesses(state.view("white"), rules.SACRED_WHITE) == {"e5"}
    assert len(guesses(state.view("spectator"), rules.SACRED_BLACK)) > 15
    assert len(guesses(state.view("spectator"), rules.SACRED_WHITE)) > 15


def test_that_a_choice_was_made_is_no_secret_but_a_choice_not_made_is_none() -> None:
    state = craton.new("assault", sacred="core")
    before = state.view("white")
    state.push("sacred c5")
    assert state.view("white") != before
    hidden = state.view("white").sample(random.Random(1))
    assert hidden.data[rules.SACRED_BLACK] > 0
    assert hidden.data[rules.SACRED_WHITE] == 0
    assert "sacred c5" in state.view("white").legal_moves
    assert len(state.view("black").legal_moves) == 0


@pytest.mark.parametrize("sacred", ["any", "core"])
def test_samples_are_drawn_uniformly_from_all_allowed_cells(sacred: str) -> None:
    view = opened("c5", "c5", sacred=sacred).view("black")
    rng = random.Random(7)
    allowed = view.game.board.regions["core"] if sacred == "core" else range(37)
    draws = 300 * len(allowed)
    count: Counter[int] = Counter()
    for _ in range(draws):
        position = view.sample(rng)
        assert position.data[rules.SACRED_BLACK] == view.game.board.index["c5"] + 1
        assert View.of(position, "black") == view
        count[position.data[rules.SACRED_WHITE] - 1] += 1
    assert set(count) == set(allowed)
    assert all(220 < number < 380 for number in count.values())


def test_after_a_swap_the_void_choices_are_gone() -> None:
    one = play(opened("a1", "e5", pie=True), "swap")
    two = play(opened("b7", "c2", pie=True), "swap")
    for viewer in VIEWERS:
        assert one.view(viewer) == two.view(viewer)
    assert one.position == two.position


def test_once_the_game_is_over_everybody_sees_both_cells() -> None:
    state = play(opened("a1", "c4"), "c4", "xc4=1")
    assert state.outcome
    for viewer in VIEWERS:
        assert guesses(state.view(viewer), rules.SACRED_BLACK) == {"a1"}
        assert guesses(state.view(viewer), rules.SACRED_WHITE) == {"c4"}
        assert state.view(viewer).outcome == state.outcome


def test_drawings_of_a_view_show_ones_own_sacred_cell_only() -> None:
    state = opened("a1", "e5")
    assert state.draw().count("†") == 3  # two cells and the legend
    assert state.view("black").draw().count("†") == 2
    assert "†" not in state.view("spectator").draw()


def test_without_sacred_cells_nothing_is_hidden() -> None:
    state = play(craton.new("assault"), "c5", "c4")
    for viewer in VIEWERS:
        assert state.view(viewer).sample(random.Random(1)) == state.position
