"""Views: what a side may know, and no road back to what it may not."""

import pickle
import random

import pytest

import craton
from craton import ActionError


def sealed(choice: str) -> craton.State:
    state = craton.new("faultlines", size=5, sealed=True)
    for action in ("a1", "b1", choice):
        state.push(action)
    return state


def pair(first: str) -> craton.State:
    state = craton.new("lifeline", size=4)
    state.push(first)
    return state


@pytest.mark.parametrize(
    ("one", "two"), [(sealed("seal-play"), sealed("seal-pass")), (pair("a1"), pair("d4"))], ids=["seal", "pair"]
)
def test_a_secret_shows_in_no_part_of_the_others_view(one: craton.State, two: craton.State) -> None:
    for viewer in ("white", "spectator"):
        views = [state.view(viewer) for state in (one, two)]
        assert views[0].key == views[1].key
        assert views[0] == views[1]
        assert len(set(views)) == 1
        assert pickle.dumps(views[0]) == pickle.dumps(views[1])
        for show in (
            str,
            repr,
            lambda view: view.to_svg(),
            lambda view: view.board,
            lambda view: list(view.legal_moves),
        ):
            assert show(views[0]) == show(views[1])
        assert views[0].hides
    assert one.view("black").key != two.view("black").key
    assert not one.view("black").hides


def test_samples_of_a_view_reach_every_possibility() -> None:
    rng = random.Random(1)
    view = sealed("seal-play").view("white")
    assert {view.sample(rng) for _ in range(50)} == {sealed(c).position for c in ("seal-play", "seal-pass")}
    view = pair("a1").view("white")
    assert len({view.sample(rng) for _ in range(2000)}) == 37


def test_a_view_without_secrets_is_the_position() -> None:
    state = craton.new("faust")
    state.push("e5")
    view = state.view("black")
    assert view.sample(random.Random(1)) == state.position
    assert view.board == state.board
    assert view.turn == 1
    assert list(view.legal_moves) == []
    assert list(state.view("white").legal_moves) == list(state.legal_moves)


def test_the_default_view_is_that_of_the_side_or_seat_to_move() -> None:
    assert craton.new("faust").view().viewer == "black"
    komi = craton.new("lifeline", balance="komi")
    assert komi.view().viewer == "first"
    assert len(komi.view().legal_moves) == 12
    komi.push("komi 3")
    komi.push("black")
    assert komi.view("second").viewer == "black"
    with pytest.raises(ActionError, match="not 'green'"):
        komi.view("green")
