"""Running the command and playing a scripted game, for the tests of the command line."""

import io
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from greatpowers.cli import main
from greatpowers.kernel.record import Record
from greatpowers.registry import new_table

GAME = "imperial_struggle"


@dataclass(frozen=True)
class Run:
    """What came of a command."""

    code: int
    out: str
    err: str


class Shell:
    """Runs commands in this process, with what is typed at them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.setenv("COLUMNS", "100")
        for variable in ("GREATPOWERS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(variable, raising=False)

    def run(self, *arguments: str, typed: str = "") -> Run:
        """Run a command."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        out, err = self._capsys.readouterr()
        return Run(code, out, err)

    def play(self, *lines: str, seats: tuple[str, ...] = ("BR=random",), lang: str = "en") -> Run:
        """Play from seed 4, typing some lines."""
        chosen = [word for seat in seats for word in ("--seat", seat)]
        typed = "".join(f"{line}\n" for line in lines)
        return self.run("play", GAME, "--seed", "4", "--lang", lang, *chosen, typed=typed)


def finished_record(seed: str = "r") -> Record:
    """Play a game by default answers to its end and return its record."""
    table = new_table(GAME, seed=seed)
    while asks := table.asks():
        table.answer(asks[0].seat, table.default(asks[0].seat))
    return table.record()


def save(record: Record, path: Path) -> str:
    """Write a record to a file and return its name."""
    path.write_text(record.to_json(), encoding="utf-8")
    return str(path)
