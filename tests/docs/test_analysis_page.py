"""The page on analysis: its example prints what it shows, and its thresholds are the program's."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from craton.cli import main
from craton.search.analysis.annotate import MARKS, MAX_RIVALS

PAGE = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf-8")


def test_the_example_prints_what_the_page_shows(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"^```console\n\$ craton (.+)\n((?:.*\n)*?)```$", PAGE, re.MULTILINE)
    assert main(shlex.split(block[0])) == 0
    assert capsys.readouterr().out == block[1]


def test_the_page_gives_the_thresholds_of_the_marks() -> None:
    rows = re.findall(r"^\| `(\?\S*)` [^|]+\| (\d+)", PAGE, re.MULTILINE)
    assert {mark: int(points) for mark, points in rows} == {mark: 100 * least for least, mark in MARKS.items()}


def test_the_page_gives_the_number_of_candidates_that_are_evaluated() -> None:
    words = ("one", "two", "three", "four", "five", "six")
    assert f"{words[MAX_RIVALS - 2]} more candidates are evaluated" in " ".join(PAGE.split())
    assert f"the {words[MAX_RIVALS - 1]} that come closest" in " ".join(PAGE.split())
