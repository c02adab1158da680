"""The search of a fixed commit as an opponent."""

from __future__ import annotations

import subprocess
import sys

import pytest

from craton.core.errors import CratonError
from studies.reference.engine import REFERENCE, ROOT, sources_of

pytestmark = pytest.mark.long


def test_new_plays_old_in_pairs() -> None:
    command = [sys.executable, "-m", "studies.reference", "lifeline", "size=3", "--games", "4", "--simulations", "30"]
    lines = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(lines) == 2
    assert "in 4 games" in lines[-1]


def test_the_reference_runs_its_own_sources() -> None:
    sources = sources_of(REFERENCE)
    code = "import craton; print(craton.__file__)"
    command = ["env", f"PYTHONPATH={sources}", sys.executable, "-c", code]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.startswith(str(sources))


def test_an_unknown_commit_is_refused() -> None:
    with pytest.raises(CratonError, match="needs a git repository that has the commit"):
        sources_of("0" * 40)
