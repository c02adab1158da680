"""Bots as texts."""

import io
import sys
from pathlib import Path

import pytest

import craton
from craton import OptionError
from craton.bots.greedy import GreedyBot
from craton.bots.mcts import MctsBot
from craton.bots.random import RandomBot
from craton.bots.spec import BotSpec, parse_bot
from craton.cli import main
from craton.server.bots.levels import checked_bot, name_of_bot, timed
from craton.server.errors import RequestError
from tests.drawn import play


@pytest.mark.parametrize(
    ("text", "name", "settings"),
    [
        ("random", "random", {}),
        (" greedy ", "greedy", {}),
        ("mcts:simulations=500", "mcts", {"simulations": 500}),
        ("mcts:seconds=0.1", "mcts", {"seconds": 0.1}),
        ("mcts:seconds=1e-2,simulations=7", "mcts", {"seconds": 0.01, "simulations": 7}),
        ("mcts: simulations = 7 , seed = abc", "mcts", {"simulations": 7, "seed": "abc"}),
        ("random:seed=no", "random", {"seed": False}),
    ],
)
def test_a_text_is_a_name_with_settings(text: str, name: str, settings: dict[str, object]) -> None:
    spec = parse_bot(text)
    assert spec.name == name
    assert dict(spec.settings) == settings
    assert {key: type(value) for key, value in spec.settings} == {key: type(value) for key, value in settings.items()}


@pytest.mark.parametrize(
    "text", ["random", "greedy", "mcts:simulations=500", "mcts:seconds=0.1,seed=abc", "random:seed=no"]
)
def test_a_text_round_trips(text: str) -> None:
    assert str(parse_bot(text)) == text
    assert parse_bot(str(parse_bot(text))) == parse_bot(text)


def test_all_ways_to_write_a_bot_have_one_text() -> None:
    one, two = parse_bot("mcts:simulations=5,seconds=2"), parse_bot(" mcts: seconds=2, simulations=05 ")
    assert one == two
    assert str(one) == str(two) == "mcts:seconds=2,simulations=5"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hal", "There is no bot 'hal'; the bots are"),
        ("", "There is no bot ''"),
        ("mcts:", "written NAME, NAME:LEVEL or NAME:KEY=VALUE"),
        ("mcts:5.5", "written NAME, NAME:LEVEL or"),
        ("mcts:simulations=", "written NAME, NAME:LEVEL or"),
        ("mcts:=5", "written NAME, NAME:LEVEL or"),
        ("mcts:simulations=5,", "written NAME, NAME:LEVEL or"),
        ("mcts:__class__=5", "written NAME, NAME:LEVEL or"),
        ("mcts:seed=1,seed=2", "seed is given twice"),
        ("mcts:seed=" + "9" * 10_000, "at most 200 characters"),
        ("random:seed=\x1b[2J", "printable"),
    ],
)
def test_a_malformed_text_is_refused_with_a_sentence(text: str, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        parse_bot(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("random:simulations=5", "random does not take simulations; it takes seed"),
        ("mcts:depth=3", "does not take depth; it takes simulations, seconds, level"),
        ("mcts:simulations=many", "simulations must be"),
        ("mcts:simulations=yes", "simulations must be"),
        ("mcts:seconds=nan", "seconds must be"),
        ("mcts:seconds=1e999", "seconds must be"),
    ],
)
def test_settings_are_checked_when_the_bot_is_made(text: str, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        parse_bot(text).make()


def test_the_text_makes_the_bot() -> None:
    for text, kind in (("random", RandomBot), ("greedy", GreedyBot), ("mcts:simulations=5", MctsBot)):
        assert isinstance(parse_bot(text).make(seed=1), kind)


def test_a_seed_in_the_text_goes_before_the_callers() -> None:
    view = craton.new("faust").view()
    choices = {BotSpec("random", (("seed", 5),)).make(seed=seed).choose(view) for seed in range(10)}
    assert len(choices) == 1
    assert len({parse_bot("random").make(seed=seed).choose(view) for seed in range(10)}) > 1


def test_craton_play_takes_the_same_texts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("a1\nquit\n"))
    assert main(["play", "faust", "-o", "size=3", "--against", "random:seed=3"]) == 0
    assert "White plays" in capsys.readouterr().out
    assert main(["play", "faust", "--against", "mcts:simulations"]) == 2
    assert "written NAME, NAME:LEVEL or NAME:KEY=VALUE" in capsys.readouterr().err


