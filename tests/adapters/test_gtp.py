"""GTP: the commands, the extensions, and games between real programs."""

from __future__ import annotations

import io
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import craton
from craton.adapters.gtp import extensions
from craton.adapters.gtp.lines import read_command
from craton.adapters.gtp.session import COMMANDS, Session
from craton.adapters.gtp.table import Table
from craton.bots.external import EngineError, GtpBot
from craton.bots.external.vertices import from_gtp, to_gtp
from craton.bots.spec import parse_bot
from tests.bots.engines import engine

ROOT = Path(__file__).parents[2]
ADMINISTRATIVE = ("protocol_version", "name", "version", "known_command", "list_commands", "quit")
MANDATORY = (*ADMINISTRATIVE, "boardsize", "clear_board", "komi", "play", "genmove")
CRATON = shlex.join([sys.executable, "-m", "craton"])
assert extensions


def session(name: str, bot: str = "greedy", dice: str | None = None, **options: object) -> Session:
    return Session(Table(craton.game(name, **options), parse_bot(bot), dice=dice, seed="1"), "1.0")


def ask(found: Session, line: str) -> str:
    """The text of a successful response."""
    command = read_command(line)
    assert command is not None
    answer = found.answer(command)
    assert answer.startswith("="), answer
    assert answer.endswith("\n\n")
    return answer[1:].strip()


def refused(found: Session, line: str) -> str:
    command = read_command(line)
    assert command is not None
    answer = found.answer(command)
    assert answer.startswith("?"), answer
    return answer[1:].strip()


def test_a_session_answers_line_by_line_with_the_ids_of_the_commands() -> None:
    lines = [
        "# a comment\n",
        "\n",
        "1 protocol_version # two\n",
        "name\n",
        "\x0712\tknown_command\tplay\r\n",
        "33 foo\n",
    ]
    out = io.StringIO()
    session("faust").serve([*lines, "7 quit\n", "name\n"], out)
    assert out.getvalue() == "=1 2\n\n= Craton\n\n=12 true\n\n?33 unknown command\n\n=7\n\n"


def test_the_mandatory_commands_are_listed_and_every_command_is_documented() -> None:
    found = session("faust")
    listed = ask(found, "list_commands").splitlines()
    assert set(MANDATORY) <= set(listed) == set(COMMANDS)
    page = (ROOT / "docs" / "gtp.md").read_text(encoding="utf-8")
    assert [name for name in listed if f"`{name}" not in page] == []


def test_a_game_is_played_undone_and_shown() -> None:
    found = session("faust", size=9)
    ask(found, "boardsize 5")
    ask(found, "clear_board")
    ask(found, "komi 6.5")
    ask(found, "play black C3")
    move = ask(found, "genmove white")
    assert ask(found, "craton-status").startswith("black to move as ")
    assert "C3" in ask(found, "list_stones black") or move == "swap"
    ask(found, "undo")
    assert ask(found, "craton-text").startswith("faust size=5 5/5/2b2/5/5 white 1")
    assert "white to move" in ask(found, "craton-status")
    assert ask(found, "showboard").count("\n") >= 5
    ask(found, "undo")
    assert refused(found, "undo") == "cannot undo"
    assert refused(found, "final_score").startswith("cannot score")


