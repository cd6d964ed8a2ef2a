"""From what is stored back to a table: by the answers, or from a snapshot between segments."""

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from greatpowers.kernel.errors import BadRecord
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table


@dataclass(frozen=True)
class Start:
    """A table between two segments: the position, the state as data, the luck and the places."""

    position: int
    state: dict[str, Any]
    luck: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Origin:
    """What a table begins with; answers do the rest."""

    game: str
    options: dict[str, str]
    seed: str
    start: Start | None = None

    @property
    def base(self) -> int:
        """The position at which the kernel's table begins to count."""
        return 0 if self.start is None else self.start.position


def open_table(game: Game[Any], origin: Origin) -> Table[Any]:
    """Set a table up as it was at its origin."""
    start = origin.start
    if start is None:
        return Table.open(game, origin.options, origin.seed)
    state = restore_state(game, origin.options, start.state)
    return Table.resume(game, state, origin.options, origin.seed, start.luck, start.seats)


def restore_state(game: Game[Any], options: dict[str, str], data: dict[str, Any]) -> Any:
    """Turn stored data into a state again; what the data do not name stays as in a new game."""
    state = game.setup(game.settle(options))
    for name in state.data():
        if name in data:
            setattr(state, name, deepcopy(data[name]))
    return state


def play_codes(table: Table[Any], answers: Iterable[tuple[int, int]]) -> None:
    """Play answers that were checked before."""
    for seat, code in answers:
        table.answer_known(seat, code)


def play_known(table: Table[Any], answers: Iterable[tuple[str, str]]) -> None:
    """Play stored answers that were checked before they were stored."""
    parse = table.game.vocabulary.parse
    for name, option in answers:
        table.answer_known(table.seats.index(name), parse(option).code)


def play_checked(table: Table[Any], answers: Iterable[tuple[str, str]]) -> None:
    """Play stored answers and check each of them, as the rules may have changed."""
    for name, option in answers:
        if name not in table.seats:
            raise BadRecord(f"{name!r} is not at this table")
        table.answer(table.seats.index(name), option)


def take_start(table: Table[Any], base: int) -> Start:
    """Return the start of the present segment of a table."""
    kept = table.checkpoint
    return Start(base + kept.answers, kept.state.data(), kept.luck.counter, kept.places[-1][1])
