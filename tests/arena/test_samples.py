"""Samples in a file: a census goes on where it stopped, and never mixes what does not belong."""

import json
from pathlib import Path

import pytest

from greatpowers.arena import balance
from greatpowers.arena.balance import Sample, take_census
from greatpowers.arena.matches import Pairing
from greatpowers.arena.samples import OtherRules, SampleFile
from greatpowers.registry import get_game

GAME = "imperialism"
OPTIONS = {"players": "2"}


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let random bots play, for speed, and note the seeds of the games that are played."""
    seeds: list[str] = []
    play_sample = balance.play_sample

    def play(pairing: Pairing, seed: str) -> Sample:
        seeds.append(seed)
        return play_sample(Pairing(pairing.game, ("random", "random"), pairing.options), seed)

    monkeypatch.setattr(balance, "play_sample", play)
    return seeds


def census(path: Path, games: int) -> list[Sample]:
    store = SampleFile(path, get_game(GAME))
    (found,) = take_census(GAME, games, "s", OPTIONS, store=store)
    return list(found.samples)


def test_a_census_goes_on_where_it_stopped(tmp_path: Path, played: list[str]) -> None:
    file = tmp_path / "samples.jsonl"
    first = census(file, 2)
    assert census(file, 3)[:2] == first
    assert played == ["s/0", "s/1", "s/2"]


def test_it_finds_what_it_would_find_without_a_file(tmp_path: Path, played: list[str]) -> None:
    census(tmp_path / "samples.jsonl", 2)
    (anew,) = take_census(GAME, 2, "s", OPTIONS)
    assert census(tmp_path / "samples.jsonl", 2) == list(anew.samples)
    assert len(played) == 4


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, played: list[str]) -> None:
    file = tmp_path / "samples.jsonl"
    whole = census(file, 2)
    file.write_text(file.read_text("utf-8")[:-30], "utf-8")
    assert census(file, 2) == whole
    assert played == ["s/0", "s/1", "s/1"]
    assert census(file, 2) == whole


def test_other_options_are_other_games(tmp_path: Path, played: list[str]) -> None:
    file = tmp_path / "samples.jsonl"
    census(file, 1)
    store = SampleFile(file, get_game(GAME))
    assert store.find({"players": "3"}, "s/0") is None
    assert store.find(OPTIONS, "t/0") is None
    assert len(played) == 1


@pytest.mark.parametrize("change", [{"version": 0}, {"data": "other"}, {"game": "realpolitik"}])
def test_samples_of_other_rules_are_refused(
    tmp_path: Path, played: list[str], change: dict[str, object]
) -> None:
    file = tmp_path / "samples.jsonl"
    census(file, 1)
    head, *rest = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([json.dumps(json.loads(head) | change), *rest, ""]), "utf-8")
    with pytest.raises(OtherRules):
        SampleFile(file, get_game(GAME))
    assert len(file.read_text("utf-8").splitlines()) == 2
