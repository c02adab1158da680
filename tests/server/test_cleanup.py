"""Growth ends: what nobody needs is deleted in small batches, and nothing else is."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from craton.server import cleanup
from craton.server.bots import player
from craton.server.cleanup import Cleanup, Retention
from craton.server.integrity.fsck import Wanted, check_database
from craton.server.integrity.report import Report
from craton.server.live.leases import SingleProcess
from craton.server.storage import store as stores
from craton.server.storage.tables import (
    audit,
    entries,
    leases,
    matches,
    private,
    recoveries,
    reports,
    sessions,
    tokens,
    users,
)
from craton.server.storage.writer import Change
from tests.server.harness import FakeClock, LiveServer, actions_of, seated

RETENTION = Retention(guest_days=60, waiting_days=30, audit_days=730)
GAME: dict[str, Any] = {"game": "faust", "options": {"size": 5}}


class House:
    """A server that goes by a clock, and whose cleanup is done by hand."""

    def __init__(self, server: LiveServer, clock: FakeClock) -> None:
        self.server, self.clock = server, clock
        self.context = server.app.state.context

    def run(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.server.loop).result(20)

    def clean(self, retention: Retention = RETENTION) -> dict[str, int]:
        done = self.run(Cleanup(self.context.matches, SingleProcess(), retention).clean())
        del done["leases"]  # the database's clock decides on those of this server
        return {name: number for name, number in done.items() if number}

    def count(self, table: Any, *where: Any) -> int:
        rows = self.run(self.context.store.rows(select(func.count().label("n")).select_from(table).where(*where)))
        return int(rows[0].n)

    def write(self, *statements: Any) -> None:
        self.run(self.context.store.writer.write(Change(statements=statements)))

    def days(self, number: float) -> None:
        self.clock.advance(number * 86_400)

    def problems(self) -> list[str]:
        report = Report()
        asyncio.run(check_database(self.server.settings.database, Wanted(), report))
        return [str(problem) for problem in report.problems]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    clock = FakeClock()
    settings = {}
    if request.param == "postgresql":
        settings["database"] = request.getfixturevalue("postgres").new_database()
    with LiveServer(tmp_path, clock, **settings) as server:
        yield House(server, clock)


def test_guests_who_take_part_in_nothing_are_deleted_with_their_sessions(house: House) -> None:
    idle = [house.server.client() for _ in range(3)]
    for client in idle:
        client.post("/guest")
    match, *players = seated(house.server, **GAME)
    for client in players:
        client.act(match, actions_of(client.state(match))[0])
    house.server.account("Ada")
    host = house.server.client()
    host.post("/tournaments", {**GAME, "name": "Cup", "round_hours": 24})
    house.days(59)
    assert house.clean() == {}
    assert idle[0].get("/me")["user"] is not None  # this one comes back
    house.days(2)
    assert house.clean() == {"guests": 2}
    assert house.count(users) == 5
    assert idle[1].get("/me")["user"] is None
    for client in (idle[0], *players, host):
        assert client.get("/me")["user"] is not None
    assert house.problems() == []


def test_matches_in_which_nothing_was_played_are_deleted(house: House) -> None:
    waiting, aborted = house.server.client().open(**GAME)["id"], None
    aborted, first, _ = seated(house.server, **GAME)
    first.post(f"/matches/{aborted}/abort")
    played, one, other = seated(house.server, **GAME)
    one.act(played, actions_of(one.state(played))[0])
    other.post(f"/matches/{played}/abort")
    going, *_ = seated(house.server, **GAME)
    house.days(29)
    assert house.clean() == {}
    first.put(f"/matches/{aborted}/notes", {"text": "Nobody moved."})
    house.days(2)
    assert house.clean() == {"matches": 2}
    me = house.server.client()
    for match in (waiting, aborted):
        assert me.refused("GET", f"/matches/{match}") == (404, "no-such-match")
        assert house.count(entries, entries.c.match == match) == 0
    for match in (played, going):
        assert me.state(match)["number"] > 0
    assert house.count(private) == 0
    assert house.problems() == []


def test_an_operator_can_keep_everything(house: House) -> None:
    house.server.client().open(**GAME)
    house.server.client().post("/guest")
    house.days(300)
    assert house.clean(Retention(0, 0, 0)) == {}


def test_what_has_expired_is_deleted(house: House) -> None:
    ada = house.server.account("Ada")
    user = ada.get("/me")["user"]["id"]
    match, first, second = seated(house.server, **GAME, clock={"kind": "correspondence", "days": 60})
    waits = second if first.state(match)["to_act"] == "first" else first
    waits.put(f"/matches/{match}/plan", {"branches": [{"on": ["..."], "play": "a1"}]})
    first.put(f"/matches/{match}/mute", {"muted": True})
    first.put(f"/matches/{match}/notes", {"text": "Mine."})
    now = house.clock.now
    old = {"user": user, "hash": "", "created": now}
    line = {"at": now, "by": "root", "command": "ban", "subject": "x", "details": "{}", "topics": "[]"}
    report = {"id": "r", "match": match, "reporter": user, "about": user, "kind": "other", "text": "", "created": now}
    house.write(
        insert(tokens).values(id="t", label="", scopes="play", expires=now + 1, **old),
        insert(recoveries).values(kind="operator", expires=now + 1, attempts=0, **old),
        insert(leases).values(name="bot x", holder="gone", until=now),
        insert(audit).values({name: value for name, value in line.items() if name in audit.c}),
        insert(reports).values(closed=now, note="", **report),
    )
    assert house.clean() == {}
    second.post(f"/matches/{match}/resign")
    assert house.clean() == {"plans": 1}
    house.days(2)
    assert house.clean() == {"recoveries": 1}
    assert house.count(leases, leases.c.name == "bot x") == 0
    house.days(31)
    assert house.clean() == {"tokens": 1}
    assert house.count(sessions) == 3
    house.days(340)
    assert house.clean() == {"sessions": 3, "mutes": 1}
    house.days(400)
    assert house.clean() == {"audit": 1, "reports": 1}
    assert house.count(private) == 1  # the notes


def test_one_round_deletes_a_batch(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleanup, "BATCH", 2)
    for _ in range(5):
        house.server.client().post("/guest")
    house.days(61)
    assert [house.clean() for _ in range(4)] == [{"guests": 2}, {"guests": 2}, {"guests": 1}, {}]


def test_a_user_keeps_notes_for_so_many_matches(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "MAX_PRIVATE", 2)
    me = house.server.client()
    ids = [me.open(**GAME)["id"] for _ in range(3)]
    for match in ids[:2]:
        me.put(f"/matches/{match}/notes", {"text": "a"})
    assert me.refused("PUT", f"/matches/{ids[2]}/notes", {"text": "a"}) == (409, "not-allowed-now")
    me.put(f"/matches/{ids[1]}/notes", {"text": "b"})
    me.put(f"/matches/{ids[2]}/mute", {"muted": True})
    me.put(f"/matches/{ids[0]}/notes", {"text": ""})
    me.put(f"/matches/{ids[2]}/notes", {"text": "a"})
    assert house.count(private) == 3


def test_a_log_with_play_cannot_be_deleted_even_by_hand(house: House) -> None:
    match, first, _ = seated(house.server, **GAME)
    first.act(match, actions_of(first.state(match))[0])
    with pytest.raises(Exception, match="append-only"):
        house.write(entries.delete().where(entries.c.match == match))
    with pytest.raises(Exception, match="append-only"):
        house.write(entries.update().where(entries.c.match == match).values(text="a2"))
    assert house.count(matches) == 1


def test_what_is_unknown_or_was_explained_takes_no_memory(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    me = house.server.client()
    for number in range(20):
        assert me.refused("GET", f"/matches/unknown{number}") == (404, "no-such-match")
    assert house.context.matches.in_memory == 0
    monkeypatch.setattr(player, "MAX_NOTIFIED", 3)
    bots = player.BotPlayer(house.context.matches, house.context.pool, house.context.owners)
    ids = [seated(house.server, **GAME)[0] for _ in range(5)]

    async def waiting(*_: object) -> list[str]:
        return ids

    monkeypatch.setattr(house.context.store, "waiting_for_bots", waiting)
    house.run(bots._explain_missing_bots())
    assert 0 < len(bots._notified) <= 3
