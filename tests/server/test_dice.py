"""Commitments first, then seeds: how a match comes to its dice."""

from __future__ import annotations

import base64
import hmac
import random
import re
from pathlib import Path
from typing import Any

import pytest

from craton.core.dice import commitment, seed_commitment
from craton.record import parse_record, verify
from tests.cli.conftest import Cli
from tests.server.harness import Client, Dicer, FakeClock, LiveServer, play_out, seated, until

FAULTED = {"size": 5, "fault_lines": "random:4"}


def dicers(server: LiveServer, **terms: Any) -> tuple[Dicer, Dicer]:
    """Two players who have committed to their seeds in one match; the first seat first."""
    first, second = Dicer(server.client(), "a" * 32), Dicer(server.client(), "b" * 32)
    second.join(first.open(seat="first", **{"game": "faultlines", "options": {"size": 3}, **terms}))
    return first, second


def entries_of(client: Client, match: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get(f"/matches/{match}/entries?after=0")["entries"]
    return found


def record_of(client: Client, match: str) -> str:
    text: str = client.get(f"/matches/{match}/record")
    return text


def message(client: Client, path: str, body: dict[str, Any]) -> str:
    """The sentence with which a request is refused."""
    answer = client.request("POST", path, body)
    assert answer.status_code >= 400
    said: str = answer.json()["error"]["message"]
    return said


def test_the_servers_commitment_comes_before_any_seed(server: LiveServer) -> None:
    first, second = dicers(server)
    before = first.client.get(f"/matches/{first.match}")["dice"]
    assert re.fullmatch("[0-9a-f]{64}", before["commitment"])
    assert before["seeds"] == {"first": None, "second": None}
    assert before["commitments"] == {"first": first.commitment, "second": second.commitment}
    assert first.client.state(first.match)["status"] == "waiting"
    assert first.reveal()["to_reveal"] == ["second"]
    state = second.reveal()
    assert (state["status"], state["to_reveal"], state["to_act"]) == ("playing", [], "first")
    after = first.client.get(f"/matches/{first.match}")["dice"]
    assert after == {**before, "seeds": {"first": first.seed, "second": second.seed}}
    kinds = [entry["kind"] for entry in entries_of(first.client, first.match)]
    assert kinds == ["sit", "sit", "seed", "seed"]


def test_a_seed_is_refused_before_both_seats_have_committed(server: LiveServer) -> None:
    first = Dicer(server.client(), "early")
    match = first.open(game="faust")
    said = message(first.client, f"/matches/{match}/seed", {"seed": first.seed})
    assert said == "Keep your seed until both seats are taken and have committed to theirs."
    assert [entry["kind"] for entry in entries_of(first.client, match)] == ["sit"]


def test_a_seed_in_the_request_for_a_seat_is_refused_with_what_to_send(server: LiveServer) -> None:
    client = server.client()
    said = message(client, "/matches", {"game": "faust", "seed": "mine"})
    assert "send its SHA-256 in hex as commitment, and the seed itself to POST /matches/ID/seed" in said
    match = server.client().open(game="faust")["id"]
    assert "as commitment" in message(client, f"/matches/{match}/join", {"seed": "mine"})
    assert client.get(f"/matches/{match}")["state"]["status"] == "waiting"


def test_only_the_seed_committed_to_is_accepted_and_only_from_its_seat(server: LiveServer) -> None:
    first, second = dicers(server)
    path = f"/matches/{first.match}/seed"
    assert "does not match the commitment" in message(first.client, path, {"seed": "other"})
    assert first.client.refused("POST", path, {"seed": second.seed, "seat": "second"}) == (403, "not-your-seat")
    assert server.client().refused("POST", path, {"seed": first.seed})[0] in (401, 403)
    first.reveal()
    assert first.client.post(path, {"seed": first.seed})["entries"] == []
    assert "does not match" in message(first.client, path, {"seed": "other"})


def test_the_opponents_commitment_cannot_be_copied(server: LiveServer) -> None:
    first = Dicer(server.client(), "c" * 32)
    match = first.open(game="faust")
    said = message(server.client(), f"/matches/{match}/join", {"commitment": first.commitment})
    assert said == "This is the other seat's commitment; draw a seed of your own."


def test_without_a_commitment_the_server_chooses_the_seed_and_says_so(server: LiveServer) -> None:
    match, first, second = seated(server, game="faultlines", options={"size": 3})
    whole = first.get(f"/matches/{match}")
    assert whole["state"]["status"] == "playing"
    assert whole["dice"]["by_server"] == ["first", "second"]
    assert whole["dice"]["commitments"] == {"first": None, "second": None}
    assert all(entry["by_server"] for entry in entries_of(first, match) if entry["kind"] == "sit")
    assert "the server chose your seed" in message(first, f"/matches/{match}/seed", {"seed": "x"})
    for client, action in ((first, "a1"), (second, "b2"), (first, "pass"), (second, "pass")):
        client.act(match, action)
    record = record_of(first, match)
    assert '[ServerSeeds "first second"]' in record
    assert "second seat's seed: chosen by the server" in verify(parse_record(record)).report()


@pytest.mark.parametrize("opponent", ["same", "bot"])
def test_against_a_bot_or_oneself_the_other_seed_is_fixed_before_the_person_reveals(
    tmp_path: Path, opponent: str
) -> None:
    with LiveServer(tmp_path, workers=1) as server:
        terms = {"level": 1} if opponent == "bot" else {}
        me = Dicer(server.client(), "d" * 32)
        match = me.open(game="faust", options={"size": 4}, opponent=opponent, seat="first", **terms)
        dice = me.client.get(f"/matches/{match}")["dice"]
        assert (dice["by_server"], dice["seeds"]["first"]) == (["second"], None)
        assert dice["seeds"]["second"] is not None
        assert me.client.state(match)["to_reveal"] == ["first"]
        assert me.reveal()["status"] == "playing"
        assert me.client.get(f"/matches/{match}")["dice"]["seeds"] == {**dice["seeds"], "first": me.seed}


def test_nothing_can_be_played_before_the_seeds_are_known(server: LiveServer) -> None:
    first, _ = dicers(server, opponent="anyone")
    first.reveal()
    answer = first.client.request("POST", f"/matches/{first.match}/actions", {"action": "a1", "ply": 0, "id": "x"})
    assert answer.json()["error"]["message"] == "The match has not begun: a seed for the dice is still missing."
    lobby = server.client().get("/matches?lobby=yes&limit=50")["matches"]
    assert first.match not in [row["id"] for row in lobby]


def test_an_aborted_match_has_a_record_without_dice(server: LiveServer) -> None:
    first, _ = dicers(server, options=FAULTED)
    first.reveal()
    first.client.post(f"/matches/{first.match}/abort")
    record = record_of(first.client, first.match)
    assert "FirstSeed" not in record
    assert parse_record(record).tags["Reason"] == "aborted"


# Withholding


def test_a_seat_that_withholds_its_seed_only_has_the_match_aborted(timed: LiveServer, clock: FakeClock) -> None:
    live = {"kind": "fischer", "minutes": 5, "seconds": 5}
    first, second = dicers(timed, clock=live)
    second.reveal()
    assert "still has time" in message(second.client, f"/matches/{first.match}/claim", {})
    assert message(first.client, f"/matches/{first.match}/claim", {}) == "Reveal your own seed first."
    clock.advance(61)
    state = second.client.post(f"/matches/{first.match}/claim")["state"]
    assert (state["status"], state["result"]["winner"]) == ("aborted", None)
    last = entries_of(second.client, first.match)[-1]
    assert (last["kind"], last["seat"]) == ("end", "first")  # the one who withheld


def test_an_abort_after_the_time_for_the_seed_is_the_withholders_too(timed: LiveServer, clock: FakeClock) -> None:
    first, _ = dicers(timed, clock={"kind": "correspondence", "days": 2})
    first.reveal()
    clock.advance(3600 * 49)
    first.client.post(f"/matches/{first.match}/abort")
    assert entries_of(first.client, first.match)[-1]["seat"] == "second"


@pytest.mark.long
def test_the_seeds_survive_a_restart_between_commitment_and_start(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        first, second = dicers(server, options=FAULTED)
        first.reveal()
    with LiveServer(tmp_path) as server:
        first.client, second.client = server.again(first.client), server.again(second.client)
        assert first.client.state(first.match)["to_reveal"] == ["second"]
        assert second.reveal()["status"] == "playing"
        asked = first.client.get(f"/matches/{first.match}")
    with LiveServer(tmp_path) as server:
        again = server.again(first.client).get(f"/matches/{first.match}")
        assert (again["options"], again["asked"]) == (asked["options"], "size=5,fault_lines=random:4")


# Random options


def test_random_options_are_drawn_from_the_dice_when_the_match_starts(server: LiveServer) -> None:
    first, second = dicers(server, options=FAULTED)
    before = first.client.get(f"/matches/{first.match}")
    assert (before["asked"], before["options_text"]) == ("size=5,fault_lines=random:4",) * 2
    assert before["options"]["fault_lines"] == []
    assert before["state"]["position"].split()[1] == "size=5"
    rows = {row["id"]: row for row in first.client.get("/matches?mine=yes")["matches"]}
    assert rows[first.match]["options_text"] == "size=5,fault_lines=random:4"
    first.reveal()
    second.reveal()
    after = first.client.get(f"/matches/{first.match}")
    assert len(after["options"]["fault_lines"]) == 4
    assert after["options_text"] == "size=5,fault_lines=" + "+".join(after["options"]["fault_lines"])
    assert after["asked"] == before["asked"]
    drawn = next(entry for entry in entries_of(first.client, first.match) if entry["kind"] == "options")
    assert drawn["text"] == after["options_text"]
    rows = {row["id"]: row for row in first.client.get("/matches?mine=yes")["matches"]}
    assert rows[first.match]["options_text"] == after["options_text"]


def test_a_bad_random_option_is_refused_when_the_match_is_created(server: LiveServer) -> None:
    terms = {"game": "faultlines", "options": {"fault_lines": "random:3"}}
    assert server.client().refused("POST", "/matches", terms) == (400, "bad-request")


def test_a_record_with_drawn_options_is_verified_exported_and_imported(tmp_path: Path, run: Cli) -> None:
    with LiveServer(tmp_path) as server:
        first, second = dicers(server, options={"size": 3, "fault_lines": "random:2"})
        first.reveal()
        second.reveal()
        for dicer, action in ((first, "a1"), (second, "c1"), (first, "pass"), (second, "pass")):
            dicer.client.act(first.match, action)
        text = record_of(first.client, first.match)
    record = parse_record(text)
    assert record.tags["Asked"] == "size=3,fault_lines=random:2"
    assert (record.tags["FirstCommitment"], record.tags["SecondCommitment"]) == (first.commitment, second.commitment)
    report = verify(record).report()
    assert f"options fault_lines: {record.tags['Options']} matches the seeds" in report
    assert "first seat's seed: matches its commitment" in report
    assert report[-1] == "verified"
    (tmp_path / "record.txt").write_text(text)
    copied = f"sqlite:///{tmp_path / 'copy.db'}"
    assert run("import", "--database", copied, str(tmp_path / "record.txt")).out.endswith("1 match added.\n")
    assert run("export", "--database", copied).out.strip() == text.strip()


# Rematches


def test_a_rematch_has_seeds_of_both_players_if_they_commit_with_offer_and_acceptance(server: LiveServer) -> None:
    first, second = dicers(server, options=FAULTED)
    first.reveal()
    second.reveal()
    first.client.post(f"/matches/{first.match}/resign")
    old = first.client.get(f"/matches/{first.match}")
    first.seed, second.seed = "e" * 32, "f" * 32
    first.client.post(f"/matches/{first.match}/rematch/offer", {"commitment": first.commitment})
    second.client.post(f"/matches/{first.match}/rematch/accept", {"commitment": second.commitment})
    rematch = first.client.get(f"/matches/{first.match}")["rematch"]
    first.match = second.match = rematch
    whole = first.client.get(f"/matches/{rematch}")
    assert whole["dice"]["commitments"] == {"first": second.commitment, "second": first.commitment}
    assert (whole["state"]["to_reveal"], whole["options"]["fault_lines"]) == (["first", "second"], [])
    assert whole["dice"]["commitment"] != old["dice"]["commitment"]
    first.reveal()
    assert second.reveal()["status"] == "playing"
    assert len(first.client.get(f"/matches/{rematch}")["options"]["fault_lines"]) == 4


def test_a_withdrawn_offer_takes_its_commitment_along(server: LiveServer) -> None:
    first, second = dicers(server)
    first.reveal()
    second.reveal()
    first.client.post(f"/matches/{first.match}/resign")
    path = f"/matches/{first.match}/rematch"
    first.client.post(f"{path}/offer", {"commitment": seed_commitment("old")})
    first.client.post(f"{path}/decline")
    second.client.post(f"{path}/offer", {})
    first.client.post(f"{path}/accept", {"commitment": seed_commitment("new")})
    rematch = first.client.get(f"/matches/{first.match}")["rematch"]
    assert first.client.get(f"/matches/{rematch}")["dice"]["commitments"] == {
        "first": None,
        "second": seed_commitment("new"),
    }
    said = message(first.client, f"/matches/{first.match}/draw/offer", {"commitment": seed_commitment("new")})
    assert said == "A commitment belongs to the offer or acceptance of a rematch."


# Tournaments


def test_the_matches_of_a_tie_share_their_random_options_and_ties_do_not(server: LiveServer) -> None:
    people = [server.client() for _ in range(4)]
    terms = {"name": "Faulted", "game": "faultlines", "options": {"size": 9, "fault_lines": "random:8"}}
    tournament = people[0].post("/tournaments", {**terms, "kind": "swiss", "paired": True, "round_hours": 24})["id"]
    assert "fault_lines=random:8" in people[0].get(f"/tournaments/{tournament}")["options_text"]
    for person in people:
        person.post(f"/tournaments/{tournament}/join")
    people[0].post(f"/tournaments/{tournament}/start")
    games = until(lambda: people[0].get(f"/tournaments/{tournament}/pairings")["pairings"])
    matches = [people[0].get(f"/matches/{game['match']}") for game in games]
    layouts = {match["id"]: tuple(match["options"]["fault_lines"]) for match in matches}
    assert all(len(layout) == 8 for layout in layouts.values())
    assert all(layouts[match["id"]] == layouts[match["twin"]] for match in matches)
    assert len(set(layouts.values())) == 2
    assert all(match["dice"]["by_server"] == ["first", "second"] for match in matches)


def test_the_dice_of_a_tournament_follow_from_a_secret_committed_to_before_anybody_joined(server: LiveServer) -> None:
    people = [server.client() for _ in range(3)]
    terms = {"name": "Fair", "game": "faust", "options": {"size": 4}, "kind": "round-robin", "paired": True}
    opened = people[0].post("/tournaments", {**terms, "round_hours": 24})
    tournament = opened["id"]
    assert opened["secret"] is None
    for person in people:
        person.post(f"/tournaments/{tournament}/join")
    people[0].post(f"/tournaments/{tournament}/start")
    matches = []
    for number in (1, 2, 3):
        path = f"/tournaments/{tournament}/pairings?round={number}"
        until(lambda: people[0].get(f"/tournaments/{tournament}")["round"] >= number)  # noqa: B023
        for game in people[0].get(path)["pairings"]:
            if game["match"] is not None:
                matches.append(game)
                for person in people:
                    person.request("POST", f"/matches/{game['match']}/resign", {})
    until(lambda: people[0].get(f"/tournaments/{tournament}")["status"] == "over")
    secret = bytes.fromhex(people[0].get(f"/tournaments/{tournament}")["secret"])
    assert commitment(secret) == opened["commitment"]

    def digest(game: dict[str, Any], number: int, what: str) -> bytes:
        message = f"{tournament}:{game['round']}:{game['table']}:{number}:{what}"
        return hmac.digest(secret, message.encode(), "sha256")

    assert len(matches) == 6
    for game in matches:
        dice = people[0].get(f"/matches/{game['match']}")["dice"]
        assert game["match"] == base64.urlsafe_b64encode(digest(game, game["game"], "match")[:12]).decode()
        assert dice["match"] == base64.urlsafe_b64encode(digest(game, 1, "match")[:12]).decode()
        assert dice["secret"] == digest(game, 1, "secret").hex()
        assert dice["seeds"] == {seat: digest(game, 1, seat)[:16].hex() for seat in ("first", "second")}


def test_a_random_game_with_both_seeds_is_verified(server: LiveServer) -> None:
    first, second = dicers(server, game="assault", options={"board": "hex24", "turn_limit": 10})
    first.reveal()
    second.reveal()
    play_out(first.match, first.client, second.client, random.Random(5))
    record = parse_record(record_of(first.client, first.match))
    assert verify(record)
    assert first.notes.differences(record) == second.notes.differences(record) == []
