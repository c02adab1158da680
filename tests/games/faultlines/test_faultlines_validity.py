"""Texts of impossible positions: each is refused with the place and the reason."""

from __future__ import annotations

import re

import pytest

import craton
from craton import TextError

IMPOSSIBLE = {
    # Stones
    "board: black has 1 stone, but placed 0.": ["- 9/9/9/9/9/9/9/9/b8 white 1 -"],
    "board: black has 0 stones, but placed 1.": ["size=3 3/3/3 white 1 black_placed=1"],
    "board: black has 0 stones, but placed 2.": ["size=3 3/3/ww1 black 4 black_placed=2,white_placed=2"],
    "black_placed: black has had only 1 turn.": ["size=3 3/3/bb1 white 1 black_placed=2"],
    "white_placed: white has had only 0 turns.": ["size=3 3/3/bw1 white 1 black_placed=1,white_placed=1"],
    "board: black's Keystones do not agree with what it has spent.": [
        "size=3,keystone=yes 3/3/B2 white 1 black_placed=1",
        "size=3,keystone=yes 3/3/b2 white 1 black_placed=1,black_keystone=spent",
        "size=3,keystone=yes 3/3/BB1 white 3 black_placed=2,black_keystone=spent",
    ],
    "black_keystone: each side has one Keystone, if the game has Keystones.": [
        "size=3 3/3/B2 white 1 black_placed=1,black_keystone=spent",
    ],
    "white_keystone: each side has one Keystone, if the game has Keystones.": [
        "size=3,keystone=yes 3/3/b2 chance 4 phase=roll,wave=3,focus=a1,black_placed=1,white_keystone=spent",
    ],
    "black_failed: failures are recorded only for resonance, and only once the quake has begun.": [
        "size=3 3/3/b2 chance 4 phase=roll,wave=3,focus=a1,black_placed=1,black_failed=yes",
        "size=3,resonance=yes 3/3/b2 white 1 black_placed=1,black_failed=yes",
    ],
    "white_failed: failures are recorded only for resonance, and only once the quake has begun.": [
        "size=3,resonance=yes 3/3/b2 chance 4 phase=roll,wave=3,focus=a1,black_placed=1,white_failed=yes",
    ],
    "board: no stone is secured before the quake.": ["size=3 3/3/b'2 white 1 black_placed=1"],
    "black_placed: this many stones cannot have been placed.": [
        "size=3,progressive=yes 3/3/b2 black 20 phase=between,wave=1,choices=2,black_placed=10,white_placed=9",
    ],
    # Turns and variables
    "turns: this many turns cannot have been taken.": [
        "size=3,turn_limit=2 3/3/3 chance 7 phase=roll,wave=3,focus=a1",
        "size=3 3/3/3 white 25 passed=yes",
    ],
    "seats: seats are swapped only with pie=yes, after Black's first turn.": [
        "size=3 3/3/b2 white 1 seats=swapped,black_placed=1",
        "size=3,pie=yes 3/3/3 black 0 seats=swapped",
    ],
    "wave: waves 1 and 2 exist only with progressive=yes.": [
        "size=3 3/3/b2 chance 3 phase=roll,wave=1,focus=a1,black_placed=1",
        "size=3,progressive=yes 3/3/b2 chance 3 phase=roll,wave=4,focus=a1,black_placed=1",
    ],
    "wave: it is set once the quake has begun, and not before.": [
        "size=3 3/3/b2 white 1 wave=3,black_placed=1",
        "size=3 3/3/b2 chance 3 phase=roll,focus=a1,black_placed=1",
        "size=3 3/3/b2 over 3 black_placed=1,winner=black,reason=score",
    ],
    "turns: placement has ended by this turn.": [
        "size=3,turn_limit=2 3/3/bw1 black 2 black_placed=1,white_placed=1",
        "size=3 3/3/3 black 20 -",
    ],
    "focus: it must name a group while one is being judged, and none otherwise.": [
        "size=3 3/3/b2 white 1 focus=a1,black_placed=1",
        "size=3 3/3/b2 chance 3 phase=roll,wave=3,black_placed=1",
    ],
    "pick: it must name a stone while one is being salvaged, and none otherwise.": [
        "size=3,aftershock=yes 3/3/b2 chance 3 phase=roll,wave=3,focus=a1,pick=a1,black_placed=1",
        "size=3,aftershock=yes 3/3/b2 chance 3 phase=save,wave=3,focus=a1,black_placed=1",
    ],
    "choices: choices remain only between two waves.": [
        "size=3 3/3/b2 white 1 choices=1,black_placed=1",
        "size=3,progressive=yes 3/3/3 black 2 phase=between,wave=1",
    ],
    "passed: a pass cannot count toward the end here.": [
        "size=3 3/3/3 black 0 passed=yes",
        "size=3,sealed=yes 3/3/b2 black 2 black_placed=1,passed=yes",
        "size=3 3/3/b2 chance 3 phase=roll,wave=3,focus=a1,black_placed=1,passed=yes",
    ],
    "white_sealed: White's sealed choice is kept only until Black has had its turn.": [
        "size=3 3/3/b2 white 1 white_sealed=play,black_placed=1",
        "size=3,sealed=yes 3/3/b2 white 1 white_sealed=pass,black_placed=1",
    ],
    "black_sealed: Black's sealed choice has been revealed by now.": [
        "size=3,sealed=yes 3/3/bw1 black 2 black_sealed=play,white_sealed=play,black_placed=1,white_placed=1",
    ],
    # Placement
    "mover: after 1 turn the other side is to move.": ["size=3 3/3/b2 black 1 black_placed=1"],
    "mover: after 0 turns the other side is to move.": ["size=3 3/3/3 chance 0 -", "size=3 3/3/3 first 0 -"],
    "board: the board is full, so placement has ended.": [
        "size=3 bbb/www/bwb white 9 black_placed=5,white_placed=4",
        "size=3,sealed=yes bbb/www/bwb black 10 phase=seal,black_placed=5,white_placed=4",
    ],
    "white_sealed: in a sealed round, White's sealed choice is set during Black's turn only.": [
        "size=3,sealed=yes 3/3/bw1 black 2 black_placed=1,white_placed=1",
        "size=3,sealed=yes 3/3/bw1 white 3 white_sealed=play,black_placed=1,white_placed=1",
    ],
    "passed: 0 stones cannot have been placed in 1 turn with these passes.": ["size=3 3/3/3 white 1 -"],
    # Sealing
    "phase: choices are sealed only with sealed=yes, from the second round on, before Black's turn.": [
        "size=3 3/3/bw1 black 2 phase=seal,black_placed=1,white_placed=1",
        "size=3,sealed=yes 3/3/3 black 0 phase=seal",
        "size=3,sealed=yes 3/3/bw1 white 3 phase=seal,black_sealed=play,black_placed=1,white_placed=1",
    ],
    "mover: Black seals first, then White.": [
        "size=3,sealed=yes 3/3/bw1 white 2 phase=seal,black_placed=1,white_placed=1",
        "size=3,sealed=yes 3/3/bw1 black 2 phase=seal,black_sealed=pass,black_placed=1,white_placed=1",
        "size=3,sealed=yes 3/3/bw1 chance 2 phase=seal,black_placed=1,white_placed=1",
    ],
    # While a group is judged
    "focus: there is no stone on this cell.": ["size=3 3/3/b2 chance 3 phase=roll,wave=3,focus=b2,black_placed=1"],
    "focus: it must be the lowest cell of its group.": [
        "size=3 3/3/bb1 chance 5 phase=roll,wave=3,focus=b1,black_placed=2",
    ],
    "focus: this group is secured.": ["size=3 3/3/b'2 chance 3 phase=roll,wave=3,focus=a1,black_placed=1"],
    "focus: this group does not roll in this wave.": [
        "size=3 3/bbb/bbb chance 13 phase=roll,wave=3,focus=a1,black_placed=6",
        "size=3,progressive=yes 3/3/bbb chance 7 phase=roll,wave=1,focus=a1,black_placed=3",
    ],
    "mover: chance rolls the die, and the owner of a failed group salvages.": [
        "size=3 3/3/b2 black 3 phase=roll,wave=3,focus=a1,black_placed=1",
        "size=3,aftershock=yes 3/3/b2 white 3 phase=salvage,wave=3,focus=a1,black_placed=1",
    ],
    "phase: this game has no aftershock.": ["size=3 3/3/b2 black 3 phase=salvage,wave=3,focus=a1,black_placed=1"],
    "black_failed: a group of this side has just failed.": [
        "size=3,aftershock=yes,resonance=yes 3/3/b2 black 3 phase=salvage,wave=3,focus=a1,black_placed=1",
    ],
    "pick: it must be a stone of the group that failed.": [
        "size=3,aftershock=yes b2/3/b2 chance 5 phase=save,wave=3,focus=a1,pick=a3,black_placed=2",
    ],
    # Between waves
    "wave: there are no placements after the last wave.": [
        "size=3,progressive=yes 3/3/3 black 2 phase=between,wave=3,choices=2",
    ],
    "choices: each side has one choice, in turn.": [
        "size=3,progressive=yes 3/3/3 black 2 phase=between,wave=1,choices=3",
        "size=3,progressive=yes 3/3/3 white 2 phase=between,wave=1,choices=2",
    ],
    # The end
    "board: once the game is over, every stone on the board has survived.": [
        "size=3,progressive=yes 3/3/3 over 2 wave=2,winner=draw,reason=draw",
        "size=3 3/3/b2 over 3 wave=3,black_placed=1,winner=black,reason=score",
    ],
    "winner: the score says otherwise.": [
        "size=3 3/3/b'2 over 3 wave=3,black_placed=1,winner=white,reason=score",
        "size=3 3/3/3 over 3 wave=3,black_placed=1,winner=draw,reason=draw",
    ],
}

