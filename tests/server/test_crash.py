"""kill -9 at random moments under load. `make crash` does it 200 times."""

import asyncio

import pytest

from craton.server.integrity.fsck import Wanted, check_database
from craton.server.integrity.report import Report
from tests.server.crash import crash

pytestmark = pytest.mark.long


def test_nothing_acknowledged_is_lost_or_doubled_by_kills_at_random_moments(database: str) -> None:
    report = crash(database, kills=6, players=5, seed=7)
    assert report.acknowledged > 6
    assert report.retried > 0
    found = Report()
    asyncio.run(check_database(database, Wanted(), found))
    assert found.problems == []
