"""The greedy bot: exact expectations of one action, for the seat that decides, from a view alone."""

import random
from fractions import Fraction

import pytest

import craton
from craton import ActionError
from craton.bots.greedy import MAX_CELLS, SAMPLES, GreedyBot, expectation, worth
from craton.bots.spec import parse_bot
from craton.core.registry import definition
from craton.lab.duel import Duel
from craton.lab.run import run_duel
from craton.lab.standing import standing
from craton.testing.option_sets import random_game
from tests.drawn import play


def assault(*stones: tuple[str, str]) -> craton.State:
    """The stones placed in turn, Black's and White's, on the standard board; Black is to move."""
    state = craton.new("assault")
    for black, white in stones:
        state.push(black)
        state.push(white)
    return state


@pytest.mark.parametrize(
    ("text", "win"),
    [
        ("faust size=3,pie=no 3/1b1/bwb black 6 -", "b1:b1"),
        ("faust size=3 3/1b1/bwb black 6 seats=swapped", "b1:b1"),
        ("lifeline size=2 wb/b1w/wb black 4 -", "b2"),
    ],
)
def test_an_immediate_win_is_taken(text: str, win: str) -> None:
    view = craton.parse(text).view()
    for seed in range(5):
        bot = GreedyBot(seed=seed)
        assert bot.choose(view) == win
        assert bot.values(view)[win] == 1


def test_an_attack_with_three_allies_is_better_than_anything_else_in_assault() -> None:
    # c5 has the neighbours c4, c6 and b5; b5 touches c5, b4 and b6.
    state = assault(("c4", "c5"), ("c6", "b4"), ("b5", "e1"))
    view = state.view()
    values = GreedyBot(seed=1).values(view)
    # Three stones each. A hit makes it 4 : 2, a stone placed 4 : 3; the worth is the lead over all stones and one.
    assert values["xc5"] == Fraction(7, 8) * Fraction(2, 7)
    assert values["xb4"] == Fraction(1, 2) * Fraction(2, 7)
    assert {value for action, value in values.items() if not action.startswith("x")} == {Fraction(1, 8)}
    assert {GreedyBot(seed=seed).choose(view) for seed in range(10)} == {"xc5"}


def test_ties_are_broken_by_its_own_generator() -> None:
    view = craton.new("faust", size=5).view()
    assert len({GreedyBot(seed=seed).choose(view) for seed in range(40)}) > 10
    assert GreedyBot(seed=7).choose(view) == GreedyBot(seed=7).choose(view)


@pytest.mark.parametrize(("name", "options"), [("faust", {}), ("lifeline", {"size": 4, "balance": "weak"})])
def test_a_swap_is_worth_the_other_sides_stones_to_the_seat_that_decides(name: str, options: dict[str, object]) -> None:
    state = craton.new(name, **options)
    state.push("b2")
    values = GreedyBot(seed=1).values(state.view())
    assert values["swap"] == Fraction(1, 2)  # Black's stone, now one's own, and none of White's
    assert {value for action, value in values.items() if action != "swap"} == {Fraction(0)}
    state.push("swap")
    assert set(GreedyBot(seed=1).values(state.view()).values()) == {Fraction(0)}  # the first seat now plays White


def test_komi_and_colours_are_chosen_by_seats() -> None:
    state = craton.new("lifeline", size=3, balance="komi")
    named = {GreedyBot(seed=seed).choose(state.view()) for seed in range(30)}
    assert len(named) > 5
    assert all(action in state.legal_moves for action in named)
    state.push("komi 3")
    assert {GreedyBot(seed=seed).choose(state.view()) for seed in range(20)} == {"black", "white"}


def test_a_quake_is_weighed_exactly_where_that_is_possible() -> None:
    """Fault Lines: after White's pass Black's pass brings the quake; two stones together survive with 1/3."""
    state = play(craton.new("faultlines", size=3), "a1", "pass", "b1", "pass")
    values = GreedyBot(seed=1).values(state.view())
    # Survived: 2 : 0. Failed: 0 : 0, and White has placed fewer stones.
    assert values["pass"] == Fraction(1, 3) - Fraction(2, 3)
    after = state.position.after(state.position.legal[list(state.legal_moves).index("pass")])
    assert expectation(after, 0, 6) == Fraction(-1, 3)
    assert expectation(after, 1, 6) == Fraction(1, 3)
    assert expectation(after, 0, 5) is None, "six faces are more than five outcomes"


def test_a_large_quake_is_sampled() -> None:
    """Twelve groups of one: exactly, that would be thousands of positions."""
    state = craton.new("faultlines", size=7)
    play(state, "a1", "c1", "e1", "g1", "c3", "a3", "g3", "e3", "a5", "c5", "e5", "g5", "pass")
    values = GreedyBot(seed=1).values(state.view())
    assert -1 <= values["pass"] <= 1
    assert values["pass"].denominator < 100, "a mean of some quakes"


