"""The solver: equal to plain recursion on tiny games, to itself without reductions, and to what the docs publish."""

from __future__ import annotations

import json
import random
import re
import signal
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import craton
from craton import CratonError, OptionError
from craton.boards import square
from craton.cli import main
from craton.core.definition import Definition
from craton.core.game import Game, make_game
from craton.core.options import Whole
from craton.core.position import Position
from craton.core.sides import Actor, Side
from craton.kernel.decorator import Constants, Ints, kernel
from craton.kernel.layout import (
    APPLY,
    CAP,
    CHANCE_WEIGHTS,
    DRAW,
    HASH,
    LEGAL,
    MIRROR,
    MIRROR_ACTION,
    MOVER,
    OPTIONS,
    OWN,
    START,
    TURN,
    capped,
    finish,
    mirror_cells,
    put,
    rehash,
)
from craton.search.mcts.search import Search
from craton.search.solve import expectimax, minimax
from craton.search.solve.budget import Budget
from craton.search.solve.minimax import Minimax
from craton.search.solve.reductions import properties_of
from craton.search.solve.solver import Solution, Solver, Unsolved, solve
from tests.drawn import random_step

DOCS = Path(__file__).parents[2] / "docs" / "solved.md"
PUBLISHED = re.compile(
    r"`(?P<text>[^`]+ (?:black|white|first) \d+ [^`]+)` \| (?P<value>[\d/]+) \| (?P<nodes>[\d,]+) \|"
)
QUICK = 5_000
"""Published positions that took at most this many nodes are solved again, and those in ALSO."""
ALSO = ("faultlines size=3 3/3/3 black 0 -",)


# The slow twin


def plain(position: Position, known: dict[Position, Fraction]) -> Fraction:
    """The first seat's value by recursion over all positions, each with its turn number and as it lies."""
    if position not in known:
        outcome = position.outcome
        if outcome is not None:
            black = Fraction(1, 2) if outcome.winner is None else Fraction(int(outcome.winner is Side.BLACK))
            known[position] = black if position.seat_of_black is Actor.FIRST else 1 - black
        elif position.weights:
            ways = enumerate(position.weights)
            total = sum(weight * plain(position.after_outcome(number), known) for number, weight in ways)
            known[position] = Fraction(total, sum(position.weights))
        else:
            values = [plain(position.after(action), known) for action in position.legal]
            known[position] = max(values) if position.seat_to_move is Actor.FIRST else min(values)
    return known[position]


def own(value: Fraction, position: Position) -> Fraction:
    """What the first seat's value means to the seat to move, or at a chance event to the first."""
    return 1 - value if position.seat_to_move is Actor.SECOND else value


def at_random(game: Game, seed: object, turns: int) -> Position | None:
    """The position after `turns` turns of a random match; None if it is over by then."""
    state, rng = craton.State(game), random.Random(f"{game.options_text} {seed}")
    while state.to_move is craton.CHANCE or (state.to_move is not None and state.turn < turns):
        if state.to_move is craton.CHANCE:
            state.roll(rng)
        else:
            state.push(rng.choice([action for action in state.legal_moves if action != "swap"]))
    return state.position if state.to_move is not None else None


def positions(game: Game, turns: int, count: int) -> list[Position]:
    found = (at_random(game, seed, turns) for seed in range(20 * count))
    return [position for position in found if position is not None][:count]


def moved_to(position: Position, turn: int) -> Position:
    """The same position after another number of turns."""
    data = list(position.data)
    data[TURN] = turn
    data[HASH] = rehash(position.game.constants, data)
    return Position(position.game, tuple(data))


def check_solution(solution: Solution, position: Position, known: dict[Position, Fraction]) -> None:
    """Against the twin: the value, every action's value, and that the line keeps the value to its end."""
    value = plain(position, known)
    assert solution.value == own(value, position)
    write = position.game.definition.notation.write
    values = {write(position.game, a): own(plain(position.after(a), known), position) for a in position.legal}
    assert dict(solution.values) == values
    assert solution.best == tuple(action for action, share in values.items() if share == solution.value)
    state = craton.State(position.game, position)
    for action in solution.line:
        state.push(action)
        assert plain(state.position, known) == value
    assert state.to_move in (None, craton.CHANCE)


# Games without chance


