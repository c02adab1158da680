"""Pie, momentum, influence, stubborn defence and sacred cells, alone and together."""

from __future__ import annotations

import pytest

import craton
from craton import CHANCE, Side
from craton.core.sides import Actor
from tests.drawn import play
from tests.games.assault.assault_boards import drawn, rows

# Black can take c5 with one ally, then c6 with three; e1 stands apart, with one ally.
CHAIN = (
    "     w b . . .     ",
    "   . . . . b . .   ",
    " . . . b w w b . . ",
    " . . . . . . . . . ",
    "   . . . . . . w   ",
)

# Pie


def test_a_swap_exchanges_the_seats_and_leaves_the_stones() -> None:
    state = play(craton.new("assault", pie=True), "c5")
    assert list(state.legal_moves)[-1] == "swap"
    state.push("swap")
    assert state.board == {"c5": Side.BLACK}
    assert state.seat("black") is Actor.SECOND
    assert state.to_move is Side.WHITE
    assert state.turn == 1
    assert "swap" not in state.legal_moves
    state.push("c4")
    assert state.turn == 2


# Momentum


def test_after_a_success_the_same_side_may_attack_again_or_stop() -> None:
    state = drawn(*CHAIN, momentum=1)
    state.push("xc5=1")
    assert state.to_move is Side.BLACK
    assert state.turn == 20
    assert list(state.legal_moves) == ["xc6", "xe1", "stop"]
    state.push("stop")
    assert state.to_move is Side.WHITE
    assert state.turn == 21


def test_a_failed_follow_up_ends_the_turn() -> None:
    state = drawn(*CHAIN, momentum=1)
    state.push("xc5=1+xc6=000")
    assert state.to_move is Side.WHITE
    assert state.board["c5"] is Side.BLACK
    assert state.board["c6"] is Side.WHITE


def test_where_no_follow_up_is_possible_the_turn_ends_by_itself() -> None:
    state = drawn(*CHAIN, momentum=1)
    state.push("xe1=1+xc5=1+xc6=100")
    assert state.to_move is Side.WHITE
    assert state.turn == 21
    assert state.outcome is None  # a7 is left


def test_with_momentum_2_the_first_attack_needs_one_ally_and_every_further_one_two() -> None:
    state = drawn(*CHAIN, momentum=2)
    assert "xe1" in state.legal_moves
    state.push("xc5=1")
    assert list(state.legal_moves) == ["xc6", "stop"]
    state.push("xc6=111")
    assert state.to_move is Side.WHITE  # e1 has one ally only


def test_without_momentum_a_success_ends_the_turn() -> None:
    assert drawn(*CHAIN, momentum=0).explain("xc5=1+xc6=111").status == "illegal"


def test_a_chain_that_takes_the_last_stone_wins_at_once() -> None:
    picture = [row.replace(" w   ", " .   ") for row in CHAIN]
    state = drawn(*picture, momentum=1)
    state.push("xe1=1+xc5=1+xc6=001")
    assert state.outcome == (Side.BLACK, "domination", (7, 0))
    assert state.turn == 21


def test_a_chain_is_one_turn_also_before_the_limit() -> None:
    state = drawn(*CHAIN, momentum=1, turns=30, turn_limit=31)
    state.push("xc5=1+xc6=111")
    assert state.outcome is None
    state.push("stop")
    assert state.outcome == (Side.BLACK, "majority", (6, 2))


# Influence


INFLUENCE = (
    "     . . . . .     ",
    "   . . . . . . .   ",
    " . . . b . w . . . ",
    " . . . . . . . . . ",
    "   . . . . . . .   ",
)


@pytest.mark.parametrize(
    ("cell", "gains"),
    [
        ("c3", True),  # one friend
        ("d3", True),
        ("c5", False),  # one friend, one enemy
        ("c7", False),  # one enemy
        ("a1", False),  # nobody
    ],
)
def test_a_stone_with_more_friends_than_enemies_around_it_brings_another(cell: str, gains: bool) -> None:
    state = drawn(*INFLUENCE, influence=True)
    state.push(cell)
    assert state.to_move is (Side.BLACK if gains else Side.WHITE)
    assert state.turn == (20 if gains else 21)


