"""Records of real matches: written, replayed with every step checked, verified."""

import random
from dataclasses import replace

import pytest

import craton
from craton.core.dice import Dice
from craton.core.errors import RecordError
from craton.record import dice_tags, format_record, parse_record, record_of, replay, verify

QUAKE = """[Game "faultlines"]
[Options "size=3,aftershock=yes"]
[Result "draw"]
[Reason "draw"]
[Score "0-0"]

1. a1 2. c1 3. pass 4. pass roll a1=2 salvage a1=3 roll c1=6 decline 1/2-1/2
"""


def played(name: str, dice: Dice, seed: int, **options: object) -> craton.State:
    rng = random.Random(seed)
    state = craton.new(name, rng=rng, **options)
    while state.to_move is not None:
        if state.to_move is craton.CHANCE:
            state.push(dice.draw(state.turn, state.event or "", tuple(state.chance)))
        else:
            state.push(rng.choice(list(state.legal_moves)))
    return state


DICE = Dice("match1", "ann", "bob", bytes(range(32)))


def test_a_record_is_written_as_the_rulebook_writes() -> None:
    state = craton.new("faultlines", size=3, aftershock=True)
    for action in ("a1", "c1", "pass", "pass", "2", "salvage a1", "3", "6", "decline"):
        state.push(action)
    assert format_record(record_of(state)) == QUAKE


def test_sealed_choices_swaps_and_secret_choices_have_no_turn_number() -> None:
    state = craton.new("faultlines", size=5, sealed=True, pie=True)
    for action in ("a1", "swap", "b1", "seal-play", "seal-pass", "c1", "seal-pass", "seal-play", "d1"):
        state.push(action)
    text = format_record(record_of(state))
    assert "1. a1 swap 2. b1 seal-play seal-pass 3. c1 seal-pass seal-play 6. d1 *" in text
    assert replay(parse_record(text)).position == state.position


def test_the_actions_of_one_turn_stand_together() -> None:
    state = craton.new("assault", momentum=1)
    for action in ("c5", "c4", "xc4", "1", "a1"):
        if action in state.legal_moves or action in state.chance:
            state.push(action)
    text = format_record(record_of(state))
    assert "1. c5 2. c4 3. xc4=1" in text
    assert "swap" not in text


def test_comments_marks_and_variations_do_not_disturb_a_replay() -> None:
    text = QUAKE.replace("1. a1", "1. a1! {a corner} (1. b2 2. pass {or} (2. b1)) ; to the end of the line\n")
    assert replay(parse_record(text)).position == replay(parse_record(QUAKE)).position


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("2. c1", "2. a1", "line 7, column 10: a1 is occupied"),
        ("2. c1", "3. c1", "line 7, column 10: Turn 2 is numbered 3"),
        ("roll a1=2", "roll c1=2", "The outcome of roll a1 is missing"),
        ("roll a1=2", "roll a1=7", "7 is not an outcome of roll a1"),
        ("roll a1=2 ", "", "The outcome of roll a1 is missing"),
        ("salvage a1=3", "salvage a1", "The outcome of salvage a1 is missing"),
        ("decline", "salvage a1=1", "a1 is not a stone of the group that failed"),
        ("1/2-1/2", "1-0", "The end marker is 1-0, but the game ended 1/2-1/2"),
        ('"0-0"', '"1-0"', "The tag Score says 1-0, but it is 0-0"),
        ("roll c1=6 decline 1/2-1/2", "1-0", "The outcome of roll c1 is missing"),
        ("3. pass 4. pass roll a1=2 salvage a1=3 roll c1=6 decline 1/2-1/2", "0-1", "says that the game is over"),
        ('[Game "faultlines"]', "", "The tag Game is missing"),
        ("size=3", "size=33", "size must be 3 to 19"),
        ("size=3", "fault_lines=random:4", "a random layout is only drawn when a game is created"),
        ("1. a1", "1. a1 (1. b9)", "There is no cell b9"),
        ("decline 1/2", "decline pass 1/2", "The game is over"),
    ],
)
def test_what_is_not_right_is_reported_with_its_place(old: str, new: str, words: str) -> None:
    assert old in QUAKE
    with pytest.raises(RecordError, match=words) as error:
        replay(parse_record(QUAKE.replace(old, new, 1)))
    assert error.value.line


def test_a_match_may_end_by_resignation() -> None:
    text = '[Game "faust"]\n[Result "black"]\n[Reason "resignation"]\n\n1. e5 1-0\n'
    assert replay(parse_record(text)).outcome is None


def test_an_unfinished_record_may_stop_before_an_outcome() -> None:
    state = replay(parse_record('[Game "faultlines"]\n\n1. e5 2. pass 3. pass *\n'))
    assert state.to_move is craton.CHANCE


def test_a_record_can_begin_anywhere() -> None:
    state = craton.parse("lifeline size=3,balance=weak 3/4/2b2/1w2/3 black 2 -")
    state.push("c1")
    record = record_of(state)
    assert record.tags["Setup"].startswith("lifeline size=3")
    assert replay(record).position == state.position
    with pytest.raises(RecordError, match="Setup belongs to another game"):
        replay(replace(record, tags=record.tags | {"Options": "size=4"}))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("faultlines", {"size": 5, "turn_limit": 20, "progressive": True, "aftershock": True}),
        ("assault", {"momentum": 1, "influence": True, "tide": True}),
        ("lifeline", {"size": 3}),
    ],
)
def test_a_match_with_true_dice_is_verified(name: str, options: dict[str, object]) -> None:
    state = played(name, DICE, 4, **options)
    record = parse_record(format_record(record_of(state, dice_tags(DICE, reveal=True))))
    found = verify(record)
    assert found
    assert len(found.throws) == sum(1 for step in state.steps if step.event)


def test_a_changed_outcome_is_found() -> None:
    state = played("faultlines", DICE, 4, size=5, turn_limit=20)
    record = record_of(state, dice_tags(DICE, reveal=True))
    at = next(i for i, turn in enumerate(record.turns) if str(turn).startswith("roll"))
    turn = record.turns[at]
    face = turn.actions[0].outcome or ""
    forged = replace(turn, actions=(replace(turn.actions[0], outcome="1" if face != "1" else "2"),))
    # A short record that stops after the forged roll.
    tags = {name: value for name, value in record.tags.items() if name not in ("Result", "Reason", "Score")}
    short = replace(record, tags=tags, turns=(*record.turns[:at], forged), termination="*")
    found = verify(short)
    assert not found
    assert found.commitment_kept
    assert [throw.drawn for throw in found.false_throws] == [face]


def test_another_seed_breaks_the_commitment() -> None:
    state = played("faultlines", DICE, 4, size=3)
    tags = dice_tags(DICE, reveal=True)
    assert not verify(record_of(state, tags | {"Commitment": "0" * 64})).commitment_kept
    assert not verify(record_of(state, tags | {"SecretSeed": "00" * 32})).commitment_kept


def test_the_secret_is_not_in_the_tags_of_an_unfinished_match() -> None:
    tags = dice_tags(DICE, reveal=False)
    assert DICE.secret.hex() not in str(tags)
    with pytest.raises(RecordError, match="SecretSeed is missing"):
        verify(record_of(craton.new("faust"), tags))
