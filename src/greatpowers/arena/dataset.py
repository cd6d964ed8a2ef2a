"""Datasets: games between bots as tables of decisions and of games, written as Parquet files.

A *shard* is some games in a row: a file of their decisions and a file of the games themselves. Each
file is written under another name first, and the games of a shard come last, so that a shard is
there whole or not at all. Who goes on with a dataset plays only the shards that are not there.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from greatpowers.arena.data_card import write_card
from greatpowers.arena.executors import HERE, Executor, spread
from greatpowers.arena.matches import Clock, Match, Pairing, matches, play_out, seat_bots
from greatpowers.arena.source import source_hash
from greatpowers.arena.whole import whole
from greatpowers.bots import Bot, estimate_of
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.chair import Plan as Choice
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.features import Sheet
from greatpowers.kernel.game import Game
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game

FORMAT: Final = 2
ABOUT: Final = "dataset.json"

Observer = Callable[[Table[Any], int], Sequence[float]]
"""Tells what a seat knows as numbers, as many at every moment of a game."""


def features(table: Table[Any], seat: int) -> list[int]:
    """Tell what a seat knows as the game's own features."""
    sheet = Sheet()
    table.features(seat, sheet)
    return sheet.numbers


Rows = tuple[pa.Table, pa.Table]
"""The decisions of a game, and the game."""

