from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import House
from tests.server.postgres import Postgres, missing


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all tests of a module share: matches do not know of each other."""
    folder: Path = tmp_path_factory.mktemp("house")
    with House(folder) as house:
        yield house


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if reason := missing():
        pytest.skip(reason)
    server = Postgres()
    server.start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'craton.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either_house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all tests of a module share, on either kind of database."""
    folder: Path = tmp_path_factory.mktemp("house")
    settings = {}
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        settings["database"] = postgres.new_database()
    with House(folder, **settings) as house:
        yield house
