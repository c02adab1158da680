"""An operator and a creator who want other dice, and how they are caught.

The operator owns the server and its database, so nothing keeps it from lying; the players keep what they noted before
they revealed their seeds, and that gives it away.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from craton.core.dice import Dice, commitment, seed_commitment
from craton.record import Record, parse_record, verify
from craton.server.integrity.chain import entry_hash, header_hash
from craton.server.integrity.match_check import match_problems
from tests.cli.conftest import Cli
from tests.server.damage import opened
from tests.server.harness import Dicer, FakeClock, LiveServer

pytestmark = pytest.mark.long

TERMS = {"game": "faultlines", "options": {"size": 3, "fault_lines": "random:2"}}
ACTIONS = ("a1", "c3", "pass", "pass")
ROLLS = ("roll a1", "roll c3")


class Operator:
    """Edits the database while the server is down, and has the hash chain fit again."""

    def __init__(self, database: sqlite3.Connection, match: str) -> None:
        self._database = database
        self._match = match

    @property
    def secret(self) -> bytes:
        found: bytes = self._database.execute("SELECT secret FROM matches WHERE id = ?", (self._match,)).fetchone()[0]
        return found

    @secret.setter
    def secret(self, secret: bytes) -> None:
        self._database.execute("UPDATE matches SET secret = ? WHERE id = ?", (secret, self._match))

    def change_seat(self, seat: str, revealed: str, **changes: object) -> None:
        """Have a seat reveal another seed, and change the data with which it was taken; None removes some of it."""
        where = "WHERE match = ? AND seat = ? AND kind = ?"
        keys = (self._match, seat, "sit")
        data = json.loads(self._database.execute(f"SELECT data FROM entries {where}", keys).fetchone()[0])
        data = {key: value for key, value in (data | changes).items() if value is not None}
        self._database.execute(f"UPDATE entries SET data = ? {where}", (json.dumps(data), *keys))
        self._database.execute(f"UPDATE entries SET text = ? {where}", (revealed, self._match, seat, "seed"))

    def rows(self) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """The row of the match and those of its log."""
        (header,) = self._rows("SELECT * FROM matches WHERE id = ?")
        yes_or_no = {name: bool(header[name]) for name in ("rated", "private", "open", "hints")}
        return header | yes_or_no, self._rows("SELECT * FROM entries WHERE match = ? ORDER BY number")

    def _rows(self, query: str) -> list[dict[str, Any]]:
        cursor = self._database.execute(query, (self._match,))
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]

    def rehash(self) -> None:
        header, log = self.rows()
        last = header_hash(header)
        for row in log:
            last = entry_hash(last, row)
            keys = (last, self._match, row["number"])
            self._database.execute("UPDATE entries SET hash = ? WHERE match = ? AND number = ?", keys)
        self._database.execute("UPDATE matches SET head = ? WHERE id = ?", (last, self._match))


def lucky(dice: Callable[[str], Dice]) -> str:
    """A seed with which both stones of the first turns stand firm for Black and break for White."""
    for number in range(100_000):
        found = dice(f"ground-{number}")
        if found.die(4, "roll a1") == 1 and found.die(4, "roll c3") == 6:
            return f"ground-{number}"
    raise AssertionError("no such seed")


def played(folder: Path, lie: Callable[[Operator, Dicer, Dicer], None] | None = None) -> tuple[Record, Dicer, Dicer]:
    """The record of a match with both players' notes; the operator lies after the last seed was revealed."""
    with LiveServer(folder) as server:
        first, second = Dicer(server.client(), secrets.token_hex(16)), Dicer(server.client(), secrets.token_hex(16))
        second.join(first.open(seat="first", **{**TERMS, "options": {"size": 3}} if lie else TERMS))
        first.reveal()
        second.reveal()
    if lie is not None:
        with opened(folder / "craton.db") as database:
            operator = Operator(database, first.match)
            lie(operator, first, second)
            operator.rehash()
    with LiveServer(folder) as server:
        for dicer in (first, second):
            dicer.client = server.again(dicer.client)
        for number, action in enumerate(ACTIONS):
            (first, second)[number % 2].client.act(first.match, action)
        return parse_record(first.client.get(f"/matches/{first.match}/record")), first, second


def test_an_honest_match_gives_nobody_reason_to_complain(tmp_path: Path) -> None:
    record, first, second = played(tmp_path)
    assert verify(record)
    assert record.tags["Asked"] == "size=3,fault_lines=random:2"
    assert first.notes.differences(record) == second.notes.differences(record) == []


