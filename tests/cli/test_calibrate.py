"""The command that measures chances: it tells what it found, and writes it beside what is known."""

import json
from pathlib import Path

import pytest

from greatpowers.cli import calibrate
from tests.cli.shell import Shell


def test_it_writes_what_it_found_beside_what_is_known(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "chances.json"
    file.write_text('{"3": {"steepness": 1.0}}', "utf-8")
    monkeypatch.setattr(calibrate, "FILE", str(file))
    told = shell.run(
        *("calibrate", "imperialism", "--players", "2", "--bot", "random"),
        *("--games", "1", "--processes", "1", "--write"),
    )
    assert told.code == 0, told.err
    known = json.loads(file.read_text("utf-8"))
    assert list(known) == ["2", "3"]
    assert known["2"]["games"] == 1
    assert f"{known['2']['steepness']:.2f}" in told.out
