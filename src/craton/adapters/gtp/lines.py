"""Lines of GTP 2: commands in, responses out."""

from __future__ import annotations

import re
from dataclasses import dataclass

from craton.core.errors import CratonError

_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
_ID = re.compile(r"[0-9]{1,10}(?=\s|$)")


class GtpError(CratonError):
    """A command that cannot be performed; the message is the response."""


@dataclass(frozen=True)
class Command:
    number: str
    """The id as it was written; empty if there was none."""
    name: str
    arguments: tuple[str, ...]

    @property
    def rest(self) -> str:
        return " ".join(self.arguments)


def read_command(line: str) -> Command | None:
    """The command in a line; None if there is none, such as in a comment."""
    text = _CONTROL.sub("", line.partition("#")[0].replace("\t", " ")).strip()
    if not text and line.strip().startswith("#"):
        return None
    number = _ID.match(text)
    words = (text[number.end() :] if number else text).split()
    if not words:
        return None
    return Command(number[0] if number else "", words[0], tuple(words[1:]))


def response(command: Command, text: str, *, failed: bool = False) -> str:
    """A response with the two line ends that finish it; blank lines inside would finish it early."""
    body = "\n".join(line for line in text.splitlines() if line.strip())
    gap = "\n" if text.startswith("\n") else " "
    return f"{'?' if failed else '='}{command.number}{gap}{body}".rstrip() + "\n\n"
