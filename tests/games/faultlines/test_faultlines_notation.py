"""What the game says to what people type."""

from __future__ import annotations

import pytest

import craton
from craton import ActionError, State
from tests.drawn import play
from tests.games.faultlines.faultlines_boards import drawn, quake

PLACING = """
    . . .
    . w .
    b . .
"""
PAIR = """
    . . .
    . . .
    b b .
"""


def placing(**options: object) -> State:
    return drawn(PLACING, **options)


def failed() -> State:
    return play(quake("w . .\n. . .\nb b .", aftershock=True), "roll a1=6")


def sealing() -> State:
    return play(craton.new("faultlines", size=3, sealed=True), "a1", "c3")


@pytest.mark.parametrize(
    ("text", "action"),
    [("c3", "c3"), ("C3", "c3"), (" c 3 ", "c3"), ("pass", "pass"), ("PASS", "pass"), ("b1 *", "b1*"), ("B1*", "b1*")],
)
def test_actions_are_understood_in_any_case_and_spacing(text: str, action: str) -> None:
    verdict = placing(keystone=True).explain(text)
    assert verdict
    assert (verdict.status, verdict.action, verdict.reason) == ("legal", action, "")
    assert text in placing(keystone=True).legal_moves


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A cell is missing, such as a1."),
        ("c", "The number after c is missing."),
        ("c*", "The number after c is missing."),
        ("seal", "seal is the beginning of seal-play or seal-pass."),
        ("seal-", "seal- is the beginning of seal-play or seal-pass."),
        ("salvage", "A cell is missing, such as a1."),
        ("salvage b", "The number after b is missing."),
    ],
)
def test_the_beginning_of_an_action_is_told_what_is_missing(text: str, sentence: str) -> None:
    verdict = placing().explain(text)
    assert not verdict
    assert (verdict.status, verdict.reason) == ("incomplete", sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a1", "a1 is occupied. Legal: b1, c1, a2, c2, a3, b3, c3, pass."),
        ("b2", "b2 is occupied."),
        ("d1", "There is no cell d1 on this board; it has a1 to c3."),
        ("a9", "There is no cell a9 on this board; it has a1 to c3."),
        ("xyz", "xyz is not an action of Fault Lines."),
        ("*", "A Keystone is written as its cell with an asterisk, such as e5*."),
        ("b1*", "This game has no Keystones."),
        ("swap", "This game has no swap."),
        ("seal-play", "There is nothing to seal now."),
        ("decline", "There is nothing to salvage: none of your groups has just failed."),
        ("salvage a1", "There is nothing to salvage: none of your groups has just failed."),
        ("b1=3", "b1 throws no die and no coins."),
        ("pass=1", "pass throws no die and no coins."),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    state = placing()
    verdict = state.explain(text)
    assert verdict.status == "illegal"
    assert verdict.reason.startswith(sentence)
    before = state.position
    with pytest.raises(ActionError) as error:
        state.push(text)
    assert str(error.value) == verdict.reason
    assert state.position is before


def test_the_sentence_about_an_early_or_late_swap() -> None:
    late = play(craton.new("faultlines", size=3, pie=True), "a1", "b2", "c3")
    assert late.explain("swap").reason.startswith("Only White may swap, as the first action of its first turn.")
    twice = play(craton.new("faultlines", size=3, pie=True), "a1", "swap")
    assert twice.explain("swap").reason.startswith("The seats have been swapped already.")
    assert play(craton.new("faultlines", size=3, pie=True), "a1").explain("swap")


def test_a_refusal_lists_a_few_legal_actions() -> None:
    assert placing().explain("a1").reason == "a1 is occupied. Legal: b1, c1, a2, c2, a3, b3, c3, pass."
    start = craton.new("faultlines")
    start.push("e5")
    assert start.explain("e5").reason == "e5 is occupied. Legal: a1, b1, c1, d1, e1, f1, g1, h1 and 73 more."


@pytest.mark.parametrize("text", ["a2", "pass", "swap", "decline", "salvage a1", "a2*"])
def test_while_choices_are_sealed_nothing_else_is_taken(text: str) -> None:
    assert sealing().explain(text).reason.startswith("Seal play or pass first: seal-play or seal-pass.")


def test_sealing_is_understood() -> None:
    assert sealing().explain("Seal-Pass").action == "seal-pass"


@pytest.mark.parametrize(
    ("text", "status", "said"),
    [
        ("salvage a1", "legal", "salvage a1"),
        ("Salvage B1 = 2", "legal", "salvage b1=2"),
        ("decline", "legal", "decline"),
        ("salvage", "incomplete", "A cell is missing, such as a1."),
        ("salvage a1=", "incomplete", "The outcome of salvage a1 is one of 1 to 6."),
        ("salvage a1=7", "illegal", "7 is not an outcome of salvage a1; the outcomes are 1 to 6."),
        ("salvage a3", "illegal", "a3 is not a stone of the group that failed."),
        ("salvage c2", "illegal", "c2 is not a stone of the group that failed."),
        ("pass", "illegal", "Your group has failed: salvage one of its stones or decline."),
        ("c3", "illegal", "Your group has failed: salvage one of its stones or decline."),
        ("decline=1", "illegal", "decline throws no die and no coins."),
    ],
)
def test_what_is_said_while_a_stone_can_be_salvaged(text: str, status: str, said: str) -> None:
    verdict = failed().explain(text)
    assert verdict.status == status
    assert (verdict.action or verdict.reason).startswith(said)


@pytest.mark.parametrize(
    ("text", "status", "said"),
    [
        ("3", "legal", "roll a1=3"),
        ("roll a1=3", "legal", "roll a1=3"),
        ("ROLL A1 = 3", "legal", "roll a1=3"),
        ("", "incomplete", "The outcome of roll a1 is one of 1 to 6."),
        ("roll a1=", "incomplete", "The outcome of roll a1 is one of 1 to 6."),
        ("7", "illegal", "7 is not an outcome of roll a1; the outcomes are 1 to 6."),
        ("0", "illegal", "0 is not an outcome of roll a1; the outcomes are 1 to 6."),
        ("c3", "illegal", "c3 is not an outcome of roll a1; the outcomes are 1 to 6."),
        ("roll b1=3", "illegal", "The pending event is roll a1, not rollb1."),
    ],
)
def test_what_is_said_at_a_roll(text: str, status: str, said: str) -> None:
    verdict = quake(PAIR).explain(text)
    assert verdict.status == status
    assert (verdict.action or verdict.reason).startswith(said)


def test_several_steps_of_a_quake_may_be_typed_at_once_and_are_written_as_they_were_typed() -> None:
    state = quake("w . .\n. . .\nb b .", aftershock=True)
    assert state.explain("roll a1=6+salvage a1=1+roll a3=1").action == "roll a1=6+salvage a1=1+roll a3=1"


def test_of_several_steps_either_all_are_played_or_none() -> None:
    state = quake("w . .\n. . .\nb b .", aftershock=True)
    before = state.position
    with pytest.raises(ActionError, match="The pending event is roll a3"):
        state.push("roll a1=6+salvage a1=1+roll c3=1")
    assert state.position is before
    state.push("roll a1=6+salvage a1=1+roll a3=1")
    assert state.outcome == ("white", "fewer-stones", (1, 1))


def test_after_the_end_everything_is_refused_with_the_result() -> None:
    state = play(quake(PAIR), "1")
    assert state.explain("a3").reason == "The game is over: black (score) 2-0."


def test_texts_that_are_no_texts_or_too_long_are_refused() -> None:
    state = placing()
    assert state.explain("a" * 61).reason == "No action is longer than 60 characters."
    assert state.explain(7).status == "illegal"  # type: ignore[arg-type]
