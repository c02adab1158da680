"""The example of self-play learns, and writes its weights and its plot."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "self_play.py"


@pytest.mark.long
def test_a_short_run_learns_to_beat_random_play(tmp_path: Path) -> None:
    out = tmp_path / "short"
    arguments = ["--iterations", "6", "--every", "6", "--games", "20", "--seed", "1", "--out", str(out)]
    one_thread = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, str(EXAMPLE), *arguments]
    done = subprocess.run(command, env=os.environ | one_thread, capture_output=True, text=True, check=True)
    before, after = (int(share) for share in re.findall(r"(\d+)% against random", done.stdout))
    assert before < 85 <= after  # the measured run: 68% and 100%
    lines = ET.parse(out.with_suffix(".svg")).getroot().findall(".//{*}polyline")
    assert len(lines) == 2
    with np.load(out.with_suffix(".npz")) as weights:
        assert len(weights.files) == 8