@pytest.mark.sample(2)
@pytest.mark.parametrize("options", [{}, {"balance": "weak"}, {"balance": "komi", "komi_max": 2}], ids=str)
def test_every_position_of_lifeline_2_has_the_value_of_plain_recursion(options: dict[str, Any]) -> None:
    game = craton.game("lifeline", size=2, **options)
    known: dict[Position, Fraction] = {}
    plain(game.start(), known)
    solver, budget = Minimax(game), Budget()
    assert len(known) > 300
    for position, value in known.items():
        assert solver.value(position, budget)[0] == value, position
    check_solution(solve(game.start()), game.start(), known)


@pytest.mark.parametrize("options", [{}, {"pie": False}, {"pattern": False}], ids=str)
def test_endgames_of_faust_3_have_the_values_of_plain_recursion(options: dict[str, Any]) -> None:
    game = craton.game("faust", size=3, **options)
    solver, known = Solver(game), dict[Position, Fraction]()
    results = set()
    for position in [*positions(game, 5, 6), *positions(game, 8, 6)]:
        solution = solver.solve(position)
        check_solution(solution, position, known)
        results.add(solution.value)
    assert results == {0, 1}


@pytest.mark.long
@pytest.mark.parametrize(("name", "turns"), [("lifeline", 12), ("faust", 9)])
def test_values_are_exact_close_to_the_move_cap(name: str, turns: int) -> None:
    """The same positions with 1 to 12 turns left before the cap, in any order, with one memory: many become draws."""
    game = craton.game(name, size=3)
    cap, rng = CAP * len(game.board), random.Random(2)
    solver, known = Minimax(game), dict[Position, Fraction]()
    late = [
        moved_to(position, cap - left) for position in positions(game, turns, 5) for left in range(2 - turns % 2, 13, 2)
    ]
    rng.shuffle(late)
    for position in late:
        assert solver.value(position, Budget())[0] == plain(position, known), position
    assert {known[position] for position in late} == {0, Fraction(1, 2), 1}


# A game that goes in circles: a token walks on a graph, and some nodes end the game.

NODES, WAYS = 14, 3


def random_graph(options: Any, board: Any) -> list[int]:
    """WAYS successors of each node, repeated if there are fewer; then each node's result: 1 + winner, 3 draw, or 0."""
    rng = random.Random(options["seed"])
    ways = [sorted(rng.choices(range(NODES), k=WAYS)) for _ in range(NODES)]
    ends = [0] * NODES
    for node in rng.sample(range(NODES), 3):
        ends[node] = rng.choice((1, 1, 2, 2, 3))
    return [*(way for row in ways for way in row), *ends]


@kernel(START)
def token_start(constants: Constants, state: Ints) -> None:
    pass


@kernel(LEGAL)
def token_legal(constants: Constants, state: Ints, out: Ints, work: Ints) -> int:
    count, last = 0, -1
    for way in range(WAYS):
        node = constants[OPTIONS][state[OWN] * WAYS + way]
        if node != last:
            out[count] = node
            count += 1
        last = node
    return count


@kernel(APPLY)
def token_apply(constants: Constants, state: Ints, action: int, work: Ints) -> None:
    put(constants, state, OWN, action)
    put(constants, state, TURN, state[TURN] + 1)
    put(constants, state, MOVER, 1 - state[MOVER])
    if constants[OPTIONS][NODES * WAYS + action]:
        finish(constants, state, constants[OPTIONS][NODES * WAYS + action] - 1, 0)
    elif capped(constants, state):
        finish(constants, state, DRAW, 1)


@kernel(CHANCE_WEIGHTS)
def token_chances(constants: Constants, state: Ints, weights: Ints) -> int:
    return 0


@kernel(APPLY)
def token_settle(constants: Constants, state: Ints, outcome: int, work: Ints) -> None:
    pass


@kernel(MIRROR)
def token_mirror(constants: Constants, state: Ints, symmetry: int, out: Ints, work: Ints) -> None:
    mirror_cells(constants, state, symmetry, out)


@kernel(MIRROR_ACTION)
def token_mirror_action(constants: Constants, action: int, symmetry: int) -> int:
    return action


TOKEN = Definition(
    name="token",
    title="Token",
    summary="A token walks on a graph.",
    options=(Whole("seed", 0, 10_000, 0, "of the graph"),),
    board=lambda options: square(3),
    encode=random_graph,
    law=SimpleNamespace(
        start=token_start,
        legal=token_legal,
        apply=token_apply,
        chance_weights=token_chances,
        apply_outcome=token_settle,
        mirror=token_mirror,
        mirror_action=token_mirror_action,
    ),
    notation=SimpleNamespace(write=lambda game, action: f"n{action}"),
    slots=(),
    reasons=("end", "move-cap"),
    most_actions=lambda options, board: WAYS,
    action_count=lambda options, board: NODES,
    problem=lambda position: None,
    package="",
)