def test_an_operator_who_draws_the_secret_after_the_seeds_is_caught(tmp_path: Path, run: Cli) -> None:
    def lie(operator: Operator, first: Dicer, second: Dicer) -> None:
        word = lucky(lambda text: Dice(first.match, first.seed, second.seed, text.encode().ljust(32)))
        operator.secret = word.encode().ljust(32)

    record, first, second = played(tmp_path, lie)
    rolls = {str(turn.actions[0].text): turn.actions[0].outcome for turn in record.turns}
    assert [rolls[event] for event in ROLLS] == ["1", "6"]  # as the operator wished
    assert verify(record)  # the record alone hides it
    for player in (first, second):
        assert player.notes.differences(record) == ["the server's commitment is NOT the one you noted"]
    honest = {**record.tags, "Commitment": str(first.notes.commitment)}
    assert "commitment BROKEN" in verify(Record({**honest}, (), record.turns, record.termination)).report()[0]
    (tmp_path / "record.txt").write_text(str(record))
    noted = ("--seed", first.seed, "--commitment", str(first.notes.commitment))
    assert "NOT the one you noted" in run("verify", str(tmp_path / "record.txt"), *noted, status=1).out


def test_an_operator_who_fits_the_opponents_seed_to_yours_is_caught(tmp_path: Path) -> None:
    def lie(operator: Operator, first: Dicer, second: Dicer) -> None:
        seed = lucky(lambda text: Dice(first.match, first.seed, text, operator.secret))
        operator.change_seat("second", seed, commitment=seed_commitment(seed))

    record, first, _ = played(tmp_path, lie)
    assert verify(record)
    assert first.notes.differences(record) == ["your opponent's commitment or seed is NOT the one you noted"]


def test_an_operator_who_keeps_the_commitment_and_changes_the_seed_is_caught_by_the_record_alone(
    tmp_path: Path,
) -> None:
    record, *_ = played(tmp_path, lambda operator, first, second: operator.change_seat("second", "another"))
    found = verify(record)
    assert not found
    assert "second seat's seed: DOES NOT MATCH its commitment" in found.report()


def test_an_operator_who_replaces_your_seed_by_one_of_the_server_is_caught(tmp_path: Path) -> None:
    def lie(operator: Operator, first: Dicer, second: Dicer) -> None:
        seed = lucky(lambda text: Dice(first.match, text, second.seed, operator.secret))
        operator.change_seat("first", seed, commitment=None, seed=seed, by_server=True)

    record, first, second = played(tmp_path, lie)
    assert "first seat's seed: chosen by the server" in verify(record).report()
    assert "your seed is NOT in the record" in first.notes.differences(record)
    assert second.notes.differences(record) == ["your opponent's commitment or seed is NOT the one you noted"]


def test_an_operator_who_fits_the_seed_of_a_bot_to_yours_is_caught(tmp_path: Path) -> None:
    """The server chooses the seeds of bots and of the second seat of one player, but before the player reveals."""
    with LiveServer(tmp_path) as server:
        me = Dicer(server.client(), secrets.token_hex(16))
        me.open(game="faultlines", options={"size": 3}, seat="first", opponent="same")
        me.reveal()
        true = parse_record(me.client.get(f"/matches/{me.match}/record"))
    assert me.notes.differences(true) == []
    with opened(tmp_path / "craton.db") as database:
        operator = Operator(database, me.match)
        seed = lucky(lambda text: Dice(me.match, me.seed, text, operator.secret))
        operator.change_seat("second", "", seed=seed)
        operator.rehash()
    with LiveServer(tmp_path) as server:
        record = parse_record(server.again(me.client).get(f"/matches/{me.match}/record"))
    assert me.notes.differences(record) == ["your opponent's commitment or seed is NOT the one you noted"]


