"""The examples and links in the documentation work."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("studies/log/*.md")]

CHECKED_ELSEWHERE = ("README.md", "insight.md", "odds.md")
"""Pages whose examples are run by other tests, which also compare the output."""


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_python_examples_run() -> None:
    pages = [page for page in PAGES if page.name not in CHECKED_ELSEWHERE]
    examples = [example for page in pages for example in blocks(page, "python")]
    assert examples
    for example in examples:
        done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{example}\n{done.stderr}"


def test_the_readmes_example_has_ten_lines_and_prints_a_result() -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    statements = [line for line in example.splitlines() if line and not line.startswith("import")]
    assert len(statements) <= 10
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert re.search(r"(black|white|draw) \((score|fewer-stones|draw)\) \d+-\d+", done.stdout)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_no_page_names_this_machine() -> None:
    for page in PAGES:
        assert f"{ROOT.parent}/" not in page.read_text(encoding="utf-8")
