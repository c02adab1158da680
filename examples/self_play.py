"""Trains a small policy and value network by self-play, with NumPy alone, until it beats `mcts` with few simulations.

    python examples/self_play.py                      # some minutes; writes self_play.npz and self_play.svg
    python examples/self_play.py --iterations 6 --every 6 --out short

Many games are played at once by `craton.vector`. After every batch of steps the network is improved by PPO (Schulman
et al. 2017): actions that led to better results than the value head expected become more likely. Each batch is turned
by a random symmetry of the board, so that the network learns them all. A run is determined by its seed.
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

import craton
from craton.vector import VectorEnv

GAME, OPTIONS = "faultlines", {"size": 5}
OPPONENT = "mcts:simulations=25"
GAMES, STEPS = 1024, 64  # games at once, and steps of each between two improvements
HIDDEN = 256
EPOCHS, MINIBATCH, RATE, CLIP, ENTROPY = 3, 4096, 1e-3, 0.2, 0.01


class Network:
    """Two hidden layers; the last one feeds a policy over all actions and the value for the seat to move."""

    def __init__(self, game: craton.Game, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.game, features = game, game.features
        self.places = np.array(features.places)
        stones = ("own", "enemy")
        self.planes = [features.names.index(name) for name in stones]
        constant = ("cells", "empty", *stones)
        everywhere = [n for n, name in enumerate(features.names) if name not in constant and "first_stone" not in name]
        self.scalars = np.array(everywhere)
        sizes = [len(self.planes) * len(self.places) + len(self.scalars), HIDDEN, HIDDEN]
        shapes = [*pairwise(sizes), (HIDDEN, game.action_count), (HIDDEN, 1)]
        scales = [*(np.sqrt(2 / size) for size in sizes[:-1]), 0.01, 0.01]
        self.weights = [
            (rng.standard_normal(shape) * scale).astype(np.float32) for shape, scale in zip(shapes, scales, strict=True)
        ]
        self.weights += [np.zeros(shape[1], np.float32) for shape in shapes]
        self.moments = [[np.zeros_like(weight) for weight in self.weights] for _ in range(2)]
        self.updates = 0

    def inputs(self, observations: Any) -> Any:
        """float32[n, inputs]: the stones by cell, then the planes that are the same everywhere as one number each."""
        flat = observations.reshape(len(observations), observations.shape[1], -1)
        stones = flat[:, self.planes][:, :, self.places].reshape(len(flat), -1)
        return np.concatenate([stones, flat[:, self.scalars, self.places[0]]], axis=1)

    def forward(self, inputs: Any, masks: Any) -> tuple[Any, Any, tuple[Any, Any]]:
        """Probabilities float32[n, actions], values float32[n], and the hidden layers."""
        w1, w2, wp, wv, b1, b2, bp, bv = self.weights
        one = np.maximum(inputs @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        logits = np.where(masks, two @ wp + bp, np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        exps = np.exp(logits)
        return exps / exps.sum(axis=1, keepdims=True), np.tanh(two @ wv + bv)[:, 0], (one, two)

    def improve(self, batch: dict[str, Any], rate: float) -> None:
        """One step of Adam on the loss of PPO; its gradients are written out by hand."""
        inputs, masks, actions = batch["inputs"], batch["masks"], batch["actions"]
        chances, values, (one, two) = self.forward(inputs, masks)
        rows = np.arange(len(actions))
        ratio = chances[rows, actions] / batch["chances"]
        advantage = batch["advantages"]
        clipped = ((ratio > 1 + CLIP) & (advantage > 0)) | ((ratio < 1 - CLIP) & (advantage < 0))
        strength = np.where(clipped, 0, ratio * advantage)[:, None]
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        to_logits = strength * chances + ENTROPY * chances * (logs + entropy)
        to_logits[rows, actions] -= strength[:, 0]
        to_value = ((values - batch["results"]) * (1 - values**2))[:, None]
        to_logits, to_value = to_logits / len(rows), to_value / len(rows)
        _, w2, wp, wv, *_ = self.weights
        to_two = (to_logits @ wp.T + to_value @ wv.T) * (two > 0)
        to_one = (to_two @ w2.T) * (one > 0)
        layers = ((inputs, to_one), (one, to_two), (two, to_logits), (two, to_value))
        gradients = [before.T @ after for before, after in layers] + [after.sum(axis=0) for _, after in layers]
        self.updates += 1
        for weight, gradient, mean, square in zip(self.weights, gradients, *self.moments, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8
            weight -= (rate / (1 - 0.9**self.updates) * mean / size).astype(np.float32)

    def choose(self, view: craton.View) -> str:
        """The most likely action: this makes the network a bot."""
        chances, _, _ = self.forward(self.inputs(view.planes()[None]), view.action_mask()[None])
        return view.game.write_action(int(chances[0].argmax()))


def collect(env: VectorEnv, network: Network, rng: np.random.Generator) -> dict[str, Any]:
    """Play STEPS steps in every game; the result of each step is that of its game, or the value at the end."""
    kept: dict[str, list[Any]] = {name: [] for name in ("inputs", "masks", "actions", "chances", "values", "seats")}
    ended, rewards = [], []
    for _ in range(STEPS):
        inputs = network.inputs(env.observations)
        chances, values, _ = network.forward(inputs, env.masks)
        shares = chances.cumsum(axis=1)
        actions = (shares < rng.random((env.count, 1)) * shares[:, -1:]).sum(axis=1)
        legal = env.masks[np.arange(env.count), actions]
        actions = np.where(legal, actions, chances.argmax(axis=1))  # rounding can lead one place too far
        step = (inputs, env.masks.copy(), actions, chances[np.arange(env.count), actions], values, env.seats.copy())
        for name, value in zip(kept, step, strict=True):
            kept[name].append(value)
        env.step(actions)
        ended.append(env.ended.copy())
        rewards.append(env.rewards[:, 0].copy())
    _, values, _ = network.forward(network.inputs(env.observations), env.masks)
    result = np.where(env.seats == 0, values, -values)  # for the first seat
    results = []
    for at in reversed(range(STEPS)):
        result = np.where(ended[at], rewards[at], result)
        results.append(np.where(kept["seats"][at] == 0, result, -result))
    batch = {name: np.concatenate(values) for name, values in kept.items()}
    batch["results"] = np.concatenate(results[::-1]).astype(np.float32)
    advantages = batch["results"] - batch["values"]
    batch["advantages"] = ((advantages - advantages.mean()) / (advantages.std() + 1e-6)).astype(np.float32)
    return batch


def turned(batch: dict[str, Any], network: Network, symmetry: int) -> dict[str, Any]:
    """The batch under a symmetry of the board."""
    features, cells = network.game.features, len(network.places)
    images = features.cell_symmetries[symmetry]
    order = np.concatenate([images, cells + images, np.arange(2 * cells, batch["inputs"].shape[1])])
    actions = features.action_symmetries[symmetry]
    return batch | {
        "inputs": batch["inputs"][:, order],
        "masks": batch["masks"][:, actions],
        "actions": np.argsort(actions)[batch["actions"]],
    }


def score(network: Network, opponent: str, games: int, seed: int) -> float:
    """The share of points against a bot, in games with both colours; the openings are random, two actions long."""
    points = 0.0
    for number in range(games):
        rng = np.random.default_rng((seed, number // 2))
        state = craton.State(network.game)
        for _ in range(2):
            state.push_code(int(rng.choice(state.position.legal[:-1])))  # the last one may be a swap
        ours = ("black", "white")[number % 2]
        players: dict[str, Any] = {"black": opponent, "white": opponent} | {ours: network}
        record = craton.play(state, **players, seed=seed + number)
        points += {ours: 1.0, "draw": 0.5}.get(record.tags["Result"], 0.0)
    return points / games


def plot(curves: dict[str, list[tuple[float, float]]], file: Path) -> None:
    """A line for each opponent: the share of points against it over the minutes of training, as SVG."""
    width, height, left, top = 640, 360, 56, 30
    longest = max(minutes for curve in curves.values() for minutes, _ in curve) or 1.0

    def place(minutes: float, share: float) -> str:
        return f"{left + minutes / longest * (width - left - 20):.1f},{top + (1 - share) * (height - top - 46):.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        (x1, y), (x2, _) = (place(at, share).split(",") for at in (0, longest))
        lines.append(f'<line x1="{x1}" y1="{y}" x2="{x2}" y2="{y}" stroke="#ccc"/>')
        lines.append(f'<text x="{left - 8}" y="{float(y) + 4}" text-anchor="end">{share:.0%}</text>')
    for number, (name, curve) in enumerate(curves.items()):
        colour = ("#b3541e", "#1f6f8b", "#555")[number % 3]
        points = " ".join(place(*point) for point in curve)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="{left + 160 * number}" y="18" fill="{colour}">points against {name}</text>')
    for part in (0, 0.5, 1):
        x = place(part * longest, 0).split(",")[0]
        lines.append(f'<text x="{x}" y="{height - 26}" text-anchor="middle">{part * longest:.1f}</text>')
    lines.append(f'<text x="{width / 2}" y="{height - 8}" text-anchor="middle">CPU minutes of training</text>')
    file.write_text("\n".join([*lines, "</svg>\n"]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=150, help="batches of self-play; default 150")
    parser.add_argument("--every", type=int, default=15, help="iterations between two measurements; default 15")
    parser.add_argument("--games", type=int, default=40, help="games of each measurement; default 40")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("self_play"), help="files to write, without .npz and .svg")
    args = parser.parse_args()
    game = craton.game(GAME, **OPTIONS)
    network, rng = Network(game, args.seed), np.random.default_rng(args.seed)
    env = VectorEnv(game, GAMES, seed=args.seed)
    curves: dict[str, list[tuple[float, float]]] = {"random": [], OPPONENT: []}
    trained = 0.0
    for iteration in range(args.iterations + 1):
        if iteration % args.every == 0 or iteration == args.iterations:
            for opponent, curve in curves.items():
                curve.append((trained / 60, score(network, opponent, args.games, 1000 * args.seed)))
            shares = ", ".join(f"{curve[-1][1]:.0%} against {name}" for name, curve in curves.items())
            print(f"iteration {iteration}, {trained / 60:.1f} CPU minutes: {shares}", flush=True)
            plot(curves, args.out.with_suffix(".svg"))
        if iteration == args.iterations:
            break
        begin = time.process_time()
        rate = RATE * (1 - 0.95 * iteration / args.iterations)
        batch = collect(env, network, rng)
        for _ in range(EPOCHS):
            image = turned(batch, network, int(rng.integers(game.symmetries)))
            order = rng.permutation(GAMES * STEPS)
            for at in range(0, len(order), MINIBATCH):
                part = order[at : at + MINIBATCH]
                network.improve({name: values[part] for name, values in image.items()}, rate)
        trained += time.process_time() - begin
    np.savez(args.out.with_suffix(".npz"), *network.weights)
    for opponent in ("mcts:simulations=10", OPPONENT):  # in other games than those of the curves
        print(f"in the end: {score(network, opponent, 5 * args.games, 77_000):.1%} against {opponent}", flush=True)


if __name__ == "__main__":
    main()
