"""The command that rates bots: the better one is found out, and it goes on where it stopped."""

from pathlib import Path

import pytest

from greatpowers.arena import extras
from tests.cli.shell import Shell

LADDER = ("ladder", "imperialism", "--option", "players=2", "--games", "1", "--processes", "1")


def test_greedy_is_rated_above_random(shell: Shell, tmp_path: Path) -> None:
    kept, page = tmp_path / "kept.jsonl", tmp_path / "new" / "imperialism.md"
    given = (*LADDER, "--bots", "random,greedy", "--keep", str(kept))
    assert shell.run(*given, "--page", str(page)).code == 0
    lines = kept.read_text("utf-8").splitlines()
    assert len(lines) == 1 + 2
    rows = [line for line in page.read_text("utf-8").splitlines() if line.startswith("| ")]
    assert rows[2].startswith("| greedy | +")
    assert rows[3].startswith("| random | -")
    again = shell.run(*given)
    assert again.out == page.read_text("utf-8")
    lone = shell.run(*given, "--lone")
    assert lone.out == again.out.replace("random,greedy", "random,greedy --lone")
    assert kept.read_text("utf-8").splitlines() == lines


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        ("greedy", "at least two"),
        ("greedy,clever", "no bot 'clever'"),
        ("greedy,strong:0", "no bot"),
    ],
)
def test_bots_that_cannot_play_are_refused(shell: Shell, bots: str, told: str) -> None:
    run = shell.run(*LADDER, "--bots", bots)
    assert run.code == 2
    assert told in run.err


def test_a_missing_extra_is_named(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    assert "pip install 'greatpowers[ladder]'" in shell.run(*LADDER).err