def token_at(game: Game, node: int, mover: int, turn: int) -> Position:
    data = list(game.start().data)
    data[OWN], data[MOVER], data[TURN] = node, mover, turn
    data[HASH] = rehash(game.constants, data)
    return Position(game, tuple(data))


@pytest.mark.long
def test_loops_neither_hide_wins_nor_invent_them() -> None:
    """On 20 random graphs, from every node, far from the cap and near it, with one small memory for all."""
    seen: dict[Fraction, int] = {}
    for seed in range(20):
        game = make_game(TOKEN, {"seed": seed})
        assert properties_of(game).ignores_turns
        cap, solver, known = CAP * len(game.board), Minimax(game, table_rows=64), dict[Position, Fraction]()
        for turn in (4, 5, *range(cap - 6, cap), 40):
            for node in range(NODES):
                position = token_at(game, node, turn % 2, turn)
                value = plain(position, known)
                assert solver.value(position, Budget())[0] == value, (seed, node, turn)
                seen[value] = seen.get(value, 0) + 1
    assert min(seen[Fraction(half, 2)] for half in (0, 1, 2)) > 100


# Games with chance

FAULT_LINES: list[dict[str, Any]] = [
    {"turn_limit": 4},
    {"turn_limit": 3, "pie": True, "resonance": True},
    {"turn_limit": 3, "keystone": True},
    {"turn_limit": 3, "aftershock": True},
    {"turn_limit": 3, "fault_lines": "b2+c3"},
    {"turn_limit": 2, "pie": True, "keystone": True, "aftershock": True, "resonance": True},
]


@pytest.mark.sample(2)
@pytest.mark.parametrize("options", FAULT_LINES, ids=str)
def test_short_games_of_fault_lines_have_the_values_of_plain_recursion(options: dict[str, Any]) -> None:
    game = craton.game("faultlines", size=3, **options)
    check_solution(solve(game.start()), game.start(), {})


@pytest.mark.sample(1)
@pytest.mark.parametrize("options", [{}, {"aftershock": True}, {"keystone": True}], ids=str)
def test_late_positions_of_progressive_fault_lines_have_the_values_of_plain_recursion(options: dict[str, Any]) -> None:
    """Within the quake: after wave 2, with placements still to come."""
    game = craton.game("faultlines", size=3, progressive=True, **options)
    solver, known, count = Solver(game), dict[Position, Fraction](), 0
    for seed in range(60):
        state, rng = craton.State(game), random.Random(seed)
        while state.to_move is not None and state.position.data[OWN + 10] < 2:  # WAVE
            random_step(state, rng)
        if state.position.to_move is not None and len(state.board) in (4, 5) and count < 6:
            check_solution(solver.solve(state.position), state.position, known)
            count += 1
    assert count >= 3


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"momentum": 1, "influence": True, "stubborn": True},
        {"board": "torus24", "momentum": 2},
        {"tide": True, "turn_limit": 11},
    ],
    ids=str,
)
def test_the_last_two_turns_of_assault_have_the_values_of_plain_recursion(options: dict[str, Any]) -> None:
    game = craton.game("assault", **{"board": "hex24", "turn_limit": 10, **options})
    solver, known = Solver(game), dict[Position, Fraction]()
    last = positions(game, game.options["turn_limit"] - 2, 4)
    for position in last:
        check_solution(solver.solve(position), position, known)
    assert any(0 < known[position] < 1 for position in last)


def test_at_a_chance_event_the_value_is_the_first_seats() -> None:
    state = craton.parse("faultlines size=3 3/3/b1w black 2 black_placed=1,white_placed=1")
    for _ in range(2):
        state.push("pass")
    solution = solve(state.position)
    # Each stone survives with 1/6, and as both have placed one the rest is a draw.
    assert (solution.value, solution.best, solution.line) == (Fraction(1, 2), (), ())
    state.push("1")
    assert solve(state.position).value == Fraction(1, 6) * Fraction(1, 2) + Fraction(5, 6)
    assert str(solve(state.position).seat) == "first"


# Symmetry and what is forgotten


