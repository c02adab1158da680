"""Clocks are fair under attack: actions count from their receipt, and what the server delays is charged to nobody."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from craton.server.access.receipt_time import ReceiptTimeMiddleware
from craton.server.errors import RequestError
from craton.server.live import socket as live_socket
from craton.server.loop_monitor import LoopMonitor
from craton.server.matches import commands
from craton.server.matches.clock import DAY, LAG_GAIN, LAG_MOST, LAG_START, MINUTE, SECOND, Clocks, Rule
from craton.server.matches.pauses import CORRESPONDENCE_GRACE, GRACE, pauses
from craton.server.matches.receipts import Receipt
from craton.server.matches.service import MatchService
from craton.server.server_clock import ServerClock
from craton.server.storage.database import StorageError, open_database
from craton.server.storage.outages import LONG, Outage, OutageStore
from craton.server.storage.store import Store
from craton.server.storage.writer import Writer
from craton.server.timekeeper import ALIVE, Timekeeper
from tests.browser.served import Served
from tests.server.harness import Client, FakeClock, FakeMachine, LiveServer, seated, until

MINUTE_EACH = {"kind": "fischer", "minutes": 1, "seconds": 0}
FAUST = {"game": "faust", "options": {"size": 9}, "clock": MINUTE_EACH}
CELLS = [f"{column}{row}" for row in range(1, 10) for column in "abcdefghi"]


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def server(tmp_path: Path, clock: FakeClock) -> Iterator[LiveServer]:
    with LiveServer(tmp_path, clock) as server:
        yield server


def lefts(client: Client, match: str) -> tuple[float, float]:
    seats: Any = client.state(match)["clocks"]["seats"]
    return seats["first"]["left"] / 1000, seats["second"]["left"] / 1000


@contextmanager
def slow(server: LiveServer, clock: FakeClock, seconds: float) -> Iterator[None]:
    """Every request is late by that much when its sender is looked up, as if it had to wait."""
    accounts = server.app.state.context.accounts
    real = accounts.caller_by_cookie

    async def late(cookie: str) -> Any:
        clock.advance(seconds)
        return await real(cookie)

    accounts.caller_by_cookie = late
    yield
    accounts.caller_by_cookie = real


# The values


def test_a_pause_is_charged_to_nobody_even_if_turns_are_completed_in_it() -> None:
    clocks = Clocks.fresh(Rule("fischer", 60 * SECOND)).handed_over("first", 0)
    paused = clocks.paused(10 * SECOND, 100 * SECOND)
    assert paused.deadline == 150 * SECOND
    assert paused.elapsed(50 * SECOND) == 10 * SECOND
    following = paused.handed_over("second", 50 * SECOND)
    assert following.seats["first"].left == 50 * SECOND
    assert following.deadline == 160 * SECOND
    assert following.handed_over("first", 60 * SECOND).seats["second"].left == 60 * SECOND


def test_byo_yomi_periods_are_counted_across_a_pause() -> None:
    clocks = Clocks.fresh(Rule("byoyomi", 0, 30 * SECOND, 3)).handed_over("first", 0)
    clocks = clocks.paused(20 * SECOND, 100 * SECOND).handed_over("second", 115 * SECOND)
    assert clocks.seats["first"].periods == 2  # 20 seconds and 15 seconds


def test_lag_is_credited_within_a_quota_that_refills() -> None:
    clocks = Clocks.fresh(Rule("fischer", 60 * SECOND)).handed_over("first", 0)
    assert clocks.lag == LAG_START
    clocks = clocks.credited(lag=300, delay=50).handed_over("second", 2 * SECOND)
    assert clocks.seats["first"].left == 60 * SECOND - 1650
    assert clocks.seats["first"].lag == LAG_START - 300 + LAG_GAIN
    for _ in range(20):
        clocks = clocks.handed_over("first", 2 * SECOND).handed_over("second", 2 * SECOND)
    assert clocks.seats["first"].lag == LAG_MOST
    assert Clocks.fresh(Rule("correspondence", step=DAY)).handed_over("first", 0).lag == 0


# Receipt


def test_a_player_who_answers_at_once_loses_no_time_while_the_server_is_slow(
    server: LiveServer, clock: FakeClock
) -> None:
    match, first, second = seated(server, **FAUST)
    with slow(server, clock, 5):
        for number in range(34):  # 17 moves each
            (first, second)[number % 2].act(match, CELLS[number], number)
    assert lefts(first, match) == (60, 60)
    assert first.state(match)["status"] == "playing"


def test_a_delay_while_waiting_for_the_lock_or_the_database_is_not_charged_either(
    server: LiveServer, clock: FakeClock
) -> None:
    match, first, second = seated(server, **FAUST)
    store = server.app.state.context.store
    real = store.append

    async def late(*args: Any, **more: Any) -> None:
        clock.advance(5)
        await real(*args, **more)

    store.append = late
    for number in range(33):
        (first, second)[number % 2].act(match, CELLS[number], number)
        clock.advance(1)  # the next player thinks for a second
    store.append = real
    second.act(match, CELLS[33], 33)
    assert lefts(first, match) == (60 - 16, 60 - 17)  # the very first turn is free
    entries = first.get(f"/matches/{match}/entries")["entries"]
    times = [entry["at"] for entry in entries]
    assert times == sorted(times)


def test_an_action_received_before_the_flag_fell_counts_although_it_is_handled_after(
    server: LiveServer, clock: FakeClock
) -> None:
    match, first, second = seated(server, **FAUST)
    first.act(match, "a1")
    clock.advance(59)
    with slow(server, clock, 5):
        assert second.act(match, "b1", 1)["state"]["status"] == "playing"
    assert lefts(first, match)[1] == 1


def test_flags_are_held_while_an_earlier_command_is_under_way(server: LiveServer, clock: FakeClock) -> None:
    match, first, second = seated(server, **FAUST)
    first.act(match, "a1")
    accounts = server.app.state.context.accounts
    real = accounts.caller_by_cookie
    is_waiting, may_go_on = asyncio.Event(), asyncio.Event()
    stuck = second.http.cookies["craton"]

    async def late(cookie: str) -> Any:
        if cookie == stuck:
            is_waiting.set()
            await may_go_on.wait()
        return await real(cookie)

    accounts.caller_by_cookie = late
    clock.advance(59)
    with ThreadPoolExecutor(1) as thread:
        answer = thread.submit(second.act, match, "b1", 1)
        server.call(is_waiting.wait())
        clock.advance(10)  # the deadline has passed
        assert first.state(match)["status"] == "playing"
        server.call(server.app.state.context.matches.flag(match))
        first.post(f"/matches/{match}/chat", {"text": "Are you still there?"})
        server.loop.call_soon_threadsafe(may_go_on.set)
        assert answer.result()["state"]["status"] == "playing"
    assert lefts(first, match)[1] == 1


def test_a_late_command_waits_for_an_earlier_one_that_saves_the_flag(server: LiveServer, clock: FakeClock) -> None:
    match, first, second = seated(server, **FAUST)
    first.act(match, "a1")
    matches = server.app.state.context.matches

    async def race() -> BaseException | None:
        in_time = Receipt(clock(), "second")
        with matches.in_flight.track(match, in_time):
            clock.advance(70)
            again = commands.act("second", "c1", 1, None)
            late = asyncio.create_task(matches.change(match, again, receipt=Receipt(clock(), "second")))
            await asyncio.sleep(0.05)
            assert not late.done()
            await matches.change(match, commands.act("second", "b1", 1, None), receipt=in_time)
        await asyncio.wait({late})
        return late.exception()

    refused = server.call(race())
    assert isinstance(refused, RequestError)
    assert refused.code == "not-your-turn"
    assert second.state(match)["status"] == "playing"


def test_headers_sent_early_gain_no_time(server: LiveServer, clock: FakeClock) -> None:
    match, first, second = seated(server, **FAUST)
    first.act(match, "a1")
    body = json.dumps({"action": "b1", "ply": 1, "id": "x"}).encode()
    port = int(server.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as connection:
        head = f"POST /api/v1/matches/{match}/actions HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        head += f"Cookie: craton={second.http.cookies['craton']}\r\nContent-Type: application/json\r\n"
        connection.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode())
        time.sleep(0.3)  # the server waits for the body
        clock.advance(30)
        connection.sendall(body)
        assert b" 200 " in connection.recv(100)
    assert lefts(first, match)[1] == 30


def test_a_body_that_trickles_in_gains_no_time() -> None:
    """Each part comes so soon after the last one that the server hardly waits for it."""
    now = 0
    parts = [{"type": "http.request", "body": b" ", "more_body": place < 9} for place in range(10)]
    seen = []

    async def receive() -> Any:
        nonlocal now
        await asyncio.sleep(0.003)
        now += 1000
        return parts.pop(0)

    async def app(scope: Any, receive: Any, _send: Any) -> None:
        while (await receive())["more_body"]:
            pass
        seen.append(scope["state"]["received"])

    context = SimpleNamespace(time=SimpleNamespace(received=lambda: now))
    scope = {"type": "http", "app": SimpleNamespace(state=SimpleNamespace(context=context))}
    asyncio.run(ReceiptTimeMiddleware(app)(scope, receive, lambda _: None))  # type: ignore[arg-type, return-value]
    assert seen == [10_000]


def test_a_frame_that_waits_because_its_sender_sends_too_much_gains_no_time(
    server: LiveServer, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, first, second = seated(server, **FAUST)
    first.act(match, "a1")
    may_go_on = asyncio.Event()

    async def refused(_: float) -> None:
        await may_go_on.wait()

    def charge(*_: Any) -> None:
        monkeypatch.setattr(live_socket, "charge", lambda *_: None)
        raise RequestError("too-many-requests", "Too many requests.", retry_after=1)

    monkeypatch.setattr(live_socket, "charge", charge)
    monkeypatch.setattr(live_socket, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": refused}))
    with second.live() as live:
        live.send(type="ping")
        live.send(type="act", match=match, action="b1", ply=1, id="x")
        until(lambda: server.app.state.context.matches.in_flight._receipts)
        clock.advance(20)  # time to choose between this action and those that wait in other sockets
        server.loop.call_soon_threadsafe(may_go_on.set)
        assert live.next("done")["ply"] == 2
    assert lefts(first, match)[1] == 40


def test_a_delay_of_this_process_is_not_credited_in_a_turn_that_another_has_begun(
    server: LiveServer, clock: FakeClock
) -> None:
    match, first, second = seated(server, **FAUST)
    first.act(match, "a1")
    matches = server.app.state.context.matches
    other = MatchService(matches.store, matches.bus, matches.time)
    real = matches.store.append

    async def late(*args: Any, **more: Any) -> None:
        clock.advance(5)
        await real(*args, **more)

    clock.advance(1)
    matches.store.append = late
    second.act(match, "b1")
    matches.store.append = real
    server.call(other.change(match, commands.act("first", "c1", 2, None)))
    matches.invalidate(match)
    clock.advance(10)
    second.act(match, "d1")
    assert lefts(first, match)[1] == 49


def test_a_frame_counts_from_its_receipt_although_earlier_frames_are_handled_first(
    server: LiveServer, clock: FakeClock
) -> None:
    match, first, second = seated(server, **FAUST)
    first.act(match, "a1")
    matches = server.app.state.context.matches
    real = matches.get
    may_go_on = asyncio.Event()

    async def late(match_id: str, *more: Any) -> Any:
        if match_id == "slow":
            await may_go_on.wait()
        return await real(match_id, *more)

    matches.get = late
    with second.live() as live:
        live.send(type="watch", match="slow")
        live.send(type="act", match=match, action="b1", ply=1, id="x")
        until(lambda: matches.in_flight._receipts)
        clock.advance(70)
        server.call(matches.flag(match))
        server.loop.call_soon_threadsafe(may_go_on.set)
        assert live.next("done")["ply"] == 2
    assert lefts(first, match)[1] == 60
    assert matches.in_flight._receipts == {}


# Lag


def test_an_action_may_claim_network_lag_within_its_quota(server: LiveServer, clock: FakeClock) -> None:
    match, first, second = seated(server, **FAUST)
    first.act(match, "a1")
    for number, (lag, credited) in enumerate([(200, 0.2), (9000, 0.4), (9000, 0.1), (0, 0), (9000, 0.2)]):
        before = lefts(first, match)[1]
        clock.advance(2)
        second.act(match, CELLS[20 + number], lag=lag)
        assert lefts(first, match)[1] == pytest.approx(before - 2 + credited)
        first.act(match, CELLS[40 + number])
    before = lefts(first, match)[1]
    clock.advance(before + 0.15)
    body = {"action": "i9", "ply": 11, "id": "late", "lag": 100}  # 0.15 s too late, of which 0.1 s are credited
    assert second.refused("POST", f"/matches/{match}/actions", body) == (409, "not-playing")


def test_an_action_within_its_lag_beats_the_flag(server: LiveServer, clock: FakeClock) -> None:
    match, first, second = seated(server, **FAUST)
    first.act(match, "a1")
    clock.advance(60.3)
    server.call(server.app.state.context.matches.flag(match))
    assert second.act(match, "b1", lag=400)["state"]["status"] == "playing"
    assert lefts(first, match)[1] == pytest.approx(0.1)


def test_a_lag_that_is_no_number_of_milliseconds_is_refused(server: LiveServer) -> None:
    match, first, _ = seated(server, **FAUST)
    for lag in (-1, 60_001, "x", 0.5):
        body = {"action": "a1", "ply": 0, "id": "x", "lag": lag}
        assert first.refused("POST", f"/matches/{match}/actions", body) == (400, "bad-request")


# Outages


def test_a_restart_after_fifteen_minutes_flags_nobody_and_clocks_go_on_after_a_grace(tmp_path: Path) -> None:
    clock = FakeClock()
    days = {"kind": "correspondence", "days": 1}
    with LiveServer(tmp_path, clock) as server:
        match, first, second = seated(server, **FAUST)
        letter, one, _ = seated(server, **{**FAUST, "clock": days})
        for player, game in ((first, match), (one, letter)):
            player.act(game, "a1")
        clock.advance(20)
        before = lefts(first, match)
    clock.advance(15 * 60)
    with LiveServer(tmp_path, clock) as server:
        again, other = server.again(first), server.again(second)
        server.call(server.app.state.context.matches.flag(match))
        assert lefts(again, match) == before == (60, 40)
        clocks = again.state(match)["clocks"]
        assert clocks["paused_until"] == clock.now + GRACE
        clock.advance(GRACE / 1000)
        assert lefts(again, match) == before
        clock.advance(10)
        other.act(match, "b1")
        assert lefts(again, match) == (60, 30)
        (pause,) = [entry for entry in again.get(f"/matches/{match}/entries")["entries"] if entry["kind"] == "pause"]
        assert pause["end"] - pause["start"] == 15 * 60 * 1000 + GRACE
        far = server.again(one).state(letter)["clocks"]
        assert far["seats"]["second"]["left"] == DAY - 20_000  # not even the pause has been charged
        state = again.state(match)["clocks"]
    with LiveServer(tmp_path, clock) as server:  # the log alone determines the clocks
        assert server.again(first).state(match)["clocks"] == state
        clock.advance(61)
        until(lambda: server.again(first).state(match)["status"] == "over")


def test_a_short_outage_matters_in_live_matches_only() -> None:
    def paused(rule: Rule, outage: Outage) -> int | None:
        deadline = Clocks.fresh(rule).handed_over("first", 0).deadline
        header: Any = SimpleNamespace(clock=rule)
        match: Any = SimpleNamespace(is_playing=True, clocks=Clocks.fresh(rule).handed_over("first", 0), header=header)
        clocks = match.clocks
        for entry in pauses(match, [outage], outage.end):
            clocks = clocks.paused(entry.data["start"], entry.data["end"])
        return clocks.deadline - deadline

    live, letters = Rule("fischer", MINUTE), Rule("correspondence", step=DAY)
    short, long = Outage(1000, 4000, "down"), Outage(1000, 1000 + LONG, "frozen")
    assert paused(live, short) == 3000 + 3000  # the grace is as long as the outage
    assert paused(live, long) == LONG + GRACE
    assert paused(letters, short) == 0
    assert paused(letters, long) == LONG + CORRESPONDENCE_GRACE
    assert paused(live, Outage(1000, 901_000, "clock")) == 900_000  # no grace: everybody could play


@pytest.fixture
def machine() -> FakeMachine:
    return FakeMachine()


@pytest.fixture
def real(tmp_path: Path, machine: FakeMachine) -> Iterator[LiveServer]:
    """A server whose clock can freeze and jump."""
    with LiveServer(tmp_path, machine.clock()) as server:
        server.app.state.context.loop_monitor.stop()  # it measures this machine, not the fake one
        yield server


def test_time_passes_as_long_as_the_server_is_alive(real: LiveServer, machine: FakeMachine) -> None:
    match, first, _second = seated(real, **FAUST)
    first.act(match, "a1")
    machine.run(real, 30)
    assert lefts(first, match) == pytest.approx((60, 30), abs=0.01)
    machine.run(real, 31)
    until(lambda: first.state(match)["status"] == "over")


def test_a_frozen_process_flags_nobody(real: LiveServer, machine: FakeMachine) -> None:
    match, first, second = seated(real, **FAUST)
    first.act(match, "a1")
    machine.run(real, 30)
    machine.freeze(900)
    second.act(match, "b1", 1)
    assert lefts(first, match) == pytest.approx((60, 30), abs=0.01)
    assert first.state(match)["clocks"]["paused_until"] is not None
    machine.freeze(900)
    real.call(real.app.state.context.matches.flag(match))
    assert first.state(match)["status"] == "playing"


def test_a_wall_clock_that_jumps_flags_nobody(real: LiveServer, machine: FakeMachine) -> None:
    match, first, second = seated(real, **FAUST)
    first.act(match, "a1")
    machine.run(real, 10)
    before = real.app.state.context.time.now()
    machine.set_wall_clock(900)
    machine.run(real, 1)
    assert real.app.state.context.time.now() == pytest.approx(before + 901_000, abs=10)  # times shown are right again
    assert lefts(first, match) == pytest.approx((60, 49), abs=0.01)
    machine.set_wall_clock(-7200)
    machine.run(real, 1)
    assert lefts(first, match) == pytest.approx((60, 48), abs=0.01)
    second.act(match, "b1")
    times = [entry["at"] for entry in first.get(f"/matches/{match}/entries")["entries"]]
    assert times == sorted(times)


def test_time_does_not_run_backwards_across_a_restart(tmp_path: Path, machine: FakeMachine) -> None:
    with LiveServer(tmp_path, machine.clock()) as server:
        match, first, _ = seated(server, **FAUST)
        first.act(match, "a1")
        before = server.app.state.context.time.now()
    machine.set_wall_clock(-7200)
    with LiveServer(tmp_path, machine.clock()) as server:
        assert server.app.state.context.time.now() >= before
        assert lefts(server.again(first), match) == (60, 60)


def test_flags_are_held_while_the_loop_lags(real: LiveServer, machine: FakeMachine) -> None:
    match, first, second = seated(real, **FAUST)
    first.act(match, "a1")
    monitor = real.app.state.context.loop_monitor
    machine.run(real, 59.5)
    monitor._lags[0] = 3.0  # an attack
    machine.run(real, 2)
    real.call(real.app.state.context.matches.flag(match))
    assert first.state(match)["status"] == "playing"
    monitor._lags[monitor._place - 1] = 1.7  # the action was received that late
    assert second.act(match, "b1", 1)["state"]["status"] == "playing"
    assert lefts(first, match)[1] == pytest.approx(0.2, abs=0.01)


def test_a_loop_that_really_blocks_is_charged_to_nobody(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        match, first, second = seated(server, **{**FAUST, "clock": {"kind": "fischer", "minutes": 0.04, "seconds": 0}})
        first.act(match, "a1")
        server.loop.call_soon_threadsafe(time.sleep, 3.0)  # longer than the 2.4 s that the players have
        second.act(match, "b1", 1)
        assert second.state(match)["status"] == "playing"


@pytest.mark.long
@pytest.mark.parametrize("how", ["stopped", "killed"])
def test_a_stopped_or_killed_process_flags_nobody(tmp_path: Path, how: str) -> None:
    served = Served(tmp_path, workers="0")
    served.start()
    first, second = Client(served.address, {}), Client(served.address, {})
    clock = {"kind": "fischer", "minutes": 0.15, "seconds": 0}  # 9 seconds
    match = first.open(**{**FAUST, "clock": clock}, seat="first")["id"]
    second.post(f"/matches/{match}/join")
    first.act(match, "a1")
    if how == "stopped":
        with served.frozen():
            time.sleep(15)
    else:
        served.kill()
        time.sleep(15)
        served.start()
    time.sleep(1)
    assert first.state(match)["status"] == "playing"
    second.act(match, "b1")
    assert lefts(first, match)[1] > 0
    assert "outage" in served.log
    for client in (first, second):
        client.http.close()
    served.stop()


def test_heartbeats_that_cannot_be_stored_hold_the_flags(real: LiveServer, machine: FakeMachine) -> None:
    match, first, second = seated(real, **FAUST)
    first.act(match, "a1")
    keeper = real.app.state.context.time
    stored = keeper._store.beat

    async def fail(*_: Any) -> None:
        raise StorageError("The database is away.")

    keeper._store.beat = fail
    machine.run(real, 70)
    assert first.state(match)["status"] == "playing"
    keeper._store.beat = stored
    real.call(keeper._beat())
    assert [one.cause for one in keeper.outages] == ["database"]
    assert second.act(match, "b1", 1)["state"]["status"] == "playing"


def test_several_processes_are_out_only_if_none_was_alive(tmp_path: Path, machine: FakeMachine) -> None:
    async def main() -> None:
        engine = await open_database(f"sqlite:///{tmp_path / 'craton.db'}")
        store = Store(engine, Writer(engine))

        async def process(name: str) -> Timekeeper:
            made = Timekeeper(machine.clock(), store, LoopMonitor(), name)
            await made.open()
            return made

        one = await process("one")
        machine.freeze(0.5)
        two = await process("two")
        assert two.outages == []
        await one.settle()
        for _ in range(40):
            machine.freeze(0.9)
            await two.settle()  # process one is stopped, process two lives
            await two._beat()
        await one.settle()
        assert one.outages == []
        machine.freeze(900)  # both are stopped
        await two.settle()
        await one.settle()
        await one.refresh()
        assert [(round((out.end - out.start) / 1000), out.cause) for out in one.outages] == [(900, "frozen")]
        assert one.downtime(0, 2**53) == two.downtime(0, 2**53) == one.outages[0].end - one.outages[0].start
        machine.freeze(ALIVE / 1000 + 60)  # both are gone
        three = await process("three")
        assert [out.cause for out in three.outages] == ["frozen", "down"]
        await store.writer.close()
        await engine.dispose()

    asyncio.run(main())


def test_short_outages_are_forgotten_before_long_ones(tmp_path: Path) -> None:
    async def main() -> list[Outage]:
        engine = await open_database(f"sqlite:///{tmp_path / 'craton.db'}")
        store = OutageStore(Store(engine, Writer(engine)), "server")
        await store.beat(0, [Outage(0, 1000, "down"), Outage(5000, 5000 + LONG, "down")])
        await store.beat(0, [Outage(0, 2000, "down"), Outage(0, 500, "frozen")])  # the longest counts
        assert await store.outages() == [Outage(0, 2000, "down"), Outage(5000, 5000 + LONG, "down")]
        later = 10 * DAY
        await store.beat(later, [Outage(later - 1000, later, "down")])
        found = await store.outages()
        await store._store.writer.close()
        await engine.dispose()
        return found

    assert [out.start for out in asyncio.run(main())] == [5000, 10 * DAY - 1000]


def test_the_server_clock_follows_uptime() -> None:
    machine = FakeMachine()
    clock: ServerClock = machine.clock()
    before = clock()
    machine.freeze(1.5)
    machine.set_wall_clock(-100)
    assert clock() == before + 1500
    assert clock.behind == -100_000
    clock.advance_to(before)
    assert clock() == before + 1500
    clock.advance_to(before + 5000)
    assert clock() == before + 5000
