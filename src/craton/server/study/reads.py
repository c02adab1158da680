"""Reads that run in a worker process: each function returns what is sent, already encoded, or raises RequestError."""

from __future__ import annotations

from craton.core.game import Game
from craton.core.position import Position
from craton.core.state import State, Step
from craton.core.view import View
from craton.server.study.line import first_position, open_view, play
from craton.server.study.records import read_record
from craton.server.study.tasks import Portable, portable
from craton.server.wire import study as wire
from craton.server.wire.encoding import encode
from craton.server.wire.insight import insight_json
from craton.server.wire.match import Entry
from craton.server.wire.openings import Choices, choices_of
from craton.server.wire.show import show_json

PortableView = tuple[Game, str, tuple[int, ...], bool]
"""A view as it is pickled."""


def portable_view(view: View) -> PortableView:
    return view.game, view.viewer, view.seen.data, view.hides


def _view(given: PortableView) -> View:
    game, viewer, data, hides = given
    return View(game, viewer, data, hides=hides)


# Views of a match


def insight(seen: PortableView, ply: int) -> bytes:
    return encode(insight_json(_view(seen), ply)).encode()


def show(before: PortableView, first: int, heads: list[Entry], codes: list[int], order: str) -> bytes:
    return encode(show_json(_view(before), first, heads, codes, order)).encode()


def film(before: PortableView, heads: list[Entry], codes: list[int], title: str, size: int) -> bytes:
    """A show as a GIF."""
    from craton.server.study.film import film_of  # Pillow is loaded when it is needed

    view = _view(before)
    return film_of(view.game, title, show_json(view, 0, heads, codes, "suspense"), size=size)


def picture(seen: PortableView, size: int) -> str:
    return _view(seen).to_svg(size=size)


# Lines of play


def _read(body: wire.StudyLine) -> tuple[Position, list[Step]]:
    start = first_position(body.game, body.options, body.preset, body.position)
    return start, play(start, body.steps)


def _last_position(body: wire.StudyLine) -> tuple[Position, int]:
    """The position at the end of a line, and the number of steps."""
    start, steps = _read(body)
    return steps[-1].after if steps else start, len(steps)


def line(body: wire.StudyLine) -> bytes:
    return encode(wire.line_json(*_read(body))).encode()


def line_insight(body: wire.StudyLine) -> bytes:
    position, ply = _last_position(body)
    return encode(insight_json(open_view(position), ply)).encode()


def line_picture(body: wire.StudyLine, size: int) -> str:
    start, steps = _read(body)
    return State.after_steps(start, steps).to_svg(size=size)


def line_end(body: wire.StudyLine) -> tuple[Portable, int]:
    """The position at the end of a line, and the number of steps."""
    position, ply = _last_position(body)
    return portable(position), ply


def choices(body: wire.StudyLine) -> Choices:
    """The moves at the end of a line up to symmetry, for the opening explorer."""
    return choices_of(*_last_position(body))


def arrangement(body: wire.StudyArrangement) -> bytes:
    return encode(wire.arrangement_json(_last_position(body)[0], body)).encode()


def record(text: str) -> bytes:
    return encode(wire.record_json(*read_record(text))).encode()


def steps_to_analyse(body: wire.StudyAnalysis) -> tuple[Portable, list[str]]:
    """The first position of a record or a line, and its steps as texts."""
    if body.record is None:
        start, steps = _read(body)
    else:
        start, _, steps = read_record(body.record)
    return portable(start), [step.text if step.event is None else f"={step.text}" for step in steps]
