"""Leagues: games between styles in compiled code, Bradley–Terry ratings, cycles, the command."""

import json
import random
from pathlib import Path

import numpy as np
import pytest

import craton
from craton import CratonError, OptionError
from craton.bots.spec import parse_bot
from craton.cli import main
from craton.lab.league.league import League, Results, play, style_players
from craton.lab.league.page import as_html, as_json, cycle_sentences, rated
from craton.lab.league.ratings import cycles, fit, rate
from craton.search.guidance import guidance_of
from craton.search.style_play import pair_scores

SMALL = craton.game("assault", board="hex24", turn_limit=10)


def league(*players: str, pairs: int = 20, **more: int) -> League:
    return League(SMALL, tuple(map(parse_bot, players)), pairs, **more)


@pytest.mark.parametrize("name", ["assault", "faultlines"])
def test_a_style_against_itself_scores_one_half_in_every_pair(name: str) -> None:
    # Both games of a pair have the same opening, dice and choices among equals, so they are the same game.
    options = {"assault": {"momentum": 1, "influence": True}, "faultlines": {"size": 5, "aftershock": True}}[name]
    game = craton.game(name, **options)
    style = guidance_of(game, game.definition.styles.styles[0].name, {}, None)
    assert pair_scores(game, style, style, 50, opening=3, seed=1).tolist() == [0.5] * 50


def test_scores_in_compiled_code_agree_with_those_of_the_bots() -> None:
    players = ("style:conservative", "style:edge-anchor")
    one, other = (guidance_of(SMALL, text.removeprefix("style:"), {}, None) for text in players)
    compiled = pair_scores(SMALL, one, other, 2000, opening=2).mean()
    rng, total, games = random.Random(1), 0.0, 100
    for number in range(games):
        state = craton.State(SMALL)
        for _ in range(2):
            state.push(rng.choice(list(state.legal_moves)))
        black, white = players if number % 2 == 0 else players[::-1]
        winner = craton.play(state, black=black, white=white, seed=number).tags["Result"]
        total += (winner == "black") == (number % 2 == 0)
    assert total / games == pytest.approx(compiled, abs=0.15)


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    a, b = (guidance_of(SMALL, name, {}, None) for name in ("wedge", "engulf"))
    scores = [pair_scores(SMALL, a, b, 60, opening=2, seed=seed).tolist() for seed in (1, 1, 2)]
    assert scores[0] == scores[1] != scores[2]
    assert set(scores[0]) <= {0.0, 0.25, 0.5, 0.75, 1.0}


def test_an_opening_that_ends_the_game_is_refused() -> None:
    a = guidance_of(SMALL, "wedge", {}, None)
    with pytest.raises(OptionError, match="too many"):
        pair_scores(SMALL, a, a, 1, opening=50)


def test_ratings_reproduce_the_strengths_that_produced_the_results() -> None:
    elo = np.array([150.0, 20.0, -40.0, -130.0])
    expected = 1 / (1 + 10 ** ((elo[None, :] - elo[:, None]) / 400))
    games = 1e6 * (1 - np.eye(4))
    assert fit(games * expected, games) == pytest.approx(elo, abs=0.1)


def test_intervals_contain_the_true_ratings_about_as_often_as_they_say() -> None:
    rng, elo, hits, tries = np.random.default_rng(3), np.array([100.0, 0.0, -100.0]), 0, 40
    chance = 1 / (1 + 10 ** ((elo[None, :] - elo[:, None]) / 400))
    for attempt in range(tries):
        scores = {
            (row, column): rng.binomial(2, chance[row, column], 80) / 2 for row, column in ((0, 1), (0, 2), (1, 2))
        }
        found = rate(3, {pairing: list(shares) for pairing, shares in scores.items()}, resamples=100, seed=attempt)
        hits += sum(one.low <= true <= one.high for one, true in zip(found, elo, strict=True))
    assert 0.86 <= hits / (3 * tries) <= 1


def test_a_player_who_won_everything_has_a_finite_rating() -> None:
    found = rate(2, {(0, 1): [1.0] * 50})
    assert 200 < found[0].elo < 2000
    assert found[0].elo == pytest.approx(-found[1].elo)
    assert found[0].score == 1


def test_a_cycle_needs_three_clear_wins() -> None:
    clear = {(0, 1): [1.0] * 40, (1, 2): [1.0] * 40, (0, 2): [0.0] * 40}
    assert [cycle.players for cycle in cycles(3, clear)] == [(0, 1, 2)]
    unclear = {**clear, (0, 2): [0.0, 1.0] * 19 + [0.0] * 2}
    assert cycles(3, unclear) == []
    line = {**clear, (0, 2): [1.0] * 40}
    assert cycles(3, line) == []


