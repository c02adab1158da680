"""The tree search: it sees only views, keeps its budgets, and finds what there is to find."""

import random
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Sequence

import pytest

import craton
from craton import ActionError, OptionError
from craton.bots.mcts import MctsBot
from craton.bots.spec import parse_bot
from craton.core.position import Position
from craton.core.sides import Actor, Side
from craton.lab.duel import Duel
from craton.lab.run import run_duel
from craton.lab.standing import standing
from craton.search.mcts import layout
from craton.search.mcts.endgame import Endgame
from craton.search.mcts.result import Candidate, Result, Variation
from craton.search.mcts.search import Search
from craton.search.mcts.settings import Settings, level_of, settings_of
from craton.search.solve.solver import Solution, Solver, Unsolved, solve
from tests.drawn import play


def midgame(name: str, actions: int, **options: object) -> craton.State:
    """A position in which the side to move can attack."""
    rng, state = random.Random(1), craton.new(name, **options)
    while actions > 0 or state.to_move is craton.CHANCE or not any(map(is_attack, state.legal_moves)):
        if state.to_move is craton.CHANCE:
            state.roll(rng)
        else:
            state.push_code(rng.choice(state.position.legal))
            actions -= 1
    return state


def is_attack(action: str) -> bool:
    return action.startswith("x")


def searched(state: craton.State, simulations: int = 3000, seed: int = 1) -> str:
    return Search(state.view(), seed=seed).run(simulations=simulations).best


@pytest.mark.parametrize("name", craton.list_games())
def test_a_search_finds_a_legal_action_and_counts_its_simulations(name: str) -> None:
    state = craton.new(name)
    result = Search(state.view(), seed=1).run(simulations=200)
    assert result.best in state.legal_moves
    assert result.simulations == 200
    assert sum(candidate.visits for candidate in result.candidates) == 200
    assert {candidate.action for candidate in result.candidates} == set(state.legal_moves)
    assert all(0 <= candidate.value <= 1 for candidate in result.candidates)
    assert result.line[0] == result.best


@pytest.mark.parametrize("name", craton.list_games())
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


@pytest.mark.parametrize("constant", [1.0, 2.0, 4.0])
def test_progressive_widening_tries_actions_in_proportion_to_the_root_of_the_visits(constant: float) -> None:
    search = Search(craton.new("lifeline", size=9).view(), seed=1, settings=Settings(progressive_widening=constant))
    for simulations in (15, 240, 960):
        result = search.run(simulations=simulations)
        visits = sum(candidate.visits for candidate in result.candidates)
        tried = sum(candidate.visits > 0 for candidate in result.candidates)
        assert 0.5 * constant * visits**0.5 <= tried <= constant * (visits + 1) ** 0.5 + 1


@pytest.mark.long
def test_progressive_widening_misses_no_win() -> None:
    """Proven losses make room for unvisited actions."""
    state = craton.parse("lifeline size=3 1bw/2b1/1wbb1/2w1/1bw white 7 -")
    values = solve(state.position, seconds=20).values
    assert list(values.values()).count(1) == 1 < len(values)
    for seed in range(4):
        search = Search(state.view(), seed=seed, settings=Settings(progressive_widening=0.01))
        rounds = 0
        while not (result := search.run(simulations=1999)).exact:  # too few for the exact endgame
            rounds += 1
            assert rounds < 50
        assert values[result.best] == 1


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
    """Lifeline 4, which is not solved: the value of swapping is what the other side is worth."""
    state = craton.new("lifeline", size=4, balance="weak")
    state.push("d4")  # the centre
    result = Search(state.view(), seed=3, settings=Settings()).run(simulations=20_000)  # RAVE would need more
    values = {candidate.action: candidate.value for candidate in result.candidates}
    stay = max(value for action, value in values.items() if action != "swap")
    assert values["swap"] + stay == pytest.approx(1, abs=0.15)


def test_every_action_is_visited_eventually_whatever_its_rave_value() -> None:
    """Fault Lines on a board of three with four cells left: RAVE alone would never let White pass."""
    state = play(craton.new("faultlines", size=3), "a1", "a2", "b1", "b2", "c3")
    result = Search(state.view(), seed=1).run(simulations=20_000)
    for candidate in result.candidates:
        after = state.copy()
        after.push(candidate.action)
        assert candidate.value == pytest.approx(1 - float(solve(after.position).value), abs=0.05)


