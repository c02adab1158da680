"""The C programs that show this machine's limit, where they lie beside the project."""

from __future__ import annotations

import subprocess
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "shared" / "limits" / "run.sh"
ONE_AT_A_TIME = {"faultlines": "plies", "lifeline": "single", "assault": "single", "faust": "single"}


def limits(seconds: float = 1.0) -> dict[tuple[str, int], float]:
    """Playouts per CPU-second of the programs that play one game at a time, by game and size; empty without them."""
    if not SCRIPT.exists():
        return {}
    done = subprocess.run(["bash", str(SCRIPT), str(seconds)], capture_output=True, text=True, check=False)
    found = {}
    for line in done.stdout.splitlines()[1:]:
        game, size, method, rate = line.split()[:4]
        if ONE_AT_A_TIME.get(game) == method:
            found[game, int(size)] = float(rate)
    return found
