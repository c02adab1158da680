"""Styles on a server: finished matches are tagged by nearest style, once, and win rates are shown by style."""

from collections.abc import Iterator

import pytest
from sqlalchemy import delete, select, update

from craton.server.storage.tables import match_styles, matches
from craton.server.storage.writer import Change
from tests.server.harness import Client, LiveServer, actions_of, until

QUICK = {"game": "assault", "options": {"board": "hex24", "turn_limit": 10}, "opponent": "same"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("styles")) as server:
        yield server


def played(me: Client, **more: object) -> str:
    match: str = me.open(**QUICK, **more)["id"]
    state = me.state(match)
    while state["status"] == "playing":
        me.act(match, actions_of(state)[0], state["ply"])
        state = me.state(match)
    return match


def tagged(me: Client, match: str) -> dict[str, object]:
    until(lambda: me.get(f"/matches/{match}/styles")["tagged"])
    found: dict[str, object] = me.get(f"/matches/{match}/styles")
    return found


def test_a_finished_match_is_tagged_for_both_sides(server: LiveServer) -> None:
    me = server.client()
    match = played(me)
    found = tagged(me, match)
    known = {style["name"] for style in me.get("/games/assault/styles")["styles"]}
    for seat in ("first", "second"):
        nearest = found[seat]
        assert isinstance(nearest, dict)
        assert nearest["style"] in known
        assert 0 < nearest["probability"] <= 1


def test_a_match_with_few_decisions_is_tagged_without_a_style(server: LiveServer) -> None:
    me = server.client()
    match = me.open(**QUICK)["id"]
    me.act(match, "a1")
    me.post(f"/matches/{match}/resign", {"seat": "second"})
    assert tagged(me, match) == {"tagged": True, "first": None, "second": None}


def test_older_matches_are_tagged_a_few_at_a_time_and_private_ones_do_not_count(server: LiveServer) -> None:
    me = server.client()
    public, private = played(me), played(me, private=True)
    for match in (public, private):
        tagged(me, match)
    before = me.get("/games/assault/styles/rates")
    context = server.app.state.context
    gone = Change(statements=[delete(match_styles).where(match_styles.c.match.in_((public, private)))])
    server.call(context.store.writer.write(gone))
    assert not me.get(f"/matches/{public}/styles")["tagged"]
    assert me.get("/games/assault/styles/rates")["matches"] == before["matches"] - 1
    context.tagger.finished.start_over()
    server.call(context.tagger.finished.round())
    assert me.get("/games/assault/styles/rates") == before
    assert me.get(f"/matches/{private}/styles")["tagged"]
    server.call(context.tagger.finished.do(public))  # a second time changes nothing
    rows = server.call(context.store.rows(select(match_styles).where(match_styles.c.match == public)))
    assert len(rows) == 1


def test_rates_count_every_player_and_sum_up_the_weeks(server: LiveServer) -> None:
    me = server.client()
    match = played(me)
    tagged(me, match)
    context = server.app.state.context
    earlier = Change(
        statements=[update(match_styles).where(match_styles.c.match == match).values(at=1_000_000_000_000)]
    )
    server.call(context.store.writer.write(earlier))
    server.call(context.store.rows(select(matches.c.id)))
    found = me.get("/games/assault/styles/rates")
    assert 0.5 < found["accuracy"] < 1
    assert len(found["rates"]) == 12
    recent = sum(rate["players"] for rate in found["rates"])
    assert recent == sum(week["players"] for week in found["weeks"]) <= 2 * found["matches"]
    for rate in found["rates"]:
        assert rate["score"] is None or rate["low"] <= rate["score"] <= rate["high"]
    assert me.get("/games/faust/styles/rates")["matches"] == 0
    assert me.refused("GET", "/games/chess/styles/rates")[0] == 404
    assert me.refused("GET", "/matches/nothing/styles")[0] == 404
