"""Symmetric positions and actions: canonical forms, and classes of actions that lead to symmetric positions."""

from __future__ import annotations

import hashlib
from struct import Struct
from typing import NamedTuple

from craton.core.position import Position
from craton.kernel.layout import HASH


class Canonical(NamedTuple):
    """The least of a position's symmetric images, compared slot by slot."""

    data: tuple[int, ...]
    """Its slots, with 0 in place of the hash."""
    symmetries: tuple[int, ...]
    """The game's symmetries that map the position to it: more than one if the position is symmetric itself."""


def canonical(position: Position) -> Canonical:
    """The canonical form: equal for two positions of a game exactly if they are symmetric to each other."""
    game = position.game
    mirror, data = game.definition.law.mirror, list(position.data)
    least: list[int] | None = None
    symmetries: list[int] = []
    for symmetry in range(game.symmetries):
        image = [0] * game.slots
        mirror(game.constants, data, symmetry, image, [0] * game.work_size)
        image[HASH] = 0
        if least is None or image < least:
            least, symmetries = image, []
        if image == least:
            symmetries.append(symmetry)
    assert least is not None  # the identity is a symmetry of every game
    return Canonical(tuple(least), tuple(symmetries))


def canonical_action(position: Position, action: int, form: Canonical | None = None) -> int:
    """The image of an action in the canonical form; equal for actions that lead to symmetric positions.

    form: the canonical form of the position, if it is known already.
    """
    mirror, constants = position.game.definition.law.mirror_action, position.game.constants
    symmetries = (form or canonical(position)).symmetries
    return min(mirror(constants, action, symmetry) for symmetry in symmetries)


def symmetric_actions(position: Position, form: Canonical | None = None) -> dict[int, tuple[int, ...]]:
    """The legal actions grouped by their image in the canonical form, each group in ascending order.

    >>> import craton
    >>> start = craton.game("faust", size=3).start()
    >>> [[start.game.write_action(action) for action in group] for group in symmetric_actions(start).values()]
    [['a1', 'c1', 'a3', 'c3'], ['b1', 'a2', 'c2', 'b3'], ['b2']]
    """
    form = form or canonical(position)
    groups: dict[int, list[int]] = {}
    for action in position.legal:
        groups.setdefault(canonical_action(position, action, form), []).append(action)
    return {image: tuple(actions) for image, actions in groups.items()}


def canonical_key(position: Position, form: Canonical | None = None) -> str:
    """32 hexadecimal digits for a game with its options and a position up to symmetry, the same in every process."""
    game, data = position.game, (form or canonical(position)).data
    text = f"{game.name} {game.options_text} ".encode()
    return hashlib.sha256(text + Struct(f"<{len(data)}H").pack(*data)).hexdigest()[:32]
