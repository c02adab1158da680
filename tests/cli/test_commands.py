"""The command line: what it prints, and what it says to bad input."""

import json
import re
import shlex
import subprocess
import sys
from argparse import _SubParsersAction
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import craton
from craton.cli import commands, make_parser, module_of
from tests.cli.conftest import Cli

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


def test_help_names_every_command(run: Cli) -> None:
    printed = run().out
    assert all(f"    {name} " in printed for name in commands())
    assert set(commands()) >= {"games", "rules", "show", "perft", "replay", "verify", "play"}


@pytest.mark.parametrize("name", commands())
def test_every_commands_help_shows_examples_that_it_accepts(name: str, run: Cli) -> None:
    parser = make_parser([name])
    examples = module_of(name).EXAMPLES
    for line in examples:
        command, *arguments = shlex.split(line.partition(" > ")[0])
        assert command == "craton"
        assert parser.parse_args(arguments).command == name
    printed = run(name, "--help").out
    assert all(f"\n  {line}\n" in printed for line in examples)


SETTINGS = ("admin", "lab", "serve")
"""Commands whose options are settings: each has its default in its help instead of an example."""


@pytest.mark.parametrize("name", [name for name in commands() if name not in SETTINGS])
def test_every_option_is_in_an_example(name: str) -> None:
    examples = " ".join(module_of(name).EXAMPLES) + " "
    (parsers,) = (action for action in make_parser([name])._actions if isinstance(action, _SubParsersAction))
    options = [action.option_strings for action in parsers.choices[name]._actions if action.option_strings]
    missing = [names for names in options if not any(f" {option} " in examples for option in names)]
    assert missing == [["-h", "--help"]]


def test_games_lists_every_preset_with_what_it_is(run: Cli) -> None:
    assert "storm     chains, bonus stones, rising water" in run("games", "assault").out


def test_games_lists_every_game_and_option(run: Cli) -> None:
    printed = run("games").out
    for name in craton.list_games():
        assert f"{name} - " in printed
        for option in craton.game(name).options:
            assert f" {option} " in printed


@pytest.mark.parametrize("name", craton.list_games())
def test_rules_are_printed(name: str, run: Cli) -> None:
    assert "ruling" in run("rules", name).out.lower()


def test_show_draws_a_text_or_a_record(record: str, run: Cli, tmp_path: Path) -> None:
    assert "●" in run("show", TEXT).out
    assert run("show", TEXT, "--text").out.strip() == TEXT
    assert run("show", record, "--turn", "2", "--text").out.startswith("faultlines size=3 3/3/b1w black 2")
    run("show", record, "--svg", str(tmp_path / "board.svg"))
    assert ET.parse(tmp_path / "board.svg").getroot().tag.endswith("svg")
    assert run("show", TEXT, "--svg", "-").out.startswith("<svg")


def test_show_hides_what_a_side_may_not_see(run: Cli) -> None:
    state = craton.new("lifeline", size=3)
    state.push("c3")
    assert "●" not in run("show", state.to_text(), "--as", "white").out
    run("show", state.to_text(), "--as", "white", "--text", status=2)


def test_perft_counts_and_divides(run: Cli) -> None:
    assert "1                   10" in run("perft", "faultlines", "2", "-o", "size=3").out
    printed = run("perft", "faultlines", "2", "-o", "size=3", "--divide").out
    assert "b2" in printed
    assert "total" in printed


def test_replay_checks_records(record: str, run: Cli) -> None:
    printed = run("replay", record, "--boards").out
    assert "roll a1=2" in printed
    assert "1 of 1 record correct." in printed
    Path(record).write_text(RECORD.replace("2. c1", "2. a1") + "\n" + RECORD)
    captured = run("replay", record, "--quiet", status=2)
    assert "line 4, column 10: a1 is occupied" in captured.err
    assert "1 of 2 records correct." in captured.out


def play(run: Cli, game: str, answers: str, *options: str) -> str:
    """What `craton play` prints to somebody who types these answers, which have commas between them."""
    return run("play", *game.split(), *options, typed=answers.replace(", ", "\n") + "\n").out


def test_a_played_game_is_saved_and_verified(tmp_path: Path, run: Cli) -> None:
    file = tmp_path / "played.txt"
    printed = play(run, "faultlines -o size=3 --seed 5", "a1, b1, odds, pass, pass", "--save", str(file))
    assert "16.7%" in printed
    assert "roll a1=" in printed
    assert "2 of 2 outcomes match the seeds\n  verified" in run("verify", str(file)).out
    text = file.read_text()
    outcome = text[text.index("roll a1=") + 8]
    file.write_text(text.replace(f"roll a1={outcome}", f"roll a1={'2' if outcome != '2' else '3'}"))
    run("verify", str(file), status=1)


@pytest.mark.parametrize("name", craton.list_games())
@pytest.mark.parametrize("seat", ["first", "second"])
def test_a_person_can_play_against_a_bot(name: str, seat: str, run: Cli) -> None:
    answers = f"help, moves, nonsense, {craton.new(name).legal_moves[5]}, undo, board, text, quit"
    printed = play(run, f"{name} --against random --seat {seat} --seed 1", answers)
    assert "nonsense is not an action" in printed
    assert "good-bye" in printed