def test_a_search_does_not_peek() -> None:
    """Two positions that look the same to the searching side give the same search."""
    results = []
    for choice in ("seal-play", "seal-pass"):
        state = play(craton.new("faultlines", size=3, sealed=True), "a1", "c3", choice)
        results.append(Search(state.view(), seed=5).run(simulations=1000))
    assert results[0] == results[1]


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "options"),
    [("lifeline", {"size": 4}), ("faust", {"size": 5}), ("faultlines", {"size": 5, "turn_limit": 16})],
)
def test_a_search_beats_random_play(name: str, options: dict[str, object]) -> None:
    duel = Duel(craton.game(name, **options), parse_bot("mcts:simulations=400"), parse_bot("random"), games=6)
    assert standing(duel, run_duel(duel)).estimate.score >= 5 / 6


def test_the_bot_takes_a_budget_and_nothing_else() -> None:
    assert isinstance(craton.bot("mcts", simulations=10), MctsBot)
    with pytest.raises(OptionError, match="simulations must be"):
        craton.bot("mcts", simulations=-1)
    with pytest.raises(OptionError, match="does not take depth"):
        craton.bot("mcts", depth=3)


# Threads


def test_threads_share_the_simulations_and_agree() -> None:
    state = craton.parse("faust size=3,pie=no 3/1b1/bwb black 6 -")
    result = Search(craton.new("faust").view(), seed=1, threads=2).run(simulations=1001)
    assert result.simulations == 1001
    assert sum(candidate.visits for candidate in result.candidates) == 1001
    assert Search(state.view(), seed=1, threads=2).run(simulations=1000).best == "b1:b1"
    with pytest.raises(OptionError, match="threads must be"):
        Search(state.view(), threads=0)


def test_no_thread_is_left_behind() -> None:
    before = threading.active_count()
    calls = iter([False] * 20)
    Search(craton.new("assault").view(), threads=2).run(seconds=60, stop=lambda: next(calls, True))
    assert threading.active_count() == before


# Proofs and variations


def test_a_proven_search_stops_early_and_says_so() -> None:
    state = craton.parse("lifeline size=2 wb/b1w/wb black 4 -")
    result = Search(state.view()).run(simulations=10**9)
    assert result.exact
    assert result.candidates[0].proven


@pytest.mark.long
def test_proofs_agree_with_the_exact_solver() -> None:
    """Lifeline 3 at random: whatever the search calls proven is what the solver says."""
    proven = 0
    for seed in range(24):
        rng = random.Random(seed)
        state = craton.new("lifeline", size=3)
        for _ in range(9):
            if state.to_move is not None:
                state.push_code(rng.choice(state.position.legal))
        if state.to_move is None:
            continue
        result = Search(state.view(), seed=seed).run(simulations=1999)  # too few for the exact endgame
        values = solve(state.position, seconds=20).values
        for candidate in result.candidates:
            if candidate.proven:
                proven += 1
                assert candidate.value == values[candidate.action], f"{candidate} in {state.to_text()}"
    assert proven >= 10


def test_a_variation_branches_at_chance_events() -> None:
    state = midgame("assault", 8, board="hex24")
    attack = next(filter(is_attack, state.legal_moves))
    search = Search(state.view(), seed=1)
    search.run(simulations=20_000)
    variation = search.variation(attack)
    assert variation.line == (attack,)
    assert variation.event == attack
    assert sum(branch.probability for branch in variation.branches) == 1
    assert all(0 <= branch.value <= 1 for branch in variation.branches)
    hit, miss = sorted(variation.branches, key=lambda branch: -branch.value)
    assert "1" in hit.outcomes[0]
    assert set(miss.outcomes[0]) == {"0"}
    assert str(variation).startswith(f"{attack} {{")


def test_a_board_with_too_many_actions_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("craton.search.mcts.search.MAX_ACTIONS", 100)
    with pytest.raises(OptionError, match="too many to search"):
        Search(craton.new("faust").view())


# Levels


