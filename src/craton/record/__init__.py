"""Reading, writing, replaying and verifying records."""

from craton.record.model import DICE_TAGS, PREFIX_WORDS, TERMINATIONS, Action, Record, Turn
from craton.record.parser import parse_record, read_records
from craton.record.states import TERMINATION, UNFINISHED, opening_state, record_of, replay, turns_of
from craton.record.verify import Verification, dice_tags, verify
from craton.record.writer import format_record

__all__ = [
    "DICE_TAGS",
    "PREFIX_WORDS",
    "TERMINATION",
    "TERMINATIONS",
    "UNFINISHED",
    "Action",
    "Record",
    "Turn",
    "Verification",
    "dice_tags",
    "format_record",
    "opening_state",
    "parse_record",
    "read_records",
    "record_of",
    "replay",
    "turns_of",
    "verify",
]
