"""Reading, writing, replaying and verifying records."""

from craton.record.match import record_of, replay
from craton.record.reader import parse_record, read_records
from craton.record.syntax import PREFIX_WORDS, TERMINATIONS, Action, Record, Turn
from craton.record.verify import Verification, dice_tags, verify
from craton.record.writer import format_record

__all__ = [
    "PREFIX_WORDS",
    "TERMINATIONS",
    "Action",
    "Record",
    "Turn",
    "Verification",
    "dice_tags",
    "format_record",
    "parse_record",
    "read_records",
    "record_of",
    "replay",
    "verify",
]
