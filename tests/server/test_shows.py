"""Shows: what a match's chance events were, with exact chances before and after each of them."""

from __future__ import annotations

from fractions import Fraction
from io import BytesIO
from itertools import pairwise

from PIL import Image

import craton
from craton.odds import final_scores
from craton.server.live.shows import MAX_MATCHES, MAX_THROWN, Shows
from craton.server.wire.show import Show
from tests.server.harness import LiveServer, check_response, seated

LATE = "faultlines size=5 w1w2/5/4w/5/bb1b1 black 6 black_placed=3,white_placed=3"
"""Five dice."""
SEALED = "faultlines size=4,sealed=yes 4/2w1/1b2/4 black 2 phase=seal,black_placed=1,white_placed=1"


def test_a_quake_is_shown_in_an_order_of_its_own_with_exact_chances(server: LiveServer) -> None:
    match, first, second = seated(server, game="faultlines", setup=LATE)
    assert first.refused("GET", f"/matches/{match}/show") == (404, "not-found")
    first.act(match, "pass")
    second.act(match, "pass")
    found = server.client().get(f"/matches/{match}/show")
    check_response(Show, found)
    assert (found["first"], found["last"]) == (1, 7)
    dice = [entry for entry in found["entries"] if entry["kind"] == "outcome"]
    shown = sorted(dice, key=lambda entry: entry["throw"]["place"])
    assert [entry["throw"]["place"] for entry in shown] == [0, 1, 2, 3, 4]
    scores = final_scores(craton.parse(LATE))
    assert {side: Fraction(one["exact"]) for side, one in shown[0]["throw"]["before"].items()} == {
        "black": scores.black,
        "draw": scores.draw,
        "white": scores.white,
    }
    for one, two in pairwise(shown):
        assert one["throw"]["after"] == two["throw"]["before"]
    end = shown[-1]["throw"]["after"]
    result = first.state(match)["result"]
    assert end[result["side"] or "draw"]["exact"] == "1"
    given = first.get(f"/matches/{match}/show?order=given")["entries"][1:]
    assert [entry["throw"]["place"] for entry in given] == [0, 1, 2, 3, 4]
    assert [entry["text"] for entry in given] == [entry["text"] for entry in dice]
    assert first.refused("GET", f"/matches/{match}/show?first=8") == (404, "not-found")
    assert first.refused("GET", f"/matches/{match}/show?order=best")[0] in (400, 422)


def test_a_quake_is_an_animated_picture(server: LiveServer) -> None:
    match, first, second = seated(server, game="faultlines", setup=LATE)
    assert first.refused("GET", f"/matches/{match}/show.gif") == (404, "not-found")
    first.act(match, "pass")
    second.act(match, "pass")
    answer = server.client().request("GET", f"/matches/{match}/show.gif?size=300")
    assert answer.headers["content-type"] == "image/gif"
    with Image.open(BytesIO(answer.content)) as picture:
        frames = [(picture.seek(number), picture.info["duration"])[1] for number in range(picture.n_frames)]
        assert picture.width == 300
    assert len(frames) == 13  # before, one action, two for each of five dice; the last one
    assert sum(frames) > 5_000
    assert first.refused("GET", f"/matches/{match}/show.gif?size=5000")[0] in (400, 422)


def test_a_show_gives_no_secret_away(server: LiveServer) -> None:
    match, first, second = seated(server, game="faultlines", setup=SEALED)
    first.act(match, "seal-play")
    for client in (second, server.client()):
        assert client.refused("GET", f"/matches/{match}/show?first=0")[1] == "not-allowed-now"
        assert client.refused("GET", f"/matches/{match}/show?first=1")[1] == "not-allowed-now"
        assert client.refused("GET", f"/matches/{match}/show.gif?first=0")[1] == "not-allowed-now"
    assert first.get(f"/matches/{match}/show?first=0")["entries"][0]["text"] == "seal-play"
    assert second.refused("GET", f"/matches/{match}/show?first=0")[1] == "not-allowed-now"  # not from the cache either


def test_everybody_sees_which_dice_a_player_has_thrown(server: LiveServer) -> None:
    match, first, second = seated(server, game="faultlines", setup=LATE)
    first.act(match, "pass")
    second.act(match, "pass")
    number = first.state(match)["number"]
    guest = server.client()
    with first.live(match) as mine, second.live(match) as other, guest.live(match) as spectator:
        for socket in (mine, other, spectator):
            socket.next("snapshot")
        mine.send(type="throw", match=match, number=number)
        for socket in (mine, other, spectator):
            frame = socket.next("show")
            assert frame["thrown"] == {"first": [number], "second": []}
        other.send(type="throw", match=match, number=number, all=True)
        assert spectator.next("show")["released"] == {"first": 0, "second": number}
        for wrong in (0, number + 1, "1", True, None):
            mine.send(type="throw", match=match, number=wrong)
            assert mine.next("error")["error"]["code"] == "bad-request"
        spectator.send(type="throw", match=match, number=number)
        assert spectator.next("error")["error"]["code"] == "not-your-seat"
    with guest.live(match) as late:
        late.next("snapshot")
        assert late.next("show")["thrown"]["first"] == [number]


def test_the_memory_of_thrown_dice_is_bounded_and_travels_between_processes() -> None:
    topics: list[str] = []
    here, there = Shows(topics.append, is_shared=True), Shows(topics.append, is_shared=True)
    for number in range(1, MAX_THROWN + 3):
        here.throw("m", "first", number)
        here.throw("m", "first", number)  # again: nothing new
    frame = here.frame("m")
    assert frame is not None
    assert frame["thrown"]["first"] == list(range(3, MAX_THROWN + 3))
    assert len(topics) == MAX_THROWN + 2
    here.throw("m", "first", 900, all_up_to=True)
    for report in [*here.reports(), "thrown:m:third:1:0", "thrown:m:first:x:0", "here:p:m:first:1"]:
        there.receive(report)
    assert there.frame("m") == here.frame("m")
    assert here.reports() == there.reports() == []
    for index in range(MAX_MATCHES):
        here.throw(f"other{index}", "second", 1)
    assert here.frame("m") is None
