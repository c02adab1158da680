"""The opening explorer: what people played in public matches, up to symmetry, with results; nothing else counts."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, delete, select, update

from craton.lab.openings import TURNS, OpeningBook
from craton.record import parse_record
from craton.server.storage.tables import matches, opening_matches, opening_moves, users
from craton.server.storage.writer import Change
from craton.server.study.openings import BETWEEN_PEOPLE
from craton.server.wire.openings import Openings
from tests.server.harness import Client, LiveServer, actions_of, check_response, seated, until
from tests.server.test_releases import RELEASES, restored

SMALL = {"size": 2, "balance": "weak"}
COLUMNS = ("position", "move", "wins", "draws", "losses")


def explored(me: Client, *steps: str, game: str = "lifeline", **options: object) -> dict[str, Any]:
    found = me.post("/study/openings", {"game": game, "options": options or SMALL, "steps": list(steps)})
    check_response(Openings, found)
    return dict(found)


def results(found: dict[str, Any]) -> dict[str, tuple[int, int, int]]:
    """The results of the moves that were played, by their symmetric actions."""
    return {
        " ".join(move["symmetric"]): (move["wins"], move["draws"], move["losses"])
        for move in found["moves"]
        if move["matches"]
    }


def played(server: LiveServer, *actions: str, loser: str = "first", **terms: Any) -> str:
    """A match between two people with these actions, which one of them then resigns."""
    match, first, second = seated(server, **{"game": "lifeline", "options": SMALL, **terms})
    clients = {"first": first, "second": second}
    for action in actions:
        state = first.state(match)
        clients[state["to_act"]].act(match, action, state["ply"])
    clients[loser].post(f"/matches/{match}/resign", {"seat": loser})
    return match


def is_counted(server: LiveServer, match: str) -> bool:
    query = select(opening_matches).where(opening_matches.c.match == match)
    return bool(server.call(server.app.state.context.store.rows(query)))


def handled(server: LiveServer, match: str) -> None:
    """Wait until the server has decided whether to count a match."""
    server.call(server.app.state.context.openings.finished.do(match))


def write(server: LiveServer, *statements: Executable) -> None:
    server.call(server.app.state.context.store.writer.write(Change(statements=statements)))


def table(server: LiveServer) -> list[tuple[Any, ...]]:
    columns = [opening_moves.c[name] for name in COLUMNS]
    return sorted(map(tuple, server.call(server.app.state.context.store.rows(select(*columns)))))


def test_symmetric_matches_are_counted_together_and_results_belong_to_seats(server: LiveServer) -> None:
    me, before = server.client(), explored(server.client())
    assert [move["symmetric"] for move in before["moves"]] == [["a1", "a2", "b1", "b3", "c1", "c2"], ["b2"]]
    matches = [
        played(server, "a1", "swap", "c2", loser="first"),
        played(server, "c2", "swap", "a1", loser="first"),
        played(server, "b3", "b1", loser="second"),
    ]
    until(lambda: all(is_counted(server, match) for match in matches))
    start = explored(me)
    assert start["matches"] == before["matches"] + 3
    assert results(start) == {"a1 a2 b1 b3 c1 c2": (1, 0, 2)}
    assert (start["seat"], start["side"], start["counted"], start["turns"]) == ("first", "black", True, TURNS)
    corner = start["moves"][0]
    assert corner["score"] == pytest.approx(1 / 3)
    assert 0 < corner["low"] < 1 / 3 < corner["high"] < 1
    reply = explored(me, "a2")
    assert results(reply) == {"swap": (2, 0, 0), "c1": (0, 0, 1)}
    assert (reply["seat"], reply["side"]) == ("second", "white")
    after = explored(me, "a2", "swap")
    assert results(after) == {"c1": (0, 0, 2)}
    assert (after["seat"], after["side"]) == ("first", "white")


def test_matches_that_are_not_public_matches_between_two_people_do_not_count(server: LiveServer) -> None:
    options: dict[str, Any] = {"size": 3, "balance": "weak"}
    private = played(server, "c3", "a1", options=options, private=True)
    alone = server.client()
    own = alone.open(game="lifeline", options=options, opponent="same")["id"]
    alone.act(own, "c3", 0)
    alone.post(f"/matches/{own}/resign", {"seat": "first"})
    set_up = played(server, "a1", setup="lifeline size=3,balance=weak 3/4/2b2/4/3 white 1 -", game=None, options={})
    unfinished, first, _ = seated(server, game="lifeline", options=options)
    first.act(unfinished, "c3", 0)
    aborted, first, _ = seated(server, game="lifeline", options=options)
    first.post(f"/matches/{aborted}/abort", {})
    for match in (private, own, set_up, unfinished, aborted):
        handled(server, match)
        assert not is_counted(server, match)
    program, first, second = seated(server, game="lifeline", options=options)
    first.act(program, "c3", 0)
    account = update(users).where(users.c.id == second.get("/me")["user"]["id"]).values(is_bot=True)
    write(server, account)
    second.post(f"/matches/{program}/resign", {})
    handled(server, program)
    assert not is_counted(server, program)
    assert explored(alone, **options)["matches"] == 0
    assert all(move["score"] is None for move in explored(alone, **options)["moves"])


def test_matches_are_counted_again_from_nothing_and_never_twice(server: LiveServer) -> None:
    matches = [played(server, "b2", "a1", loser="second"), played(server, "b2", "c1", loser="second")]
    until(lambda: all(is_counted(server, match) for match in matches))
    counted, finished = table(server), server.app.state.context.openings.finished
    for match in matches:
        handled(server, match)
    assert table(server) == counted
    write(server, delete(opening_matches), delete(opening_moves))
    assert explored(server.client())["matches"] == 0
    finished.start_over()
    server.call(finished.round())
    assert table(server) == counted
    finished.start_over()
    server.call(finished.round())
    assert table(server) == counted


def test_recent_matches_that_a_killed_process_left_undone_are_found(server: LiveServer) -> None:
    match = played(server, "b2", "a2", loser="second")
    until(lambda: is_counted(server, match))
    counted, finished = table(server), server.app.state.context.openings.finished
    while not finished._is_complete:
        server.call(finished.round())
    write(server, delete(opening_matches), delete(opening_moves))

    def found() -> bool:
        server.call(finished.round())
        return table(server) == counted

    until(found)


@pytest.mark.long
def test_matches_against_bots_do_not_count(tmp_path: Path) -> None:
    with LiveServer(tmp_path, workers=1) as server:
        me = server.client()
        match = me.open(game="lifeline", options=SMALL, opponent="bot", bot="random", seat="first")["id"]
        me.act(match, "b2", 0)
        me.post(f"/matches/{match}/resign", {})
        handled(server, match)
        assert not is_counted(server, match)
        assert explored(me)["matches"] == 0


@pytest.mark.long
def test_the_matches_of_an_earlier_release_are_counted_as_a_book_counts_their_records(tmp_path: Path) -> None:
    with LiveServer(tmp_path, database=restored(RELEASES[-1], tmp_path)) as server:
        context = server.app.state.context
        between_people = select(matches.c.id).where(matches.c.status == "over", BETWEEN_PEOPLE)
        ids = [row.id for row in server.call(context.store.rows(between_people))]
        assert len(ids) > 20

        def are_counted() -> bool:
            server.call(context.openings.finished.round())
            return all(is_counted(server, match) for match in ids)

        until(are_counted)
        book = OpeningBook()
        for match in ids:
            book.add_record(parse_record(server.client().request("GET", f"/matches/{match}/record").text))
        expected = [(key, move, *counts) for key, moves in book._found.items() for move, counts in moves.items()]
        assert table(server) == sorted(expected)


def test_only_the_first_turns_are_counted(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust", options={"size": 6, "pie": False})
    clients, state, steps = {"first": first, "second": second}, first.state(match), []
    for place in range(TURNS + 2):
        mover = clients[state["to_act"]]
        choices = [one for one in actions_of(mover.state(match)) if len(one) == 2]
        steps.append(choices[(5 * place) % len(choices)])
        state = mover.act(match, steps[-1], state["ply"])["state"]
    first.post(f"/matches/{match}/resign", {})
    until(lambda: is_counted(server, match))
    options = {"size": 6, "pie": False}
    last = explored(first, *steps[: TURNS - 1], game="faust", **options)
    assert last["matches"] == 1
    assert last["counted"]
    later = explored(first, *steps[:TURNS], game="faust", **options)
    assert not later["counted"]
    assert later["matches"] == 0
    assert later["moves"]


def test_solved_openings_say_whether_the_swap_wins(server: LiveServer) -> None:
    me = server.client()
    solved = {
        action: next(move["solved"] for move in explored(me, action)["moves"] if move["action"] == "swap")
        for action in ("a1", "b2")
    }
    assert solved == {"a1": "win", "b2": "loss"}
    komi = {move["action"]: move["solved"] for move in explored(me, "komi 4", size=3, balance="komi")["moves"]}
    assert komi == {"black": "loss", "white": "win"}
    assert {move["solved"] for move in explored(me, "d4", size=4)["moves"]} == {None}


def test_positions_without_a_decision_have_no_moves_and_bad_lines_are_refused(server: LiveServer) -> None:
    me = server.client()
    quake = explored(me, "a1", "b2", "pass", "pass", game="faultlines", size=3)
    assert (quake["moves"], quake["seat"], quake["counted"]) == ([], None, False)
    assert me.refused("POST", "/study/openings", {"game": "lifeline", "steps": ["z9"]})[0] == 422
    assert me.refused("POST", "/study/openings", {"game": "chess"})[0] in (400, 404, 422)
