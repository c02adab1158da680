"""External engines on a server: only those that the operator has configured, and none can leave a match stuck."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from craton.core.errors import OptionError
from craton.server.bots.engines import read_engines
from tests.bots.engines import PLAIN, engine, is_alive
from tests.server.harness import LiveServer, actions_of, until
from tests.server.test_bots import QUICK, wait_for_turn

EXAMPLE = Path(__file__).parents[2] / "examples" / "engine.mjs"
NODE = shutil.which("node")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("engines")
    pid = f"open({str(folder / 'pid')!r}, 'w').write(str(os.getpid()))\n"
    lines = [
        "# the engines of this server",
        f"Plain = external:{engine(folder, pid + PLAIN, 'plain.py')}",
        f"Broken = external:{engine(folder, 'sys.exit(1)', 'broken.py')}",
        f"Example = external:node {EXAMPLE}" if NODE else "",
    ]
    (folder / "engines.txt").write_text("\n".join(lines))
    with LiveServer(folder, workers=1, engines=str(folder / "engines.txt")) as server:
        yield server
    if (folder / "pid").exists():  # unless no test played against it
        until(lambda: not is_alive(int((folder / "pid").read_text())))  # engines end with the server


def play(server: LiveServer, name: str) -> dict[str, object]:
    me = server.client()
    match = me.open(**QUICK, bot=f"engine:{name}", seat="second")["id"]
    state = wait_for_turn(me, match)
    while state["status"] == "playing":
        me.act(match, actions_of(state)[0], state["ply"])
        state = wait_for_turn(me, match)
    return state


def test_an_engine_plays_a_match_to_its_end(served: LiveServer) -> None:
    assert play(served, "Plain")["result"]["reason"] in ("domination", "majority", "core", "white-wins-ties")  # type: ignore[index]


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
def test_the_example_engine_plays_a_match_on_a_server(served: LiveServer) -> None:
    state = play(served, "Example")
    assert state["result"]["reason"] != "bot-failure"  # type: ignore[index]


def test_engines_are_listed(served: LiveServer) -> None:
    engines = served.client().get("/games")["engines"]
    assert {"name": "Plain", "bot": "engine:Plain"} in engines


@pytest.mark.long
def test_an_engine_that_crashes_ends_the_match(served: LiveServer) -> None:
    result = play(served, "Broken")["result"]
    assert result == {"winner": "second", "side": "white", "reason": "bot-failure", "score": None}


@pytest.mark.parametrize("bot", ["external:yes", "gtp:yes", "engine:Nobody", "engine:", "engine:external:yes"])
def test_a_request_cannot_start_a_program(served: LiveServer, bot: str) -> None:
    status, _ = served.client().refused("POST", "/matches", {**QUICK, "bot": bot})
    assert status in (400, 422)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Rocky", "line 1: an engine is written NAME"),
        ("\nRocky = mcts:5", "line 2: 'mcts:5' is not an external engine"),
        ("Rocky = external:no-such-program", "is not installed"),
        ("A = external:true\nA = external:true", "each name once"),
        ("../A = external:true", "line 1: an engine is written"),
    ],
)
def test_a_wrong_file_of_engines_is_refused_when_the_server_starts(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "engines.txt").write_text(text)
    with pytest.raises(OptionError, match=words):
        read_engines(str(tmp_path / "engines.txt"))


def test_a_missing_file_of_engines_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="cannot be read"):
        read_engines(str(tmp_path / "none.txt"))
