"""The command line: what it prints, and what it says to bad input."""

import io
import json
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import craton
from craton.cli import commands, main, make_parser

TEXT = "lifeline size=3,balance=weak 3/4/2b2/1w2/3 black 2 -"
RECORD = """[Game "faultlines"]
[Options "size=3"]

1. a1 2. c1 3. pass 4. pass roll a1=2 roll c1=6 1/2-1/2
"""


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "match.txt"
    file.write_text(RECORD)
    return str(file)


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    printed = capsys.readouterr().out
    assert all(f"    {name} " in printed for name in commands())
    assert set(commands()) >= {"games", "rules", "show", "perft", "replay", "verify", "play"}


@pytest.mark.parametrize("name", commands())
def test_every_commands_help_shows_examples_that_it_accepts(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    parser = make_parser([name])
    examples = import_module(f"craton.cli.{name}").EXAMPLES
    for line in examples:
        command, *arguments = shlex.split(line.partition(" > ")[0])
        assert command == "craton"
        assert parser.parse_args(arguments).command == name
    with pytest.raises(SystemExit):
        parser.parse_args([name, "--help"])
    printed = capsys.readouterr().out
    assert all(f"\n  {line}\n" in printed for line in examples)


def test_games_lists_every_game_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    printed = capsys.readouterr().out
    for name in craton.list_games():
        assert f"{name} - " in printed
        for option in craton.game(name).options:
            assert f" {option} " in printed


@pytest.mark.parametrize("name", craton.list_games())
def test_rules_are_printed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", name]) == 0
    assert "ruling" in capsys.readouterr().out.lower()


def test_show_draws_a_text_or_a_record(record: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["show", TEXT]) == 0
    assert "●" in capsys.readouterr().out
    assert main(["show", TEXT, "--text"]) == 0
    assert capsys.readouterr().out.strip() == TEXT
    assert main(["show", record, "--turn", "2", "--text"]) == 0
    assert capsys.readouterr().out.startswith("faultlines size=3 3/3/b1w black 2")
    assert main(["show", record, "--svg", str(tmp_path / "board.svg")]) == 0
    assert ET.parse(tmp_path / "board.svg").getroot().tag.endswith("svg")
    assert main(["show", TEXT, "--svg", "-"]) == 0
    assert capsys.readouterr().out.startswith("<svg")


def test_show_hides_what_a_side_may_not_see(capsys: pytest.CaptureFixture[str]) -> None:
    state = craton.new("lifeline", size=3)
    state.push("c3")
    assert main(["show", state.to_text(), "--as", "white"]) == 0
    assert "●" not in capsys.readouterr().out
    assert main(["show", state.to_text(), "--as", "white", "--text"]) == 2


def test_perft_counts_and_divides(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "faultlines", "2", "-o", "size=3"]) == 0
    assert "1                   10" in capsys.readouterr().out
    assert main(["perft", "faultlines", "2", "-o", "size=3", "--divide"]) == 0
    printed = capsys.readouterr().out
    assert "b2" in printed
    assert "total" in printed


