"""Luck and skill: the account adds up exactly, luck has mean zero, exact values are those of the law."""

import random
from fractions import Fraction
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import craton
from craton.core.position import Position
from craton.core.sides import Actor, Side
from craton.core.state import State
from craton.odds import Distribution
from craton.odds.luck import Entry, Values, entries, expected_scores, ledger, material, results
from craton.testing.option_sets import random_game

FIRST, SECOND = Actor.FIRST, Actor.SECOND
RESULT = {Side.BLACK: Fraction(1), Side.WHITE: Fraction(0), None: Fraction(1, 2)}


def made_up(position: Position) -> Fraction:
    """An evaluation without sense, but always the same."""
    return Fraction(position.hash64 % 97, 96)


def play(state: State, rng: random.Random, most: int = 10_000) -> State:
    while state.to_move is not None and len(state.steps) < most:
        if state.to_move is Actor.CHANCE:
            state.roll(rng)
        else:
            moves = list(state.legal_moves)
            state.push(rng.choice([move for move in moves if move != "pass"] or moves))
    return state


def first_seats_result(state: State) -> Fraction:
    assert state.outcome is not None
    black = RESULT[state.outcome.winner]
    return black if state.seat("black") is FIRST else 1 - black


@given(seed=st.integers(0, 10**6), name=st.sampled_from(craton.list_games()), most=st.sampled_from([1, 8, 64]))
@settings(max_examples=60, deadline=None)
def test_the_account_adds_up_to_the_result(seed: int, name: str, most: int) -> None:
    rng = random.Random(seed)
    state = play(State(random_game(craton.game(name).definition, rng)), rng)
    account = ledger(state, made_up, most=most)
    assert account.end == first_seats_result(state)
    assert account.end == (
        account.start + account.luck(FIRST) + account.skill(FIRST) - account.skill(SECOND) + account.correction
    )
    assert account.luck(SECOND) == -account.luck(FIRST)
    assert len(account.entries) == len(state.steps)
    for one, two in zip(account.entries, account.entries[1:], strict=False):
        assert one.after == two.before
    assert most < 64 or account.correction == 0 or state.game.options["progressive"]


def test_an_unfinished_match_has_an_account_too() -> None:
    state = play(craton.new("assault"), random.Random(1), most=14)
    account = ledger(state, material)
    assert account.end == Values(material).of(state.position).value
    assert ledger(craton.new("assault"), material).end == Fraction(1, 2)
    assert ledger(state.steps, material) == account
    with pytest.raises(ValueError, match="at least one step"):
        ledger([], material)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", ["assault", "faultlines"])
def test_luck_has_mean_zero_at_every_event(seed: int, name: str) -> None:
    rng = random.Random(seed)
    state = play(State(random_game(craton.game(name).definition, rng)), rng)
    values = Values(made_up)
    for step in state.steps:
        if step.event is None:
            continue
        mean, total = Fraction(0), Fraction(0)
        for number, text in enumerate(step.before.chance):
            branch = State(state.game, step.before)
            branch.push(f"{step.event}={text}")
            (entry,) = entries(branch.steps, values)
            weight = Fraction(step.before.weights[number], sum(step.before.weights))
            mean += weight * entry.change
            total += weight
        assert mean == 0
        assert total == 1


def test_the_luck_of_an_attack_is_hit_or_miss() -> None:
    state = craton.new("assault")
    for action in ("c4", "c5", "c6", "a1", "xc5=10"):
        state.push(action)
    account = ledger(state, material)
    (thrown,) = account.chance
    hit, miss = Values(material).of(thrown.step.after), min(results(thrown.step.before), key=material)
    assert thrown.probability == Fraction(3, 4), "one head and two heads are the same"
    assert len(results(thrown.step.before)) == 2
    assert thrown.expected == Fraction(3, 4) * hit.value + Fraction(1, 4) * material(miss)
    assert thrown.change == hit.value - thrown.expected > 0
    assert thrown.turn == 5
    assert not thrown.exact
    decision = account.entries[-2]
    assert (decision.seat, decision.after) == (FIRST, thrown.expected)


def test_skill_belongs_to_the_seat_that_decided_also_after_a_swap() -> None:
    state = craton.new("faultlines", size=3, pie=True)
    for action in ("b2", "swap", "a1", "c3"):
        state.push(action)
    account = ledger(state, material)
    assert [entry.seat for entry in account.entries] == [FIRST, SECOND, FIRST, SECOND]
    # Black's stone helps its new owner, the second seat.
    swap = account.entries[1]
    assert swap.change == material(swap.step.after) - material(swap.step.before) < 0
    assert account.skill(SECOND) == -swap.change - account.entries[3].change


def test_a_decision_without_a_choice_is_neither_skill_nor_its_loss() -> None:
    state = craton.new("faultlines", size=3, progressive=True)
    for cell in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"):
        state.push(cell)
    while state.to_move is not None:  # all groups survive, so the board stays full and only `pass` is left
        state.push("1" if state.to_move is Actor.CHANCE else "pass")
    account = ledger(state, made_up)
    forced = [entry for entry in account.entries if not entry.is_chance and len(entry.step.before.legal) == 1]
    assert forced
    assert all(entry.change == 0 for entry in forced)