def test_what_the_law_forgets_is_found_out_by_trial() -> None:
    def facts(name: str, **options: Any) -> tuple[bool, bool, bool]:
        found = properties_of(craton.game(name, **options))
        return found.has_chance, found.is_symmetric, found.ignores_turns

    assert facts("lifeline", size=3) == (False, True, True)
    assert facts("faust", size=3) == (False, True, True)
    assert facts("faultlines", size=3) == (True, True, True)
    assert facts("faultlines", size=3, progressive=True) == (True, True, True)
    assert facts("faultlines", size=3, turn_limit=8) == (True, True, False)
    assert facts("assault", board="hex24", turn_limit=10) == (True, True, False)
    # Salvages are decided in cell order, and that order is not symmetric.
    assert facts("faultlines", size=3, aftershock=True) == (True, False, True)


@pytest.fixture
def without_reductions(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (minimax, expectimax):
        monkeypatch.setattr(
            module, "properties_of", lambda game: replace(properties_of(game), is_symmetric=False, ignores_turns=False)
        )


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("name", "options", "turns"),
    [
        ("lifeline", {"size": 3}, 9),
        ("lifeline", {"size": 3, "balance": "weak"}, 10),
        ("faust", {"size": 4}, 8),
        ("faultlines", {"size": 3, "turn_limit": 6}, 2),
        ("assault", {"board": "hex24", "turn_limit": 10}, 7),
    ],
    ids=str,
)
def test_symmetric_positions_have_one_value_even_if_nothing_is_reduced(
    name: str, options: dict[str, Any], turns: int, request: pytest.FixtureRequest
) -> None:
    game = craton.game(name, **options)
    here = positions(game, turns, 3)
    reduced = [Solver(game).value(position)[0] for position in here]
    request.getfixturevalue("without_reductions")
    for position, value in zip(here, reduced, strict=True):
        solver = Solver(game)
        for symmetry in (0, 1, game.symmetries - 1):
            assert solver.value(position.image(symmetry))[0] == value, (position, symmetry)


# The tree search against the truth


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("name", "options", "turns", "count"),
    [
        ("lifeline", {"size": 2}, 1, 3),
        ("lifeline", {"size": 2, "balance": "weak"}, 1, 3),
        ("lifeline", {"size": 3}, 10, 12),
        ("faust", {"size": 3}, 2, 12),
    ],
    ids=str,
)
def test_a_long_tree_search_chooses_a_best_action(name: str, options: dict[str, Any], turns: int, count: int) -> None:
    game = craton.game(name, **options)
    solver, hard = Solver(game), 0  # where some actions are wrong
    for position in positions(game, turns, count):
        solution = solver.solve(position)
        found = Search(craton.State(game, position).view(), seed=1).run(simulations=30_000).best
        assert found in solution.best, position
        hard += len(solution.best) < len(solution.values)
    assert hard


def test_the_second_seat_of_lifeline_2_swaps_exactly_if_black_wins() -> None:
    game = craton.game("lifeline", size=2, balance="weak")
    for opening, best in (("a1", True), ("b2", False)):
        state = craton.State(game)
        state.push(opening)
        solution = solve(state.position)
        assert solution.value == 1
        assert (str(solution.seat), "swap" in solution.best) == ("second", best)


# What is published


@pytest.mark.long
def test_published_values_are_what_the_solver_says() -> None:
    rows = [found.groupdict() for found in PUBLISHED.finditer(DOCS.read_text(encoding="utf-8"))]
    quick = [row for row in rows if int(row["nodes"].replace(",", "")) <= QUICK or row["text"] in ALSO]
    assert len(rows) >= 50
    assert {row["text"].split()[0] for row in quick} == set(craton.list_games())
    solvers: dict[Game, Solver] = {}
    for row in quick:
        position = craton.parse(row["text"]).position
        solver = solvers.setdefault(position.game, Solver(position.game))
        assert solver.value(position)[0] == Fraction(row["value"]), row["text"]


# Bad input


@pytest.mark.parametrize(
    ("name", "options"),
    [("faultlines", {"size": 3, "sealed": True}), ("assault", {"sacred": "any"}), ("assault", {"sacred": "core"})],
)
def test_games_with_secrets_that_matter_are_refused(name: str, options: dict[str, Any]) -> None:
    with pytest.raises(CratonError, match=r"is not solved: .* without knowing what the other hides\.$"):
        solve(craton.game(name, **options).start())


