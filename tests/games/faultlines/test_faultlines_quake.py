"""Groups, survival, aftershock, Keystones, resonance and the score."""

from __future__ import annotations

from fractions import Fraction

import pytest

import craton
from craton import CHANCE, ActionError, Side, State
from craton.games.faultlines.law.groups import find_groups
from craton.record import format_record, record_of
from tests.drawn import play, shows
from tests.games.faultlines.faultlines_boards import FACES, drawn, every_choice, quake, scores


def group_names(state: State) -> list[list[str]]:
    return [[state.game.board.names[cell] for cell in group.cells] for group in find_groups(state.position).all]


def events(state: State, face: str = "1") -> list[str]:
    """The rolls of a quake in their order, if every die shows that face."""
    found = []
    while state.to_move is CHANCE:
        found.append(state.event or "")
        state.push(face)
    return found


# Groups


def test_groups_are_joined_orthogonally_and_not_across_corners() -> None:
    state = quake(
        """
        b . w w
        . b . w
        . b b .
        w . . b
        """
    )
    assert group_names(state) == [["a1"], ["d1"], ["b2", "c2", "b3"], ["d3", "c4", "d4"], ["a4"]]
    assert events(state) == ["roll a1", "roll d1", "roll b2", "roll d3", "roll a4"]


def test_neighbours_of_the_other_colour_do_not_join() -> None:
    state = quake(
        """
        . . .
        b w b
        . . .
        """
    )
    assert events(state) == ["roll a2", "roll b2", "roll c2"]


def test_a_stone_on_a_fault_line_is_alone_even_among_its_own_colour() -> None:
    state = quake(
        """
        . b .
        b b b
        . b .
        """,
        fault_lines="b2",
    )
    assert group_names(state) == [["b1"], ["a2"], ["b2"], ["c2"], ["b3"]]
    assert events(state) == ["roll b1", "roll a2", "roll b2", "roll c2", "roll b3"]


def test_neighbouring_fault_lines_do_not_join_each_other() -> None:
    state = quake(
        """
        . . .
        . . .
        b b .
        """,
        fault_lines="a1+b1",
    )
    assert group_names(state) == [["a1"], ["b1"]]


def test_stones_around_a_fault_line_join_past_it_but_not_through_it() -> None:
    state = quake(
        """
        b b b b
        b . b .
        b b b .
        . . . .
        """,
        fault_lines="b3+c3",
    )
    assert group_names(state) == [["a2", "b2", "c2", "a3", "a4", "b4", "c4", "d4"], ["c3"]]
    assert events(state) == ["roll c3"]


@pytest.mark.parametrize(("face", "survives"), [("1", True), ("2", True), ("3", False)])
def test_a_keystone_on_a_fault_line_is_a_group_of_one_with_effective_size_two(face: str, survives: bool) -> None:
    state = quake(
        """
        . . .
        b B b
        . . .
        """,
        fault_lines="b2",
        keystone=True,
    )
    assert [group.size for group in find_groups(state.position).all] == [1, 2, 1]
    play(state, "roll a2=1", f"roll b2={face}", "roll c2=1")
    assert ("b2" in state.board) is survives


# Survival


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_a_group_survives_a_roll_of_its_size_or_less(size: int, face: str) -> None:
    state = quake(f"{'. ' * 7}\n" * 6 + "b " * size + ". " * (7 - size))
    assert state.event == "roll a1"
    assert state.chance == dict.fromkeys(FACES, Fraction(1, 6))
    state.push(face)
    survives = int(face) <= size
    assert state.outcome is not None
    assert state.outcome.score == (size if survives else 0, 0)
    assert len(state.board) == (size if survives else 0)


@pytest.mark.parametrize("size", [6, 7])
def test_a_group_of_six_or_more_survives_without_a_chance_event(size: int) -> None:
    state = quake(f"{'. ' * 7}\n" * 6 + "b " * size + ". " * (7 - size))
    assert not state.chance
    assert state.outcome == (Side.BLACK, "score", (size, 0))


def test_automatic_survival_among_rolls_is_no_chance_event() -> None:
    state = quake(
        """
        w . . .
        . . . .
        b b b .
        b b b .
        """
    )
    assert events(state) == ["roll a4"]
    assert shows(
        state,
        """
        w' .  .  .
        .  .  .  .
        b' b' b' .
        b' b' b' .
        """,
    )


def test_groups_are_resolved_in_the_order_of_their_lowest_cells_rank_by_rank() -> None:
    state = quake(
        """
        w w b .
        . w b .
        b . b .
        b . . w
        """
    )
    # The white group's lowest cell is b3, not a4; the black one's is c2, before it.
    assert events(state) == ["roll a1", "roll d1", "roll c2", "roll b3"]


