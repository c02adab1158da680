"""craton match"""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from craton.cli.match import KEYS
from craton.lab import run as lab_run
from craton.lab.duel import Duel, Played, play_game
from craton.record import read_records, replay, verify
from tests.cli.conftest import Cli

EXAMPLE = Path(__file__).parents[2] / "examples" / "engine.mjs"
SMALL = ["match", "assault", "greedy", "random", "-o", "board=hex24,turn_limit=14"]


def interrupt_at(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def play(duel: Duel, game: int) -> Played:
        if game == number:
            raise KeyboardInterrupt
        return play_game(duel, game)

    monkeypatch.setattr(lab_run, "play_game", play)


def test_the_result_is_told_in_a_table(run: Cli) -> None:
    captured = run(*SMALL, "--games", "12", "--openings", "2", "--seed", "4")
    assert "Triangular Assault board=hex24,turn_limit=14" in captured.out
    assert "12 games in 6 pairs" in captured.out
    for words in ("A  greedy", "B  random", "wins, draws, losses", "Elo of A", "95%:", "undecided", "ended by"):
        assert words in captured.out
    assert captured.err == "", "no progress line where standard error is no terminal"


def test_a_custom_bot_is_named_by_module_and_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Cli) -> None:
    (tmp_path / "tiny_bots.py").write_text(
        "class Lowest:\n    def choose(self, view):\n        return view.legal_moves[0]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    small = ("faust", "-o", "size=3")
    assert "A  tiny_bots:Lowest" in run("match", *small, "tiny_bots:Lowest", "random", "--games", "2").out
    assert "White plays b1" in run("play", *small, "--against", "tiny_bots:Lowest", typed="a1\nquit\n").out
    assert "tiny_bots has no 'Highest'" in run.refused("match", "faust", "tiny_bots:Highest", "random")


def test_json_has_exactly_the_documented_keys(run: Cli) -> None:
    result = run.json(*SMALL, "--games", "4")
    assert list(result) == [key for keys in KEYS for key in keys.split(", ")]
    assert result["wanted"] == result["finished"] == result["games"] == 4
    printed = run("match", "--help").out
    assert all(f"  {keys} " in printed for keys in KEYS)


def test_infinite_differences_are_null(run: Cli) -> None:
    arguments = ["match", "faust", "random", "random", "-o", "size=3", "--games", "1", "--unpaired"]
    result = run.json(*arguments)
    assert result["elo"] is None
    assert None in result["elo_interval"]
    assert "∞" in run(*arguments).out


def test_ctrl_c_prints_the_result_so_far_and_the_log_continues_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Cli
) -> None:
    log = ["--games", "8", "--log", str(tmp_path / "log")]
    whole = run.json(*SMALL, "--games", "8")
    with monkeypatch.context() as patch:
        interrupt_at(patch, 5)
        result = run.json(*SMALL, *log, status=130)
    assert (result["finished"], result["games"]) == (5, 4)
    with monkeypatch.context() as patch:
        interrupt_at(patch, 7)
        assert "6 games in 3 pairs; 7 of 8 are finished" in run(*SMALL, *log, status=130).out
    assert run.json(*SMALL, *log) == whole
    assert run.json(*SMALL, *log) == whole


