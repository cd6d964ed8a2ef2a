"""The chair: all that a player or a bot at one seat may have of a table, and nothing else."""

from collections.abc import Mapping
from typing import Any, Generic, TypeAlias

from greatpowers.kernel.bill import Bill, Stakes
from greatpowers.kernel.features import Sheet
from greatpowers.kernel.game import Game, S
from greatpowers.kernel.log import Entry
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import Verdict
from greatpowers.kernel.vocabulary import Option

Plan: TypeAlias = tuple[Option, ...]
"""A whole choice: one answer, or several that are given as one."""


class Chair(Generic[S]):
    """A table as one seat may use it: to look, to ask, and to think ahead on copies dealt anew.

    A question is told by its words, not handed over: the function that lists its menu holds the
    true table.
    """

    __slots__ = ("__table", "game", "seat")

    def __init__(self, table: Table[S], seat: int) -> None:
        self.__table = table
        self.game: Game[S] = table.game
        self.seat = seat

    @property
    def player(self) -> str:
        """The name of whoever sits here."""
        return self.__table.seats[self.seat]

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of all players, in the order of the seats."""
        return self.__table.seats

    @property
    def settings(self) -> Mapping[str, str]:
        """The options of the game."""
        return self.__table.settings.copy()

    @property
    def position(self) -> int:
        """The number of answers given so far."""
        return self.__table.position

    @property
    def prompt(self) -> str:
        """What the seat is asked, as a text id; nothing if it is not asked."""
        ask = self.__table.ask_of(self.seat)
        return "" if ask is None else ask.prompt

    @property
    def kind(self) -> str:
        """Whether it is a plain question, an offer or a window; nothing if it is not asked."""
        ask = self.__table.ask_of(self.seat)
        return "" if ask is None else ask.kind

    @property
    def args(self) -> Mapping[str, str | int]:
        """What the question is about."""
        ask = self.__table.ask_of(self.seat)
        return {} if ask is None else dict(ask.args or {})

    def options(self) -> list[Option]:
        """Return what the seat may answer."""
        return self.__table.options(self.seat)

    def asides(self) -> list[Option]:
        """Return what the seat may say though it is not asked."""
        return self.__table.asides(self.seat)

    def waiting(self) -> list[list[int]]:
        """Return what waits for a word of the seat though it is not asked."""
        return self.__table.waiting().get(self.seat, [])

    def reply(self, seed: str) -> Option | None:
        """Return what the game thinks the seat should say of that, if anything."""
        asides = self.game.asides
        if asides is None or asides.replies is None or not self.waiting():
            return None
        guess = self.fork(seed)
        code = asides.replies.choose(guess, self.seat)
        guess.close()
        return None if code is None else self.game.vocabulary.options[code]

    def plans(self, guess: Table[S] | None = None) -> list[Plan]:
        """Return whole choices of several answers, as far as the game proposes some.

        ``guess`` is a copy dealt anew for this seat, if there is one already.
        """
        if self.game.plans is None:
            return []
        known = self.game.vocabulary.options
        copy = self.fork("plans") if guess is None else guess
        proposed = self.game.plans(copy.state, self.seat, self.prompt)
        if guess is None:
            copy.close()
        return [tuple(known[code] for code in plan) for plan in proposed]

    def undoable(self) -> int:
        """Return how many of its answers the seat may take back: those since the last wall."""
        return self.__table.undoable(self.seat)

    def default(self) -> Option:
        """Return the answer that is given for whoever does not answer in time."""
        return self.__table.default(self.seat)

    def cost(self, option: Option | str) -> int | None:
        """Return what an option would cost, where the game puts a price on it."""
        return self.__table.cost(self.seat, option)

    def bill(self, option: Option | str) -> Bill:
        """Return how the price of an option comes about."""
        return self.__table.bill(self.seat, option)

    def stakes(self, option: Option | str) -> Stakes:
        """Return what an option would lose or borrow besides its price, if anything."""
        return self.__table.stakes(self.seat, option)

    def why(self, verb: str, target: str | None = None) -> Verdict:
        """Say whether the seat may choose (verb, target) now, and if not, why."""
        return self.__table.why(self.seat, verb, target)

    def view(self) -> dict[str, Any]:
        """Return all that the seat may know, as plain data."""
        return self.__table.view(self.seat)

    def features(self) -> Sheet:
        """Return what the seat knows as numbers under names."""
        sheet = Sheet(named=True)
        self.__table.features(self.seat, sheet)
        return sheet

    def explain(self) -> Mapping[str, Any]:
        """Return what the rules make of what the seat knows."""
        return self.__table.explain(self.seat)

    def log(self) -> list[Entry]:
        """Return the lines of the log that the seat may read."""
        return self.__table.read_log(self.seat)

    def fork(self, seed: str, before_others: bool = False) -> Table[S]:
        """Return a copy dealt anew where the seat cannot see, for thinking ahead.

        ``before_others`` takes it to the moment before others answered what all are asked at the
        same time: whoever answers last would otherwise weigh one guess at their answers.
        """
        if not before_others:
            return self.__table.fork(redeal_for=self.seat, seed=seed)
        earlier = self._before_others()
        copy = earlier.fork(redeal_for=self.seat, seed=seed)
        if earlier is not self.__table:
            earlier.close()
        return copy

    def _before_others(self) -> Table[S]:
        table = self.__table
        start = max(table.segment_start, table.floor)
        while table.position > start and table.answers[-1][0] != self.seat:
            earlier = table.at(table.position - 1)
            if earlier.ask_of(self.seat) is None:
                break
            table = earlier
        return table
