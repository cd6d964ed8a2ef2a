"""A table at which players are asked one after another, and what each of them observes."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.text import Text

from greatpowers.envs.picture import painter
from greatpowers.envs.stepping import next_ask, player_at, rewards_of
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.errors import GameIsOver, UnknownAnswer
from greatpowers.kernel.features import Field, Sheet
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option
from greatpowers.kernel.words import ENGLISH, Words
from greatpowers.registry import get_game

SHELL_TEXT: Final = Path(__file__).parents[1] / "text"

MODES: Final = ("ansi", "human", "rgb_array")
"""How a table can be rendered."""

Observation = dict[str, Any]
"""Arrays by name; of a full view, arrays by name under a name."""


class Sitting:
    """One game after another, with the same options.

    Players keep their numbers where they change seats. ``fields`` name what is observed: the
    numbers ``start`` to ``stop`` of an observation are those of a field.
    """

    def __init__(
        self, game: str, players: int | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        self.game = get_game(game)
        self.options = self.game.settle(options)
        if players is not None:
            self.options = self.game.settle_for(players, options)
        self.names = self.game.seats(self.options)
        self.actions = len(self.game.vocabulary.options)
        self.table: Table[Any] | None = None
        named = Sheet(named=True)
        Table.open(self.game, self.options, 0, quiet=True).features(0, named)
        self.fields: list[Field] = named.fields
        self.size = named.fields[-1].stop

    def __reduce__(self) -> tuple[type["Sitting"], tuple[str, None, dict[str, str]]]:
        """Store it without its table: the game is found again by its name."""
        return Sitting, (self.game.id, None, self.options)

    def open(self, seed: str | int) -> Table[Any]:
        """Begin a new game."""
        self.table = Table.open(self.game, self.options, seed)
        return self.table

    @property
    def at(self) -> Table[Any]:
        """The table of the present game."""
        if self.table is None:
            raise GameIsOver("no game has begun: call reset first")
        return self.table

    def ask(self) -> Ask:
        """Return the question that is to be answered next."""
        ask = next_ask(self.at)
        if ask is None:
            raise GameIsOver("the game is over: call reset to begin another")
        return ask

    def player(self) -> int | None:
        """Return who is to answer next; nobody if the game is over."""
        ask = next_ask(self.at)
        return None if ask is None else player_at(self.at, ask.seat, self.names)

    def seat_of(self, player: int) -> int:
        """Return where a player sits."""
        return self.at.seats.index(self.names[player])

    def answer(self, action: int) -> None:
        """Give the next answer."""
        self.at.answer(self.ask().seat, self.option(action))

    def option(self, action: int) -> Option:
        """Return what an action is in the vocabulary of the game."""
        if not 0 <= action < self.actions:
            raise UnknownAnswer(f"there is no answer {action} in {self.game.id}")
        return self.game.vocabulary.options[action]

    def asked(self, player: int) -> Ask | None:
        """Return what a player is asked, whether or not others are to answer before."""
        return self.at.ask_of(self.seat_of(player))

    def features(self, player: int) -> NDArray[np.float32]:
        """Return what a player knows as numbers."""
        sheet = Sheet()
        self.at.features(self.seat_of(player), sheet)
        return np.frombuffer(sheet.packed, np.float32).copy()

    def mask(self, player: int) -> NDArray[np.int8]:
        """Return a one for each action that a player may take, all noughts if it is not asked."""
        mask = np.zeros(self.actions, np.int8)
        ask = self.asked(player)
        if ask is not None:
            mask[ask.codes()] = 1
        return mask

    def observe(self, player: int) -> Observation:
        """Return what a player knows and may do."""
        return {"observation": self.features(player), "action_mask": self.mask(player)}

    def rewards(self) -> list[float]:
        """Return what the game has brought each player."""
        table = self.at
        won = rewards_of(table.result, len(self.names))
        return [won[self.seat_of(player)] for player in range(len(self.names))]

    def worth(self) -> list[float]:
        """Return how good the position looks to each player, from -1 to 1."""
        table = self.at
        return [
            self.game.judge(table.state, self.seat_of(player)) for player in range(len(self.names))
        ]

    def render(self, mode: str | None, player: int | None) -> str | NDArray[np.uint8] | None:
        """Return what a player sees as text, or print it; or return the picture of the board."""
        if mode == "rgb_array":
            return painter().draw(self.at)
        drawn = None if mode is None else self.draw(player)
        if mode != "human":
            return drawn
        print(drawn)
        return None

    def draw(self, player: int | None) -> str:
        """Return what a player (``None``: a spectator) sees, as lines of text."""
        table = self.at
        if self.game.terminal is None:
            return ""
        seat = None if player is None else self.seat_of(player)
        shown = {**table.view(seat), "explain": table.explain(seat)}
        words = Words(ENGLISH, SHELL_TEXT, self.game.folder / "text")
        return "\n".join(Text.from_markup(line).plain for line in self.game.terminal(shown, words))
