"""Compiling ahead of the first use: what is compiled is noted, and a change of the sources is noticed."""

from pathlib import Path

import pytest

from craton.core.registry import definition
from craton.kernel import sources
from craton.search import compiled


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(compiled, "cache_folder", lambda: tmp_path)
    return tmp_path


def test_a_search_counts_as_compiled_once_it_has_been_compiled(notes: Path) -> None:
    faust, assault = definition("faust"), definition("assault")
    assert not compiled.is_compiled(faust)
    compiled.compile_search(faust)
    assert compiled.is_compiled(faust)
    assert not compiled.is_compiled(assault)


def test_after_a_change_of_the_sources_it_counts_as_not_compiled(notes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    faust = definition("faust")
    compiled.compile_search(faust)
    monkeypatch.setattr(sources, "_stamp_of_craton", lambda: "changed")
    assert not compiled.is_compiled(faust)
