"""Random options and random play: the law against its twin, and what must hold in every game."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import craton
from craton import CHANCE, State
from craton.core.game import Game
from craton.core.position import Position
from craton.games.faultlines.law import rules
from craton.games.faultlines.law.groups import effective_size, groups
from craton.kernel.layout import BOARD, TURN
from tests.games.faultlines.faultlines_boards import every_choice, scores, the_last_choice
from tests.games.faultlines.faultlines_twin import Twin

FLAGS = ("pie", "sealed", "aftershock", "keystone", "progressive", "resonance")
CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")  # on every board

OPTIONS = st.fixed_dictionaries(
    {
        "size": st.sampled_from([3, 3, 4, 5]),
        "turn_limit": st.sampled_from([None, None, 2, 4, 6, 7, 11, 12]),
        "fault_lines": st.sets(st.sampled_from(CELLS), max_size=4).map(lambda cells: tuple(sorted(cells))),
        **dict.fromkeys(FLAGS, st.booleans()),
    }
).filter(lambda options: not (options["sealed"] and (options["turn_limit"] or 0) % 2))
SEEDS = st.integers(0, 2**32)


def steady(examples: int) -> settings:
    """The same examples in every run."""
    return settings(max_examples=examples, derandomize=True, database=None, deadline=None)


def choose(state: State, rng: random.Random, restlessness: float) -> str:
    """A random action; passes, seals and refusals are chosen more often than a uniform choice would."""
    moves = list(state.legal_moves)
    words = [move for move in moves if move in ("pass", "swap", "seal-pass", "decline")]
    if words and rng.random() > restlessness:
        return rng.choice(words)
    return rng.choice(moves)


def step(state: State, rng: random.Random, restlessness: float = 0.8) -> str:
    """Plays a random action or outcome and returns it."""
    if state.to_move is CHANCE:
        return state.roll(rng)
    text = choose(state, rng, restlessness)
    state.push(text)
    return text


def compare(state: State, twin: Twin) -> None:
    """That the state and its twin agree on everything that can be seen."""
    assert state.board == twin.stones
    data, names = state.position.data, state.game.board.names
    assert {name for cell, name in enumerate(names) if data[BOARD + cell] & rules.KEY} == twin.keystones
    assert {name for cell, name in enumerate(names) if data[BOARD + cell] & rules.SECURED} == twin.survivors
    assert state.turn == twin.turns
    assert (state.seat("black") == "second") == twin.swapped
    if twin.asks is None:
        assert state.to_move is None
        assert state.outcome == twin.result
        return
    who, what = twin.asks
    assert state.to_move == who
    if who == "chance":
        assert state.event == what
    else:
        assert set(state.legal_moves) == what
        assert len(state.legal_moves) == len(what)


@steady(1000)
@given(OPTIONS, SEEDS)
def test_the_law_and_its_twin_play_the_same_games(options: dict[str, object], seed: int) -> None:
    rng = random.Random(seed)
    state, twin = craton.new("faultlines", **options), Twin(**options)
    restlessness = rng.choice([0.6, 0.8, 0.95])
    compare(state, twin)
    while state.to_move is not None:
        twin.send(step(state, rng, restlessness))
        compare(state, twin)


@pytest.mark.parametrize("flags", list(product([False, True], repeat=len(FLAGS))))
def test_the_law_and_its_twin_agree_on_every_combination_of_options(flags: tuple[bool, ...]) -> None:
    options = dict(zip(FLAGS, flags, strict=True))
    rng = random.Random(str(flags))
    for fault_lines, turn_limit in (((), None), (("b2", "c1"), 6)):
        given = {"size": 3, "turn_limit": turn_limit, "fault_lines": fault_lines, **options}
        state, twin = craton.new("faultlines", **given), Twin(**given)
        while state.to_move is not None:
            twin.send(step(state, rng))
            compare(state, twin)
        assert twin.result is not None


def test_such_games_meet_every_phase_every_word_and_every_reason() -> None:
    rng = random.Random("meets")
    phases, words, reasons = set(), Counter[str](), Counter[str]()
    for number in range(60):
        options = {flag: rng.random() < 0.6 for flag in FLAGS}
        state = craton.new("faultlines", size=3, turn_limit=rng.choice([None, 4, 6]), **options)
        while state.to_move is not None:
            phases.add(state.position.data[rules.PHASE])
            text = step(state, rng, (0.6, 0.9)[number % 2])
            words[text.split()[0]] += 1
        assert state.outcome is not None
        reasons[state.outcome.reason] += 1
    assert phases == {rules.PLACE, rules.SEALING, rules.ROLL, rules.SALVAGE, rules.SAVE, rules.BETWEEN}
    assert set(words) > {"pass", "swap", "seal-play", "seal-pass", "decline", "salvage", "a1", "b2*"}
    assert set(reasons) == {"score", "fewer-stones", "draw"}


@steady(120)
@given(OPTIONS, SEEDS)
def test_in_every_game_stones_are_never_more_than_placed_and_the_score_is_what_survives(
    options: dict[str, object], seed: int
) -> None:
    rng = random.Random(seed)
    state = craton.new("faultlines", **options)
    quaking, rolls_since_choice = False, 0
    while state.to_move is not None:
        data, sides = state.position.data, list(state.board.values())
        assert sides.count("black") <= data[rules.PLACED]
        assert sides.count("white") <= data[rules.PLACED + 1]
        assert quaking or len(sides) == data[rules.PLACED] + data[rules.PLACED + 1]
        assert bool(state.chance) == (state.to_move is CHANCE)
        if state.chance:
            quaking = True
            assert sum(state.chance.values()) == 1
            rolls_since_choice += 1
            assert rolls_since_choice <= 2 * len(state.game.board)
        elif data[rules.PHASE] == rules.BETWEEN:
            quaking, rolls_since_choice = True, 0
        step(state, rng)
    assert state.outcome is not None
    assert state.outcome.score is not None
    data, sides = state.position.data, list(state.board.values())
    for side, points in zip(("black", "white"), state.outcome.score, strict=True):
        number = ("black", "white").index(side)
        failed = data[rules.FAILED + number]
        bonus = 3 if options["resonance"] and data[rules.PLACED + number] and not failed else 0
        assert points == sides.count(side) + bonus
        if not options["resonance"]:
            assert not failed


@steady(100)
@given(OPTIONS, SEEDS)
def test_every_quake_ends_with_all_remaining_stones_secured(options: dict[str, object], seed: int) -> None:
    rng = random.Random(seed)
    state = craton.new("faultlines", **options)
    steps = 0
    while state.to_move is not None:
        step(state, rng)
        steps += 1
        assert steps < 12 * len(state.game.board) + 40
    assert all(value & rules.SECURED for value in state.position.data[BOARD:] if value)


# The order of groups


def strewn(rng: random.Random, game: Game, density: float) -> Position:
    """The beginning of a quake with stones strewn at random, Keystones among them if the game has them."""
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
    for group in sorted(groups(position), key=len, reverse=True):
        survival = Fraction(min(6, effective_size(position, group)), 6)
        white = position.stone(min(group)) == "white"
        following: Counter[tuple[int, int, bool, bool]] = Counter()
        for (b, w, b_failed, w_failed), probability in found.items():
            kept = (b, w + len(group)) if white else (b + len(group), w)
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
    start = strewn(rng, game, 0.45)
    found = scores(start, every_choice)
    assert sum(found.values()) == 1
    assert found == convolution(start)
    for symmetry in range(1, game.symmetries):
        assert scores(start.image(symmetry), every_choice) == found


@steady(12)
@given(st.booleans(), SEEDS)
def test_the_order_of_groups_never_changes_the_odds_with_salvages_either(resonance: bool, seed: int) -> None:
    """Each owner salvages every stone of a failed group, and declines, alike often."""
    game = craton.game("faultlines", size=3, resonance=resonance, aftershock=True)
    start = strewn(random.Random(seed), game, 0.55)
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
    found = scores(strewn(random.Random(seed), waves, 0.45), the_last_choice)
    plain = scores(strewn(random.Random(seed), craton.game("faultlines", **options), 0.45), every_choice)
    assert found == plain


@pytest.mark.parametrize("seed", range(2))
def test_the_odds_of_choices_between_waves_are_the_same_on_symmetric_boards(seed: int) -> None:
    """On a board with two empty cells both sides place anywhere or pass, all alike."""
    game = craton.game("faultlines", size=3, progressive=True)
    rng = random.Random(seed)
    while True:
        start = strewn(rng, game, 0.8)
        if len(start.board) == 7 and len(groups(start)) <= 4:
            break
    found = scores(start, every_choice)
    assert sum(found.values()) == 1
    for symmetry in (1, 4):
        assert scores(start.image(symmetry), every_choice) == found