def test_two_friends_outweigh_one_enemy() -> None:
    picture = [*INFLUENCE]
    picture[3] = " . . . . b . . . . "
    assert play(drawn(*picture, influence=True), "c5").to_move is Side.BLACK


def test_the_bonus_stone_is_compulsory_and_may_lie_on_any_empty_cell() -> None:
    state = play(drawn(*INFLUENCE, influence=True), "c3")
    names = state.game.board.names
    assert list(state.legal_moves) == [name for name in names if name not in state.board]


def test_the_bonus_stone_brings_no_further_one() -> None:
    state = drawn(*INFLUENCE, influence=True)
    state.push("c3+c2")
    assert state.to_move is Side.WHITE
    assert state.turn == 21
    assert len(state.board) == 4


def test_a_captured_stone_brings_no_bonus() -> None:
    state = drawn(*CHAIN, influence=True)
    state.push("xc5=1")
    assert state.to_move is Side.WHITE


def test_where_the_first_stone_fills_the_board_there_is_no_bonus() -> None:
    full = ("wwwww", "bbbbbbb", "wwwwwww", "bb.bb")
    state = drawn(*full, board="hex24", turns=40, turn_limit=60, influence=True)
    state.push("a3")
    assert state.to_move is Side.WHITE
    assert "~" not in "".join(rows(state))
    assert {move[0] for move in state.legal_moves} == {"x"}


def test_the_bonus_also_comes_with_the_last_turn() -> None:
    state = drawn(*INFLUENCE, influence=True, turns=30, turn_limit=31)
    state.push("c3")
    assert state.outcome is None
    state.push("a1")
    assert state.outcome == (Side.BLACK, "majority", (3, 1))


# Stubborn defence


SURROUNDED = (
    "     . . . . .     ",
    "   . . . w . . .   ",
    " . . . b w b b . . ",
    " . . . . b . . . . ",
    "   b w b . w b w   ",
)  # c5 has three black neighbours, a2 has two


def test_the_first_attack_with_three_allies_fails_without_coins() -> None:
    state = drawn(*SURROUNDED, stubborn=True)
    before = rows(state)
    state.push("xc5")
    assert state.to_move is Side.WHITE
    assert state.turn == 21
    assert rows(state) == before
    assert state.to_text().endswith("white_stubborn=spent")


def test_the_second_attack_with_three_allies_throws_coins() -> None:
    state = play(drawn(*SURROUNDED, stubborn=True), "xc5", "e1", "xc5")
    assert state.to_move is CHANCE
    assert len(state.chance) == 8
    state.push("001")
    assert state.board["c5"] is Side.BLACK


def test_attacks_with_fewer_allies_are_no_stubborn_matter() -> None:
    state = play(drawn(*SURROUNDED, stubborn=True), "xa2")
    assert state.to_move is CHANCE
    state.push("00")
    assert state.to_text().endswith(" -")


def test_each_sides_stones_are_stubborn_once() -> None:
    state = drawn(
        "     . . w . .     ",
        "   . . w b w . .   ",
        " . . . b w b . . . ",
        " . . . . b . . . . ",
        "   . . . . . . .   ",
        stubborn=True,
    )
    play(state, "xc5", "xd4")
    assert state.to_move is Side.BLACK
    assert state.turn == 22
    assert state.to_text().endswith("black_stubborn=spent,white_stubborn=spent")
    play(state, "xc5=000", "xd4=111")
    assert state.board["d4"] is Side.WHITE


def test_a_follow_up_against_a_stubborn_stone_fails_and_ends_the_turn() -> None:
    state = drawn(*CHAIN, momentum=1, stubborn=True)
    state.push("xc5=1+xc6")
    assert state.to_move is Side.WHITE
    assert state.board["c5"] is Side.BLACK
    assert state.board["c6"] is Side.WHITE
    assert state.turn == 21
    assert drawn(*CHAIN, momentum=1, stubborn=True).explain("xc5=1+xc6=111").status == "illegal"


def test_a_chain_goes_on_against_stones_whose_stubbornness_is_spent() -> None:
    state = drawn(*CHAIN, momentum=1, stubborn=True, white_stubborn="spent")
    state.push("xc5=1+xc6=111+stop")
    assert state.board["c6"] is Side.BLACK


