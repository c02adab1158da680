"""Train a game's network by self-play: `python -m studies.learning lifeline --folder FOLDER`.

Generation 0 plays with rollouts, every later one with the network so far. After each generation the network is trained
on the newest positions and saved, with all that is needed to go on, so that the run can be interrupted at any time and
resumed with the same command. `FOLDER/log.csv` has one line for each generation.
"""

from __future__ import annotations

import argparse
import csv
import random
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import craton
from craton.core.network import Model
from studies.learning.data import Board
from studies.learning.network import Network
from studies.learning.selfplay import Plan, SelfPlay
from studies.learning.subject import SUBJECTS, Subject

BATCH = 128
RATE = 2e-3
LAST_RATE = 2e-4
WINDOW = 60_000
"""Positions of each size that are kept; a share of it in the first generations."""
FIRST_PLAN = Plan(simulations=400, fast_simulations=150, recorded=0.4)
LOSSES = ("policy", "value", "owner", "error")
OPENINGS = (0, 0, 2, 3, 4, 6)
"""Random actions at the beginning of a game, drawn from these."""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m studies.learning", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(SUBJECTS))
    parser.add_argument("--folder", type=Path, required=True, help="checkpoints and the log")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument(
        "--games", type=int, default=200, help="games of a generation; three times as many in the first"
    )
    parser.add_argument("--reuse", type=float, default=8.0, help="how often training sees each position")
    parser.add_argument("--start", type=Path, metavar="WEIGHTS", help="begin with these weights instead of rollouts")
    args = parser.parse_args(arguments)
    args.folder.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    training = Training(SUBJECTS[args.game], args.folder, args.generations)
    if args.start is not None and training.done == 0:
        training.start_with(args.start)
    training.run(args.games, args.reuse)


