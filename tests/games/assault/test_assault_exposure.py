"""How likely stones fall in the enemy's next turn, and what the tide takes."""

import random
from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from craton.core.position import Position
from craton.games.assault.insight.attack_board import AttackBoard, cells_of
from craton.games.assault.insight.exposure import enemy_attack_board, exposed_stones
from craton.games.assault.insight.tide import coming_floods
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD
from tests.games.assault.assault_boards import drawn, random_attack_board, random_options, random_positions


def chance_by_sets(board: AttackBoard, cell: int) -> Fraction:
    """The best chance to take a cell in one turn, through every set of captured stones."""

    @cache
    def best(own: int, foe: int, need: int) -> Fraction:
        here = replace(board, own=own, foe=foe)
        found = Fraction(0)
        for target in here.targets(need):
            rest = Fraction(1) if target == cell else Fraction(0)
            if target != cell and board.momentum:
                rest = best(own | 1 << target, foe & ~(1 << target), board.momentum)
            found = max(found, here.chance(target) * rest)
        return found

    return best(board.own, board.foe, 1)


def chance_of(board: AttackBoard, order: tuple[int, ...]) -> Fraction:
    total = Fraction(1)
    for target in order:
        total *= board.chance(target)
        board = board.capture(1 << target)
    return total


def test_exposure_is_the_best_over_all_chains() -> None:
    rng = random.Random(1)
    chained = 0
    for _ in range(60):
        board = random_attack_board(rng, 9)
        found = exposed_stones(board)
        for cell in cells_of(board.foe):
            best = chance_by_sets(board, cell)
            if cell not in found:
                assert best == 0
                continue
            stone = found[cell]
            assert stone.exact
            assert stone.chance == best == chance_of(board, stone.order)
            assert stone.order[-1] == cell
            assert stone.direct == board.chance(cell) <= stone.chance
            chained += stone.direct < stone.chance
    assert chained > 20, "chains matter in many of them"


def test_a_chain_over_a_sure_neighbour_is_likelier_than_one_weak_attack() -> None:
    # c5 has one white neighbour, b5; c6 has two and, once taken, is the second of c5: 9/16 is more than 1/2.
    state = drawn(
        ". . . . .", ". . . . w . .", ". . . . b b w . .", ". . . . w . . . .", "b . . . . . .", turns=6, momentum=1
    )
    board = enemy_attack_board(state.position)
    assert board is not None
    cell = state.game.board.index
    stone = exposed_stones(board)[cell["c5"]]
    assert stone.direct == Fraction(1, 2)
    assert stone.chance == Fraction(3, 4) * Fraction(3, 4)
    assert stone.order == (cell["c6"], cell["c5"])


def test_with_little_work_allowed_exposure_is_a_lower_bound() -> None:
    rng = random.Random(2)
    for _ in range(30):
        board = random_attack_board(rng, 9)
        quick, best = exposed_stones(board, work_limit=3), exposed_stones(board)
        for cell, stone in quick.items():
            assert stone.chance == chance_of(board, stone.order) <= best[cell].chance
            assert stone.chance == best[cell].chance or not stone.exact


def attacked_by_law(position: Position) -> dict[int, Fraction]:
    """What the side to move can take with one attack, by the law."""
    cells, side = len(position.game.board), position.turn % 2
    found = {}
    for action in position.legal:
        if action // cells == rules.ATTACK and (after := position.after(action)).weights:
            ends = [after.after_outcome(number) for number in range(len(after.weights))]
            hits = sum(end.data[BOARD + action % cells] == side + 1 for end in ends)
            found[action % cells] = Fraction(hits, len(ends))
    return found


@pytest.mark.parametrize("seed", range(8))
def test_direct_exposure_is_what_the_enemy_can_attack_after_a_turn_elsewhere(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng) | {"sacred": "off", "pie": False, "influence": False}
    for position in random_positions(rng, options, rng.choice(["even", "rim"])):
        if position.to_move is None or position.data[rules.PHASE] != rules.PLAY:
            continue
        board = enemy_attack_board(position)
        places = [action for action in position.legal if action < len(position.game.board)]
        # A stone that touches no stone at all changes nothing.
        quiet = [
            place
            for place in places
            if all(position.data[BOARD + near] in (0, 3) for near in position.game.board.links[place])
        ]
        if not quiet:
            continue
        after = position.after(rng.choice(quiet))
        if after.to_move is None:
            continue
        assert board is not None
        direct = {cell: stone.direct for cell, stone in exposed_stones(board).items() if stone.direct}
        assert direct == attacked_by_law(after)


def test_nothing_is_exposed_when_the_enemy_has_no_turn_left() -> None:
    state = drawn(
        ". . . . .", ". . . . . . .", ". . . b w . . . .", ". . . . . . . . .", ". . . . . . .", turns=29, mover="white"
    )
    assert enemy_attack_board(state.position) is None


def test_the_tide_takes_its_layers_in_turn() -> None:
    state = drawn(
        "b . . . w",
        ". . . . . . .",
        ". . . b w . . . .",
        "w . . . . . . . .",
        ". . . . . . .",
        turns=7,
        mover="white",
        tide=True,
    )
    floods = coming_floods(state.position)
    assert [(flood.after, flood.turns, len(flood.cells)) for flood in floods] == [(10, 3, 12), (20, 13, 12)]
    assert (floods[0].black, floods[0].white) == (1, 2)
    assert not floods[0].ends
    state = drawn(
        "b . . . .",
        ". . . . . . .",
        ". . . . w . . . .",
        "b . . . . . . . .",
        ". . . . . . .",
        turns=9,
        mover="white",
        tide=True,
    )
    assert coming_floods(state.position)[0].ends
    assert enemy_attack_board(state.position) is None


@pytest.mark.parametrize("seed", range(6))
def test_a_predicted_flood_comes(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng) | {"board": rng.choice(["hex37", "hex24", "hex54"]), "tide": True, "turn_limit": 45}
    before: Position | None = None
    for position in random_positions(rng, options, "rim"):
        if before is not None and position.turn > before.turn:
            floods = [flood for flood in coming_floods(before) if flood.turns == 1]
            taken = {c for c, v in enumerate(position.data[BOARD:]) if v == 3 != before.data[BOARD + c]}
            ended = position.to_move is None and not taken
            if not ended:
                assert taken == {cell for flood in floods for cell in flood.cells}
        before = position


def test_without_tide_nothing_floods() -> None:
    state = drawn(". . . . .", ". . . . . . .", ". . . b w . . . .", ". . . . . . . . .", ". . . . . . .", turns=8)
    assert coming_floods(state.position) == []
