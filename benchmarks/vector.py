"""Measures steps per CPU-second of `craton.vector` with random actions, beside OpenSpiel's own games of like size.

python -m benchmarks.vector [--seconds 1] [--games 2048]

A step of ours plays an action and its chance events, and writes observation, mask and rewards. OpenSpiel's games are
written in C++ and driven from Python, with an observation tensor and a mask in every step, or with neither.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

from craton.vector import VectorEnv

CASES: tuple[tuple[str, dict[str, object], int], ...] = (
    # game, options, the steps per second that it must reach
    ("assault", {}, 1_000_000),
    ("faultlines", {"size": 9}, 200_000),
    ("lifeline", {"size": 7}, 50_000),
    ("faust", {"size": 8}, 50_000),
)
OPENSPIEL = ("connect_four", "breakthrough", "othello", "hex(board_size=11)", "go(board_size=9)", "backgammon")


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps per CPU-second of a function that returns how many it made."""
    step()
    steps, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        steps += step()
    return steps / (time.process_time() - begin)


def vector_rate(name: str, options: dict[str, object], games: int, seconds: float) -> float:
    env = VectorEnv(name, games, seed=1, **options)
    for _ in range(100):  # so that the games are at different stages
        env.step(env.sample_actions())

    def step() -> int:
        env.step(env.sample_actions())
        return games

    return rate(step, seconds)


def openspiel_rate(text: str, seconds: float, *, observe: bool) -> float:
    import pyspiel

    game, rng = pyspiel.load_game(text), random.Random(1)

    def play() -> int:
        state: Any = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            if observe:
                state.observation_tensor()
                state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return rate(play, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.vector", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each measurement; default 1")
    parser.add_argument("--games", type=int, default=2048, help="games stepped at once; default 2048")
    args = parser.parse_args()
    print(f"{'craton.vector':26}{'steps/CPU-s':>14}{'required':>14}")
    for name, options, required in CASES:
        label = " ".join([name, *(f"{key}={value}" for key, value in options.items())])
        found = vector_rate(name, options, args.games, args.seconds)
        print(f"{label:26}{found:>14,.0f}{required:>14,}", flush=True)
    print(f"\n{'OpenSpiel from Python':26}{'observed':>14}{'bare':>14}")
    for text in OPENSPIEL:
        both = (openspiel_rate(text, args.seconds, observe=observe) for observe in (True, False))
        print(f"{text:26}" + "".join(f"{found:>14,.0f}" for found in both), flush=True)


if __name__ == "__main__":
    main()
