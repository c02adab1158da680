"""Duels: pairs, dice, openings, logs; and what is said of their results."""

import json
import random
from dataclasses import replace
from math import inf, isclose
from pathlib import Path

import pytest

import craton
from craton import CratonError, OptionError
from craton.bots.spec import parse_bot
from craton.lab.duel import Duel, Played, play_game
from craton.lab.elo import elo_at, estimate, score_at
from craton.lab.log import Log
from craton.lab.run import run_duel
from craton.lab.sprt import Sprt
from craton.lab.standing import Standing, standing
from craton.lab.workers import in_processes
from craton.record import parse_record, replay, verify


def duel(name: str = "assault", a: str = "greedy", b: str = "random", **settings: object) -> Duel:
    options = {"assault": {"board": "hex24", "turn_limit": 14}, "faultlines": {"size": 4}, "lifeline": {"size": 3}}
    game = craton.game(name, **options.get(name, {"size": 4}))
    given: dict[str, object] = {"games": 8, **settings}
    return Duel(game, parse_bot(a), parse_bot(b), **given)  # type: ignore[arg-type]


def steps(game: Played) -> list[tuple[int, str | None, str]]:
    return [(step.before.turn, step.event, step.text) for step in replay(parse_record(game.record)).steps]


# Games


@pytest.mark.parametrize("name", craton.list_games())
def test_the_seats_of_a_pair_are_swapped_and_its_dice_are_the_same(name: str) -> None:
    settings = duel(name, openings=2)
    shared = 0
    for pair in range(4):
        one, two = play_game(settings, 2 * pair), play_game(settings, 2 * pair + 1)
        assert (one.first, two.first) == ("A", "B")
        assert settings.dice(2 * pair) == settings.dice(2 * pair + 1) != settings.dice(2 * pair + 2)
        records = [parse_record(game.record) for game in (one, two)]
        assert [record.tags["First"] for record in records] == ["greedy", "random"]
        assert [record.tags["Second"] for record in records] == ["random", "greedy"]
        assert records[0].tags["SecretSeed"] == records[1].tags["SecretSeed"]
        assert all(verify(record) for record in records)
        assert [step[2] for step in steps(one) if step[1] is None][:2] == [
            step[2] for step in steps(two) if step[1] is None
        ][:2]
        rolls = [{(turn, event): text for turn, event, text in steps(game) if event} for game in (one, two)]
        for key in rolls[0].keys() & rolls[1].keys():
            # The number of coins may differ, the first of them do not.
            assert all(a == b for a, b in zip(rolls[0][key], rolls[1][key], strict=False))
            shared += 1
    assert shared > 0 or name in ("faust", "lifeline", "assault")


def test_pairs_differ_from_each_other() -> None:
    games = [play_game(duel(openings=3), number) for number in range(8)]
    assert len({game.movetext for game in games}) == 8
    assert len({tuple(text for _, _, text in steps(game)[:2]) for game in games}) > 2
    assert len({parse_record(game.record).tags["SecretSeed"] for game in games}) == 4


def test_unpaired_games_have_their_own_dice_and_openings_but_seats_still_alternate() -> None:
    settings = duel("faultlines", paired=False, games=7, openings=3)
    games = list(run_duel(settings))
    assert [game.first for game in games] == ["A", "B", "A", "B", "A", "B", "A"]
    assert len({parse_record(game.record).tags["SecretSeed"] for game in games}) == 7
    result = standing(settings, games)
    assert (result.games, result.units) == (7, 7)


def test_the_score_is_as_points() -> None:
    """A's points follow from the record's result and from who sat where, through swaps as well."""
    scores = set()
    for name in craton.list_games():
        for game in run_duel(duel(name, a="random", games=60)):
            state = replay(parse_record(game.record))
            assert state.outcome is not None
            winner = state.outcome.winner
            expected = 0.5 if winner is None else float((str(state.seat(winner)) == "first") == (game.first == "A"))
            assert (game.score, game.reason, game.turns) == (expected, state.outcome.reason, state.turn)
            scores.add(game.score)
    assert scores == {0.0, 0.5, 1.0}


@pytest.mark.parametrize(("a", "b"), [("random", "greedy"), ("mcts:simulations=16", "random")])
def test_a_duel_is_reproducible(a: str, b: str) -> None:
    settings = duel(a=a, b=b, games=4, seed="again")
    one, two = list(run_duel(settings)), list(run_duel(settings))
    assert one == two
    assert one != list(run_duel(replace(settings, seed="other")))
    assert play_game(settings, 3) == one[3], "a game does not depend on those before it"


def test_two_processes_play_the_same_games() -> None:
    settings = duel(games=6)
    assert sorted(run_duel(settings, jobs=2), key=lambda game: game.number) == list(run_duel(settings))


