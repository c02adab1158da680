"""What arrives on a WebSocket, measured before it is decoded.

Frames that carry no message of their own (pings, pongs, fragments) never reach the application, and a read can hold
tens of thousands of the smallest ones: answering those of one read would take seconds.
"""

from __future__ import annotations

from dataclasses import dataclass

HEAD = 2
"""Bytes of the shortest frame header, without the mask."""
MASK = 4
CONTROL = 0x8
"""The first opcode of control frames."""
FINAL, OPCODE, MASKED, LENGTH = 0x80, 0x0F, 0x80, 0x7F
EXTENDED = {126: 2, 127: 8}
"""Bytes of an extended length, by what stands in place of the length."""


@dataclass(frozen=True)
class Frames:
    """How many frames began in what has arrived, and how many of them are not a whole message."""

    total: int = 0
    partial: int = 0


class FrameCounter:
    """Counts the frames in a stream of bytes."""

    def __init__(self) -> None:
        self._head = b""
        """The beginning of a header that is not complete."""
        self._payload = 0
        """Bytes of the current frame that have not arrived."""

    def count(self, data: bytes, most: int) -> Frames:
        """The frames that begin in the data; counting ends when there are more than `most`."""
        if len(data) <= self._payload:
            self._payload -= len(data)
            return Frames()
        data = self._head + data[self._payload :]
        self._head, self._payload = b"", 0
        place = total = partial = 0
        while place < len(data) and total <= most:
            length, head = _measure(data, place)
            if head is None:
                self._head = data[place:]
                break
            total += 1
            opcode = data[place] & OPCODE
            partial += opcode >= CONTROL or opcode == 0 or not data[place] & FINAL
            place += head + length
        self._payload = max(0, place - len(data))
        return Frames(total, partial)


def _measure(data: bytes, place: int) -> tuple[int, int | None]:
    """The lengths of the payload and the header of the frame at a place; None while the header is incomplete."""
    if len(data) - place < HEAD:
        return 0, None
    length, head = data[place + 1] & LENGTH, HEAD
    if extended := EXTENDED.get(length, 0):
        head += extended
        length = int.from_bytes(data[place + HEAD : place + head], "big")
    head += MASK if data[place + 1] & MASKED else 0
    return (length, head) if len(data) - place >= head else (0, None)
