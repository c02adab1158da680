"""craton backup, export and import: what comes out, what comes back, and what never comes out."""

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest

import craton
from craton.record import read_records, verify
from craton.server.exchange.records import open_store
from craton.server.matches.match import Match
from tests.cli.conftest import Cli
from tests.server.harness import LiveServer, play_out, seated

DICEY: dict[str, Any] = {"game": "assault", "options": {"board": "hex24", "turn_limit": 10, "momentum": 1}}


def filled(folder: Path, database: str) -> tuple[str, str, str]:
    """A finished match, one that goes on, and one that goes on and hides something."""
    with LiveServer(folder, database=database) as server:
        over, first, second = seated(server, **DICEY)
        play_out(over, first, second, random.Random(5))
        open_one, first, second = seated(server, **DICEY)
        first.act(open_one, "a1")
        sealed, first, second = seated(server, game="faultlines", options={"size": 4, "sealed": True}, private=True)
        for client, action in ((first, "a1"), (second, "b2"), (first, "seal-pass")):
            client.act(sealed, action)
    return over, open_one, sealed


def loaded(database: str, match: str) -> Match:
    async def load() -> Match:
        async with open_store(database) as store:
            found = await store.load(match)
            assert found is not None
            return found

    return asyncio.run(load())


def test_finished_matches_are_exported_and_verify(tmp_path: Path, database: str, run: Cli) -> None:
    over, open_one, sealed = filled(tmp_path, database)
    written = run("export", "--database", database)
    assert written.err == "1 record written.\n"
    records = list(read_records(written.out))
    assert [record.tags["Match"] for record in records] == [over]
    assert verify(records[0])
    said = run("export", "--database", database, "--unfinished", str(tmp_path / "all.txt")).err
    assert said == "2 records written; 1 match with hidden information left out.\n"
    text = (tmp_path / "all.txt").read_text()
    assert [record.tags["Match"] for record in read_records(text)] == [over, open_one]
    for match in (open_one, sealed):
        assert loaded(database, match).header.secret.hex() not in text
    assert "seal-pass" not in text
    assert loaded(database, over).header.secret.hex() in text


def imported(run: Cli, database: str, file: str | Path) -> list[str]:
    """What `craton import` says about each record of a file."""
    *lines, _ = run("import", "--database", database, str(file)).out.splitlines()
    return [line.split()[0] for line in lines]


def test_what_was_exported_can_be_imported_elsewhere_and_is_the_same(tmp_path: Path, database: str, run: Cli) -> None:
    with LiveServer(tmp_path / "old") as server:
        matches = []
        for terms in (DICEY, {"game": "faust", "options": {"size": 5}}, {"game": "lifeline", "options": {"size": 3}}):
            match, first, second = seated(server, **terms)
            play_out(match, first, second, random.Random(1))
            matches.append(match)
        resigned, first, second = seated(server, game="faust")
        first.act(resigned, "a1")
        first.post(f"/matches/{resigned}/resign")
        old = f"sqlite:///{tmp_path / 'old' / 'craton.db'}"
    file = str(tmp_path / "records.txt")
    run("export", "--database", old, file)
    assert imported(run, database, file) == ["new"] * 4
    assert run("import", "--database", database, file).out.endswith("0 matches added, 4 already there.\n")
    again = run("export", "--database", database).out
    assert sorted(again.strip().split("\n\n")) == sorted(Path(file).read_text().strip().split("\n\n"))
    with LiveServer(tmp_path, database=database) as server:
        me = server.client()
        whole = me.get(f"/matches/{resigned}")
        assert whole["state"]["result"]["reason"] == "resignation"
        assert whole["state"]["result"]["winner"] == "second"
        listed = me.get("/matches?status=over")["matches"]
        assert {row["id"] for row in listed} == {resigned, *matches}
        assert re.match(r"Guest-\d{4}", listed[0]["first"])


PLAIN = """[Game "faust"]
[Options "size=5"]
[First "Ann"]
[Second "Bob"]
[Date "2026.02.03"]
[Reason "resignation"]
[Result "black"]

1. a1
2. b2
1-0
"""


