"""Many watchers of one match: what they get is encoded once, and players do not wait for spectators."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from craton.server.live import bus as buses
from craton.server.live import presence_notifier
from craton.server.live.bus import LocalBus
from craton.server.live.presence import Presence
from craton.server.live.presence_notifier import PresenceNotifier
from craton.server.matches import commands
from craton.server.matches.clock import SECOND, Rule
from craton.server.wire import encoded as encoding
from craton.server.wire.encoded import EncodedMatches
from craton.server.wire.encoding import encode
from craton.server.wire.match import entries_json, match_json
from craton.server.wire.position import actions_json
from craton.server.wire.view import MatchView
from tests.server.harness import LiveServer, seated, until
from tests.server.offline import begun_match, done

VIEWERS = ("first", "second", "spectator")


@pytest.mark.parametrize("clock", [Rule(), Rule("fischer", 60 * SECOND, 5 * SECOND)])
@pytest.mark.parametrize(
    ("game", "options"), [("lifeline", {"size": 3}), ("faultlines", {"size": 4}), ("faust", {"size": 5})]
)
def test_the_encoded_text_is_that_of_the_builders_at_every_moment(
    game: str, options: dict[str, Any], clock: Rule
) -> None:
    encoded = EncodedMatches()
    match = begun_match(game, options, clock)
    match = done(match, commands.chat("first", "u", "Ann", 'clocks "board" \u2028 \U0001f600 \\"'))
    rng = random.Random(1)
    for now in range(0, 6000, 700):
        for viewer in VIEWERS:
            for muted in (False, True):
                view = MatchView(match, viewer, muted)
                assert json.loads(encoded.whole(view, now)) == as_read(match_json(view, now))
                assert json.loads(encoded.whole(view, now + 333)) == as_read(match_json(view, now + 333))
                for after in (0, match.number - 1):
                    wanted = as_read(entries_json(view, after, now))
                    assert json.loads(encoded.entries(view, after, now)) == wanted
                    assert json.loads(encoded.entries_frame(view, after, now)) == {"type": "entries", **wanted}
                    answer = encoded.change(view, after, now, repeated=True)
                    assert json.loads(answer) == {**wanted, "repeated": True}
                frame = json.loads(encoded.snapshot_frame(view, now))
                body = frame.pop("body")
                assert frame == {"type": "snapshot", "match": match.id, "number": match.number}
                assert body == as_read(match_json(view, now))
        if match.to_act is not None:
            match = done(match, commands.act(match.to_act, rng.choice(match.position.legal_moves), match.ply, None))


def as_read(content: Any) -> Any:
    """Content as a client reads it: tuples arrive as lists."""
    return json.loads(encode(content))


@pytest.mark.parametrize(("game", "options"), [("lifeline", {"size": 12}), ("faultlines", {"size": 19})])
def test_matches_share_the_texts_of_their_legal_actions(game: str, options: dict[str, Any]) -> None:
    one, other = (actions_json(MatchView(begun_match(game, options), "first").view()) for _ in range(2))
    assert len(one["cells"]) > 300
    assert all(other["cells"][name] is texts for name, texts in one["cells"].items())


def test_a_viewer_never_gets_the_text_of_another_or_of_an_older_match() -> None:
    encoded = EncodedMatches()
    match = done(begun_match("lifeline", {"size": 4}), commands.act("first", "b3", 0, None))
    assert "b3" in json.loads(encoded.whole(MatchView(match, "first"), 0))["state"]["stones"]
    assert json.loads(encoded.whole(MatchView(match, "second"), 0))["state"]["stones"] == {}
    assert json.loads(encoded.whole(MatchView(match, "spectator"), 0))["state"]["stones"] == {}
    later = done(match, commands.act("first", "e5", 1, None))
    assert set(json.loads(encoded.whole(MatchView(later, "second"), 0))["state"]["stones"]) == {"b3", "e5"}
    assert json.loads(encoded.whole(MatchView(match, "second"), 0))["state"]["stones"] == {}


def test_texts_in_memory_are_bounded() -> None:
    encoded = EncodedMatches(max_size=20_000)
    matches = [begun_match("faust", {"size": 5}) for _ in range(3)]
    for size in range(5, 9):
        match = begun_match("faust", {"size": size})
        matches.append(match)
        for viewer in VIEWERS:
            encoded.whole(MatchView(match, viewer), 0)
            assert encoded._size <= 20_000
            assert encoded._size == sum(template.size for template in encoded._templates.values())


def test_all_watchers_share_one_text(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    encoded: EncodedMatches = server.app.state.context.encoded
    with ExitStack() as stack:
        sockets = [stack.enter_context(server.client().live(match)) for _ in range(8)]
        for socket in sockets:
            socket.next("snapshot")
        before = encoded.built
        first.act(match, "a1", 0)
        for socket in sockets:
            assert socket.next("entries")["entries"][0]["text"] == "a1"
        assert encoded.built - before == 2  # for the player who has acted, and for all spectators
        before = encoded.built
        for _ in range(5):
            server.client().get(f"/matches/{match}")
            second.get(f"/matches/{match}")
        assert encoded.built - before == 2  # again for spectators, and for the second seat


def collected(found: list[str], name: str) -> Callable[[str], None]:
    return lambda topic: found.append(f"{name} {topic}")


def test_players_are_notified_at_once_and_spectators_in_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buses, "PAUSE", 0.0)

    async def crowd() -> None:
        bus, found = LocalBus(), []
        for number in range(1000):
            bus.subscribe("m", collected(found, f"spectator {number}"), paced=True)
        bus.subscribe("m", collected(found, "player"))
        bus.publish("m")
        assert found[0] == "player m"
        assert len(found) == 1 + buses.BATCH
        bus.publish("m")  # those still waiting are called once
        assert found[-1] == "player m"
        turns = 0
        while len(found) < 2 + 1000 + buses.BATCH:
            before = len(found)
            await asyncio.sleep(0)
            turns += 1
            assert len(found) - before <= buses.BATCH
        await asyncio.sleep(0.01)
        assert len(found) == 2 + 1000 + buses.BATCH
        assert turns >= 1000 // buses.BATCH

    asyncio.run(crowd())


def test_a_small_audience_does_not_wait_for_a_crowd_elsewhere() -> None:
    async def crowd() -> None:
        bus, found = LocalBus(), []
        for number in range(1000):
            bus.subscribe("crowd", collected(found, f"{number}"), paced=True)
        bus.subscribe("quiet", collected(found, "one"), paced=True)
        bus.publish("crowd")
        bus.publish("quiet")
        assert "one quiet" not in found
        bus._call_some()
        assert "one quiet" in found

    asyncio.run(crowd())


def test_who_has_left_is_not_notified_any_more() -> None:
    async def leave() -> None:
        bus, found = LocalBus(), []
        listeners = [collected(found, f"{number}") for number in range(100)]
        for listener in listeners:
            bus.subscribe("m", listener, paced=True)
        bus.publish("m")
        for listener in listeners:
            bus.unsubscribe("m", listener)
        while bus._waiting:
            bus._call_some()
        assert len(found) == buses.BATCH
        assert bus.count("m") == 0

    asyncio.run(leave())


def test_a_crowd_that_arrives_is_announced_once_a_second_or_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence_notifier, "INTERVAL", 0.05)
    built: list[object] = []
    real = presence_notifier.presence_frame
    monkeypatch.setattr(presence_notifier, "presence_frame", lambda *given: built.append(given) or real(*given))

    async def arrive() -> list[str]:
        bus = LocalBus()
        presence = Presence(lambda: 0, absence=1, absence_days=1)
        news = PresenceNotifier(presence, bus)
        found: list[str] = []
        bus.subscribe(buses.presence_of("m"), lambda _: found.append(news.latest("m")))
        for _ in range(500):
            presence.connect("m", "spectator")
            news.changed("m")
        assert len(found) == len(built) == 1
        await asyncio.sleep(0.2)
        news.close()
        return found

    found = [json.loads(text)["spectators"] for text in asyncio.run(arrive())]
    assert found == [1, 500]


def test_the_more_watchers_the_fewer_announcements() -> None:
    async def pauses() -> list[float]:
        bus = LocalBus()
        news = PresenceNotifier(Presence(lambda: 0, absence=1, absence_days=1), bus)
        loop = asyncio.get_running_loop()
        found = []
        for match, watchers in (("few", 10), ("many", 5000)):
            for _ in range(watchers):
                bus.subscribe(buses.presence_of(match), collected([], ""), paced=True)
            news.changed(match)
            found.append(news._timers[match].when() - loop.time())
        news.close()
        return found

    few, many = asyncio.run(pauses())
    assert few <= 1.0
    assert 2 < many <= 5.0


def test_arriving_tells_nobody_to_read_the_match_again(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    match, _, _ = seated(server, game="faust")
    service = server.app.state.context.matches
    reads: list[str] = []
    real = service.get

    async def get(match_id: str, *given: Any) -> Any:
        reads.append(match_id)
        return await real(match_id, *given)

    monkeypatch.setattr(service, "get", get)
    with ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(server.client().live(match)).next("presence")
    assert reads == [match] * 20  # each reads it twice: to watch it, and to send the snapshot


def test_a_spectator_who_takes_a_seat_is_notified_at_once(server: LiveServer) -> None:
    first, second = server.client(), server.client()
    match = first.open(game="faust", seat="first")["id"]
    second.open(game="faust", opponent="same")  # becomes a guest
    bus = server.app.state.context.matches.bus
    with second.live(match) as socket:
        socket.next("presence")
        assert len(bus._paced[match]) == 1
        second.post(f"/matches/{match}/join")
        assert socket.next("entries")["state"]["viewer"] == "second"
        first.act(match, "a1", 0)
        socket.next("entries")
        assert len(bus._listeners[match]) == 1
        assert match not in bus._paced


def test_the_lobby_is_announced_in_batches_and_a_player_hears_of_their_own_matches_at_once(server: LiveServer) -> None:
    client = server.client()
    client.open(game="faust", opponent="same")
    bus = server.app.state.context.matches.bus
    with client.live() as socket:
        for what in ("lobby", "mine"):
            socket.send(type="follow", what=what)
        until(lambda: bus.count(buses.LOBBY))
        assert len(bus._paced[buses.LOBBY]) == 1
        server.client().open(game="faust", opponent="anyone")
        assert socket.next("changed")["what"] == "lobby"
        until(lambda: bus.count(buses.matches_of(client.get("/me")["user"]["id"])))
        client.open(game="faust", opponent="same")
        assert socket.next("changed")["what"] == "mine"


def test_no_token_of_the_templates_is_ever_sent() -> None:
    encoded = EncodedMatches()
    match = begun_match("faust", {"size": 5})
    for viewer in VIEWERS:
        view = MatchView(match, viewer)
        for text in (encoded.whole(view, 0), encoded.entries(view, 0, 0), encoded.snapshot_frame(view, 0)):
            assert encoding._TOKEN not in text
