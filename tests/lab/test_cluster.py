"""Experiments on Dask: the same games, although workers are killed and the scheduler vanishes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest

from craton.cli import main
from craton.core.errors import CratonError
from craton.lab.experiment.cluster import cluster_executor
from craton.lab.experiment.file import experiment_from
from craton.lab.experiment.run import Run, local_executor
from craton.lab.experiment.store import Store

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore"),  # Dask leaves sockets behind when its scheduler is killed
]

DATA = {
    "game": "assault",
    "options": {"board": "hex24", "turn_limit": 10},
    "bots": {"both": "mcts:simulations=10"},
    "games": {"each": 150},
}


class Cluster:
    """A scheduler and two workers as processes of their own."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "scheduler.json"
        self.scheduler = self._start("dask_scheduler", "--port", "0", "--host", "127.0.0.1")
        self.workers = [self.add_worker() for _ in range(2)]

    def add_worker(self) -> subprocess.Popen[bytes]:
        return self._start("dask_worker", "--nthreads", "1", "--no-nanny", "--death-timeout", "60")

    @property
    def address(self) -> str:
        import json

        while not self._file.exists():
            assert self.scheduler.poll() is None
            time.sleep(0.1)
        address: str = json.loads(self._file.read_text(encoding="utf-8"))["address"]
        return address

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()

    def _start(self, program: str, *args: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.{program}", "--scheduler-file", str(self._file)]
        return subprocess.Popen(
            [*command, "--no-dashboard", *args],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    made = Cluster(tmp_path)
    yield made
    made.close()


def played(folder: Path) -> pl.DataFrame:
    experiment = experiment_from(DATA)
    run = Run(experiment, Store(folder, experiment))
    for _ in run.play(local_executor(1)):
        pass
    return run.results()


def test_killed_workers_cost_no_game(cluster: Cluster, tmp_path: Path) -> None:
    experiment = experiment_from(DATA)
    run = Run(experiment, Store(tmp_path / "out", experiment))
    killed = False
    for _ in run.play(cluster_executor(cluster.address, 2)):
        if not killed:
            cluster.workers[0].kill()
            cluster.workers.append(cluster.add_worker())
            killed = True
    assert killed
    assert run.results().equals(played(tmp_path / "local"))


def test_a_vanished_scheduler_is_reported_and_the_run_continues_later(cluster: Cluster, tmp_path: Path) -> None:
    experiment = experiment_from(DATA)
    run = Run(experiment, Store(tmp_path / "out", experiment))
    blocks = run.play(cluster_executor(cluster.address, 2))
    next(blocks)
    os.kill(cluster.scheduler.pid, signal.SIGKILL)
    with pytest.raises(CratonError, match="finished games are kept"):
        list(blocks)
    stored = Store(tmp_path / "out", experiment).games()
    assert 0 < stored.height < 150
    assert played(tmp_path / "out").equals(played(tmp_path / "local"))


def test_a_dead_scheduler_is_bad_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("craton.lab.experiment.cluster.CONNECT_SECONDS", 1)
    file = tmp_path / "trial.toml"
    file.write_text('game = "assault"\n[bots]\nboth = "random"\n[games]\neach = 2\n', encoding="utf-8")
    assert main(["lab", "run", str(file), "--cluster", "tcp://127.0.0.1:9", "--jobs", "1"]) == 2
    assert "There is no Dask scheduler at tcp://127.0.0.1:9." in capsys.readouterr().err
