"""The documents' statements about Lifeline, tested by the law on all positions of the smallest board."""

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
    """A position without its number of turns, except in the opening, where it matters."""
    data = list(position.data)
    data[TURN] = min(data[TURN], FIRST_TURNS) + data[TURN] % 2
    data[HASH] = 0
    return tuple(data)


@cache
def reachable(size: int = 2) -> dict[tuple[int, ...], tuple[Position, list[tuple[int, ...]]]]:
    """All reachable positions by key, each with the keys of its successors."""
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
    """Positions in which the side to move has moved before."""
    return (position for position, _ in reachable().values() if position.turn >= FIRST_TURNS and position.legal)


def always_a_placement() -> bool:
    names = set(game("lifeline", size=2).board.names)
    return all(names & set(position.legal_moves) for position in _ordinary())


def loser_has_no_groups() -> bool:
    """Whether the loser has no groups at the end of every game."""
    ends = [(position.outcome, position.board) for position, _ in reachable().values() if position.outcome is not None]
    return all(outcome.winner and outcome.winner.other not in board.values() for outcome, board in ends)


def last_to_place_wins() -> bool:
    """Whether the last side to place wins every game."""
    for position, following in reachable().values():
        for key in following:
            outcome = reachable()[key][0].outcome
            if outcome is not None and outcome.winner is not position.to_move:
                return False
    return True


def never_repeats() -> bool:
    """Whether no position can recur, by removing positions all of whose successors have been removed."""
    left = {key: set(following) for key, (_, following) in reachable().items()}
    while True:
        ends = {key for key, following in left.items() if not following & left.keys()}
        if not ends:
            return not left
        left = {key: following for key, following in left.items() if key not in ends}


def illegal_changes_nothing() -> bool:
    """Whether exactly the illegal placements leave the board unchanged."""
    for position in _ordinary():
        for cell in range(len(position.game.board)):
            if position.stone(cell) is None:
                changed = position.after(cell).data[BOARD:] != position.data[BOARD:]
                if changed != (cell in position.legal):
                    return False
    return True


def removal_begins() -> int:
    """The ordinal of the stone at which a dead group is first removed, with weak balance."""
    state = State(game("lifeline", size=3, balance="weak"))
    for cell in ("a1", "e3", "a2", "e1"):  # Black's two stones are one group, which is dead at once
        state.push(cell)
        if Side.BLACK not in state.board.values():
            return state.turn
    return 0


def stones_before_the_swap(balance: str) -> int:
    """The number of stones on the board when White may swap."""
    state = State(game("lifeline", size=3, balance=balance))
    for cell in ("a1", "a3", "c5"):
        if "swap" in state.legal_moves:
            return len(state.board)
        state.push(cell)
    return 0