def test_squares_are_named_without_the_letter_i_and_other_boards_as_in_the_rules() -> None:
    game = craton.game("faust", size=19)
    assert [to_gtp(game, text) for text in ("h1", "i9", "s19", "#i5", "e5:j7", "pass")] == [
        "H1", "J9", "T19", "@J5", "E5:K7", "pass",
    ]  # fmt: skip
    for cell in game.board.names:
        assert from_gtp(game, to_gtp(game, cell)) == cell
    lifeline = craton.game("lifeline", size=5)
    assert [to_gtp(lifeline, text) for text in ("i1", "c3+d5", "komi 3")] == ["I1", "C3+D5", "komi3"]
    assert from_gtp(lifeline, "I1") == "i1"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("boardsize 99", "unacceptable size"),
        ("boardsize x", "syntax error"),
        ("play", "syntax error"),
        ("play red A1", "a colour is black or white"),
        ("play white A1", "it is black's turn"),
        ("play black Z9", "illegal move: "),
        ("play black A1+A1", "illegal move: a1 is occupied"),
        ("genmove white", "it is black's turn"),
        ("time_settings 1 2", "needs 3 numbers"),
        ("time_settings -1 0 0", "not negative"),
        ("craton-game chess", "There is no game 'chess'"),
        ("craton-game faust size=99", "size must be 3 to 19"),
        ("craton-option depth 3", "no option"),
        ("craton-bot hal", "There is no bot"),
        ("craton-outcome 3", "no chance event is pending"),
        ("craton-roll", "There is nothing to roll"),
        ("craton-position black nonsense", "A position has 6 fields"),
        ("loadsgf no-such-file.sgf", "cannot load file"),
        ("undo", "cannot undo"),
        ("final_status_list red", "a status is"),
    ],
)
def test_a_wrong_command_is_refused_and_changes_nothing(line: str, words: str) -> None:
    found = session("faust", size=5)
    before = ask(found, "craton-text")
    assert words in refused(found, line)
    assert ask(found, "craton-text") == before


def test_outcomes_are_part_of_a_generated_move_or_given_from_outside() -> None:
    found = session("faultlines", size=3)
    ask(found, "play black A1")
    ask(found, "play white pass")
    ask(found, "play black pass")
    assert ask(found, "craton-chance").splitlines()[:2] == ["roll a1", "1 1/6"]
    assert "is missing; send craton-outcome" in refused(found, "genmove white")
    ask(found, "craton-outcome 6")
    assert ask(found, "final_score") == "W+0.5"
    assert ask(found, "genmove white") == "pass", "controllers end a game with passes"
    ask(found, "play white pass")
    ask(found, "undo")
    move = "pass+ROLLA1=1"
    ask(found, f"play black {move}")
    assert ask(found, "final_score") == "B+1"


def test_two_engines_with_the_same_dice_need_no_outcomes_in_their_moves() -> None:
    one, two = (session("assault", "random", dice="monday", board="hex24", turn_limit=20) for _ in range(2))
    players = {"black": one, "white": two}
    for _ in range(40):
        for colour, player in players.items():
            move = ask(player, f"genmove {colour}")
            assert "=" not in move
            other = two if player is one else one
            ask(other, f"play {colour} {move}")
            assert one.table.state == two.table.state
    assert ask(one, "final_score") == ask(two, "final_score")


@pytest.mark.parametrize("name", craton.list_games())
def test_what_one_engine_generates_another_one_can_play(name: str) -> None:
    options = {
        "faultlines": {"size": 3, "sealed": True, "aftershock": True, "keystone": True},
        "lifeline": {"size": 3, "balance": "komi"},
        "assault": {"board": "hex24", "turn_limit": 16, "sacred": "core", "stubborn": "choice", "momentum": 1},
        "faust": {"size": 4},
    }
    one, two = (session(name, "random", **options[name]) for _ in range(2))
    ask(two, "craton-seed 2")
    players = [("black", one, two), ("white", two, one)]
    turns = 0
    while one.table.state.to_move is not None:
        colour, player, other = players[turns % 2]
        ask(other, f"play {colour} {ask(player, f'genmove {colour}')}")
        assert one.table.state == two.table.state
        turns += 1
    assert ask(one, "final_score") == ask(two, "final_score")


def test_a_pass_is_the_one_that_is_legal() -> None:
    found = session("faultlines", size=3, sealed=True)
    ask(found, "play black A1")
    ask(found, "play white B1")
    ask(found, "play black pass")
    assert found.table.state.steps[-1].text == "seal-pass"


