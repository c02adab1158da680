"""`run`: the command line as the tests use it."""

import io
import json
import sys
from typing import Any, NamedTuple

import pytest

from craton.cli import main


class Printed(NamedTuple):
    out: str
    err: str


class Cli:
    """Runs `craton` in this process; every call checks the exit status and returns what was printed since the last."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys, self._monkeypatch = capsys, monkeypatch

    def __call__(self, *arguments: str, typed: str | None = None, status: int = 0) -> Printed:
        """`typed` is the standard input."""
        if typed is not None:
            self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            left_with = main(list(arguments))
        except SystemExit as leaving:
            left_with = int(leaving.code or 0)
        printed = self._capsys.readouterr()
        assert left_with == status, printed.err
        return Printed(*printed)

    def plain(self, *arguments: str) -> str:
        """The output, which is meant for a narrow terminal: no colours, and no progress, which is for terminals."""
        printed = self(*arguments)
        assert printed.err == ""
        assert "\033" not in printed.out
        assert max(map(len, printed.out.splitlines())) <= 80
        return printed.out

    def json(self, *arguments: str, status: int = 0) -> Any:
        return json.loads(self(*arguments, "--json", status=status).out)

    def refused(self, *arguments: str) -> str:
        """What is said to bad input: one sentence, and nothing else."""
        printed = self(*arguments, status=2)
        assert printed.out == ""
        (sentence,) = printed.err.splitlines()
        return sentence


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    return Cli(capsys, monkeypatch)
