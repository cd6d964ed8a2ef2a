"""How fast many tables are stepped into arrays, and environments of others beside them."""

import gc
import importlib.util
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np

from greatpowers.envs.batch import Batch

TABLES: Final = 64
"""So many tables each process steps at once."""


def measure_batch(game: str, seconds: float, processes: int = 1) -> float:
    """Return how many decisions a second random players take, with features and masks."""
    luck = np.random.default_rng(0)
    tables = TABLES * processes
    with Batch(game, tables, processes=processes) as batch:
        gc.freeze()  # as the other processes of a batch do
        return tables * _times_a_second(lambda: batch.step(batch.sample(luck)), seconds)


def measure_others(seconds: float) -> Iterator[tuple[str, float]]:
    """Measure well-known games of other libraries, as far as they are installed."""
    if all(map(importlib.util.find_spec, ("pettingzoo", "chess", "pygame"))):
        yield "pettingzoo chess", _times_a_second(_chess(), seconds)
    if importlib.util.find_spec("pyspiel"):
        yield "open_spiel backgammon", _times_a_second(_backgammon(), seconds)


def _times_a_second(work: Callable[[], object], seconds: float) -> float:
    start = time.perf_counter()
    done = 0
    while (spent := time.perf_counter() - start) < seconds or not done:
        work()
        done += 1
    return done / spent


def _chess() -> Callable[[], None]:
    """Return what takes one decision, with observation and mask."""
    from pettingzoo.classic.chess import chess

    env: Any = chess.env()
    env.reset(seed=0)

    def step() -> None:
        observation, _, over, cut_off, _ = env.last()
        if over or cut_off:
            env.reset()
            return
        env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))

    return step


def _backgammon() -> Callable[[], None]:
    """Return what takes one decision, with observation and mask; dice are no decisions."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    luck = np.random.default_rng(0)
    state: Any = game.new_initial_state()

    def step() -> None:
        nonlocal state
        while state.is_chance_node() or state.is_terminal():
            if state.is_terminal():
                state = game.new_initial_state()
            else:
                state.apply_action(int(luck.choice([each for each, _ in state.chance_outcomes()])))
        state.observation_tensor()
        state.legal_actions_mask()
        state.apply_action(int(luck.choice(state.legal_actions())))

    return step
