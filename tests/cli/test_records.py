"""The commands that read records: replay and verify."""

import json
from pathlib import Path

import pytest

from greatpowers.kernel.chance import seed_hash
from greatpowers.kernel.record import Record
from greatpowers.registry import new_table
from tests.cli.shell import GAME, Shell, finished_record, save


@pytest.fixture(scope="module")
def record() -> Record:
    return finished_record()


@pytest.fixture
def file(record: Record, tmp_path: Path) -> str:
    return save(record, tmp_path / "game.json")


# -- replay ----------------------------------------------------------------------------------


def test_replay_tells_the_whole_game(shell: Shell, file: str) -> None:
    run = shell.run("replay", file)
    assert run.code == 0
    assert "EUROPE" in run.out
    assert "Winner:" in run.out


def test_replay_stops_where_it_is_told(shell: Shell, file: str) -> None:
    run = shell.run("replay", file, "--to", "5")
    assert run.code == 0
    assert "After 5 decisions, to decide:" in run.out
    assert "Winner" not in run.out


def test_replay_shows_what_everybody_saw(shell: Shell, file: str) -> None:
    assert "YOUR CARDS" not in shell.run("replay", file, "--to", "5").out


@pytest.mark.parametrize("to", ["-1", "100000"])
def test_replay_refuses_a_place_that_is_not_there(shell: Shell, file: str, to: str) -> None:
    run = shell.run("replay", file, "--to", to)
    assert run.code == 2
    assert run.err.count("\n") == 1


def test_replay_in_polish(shell: Shell, file: str) -> None:
    assert "KARAIBY" in shell.run("replay", file, "--lang", "pl").out


# -- verify ----------------------------------------------------------------------------------


def test_verify_proves_a_finished_game(shell: Shell, file: str, record: Record) -> None:
    run = shell.run("verify", file)
    assert run.code == 0
    assert seed_hash(record.seed) in run.out
    assert f"all {len(record.answers)} decisions" in run.out


def test_verify_compares_the_published_hash(shell: Shell, file: str, record: Record) -> None:
    assert shell.run("verify", file, "--hash", seed_hash(record.seed)).code == 0
    run = shell.run("verify", file, "--hash", seed_hash("another"))
    assert run.code == 2
    assert seed_hash(record.seed) in run.err


def test_verify_refuses_an_edited_record(shell: Shell, file: str) -> None:
    path = Path(file)
    path.write_text(path.read_text("utf-8").replace('"seed": "r"', '"seed": "s"'), "utf-8")
    run = shell.run("verify", file)
    assert run.code == 2
    assert "seal does not match" in run.err
    assert run.err.count("\n") == 1


def test_verify_refuses_answers_that_cannot_be_played(
    shell: Shell, record: Record, tmp_path: Path
) -> None:
    answers = [*record.answers[:10], record.answers[0], *record.answers[10:]]
    forged = Record(record.game, record.version, record.options, record.seed, answers)
    run = shell.run("verify", save(forged, tmp_path / "forged.json"))
    assert run.code == 2
    assert "answer 11" in run.err


def test_verify_refuses_another_seed_with_a_new_seal(
    shell: Shell, record: Record, tmp_path: Path
) -> None:
    forged = Record(record.game, record.version, record.options, "lucky", record.answers)
    assert shell.run("verify", save(forged, tmp_path / "forged.json")).code == 2


def test_verify_refuses_an_unfinished_game(shell: Shell, tmp_path: Path) -> None:
    unfinished = save(new_table(GAME, seed=1).record(), tmp_path / "unfinished.json")
    run = shell.run("verify", unfinished)
    assert run.code == 2
    assert "not over yet" in run.err


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"format": 2}', json.dumps({"format": 1, "seal": ""}), "\udc80"]
)
def test_what_is_no_record_is_refused_in_one_line(
    shell: Shell, tmp_path: Path, content: str
) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content.encode("utf-8", "surrogateescape"))
    for command in ("verify", "replay"):
        run = shell.run(command, str(path))
        assert run.code == 2
        assert run.err.count("\n") == 1
