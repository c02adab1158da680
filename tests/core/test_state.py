"""The public face: states, legal moves, chance, undo, explanations, errors."""

import copy
import pickle
import random
from collections.abc import Callable, Sequence

import numpy as np
import pytest

import craton
from craton import ActionError, OptionError, Side


def quake() -> craton.State:
    """Fault Lines just before the first roll: Black has c1 and c2, White d1."""
    state = craton.new("faultlines", size=5)
    for action in ("c1", "d1", "c2", "pass", "pass"):
        state.push(action)
    return state


def test_a_roll_is_drawn_with_the_callers_generator() -> None:
    one, two = quake(), quake()
    assert one.roll(random.Random(5)) == two.roll(random.Random(5))
    assert one.position == two.position
    assert quake().roll(np.random.default_rng(1)) in "123456"


def test_a_roll_follows_its_distribution() -> None:
    rng = random.Random(1)
    counts = dict.fromkeys("123456", 0)
    for _ in range(6000):
        state = quake()
        counts[state.roll(rng)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi-square, 5 degrees, 0.1%


def test_an_outcome_can_be_pushed_alone_or_with_its_event() -> None:
    alone, named = quake(), quake()
    alone.push("2")
    named.push("Roll C1 = 2")
    assert alone.position == named.position
    assert alone.undo() == "2"


def test_a_whole_turn_can_be_pushed_at_once_and_all_or_nothing() -> None:
    state = craton.new("lifeline", size=5)
    with pytest.raises(ActionError):
        state.push("c3+c4")
    assert state.steps == ()
    assert state.push("c3+e5") is state.steps[-1]
    assert [step.text for step in state.steps] == ["c3", "e5"]
    assert state.to_move is Side.WHITE


def test_there_is_nothing_to_take_back_before_the_first_step() -> None:
    with pytest.raises(ActionError, match="nothing to take back"):
        craton.new("faust").undo()


def test_positions_are_hashable_values() -> None:
    one, two = quake().position, quake().position
    assert one is not two
    assert len({one, two}) == 1
    assert one != craton.new("faultlines", size=5).position
    assert pickle.loads(pickle.dumps(one)) == one
    assert 0 <= one.hash64 < 2**64


def test_games_with_equal_options_are_one_object() -> None:
    assert craton.game("lifeline") is craton.game("lifeline", size=7)
    assert craton.game("lifeline") == craton.game("LifeLine ", size="7")
    assert craton.game("lifeline") != craton.game("lifeline", size=6)


@pytest.mark.parametrize(
    "copied", [craton.State.copy, copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))]
)
def test_a_copy_is_equal_and_independent(copied: Callable[[craton.State], craton.State]) -> None:
    state = quake()
    assert state.chance, "cached, and a mapping that cannot be pickled"
    twin = copied(state)
    assert twin == state
    twin.push("6")
    assert twin != state
    assert len(state.steps) == 5
    assert state.to_move is craton.CHANCE


def test_states_are_equal_by_start_and_steps_and_cannot_be_hashed() -> None:
    one, two = craton.new("lifeline", balance="weak"), craton.new("lifeline", balance="weak")
    for action in ("a1", "b1", "c1"):
        one.push(action)
    for action in ("c1", "b1", "a1"):
        two.push(action)
    assert one.board == two.board
    assert one != two, "another way to the same board"
    assert craton.parse(one.to_text()) != one, "another start"
    assert craton.new("lifeline") != craton.new("lifeline", size=5)
    assert one != "lifeline"
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def test_legal_moves_are_a_sequence() -> None:
    moves = craton.new("faultlines", size=3).legal_moves
    listed = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "pass"]
    assert isinstance(moves, Sequence)
    assert list(moves) == listed
    assert list(reversed(moves)) == listed[::-1]
    assert [moves[at] for at in range(-len(moves), len(moves))] == 2 * listed
    assert (list(moves[2:4]), list(moves[::-3])) == (listed[2:4], listed[::-3])
    assert (moves.index("c1"), moves.count("c1"), moves.count("k9")) == (2, 1, 0)
    assert " B2 " in moves
    assert "b4" not in moves
    assert 3 not in moves
    assert random.Random(1).choice(moves) in listed
    assert repr(moves) == "<LegalMoves: a1, b1, c1, … (10)>"
    assert repr(moves[:2]) == "<LegalMoves: a1, b1 (2)>"
    assert repr(moves[:0]) == "<LegalMoves: none (0)>"
    with pytest.raises(IndexError):
        moves[10]


