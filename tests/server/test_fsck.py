"""craton fsck: every kind of damage is named, and nothing is reported about a sound database."""

import asyncio
import json
import shutil
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import select, update

from craton.server.exchange.backup import restore
from craton.server.integrity import fsck, quick_check
from craton.server.integrity.fsck import Wanted, check_database
from craton.server.integrity.quarantine import quarantined
from craton.server.integrity.report import Report
from craton.server.storage.database import HEAD, open_database
from craton.server.storage.tables import matches, ratings
from tests.cli.conftest import Cli
from tests.server.damage import damage, forge
from tests.server.harness import LiveServer, seated, until
from tests.server.releases.record import play
from tests.server.test_releases import OLD_SCHEMA, restored

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sound database with matches of all games, ratings and a tournament."""
    folder = tmp_path_factory.mktemp("sound")
    asyncio.run(_migrate(restored(OLD_SCHEMA, folder)))
    with sqlite3.connect(folder / "craton.db") as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    return folder / "craton.db"


async def _migrate(url: str) -> None:
    await (await open_database(url)).dispose()


@pytest.fixture
def file(original: Path, tmp_path: Path) -> Path:
    copied = tmp_path / "craton.db"
    shutil.copyfile(original, copied)
    return copied


def _ids(file: Path, query: str) -> list[str]:
    with sqlite3.connect(file) as connection:
        return [row[0] for row in connection.execute(query)]


def _problems(file: Path, **wanted: object) -> list[str]:
    report = Report()
    asyncio.run(check_database(f"sqlite:///{file}", Wanted(**wanted), report))  # type: ignore[arg-type]
    return [str(problem) for problem in report.problems]


def test_a_sound_database_has_no_problems_and_is_not_changed(file: Path, run: Cli) -> None:
    before = file.read_bytes()
    for options in ([], ["--quick"]):
        said = run("fsck", "--database", f"sqlite:///{file}", *options)
        assert said.out.endswith(": no problems.\n")
    assert file.read_bytes() == before
    assert [one.name for one in file.parent.iterdir()] == [file.name]


IN_A_MATCH = {
    "hash chain is broken at entry 4": "UPDATE entries SET at = at + 1 WHERE match = '{}' AND number = 4",
    "hash chain is broken at the header": "UPDATE matches SET rated = NOT rated WHERE id = '{}'",
    "Entries are missing at the end": "DELETE FROM entries WHERE match = '{}' AND number = "
    "(SELECT max(number) FROM entries AS one WHERE one.match = entries.match)",
    "Entry 4 of the log is missing": "DELETE FROM entries WHERE match = '{}' AND number = 4",
    "Entry 4 cannot be read": "UPDATE entries SET kind = 'dance' WHERE match = '{}' AND number = 4",
    "The header: There is no game": "UPDATE matches SET game = 'ludo' WHERE id = '{}'",
    "The column winner is": "UPDATE matches SET winner = 'second' WHERE id = '{}' AND winner <> 'second'",
    "The column ply is": "UPDATE matches SET ply = ply + 1 WHERE id = '{}'",
    "The column updated is": "UPDATE matches SET updated = 5 WHERE id = '{}'",
    "The column first is": "UPDATE matches SET first = second WHERE id = '{}'",
}


def test_damage_to_a_match_is_named(file: Path) -> None:
    ids = _ids(file, "SELECT id FROM matches WHERE winner = 'first' AND ply > 8 AND NOT rated")
    assert len(ids) >= 3
    found = {}
    for place, (expected, statement) in enumerate(IN_A_MATCH.items()):
        copied = file.with_name(f"{place}.db")
        shutil.copyfile(file, copied)
        match = ids[place % 3]
        damage(copied, statement.format(match))
        found[expected] = [line for line in _problems(copied) if line.startswith(f"match {match}: ")]
    assert {expected: [expected in line for line in lines].count(True) for expected, lines in found.items()} == (
        dict.fromkeys(IN_A_MATCH, 1)
    )


FORGED = {
    "but the seeds give": "UPDATE entries SET text = text % 6 + 1 WHERE match = '{}' AND number = "
    "(SELECT min(number) FROM entries WHERE match = '{}' AND kind = 'outcome')",
    "is illegal": "UPDATE entries SET text = (SELECT text FROM entries WHERE match = '{}' AND kind = 'action' "
    "ORDER BY number LIMIT 1) WHERE match = '{}' AND number = "
    "(SELECT number FROM entries WHERE match = '{}' AND kind = 'action' ORDER BY number LIMIT 1 OFFSET 1)",
    "but by the rules with": "UPDATE entries SET data = replace(replace(data, 'second', 'other'), 'first', 'second') "
    "WHERE match = '{}' AND kind = 'end'",
    "acts, but": "UPDATE entries SET seat = CASE seat WHEN 'first' THEN 'second' ELSE 'first' END "
    "WHERE match = '{}' AND kind = 'action'",
    "Its ply is": "UPDATE entries SET ply = ply + 100 WHERE match = '{}' AND ply > 3",
    "It follows the end": "UPDATE entries SET kind = 'chat', ply = NULL WHERE match = '{}' AND kind = 'action'",
}


def test_a_log_that_was_forged_with_its_hashes_contradicts_the_rules_or_the_dice(file: Path) -> None:
    dice = "(SELECT match FROM entries WHERE kind = 'outcome' AND length(text) = 1)"
    match = _ids(file, f"SELECT id FROM matches WHERE reason = 'score' AND winner = 'first' AND id IN {dice}")[0]
    for place, (expected, statement) in enumerate(FORGED.items()):
        copied = file.with_name(f"{place}.db")
        shutil.copyfile(file, copied)
        forge(copied, match, statement.replace("{}", match))
        lines = _problems(copied)
        assert any(line.startswith(f"match {match}: ") for line in lines)
        assert not any("hash chain" in line for line in lines)
        if expected != "It follows the end":
            assert any(expected in line for line in lines), (expected, lines)


ACROSS_TABLES = {
    "There is no users row nobody": "UPDATE matches SET creator = 'nobody' WHERE id = (SELECT min(id) FROM matches)",
    "There is no matches row": "INSERT INTO private VALUES ('lost', (SELECT min(id) FROM users), 'notes', 'a')",
    "Its previous, the match gone": "UPDATE matches SET previous = 'gone' WHERE id = (SELECT min(id) FROM matches)",
    "Its tournament gone": "UPDATE matches SET tournament = 'gone' WHERE id = (SELECT min(id) FROM matches)",
    "names another match as its twin": "UPDATE matches SET twin = (SELECT min(id) FROM matches WHERE twin IS NULL) "
    "WHERE id = (SELECT min(id) FROM matches WHERE twin IS NOT NULL)",
    "Its secret differs": "UPDATE matches SET secret = randomblob(32) "
    "WHERE id = (SELECT min(id) FROM matches WHERE twin IS NOT NULL)",
    "derived from another id": "UPDATE matches SET dice = twin WHERE id = "
    "(SELECT min(id) FROM matches WHERE twin IS NOT NULL AND dice IS NULL)",
    "Its match gone does not exist": "UPDATE pairings SET match = 'gone' WHERE rowid = 1",
    "half points, but its match": "UPDATE pairings SET points = 2 - points + (points = 1) WHERE rowid = 1",
    "is no entrant": "DELETE FROM entrants WHERE rowid = 1",
    "wins, draws and losses": "UPDATE ratings SET won = won + 1 WHERE rowid = 1",
    "It differs from its last change": "UPDATE ratings SET mu = mu + 100 WHERE rowid = 1",
    "numbered otherwise": "UPDATE ratings SET matches = matches + 1 WHERE rowid = 1",
    "the rating does not exist": "DELETE FROM ratings WHERE rowid = 1",
    "Its score is not the result": "UPDATE rating_changes SET score = 1 WHERE score = 2",
    "has changed the rating of one player only": "DELETE FROM rating_changes WHERE rowid = 1",
    "is no finished rated match": "UPDATE matches SET rated = 0 WHERE id = (SELECT min(match) FROM rating_changes)",
    "was played by others": "UPDATE rating_changes SET opponent = (SELECT max(id) FROM users)",
    "does not follow from the ratings": "UPDATE rating_changes SET mu = mu + 100 WHERE rowid = 1",
    "is not the end of its match": "UPDATE rating_changes SET at = at + 1 WHERE rowid = 1",
    "Its times do not follow": "UPDATE ratings SET until = until + 1000 WHERE rowid = 1",
    "has other rules": "UPDATE tournaments SET rated = NOT rated WHERE rowid = 1",
    "It cannot be read": "UPDATE tournaments SET plan = '{' WHERE rowid = 1",
    "unknown status": "UPDATE tournaments SET status = 'late' WHERE rowid = 1",
    "another last round": "UPDATE tournaments SET round = round + 1 WHERE rowid = 1",
}


@pytest.mark.parametrize("is_quick", [True, False])
def test_damage_across_tables_is_named(file: Path, is_quick: bool) -> None:
    missed = {}
    for place, (expected, statement) in enumerate(ACROSS_TABLES.items()):
        if not is_quick and place % 6:
            continue  # the same checks
        copied = file.with_name(f"{place}.db")
        shutil.copyfile(file, copied)
        damage(copied, statement)
        lines = _problems(copied, quick=is_quick)
        if not any(expected in line for line in lines):
            missed[expected] = lines
    assert missed == {}


def test_the_quick_check_finds_damage_at_the_end_of_a_log(file: Path) -> None:
    cut, changed, longer = _ids(file, "SELECT id FROM matches WHERE status = 'playing'")[:3]
    last = "(SELECT max(number) FROM entries WHERE match = '{0}')"
    damage(
        file,
        f"DELETE FROM entries WHERE match = '{cut}' AND number = {last.format(cut)}",
        f"UPDATE entries SET text = 'a2' WHERE match = '{changed}' AND number = {last.format(changed)}",
        f"DELETE FROM entries WHERE match = '{longer}' AND number = 2",
    )
    lines = _problems(file, quick=True)
    assert len(lines) == 3
    assert f"match {cut}: Entries are missing at the end of the log." in lines
    assert any(line.startswith(f"match {changed}: The hash chain is broken") for line in lines)
    assert any(line.startswith(f"match {longer}: The log has") for line in lines)


def test_problems_are_lines_a_summary_and_a_status_or_json(file: Path, run: Cli) -> None:
    match = _ids(file, "SELECT min(id) FROM matches WHERE status = 'over'")[0]
    damage(file, f"UPDATE matches SET ply = 99, quarantined = 'It is odd.' WHERE id = '{match}'")
    said = run("fsck", "--database", f"sqlite:///{file}", status=1)
    line, summary = said.out.splitlines()
    assert line.startswith(f"match {match}: The column ply is 99, but the log gives ")
    assert summary == "48 matches with 737 entries checked, 1 in quarantine: 1 problem."
    found = json.loads(run("fsck", "--json", "--database", f"sqlite:///{file}", status=1).out)
    assert found["problems"] == [{"where": f"match {match}", "what": line.partition(": ")[2]}]


def test_what_cannot_be_checked_is_refused_in_one_sentence(tmp_path: Path, run: Cli) -> None:
    said = run("fsck", "--database", f"sqlite:///{tmp_path / 'none.db'}", status=2)
    assert said.out == ""
    assert "There is no database" in said.err
    said = run("fsck", "--database", restored(OLD_SCHEMA, tmp_path), status=2)
    assert f"The database has the schema 0002, not {HEAD}" in said.err
    (tmp_path / "craton.db").write_bytes(b"not a database" * 1000)
    said = run("fsck", "--database", f"sqlite:///{tmp_path / 'craton.db'}", status=2)
    assert "cannot be read: file is not a database" in said.err


def test_a_damaged_file_is_named(file: Path) -> None:
    (root,) = _ids(file, "SELECT rootpage FROM sqlite_master WHERE name = 'ix_matches_game'")
    with file.open("r+b") as stream:
        stream.seek(4096 * (int(root) - 1) + 100)
        stream.write(b"\xff" * 3996)
    lines = _problems(file, quick=True)
    assert lines
    assert all(line.startswith("file: ") and "\n" not in line for line in lines)


def test_worker_processes_find_the_same(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = _ids(file, "SELECT id FROM matches WHERE status = 'over' ORDER BY id")
    damage(file, *(f"UPDATE matches SET ply = 99 WHERE id = '{match}'" for match in ids[::5]))
    alone = _problems(file)
    monkeypatch.setattr(fsck, "FEW", 0)
    monkeypatch.setattr(fsck, "BATCH", 20)
    seen: list[tuple[int, int]] = []
    assert _problems(file, processes=2, on_progress=lambda *at: seen.append(at)) == alone
    assert seen == [(20, 48), (40, 48), (48, 48)]


def test_the_server_checks_the_matches_being_played_when_it_starts(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = _ids(file, "SELECT id FROM matches WHERE status = 'playing' ORDER BY id")[:2]
    damage(file, f"UPDATE entries SET at = at + 1 WHERE match = '{bad}' AND number = 2")
    last = _ids(file, f"SELECT max(number) FROM entries WHERE match = '{good}'")[0]
    damage(file, f"DELETE FROM entries WHERE match = '{good}' AND number = {last}")
    with LiveServer(file.parent) as server:
        store = server.app.state.context.store
        rows = asyncio.run_coroutine_threadsafe(quarantined(store), server.loop).result(20)
        assert good in {row.id for row in rows}
        assert server.client().refused("GET", f"/matches/{bad}") == (409, "quarantined")


def test_the_check_at_the_start_reads_two_entries_of_each_match_and_ends_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with LiveServer(tmp_path) as server:
        for _ in range(6):
            seated(server, game="faust", options={"size": 5})
        store = server.app.state.context.store
        hashed: list[object] = []
        real = quick_check.entry_hash
        monkeypatch.setattr(quick_check, "entry_hash", lambda *row: hashed.append(row) or real(*row))

        def checked(seconds: float) -> int:
            return asyncio.run_coroutine_threadsafe(quick_check.check_at_start(store, seconds), server.loop).result(20)

        assert checked(60.0) == 6
        assert len(hashed) == 6
        monkeypatch.setattr(quick_check, "BATCH", 4)
        assert checked(-1.0) == 0

        async def confirmed(*_: object) -> str:
            confirmations.append(time.sleep(0.2))
            return "damaged"

        async def suspects(*_: object) -> list[str]:
            return [str(n) for n in range(1000)]

        confirmations: list[None] = []
        monkeypatch.setattr(quick_check, "check_heads", suspects)
        monkeypatch.setattr(quick_check, "_confirmed", confirmed)
        assert checked(0.1) == 0
        assert len(confirmations) == 1  # a thousand damaged matches do not delay the start either
    assert any("not all matches were checked" in record.message for record in caplog.records)


def test_a_database_in_postgresql_is_checked_beside_a_running_server(
    file: Path, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url: str = request.getfixturevalue("postgres").new_database()
    asyncio.run(restore(file, url))

    def problems(**wanted: bool) -> list[str]:
        report = Report()
        asyncio.run(check_database(url, Wanted(**wanted), report))
        assert report.matches == 48
        assert report.entries >= 737  # the server ends matches whose time is up
        return [str(problem) for problem in report.problems]

    with LiveServer(tmp_path, database=url) as server:
        until(lambda: server.client().get("/matches")["matches"])
        assert problems() == []
        assert problems(quick=True) == []

    async def spoil() -> None:
        engine = await open_database(url)
        async with engine.begin() as connection:
            first = (await connection.execute(select(matches.c.id).where(matches.c.status == "over"))).scalar()
            await connection.execute(update(matches).where(matches.c.id == first).values(ply=99))
            await connection.execute(update(ratings).values(mu=ratings.c.mu + 1))
        await engine.dispose()

    asyncio.run(spoil())
    assert any("The column ply is 99" in line for line in problems())
    assert any("differs from its last change" in line for line in problems(quick=True))


def test_matches_of_a_tournament_whose_dice_do_not_follow_from_its_secret_are_named(tmp_path: Path) -> None:
    file = tmp_path / "craton.db"
    terms = {"name": "Cup", "game": "faust", "options": {"size": 4}, "round_hours": 1}
    with LiveServer(tmp_path) as server:
        players = [server.account(name) for name in ("Ada", "Bea", "Cleo")]
        for more in ({"kind": "round-robin", "paired": True}, {"kind": "swiss"}):
            cup = players[0].post("/tournaments", {**terms, **more})["id"]
            for player in players:
                player.post(f"/tournaments/{cup}/join")
            players[0].post(f"/tournaments/{cup}/start")
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    assert _problems(file, quick=True) == []
    damage(file, "UPDATE tournaments SET secret = randomblob(32)")
    assert len([line for line in _problems(file, quick=True) if "do not follow from its secret" in line]) == 3


def test_a_database_of_this_release_has_no_problems(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        play(server)
    assert _problems(tmp_path / "craton.db") == []
    assert _problems(tmp_path / "craton.db", quick=True) == []
