"""Clocks of a local match: the option `--clock`, and how they are shown."""

from __future__ import annotations

import re

from craton.cli._local_match.match import LocalMatch
from craton.core.errors import OptionError
from craton.core.sides import SIDES
from craton.core.wording import shortened
from craton.server.matches.clock import MINUTE, SECOND, Clocks, Rule

FORM = re.compile(r"(\d{1,4}(?:\.\d{1,2})?)(?:\+(\d{1,4}))?")
TENTHS_BELOW = 20 * SECOND


def parse_clock(text: str) -> Clocks:
    """`5+3`: five minutes each, and three seconds for every turn."""
    found = FORM.fullmatch(text.strip())
    if found is None or not float(found[1]) + float(found[2] or 0):
        raise OptionError(
            f"A clock is written MINUTES or MINUTES+SECONDS, such as 10 or 5+3, not {shortened(text, 20)!r}."
        )
    return Clocks.fresh(Rule("fischer", round(float(found[1]) * MINUTE), int(found[2] or 0) * SECOND))


def time_text(milliseconds: int) -> str:
    """`1:05:00`, `4:32`, and `0:09.5` when little is left."""
    if milliseconds < TENTHS_BELOW:
        return f"0:{milliseconds // 1000:02}.{milliseconds % 1000 // 100}"
    seconds = -(-milliseconds // 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def clocks_text(match: LocalMatch) -> str:
    """`Black 4:32, White 5:00`; empty without clocks."""
    left = [(side, match.time_left(match.state.seat(side))) for side in SIDES]
    return ", ".join(f"{str(side).capitalize()} {time_text(time)}" for side, time in left if time is not None)
