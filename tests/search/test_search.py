"""The tree search: it sees only views, keeps its budgets, and finds what there is to find."""

import random
import time

import pytest

import craton
from craton import ActionError, OptionError
from craton.bots.mcts import MctsBot
from craton.search.search import Search


def searched(state: craton.State, simulations: int = 3000, seed: int = 1) -> str:
    return Search(state.view(), seed=seed).run(simulations=simulations).best


@pytest.mark.parametrize("name", craton.games())
def test_a_search_finds_a_legal_action_and_counts_its_simulations(name: str) -> None:
    state = craton.new(name)
    result = Search(state.view(), seed=1).run(simulations=200)
    assert result.best in state.legal_moves
    assert result.simulations == 200
    assert sum(candidate.visits for candidate in result.candidates) == 200
    assert {candidate.action for candidate in result.candidates} == set(state.legal_moves)
    assert all(0 <= candidate.value <= 1 for candidate in result.candidates)
    assert result.line[0] == result.best


@pytest.mark.parametrize("name", craton.games())
def test_the_same_seed_and_simulations_give_the_same_result(name: str) -> None:
    state = craton.new(name)
    one, two, other = (Search(state.view(), seed=seed).run(simulations=500) for seed in (7, 7, 8))
    assert one == two
    assert one != other


def test_a_search_can_be_continued() -> None:
    search = Search(craton.new("assault").view())
    search.run(simulations=100)
    assert search.run(simulations=50).simulations == 150


def test_a_budget_of_seconds_is_kept() -> None:
    search = Search(craton.new("assault").view())
    begin = time.perf_counter()
    search.run(seconds=0.2)
    assert 0.15 < time.perf_counter() - begin < 2


def test_a_search_stops_when_it_is_told_to() -> None:
    calls = iter([False, False, True])
    result = Search(craton.new("assault").view()).run(simulations=10**9, stop=lambda: next(calls))
    assert 0 < result.simulations < 10**6


def test_a_small_tree_fills_up_and_goes_on() -> None:
    search = Search(craton.new("assault").view(), capacity=50)
    assert search.run(simulations=2000).simulations == 2000


@pytest.mark.parametrize(
    ("budget", "words"),
    [
        ({}, "needs a budget"),
        ({"simulations": 0}, "simulations must be"),
        ({"simulations": 1.5}, "simulations must be"),
        ({"seconds": 0}, "seconds must be"),
        ({"seconds": float("nan")}, "seconds must be"),
        ({"seconds": -1}, "seconds must be"),
    ],
)
def test_an_impossible_budget_is_refused(budget: dict[str, float], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        Search(craton.new("assault").view()).run(**budget)  # type: ignore[arg-type]


def test_only_a_side_that_is_to_move_can_search() -> None:
    state = craton.new("faultlines", size=3)
    with pytest.raises(ActionError, match="not to move"):
        Search(state.view("white")).run(simulations=1)
    state.push("pass")
    state.push("pass")
    with pytest.raises(ActionError, match="over"):
        Search(state.view("black"))


def test_a_winning_capture_is_found() -> None:
    """Faust: White's last disc can be flipped."""
    state = craton.parse("faust size=3,pie=no 3/1b1/bwb black 6 -")
    assert "b1:b1" in state.legal_moves
    result = Search(state.view(), seed=1).run(simulations=2000)
    assert result.best == "b1:b1"
    assert result.value > 0.99


def test_the_last_stone_wins_in_lifeline() -> None:
    """The golden match of size 2: Black's only action wins, and the value says so."""
    state = craton.parse("lifeline size=2 wb/b1w/wb black 4 -")
    result = Search(state.view()).run(simulations=100)
    assert (result.best, result.value) == ("b2", 1.0)


def test_a_swap_is_valued_for_the_seat_that_decides() -> None:
    """Lifeline 2 after a strong first pair for one side: the value of swapping is what the other side is worth."""
    state = craton.new("lifeline", size=3, balance="weak")
    state.push("c3")  # the centre
    result = Search(state.view(), seed=3).run(simulations=20_000)
    values = {candidate.action: candidate.value for candidate in result.candidates}
    stay = max(value for action, value in values.items() if action != "swap")
    assert values["swap"] + stay == pytest.approx(1, abs=0.15)


def test_a_search_does_not_peek() -> None:
    """Two positions that look the same to the searching side give the same search."""
    results = []
    for choice in ("seal-play", "seal-pass"):
        state = craton.new("faultlines", size=3, sealed=True)
        for action in ("a1", "c3", choice):
            state.push(action)
        results.append(Search(state.view(), seed=5).run(simulations=1000))
    assert results[0] == results[1]


def test_a_search_beats_random_play() -> None:
    bots = (MctsBot(simulations=400, seed=1), craton.bot("random", seed=1))
    for name, options in (
        ("lifeline", {"size": 4}),
        ("faust", {"size": 5}),
        ("faultlines", {"size": 5, "turn_limit": 16}),
    ):
        wins = 0.0
        for number in range(6):
            state = craton.new(name, **options)
            rng = random.Random(number)
            while state.to_move is not None:
                if state.to_move is craton.CHANCE:
                    state.roll(rng)
                    continue
                seat = 0 if state.seat_to_move == "first" else 1
                state.push(bots[seat ^ (number % 2)].choose(state.view()))
            outcome = state.outcome
            assert outcome is not None
            if outcome.winner is None:
                wins += 0.5
            else:
                wins += (0 if str(state.seat(outcome.winner)) == "first" else 1) == number % 2
        assert wins >= 5, name


def test_the_bot_takes_a_budget_and_nothing_else() -> None:
    assert isinstance(craton.bot("mcts", simulations=10), MctsBot)
    with pytest.raises(OptionError, match="simulations must be"):
        craton.bot("mcts", simulations=-1)
    with pytest.raises(OptionError, match="does not take depth"):
        craton.bot("mcts", depth=3)
