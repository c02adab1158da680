"""Small engines that the tests start as programs."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path

HEAD = """
import json, os, subprocess, sys, time
def send(**message):
    print(json.dumps(message), flush=True)
def receive():
    return json.loads(sys.stdin.readline())
def hello():
    receive(); send(type="hello", protocol=1, name="test engine")
    receive(); send(type="ready")
"""
PLAIN = """
hello()
while line := sys.stdin.readline():
    asked = json.loads(line)
    send(type="choice", id=asked["id"], action=asked["legal"][0])
"""


def engine(folder: Path, source: str, name: str = "engine.py") -> str:
    """The command of an engine with this source, which begins after HEAD."""
    file = folder / name
    file.write_text(HEAD + source, encoding="utf-8")
    return shlex.join([sys.executable, "-I", "-S", str(file)])


def is_alive(pid: int) -> bool:
    """Whether a process exists and is no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until_ended(*pids: int, seconds: float = 60.0) -> None:
    """Wait for processes to end: after a kill, the system needs a moment to take them down."""
    deadline = time.monotonic() + seconds
    while alive := [pid for pid in pids if is_alive(pid)]:
        assert time.monotonic() < deadline, f"still running: {alive}"
        time.sleep(0.02)
