"""Random numbers for compiled code: xoshiro256++ (Blackman and Vigna). The caller owns the state, a uint64[4]."""

from __future__ import annotations

from typing import Any

import numpy as np

from craton.kernel.decorator import INT, INTS, RANDOM, UINT, Ints, Signature, kernel

_17, _19, _23, _32, _41, _45 = (np.uint64(n) for n in (17, 19, 23, 32, 41, 45))


def new_generator(seed: int) -> Any:
    """A generator state made from any seed."""
    return np.random.SeedSequence(seed).generate_state(4, np.uint64)


@kernel(Signature(UINT, RANDOM))
def draw(rng: Any) -> Any:
    """64 random bits; compiled only (rng modified in place)."""
    total = rng[0] + rng[3]
    result = ((total << _23) | (total >> _41)) + rng[0]
    shifted = rng[1] << _17
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= shifted
    rng[3] = (rng[3] << _45) | (rng[3] >> _19)
    return result


@kernel(Signature(INT, RANDOM))
def draw_bits(rng: Any) -> int:
    """64 random bits as a signed number, for bit sets; compiled only."""
    return int(np.int64(draw(rng)))


@kernel(Signature(INT, RANDOM, INT))
def below(rng: Any, number: int) -> int:
    """A random number from 0 to number - 1; compiled only. The bias is below number / 2**32."""
    return int(((draw(rng) >> _32) * np.uint64(number)) >> _32)


@kernel(Signature(INT, INTS, INT, RANDOM))
def draw_outcome(weights: Ints, count: int, rng: Any) -> int:
    """A number from 0 to count - 1, with probabilities in proportion to the weights."""
    total = 0
    for outcome in range(count):
        total += weights[outcome]
    lot = below(rng, total)
    outcome = 0
    while lot >= weights[outcome]:
        lot -= weights[outcome]
        outcome += 1
    return outcome
