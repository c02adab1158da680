"""Exact odds, among them those that the original document has wrong ("Mistakes in the document")."""

from __future__ import annotations

from fractions import Fraction

import pytest

from craton.games.faultlines.insight.overview import odds
from tests.games.faultlines.faultlines_boards import drawn, endings, no_choice, quake, scores, the_last_choice


def row(*groups: int) -> str:
    """A 19×19 board with black groups of those sizes in its bottom row, one cell apart."""
    bottom = ".".join("b" * size for size in groups)
    return f"{'.' * 19}\n" * 18 + bottom.ljust(19, ".")


def expected(*groups: int, **options: object) -> Fraction:
    """Black's expected points with groups of those sizes."""
    found = scores(quake(row(*groups), **options).position, no_choice)
    return sum((black * probability for (black, _), probability in found.items()), Fraction(0))


def survival(size: int) -> Fraction:
    """The probability that a group of that size survives, from the ends of the game."""
    return scores(quake(row(size)).position, no_choice).get((size, 0), Fraction(0))


def test_five_connected_stones_survive_with_five_sixths_and_are_worth_twenty_five_sixths() -> None:
    assert survival(5) == Fraction(5, 6)
    assert expected(5) == Fraction(25, 6)


def test_every_stone_up_to_the_sixth_gains_exactly_a_sixth_of_survival_and_later_ones_nothing() -> None:
    assert [survival(size) for size in range(1, 9)] == [Fraction(min(size, 6), 6) for size in range(1, 9)]
    assert {survival(size + 1) - survival(size) for size in range(1, 6)} == {Fraction(1, 6)}
    assert survival(7) - survival(6) == 0


def test_the_sixth_stone_gains_eleven_sixths_and_the_third_five_sixths() -> None:
    assert expected(6) - expected(5) == Fraction(11, 6)
    assert expected(3) - expected(2) == Fraction(5, 6)


def test_a_group_of_four_that_fails_costs_four_stones() -> None:
    start = quake(row(4))
    assert len(start.board) == 4
    start.push("5")
    assert start.board == {}
    assert scores(quake(row(4)).position, no_choice) == {(4, 0): Fraction(2, 3), (0, 0): Fraction(1, 3)}


def test_joining_six_and_two_takes_a_ninth_stone_and_is_then_worth_twelve_with_resonance() -> None:
    assert expected(6, 2, resonance=True) == 6 + Fraction(2, 3) + 1
    assert scores(quake(row(9), resonance=True).position, no_choice) == {(12, 0): Fraction(1)}


def test_two_groups_of_three_are_worth_three_and_joined_by_a_seventh_stone_seven() -> None:
    assert expected(3, 3) == 3
    assert expected(7) == 7


def test_groups_of_six_four_two_and_one_are_worth_nine_and_a_half() -> None:
    assert expected(6, 4, 2, 1) == Fraction(19, 2)


def test_nine_stones_in_singles_pairs_threes_and_one_group() -> None:
    assert expected(*[1] * 9) == Fraction(9, 6)
    assert expected(2, 2, 2, 2, 1) == Fraction(17, 6)
    assert expected(3, 3, 3) == Fraction(9, 2)
    assert expected(9) == 9


def test_a_keystone_is_worth_a_sixth_of_survival_to_its_group() -> None:
    picture = f"{'.' * 19}\n" * 18 + "Bbbb".ljust(19, ".")
    assert scores(quake(picture, keystone=True).position, no_choice) == {(4, 0): Fraction(5, 6), (0, 0): Fraction(1, 6)}


def test_the_chances_of_two_groups_multiply() -> None:
    picture = """
        w w w
        . . .
        b b .
    """
    assert scores(quake(picture).position, no_choice) == {
        (2, 3): Fraction(1, 3) * Fraction(1, 2),
        (2, 0): Fraction(1, 3) * Fraction(1, 2),
        (0, 3): Fraction(2, 3) * Fraction(1, 2),
        (0, 0): Fraction(2, 3) * Fraction(1, 2),
    }


def test_progressive_waves_change_nothing_if_nobody_places_between_them() -> None:
    picture = """
        w w w .
        . . . w
        b b . .
        . b . b
    """
    plain = scores(quake(picture).position, no_choice)
    assert scores(quake(picture, progressive=True).position, the_last_choice) == plain
    assert sum(plain.values()) == 1
    assert len(plain) > 8


def test_adding_to_a_secured_pair_risks_it() -> None:
    """A secured pair is worth 2; with a third stone it rolls again and is worth 3/2."""

    def worth(first: str) -> Fraction:
        state = drawn(
            """
            .  .  .
            .  .  .
            b' b' .
            """,
            progressive=True,
            phase="between",
            wave=1,
            choices=2,
        )
        state.push(first)
        found = scores(state.position, the_last_choice)
        return sum((black * probability for (black, _), probability in found.items()), Fraction(0))

    assert worth("pass") == 2
    assert worth("c1") == Fraction(3, 2)


def test_a_symmetric_position_is_won_equally_often_by_both_sides() -> None:
    picture = """
        w . w .
        w . . .
        . . . b
        . b . b
    """
    ends = endings(quake(picture).position, no_choice)
    winners = {"black": Fraction(0), "white": Fraction(0), "draw": Fraction(0)}
    for end, probability in ends.items():
        assert end.outcome is not None
        winners[str(end.outcome.winner or "draw")] += probability
    assert sum(winners.values()) == 1
    assert winners["black"] == winners["white"] > 0


# What a player is shown


def test_the_odds_shown_are_those_of_every_group_in_the_order_of_the_quake() -> None:
    state = drawn(
        """
        w w . b
        . . . .
        . . . b
        B b . b
        """,
        keystone=True,
    )
    assert [(found.what, found.words, found.probability) for found in odds(state.position)] == [
        ("roll a1", "black, size 3", Fraction(1, 2)),
        ("roll d1", "black, size 2", Fraction(1, 3)),
        ("roll a4", "white, size 2", Fraction(1, 3)),
        ("roll d4", "black, size 1", Fraction(1, 6)),
    ]
    names = state.game.board.names
    assert [names[cell] for cell in odds(state.position)[0].cells] == ["a1", "b1"]


def test_the_odds_of_a_safe_group_are_one_and_secured_groups_are_left_out() -> None:
    safe = drawn(row(7), turns=14)
    assert [found.probability for found in odds(safe.position)] == [1]
    secured = drawn(
        """
        .  .  w
        .  .  .
        b' b' .
        """,
        progressive=True,
        phase="between",
        wave=1,
        choices=2,
    )
    assert [found.what for found in odds(secured.position)] == ["roll c3"]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_the_odds_shown_agree_with_the_ends_of_the_game(size: int) -> None:
    state = drawn(row(size))
    assert odds(state.position)[0].probability == survival(size)


def test_fault_lines_show_in_the_odds() -> None:
    state = drawn(
        """
        . . .
        b b b
        . . .
        """,
        fault_lines="b2",
    )
    assert [found.words for found in odds(state.position)] == ["black, size 1"] * 3
