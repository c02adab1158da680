"""craton play: a game at the terminal."""

from __future__ import annotations

import pytest

import craton
from craton.cli._session import Session


def test_a_forced_pass_is_made_and_shown_and_undo_goes_past_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state = craton.parse("faust size=3,pie=no wbb/wbb/wwb black 14 -")
    session = Session(state.game, {}, seed="1", save=None)
    session.state = state
    typed = iter(["a2:a3", "undo", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    session.play()
    printed = capsys.readouterr().out
    assert "  White has no legal move and passes.\n" in printed
    assert session.state.to_text() == "faust size=3,pie=no wbb/wbb/wwb black 14 -"
