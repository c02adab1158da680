"""Reading, writing, replaying and verifying records."""

from craton.record.identity import ID_TAG, content_id, with_id
from craton.record.model import (
    ASKED_TAG,
    COMMITMENT_TAGS,
    DICE_TAGS,
    SEED_TAGS,
    SERVER_SEEDS_TAG,
    TERMINATIONS,
    Action,
    Record,
    Turn,
)
from craton.record.parser import parse_record, read_records
from craton.record.states import TERMINATION, UNFINISHED, opening_state, record_of, replay, turns_of
from craton.record.verify import PlayerNotes, Verification, dice_tags, seed_tags, verify
from craton.record.writer import format_record

__all__ = [
    "ASKED_TAG",
    "COMMITMENT_TAGS",
    "DICE_TAGS",
    "ID_TAG",
    "SEED_TAGS",
    "SERVER_SEEDS_TAG",
    "TERMINATION",
    "TERMINATIONS",
    "UNFINISHED",
    "Action",
    "PlayerNotes",
    "Record",
    "Turn",
    "Verification",
    "content_id",
    "dice_tags",
    "format_record",
    "opening_state",
    "parse_record",
    "read_records",
    "record_of",
    "replay",
    "seed_tags",
    "turns_of",
    "verify",
    "with_id",
]
