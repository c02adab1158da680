"""External engines: what they are asked, and what happens when they crash, are silent or write nonsense."""

from __future__ import annotations

import contextlib
import json
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import craton
from craton import OptionError
from craton.bots import Forfeit, bot, close_bot
from craton.bots.external import EngineError, ExternalBot
from craton.bots.external.process import MAX_WAITING, LineProcess
from craton.bots.spec import parse_bot
from tests.bots.engines import PLAIN, engine, is_alive, wait_until_ended

ROOT = Path(__file__).parents[2]
NODE = shutil.which("node")
CRATON = shlex.join([sys.executable, "-m", "craton"])
PATIENT = 60.0  # for engines that answer: a busy machine must not make them late


def choose(command: str, seconds: float = PATIENT, state: craton.State | None = None) -> str:
    player = ExternalBot(command=command, seconds=seconds, start=PATIENT)
    try:
        return player.choose(state or craton.new("faust", size=3))
    finally:
        player.close()


def test_an_engine_is_asked_with_the_view_and_answers_with_an_action(tmp_path: Path) -> None:
    state = craton.new("lifeline", size=3)
    state.push("c3")
    source = """
def log(message): open(sys.argv[0] + ".log", "a").write(json.dumps(message) + "\\n"); return message
log(receive()); send(type="hello", protocol=1, name="test engine")
log(receive()); send(type="note", text="thinking"); send(type="ready")
asked = log(receive())
send(type="choice", id=asked["id"], action=asked["legal"][-1])
"""
    assert choose(engine(tmp_path, source), state=state) == state.legal_moves[-1]
    log = (tmp_path / "engine.py.log").read_text().splitlines()
    hello, game, asked = map(json.loads, log)
    assert hello == {"type": "hello", "protocol": 1, "seed": None}
    assert (game["game"], game["options"]["size"], len(game["board"]["cells"])) == ("lifeline", 3, 19)
    assert game["board"]["neighbours"][0] == ["a2", "b1", "b2"]
    assert asked["view"]["stones"] == {"c3": "black"}
    assert asked["view"]["to_move"] == "black"
    assert asked["legal"] == list(state.legal_moves)


def test_an_engine_sees_nothing_that_its_side_may_not_know(tmp_path: Path) -> None:
    asked = []
    for secret in ("b4", "c5"):
        state = craton.new("assault", sacred="core")
        state.push(f"sacred {secret}")
        source = """
hello()
asked = receive()
send(type="ask", id=1, steps=["sacred b4"], sample=7)
open(sys.argv[0] + ".log", "w").write(json.dumps([asked, receive()]))
send(type="choice", id=asked["id"], action=asked["legal"][0])
"""
        choose(engine(tmp_path, source), state=state)
        asked.append((tmp_path / "engine.py.log").read_text())
    assert asked[0] == asked[1]
    assert "=?" in asked[0]


def test_an_engine_without_rules_asks_for_positions_and_probabilities(tmp_path: Path) -> None:
    state = craton.new("assault", board="hex24")
    state.push("b3+b4+a1")
    source = """
hello()
asked = receive()
found = []
for steps in ([], ["xb3"], ["xb3", "1"], ["xb3", "nonsense"], "xb3", ["a2"] * 1000):
    send(type="ask", id=len(found), steps=steps)
    found.append(receive())
open(sys.argv[0] + ".log", "w").write(json.dumps(found))
send(type="choice", id=asked["id"], action="xb3")
"""
    assert choose(engine(tmp_path, source), state=state) == "xb3"
    here, attack, success, *wrong = json.loads((tmp_path / "engine.py.log").read_text())
    assert here["legal"] == list(state.legal_moves)
    assert attack["chance"] == {"event": "xb3", "outcomes": {"0": "1/2", "1": "1/2"}}
    assert (attack["to_move"], attack["legal"]) == ("chance", [])
    assert success["stones"]["b3"] == "white"
    assert [answer["id"] for answer in wrong] == [3, 4, 5]
    assert "is not an outcome" in wrong[0]["problem"]
    assert "steps is a list" in wrong[1]["problem"]
    assert "steps is a list" in wrong[2]["problem"]


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("source", "reason", "words"),
    [
        ("sys.exit(3)", "crash", "exited with status 3"),
        ("receive(); raise RuntimeError('out of cheese')", "crash", "out of cheese"),
        ("hello(); receive(); os.kill(os.getpid(), 9)", "crash", "killed by signal 9"),
        ("print('nonsense', flush=True); time.sleep(60)", "nonsense", "not JSON: 'nonsense'"),
        ("print('[1]', flush=True); time.sleep(60)", "nonsense", "an object|a JSON object"),
        ("send(type='ready'); time.sleep(60)", "nonsense", "'ready' instead of the message hello"),
        ("print('x' * 1_000_010, flush=True); time.sleep(60)", "nonsense", "more than 1,000,000 bytes"),
        ("send(type='hello', protocol=7); time.sleep(60)", "refused", "speaks protocol 7"),
        ("receive(); send(type='error', message='no faust here'); time.sleep(60)", "refused", "no faust here"),
        ("hello(); send(type='choice', id=99, action='a1'); time.sleep(60)", "nonsense", "a choice with the id 1"),
        ("hello(); receive(); send(type='choice', id=1, action=5); time.sleep(60)", "nonsense", "without an action"),
        ("hello(); sys.stdout.close(); os.close(1); time.sleep(60)", "crash", "closed its output"),
    ],
)
def test_an_engine_that_fails_is_ended_with_a_reason(tmp_path: Path, source: str, reason: str, words: str) -> None:
    with pytest.raises(EngineError, match=words) as failure:
        choose(engine(tmp_path, source))
    assert failure.value.reason == reason


