"""The command by which a judgement learns: it stops when told to, and a folder holds one run."""

from pathlib import Path

import pytest

from greatpowers.arena import extras
from tests.cli.shell import Shell

LEARN = ("learn", "imperialism", "--games", "10", "--processes", "1", "--folder")


def test_it_begins_nothing_when_time_is_over_and_keeps_to_its_folder(
    shell: Shell, tmp_path: Path
) -> None:
    stopped = shell.run(*LEARN, str(tmp_path), "--minutes", "0")
    assert (stopped.code, stopped.out) == (0, "Time is over. The same command goes on from here.\n")
    other = shell.run(*LEARN, str(tmp_path), "--minutes", "0", "--seed", "another")
    assert other.code == 2
    assert str(tmp_path) in other.err
    nobody = shell.run(*LEARN, str(tmp_path), "--cluster", "127.0.0.1:1")
    assert nobody.code == 2
    assert "no cluster at 127.0.0.1:1" in nobody.err


def test_a_missing_extra_is_named(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    assert "pip install 'greatpowers[learn]'" in shell.run(*LEARN, "nowhere").err
