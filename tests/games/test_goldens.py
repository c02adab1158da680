"""Playthroughs and perft counts: what has been looked at once stays as it is, and none is missing."""

from pathlib import Path

import pytest

import craton
from craton.core.game import Game, make_game
from craton.core.options import split_options
from craton.core.perft import COMPILED_FROM, perft, perft_interpreted
from craton.core.registry import definition
from craton.testing.goldens import playthrough
from tests.goldens import FOLDER, goldens, perft_file

ALL = [(file, game) for name in craton.games() for file, game in goldens(name)]


@pytest.mark.parametrize(("file", "game"), ALL, ids=lambda value: value.stem if isinstance(value, Path) else value.name)
def test_a_match_goes_as_it_went(file: Path, game: Game) -> None:
    assert file.exists(), f"{file.name} is missing: python -m tests.goldens"
    assert playthrough(game) == file.read_text(encoding="utf-8")
    assert file.stat().st_size < 50_000


def test_there_is_no_golden_file_that_nothing_tests() -> None:
    assert {file for file, _ in ALL} == set(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("name", craton.games())
def test_every_option_has_a_playthrough_with_another_value(name: str) -> None:
    games = [game for file, game in goldens(name)]
    for option in definition(name).options:
        assert len({game.options[option.name] for game in games}) > 1, option.name


def perft_lines(name: str) -> list[tuple[Game, list[int]]]:
    lines = perft_file(name).read_text(encoding="utf-8").splitlines()
    parsed = []
    for line in lines:
        if not line.startswith("#"):
            options, counts = line.split("|")
            parsed.append((make_game(definition(name), split_options(options)), [int(n) for n in counts.split()]))
    return parsed


@pytest.mark.parametrize("name", craton.games())
def test_perft_counts_are_as_written(name: str) -> None:
    for game, counts in perft_lines(name):
        for depth, count in enumerate(counts, start=1):
            assert perft(game.start(), depth) == count, f"{game.options_text} at depth {depth}"


@pytest.mark.parametrize("name", craton.games())
def test_compiled_and_interpreted_perft_agree(name: str) -> None:
    for game, counts in perft_lines(name):
        depth = COMPILED_FROM
        if len(counts) >= depth and counts[depth - 1] <= 20_000:
            assert perft_interpreted(game.start(), depth) == counts[depth - 1], game.options_text


@pytest.mark.parametrize("name", craton.games())
def test_every_option_has_a_perft_line_with_another_value(name: str) -> None:
    games = [game for game, _ in perft_lines(name)]
    for option in definition(name).options:
        assert len({game.options[option.name] for game in games}) > 1, option.name