def test_a_secret_found_late_is_refused_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Should no random match meet it."""
    monkeypatch.setattr("craton.search.solve.solver.refuse_hidden_information", lambda position: None)
    with pytest.raises(CratonError, match="without knowing"):
        solve(craton.game("faultlines", size=3, sealed=True).start(), nodes=1000)


@pytest.mark.parametrize(
    ("name", "budget", "words"),
    [
        ("lifeline", {"nodes": 500}, r"^Not solved within 500 nodes \(\d+\.\d seconds\)\.$"),
        ("lifeline", {"seconds": 0.1}, r"^Not solved within 0\.1 seconds \([\d,]+ nodes\)\.$"),
        ("faultlines", {"nodes": 500}, r"^Not solved within 500 nodes"),
        ("faultlines", {"seconds": 0.1}, r"^Not solved within 0\.1 seconds"),
    ],
)
def test_a_budget_that_does_not_suffice_is_told(name: str, budget: dict[str, Any], words: str) -> None:
    with pytest.raises(Unsolved, match=words):
        solve(craton.game(name).start(), **budget)


@pytest.mark.parametrize(
    ("budget", "words"),
    [
        ({"nodes": 0}, "nodes must be a whole number from 1, not 0"),
        ({"nodes": 1.5}, "nodes must be"),
        ({"nodes": True}, "nodes must be"),
        ({"seconds": 0}, "seconds must be a number above 0, not 0"),
        ({"seconds": float("nan")}, "seconds must be"),
        ({"seconds": "1"}, "seconds must be"),
    ],
)
def test_an_impossible_budget_is_refused(budget: dict[str, Any], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        solve(craton.game("lifeline", size=2).start(), **budget)


def test_a_budget_of_just_enough_nodes_suffices() -> None:
    position = craton.game("faultlines", size=3, turn_limit=3).start()
    enough = solve(position).nodes
    assert solve(position, nodes=enough).nodes == enough
    with pytest.raises(Unsolved):
        solve(position, nodes=enough // 2)


def test_a_finished_game_and_another_game_are_refused() -> None:
    state = craton.new("faultlines", size=3)
    state.push("pass")
    state.push("pass")
    with pytest.raises(CratonError, match=r"^The game is over: there is nothing to solve\.$"):
        solve(state.position)
    with pytest.raises(CratonError, match="made for another game"):
        Solver(craton.game("lifeline")).solve(state.position)


# The command


def test_the_command_prints_value_actions_line_nodes_and_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "lifeline", "-o", "size=2,balance=weak"]) == 0
    printed = capsys.readouterr().out
    assert "Lifeline size=2,balance=weak\n  value  0: the first seat loses\n" in printed
    assert "(7 of 7 actions)" in printed
    assert re.search(r"line   \S+ ", printed)
    assert re.search(r"[\d,]+ nodes in \d+\.\d\d s\n$", printed)


def test_the_command_solves_a_text_and_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    text = "assault board=hex24,turn_limit=10 5/bww4/3b1w1/1b1wb black 8 -"
    assert main(["solve", "--text", text, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["value"], found["best"], found["seat"], found["position"]) == ("1/4", ["xa4", "xb6"], "first", text)
    assert set(found["values"]) == set(craton.parse(text).legal_moves)
    assert main(["solve", "assault", "--text", text]) == 0
    assert "value  1/4 = 0.2500 for the first seat" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Name a game, or a position with --text."),
        (["faust", "--text", "lifeline size=2 2/3/2 black 0 -"], "The text is a position of lifeline, not of faust."),
        (["-o", "size=3", "--text", "lifeline size=2 2/3/2 black 0 -"], "leave out -o and --preset"),
        (["--text", "nonsense"], "A position has 6 fields"),
        (["lifeline", "--nodes", "100"], "Not solved within 100 nodes"),
        (["lifeline", "--seconds", "-1"], "seconds must be a number above 0"),
        (["assault", "-o", "sacred=any"], "without knowing what the other hides"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *arguments]) == 2
    printed = capsys.readouterr()
    assert words in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""


def test_ctrl_c_ends_a_solve_with_a_clear_message() -> None:
    """Once the first line of progress is out, so the search itself is running."""
    code = "import sys; import craton.cli.solve as s; s.PAUSE = 0.2; from craton.cli import main; sys.exit(main())"
    process = subprocess.Popen(
        [sys.executable, "-c", code, "solve", "lifeline", "-o", "size=4"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    assert process.stderr is not None
    line = process.stderr.readline()
    assert re.search(r"[\d,]+ nodes, \d+ s; press Ctrl-C to give up", line)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert re.search(r"craton solve: interrupted after [\d,]+ nodes in \d+\.\d s; the value is not known\.\n$", err)
    assert "Traceback" not in err
    assert out == ""
