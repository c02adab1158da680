"""craton rules: Markdown as a terminal shows it, page by page."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import craton
from craton.cli._markdown import render
from tests.cli.conftest import Cli

PAGE = """# Title

A paragraph with `code`, **bold** and a [link](page.md),
in two lines.

- one item that is longer than the width of the line
- two

| name | meaning of the name |
|---|---|
| `a` | a long text that has to be wrapped in its column |

```console
$ craton show 'x'
 ● ○
```
"""


def test_headings_lists_tables_and_boards_are_rendered() -> None:
    assert render(PAGE, width=34, colour=False) == (
        "Title\n=====\n\nA paragraph with code, bold and a\nlink, in two lines.\n\n"
        "- one item that is longer than the\n  width of the line\n- two\n\n"
        "  name  meaning of the name\n  ----  ------------------------\n"
        "  a     a long text that has to\n        be wrapped in its column\n\n   ● ○"
    )
    coloured = render(PAGE, width=34, colour=True)
    assert "1mTITLE" in coloured
    assert "====" not in coloured


@pytest.mark.parametrize("name", craton.list_games())
def test_the_rules_fit_the_screen_and_show_no_markup(name: str, run: Cli) -> None:
    printed = run("rules", name).out
    lines = printed.splitlines()
    assert max(map(len, lines)) <= 82
    assert not [line for line in lines if line.startswith(("#", "|", "```")) or "**" in line or "](" in line]
    assert run("rules", name, "--markdown").out.startswith("# ")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_in_a_terminal_the_rules_are_paged(tmp_path: Path) -> None:
    pager = tmp_path / "pager"
    pager.write_text(f"#!/bin/sh\ncat > {tmp_path / 'paged'}\n")
    pager.chmod(0o755)
    ours, theirs = pty.openpty()
    environment = {**os.environ, "PAGER": str(pager), "TERM": "xterm"}
    command = [sys.executable, "-m", "craton", "rules", "faust"]
    subprocess.run(command, stdin=theirs, stdout=theirs, env=environment, timeout=60, check=True)
    os.close(theirs)
    os.close(ours)
    assert "FAUST" in (tmp_path / "paged").read_text()