@pytest.mark.parametrize("level", [0, 11, 5.0, True, "5"])
def test_an_unknown_level_is_refused(level: object) -> None:
    with pytest.raises(OptionError, match="A level is a whole number from 1 to 10"):
        craton.bot("mcts", level=level)


@pytest.mark.parametrize("name", craton.list_games())
def test_levels_think_longer_and_waver_less(name: str) -> None:
    levels = [level_of(craton.game(name), number) for number in range(1, 11)]
    assert [level.network for level in levels] == sorted(level.network for level in levels)
    for network in (False, True):
        simulations = [level.simulations or 10**9 for level in levels if level.network is network]
        assert simulations == sorted(set(simulations))
    temperatures = [level.temperature for level in levels]
    assert temperatures == sorted(temperatures, reverse=True)
    assert temperatures[-1] == 0 < temperatures[-2]


def test_a_level_takes_its_own_simulations_or_fewer() -> None:
    view = craton.new("faust", size=4).view()
    own = level_of(view.game, 5).simulations
    assert MctsBot(level=5, seed=1).analyse(view).simulations == own
    assert MctsBot(level=5, simulations=3, seed=1).analyse(view).simulations == 3
    assert MctsBot(level=10, simulations=77, seed=1).analyse(view).simulations == 77


def test_a_low_temperature_prefers_what_was_visited_most() -> None:
    candidates = tuple(Candidate(action, visits, 0.5) for action, visits in (("a1", 60), ("b2", 30), ("c3", 0)))
    result = Result("a1", 0.5, 90, candidates, Variation(("a1",)))
    rng = random.Random(1)
    warm = Counter(result.choose(1.0, rng) for _ in range(3000))
    cool = Counter(result.choose(0.25, rng) for _ in range(3000))
    assert warm["a1"] == pytest.approx(2000, abs=150)
    assert cool["a1"] == pytest.approx(3000 * 16 / 17, abs=60)
    assert result.choose(0.0, rng) == "a1"
    assert "c3" not in warm + cool