DECISIONS: Final = pa.schema(
    [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("position", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("player", pa.int8(), nullable=False),
        pa.field("prompt", pa.dictionary(pa.int16(), pa.string()), nullable=False),
        pa.field("options", pa.list_(pa.int32()), nullable=False),
        pa.field("choice", pa.int32(), nullable=False),
        pa.field("estimate", pa.float32()),
        pa.field("features", pa.list_(pa.float32()), nullable=False),
        pa.field("result", pa.float32()),
    ]
)
"""A row for each answer; see docs/data.md."""

GAMES: Final = pa.schema(
    [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("seed", pa.string(), nullable=False),
        pa.field("settings", pa.string(), nullable=False),
        pa.field("players", pa.list_(pa.string()), nullable=False),
        pa.field("bots", pa.list_(pa.string()), nullable=False),
        pa.field("decisions", pa.int32(), nullable=False),
        pa.field("ending", pa.string()),
        pa.field("results", pa.list_(pa.float32())),
        pa.field("scores", pa.list_(pa.int32())),
        pa.field("record", pa.string(), nullable=False),
    ]
)
"""A row for each game."""


class OtherDataset(TableError):
    """A folder holds other games than those that are to be written there."""


@dataclass(frozen=True)
class Plan:
    """What a dataset is of: all that says which games it holds, but how many of them.

    So many games make a ``shard``.
    """

    pairing: Pairing
    seed: str
    shard: int

    def about(self, game: Game[Any], observe: Observer) -> dict[str, Any]:
        """Return it as plain data, with the rules by which the games are played."""
        settings = game.settle(self.pairing.options)
        return {
            "format": FORMAT,
            "game": game.id,
            "version": game.version,
            "fingerprint": game.fingerprint,
            "source": source_hash(),
            "settings": settings,
            "bots": list(self.pairing.bots),
            "strays": self.pairing.strays,
            "seed": self.seed,
            "shard": self.shard,
            "features": _names(game, settings) if observe is features else [],
            "vocabulary": [str(option) for option in game.vocabulary.options],
        }


def _names(game: Game[Any], settings: Mapping[str, str]) -> list[str]:
    """Return what the numbers of a game's own features are called, in their order."""
    named = Sheet(named=True)
    Table.open(game, settings, 0, quiet=True).features(0, named)
    return [f"{field.name} {place}".rstrip() for field in named.fields for place in field.places]


def write_dataset(
    folder: Path,
    plan: Plan,
    games: int,
    executor: Executor = HERE,
    progress: Callable[[int], None] | None = None,
    observe: Observer = features,
) -> None:
    """Play many games and write them; shards that are there already are not played again.

    ``observe`` must be a function that other processes can find by its name.
    """
    game = get_game(plan.pairing.game)
    everything = matches(plan.pairing, games, plan.seed)
    about = plan.about(game, observe)
    _open(folder, about)
    write_card(folder, game, about)
    shards = [range(n, min(n + plan.shard, games)) for n in range(0, games, plan.shard)]
    missing = []
    for shard in shards:
        if _is_whole(_files(folder, shard.start // plan.shard), shard):
            if progress is not None:
                progress(len(shard))
        else:
            missing.append(shard)
    work = partial(play_rows, observe)
    numbered = [(number, everything[number]) for shard in missing for number in shard]
    played = spread(work, numbered, executor)
    for shard in missing:
        _write_shard(folder, shard.start // plan.shard, _told(played, shard, progress))


def _told(
    played: Iterator[Rows],
    shard: range,
    progress: Callable[[int], None] | None,
) -> Iterator[Rows]:
    for _ in shard:
        yield next(played)
        if progress is not None:
            progress(1)


def _open(folder: Path, about: Mapping[str, Any]) -> None:
    """Say in a folder what it is to hold, or see that it holds that already."""
    file = folder / ABOUT
    text = json.dumps(about, ensure_ascii=False, indent=1) + "\n"
    if not file.exists():
        for part in ("decisions", "games"):
            (folder / part).mkdir(parents=True, exist_ok=True)
        with whole(file) as new:
            new.write_text(text, "utf-8")
    elif file.read_text("utf-8") != text:
        raise OtherDataset(f"{folder} holds other games, or games by other rules")


def _files(folder: Path, number: int) -> tuple[Path, Path]:
    name = f"{number:05}.parquet"
    return folder / "decisions" / name, folder / "games" / name


def _is_whole(files: tuple[Path, Path], shard: range) -> bool:
    """Say whether a shard is there with all its games; the last may have had fewer.

    Of a file that was cut off, the end is missing, which says what is in it.
    """
    try:
        _, games = [pq.read_metadata(file).num_rows for file in files]
    except (FileNotFoundError, pa.ArrowInvalid):
        return False
    return bool(games >= len(shard))


def _write_shard(folder: Path, number: int, rows: Iterator[Rows]) -> None:
    """Write the games of a shard, their decisions one game after the other; the games come last."""
    decisions, games = _files(folder, number)
    with whole(games) as new_games, whole(decisions) as new_decisions:
        told = []
        with pq.ParquetWriter(new_decisions, DECISIONS, compression="zstd") as file:
            for of_decisions, of_game in rows:
                file.write_table(of_decisions)
                told.append(of_game)
        pq.write_table(pa.concat_tables(told), new_games, compression="zstd")


# -- rows ----------------------------------------------------------------------------------------


class Estimates(Clock):
    """Notes how good bots that search took their choices to be, by the position in the game."""

    def __init__(self) -> None:
        super().__init__()
        self.at: dict[int, float] = {}

    def choose(self, bot: Bot, name: str, chair: Chair[Any]) -> Choice:
        """Let a bot choose and note what it expects of that."""
        position = chair.position
        plan = super().choose(bot, name, chair)
        estimate = estimate_of(bot)
        if estimate is not None:
            self.at[position] = estimate
        return plan


def play_rows(observe: Observer, numbered: tuple[int, Match]) -> Rows:
    """Play one game and return its rows."""
    number, (pairing, seed) = numbered
    game = get_game(pairing.game)
    table = Table.open(game, pairing.options, seed, quiet=True)
    estimates = Estimates()
    play_out(table, seat_bots(game, pairing, seed), clock=estimates)
    return rows_of(game, table.record(), number, pairing.bots, observe, estimates.at)


def rows_of(
    game: Game[Any],
    record: Record,
    number: int,
    bots: Sequence[str],
    observe: Observer = features,
    estimates: Mapping[int, float] | None = None,
) -> Rows:
    """Play a recorded game again and return its decisions and itself as rows.

    ``estimates`` are how good the players took their choices to be, by the position in the game.
    """
    estimates = estimates or {}
    table: Table[Any] = Table.open(game, record.options, record.seed, quiet=True)
    players = table.seats
    rows: list[dict[str, Any]] = []
    table.hear_asides(record.asides)
    for answer in record.answers:
        name, _, words = answer.partition(" ")
        seat = table.seats.index(name)
        ask = table.ask_of(seat)
        assert ask is not None
        row: dict[str, Any] = {
            "game": number,
            "position": table.position,
            "seat": seat,
            "player": players.index(name),
            "prompt": ask.prompt,
            "options": ask.codes(),
            "choice": game.vocabulary.parse(words).code,
            "estimate": estimates.get(table.position),
            "features": list(observe(table, seat)),
        }
        rows.append(row)
        table.answer(seat, words)
        table.hear_asides(record.asides)
    results = results_of(table, players)
    for row in rows:
        row["result"] = None if results is None else results[row["player"]]
    of_game = {
        "game": number,
        "seed": record.seed,
        "settings": json.dumps(record.options),
        "players": list(players),
        "bots": list(bots),
        "decisions": table.position,
        "ending": None if table.result is None else table.result.ending,
        "results": results,
        "scores": None if table.result is None else list(table.result.scores),
        "record": record.to_json(),
    }
    return pa.Table.from_pylist(rows, DECISIONS), pa.Table.from_pylist([of_game], GAMES)


def results_of(table: Table[Any], players: Sequence[str]) -> list[float] | None:
    """Return what each player has of the victory, which winners share; nothing before the end."""
    if table.result is None:
        return None
    winners = [table.seats[winner] for winner in table.result.winners]
    return [(player in winners) / max(1, len(winners)) for player in players]