def test_options_are_listed_and_set() -> None:
    found = session("lifeline")
    assert "balance strong (" in ask(found, "craton-options")
    ask(found, "craton-option balance weak")
    assert ask(found, "craton-game") == "lifeline balance=weak"
    assert ask(found, "craton-game assault board=hex24,tide=yes") == "assault board=hex24,tide=yes"
    assert ask(found, "craton-legal").startswith("A1 ")
    assert ask(found, "craton-bot greedy") == "greedy"


def test_time_settings_limit_a_search() -> None:
    found = session("faust", "mcts", size=5)
    clock = found.table.clock
    assert clock.seconds(craton.core.sides.Actor.FIRST) is None
    first, second = craton.core.sides.SEATS
    ask(found, "time_settings 60 10 5")
    assert clock.seconds(first) == 3
    ask(found, "time_left white 9 3")
    assert (clock.seconds(first), clock.seconds(second)) == (3, 3)
    ask(found, "time_settings 0 5 1")
    assert clock.seconds(first) == 5
    ask(found, "time_settings 0 0 0")
    assert clock.seconds(first) is None


def test_genmove_analyze_reports_the_candidates_of_the_search() -> None:
    found = session("faust", "mcts:simulations=30,interpreted=yes", size=3)
    *infos, play = ask(found, "genmove_analyze black").splitlines()
    assert re.fullmatch(r"(info move [A-C][1-3] visits \d+ winrate \d+ order \d+ pv [A-C1-3@: ]+ ?)+", f"{infos[0]} ")
    assert play == f"play {to_gtp(found.table.game, found.table.state.steps[0].text)}"
    quiet = session("faust", "greedy", size=3)
    assert ask(quiet, "lz-genmove_analyze black 100").startswith("play ")


def test_a_view_with_hidden_values_can_be_chosen_in_but_not_played_on() -> None:
    state = craton.new("assault", sacred="core")
    state.push("sacred c5")
    from craton.core.view_text import write_view

    found = session("assault", "random", sacred="core")
    ask(found, f"craton-position white {write_view(state.view())}")
    assert ask(found, "reg_genmove white").startswith("SACRED")
    assert "hidden values" in refused(found, "genmove white")
    assert "hidden values" in refused(found, "play white A1")
    assert "may not know all of this" in refused(found, f"craton-position white {state.to_text()}")
    ask(found, "clear_board")
    ask(found, "genmove black")


# The bot gtp:COMMAND


def test_a_gtp_engine_is_a_bot() -> None:
    command = f"gtp:seconds=60:{CRATON} gtp faust --bot greedy"
    record = craton.play(craton.game("assault", board="hex24", turn_limit=10), black=command, white="random", seed=2)
    assert record.termination in ("1-0", "0-1")


def test_a_gtp_engine_for_go_is_refused(tmp_path: Path) -> None:
    source = "\nwhile line := sys.stdin.readline(): print('= play\\ngenmove\\n', flush=True)"
    with pytest.raises(EngineError, match="does not know the GTP command craton-game"):
        GtpBot(command=engine(tmp_path, source)).choose(craton.new("faust"))


def test_a_gtp_engine_that_writes_nonsense_is_ended(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match="did not answer in GTP: 'hello'"):
        GtpBot(command=engine(tmp_path, "print('hello', flush=True); time.sleep(600)")).choose(craton.new("faust"))


# Real clients


