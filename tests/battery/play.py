"""Playing any game at random, for tests that hold of every game."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final, TypeAlias

from greatpowers.arena.explorer import Explorer
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.features import Sheet
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option
from tests.battery.limits import limited_number, limited_options, share_of

AnyGame: TypeAlias = Game[Any]
AnyTable: TypeAlias = Table[Any]

MOST_DECISIONS: Final = 6000
"""No game takes longer: one that does goes round in circles."""


class Player:
    """Plays all seats at random, preferring what is rare; the same seed plays the same games."""

    def __init__(self, game: AnyGame, seed: object) -> None:
        self.game = game
        self.rng = Random(f"{game.id} {seed}")
        self.explorer = Explorer(self.rng)
        self._looked: Counter[str] = Counter()
        self._share = share_of(game.id)

    def games(self, number: int) -> range:
        """Return as many games as are to be played, fewer of a long one."""
        return range(limited_number(self.game.id, number))

    def has_time(self) -> bool:
        """Say whether to take a look that takes long: always, but in a long game."""
        return self._share == 1 or self.rng.randrange(self._share) == 0

    def open(self) -> AnyTable:
        """Open a table with any options and any luck."""
        options = {option.id: self.rng.choice(option.values) for option in self.game.options}
        options |= limited_options(self.game.id)
        return Table.open(self.game, options, f"{self.rng.getrandbits(64):016x}")

    def choose(self, table: AnyTable) -> tuple[int, Option]:
        """Choose an answer for one of the seats that are asked."""
        seat = self.rng.choice(table.asks()).seat
        return seat, self.explorer.choose(table.options(seat))

    def step(self, table: AnyTable) -> None:
        """Give one answer; now and then somebody says something beside the questions after it."""
        table.answer(*self.choose(table))
        if table.game.asides is not None and self.rng.random() < 0.2:
            seat = self.rng.randrange(len(table.seats))
            if said := table.asides(seat):
                table.aside(seat, self.rng.choice(said))

    def decisions(self, table: AnyTable) -> Iterator[int]:
        """Play to the end; give the position before every answer."""
        while table.result is None:
            assert table.position < MOST_DECISIONS, "the game does not end"
            yield table.position
            self.step(table)

    def finish(self, table: AnyTable) -> AnyTable:
        """Play to the end."""
        for _ in self.decisions(table):
            pass
        return table

    def sometimes(self, table: AnyTable, chance: float) -> bool:
        """Say yes now and then, more often while several seats are asked or the ask is rare.

        In a long game it is as often as in a shorter one, all in all.
        """
        prompt = table.asks()[0].prompt
        if len(table.asks()) > 1:
            chance *= 5
        seldom = max(chance / self._share, 1 / (1 + self._share * self._looked[prompt]))
        yes = self.rng.random() < seldom
        self._looked[prompt] += yes
        return yes

    def looks_first(self, table: AnyTable) -> bool:
        """Say, after a yes, whether something is asked that was not looked at before."""
        return self._looked[table.asks()[0].prompt] == 1

    def eyes(self, table: AnyTable) -> list[int | None]:
        """Return who looks: everybody at what is asked for the first time, then one or another."""
        eyes = everybody(table)
        return eyes if self.looks_first(table) else [self.rng.choice(eyes)]


def everybody(table: AnyTable) -> list[int | None]:
    """Return all seats and the spectator."""
    return [None, *range(len(table.seats))]


def canonical(data: object) -> str:
    """Write plain data so that equal data give equal text; fails on anything but plain data."""
    return json.dumps(data, sort_keys=True, allow_nan=False)


def ask_data(ask: Ask) -> tuple[object, ...]:
    """Return all of a question, for comparing."""
    return ask.seat, ask.prompt, ask.cite, ask.kind, ask.args, ask.codes(), ask.default_code()


def snapshot(table: AnyTable) -> tuple[object, ...]:
    """Return all that makes a moment of a game: the state, its luck and the questions."""
    return (
        table.position,
        table.seats,
        table.wall,
        table.chance.counter,
        canonical(table.state.data()),
        [ask_data(ask) for ask in table.asks()],
        table.result,
    )


def seen(table: AnyTable, seat: int | None) -> str:
    """Return all that a seat sees: its view, its questions with prices, what rules make of it.

    What it knows as numbers is a part of it too.
    """
    ask = None if seat is None else table.ask_of(seat)
    return canonical(
        [
            table.view(seat),
            None if ask is None else [prices(ask), stakes(ask)],
            table.explain(seat),
            None if seat is None else features_of(table, seat).numbers,
        ]
    )


def features_of(table: AnyTable, seat: int, named: bool = False) -> Sheet:
    """Return what a seat knows as numbers."""
    sheet = Sheet(named)
    table.features(seat, sheet)
    return sheet


def prices(ask: Ask) -> list[tuple[str, int, int]]:
    """Return what the options of a question cost, where the game puts a price on them."""
    return [
        (choice.verb.name, target, choice.cost(target, None))
        for choice in ask.menu()
        if choice.cost is not None
        for target in choice.targets
        if choice.verdict(target)
    ]


def stakes(ask: Ask) -> list[tuple[int, int, list[object]]]:
    """Return what the options of a question would borrow and lose, where they would."""
    return [
        (code, each.owed, [line.data() for line in each.loses])
        for code, each in ask.stakes().items()
    ]


def log_of(table: AnyTable, seat: int | None) -> str:
    """Return all that a seat reads in the log."""
    return canonical([entry.data() for entry in table.read_log(seat)])
