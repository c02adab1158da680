"""Clocks: kept by the server alone, charged when a turn is handed over, and not stopped by a restart."""

from pathlib import Path
from typing import Any

from craton.server.matches.clock import DAY, MINUTE, SECOND, Clocks, Rule
from tests.server.harness import Client, FakeClock, LiveServer, seated, until


def left(clocks: Clocks, seat: str) -> float:
    return clocks.seats[seat].left / SECOND


def test_fischer_charges_the_turn_and_adds_the_increment() -> None:
    clocks = Clocks.fresh(Rule("fischer", 60 * SECOND, 5 * SECOND)).handed_over("second", 0)
    assert left(clocks, "first") == 60  # the first turn costs nothing
    clocks = clocks.handed_over("first", 10 * SECOND)
    assert left(clocks, "second") == 55
    assert clocks.deadline == 70 * SECOND


def test_byo_yomi_loses_a_period_only_when_a_turn_takes_all_of_it() -> None:
    clocks = Clocks.fresh(Rule("byoyomi", 10 * SECOND, 30 * SECOND, 3)).handed_over("first", 0)
    assert clocks.deadline == 100 * SECOND
    clocks = clocks.handed_over("second", 39 * SECOND)  # 10 of the main time and 29 of a period
    assert (left(clocks, "first"), clocks.seats["first"].periods) == (0, 3)
    clocks = clocks.handed_over("first", 40 * SECOND).handed_over("second", 105 * SECOND)
    assert clocks.seats["first"].periods == 1
    assert clocks.handed_over("first", 106 * SECOND).deadline == 136 * SECOND


def test_correspondence_gives_every_turn_its_days() -> None:
    clocks = Clocks.fresh(Rule("correspondence", step=3 * DAY)).handed_over("first", 0)
    assert clocks.deadline == 3 * DAY
    clocks = clocks.handed_over("second", 2 * DAY).handed_over("first", 2 * DAY)
    assert clocks.deadline == 5 * DAY


def test_vacation_is_used_up_before_the_days_are() -> None:
    clocks = Clocks.fresh(Rule("correspondence", step=3 * DAY, vacation=2 * DAY)).handed_over("first", 0)
    clocks = clocks.with_vacation("first", on=True, now=1 * DAY)
    assert clocks.deadline == 5 * DAY
    clocks = clocks.with_vacation("first", on=False, now=2 * DAY)
    assert clocks.deadline == 4 * DAY
    assert clocks.seats["first"].vacation == 1 * DAY
    assert clocks.with_vacation("second", on=True, now=2 * DAY).deadline == 4 * DAY


def test_a_rule_round_trips_through_json() -> None:
    for rule in (
        Rule(),
        Rule("fischer", 3 * MINUTE, 2 * SECOND),
        Rule("byoyomi", 0, 30 * SECOND, 5),
        Rule("correspondence", step=2 * DAY, vacation=7 * DAY),
    ):
        assert Rule.from_json(rule.to_json()) == rule


FISCHER = {"kind": "fischer", "minutes": 1, "seconds": 2}


def lefts(client: Client, match: str) -> tuple[float, float]:
    seats: Any = client.state(match)["clocks"]["seats"]
    return seats["first"]["left"] / 1000, seats["second"]["left"] / 1000


def test_the_actions_of_a_turn_share_the_clock_and_dice_cost_nothing(timed: LiveServer, clock: FakeClock) -> None:
    options = {"board": "hex24", "influence": True}
    match, first, second = seated(timed, game="assault", options=options, clock=FISCHER)
    for client, action in ((first, "a1"), (second, "d5"), (first, "a3"), (second, "d3")):
        client.act(match, action)
    clock.advance(10)
    answer = first.act(match, "a2")  # between two stones of its own: a bonus stone follows in the same turn
    assert answer["state"]["to_act"] == "first"
    assert answer["state"]["clocks"]["running"] == "first"
    before = lefts(first, match)
    clock.advance(5)
    first.act(match, "c7")
    after = lefts(first, match)
    assert after[0] == before[0] - 5 + 2  # one increment for the whole turn
    assert after[1] == before[1]