def test_a_record_without_dice_is_imported_once_and_has_no_commitment(tmp_path: Path, run: Cli) -> None:
    (tmp_path / "record.txt").write_text(PLAIN)
    database = f"sqlite:///{tmp_path / 'craton.db'}"
    for said in ("1 match added.\n", "0 matches added, 1 already there.\n"):
        assert run("import", "--database", database, str(tmp_path / "record.txt")).out.endswith(said)
    with LiveServer(tmp_path, database=database) as server:
        me = server.client()
        row = me.get("/matches?status=over")["matches"][0]
        assert (row["first"], row["second"], row["winner"]) == ("Ann", "Bob", "first")
        whole = me.get(f"/matches/{row['id']}")
        assert (whole["dice"]["commitment"], whole["dice"]["secret"]) == (None, None)
        assert whole["dice"]["seeds"] == {"first": "", "second": ""}
        assert "SecretSeed" not in me.get(f"/matches/{row['id']}/record")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("1-0", "*"), "The match is not finished"),
        (("b2", "a1"), "a1 is occupied"),
        (("1. a1", "1. ?"), "line"),
    ],
)
def test_a_record_that_is_not_right_is_refused_and_the_others_are_added(
    tmp_path: Path, run: Cli, change: tuple[str, str], words: str
) -> None:
    (tmp_path / "records.txt").write_text(PLAIN.replace(*change) + "\n" + PLAIN)
    database = f"sqlite:///{tmp_path / 'craton.db'}"
    said = run("import", "--database", database, str(tmp_path / "records.txt"), status=2)
    assert said.out.splitlines()[-1] == "1 match added, 1 refused."
    assert words in said.err


def test_false_dice_are_not_imported(tmp_path: Path, run: Cli) -> None:
    filled(tmp_path, f"sqlite:///{tmp_path / 'craton.db'}")
    run("export", "--database", f"sqlite:///{tmp_path / 'craton.db'}", str(tmp_path / "r.txt"))
    text = (tmp_path / "r.txt").read_text()
    secret = re.search(r'SecretSeed "(\w+)"', text)
    assert secret is not None
    (tmp_path / "r.txt").write_text(text.replace(secret[1], "0" * 64))
    said = run("import", "--database", f"sqlite:///{tmp_path / 'new.db'}", str(tmp_path / "r.txt"), status=2).err
    assert "not those of the revealed seeds" in said


def test_a_backup_is_made_while_the_server_runs_and_matches_go_on_from_it(
    tmp_path: Path, database: str, run: Cli
) -> None:
    file = tmp_path / "backup.db"
    with LiveServer(tmp_path, database=database) as server:
        match, first, second = seated(server, **DICEY)
        first.act(match, "a1")
        run("backup", "--database", database, str(file))
        second.act(match, "b2")
    assert file.stat().st_mode & 0o777 == 0o600
    assert [other.name for other in tmp_path.glob("backup*")] == ["backup.db"]
    with LiveServer(tmp_path, database=f"sqlite:///{file}") as server:
        again = server.again(second)
        assert again.state(match)["ply"] == 1
        again.act(match, "b3")


def test_a_backup_fills_an_empty_database_and_no_other(tmp_path: Path, database: str, run: Cli) -> None:
    old = f"sqlite:///{tmp_path / 'old.db'}"
    over, open_one, sealed = filled(tmp_path, old)
    file = str(tmp_path / "backup.db")
    run("backup", "--database", old, file)
    before = (tmp_path / "backup.db").read_bytes()
    run("import", "--database", database, file)
    assert (tmp_path / "backup.db").read_bytes() == before
    for match in (over, open_one, sealed):
        one, other = loaded(old, match), loaded(database, match)
        assert one.entries == other.entries
        assert one.header == other.header
    assert "into an empty database" in run("import", "--database", database, file, status=2).err


@pytest.mark.parametrize("command", ["backup", "export"])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, run: Cli, command: str) -> None:
    none = tmp_path / "none.db"
    assert "There is no database" in run.refused(command, "--database", f"sqlite:///{none}", str(tmp_path / "out"))
    assert not none.exists()


def test_a_backup_overwrites_nothing(tmp_path: Path, run: Cli) -> None:
    out = tmp_path / "out"
    out.write_text("mine")
    assert "already exists" in run.refused("backup", "--database", f"sqlite:///{tmp_path / 'none.db'}", str(out))
    assert out.read_text() == "mine"