def test_an_interpreted_search_answers_without_the_compiler() -> None:
    code = (
        "import sys, craton; from craton.bots.mcts import MctsBot\n"
        "MctsBot(simulations=3, interpreted=True).choose(craton.new('faust', size=5))\n"
        "assert not {'numba', 'llvmlite'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


@pytest.mark.parametrize("name", ["assault", "faultlines", "faust"])
def test_an_interpreted_search_finds_exactly_what_the_compiled_one_finds(name: str) -> None:
    state = craton.new(name)
    settings = settings_of(state.game, networks=False)
    compiled, interpreted = (
        Search(state.view(), seed=3, settings=settings, interpreted=how).run(simulations=60) for how in (False, True)
    )
    assert interpreted.candidates == compiled.candidates


def test_where_rollouts_need_the_compiler_an_interpreted_search_plays_out_the_law() -> None:
    state = craton.new("lifeline", size=4)
    result = Search(state.view(), interpreted=True).run(simulations=20)
    assert result.best in state.legal_moves
    assert sum(candidate.visits for candidate in result.candidates) == 20


# Exact endgames


def test_an_endgame_with_chance_is_solved_and_the_search_stops() -> None:
    """Triangular Assault with three turns left: six actions are worth 1/2, the others at most 1/4."""
    state = craton.parse("assault board=hex24,turn_limit=10 w1b2/4b2/2bb3/ww3 white 7 -")
    result = Search(state.view(), seed=1).run(seconds=1)
    assert (result.exact, result.value, result.simulations) == (True, 0.5, 0)
    assert sum(candidate.value == 0.5 for candidate in result.candidates) == 6


def test_proofs_cross_chance_events() -> None:
    """The same endgame by the tree alone: with fewer simulations at a time than the solver asks for."""
    state = craton.parse("assault board=hex24,turn_limit=10 w1b2/4b2/2bb3/ww3 white 7 -")
    search, rounds = Search(state.view(), seed=1), 0
    while not (result := search.run(simulations=1999)).exact:
        rounds += 1
        assert rounds < 20
    values = solve(state.position).values
    assert result.value == 0.5 == values[result.best]
    for candidate in result.candidates:
        if candidate.proven:
            assert candidate.value == values[candidate.action]


@pytest.mark.long
@pytest.mark.parametrize(("turn", "board"), [(7, "hex24"), (8, "hex24"), (9, "torus24")])
def test_bounds_contain_the_exact_values(turn: int, board: str) -> None:
    proven = 0
    for seed in range(12):
        state, rng = craton.new("assault", board=board, turn_limit=10), random.Random(seed)
        while state.turn < turn or state.to_move is craton.CHANCE:
            if state.to_move is craton.CHANCE:
                state.roll(rng)
            else:
                state.push_code(rng.choice(state.position.legal))
        search = Search(state.view(), seed=seed)
        result = search.run(simulations=1999)
        values, seat = solve(state.position).values, int(state.position.seat_to_move is Actor.SECOND)
        tree = search._trees[0]
        for node in tree.children(layout.ROOT):
            action = state.position.game.definition.notation.write(state.game, int(tree.arrays.nodes[layout.KEY, node]))
            lower, upper = tree.bounds(node, seat)
            assert lower - 1e-9 <= float(values[action]) <= upper + 1e-9
        proven += result.exact
    assert proven >= 1


def test_fault_lines_are_proven_by_the_exact_value_of_the_quake() -> None:
    state = play(craton.new("faultlines", size=3), "a1", "a2", "b1", "b2", "c3", "c1", "a3")
    search, rounds = Search(state.view(), seed=1), 0
    while not (result := search.run(simulations=1999)).exact:
        rounds += 1
        assert rounds < 20
    assert result.value == pytest.approx(float(solve(state.position).value), abs=1e-12)


def test_the_time_before_a_search_counts() -> None:
    """Up to half of the budget, so that a search that starts late still has time."""
    times = iter(range(10**6))
    search = Search(craton.new("assault").view(), seed=1)
    assert search.run(seconds=20, clock=lambda: next(times), begin=-(10**6)).simulations > 0
    assert 9 <= next(times) <= 14


@pytest.mark.parametrize("simulations", [2, 50, 1000])
def test_a_win_at_once_is_played_however_little_the_network_thinks_of_it(simulations: int) -> None:
    """Without a legal placement for Black's next turn the game ends, early on a nearly empty board."""
    state = play(craton.new("lifeline"), "m7", "l6", "m6", "l8", "j7", "k7", "k6")
    result = Search(state.view(), seed=1).run(simulations=simulations)
    assert (result.best, result.value, result.exact) == ("l7", 1.0, True)


def test_a_loss_at_the_next_turn_is_seen_however_much_the_network_likes_the_action() -> None:
    state = play(craton.new("lifeline"), "m7", "l6", "m6", "l8", "j7", "k7")
    result = Search(state.view(), seed=1).run(simulations=10)
    fatal = next(one for one in result.candidates if one.action == "k6")
    assert (fatal.value, fatal.proven) == (0.0, True)
    assert result.best != "k6"


def middlegame(seed: int) -> craton.State:
    """Lifeline 3 before its fifth turn, after random play."""
    state, rng = craton.new("lifeline", size=3), random.Random(seed)
    while state.turn < 4:
        state.push_code(rng.choice(state.position.legal))
    return state


def test_only_a_hard_proof_waits_for_a_first_look_of_the_search() -> None:
    state = middlegame(6)
    endgame = Endgame(state.game)
    hard = [
        simulations
        for simulations in (1_000, 10_000, 30_000, 10**6)
        if endgame.is_hard(state.position, simulations, None)
    ]
    assert hard == [30_000]  # fewer are not enough for a proof, and with more it is easy
    assert not Endgame(craton.game("assault")).is_hard(craton.game("assault").start(), 10**9, None)


def test_the_solver_begins_with_the_actions_that_the_search_prefers(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middlegame(6)
    orders = []

    def decide(solver: Solver, position: Position, *, order: Sequence[int], **budget: object) -> Solution:
        orders.append(order)
        raise Unsolved("Not this time.")

    monkeypatch.setattr(Solver, "decide", decide)
    preferred = Search(state.view(), seed=1).run(simulations=3_000).best
    Search(state.view(), seed=1).run(simulations=30_000)
    (order,) = orders
    assert sorted(order) == sorted(state.position.legal)
    assert state.game.definition.notation.write(state.game, order[0]) == preferred


@pytest.mark.parametrize("seed", [6, 21])
def test_the_tree_knows_what_the_solver_proved_before_it_ran_out_of_nodes(seed: int) -> None:
    state = middlegame(seed)
    search, write = Search(state.view(), seed=seed), state.game.definition.notation.write
    result = search.run(simulations=30_000)
    known = {write(state.game, action) for action in search._endgame.proofs}
    assert known
    assert result.simulations > 0
    values = Solver(state.game).solve(state.position).values
    proven = {one.action: one.value for one in result.candidates if one.proven}
    assert known <= set(proven)
    assert all(values[action] == value for action, value in proven.items())


# Solved openings


def first_turns(balance: str, size: int) -> list[craton.State]:
    """The positions after Black's first turns, up to symmetry."""
    found: dict[frozenset[str], craton.State] = {}
    waiting = [craton.new("lifeline", size=size, balance=balance)]
    while waiting:
        state = waiting.pop()
        if state.to_move is Side.BLACK:
            for action in state.legal_moves:
                waiting.append(state.copy())
                waiting[-1].push(action)
            continue
        images = [state.position.image(symmetry) for symmetry in range(state.game.symmetries)]
        found.setdefault(frozenset(str(sorted(image.board)) for image in images), state)
    return list(found.values())


@pytest.mark.parametrize("balance", ["strong", "weak"])
def test_the_first_two_turns_of_lifeline_2_are_known(balance: str) -> None:
    for state in first_turns(balance, 2):
        values, write = solve(state.position).values, state.game.definition.notation.write
        winners = state.game.definition.solved_actions(state.position)
        assert {write(state.game, action): winner for action, winner in winners.items()} == {
            action: Side.WHITE if (value == 1) != (action == "swap") else Side.BLACK for action, value in values.items()
        }
        best = MctsBot(simulations=50, seed=1).analyse(state.view()).best
        assert values[best] == 1


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", ["c5+a1", "e3+b4", "a1+b3", "b2+d3", "a1+a3", "d2+a2"])
def test_whites_first_turn_in_lifeline_3_is_known(first: str) -> None:
    """The stored winning replies, on other images of the board, too, against the solver."""
    state = play(craton.new("lifeline", size=3), *first.split("+"))
    solver, write = Solver(state.game), state.game.definition.notation.write
    for action in [None, *random.Random(first).sample(list(state.legal_moves)[:-1], 3)]:
        here = state if action is None else play(state.copy(), action)
        winners = here.game.definition.solved_actions(here.position)
        assert len(winners) == len(here.legal_moves)
        white_wins = {write(here.game, action) for action in winners if winners[action] is Side.WHITE} - {"swap"}
        values = solver.solve(here.position).values
        assert white_wins == {action for action, value in values.items() if action != "swap" and value == 1}


@pytest.mark.long
@pytest.mark.parametrize(("balance", "count"), [("strong", 17), ("weak", 4)])
def test_the_seats_are_right_after_every_first_turn_of_lifeline_3(balance: str, count: int) -> None:
    """The solver is asked about the position after the swap; without a swap White is to win."""
    states = first_turns(balance, 3)
    assert len(states) == count
    for state in states:
        best = MctsBot(simulations=2000, seed=1).analyse(state.view()).best
        after = state.copy()
        after.push("swap")
        first_wins = Solver(state.game).value(after.position)[0] == 1  # with the first seat as White
        assert (best == "swap") == (not first_wins), state.to_text()


@pytest.mark.parametrize(
    ("size", "komi", "colour"), [(2, 1, "black"), (2, 12, "black"), (3, 3, "black"), (3, 4, "white")]
)
def test_a_colour_is_taken_as_solved(size: int, komi: int, colour: str) -> None:
    state = play(craton.new("lifeline", size=size, balance="komi"), f"komi {komi}")
    result = MctsBot(simulations=50, seed=1).analyse(state.view())
    assert (result.best, result.exact) == (colour, True)


def test_a_middlegame_of_sixteen_actions_is_tried_by_the_solver() -> None:
    state = craton.parse("lifeline size=3 3/1w1b/w4/b1bw/2b white 5 -")
    assert 10 < len(state.legal_moves) <= 16
    assert Search(state.view(), seed=1).run(simulations=300_000).exact
