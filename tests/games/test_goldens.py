"""Playthroughs and perft counts: what has been looked at once stays as it is, and none is missing."""

from pathlib import Path

import pytest

import craton
from craton.core.game import Game
from craton.core.position import Position
from craton.core.registry import definition
from craton.core.text import read_position
from craton.search.perft import COMPILED_FROM, perft, perft_interpreted
from craton.testing.goldens import playthrough
from tests.goldens import FOLDER, goldens, perft_file

ALL = [(file, game) for name in craton.list_games() for file, game in goldens(name)]


@pytest.mark.parametrize(("file", "game"), ALL, ids=lambda value: value.stem if isinstance(value, Path) else value.name)
def test_a_match_goes_as_it_went(file: Path, game: Game) -> None:
    assert file.exists(), f"{file.name} is missing: python -m tests.goldens"
    assert playthrough(game) == file.read_text(encoding="utf-8")
    assert file.stat().st_size < 50_000


def test_there_is_no_golden_file_that_nothing_tests() -> None:
    assert {file for file, _ in ALL} == set(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("name", craton.list_games())
def test_every_option_has_a_playthrough_with_another_value(name: str) -> None:
    games = [game for file, game in goldens(name)]
    for option in definition(name).options:
        assert len({game.options[option.name] for game in games}) > 1, option.name


def perft_lines(name: str) -> list[tuple[Position, list[int]]]:
    lines = perft_file(name).read_text(encoding="utf-8").splitlines()
    parsed = []
    for line in lines:
        if not line.startswith("#"):
            text, counts = line.split("|")
            parsed.append((read_position(text), [int(number) for number in counts.split()]))
    return parsed


@pytest.mark.parametrize("name", craton.list_games())
def test_perft_counts_are_as_written(name: str) -> None:
    for position, counts in perft_lines(name):
        for depth, count in enumerate(counts, start=1):
            assert perft(position, depth) == count, f"{position} at depth {depth}"


@pytest.mark.parametrize("name", craton.list_games())
def test_compiled_and_interpreted_perft_agree(name: str) -> None:
    for position, counts in perft_lines(name):
        for depth, count in enumerate(counts, start=1):
            if depth >= COMPILED_FROM and count <= 5_000:
                assert perft_interpreted(position, depth) == count, f"{position} at depth {depth}"


@pytest.mark.parametrize("name", craton.list_games())
def test_every_option_has_a_perft_line_with_another_value(name: str) -> None:
    games = [position.game for position, _ in perft_lines(name)]
    for option in definition(name).options:
        assert len({game.options[option.name] for game in games}) > 1, option.name
