"""The pages on odds and insight show what the program prints."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from craton.cli import main

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("insight.md", "odds.md", "research.md")
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^```console\n\$ craton ([^\n]+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
RECORD = re.compile(r"^```record\n(.*?)^```", re.MULTILINE | re.DOTALL)


def text(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


def stripped(output: str) -> list[str]:
    return [line.rstrip() for line in output.rstrip().splitlines()]


@pytest.mark.parametrize("page", PAGES)
def test_every_example_prints_what_its_page_shows(page: str) -> None:
    examples = EXAMPLE.findall(text(page))
    assert len(examples) == text(page).count("```python"), "each example is followed by its output"
    for example, output in examples:
        done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
        assert stripped(done.stdout) == stripped(output)


@pytest.mark.parametrize("page", PAGES)
def test_every_command_prints_what_its_page_shows(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record on the page is the file `match.txt` of the commands after it."""
    monkeypatch.chdir(tmp_path)
    for record in RECORD.findall(text(page)):
        Path("match.txt").write_text(record, encoding="utf-8")
    found = COMMAND.findall(text(page))
    assert len(found) == text(page).count("```console")
    for command, output in found:
        assert main(shlex.split(command)) == 0
        assert stripped(capsys.readouterr().out) == stripped(output)
