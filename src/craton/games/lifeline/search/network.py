"""Lifeline's learned network."""

from __future__ import annotations

from pathlib import Path

from craton.core.network import Model
from craton.games.lifeline.search import encoding

MODEL = Model(
    file=Path(__file__).parent.parent / "network.npz",
    encode=encoding.encode,
    logits=encoding.logits,
    neighbourhood=encoding.neighbourhood,
    cell_codes=encoding.CELL_CODES,
    global_codes=encoding.GLOBAL_CODES,
    settings={"exploration": 0.0, "fpu_reduction": 0.1, "puct": 0.7},
    first_level=8,
    orders_proofs=True,
)
