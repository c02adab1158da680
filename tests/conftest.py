"""Which tests are long: see `make test` and `make test-long`."""

from __future__ import annotations

from collections import Counter

import pytest


@pytest.hookimpl(tryfirst=True)  # before pytest deselects by `-m`
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`@pytest.mark.sample(n)` leaves the first n cases of a parametrised test short and marks the others long."""
    seen: Counter[str] = Counter()
    for item in items:
        marker = item.get_closest_marker("sample")
        if marker is not None:
            name = item.nodeid.partition("[")[0]
            seen[name] += 1
            if seen[name] > marker.args[0]:
                item.add_marker(pytest.mark.long)
