"""Dead groups and lifelines, legality, and the end of the game, on drawn boards."""

from __future__ import annotations

import pytest

from craton import ActionError, Side
from tests.drawn import play, shows
from tests.games.lifeline.lifeline_boards import cells, drawn

CORNERED = """
        w . b
       . . . .
      . . . . b
       w . . .
        b w .
"""
ONE_PATH = """
        . . .
       . . . .
      . b w . .
       w . . .
        b w .
"""
RING = """
     b w
    w . b
     b w
"""
WALL = """
        w b b
       b . . .
      w w w w w
       b . . b
        . . .
"""
ENCLOSED = """
        w . b
       . . . .
      . . . . w
       b b . .
        . b .
"""


def test_a_group_that_is_cut_off_from_its_kin_is_removed() -> None:
    state = drawn(CORNERED, mover="white")
    state.push("b2")
    assert shows(
        state,
        """
            w . b
           . . . .
          . . . . b
           w w . .
            . w .
        """,
    )


def test_a_group_with_empty_neighbours_is_dead_too_if_no_path_leads_on_to_its_kin() -> None:
    state = drawn(
        """
            w . b
           . . . .
          w w w . b
           . . w .
            b . .
        """,
        mover="white",
    )
    state.push("a3")  # closes the way around the wall
    assert shows(
        state,
        """
            w . b
           . . . .
          w w w . b
           . . w .
            . . w
        """,
    )


def test_stones_on_neighbouring_cells_are_one_group_and_no_path_for_each_other() -> None:
    state = drawn(
        """
            w . .
           . . . .
          . . . . w
           . b . .
            . . b
        """
    )
    state.push("b3")  # joins b2 and a3: now Black has one group, and no other to be joined to
    assert shows(
        state,
        """
            w . .
           . . . .
          . . . . w
           . . . .
            . . .
        """,
    )


def test_one_shared_empty_neighbour_is_a_path() -> None:
    state = drawn(ONE_PATH, mover="white")
    state.push("b3")  # all that is left to a1 and c2 is b2
    assert state.board["a1"] is Side.BLACK
    assert state.board["c2"] is Side.BLACK
    assert len(state.board) == 6


def test_groups_that_share_their_one_path_die_together_when_it_is_filled() -> None:
    state = drawn(ONE_PATH, mover="white")
    play(state, "b3", "e3", "b2")
    assert "a1" not in state.board
    assert state.board["c2"] is Side.BLACK  # it has a path to e3
    lonely = drawn(
        """
            . . .
           . . . .
          . b w . .
           w . w .
            b w .
        """,
        mover="white",
    )
    lonely.push("b2")
    assert Side.BLACK not in lonely.board.values()


def test_three_groups_of_each_side_may_live_by_one_empty_cell() -> None:
    for mover in ("black", "white"):
        state = drawn(RING, mover=mover)
        assert cells(state) == {"b2"}


def test_two_groups_that_had_only_each_other_die_together_and_the_rest_lives() -> None:
    state = drawn(
        """
            b . .
           w . w w
          . . b b b
           b . . .
            w b w
        """
    )
    state.push("b2")
    assert shows(
        state,
        """
            b . .
           w . w w
          . . b b b
           b b . .
            . b .
        """,
    )


def test_enemy_groups_are_removed_before_own_ones_are_judged() -> None:
    state = drawn(
        """
            w . w
           . . . .
          . . . . .
           b . . .
            w b .
        """
    )
    state.push("b2")  # a1 dies first, and the one black group that is left then dies as well
    assert shows(
        state,
        """
            w . w
           . . . .
          . . . . .
           . . . .
            . . .
        """,
    )


def test_a_group_is_saved_if_the_removal_of_enemies_opens_a_path() -> None:
    state = drawn(WALL)
    state.push("d2")  # the wall has lost its lifeline to e1 and falls; beyond it are b1 and b4
    assert shows(
        state,
        """
            . b b
           b b . .
          . . . . .
           b . . b
            . . .
        """,
    )


def test_a_placement_that_removes_only_own_stones_is_legal_because_the_board_changes() -> None:
    state = drawn(
        """
            b . b
           . . b .
          w w w . .
           b . w .
            w b w
        """
    )
    assert "d2" in state.legal_moves
    state.push("d2")  # joins what was two groups above the wall; the others live below it
    assert shows(
        state,
        """
            . . .
           . . . .
          w w w . .
           b . w .
            w b w
        """,
    )
    assert state.to_move is Side.WHITE


def test_a_side_may_take_off_all_its_stones_and_with_them_everybodys() -> None:
    state = drawn(RING)
    state.push("b2")
    assert not state.board
    assert state.outcome == (Side.BLACK, "last-placement", None)


def test_a_stone_that_would_die_at_once_and_take_nothing_is_illegal() -> None:
    state = drawn(ENCLOSED, mover="white")
    assert cells(state) == set(state.game.board.names) - set(state.board) - {"a1"}
    with pytest.raises(
        ActionError, match="This placement would change nothing: no empty path leads from a1 to a group"
    ):
        state.push("a1")


# The end


def test_the_side_to_move_without_a_legal_placement_has_lost() -> None:
    state = drawn(WALL)
    state.push("d2")
    assert state.to_move is None
    assert state.outcome == (Side.BLACK, "last-placement", None)
    assert str(state.outcome) == "black (last-placement)"
    assert list(state.legal_moves) == []


def test_a_side_that_has_removed_its_last_stones_loses_on_its_next_turn_and_not_before() -> None:
    state = drawn(
        """
            w . .
           . . . .
          . . . . w
           . b . .
            . . b
        """
    )
    state.push("b3")
    assert state.to_move is Side.WHITE
    state.push("a1")
    assert state.outcome == (Side.WHITE, "last-placement", None)


# The move cap

ALIVE = """
    b . w
   . . . .
  . . . . .
   . . . .
    w . b
"""


def test_a_normal_end_on_the_very_turn_of_the_cap_takes_precedence() -> None:
    state = drawn(
        """
            b w w
           w . . .
          b b b b b
           w . . w
            . . .
        """,
        mover="white",
        turns=227,
    )
    state.push("d2")
    assert state.turn == 228
    assert state.outcome == (Side.WHITE, "last-placement", None)


@pytest.mark.parametrize("balance", ["strong", "weak", "komi"])
def test_the_cap_makes_a_draw_after_twelve_turns_for_each_cell_with_every_balance(balance: str) -> None:
    state = drawn(ALIVE, mover="white", turns=12 * 19 - 1, balance=balance)
    state.push("c3")
    assert state.turn == 228
    assert state.outcome == (None, "move-cap", None)


def test_spent_komi_counts_toward_the_cap() -> None:
    state = drawn(ALIVE, mover="white", turns=227, balance="komi", points=3)
    state.push("spend")
    assert state.outcome == (None, "move-cap", None)
