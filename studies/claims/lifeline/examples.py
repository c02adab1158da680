"""What the law of Lifeline says of the documents' sentences, by going through all positions of the smallest board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from craton.core.position import Position
from craton.core.registry import game
from craton.core.sides import Side
from craton.core.state import State
from craton.kernel.layout import BOARD, HASH, TURN

FIRST_TURNS = 2


def _key(position: Position) -> tuple[int, ...]:
    """All of a position but the number of turns, of which only the opening's matter."""
    data = list(position.data)
    data[TURN] = min(data[TURN], FIRST_TURNS) + data[TURN] % 2
    data[HASH] = 0
    return tuple(data)


@cache
def reachable(size: int = 2) -> dict[tuple[int, ...], tuple[Position, list[tuple[int, ...]]]]:
    """All positions that can come up, by key, each with the keys of those that follow it."""
    start = game("lifeline", size=size).start()
    found: dict[tuple[int, ...], tuple[Position, list[tuple[int, ...]]]] = {}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        if _key(position) in found:
            continue
        following = [position.after(action) for action in position.legal]
        found[_key(position)] = position, [_key(after) for after in following]
        waiting += following
    return found


def _ordinary() -> Iterator[Position]:
    """Positions in which a side has a turn that is not its first one."""
    return (position for position, _ in reachable().values() if position.turn >= FIRST_TURNS and position.legal)


def always_a_placement() -> bool:
    names = set(game("lifeline", size=2).board.names)
    return all(names & set(position.legal_moves) for position in _ordinary())


def loser_has_no_groups() -> bool:
    """At every end."""
    ends = [position.outcome.winner for position, _ in reachable().values() if position.outcome is not None]
    boards = [position.board for position, _ in reachable().values() if position.outcome is not None]
    return all(
        winner is not None and winner.other not in board.values() for winner, board in zip(ends, boards, strict=True)
    )


def last_to_place_wins() -> bool:
    """At every end the side that did not place last has lost."""
    for position, following in reachable().values():
        for key in following:
            outcome = reachable()[key][0].outcome
            if outcome is not None and outcome.winner is not position.to_move:
                return False
    return True


def never_repeats() -> bool:
    """Whether no position can come up again: positions are taken away once all that follow them are gone."""
    left = {key: set(following) for key, (_, following) in reachable().items()}
    while True:
        ends = {key for key, following in left.items() if not following & left.keys()}
        if not ends:
            return not left
        left = {key: following for key, following in left.items() if key not in ends}


def illegal_changes_nothing() -> bool:
    """Whether exactly the illegal placements leave the board as it was."""
    for position in _ordinary():
        for cell in range(len(position.game.board)):
            if position.stone(cell) is None:
                changed = position.after(cell).data[BOARD:] != position.data[BOARD:]
                if changed != (cell in position.legal):
                    return False
    return True


def removal_begins() -> int:
    """The number of the stone with which a dead group is removed for the first time, in a weak opening."""
    state = State(game("lifeline", size=3, balance="weak"))
    for cell in ("a1", "e3", "a2", "e1"):  # Black's two stones are one group, dead from the first on
        state.push(cell)
        if Side.BLACK not in state.board.values():
            return state.turn
    return 0


def stones_before_the_swap(balance: str) -> int:
    """How many stones are on the board when White may swap for the first time."""
    state = State(game("lifeline", size=3, balance=balance))
    for cell in ("a1", "a3", "c5"):
        if "swap" in state.legal_moves:
            return len(state.board)
        state.push(cell)
    return 0