@pytest.mark.parametrize(
    "source",
    [
        "hello(); time.sleep(600)",
        "hello()\nwhile True: send(type='note', text='thinking')",
        "hello(); receive()\nwhile True: send(type='ask', id=1, steps=[])",
    ],
    ids=["silent", "only notes", "asks without reading"],
)
def test_an_engine_that_is_late_is_ended(tmp_path: Path, source: str) -> None:
    with pytest.raises(EngineError) as failure:
        choose(engine(tmp_path, source), seconds=0.2)
    assert failure.value.reason == "timeout"


def test_the_time_limit_of_the_start_is_another_one(tmp_path: Path) -> None:
    player = ExternalBot(command=engine(tmp_path, "time.sleep(600)"), seconds=PATIENT, start=0.2)
    with pytest.raises(EngineError, match="did not answer in time"):
        player.choose(craton.new("faust"))


def test_after_a_failure_the_engine_is_started_again(tmp_path: Path) -> None:
    source = f"""
if not os.path.exists(sys.argv[0] + ".tried"):
    open(sys.argv[0] + ".tried", "w"); sys.exit(1)
{PLAIN}"""
    player = ExternalBot(command=engine(tmp_path, source), seconds=PATIENT)
    state = craton.new("faust", size=3)
    with pytest.raises(EngineError):
        player.choose(state)
    assert player.choose(state) == "a1"
    assert player.name == "test engine"
    player.close()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_an_engine_ends_with_its_children(tmp_path: Path) -> None:
    source = """
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open(sys.argv[0] + ".pids", "w").write(f"{os.getpid()} {child.pid}")
hello(); asked = receive(); send(type="choice", id=asked["id"], action=asked["legal"][0]); time.sleep(600)
"""
    choose(engine(tmp_path, source))
    pids = [int(pid) for pid in (tmp_path / "engine.py.pids").read_text().split()]
    assert len(pids) == 2
    wait_until_ended(*pids)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_an_engine_that_hangs_ends_when_the_program_that_started_it_is_killed(tmp_path: Path) -> None:
    command = engine(tmp_path, "open(sys.argv[0] + '.pid', 'w').write(str(os.getpid())); hello(); time.sleep(600)")
    program = f"""
import craton
from craton.bots.external import ExternalBot
ExternalBot(command={command!r}, seconds=600).choose(craton.new("faust"))
"""
    started = subprocess.Popen([sys.executable, "-c", program])
    file = tmp_path / "engine.py.pid"
    while not (file.exists() and file.read_text()):
        assert started.poll() is None
        time.sleep(0.02)
    pid = int(file.read_text())
    assert is_alive(pid)
    started.kill()
    started.wait()
    wait_until_ended(pid)


def test_a_bot_that_fails_forfeits_the_game(tmp_path: Path) -> None:
    command = engine(
        tmp_path, "hello(); asked = receive(); send(type='choice', id=asked['id'], action='z9'); receive()"
    )
    with pytest.raises(Forfeit, match="cannot play 'z9'") as failure:
        craton.play("faust", black=f"external:seconds=60:{command}", white="random", seed=1)
    assert (failure.value.seat, failure.value.reason) == (craton.core.sides.Actor.FIRST, "illegal")


