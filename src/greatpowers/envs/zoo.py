"""PettingZoo: any game as an environment of several agents, one after another or all at once."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from greatpowers.envs.facts import tables
from greatpowers.envs.sitting import MODES, Observation, Sitting
from greatpowers.envs.spaces import Answers, observations
from greatpowers.kernel.errors import GameIsOver, TableError


class UnknownMode(TableError):
    """An environment cannot be rendered in that way."""


class Agents:
    """What both forms have in common: players as agents, their spaces, and how to see the table.

    ``seat_names`` are what the game calls its players, ``fields`` name the numbers of an
    observation. If it is ``full``, an agent also observes its whole view, as tables of facts (see
    ``facts``). ``shaped`` gives at each step how much better the game judges the position of each
    agent to be, and at the end what its result adds to that; the judgement sees what is hidden.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        max_cycles: int | None = None,
        full: bool = False,
        shaped: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise UnknownMode(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        self.sitting = Sitting(game, players, options)
        self.metadata = {
            "name": f"greatpowers_{game}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.seat_names = self.sitting.names
        self.fields = self.sitting.fields
        self.possible_agents = [f"player_{each}" for each in range(len(self.seat_names))]
        self.agents: list[str] = []
        self._number = {agent: each for each, agent in enumerate(self.possible_agents)}
        self._max_cycles = max_cycles
        self._is_full = full
        self._is_shaped = shaped
        self._cycles = 0
        self._worth = [0.0] * len(self.possible_agents)
        self._luck, _ = seeding.np_random()
        self.observation_spaces = {
            agent: observations(self.sitting, full) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: Answers(self.sitting.actions, self._allowed(agent))
            for agent in self.possible_agents
        }

    def _allowed(self, agent: str) -> Any:
        return lambda: self.mask(agent)

    def mask(self, agent: str) -> NDArray[np.int8]:
        """Return what an agent may answer."""
        return self.sitting.mask(self._number[agent])

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's answers: the vocabulary of the game."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, and what it may answer."""
        observed: Observation = {
            "observation": self.sitting.features(self._number[agent]),
            "action_mask": self.mask(agent),
        }
        if self._is_full:
            observed["view"] = tables(self.sitting.game.id, self.view(agent)["state"])
        return observed

    def view(self, agent: str) -> dict[str, Any]:
        """Return all that an agent may know, as plain data."""
        return self.sitting.at.view(self.sitting.seat_of(self._number[agent]))

    def render(self) -> Any:
        """Return the table as the agent whose answer is next sees it, as text, or print it.

        A picture shows the board as everybody sees it.
        """
        return self.sitting.render(self.render_mode, self.sitting.player())

    def close(self) -> None:
        """Leave the table."""
        self.sitting.table = None

    def _begin(self, seed: int | None) -> None:
        """Open a new table; without a seed, with one that follows from the last."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self.sitting.open(int(self._luck.integers(2**62)))
        self.agents = self.possible_agents.copy()
        self._cycles = 0
        self._worth = self.sitting.worth() if self._is_shaped else self._worth

    def _earned(self) -> dict[str, float]:
        """Return what each agent gets for the last step."""
        earned = self.sitting.rewards()
        if self._is_shaped:
            is_over = self.sitting.player() is None
            worth = earned if is_over else self.sitting.worth()
            earned = [now - then for now, then in zip(worth, self._worth, strict=True)]
            self._worth = worth
        return dict(zip(self.possible_agents, earned, strict=True))

    def _is_cut_off(self) -> bool:
        return self._max_cycles is not None and self._cycles >= self._max_cycles

    def _infos(self) -> dict[str, dict[str, Any]]:
        """Return what each agent is asked, as a text id."""
        infos: dict[str, dict[str, Any]] = {}
        for agent in self.agents:
            ask = self.sitting.asked(self._number[agent])
            infos[agent] = {} if ask is None else {"prompt": ask.prompt}
        return infos

    def __str__(self) -> str:
        return str(self.metadata["name"])


class InTurn(Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One agent after another answers; those who are asked at once do not learn of each other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self._turn_to_the_next()

    def mask(self, agent: str) -> NDArray[np.int8]:
        """Return what an agent may answer now: nothing if it is not its turn."""
        player = self._number[agent]
        is_next = self.sitting.player() == player
        return self.sitting.mask(player) if is_next else np.zeros(self.sitting.actions, np.int8)

    def step(self, action: int | None) -> None:
        """Give the answer of the agent whose turn it is; none for one whose game is over."""
        if not self.agents:
            raise GameIsOver("the game is over: call reset to begin another")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise GameIsOver(f"{agent} has to answer: its game is not over")
        self.sitting.answer(int(action))
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._earned()
        is_over = self.sitting.player() is None
        self.terminations = dict.fromkeys(self.agents, is_over)
        self.truncations = dict.fromkeys(self.agents, not is_over and self._is_cut_off())
        self.infos = self._infos()
        self._turn_to_the_next()
        self._accumulate_rewards()

    def _turn_to_the_next(self) -> None:
        player = self.sitting.player()
        self.agent_selection = self.agents[0] if player is None else self.possible_agents[player]


class AtOnce(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents answer in each cycle; whoever is not asked passes, which does nothing."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, self._infos()

    def mask(self, agent: str) -> NDArray[np.int8]:
        """Return what an agent may answer; to pass if it is not asked."""
        mask = super().mask(agent)
        if self.sitting.asked(self._number[agent]) is None:
            mask[self.sitting.game.vocabulary.pass_.base] = 1
        return mask

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Give the answers of all agents who are asked."""
        if not self.agents:
            raise GameIsOver("the game is over: call reset to begin another")
        table = self.sitting.at
        given = [(ask.seat, self._answer_of(ask.seat, actions)) for ask in reversed(table.asks())]
        for seat, action in given:
            option = self.sitting.option(action)
            if option not in table.options(seat):
                table.answer(seat, option)  # raises, before anything is done
        for seat, action in given:
            if table.ask_of(seat) is not None:
                table.answer(seat, self.sitting.option(action))
        self._cycles += 1
        is_over = self.sitting.player() is None
        is_cut_off = not is_over and self._is_cut_off()
        infos = self._infos()
        observed = {agent: self.observe(agent) for agent in self.agents}
        rewards = self._earned()
        over = dict.fromkeys(self.agents, is_over)
        cut_off = dict.fromkeys(self.agents, is_cut_off)
        if is_over or is_cut_off:
            self.agents = []
        return observed, rewards, over, cut_off, infos

    def _answer_of(self, seat: int, actions: dict[str, int]) -> int:
        agent = self.possible_agents[self.sitting.names.index(self.sitting.at.seats[seat])]
        if agent not in actions:
            raise GameIsOver(f"{agent} is asked and gives no answer")
        return int(actions[agent])


def aec(
    game: str, players: int | None = None, options: Mapping[str, str] | None = None, **more: Any
) -> InTurn:
    """Return a game as an environment in which one agent acts after another."""
    return InTurn(game, players, options, **more)


def parallel(
    game: str, players: int | None = None, options: Mapping[str, str] | None = None, **more: Any
) -> AtOnce:
    """Return a game as an environment in which all agents act in each cycle."""
    return AtOnce(game, players, options, **more)
