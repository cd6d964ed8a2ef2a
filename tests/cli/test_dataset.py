"""The command that writes datasets: a full disk and a missing package are told in one line."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from greatpowers.arena import extras
from tests.arena.test_dataset import GAME, files, rows
from tests.cli.shell import Shell

COMMAND = ("dataset", GAME, "--option", "players=2", "--seed", "s", "--processes", "1")


@contextmanager
def small_disk(size: int) -> Iterator[None]:
    """Let no file grow beyond a size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_loses_nothing_that_was_finished(shell: Shell, tmp_path: Path) -> None:
    given = (*COMMAND, "--shard", "1", "--out", str(tmp_path))
    assert shell.run(*given, "--games", "1").code == 0
    before = files(tmp_path)
    with small_disk(2000):
        full = shell.run(*given, "--games", "2")
    assert full.code == 2
    assert full.err.startswith(f"greatpowers: cannot write {tmp_path}: ")
    assert full.err.count("\n") == 1
    assert files(tmp_path) == before
    assert shell.run(*given, "--games", "2").code == 0
    assert [row["game"] for row in rows(tmp_path, "games")] == [0, 1]


def test_a_missing_extra_is_named(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    run = shell.run(*COMMAND, "--out", str(tmp_path))
    assert run.code == 2
    assert "pip install 'greatpowers[data]'" in run.err