def test_two_matches_with_the_same_dice_come_back_as_two(tmp_path: Path, run: Cli) -> None:
    database = f"sqlite:///{tmp_path / 'old.db'}"
    with LiveServer(tmp_path, database=database) as server:
        people = [server.client(), server.client()]
        clock = {"kind": "fischer", "minutes": 5, "seconds": 0}
        terms = {"name": "x", "game": "faultlines", "options": {"size": 4}, "paired": True, "clock": clock}
        path = f"/tournaments/{people[0].post('/tournaments', terms)['id']}"
        for client in people:
            client.post(f"{path}/join")
        people[0].post(f"{path}/start")
        games = people[0].get(f"{path}/pairings")["pairings"]
        mine = people[0].get("/me")["user"]["id"]
        for game in games:
            play_out(game["match"], *(people if game["first"] == mine else people[::-1]), random.Random(3))
        while people[0].get(path)["status"] != "over":
            pass
    run("export", "--database", database, str(tmp_path / "records.txt"))
    new = f"sqlite:///{tmp_path / 'new.db'}"
    run("import", "--database", new, str(tmp_path / "records.txt"))
    records = list(read_records(run("export", "--database", new).out))
    assert {record.tags.get("Id", record.tags["Match"]) for record in records} == {game["match"] for game in games}
    assert all(map(verify, records))


# Ids


def duels(run: Cli, file: Path, *more: str) -> None:
    small = ("match", "assault", "-o", "board=hex24,turn_limit=10", "random", "random", "--games", "2")
    run(*small, "--records", str(file), *more)


def without_ids(file: Path) -> str:
    """The text of a file as earlier versions wrote it: with the same names in every run, and no ids."""
    text = re.sub(r'\[(Id|Seed) "[^"]*"\]\n', "", file.read_text())
    file.write_text(text)
    return text


def test_different_games_under_the_same_name_are_all_kept(tmp_path: Path, run: Cli) -> None:
    database = f"sqlite:///{tmp_path / 'craton.db'}"
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    duels(run, one, "--seed", "1")
    duels(run, two, "--seed", "2")
    assert without_ids(one).count('[Match "duel-0"]') == without_ids(two).count('[Match "duel-0"]') == 2
    assert imported(run, database, one) == ["new", "different"]
    printed = run("import", "--database", database, str(two)).out
    assert printed.count("; duel-0 is a different match here\n") == 2
    assert printed.endswith("2 matches added, 2 of them with a new id.\n")
    for file in (one, two):
        assert imported(run, database, file) == ["same", "same"]
    records = list(read_records(run("export", "--database", database).out))
    assert len({record.tags["Id"] for record in records}) == 4
    assert all(map(verify, records))
    assert run("fsck", "--database", database).out


def test_what_every_command_writes_can_be_imported_and_is_known_the_second_time(tmp_path: Path, run: Cli) -> None:
    database = f"sqlite:///{tmp_path / 'craton.db'}"
    match, played, square = tmp_path / "match.txt", tmp_path / "played.txt", tmp_path / "square.txt"
    duels(run, match, "--seed", "1")
    duels(run, match, "--seed", "2")
    for more in ([], [], ["--seed", "5"], ["--seed", "6"]):
        typed = "a1\nb1\npass\npass\n"
        run("play", "faultlines", "-o", "size=3", "--save", str(played), *more, typed=typed)
    run("match", "faust", "-o", "size=3", "random", "random", "--games", "2", "--records", str(square))
    sgf = tmp_path / "square.sgf"
    sgf.write_text(run("sgf", str(square)).out)
    (tmp_path / "back.txt").write_text(run("sgf", str(sgf)).out)
    (tmp_path / "library.txt").write_text(f"{craton.play('faust', black='random', white='random', seed=3)}\n")
    assert imported(run, database, match) == ["new"] * 4
    assert imported(run, database, played) == ["new"] * 4
    assert imported(run, database, sgf) == ["new"] * 2
    assert imported(run, database, square) == ["same"] * 2
    assert imported(run, database, tmp_path / "back.txt") == ["same"] * 2
    assert imported(run, database, tmp_path / "library.txt") == ["new"]
    out = tmp_path / "exported.txt"
    run("export", "--database", database, str(out))
    assert imported(run, database, out) == ["same"] * 11
    assert imported(run, f"sqlite:///{tmp_path / 'other.db'}", out) == ["new"] * 11


def test_an_id_that_no_match_can_have_is_refused(tmp_path: Path, run: Cli) -> None:
    (tmp_path / "record.txt").write_text('[Id "a/b"]\n' + PLAIN)
    database = f"sqlite:///{tmp_path / 'craton.db'}"
    said = run("import", "--database", database, str(tmp_path / "record.txt"), status=2).err
    assert "The tag Id must be 1 to 40 letters" in said
