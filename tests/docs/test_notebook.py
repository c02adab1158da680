"""The notebook runs, and what it ends cells with displays itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import craton
from craton.bots.spec import parse_bot
from craton.lab.duel import Duel, play_game
from craton.lab.standing import standing
from craton.record import Record

TOUR = Path(__file__).parents[2] / "examples" / "tour.ipynb"


def test_records_and_matches_display_themselves() -> None:
    record = craton.play(craton.game("faust", size=3), black="random", white="random", seed="<b>")
    page = record._repr_html_()
    ET.fromstring(page)
    assert "<svg" in page
    assert "&lt;b&gt;" in page
    duel = Duel(craton.game("faust", size=3), parse_bot("greedy"), parse_bot("random"), games=2)
    games = [play_game(duel, number) for number in range(2)]
    assert "<svg" in games[0]._repr_html_()
    shown = standing(duel, games)._repr_html_()
    ET.fromstring(shown)
    assert "A's wins" in shown.replace("&#x27;", "'")
    ET.fromstring(standing(duel, [])._repr_html_())


def test_a_record_that_is_wrong_is_displayed_with_the_reason() -> None:
    page = Record({"Game": "chess"})._repr_html_()
    assert "There is no game" in page


def test_a_search_displays_its_candidates() -> None:
    bot: Any = craton.bot("mcts", simulations=20, interpreted=True, seed=1)
    page = bot.analyse(craton.new("faust", size=3).view())._repr_html_()
    assert page.count("<tr>") == 9


def test_the_notebook_has_no_outputs_and_its_cells_compile() -> None:
    notebook = json.loads(TOUR.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            compile("".join(cell["source"]), str(TOUR), "exec")


@pytest.mark.long
def test_the_notebook_runs_in_jupyter() -> None:
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    notebook = nbformat.read(TOUR, as_version=4)
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    kinds = {kind for cell in notebook.cells for output in cell.get("outputs", []) for kind in output.get("data", {})}
    assert {"image/svg+xml", "text/html"} <= kinds
