"""kill -9 at random moments under load. `make crash` does it 200 times."""

from pathlib import Path

from tests.server.crash import crash


def test_nothing_acknowledged_is_lost_or_doubled_by_kills_at_random_moments(tmp_path: Path) -> None:
    report = crash(tmp_path, kills=8, players=5, seed=7)
    assert report.acknowledged > 8
    assert report.retried > 0