MISCOUNTED_PASSES = [
    # Black's first turn was a stone or a pass, also with sealing; taken otherwise, a swap is offered after a pass.
    "size=3,sealed=yes,pie=yes 3/3/3 white 1 -",
    # Black's first turn was the stone, so it was no pass; taken otherwise, the swap is denied.
    "size=3,pie=yes 3/3/b2 white 1 passed=yes,black_placed=1",
    # Two turns without a stone were two passes, which end placement.
    "size=3 3/3/3 black 2 -",
]


@pytest.mark.parametrize(
    ("problem", "text"), [(problem, text) for problem, texts in IMPOSSIBLE.items() for text in texts]
)
def test_an_impossible_position_is_refused_with_the_place_and_the_reason(problem: str, text: str) -> None:
    with pytest.raises(TextError, match=f"^{re.escape(problem)}"):
        craton.parse(f"faultlines {text}")


@pytest.mark.parametrize("text", MISCOUNTED_PASSES)
def test_a_text_that_miscounts_passes_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        craton.parse(f"faultlines {text}")


@pytest.mark.parametrize(
    "text",
    [
        "size=3 3/3/b2 white 1 black_placed=1",
        "size=3 3/3/3 white 1 passed=yes",
        "size=3,sealed=yes 3/3/bw1 black 2 phase=seal,black_placed=1,white_placed=1",
        "size=3,sealed=yes 3/3/bw1 white 2 phase=seal,black_sealed=pass,black_placed=1,white_placed=1",
        "size=3,sealed=yes 3/3/bw1 black 2 white_sealed=pass,black_placed=1,white_placed=1",
        "size=3,keystone=yes 3/3/B2 white 1 black_keystone=spent,black_placed=1",
        "size=3,pie=yes 3/3/b2 white 1 seats=swapped,black_placed=1",
        "size=3 3/3/b2 chance 3 phase=roll,black_placed=1,wave=3,focus=a1",
        "size=3,aftershock=yes 3/3/b2 black 3 phase=salvage,black_placed=1,wave=3,focus=a1",
        "size=3,aftershock=yes 3/3/b2 chance 3 phase=save,black_placed=1,wave=3,focus=a1,pick=a1",
        "size=3,keystone=yes,progressive=yes,resonance=yes 3/3/B'1w' white 7 phase=between,black_keystone=spent,"
        "black_placed=3,white_placed=1,black_failed=yes,wave=2,choices=2",
        "size=3 3/3/b'2 over 3 black_placed=1,wave=3,winner=black,reason=score",
    ],
)
def test_a_possible_position_is_read_and_written_back_the_same(text: str) -> None:
    assert craton.parse(f"faultlines {text}").to_text() == f"faultlines {text}"


def test_a_row_may_mix_stones_keystones_and_survivors() -> None:
    state = craton.parse(
        "faultlines size=4,keystone=yes,progressive=yes 4/4/4/B'b'wW' black 8 phase=between,black_keystone=spent,"
        "white_keystone=spent,black_placed=2,white_placed=4,wave=1,choices=2"
    )
    assert state.board == {"a1": "black", "b1": "black", "c1": "white", "d1": "white"}
    assert "B'b'wW'" in state.to_text()
