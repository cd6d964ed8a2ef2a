"""The commands that play many games: sim, fuzz, bench, balance."""

import json
from pathlib import Path
from typing import Any

import pytest

from greatpowers.arena import extras
from greatpowers.arena.findings import Failure, Findings
from greatpowers.arena.ledger import unpacked
from greatpowers.cli import fuzz as cli_fuzz
from greatpowers.kernel.record import Record
from greatpowers.registry import get_game, get_landmarks
from tests.cli.shell import GAME, Shell, finished_record


def test_sim_prints_one_object(shell: Shell) -> None:
    run = shell.run("sim", GAME, "--games", "2", "--seed", "s", "--processes", "1", "--json")
    assert run.code == 0
    assert run.err == ""
    data = json.loads(run.out)
    assert data["games"] == 2
    assert data["decisions"] > 100
    assert data["seconds"] > 0
    assert data["decisions_per_second"] > 0
    assert data["games_per_second"] > 0
    assert sum(data["winners"].values()) == sum(data["endings"].values()) == 2
    assert set(data["winners"]) == {"FR", "BR"}
    assert data["unfinished"] == 0
    assert data["bots"] == {"FR": "random", "BR": "random"}


def test_sim_takes_bots_and_options(shell: Shell) -> None:
    run = shell.run(
        *("sim", GAME, "--games", "1", "--bots", "random,random", "--json"),
        *("--option", "edition=polish", "--option", "tougher_forts=yes"),
    )
    options = json.loads(run.out)["options"]
    assert (options["edition"], options["tougher_forts"]) == ("polish", "yes")


def test_sim_with_the_same_seed_gives_the_same_result(shell: Shell) -> None:
    def result(seed: str) -> tuple[object, ...]:
        data = json.loads(shell.run("sim", GAME, "--games", "2", "--seed", seed, "--json").out)
        return data["winners"], data["endings"], data["decisions"]

    assert result("a") == result("a")
    assert result("a") != result("b")


def test_sim_goes_on_with_what_was_kept(shell: Shell, tmp_path: Path) -> None:
    kept = tmp_path / "outcomes.jsonl"

    def winners(games: int) -> object:
        run = shell.run("sim", GAME, "--games", str(games), "--keep", str(kept), "--json")
        return json.loads(run.out)["length"]

    assert winners(1) == winners(1)
    assert len(kept.read_text("utf-8").splitlines()) == 2


