"""The order in which groups are resolved never changes the odds."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import craton
from craton.core.game import Game
from craton.core.position import Position
from craton.games.faultlines.law import rules
from craton.games.faultlines.law.groups import find_groups
from craton.kernel.layout import BOARD, TURN
from tests.games.faultlines.faultlines_boards import every_choice, scores, the_last_choice

SEEDS = st.integers(0, 2**32)


def steady(examples: int) -> settings:
    """The same examples in every run."""
    return settings(max_examples=examples, derandomize=True, database=None, deadline=None)


def random_quake(rng: random.Random, game: Game, density: float) -> Position:
    """The beginning of a quake with random stones, including Keystones if the game has them."""
    data = [0] * game.slots
    for cell in range(len(game.board)):
        if rng.random() < density:
            side = rng.randrange(2)
            data[BOARD + cell] = side + 1
            data[rules.PLACED + side] += 1
            if game.options["keystone"] and not data[rules.SPENT + side] and rng.random() < 0.4:
                data[BOARD + cell] |= rules.KEY
                data[rules.SPENT + side] = 1
    data[TURN] = 2 * max(data[rules.PLACED : rules.PLACED + 2]) + 2
    rules.start_quake(game.constants, data, [0] * game.work_size)
    return Position(game, tuple(data))


def convolution(position: Position) -> dict[tuple[int, int], Fraction]:
    """The distribution of scores by the rulebook's odds, each group for itself, in no order."""
    resonance = position.game.options["resonance"]
    found = {(0, 0, False, False): Fraction(1)}
    stones = Counter(position.board.values())
    for group in find_groups(position).all:
        survival, white = Fraction(min(6, group.size), 6), group.side == 1
        following: Counter[tuple[int, int, bool, bool]] = Counter()
        for (b, w, b_failed, w_failed), probability in found.items():
            kept = (b, w + group.stones) if white else (b + group.stones, w)
            following[(*kept, b_failed, w_failed)] += probability * survival
            following[b, w, b_failed or not white, w_failed or white] += probability * (1 - survival)
        found = {key: probability for key, probability in following.items() if probability}
    total: Counter[tuple[int, int]] = Counter()
    for (b, w, b_failed, w_failed), probability in found.items():
        black_bonus = 3 if resonance and stones["black"] and not b_failed else 0
        white_bonus = 3 if resonance and stones["white"] and not w_failed else 0
        total[b + black_bonus, w + white_bonus] += probability
    return dict(total)


@steady(40)
@given(st.booleans(), st.booleans(), st.sampled_from([(), ("b2",), ("a1", "c3")]), SEEDS)
def test_the_order_of_groups_never_changes_the_odds(
    resonance: bool, keystone: bool, fault_lines: tuple[str, ...], seed: int
) -> None:
    """The symmetric images of a position resolve the same groups in other orders; a convolution in none at all."""
    game = craton.game("faultlines", size=4, resonance=resonance, keystone=keystone, fault_lines=fault_lines)
    rng = random.Random(seed)
    start = random_quake(rng, game, 0.45)
    found = scores(start, every_choice)
    assert sum(found.values()) == 1
    assert found == convolution(start)
    for symmetry in range(1, game.symmetries):
        assert scores(start.image(symmetry), every_choice) == found


@steady(12)
@given(st.booleans(), SEEDS)
def test_the_order_of_groups_never_changes_the_odds_with_salvages_either(resonance: bool, seed: int) -> None:
    """Owners salvage each stone of a failed group, or decline, with equal probability."""
    game = craton.game("faultlines", size=3, resonance=resonance, aftershock=True)
    start = random_quake(random.Random(seed), game, 0.55)
    found = scores(start, every_choice)
    assert sum(found.values()) == 1
    for symmetry in (2, 4, 5):
        assert scores(start.image(symmetry), every_choice) == found


@steady(25)
@given(st.booleans(), st.booleans(), SEEDS)
def test_waves_in_which_nobody_places_have_the_odds_of_the_plain_quake(
    resonance: bool, keystone: bool, seed: int
) -> None:
    options = {"size": 4, "resonance": resonance, "keystone": keystone}
    waves = craton.game("faultlines", progressive=True, **options)
    found = scores(random_quake(random.Random(seed), waves, 0.45), the_last_choice)
    plain = scores(random_quake(random.Random(seed), craton.game("faultlines", **options), 0.45), every_choice)
    assert found == plain


@pytest.mark.parametrize("seed", range(2))
def test_the_odds_of_choices_between_waves_are_the_same_on_symmetric_boards(seed: int) -> None:
    """On a board with two empty cells both sides place anywhere or pass, with equal probability."""
    game = craton.game("faultlines", size=3, progressive=True)
    rng = random.Random(seed)
    while True:
        start = random_quake(rng, game, 0.8)
        if len(start.board) == 7 and len(find_groups(start).all) <= 4:
            break
    found = scores(start, every_choice)
    assert sum(found.values()) == 1
    for symmetry in (1, 4):
        assert scores(start.image(symmetry), every_choice) == found
