"""Tuning: option spaces, wishes, successive halving."""

from __future__ import annotations

from pathlib import Path

import pytest

from craton.cli import main
from craton.core.errors import OptionError
from craton.core.registry import definition
from craton.lab.stats.interval import Interval
from craton.lab.tune.halving import Judged, pareto
from craton.lab.tune.space import variants
from craton.lab.tune.wishes import read_wishes

ASSAULT = definition("assault")


def test_the_space_is_every_possible_combination() -> None:
    found = variants(ASSAULT, "turn_limit=10..20:5, tide, board=hex24|torus24", 100, 0)
    texts = {game.options_text for game in found}
    assert len(found) == 9, "three limits, of which torus24 with tide is impossible"
    assert "board=torus24,turn_limit=15" in texts


def test_a_selection_includes_the_default_rules_and_depends_on_the_seed() -> None:
    first, again, other = (variants(ASSAULT, "turn_limit=10..60", 8, seed) for seed in (1, 1, 2))
    assert first == again != other
    assert first[0].options_text == "-"
    assert len(first) == 8


@pytest.mark.parametrize(
    ("over", "message"),
    [
        ("", "--over names options"),
        ("nonsense", "There is no option 'nonsense'"),
        ("turn_limit", "Give values of turn_limit"),
        ("turn_limit=20..10", "is no range"),
        ("turn_limit=5..10", "turn_limit must be 10 to 200"),
        ("board=torus24,tide=yes", "exclude each other"),
        ("turn_limit=10..200,coin,pie,momentum=0..2,influence,stubborn,sacred,tide", "at most 100,000"),
    ],
)
def test_a_wrong_space_is_refused(over: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        variants(ASSAULT, over, 8, 0)


def test_wishes_are_bounds_and_ranges() -> None:
    edge, length, drama = read_wishes("edge<2, length 40..80, drama>0.3")
    assert (edge.miss(1), edge.miss(3)) == (0, 0.5)
    assert (length.miss(60), length.miss(20), length.miss(100)) == (0, 0.25, 0.25)
    assert drama.miss(0.3) == 0
    assert length.is_met(Interval(60, 45, 75, 9))
    assert not length.is_met(Interval(60, 35, 75, 9))
    assert length.least_miss(Interval(90, 75, 105, 9)) == 0


@pytest.mark.parametrize("text", ["", "edge", "edge<", "beauty>1", "length 80..40", "edge<2;luck<1"])
def test_a_wrong_wish_is_refused(text: str) -> None:
    with pytest.raises(OptionError):
        read_wishes(text)


def test_the_pareto_front_holds_what_no_other_variant_beats() -> None:
    games = variants(ASSAULT, "turn_limit=10..13", 9, 0)
    misses = ((0.0, 1.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    judged = [Judged(game, 9, (), miss, 0, False, 1) for game, miss in zip(games, misses, strict=True)]
    assert [one.misses for one in pareto(judged)] == [(0.0, 1.0), (1.0, 0.0), (0.0, 1.0)]


def test_tuning_finds_the_variants_of_the_wanted_length(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "lab",
        "tune",
        "assault",
        "--over",
        "turn_limit=10..40:10,board=hex24",
        "--want",
        "length 18..22, edge<50",
    ]
    options = ["--bot", "random", "--games", "8", "--rounds", "2", "--jobs", "1", "--out", str(tmp_path / "out")]
    assert main([*command, *options]) == 0
    out = capsys.readouterr().out
    assert "1 of 4 variants meets all wishes" in out
    assert "board=hex24, turn_limit=20: meets all" in out
    html = (tmp_path / "out/tune.html").read_text(encoding="utf-8")
    assert "Pareto" in html
    assert "<svg" in html
    assert main([*command, *options]) == 0, "running it again continues, here with nothing left to play"
    assert capsys.readouterr().out == out


def test_bad_numbers_are_refused(tmp_path: Path) -> None:
    command = ["lab", "tune", "assault", "--over", "pie", "--want", "edge<2", "--out", str(tmp_path / "out")]
    assert main([*command, "--rounds", "0"]) == 2
    assert main([*command, "--games", "0"]) == 2
    assert main([*command, "--variants", "0"]) == 2
    assert main([*command, "--bot", "stockfish"]) == 2
    assert not (tmp_path / "out").exists()
