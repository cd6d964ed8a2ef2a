"""Tables stepped side by side: each writes what is asked into its rows of arrays that it is given.

This knows no numpy and is compiled with the games: it is the loop in which a batch spends its time.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.features import Row, Sheet
from greatpowers.kernel.game import Game, Result
from greatpowers.kernel.table import Table


def next_ask(table: Table[Any]) -> Ask | None:
    """Return the question that is answered next where players answer one after another.

    Of several that are asked at once it is the last in the rules' order. A window is decided by the
    first who reacts: were the first asked first, the next would learn from being asked at all.
    """
    asks = table.asks()
    return asks[-1] if asks else None


def first_ask(table: Table[Any]) -> Ask:
    """Return what is asked first in a game that begins."""
    ask = next_ask(table)
    assert ask is not None, "a game is over before it begins"
    return ask


def player_at(table: Table[Any], seat: int, players: tuple[str, ...]) -> int:
    """Return who sits in a seat, as a number in the order of the seats at the start."""
    seats = table.seats
    return seat if seats is players or seats == players else players.index(seats[seat])


def rewards_of(result: Result | None, players: int) -> list[float]:
    """Return what each seat gets: all put in the same, and whoever wins shares it.

    A single winner has 1, and what the others lose adds up to it; there is nothing to lose in a
    game in which all win, or nobody does.
    """
    winners = 0 if result is None else len(result.winners)
    if result is None or not winners:
        return [0.0] * players
    won = (players / winners - 1.0) / (players - 1)
    return [won if seat in result.winners else -1.0 / (players - 1) for seat in range(players)]


class Steps:
    """Some tables of a game, the games that are played at them, and their rows.

    ``observations`` takes the features as floats of four bytes each, ``turns`` whose answer is
    next, ``done`` a one where a game has just ended, and ``rewards`` what it brought each player.
    ``codes`` are the answers that are allowed at each table. A table plays the games ``first``,
    ``first + apart`` and so on, each with a seed of its own, and goes on to the next where one
    ends.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, str],
        seed: str,
        first: Sequence[int],
        apart: int,
        observations: "memoryview[float]",
        turns: memoryview,
        done: memoryview,
        rewards: "memoryview[float]",
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.playing = list(first)
        self.apart = apart
        self.turns = turns
        self.done = done
        self.rewards = rewards
        self.players = game.seats(game.settle(options))
        size = len(observations) // len(first)
        self.sheets: list[list[Sheet]] = []
        for number in range(len(first)):
            row = Row(observations[number * size : (number + 1) * size])
            self.sheets.append([Sheet(row=row) for _ in self.players])
        self.tables: list[Table[Any]] = []
        self.asks: list[Ask] = []
        self.codes: list[list[int]] = []
        for number in range(len(self.playing)):
            table = self.open(number)
            ask = first_ask(table)
            self.tables.append(table)
            self.asks.append(ask)
            self.codes.append(ask.codes())
            self.write(number, table, ask)

    def open(self, number: int) -> Table[Any]:
        """Open the game that a table plays now."""
        seed = f"{self.seed}/{self.playing[number]}"
        return Table.open(self.game, self.options, seed, quiet=True, looks_back=False)

    def step(self, answers: Sequence[int]) -> None:
        """Give every table its answer, which must be allowed, and write what is asked then."""
        for number, code in enumerate(answers):
            table = self.tables[number]
            table.answer_known(self.asks[number].seat, code)
            ask = next_ask(table)
            if ask is None:
                self.done[number] = 1
                self.reward(number, table)
                table.close()
                self.playing[number] += self.apart
                table = self.open(number)
                self.tables[number] = table
                ask = first_ask(table)
            self.asks[number] = ask
            self.codes[number] = ask.codes()
            self.write(number, table, ask)

    def reward(self, number: int, table: Table[Any]) -> None:
        """Write what a game that is over brought each player."""
        players = self.players
        for seat, reward in enumerate(rewards_of(table.result, len(players))):
            self.rewards[number * len(players) + player_at(table, seat, players)] = reward

    def write(self, number: int, table: Table[Any], ask: Ask) -> None:
        """Write whose answer is next at a table, and what that player knows."""
        table.features(ask.seat, self.sheets[number][ask.seat])
        self.turns[number] = player_at(table, ask.seat, self.players)