# Sacred cells


def test_sacred_cells_are_chosen_before_the_first_turn_blacks_first() -> None:
    state = craton.new("assault", sacred="any")
    assert state.to_move is Side.BLACK
    assert list(state.legal_moves) == [f"sacred {name}" for name in state.game.board.names]
    state.push("sacred a1")
    assert state.to_move is Side.WHITE
    assert "sacred a1" in state.legal_moves  # nobody knows of the other's choice
    state.push("sacred a1")
    assert state.to_move is Side.BLACK
    assert state.turn == 0
    assert list(state.legal_moves) == list(state.game.board.names)


@pytest.mark.parametrize(
    ("board", "core"),
    [
        ("hex37", "b4 b6 c3 c5 c7 d3 d5"),
        ("hex24", "b3 b4 b5 c3 c4 c5"),
        ("torus54", "c5 c6 c7 d5 d6 d7"),
    ],
)
def test_sacred_core_limits_the_choice_to_the_core(board: str, core: str) -> None:
    state = craton.new("assault", board=board, sacred="core")
    assert list(state.legal_moves) == [f"sacred {name}" for name in core.split()]


def test_after_a_swap_both_choices_are_void_and_both_choose_again_before_white_moves() -> None:
    state = craton.new("assault", sacred="any", pie=True)
    play(state, "sacred a1", "sacred b1", "c5")
    assert "swap" in state.legal_moves
    state.push("swap")
    assert state.to_move is Side.BLACK
    assert state.turn == 1
    assert "sacred" not in state.to_text().split()[5].replace("phase=sacred", "")
    state.push("sacred e1")  # Black's, in the hands of the second seat
    assert state.to_move is Side.WHITE
    state.push("sacred e2")
    assert state.to_move is Side.WHITE
    assert state.turn == 1
    assert "swap" not in state.legal_moves
    assert "c4" in state.legal_moves
    assert state.to_text().endswith("seats=swapped,black_sacred=e1,white_sacred=e2")
    state.push("c4")
    assert state.to_move is Side.BLACK


@pytest.mark.parametrize(
    ("black", "white", "outcome"),
    [
        ("a1", "e1", (Side.BLACK, "majority", (6, 5))),
        ("a1", "a7", (Side.WHITE, "majority", (6, 8))),
        ("e1", "e1", (Side.WHITE, "majority", (3, 5))),  # empty: worth nothing
        ("c5", "c3", (Side.WHITE, "majority", (3, 5))),  # each owned by the enemy: worth nothing
        ("a1", "a1", (Side.BLACK, "majority", (6, 5))),  # chosen by both: counts for its owner
    ],
)
def test_a_sacred_cell_in_the_hands_of_its_side_brings_three_points(
    black: str, white: str, outcome: tuple[object, ...]
) -> None:
    state = drawn(
        "     . . . . .     ",
        "   . . . . . . .   ",
        " . b b . w . w w . ",
        " . . . . . . . . . ",
        "   b . . . . . w   ",
        mover="white",
        turns=9,
        turn_limit=10,
        sacred="any",
        black_sacred=black,
        white_sacred=white,
    )
    state.push("b1")
    assert state.outcome == outcome


def test_the_core_tie_break_counts_real_cells_only() -> None:
    state = drawn(
        "     . . . . .     ",
        "   . . . . . . .   ",
        " . . b . w . w . . ",
        " . . . . . . . . . ",
        "   . . . . . . w   ",
        mover="white",
        turns=9,
        turn_limit=10,
        sacred="core",
        black_sacred="c3",
        white_sacred="b4",
    )
    state.push("e1")
    assert state.outcome == (Side.WHITE, "core", (4, 4))


def test_domination_counts_stones_and_no_sacred_cells() -> None:
    state = drawn(
        "     . . . . .     ",
        "   . . . . . . .   ",
        " . . . b w . . . . ",
        " . . . . . . . . . ",
        "   . . . . . . .   ",
        sacred="any",
        black_sacred="c4",
        white_sacred="c5",
    )
    state.push("xc5=1")
    assert state.outcome == (Side.BLACK, "domination", (2, 0))