@pytest.mark.parametrize(
    "choice",
    [
        pytest.param("xb3=1", id="its own coins"),
        pytest.param("a2+a3", id="the answer of the opponent"),
        pytest.param("a2+a3+xb4=1", id="everything"),
        pytest.param("a2+", id="half a turn"),
        None,
        ["a2"],
        "\ud800",
        "a2\nxb3",
        pytest.param("x" * 1_000_000, id="long"),
    ],
)
def test_a_bot_decides_one_action_and_neither_dice_nor_answers(choice: object) -> None:
    class Cheat:
        def choose(self, view: craton.View) -> Any:
            return choice

    state = craton.new("assault", board="hex24")
    state.push("b3+b4+a1")
    with pytest.raises(Forfeit, match="The bot Cheat cannot play") as failure:
        craton.play(state, black=Cheat(), white=Cheat(), seed=1)
    assert failure.value.reason == "illegal"
    assert len(str(failure.value)) < 400
    str(failure.value).encode()  # so that it can be printed


def test_an_engine_that_floods_its_host_does_not_fill_its_memory(tmp_path: Path) -> None:
    process = LineProcess(engine(tmp_path, "for _ in range(40): print('x' * 900_000)"))
    deadline = time.monotonic() + 60
    while process.is_running:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    lines: list[int] = []
    with contextlib.suppress(EngineError):
        while len(lines) < 40:
            lines.append(len(process.receive(deadline)))
    assert 1 <= len(lines) <= MAX_WAITING // 900_000 + 1  # one more may have been on its way
    process.close()


# Texts


@pytest.mark.parametrize(
    "text",
    [
        "external:node engine.mjs",
        "external:seconds=2:node engine.mjs --level=5,6",
        "external:seconds=0.5,start=3:./engine a:b=c",
        "gtp:craton gtp faust --bot mcts:5",
    ],
)
def test_an_engine_is_written_with_its_command(text: str) -> None:
    spec = parse_bot(text)
    assert str(spec) == text
    assert spec.is_engine
    assert not spec.is_custom
    assert parse_bot(str(spec)) == spec


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("external", "written external:COMMAND"),
        ("external:", "written external:COMMAND"),
        ("gtp:  ", "written gtp:COMMAND"),
        ("external:no-such-program-here", "is not installed"),
        ("external:'python", "cannot be read"),
        (f"external:seconds=0:{sys.executable}", "seconds must be a number above 0"),
        (f"external:start=soon:{sys.executable}", "start must be a number"),
        (f"external:depth=3:{sys.executable}", "does not take depth"),
        ("external:" + "x" * 3000, "at most 2000 characters"),
    ],
)
def test_an_engine_that_cannot_be_started_is_refused_at_once(text: str, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        parse_bot(text).make()


def test_an_engine_needs_a_command() -> None:
    with pytest.raises(OptionError, match="needs a command"):
        bot("external")


# Whole games


def play_all(black: str, white: str, names: list[str]) -> None:
    options = {
        "faultlines": {"size": 4, "sealed": True, "aftershock": True},
        "lifeline": {"size": 3, "balance": "komi"},
        "assault": {"board": "hex24", "turn_limit": 10, "sacred": "core", "stubborn": "choice", "momentum": 1},
        "faust": {"size": 4},
    }
    for name in names:
        game = craton.game(name, **options[name])
        record = craton.play(game, black=black, white=white, seed=5)
        assert record.termination != "*"
        assert record.tags["First"] == black


def test_the_bots_of_craton_are_engines_too() -> None:
    play_all(f"external:seconds=60:{CRATON} engine greedy", "random", ["assault"])


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
def test_the_example_engine_plays_a_match() -> None:
    play_all(f"external:seconds=60:node {ROOT / 'examples' / 'engine.mjs'}", "random", ["assault"])


def test_the_example_engine_has_about_sixty_lines() -> None:
    assert len((ROOT / "examples" / "engine.mjs").read_text().splitlines()) <= 60


@pytest.mark.long
@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
def test_engines_play_every_game() -> None:
    example = f"external:seconds=60:node {ROOT / 'examples' / 'engine.mjs'}"
    play_all(example, f"external:seconds=60:{CRATON} engine greedy", craton.list_games())
    play_all(f"gtp:seconds=60:{CRATON} gtp faust --bot greedy", example, craton.list_games())


def test_closing_a_bot_that_has_nothing_to_close_does_nothing() -> None:
    close_bot(bot("random"))
