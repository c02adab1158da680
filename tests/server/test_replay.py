"""Matches are replayed without blocking the event loop, and positions of the past without applying the rules."""

import asyncio
import random
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from craton.core.position import Position
from craton.core.state import State
from craton.server.errors import RequestError
from craton.server.integrity.quarantine import DamagedMatch, check_stored
from craton.server.matches import commands, replay, secrecy
from craton.server.matches.entries import Entry
from craton.server.matches.header import Header
from craton.server.matches.match import SPACING, Match
from craton.server.matches.replay import Payer, Replayer, replayed
from craton.server.matches.service import numbered
from craton.server.offload import Offload
from tests.server.harness import LiveServer, seated
from tests.server.offline import begun_match, done

SECRETIVE = [
    ("lifeline", {"size": 3}),
    ("faultlines", {"size": 4, "sealed": True}),
    ("assault", {"board": "hex24", "turn_limit": 10, "sacred": "any", "pie": True}),
]


def played(game: str, options: Mapping[str, Any], seed: int, most: int = 1000, *, takebacks: bool = False) -> Match:
    """A match of random actions, with takebacks where they are allowed."""
    rng = random.Random(seed)
    match = begun_match(game, options)
    while match.is_playing and len(match.steps) < most:
        seat = match.to_act
        assert seat is not None
        if takebacks and rng.random() < 0.1:
            try:
                offer = commands.offer(seat, "takeback")(match, 0)
            except RequestError:
                continue
            match = done(match.after(numbered(match, offer)), commands.accept(other(seat), "takeback"))
            continue
        match = done(match, commands.act(seat, rng.choice(match.position.legal_moves), match.ply, f"{match.ply}"))
    return match


def other(seat: str) -> str:
    return "second" if seat == "first" else "first"


def rows_of(match: Match) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The match as the database has it."""
    return match.header.to_row(), [entry.to_row(match.id) for entry in match.entries]


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What the rules compute in the meantime: the name of the method for each position."""
    found: list[str] = []
    with monkeypatch.context() as patch:
        for name in ("after", "after_outcome"):
            real = getattr(Position, name)

            def spy(position: Position, code: int, name: str = name, real: Any = real) -> Position:
                found.append(name)
                after: Position = real(position, code)
                return after

            patch.setattr(Position, name, spy)
        yield found


@pytest.mark.parametrize(
    ("game", "options"), [*SECRETIVE, ("faust", {"size": 7}), ("faultlines", {"size": 5})], ids=str
)
def test_earlier_positions_are_those_that_the_rules_give(
    game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game, options, 5, takebacks=True)
    position = match.header.start
    by_rules = [position]
    for step in match.steps:
        position = position.after(step.code) if step.event is None else position.after_outcome(step.code)
        by_rules.append(position)
    with counted(monkeypatch) as computed:
        assert [match.position_at(steps) for steps in range(len(match.steps) + 1)] == by_rules
        assert list(match.positions(3)) == by_rules[3:]
        assert match.state().position == match.position
    assert computed == []
    pushed = State(match.game, match.header.start)
    for step in match.steps:
        pushed.push(step.text)
    assert match.state() == pushed
    assert match.state().steps == pushed.steps


def test_positions_beyond_a_milestone_are_right_before_and_after_a_takeback() -> None:
    match = played("faust", {"size": 19}, 2, SPACING + 10)
    before = list(match.positions())
    entry = Entry(commands.EntryKind.TAKEBACK, 0, "first", data={"steps": SPACING - 1}, number=match.number + 1)
    shorter = match.after([entry])
    assert list(shorter.positions()) == before[:SPACING]
    assert match.position_at(SPACING + 5) == before[SPACING + 5]
    action = shorter.position.legal_moves[0]
    longer = shorter.after(numbered(shorter, commands.act(shorter.to_act, action, shorter.ply, "x")(shorter, 0)))
    assert longer.position_at(SPACING) == longer.position


