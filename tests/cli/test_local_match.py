"""A match at one keyboard, whichever screen shows it: saving and resuming, clocks, names, secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

import craton
from craton.cli import _screen_size
from craton.cli._local_match import views
from craton.cli._local_match.clock import clocks_text, parse_clock, time_text
from craton.cli._local_match.match import LocalMatch, Player, new_dice
from craton.cli._local_match.records import match_record, recorded_players, resumed_match
from craton.core.errors import ActionError, OptionError
from craton.core.sides import SEATS
from craton.core.state import State
from craton.record import parse_record, read_records, replay, verify
from tests.cli.conftest import Cli

ANN_AND_BOB = dict(zip(SEATS, (Player("Ann"), Player("Bob")), strict=True))


def match_of(state: State, seed: str = "1") -> LocalMatch:
    return LocalMatch(state, ANN_AND_BOB, dice=new_dice(seed))


def test_a_saved_game_is_resumed_with_its_players_and_saved_again(tmp_path: Path, run: Cli) -> None:
    file = tmp_path / "games.txt"
    start = ("play", "faultlines", "-o", "size=3", "--first", "Ann", "--second", "Bob", "--save", str(file))
    printed = run(*start, typed="a1\nb2\nquit\n").out
    assert f"craton play --resume {file} continues it" in printed
    printed = run("play", "--resume", str(file), typed="pass\npass\n").out
    assert "Black to move, turn 3" in printed
    with file.open("rb") as stream:
        saved, finished = read_records(stream)
    assert (saved.termination, finished.tags["First"], finished.tags["Second"]) == ("*", "Ann", "Bob")
    assert str(finished.turns[0]) == "a1"
    assert verify(finished), "nothing had been thrown before, so the new dice cover all of it"
    assert "is over; --record N chooses another one" in run.refused("play", "--resume", str(file))
    assert "turn 3" in run("play", "--resume", str(file), "--record", "1", typed="quit\n").out


def test_a_bot_keeps_its_seat_when_the_game_is_resumed(tmp_path: Path, run: Cli) -> None:
    file = tmp_path / "games.txt"
    start = ("play", "faust", "-o", "size=3", "--against", "random", "--seat", "second", "--seed", "1")
    run(*start, "--save", str(file), typed="quit\n")
    record = parse_record(file.read_text())
    assert (record.tags["First"], record.tags["FirstBot"], record.tags["Second"]) == ("random", "random", "You")
    assert {player.bot for player in recorded_players(record).values()} == {"random", None}
    again = run("play", "--resume", str(file), "--seed", "1", typed="moves\nquit\n").out
    assert "White to move" in again


@pytest.mark.parametrize("bot", ["external:touch FILE", "tests.cli.slow_bot:Crasher"])
def test_a_record_alone_never_starts_a_program_or_imports_a_module(bot: str, tmp_path: Path, run: Cli) -> None:
    file, touched = tmp_path / "games.txt", tmp_path / "touched"
    bot = bot.replace("FILE", str(touched))
    file.write_text(f'[Game "faust"]\n[Options "size=3"]\n[FirstBot "{bot}"]\n[Second "You"]\n\n1. a1 *\n')
    assert "name it with --against" in run.refused("play", "--resume", str(file))
    assert not touched.exists()


def test_dice_are_continued_by_the_same_seed_and_otherwise_the_record_says_that_they_are_not() -> None:
    state = craton.new("assault", board="hex24")
    match = match_of(state)
    state.push("a3+a2+xa2")
    match.push(match.draw_outcome())
    record = match_record(match)
    same = resumed_match(record, ANN_AND_BOB, seed="1", own_dice=False)
    assert not same.was_resumed
    assert match_record(same).tags["Commitment"] == record.tags["Commitment"]
    other = resumed_match(record, ANN_AND_BOB, seed=None, own_dice=False)
    assert other.was_resumed
    assert "Commitment" not in match_record(other).tags
    assert "cannot be verified" in match_record(other).opening_comments[0]


def test_a_match_starts_from_a_position(run: Cli) -> None:
    text = "faust size=3,pie=no wbb/wbb/wwb black 14 -"
    assert "White has no legal move and passes." in run("play", "--position", text, typed="a2:a3\nquit\n").out
    assert "one of GAME, --resume and --position" in run.refused("play", "faust", "--position", text)
    assert "has its own options" in run.refused("play", "--position", text, "-o", "size=4")
    over = "faultlines size=3 1b1/3/3 over 3 winner=black,reason=score"
    assert run.refused("play", "--position", over).startswith("craton play: ")
    assert "--record belongs to --resume" in run.refused("play", "faust", "--record", "2")


def test_a_file_that_cannot_be_written_is_refused_before_the_match(tmp_path: Path, run: Cli) -> None:
    file = tmp_path / "none" / "games.txt"
    assert "cannot be saved to" in run.refused("play", "faust", "--save", str(file))


def test_names_are_checked_and_two_bots_are_refused(run: Cli) -> None:
    assert "1 to 40 characters" in run.refused("play", "faust", "--first", "x" * 41)
    assert "1 to 40 characters" in run.refused("play", "faust", "--first", " \t ")
    assert "There is no bot" in run.refused("play", "faust", "--against", "nobody")


@pytest.mark.parametrize("text", ["", "0", "0+0", "five", "5+", "-1", "5+3+2", "99999"])
def test_a_clock_that_makes_no_sense_is_refused(text: str, run: Cli) -> None:
    assert "A clock is written MINUTES or MINUTES+SECONDS" in run.refused("play", "faust", f"--clock={text}")


def test_a_clock_charges_the_side_that_thinks_and_adds_seconds_after_its_turn() -> None:
    now = [0]
    match = LocalMatch(
        craton.new("faust", size=3), ANN_AND_BOB, dice=None, clocks=parse_clock("1+5"), now=lambda: now[0]
    )
    match.present()
    now[0] = 30_000
    match.push("a1")  # the first turn is free
    match.present()
    assert clocks_text(match) == "Black 1:05, White 1:00"
    now[0] = 40_000
    assert clocks_text(match) == "Black 1:05, White 0:50"
    match.push("b2")
    now[0] = 100_000  # while dice are shown, no clock runs
    match.present()
    assert clocks_text(match) == "Black 1:05, White 0:55"
    now[0] = 165_001
    assert match.check_flag()
    assert match.describe() == "White wins (time)"
    assert match_record(match).tags["Reason"] == "time"
    with pytest.raises(OptionError):
        parse_clock("x")
    assert [time_text(left) for left in (3_900_000, 59_001, 19_950, 0)] == ["1:05:00", "1:00", "0:19.9", "0:00.0"]


def test_a_choice_is_opened_when_both_have_sealed_and_not_before() -> None:
    match = match_of(craton.new("faultlines", size=3, sealed=True))
    match.state.push("a1+b1")
    match.push("seal-play")
    assert views.opened_text(views.opened(match, 2)) == ""
    assert views.score_sheet(match)[-1].split() == ["3.", "●", "(secret)"]
    last = views.last_visible(match)
    assert last is not None
    assert last.text == "b1"
    match.push("seal-pass")
    assert views.opened_text(views.opened(match, 3)) == "Opened: Black seal-play, White seal-pass."
    last = views.last_visible(match)
    assert last is not None
    assert last.text == "b1", "a step that names no cell marks none"


def test_choices_that_a_swap_made_void_are_never_opened_before_the_end() -> None:
    match = match_of(craton.new("assault", board="hex24", sacred="any", pie=True, turn_limit=10))
    for action in ("sacred a1", "sacred a2", "b3", "swap"):
        match.push(action)
        assert views.opened(match, 0) == []
    sheet = [line.split()[-1] for line in views.score_sheet(match)]
    assert sheet == ["(secret)", "(secret)", "b3", "swap"]
    match.resign()
    assert [step.text for step in views.opened(match, 0)] == ["sacred a1", "sacred a2"]


def test_the_picture_shows_no_ghost_of_a_hidden_stone() -> None:
    match = match_of(craton.new("lifeline", size=3))
    match.push("c3")  # the first stone of a pair is hidden from the other side
    picture = views.picture(match)
    assert (picture.stones, picture.ghosts, picture.marks) == ({}, {}, {})
    match.at_screen = SEATS[0]
    assert list(views.picture(match).stones.values()) == ["black"]


def test_undo_goes_past_dice_and_refuses_too_much() -> None:
    match = match_of(craton.new("assault", board="hex24"))
    for action in ("a3", "a2", "b3", "d1", "xa2"):
        match.push(action)
    match.push(match.draw_outcome())
    match.undo(2)
    assert [step.text for step in match.state.steps] == ["a3", "a2", "b3"]
    with pytest.raises(ActionError, match="Only 3 decisions can be taken back"):
        match.undo(4)
    with pytest.raises(ActionError, match="from 1 to 1000"):
        match.undo(0)
    assert len(match.state.steps) == 3


def test_resigning_in_lines_ends_the_game(tmp_path: Path, run: Cli) -> None:
    file = tmp_path / "games.txt"
    printed = run("play", "faust", "-o", "size=3", "--save", str(file), typed="a1\nresign\n").out
    assert "Black wins (resignation)" in printed
    assert replay(parse_record(file.read_text())).board == {"a1": "black"}


def test_without_a_terminal_or_on_a_small_one_the_game_is_played_in_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal:
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    def size(columns: int, lines: int) -> None:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LINES", str(lines))

    monkeypatch.setenv("TERM", "xterm")
    assert _screen_size.obstacle(plain=False) == "", "the tests have no terminal"
    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr("sys.stdout", Terminal())
    size(80, 24)
    assert _screen_size.obstacle(plain=False) is None
    assert _screen_size.obstacle(plain=True) == ""
    size(79, 24)
    assert "79×24" in (_screen_size.obstacle(plain=False) or "")
    size(80, 23)
    assert "80×24" in (_screen_size.obstacle(plain=False) or "")
    size(80, 24)
    monkeypatch.setattr(Terminal, "encoding", "cp1252")
    assert "encoding" in (_screen_size.obstacle(plain=False) or "")
    monkeypatch.setattr(Terminal, "encoding", "utf-8")
    monkeypatch.setattr(_screen_size, "find_spec", lambda name: None)
    assert "pip install 'craton[terminal]'" in (_screen_size.obstacle(plain=False) or "")
    monkeypatch.setenv("TERM", "dumb")
    assert _screen_size.obstacle(plain=False) == ""


@pytest.mark.parametrize("columns", [40, 60])
def test_lines_fit_a_narrow_terminal(columns: int, run: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    text = "faultlines size=4,keystone=yes 4/1b2/1bw1/4 white 3 black_placed=2,white_placed=1"
    printed = run("play", "--position", text, typed="moves\nodds\ninsight all\ninsight groups\nhelp\nquit\n").out
    printed = printed.replace("White to move, turn 4 > ", "\n")  # nothing echoes what is typed
    lines = [line for line in printed.splitlines() if not line.startswith(("Dice commitment", "Fault Lines size"))]
    assert ("- group b2, side black, stones 2," if columns == 40 else "  b2     black       2     2 ") in printed
    assert [line for line in lines if len(line) > columns] == []
