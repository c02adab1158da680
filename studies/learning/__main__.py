"""Train a game's network by self-play: `python -m studies.learning lifeline --folder FOLDER`.

Generation 0 plays with rollouts, every later one with the network so far. After each generation the network is trained
on the newest positions and saved, with all that is needed to go on, so that the run can be interrupted at any time and
resumed with the same command. `FOLDER/log.csv` has one line for each generation. Every few generations the new weights
must pass a gate: if they do not show that they are stronger, self-play returns to the weights of the last passed gate,
`FOLDER/best.npz`, until the next one.
"""

from __future__ import annotations

import argparse
import csv
import random
import shutil
import time
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import craton
from craton.core.network import Model
from studies.learning.data import Batch, Board
from studies.learning.gate import passes
from studies.learning.network import Network
from studies.learning.selfplay import Plan, SelfPlay
from studies.learning.subject import SUBJECTS, Subject

BATCH = 128
RATE = 2e-3
RATE_AFTER_START = 1e-3
"""The learning rate at the beginning of a run, without and with given weights."""
LAST_RATE = 1e-4
FIRST_GENERATIONS = 10
"""Of a run without given weights: it begins with small boards."""
AVERAGING = 0.998
"""The exported weights are an average over training steps, which forgets with this factor."""
WINDOW = 60_000
"""Positions of each size that are kept; a share of it in the first generations."""
FIRST_PLAN = Plan(simulations=400, fast_simulations=150, recorded=0.4)
LOSS_WEIGHTS = {"policy": 0.5, "value": 1.0, "owner": 0.1, "reply": 0.05, "left": 0.1}
LOSSES = (*LOSS_WEIGHTS, "error")
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
    parser.add_argument("--gate", type=int, default=8, help="generations from one gate to the next")
    args = parser.parse_args(arguments)
    args.folder.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    training = Training(SUBJECTS[args.game], args.folder, args.generations, args.start)
    training.run(args.games, args.reuse, args.gate)


