"""Dice that anyone can verify after the match.

Before the first turn the host publishes a commitment: the SHA-256 of a secret seed of 32 bytes. Then each seat adds a
seed of its own, so neither the host nor a seat alone decides a roll. After the match the secret seed is published, and
anyone can recompute every outcome.

An outcome comes from HMAC-SHA-256(key = secret seed, message = `match:first-seed:second-seed:ply:event:counter`).
`event` names the roll as the notation does (`roll a1`, `xc5`), `ply` is the number of turns completed when it is
drawn, and `counter` is 0 unless more randomness is needed. A roll depends only on what is rolled and when, not on
earlier rolls, so the order in which simultaneous rolls are shown makes no difference.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count

from craton.core.errors import CratonError

SECRET_BYTES = 32
FACES = ("1", "2", "3", "4", "5", "6")

_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SECRET = re.compile(r"[0-9A-Fa-f]{64}")
_FAIR_BYTES = 252  # the largest multiple of six that a byte reaches; bytes from here on would favour the low faces


def commitment(secret: bytes) -> str:
    """The SHA-256 of the secret seed in hex, published before the match."""
    return hashlib.sha256(secret).hexdigest()


def fresh_seed() -> str:
    """A random seed for a seat that does not bring its own."""
    return secrets.token_hex(16)


def parse_secret(text: str) -> bytes:
    """The secret seed written as 64 hex digits."""
    if not _SECRET.fullmatch(text):
        raise CratonError("A secret seed is written as 64 hex digits.")
    return bytes.fromhex(text)


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

    def die(self, ply: int, event: str) -> int:
        """One die, 1 + byte % 6 of the first byte below 252."""
        for digest in self._digests(ply, event):
            for byte in digest:
                if byte < _FAIR_BYTES:
                    return 1 + byte % 6
        raise AssertionError("the digests never end")

    def coins(self, ply: int, event: str, count: int) -> str:
        """`count` coins as the first bits of the digest, most significant first; '1' is a success."""
        if count < 1:
            raise CratonError(f"At least one coin must be thrown, not {count}.")
        bits = ""
        digests = self._digests(ply, event)
        while len(bits) < count:
            bits += "".join(f"{byte:08b}" for byte in next(digests))
        return bits[:count]

    def draw(self, ply: int, event: str, outcomes: Sequence[str]) -> str:
        """Draw one of `outcomes`: the six faces of a die, or all results of k coins in counting order."""
        listed = tuple(outcomes)
        if listed == FACES:
            return str(self.die(ply, event))
        coins = len(listed).bit_length() - 1
        if coins >= 1 and listed == tuple(f"{number:0{coins}b}" for number in range(2**coins)):
            return self.coins(ply, event, coins)
        shown = ", ".join(listed[:8])
        raise CratonError(
            f"Only a die (1 to 6) or coins (0, 1; 00, 01, 10, 11; ...) can be drawn, not: {shown or 'nothing'}."
        )

    def _digests(self, ply: int, event: str) -> Iterator[bytes]:
        if ply < 0:
            raise CratonError(f"The number of completed turns cannot be negative, but it is {ply}.")
        if not event or not event.isprintable():
            raise CratonError(f"A chance event needs a printable name, not {event[:80]!r}.")
        message = f"{self.match}:{self.first_seed}:{self.second_seed}:{ply}:{event}:"
        for counter in count():
            yield hmac.digest(self.secret, f"{message}{counter}".encode(), "sha256")
