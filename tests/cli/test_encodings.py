"""Every command survives terminals without Unicode, and everything that it prints stays readable."""

from __future__ import annotations

import io
import sys

import pytest

import craton
from craton.cli import commands, main
from craton.cli._terminal import HANDLER, PLAIN, prepare_streams, write_data
from craton.record import format_record, record_of

TEXT = "faultlines size=4 4/1b2/1bw1/4 white 3 black_placed=2,white_placed=1"
SMALL = ["-o", "board=hex24,turn_limit=10"]
CASES: dict[str, list[list[str]]] = {
    "admin": [["admin", "users", "--database", "{db}"]],
    "analyse": [["analyse", "{records}", "--simulations", "20"]],
    "backup": [["backup", "--database", "{db}", "{folder}/copy-{number}.db"]],
    "engine": [["engine", "random"]],
    "explore": [["explore", "{records}"]],
    "export": [["export", "--database", "{db}"]],
    "fsck": [["fsck", "--database", "{db}"]],
    "games": [["games"], ["games", "assault"]],
    "gtp": [["gtp", "faust", "--bot", "random"]],
    "import": [["import", "--database", "{db}", "{records}"]],
    "insight": [["insight", TEXT]],
    "lab": [["lab", "--help"]],
    "luck": [["luck", "{records}"]],
    "match": [["match", "assault", "random", "random", "--games", "2", *SMALL]],
    "new-game": [["new-game", "--help"]],
    "odds": [["odds", TEXT]],
    "perft": [["perft", "faust", "1", "-o", "size=3"]],
    "play": [["play", "faultlines", "-o", "size=4"], ["play", "assault"], ["play", "lifeline"]],
    "playouts": [["playouts", "--help"]],
    "print": [["print", "faust", "--to", "{folder}/board.svg"]],
    "replay": [["replay", "{records}", "--boards"]],
    "restore": [["restore", "--help"]],
    "rules": [["rules", name] for name in craton.list_games()],
    "serve": [["serve", "--help"]],
    "sgf": [["sgf", "{records}"]],
    "show": [["show", TEXT]],
    "solve": [["solve", "--help"]],
    "verify": [["verify", "--help"]],
    "warm": [["warm", "--help"]],
}
NAMING = ("admin", "analyse", "backup", "import", "luck", "match", "play", "replay")
"""Commands that print names or what was typed, which have letters without substitutes, or other things each time."""
SLOW = ("analyse", "luck")  # they may have to compile
TYPED = "a1\nmoves\nodds\ninsight\nhelp\nb\xe9\nquit\n"


def test_every_command_has_a_case() -> None:
    assert [name for name in commands() if name not in CASES] == []


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("encodings")
    state = craton.new("faultlines", size=3)
    state.push("a1+b2+pass+pass+roll a1=1+roll b2=6")
    file, database = folder / "records.txt", f"sqlite:///{folder / 'craton.db'}"
    file.write_text(format_record(record_of(state, {"First": "Zoë 'n Łukasz", "Second": "李"})), encoding="utf-8")
    assert main(["import", "--database", database, str(file)]) == 0
    return {"records": str(file), "db": database, "folder": str(folder)}


def printed(arguments: list[str], encoding: str, monkeypatch: pytest.MonkeyPatch) -> tuple[int, bytes]:
    out, err = io.BytesIO(), io.BytesIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding=encoding, errors="strict"))
        patch.setattr(sys, "stderr", io.TextIOWrapper(err, encoding=encoding, errors="strict"))
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(TYPED.encode()), encoding=encoding, errors="strict"))
        try:
            status = main(arguments)
        except SystemExit as leaving:
            status = int(leaving.code or 0)
        sys.stdout.flush()
        return status, out.getvalue()


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.long] if name in SLOW else []) for name in commands()]
)
def test_a_command_survives_an_encoding_without_its_symbols(
    name: str, encoding: str, places: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for case in CASES[name]:
        case = [part.format_map(places | {"number": encoding}) for part in case]
        status, output = printed(case, encoding, monkeypatch)
        assert status == 0
        if name in ("export", "sgf"):
            output.decode("utf-8")
            assert "Łukasz".encode() in output, "data is UTF-8 whatever the terminal"
            continue
        text = output.decode(encoding)
        marks = text.count("?")
        if name not in NAMING:
            _, whole = printed(case, "utf-8", monkeypatch)
            assert marks <= whole.decode().count("?"), "every symbol has a substitute"


def test_boards_stay_readable_in_ascii(places: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    _, output = printed(["show", TEXT], "ascii", monkeypatch)
    rows = [line for line in output.decode("ascii").splitlines() if "@" in line or "O" in line]
    assert any("@" in row and "O" in row for row in rows), "black and white stones differ"


def test_substitutes_are_plain() -> None:
    prepare_streams()
    assert all(text.isascii() for text in PLAIN.values())
    assert "●○─…é李".encode("ascii", HANDLER) == b"@O-...e?"


def test_data_is_written_in_utf_8() -> None:
    out = io.BytesIO()
    stream = io.TextIOWrapper(out, encoding="ascii")
    write_data("Zoë\n", stream)
    assert out.getvalue() == "Zoë\n".encode()
    plain = io.StringIO()
    write_data("Zoë", plain)
    assert plain.getvalue() == "Zoë"
