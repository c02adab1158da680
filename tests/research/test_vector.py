"""Many games at once: the arrays agree with the library, step by step."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import craton
from craton import CratonError
from craton.core.registry import definition
from craton.testing import covering_games
from craton.vector import VectorEnv

SMALL = {"assault": {"board": "hex24", "turn_limit": 10}, "faultlines": {"size": 4}, "faust": {"size": 4}}


def options_of(name: str) -> dict[str, object]:
    return SMALL.get(name, {"size": 3})


def assert_shows(env: VectorEnv, at: int) -> None:
    """The arrays of one game are what the library says about its position."""
    position = env.position(at)
    view = craton.State(env.game, position).view()
    assert (env.observations[at] == view.planes()).all(), env.game
    assert (env.masks[at] == position.action_mask()).all()
    assert ("first", "second")[env.seats[at]] == position.seat_to_move


@pytest.mark.parametrize("name", craton.list_games())
def test_arrays_are_those_of_the_positions_in_every_step(name: str) -> None:
    env = VectorEnv(name, 3, seed=4, **options_of(name))
    ends = 0
    for _ in range(60):
        before = [env.position(at) for at in range(env.count)]
        actions = env.sample_actions().copy()
        env.step(actions)
        for at in range(env.count):
            assert_shows(env, at)
            after = before[at].after(int(actions[at]))
            if env.ended[at]:
                ends += 1
                assert env.position(at) == env.game.start()
                assert abs(env.rewards[at]).sum() in (0, 2)
                if after.to_move is None:
                    assert tuple(env.rewards[at]) == after.returns()
            else:
                assert not env.rewards[at].any()
                if after.to_move is not craton.CHANCE:
                    assert env.position(at) == after
    assert ends > 0


@pytest.mark.long
@pytest.mark.parametrize("name", craton.list_games())
def test_arrays_are_right_for_all_options(name: str) -> None:
    for game in covering_games(definition(name)):
        env = VectorEnv(game, 2, seed=1)
        for _ in range(12):
            env.step(env.sample_actions())
            assert_shows(env, 0)
            assert_shows(env, 1)


def test_a_seat_does_not_observe_what_is_hidden_from_it() -> None:
    observed = []
    for seal in ("seal-play", "seal-pass"):
        env = VectorEnv("faultlines", 1, size=3, sealed=True)
        for action in ("a1", "c3", seal):
            env.step([env.game.read_action(action)])
        observed.append(env.observations.copy())
    assert (observed[0] == observed[1]).all()


def test_a_game_depends_on_its_own_number_and_the_seed_only() -> None:
    few, many = VectorEnv("assault", 2, seed=9), VectorEnv("assault", 5, seed=9)
    rng = np.random.default_rng(1)
    for _ in range(200):
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in few.masks]
        few.step(actions)
        many.step([*actions, *(int(np.flatnonzero(mask)[0]) for mask in many.masks[2:])])
        assert (few.states == many.states[:2]).all()
    other = VectorEnv("assault", 2, seed=10)
    other.reset(9)
    again = VectorEnv("assault", 2, seed=9)
    assert (other._batch.dice == again._batch.dice).all()


def test_outcomes_have_the_frequencies_of_the_law() -> None:
    """One attack with two allies succeeds with 3/4."""
    env = VectorEnv("assault", 4000, seed=3)
    for action in ("c5", "c4", "c3", "a1", "b4"):
        env.step([env.game.read_action(action)] * env.count)
    allies = len([n for n in env.game.board.links[env.game.board.index["c4"]] if env.position(0).stone(n) == "black"])
    env.step([env.game.read_action("e1")] * env.count)
    env.step([env.game.read_action("xc4")] * env.count)
    share = (env.states[:, -len(env.game.board) + env.game.board.index["c4"]] == 1).mean()
    expected = 1 - 0.5**allies
    assert abs(share - expected) < 5 * (expected * (1 - expected) / 4000) ** 0.5


def test_step_writes_into_the_same_arrays() -> None:
    env = VectorEnv("faust", 4, size=4)
    arrays = (env.observations, env.masks, env.rewards, env.ended, env.seats, env.states)
    addresses = [array.ctypes.data for array in arrays]
    env.step(env.sample_actions())
    now = (env.observations, env.masks, env.rewards, env.ended, env.seats, env.states)
    assert [array.ctypes.data for array in now] == addresses
    assert env.observations.base is not None, "a view of the kernels' own array"


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_goes_on_with_arrays_of_its_own(copied: Callable[[VectorEnv], VectorEnv]) -> None:
    env = VectorEnv("faultlines", 8, seed=2, size=4)
    env.step(env.sample_actions())
    other = copied(env)
    for _ in range(60):
        actions = env.sample_actions()
        env.step(actions)
        other.step(actions)
        for name in ("observations", "masks", "rewards", "ended", "seats", "states"):
            assert (getattr(env, name) == getattr(other, name)).all(), name
    before = env.states.copy()
    other.step(other.sample_actions())
    assert (env.states == before).all()


@pytest.mark.parametrize("seed", [-1, "7", 1.5, None, True])
def test_a_bad_seed_changes_nothing(seed: Any) -> None:
    env = VectorEnv("faust", 2, size=4)
    env.step(env.sample_actions())
    before = env.states.copy()
    with pytest.raises(CratonError, match="The seed must be a whole number"):
        env.reset(seed)
    assert (env.states == before).all()


def test_random_play_has_the_results_of_random_play() -> None:
    from craton.search.playouts import playouts

    env, results = VectorEnv("faultlines", 256, seed=5, size=3), np.zeros(3)
    for _ in range(300):
        env.step(env.sample_actions())
        for at, result in enumerate((1, 0, -1)):
            results[at] += ((env.rewards[:, 0] == result) & env.ended).sum()
    tally = playouts(env.game.start(), 0.05, by_law=True)
    expected = np.array([tally.black, tally.draw, tally.white]) / tally.playouts
    assert abs(results / results.sum() - expected).max() < 0.03


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0], "step takes 2 whole numbers"),
        ([0.0, 1.0], "step takes 2 whole numbers"),
        ([0, 9999], "Game 1: 9999 is not the number of a legal action"),
        ([-1, 0], "Game 0: -1 is not"),
        (None, "step takes 2 whole numbers"),
    ],
)
def test_bad_actions_change_nothing(actions: object, message: str) -> None:
    env = VectorEnv("lifeline", 2, size=3)
    before = env.states.copy()
    with pytest.raises(craton.ActionError, match=message):
        env.step(actions)
    assert (env.states == before).all()


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        (("chess", 2), {}, "There is no game 'chess'"),
        (("faust", 0), {}, "The number of games must be"),
        (("faust", 2), {"size": 99}, "size must be 3 to 19"),
        (("faust", 10**9), {}, "GiB of memory"),
        ((craton.game("faust"), 1), {"size": 5}, "Options go with the name"),
        (("faust", 1), {"seed": -1}, "The seed must be"),
    ],
)
def test_bad_arguments_are_refused_in_a_sentence(arguments: tuple, options: dict, message: str) -> None:
    with pytest.raises(craton.CratonError, match=message):
        VectorEnv(*arguments, **options)


def test_random_options_are_drawn_from_the_seed() -> None:
    envs = [VectorEnv("faultlines", 1, seed=seed, fault_lines="random:4") for seed in (1, 1, 2)]
    layouts = [env.game.options["fault_lines"] for env in envs]
    assert layouts[0] == layouts[1] != layouts[2]
    assert len(layouts[0]) == 4