def test_a_group_that_fails_is_removed_whole_and_the_others_stay() -> None:
    state = quake(
        """
        w w .
        . . .
        b b .
        """
    )
    state.push("roll a1=3")
    assert shows(
        state,
        """
        w w .
        . . .
        . . .
        """,
    )
    state.push("roll a3=2")
    assert state.board == {"a3": Side.WHITE, "b3": Side.WHITE}
    assert state.outcome == (Side.WHITE, "score", (0, 2))


# Aftershock


PAIR = """
    . . .
    . . .
    b b .
"""


def test_after_a_failure_the_owner_picks_a_stone_of_the_group_or_declines() -> None:
    state = play(quake(PAIR, aftershock=True), "roll a1=3")
    assert state.to_move is Side.BLACK
    assert list(state.legal_moves) == ["salvage a1", "salvage b1", "decline"]
    assert len(state.board) == 2  # the group stays until its salvage is settled


def test_a_surviving_group_is_not_asked_for_a_salvage() -> None:
    assert play(quake(PAIR, aftershock=True), "2").outcome == (Side.BLACK, "score", (2, 0))


@pytest.mark.parametrize("face", FACES)
def test_a_salvaged_stone_stays_on_a_one_and_on_nothing_else(face: str) -> None:
    state = play(quake(PAIR, aftershock=True), "roll a1=6", "salvage b1")
    assert state.to_move is CHANCE
    assert state.event == "salvage b1"
    assert state.chance == dict.fromkeys(FACES, Fraction(1, 6))
    state.push(face)
    assert state.board == ({"b1": Side.BLACK} if face == "1" else {})
    assert state.outcome is not None
    assert state.outcome.score == (1 if face == "1" else 0, 0)


def test_declining_throws_no_die_and_the_quake_goes_on() -> None:
    state = quake(
        """
        . . w
        . . .
        b b .
        """,
        aftershock=True,
    )
    play(state, "roll a1=6", "decline")
    assert state.event == "roll c3"
    assert state.board == {"c3": Side.WHITE}


def test_a_salvaged_keystone_stays_a_keystone_and_scores_one() -> None:
    state = quake(
        """
        . . w
        . . .
        B b .
        """,
        aftershock=True,
        keystone=True,
    )
    play(state, "roll a1=6", "salvage a1=1")
    assert shows(
        state,
        """
        .  . w
        .  . .
        B' . .
        """,
    )
    play(state, "roll c3=6", "decline")
    assert state.outcome == (Side.BLACK, "score", (1, 0))


def test_rolls_and_salvages_are_written_as_the_rulebook_says_and_the_record_keeps_them() -> None:
    state = play(craton.new("faultlines", size=3, aftershock=True), "a1", "c3", "b1", "pass", "pass")
    play(state, "roll a1=4", "salvage b1=1", "roll c3=2", "decline")
    assert [step.event for step in state.steps[5:]] == ["roll a1", None, "salvage b1", "roll c3", None]
    text = format_record(record_of(state))
    assert "5. pass roll a1=4 salvage b1=1 roll c3=2 decline" in text


def test_an_outcome_may_be_written_bare_with_its_event_or_after_the_action_that_causes_it() -> None:
    bare = play(quake(PAIR, aftershock=True), "6", "salvage a1", "1")
    named = play(quake(PAIR, aftershock=True), "roll a1=6", "salvage a1", "salvage a1=1")
    joined = play(quake(PAIR, aftershock=True), "ROLL A1 = 6", "Salvage A1 = 1")
    assert bare.position == named.position == joined.position


# Keystones


def test_a_keystone_is_declared_with_its_placement_once_for_each_colour() -> None:
    state = craton.new("faultlines", size=3, keystone=True)
    assert list(state.legal_moves)[9:18] == [f"{name}*" for name in state.game.board.names]
    play(state, "a1*")
    assert "b1*" in state.legal_moves  # White has its own
    play(state, "b1*")
    assert not any(move.endswith("*") for move in state.legal_moves)
    with pytest.raises(ActionError, match=r"Your Keystone is spent: each side has one per game\."):
        state.push("c1*")
    play(state, "c1")
    assert not any(move.endswith("*") for move in state.legal_moves)
    assert shows(
        state,
        """
        . . .
        . . .
        B W b
        """,
    )


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_keystone_counts_twice_for_survival(size: int, face: str) -> None:
    state = quake(f"{'. ' * 7}\n" * 6 + "B " + "b " * (size - 1) + ". " * (7 - size), keystone=True)
    state.push(face)
    survives = int(face) <= size + 1
    assert len(state.board) == (size if survives else 0)


