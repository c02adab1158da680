"""PettingZoo's and Gymnasium's own checks pass for every game, and the environments follow the rules."""

from __future__ import annotations

from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import craton
from craton.adapters.pettingzoo import CratonGym, env
from tests.bots.engines import PLAIN, engine, is_alive, wait_until_ended

CASES = {
    "assault": {"board": "hex24", "turn_limit": 10, "sacred": "any", "pie": True},
    "faultlines": {"size": 3, "sealed": True, "pie": True},
    "faust": {"size": 3},
    "lifeline": {"size": 3, "balance": "komi"},
}
# PettingZoo's own games with action masks get these warnings too: their observations are dictionaries.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@pytest.mark.parametrize("name", CASES)
def test_pettingzoo_s_own_checks_pass(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name, **CASES[name]), num_cycles=60)
    seed_test(lambda: env(name, **CASES[name]), num_cycles=30)


@pytest.mark.parametrize("name", CASES)
def test_gymnasium_s_own_check_passes(name: str) -> None:
    check_env(gymnasium.make(f"craton/{name}-v1", render_mode="ansi", **CASES[name]).unwrapped)
    check_env(CratonGym(name, seat="random", opponent="greedy", **CASES[name]), skip_render_check=True)


def random_episode(game: env, seed: int) -> tuple[list[int], dict[str, float]]:
    game.reset(seed=seed)
    rng, actions, rewards = np.random.default_rng(seed), [], dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, over, _, _ = game.last()
        rewards[agent] += reward
        action = None if over else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        if action is not None:
            actions.append(action)
        game.step(action)
    return actions, rewards


def test_a_seed_determines_the_dice_and_rewards_are_those_of_the_match() -> None:
    game = env("assault", board="hex24", turn_limit=10)
    first = random_episode(game, 5)
    assert tuple(first[1].values()) == game.state_now.returns()
    assert sum(first[1].values()) == 0
    assert random_episode(game, 5) == first
    assert random_episode(game, 6) != first
    again = craton.State(game.game)
    for step in game.state_now.steps:
        again.push(step.text)
    assert again == game.state_now


def test_an_agent_sees_its_view_and_its_own_legal_actions_only() -> None:
    game = env("faultlines", size=3, sealed=True)
    game.reset(seed=1)
    seen = []
    for seal in ("seal-play", "seal-pass"):
        game.reset(seed=1)
        for action in ("a1", "c3", seal):
            game.step(game.game.read_action(action))
        seen.append(game.observe("player_1"))
        assert not game.observe("player_0")["action_mask"].any()
        assert seen[-1]["action_mask"].sum() == 2
    assert (seen[0]["observation"] == seen[1]["observation"]).all()


def test_agents_are_seats_so_a_swap_exchanges_sides() -> None:
    game = env("faust", size=4, render_mode="ansi")
    game.reset(seed=1)
    for action in ("b2", "swap"):
        game.step(game.game.read_action(action))
    assert game.agent_selection == "player_0"
    assert game.observe("player_0")["observation"][game.game.features.names.index("black")].sum() == 0
    assert "●" in game.render() or "x" in game.render().lower()


def test_an_illegal_action_ends_a_gymnasium_episode_with_a_reason() -> None:
    gym = CratonGym("faust", size=3)
    gym.reset(seed=1)
    _, reward, over, _, info = gym.step(gym.game.read_action("pass"))
    assert (reward, over) == (-1.0, True)
    assert info["illegal_action"].endswith(".")
    assert not gym.state.steps, "the action has not been played"
    with pytest.raises(craton.ActionError, match="call reset"):
        gym.step(0)


@pytest.mark.parametrize("action", [10**6, -1, 2.5, None, "a1"])
def test_what_is_no_action_raises_and_changes_nothing(action: object) -> None:
    game, gym = env("faust", size=3), CratonGym("faust", size=3)
    game.reset(seed=1)
    gym.reset(seed=1)
    for played in (game, gym):
        with pytest.raises(craton.ActionError):
            played.step(action)
    assert not game.state_now.steps
    assert gym.state is not None
    assert not gym.state.steps


def test_the_opponent_in_gymnasium_is_any_bot_on_either_seat() -> None:
    class First:
        def choose(self, view: craton.View) -> str:
            return view.legal_moves[0]

    gym = CratonGym("lifeline", size=3, balance="weak", opponent=First(), seat="second")
    observation, _ = gym.reset(seed=3)
    assert gym.state is not None
    assert [step.text for step in gym.state.steps] == ["a1"]
    assert observation["action_mask"].sum() == 19
    gym = CratonGym("faust", size=3, opponent="greedy")
    over = False
    _, info = gym.reset(seed=4)
    gym.action_space.seed(4)
    while not over:
        _, reward, over, _, info = gym.step(gym.action_space.sample(info["action_mask"]))
    assert gym.state.returns()[0] == reward
    with pytest.raises(craton.ActionError, match="call reset"):
        gym.step(0)


def test_an_engine_as_opponent_ends_with_the_environment(tmp_path: Path) -> None:
    pid = f"open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\n"
    command = f"external:seconds=60,start=60:{engine(tmp_path, pid + PLAIN)}"
    gym = CratonGym("faust", size=4, opponent=command, seat="second")
    gym.reset(seed=1)
    first = int((tmp_path / "pid").read_text())
    gym.reset(seed=2)
    wait_until_ended(first)
    second = int((tmp_path / "pid").read_text())
    assert is_alive(second)
    gym.close()
    wait_until_ended(second)


def test_an_opponent_that_fails_loses_with_a_reason(tmp_path: Path) -> None:
    class Cheat:
        def choose(self, view: craton.View) -> str:
            return "a1+b2"

    gym = CratonGym("faust", size=4, opponent=Cheat())
    _, info = gym.reset(seed=1)
    last = np.flatnonzero(info["action_mask"])[-1]  # neither a1 nor b2
    _, reward, over, _, info = gym.step(last)
    assert (reward, over) == (1.0, True)
    assert "one action at a time" in info["opponent_failure"]
    with pytest.raises(craton.ActionError, match="call reset"):
        gym.step(0)


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        (("chess",), {}, "There is no game 'chess'"),
        (("faust",), {"size": 2}, "size must be 3 to 19"),
        (("faust",), {"komi": 2}, "There is no option 'komi'"),
        (("faultlines",), {"fault_lines": "random:4"}, "name the cells here"),
        (("faust",), {"render_mode": "human"}, "render_mode must be None or ansi"),
        ((craton.game("faust"),), {"size": 5}, "Options go with the name"),
    ],
)
def test_bad_options_are_refused_in_a_sentence(arguments: tuple, options: dict, message: str) -> None:
    for make in (env, CratonGym):
        with pytest.raises(craton.OptionError, match=message):
            make(*arguments, **options)
    with pytest.raises(craton.OptionError, match="There is no bot 'deep'"):
        CratonGym("faust", opponent="deep")
    with pytest.raises(craton.OptionError, match="seat must be"):
        CratonGym("faust", seat="black")
