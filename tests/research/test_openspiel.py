"""OpenSpiel's own tests and algorithms run on every game."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import best_response, expected_game_score, exploitability, mcts, minimax

import craton
from craton.adapters.openspiel import CratonState, load
from craton.core.registry import definition
from craton.core.sides import SEATS
from craton.testing import covering_games

ROOT = Path(__file__).parents[2]
SMALL = {
    "assault": {"board": "hex24", "turn_limit": 10, "sacred": "core", "pie": True, "momentum": 1},
    "faultlines": {"size": 3, "sealed": True, "pie": True, "aftershock": True, "fault_lines": "a1+c3"},
    "faust": {"size": 3},
    "lifeline": {"size": 3, "balance": "komi", "komi_max": 3},
}


@pytest.mark.parametrize("name", SMALL)
def test_openspiel_s_own_test_passes_with_and_without_serialisation(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    game = load(name, **SMALL[name])
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("name", SMALL)
def test_openspiel_s_own_test_passes_for_a_covering_set_of_options(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    for number, game in enumerate(covering_games(definition(name))):
        pyspiel.random_sim_test(load(game), num_sims=1, serialize=number % 8 == 0, verbose=False)


@pytest.mark.parametrize("name", SMALL)
def test_the_registered_game_takes_all_options_as_text(name: str) -> None:
    for game in covering_games(definition(name)):
        found = load(game)
        again = pyspiel.load_game(str(found))
        assert again.craton_game == game
        assert str(again) == str(found)
        assert again.get_type().chance_mode == (
            pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
            if game.most_outcomes
            else pyspiel.GameType.ChanceMode.DETERMINISTIC
        )
        hidden = again.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        assert hidden == game.hides


@pytest.mark.parametrize("name", SMALL)
def test_a_match_in_openspiel_is_the_same_match_in_craton(name: str) -> None:
    rng, twin = random.Random(name), craton.new(name, **SMALL[name])
    state = load(name, **SMALL[name]).new_initial_state()
    while not state.is_terminal():
        assert isinstance(state, CratonState)
        assert state.position == twin.position
        for player, seat in enumerate(SEATS):
            assert state.information_state_string(player) == twin.information_state(seat)
            assert state.observation_string(player) == twin.view(seat).to_text()
            planes = twin.view(seat).planes()
            assert (np.array(state.observation_tensor(player)).reshape(planes.shape) == planes).all()
        if state.is_chance_node():
            assert [p for _, p in state.chance_outcomes()] == [float(p) for p in twin.chance.values()]
            action = rng.choice(state.legal_actions())
            event, outcome = state.action_to_string(action).split("=")
            assert event == twin.event
            twin.push(outcome)
        else:
            assert state.legal_actions_mask() == twin.action_mask().astype(int).tolist()
            action = rng.choice(state.legal_actions())
            twin.push(state.action_to_string(action))
        copy = state.clone()
        state.apply_action(action)
        assert copy.history() == state.history()[:-1], "a clone does not change"
    assert tuple(state.returns()) == twin.returns()


def test_an_information_state_keeps_the_other_s_seal_secret() -> None:
    tensors, strings = [], []
    for seal in ("seal-play", "seal-pass"):
        state = load("faultlines", size=3, sealed=True).new_initial_state()
        for action in ("a1", "c3", seal):
            state.apply_action(state.position.game.read_action(action))
        tensors.append((state.information_state_tensor(1), state.observation_tensor(1)))
        strings.append((state.information_state_string(1), state.observation_string(1)))
        assert -1 in state.information_state_tensor(1)
        assert -1 not in state.information_state_tensor(0)
    assert tensors[0] == tensors[1]
    assert strings[0] == strings[1]


@pytest.mark.parametrize("name", SMALL)
def test_openspiel_s_mcts_plays(name: str) -> None:
    game = load(name, **SMALL[name])
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 5, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    for _ in range(3):
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


@pytest.mark.long
def test_openspiel_s_minimax_agrees_with_our_solver() -> None:
    from craton.search.solve.solver import Solver

    position = craton.game("lifeline", size=2, balance="weak").start()
    value, _ = minimax.alpha_beta_search(load(position))
    assert value == 2 * Solver(position.game).value(position)[0] - 1


MINIATURE = "1bb/1w1/wbw black 6 phase=seal,black_placed=3,white_placed=3"


def test_best_response_and_exploitability_run_on_a_miniature() -> None:
    options = "size=3,turn_limit=8,sealed=yes,fault_lines=b2,die=2"
    game = load(craton.parse(f"faultlines {options} {MINIATURE}").position)
    uniform = policies.UniformRandomPolicy(game)
    gap = exploitability.nash_conv(game, uniform, return_only_nash_conv=False)
    assert gap.nash_conv > 0.01
    assert all(improvement >= 0 for improvement in gap.player_improvements)
    worth = expected_game_score.policy_value(game.new_initial_state(), [uniform, uniform])
    for player in (0, 1):
        response = best_response.BestResponsePolicy(game, player, uniform)
        gained = response.value(game.new_initial_state()) - worth[player]
        assert abs(gained - gap.player_improvements[player]) < 1e-9


@pytest.mark.long
def test_cfr_finds_the_exact_equilibrium_of_the_example() -> None:
    command = [sys.executable, str(ROOT / "examples" / "sealed_pass.py"), "--iterations", "40"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "exact: Black plays with 12/17, White with 9/17; Black wins with 28/51" in printed
    black, white, value = map(float, re.findall(r"CFR\+:.*?(0\.\d+).*?(0\.\d+).*?(0\.\d+)", printed)[0])
    assert abs(black - 12 / 17) < 0.02
    assert abs(white - 9 / 17) < 0.02
    assert abs(value - 28 / 51) < 0.001
    assert float(printed.rsplit(maxsplit=1)[1]) < 0.003


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("craton_faust(size=99)", "size must be 3 to 19"),
        ("craton_assault(board=torus24,tide=True)", "There is no tide on torus24"),
        ("craton_faultlines(fault_lines=random:4)", "an OpenSpiel game draws no random cells"),
        ("craton_lifeline(balance=none)", "balance must be strong, weak or komi"),
        ("craton_faust(start=nonsense)", "start: "),
        ("craton_faust(start=8/8 black 0 -)", "start: board: there must be 8 rows"),
    ],
)
def test_options_that_openspiel_cannot_have_are_refused_in_a_sentence(text: str, message: str) -> None:
    with pytest.raises(craton.OptionError, match=re.escape(message)):
        pyspiel.load_game(text)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'komi'"):
        pyspiel.load_game("craton_faust(komi=3)")
    with pytest.raises(craton.OptionError, match="There is no option 'komi'"):
        load("faust", komi=3)
    with pytest.raises(craton.OptionError, match="Options go with the name"):
        load(craton.game("faust"), size=4)
