"""The exact odds of single attacks: against the law, a simulation, and the original document's tables."""

import random
from fractions import Fraction
from math import comb, sqrt

import pytest

from craton.core.position import Position
from craton.games.assault.insight.attack_board import attack_board, bits_of, groups_of
from craton.games.assault.insight.attacks import attacks, best_placements
from craton.games.assault.insight.shapes import cut
from craton.games.assault.law import rules
from craton.kernel.layout import REASON
from craton.odds.luck import results
from tests.games.assault.assault_boards import drawn, random_options, random_positions

HALF, THREE_QUARTERS, SEVEN_EIGHTHS = Fraction(1, 2), Fraction(3, 4), Fraction(7, 8)


def lead(position: Position, side: int) -> int:
    constants, data = position.game.constants, list(position.data)
    return rules.count_stones(constants, data, side) - rules.count_stones(constants, data, 1 - side)


def surrounded(allies: int) -> Position:
    """A white stone on c5 with this many black neighbours."""
    row = {1: "...bw....", 2: "...bwb...", 3: "...bwb..."}[allies]
    below = "....b...." if allies == 3 else "........."
    return drawn(". . . . .", "w......", row, below, ".......", turns=10).position


@pytest.mark.parametrize(
    ("allies", "success", "swing"),
    [(1, HALF, Fraction(1)), (2, THREE_QUARTERS, Fraction(3, 2)), (3, SEVEN_EIGHTHS, Fraction(7, 4))],
)
def test_the_documents_table_of_attacks(allies: int, success: Fraction, swing: Fraction) -> None:
    position = surrounded(allies)
    (attack,) = attacks(position)
    assert (len(attack.allies), attack.chance, attack.swing) == (allies, success, swing)
    assert attack_board(position, 0).successes[allies] == 8 * success
    assert (attack.swing > 1) == (attack.chance > HALF), "attack if 2 P > 1"
    beside = best_placements(position)
    assert beside is not None
    assert beside.swing == 1


def test_ten_attacks_at_seven_eighths() -> None:
    success = SEVEN_EIGHTHS
    exactly = [comb(10, fails) * success ** (10 - fails) * (1 - success) ** fails for fails in range(11)]
    assert sum(exactly) == 1
    assert sum(fails * p for fails, p in enumerate(exactly)) == Fraction(5, 4)
    assert round(float(exactly[0]), 3) == 0.263
    assert round(float(1 - exactly[0] - exactly[1]), 3) == 0.361, "the document says 45.6%"
    # Its standard deviation, 1.04, is one of 1.0458.
    assert round(sqrt(10 * success * (1 - success)), 2) == 1.05


@pytest.mark.parametrize("seed", range(12))
def test_chance_and_swing_are_those_of_the_law(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng) | {"tide": False, "sacred": "off"}
    checked = 0
    for position in random_positions(rng, options, "fierce" if seed % 2 else "even"):
        if position.to_move is None or position.data[rules.PHASE] not in (rules.PLAY, rules.CHAIN):
            continue
        side, cells = position.turn % 2, len(position.game.board)
        found = {attack.target: attack for attack in attacks(position, work_limit=0)}
        legal = [action for action in position.legal if action // cells == rules.ATTACK]
        assert set(found) == {action % cells for action in legal}
        for action in legal:
            after, attack = position.after(action), found[action % cells]
            ends = results(after) if after.weights else {after: Fraction(1)}
            assert sum(ends.values()) == 1
            hit = [end for end in ends if end.data[rules.BOARD + attack.target] == side + 1]
            assert sum((ends[end] for end in hit), Fraction(0)) == attack.chance
            swing = sum((p * (lead(end, side) - lead(position, side)) for end, p in ends.items()), Fraction(0))
            assert swing == attack.swing
            assert attack.stubborn == (not after.weights)
            assert attack.wins == any(end.to_move is None and end.data[REASON] == 0 for end in hit)
            checked += 1
    assert checked > 0


@pytest.mark.parametrize("seed", range(4))
def test_mirrored_positions_have_mirrored_attacks(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng) | {"momentum": seed % 3}
    for position in random_positions(rng, options, "fierce"):
        symmetry = rng.randrange(position.game.symmetries)
        image = position.game.board.symmetries[symmetry]
        if position.game.symmetries != len(position.game.board.symmetries) or rng.random() < 0.5:
            continue
        here = {image[a.target]: (a.chance, a.swing, a.chain.captures, a.parts, a.floods) for a in attacks(position)}
        there = {
            a.target: (a.chance, a.swing, a.chain.captures, a.parts, a.floods)
            for a in attacks(position.image(symmetry))
        }
        assert here == there


def test_a_stubborn_defence_has_no_swing() -> None:
    state = drawn(".....", "w......", "...bwb...", "....b....", ".......", turns=10, stubborn=True)
    (attack,) = attacks(state.position)
    assert attack.stubborn
    assert attack.chance == attack.swing == attack.chain.captures == 0


def test_taking_the_last_stone_wins() -> None:
    (attack,) = attacks(drawn(".....", ".......", "...bw....", ".........", ".......", turns=10).position)
    assert attack.wins


def test_an_attack_on_a_cell_that_floods_this_turn_is_marked() -> None:
    state = drawn("w....", "..b....", "b........", "w........", "w......", turns=8, tide=True)
    assert {attack.floods for attack in attacks(state.position)} == {False}
    state = drawn("w....", "..b....", "w........", "b........", "b......", mover="white", turns=9, tide=True)
    assert {attack.floods for attack in attacks(state.position)} == {True}


def test_placing_brings_one_cell_two_with_a_bonus_and_none_that_floods() -> None:
    state = drawn(".....", ".......", "...b.....", "....w....", ".......", turns=2, influence=True)
    best = best_placements(state.position)
    assert best is not None
    assert best.swing == 2
    assert {state.game.board.names[cell] for cell in best.cells} == {"c3", "d3"}, "c5 has a stone of either side"
    full = ("bbbww", "bbbwwww", "bbbwwww", "bb.bw")
    best = best_placements(drawn(*full, turns=24, influence=True, board="hex24").position)
    assert best is not None
    assert best.swing == 1, "no cell is left for the bonus"
    state = drawn(".....", "w......", "...b.....", ".........", ".......", mover="white", turns=9, tide=True)
    best = best_placements(state.position)
    assert best is not None
    assert set(best.cells).isdisjoint(state.game.board.rings[0])


def test_a_cut_splits_a_group() -> None:
    state = drawn(". . . . .", ". . . b . . .", ". . w w w . . . .", ". . . . . . . . .", ". . . . . . .", turns=8)
    board, cell = attack_board(state.position, 0), state.game.board.index
    assert cut(board, cell["c4"]) == [1, 1]
    assert cut(board, cell["c3"]) == []
    assert groups_of(board.foe, board.neighbours) == [bits_of([cell["c3"], cell["c4"], cell["c5"]])]