def test_a_takeback_applies_no_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("faust", {"size": 9}, 1, 40)
    seat = match.to_act
    assert seat is not None
    offered = match.after(numbered(match, commands.offer(seat, "takeback")(match, 0)))
    with counted(monkeypatch) as computed:
        entries = commands.accept(other(seat), "takeback")(offered, 0)
        assert len(offered.after(numbered(offered, entries)).steps) < len(match.steps)
    assert computed == []


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "options"), SECRETIVE, ids=str)
def test_concealment_is_that_of_scanning_all_steps(game: str, options: dict[str, Any], seed: int) -> None:
    match = played(game, options, seed, takebacks=True)
    assert concealment_by_scanning(match) == {
        number: (dict(step.concealed), dict(step.reveals)) for number, step in match.played.items()
    }


def concealment_by_scanning(match: Match) -> dict[int, tuple[dict[str, Any], dict[str, Any]]]:
    """The slow twin: after each step, every earlier step of the line is looked at for every viewer."""
    found: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}
    line: list[tuple[Any, Position]] = []
    position = match.header.start
    for entry in match.entries:
        if entry.kind is commands.EntryKind.TAKEBACK:
            line = line[: entry.data["steps"]]
            position = line[-1][1] if line else match.header.start
        if entry.number not in match.played:
            continue
        step = match.played[entry.number]
        before = position
        position = before.after(step.code) if step.event is None else before.after_outcome(step.code)
        concealed: dict[str, Any] = {}
        reveals: dict[str, Any] = {}
        for viewer in secrecy.VIEWERS:
            hidden = differing_slots(position, viewer)
            own = {slot: position.data[slot] for slot in hidden if before.data[slot] != position.data[slot]}
            if own and step.seat not in (None, viewer):
                concealed[viewer] = own
            for place, (earlier, _) in enumerate(line):
                slots = found[earlier.number][0].get(viewer)
                if not slots or hidden & set(slots):
                    continue
                following = [(one.code, one.event is not None) for one, _ in line[place + 1 :]]
                following.append((step.code, step.event is not None))
                start = line[place - 1][1] if place else match.header.start
                if any(position.data[slot] == value for slot, value in slots.items()) or secrecy.is_only_choice(
                    start, earlier.code, following, position
                ):
                    del found[earlier.number][0][viewer]
                    reveals[viewer] = (*reveals.get(viewer, ()), earlier.number)
                else:
                    found[earlier.number][0][viewer] = {}
        found[entry.number] = (concealed, reveals)
        line.append((step, position))
    return found


def differing_slots(position: Position, viewer: str) -> set[int]:
    seen = secrecy.view_of(position, viewer).seen.data
    return {slot for slot in range(1, len(seen)) if seen[slot] != position.data[slot]}


def test_a_step_is_compared_only_with_steps_that_are_still_concealed(monkeypatch: pytest.MonkeyPatch) -> None:
    header, log = rows_of(played("lifeline", {"size": 6}, 1))
    calls = 0
    real = secrecy.hidden_slots

    def spy(position: Position, viewer: str) -> frozenset[int]:
        nonlocal calls
        calls += 1
        return real(position, viewer)

    monkeypatch.setattr(secrecy, "hidden_slots", spy)
    match = Match(Header.from_row(header), map(Entry.from_row, log))
    assert len(match.steps) > 80
    assert calls == len(secrecy.VIEWERS) * len(match.steps)


@pytest.mark.parametrize(("game", "options"), [*SECRETIVE, ("faust", {"size": 7})], ids=str)
def test_what_another_process_has_replayed_gives_the_same_match(
    game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game, options, 3, 11, takebacks=True)
    row, log = rows_of(match)
    known = [replay.Replayed(*one) for one in replayed(row, log)]
    with counted(monkeypatch) as computed:
        *_, found = Match.replaying(match.header, map(Entry.from_row, log), known)
    assert computed == []
    assert found.position == match.position
    assert found.steps == match.steps
    assert found.played == match.played
    assert found.standing() == match.standing()
    assert found.clocks == match.clocks
    for action in list(match.position.legal_moves)[:3]:  # and it goes on in the same way
        new = numbered(match, commands.act(match.to_act, action, match.ply, "x")(match, 0))
        assert found.after(new).steps == match.after(new).steps


