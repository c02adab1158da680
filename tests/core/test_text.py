"""The text form: round trips are in the conformance kit; here are its shape and its errors."""

import contextlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import craton
from craton import ActionError, TextError

GOOD = "lifeline size=3,balance=weak 3/4/2b2/1w2/3 black 2 -"


def test_the_text_is_one_readable_line() -> None:
    state = craton.new("lifeline", size=3, balance="weak")
    state.push("c3")
    state.push("b2")
    assert state.to_text() == GOOD
    assert repr(craton.parse(GOOD)) == f"State({GOOD!r})"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "6 fields"),
        (GOOD + " x", "6 fields"),
        (GOOD.replace("lifeline", "go"), "There is no game 'go'"),
        (GOOD.replace("size=3", "size=30"), "size must be 2 to 12"),
        (GOOD.replace("size=3", "size"), "name=value"),
        (GOOD.replace("size=3", "size=3,size=4"), "given twice"),
        (GOOD.replace("3/4", "4"), "there must be 5 rows, not 4"),
        (GOOD.replace("2b2", "2x2"), "board, row 3 from the top: 'x' is not a stone"),
        (GOOD.replace("2b2", "2b3"), "row 3 from the top: it describes 6 cells, but the row has 5"),
        (GOOD.replace("black 2", "green 2"), "mover: 'green' is none of"),
        (GOOD.replace("black 2", "white 2"), "mover: after 2 turns the other side is to move"),
        (GOOD.replace("black 2", "black two"), "turns: 'two' is not a number"),
        (GOOD.replace("2 -", "2 depth=3"), "no variable 'depth'"),
        (GOOD.replace("2 -", "2 phase"), "not of the form name=value"),
        (GOOD.replace("2 -", "2 phase=sleep"), "phase: 'sleep' is none of"),
        (GOOD.replace("2 -", "2 first_stone=z1"), "first_stone: 'z1' is not a cell"),
        (GOOD.replace("2 -", "2 winner=black"), "winner: it must be given if the game is over"),
        (GOOD.replace("2 -", "2 points=3,points=3"), "points: it is given twice"),
        (GOOD.replace("1w2", "1b2"), "board: after 2 turns Black has 1 and White 1 stones"),
        ("x" * 10**7, "at most 5000 characters"),
        ("\x00\xff", "6 fields"),
    ],
)
def test_a_mistake_is_named_with_its_place(text: str, words: str) -> None:
    with pytest.raises(TextError, match=words):
        craton.parse(text)


@pytest.mark.parametrize("text", [None, 3, b"lifeline"])
def test_what_is_not_a_text_is_refused(text: object) -> None:
    with pytest.raises(TextError, match="A position is a text"):
        craton.parse(text)  # type: ignore[arg-type]


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.text() | st.text(alphabet="bwBW'123456789/-=, ~", max_size=80).map(lambda rest: f"faultlines size=3 {rest}"))
def test_any_text_is_read_or_refused_with_a_text_error(text: str) -> None:
    with contextlib.suppress(TextError):
        assert craton.parse(text).to_text()


@pytest.mark.long
@settings(max_examples=300, deadline=None, derandomize=True)
@given(name=st.sampled_from(craton.list_games()), seed=st.integers(0, 10**6), data=st.data())
def test_a_damaged_text_is_refused_or_gives_a_position_that_can_be_played(
    name: str, seed: int, data: st.DataObject
) -> None:
    """Whatever the reader accepts, the law must cope with."""
    rng = random.Random(seed)
    state = random_state(name, rng)
    text = state.to_text()
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = (
        text[:at] + data.draw(st.sampled_from(list("bw.12/=,ck'~ xo0"))) + text[at + data.draw(st.integers(0, 2)) :]
    )
    try:
        read = craton.parse(damaged)
    except TextError:
        return
    assert craton.parse(read.to_text()).position == read.position
    for _ in range(6):
        if read.to_move is None:
            break
        if read.to_move is craton.CHANCE:
            read.roll(rng)
        else:
            assert len(read.legal_moves), read.to_text()
            read.push(rng.choice(list(read.legal_moves)))
    assert str(read)


def random_state(name: str, rng: random.Random) -> craton.State:
    from craton.core.registry import definition
    from craton.testing import random_game

    state = craton.State(random_game(definition(name), rng))
    for _ in range(rng.randrange(40)):
        if state.to_move is None:
            break
        if state.to_move is craton.CHANCE:
            state.roll(rng)
        else:
            state.push(rng.choice(list(state.legal_moves)))
    return state


@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    name=st.sampled_from(craton.list_games()),
    seed=st.integers(0, 10**6),
    text=st.text() | st.text("abxq#:*+=0123456789 ", max_size=12),
)
def test_any_action_text_is_explained(name: str, seed: int, text: str) -> None:
    state = random_state(name, random.Random(seed))
    before = state.position
    verdict = state.explain(text)
    assert verdict.status in ("legal", "incomplete", "illegal")
    assert verdict.action if verdict else verdict.reason.endswith(".")
    assert state.position == before
    if not verdict:
        with pytest.raises(ActionError):
            state.push(text)