def value_by_law(position: Position) -> Fraction:
    """Black's chance, with the best decision wherever a side has one."""

    @cache
    def value(here: Position) -> Fraction:
        if here.outcome is not None:
            return RESULT[here.outcome.winner]
        if here.weights:
            return sum((p * value(after) for after, p in results(here).items()), Fraction(0))
        choices = [value(here.after(action)) for action in here.legal]
        return max(choices) if here.to_move is Side.BLACK else min(choices)

    return value(position)


def scores_by_law(position: Position) -> tuple[Fraction, Fraction]:
    """The expected scores if every failed group is searched, at its first stone."""

    @cache
    def scores(here: Position) -> tuple[Fraction, Fraction]:
        if here.outcome is not None:
            assert here.outcome.score is not None
            return Fraction(here.outcome.score.black), Fraction(here.outcome.score.white)
        if not here.weights:
            return scores(here.after(here.legal[0]))
        ends = [(p, scores(after)) for after, p in results(here).items()]
        return sum((p * s[0] for p, s in ends), Fraction(0)), sum((p * s[1] for p, s in ends), Fraction(0))

    return scores(position)


def quake(rng: random.Random) -> State:
    options: dict[str, object] = {name: rng.random() < 0.5 for name in ("aftershock", "keystone", "resonance", "pie")}
    state = craton.new("faultlines", size=3, rng=rng, fault_lines=rng.choice(["", "b2", 2]), **options)
    for _ in range(rng.randrange(2, 7)):
        state.push(rng.choice([move for move in state.legal_moves if move != "pass"]))
    while isinstance(state.to_move, Side):
        state.push("pass")
    return state


@pytest.mark.parametrize("seed", range(25))
def test_in_a_quake_everything_is_exact_and_as_the_law_says(seed: int) -> None:
    rng = random.Random(seed)
    state = quake(rng)
    begun = len(state.steps)
    play(state, rng)
    definition = state.game.definition
    for step in state.steps[begun:]:
        assert definition.exact_value(step.before) == value_by_law(step.before)
    if len(state.steps) > begun:
        before = state.steps[begun].before
        found = expected_scores(state.steps)
        assert found is not None
        assert tuple(found.odds.expected.values()) == scores_by_law(before)
    account = ledger(state, made_up)
    for entry in account.entries[begun:]:
        assert entry.exact
        assert not entry.is_chance or entry.turn is None
    rolls: list[Entry] = [entry for entry in account.entries[begun:] if entry.is_chance]
    start = account.entries[begun].before if len(account.entries) > begun else account.end
    declined = sum((entry.change for entry in account.entries[begun:] if not entry.is_chance), Fraction(0))
    assert account.end == start + sum((entry.change for entry in rolls), Fraction(0)) + declined


def test_before_a_quake_and_between_waves_nothing_is_exact() -> None:
    state = craton.new("faultlines", size=3)
    assert state.game.definition.exact_value(state.position) is None
    assert expected_scores(state.steps) is None
    waves = craton.new("faultlines", size=3, progressive=True)
    for action in ("a1", "c3", "pass", "pass"):
        waves.push(action)
    assert waves.to_move is Actor.CHANCE
    assert waves.game.definition.exact_value(waves.position) is None
    play(waves, random.Random(1))
    assert expected_scores(waves.steps) is None


def test_what_was_expected_and_what_came() -> None:
    state = craton.new("faultlines", size=3)
    for action in ("a1", "c1", "a2", "pass", "pass"):
        state.push(action)
    state.push("roll a1=2")
    found = expected_scores(state.steps)
    assert found is not None
    assert found.odds.expected == {"black": Fraction(2, 3), "white": Fraction(1, 6)}
    assert found.odds.scores["black"] == Distribution({0: 2, 2: 1})
    assert found.came is None
    state.push("roll c1=6")
    found = expected_scores(state.steps)
    assert found is not None
    assert found.came == (2, 0)
    account = ledger(state, material)
    # Black wins if its pair survives (1/3, then 2 beats 1), or if no stone does: White placed fewer, so it is White's.
    assert account.entries[5].before == Fraction(1, 3)
    assert account.entries[5].change == Fraction(2, 3)
    assert account.entries[6].change == 0
    assert state.outcome is not None


def test_the_last_attack_of_a_game_is_exact_without_any_evaluation() -> None:
    state = craton.new("assault", turn_limit=10)
    for action in ("c5", "c4", "a1", "a3", "a5", "a7", "e1", "e3", "e5", "xc5"):
        state.push(action)
    state.push("xc5=0")
    account = ledger(state, made_up)
    (thrown,) = account.chance
    assert thrown.exact
    assert (thrown.expected, thrown.after) == (Fraction(1, 2), Fraction(1))


def test_many_events_in_a_row_are_evaluated_with_a_correction() -> None:
    state = craton.new("faultlines", size=5, progressive=True)
    for action in ("a1", "c1", "e1", "b2", "d2", "a3", "c3", "e3", "b4", "d4", "a5", "c5", "pass", "pass"):
        state.push(action)
    play(state, random.Random(3))
    account = ledger(state, made_up, most=16)
    assert account.correction != 0
    assert account.end == (
        account.start + account.luck(FIRST) + account.skill(FIRST) - account.skill(SECOND) + account.correction
    )


def test_material_is_fair_and_bounded() -> None:
    for name in craton.list_games():
        state = craton.new(name)
        assert material(state.position) == Fraction(1, 2)
        for step in play(state, random.Random(1), most=60).steps:
            assert 0 < material(step.before) < 1
