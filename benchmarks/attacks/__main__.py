"""Attacks a server on this machine in every known way, and prints how long an innocent player's moves take meanwhile.

    python -m benchmarks.attacks [--seconds 10] [--moves 0] [--only NAME ...]

The server runs with its default limits. The attackers have addresses of their own in the loopback range, and so have
the innocent players: ten pairs who play two moves a second. Latency is the time from sending a move to its
acknowledgement, which is sent when the move is on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.attacks import connections, requests
from benchmarks.attacks.bots import bot_answers
from benchmarks.attacks.requests import Attack, flood
from benchmarks.attacks.server import LAUNCHER, running
from benchmarks.attacks.target import Target, prepare

NICE = 10
"""Attackers run at low priority, because they stand for other machines."""
LEAD = 3.0
"""Seconds of attack before the measurement begins."""
JUNK = b"{" * 60_000
JSON = {"Content-Type": "application/json"}
BAD_TOKEN = {"Authorization": "Bearer craton_0123456789abcdef.nonsense"}


@dataclass(frozen=True)
class Case:
    attack: Attack
    lead: float = LEAD
    """Seconds until the attack is at full strength."""
    files: int | None = None
    options: tuple[str, ...] = ()


CASES = {
    "nothing": Case(requests.nothing),
    "hostile plans": Case(requests.hostile_plans),
    "long replays": Case(requests.long_replays),
    "takebacks": Case(requests.takebacks),
    "malformed bodies": Case(
        flood("POST", "/api/v1/matches", content=JUNK, headers={"Content-Type": "application/json"})
    ),
    "bad tokens": Case(flood("GET", "/api/v1/me", headers=BAD_TOKEN)),
    "health checks": Case(flood("GET", "/healthz")),
    "unknown pages": Case(flood("GET", "/api/v1/matches/no-such-match")),
    "guests": Case(requests.many_guests),
    "logins": Case(requests.hashed_passwords),
    "study": Case(requests.study),
    "searches": Case(requests.searches),
    "half requests": Case(connections.half_requests, files=1024),
    "half requests, 50 addresses": Case(connections.distributed_half_requests, files=1024),
    "slow bodies": Case(connections.slow_bodies),
    "slow bodies, 3 addresses": Case(connections.distributed_slow_bodies, files=1024),
    "long polls, 3 addresses": Case(connections.distributed_long_polls, files=1024),
    "commands of strangers": Case(
        flood("POST", "/api/v1/matches/no-such-match/actions", 300, json={"action": "a1", "ply": 0, "id": "x"})
    ),
    "socket frames": Case(connections.frames),
    "readers": Case(requests.readers),
    "5,000 watchers and readers": Case(connections.audience, lead=25.0),
}


async def run_attack(case: Case, target: Target, measuring: list[str]) -> dict[str, Any]:
    """Attack, and measure innocent players in another process after the lead."""
    attacking = asyncio.create_task(case.attack(target))
    await asyncio.wait({attacking}, timeout=case.lead)
    command = [sys.executable, "-m", "benchmarks.attacks.innocent", target.address, *measuring]
    target.answers.clear()
    output = await asyncio.get_running_loop().run_in_executor(LAUNCHER, subprocess.check_output, command)
    if attacking.done():
        attacking.result()
    attacking.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await attacking
    *troubles, result = output.decode().splitlines()
    for trouble in troubles:
        print(trouble, file=sys.stderr, flush=True)
    found: dict[str, Any] = json.loads(result)
    return found


def shown(milliseconds: float) -> str:
    return f"{milliseconds:.0f}" if milliseconds >= 10 else f"{milliseconds:.1f}"


def print_row(name: str, found: dict[str, Any], target: Target) -> None:
    latencies = sorted(1000 * one for one in found["latencies"])
    moves = len(latencies)
    columns = [f"{moves}", "-", "-", "-"]
    if moves:
        columns[1:] = [shown(latencies[int(moves * share)]) for share in (0.5, 0.99)] + [shown(latencies[-1])]
    answers = ", ".join(f"{kind} {count / found['seconds']:.0f}/s" for kind, count in target.answers.most_common(4))
    trouble = "".join(f"  {what}: {found[what]}" for what in ("refused", "lost") if found[what])
    print(f"{name:30}" + "".join(f"{column:>9}" for column in columns) + f"  {answers}{trouble}", flush=True)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10, help="seconds of measuring for each attack")
    parser.add_argument("--moves", type=int, default=0, help="measure longer, until at least this many moves are made")
    parser.add_argument("--only", nargs="+", choices=[*CASES, "bots"], metavar="NAME", help="only these attacks")
    args = parser.parse_args()
    measuring = ["--seconds", str(args.seconds), "--moves", str(args.moves)]
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    os.nice(NICE)
    gc.freeze()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print("preparing: matches of 417 steps, boards of 19×19", flush=True)
        with running(folder, free_port(), "--workers", "0", "--limits", "no") as address:
            prepared = asyncio.run(prepare(address))
        heads = ("moves", "p50 ms", "p99 ms", "most ms")
        print(f"{'attack':30}" + "".join(f"{head:>9}" for head in heads) + "  answers to the attackers", flush=True)
        for label, case in CASES.items():
            if args.only and label not in args.only:
                continue
            with running(folder, free_port(), "--workers", "1", *case.options, files=case.files) as address:
                target = Target(address, prepared)
                found = asyncio.run(run_attack(case, target, measuring))
                print_row(label, found, target)
        if not args.only or "bots" in args.only:
            with running(folder, free_port(), "--workers", "1") as address:
                asyncio.run(bot_answers(Target(address, prepared)))


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        raise SystemExit(str(error)) from None
