"""Verifying the dice of a record: every outcome is recomputed from the revealed seeds."""

from __future__ import annotations

from dataclasses import dataclass

from craton.core.dice import Dice, parse_secret
from craton.core.errors import CratonError, RecordError
from craton.record.model import DICE_TAGS, Record
from craton.record.states import replay


@dataclass(frozen=True)
class Throw:
    """One outcome: as written in the record, and as drawn from the seeds."""

    ply: int
    event: str
    written: str
    drawn: str

    @property
    def is_true(self) -> bool:
        return self.written == self.drawn


@dataclass(frozen=True)
class Verification:
    """The verdict on a record's dice; true if they are as the seeds say."""

    commitment_kept: bool
    throws: tuple[Throw, ...]

    @property
    def false_throws(self) -> tuple[Throw, ...]:
        return tuple(throw for throw in self.throws if not throw.is_true)

    def __bool__(self) -> bool:
        return self.commitment_kept and not self.false_throws

    def report(self) -> list[str]:
        """The verification in words, line by line."""
        true = len(self.throws) - len(self.false_throws)
        return [
            f"commitment {'kept' if self.commitment_kept else 'BROKEN: it is not that of the secret seed'}",
            *(
                f"{throw.event} after {throw.ply} turns: {throw.written} is written, {throw.drawn} was drawn"
                for throw in self.false_throws
            ),
            f"{true} of {len(self.throws)} outcomes are as drawn",
            "verified" if self else "NOT VERIFIED",
        ]


def dice_tags(dice: Dice, *, reveal: bool) -> dict[str, str]:
    """The tags that make a record verifiable; `reveal` includes the secret, once the match is over."""
    values = (dice.match, dice.commitment, dice.first_seed, dice.second_seed, dice.secret.hex())
    return dict(zip(DICE_TAGS if reveal else DICE_TAGS[:-1], values, strict=False))


def dice_of(record: Record) -> Dice:
    """The dice of a record whose secret has been revealed."""
    for name in DICE_TAGS:
        if name not in record.tags:
            raise RecordError(f"The tag {name} is missing, so the dice cannot be verified.", record.line, 1)
    tags = record.tags
    try:
        return Dice(tags["Match"], tags["FirstSeed"], tags["SecondSeed"], parse_secret(tags["SecretSeed"]))
    except CratonError as error:
        raise RecordError(str(error), record.line, 1) from None


def verify(record: Record) -> Verification:
    """Replay a record, which checks its actions, and recompute each outcome; RecordError if that is impossible."""
    dice = dice_of(record)
    throws = []
    for step in replay(record).steps:
        if step.event is not None:
            outcomes = step.before.game.definition.notation.outcomes(step.before)
            drawn = dice.draw(step.before.turn, step.event, outcomes)
            throws.append(Throw(step.before.turn, step.event, step.text, drawn))
    return Verification(dice.commitment == record.tags["Commitment"].strip().lower(), tuple(throws))
