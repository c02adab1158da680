"""Without the extra, an adapter says what to install."""

from __future__ import annotations

import importlib
import sys

import pytest


@pytest.mark.parametrize(("adapter", "missing"), [("openspiel", "pyspiel"), ("pettingzoo", "gymnasium")])
def test_an_adapter_without_its_library_says_what_to_install(
    adapter: str, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, f"craton.adapters.{adapter}", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'craton\[research\]'"):
        importlib.import_module(f"craton.adapters.{adapter}")
