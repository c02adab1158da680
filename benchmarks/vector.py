"""Measures steps per CPU-second of `craton.vector` with random actions, beside games of like size of other libraries.

python -m benchmarks.vector [--seconds 1] [--games 2048]

A step of ours plays an action and its chance events, and writes observation, mask and rewards. OpenSpiel's games are
written in C++ and driven from Python one at a time, with an observation tensor and a mask in every step, or with
neither (bare). pgx's games are compiled by JAX and stepped all at once, with automatic reset; they are measured if pgx
is installed, which Craton does not need. CPU time is that of all threads.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, NamedTuple

from craton.vector import VectorEnv


class Case(NamedTuple):
    """A game, the steps per second that it must reach, and games with about as many cells elsewhere."""

    name: str
    options: dict[str, object]
    required: int
    openspiel: str
    pgx: str


CASES = (
    Case("assault", {}, 1_000_000, "connect_four", "connect_four"),
    Case("faultlines", {"size": 9}, 200_000, "go(board_size=9)", "go_9x9"),
    Case("lifeline", {"size": 7}, 50_000, "hex(board_size=11)", "hex"),
    Case("faust", {"size": 8}, 50_000, "othello", "othello"),
)


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


def pgx_rate(name: str, games: int, seconds: float) -> float:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    both = jax.jit(jax.vmap(lambda state, key: _pgx_step(env, auto_reset, state, key)))
    keys = jax.random.split(jax.random.PRNGKey(1), games)
    found = {"state": jax.jit(jax.vmap(env.init))(keys), "keys": keys}

    def step() -> int:
        found["state"], found["keys"] = both(found["state"], found["keys"])
        found["keys"].block_until_ready()
        return games

    return rate(step, seconds)


def _pgx_step(env: Any, auto_reset: Any, state: Any, key: Any) -> Any:
    """A random legal action in one game, and the game's next random key."""
    import jax
    import jax.numpy as jnp

    chosen, thrown, key = jax.random.split(key, 3)
    action = jax.random.categorical(chosen, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
    return auto_reset(env.step, env.init)(state, action, thrown), key


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.vector", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each measurement; default 1")
    parser.add_argument("--games", type=int, default=2048, help="games stepped at once; default 2048")
    args = parser.parse_args()
    has_pgx = find_spec("pgx") is not None
    print(
        f"{'steps/CPU-s':18}{'craton.vector':>14}{'required':>11}   {'OpenSpiel':20}{'observed':>11}{'bare':>11}   pgx"
    )
    for name, options, required, openspiel, pgx in CASES:
        label = " ".join([name, *(f"{key}={value}" for key, value in options.items())])
        ours = vector_rate(name, options, args.games, args.seconds)
        theirs = [openspiel_rate(openspiel, args.seconds, observe=observe) for observe in (True, False)]
        other = f"{pgx} {pgx_rate(pgx, args.games, args.seconds):,.0f}" if has_pgx else "not installed"
        columns = "".join(f"{found:>11,.0f}" for found in theirs)
        print(f"{label:18}{ours:>14,.0f}{required:>11,}   {openspiel:20}{columns}   {other}", flush=True)


if __name__ == "__main__":
    main()
