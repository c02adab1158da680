"""The event loop's lag is measured while it is blocked and forgotten after it has recovered."""

import asyncio

from craton.server.loop_monitor import INTERVAL, WINDOW, LoopMonitor


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_blocked_loop_shows_as_lag_at_once_and_for_about_a_second() -> None:
    async def measure() -> tuple[float, float, float]:
        clock = Clock()
        monitor = LoopMonitor(clock)
        monitor.start()
        clock.now += INTERVAL + 0.5  # the timer is half a second late
        blocked = monitor.lag
        monitor._measure()
        clock.now += INTERVAL
        monitor._measure()
        after, recent = monitor.lag, monitor.recent
        monitor.stop()
        assert round(recent, 6) == 0.5
        return blocked, after, recent

    blocked, after, _ = asyncio.run(measure())
    assert round(blocked, 6) == 0.5
    assert round(after, 6) == 0


def test_an_old_lag_leaves_the_window() -> None:
    async def measure() -> float:
        clock = Clock()
        monitor = LoopMonitor(clock)
        monitor.start()
        clock.now += 1
        for _ in range(WINDOW + 1):
            monitor._measure()
            clock.now += INTERVAL
        recent = monitor.recent
        monitor.stop()
        return recent

    assert round(asyncio.run(measure()), 6) == 0
