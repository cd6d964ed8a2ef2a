"""Results of games, kept in a file: what takes long can stop and go on where it stopped."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Generic, TypeVar

from greatpowers.arena.matches import Match
from greatpowers.arena.source import source_hash
from greatpowers.arena.whole import whole
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.game import Game


class OtherRules(TableError):
    """What a file holds was played under other rules or with other data, or is of another kind."""


R = TypeVar("R")


class KeptFile(Generic[R]):
    """A file with a line for each game; its first line says under which rules they were played.

    Results are dataclasses; ``read`` makes one of what JSON tells of it.
    """

    def __init__(
        self, path: Path, game: Game[Any], what: str, read: Callable[[dict[str, Any]], R]
    ) -> None:
        self._path = path
        self._results: dict[str, R] = {}
        head = {"game": game.id, "version": game.version, "fingerprint": game.fingerprint}
        head |= {"source": source_hash(), "what": what}
        lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
        rows = [json.loads(line) for line in lines if line.endswith("\n")]
        if rows and rows[0] != head:
            raise OtherRules(
                f"{path} was made under other rules, with other data or for another end"
            )
        for row in rows[1:]:
            self._results[_key(row["match"])] = read(row["result"])
        if len(rows) < max(1, len(lines)):
            path.parent.mkdir(parents=True, exist_ok=True)
            with whole(path) as new:
                new.write_text("".join(lines[: len(rows)]) or json.dumps(head) + "\n", "utf-8")

    def find(self, match: Match) -> R | None:
        """Return what came of a game, if it is kept here."""
        return self._results.get(_key(_told(match)))

    def find_all(self, matches: Iterable[Match]) -> list[R]:
        """Return what came of those of some games that were kept here when the file was read."""
        found = map(self.find, matches)
        return [result for result in found if result is not None]

    def keep(self, match: Match, result: R) -> None:
        """Write down what came of a game."""
        row = {"match": _told(match), "result": result}
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, default=vars) + "\n")


def _told(match: Match) -> dict[str, Any]:
    return {**vars(match.pairing), "options": dict(match.pairing.options), "seed": match.seed}


def _key(told: dict[str, Any]) -> str:
    return json.dumps(told, sort_keys=True)
