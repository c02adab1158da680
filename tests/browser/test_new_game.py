"""A fifth game in an afternoon: `craton new-game` writes one, and as an installed plug-in it works everywhere."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from craton.cli import main
from craton.cli.new_game import write_game
from tests.browser.conftest import Visitors
from tests.browser.playing import act_somehow, label, opened, played, point, stand, wait_for_turn
from tests.browser.served import Served

NAME, TITLE = "tripwire", "Trip Wire"
EXPERIMENT = f"""
title = "A first look"
game = "{NAME}"
seed = 1
[options]
wind = [false, true]
[bots]
both = "random"
[games]
each = 20
[evaluation]
games = 0
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("project") / NAME
    write_game(NAME, TITLE, folder)
    return folder


@pytest.fixture(scope="module")
def installed(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The game installed by pip into a folder that the programs of this module find; Craton itself is not touched."""
    site = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(site), str(project)], check=True, capture_output=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))
        yield site


@pytest.fixture
def server(installed: Path, tmp_path: Path) -> Iterator[Served]:
    """A server of the test's own, with the game."""
    found = Served(tmp_path)
    found.start()
    yield found
    found.stop()


def run(*arguments: str, given: str = "", folder: Path | None = None) -> str:
    """What a program prints."""
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False, cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_the_generated_tests_pass_with_the_conformance_kit(installed: Path, project: Path) -> None:
    run("pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "tests", folder=project)


@pytest.mark.long
def test_the_generated_code_is_clean(project: Path) -> None:
    rules = "A,B,C4,E,F,I,N,RET,SIM,UP,W"
    run("ruff", "check", "--isolated", "--line-length", "120", "--select", rules, ".", folder=project)
    run("ruff", "format", "--isolated", "--line-length", "120", "--check", ".", folder=project)


@pytest.mark.long
def test_bots_and_the_terminal_play_it(installed: Path, tmp_path: Path) -> None:
    assert TITLE in run("craton", "games", NAME)
    played = run("craton", "match", NAME, "mcts:simulations=30", "greedy", "--games", "2", "-o", "wind=yes")
    assert "2 games" in played
    shown = run("craton", "play", NAME, given="b2\na1\nb2\nb3\na2\nb1\n")
    assert "b2 is occupied" in shown
    assert "Black wins (line)" in shown
    assert "complete a line" in run("craton", "insight", f"{NAME} - 4/4/ww2/bb2 black 4 -")
    assert TITLE in run("craton", "rules", NAME)
    run("craton", "print", NAME, "--to", "card.pdf", folder=tmp_path)
    assert (tmp_path / "card.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.long
def test_the_full_screen_plays_it_against_a_bot(installed: Path) -> None:
    assert "own skill" in run("tests.cli.play_plugin", NAME)


@pytest.mark.long
def test_the_lab_reports_on_it(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "look.toml").write_text(EXPERIMENT)
    printed = run("craton", "lab", "run", "look.toml", folder=tmp_path)
    assert "wind=yes against wind=no" in printed
    report = (tmp_path / "look" / "report.html").read_text(encoding="utf-8")
    assert "A first look" in report


@pytest.mark.long
def test_research_environments_have_it(installed: Path) -> None:
    code = (
        "import pyspiel, craton.adapters.openspiel\n"
        "from craton.vector import VectorEnv\n"
        f"env = VectorEnv({NAME!r}, 8, seed=1, wind=True)\n"
        "for _ in range(50): env.step(env.sample_actions())\n"
        f"pyspiel.random_sim_test(pyspiel.load_game('craton_{NAME}(wind=True)'), 1, True, False)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


@pytest.mark.long
def test_the_page_plays_it(server: Served, visitors: Visitors) -> None:
    """Board, hover and a whole match in Chromium, on a server of the test's own."""
    visitor = visitors(server)
    match = opened(visitor, NAME, opponent="same", options={"wind": True, "line": 4})
    page = visitor.page
    page.get_by_text(TITLE).first.wait_for()
    page.get_by_text("Point at an empty cell to see what a stone there would do.").wait_for()  # the game's own text
    assert page.locator("[data-cell]").count() == 16
    wait_for_turn(page)
    point(visitor, "b2")
    page.wait_for_selector('[data-cell="b2"]:hover', state="attached")
    assert label(page, "b2") == "B 2, empty, available"
    rng, last = random.Random(1), None
    for _ in range(200):
        if not wait_for_turn(page):
            break
        last = act_somehow(page, rng, avoid=last)  # the wind may have blown the stone away
        visitor.ask("GET", f"/matches/{match}/insight")  # the page asks too: at most eight requests may wait
    assert page.get_attribute(".match", "data-status") == "over"
    visitor.go(f"/rules/{NAME}")
    page.get_by_text("the stone is blown off the board", exact=False).first.wait_for()


@pytest.mark.long
def test_the_page_shows_what_the_game_adds(server: Served, visitors: Visitors) -> None:
    """Texts, drawings, marks, a lesson and the fairness page of a plug-in with files, marks and words of its own."""
    visitor = visitors(server)
    page = visitor.page
    match = opened(visitor, NAME, opponent="same", setup=f"{NAME} - 4/4/ww2/bb2 black 4 -")
    wait_for_turn(page)
    page.wait_for_selector(".area-outline.tone-good", state="attached")  # the cell that wins, from visuals.js
    point(visitor, "c1")
    page.get_by_text("Black completes a line on c1.").first.wait_for()
    played(visitor, match, "c1")
    page.wait_for_selector(".mark-line .mark-ring", state="attached")
    assert page.locator(".mark-line").count() == 3
    assert "part of the winning line" in label(page, "b1")
    assert page.evaluate("getComputedStyle(document.querySelector('.mark-line .mark-ring')).strokeWidth") == "5px"

    windy = opened(visitor, NAME, opponent="same", options={"wind": True, "size": 3})
    while (state := stand(visitor, windy))["status"] == "playing":
        played(visitor, windy, next(iter(state["actions"]["cells"])))
    visitor.go(f"/fairness/{windy}")
    page.get_by_text(re.compile("all [0-9]+ rolls match the seeds")).wait_for()

    visitor.go(f"/learn/{NAME}")
    page.get_by_text("Complete a line").first.wait_for()
    visitor.go(f"/new/{NAME}")
    page.get_by_text("Stormy").first.wait_for()
    visitor.go("/rules")
    page.wait_for_selector(f'.game-picture[href="/rules/{NAME}"] .board', state="attached")


@pytest.mark.long
def test_nothing_but_the_files_of_the_folder_can_be_requested(server: Served) -> None:
    with httpx.Client(base_url=f"{server.address}/static/games/{NAME}/") as client:
        served = client.get("visuals.js")
        assert served.status_code == 200
        assert served.headers["content-type"] == "text/javascript; charset=utf-8"
        assert served.headers["content-security-policy"].startswith("default-src 'none'")
        for path in (
            "../__init__.py",
            "%2e%2e/__init__.py",
            "%2e%2e%2f__init__.py",
            "..%5c__init__.py",
            "text",
            "",
        ):
            assert client.get(path).status_code == 404, path
        assert f"/static/games/{NAME}/visuals.js" in httpx.get(f"{server.address}/service-worker.js").text


def test_a_game_is_written_from_the_template(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games" / NAME
    assert main(["new-game", NAME, "--title", TITLE, "--folder", str(folder)]) == 0
    assert "pip install --editable" in capsys.readouterr().out
    files = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    assert {
        "pyproject.toml",
        "tripwire/law/rules.py",
        "tripwire/rules.md",
        "tripwire/browser/index.js",
        "tests/test_tripwire.py",
    } <= files
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.is_file()]
    assert not any("mygame" in text or "My Game" in text or "template" in text for text in texts)
    for path in folder.rglob("*.py"):
        compile(path.read_text(encoding="utf-8"), str(path), "exec")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["Trip-Wire"], "A game's name is a letter followed by"),
        (["../x"], "A game's name is a letter followed by"),
        (["faust"], "There is already a game faust."),
        (["random"], "random is the name of a Python module"),
        (["shared"], "shared is the name of a folder of the page"),
        (["class"], "class is the name of a Python module or keyword"),
        ([NAME, "--title", 'a"""b'], "A title has 1 to 30 letters"),
        ([NAME, "--title", ""], "A title has 1 to 30 letters"),
    ],
)
def test_bad_names_are_refused_in_a_sentence_and_nothing_is_written(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", *arguments]) == 2
    assert message in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_folder_with_files_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(NAME).mkdir()
    (Path(NAME) / "notes.txt").write_text("mine")
    assert main(["new-game", NAME]) == 2
    assert "exists and is not an empty folder" in capsys.readouterr().err
    assert [path.name for path in Path(NAME).iterdir()] == ["notes.txt"]
    shutil.rmtree(NAME)
    assert main(["new-game", NAME]) == 0
