from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all tests of a module share: matches do not know of each other."""
    folder: Path = tmp_path_factory.mktemp("house")
    with House(folder) as house:
        yield house