def twogtp(folder: Path) -> Path:
    """The Perl program of gnugo's source package, fetched with the system's package sources."""
    if shutil.which("apt-get") is None or shutil.which("perl") is None:
        pytest.skip("apt-get or perl is not installed")
    (folder / "parts").mkdir()
    (folder / "lists" / "partial").mkdir(parents=True)
    for file in Path("/etc/apt/sources.list.d").glob("*.sources"):
        text = re.sub(r"(?m)^Types:.*$", "Types: deb-src", file.read_text())
        (folder / "parts" / file.name).write_text(text)
    where = {"Dir::Etc::sourcelist": "/dev/null", "Dir::Etc::sourceparts": folder / "parts"}
    where |= {"Dir::State::lists": folder / "lists"}
    settings = [word for name, value in where.items() for word in ("-o", f"{name}={value}")]
    for words in (["update"], ["source", "--download-only", "--tar-only", "gnugo"]):
        done = subprocess.run(["apt-get", *settings, *words], cwd=folder, capture_output=True, text=True, timeout=120)
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
            pytest.skip(f"the source package of gnugo cannot be fetched: {last}")
    (archive,) = folder.glob("gnugo_*.orig.tar.*")
    subprocess.run(["tar", "xf", archive.name], cwd=folder, check=True)
    return next(folder.glob("gnugo-*/interface/gtp_examples/twogtp"))


@pytest.mark.long
def test_twogtp_plays_games_between_two_engines(tmp_path: Path) -> None:
    program = twogtp(tmp_path)
    for game, size in (("faust", 5), ("faultlines", 5)):
        bots = [f"{CRATON} gtp {game} --bot {bot} --dice t --seed 1" for bot in ("greedy", "random")]
        games = tmp_path / f"{game}.sgf"
        arguments = [
            "--white",
            bots[0],
            "--black",
            bots[1],
            "--size",
            str(size),
            "--games",
            "2",
            "--sgffile",
            str(games),
        ]
        done = subprocess.run(
            ["perl", str(program), *arguments], capture_output=True, text=True, timeout=120, check=True, cwd=tmp_path
        )
        results = re.findall(r"[BW]\+[0-9.]+|\b0\b", done.stdout)
        assert len(results) >= 2, done.stdout + done.stderr
        assert "ERROR" not in done.stdout


SABAKI = """
const {Controller} = require("@sabaki/gtp")
async function main() {
    const [path, ...args] = JSON.parse(process.argv[2])
    const engines = {black: new Controller(path, args), white: new Controller(path, args)}
    const ask = async (who, name, ...args) => {
        const {error, content} = await engines[who].sendCommand({name, args})
        if (error) throw new Error(`${name} ${args}: ${content}`)
        return content
    }
    for (const who of ["black", "white"]) {
        engines[who].start()
        await ask(who, "boardsize", "5")
        await ask(who, "clear_board")
    }
    let passes = 0
    for (let turn = 0; passes < 2; turn++) {
        const [who, other] = turn % 2 ? ["white", "black"] : ["black", "white"]
        const lines = (await ask(who, "lz-genmove_analyze", who, "10")).split("\\n")
        const move = lines.at(-1).replace("play ", "")
        passes = move === "pass" ? passes + 1 : 0
        await ask(other, "play", who, move)
    }
    console.log(await ask("black", "final_score"), await ask("white", "final_score"))
    for (const who of ["black", "white"]) await engines[who].stop()
}
main().catch((error) => { console.error(error); process.exit(1) })
"""


@pytest.mark.long
def test_sabaki_plays_a_game_between_two_engines(tmp_path: Path) -> None:
    if shutil.which("npm") is None:
        pytest.skip("npm is not installed")
    install = ["npm", "install", "--no-audit", "--no-fund", "--loglevel", "error", "@sabaki/gtp@3"]
    done = subprocess.run(install, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    if done.returncode:
        pytest.skip(f"@sabaki/gtp cannot be installed: {done.stderr.strip()[:200]}")
    (tmp_path / "play.js").write_text(SABAKI)
    import json

    command = json.dumps([sys.executable, "-m", "craton", "gtp", "faust", "--bot", "greedy"])
    done = subprocess.run(["node", "play.js", command], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    black, white = done.stdout.split()
    assert black == white
    assert re.fullmatch(r"[BW]\+1|0", black)
