"""An earlier commit of the package as an engine: sources unpacked into build/, run in a process of their own."""

from __future__ import annotations

import io
import shlex
import subprocess
import sys
import tarfile
import tempfile
from contextlib import suppress
from pathlib import Path

from craton.bots.external.bot import ExternalBot
from craton.bots.external.engine_bot import MAX_SECONDS
from craton.core.errors import CratonError

REFERENCE = "a7c15d033ab02801e0665c25d6af1fced11d0698"
"""The search of 18 November 2026, before proofs crossed chance nodes and anything was learned."""
ROOT = Path(__file__).resolve().parents[2]


def sources_of(commit: str) -> Path:
    """The folder with the package's sources at a commit, unpacked once."""
    found = subprocess.run(["git", "-C", str(ROOT), "archive", commit, "src"], capture_output=True, check=False)
    if found.returncode:
        raise CratonError(f"The reference needs a git repository that has the commit {commit}.")
    folder = ROOT / "build" / "reference" / commit
    if not (folder / "src").exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        partial = Path(tempfile.mkdtemp(dir=folder.parent))
        with tarfile.open(fileobj=io.BytesIO(found.stdout)) as archive:
            archive.extractall(partial, filter="data")
        with suppress(OSError):  # another process was faster
            partial.rename(folder)
    return folder / "src"


def reference_bot(spec: str, *, commit: str = REFERENCE, seed: int | str | None = None) -> ExternalBot:
    """A bot of the commit, such as `mcts:seconds=1,clock=cpu`; its clock counts the CPU time of its own process."""
    path = shlex.quote(f"PYTHONPATH={sources_of(commit)}")
    command = f"env {path} {shlex.quote(sys.executable)} -m craton engine {shlex.quote(spec)}"
    return ExternalBot(command=command, seconds=MAX_SECONDS, start=MAX_SECONDS, seed=seed)