@pytest.mark.parametrize(
    ("text", "status", "words"),
    [
        ("e5", "legal", "e5"),
        (" E5 ", "legal", "e5"),
        ("", "incomplete", "Name a cell"),
        ("e", "incomplete", "number after e is missing"),
        ("z9", "illegal", "no cell z9 on this board; it has a1 to i9"),
        ("e55", "illegal", "no cell e55"),
        ("d4", "illegal", "d4 is occupied"),
        ("hello", "illegal", "hello is not an action of Fault Lines"),
        ("e5=3", "illegal", "e5 causes no chance event, so it takes no outcome"),
        ("e5+e6", "legal", "e5+e6"),
        ("\x00", "illegal", "not an action"),
        ("x" * 10**6, "illegal", "longer than"),
    ],
)
def test_explain_gives_a_verdict_in_words(text: str, status: str, words: str) -> None:
    state = craton.new("faultlines")
    state.push("d4")
    before = state.position
    verdict = state.explain(text)
    assert verdict.status == status
    assert bool(verdict) == (status == "legal")
    assert words in str(verdict)
    assert state.position == before


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("7", "7 is not an outcome of roll c1; the outcomes are 1 to 6"),
        ("", "The outcome of roll c1 is one of 1 to 6"),
        ("roll a1=3", "The pending event is roll c1, not rolla1"),
        ("c3", "c3 is not an outcome of roll c1"),
    ],
)
def test_an_outcome_that_cannot_happen_is_refused(text: str, words: str) -> None:
    state = quake()
    with pytest.raises(ActionError, match=words):
        state.push(text)
    assert len(state.steps) == 5


def test_an_illegal_action_says_what_is_wrong_and_what_is_legal() -> None:
    state = craton.new("faultlines", size=3)
    state.push("a1")
    with pytest.raises(ActionError, match=r"a1 is occupied\. Legal: b1, c1, .* and 1 more\."):
        state.push("a1")


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    state = craton.new("faultlines", size=3)
    state.push("pass")
    state.push("pass")
    assert state.to_move is None
    assert state.outcome == (None, "draw", (0, 0))
    assert list(state.legal_moves) == []
    assert state.chance == {}
    for attempt in (lambda: state.push("a1"), lambda: state.roll(random.Random(1)), lambda: state.push_code(0)):
        with pytest.raises(ActionError):
            attempt()
    assert state.explain("a1").reason == "The game is over: draw (draw) 0-0."


@pytest.mark.parametrize("text", [None, 3, b"a1", ["a1"]])
def test_what_is_not_a_text_is_refused(text: object) -> None:
    with pytest.raises(ActionError, match="An action is a text"):
        craton.new("faultlines").push(text)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("chess", {}, "There is no game 'chess'; the games are assault, faultlines, faust, lifeline"),
        (3, {}, "There is no game 3"),
        ("lifeline", {"size": 1}, "size must be 2 to 12, not 1"),
        ("lifeline", {"size": True}, "size must be 2 to 12, not True"),
        ("lifeline", {"size": "7.5"}, "size must be 2 to 12"),
        ("lifeline", {"colour": 1}, "no option 'colour'; the options are size, balance, komi_max"),
        ("lifeline", {"balance": "none"}, "balance must be strong, weak or komi"),
        ("lifeline", {"preset": "deep"}, "Lifeline has no preset 'deep'"),
        ("faultlines", {"preset": "slow"}, "it has standard, quick, sprint, deep, tournament, faulted, waves"),
        ("faultlines", {"pie": "maybe"}, "pie must be yes or no"),
        ("faultlines", {"sealed": True, "turn_limit": 9}, "must be even"),
        ("faultlines", {"fault_lines": "k9"}, "no cell k9"),
        ("faultlines", {"fault_lines": "a1 a1"}, "twice"),
        ("faultlines", {"fault_lines": 1.5}, "must be up to 12 cells"),
        ("faultlines", {"fault_lines": 5}, "even number"),
        ("faultlines", {"fault_lines": "random:3"}, "even number"),
        ("faultlines", {"fault_lines": [str(n) for n in range(13)]}, "at most 12"),
        ("assault", {"board": "torus24", "tide": True}, "torus"),
    ],
)
def test_a_bad_option_gets_one_sentence(name: str, options: dict[str, object], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        craton.new(name, **options)


@pytest.mark.parametrize("asked", ["random:4", "random 4", "Random4", 4, "4"])
def test_a_random_layout_becomes_explicit(asked: object) -> None:
    game = craton.game("faultlines", rng=random.Random(3), fault_lines=asked)
    cells = game.options["fault_lines"]
    assert len(cells) == 4
    assert game == craton.game("faultlines", fault_lines=cells)


def test_presets_can_be_changed_by_options() -> None:
    game = craton.game("faultlines", preset="tournament", size=7)
    assert game.options_text == "size=7,turn_limit=60,pie=yes,sealed=yes,resonance=yes"


def test_seats_follow_a_swap() -> None:
    state = craton.new("faultlines", pie=True)
    state.push("e5")
    assert str(state.seat("black")) == "first"
    state.push("swap")
    assert str(state.seat("black")) == "second"
    assert state.to_move is Side.WHITE
    assert "swap" not in state.legal_moves


def test_an_unknown_bot_or_setting_is_refused() -> None:
    with pytest.raises(OptionError, match="no bot 'hal'"):
        craton.bot("hal")
    with pytest.raises(OptionError, match="does not take level"):
        craton.bot("random", level=3)
    with pytest.raises(ActionError, match="not to move"):
        craton.bot("random").choose(quake().view("black"))
