"""Docstrings and docs/python.md: examples print what they show, and the page describes everything public."""

import dataclasses
import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import craton
from craton.core.actions import LegalMoves, Verdict
from craton.core.features import Features
from craton.core.state import Step
from craton.vector import VectorEnv

PAGE = (Path(__file__).parents[2] / "docs" / "python.md").read_text(encoding="utf-8")
MODULES = (
    "craton",
    "craton.core.actions",
    "craton.core.features",
    "craton.core.game",
    "craton.core.position",
    "craton.core.registry",
    "craton.core.state",
    "craton.core.view",
    "craton.odds.distribution",
    "craton.odds.luck",
    "craton.odds.scores",
    "craton.record.model",
    "craton.record.play",
    "craton.vector",
    "craton.adapters.openspiel",
    "craton.adapters.pettingzoo",
)
CLASSES = (
    craton.State,
    craton.View,
    craton.Position,
    craton.Game,
    Features,
    VectorEnv,
    craton.Outcome,
    LegalMoves,
    Step,
    Verdict,
    craton.odds.Distribution,
    craton.odds.JointScores,
    craton.odds.WhatIf,
    craton.record.Record,
    craton.record.Turn,
    craton.record.Action,
    craton.record.Verification,
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_docstrings_print_what_they_show(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted
    assert not found.failed


def test_the_examples_of_the_page_print_what_they_show() -> None:
    """They follow each other; the blocks of plain Python are run with those of the other pages."""
    examples = re.findall(r"^```pycon\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    session = doctest.DocTestParser().get_doctest("\n".join(examples), {}, "docs/python.md", None, None)
    assert doctest.DocTestRunner().run(session).failed == 0


def public(cls: type) -> set[str]:
    """The public names that a class itself defines."""
    fields = [field.name for field in dataclasses.fields(cls)] if dataclasses.is_dataclass(cls) else []
    return {name for name in (*vars(cls), *vars(cls).get("__annotations__", ()), *fields) if not name.startswith("_")}


def test_the_page_describes_everything_public() -> None:
    words = {word for code in re.findall(r"`([^`\n]+)`", PAGE) for word in re.findall(r"\w+", code)}
    modules = (craton, craton.odds, craton.record)
    wanted = {name for module in modules for name in module.__all__} | {name for cls in CLASSES for name in public(cls)}
    assert wanted - words == set()