def test_a_bots_secret_choice_is_not_printed(run: Cli) -> None:
    printed = play(run, "assault -o sacred=core --against random --seed 1", "sacred c5, text, a1")
    assert "White plays something secret" in printed
    assert "would reveal a secret" in printed
    assert "plays sacred" not in printed


@pytest.mark.parametrize("seat", ["first", "second"])
def test_quitting_with_save_keeps_a_bots_secret_choice_out_of_the_record(tmp_path: Path, run: Cli, seat: str) -> None:
    file = tmp_path / "played.txt"
    command = f"assault -o sacred=core --against random --seat {seat} --seed 1"
    printed = play(run, command, "sacred c5, a1, quit", "--save", str(file))
    assert "something secret" in printed
    assert "ends before a choice that is still secret" in printed
    text = file.read_text()
    assert text.count("sacred c5") == 1  # one's own
    assert len(re.findall("sacred [a-z]", text.replace("sacred c5", ""))) == 0
    assert "is secret, so the record ends here" in text
    assert "a1" in text  # the rest is kept as a comment
    assert "1 of 1 record correct." in run("replay", str(file)).out


@pytest.mark.parametrize("where", ["no-such-folder/games.txt", "folder"])
def test_a_file_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path, run: Cli, where: str) -> None:
    (tmp_path / "folder").mkdir()
    sentence = run.refused("play", "faust", "--save", str(tmp_path / where))
    assert sentence.startswith("craton play: The game cannot be saved to ")


def test_nothing_is_left_behind_when_nothing_was_played_and_files_are_appended_to(tmp_path: Path, run: Cli) -> None:
    file = tmp_path / "played.txt"
    play(run, "faust", "quit", "--save", str(file))
    assert not file.exists()
    file.write_text("; mine\n")
    play(run, "faust", "a1, quit", "--save", str(file))
    assert file.read_text().startswith("; mine\n[Game")


def test_insight_in_a_game_explains_the_position_and_draws_layers(run: Cli) -> None:
    answers = "a1, b1, insight, insight groups, insight all, insight weather, quit"
    printed = play(run, "faultlines -o size=5 --seed 5", answers)
    assert "- If the quake came now, Black's chance of winning would be" in printed
    assert "- Layers to draw: groups, " in printed
    assert "On the board: groups." in printed
    assert "Black's group a1: 1 stone, survival 1/6, 5 stones from safety." in printed
    assert printed.count("\nGroups\n") == 2
    assert printed.count("Black's connections") == 1, "only with all: else there is no room on 24 lines"
    assert "There is no layer weather here" in printed


def test_insight_in_a_game_reveals_no_secret_of_the_opponent(run: Cli) -> None:
    one, two = (
        play(run, "assault -o sacred=core --seed 1", f"sacred {choice}, insight all, sacred d5, insight all, quit")
        for choice in ("c5", "b4")
    )
    assert one == two
    printed = play(run, "assault -o sacred=core --against random --seed 1", "sacred c5, insight, quit")
    assert "Black's sacred cell c5 is empty." in printed
    assert "White's sacred cell" not in printed


def test_without_a_game_play_asks_for_one(run: Cli) -> None:
    printed = run("play", typed="9\nlifeline\n")
    assert "Which game?" in printed.out
    assert "There is no game '9'" in printed.err
    assert "Lifeline. Type an action" in printed.out
    run("play", typed="")


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
def test_bad_input_gets_one_sentence_and_status_2(arguments: list[str], words: str, run: Cli) -> None:
    assert words in run.refused(*arguments)


@pytest.mark.parametrize(
    "content", [b"", b"\x00\xff\xfe garbage", b"x" * 10**7, b'[Game "faust"', RECORD.encode()[:-20]]
)
@pytest.mark.parametrize("command", ["replay", "verify", "show"])
def test_a_file_that_is_no_record_is_refused(command: str, content: bytes, tmp_path: Path, run: Cli) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert 0 < len(run(command, str(file), status=2).err) < 400


def test_options_can_be_given_together_or_apart(run: Cli) -> None:
    found = run("perft", "faultlines", "1", "-o", "size=3,keystone=yes", "-o", "fault_lines=a1,b2").out
    assert "1                   19" in found


@pytest.mark.parametrize("command", ["odds --turn 2", "insight --turn 2", "luck --simulations 0"])
def test_what_needs_no_search_loads_neither_numpy_nor_numba(command: str, record: str) -> None:
    code = (
        f"import sys; from craton.cli import main; assert main([*{command.split()}, {record!r}]) == 0\n"
        "import craton.cli.analyse\n"
        "assert not {'numpy', 'numba'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_the_full_screen_needs_no_compiler_and_no_server() -> None:
    code = (
        "import sys, craton.cli._terminal_app.app\n"
        "assert not {'numba', 'numpy', 'fastapi', 'pydantic'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_the_command_starts_quickly_and_without_numba_and_textual() -> None:
    code = (
        "import sys, time; from craton.cli import main; status = main(['play', 'faust', '--seed', '1']);"
        "import json; loaded = {'numba', 'textual', 'rich'} & set(sys.modules);"
        "print(json.dumps([status, time.process_time(), sorted(loaded)]))"
    )
    done = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, check=True)
    status, seconds, loaded = json.loads(done.stdout.splitlines()[-1])
    assert status == 0
    assert loaded == [], "lines need neither the compiler nor the full screen"
    assert seconds < 0.7, "the promise is 0.7 s of CPU to the first board"
