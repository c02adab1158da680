"""Dice that anyone can verify after the match.

Before the first turn the host publishes the commitment: SHA-256 of a secret seed of 32 bytes. Then each seat adds a
seed of its own, so neither the host nor a seat alone decides a roll. After the match the secret seed is published, and
everybody can draw all outcomes again.

An outcome comes from HMAC-SHA-256(key = secret seed, message = `match:first-seed:second-seed:ply:event:counter`).
`event` names the roll as the notation does (`roll a1`, `xc5`), `ply` is the number of turns completed when it is
drawn, and `counter` is 0 unless more randomness is needed. A roll thus depends on what is rolled and on nothing that
was rolled before: the order in which the rolls of a quake are shown changes none of them.
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
    """What is published before the match: SHA-256 of the secret seed, in hex."""
    return hashlib.sha256(secret).hexdigest()


def fresh_seed() -> str:
    """A new seed for a seat, for seats that do not bring their own."""
    return secrets.token_hex(16)


def parse_secret(text: str) -> bytes:
    """The secret seed that is written as 64 hex digits."""
    if not _SECRET.fullmatch(text):
        raise CratonError("A secret seed is written as 64 hex digits.")
    return bytes.fromhex(text)


@dataclass(frozen=True)
class Dice:
    """The dice of one match. Whoever holds the object can foresee every roll: it stays with the host."""

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
        """One die: the first byte below 252 decides, 1 + byte % 6."""
        for digest in self._digests(ply, event):
            for byte in digest:
                if byte < _FAIR_BYTES:
                    return 1 + byte % 6
        raise AssertionError("the digests never end")

    def coins(self, ply: int, event: str, count: int) -> str:
        """`count` coins: the first bits of the digest, most significant first, '1' a success."""
        if count < 1:
            raise CratonError(f"At least one coin must be thrown, not {count}.")
        bits = ""
        digests = self._digests(ply, event)
        while len(bits) < count:
            bits += "".join(f"{byte:08b}" for byte in next(digests))
        return bits[:count]

    def draw(self, ply: int, event: str, outcomes: Sequence[str]) -> str:
        """One of the outcomes of a chance event: a die's six faces, or all results of k coins in counting order."""
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
            raise CratonError(f"The number of completed turns cannot be negative, as {ply} is.")
        if not event or not event.isprintable():
            raise CratonError(f"A chance event needs a printable name, not {event[:80]!r}.")
        message = f"{self.match}:{self.first_seed}:{self.second_seed}:{ply}:{event}:"
        for counter in count():
            yield hmac.digest(self.secret, f"{message}{counter}".encode(), "sha256")
