"""Random play: the law against its twin, and what must hold in every game."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import craton
from craton import State
from tests.twins.lifeline import Twin

OPTIONS = st.fixed_dictionaries(
    {
        "size": st.sampled_from([2, 3, 3, 4]),
        "balance": st.sampled_from(["strong", "weak", "komi"]),
        "komi_max": st.sampled_from([1, 3, 12]),
    }
)
SEEDS = st.integers(0, 2**32)


def steady(examples: int) -> settings:
    """The same examples in every run."""
    return settings(max_examples=examples, derandomize=True, database=None, deadline=None)


def play_beside(state: State, twin: Twin, rng: random.Random) -> int:
    """Plays a random game, judging every turn by the twin; returns the number of stones that were removed."""
    cells = set(state.game.board.names)
    stones: dict[str, str] = {}
    pending: list[str] = []
    removed = 0
    while state.to_move is not None:
        side, turn = str(state.to_move), state.turn
        strong = state.game.options["balance"] == "strong"
        pairing = strong and turn < 2
        if side in ("black", "white") and not pairing:
            judged = strong or turn >= 3
            expected = twin.legal(stones, side) if judged else cells - set(stones)
            assert set(state.legal_moves) & cells == expected
        text = rng.choice(list(state.legal_moves))
        state.push(text)
        if text not in cells:
            assert state.board == stones
            continue
        pending.append(text)
        if pairing and len(pending) < 2:
            continue
        judged = strong or turn >= 3
        before = {**stones, **dict.fromkeys(pending, side)}
        stones = twin.after(stones, side, *pending) if judged else before
        removed += len(before) - len(stones)
        pending = []
        assert state.board == stones
        assert state.turn == turn + 1
    assert state.outcome is not None
    assert state.outcome.reason == "last-placement"
    assert twin.legal(stones, str(state.outcome.winner.other if state.outcome.winner else "")) == set()
    return removed


@steady(80)
@given(OPTIONS, SEEDS)
def test_the_law_and_its_twin_play_the_same_games(options: dict[str, object], seed: int) -> None:
    play_beside(craton.new("lifeline", **options), Twin(int(str(options["size"]))), random.Random(seed))


def test_such_games_remove_many_stones_and_are_won_by_both_sides() -> None:
    removed, winners = 0, set()
    for seed in range(12):
        state = craton.new("lifeline", size=3, balance=("strong", "weak", "komi")[seed % 3])
        removed += play_beside(state, Twin(3), random.Random(seed))
        assert state.outcome is not None
        winners.add(state.outcome.winner)
    assert removed > 50
    assert winners == {"black", "white"}


@steady(40)
@given(OPTIONS, SEEDS)
def test_no_dead_group_ever_stands_at_the_end_of_a_judged_turn(options: dict[str, object], seed: int) -> None:
    rng, twin = random.Random(seed), Twin(int(str(options["size"])))
    state = craton.new("lifeline", **options)
    while state.to_move is not None:
        state.push(rng.choice(list(state.legal_moves)))
        judged = state.turn >= (1 if options["balance"] == "strong" else 4)
        if judged and "first_stone" not in state.to_text():
            assert not twin.dead(state.board, "black")
            assert not twin.dead(state.board, "white")


@steady(40)
@given(st.sampled_from([1, 3, 12]), SEEDS)
def test_komi_only_ever_shrinks_and_by_spending_alone(most: int, seed: int) -> None:
    rng = random.Random(seed)
    state = craton.new("lifeline", size=3, balance="komi", komi_max=most)
    state.push(f"komi {most}")
    state.push(rng.choice(["black", "white"]))
    left = most
    while state.to_move is not None:
        spendable = state.to_move == "white" and state.turn >= 4 and left > 0
        assert ("spend" in state.legal_moves) == spendable
        text = "spend" if spendable and rng.random() < 0.4 else rng.choice(list(state.legal_moves))
        state.push(text)
        left -= text == "spend"
        assert (f"points={left}" in state.to_text()) == (left > 0)
