"""PettingZoo's own tests hold for every game, and bad input is told plainly."""

import json
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from greatpowers import Table, game_ids, get_game
from greatpowers.envs import aec, parallel, picture
from greatpowers.envs.painting import PICTURES
from greatpowers.envs.picture import NoPicture, Painter
from greatpowers.kernel.errors import BadOption, GameIsOver, IllegalAnswer, UnknownGame
from greatpowers.server.settings import Limits
from tests.battery.limits import short_options

CYCLES = 12
MANY_COLOURS = 300

pytestmark = [
    # Masks come in a dictionary; an agent whose turn it is not may do nothing.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.usefixtures("chromium")
def test_one_after_another(game: str) -> None:
    def make(**more: Any) -> Any:
        return aec(game, options=short_options(game), max_cycles=3 * CYCLES, full=True, **more)

    api_test(make(), num_cycles=CYCLES)
    seed_test(make, num_cycles=CYCLES)
    render_test(make, custom_tests={"ansi": is_drawn, "rgb_array": is_painted})


def is_drawn(text: str) -> bool:
    return len(text.splitlines()) > 5


def is_painted(picture: Any) -> bool:
    """Say whether there is more to be seen than an empty sheet or a few words."""
    return len(np.unique(picture.reshape(-1, 3), axis=0)) > MANY_COLOURS


@pytest.mark.parametrize("game", game_ids())
def test_all_at_once(game: str) -> None:
    def make(max_cycles: int = CYCLES) -> Any:
        return parallel(game, options=short_options(game), max_cycles=max_cycles)

    parallel_api_test(make(), num_cycles=CYCLES)
    parallel_seed_test(make, num_cycles=CYCLES)
    max_cycles_test(
        SimpleNamespace(parallel_env=make, env=lambda max_cycles: parallel_to_aec(make(max_cycles)))
    )


@pytest.mark.parametrize("game", game_ids())
def test_benchmark(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter(range(0, 60, 2))
    clock = SimpleNamespace(time=lambda: next(moments))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(aec(game, options=short_options(game)))


def test_a_game_to_its_end_is_that_of_the_table() -> None:
    env = aec("imperialism", players=3)
    env.reset(seed=5)
    luck = np.random.default_rng(5)
    given = []
    while not any(env.terminations.values()):
        observation, _, _, _, _ = env.last()
        given.append(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
        env.step(given[-1])
    table = env.sitting.at
    again = Table.replay(get_game("imperialism"), table.record())
    assert again.result == table.result
    assert table.result is not None
    assert sum(env.rewards.values()) == pytest.approx(0)
    best = max(env.rewards, key=lambda agent: env.rewards[agent])
    assert env.possible_agents.index(best) in table.result.winners
    for _ in env.possible_agents:
        env.step(None)
    with pytest.raises(GameIsOver, match="reset"):
        env.step(0)


def test_shaped_rewards_add_up_to_the_result() -> None:
    env = aec("imperialism", shaped=True)
    plain = aec("imperialism")
    env.reset(seed=1)
    plain.reset(seed=1)
    start = env.sitting.worth()
    luck = np.random.default_rng(1)
    total = np.zeros(2)
    while not any(env.terminations.values()):
        action = luck.choice(np.flatnonzero(env.mask(env.agent_selection)))
        env.step(action)
        plain.step(action)
        total += list(env.rewards.values())
    assert total + start == pytest.approx(list(plain.rewards.values()))


def test_bad_input() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        aec("chess")
    with pytest.raises(BadOption, match="is not played by 5"):
        aec("imperialism", players=5)
    env = aec("imperialism", players=4)
    assert env.seat_names == ("P1", "P2", "P3", "P4")
    with pytest.raises(GameIsOver, match="reset"):
        env.observe("player_0")
    env.reset(seed=0)
    wrong = int(np.flatnonzero(env.mask(env.agent_selection) == 0)[0])
    with pytest.raises(IllegalAnswer, match="not allowed"):
        env.step(wrong)
    assert env.sitting.at.position == 0


@pytest.mark.usefixtures("chromium")
def test_a_picture_shows_the_board_as_it_is() -> None:
    env = aec("realpolitik", render_mode="rgb_array")
    env.reset(seed=1)
    before, again = env.render(), env.render()
    assert np.array_equal(before, again)
    luck = np.random.default_rng(1)
    for _ in range(60):
        env.step(int(luck.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    assert not np.array_equal(before, env.render())


FEW_A_SERVER = "from greatpowers.envs import painting; painting.PICTURES = 1; painting.main()"


@pytest.mark.usefixtures("chromium")
def test_a_painter_draws_more_than_a_server_takes() -> None:
    limits = Limits()
    assert min(limits.public_tables, limits.new_tables[1]) >= PICTURES
    record = Table.open(get_game("realpolitik"), {}, "1").record().to_json().replace("\n", " ")
    told = subprocess.run(
        [sys.executable, "-c", FEW_A_SERVER],
        input=f"{record}\n" * 2,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert [list(json.loads(line)) for line in told] == [["picture"]] * 2


LOSES_A_PAGE = """
from greatpowers.envs import painting

draw, lost = painting.draw, []

def loses_the_first(page, record):
    if not lost:
        lost.append(page.close())
    return draw(page, record)

painting.draw = loses_the_first
painting.main()
"""


@pytest.mark.usefixtures("chromium")
def test_a_painter_whose_page_is_lost_takes_another() -> None:
    record = Table.open(get_game("realpolitik"), {}, "1").record().to_json().replace("\n", " ")
    told = subprocess.run(
        [sys.executable, "-c", LOSES_A_PAGE],
        input=f"{record}\n" * 2,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert [list(json.loads(line)) for line in told] == [["error"], ["picture"]]


DRAWS_ONE = """
import base64, io, json, sys
from PIL import Image

sys.stdin.readline()
file = io.BytesIO()
Image.new("RGB", (2, 1)).save(file, "PNG")
print(json.dumps({"picture": base64.b64encode(file.getvalue()).decode()}), flush=True)
"""


def test_a_painter_that_has_died_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    table: Table[Any] = Table.open(get_game("realpolitik"), {}, "1")
    monkeypatch.setattr(picture, "COMMAND", (sys.executable, "-c", "pass"))
    painter = Painter()
    with pytest.raises(NoPicture, match="the painter is gone"):
        painter.draw(table)
    monkeypatch.setattr(picture, "COMMAND", (sys.executable, "-c", DRAWS_ONE))
    assert [painter.draw(table).shape for _ in range(3)] == [(1, 2, 3)] * 3


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "find_spec", lambda _: None)
    with pytest.raises(NoPicture, match=r"pip install 'greatpowers\[pictures\]'"):
        Painter()
