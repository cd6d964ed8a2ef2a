"""Balance: bots of one kind in all seats of many games, and whether everybody wins a fair share."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median
from typing import Any, Final

from greatpowers.arena.executors import HERE, Executor
from greatpowers.arena.matches import Pairing, Store, matches, play_all, play_out, seat_bots
from greatpowers.arena.report import interval
from greatpowers.kernel.game import Game, Result
from greatpowers.kernel.table import Table
from greatpowers.registry import get_census, get_game, get_landmarks

BOT: Final = "greedy"
SEAT: Final = "Seat"
"""The trait of games that name no others: who sat where at the start."""


@dataclass(frozen=True)
class Sample:
    """What one game adds to a census. An unfinished game has no ending, winners or scores."""

    ending: str | None
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    length: float | None
    traits: Mapping[str, tuple[str, ...]]
    met: Counter[str]

    @staticmethod
    def read(told: Mapping[str, Any]) -> "Sample":
        """Return the sample that JSON tells of."""
        return Sample(
            ending=told["ending"],
            winners=tuple(told["winners"]),
            scores=tuple(told["scores"]),
            decisions=told["decisions"],
            length=told["length"],
            traits={name: tuple(values) for name, values in told["traits"].items()},
            met=Counter(told["met"]),
        )


@dataclass(frozen=True)
class Share:
    """How often those who had a trait won, against what would be fair."""

    games: int
    wins: float
    fair: float

    @property
    def relative(self) -> float:
        """The share of wins, 1 being fair."""
        return self.wins / self.fair if self.fair else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """The 95 % interval of ``relative``."""
        low, high = interval(self.wins, self.games)
        scale = self.games / self.fair if self.fair else 0.0
        return low * scale, high * scale


@dataclass(frozen=True)
class Balance:
    """The census of many games under the same options."""

    pairing: Pairing
    samples: Sequence[Sample] = field(repr=False)

    @property
    def finished(self) -> list[Sample]:
        """The games that came to an end."""
        return [sample for sample in self.samples if sample.ending is not None]

    def endings(self) -> dict[str, int]:
        """Return how often each way to end a game occurred; all ways are listed."""
        ways = Counter(sample.ending for sample in self.samples)
        return {ending: ways[ending] for ending in get_game(self.pairing.game).endings}

    def lengths(self) -> list[float]:
        """Return the lengths of all games in order, in the game's own unit."""
        return sorted(sample.length for sample in self.finished if sample.length is not None)

    def shares(self, trait: str) -> dict[str, Share]:
        """Return how those who had each value of a trait fared; a shared victory is split."""
        games: Counter[str] = Counter()
        wins: dict[str, float] = {}
        fair: dict[str, float] = {}
        for sample in self.finished:
            values = sample.traits[trait]
            for seat, value in enumerate(values):
                games[value] += 1
                won = 1 / len(sample.winners) if seat in sample.winners else 0.0
                wins[value] = wins.get(value, 0.0) + won
                fair[value] = fair.get(value, 0.0) + 1 / len(values)
        return {value: Share(games[value], wins[value], fair[value]) for value in sorted(games)}

    def traits(self) -> list[str]:
        """Return the names of all traits."""
        return list(self.samples[0].traits) if self.samples else []

    def met(self, group: str) -> dict[str, int]:
        """Return how often each landmark of a group was met, by its name within the group."""
        total: Counter[str] = Counter()
        for sample in self.samples:
            total.update(sample.met)
        known = get_landmarks(self.pairing.game).names
        names = [*known, *sorted(name for name in total if name not in known)]
        prefix = f"{group}: "
        return {name[len(prefix) :]: total[name] for name in names if name.startswith(prefix)}


def take_census(
    game_id: str,
    games: int,
    seed: str | int,
    options: Mapping[str, str] | None = None,
    executor: Executor = HERE,
    progress: Callable[[Sample], None] | None = None,
    store: Store[Sample] | None = None,
    strays: int = 0,
) -> list[Balance]:
    """Play many games under each value of the option that the game wants compared.

    ``strays``: so many first decisions of each seat are left to chance.
    """
    return [
        Balance(each, play_all(play_sample, matches(each, games, seed), executor, progress, store))
        for each in pairings(get_game(game_id), options or {}, strays)
    ]


def pairings(game: Game[Any], options: Mapping[str, str], strays: int = 0) -> list[Pairing]:
    """Return a table of bots for each value of the option that is compared."""
    census = get_census(game.id)
    across = "" if census is None else census.across
    values = next((option.values for option in game.options if option.id == across), ())
    ways = [{across: value} for value in values if across not in options] or [{}]
    settled = [game.settle({**options, **way}) for way in ways]
    return [Pairing(game.id, (BOT,) * len(game.seats(each)), each, strays) for each in settled]


def play_sample(pairing: Pairing, seed: str) -> Sample:
    """Play one game and count."""
    game = get_game(pairing.game)
    table = Table.open(game, pairing.options, seed)
    play_out(table, seat_bots(game, pairing, seed))
    result = table.result or Result((), "")
    census = get_census(game.id)
    return Sample(
        ending=result.ending or None,
        winners=result.winners,
        scores=result.scores,
        decisions=table.position,
        length=None if census is None else census.length(table.state),
        traits=_traits(table),
        met=_met(table),
    )


def _met(table: Table[Any]) -> Counter[str]:
    met = Counter(get_landmarks(table.game.id).met(table.log))
    census = get_census(table.game.id)
    if census is not None:
        met.update(census.tallies(table.state, table.log))
    return met


def _traits(table: Table[Any]) -> dict[str, tuple[str, ...]]:
    census = get_census(table.game.id)
    if census is None:
        return {SEAT: table.seats}
    return {name: tuple(values) for name, values in census.traits(table.state, table.log).items()}


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return the value below which a share of the ordered values lies."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


@dataclass(frozen=True)
class Spread:
    """The middle and the edges of some values."""

    mean: float
    median: float
    low: float
    high: float

    @staticmethod
    def of(values: Sequence[float]) -> "Spread":
        """Return the mean, the median and the 5 % and 95 % quantiles."""
        ordered = sorted(values) or [0.0]
        low, high = quantile(ordered, 0.05), quantile(ordered, 0.95)
        return Spread(fmean(ordered), median(ordered), low, high)
