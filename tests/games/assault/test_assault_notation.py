"""How actions are read, written and refused, and which texts stand for no position."""

from __future__ import annotations

import pytest

import craton
from craton.core.errors import ActionError, OptionError, TextError
from craton.core.position import Position
from craton.games.assault.law import rules
from craton.kernel.layout import BOARD, MOVER, TURN
from tests.drawn import play
from tests.games.assault.assault_boards import drawn

BOARD_PICTURE = (
    "     w b . . .     ",
    "   . . . . b . .   ",
    " . . . b w w b . . ",
    " . . . . . . . . . ",
    "   . . . . . . w   ",
)


def position(**options: object) -> craton.State:
    return drawn(*BOARD_PICTURE, **options)


# Reading and writing


@pytest.mark.parametrize("board", ["hex37", "hex54", "torus24"])
def test_every_action_is_read_as_it_is_written(board: str) -> None:
    game = craton.game("assault", board=board)
    notation = game.definition.notation
    for action in range(game.action_count):
        assert notation.read(game, notation.write(game, action).replace(" ", "")) == action


def test_the_notation_is_that_of_the_rulebook() -> None:
    game = craton.game("assault")
    write = game.definition.notation.write
    cell = game.board.index["c5"]
    assert [write(game, action) for action in (cell, 37 + cell, 74 + cell, 111, 112, 113)] == [
        "c5",
        "xc5",
        "sacred c5",
        "pass",
        "swap",
        "stop",
    ]


@pytest.mark.parametrize("text", ["xc5", "X C5", " x c5 ", "Xc5"])
def test_capitals_and_spaces_do_not_matter(text: str) -> None:
    state = position()
    assert state.explain(text).action == "xc5"
    state.push(text)
    assert state.event == "xc5"


def test_a_sacred_cell_is_read_with_and_without_spaces() -> None:
    state = craton.new("assault", sacred="any")
    assert state.explain("SACRED C5").action == "sacred c5"
    assert state.explain("sacredc5").action == "sacred c5"


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("", "Name a cell, such as a1."),
        ("x", "Name a cell, such as a1."),
        ("xc", "The number after c is missing."),
        ("c", "The number after c is missing."),
        ("sacred", "Name a cell, such as a1."),
        ("sacred c", "The number after c is missing."),
        ("s", "s is the beginning of swap or stop or save or sacred c5."),
        ("sto", "sto is the beginning of stop."),
        ("pa", "pa is the beginning of pass."),
        ("xc5=", "The outcome of xc5 is one of 0 to 1."),
    ],
)
def test_the_beginning_of_an_action_is_incomplete(text: str, missing: str) -> None:
    verdict = position().explain(text)
    assert (verdict.status, verdict.reason) == ("incomplete", missing)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("z9", "There is no cell z9 on this board; it has rows a to e, the longest up to b9."),
        ("xf1", "There is no cell f1 on this board; it has rows a to e, the longest up to b9."),
        ("hello", "hello is not an action of Triangular Assault."),
        ("x-1", "-1 is not an action of Triangular Assault."),
        ("xc5=2", "2 is not an outcome of xc5; the outcomes are 0 to 1."),
        ("a1=1", "a1 causes no chance event, so it takes no outcome."),
    ],
)
def test_what_is_no_action_is_refused_with_a_sentence(text: str, reason: str) -> None:
    verdict = position().explain(text)
    assert (verdict.status, verdict.reason) == ("illegal", reason)


def test_all_turns_use_a_number_but_swaps_and_secret_choices_do_not() -> None:
    game = craton.game("assault")
    notation = game.definition.notation
    for text, numbered in (("c5", True), ("xc5", True), ("pass", True), ("stop", True)):
        assert notation.is_numbered(game, notation.read(game, text)) is numbered
    for text in ("swap", "sacredc5"):
        assert notation.is_numbered(game, notation.read(game, text)) is False


# Reasons


