"""The C programs that show this machine's limits, if they are present beside the project."""

from __future__ import annotations

import subprocess
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "shared" / "limits" / "run.sh"
ONE_AT_A_TIME = ("plies", "single")


def limits(seconds: float = 1.0) -> dict[tuple[str, int], float]:
    """Playouts per CPU-second by game and size, by the fastest single-game method; empty without the programs."""
    if not SCRIPT.exists():
        return {}
    done = subprocess.run(["bash", str(SCRIPT), str(seconds)], capture_output=True, text=True, check=False)
    found: dict[tuple[str, int], float] = {}
    for line in done.stdout.splitlines()[1:]:
        game, size, method, rate = line.split()[:4]
        if method in ONE_AT_A_TIME:
            found[game, int(size)] = max(float(rate), found.get((game, int(size)), 0.0))
    return found