def test_five_stones_with_a_keystone_survive_without_a_roll_and_score_five() -> None:
    state = quake(f"{'. ' * 7}\n" * 6 + "b b B b b . .", keystone=True)
    assert state.outcome == (Side.BLACK, "score", (5, 0))


def test_a_keystone_serves_its_own_group_alone() -> None:
    state = quake(
        """
        . . b
        . . .
        B . .
        """,
        keystone=True,
    )
    play(state, "roll a1=2", "roll c3=2")
    assert state.board == {"a1": Side.BLACK}


# Resonance and the score


def test_resonance_gives_three_points_to_a_side_none_of_whose_groups_fails() -> None:
    picture = """
        w w .
        . . .
        b b .
    """
    assert play(quake(picture, resonance=True), "1", "1").outcome == (None, "draw", (5, 5))
    assert play(quake(picture, resonance=True), "1", "6").outcome == (Side.BLACK, "score", (5, 0))
    assert play(quake(picture, resonance=True), "6", "1").outcome == (Side.WHITE, "score", (0, 5))
    assert play(quake(picture), "1", "6").outcome == (Side.BLACK, "score", (2, 0))


def test_one_failed_group_costs_the_bonus_even_if_others_survive() -> None:
    state = quake(
        """
        b . w
        . . .
        b . .
        """,
        resonance=True,
    )
    assert play(state, "1", "6", "1").outcome == (Side.WHITE, "score", (1, 4))


def test_a_side_without_stones_has_no_resonance() -> None:
    assert play(quake(PAIR, resonance=True), "6").outcome == (Side.WHITE, "fewer-stones", (0, 0))
    assert play(quake(PAIR, resonance=True), "1").outcome == (Side.BLACK, "score", (5, 0))
    assert play(craton.new("faultlines", size=3, resonance=True), "pass", "pass").outcome == (None, "draw", (0, 0))


def test_groups_that_survive_without_a_roll_count_for_resonance() -> None:
    state = quake(f"{'. ' * 7}\n" * 6 + "b b b b b b .", resonance=True)
    assert state.outcome == (Side.BLACK, "score", (9, 0))


def test_a_salvage_does_not_undo_a_failure() -> None:
    state = play(quake(PAIR, resonance=True, aftershock=True), "roll a1=6", "salvage a1=1")
    assert state.outcome == (Side.BLACK, "score", (1, 0))


@pytest.mark.parametrize(("black", "white", "winner"), [(3, 2, Side.WHITE), (2, 3, Side.BLACK)])
def test_with_equal_points_the_side_that_placed_fewer_stones_wins(black: int, white: int, winner: Side) -> None:
    state = drawn(
        """
        w w .
        . . .
        b b .
        """,
        turns=7,
        phase="roll",
        wave=3,
        focus="a1",
        black_placed=black,
        white_placed=white,
    )
    assert play(state, "1", "1").outcome == (winner, "fewer-stones", (2, 2))


def test_stones_placed_count_over_the_whole_game_and_not_those_that_are_left() -> None:
    state = play(craton.new("faultlines", size=3), "a1", "b2", "c3", "pass", "pass")
    assert play(state, "roll a1=6", "roll b2=1", "roll c3=1").outcome == (Side.WHITE, "fewer-stones", (1, 1))


def test_with_equal_points_and_equal_stones_placed_it_is_a_draw() -> None:
    state = play(craton.new("faultlines", size=3), "a1", "c3", "pass", "pass", "roll a1=6", "roll c3=6")
    assert state.outcome == (None, "draw", (0, 0))
    assert str(state.outcome) == "draw (draw) 0-0"


def test_a_tie_that_resonance_makes_is_broken_by_stones_placed_too() -> None:
    state = quake(
        """
        w w w w
        . . . .
        w . . .
        . . . b
        """,
        resonance=True,
    )
    play(state, "roll d1=1", "roll a2=6", "roll a4=1")
    assert state.outcome == (Side.BLACK, "fewer-stones", (4, 4))


def test_salvage_is_worth_a_sixth_of_a_stone_for_a_failed_group() -> None:
    declined = scores(quake(PAIR).position, every_choice)
    assert declined == {(2, 0): Fraction(1, 3), (0, 0): Fraction(2, 3)}
    start = quake(PAIR, aftershock=True).position

    def always_salvage(position: craton.Position) -> list[int]:
        return list(position.legal[:1])

    salvaged = scores(start, always_salvage)
    assert salvaged == {(2, 0): Fraction(1, 3), (1, 0): Fraction(1, 9), (0, 0): Fraction(5, 9)}
