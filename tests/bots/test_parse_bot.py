"""Bots as texts."""

import io
import sys

import pytest

import craton
from craton import OptionError
from craton.bots.greedy import GreedyBot
from craton.bots.mcts import MctsBot
from craton.bots.random import RandomBot
from craton.bots.spec import BotSpec, parse_bot
from craton.cli import main


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
