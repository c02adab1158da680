"""Dice that anyone can verify after the match.

When a match is created, the host publishes a commitment: the SHA-256 of a secret seed of 32 bytes. Each seat commits to
a seed of its own, and reveals it when both seats have committed, so nobody chooses a seed knowing the others. After the
match the secret seed is published, and anyone can recompute every outcome. docs/fairness.md has the whole protocol.

An outcome comes from HMAC-SHA-256(key = secret seed, message = `match:first-seed:second-seed:ply:event:counter`).
`event` names the roll as the notation does (`roll a1`, `xc5`), `ply` is the number of turns completed when it is
drawn, and `counter` is 0 unless more randomness is needed. A roll depends only on what is rolled and when, not on
earlier rolls, so the order in which simultaneous rolls are shown makes no difference. Random options are drawn from the
same digests under an event of their own.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import count, islice
from typing import Literal, Protocol, TypeVar

from craton.core.errors import CratonError

SECRET_BYTES = 32
FAIR_COIN = Fraction(1, 2)

_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SECRET = re.compile(r"[0-9A-Fa-f]{64}")
_BYTES = 256
_WORD = 4  # bytes of a digest that decide one number
_WORDS = 2 ** (8 * _WORD)

T = TypeVar("T")


def commitment(secret: bytes) -> str:
    """The SHA-256 of the secret seed in hex, published before the match."""
    return hashlib.sha256(secret).hexdigest()


def seed_commitment(seed: str) -> str:
    """The SHA-256 of a seat's seed in hex, which the seat sends before it reveals the seed."""
    return hashlib.sha256(seed.encode()).hexdigest()


def fresh_seed() -> str:
    """A random seed for a seat that does not bring its own."""
    return secrets.token_hex(16)


def is_seed(text: str) -> bool:
    """Whether a text can be a seat's seed."""
    return _NAME.fullmatch(text) is not None


def parse_secret(text: str) -> bytes:
    """The secret seed written as 64 hex digits."""
    if not _SECRET.fullmatch(text):
        raise CratonError("A secret seed is written as 64 hex digits.")
    return bytes.fromhex(text)


def kind_of(outcomes: Mapping[str, Fraction] | Sequence[str]) -> tuple[Literal["die", "coins"], int]:
    """What is thrown for these outcomes: a die and its number of faces, or coins and their number."""
    listed = tuple(outcomes)
    faces, coins = len(listed), len(listed).bit_length() - 1
    if 2 <= faces <= _BYTES and listed == tuple(str(face + 1) for face in range(faces)):
        return "die", faces
    if coins >= 1 and listed == tuple(f"{number:0{coins}b}" for number in range(2**coins)):
        return "coins", coins
    shown = ", ".join(listed[:8])
    raise CratonError(
        f"Only a die (1, 2, ...) or coins (0, 1; 00, 01, 10, 11; ...) can be drawn, not: {shown or 'nothing'}."
    )


def coin_chance(outcomes: Mapping[str, Fraction] | Sequence[str]) -> Fraction:
    """The chance of success of one of the coins with these outcomes."""
    if not isinstance(outcomes, Mapping):
        return FAIR_COIN
    return sum((chance for coins, chance in outcomes.items() if coins[0] == "1"), Fraction(0))


class Sampler(Protocol):
    """A source of random options: `random.Random`, or the dice of a match."""

    def choice(self, seq: Sequence[T], /) -> T: ...
    def sample(self, population: Sequence[T], k: int) -> list[T]: ...


