"""Whole games in compiled code: the same searches, dice and records as step by step."""

from __future__ import annotations

import numpy as np
import pytest

import craton
from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.sides import Actor, Side
from craton.core.state import State
from craton.kernel.rng import new_generator
from craton.record import format_record, parse_record, record_of, replay
from craton.search.bulk import kernels
from craton.search.bulk.play import BulkPlayer, BulkReader, Moves, Seat, dice_outcome
from craton.search.guidance import guidance_of
from craton.search.mcts import layout
from craton.search.mcts.result import Totals, ranked
from craton.search.mcts.settings import settings_of
from craton.search.mcts.tree import SearchTree

GAMES = {
    "faultlines": {"size": 4, "turn_limit": 10, "aftershock": True},
    "lifeline": {"size": 3},
    "assault": {"board": "hex24", "turn_limit": 10, "momentum": 1},
    "faust": {"size": 4},
}


def played(game: Game, simulations: int, seed: int = 0) -> Moves:
    return BulkPlayer(game, Seat(simulations), Seat(simulations)).play(seeds=(seed, seed + 1), dice_key=seed)


@pytest.mark.parametrize("name", GAMES)
def test_a_compiled_game_replays_under_the_interpreted_rules(name: str) -> None:
    game = craton.game(name, **GAMES[name])
    moves = played(game, 12)
    state = State(game)
    for at, code in enumerate(moves.codes.tolist()):
        assert list(state.position.data) == moves.states[at].tolist()
        assert len(state.position.legal) == moves.choices[at]
        if code >= 0:
            state.push_code(code)
        else:
            assert state.to_move is Actor.CHANCE
            state.push(game.definition.notation.outcomes(state.position)[-1 - code])
    assert state.outcome == moves.end.outcome
    assert state == moves.state()
    assert replay(parse_record(format_record(record_of(moves.state())))).outcome == state.outcome


@pytest.mark.parametrize("name", GAMES)
def test_a_compiled_player_plays_what_the_search_finds_step_by_step(name: str) -> None:
    game = craton.game(name, **GAMES[name])
    moves = played(game, 20, seed=3)
    generators = [new_generator(3), new_generator(4)]
    for at, code in enumerate(moves.codes.tolist()):
        if moves.choices[at] < 2:
            continue
        position = moves.state().steps[at].before
        seat = int(position.seat_to_move is Actor.SECOND)
        tree = SearchTree(game, [position.data], 0, 100_000, settings_of(game))
        tree._scratch = tree._scratch._replace(rng=generators[seat])
        tree.simulate(20)
        assert ranked(_totals(tree, seat))[0].action == str(code)


def _totals(tree: SearchTree, seat: int) -> dict[str, Totals]:
    totals = {}
    for node in tree.children(layout.ROOT):
        visits, wins = tree.arrays.stats[: layout.WINS + 1, node].tolist()
        lower, upper = tree.bounds(node, seat)
        total = Totals(int(visits), wins if seat == 0 else visits - wins, lower, upper)
        totals[str(int(tree.arrays.nodes[layout.KEY, node]))] = total
    return totals


def test_the_dice_depend_on_the_key_and_the_turn_alone() -> None:
    moves = played(craton.game("faultlines", **GAMES["faultlines"]), 5)
    steps = moves.state().steps
    assert (moves.codes < 0).sum() > 1
    for at, step in enumerate(steps):
        if step.event is not None:
            index = sum(other.event is not None and other.before.turn == step.before.turn for other in steps[:at])
            assert dice_outcome(0, step.before.turn, index, step.before.weights) == step.code


def test_a_game_depends_on_its_arguments_only() -> None:
    game = craton.game("assault", **GAMES["assault"])
    player = BulkPlayer(game, Seat(10), Seat(0))
    games = [player.play(seeds=(seed, 9), dice_key=4).codes.tolist() for seed in (1, 2, 1)]
    assert games[0] == games[2] != games[1]


def test_random_openings_are_shared_by_games_with_the_same_key() -> None:
    game = craton.game("lifeline", size=3)
    player = BulkPlayer(game, Seat(), Seat())
    games = [
        player.play(seeds=(seed, 0), dice_key=0, random_actions=4, opening_key=key).codes[:4].tolist()
        for seed, key in ((1, 1), (2, 1), (2, 2))
    ]
    assert games[0] == games[1] != games[2]
    with pytest.raises(CratonError, match="too many for this game"):
        player.play(seeds=(0, 0), dice_key=0, random_actions=900)


