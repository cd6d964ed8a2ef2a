"""Learning by self-play: the same seed teaches the same, and a run that stops goes on."""

import json
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random

import numpy as np
import pytest

from greatpowers.arena.executors import HERE
from greatpowers.arena.kept import OtherRules
from greatpowers.bots.judging import WEIGHTS, is_learned
from greatpowers.bots.learned import Learned
from greatpowers.learning import page, run, selfplay
from greatpowers.learning.page import reliability, to_html_page, to_markdown
from greatpowers.learning.run import Run, fields_of, figures_of, go_on, scores_of
from greatpowers.learning.training import returns
from greatpowers.registry import game_ids, get_game
from tests import tiny

LATER = 4
"""So often it is asked whether it is late before it is."""


@pytest.fixture
def tiny_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tiny game be learned, by two players."""
    for module in (selfplay, run, page):
        monkeypatch.setattr(module, "get_game", lambda _: tiny.GAME)
    monkeypatch.setattr(selfplay, "player_counts", lambda _: [2])


def a_run(folder: Path, seed: str = "learn") -> Run:
    return Run(folder, tiny.GAME.id, seed, games=40, matches=10)


def done(learning: Run, rounds: int = 2, late_after: int | None = None) -> bool:
    """Go on with a run; it becomes late when it has been asked so often whether it is."""
    asked = count()
    return go_on(
        learning,
        rounds,
        HERE,
        lambda: late_after is not None and next(asked) >= late_after,
        lambda **_: None,
    )


@pytest.mark.usefixtures("tiny_game")
def test_the_same_seed_teaches_the_same_also_in_pieces(tmp_path: Path) -> None:
    whole, pieces, other = (a_run(tmp_path / name) for name in ("whole", "pieces", "other"))
    assert done(whole)
    assert not done(pieces, rounds=1, late_after=LATER)
    while not done(pieces, rounds=1, late_after=LATER):
        pass
    assert same(whole, pieces, 1)
    assert scores_of(whole, 1) == scores_of(pieces, 1)
    assert done(a_run(other.folder, "another"), rounds=1)
    assert not same(whole, other, 1)
    (told,) = figures_of(whole, 2).values()
    assert told["losses"]["net"] < told["losses"]["nothing"]
    losses = [epoch[0] for epoch in told["epochs"]]
    assert losses[-1] < losses[0]
    assert json.loads(Learned.read(whole.weights(2)).recipe)["fields"] == fields_of(tiny.GAME)
    text = to_markdown(whole, 2, "greatpowers learn")
    assert f"| {scores_of(whole, 2).games} |" in text
    assert "vegaEmbed" in to_html_page(whole, 2, "greatpowers learn")


def same(one: Run, other: Run, turn: int) -> bool:
    """Say whether two runs have learned the same."""
    first, second = (Learned.read(each.weights(turn)).nets for each in (one, other))
    return list(first) == list(second) and all(
        np.array_equal(first[size].straight, second[size].straight)
        and np.array_equal(first[size].hidden, second[size].hidden)
        for size in first
    )


@pytest.mark.usefixtures("tiny_game")
def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    assert not done(a_run(tmp_path), late_after=0)
    with pytest.raises(OtherRules):
        done(a_run(tmp_path, "another"), late_after=0)


def test_what_comes_later_teaches_what_to_expect_before() -> None:
    won = np.array([[1, 0]] * 3, np.float32)
    expected = np.array([[0.5, 0.5], [0.4, 0.6], [0.7, 0.3]], np.float32)
    taught = returns(won, expected)
    assert taught[2].tolist() == [1, 0]
    assert taught[1] == pytest.approx([0.97, 0.03])
    assert taught[0] == pytest.approx([0.9 * 0.97 + 0.1 * 0.4, 0.9 * 0.03 + 0.1 * 0.6])


def test_games_are_played_by_all_numbers_of_players_and_with_all_options() -> None:
    game = get_game("imperialism")
    varied = [selfplay.vary(game, number, Random(number)) for number in range(60)]
    assert {len(game.seats(options)) for options in varied} == {2, 3, 4}
    for option in game.options:
        seen = Counter(options[option.id] for options in varied)
        assert set(seen) == set(option.values)


def test_reliability_counts_every_position_once() -> None:
    told = [0.0, 0.04, 0.05, 0.5, 0.95, 0.99, 1.0]
    rows = list(reliability(told, [0, 0, 1, 1, 1, 0, 1]))
    assert sum(rate.games for *_, rate in rows) == len(told)
    assert [(low, rate.games, rate.wins) for low, _, _, rate in rows] == [
        (0.0, 2, 0),
        (0.05, 1, 1),
        (0.5, 1, 1),
        (0.95, 3, 2),
    ]


@pytest.mark.parametrize("game_id", game_ids())
def test_weights_that_are_shipped_fit_what_a_seat_knows(game_id: str) -> None:
    game = get_game(game_id)
    if is_learned(game):
        recipe = json.loads(Learned.read(game.folder / WEIGHTS).recipe)
        assert (recipe["game"], recipe["fields"]) == (game.id, fields_of(game))
        assert (game.folder / WEIGHTS).stat().st_size <= 2_000_000
