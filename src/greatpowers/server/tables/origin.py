"""From where a table's answers begin: a new game, or a snapshot of one by other rules."""

import hashlib
from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

import orjson

from greatpowers.kernel.chance import Chance, seed_at
from greatpowers.kernel.checkpoint import Checkpoint
from greatpowers.kernel.errors import BadRecord
from greatpowers.kernel.game import Game
from greatpowers.kernel.log import Entry
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table

Said: TypeAlias = tuple[int, int, int]
"""An aside: after how many answers, by which seat, what."""
NEW_GAMES: Final = 64
"""So many kinds of new games are kept: to set one up takes longer than to copy it."""


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
    seeds: tuple[tuple[int, str], ...] = ()

    @property
    def own_seeds(self) -> list[tuple[int, str]]:
        """The later seeds, as the kernel's table counts: those from before have passed."""
        return [(at - self.base, seed) for at, seed in self.seeds]

    @property
    def base(self) -> int:
        """The position at which the kernel's table begins to count."""
        return 0 if self.start is None else self.start.position


def open_table(game: Game[Any], origin: Origin) -> Table[Any]:
    """Set a table up as it was at its origin; its log says so if that is not the start."""
    start = origin.start
    if start is None:
        table = Table.open(game, origin.options, origin.seed)
        table.seeds = origin.own_seeds
        return table
    log = [Entry(0, "log-rules-changed", {}, None, "")]
    kept = Checkpoint(
        state=restore_state(game, origin.options, deepcopy(start.state)),
        luck=Chance(seed_at(origin.seed, origin.seeds, start.position), start.luck),
        answers=0,
        asides=0,
        log=len(log),
        wall=0,
        places=((0, start.seats),),
    )
    record = Record(game.id, game.version, origin.options, origin.seed, seeds=origin.own_seeds)
    return Table.load(game, record, [kept], log)


def restore_state(game: Game[Any], options: dict[str, str], data: dict[str, Any]) -> Any:
    """Turn stored data into a state again; what the data do not name stays as in a new game.

    The state takes the data over: nobody else may change them.
    """
    new, names = _new_state(game, tuple(game.settle(options).items()))
    state = new.clone()
    for name in names:
        if name in data:
            shared = isinstance(getattr(state, name), tuple)
            setattr(state, name, tuple(data[name]) if shared else data[name])
    return state


@lru_cache(NEW_GAMES)
def _new_state(game: Game[Any], options: tuple[tuple[str, str], ...]) -> tuple[Any, list[str]]:
    """Return the state of a new game, to be copied, and the names of its fields."""
    state = game.setup(dict(options))
    return state, list(state.data())


def digest_of(table: Table[Any]) -> str:
    """Return a hash of the state of a table: the same rules lead to the same one."""
    return digest(table.state.data())


def periods_of(table: Table[Any]) -> dict[str, int]:
    """Return how far the game is, by the numbers of its periods, such as turns."""
    return dict(table.game.standing.count(table.state))


def digest(state: dict[str, Any]) -> str:
    """Return a hash of a state as plain data."""
    data = orjson.dumps(state, option=orjson.OPT_NON_STR_KEYS)
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def play_codes(
    table: Table[Any], answers: Iterable[tuple[int, int]], asides: Sequence[Said]
) -> None:
    """Play answers that were checked before, and what was said between them."""
    _repeat_asides(table, asides)
    for seat, code in answers:
        table.answer_known(seat, code)
        _repeat_asides(table, asides)


def _repeat_asides(table: Table[Any], asides: Sequence[Said]) -> None:
    for at, seat, code in asides[len(table.said) :]:
        if at != table.position:
            break
        table.aside(seat, table.game.vocabulary.options[code])


def play_known(
    table: Table[Any], answers: Iterable[tuple[str, str]], asides: Sequence[tuple[int, str]]
) -> None:
    """Play stored answers and asides that were checked before they were stored."""
    parse = table.game.vocabulary.parse
    table.hear_asides(asides)
    for name, option in answers:
        table.answer_known(table.seats.index(name), parse(option).code)
        table.hear_asides(asides)


def play_checked(
    table: Table[Any], answers: Iterable[tuple[str, str]], asides: Sequence[tuple[int, str]]
) -> None:
    """Play stored answers and asides and check each, as the rules may have changed."""
    table.hear_asides(asides)
    for name, option in answers:
        if name not in table.seats:
            raise BadRecord(f"{name!r} is not at this table")
        table.answer(table.seats.index(name), option)
        table.hear_asides(asides)