def test_temperature_makes_a_player_vary() -> None:
    game = craton.game("lifeline", size=3)
    cold, warm = (BulkPlayer(game, Seat(30, heat), Seat(30, heat)) for heat in (0.0, 5.0))
    first = {tuple(cold.play(seeds=(1, 1), dice_key=0).codes.tolist()) for _ in range(3)}
    other = {tuple(warm.play(seeds=(seed, 1), dice_key=0).codes.tolist()) for seed in range(3)}
    assert len(first) == 1
    assert len(other) == 3


def test_a_restricted_player_leaves_out_what_it_must_not_play() -> None:
    game = craton.game("assault", board="hex24", turn_limit=20)
    never = guidance_of(game, None, {}, "attack")
    moves = BulkPlayer(game, Seat(30), Seat(30, guidance=never)).play(seeds=(1, 2), dice_key=3)
    attackers = {step.mover for step in moves.state().steps if step.event is None and step.text.startswith("x")}
    assert attackers == {Side.BLACK}


def test_stored_games_are_checked_by_the_rules() -> None:
    game = craton.game("assault", **GAMES["assault"])
    reader, moves = BulkReader(game), played(game, 5)
    again = reader.replay(moves.codes)
    assert (again.states == moves.states).all()
    assert (again.choices == moves.choices).all()
    wrong = moves.codes.copy()
    wrong[3] = wrong[0]
    with pytest.raises(CratonError, match="Step 4 of a stored game is not legal"):
        reader.replay(wrong)


def test_evaluations_are_probabilities_and_end_with_the_result() -> None:
    game = craton.game("assault", **GAMES["assault"])
    moves = played(game, 20)
    values = BulkReader(game).evaluate(moves.states, 20, seed=1)
    assert ((values >= 0) & (values <= 1)).all()
    outcome = moves.end.outcome
    assert outcome is not None
    assert values[-1] == (0.5 if outcome.winner is None else float(moves.end.seat(outcome.winner) is Actor.FIRST))
    assert np.array_equal(values, BulkReader(game).evaluate(moves.states, 20, seed=1))


def test_a_lost_position_whose_bounds_have_rounding_errors_still_has_a_best_action() -> None:
    # The chances of the first seat's win, summed over outcomes, come to slightly more than 1 for both actions.
    game = craton.game("faust", size=4)
    tree = SearchTree(game, [game.start().data], 0, 64, settings_of(game))
    nodes, stats = tree.arrays.nodes, tree.arrays.stats
    nodes[layout.CHILD, layout.ROOT], nodes[layout.COUNT, layout.ROOT] = 1, 2
    for child, visits in ((1, 1.0), (2, 5.0)):
        nodes[layout.PROOF, child] = layout.EXACT
        stats[layout.LOWER, child] = stats[layout.UPPER, child] = 1.0 + 2.0**-52
        stats[layout.VISITS, child] = visits
    assert kernels.best_child(tree.arrays, 1) == 2
    assert kernels.best_child(tree.arrays, 0) == 2


def test_a_draw_that_is_proven_before_the_first_visit_is_played_at_any_temperature() -> None:
    """As `Result.choose` does; without a proof nothing is known of the actions, and any may be drawn."""
    game = craton.game("faust", size=4)
    tree = SearchTree(game, [game.start().data], 0, 64, settings_of(game))
    nodes, stats, rng = tree.arrays.nodes, tree.arrays.stats, new_generator(1)
    nodes[layout.CHILD, layout.ROOT], nodes[layout.COUNT, layout.ROOT] = 1, 3
    for child, value in ((1, 0.0), (2, 0.5), (3, 0.0)):
        nodes[layout.PROOF, child] = layout.EXACT
        stats[layout.LOWER, child] = stats[layout.UPPER, child] = value
    best = kernels.best_child(tree.arrays, 0)
    assert best == 2
    with np.errstate(over="ignore"):
        assert len({kernels.drawn_child(tree.arrays, 0, best, 1.0, rng) for _ in range(30)}) > 1
        nodes[layout.PROOF, layout.ROOT] = layout.EXACT
        assert {kernels.drawn_child(tree.arrays, 0, best, 1.0, rng) for _ in range(30)} == {best}