def test_sim_writes_a_page(shell: Shell, tmp_path: Path) -> None:
    page = tmp_path / "new" / "sim.html"
    run = shell.run("sim", GAME, "--games", "1", "--html", str(page))
    assert run.code == 0
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_a_missing_extra_is_named(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    run = shell.run("sim", GAME, "--games", "1", "--cluster", "local")
    assert run.code == 2
    assert run.err == (
        "greatpowers: this needs more packages: pip install 'greatpowers[cluster]'\n"
    )
    run = shell.run("balance", GAME, "--html", "balance.html")
    assert "pip install 'greatpowers[reports]'" in run.err


@pytest.mark.parametrize("lang", ["en", "pl", "it"])
def test_sim_tells_people_too(shell: Shell, lang: str) -> None:
    run = shell.run("sim", GAME, "--games", "1", "--lang", lang)
    assert run.code == 0
    assert "random" in run.out
    assert "%" in run.out
    assert "cli-" not in run.out


def test_fuzz_prints_what_occurred(shell: Shell, tmp_path: Path) -> None:
    run = shell.run("fuzz", GAME, "--games", "1", "--keep", str(tmp_path))
    assert run.code == 0
    for word in ("shift", "carnatic_war fr", "wss_spain fr 1", "final_scoring", "Never met"):
        assert word in run.out
    assert list(tmp_path.iterdir()) == []


def test_fuzz_keeps_the_record_of_a_failure(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = finished_record().to_json()
    failure = Failure("1/7", 12, "AssertionError: lost a tile", "Traceback", record)

    def broken(*_: object) -> Findings:
        return Findings(games=1, failures=[failure])

    monkeypatch.setattr(cli_fuzz, "fuzz", broken)
    run = shell.run("fuzz", GAME, "--keep", str(tmp_path / "new"))
    assert run.code == 1
    kept = tmp_path / "new" / "fuzz-1-7.json"
    assert "seed 1/7 failed after 12 decisions: AssertionError: lost a tile" in run.err
    assert str(kept) in run.err
    assert Record.from_json(kept.read_text("utf-8")).game == GAME


def test_fuzz_seeks_games_and_writes_a_table(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[object] = []

    def played(*args: Any) -> Findings:
        asked.extend(args)
        before: Findings = args[7]
        return before

    monkeypatch.setattr(cli_fuzz, "fuzz", played)
    table = tmp_path / "new" / "table.md"
    given = ("fuzz", GAME, "--games", "2", "--seed", "s", "--sought", "3")
    assert shell.run(*given, "--table", str(table)).code == 0
    assert asked[1] == 2
    assert asked[6] == 3
    page = table.read_text("utf-8")
    assert page.startswith("# Met in trials: Imperial Struggle")
    assert f"`greatpowers fuzz {GAME} --games 2 --sought 3` with the seeds `s`" in page
    refused = shell.run(*given, "--table", str(tmp_path))
    assert refused.code == 2
    assert "cannot write" in refused.err


def test_fuzz_adds_up_in_a_ledger(shell: Shell, tmp_path: Path) -> None:
    ledger = tmp_path / "new" / "met.ledger"
    given = ("fuzz", GAME, "--games", "1", "--seed", "s", "--ledger", str(ledger))
    assert shell.run(*given, "--keep", str(tmp_path)).code == 0
    game, landmarks = get_game(GAME), get_landmarks(GAME)
    first = unpacked(ledger.read_bytes(), game, landmarks)
    assert first.games == 1
    assert first.proofs
    assert shell.run(*given, "--keep", str(tmp_path)).code == 0
    second = unpacked(ledger.read_bytes(), game, landmarks)
    assert second.games == 2
    assert {name: second.proofs[name] for name in first.proofs} == first.proofs
    both = tmp_path / "both.ledger"
    none = ("fuzz", GAME, "--games", "0", "--seed", "t", "--ledger", str(both))
    assert shell.run(*none, "--add", str(ledger), "--add", str(ledger)).code == 0
    together = unpacked(both.read_bytes(), game, landmarks)
    assert together.games == 4
    assert together.proofs == second.proofs
    ledger.write_text("no ledger", encoding="utf-8")
    refused = shell.run(*given)
    assert refused.code == 2
    assert "not a ledger" in refused.err


def test_bench_prints_measures(shell: Shell) -> None:
    run = shell.run("bench", GAME, "--seconds", "0.01")
    assert run.code == 0
    assert "decisions a second" in run.out
    assert "µs" in run.out


def test_bench_prints_data(shell: Shell) -> None:
    speeds = json.loads(shell.run("bench", GAME, "--seconds", "0.01", "--json").out)
    data = next(each for each in speeds if each["game"] == GAME)
    assert data["compiled"] in (True, False)
    assert data["fork_microseconds"] > 0


BALANCE = ("balance", "imperialism", "--option", "players=2", "--games", "1", "--processes", "1")


def test_balance_prints_a_page(shell: Shell) -> None:
    run = shell.run(*BALANCE)
    assert run.code == 0
    assert run.out.startswith("# Balance: ")
    assert "## Players: 2" in run.out
    assert "Players: 3" not in run.out


def test_balance_writes_a_page(shell: Shell, tmp_path: Path) -> None:
    page = tmp_path / "balance" / "imperialism.md"
    run = shell.run(*BALANCE, "--page", str(page))
    assert (run.code, run.out) == (0, "")
    assert page.read_text("utf-8").startswith("# Balance: ")


def test_balance_says_why_a_page_cannot_be_written(shell: Shell, tmp_path: Path) -> None:
    run = shell.run(*BALANCE, "--page", str(tmp_path))
    assert run.code == 2
    assert "cannot write" in run.err


def test_balance_goes_on_with_what_was_kept(shell: Shell, tmp_path: Path) -> None:
    kept = tmp_path / "samples.jsonl"
    first = shell.run(*BALANCE, "--keep", str(kept))
    lines = kept.read_text("utf-8").splitlines()
    assert len(lines) == 2
    assert shell.run(*BALANCE, "--keep", str(kept)).out == first.out
    assert kept.read_text("utf-8").splitlines() == lines


def test_balance_refuses_what_was_counted_otherwise(shell: Shell, tmp_path: Path) -> None:
    kept = tmp_path / "samples.jsonl"
    kept.write_text('{"game": "chess"}\n', "utf-8")
    refused = shell.run(*BALANCE, "--keep", str(kept))
    assert refused.code == 2
    assert "other rules" in refused.err


@pytest.mark.parametrize("text", ["hello\n", "[]\n[]\n", "7\n"])
def test_balance_refuses_a_file_of_another_kind(shell: Shell, tmp_path: Path, text: str) -> None:
    kept = tmp_path / "samples.jsonl"
    kept.write_text(text, "utf-8")
    assert shell.run(*BALANCE, "--keep", str(kept)).code == 2
    assert shell.run(*BALANCE, "--keep", str(tmp_path)).code == 2
    assert kept.read_text("utf-8") == text


def test_pace_prints_one_object(shell: Shell) -> None:
    run = shell.run("pace", GAME, "--games", "1", "--bot", "random", "--processes", "1", "--json")
    assert run.code == 0
    data = json.loads(run.out)
    assert (data["games"], data["seats"]) == (1, 2)
    assert data["round"]["asked"] >= data["round"]["waits"] > 0


@pytest.mark.parametrize("lang", ["en", "pl", "it"])
def test_pace_tells_people_too(shell: Shell, lang: str) -> None:
    run = shell.run("pace", GAME, "--games", "1", "--bot", "random", "--lang", lang)
    assert run.code == 0
    assert "ask-" in run.out
    assert "cli-" not in run.out


def test_pace_takes_a_number_of_players(shell: Shell) -> None:
    run = shell.run("pace", GAME, "--players", "5")
    assert run.code == 2
    assert "is not played by 5" in run.err