def test_a_league_of_styles_and_other_bots_is_played_and_shown(tmp_path: Path) -> None:
    found = league("style:conservative", "style:rim-runner", "random", pairs=6)
    results = Results(found, tmp_path / "results.json")
    assert sum(play(found, results)) == 3 * 6
    ratings = rated(found, results)
    assert ratings[0].elo > ratings[2].elo
    text = as_html(found, results, ratings)
    assert text.count("<svg") == 2
    assert "conservative" in text
    assert "http" not in text.replace("http://www.w3.org/", "")
    assert len(as_json(found, results, ratings)["pairings"]) == 3
    assert cycle_sentences(found, results) == []


def test_an_interrupted_league_continues_with_the_same_games(tmp_path: Path) -> None:
    whole = league("style:conservative", "style:rim-runner", "style:wedge", pairs=30)
    at_once = Results(whole)
    list(play(whole, at_once))
    file = tmp_path / "results.json"
    for _ in play(whole, Results(whole, file)):
        break
    continued = Results(whole, file)
    assert 0 < sum(map(len, continued.scores.values())) < 90
    list(play(whole, continued))
    assert continued.scores == at_once.scores
    assert Results(whole, file).scores == at_once.scores


def test_results_of_another_league_are_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    one = league("style:conservative", "style:rim-runner", pairs=5)
    list(play(one, Results(one, file)))
    before = file.read_bytes()
    for other in (league("style:wedge", "style:rim-runner"), league("style:conservative", "style:rim-runner", seed=3)):
        with pytest.raises(CratonError, match="another league"):
            Results(other, file)
    for broken in (b"", b"[]", b'{"league": {}, "scores": [[0, 1, [7]]]}', before[:-9], b"\xff"):
        file.write_bytes(broken)
        with pytest.raises(CratonError, match="does not hold the results of a league"):
            Results(one, file)
        assert file.read_bytes() == broken


@pytest.mark.parametrize(
    ("players", "more", "words"),
    [
        (["style:wedge"], {}, "2 to 64 players"),
        (["style:wedge", "style:wedge"], {}, "occurs twice"),
        (["style:wedge", "style:hunter"], {}, "has no style 'hunter'"),
        (["style:wedge", "random"], {"pairs": 0}, "1 to 100,000 pairs"),
        (["style:wedge", "random"], {"openings": -1}, "0 to 1,000"),
        (["style:wedge", "random"], {"seed": -1}, "a whole number from 0"),
    ],
)
def test_an_impossible_league_is_refused(players: list[str], more: dict[str, int], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        league(*players, **more)


def test_with_a_search_every_style_guides_it_and_the_plain_search_joins() -> None:
    players = [str(player) for player in style_players(SMALL, "mcts:simulations=9")]
    assert "style:wedge+mcts:simulations=9" in players
    assert players[-1] == "mcts:simulations=9"


def test_the_command_prints_ratings_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = ["style:conservative", "style:wedge", "style:rim-runner"]
    words = ["lab", "league", "assault", *players, "-o", "board=hex24,turn_limit=10", "--pairs", "30"]
    words += ["--out", str(tmp_path)]
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "conservative" in shown
    assert "league.html" in shown
    assert (tmp_path / "league.html").exists()
    assert main([*words, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["ratings"]) == 3
    assert main([*words, "--seed", "2"]) == 2
    assert "another league" in capsys.readouterr().err
    assert main(["lab", "league", "assault", "random", "--search", "mcts:1"]) == 2


def searched(*, pairs: int, jobs: int = 1, file: Path | None = None) -> Results:
    players = ("style:wedge+mcts:simulations=4", "mcts:simulations=4", "mcts:simulations=1")
    one = league(*players, pairs=pairs)
    results = Results(one, file)
    for _ in play(one, results, jobs=jobs):
        pass
    return results


def test_a_league_of_searches_is_continued_where_it_was_interrupted(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    searched(pairs=7, file=file)
    whole = searched(pairs=24)
    assert searched(pairs=24, file=file).scores == whole.scores
    assert all(len(scores) == 24 for scores in whole.scores.values())
    assert sum(whole.scores[0, 2]) > 12, "four simulations with a style beat one without"


@pytest.mark.long
def test_a_league_of_searches_does_not_depend_on_the_number_of_workers() -> None:
    assert searched(pairs=24, jobs=2).scores == searched(pairs=24).scores
