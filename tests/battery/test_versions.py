"""Nobody changes rules or data without saying whether old records still hold."""

from itertools import pairwise
from pathlib import Path
from shutil import copytree

import pytest

from greatpowers import game_ids, get_game
from greatpowers.kernel.fingerprint import fingerprint
from tests.battery.play import AnyGame
from tests.battery.versions import (
    HOLD,
    NEW_VERSION,
    is_told,
    next_line,
    read_versions,
    versions_file,
    write_versions,
)

ADVICE = (
    "the rules or the data of {0} have changed. If games recorded before no longer lead to the "
    "same end, raise `version` in its __init__.py. Then run `make fingerprints`, look at the line "
    "that it writes into {1}, and commit it"
)


@pytest.fixture(params=game_ids())
def registered(request: pytest.FixtureRequest) -> AnyGame:
    return get_game(request.param)


def test_a_change_says_whether_old_records_hold(registered: AnyGame) -> None:
    lines = read_versions(registered)
    assert is_told(registered, lines), ADVICE.format(registered.id, versions_file(registered))


def test_a_new_version_is_said_where_records_no_longer_hold(registered: AnyGame) -> None:
    lines = read_versions(registered)
    assert lines[0]["records"] == NEW_VERSION
    for before, line in pairwise(lines):
        raised = line["version"] > before["version"]
        assert raised or line["version"] == before["version"], line
        assert line["records"] == (NEW_VERSION if raised else HOLD), line


def test_a_changed_number_is_noticed(registered: AnyGame, tmp_path: Path) -> None:
    folder = copytree(registered.folder, tmp_path / "game")
    assert fingerprint(folder) == registered.fingerprint
    file = next(iter(sorted((folder / "data").glob("*.json"))))
    file.write_text(file.read_text(encoding="utf-8") + " ", encoding="utf-8")
    assert fingerprint(folder) != registered.fingerprint


def test_a_line_is_written_once(
    registered: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.battery.versions.RULES", tmp_path)
    (tmp_path / registered.id).mkdir()
    assert not is_told(registered, read_versions(registered))
    first = next_line(registered, [])
    assert first["records"] == NEW_VERSION
    older = {**first, "fingerprint": "0" * 16}
    second = next_line(registered, [older])
    assert second["records"] == HOLD
    write_versions(registered, [older, second])
    assert read_versions(registered) == [older, second]
    assert is_told(registered, read_versions(registered))


def test_a_rule_counts_whatever_its_file_is_called(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    before = fingerprint(tmp_path)
    (tmp_path / "moments.py").write_text("LOOK = 1\n")
    assert fingerprint(tmp_path) == before
    (tmp_path / "rules" / "moments.py").write_text("RULE = 1\n")
    assert fingerprint(tmp_path) != before


def test_a_mark_is_no_rule(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text('class A:\n    def b(self) -> None:\n        """B."""\n')
    before = fingerprint(tmp_path)
    marked = 'class A:\n    @rule("5.4.1", "R3")\n    def b(self) -> None:\n        """B."""\n'
    (tmp_path / "rules.py").write_text(marked)
    assert fingerprint(tmp_path) == before
