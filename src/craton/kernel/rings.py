"""What surrounds a cell, from the mover's point of view, up to symmetry: features of the learned networks."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from craton.kernel.decorator import INT, Signature, kernel
from craton.kernel.layout import EMPTY

EDGE = 3
"""The kind of a place outside the board; the others are EMPTY, 1 for the mover's stones and 2 for the enemy's."""


@kernel(Signature(INT, INT, INT))
def relative_kind(stone: int, own: int) -> int:
    """The kind of a cell with this stone, if `own` is the mover's stone."""
    if stone == EMPTY:
        return EMPTY
    return 1 if stone == own else 2


def ring_classes(places: int) -> tuple[npt.NDArray[np.int64], int]:
    """The class of each ring of kinds, two bits a place, up to rotation and reflection; the number of classes."""
    classes = np.full(1 << 2 * places, -1, np.int64)
    number = 0
    for code in range(len(classes)):
        if classes[code] >= 0:
            continue
        kinds = [code >> 2 * place & 3 for place in range(places)]
        for turn in range(places):
            turned = kinds[turn:] + kinds[:turn]
            for image in (turned, turned[::-1]):
                classes[sum(kind << 2 * place for place, kind in enumerate(image))] = number
        number += 1
    return classes, number