# Custom bots

CUSTOM = """
class First:
    def __init__(self, at=0, seed=None):
        self.at, self.seed = at, seed

    def choose(self, view):
        return list(view.legal_moves)[self.at]

class Fixed:
    def choose(self, view):
        return "a1"

fixed, number = Fixed(), 5
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module with bots in the current folder."""
    (tmp_path / "my_bots.py").write_text(CUSTOM)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    return "my_bots"


def test_a_custom_bot_is_named_by_module_and_class(module: str) -> None:
    state = craton.new("faust", size=3)
    spec = parse_bot(f" {module}:First:at=2 ")
    assert (str(spec), spec.is_custom) == (f"{module}:First:at=2", True)
    assert module not in sys.modules, "reading the text imports nothing"
    assert spec.make(seed=7).choose(state.view()) == state.legal_moves[2]
    assert vars(spec.make(seed=7)) == {"at": 2, "seed": 7}
    assert vars(parse_bot(f"{module}:First:seed=8").make(seed=7))["seed"] == 8
    assert parse_bot(f"{module}:Fixed").make(seed=7).choose(state.view()) == "a1"
    assert parse_bot(f"{module}:fixed").make().choose(state.view()) == "a1"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("no_such_module:Bot", "cannot be imported: there is no module 'no_such_module'"),
        ("my_bots.inner:Bot", "cannot be imported: there is no module 'my_bots.inner'"),
        ("my_bots:Second", "cannot be imported: my_bots has no 'Second'"),
        ("my_bots:number", "my_bots:number is not a bot: it has no method `choose`"),
        ("my_bots:First:depth=3", "The bot my_bots:First does not take depth; it takes at, seed"),
        ("my_bots:fixed:at=1", "does not take at: it is not a class"),
    ],
)
def test_a_custom_bot_that_cannot_be_made_is_refused_with_a_sentence(module: str, text: str, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        parse_bot(text).make()


def test_craton_play_and_match_take_custom_bots(
    module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("c3\nquit\n"))
    assert main(["play", "faust", "-o", "size=3", "--against", f"{module}:First"]) == 0
    assert "White plays a1" in capsys.readouterr().out
    assert main(["match", "faust", f"{module}:First", "random", "-o", "size=3", "--games", "2", "--json"]) == 0
    assert f'"a": "{module}:First"' in capsys.readouterr().out


def test_a_server_refuses_custom_bots_and_imports_nothing(module: str) -> None:
    for text in (f"{module}:First", f"{module}:First:at=1", "os:system", "craton.bots.mcts:MctsBot"):
        for function in (checked_bot, name_of_bot, lambda text: timed(text, 1.0)):
            with pytest.raises(RequestError, match="only the built-in bots"):
                function(text)
    assert module not in sys.modules


@pytest.mark.parametrize("name", ["random", "greedy", "mcts"])
def test_a_built_in_bot_takes_a_state_and_sees_only_the_view_of_the_side_to_move(name: str) -> None:
    choices = []
    for choice in ("seal-play", "seal-pass"):
        state = play(craton.new("faultlines", size=3, sealed=True), "a1", "c3", choice)
        settings = {"simulations": 50} if name == "mcts" else {}
        choices.append(craton.bot(name, seed=5, **settings).choose(state))
        assert choices[-1] == craton.bot(name, seed=5, **settings).choose(state.view())
    assert choices[0] == choices[1]
