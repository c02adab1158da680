"""craton odds and craton insight."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import craton
from craton.cli._output import in_columns, paragraphs, table
from craton.core.insight import Panel
from tests.cli.conftest import Cli

QUAKE = "faultlines size=5 bbb2/5/www2/5/b4 black 8 black_placed=4,white_placed=3,passed=yes"
ATTACKS = "assault - b1wb1/7/bw4ww1/b7b/1w2bw1 black 12 -"
PLAIN = "lifeline size=3,balance=weak 3/4/2b2/1w2/3 black 2 -"
RECORD = '[Game "faultlines"]\n[Options "size=3"]\n\n1. a1 2. c1 3. pass 4. pass roll a1=2 roll c1=6 1/2-1/2\n'
SEALED = "faultlines size=3,sealed=yes b2/1w1/3 white 2 black_placed=1,white_placed=1,phase=seal,black_sealed={}"


def test_a_table_without_rows_is_not_printed(run: Cli) -> None:
    printed = run("insight", "faust - 8/8/8/8/8/8/8/8 black 0 -").out
    assert "Sides\n" in printed
    assert "Rectangles" not in printed


def test_odds_show_the_board_the_scores_and_every_roll(run: Cli) -> None:
    out = run.plain("odds", QUAKE)
    assert "●50%" in out
    assert "○50%" in out
    assert "If the quake came now\nBlack wins " in out
    assert "roll a1 16.7% (black, size 1)" in out


def test_odds_as_json_are_exact(run: Cli) -> None:
    found = run.json("odds", QUAKE)
    assert found["scores"]["expected"]["black"]["exact"] == "5/3"
    assert found["odds"][0] == {
        "what": "roll a1",
        "words": "black, size 1",
        "probability": {"exact": "1/6", "value": 1 / 6},
        "cells": ["a1"],
    }
    assert craton.parse(found["position"]).to_text() == found["position"]


def test_odds_of_a_game_without_a_quake_are_those_of_its_attacks(run: Cli) -> None:
    out = run.plain("odds", ATTACKS)
    assert "xa6 50.0% (1 ally)" in out
    assert "If the quake came now" not in out
    assert run.json("odds", ATTACKS)["scores"] is None
    assert "no odds to show" in run.plain("odds", PLAIN)


@pytest.mark.parametrize(("source", "drawings"), [(QUAKE, 2), (ATTACKS, 0)], ids=["quake", "attacks"])
def test_odds_are_drawn(source: str, drawings: int, run: Cli, tmp_path: Path) -> None:
    run("odds", source, "--svg", str(tmp_path / "odds.svg"))
    root = ET.parse(tmp_path / "odds.svg").getroot()
    assert root.get("role") == "img"
    parts = root.findall("{http://www.w3.org/2000/svg}svg")
    assert len(parts) == drawings, "the board, and the scores below it"
    assert not parts or [part.get("y") for part in parts] == ["0", parts[0].get("height")]
    assert run("odds", source, "--svg", "-").out.strip() == (tmp_path / "odds.svg").read_text()


def test_odds_and_insight_read_a_record_at_a_turn(run: Cli, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(RECORD)
    assert "●17%" in run.plain("odds", str(file), "--turn", "2")
    assert "Draw (draw, 0 to 0)." in run.plain("insight", str(file))
    run("odds", str(file), "--turn", "9", status=2)


def test_insight_draws_a_layer_and_prints_sentences_and_panels(run: Cli) -> None:
    out = run.plain("insight", QUAKE)
    assert "On the board: groups." in out
    assert "●50%" in out
    assert "- If the quake came now, Black's chance of winning would be" in out
    assert "\nGroups\n  group  side   stones  size  survival  to safety  expected\n" in out
    assert "+1.2" in run.plain("insight", QUAKE, "--layer", "values")


def test_a_layer_that_is_asked_for_is_told_in_words_too(run: Cli) -> None:
    words = "Black's group a5: 3 stones, survival 1/2, 3 stones from safety."
    assert words in run.plain("insight", QUAKE, "--layer", "groups")
    assert words not in run.plain("insight", QUAKE)


def test_the_words_of_marks_come_with_the_highest_value_first(run: Cli) -> None:
    out = run.plain("insight", ATTACKS)
    assert "On the board: attacks." in out, "what a game would show first"
    assert "An attack on a6" not in out
    assert "An attack on a6" in run.plain("insight", ATTACKS, "--layer", "attacks")
    out = run.plain("insight", QUAKE, "--layer", "values").replace("\n  ", " ")
    leads = [float(found) for found in re.findall(r"expected lead by ([+-][\d.]*\d)", out)]
    assert leads == sorted(leads, reverse=True)
    assert len(set(leads)) > 1
    assert re.search(r"^- And \d+ more\.$", out, re.MULTILINE)


def test_a_stone_is_described_by_what_it_does_to_its_groups(run: Cli) -> None:
    out = run.plain("insight", QUAKE, "--layer", "values").replace("\n  ", " ")
    assert "group 3 → 4, survival 50% → 67%. If the quake came now, it would change" in out
    assert "chance of winning from" not in out


def test_the_engines_estimate_is_named_as_such(run: Cli) -> None:
    """The search may have to be compiled, so it runs only on request."""
    for command in ("odds", "insight"):
        assert "Engine estimate: Black " in run.plain(command, QUAKE, "--estimate")
        assert "Engine estimate" not in run.plain(command, QUAKE)


def test_a_layer_that_is_not_there_is_refused(run: Cli) -> None:
    found = run("insight", QUAKE, "--layer", "weather", status=2).err
    assert "There is no layer weather here; the layers are: groups, " in found


def test_insight_as_json_names_cells(run: Cli) -> None:
    found = run.json("insight", QUAKE)
    assert found["regions"][0]["cells"] == ["a1"]
    assert found["sentences"]


@pytest.mark.parametrize("viewer", ["white", "spectator"])
def test_insight_gives_no_secret_away(viewer: str, run: Cli) -> None:
    outs = [run.plain("insight", SEALED.format(choice), "--for", viewer) for choice in ("play", "pass")]
    assert outs[0] == outs[1]


@pytest.mark.parametrize("name", craton.list_games())
def test_every_game_can_be_asked_at_its_start(name: str, run: Cli) -> None:
    text = craton.new(name).to_text()
    run.plain("insight", text)
    run.plain("odds", text)


def test_tables_align_numbers_to_the_right_and_leave_empty_columns_out() -> None:
    panel = Panel(
        "Sums", ("name", "share %", "size", "note"), (("one", 0.5, 3, None), ("twelve", None, 12, None)), "Why."
    )
    assert table(panel, colour=False) == [
        "Sums",
        "  name    share  size",
        "  one     50.0%     3",
        "  twelve           12",
        "  Why.",
    ]
    assert table(panel, colour=True)[0] == "\033[0;1mSums\033[0m"


def test_cells_that_are_too_wide_are_folded_in_the_widest_column_of_text() -> None:
    panel = Panel("Wide", ("chain", "note", "swing"), (("xa1 " * 30, "short", 3), ("xb2", "short", 12)))
    _, head, first, second, last = table(panel, colour=False)
    assert len(head) == 80
    assert first.endswith("xa1   short      3")
    assert first.count("xa1") + second.count("xa1") == 30
    assert last.endswith("short     12")


def test_long_lists_are_folded() -> None:
    assert in_columns(["abc"] * 30) == ["  " + "   ".join(["abc"] * 13)] * 2 + ["  " + "   ".join(["abc"] * 4)]
    assert in_columns([]) == []
    assert paragraphs(["word " * 30])[1].startswith("  word")
