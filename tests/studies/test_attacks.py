"""The benchmark of attacks runs, and its innocent players get through."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOVES = 20


@pytest.mark.long
def test_innocent_players_move_while_a_server_is_attacked() -> None:
    names = ["nothing", "hostile plans", "bad tokens"]
    command = [sys.executable, "-m", "benchmarks.attacks", "--seconds", "2", "--moves", str(MOVES), "--only", *names]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    rows = {line[:30].strip(): line[30:].split() for line in done.stdout.splitlines()[2:]}
    assert list(rows) == names
    for name, row in rows.items():
        assert int(row[0]) >= MOVES, name
        assert "lost:" not in row, done.stderr
    assert "401" in rows["bad tokens"]
