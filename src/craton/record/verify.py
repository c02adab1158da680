"""Verifying the dice of a record: every outcome and every random option is recomputed from the revealed seeds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from craton.core.dice import Dice, parse_secret, seed_commitment
from craton.core.errors import CratonError, RecordError
from craton.core.options import split_options
from craton.core.random_options import drawn_game, event_of
from craton.core.registry import definition
from craton.core.sides import SEATS
from craton.core.wording import counted
from craton.record.model import ASKED_TAG, COMMITMENT_TAGS, DICE_TAGS, SEED_TAGS, SERVER_SEEDS_TAG, Record
from craton.record.states import replay


@dataclass(frozen=True)
class Throw:
    """One outcome, or the random options: as written in the record, and as drawn from the seeds."""

    ply: int
    event: str
    written: str
    drawn: str

    @property
    def is_true(self) -> bool:
        return self.written == self.drawn


@dataclass(frozen=True)
class SeedCheck:
    """Who chose a seat's seed, and whether it matches the seat's commitment; None if the record has none."""

    seat: str
    by_server: bool
    kept: bool | None

    def __str__(self) -> str:
        if self.by_server:
            return f"{self.seat} seat's seed: chosen by the server"
        if self.kept is None:
            return f"{self.seat} seat's seed: the record has no commitment to it"
        return f"{self.seat} seat's seed: {'matches' if self.kept else 'DOES NOT MATCH'} its commitment"


@dataclass(frozen=True)
class Verification:
    """The verdict on a record's dice; true if they are as the seeds say."""

    commitment_kept: bool
    throws: tuple[Throw, ...]
    seeds: tuple[SeedCheck, ...] = ()
    options: Throw | None = None
    """The random options, if the match had any."""

    @property
    def false_throws(self) -> tuple[Throw, ...]:
        return tuple(throw for throw in self.throws if not throw.is_true)

    @property
    def false_seeds(self) -> tuple[SeedCheck, ...]:
        return tuple(seed for seed in self.seeds if seed.kept is False)

    def __bool__(self) -> bool:
        options_true = self.options is None or self.options.is_true
        return self.commitment_kept and options_true and not self.false_seeds and not self.false_throws

    def report(self) -> list[str]:
        """The verification in words, line by line."""
        true = len(self.throws) - len(self.false_throws)
        return [
            f"commitment {'kept' if self.commitment_kept else 'BROKEN: it does not match the secret seed'}",
            *map(str, self.seeds),
            *self._options_report(),
            *(
                f"{throw.event} after {counted(throw.ply, 'turn')}: {throw.written} is written, {throw.drawn} was drawn"
                for throw in self.false_throws
            ),
            f"{true} of {counted(len(self.throws), 'outcome')} {'matches' if true == 1 else 'match'} the seeds",
            "verified" if self else "NOT VERIFIED",
        ]

    def _options_report(self) -> list[str]:
        options = self.options
        if options is None:
            return []
        if options.is_true:
            return [f"{options.event}: {options.drawn} matches the seeds"]
        return [f"{options.event}: {options.written} is written, {options.drawn} was drawn"]


@dataclass(frozen=True)
class PlayerNotes:
    """What a player noted before the match, to be compared with its record; None if it was not noted."""

    commitment: str | None = None
    """The server's."""
    seed: str | None = None
    """The player's own."""
    opponent: str | None = None
    """The opponent's commitment, or the seed that the server chose for them."""

    def differences(self, record: Record) -> list[str]:
        """How the record differs from the notes, in words."""
        tags = record.tags
        own = tuple(seat for seat in SEATS if self.seed is not None and tags.get(SEED_TAGS[seat]) == self.seed)
        found = []
        if self.commitment is not None and tags.get("Commitment", "").lower() != self.commitment.lower():
            found.append("the server's commitment is NOT the one you noted")
        if self.seed is not None and not own:
            found.append("your seed is NOT in the record")
        if self.opponent is not None and not any(self._is_opponent(tags, seat) for seat in SEATS if seat not in own):
            found.append("your opponent's commitment or seed is NOT the one you noted")
        return found

    def _is_opponent(self, tags: Mapping[str, str], seat: str) -> bool:
        if seat in tags.get(SERVER_SEEDS_TAG, "").split():
            return tags.get(SEED_TAGS[seat]) == self.opponent
        return tags.get(COMMITMENT_TAGS[seat], "").lower() == str(self.opponent).lower()


def dice_tags(dice: Dice, *, reveal: bool) -> dict[str, str]:
    """The tags that make a record verifiable; `reveal` includes the secret, once the match is over."""
    values = (dice.match, dice.commitment, dice.first_seed, dice.second_seed, dice.secret.hex())
    return dict(zip(DICE_TAGS if reveal else DICE_TAGS[:-1], values, strict=False))


def seed_tags(commitments: Mapping[str, str | None], by_server: Mapping[str, bool]) -> dict[str, str]:
    """The tags with the seats' commitments, and the one that names the seats whose seeds the server chose."""
    tags = {COMMITMENT_TAGS[seat]: commitment for seat in SEATS if (commitment := commitments.get(seat))}
    chosen = " ".join(seat for seat in SEATS if by_server.get(seat))
    return tags | ({SERVER_SEEDS_TAG: chosen} if chosen else {})


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
            drawn = dice.draw(step.before.turn, step.event, step.before.chance)
            throws.append(Throw(step.before.turn, step.event, step.text, drawn))
    return Verification(
        dice.commitment == record.tags["Commitment"].strip().lower(),
        tuple(throws),
        tuple(_check_seed(record.tags, seat) for seat in SEATS),
        _check_options(record, dice),
    )


def _check_seed(tags: Mapping[str, str], seat: str) -> SeedCheck:
    published = tags.get(COMMITMENT_TAGS[seat])
    by_server = seat in tags.get(SERVER_SEEDS_TAG, "").split()
    kept = None if published is None else seed_commitment(tags[SEED_TAGS[seat]]) == published.strip().lower()
    return SeedCheck(seat, by_server, kept)


def _check_options(record: Record, dice: Dice) -> Throw | None:
    asked = record.tags.get(ASKED_TAG)
    if asked is None:
        return None
    game = definition(record.tags["Game"])
    try:
        drawn = drawn_game(game, asked, dice)
        event = event_of(game, split_options(asked))
    except CratonError as error:
        raise RecordError(f"The tag {ASKED_TAG} is wrong: {error}", record.line, 1) from None
    return Throw(0, event, record.tags.get("Options", "-"), drawn.options_text)