def test_entries_in_memory_do_not_hold_positions() -> None:
    match = played("faust", {"size": 5}, 1)
    assert all(entry.after is None for entry in match.entries)
    assert all(step.entry.after is None for step in match.steps)


async def _loaded(match: Match, processes: Offload | None, **given: Any) -> tuple[Match, Replayer]:
    replayer = Replayer(processes)
    return await replayer.replay(*rows_of(match), **given), replayer


def test_a_long_log_is_replayed_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MAX_HERE", 0.0)
    match = played("lifeline", {"size": 4}, 2)
    paid: list[int] = []

    async def load() -> tuple[Match, Replayer]:
        processes = Offload()
        try:
            return await _loaded(match, processes, payer=Payer("somebody", paid.append))
        finally:
            await processes.close()

    with counted(monkeypatch) as computed:
        found, replayer = asyncio.run(load())
    assert computed == []
    assert replayer.offloaded == 1
    assert paid == [1]
    assert found.steps == match.steps


def test_who_cannot_pay_for_a_replay_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MAX_HERE", 0.0)

    def refuse(cost: int) -> None:
        raise RequestError("too-many-requests", "Too many requests.")

    match = played("faust", {"size": 5}, 2, 20)
    with pytest.raises(RequestError, match="Too many requests"):
        asyncio.run(_loaded(match, Offload(), payer=Payer("somebody", refuse)))


def turns_of_others(work: Coroutine[Any, Any, Any]) -> int:
    """How often another task gets a turn during some work."""
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def both() -> None:
        task = asyncio.create_task(others())
        await work
        task.cancel()

    asyncio.run(both())
    return turns


def test_while_a_log_is_replayed_other_tasks_get_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "SLICE", 0.0)
    match = played("faust", {"size": 7}, 1)
    assert turns_of_others(_loaded(match, None)) >= match.number - 1


def test_while_the_hash_chain_is_checked_other_tasks_get_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "SLICE", 0.0)
    match = played("faust", {"size": 7}, 1)
    row, log = rows_of(match)
    row |= {"quarantined": None, "head": match.hash, "asked": None}

    async def check() -> None:
        await Replayer().in_slices(check_stored(row, log))

    assert turns_of_others(check()) >= match.number - 1
    log[30]["text"] = "a1"
    with pytest.raises(DamagedMatch, match="entry 31"):
        asyncio.run(check())


def test_a_match_is_loaded_once_for_all_who_ask(server: LiveServer) -> None:
    match, first, _ = seated(server, game="faust")
    first.act(match, "a1", 0)
    service, store = server.app.state.context.matches, server.app.state.context.store
    reads: list[str] = []
    real = store.read

    async def read(match_id: str) -> Any:
        reads.append(match_id)
        await asyncio.sleep(0.05)
        return await real(match_id)

    async def ask() -> list[Match]:
        service._slots.pop(match)
        return list(await asyncio.gather(*(service.get(match) for _ in range(10))))

    store.read = read
    try:
        found = asyncio.run_coroutine_threadsafe(ask(), server.loop).result(10)
    finally:
        store.read = real
    assert reads == [match]
    assert all(one is found[0] for one in found)


def test_reading_an_earlier_position_applies_no_rules(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    match, first, second = seated(server, game="lifeline", options={"size": 4})
    for number in range(12):
        state = first.state(match)
        client = first if state["to_act"] == "first" else second
        client.act(match, next(iter(client.state(match)["actions"]["cells"])), number)
    with counted(monkeypatch) as computed:
        for steps in range(13):
            first.get(f"/matches/{match}/steps/{steps}")
    assert computed == []