def refused(state: craton.State, text: str) -> str:
    """The reason, without the list of legal actions that follows it."""
    verdict = state.explain(text)
    assert verdict.status == "illegal"
    return verdict.reason.partition(" Legal: ")[0]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("c4", "c4 is occupied."),
        ("c5", "c5 is occupied."),
        ("xa7", "An attack needs one of your stones next to the target: a7 has none."),
        ("xc4", "c4 is your own stone."),
        ("xa1", "a1 is empty: only an enemy stone can be attacked."),
        ("pass", "Passing is not allowed: place a stone or attack."),
        ("swap", "This game has no swap."),
        ("stop", "Only a chain of attacks can be stopped."),
        ("sacred c5", "This game has no sacred cells."),
    ],
)
def test_an_illegal_action_is_answered_with_what_is_wrong(text: str, reason: str) -> None:
    state = position()
    assert refused(state, text) == reason
    with pytest.raises(ActionError, match="Legal: a1, a2, "):
        state.push(text)


def test_flooded_cells_are_named_as_such() -> None:
    state = drawn("~~.~~", "...b...", "~..bw...~", "~.......~", "~~...~~", turns=10, tide=True)
    assert refused(state, "a1") == "a1 is flooded."
    assert refused(state, "xa1") == "a1 is flooded."


def test_within_a_chain_the_objections_speak_of_the_chain() -> None:
    state = play(position(momentum=2, sacred="any", black_sacred="a1", white_sacred="a1"), "xc5=1")
    assert refused(state, "xe1") == "A follow-up attack needs 2 allies next to the target; e1 has 1."
    assert refused(state, "xa7") == "A follow-up attack needs 2 allies next to the target; a7 has none."
    assert refused(state, "xc5") == "c5 is your own stone."
    assert refused(state, "a1") == "After a successful attack you may only attack again or stop."
    assert refused(state, "pass") == "After a successful attack you may only attack again or stop."
    assert refused(state, "sacred a1") == "The sacred cells have been chosen already."
    single = play(position(momentum=1), "xc5=1")
    assert refused(single, "xa7") == "A follow-up attack needs 1 ally next to the target; a7 has none."


def test_while_a_bonus_stone_is_due_nothing_else_is_possible() -> None:
    state = play(position(influence=True), "c3")
    for text in ("xc5", "stop", "pass", "swap"):
        assert refused(state, text) == "Place your bonus stone on an empty cell now."
    assert refused(state, "c3") == "c3 is occupied."


def test_before_the_sacred_cells_are_chosen_nothing_else_is_possible() -> None:
    state = craton.new("assault", sacred="core")
    for text in ("c5", "xc5", "stop", "pass", "swap"):
        assert refused(state, text) == "Choose your sacred cell first."
    assert refused(state, "sacred a1") == "The sacred cell must be in the core."


def test_swaps_that_come_too_late_are_refused() -> None:
    state = craton.new("assault", pie=True)
    assert refused(state, "swap") == "Only White may swap, as the first action of its first turn."
    play(state, "c5", "swap")
    assert refused(state, "swap") == "The seats have been swapped already."
    kept = play(craton.new("assault", pie=True), "c5", "c4", "a1")
    assert refused(kept, "swap") == "Only White may swap, as the first action of its first turn."


def test_every_action_is_illegal_during_chance_and_after_the_end() -> None:
    state = play(position(), "xc5")
    why_illegal = state.game.definition.notation.why_illegal
    assert why_illegal(state.position, 0) == "The coins of xc5 must be thrown first."
    over = play(craton.new("assault"), "a1", "a2", "xa2=1")
    assert why_illegal(over.position, 0) == "The game is over."


def test_pass_is_there_for_a_side_without_any_other_action() -> None:
    game = craton.game("assault")
    data = [0] * game.slots
    data[BOARD:] = [1] * len(game.board)  # play never gets here
    data[MOVER], data[TURN] = 1, 21
    stuck = Position(game, tuple(data))
    assert list(stuck.legal_moves) == ["pass"]
    assert game.definition.notation.why_illegal(stuck, stuck.legal[0]) is None
    assert stuck.after(stuck.legal[0]).turn == 22