class Draws:
    """Numbers from a sequence of digests. Each takes the next four bytes, big-endian; docs/formats.md has the rule."""

    def __init__(self, digests: Iterator[bytes]) -> None:
        self._words = (
            int.from_bytes(digest[at : at + _WORD], "big") for digest in digests for at in range(0, len(digest), _WORD)
        )

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1: the first word below the largest multiple of `bound`, modulo `bound`."""
        if not 1 <= bound <= _WORDS:
            raise CratonError(f"A number can be drawn below 1 to {_WORDS}, not below {bound}.")
        fair = _WORDS - _WORDS % bound
        return next(word for word in self._words if word < fair) % bound

    def choice(self, seq: Sequence[T], /) -> T:
        return seq[self.below(len(seq))]

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """`k` different elements: for place i from 0, one of those from i on is exchanged with the one at i."""
        pool = list(population)
        for place in range(k):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:k]


@dataclass(frozen=True)
class Dice:
    """The dice of one match. The object determines every roll in advance, so only the host may hold it."""

    match: str
    first_seed: str
    second_seed: str
    secret: bytes = field(repr=False)

    def __post_init__(self) -> None:
        texts = (
            ("match id", self.match),
            ("first seat's seed", self.first_seed),
            ("second seat's seed", self.second_seed),
        )
        for what, text in texts:
            if not _NAME.fullmatch(text):
                raise CratonError(f"The {what} must be 1 to 64 letters, digits, '_' or '-', not {text[:80]!r}.")
        if len(self.secret) != SECRET_BYTES:
            raise CratonError(f"A secret seed has {SECRET_BYTES} bytes, not {len(self.secret)}.")

    @classmethod
    def fresh(cls, match: str, first_seed: str, second_seed: str) -> "Dice":
        """Dice with a new secret seed from the operating system."""
        return cls(match, first_seed, second_seed, secrets.token_bytes(SECRET_BYTES))

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def die(self, ply: int, event: str, faces: int = 6) -> int:
        """One die, 1 + byte % faces of the first byte that favours no face: with six faces, the first below 252."""
        return 1 + next(self._rests(ply, event, faces))

    def coins(self, ply: int, event: str, count: int, chance: Fraction = FAIR_COIN) -> str:
        """`count` coins; '1' is a success.

        Fair coins are the first bits of the digest, most significant first. A coin that succeeds in p of q cases takes
        the next byte that favours none of the q cases, and succeeds if byte % q < p.
        """
        if count < 1:
            raise CratonError(f"At least one coin must be thrown, not {count}.")
        if chance != FAIR_COIN:
            cases = islice(self._rests(ply, event, chance.denominator), count)
            return "".join(str(int(case < chance.numerator)) for case in cases)
        bits = ""
        digests = self._digests(ply, event)
        while len(bits) < count:
            bits += "".join(f"{byte:08b}" for byte in next(digests))
        return bits[:count]

    def draw(self, ply: int, event: str, outcomes: Mapping[str, Fraction] | Sequence[str]) -> str:
        """Draw one of `outcomes`: the faces of a die, or all results of k coins in counting order.

        A mapping gives the probability of each outcome; without it all are equally likely.
        """
        kind, count = kind_of(outcomes)
        if kind == "die":
            return str(self.die(ply, event, count))
        return self.coins(ply, event, count, coin_chance(outcomes))

    def _rests(self, ply: int, event: str, divisor: int) -> Iterator[int]:
        """Bytes modulo a divisor; bytes from its largest multiple on would favour low remainders and are skipped."""
        if not 2 <= divisor <= _BYTES:
            raise CratonError(f"A byte decides between 2 and {_BYTES} cases, not {divisor}.")
        fair = _BYTES - _BYTES % divisor
        return (byte % divisor for digest in self._digests(ply, event) for byte in digest if byte < fair)

    def stream(self, event: str) -> Draws:
        """The numbers of an event before the first turn, for random options."""
        return Draws(self._digests(0, event))

    def _digests(self, ply: int, event: str) -> Iterator[bytes]:
        if ply < 0:
            raise CratonError(f"The number of completed turns cannot be negative, but it is {ply}.")
        if not event or not event.isprintable():
            raise CratonError(f"A chance event needs a printable name, not {event[:80]!r}.")
        message = f"{self.match}:{self.first_seed}:{self.second_seed}:{ply}:{event}:"
        for counter in count():
            yield hmac.digest(self.secret, f"{message}{counter}".encode(), "sha256")
