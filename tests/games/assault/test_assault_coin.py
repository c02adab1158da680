"""The designer's knobs: the coin's chance, and the stubborn defence as a choice."""

from __future__ import annotations

from fractions import Fraction

import pytest

import craton
from craton import CHANCE, ActionError, OptionError, Side
from craton.games.assault.insight.attacks import attacks
from craton.games.assault.law.options import COINS
from craton.record import format_record, parse_record, record_of, replay
from tests.drawn import play
from tests.games.assault.assault_boards import drawn

SURROUNDED = (". . . . .", "w......", "...bwb...", "....b....", ".......")
"""A white stone on c5 with three black neighbours, and one on d1."""


def surrounded(**given: object) -> craton.State:
    return drawn(*SURROUNDED, turns=10, **given)


@pytest.mark.parametrize("coin", COINS)
def test_an_attack_succeeds_unless_every_coin_fails(coin: str) -> None:
    state = surrounded(coin=coin)
    chance = Fraction(coin)
    (attack,) = attacks(state.position)
    assert attack.chance == 1 - (1 - chance) ** 3
    state.push("xc5")
    assert state.chance["000"] == (1 - chance) ** 3
    assert state.chance["101"] == chance**2 * (1 - chance)
    assert sum(state.chance.values()) == 1


def test_the_documents_coin_is_fair_and_not_written() -> None:
    assert craton.new("assault").game.options["coin"] == "1/2"
    assert "coin" not in craton.new("assault").to_text()
    assert craton.new("assault", coin=Fraction(1, 3)).to_text().startswith("assault coin=1/3 ")


@pytest.mark.parametrize("coin", ["1", "0", "5/8", "50%", 0.5])
def test_other_chances_are_refused(coin: object) -> None:
    with pytest.raises(OptionError, match="coin must be 1/4, 1/3"):
        craton.new("assault", coin=coin)


# The stubborn defence as a choice


def test_the_defender_decides_before_the_coins() -> None:
    state = play(surrounded(stubborn="choice"), "xc5")
    assert state.to_move is Side.WHITE
    assert list(state.legal_moves) == ["save", "allow"]
    assert state.position.turn == 10, "the decision uses no turn number"


def test_a_saved_stone_stays_and_the_save_is_spent() -> None:
    state = play(surrounded(stubborn="choice"), "xc5", "save")
    assert state.to_move is Side.WHITE
    assert state.position.turn == 11
    assert state.board["c5"] is Side.WHITE
    assert state.to_text().endswith("white_stubborn=spent")
    assert play(state, "a1", "xc5").to_move is CHANCE, "a defence is used once"


def test_an_allowed_attack_throws_its_coins_and_keeps_the_save() -> None:
    state = play(surrounded(stubborn="choice"), "xc5", "allow")
    assert state.event == "xc5"
    assert state.chance["000"] == Fraction(1, 8)
    state.push("000")
    assert state.board["c5"] is Side.WHITE
    assert play(state, "a1", "xc5").to_move is Side.WHITE, "White may still save"


def test_after_an_allowed_success_momentum_goes_on() -> None:
    picture = (". . . . .", "w......", "...bwb...", "...wb....", ".......")
    state = play(drawn(*picture, turns=10, stubborn="choice", momentum=1), "xc5", "allow", "100")
    assert state.to_move is Side.BLACK
    assert "stop" in state.legal_moves


def test_an_attack_with_fewer_allies_is_not_asked_about() -> None:
    picture = (". . . . .", "w......", "...bw....", "....b....", ".......")
    assert play(drawn(*picture, turns=10, stubborn="choice"), "xc5").to_move is CHANCE


def test_save_and_allow_are_refused_at_other_times() -> None:
    with pytest.raises(ActionError, match="three allies"):
        surrounded(stubborn="choice").push("save")
    with pytest.raises(ActionError, match="Decide about the attack first"):
        play(surrounded(stubborn="choice"), "xc5").push("a1")


def test_the_decision_is_open_and_written_in_the_record() -> None:
    state = play(surrounded(stubborn="choice"), "xc5", "allow", "101", "a1")
    assert state.view("black").seen == state.position
    text = format_record(record_of(state))
    assert "xc5 allow=101" in text
    assert replay(parse_record(text)).position == state.position


def test_the_text_of_a_position_keeps_the_pending_decision() -> None:
    state = play(surrounded(stubborn="choice"), "xc5")
    assert "phase=defend,target=c5" in state.to_text()
    assert craton.parse(state.to_text()).position == state.position


def test_yes_and_no_are_still_understood() -> None:
    assert craton.new("assault", stubborn=True).game == craton.new("assault", stubborn="yes").game
    assert craton.new("assault", stubborn=False).game == craton.new("assault").game


def test_insight_says_that_the_attack_can_be_saved() -> None:
    state = surrounded(stubborn="choice")
    (attack,) = attacks(state.position)
    assert attack.stubborn
    state.push("xc5")
    (attack,) = attacks(state.position)
    assert attack.chance == Fraction(7, 8), "what allowing it means"
