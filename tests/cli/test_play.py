"""craton play: a game at the terminal."""

from __future__ import annotations

import pytest

import craton
from craton.cli._engine import EngineProcess, chances_text
from craton.cli._local_match.match import LocalMatch, Player, new_dice
from craton.cli._session import Session
from craton.core.sides import SEATS
from craton.core.state import State
from craton.core.view import View
from craton.odds.chances import WinningChances


def match_of(state: State, seed: str = "1") -> LocalMatch:
    """A match between two people."""
    return LocalMatch(state, {seat: Player(str(seat)) for seat in SEATS}, dice=new_dice(seed))


def test_a_forced_pass_is_made_and_shown_and_undo_goes_past_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state = craton.parse("faust size=3,pie=no wbb/wbb/wwb black 14 -")
    session = Session(match_of(state), {})
    typed = iter(["a2:a3", "undo", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    session.play()
    printed = capsys.readouterr().out
    assert "  White has no legal move and passes.\n" in printed
    assert session.match.state.to_text() == "faust size=3,pie=no wbb/wbb/wwb black 14 -"


def test_the_engine_can_be_asked_and_nobody_waits_until_it_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state = craton.new("faust", size=4)
    session = Session(match_of(state), {})
    monkeypatch.setattr(session._engine, "estimate", EstimateLater())
    typed = iter(["estimate", "estimate", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    session.play()
    printed = capsys.readouterr().out
    assert "  The engine is warming up; try again in a moment" in printed
    assert "  Engine estimate: Black 60%, White 40%; the engine would play a1.\n" in printed


class EstimateLater:
    """Has an estimate when it is asked for the second time."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, view: View) -> WinningChances | None:
        self.asked += 1
        return None if self.asked == 1 else WinningChances(0.6, 0.0, 0.4, exact=False, best="a1")


@pytest.mark.long
def test_the_engines_process_answers_what_it_was_asked() -> None:
    engine = EngineProcess()
    quake = craton.new("faultlines", size=3)
    quake.push("a1+c1+pass")
    assert engine.estimate(quake.view("white"), patience=0) is None
    found = engine.estimate(quake.view("white"), patience=300)
    assert found is not None
    quake.push("pass")
    exact = engine.estimate(quake.view("white"), patience=300)
    assert exact is not None
    assert chances_text(exact) == "Exact odds: Black 14%, White 14%, draw 72%."


def test_a_quake_is_shown_group_by_group_with_what_survives_and_what_it_banks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = Session(match_of(craton.new("faultlines", size=5), seed="3"), {})
    typed = iter(["a1", "c1", "a2", "e5", "pass", "pass"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    session.play()
    dice = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  roll ") and "=" in line]
    assert len(dice) == 3
    board = session.match.state.board
    for line in dice:
        cell = line.split()[1].partition("=")[0]
        assert ("survives and banks" in line) == (cell in board)
        assert ("falls" in line) == (cell not in board)
    assert sum("That decides the game." in line for line in dice) == 1
    assert "100.0%" in dice[-1]