def test_an_error_in_a_process_is_raised_here() -> None:
    with pytest.raises(OptionError, match="too many"):
        list(run_duel(duel(openings=500), jobs=2))


def test_leaving_early_ends_the_processes() -> None:
    import multiprocessing

    games = run_duel(duel(games=1000), jobs=2)
    next(games)
    games.close()
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(CratonError, match="ended unexpectedly"):
        list(in_processes(exit, [3], 1))


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"games": 0}, "1 to 1,000,000 games"),
        ({"games": 7}, "must be even"),
        ({"openings": -1}, "random actions"),
        ({"a": "mcts:depth=1"}, "does not take depth"),
    ],
)
def test_impossible_settings_are_refused(settings: dict[str, object], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        duel(**settings)  # type: ignore[arg-type]


def test_impossible_numbers_of_jobs_are_refused() -> None:
    with pytest.raises(OptionError, match="jobs"):
        run_duel(duel(), jobs=0)


def test_openings_that_end_the_game_are_drawn_again_or_refused() -> None:
    settings = duel("faultlines", openings=6)
    assert all(len(steps(game)) > 6 for game in run_duel(settings))
    with pytest.raises(OptionError, match="too many"):
        play_game(duel("faultlines", openings=200), 0)


# Logs


def result_of(settings: Duel, path: Path) -> Standing:
    with Log(path, settings) as log:
        return standing(settings, [*log.played, *run_duel(settings, log=log)])


def test_an_interrupted_duel_is_continued_with_the_same_result(tmp_path: Path) -> None:
    settings, path, whole = duel(games=10), tmp_path / "log", tmp_path / "whole"
    expected = result_of(settings, whole)
    with Log(path, settings) as log:
        games = run_duel(settings, log=log)
        for _ in range(5):
            next(games)
        games.close()
    lines = path.read_text().splitlines()
    assert len(lines) == 5
    path.write_text("\n".join(lines) + "\n" + whole.read_text().splitlines()[5][:300])  # the sixth was cut off
    with Log(path, settings) as log:
        assert [game.number for game in log.played] == [0, 1, 2, 3, 4]
        assert [game.number for game in run_duel(settings, log=log)] == [5, 6, 7, 8, 9]
    assert path.read_text() == whole.read_text()
    assert result_of(settings, path) == expected
    assert path.read_text() == whole.read_text(), "nothing is played twice"


def test_a_duel_can_be_made_longer_or_shorter(tmp_path: Path) -> None:
    path = tmp_path / "log"
    result_of(duel(games=4), path)
    assert result_of(duel(games=8), path) == standing(duel(), run_duel(duel(games=8)))
    assert result_of(duel(games=2), path).finished == 2


def test_a_log_holds_the_games_with_their_records(tmp_path: Path) -> None:
    path = tmp_path / "log"
    result_of(duel(games=2), path)
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["number"] for line in lines] == [0, 1]
    assert lines[0]["duel"] == duel().settings
    assert verify(parse_record(lines[1]["record"]))


@pytest.mark.parametrize(
    "other",
    [
        {"seed": 1},
        {"b": "greedy"},
        {"openings": 1},
        {"paired": False},
        {"name": "faust"},
    ],
)
def test_the_log_of_another_duel_is_refused_and_left_alone(other: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "log"
    result_of(duel(**other, games=2), path)  # type: ignore[arg-type]
    before = path.read_bytes()
    with pytest.raises(CratonError, match=r"is the log of another duel: there \w+ is .*, here .*\.$"):
        Log(path, duel())
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [
        b"hello",
        b"hello\n",
        b"{}\n",
        b"[]\n",
        b"\n",
        b"\xff\xfe\n",
        b'{"duel": 1}\n',
        b'{"duel": {"game": "chess"',
        b"[" * 9999 + b"\n",
    ],
)
def test_a_file_that_is_no_log_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(content)
    with pytest.raises(CratonError, match="is not the log of this duel: line 1"):
        Log(path, duel())
    assert path.read_bytes() == content


def test_a_damaged_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "log"
    result_of(duel(games=2), path)
    for old, new in (('"score": ', '"score": 7'), ('"number": 1', '"number": -1'), ('"turns": ', '"turns": 0.')):
        text = path.read_text()
        assert old in text
        (tmp_path / "damaged").write_text(text.replace(old, new))
        with pytest.raises(CratonError, match="is not one of its games"):
            Log(tmp_path / "damaged", duel())


# Results


def finished(*scores: float) -> list[Played]:
    return [Played(n, "AB"[n % 2], score, "score", 10, f"\n\n{n}") for n, score in enumerate(scores)]


