"""The distinct first actions of a game: symmetric ones are merged."""

from __future__ import annotations

from dataclasses import dataclass

from craton.core.game import Game
from craton.core.sides import Actor


@dataclass(frozen=True)
class FirstAction:
    """A class of symmetric first actions, represented by the one with the lowest number."""

    code: int
    text: str
    images: tuple[int, ...]
    """The numbers of all actions of the class, itself included."""


def first_actions(game: Game) -> list[FirstAction]:
    """The classes of the first seat's first actions, in ascending order."""
    start = game.start()
    if start.to_move is Actor.CHANCE:
        return []
    mirror, write = game.definition.law.mirror_action, game.definition.notation.write
    left, found = set(start.legal), []
    for code in start.legal:
        if code in left:
            images = {int(mirror(game.constants, code, symmetry)) for symmetry in range(game.symmetries)} | {code}
            left -= images
            found.append(FirstAction(code, write(game, code), tuple(sorted(images))))
    return found


def canonical_opening(game: Game, codes: list[int]) -> tuple[int, ...]:
    """The least image of a sequence of actions under the symmetries of the game; sequences with the same one are equal
    up to symmetry."""
    mirror = game.definition.law.mirror_action
    images = (
        tuple(int(mirror(game.constants, code, symmetry)) for code in codes) for symmetry in range(game.symmetries)
    )
    return min(images, default=tuple(codes))
