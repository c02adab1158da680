"""What may be written into one match's log is bounded, and refused in one sentence."""

import random
from typing import Any

import pytest

from craton.kernel.layout import CAP
from craton.server.errors import RequestError
from craton.server.matches import caps, commands
from craton.server.matches.clock import DAY, Rule
from craton.server.matches.commands import Command
from craton.server.matches.match import Match
from tests.server.harness import LiveServer, seated
from tests.server.offline import begun_match, done


def begun(**more: Any) -> Match:
    return begun_match("faust", {"size": 5}, **more)


def refused(match: Match, order: Command) -> str:
    with pytest.raises(RequestError) as caught:
        order(match, 0)
    assert caught.value.code == "not-allowed-now"
    assert caught.value.message.endswith(".")
    return caught.value.message


def test_spectators_do_not_use_up_the_players_chat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caps, "MAX_CHAT", 3)
    monkeypatch.setattr(caps, "MAX_SPECTATOR_CHAT", 5)
    match = begun()
    for number in range(5):
        match = done(match, commands.chat(None, f"u{number}", "Zoe", "hello"))
    assert "Spectators may send at most 5" in refused(match, commands.chat(None, "u9", "Zoe", "hello"))
    for _ in range(3):
        match = done(match, commands.chat("first", "ann", "Ann", "hello"))
    assert "A player may send at most 3" in refused(match, commands.chat("first", "ann", "Ann", "hello"))
    done(match, commands.chat("second", "bob", "Bob", "the other player still can"))


def test_takebacks_are_capped_for_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caps, "MAX_TAKEBACKS", 3)
    match = done(begun(), commands.act("first", "a1", 0, None))
    for _ in range(3):
        match = done(match, commands.offer("first", "takeback"), commands.accept("second", "takeback"))
        match = done(match, commands.act("first", "a1", match.ply, None))
    assert "at most 3 actions" in refused(match, commands.offer("first", "takeback"))
    match = done(match, commands.act("second", "b2", match.ply, None))
    done(match, commands.offer("second", "takeback"), commands.accept("first", "takeback"))


def test_takebacks_of_a_user_with_both_seats_are_capped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caps, "MAX_TAKEBACKS", 2)
    match = begun(users=("ann", "ann"))
    for _ in range(2):
        match = done(match, commands.act("first", "a1", match.ply, None), commands.offer("first", "takeback"))
    match = done(match, commands.act("first", "a1", match.ply, None))
    assert "at most 2 actions" in refused(match, commands.offer("first", "takeback"))


def test_offers_are_capped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caps, "MAX_OFFERS", 4)
    match = done(begun(), commands.act("first", "a1", 0, None))
    for _ in range(4):
        match = done(match, commands.offer("first", "takeback"), commands.decline("second", "takeback"))
    assert "at most 4 offers" in refused(match, commands.offer("first", "takeback"))
    assert "at most 4 offers" in refused(match, commands.offer("first", "draw"))
    match = done(match, commands.offer("second", "draw"))
    assert done(match, commands.offer("first", "draw")).is_over  # accepting is not offering


def test_vacations_are_capped_but_everybody_can_return(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caps, "MAX_VACATIONS", 2)
    match = begun(clock=Rule("correspondence", 0, DAY, vacation=9 * DAY))
    for _ in range(2):
        match = done(match, commands.vacation("first", on=True), commands.vacation("first", on=False))
    assert "at most 2 vacations" in refused(match, commands.vacation("first", on=True))
    match = done(match, commands.vacation("second", on=True))
    done(match, commands.vacation("second", on=False))


def test_a_match_whose_log_is_full_can_only_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caps, "FURTHER_ENTRIES", 4 - caps.ENTRIES_PER_TURN * CAP * 25)
    match = done(begun(), commands.act("first", "a1", 0, None), commands.act("second", "b2", 1, None))
    assert "The log of this match is full (4 entries)" in refused(match, commands.act("first", "c3", 2, None))
    assert done(match, commands.offer("first", "draw"), commands.accept("second", "draw")).is_over
    assert done(match, commands.resign("first")).is_over


@pytest.mark.parametrize("game", ["assault", "faultlines", "faust", "lifeline"])
def test_no_game_is_longer_than_the_cap(game: str) -> None:
    match = begun_match(game, {} if game == "assault" else {"size": 4})
    rng = random.Random(4)
    while match.is_playing:
        assert match.to_act is not None
        match = done(match, commands.act(match.to_act, rng.choice(match.position.legal_moves), match.ply, None))
    assert match.number < caps.max_entries(match) / 4


def test_a_refusal_by_a_cap_reaches_the_client(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caps, "MAX_SPECTATOR_CHAT", 1)
    match, first, _ = seated(server, game="faust")
    watcher = server.client()
    watcher.open(game="faust", opponent="same")  # becomes a guest
    watcher.post(f"/matches/{match}/chat", {"text": "hello"})
    assert watcher.refused("POST", f"/matches/{match}/chat", {"text": "hello"}) == (409, "not-allowed-now")
    first.post(f"/matches/{match}/chat", {"text": "a player still can"})
