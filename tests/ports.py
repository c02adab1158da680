"""Ports for servers that tests start."""

from __future__ import annotations

import random
import socket

FIRST, LAST = 12_000, 32_000
"""Below the range from which systems choose the ports of outgoing connections: one of those could take the port of a
server between two of its starts."""


def free_port() -> int:
    """A port of the loopback interface that nothing uses."""
    while True:
        port = random.SystemRandom().randint(FIRST, LAST)  # seeded ones would be the same in all processes
        with socket.socket() as trial:
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