def test_a_standing_counts_complete_pairs_in_any_order() -> None:
    games = finished(1, 0.5, 0, 1, 1)
    result = standing(duel(), games)
    assert result == standing(duel(), reversed(games))
    assert (result.finished, result.games, result.units) == (5, 4, 2)
    assert (result.wins, result.draws, result.losses) == (2, 1, 1)
    assert result.estimate.score == 0.625
    assert result.first_seat == (1 + 0.5 + 0 + 0) / 4
    assert result.reasons == {"score": 4}
    assert result.different == 4


def test_nothing_is_known_before_a_pair_is_complete() -> None:
    result = standing(duel(), finished(1))
    assert (result.finished, result.games) == (1, 0)
    assert (result.estimate.low, result.estimate.high) == (0, 1)
    assert (result.estimate.elo_low, result.estimate.elo_high) == (-inf, inf)
    assert result.tested.verdict == "undecided"


def test_repeated_games_are_noticed() -> None:
    settings = duel("faust", a="random:seed=1", b="random:seed=2", games=20)
    result = standing(settings, run_duel(settings))
    assert (result.games, result.different) == (20, 2)


def test_elo_and_scores_are_inverse() -> None:
    for elo in (-400, -30, 0, 30, 191, 800):
        assert isclose(elo_at(score_at(elo)), elo, abs_tol=1e-9)
    assert isclose(score_at(400), 10 / 11)
    assert (elo_at(0), elo_at(1)) == (-inf, inf)


def pair_scores(
    rng: random.Random, pairs: int, strength: float, *, advantage: float = 0.0, luck: float = 0.0
) -> list[float]:
    """Pairs between bots whose expected score is `strength`; the first seat wins more by `advantage`, and with
    probability `luck` the dice decide both games of a pair the same way."""
    scores = []
    for _ in range(pairs):
        if rng.random() < luck:
            scores.append(float(rng.random() < strength))
        else:
            scores.append(((rng.random() < strength + advantage) + (rng.random() < strength - advantage)) / 2)
    return scores


@pytest.mark.parametrize("pairs", [5, 40])
@pytest.mark.parametrize("strength", [0.5, 0.64, 0.85])
@pytest.mark.parametrize(("advantage", "luck"), [(0.0, 0.0), (0.14, 0.0), (0.0, 0.8)])
def test_the_interval_holds_the_true_strength(pairs: int, strength: float, advantage: float, luck: float) -> None:
    rng = random.Random(f"{pairs} {strength} {advantage} {luck}")
    trials, held = 600, 0
    for _ in range(trials):
        found = estimate(pair_scores(rng, pairs, strength, advantage=advantage, luck=luck))
        assert found.low <= found.score <= found.high
        held += found.elo_low <= elo_at(strength) <= found.elo_high
    assert held / trials > 0.92
    assert pairs == 5 or held / trials < 0.995, "far too wide"


def test_pairing_narrows_the_interval_where_the_seat_decides() -> None:
    rng = random.Random(1)
    paired = pair_scores(rng, 100, 0.5, advantage=0.49)
    games = [float(rng.random() < (0.99 if number % 2 else 0.01)) for number in range(200)]
    assert estimate(paired).high - estimate(paired).low < 0.6 * (estimate(games).high - estimate(games).low)


def test_few_equal_results_are_no_certainty() -> None:
    assert estimate([0.5] * 4).low < 0.4
    assert estimate([1.0] * 4).low < 0.8
    assert estimate([1.0] * 4).elo_high == inf
    assert estimate([1.0] * 200).low > 0.97


@pytest.mark.parametrize(("advantage", "luck"), [(0.0, 0.0), (0.3, 0.0), (0.0, 0.6)])
def test_the_sequential_test_errs_as_seldom_as_it_promises(advantage: float, luck: float) -> None:
    sprt, rng, trials = Sprt(elo1=100), random.Random(f"{advantage} {luck}"), 300
    verdicts = {}
    for elo in (0, 100):
        verdicts[elo] = [
            sprt.test(pair_scores(rng, 600, score_at(elo), advantage=advantage, luck=luck)).verdict
            for _ in range(trials)
        ]
        assert verdicts[elo].count("undecided") == 0
    assert verdicts[0].count("A is stronger") / trials < 0.1
    assert verdicts[100].count("not shown") / trials < 0.1


def test_the_test_decides_once() -> None:
    sprt = Sprt()
    won = sprt.test([1.0] * 40)
    assert won.verdict == "A is stronger"
    assert won.decided_after is not None
    assert sprt.test([1.0] * 40 + [0.0] * 400) == won
    assert sprt.test([0.0] * 40).verdict == "not shown"
    assert sprt.test([0.5] * 3).verdict == "undecided"
    assert sprt.test([]).ratio == 0


def test_a_test_without_a_question_is_refused() -> None:
    with pytest.raises(OptionError, match="elo0 < elo1"):
        Sprt(elo0=30, elo1=30)
