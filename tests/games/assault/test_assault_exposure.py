"""How likely stones fall in the enemy's next turn, and what the tide takes."""

import random
from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from craton.core.position import Position
from craton.games.assault.insight.exposure import enemy_front, exposure
from craton.games.assault.insight.fronts import Front, cells_of
from craton.games.assault.insight.tide import coming_floods, next_flood
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD
from tests.games.assault.assault_boards import drawn, random_front, random_options, random_positions


def chance_by_sets(front: Front, cell: int) -> Fraction:
    """The best chance to take a cell in one turn, through every set of captured stones."""

    @cache
    def best(own: int, foe: int, need: int) -> Fraction:
        here = replace(front, own=own, foe=foe)
        found = Fraction(0)
        for target in here.targets(need):
            rest = Fraction(1) if target == cell else Fraction(0)
            if target != cell and front.need:
                rest = best(own | 1 << target, foe & ~(1 << target), front.need)
            found = max(found, here.chance(target) * rest)
        return found

    return best(front.own, front.foe, 1)


def chance_of(front: Front, order: tuple[int, ...]) -> Fraction:
    total = Fraction(1)
    for target in order:
        total *= front.chance(target)
        front = replace(front, own=front.own | 1 << target, foe=front.foe & ~(1 << target))
    return total


def test_exposure_is_the_best_over_all_chains() -> None:
    rng = random.Random(1)
    chained = 0
    for _ in range(60):
        front = random_front(rng, 9)
        found = exposure(front)
        for cell in cells_of(front.foe):
            best = chance_by_sets(front, cell)
            if cell not in found:
                assert best == 0
                continue
            stone = found[cell]
            assert stone.exact
            assert stone.chance == best == chance_of(front, stone.order)
            assert stone.order[-1] == cell
            assert stone.direct == front.chance(cell) <= stone.chance
            chained += stone.direct < stone.chance
    assert chained > 20, "chains matter in many of them"


def test_a_chain_over_a_sure_neighbour_is_likelier_than_one_weak_attack() -> None:
    # c5 has one white neighbour, b5; c6 has two and, once taken, is the second of c5: 9/16 is more than 1/2.
    state = drawn(
        ". . . . .", ". . . . w . .", ". . . . b b w . .", ". . . . w . . . .", "b . . . . . .", turns=6, momentum=1
    )
    front = enemy_front(state.position)
    assert front is not None
    cell = state.game.board.index
    stone = exposure(front)[cell["c5"]]
    assert stone.direct == Fraction(1, 2)
    assert stone.chance == Fraction(3, 4) * Fraction(3, 4)
    assert stone.order == (cell["c6"], cell["c5"])


def test_with_little_work_allowed_exposure_is_a_lower_bound() -> None:
    rng = random.Random(2)
    for _ in range(30):
        front = random_front(rng, 9)
        quick, best = exposure(front, most=3), exposure(front)
        for cell, stone in quick.items():
            assert stone.chance == chance_of(front, stone.order) <= best[cell].chance
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
        front = enemy_front(position)
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
        assert front is not None
        direct = {cell: stone.direct for cell, stone in exposure(front).items() if stone.direct}
        assert direct == attacked_by_law(after)


def test_nothing_is_exposed_when_the_enemy_has_no_turn_left() -> None:
    state = drawn(
        ". . . . .", ". . . . . . .", ". . . b w . . . .", ". . . . . . . . .", ". . . . . . .", turns=29, mover="white"
    )
    assert enemy_front(state.position) is None


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
    flood = next_flood(state.position)
    assert flood is not None
    assert flood.ends
    assert enemy_front(state.position) is None


@pytest.mark.parametrize("seed", range(6))
def test_the_flood_that_is_foretold_comes(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng) | {"board": rng.choice(["hex37", "hex24", "hex54"]), "tide": True, "turn_limit": 45}
    before: Position | None = None
    for position in random_positions(rng, options, "rim"):
        if before is not None and position.turn > before.turn:
            flood = next_flood(before)
            taken = {c for c, v in enumerate(position.data[BOARD:]) if v == 3 != before.data[BOARD + c]}
            ended = position.to_move is None and not taken
            if not ended:
                assert taken == (set(flood.cells) if flood is not None and flood.turns == 1 else set())
        before = position


def test_without_tide_nothing_floods() -> None:
    state = drawn(". . . . .", ". . . . . . .", ". . . b w . . . .", ". . . . . . . . .", ". . . . . . .", turns=8)
    assert coming_floods(state.position) == []