class Training:
    """A run of training in a folder."""

    def __init__(self, subject: Subject, folder: Path, generations: int) -> None:
        self.subject, self.folder, self.generations = subject, folder, generations
        games = {size: craton.game(subject.game, size=size) for size in subject.sizes}
        self.boards = {size: Board(subject, game) for size, game in games.items()}
        torch.manual_seed(0)
        taps = next(iter(self.boards.values())).near.shape[1]
        self.network = Network(
            subject.codes, subject.global_kinds, taps, subject.layers, subject.planes, subject.extras
        )
        self.optimizer = torch.optim.AdamW(self.network.parameters(), lr=RATE, weight_decay=1e-4)
        self.done = 0
        self.spent = 0.0
        self._begin = time.process_time()
        self.checkpoint = folder / "checkpoint.pt"
        if self.checkpoint.exists():
            self._resume()

    def start_with(self, weights: Path) -> None:
        """Make given weights generation 0."""
        self.network.load_weights(weights)
        self._save({"games": 0, "positions": 0, "play_s": 0.0}, dict.fromkeys(LOSSES, 0.0))

    def run(self, games: int, reuse: float) -> None:
        while self.done < self.generations:
            found, results = self._play(games if self.done else 3 * games)
            steps = int(found * reuse / BATCH)
            losses = self._train(steps)
            self._save(results, losses)

    def _play(self, games: int) -> tuple[int, dict[str, Any]]:
        """Self-play of one generation; return the number of recorded positions and how the games went."""
        rng = random.Random(f"{self.subject.game} {self.done}")
        plan = FIRST_PLAN if self.done == 0 else Plan()
        model = self._model() if self.done else None
        players: dict[int, SelfPlay] = {}
        found, before = 0, time.process_time()
        for _ in range(games):
            (size,) = rng.choices(list(self.subject.sizes), self.subject.shares(self.done))
            if size not in players:
                players[size] = SelfPlay(self.boards[size].game, model, plan, rng.getrandbits(32))
            one = players[size].play(rng.choice(OPENINGS))
            shard = self.folder / "games" / f"{self.done:03}" / f"{size}-{found}.npz"
            shard.parent.mkdir(parents=True, exist_ok=True)
            np.savez_compressed(shard, **one)
            self.boards[size].add(one)
            found += len(one["values"])
        for board in self.boards.values():
            board.limit(min(WINDOW, 15_000 + 4_000 * self.done))
        return found, {"games": games, "positions": found, "play_s": round(time.process_time() - before, 1)}

    def _model(self) -> Model:
        """The game's model with the weights of the last generation."""
        model = next(iter(self.boards.values())).game.definition.search_parts().network
        assert model is not None
        return replace(model, file=self.folder / f"weights-{self.done - 1:03}.npz")

    def _train(self, steps: int) -> dict[str, float]:
        rng = np.random.default_rng(self.done)
        boards = [board for board in self.boards.values() if len(board)]
        weights = np.array([len(board) for board in boards], float)
        rate = RATE * (LAST_RATE / RATE) ** (self.done / max(1, self.generations - 1))
        totals = dict.fromkeys(LOSSES, 0.0)
        for step in range(steps):
            for group in self.optimizer.param_groups:
                group["lr"] = rate * min(1.0, (step + 1) / 50)
            board = boards[rng.choice(len(boards), p=weights / weights.sum())]
            losses = self._losses(board, board.batch(BATCH, rng, share_of_search=0.25))
            loss = 0.5 * losses["policy"] + losses["value"] + 0.1 * losses["owner"]
            self.optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(self.network.parameters(), 2.0)
            self.optimizer.step()
            for name, one in losses.items():
                totals[name] += float(one.detach()) / steps
        return totals

    def _losses(self, board: Board, batch: tuple[torch.Tensor, ...]) -> dict[str, torch.Tensor]:
        codes, global_codes, places, legal, policy, value, result, owner = batch
        planes, logit, owners = self.network(codes, global_codes, board.near)
        logits = planes.gather(1, places.flatten(1)).view(places.shape).sum(2).masked_fill(~legal, -1e9)
        logs = functional.log_softmax(logits, 1).clamp(min=-50.0)
        return {
            "policy": -(policy * (logs - policy.clamp(min=1e-9).log())).sum(1).mean(),
            "value": functional.binary_cross_entropy_with_logits(logit, value),
            "owner": functional.cross_entropy(owners.flatten(0, 1), owner.flatten()),
            "error": ((torch.sigmoid(logit) - result) ** 2).mean(),
        }

    def _save(self, results: dict[str, Any], losses: dict[str, float]) -> None:
        self.network.export(self.folder / f"weights-{self.done:03}.npz")
        self.done += 1
        state = {"network": self.network.state_dict(), "optimizer": self.optimizer.state_dict(), "done": self.done}
        state["spent"] = self.spent = self.spent + time.process_time() - self._begin
        self._begin = time.process_time()
        new = self.checkpoint.with_suffix(".new")
        torch.save(state, new)
        new.replace(self.checkpoint)
        line = {
            "generation": self.done - 1,
            **results,
            **{k: round(v, 4) for k, v in losses.items()},
            "cpu_s": round(self.spent, 1),
        }
        log = self.folder / "log.csv"
        fresh = not log.exists()
        with log.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(line))
            if fresh:
                writer.writeheader()
            writer.writerow(line)
        print(", ".join(f"{name} {value}" for name, value in line.items()), flush=True)

    def _resume(self) -> None:
        """Load the checkpoint and the newest games."""
        state = torch.load(self.checkpoint, weights_only=True)
        self.network.load_state_dict(state["network"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.done, self.spent = state["done"], state.get("spent", 0.0)
        for generation in range(self.done):
            for shard in sorted((self.folder / "games" / f"{generation:03}").glob("*.npz")):
                with np.load(shard) as found:
                    self.boards[int(shard.name.split("-")[0])].add({name: found[name] for name in found.files})
            for board in self.boards.values():
                board.limit(min(WINDOW, 15_000 + 4_000 * generation))


if __name__ == "__main__":
    main()
