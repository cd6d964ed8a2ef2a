"""Datasets: every decision is written as it was, what is finished stays, and nothing is mixed."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import polars as pl
import pyarrow.parquet as pq
import pytest

from greatpowers.arena import dataset
from greatpowers.arena.dataset import (
    DECISIONS,
    GAMES,
    Estimates,
    OtherDataset,
    Plan,
    rows_of,
    write_dataset,
)
from greatpowers.arena.executors import Processes
from greatpowers.arena.matches import Match, Pairing, play_out, seat_bots
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from tests.docs.pages import ROOT, page

GAME = "imperialism"
PLAN = Plan(Pairing(GAME, ("random", "random"), {"players": "2"}), "s", 2)


def rows(folder: Path, part: str) -> list[dict[str, Any]]:
    return pl.read_parquet(folder / part / "*.parquet").to_dicts()


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.rglob("*.*"))}


def observe(table: Table[Any], seat: int) -> Sequence[float]:
    return float(table.position), float(seat)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games in two shards."""
    folder = tmp_path_factory.mktemp("dataset") / "new"
    write_dataset(folder, PLAN, 3, observe=observe)
    return folder


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note the numbers of the games that are played."""
    numbers: list[int] = []
    play_rows = dataset.play_rows

    def play(observe: Any, numbered: tuple[int, Match]) -> Any:
        numbers.append(numbered[0])
        return play_rows(observe, numbered)

    monkeypatch.setattr(dataset, "play_rows", play)
    return numbers


def test_every_decision_is_a_row(written: Path) -> None:
    games = rows(written, "games")
    decisions = rows(written, "decisions")
    assert [game["game"] for game in games] == [0, 1, 2]
    assert [game["seed"] for game in games] == ["s/0", "s/1", "s/2"]
    assert len(decisions) == sum(game["decisions"] for game in games)
    known = get_game(GAME).vocabulary.options
    for game in games:
        own = [row for row in decisions if row["game"] == game["game"]]
        answers = [f"{game['players'][row['player']]} {known[row['choice']]}" for row in own]
        record = Record.from_json(game["record"])
        assert answers == record.answers
        assert [row["position"] for row in own] == list(range(len(own)))
        assert all(row["choice"] in row["options"] for row in own)
        assert all(row["result"] == game["results"][row["player"]] for row in own)
        assert sum(game["results"]) == 1


def test_the_record_leads_to_the_result(written: Path) -> None:
    (first, *_) = rows(written, "games")
    table = Table.replay(get_game(GAME), Record.from_json(first["record"]))
    assert table.result is not None
    assert list(table.result.scores) == first["scores"]
    assert table.result.ending == first["ending"]


def test_features_are_whatever_is_observed(written: Path) -> None:
    for row in rows(written, "decisions"):
        assert row["features"] == [row["position"], row["seat"]]


def test_without_more_they_are_those_of_the_game(tmp_path: Path) -> None:
    write_dataset(tmp_path / "new", PLAN, 1)
    names = json.loads((tmp_path / "new" / "dataset.json").read_text("utf-8"))["features"]
    assert len(set(names)) == len(names)
    for row in rows(tmp_path / "new", "decisions"):
        known = dict(zip(names, row["features"], strict=True))
        players = [name for name in names if name.startswith("asked ")]
        assert known[players[row["seat"]]] == 1


def test_what_search_expects_is_noted(tmp_path: Path) -> None:
    pairing = Pairing(GAME, ("strong:2", "random"), {"players": "2"}, strays=3)
    strong, other = (seat_bots(get_game(GAME), pairing, "s/0")[seat] for seat in ("P1", "P2"))
    table = Table.open(get_game(GAME), pairing.options, "s/0")
    estimates = Estimates()
    play_out(table, {"P1": strong, "P2": other}, 30, estimates)
    decisions, _ = rows_of(get_game(GAME), table.record(), 0, pairing.bots, observe, estimates.at)
    noted = [row for row in decisions.to_pylist() if row["estimate"] is not None]
    assert {row["player"] for row in noted} == {0}
    assert min(len(row["options"]) for row in noted) > 1
    worths = [row["estimate"] for row in noted]
    assert -1 <= min(worths) < max(worths) <= 1
    own = [row for row in decisions.to_pylist() if row["player"] == 0 and len(row["options"]) > 1]
    assert [row["estimate"] for row in own[:3]] == [None] * 3


def test_the_schema_is_told(written: Path) -> None:
    assert pq.read_schema(written / "decisions" / "00000.parquet").equals(DECISIONS)
    assert pq.read_schema(written / "games" / "00001.parquet").equals(GAMES)
    card = (written / "README.md").read_text("utf-8")
    for column in {*DECISIONS.names, *GAMES.names}:
        assert f"`{column}`" in card
        assert f"`{column}`" in page("data.md")
    assert "players=2" in card


def test_it_goes_on_where_it_stopped(written: Path, tmp_path: Path, played: list[int]) -> None:
    write_dataset(tmp_path, PLAN, 3, observe=observe)
    (tmp_path / "games" / "00000.parquet").unlink()
    (tmp_path / "decisions" / "00000.parquet.part").write_text("half")
    write_dataset(tmp_path, PLAN, 3, observe=observe)
    assert played == [0, 1, 2, 0, 1]
    assert files(tmp_path) == files(written)


@pytest.mark.parametrize("left", [0, 100])
def test_a_file_of_which_a_part_is_left_is_written_again(
    written: Path, tmp_path: Path, played: list[int], left: int
) -> None:
    write_dataset(tmp_path, PLAN, 3, observe=observe)
    for part in ("decisions", "games"):
        file = tmp_path / part / "00001.parquet"
        file.write_bytes(file.read_bytes()[:left])
        write_dataset(tmp_path, PLAN, 3, observe=observe)
    assert played == [0, 1, 2, 2, 2]
    assert files(tmp_path) == files(written)


def test_more_games_may_be_added(written: Path, tmp_path: Path, played: list[int]) -> None:
    told: list[int] = []
    for games in (1, 3):
        write_dataset(tmp_path, PLAN, games, progress=told.append, observe=observe)
    assert played == [0, 0, 1, 2]
    assert sum(told) == 4
    assert files(tmp_path) == files(written)


def test_fewer_games_take_nothing_away(written: Path, played: list[int]) -> None:
    before = files(written)
    write_dataset(written, PLAN, 1, observe=observe)
    assert played == []
    assert files(written) == before


def test_other_games_are_refused(written: Path) -> None:
    before = files(written)
    other = Plan(Pairing(GAME, ("random", "greedy"), {"players": "2"}), "s", 2)
    with pytest.raises(OtherDataset):
        write_dataset(written, other, 3)
    assert files(written) == before


def test_it_is_the_same_over_processes(written: Path, tmp_path: Path) -> None:
    plan = Plan(PLAN.pairing, PLAN.seed, 2)
    write_dataset(tmp_path, plan, 3, Processes(2), observe=observe)
    assert files(tmp_path) == files(written)


def test_the_example_reads_it(written: Path) -> None:
    example = ROOT / "examples" / "read_dataset.py"
    command = [sys.executable, str(example), str(written)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "random" in run.stdout
    assert "of the vocabulary is allowed on average" in run.stdout
    assert json.loads((written / "dataset.json").read_text("utf-8"))["game"] == GAME