def test_replay_checks_records(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", record, "--boards"]) == 0
    printed = capsys.readouterr().out
    assert "roll a1=2" in printed
    assert "1 of 1 record correct." in printed
    Path(record).write_text(RECORD.replace("2. c1", "2. a1") + "\n" + RECORD)
    assert main(["replay", record, "--quiet"]) == 2
    captured = capsys.readouterr()
    assert "line 4, column 10: a1 is occupied" in captured.err
    assert "1 of 2 records correct." in captured.out


def test_a_played_game_is_saved_and_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "played.txt"
    typed(monkeypatch, "a1\nb1\nodds\npass\npass\n")
    assert main(["play", "faultlines", "-o", "size=3", "--seed", "5", "--save", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "16.7%" in printed
    assert "roll a1=" in printed
    assert main(["verify", str(file)]) == 0
    assert "2 of 2 outcomes match the seeds\n  verified" in capsys.readouterr().out
    text = file.read_text()
    outcome = text[text.index("roll a1=") + 8]
    file.write_text(text.replace(f"roll a1={outcome}", f"roll a1={'2' if outcome != '2' else '3'}"))
    assert main(["verify", str(file)]) in (1, 2)


@pytest.mark.parametrize("name", craton.list_games())
@pytest.mark.parametrize("seat", ["first", "second"])
def test_a_person_can_play_against_a_bot(
    name: str, seat: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state = craton.new(name)
    answers = ["help", "moves", "nonsense", str(list(state.legal_moves)[5]), "undo", "board", "text", "quit"]
    typed(monkeypatch, "\n".join(answers) + "\n")
    assert main(["play", name, "--against", "random", "--seat", seat, "--seed", "1"]) == 0
    printed = capsys.readouterr().out
    assert "nonsense is not an action" in printed
    assert "good-bye" in printed


def test_a_bots_secret_choice_is_not_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "sacred c5\ntext\na1\n")
    assert main(["play", "assault", "-o", "sacred=core", "--against", "random", "--seed", "1"]) == 0
    printed = capsys.readouterr().out
    assert "White plays something secret" in printed
    assert "would reveal a secret" in printed
    assert "plays sacred" not in printed


def test_insight_in_a_game_explains_the_position_and_draws_layers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "a1\nb1\ninsight\ninsight groups\ninsight all\ninsight weather\nquit\n")
    assert main(["play", "faultlines", "-o", "size=5", "--seed", "5"]) == 0
    printed = capsys.readouterr().out
    assert "- If the quake came now, Black's chance of winning would be" in printed
    assert "- Layers to draw: groups, " in printed
    assert "On the board: groups." in printed
    assert "Black's group a1: 1 stone, survival 1/6, 5 stones from safety." in printed
    assert printed.count("\nGroups\n") == 2
    assert printed.count("Black's connections") == 1, "only with all: else there is no room on 24 lines"
    assert "There is no layer weather here" in printed


def test_insight_in_a_game_reveals_no_secret_of_the_opponent(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    outs = []
    for choice in ("c5", "b4"):
        typed(monkeypatch, f"sacred {choice}\ninsight all\nsacred d5\ninsight all\nquit\n")
        assert main(["play", "assault", "-o", "sacred=core", "--seed", "1"]) == 0
        outs.append(capsys.readouterr().out)
    assert outs[0] == outs[1]
    typed(monkeypatch, "sacred c5\ninsight\nquit\n")
    assert main(["play", "assault", "-o", "sacred=core", "--against", "random", "--seed", "1"]) == 0
    printed = capsys.readouterr().out
    assert "Black's sacred cell c5 is empty." in printed
    assert "White's sacred cell" not in printed


def test_without_a_game_play_asks_for_one(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "9\nlifeline\n")
    assert main(["play"]) == 0
    captured = capsys.readouterr()
    assert "Which game?" in captured.out
    assert "There is no game '9'" in captured.err
    assert "Lifeline. Type an action" in captured.out
    typed(monkeypatch, "")
    assert main(["play"]) == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "There is no game 'chess'"),
        (["play", "faust", "-o", "size=99"], "size must be 3 to 19"),
        (["play", "faust", "-o", "size"], "written name=value"),
        (["play", "faust", "-o", "preset=x"], "no option 'preset'"),
        (["play", "faust", "--against", "hal"], "There is no bot 'hal'"),
        (["play", "faust", "--preset", "x"], "no preset 'x'"),
        (["perft", "faust", "0"], "The depth must be 1 to 30"),
        (["perft", "faust", "x"], "invalid int value"),
        (["show", "a b"], "6 fields"),
        (["show", "no-such-file"], "no-such-file: No such file or directory"),
        (["show", "."], "Is a directory"),
        (["replay", "no-such-file"], "No such file"),
        (["verify", "no-such-file"], "No such file"),
        (["rules", "chess"], "There is no game"),
        (["dance"], "invalid choice: 'dance'"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(arguments)
    except SystemExit as leaving:
        status = int(leaving.code or 0)
    captured = capsys.readouterr()
    assert status == 2
    assert words in captured.err
    assert len(captured.err.strip().splitlines()) == 1
    assert "Traceback" not in captured.err


@pytest.mark.parametrize(
    "content", [b"", b"\x00\xff\xfe garbage", b"x" * 10**7, b'[Game "faust"', RECORD.encode()[:-20]]
)
@pytest.mark.parametrize("command", ["replay", "verify", "show"])
def test_a_file_that_is_no_record_is_refused(
    command: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert main([command, str(file)]) == 2
    assert 0 < len(capsys.readouterr().err) < 400


def test_options_can_be_given_together_or_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "faultlines", "1", "-o", "size=3,keystone=yes", "-o", "fault_lines=a1,b2"]) == 0
    assert "1                   19" in capsys.readouterr().out


def test_the_command_starts_quickly_and_without_numba() -> None:
    code = (
        "import sys, time; from craton.cli import main; status = main(['play', 'faust', '--seed', '1']);"
        "import json; print(json.dumps([status, time.process_time(), 'numba' in sys.modules]))"
    )
    done = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, check=True)
    status, seconds, numba = json.loads(done.stdout.splitlines()[-1])
    assert status == 0
    assert not numba
    assert seconds < 0.7, "the promise is 0.7 s of CPU to the first board"