def test_a_check_of_the_database_finds_seeds_and_options_that_do_not_fit(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        first, second = Dicer(server.client(), "a" * 32), Dicer(server.client(), "b" * 32)
        second.join(first.open(seat="first", **TERMS))
        first.reveal()
        second.reveal()
    found = []
    with opened(tmp_path / "craton.db") as database:
        for kind, column, lie in (("options", "text", "size=3,fault_lines=none"), ("seed", "text", "another")):
            operator = Operator(database, first.match)
            where = f"WHERE match = '{first.match}' AND kind = '{kind}'"
            (true,) = database.execute(f"SELECT {column} FROM entries {where} ORDER BY number").fetchone()
            database.execute(f"UPDATE entries SET {column} = ? {where}", (lie,))
            operator.rehash()
            found += match_problems(*operator.rows())
            database.execute(f"UPDATE entries SET {column} = ? {where}", (true,))
    assert [problem for problem in found if "but the seeds give" in problem]
    assert [problem for problem in found if "The seed of the seat first does not match its commitment." in problem]


def up_to_the_first_roll(record: Record) -> str:
    """The record without its result, which another outcome would contradict."""
    last = next(number for number, turn in enumerate(record.turns) if str(turn).startswith("roll"))
    tags = {name: value for name, value in record.tags.items() if name not in ("Result", "Reason", "Score")}
    return str(Record(tags, (), record.turns[: last + 1], "*"))


def reports(text: str, true: str, lies: list[str]) -> list[str]:
    """The reports on every lie written in place of the truth; none is verified."""
    assert true in text
    verdicts = [verify(parse_record(text.replace(true, lie))) for lie in lies if lie != true]
    assert not any(verdicts)
    return ["\n".join(verdict.report()) for verdict in verdicts]


def test_an_operator_who_writes_another_outcome_is_caught(tmp_path: Path) -> None:
    record, *_ = played(tmp_path)
    true = next(str(turn) for turn in record.turns if str(turn).startswith("roll a1"))
    found = reports(up_to_the_first_roll(record), true, [f"roll a1={face}" for face in range(1, 7)])
    assert [f"{true[-1]} was drawn" in report for report in found] == [True] * 5


def test_an_operator_who_writes_other_fault_lines_is_caught(tmp_path: Path) -> None:
    record, *_ = played(tmp_path)
    true = record.tags["Options"].removeprefix("size=3,")
    layouts = [f"fault_lines={cells}" for cells in ("a1+c3", "b1+b3", "c1+a3", "a2+c2")]
    found = reports(up_to_the_first_roll(record), true, layouts)
    assert [f"{true} was drawn" in report for report in found] == [True] * 3


# The creator


def test_a_creator_sees_the_random_options_only_when_the_opponent_sits_and_both_seeds_are_known(
    tmp_path: Path,
) -> None:
    with LiveServer(tmp_path) as server:
        creator, opponent = Dicer(server.client(), "c" * 32), Dicer(server.client(), "o" * 32)
        match = creator.open(**TERMS)
        assert creator.client.get(f"/matches/{match}")["options"]["fault_lines"] == []
        opponent.join(match)
        assert creator.client.get(f"/matches/{match}")["options"]["fault_lines"] == []
        creator.reveal()
        assert creator.client.get(f"/matches/{match}")["options"]["fault_lines"] == []
        opponent.reveal()
        assert len(creator.client.get(f"/matches/{match}")["options"]["fault_lines"]) == 2
        with contextlib.closing(sqlite3.connect(tmp_path / "craton.db")) as database:
            secret = Operator(database, match).secret
        assert commitment(secret) in creator.client.received[0]  # before anybody's seed was known


def test_a_creator_cannot_look_for_a_seed_that_suits(tmp_path: Path) -> None:
    """After the opponent's seed is known, no other seed than the committed one is accepted."""
    with LiveServer(tmp_path) as server:
        creator, opponent = Dicer(server.client(), "c" * 32), Dicer(server.client(), "o" * 32)
        opponent.join(creator.open(**TERMS))
        opponent.reveal()
        for seed in ("a", "b", opponent.seed):
            path = f"/matches/{creator.match}/seed"
            assert creator.client.refused("POST", path, {"seed": seed}) == (400, "bad-request")
        assert creator.client.state(creator.match)["status"] == "waiting"


def test_a_creator_who_withholds_or_aborts_is_named_in_the_log(timed: LiveServer, clock: FakeClock) -> None:
    names = []
    for withhold in (True, False):
        creator, opponent = Dicer(timed.client(), "c" * 32), Dicer(timed.client(), "o" * 32)
        live = {"kind": "fischer", "minutes": 5, "seconds": 5}
        opponent.join(creator.open(seat="first", clock=live, **TERMS))
        opponent.reveal()
        if withhold:
            clock.advance(61)
            opponent.client.post(f"/matches/{creator.match}/claim")
        else:
            creator.reveal()
            creator.client.post(f"/matches/{creator.match}/abort")
        last = creator.client.get(f"/matches/{creator.match}/entries?after=0")["entries"][-1]
        names.append((last["kind"], last["seat"], last["result"]["reason"], last["result"]["winner"]))
    assert names == [("end", "first", "aborted", None)] * 2
