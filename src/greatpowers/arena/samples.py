"""Samples of a census, kept in a file: a long census can stop and go on where it stopped."""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from greatpowers.arena.balance import Sample
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.game import Game

Key = tuple[str, str]


class OtherRules(TableError):
    """The samples in a file were counted under other rules or with other data."""


class SampleFile:
    """A file with a line for each game; its first line says under which rules they were played."""

    def __init__(self, path: Path, game: Game[Any], strays: int = 0) -> None:
        self._path = path
        self._samples: dict[Key, Sample] = {}
        head = {"game": game.id, "version": game.version, "fingerprint": game.fingerprint}
        head |= {"strays": strays}
        lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
        whole = [json.loads(line) for line in lines if line.endswith("\n")]
        if whole and whole[0] != head:
            raise OtherRules(f"{path} was made under other rules or with other data")
        for row in whole[1:]:
            self._samples[_key(row["options"], row["seed"])] = _sample(row["sample"])
        if len(whole) < max(1, len(lines)):
            path.write_text("".join(lines[: len(whole)]) or json.dumps(head) + "\n", "utf-8")

    def find(self, options: Mapping[str, str], seed: str) -> Sample | None:
        """Return what was counted in a game, if it is kept here."""
        return self._samples.get(_key(options, seed))

    def keep(self, options: Mapping[str, str], seed: str, sample: Sample) -> None:
        """Write down what was counted in a game."""
        row = {"options": dict(options), "seed": seed, "sample": vars(sample)}
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def _key(options: Mapping[str, str], seed: str) -> Key:
    return json.dumps(dict(options), sort_keys=True), seed


def _sample(row: dict[str, Any]) -> Sample:
    return Sample(
        ending=row["ending"],
        winners=tuple(row["winners"]),
        scores=tuple(row["scores"]),
        decisions=row["decisions"],
        length=row["length"],
        traits={name: tuple(values) for name, values in row["traits"].items()},
        met=Counter(row["met"]),
    )