def test_a_late_action_finds_the_flag_fallen(timed: LiveServer, clock: FakeClock) -> None:
    match, first, second = seated(timed, game="faust", clock=FISCHER)
    first.act(match, "a1")
    clock.advance(59.9)
    assert second.state(match)["status"] == "playing"
    clock.advance(0.2)
    body = {"action": "b2", "ply": 1, "id": "late"}
    assert second.refused("POST", f"/matches/{match}/actions", body) == (409, "not-playing")
    result = second.state(match)["result"]
    assert (result["winner"], result["reason"]) == ("first", "time")


def test_a_flag_falls_even_if_nobody_asks(timed: LiveServer, clock: FakeClock) -> None:
    match, first, _second = seated(timed, game="faust", clock=FISCHER)
    first.act(match, "a1")
    with first.live(match) as socket:
        socket.next("snapshot")
        clock.advance(61)
        frame = socket.next("entries")
        while frame["state"]["status"] == "playing":
            frame = socket.next("entries")
    assert frame["entries"][-1]["result"]["reason"] == "time"


def test_the_clock_starts_with_the_first_turn_complete(timed: LiveServer, clock: FakeClock) -> None:
    match, first, _second = seated(timed, game="faust", clock=FISCHER)
    clock.advance(3600)
    assert first.act(match, "a1")["state"]["clocks"]["running"] == "second"


def test_clocks_and_flags_survive_a_restart(tmp_path: Path) -> None:
    clock = FakeClock()
    with LiveServer(tmp_path, clock) as server:
        match, first, second = seated(server, game="faust", clock=FISCHER)
        first.act(match, "a1")
        clock.advance(20)
        second.act(match, "b2")
        clock.advance(5)
        before = first.state(match)["clocks"]
    with LiveServer(tmp_path, clock) as server:
        again = server.again(first)
        assert again.state(match)["clocks"] == before
        assert again.state(match)["your_turn"]
        clock.advance(60)
        # nobody asks for the match itself
        (row,) = until(lambda: again.get("/matches?mine=yes&status=over")["matches"])
        assert (row["winner"], row["reason"]) == ("second", "time")


def test_vacation_stops_the_clock_of_its_seat(timed: LiveServer, clock: FakeClock) -> None:
    days = {"kind": "correspondence", "days": 1, "vacation_days": 2}
    match, first, second = seated(timed, game="faust", clock=days)
    first.act(match, "a1")
    second.post(f"/matches/{match}/vacation")
    assert second.refused("POST", f"/matches/{match}/vacation") == (409, "not-allowed-now")
    clock.advance(2.5 * 86_400)
    second.post(f"/matches/{match}/return")
    second.act(match, "b2")
    live, one, _ = seated(timed, game="faust", clock=FISCHER)
    assert one.refused("POST", f"/matches/{live}/vacation") == (409, "not-allowed-now")


def test_a_win_can_be_claimed_once_the_opponent_has_left(timed: LiveServer, clock: FakeClock) -> None:
    slow = {"kind": "fischer", "minutes": 60, "seconds": 0}
    match, first, second = seated(timed, game="faust", clock=slow)
    first.act(match, "a1")
    second.get(f"/matches/{match}/entries")
    assert second.refused("POST", f"/matches/{match}/claim") == (409, "not-allowed-now")  # its own turn
    clock.advance(100)
    assert first.refused("POST", f"/matches/{match}/claim") == (409, "not-allowed-now")
    with second.live(match) as socket:
        socket.next("snapshot")
        clock.advance(100)
        assert first.refused("POST", f"/matches/{match}/claim") == (409, "not-allowed-now")  # is there

    def claimed_a_minute_later() -> bool:
        clock.advance(60)
        return first.request("POST", f"/matches/{match}/claim", {}).status_code == 200

    until(claimed_a_minute_later)
    assert first.state(match)["result"]["reason"] == "absence"


def test_without_a_clock_neither_visits_nor_chat_put_off_a_claim(timed: LiveServer, clock: FakeClock) -> None:
    match, first, second = seated(timed, game="faust")
    first.act(match, "a1")
    stranger = timed.client()
    stranger.post("/guest")
    for _ in range(2):
        clock.advance(6.9 * 86_400)
        second.get(f"/matches/{match}/entries")
        stranger.post(f"/matches/{match}/chat", {"text": "Not yet!"})
        assert first.refused("POST", f"/matches/{match}/claim") == (409, "not-allowed-now")
    clock.advance(0.3 * 86_400)
    with second.live(match) as socket:
        socket.next("snapshot")
        assert first.post(f"/matches/{match}/claim")["state"]["result"]["reason"] == "absence"