def test_an_interruption_before_the_first_pair_says_so(monkeypatch: pytest.MonkeyPatch, run: Cli) -> None:
    interrupt_at(monkeypatch, 1)
    assert "no estimate before" in run(*SMALL, status=130).out
    assert run.json(*SMALL, status=130)["score"] is None


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent differently there")
def test_a_real_ctrl_c_ends_all_processes_quietly(tmp_path: Path) -> None:
    log = tmp_path / "log"
    arguments = ["match", "faust", "random", "random", "-o", "size=4", "--games", "100000", "--jobs", "2"]
    command = [sys.executable, "-m", "craton", *arguments, "--log", str(log)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Where the tests run in the background, Ctrl-C is ignored and children inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        end = time.monotonic() + 50
        while time.monotonic() < end and not (log.exists() and log.read_bytes().count(b"\n") > 3):
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes
        out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "A's score" in out
    assert err == ""
    assert _is_gone(process.pid)


def _is_gone(group: int) -> bool:
    """Whether all processes of the group end within some seconds (Python's own resource tracker is the last)."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


def test_a_progress_line_is_shown_on_a_terminal(monkeypatch: pytest.MonkeyPatch, run: Cli) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    shown = run(*SMALL, "--games", "4").err
    assert "1 of 4 games   A " in shown
    assert "left" in shown
    assert shown.endswith("\r"), "it is wiped off before the table"


def test_random_options_are_drawn_from_the_seed(tmp_path: Path, run: Cli) -> None:
    arguments = ["match", "faultlines", "random", "random", "-o", "size=5", "-o", "fault_lines=random:4"]
    for seed in ("1", "1", "2"):
        run(*arguments, "--games", "2", "--seed", seed, "--log", str(tmp_path / seed))
    assert len((tmp_path / "1").read_text().splitlines()) == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "7"], "must be even"),
        (["--games", "0"], "1 to 1,000,000 games"),
        (["--games", "x"], "invalid int value"),
        (["--jobs", "0"], "jobs must be 1 to"),
        (["--openings", "-1"], "random actions"),
        (["--openings", "900"], "too many"),
        (["-o", "board=moon"], "board must be"),
        (["--log", "/no/such/folder/log"], "No such file"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(arguments: list[str], words: str, run: Cli) -> None:
    assert words in run.refused(*SMALL, *arguments)


@pytest.mark.parametrize("bot", ["hal", "mcts:", "mcts:depth=3", "random:simulations=3"])
def test_an_impossible_bot_is_refused(bot: str, run: Cli) -> None:
    run.refused("match", "assault", "random", bot)


def test_a_log_of_other_settings_is_refused(tmp_path: Path, run: Cli) -> None:
    log = str(tmp_path / "log")
    run(*SMALL, "--games", "2", "--log", log)
    said = run.refused(*SMALL, "--games", "2", "--log", log, "--seed", "9")
    assert said == f"craton match: {log} is the log of another duel: there seed is 0, here 9."


def test_a_bot_that_is_still_being_compiled_says_so(monkeypatch: pytest.MonkeyPatch, run: Cli) -> None:
    monkeypatch.setattr("craton.cli.warm.is_compiled", lambda definition: False)
    monkeypatch.setattr("craton.cli.warm.compile_search", lambda definition: None)
    small = ("match", "faust", "-o", "size=3", "--games", "2")
    said = run(*small, "mcts:simulations=5", "random", "--games", "2").err
    assert "Compiling the bot of Faust, first start only ..." in said
    assert run(*small, "random", "greedy").err == ""
    assert run(*small, "mcts:simulations=5,interpreted=yes", "random").err == ""


# Bots that fail, and records


def test_a_bot_that_crashes_loses_with_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Cli) -> None:
    (tmp_path / "failing_bots.py").write_text(
        "class Crash:\n    def choose(self, view):\n        return 1 // 0\n"
        "class Wrong:\n    def choose(self, view):\n        return 'z9'\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    records = tmp_path / "games.txt"
    small = ("match", "faust", "-o", "size=3", "--games", "2", "--records", str(records))
    printed = run(*small, "failing_bots:Wrong", "random").out
    assert "A's wins, draws, losses   0, 0, 2" in printed
    assert "ended by                  illegal 2" in printed
    assert "A failed in 2 games; in game 1: The bot failing_bots:Wrong cannot play 'z9': " in printed
    result = run.json(*small, "random", "failing_bots:Crash")
    assert (result["wins"], result["failures"]) == (2, {"B": 2})
    found = list(read_records(records.read_text()))
    assert [record.tags["Reason"] for record in found] == ["illegal", "illegal", "crash", "crash"]
    assert "The bot failing_bots:Crash failed: ZeroDivisionError" in found[2].tags["Failure"]
    assert all(replay(record).outcome is None for record in found)


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
def test_records_hold_players_levels_options_seed_and_a_unique_id(tmp_path: Path, run: Cli) -> None:
    records = tmp_path / "games.txt"
    engine = f"external:seconds=60:node {EXAMPLE}"
    bots = (engine, "mcts:level=2,interpreted=yes,simulations=5")
    small = ("match", "assault", "-o", "board=hex24,turn_limit=10", "--games", "2", "--seed", "9", "--records")
    run(*small, str(records), *bots)
    one, two = read_records(records.read_text())
    assert (one.tags["First"], two.tags["Second"]) == (engine, engine)
    assert (one.tags["SecondLevel"], two.tags["FirstLevel"]) == ("2", "2")
    assert (one.tags["Options"], one.tags["Seed"], one.tags["Round"]) == ("board=hex24,turn_limit=10", "9", "1")
    assert one.tags["Id"] != two.tags["Id"]
    assert verify(one)
    assert verify(two)


def test_a_file_of_records_gets_every_game_once(tmp_path: Path, run: Cli) -> None:
    records, log = tmp_path / "games.txt", tmp_path / "log"
    run(*SMALL, "--games", "4", "--log", str(log))
    run(*SMALL, "--games", "6", "--log", str(log), "--records", str(records))
    run(*SMALL, "--games", "8", "--records", str(records))
    ids = [record.tags["Id"] for record in read_records(records.read_text())]
    assert len(ids) == len(set(ids)) == 8
    sentence = run.refused(*SMALL, "--records", str(tmp_path / "none" / "games.txt"))
    assert "The records cannot be written to" in sentence


@pytest.mark.parametrize("bot", ["external:no-such-program", "external", "gtp:"])
def test_an_engine_that_does_not_exist_is_refused(run: Cli, bot: str) -> None:
    assert run.refused("match", "faust", bot, "random").startswith("craton match: ")
