"""OpenSpiel's own random simulations pass for every game, and its states keep what is hidden."""

from random import Random

import pyspiel
import pytest

import greatpowers.envs.openspiel as spiel
from greatpowers import game_ids
from tests.battery.limits import short_options

ANSWERS = 16


def load(game: str, **more: str | int) -> pyspiel.Game:
    return pyspiel.load_game(f"{spiel.PREFIX}{game}", {**short_options(game), **more})


@pytest.mark.parametrize("game", game_ids())
def test_random_simulations(game: str) -> None:
    """A whole game each."""
    pyspiel.random_sim_test(load(game, deals=10), num_sims=1, serialize=True, verbose=False)


def test_a_game_that_is_cut_off_has_no_winner() -> None:
    loaded = load("imperialism", answers=ANSWERS, deals=10)
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)
    luck = Random(0)
    state = loaded.new_initial_state()
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
    assert len(state.history()) == 1 + ANSWERS
    assert set(state.returns()) == {0.0}


def test_a_whole_game() -> None:
    luck = Random(0)
    state = load("imperial_struggle").new_initial_state()
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
    assert sorted(state.returns()) == [-1.0, 1.0]


@pytest.mark.parametrize("game", game_ids())
def test_dealing_anew_keeps_what_a_player_knows(game: str) -> None:
    luck = Random(1)
    state = load(game).new_initial_state()
    changed = False
    for _ in range(ANSWERS):
        state.apply_action(luck.choice(state.legal_actions()))
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, luck.random)
            same = state.information_state_string(player)
            assert other.information_state_string(player) == same
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            changed |= other.held.table.state.data() != state.held.table.state.data()
    assert changed


def test_copies_go_their_own_way() -> None:
    state = load("realpolitik", players=4).new_initial_state()
    assert state.num_players() == 4
    state.apply_action(7)
    copy = state.clone()
    before = state.observation_string(0)
    copy.apply_action(copy.legal_actions()[0])
    assert state.observation_string(0) == before
    assert copy.history() != state.history()
