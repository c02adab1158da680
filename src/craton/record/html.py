"""A record as HTML, for notebooks: the last position, the tags and the moves."""

from __future__ import annotations

from craton.core.errors import CratonError
from craton.draw.html import html_table, side_by_side, wrapped_text
from craton.record.identity import ID_TAG
from craton.record.model import COMMITMENT_TAGS, DICE_TAGS, Record
from craton.record.states import replay
from craton.record.writer import format_record

BOARD_SIZE = 320
LEFT_OUT = {*DICE_TAGS, *COMMITMENT_TAGS.values(), ID_TAG}
"""Tags that only programs read."""


def record_html(record: Record) -> str:
    tags = html_table((name, value) for name, value in record.tags.items() if name not in LEFT_OUT)
    moves = wrapped_text(format_record(record).rpartition("]\n\n")[2].strip())
    try:
        board = replay(record).to_svg(size=BOARD_SIZE)
    except CratonError as error:  # a record that was changed by hand is still shown
        board = wrapped_text(str(error), "20em")
    return side_by_side(board, tags + moves)
