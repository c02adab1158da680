"""Ends a process group when the standard input closes: run by `process.py` as a script, with the group's number."""

import contextlib
import os
import signal
import sys


def main() -> None:
    group = int(sys.argv[1])
    while os.read(0, 1024):
        pass
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    main()
