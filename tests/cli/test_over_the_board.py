"""Play over the board: printed boards and cards, and dice that people throw themselves."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import craton
from craton.core.registry import definition
from craton.record import parse_record, replay
from tests.cli.conftest import Cli


@pytest.mark.parametrize("name", craton.list_games())
def test_a_board_and_a_card_are_printed_as_pdf_and_svg(name: str, tmp_path: Path, run: Cli) -> None:
    svg, pdf = tmp_path / "game.svg", tmp_path / "game.pdf"
    run("print", name, "--to", str(svg))
    texts = [element.text for element in ET.parse(svg).getroot().iter("{http://www.w3.org/2000/svg}text")]
    assert texts.count(definition(name).title) == 2
    assert {"Goal", "Notation"} <= set(texts)
    board = craton.game(name).board
    assert {board.names[0][0], "1"} <= set(texts) or set(board.names) <= set(texts)
    run("print", name, "--to", str(pdf), "--paper", "letter")
    data = pdf.read_bytes()
    assert data.startswith(b"%PDF-1.4")
    assert data.endswith(b"%%EOF\n")
    assert data.count(b"/Type/Page/") == 2
    for number, offset in enumerate(re.findall(rb"^(\d{10}) 00000 n", data, re.MULTILINE), start=1):
        assert data[int(offset) :].startswith(b"%d 0 obj" % number)


@pytest.mark.parametrize("name", craton.list_games())
def test_a_card_fits_its_page(name: str, tmp_path: Path, run: Cli) -> None:
    run("print", name, "--only", "card", "--paper", "letter", "--to", str(tmp_path / "card.svg"))
    root = ET.parse(tmp_path / "card.svg").getroot()
    *_, last, note = [element for element in root.iter() if element.tag.endswith("text")]
    assert float(last.get("y", "")) < float(note.get("y", "")) - 5
    card = (files(definition(name).package) / "card.md").read_text(encoding="utf-8")
    card.encode("cp1252")


def test_marked_cells_are_grey_and_explained(tmp_path: Path, run: Cli) -> None:
    file = tmp_path / "board.svg"
    run("print", "faultlines", "-o", "fault_lines=a1+c3", "--only", "board", "--to", str(file))
    assert file.read_text().count("#d9d9d9") == 2
    assert "grey: fault line" in file.read_text()


def test_a_file_of_another_kind_is_refused(tmp_path: Path, run: Cli) -> None:
    assert "must end with .pdf or .svg" in run.refused("print", "faust", "--to", str(tmp_path / "board.png"))
    assert "No such file" in run.refused("print", "faust", "--to", str(tmp_path / "none" / "board.pdf"))


def test_people_type_what_their_own_dice_show(tmp_path: Path, run: Cli) -> None:
    file = tmp_path / "game.txt"
    typed = "a1\nb2\npass\npass\n7\n\n1\n6\n"
    printed = run("play", "faultlines", "-o", "size=3", "--dice", "own", "--save", str(file), typed=typed).out
    assert "roll a1: throw a die of 6 faces > " in printed
    assert "7 is not possible; the outcomes are 1, 2, 3, 4, 5, 6." in printed
    assert "Dice commitment" not in printed
    record = parse_record(file.read_text())
    assert "Commitment" not in record.tags
    assert [step.text for step in replay(record).steps][-2:] == ["1", "6"]


def test_people_type_their_own_coins_and_may_quit_at_a_throw(run: Cli) -> None:
    typed = "a2\na1\na3\nxa2\n2\n1\nquit\n"
    printed = run("play", "assault", "-o", "board=hex24", "--dice", "own", typed=typed).out
    assert "xa2: throw 1 coin (1 for a success, 0 for a failure) > " in printed
    assert "xa2=1" in printed
    assert (
        "good-bye" in run("play", "assault", "-o", "board=hex24", "--dice", "own", typed="a2\na1\na3\nxa2\nquit\n").out
    )
