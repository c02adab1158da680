"""What a game contributes to its learned network; `craton.search.network` evaluates it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from craton.kernel.decorator import CONSTANTS, FLOATS, INT, INTS, SINGLES, VOID, Kernel, Signature

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from craton.core.game import Game

ENCODE = Signature(INT, CONSTANTS, INTS, INTS, INTS)
"""encode(constants, state, work, codes) -> 1, or 0 if the network does not know such positions.

Writes `cell_codes` codes for each cell and `global_codes` codes of the whole position.
"""
LOGITS = Signature(VOID, CONSTANTS, INTS, INTS, INT, SINGLES, FLOATS)
"""logits(constants, state, actions, count, planes, out) writes the logits of the actions, given the network's planes.

planes has `planes` numbers for each cell, then those for actions without a cell.
"""


@dataclass(frozen=True)
class Model:
    """A network that gives the tree search priors and values."""

    file: Path
    """The weights, as studies/learning writes them."""
    encode: Kernel[..., int]
    logits: Kernel[..., None]
    neighbourhood: Callable[[Game], npt.NDArray[np.int64]]
    """int64[cells, taps]: the cells that a layer combines for each cell; the number of cells where there is none"""
    cell_codes: int
    global_codes: int
    settings: Mapping[str, Any]
    """Settings of the tree search with this network."""
    first_level: int = 1
    """The first level that uses the network: few simulations with it are already too strong for a beginner."""
    orders_proofs: bool = False
    """Whether the exact solver, too, tries actions in the order of the network's policy, where that saves time."""
    supports: Callable[[Game], bool] = lambda game: True
    """Whether the network knows the game's options."""
