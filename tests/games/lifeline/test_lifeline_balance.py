"""The three ways to balance the first move: a strong opening, a weak one, komi."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import craton
from craton import ActionError, Side, State
from craton.core.position import Position
from craton.core.sides import Actor
from craton.games.lifeline.law import notation, rules
from tests.drawn import play, shows
from tests.games.lifeline.lifeline_boards import cells, drawn, position_of

VIEWERS = ("black", "white", "spectator", "first", "second")


def strong(*texts: str, size: int = 3) -> State:
    return play(craton.new("lifeline", size=size), *texts)


def weak(*texts: str) -> State:
    return play(craton.new("lifeline", size=3, balance="weak"), *texts)


def komi(*texts: str, **options: object) -> State:
    return play(craton.new("lifeline", size=3, balance="komi", **options), *texts)


# Strong


def test_strong_is_the_default_and_black_opens_with_two_stones_in_one_turn() -> None:
    state = strong()
    assert state.game.options["balance"] == "strong"
    state.push("a1")
    assert state.to_move is Side.BLACK
    assert state.turn == 0
    state.push("c3")
    assert state.to_move is Side.WHITE
    assert state.turn == 1
    assert state.board == {"a1": Side.BLACK, "c3": Side.BLACK}


def test_the_order_of_a_pair_does_not_matter() -> None:
    assert strong("a1+c3").position == strong("c3+a1").position
    assert strong("a1+c3", "e1+e3").position == strong("a1", "c3", "e3", "e1").position


def test_the_stones_of_a_pair_may_not_be_neighbours() -> None:
    state = strong("c3")
    around = {"c2", "c4", "b2", "b3", "d2", "d3"}
    assert cells(state) == set(state.game.board.names) - around - {"c3"}
    for name in sorted(around):
        with pytest.raises(ActionError, match=rf"c3\+{name} would change nothing: neighbours are one group"):
            state.push(name)
    with pytest.raises(ActionError, match=r"c3 is occupied\."):
        state.push("c3")
    assert strong().explain("c3+d3").status == "illegal"
    assert strong().explain("c3+d4").action == "c3+d4"


def test_on_size_two_the_middle_cannot_open_because_no_second_stone_goes_with_it() -> None:
    state = craton.new("lifeline", size=2)
    assert cells(state) == {"a1", "a2", "b1", "b3", "c1", "c2"}
    with pytest.raises(ActionError, match=r"A first stone on b2 would leave no legal second one\."):
        state.push("b2")


def test_groups_can_die_from_the_third_turn_on() -> None:
    state = strong("a1+c3", "e1+e3", "b2")  # joins a1 and c3: one black group, dead
    assert state.board == {"e1": Side.WHITE, "e3": Side.WHITE}
    assert state.to_move is Side.WHITE


def test_the_first_turn_of_a_side_is_its_first_placing_turn_a_swap_is_none() -> None:
    state = strong("a1+c3", "swap")
    assert state.to_move is Side.WHITE
    assert state.turn == 1
    play(state, "e1")
    assert state.to_move is Side.WHITE
    play(state, "e3")
    assert (state.to_move, state.turn) == (Side.BLACK, 2)
    play(state, "c1")
    assert (state.to_move, state.turn) == (Side.WHITE, 3)


# The swap


@pytest.mark.parametrize("opening", [("strong", "a1+c3"), ("weak", "c3")])
def test_whites_first_turn_offers_a_swap_which_exchanges_the_seats_and_leaves_white_to_move(
    opening: tuple[str, str],
) -> None:
    balance, first = opening
    state = craton.new("lifeline", size=3, balance=balance)
    assert "swap" not in state.legal_moves
    state.push(first)
    assert "swap" in state.legal_moves
    before = state.board
    state.push("swap")
    assert state.board == before
    assert state.to_move is Side.WHITE
    assert state.turn == 1
    assert (state.seat("black"), state.seat("white")) == (Actor.SECOND, Actor.FIRST)
    assert "swap" not in state.legal_moves
    assert state.explain("swap").reason.startswith("The seats have been swapped already.")


# The hidden first stone


def test_the_first_stone_of_a_pair_is_seen_by_its_owner_alone() -> None:
    state = strong("c3")
    assert state.view("black").board == {"c3": Side.BLACK}
    assert not state.view("black").hides
    for viewer in ("white", "spectator", "second"):
        assert state.view(viewer).board == {}
        assert state.view(viewer).hides
    assert state.view("first").board == {"c3": Side.BLACK}


def test_nothing_but_the_first_stone_is_hidden() -> None:
    state = strong("a1+c3", "e1")
    assert state.view("white").board == {"a1": Side.BLACK, "c3": Side.BLACK, "e1": Side.WHITE}
    for viewer in ("black", "spectator"):
        view = state.view(viewer)
        assert view.board == {"a1": Side.BLACK, "c3": Side.BLACK}
        assert view.to_move is Side.WHITE
        assert view.turn == 1


def test_a_complete_pair_is_seen_by_everybody() -> None:
    for state in (strong("a1+c3"), strong("a1+c3", "e1+e3"), strong("a1+c3", "swap")):
        for viewer in VIEWERS:
            assert state.view(viewer).board == state.board
            assert not state.view(viewer).hides


def test_after_a_swap_it_is_the_first_seat_that_sees_whites_first_stone() -> None:
    state = strong("a1+c3", "swap", "e1")
    assert "e1" in state.view("first").board
    assert "e1" not in state.view("second").board


def test_a_sample_draws_every_possible_first_stone_equally_often() -> None:
    view = strong("a1+c3", "e1").view("black")
    rng = random.Random(11)
    drawn_stones = Counter(
        next(name for name, side in view.sample(rng).board.items() if side is Side.WHITE) for _ in range(1700)
    )
    assert set(drawn_stones) == set(view.game.board.names) - {"a1", "c3"}
    assert min(drawn_stones.values()) >= 60
    assert max(drawn_stones.values()) <= 140


def test_with_one_stone_a_turn_nothing_is_ever_hidden() -> None:
    for state in (weak("a1"), weak("a1", "c3"), komi("komi 2"), komi("komi 2", "black", "a1")):
        assert not any(state.view(viewer).hides for viewer in ("black", "white", "spectator"))


# Weak


def test_before_the_fourth_stone_nothing_is_removed_and_every_empty_cell_is_legal() -> None:
    state = weak()
    for number, name in enumerate(("c3", "a1", "c4")):
        assert cells(state) == set(state.game.board.names) - set(state.board)
        state.push(name)  # groups without a lifeline, one of two stones after the third
        assert len(state.board) == number + 1


def test_the_fourth_stone_removes_dead_groups_on_its_own_turn() -> None:
    state = weak("c3", "a1", "c4", "e3")
    assert shows(
        state,
        """
            . . w
           . . . .
          . . . . .
           . . . .
            w . .
        """,
    )
    assert state.outcome == (Side.WHITE, "last-placement", None)


def test_after_the_fourth_stone_removal_applies_however_few_stones_are_left() -> None:
    state = weak("c3", "a1", "e1", "a2")
    state.push("d2")  # joins c3 and e1: one black group, dead, though only three stones were on the board
    assert not state.board
    assert state.outcome == (Side.BLACK, "last-placement", None)


# Komi


def test_the_first_seat_names_a_komi_from_one_to_the_maximum() -> None:
    state = komi()
    assert state.to_move is Actor.FIRST
    assert list(state.legal_moves) == [f"komi {points}" for points in range(1, 13)]
    assert list(komi(komi_max=3).legal_moves) == ["komi 1", "komi 2", "komi 3"]
    assert len(komi(komi_max=99).legal_moves) == 99


def test_then_the_second_seat_takes_a_colour_and_black_begins() -> None:
    state = komi("komi 3")
    assert state.to_move is Actor.SECOND
    assert list(state.legal_moves) == ["black", "white"]
    assert play(state, "white").to_move is Side.BLACK
    assert (state.seat("black"), state.seat("white")) == (Actor.FIRST, Actor.SECOND)
    taken = komi("komi 3", "black")
    assert taken.to_move is Side.BLACK
    assert (taken.seat("black"), taken.seat("white")) == (Actor.SECOND, Actor.FIRST)


def test_with_komi_there_is_no_swap() -> None:
    state = komi("komi 3", "white", "c3")
    assert "swap" not in state.legal_moves
    assert state.explain("swap").reason.startswith("With komi there is no swap.")


def test_with_komi_the_opening_is_the_weak_one() -> None:
    state = komi("komi 3", "white", "c3", "a1", "c4")
    assert len(state.board) == 3
    state.push("e3")
    assert state.outcome == (Side.WHITE, "last-placement", None)


def test_komi_cannot_be_spent_before_four_stones_have_been_placed() -> None:
    for texts in ((), ("a1",), ("a1", "a3"), ("a1", "a3", "e1"), ("a1", "a3", "e1", "e3")):
        state = komi("komi 3", "white", *texts)
        assert "spend" not in state.legal_moves
    early = komi("komi 3", "white", "a1", "a3", "e1").explain("spend").reason
    assert early.startswith("Komi can be spent only once four stones have been placed.")
    assert "spend" in komi("komi 3", "white", "a1", "a3", "e1", "e3", "c3").legal_moves


def test_spending_uses_a_turn_a_point_and_no_stone() -> None:
    state = komi("komi 2", "white", "a1", "a3", "e1", "e3", "c3")
    before = state.board
    state.push("spend")
    assert state.turn == 6
    assert state.to_move is Side.BLACK
    assert state.board == before
    assert "points=1" in state.to_text()
    play(state, "c1", "spend")
    assert "points" not in state.to_text()
    play(state, "c5")
    assert state.to_move is Side.WHITE
    assert "spend" not in state.legal_moves
    assert state.explain("spend").reason.startswith("Only White can spend komi, and only while it has some.")


def test_komi_cannot_postpone_a_loss() -> None:
    state = drawn(
        """
            w b b
           b . . .
          w w w w w
           b . . b
            . . .
        """,
        balance="komi",
        points=5,
    )
    state.push("d2")  # White has no stone left, so no placement, so no point to spend
    assert state.outcome == (Side.BLACK, "last-placement", None)


def test_white_without_a_legal_placement_could_not_spend_either() -> None:
    """No game gets there, since it would be over; the law and its explanation hold it all the same."""
    game = craton.game("lifeline", size=3, balance="komi")
    data = list(position_of(game, {"a1": "black", "e3": "black"}, "white").data)
    data[rules.POINTS] = 3
    position = Position(game, tuple(data))
    assert list(position.legal_moves) == []
    reason = notation.why_illegal(position, notation.read(game, "spend"))
    assert reason == "Komi can be spent only by a side that could place a stone."


def test_a_side_that_is_left_without_a_placement_by_a_spent_point_has_lost() -> None:
    state = drawn(
        """
            w . .
           . . . .
          . . . . w
           . b . .
            . . b
        """,
        balance="komi",
        points=1,
    )
    state.push("b3")  # Black takes all its own stones off
    assert state.to_move is Side.WHITE
    state.push("spend")
    assert state.outcome == (Side.WHITE, "last-placement", None)


def test_only_the_seat_that_agrees_on_komi_sees_its_actions() -> None:
    state = komi()
    assert len(state.view("first").legal_moves) == 12
    assert len(state.view("second").legal_moves) == 0
    assert len(state.view("spectator").legal_moves) == 0
    state.push("komi 4")
    assert list(state.view("second").legal_moves) == ["black", "white"]
    assert list(state.view("first").legal_moves) == []
