"""Gymnasium's own check holds for every game, and a whole game can be played against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from greatpowers import game_ids
from greatpowers.bots import UnknownBot
from greatpowers.envs import solo
from greatpowers.kernel.errors import GameIsOver, IllegalAnswer, WrongSeat
from tests.battery.limits import short_options


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.usefixtures("chromium")
def test_gymnasium_accepts_every_game(game: str) -> None:
    """It takes an answer from one moment and gives it at another."""
    name = f"greatpowers/{game}-v0"
    env = gymnasium.make(name, options=short_options(game), lenient=True, render_mode="ansi")
    check_env(env.unwrapped)


def test_a_whole_game() -> None:
    env = gymnasium.make("greatpowers/imperialism-v0", seat=1, bots="random", players=3)
    observation, info = env.reset(seed=4)
    luck = np.random.default_rng(4)
    over = False
    while not over:
        assert info["prompt"]
        action = luck.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, cut_off, info = env.step(action)
        assert not cut_off
    assert reward in (1.0, -0.5)
    with pytest.raises(GameIsOver, match="call reset"):
        env.unwrapped.step(action)


def test_bad_input() -> None:
    with pytest.raises(WrongSeat, match="no seat 2"):
        solo("imperial_struggle", seat=2)
    with pytest.raises(UnknownBot, match="no bot 'grandmaster'"):
        solo("imperial_struggle", bots="grandmaster")
    with pytest.raises(WrongSeat, match="needs 1 bots, not 2"):
        solo("imperial_struggle", bots=("random", "random"))
    env = solo("imperial_struggle")
    env.reset(seed=0)
    with pytest.raises(IllegalAnswer, match="not allowed"):
        env.step(int(np.flatnonzero(env.action_mask() == 0)[0]))
