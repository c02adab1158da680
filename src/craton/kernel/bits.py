"""Bit sets of up to 62 cells in signed 64-bit integers, for compiled code."""

from __future__ import annotations

from craton.kernel.decorator import INT, Signature, kernel

_ODD, _PAIRS, _NIBBLES, _BYTES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101


@kernel(Signature(INT, INT))
def count_bits(bits: int) -> int:
    """Population count: the number of cells in a set."""
    bits -= (bits >> 1) & _ODD
    bits = (bits & _PAIRS) + ((bits >> 2) & _PAIRS)
    bits = (bits + (bits >> 4)) & _NIBBLES
    return ((bits * _BYTES) >> 56) & 0x7F
