"""Gymnasium: one seat of a game for an agent, bots at all others."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray

from greatpowers.bots import Bot, make_bot
from greatpowers.envs.sitting import MODES, Observation, Sitting
from greatpowers.envs.spaces import Answers, observations
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.errors import WrongSeat
from greatpowers.registry import game_ids


class Solo(gymnasium.Env[Observation, np.int64]):
    """A game as the player of one seat goes through it.

    ``bots`` is the name of the bot at all other seats, or a name for each of them in their order.
    ``shaped`` gives at each step how much better the game judges the own position to be. If it is
    ``lenient``, an answer that is not allowed counts as the usual one, else it is an error.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": list(MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        max_cycles: int | None = None,
        shaped: bool = False,
        lenient: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.sitting = Sitting(game, players, options)
        others = len(self.sitting.names) - 1
        if not 0 <= seat <= others:
            raise WrongSeat(f"{game} has no seat {seat} with {others + 1} players")
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others:
            raise WrongSeat(f"{game} needs {others} bots, not {len(names)}")
        self.bots: list[str | None] = [*names[:seat], None, *names[seat:]]
        for name in names:
            make_bot(name, "")  # raises if there is none of that name
        self.seat = seat
        self.fields = self.sitting.fields
        self.render_mode = render_mode
        self.observation_space = observations(self.sitting)
        self.action_space: Answers = Answers(self.sitting.actions, self.action_mask)
        self._max_cycles = max_cycles
        self._is_shaped = shaped
        self._is_lenient = lenient
        self._cycles = 0
        self._worth = 0.0
        self._players: list[Bot | None] = []

    def action_mask(self) -> NDArray[np.int8]:
        """Return a one for each answer that may be given now."""
        return self.sitting.mask(self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and play it to the first question to the agent."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**62))
        self.sitting.open(luck)
        self._players = [
            None if name is None else make_bot(name, f"{luck}/{number}")
            for number, name in enumerate(self.bots)
        ]
        self._cycles = 0
        self._let_bots_play()
        self._worth = self.sitting.worth()[self.seat] if self._is_shaped else 0.0
        return self.sitting.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Give the agent's answer, and play to the next question to it."""
        ask = self.sitting.ask()
        is_usual = self._is_lenient and int(action) not in ask.codes()
        self.sitting.answer(ask.default_code() if is_usual else int(action))
        self._let_bots_play()
        self._cycles += 1
        is_over = self.sitting.player() is None
        cut_off = not is_over and self._max_cycles is not None and self._cycles >= self._max_cycles
        reward = self.sitting.rewards()[self.seat]
        if self._is_shaped:
            worth = reward if is_over else self.sitting.worth()[self.seat]
            reward, self._worth = worth - self._worth, worth
        return self.sitting.observe(self.seat), reward, is_over, cut_off, self._info()

    def render(self) -> Any:
        """Return the table as text as the agent sees it, or print it; a picture shows the board."""
        return self.sitting.render(self.render_mode, self.seat)

    def _info(self) -> dict[str, Any]:
        ask = self.sitting.asked(self.seat)
        return {} if ask is None else {"prompt": ask.prompt}

    def _let_bots_play(self) -> None:
        """Let the bots answer until the agent is asked, or the game is over."""
        table = self.sitting.at
        while (player := self.sitting.player()) not in (None, self.seat):
            assert player is not None
            bot = self._players[player]
            assert bot is not None
            seat = self.sitting.seat_of(player)
            table.answer_all(seat, bot.choose(Chair(table, seat)))


def solo(game: str, seat: int = 0, bots: str | Sequence[str] = "random", **more: Any) -> Solo:
    """Return a game as an environment of one agent, against bots."""
    return Solo(game, seat, bots, **more)


def register() -> None:
    """Let ``gymnasium.make("greatpowers/<game>-v0")`` find every game."""
    for game in game_ids():
        name = f"greatpowers/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="greatpowers.envs.solo:Solo",
                kwargs={"game": game},
                disable_env_checker=True,
            )


register()
