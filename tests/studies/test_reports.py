"""The lab's standard reports: their definitions, and the pages in docs/reports."""

import re
from pathlib import Path

import pytest

from craton.lab.experiment.file import read_experiment
from studies.reports.__main__ import HERE, reports
from studies.reports.index import Entry, write_index

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "reports"
DEFINITIONS = sorted((HERE / "definitions").glob("*.toml"))
MAX_BYTES = 15_000_000


def test_every_part_of_the_documents_has_a_report() -> None:
    names = set(reports(jobs=1))
    for game in ("faultlines", "lifeline", "assault", "faust"):
        assert {f"standard-{game}", f"league-{game}", f"league-{game}-search"} <= names
    for game in ("faultlines", "assault"):
        assert f"tune-{game}" in names
        assert len([name for name in names if name.startswith(f"{game}-")]) == 5, "the document's five enhancements"
    assert {"lifeline-balances", "faust-rules"} <= names


@pytest.mark.parametrize("file", DEFINITIONS, ids=lambda file: file.stem)
def test_a_definition_can_be_run_and_states_its_bots(file: Path) -> None:
    experiment = read_experiment(file)
    assert all(spec.name == "mcts" for cell in experiment.cells for spec in (cell.first, cell.second))
    if file.stem.startswith("standard-"):
        assert experiment.stopping.limit >= 1000


def test_pages_are_complete_small_and_need_no_network() -> None:
    pages = sorted(PAGES.glob("*.html"))
    index = (PAGES / "README.md").read_text(encoding="utf-8")
    assert sorted(page.stem for page in pages) == sorted(reports(jobs=1))
    assert sum(page.stat().st_size for page in pages) < MAX_BYTES
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert f"]({page.name})" in index
        assert "https://" not in text
        assert "http://" not in text.replace("http://www.w3.org/", "")


def test_links_of_the_findings_lead_to_reports() -> None:
    text = (ROOT / "docs" / "findings.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\((reports/[^)#]+)", text)
    assert len(links) > 20
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


def test_the_index_lists_what_is_there(tmp_path: Path) -> None:
    page = (
        "<h1>Faust: pie &amp; co</h1><p>1,600 games in 4 cells, seed 18.</p><td>standard, mcts:simulations=100</td>"
        "<td>without, mcts:simulations=25</td>"
    )
    (tmp_path / "faust-rules.html").write_text(page, encoding="utf-8")
    write_index(tmp_path, [Entry("faust-rules", ["lab", "run"]), Entry("missing", ["lab", "run"])])
    rows = [line for line in (tmp_path / "README.md").read_text(encoding="utf-8").splitlines() if "](f" in line]
    bots = "`mcts:simulations=100`, `mcts:simulations=25`"
    assert rows == [f"| [Faust: pie & co](faust-rules.html) | 1,600 games in 4 cells; {bots} |"]
