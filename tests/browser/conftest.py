"""Tests in a real Chromium against a real server. Each process of pytest has a server and a browser of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.served import Served
from tests.browser.visitor import Stage, Visitor, missing

FOLDER = Path(__file__).parent
STAGE = Stage()
FAILED = pytest.StashKey[bool]()

Visitors = Callable[..., Visitor]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    try:
        return (yield)  # type: ignore[return-value]
    finally:
        if nextitem is None or FOLDER not in nextitem.path.parents:
            STAGE.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report: Any = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server that tests share: visitors do not know of each other."""
    server = Served(tmp_path_factory.mktemp("served"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def restartable_server(tmp_path: Path) -> Iterator[Served]:
    """A server of the test's own, for `kill` and `start`."""
    server = Served(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visitors(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visitors]:
    """Makes visitors: `visitors(**PHONE)`, `visitors(color_scheme="dark")`, `visitors(restartable_server)`.

    Without motion nothing on the page takes time. All that visitors complain of fails the test when it ends.
    """
    if reason := missing():
        pytest.skip(reason)
    made: list[Visitor] = []

    def visitor(server: Served | None = None, **how: Any) -> Visitor:
        server = server or request.getfixturevalue("served")
        made.append(Visitor(STAGE.browser, server.address, **how))
        return made[-1]

    yield visitor
    complaints = [text for each in made for text in each.complaints()]
    if request.node.stash.get(FAILED, False) or complaints:
        for each in made:
            each.photograph(tmp_path)
        print(f"pictures of the pages are in {tmp_path}")
    for each in made:
        each.close()
    assert not complaints


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    """Somebody at a desk."""
    return visitors()