# Options


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"board": "hex36"}, "board must be hex37, hex24, hex54, torus24 or torus54, not 'hex36'."),
        ({"turn_limit": 9}, "turn_limit must be 10 to 200, not 9."),
        ({"turn_limit": 201}, "turn_limit must be 10 to 200, not 201."),
        ({"momentum": 3}, "momentum must be 0 to 2, not 3."),
        ({"sacred": "yes"}, "sacred must be off, any or core, not 'yes'."),
        ({"komi": 3}, "There is no option 'komi'"),
    ],
)
def test_a_wrong_option_is_refused_with_a_sentence(options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as error:
        craton.new("assault", **options)
    assert message in str(error.value)


# Texts


def test_a_text_holds_options_board_coins_and_secrets() -> None:
    state = drawn(*BOARD_PICTURE, momentum=1, stubborn=True, sacred="any", black_sacred="a1", white_sacred="b2")
    play(state, "xc5=1", "xe1")
    assert state.to_text() == (
        "assault momentum=1,stubborn=yes,sacred=any wb3/4b2/3bbwb2/9/6w chance 20 "
        "phase=coins,target=e1,black_sacred=a1,white_sacred=b2"
    )


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("assault - 5/7/9/9/7 white 0 -", "mover"),
        ("assault - 5/7/9/9/7 first 0 -", "mover"),
        ("assault - 5/7/9/9/7 chance 0 -", "mover"),
        ("assault - 5/7/9/9/7 white 1 -", "board"),
        ("assault - 5/7/4w4/9/7 white 1 -", "board"),
        ("assault - 5/7/4wb3/9/7 black 0 -", "board"),
        ("assault - 5/7/4wb3/9/bbbbbww black 4 -", "board"),
        ("assault influence=yes 5/7/4wb3/9/bbbbbww black 4 -", "board"),
        ("assault - 5/7/4bb3/9/7 black 4 -", "board"),
        ("assault - 5/7/9/9/7 black 4 -", "board"),
        ("assault - 5/7/4wb3/9/7 black 30 -", "mover"),
        ("assault - 5/7/4wb3/9/7 black 31 -", "turns"),
        ("assault - ~4/7/4wb3/9/7 black 10 -", "board"),
        ("assault tide=yes 5/7/4wb3/9/7 black 10 -", "board"),
        ("assault tide=yes ~~1~~/7/~7~/~7~/~~3~~ black 8 -", "board"),
        ("assault tide=yes ~~1~~/7/~7~/~7~/~~3~~ black 12 -", "board"),
        ("assault tide=yes ~~1~~/7/~3b3~/~7~/~~3~~ black 10 -", "board"),
        ("assault tide=yes ~~1~~/7/~3bb2~/~7~/~~3~~ white 11 -", "board"),
        ("assault tide=yes ~~1~~/7/~3w3~/~7~/~~3~~ white 11 -", "board"),
        ("assault tide=yes,turn_limit=60 ~~~~~/~~~~~~~/~~~~1~~~~/~~~~~~~~~/~~~~~~~ black 50 -", "board"),
        ("assault tide=yes,turn_limit=60 ~~~~~/~~~~~~~/~~~~b~~~~/~~~~~~~~~/~~~~~~~ white 41 -", "mover"),
        ("assault - 5/7/4wb3/9/7 black 2 seats=swapped", "seats"),
        ("assault pie=yes 5/7/9/9/7 black 0 seats=swapped", "seats"),
        ("assault - 5/7/4wb3/9/7 black 20 black_stubborn=spent", "black_stubborn"),
        ("assault - 5/7/4wb3/9/7 black 20 white_sacred=a1", "white_sacred"),
        ("assault sacred=any 5/7/4wb3/9/7 black 20 black_sacred=a1", "white_sacred"),
        ("assault sacred=any 5/7/4wb3/9/7 black 20 white_sacred=a1", "black_sacred"),
        ("assault sacred=core 5/7/4wb3/9/7 black 20 black_sacred=a1,white_sacred=c5", "black_sacred"),
        ("assault sacred=any 5/7/9/9/7 black 0 -", "black_sacred"),
        ("assault sacred=any 5/7/9/9/7 black 0 phase=sacred,white_sacred=a1", "white_sacred"),
        ("assault sacred=any 5/7/9/9/7 white 0 phase=sacred", "mover"),
        ("assault sacred=any 5/7/4b4/9/7 black 1 phase=sacred", "phase"),
        ("assault - 5/7/9/9/7 black 0 phase=sacred", "phase"),
        ("assault - 5/7/4wb3/9/7 black 20 phase=chain", "phase"),
        ("assault momentum=1 5/7/4wb3/9/7 black 20 phase=chain", "phase"),
        ("assault momentum=2 5/7/4wbb2/9/7 black 20 phase=chain", "phase"),
        ("assault - 5/7/4wbb2/9/7 black 20 phase=bonus", "phase"),
        ("assault influence=yes 5/7/4wb3/9/7 black 20 phase=bonus", "phase"),
        ("assault - 5/7/4wb3/9/7 chance 20 phase=coins", "target"),
        ("assault - 5/7/4wb3/9/7 black 20 target=c5", "target"),
        ("assault - 5/7/4wb3/9/7 black 20 phase=coins,target=c5", "mover"),
        ("assault - 5/7/4wb3/9/7 chance 20 phase=coins,target=c6", "target"),
        ("assault - 5/7/4wb3/9/7 chance 20 phase=coins,target=a1", "target"),
        ("assault - 5/7/4w1b2/9/7 chance 20 phase=coins,target=c5", "target"),
        ("assault stubborn=yes 5/7/3bwb3/4b4/7 chance 20 phase=coins,target=c5", "target"),
        ("assault - 5/7/4wb3/9/7 over 30 winner=black,reason=core", "winner"),
        ("assault - 5/7/4wb3/9/7 over 30 winner=draw,reason=majority", "winner"),
        ("assault - 5/7/4wb3/9/7 over 29 winner=white,reason=core", "mover"),
        ("assault - 5/7/4wb3/9/7 over 30 phase=chain,winner=white,reason=core", "phase"),
        ("assault - 5/7/4wb3/9/7 over 29 winner=white,reason=domination", "winner"),
        ("assault - 5/7/4bb3/9/7 over 28 winner=black,reason=domination", "winner"),
        ("assault - 5/7/4b4/9/7 over 29 winner=black,reason=domination", "winner"),
        ("assault - 5/7/4b4/9/7 over 1 winner=black,reason=domination", "winner"),
        ("assault - 5/7/4bb3/9/7 over 29 winner=draw,reason=domination", "winner"),
        ("assault tide=yes,board=torus24 5/7/7/5 black 0 -", "options"),
    ],
)
def test_an_impossible_position_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(TextError, match=f"^{place}[:,]"):
        craton.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "assault - 5/7/4wb3/9/7 over 30 winner=white,reason=core",
        "assault - 5/7/4bb3/9/7 over 29 winner=black,reason=domination",
        "assault tide=yes ~~1~~/7/~3w3~/~7~/~~3~~ over 10 winner=white,reason=domination",
        "assault tide=yes ~~1~~/7/~3b3~/~7~/~~3~~ over 10 winner=black,reason=domination",
        "assault tide=yes 5/7/4ww3/9/7 over 10 winner=white,reason=domination",
        "assault tide=yes ~~1~~/7/~3b3~/~7~/~~3~~ white 11 -",
        "assault tide=yes ~~1~~/7/~7~/~7~/~~3~~ black 10 -",
        "assault pie=yes,sacred=any 5/7/4b4/9/7 white 1 seats=swapped,phase=sacred,black_sacred=a1",
        "assault stubborn=yes 5/7/3bwb3/4b4/7 chance 20 phase=coins,target=c5,white_stubborn=spent",
        "assault influence=yes 5/7/3bbw3/9/7 black 2 phase=bonus",
    ],
)
def test_a_possible_position_is_read(text: str) -> None:
    assert craton.parse(text).to_text() == text


def test_the_words_of_the_slots_match_the_law() -> None:
    slots = {slot.name: slot for slot in craton.game("assault").definition.slots}
    assert slots["phase"].words[rules.CHAIN] == "chain"
    assert [slot.index for slot in slots.values()] == list(range(rules.PHASE, rules.SACRED_WHITE + 1))