class Training:
    """A run of training in a folder."""

    def __init__(self, subject: Subject, folder: Path, generations: int, start: Path | None) -> None:
        """start: the weights of generation 0, which otherwise plays with rollouts."""
        self.subject, self.folder, self.generations, self.start = subject, folder, generations, start
        self.first_rate = RATE if start is None else RATE_AFTER_START
        games = {variant.label: craton.game(subject.game, **variant.options) for variant in subject.variants}
        self.boards = {label: Board(subject, game) for label, game in games.items()}
        torch.manual_seed(0)
        taps = next(iter(self.boards.values())).near.shape[1]
        self.network = Network(
            subject.codes, subject.global_kinds, taps, subject.layers, subject.planes, subject.extras
        )
        self.average = deepcopy(self.network)
        self.optimizer = torch.optim.AdamW(self.network.parameters(), lr=self.first_rate, weight_decay=1e-4)
        self.done = 0
        self.playing: Path | None = None
        """The weights of self-play; None for the newest."""
        self.spent = 0.0
        self._begin = time.process_time()
        self.checkpoint = folder / "checkpoint.pt"
        if self.checkpoint.exists():
            self._resume()
        elif start is not None:
            self._start_with(start)

    def _start_with(self, weights: Path) -> None:
        """Make given weights generation 0."""
        self.network.load_weights(weights)
        self.average.load_weights(weights)
        self._export()
        self._save({"games": 0, "positions": 0, "play_s": 0.0}, dict.fromkeys(LOSSES, 0.0), "")

    def run(self, games: int, reuse: float, gate: int) -> None:
        while self.done < self.generations:
            found, results = self._play(games if any(map(len, self.boards.values())) else 3 * games)
            losses = self._train(int(found * reuse / BATCH))
            self._export()
            verdict = self._pass_gate() if self.done and self.done % gate == 0 else ""
            self._save(results, losses, verdict)

    def _weights(self, generation: int) -> Path:
        return self.folder / f"weights-{generation:03}.npz"

    def _export(self) -> None:
        self.average.export(self._weights(self.done))
        if self.done == 0:
            shutil.copyfile(self._weights(0), self.folder / "best.npz")

    def _pass_gate(self) -> str:
        """Let the newest weights play those of the last passed gate; return what came of it."""
        new, best = self._weights(self.done), self.folder / "best.npz"
        verdict = passes(self.subject, new, best, seed=1000 * self.done)
        if verdict.accepted:
            shutil.copyfile(new, best)
        self.playing = None if verdict.accepted else best
        return f"{'passed' if verdict.accepted else 'failed'}: {verdict.score:.0%} in {verdict.games} games"

    def _play(self, games: int) -> tuple[int, dict[str, Any]]:
        """Self-play of one generation; return the number of recorded positions and how the games went."""
        rng = random.Random(f"{self.subject.game} {self.done}")
        plan = FIRST_PLAN if self.done == 0 else Plan()
        model = self._model() if self.done else None
        shares = self.subject.shares(is_first=self.start is None and self.done < FIRST_GENERATIONS)
        players: dict[str, SelfPlay] = {}
        found, before = 0, time.process_time()
        for number in range(games):
            (label,) = rng.choices(list(self.boards), shares)
            if label not in players:
                players[label] = SelfPlay(self.boards[label].game, model, plan, rng.getrandbits(32))
            one = players[label].play(rng.choice(OPENINGS))
            shard = self.folder / "games" / f"{self.done:03}" / f"{number:04}_{label}.npz"
            shard.parent.mkdir(parents=True, exist_ok=True)
            np.savez_compressed(shard, **one)
            self.boards[label].add(one)
            found += len(one["values"])
        for board in self.boards.values():
            board.limit(min(WINDOW, 15_000 + 4_000 * self.done))
        return found, {"games": games, "positions": found, "play_s": round(time.process_time() - before, 1)}

    def _model(self) -> Model:
        """The game's model with the weights of self-play."""
        model = next(iter(self.boards.values())).game.definition.search_parts().network
        assert model is not None
        return replace(model, file=self.playing or self._weights(self.done - 1))

    def _train(self, steps: int) -> dict[str, float]:
        rng = np.random.default_rng(self.done)
        boards = [board for board in self.boards.values() if len(board)]
        weights = np.array([len(board) for board in boards], float)
        rate = self.first_rate * (LAST_RATE / self.first_rate) ** (self.done / max(1, self.generations - 1))
        totals = dict.fromkeys(LOSSES, 0.0)
        for step in range(steps):
            for group in self.optimizer.param_groups:
                group["lr"] = rate * min(1.0, (step + 1) / 50)
            board = boards[rng.choice(len(boards), p=weights / weights.sum())]
            losses = self._losses(board, board.batch(BATCH, rng, share_of_search=0.25))
            loss = sum(weight * losses[name] for name, weight in LOSS_WEIGHTS.items())
            self.optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(self.network.parameters(), 2.0)
            self.optimizer.step()
            with torch.no_grad():
                for mean, new in zip(self.average.parameters(), self.network.parameters(), strict=True):
                    mean.lerp_(new, 1.0 - AVERAGING)
            for name, one in losses.items():
                totals[name] += float(one.detach()) / steps
        return totals

    def _losses(self, board: Board, batch: Batch) -> dict[str, torch.Tensor]:
        found = self.network(batch.codes, batch.global_codes, board.near)
        places = batch.places
        logits = found.planes.gather(1, places.flatten(1)).view(places.shape).sum(2).masked_fill(~batch.legal, -1e9)
        logs = functional.log_softmax(logits, 1).clamp(min=-50.0)
        reply = functional.log_softmax(found.reply, 1).gather(1, batch.reply).mean(1)
        return {
            "policy": -(batch.policy * (logs - batch.policy.clamp(min=1e-9).log())).sum(1).mean(),
            "value": functional.binary_cross_entropy_with_logits(found.value, batch.value),
            "owner": functional.cross_entropy(found.owner.flatten(0, 1), batch.owner.flatten()),
            "reply": -(reply * batch.has_reply).mean(),
            "left": functional.smooth_l1_loss(found.left, batch.left),
            "error": ((torch.sigmoid(found.value) - batch.result) ** 2).mean(),
        }

    def _save(self, results: dict[str, Any], losses: dict[str, float], verdict: str) -> None:
        self.done += 1
        state: dict[str, Any] = {"done": self.done, "plays_best": self.playing is not None}
        for name, part in (("network", self.network), ("average", self.average), ("optimizer", self.optimizer)):
            state[name] = part.state_dict()
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
            "gate": verdict,
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
        self.average.load_state_dict(state["average"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.done, self.spent = state["done"], state["spent"]
        self.playing = self.folder / "best.npz" if state["plays_best"] else None
        for generation in range(self.done):
            for shard in sorted((self.folder / "games" / f"{generation:03}").glob("*.npz")):
                with np.load(shard) as found:
                    self.boards[shard.stem.partition("_")[2]].add({name: found[name] for name in found.files})
            for board in self.boards.values():
                board.limit(min(WINDOW, 15_000 + 4_000 * generation))


if __name__ == "__main__":
    main()