def test_of_a_very_large_board_some_actions_are_left_out() -> None:
    view = craton.new("faultlines", size=19).view()
    values = GreedyBot(seed=1).values(view)
    assert len(values) == MAX_CELLS // 361 < len(view.legal_moves)
    assert set(values) <= set(view.legal_moves)


def test_worth_is_below_a_win_and_counts_both_ways() -> None:
    state = craton.new("faultlines", size=3)
    for cell in ("a1", "b1", "c1"):
        state.push(cell)
        state.push("pass")
    assert worth(state.position, 0) == Fraction(3, 4)
    assert worth(state.position, 1) == -Fraction(3, 4)


@pytest.mark.parametrize("name", craton.list_games())
def test_every_choice_is_legal_in_random_games_with_random_options(name: str) -> None:
    rng = random.Random(f"greedy {name}")
    for number in range(6):
        state = craton.State(random_game(definition(name), rng))
        greedy = GreedyBot(seed=number)
        while state.to_move is not None:
            if state.to_move is craton.CHANCE:
                state.roll(rng)
                continue
            view = state.view()
            values = greedy.values(view)
            assert set(values) == set(state.legal_moves)
            assert all(-1 <= value <= 1 for value in values.values())
            _check_ends(state, values, hides=view.hides)
            action = greedy.choose(view)
            state.push(action if rng.random() < 0.5 else rng.choice(list(state.legal_moves)))


def _check_ends(state: craton.State, values: dict[str, Fraction], *, hides: bool) -> None:
    """An action that ends the game without chance is worth its result to the seat that takes it."""
    mover = state.to_move
    for action, value in values.items():
        twin = state.copy()
        twin.push(action)
        outcome = twin.outcome
        if outcome is None or hides:
            continue
        assert isinstance(mover, craton.Side)
        if outcome.winner is None:
            assert value == 0
        else:
            assert value == (1 if twin.seat(outcome.winner) is state.seat(mover) else -1)


def test_there_is_nothing_to_choose_for_a_side_that_is_not_to_move() -> None:
    with pytest.raises(ActionError, match="nothing to choose"):
        GreedyBot().choose(craton.new("faust").view("white"))


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        ({"size": 3, "sealed": True}, (("a1", "c3", "seal-play"), ("a1", "c3", "seal-pass"))),
        ({"board": "hex24", "sacred": "any"}, (("sacred a1", "sacred b1", "a2"), ("sacred c3", "sacred b1", "a2"))),
    ],
)
def test_the_bot_does_not_peek(options: dict[str, object], lines: tuple[tuple[str, ...], ...]) -> None:
    """Positions that look the same to its side are worth the same to it, and draw the same choices."""
    results = []
    for line in lines:
        state = craton.new("faultlines" if "sealed" in options else "assault", **options)
        for action in line:
            state.push(action)
        assert state.view().hides
        results.append(
            [(GreedyBot(seed=s).values(state.view()), GreedyBot(seed=s).choose(state.view())) for s in range(5)]
        )
    assert results[0] == results[1]


def test_what_is_hidden_is_averaged_over() -> None:
    """White's seal-pass ends placement only if Black has sealed pass, too: some samples say so, some do not."""
    state = play(craton.new("faultlines", size=3, sealed=True), "a1", "c3", "seal-pass")
    value = GreedyBot(seed=1).values(state.view())["seal-pass"]
    # One stone each: alone, each survives with 1/6, and the quake is fair; so is the board before it.
    assert value == 0
    play(state, "seal-play", "c2", "seal-pass", "seal-play", "b3", "seal-pass")
    value = GreedyBot(seed=1).values(state.view())["seal-pass"]
    quake = expectation(state.position.after(_code(state, "seal-pass")), 1, 10_000)
    assert quake is not None
    shares = [Fraction(times, SAMPLES) for times in range(1, SAMPLES)]
    assert quake != Fraction(1, 2)
    assert value in [share * quake + (1 - share) * Fraction(2, 5) for share in shares]


def _code(state: craton.State, text: str) -> int:
    return state.position.legal[list(state.legal_moves).index(text)]


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("assault", {"board": "hex24"}),
        ("faultlines", {"size": 4}),
        ("faust", {"size": 5}),
        ("lifeline", {"size": 3}),
    ],
)
def test_it_beats_random_play(name: str, options: dict[str, object]) -> None:
    duel = Duel(craton.game(name, **options), parse_bot("greedy"), parse_bot("random"), games=120)
    assert standing(duel, run_duel(duel)).estimate.low > 0.52
