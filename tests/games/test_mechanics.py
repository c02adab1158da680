"""What the games count in finished games, on games played by hand."""

from __future__ import annotations

from collections.abc import Mapping

import craton
from craton.core.mechanics import Count
from craton.core.state import State
from craton.lab.experiment.play import moves_of


def counted(state: State, mechanic: str) -> Mapping[str, Count]:
    moves = moves_of(state)
    game = state.game
    return game.definition.mechanics.count(game, moves.states.tolist(), moves.codes.tolist()).get(mechanic, {})


def played(name: str, turns: str, **options: object) -> State:
    state = craton.new(name, **options)
    for turn in turns.split():
        state.push(turn)
    return state


def test_survival_counts_rolls_by_effective_size() -> None:
    state = played("faultlines", "a1 c3 a2 pass pass", size=3)
    assert state.event == "roll a1"
    state.push("2")
    state.push("6")
    assert counted(state, "survival") == {"2": (True, 1), "1": (False, 1)}
    assert counted(state, "quake") == {"all": (1, 3)}


def test_keystones_count_twice_and_salvages_are_counted() -> None:
    state = played("faultlines", "a1* c3 pass pass", size=3, keystone=True, aftershock=True)
    state.push("2")
    assert counted(state, "survival") == {"2": (True, 1)}
    for text in ("5", "salvage c3", "1"):
        state.push(text)
    assert counted(state, "keystones") == {"all": (1, 2)}
    assert counted(state, "aftershock") == {"all": (True, 1)}
    assert counted(state, "salvage") == {"all": (True, 1)}


def test_attacks_are_counted_by_allies() -> None:
    state = played("assault", "b1 b2 xb2=0 a1", board="hex24", turn_limit=10)
    assert counted(state, "attacks") == {"1": (False, 1)}
    assert counted(state, "attack share") == {"all": (1, 4)}


def test_lifeline_captures_are_of_the_enemy_or_of_ones_own() -> None:
    import random

    rng, state = random.Random(3), craton.new("lifeline", size=3, balance="weak")
    while state.outcome is None:
        state.push(rng.choice(state.legal_moves))
    removed = counted(state, "removed")
    left = len(state.board)
    placements = sum(step.text in state.game.board.index for step in state.steps)
    assert sum(hits for hits, _ in removed.values()) == placements - left


def test_faust_captures_are_counted_by_size() -> None:
    state = played("faust", "b1 a1 a2 c3", size=3, pie=False)
    state.push("a1:a1")
    assert counted(state, "flipped") == {"all": (1, 1)}
    assert counted(state, "sizes")["1"] == (1, 1)
    assert counted(state, "captures") == {"crosscut": (0, 5), "rectangle": (1, 5)}
