"""craton admin beside a running server: what it shows, what it changes at once, and what the audit log keeps."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from craton.server import ids
from craton.server.admin.console import open_console
from craton.server.admin.users import impose
from craton.server.exchange.records import open_store
from craton.server.storage.tables import audit, matches, users
from craton.server.storage.writer import Change
from tests.cli.conftest import Cli
from tests.server.harness import Client, LiveServer, seated, until

CLOCK = {"kind": "fischer", "minutes": 15, "seconds": 10}


class Admin:
    """`craton admin` on the database of a running server."""

    def __init__(self, run: Cli, database: str) -> None:
        self._run = run
        self._database = database

    def __call__(self, *arguments: str) -> str:
        return self._run("admin", *arguments, "--database", self._database, "--by", "Olga").out

    def json(self, *arguments: str) -> Any:
        return json.loads(self(*arguments, "--json"))

    def refused(self, *arguments: str) -> str:
        return self._run.refused("admin", *arguments, "--database", self._database)

    def audit(self) -> list[tuple[str, str, str, dict[str, Any]]]:
        rows = self.json("audit")["rows"]
        return [(row["by"], row["command"], row["subject"], row["details"]) for row in rows]


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[LiveServer]:
    with LiveServer(tmp_path, database=database) as server:
        yield server


@pytest.fixture
def admin(run: Cli, database: str) -> Admin:
    return Admin(run, database)


def id_of(client: Client) -> str:
    return str(client.get("/me")["user"]["id"])


def execute(database: str, *statements: Any) -> None:
    async def write() -> None:
        async with open_store(database) as store:
            await store.writer.write(Change(statements=statements))

    asyncio.run(write())


def test_users_are_listed_found_and_shown(server: LiveServer, admin: Admin) -> None:
    alice, bob = server.account("Alice"), server.account("Bob")
    match = alice.open(game="faust", seat="first")["id"]
    bob.post(f"/matches/{match}/join")
    alice.post(f"/matches/{match}/report", {"about": "second", "kind": "stalling"})
    server.client().post("/guest")
    assert admin.json("users")["total"] == 3
    (row,) = admin.json("users", "--name", "ALI")["rows"]
    assert (row["name"], row["id"], row["kind"], row["matches"]) == ("Alice", id_of(alice), "account", 1)
    assert row["sessions"] >= 1
    assert row["seen"] is not None
    shown = admin.json("users", "show", "bob")
    assert (shown["name"], shown["reports"], shown["banned"]) == ("Bob", 1, None)
    assert [one["id"] for one in shown["last_matches"]] == [match]
    assert [one["kind"] for one in shown["last_reports"]] == ["stalling"]
    text = admin("users", "show", id_of(bob))
    assert re.search(r"^name +Bob$", text, re.MULTILINE)
    assert "There is no user Carol" in admin.refused("users", "show", "Carol")


def test_a_table_is_aligned_and_says_what_it_leaves_out(server: LiveServer, admin: Admin, database: str) -> None:
    names = ["A", "Somebody-with-a-name", *(f"User-{number}" for number in range(60))]
    rows = [
        {"id": f"id-{name}", "name": name, "key": name.lower(), "is_bot": False, "created": number}
        for number, name in enumerate(names)
    ]
    execute(database, insert(users).values(rows))
    lines = admin("users").splitlines()
    assert lines[-1] == "50 of 62 users shown; --limit N shows more."
    assert len(lines) == 52
    place = lines[0].index("id")
    assert all(line[place:].startswith("id") and line[place - 1] == " " for line in lines[:-1])
    everything = admin("users", "--limit", "100").splitlines()
    assert everything[-1] == "62 users."
    assert any(line.startswith("Somebody-with-a-name  id-Somebody-with-a-name") for line in everything)


def test_a_guest_whose_name_is_not_unique_is_named_by_id(server: LiveServer, admin: Admin, database: str) -> None:
    same = [
        {"id": f"g{n}", "name": "Guest-0001", "is_bot": False, "created": round(1000 * time.time())} for n in range(2)
    ]
    execute(database, insert(users).values(same))
    assert "give the id" in admin.refused("ban", "Guest-0001")
    assert admin("ban", "g1").startswith("Guest-0001 is banned")


def test_a_name_that_is_the_id_of_another_user_is_ambiguous(server: LiveServer, admin: Admin, database: str) -> None:
    victim, other = id_of(server.account("Vic")), id_of(server.account("Otto"))
    execute(database, update(users).where(users.c.id == other).values(name=victim, key=victim.lower()))
    assert "is the id of one user and the name of another" in admin.refused("recover", victim)
    assert admin("ban", other).startswith(f"{victim} is banned")
    assert admin("ban", "vic").startswith("Vic is banned")


def test_a_ban_is_audited_and_takes_effect_at_once(server: LiveServer, admin: Admin) -> None:
    alice = server.account("Alice")
    alice.open(game="faust")  # her session is cached from now on
    assert admin("ban", "alice", "--reason", "rude") == "Alice is banned until further notice.\n"
    until(lambda: alice.request("POST", "/matches", {"game": "faust"}).status_code == 403)
    status, code = alice.refused("POST", "/matches", {"game": "faust"})
    assert (status, code) == (403, "banned")
    assert admin.json("users", "--banned")["rows"][0]["name"] == "Alice"
    assert admin("unban", "Alice") == "Alice is no longer banned.\n"
    until(lambda: alice.request("POST", "/matches", {"game": "faust"}).status_code == 201)
    assert "is not banned" in admin.refused("unban", "Alice")
    user = id_of(alice)
    assert admin.audit() == [
        ("Olga", "unban", user, {"name": "Alice"}),
        ("Olga", "ban", user, {"name": "Alice", "reason": "rude"}),
    ]
    assert [one["command"] for one in admin.json("users", "show", "alice")["last_commands"]] == ["unban", "ban"]


def test_a_muted_user_plays_but_does_not_chat(server: LiveServer, admin: Admin) -> None:
    alice = server.account("Alice")
    match = alice.open(game="faust", opponent="same")["id"]
    said = admin("mute", "Alice", "--days", "3")
    assert re.fullmatch(r"Alice is muted until \d{4}-\d\d-\d\d \d\d:\d\d\.\n", said)
    until(lambda: alice.request("POST", f"/matches/{match}/chat", {"text": "x"}).status_code == 403)
    alice.act(match, "a1")
    admin("unmute", "Alice")
    until(lambda: alice.request("POST", f"/matches/{match}/chat", {"text": "x"}).status_code == 200)


def test_an_account_gets_another_name(server: LiveServer, admin: Admin) -> None:
    alice, _ = server.account("Alice"), server.account("Bob")
    assert "is taken" in admin.refused("rename", "alice", "BOB")
    assert "A name has" in admin.refused("rename", "alice", "no spaces")
    assert admin("rename", "alice", "Carol") == "Alice is now called Carol.\n"
    until(lambda: alice.get("/me")["user"]["name"] == "Carol")
    assert [row[1] for row in admin.audit()] == ["rename"]


def test_a_recovery_code_sets_a_new_password_once(server: LiveServer, admin: Admin) -> None:
    server.account("Alice")
    code = admin.json("recover", "alice")["code"]
    assert [row[1:3] for row in admin.audit()] == [("recover", admin.json("users", "show", "alice")["id"])]
    assert code not in json.dumps(admin.audit())
    body = {"name": "Alice", "code": code, "password": "a new password"}
    server.client().post("/account/recover", body)
    server.client().post("/sessions", {"name": "Alice", "password": "a new password"})
    assert server.client().request("POST", "/account/recover", body).status_code >= 400
    assert "There is no user" in admin.refused("recover", "nobody")


def test_a_stuck_match_is_ended_by_a_log_entry_and_players_see_it(server: LiveServer, admin: Admin) -> None:
    match, first, second = seated(server, game="faust")
    first.act(match, "a1")
    listed = admin.json("matches", "--status", "playing")["rows"]
    assert [(row["id"], row["ply"], row["to_act"]) for row in listed] == [(match, 1, "second")]
    assert admin.json("matches", "--idle", "1")["rows"] == []
    with second.live(match) as socket:
        socket.next("snapshot")
        said = admin("matches", "end", match, "--winner", "first", "--reason", "left")
        assert said == f"The match {match} is over: won by the first seat.\n"
        assert socket.next("entries")["state"]["result"]["reason"] == "ruling"
    result = first.state(match)["result"]
    assert (result["winner"], result["reason"]) == ("first", "ruling")
    assert "The match is over" in admin.refused("matches", "end", match, "--winner", "none")
    assert "There is no match" in admin.refused("matches", "end", "x", "--winner", "none")
    assert admin.audit() == [("Olga", "end-match", match, {"winner": "first", "reason": "left"})]
    shown = admin.json("matches", "show", match)
    assert shown["last_entries"][-1]["kind"] == "end"
    assert "secret" not in shown
    waiting = first.open(game="faust")["id"]
    admin("matches", "end", waiting, "--winner", "none")
    until(lambda: first.state(waiting)["status"] == "aborted")


def test_a_match_that_goes_on_at_the_server_is_ended_at_its_present_ply(server: LiveServer, admin: Admin) -> None:
    match, first, second = seated(server, game="faust")
    for client, action in ((first, "a1"), (second, "b2"), (first, "c3")):
        client.act(match, action)
    admin("matches", "end", match, "--winner", "draw")
    path = f"/matches/{match}/actions"
    assert second.refused("POST", path, {"action": "d4", "ply": 3, "id": "x"}) == (409, "not-playing")
    assert second.state(match)["ply"] == 4


@pytest.mark.long
def test_a_tournament_is_cancelled_and_a_player_withdrawn(server: LiveServer, admin: Admin) -> None:
    people = [server.account(name) for name in ("Alice", "Bob", "Carol")]
    terms = {"name": "Cup", "game": "faust", "kind": "round-robin", "clock": CLOCK}
    first, second = (people[0].post("/tournaments", terms)["id"] for _ in range(2))
    for client in people:
        client.post(f"/tournaments/{second}/join")
    assert admin("tournaments", "cancel", first) == "The tournament Cup is cancelled.\n"
    assert people[0].get(f"/tournaments/{first}")["status"] == "cancelled"
    people[0].post(f"/tournaments/{second}/start")
    assert admin("tournaments", "withdraw", second, "carol") == "Carol has been withdrawn from Cup.\n"
    shown = admin.json("tournaments", "show", second)
    assert [one["name"] for one in shown["players"] if one["withdrawn_in_round"]] == ["Carol"]
    assert all(game["how"] for game in shown["games"] if "Carol" in (game["first"], game["second"]))
    assert "does not play" in admin.refused("tournaments", "withdraw", second, "carol")
    assert [row["status"] for row in admin.json("tournaments", "--status", "running")["rows"]] == ["running"]
    assert [row[1:3] for row in admin.audit()] == [("withdraw", second), ("cancel-tournament", first)]


def test_a_match_is_released_from_quarantine(server: LiveServer, admin: Admin, database: str) -> None:
    match, _, _ = seated(server, game="faust")
    execute(database, update(matches).where(matches.c.id == match).values(quarantined="line 3 is illegal"))
    (row,) = admin.json("quarantine")["rows"]
    assert (row["id"], row["quarantined"]) == (match, "line 3 is illegal")
    assert admin("quarantine", "release", match) == f"The match {match} is no longer in quarantine.\n"
    assert admin("quarantine") == "0 matches in quarantine.\n"
    assert "is not in quarantine" in admin.refused("quarantine", "release", match)


def test_a_change_and_its_audit_row_are_one_transaction(server: LiveServer, admin: Admin, database: str) -> None:
    server.account("Alice")
    taken = insert(audit).values(id=1, at=0, by="x", command="x", subject="x")

    async def fail() -> None:
        async with open_console(database, "Olga") as console:
            await impose(console, "ban", "Alice", None, "")
            console.audit("ban", "Alice")
            await console.write(taken)  # the key is taken, so neither row may be written

    with pytest.raises(Exception, match="Another change"):
        asyncio.run(fail())
    assert [row[1] for row in admin.audit()] == ["ban"]


def test_notices_of_other_programs_are_deleted_once_they_are_read(tmp_path: Path, run: Cli) -> None:
    database = f"sqlite:///{tmp_path / 'craton.db'}"
    with LiveServer(tmp_path, database=database) as server:
        server.account("Alice")
        Admin(run, database)("ban", "Alice")

        async def left() -> int:
            from craton.server.storage.tables import notices

            async with open_store(database) as store:
                return len(await store.rows(select(notices)))

        until(lambda: asyncio.run(left()) == 0)


def test_no_id_looks_like_an_option_and_an_old_one_that_does_comes_after_two_dashes(
    server: LiveServer, admin: Admin, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["-first", "--second", "third"])
    monkeypatch.setattr(ids.secrets, "token_urlsafe", lambda _: next(drawn))
    assert ids.fresh_id() == "third"
    monkeypatch.undo()
    execute(database, insert(users).values(id="-old", name="Old", is_bot=False, created=round(1000 * time.time())))
    printed = admin._run("admin", "ban", "--database", database, "--", "-old")
    assert printed.out == "Old is banned until further notice.\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "required"),
        (("nonsense",), "invalid choice"),
        (("ban", "x", "--days", "0"), "whole number"),
        (("matches", "end", "x"), "--winner"),
        (("matches", "--status", "odd"), "invalid choice"),
        (("users", "--database", "sqlite:///none.db"), "There is no database"),
    ],
)
def test_bad_input_gets_one_sentence(
    arguments: tuple[str, ...], words: str, run: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert words in run.refused("admin", *arguments)
    assert not list(tmp_path.iterdir())
