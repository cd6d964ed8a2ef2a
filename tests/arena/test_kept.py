"""Results in a file: a command goes on where it stopped, and never mixes what does not belong."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from greatpowers.arena import balance
from greatpowers.arena.balance import Sample, take_census
from greatpowers.arena.kept import KeptFile, OtherRules
from greatpowers.arena.matches import Match, Outcome, Pairing, matches, play_games
from greatpowers.arena.report import Report
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


def samples_in(path: Path) -> KeptFile[Sample]:
    return KeptFile(path, get_game(GAME), "samples", Sample.read)


def census(path: Path, games: int) -> list[Sample]:
    store = samples_in(path)
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
    store = samples_in(file)
    (pairing,) = balance.pairings(get_game(GAME), OPTIONS)
    assert store.find(Match(pairing, "s/0")) is not None
    assert store.find(Match(pairing, "t/0")) is None
    assert store.find(Match(replace(pairing, options={"players": "3"}), "s/0")) is None
    assert store.find(Match(replace(pairing, strays=1), "s/0")) is None
    assert store.find(Match(replace(pairing, bots=("random", "greedy")), "s/0")) is None
    assert len(played) == 1


@pytest.mark.parametrize(
    "change", [{"version": 0}, {"what": "outcomes"}, {"fingerprint": "0"}, {"game": "realpolitik"}]
)
def test_samples_of_other_rules_are_refused(
    tmp_path: Path, played: list[str], change: dict[str, object]
) -> None:
    file = tmp_path / "samples.jsonl"
    census(file, 1)
    head, *rest = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([json.dumps(json.loads(head) | change), *rest, ""]), "utf-8")
    with pytest.raises(OtherRules):
        samples_in(file)
    assert len(file.read_text("utf-8").splitlines()) == 2


def test_outcomes_are_kept_as_they_are(tmp_path: Path) -> None:
    pairing = Pairing(GAME, ("random", "random"), OPTIONS)
    file = tmp_path / "new" / "outcomes.jsonl"

    def kept() -> KeptFile[Outcome]:
        return KeptFile(file, get_game(GAME), "outcomes", Outcome.read)

    told: list[Outcome] = []
    first = play_games(pairing, 2, "s", store=kept())
    assert play_games(pairing, 2, "s", progress=told.append, store=kept()) == first == told


def test_what_was_kept_before_is_found_and_does_not_count_as_played_now(tmp_path: Path) -> None:
    pairing = Pairing(GAME, ("random", "random"), OPTIONS)
    file = tmp_path / "outcomes.jsonl"

    def kept() -> KeptFile[Outcome]:
        return KeptFile(file, get_game(GAME), "outcomes", Outcome.read)

    store = kept()
    first = play_games(pairing, 1, "s", store=store)
    assert store.find_all(matches(pairing, 1, "s")) == []
    store = kept()
    both = play_games(pairing, 2, "s", store=store)
    assert store.find_all(matches(pairing, 2, "s")) == first
    data = Report(pairing, both, 2.0, first).data()
    assert data["played_now"] == {"games": 1, "decisions": both[1].decisions}
    assert data["decisions_per_second"] == round(both[1].decisions / 2, 1)
    assert data["games_per_second"] == 0.5
    assert data["games"] == 2
