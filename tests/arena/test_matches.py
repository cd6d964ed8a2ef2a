"""Matches: one game, many games."""

import pytest

from greatpowers.arena.matches import (
    Outcome,
    Pairing,
    WrongNumberOfBots,
    play_game,
    play_games,
    seat_bots,
    seed_of,
)
from greatpowers.bots import UnknownBot
from greatpowers.kernel.errors import BadOption, UnknownGame
from greatpowers.registry import get_game

GAME = "imperial_struggle"
RANDOM = Pairing(GAME, ("random", "random"))


def without_time(outcomes: list[Outcome]) -> list[tuple[object, ...]]:
    return [(o.seed, o.winners, o.ending, o.scores, o.decisions) for o in outcomes]


def test_a_game_is_played_to_its_end() -> None:
    outcome = play_game(RANDOM, "7")
    assert outcome.ending in get_game(GAME).endings
    assert set(outcome.winners) <= {"FR", "BR"}
    assert outcome.decisions > 50
    assert outcome.seconds > 0
    assert min(outcome.choices) > 10
    assert 0 < sum(outcome.thought) < outcome.seconds


def test_the_same_seed_gives_the_same_game() -> None:
    assert without_time([play_game(RANDOM, "7")]) == without_time([play_game(RANDOM, "7")])
    assert without_time([play_game(RANDOM, "7")]) != without_time([play_game(RANDOM, "8")])


def test_a_game_that_takes_too_long_is_unfinished() -> None:
    outcome = play_game(RANDOM, "7", most=20)
    assert (outcome.winners, outcome.ending, outcome.scores) == ((), None, ())
    assert outcome.decisions == 20


def test_many_games_have_seeds_of_their_own() -> None:
    outcomes = play_games(RANDOM, 3, "s")
    assert [outcome.seed for outcome in outcomes] == ["s/0", "s/1", "s/2"]
    assert len({outcome.decisions for outcome in outcomes}) > 1


def test_each_game_is_told_when_it_is_over() -> None:
    told: list[Outcome] = []
    outcomes = play_games(RANDOM, 2, 1, progress=told.append)
    assert told == outcomes


def test_players_who_change_places_take_their_bots_along() -> None:
    pairing = Pairing(GAME, ("random", "random"), {"bidding": "yes"})
    outcomes = play_games(pairing, 2, 1)
    assert all(set(outcome.winners) <= {"P1", "P2"} for outcome in outcomes)


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(WrongNumberOfBots, match=r"needs 2 bots \(FR, BR\), not 1"):
        play_games(Pairing(GAME, ("random",)), 1, 1)


def test_unknown_names_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        play_games(Pairing(GAME, ("random", "clever")), 1, 1)
    with pytest.raises(UnknownGame):
        play_games(Pairing("chess", ("random", "random")), 1, 1)
    with pytest.raises(BadOption):
        play_games(Pairing(GAME, ("random", "random"), {"edition": "french"}), 1, 1)


def test_bots_of_a_table_have_luck_of_their_own() -> None:
    bots = seat_bots(get_game(GAME), RANDOM, seed_of("s", 0))
    assert list(bots) == ["FR", "BR"]
    assert bots["FR"] is not bots["BR"]


def test_the_course_of_a_game_is_looked_up_only_if_asked_for() -> None:
    plain, told = play_game(RANDOM, "7"), play_game(RANDOM, "7", with_course=True)
    assert (plain.openings, plain.tempo) == ((), ())
    assert told.openings
    assert without_time([told]) == without_time([plain])
