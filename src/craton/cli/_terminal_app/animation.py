"""Dice and coins as a series of frames. Pictures and texts only: nothing here knows a widget or a game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from craton.cli._local_match.dice_run import Thrown
from craton.core.dice import kind_of
from craton.core.sides import SIDES
from craton.core.throws import Chances
from craton.draw.picture import Picture

FULL, REDUCED, OFF = "full", "reduced", "off"
ROLLS = 5
"""Frames in which a die is rolling."""
ROLLING, RESULT = 0.1, 0.9
LONGEST = 16.0
"""Seconds of a whole run; with many dice each is shown for a shorter time."""


@dataclass(frozen=True)
class Frame:
    """What is shown for some seconds."""

    picture: Picture
    seconds: float
    title: str
    faces: tuple[str, ...]
    """What is thrown: one number of a die, or a 1 or 0 for each coin."""
    is_die: bool
    verdict: str = ""
    """The result in words; empty while the dice are rolling."""
    chances: Chances | None = None


def frames(run: Sequence[Thrown], start: Picture, mode: str, rng: random.Random | None = None) -> list[Frame]:
    """The frames of a run, shown in its order on the picture before it."""
    if mode == OFF:
        return []
    found = list(_frames(run, start, mode, rng or random.Random()))
    total = sum(frame.seconds for frame in found)
    scale = min(1.0, LONGEST / total) if total else 1.0
    return [replace(frame, seconds=scale * frame.seconds) for frame in found]


def _frames(run: Sequence[Thrown], start: Picture, mode: str, rng: random.Random) -> Iterator[Frame]:
    picture = _without_marks(start)
    chances = run[0].throw.before if run and run[0].throw else None
    for number, thrown in enumerate(run, start=1):
        outcomes = list(thrown.step.before.chance)
        is_die = kind_of(outcomes)[0] == "die"
        title = f"{thrown.step.event}" + (f" ({number} of {len(run)})" if len(run) > 1 else "")
        focused = _focused(picture, thrown.cells)
        for _ in range(ROLLS if mode == FULL else 0):
            faces = _faces(rng.choice(outcomes), is_die)
            yield Frame(focused, ROLLING, title, faces, is_die, chances=chances)
        picture = _after(picture, thrown)
        chances = thrown.throw.after if thrown.throw else None
        faces = _faces(thrown.step.text, is_die)
        yield Frame(_focused(picture, thrown.cells), RESULT, title, faces, is_die, _verdict(thrown, is_die), chances)


def _faces(outcome: str, is_die: bool) -> tuple[str, ...]:
    return (outcome,) if is_die else tuple(outcome)


def _verdict(thrown: Thrown, is_die: bool) -> str:
    """The result in a few words."""
    if thrown.throw is not None:
        return "It survives." if thrown.throw.is_success else "It falls."
    if is_die:
        return f"{thrown.step.text}"
    return "Success!" if "1" in thrown.step.text else "It fails."


def _without_marks(picture: Picture) -> Picture:
    """Without the last move, which would distract."""
    marks = {cell: names - {"last", "captured", "focus"} for cell, names in picture.marks.items()}
    return replace(picture, marks=marks, ghosts={})


def _focused(picture: Picture, cells: Sequence[int]) -> Picture:
    marks = {**picture.marks, **{cell: picture.marks_at(cell) | {"focus"} for cell in cells}}
    return replace(picture, marks=marks)


def _after(picture: Picture, thrown: Thrown) -> Picture:
    """The picture with the stones that one outcome changed."""
    stones, ghosts = dict(picture.stones), dict(picture.ghosts)
    before, after = thrown.step.before, thrown.step.after
    for cell in range(len(picture.board)):
        old, new = before.stone(cell), after.stone(cell)
        if old is new:
            continue
        if new in SIDES:
            stones[cell] = str(new)
        else:
            stones.pop(cell, None)
            if old is not None:
                ghosts[cell] = str(old)
    return replace(picture, stones=stones, ghosts=ghosts)
