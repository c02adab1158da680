from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from hypothesis import HealthCheck, settings

from craton.server.accounts import passwords
from tests.cli.conftest import Cli
from tests.server.harness import FakeClock, LiveServer
from tests.server.postgres import Postgres, missing

# Time says nothing on a machine that is busy with other tests.
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")

DATABASES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)]
ON_BOTH = {
    "test_dice",
    "test_ladder",
    "test_matches",
    "test_openings",
    "test_plans",
    "test_ratings",
    "test_tournaments",
}
"""Modules whose shared server runs on either kind of database."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "server" in metafunc.fixturenames and Path(metafunc.module.__file__).stem in ON_BOTH:
        metafunc.parametrize("server", DATABASES, indirect=True, scope="module")


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Hashes that cost little: these tests are not about how hard they are to guess."""
    real = passwords._hasher
    passwords._hasher = cache(lambda: PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))  # type: ignore[assignment]
    passwords._dummy_hash.cache_clear()
    yield
    passwords._hasher = real
    passwords._dummy_hash.cache_clear()


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that all tests of a module share: matches do not know of each other."""
    settings = {}
    if getattr(request, "param", "sqlite") == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        settings["database"] = postgres.new_database()
    folder: Path = tmp_path_factory.mktemp("server")
    with LiveServer(folder, **settings) as server:
        yield server


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    return Cli(capsys, monkeypatch)


@pytest.fixture(scope="module")
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory, clock: FakeClock) -> Iterator[LiveServer]:
    """A server that goes by the fixture `clock`."""
    with LiveServer(tmp_path_factory.mktemp("timed"), clock) as server:
        yield server


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


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'craton.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
