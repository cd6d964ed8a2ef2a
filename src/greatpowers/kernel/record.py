"""The record: game, version, options, seed and answers. Everything else follows from it."""

import json
from collections.abc import Collection
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import pairwise
from typing import Any

from greatpowers.kernel.chance import is_seed, seed_hash
from greatpowers.kernel.errors import BadRecord

FORMAT = 1
MOST_MARKS = 1000
"""So many times answers that were taken back by consent are told of, the latest ones."""
MOST_ANSWERS = 1_000_000
"""No game is as long: larger numbers in a record are no positions."""


@dataclass
class Record:
    """A game as it can be saved and played again.

    An answer is written ``SEAT verb target``. A mark tells of answers that were taken back past
    a wall by consent: how many answers stood then, who asked, how many were taken back. An
    aside stands with the number of answers before it; ``forced`` numbers the answers that were
    given by themselves because there was no other. ``fingerprint`` is that of the rules and the
    data by which it was played; older records do not tell it. ``seeds`` are those from which luck
    came later, each with the number of answers before it: a game that goes on from a record draws
    from a seed that nobody knows.
    """

    game: str
    version: int
    options: dict[str, str]
    seed: str
    answers: list[str] = field(default_factory=list)
    marks: list[tuple[int, str, int]] = field(default_factory=list)
    asides: list[tuple[int, str]] = field(default_factory=list)
    forced: list[int] = field(default_factory=list)
    fingerprint: str = ""
    seeds: list[tuple[int, str]] = field(default_factory=list)

    @property
    def seed_hash(self) -> str:
        """The hash of all seeds, as it was published when luck was last renewed."""
        return seed_hash(self.seed, *(seed for _, seed in self.seeds))

    def check(self, players: Collection[str], asides: int | None) -> None:
        """Raise if it tells what cannot have been at a table where so many asides were heard."""
        if asides is not None and asides < len(self.asides):
            raise BadRecord("an aside of the record was said at no moment of the game")
        for at, player, steps in self.marks:
            if player not in players:
                raise BadRecord(f"a mark is by {player!r}, who is not at this table")
            if not 1 <= steps <= at <= MOST_ANSWERS:
                raise BadRecord(f"a mark tells of {steps} answers taken back out of {at}")

    def _content(self) -> dict[str, Any]:
        content = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "seed": self.seed,
            "answers": self.answers,
            "marks": [list(mark) for mark in self.marks],
        }
        if self.asides:
            content["asides"] = [list(aside) for aside in self.asides]
        if self.forced:
            content["forced"] = self.forced
        if self.fingerprint:
            content["fingerprint"] = self.fingerprint
        if self.seeds:
            content["seeds"] = [list(seed) for seed in self.seeds]
        return content

    def to_json(self) -> str:
        """Write the record as readable JSON, one answer a line, sealed with a checksum."""
        content = self._content()
        return json.dumps({**content, "seal": _seal(content)}, indent=1, ensure_ascii=False) + "\n"

    @staticmethod
    def from_json(text: str) -> "Record":
        """Read a record, or say precisely what is wrong with it."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"not a whole record: {error}") from None
        return Record.from_data(data)

    @staticmethod
    def from_data(data: Any) -> "Record":
        """Read a record that is plain data already, or say precisely what is wrong with it."""
        if not isinstance(data, dict) or "format" not in data:
            raise BadRecord("this is not a record of a game")
        if type(data["format"]) is not int or data["format"] != FORMAT:
            raise BadRecord(f"record format {data['format']!r} is unknown (this one is {FORMAT})")
        if "seal" not in data:
            raise BadRecord("the record has no 'seal'")
        data = data.copy()
        seal = data.pop("seal")
        _check_shape(data)
        _check_words(data)
        if seal != _seal(data):
            raise BadRecord("the record was changed after it was saved: its seal does not match")
        return Record(
            data["game"],
            data["version"],
            data["options"],
            data["seed"],
            data["answers"],
            [(at, seat, count) for at, seat, count in data["marks"]],
            [(at, said) for at, said in data.get("asides", [])],
            data.get("forced", []),
            data.get("fingerprint", ""),
            [(at, seed) for at, seed in data.get("seeds", [])],
        )


_SHAPE: dict[str, type] = {
    "format": int,
    "game": str,
    "version": int,
    "options": dict,
    "seed": str,
    "answers": list,
    "marks": list,
}

_IF_ANY: dict[str, type] = {"asides": list, "forced": list, "fingerprint": str, "seeds": list}
"""Parts that are left out where there is nothing to write."""


def _check_shape(data: dict[str, Any]) -> None:
    for name, kind in _SHAPE.items():
        if name not in data:
            raise BadRecord(f"the record has no {name!r}")
        if type(data[name]) is not kind:
            raise BadRecord(f"{name!r} in the record is not a {kind.__name__}")
    for name in data:
        if name not in _SHAPE and name not in _IF_ANY:
            raise BadRecord(f"the record has an unknown part {name!r}")
    if not all(isinstance(k, str) and isinstance(v, str) for k, v in data["options"].items()):
        raise BadRecord("'options' in the record must be words")
    if not all(isinstance(answer, str) for answer in data["answers"]):
        raise BadRecord("'answers' in the record must be words")
    for mark in data["marks"]:
        if not (isinstance(mark, list) and [type(part) for part in mark] == [int, str, int]):
            raise BadRecord("'marks' in the record must be triples of number, seat and number")
    if len(data["marks"]) > MOST_MARKS:
        raise BadRecord(f"the record has {len(data['marks'])} marks; {MOST_MARKS} are the most")
    for name, kind in _IF_ANY.items():
        if name in data and type(data[name]) is not kind:
            raise BadRecord(f"{name!r} in the record is not a {kind.__name__}")
    for aside in data.get("asides", []):
        if not (isinstance(aside, list) and [type(part) for part in aside] == [int, str]):
            raise BadRecord("'asides' in the record must be pairs of number and words")
    forced = data.get("forced", [])
    if not all(type(number) is int for number in forced):
        raise BadRecord("'forced' in the record must be numbers")
    if not _ascend([-1, *forced, len(data["answers"])]):
        raise BadRecord("'forced' in the record must number some of its answers, in their order")
    _check_seeds(data)


def _check_seeds(data: dict[str, Any]) -> None:
    seeds = data.get("seeds", [])
    for seed in seeds:
        if not (isinstance(seed, list) and [type(part) for part in seed] == [int, str]):
            raise BadRecord("'seeds' in the record must be pairs of number and seed")
    if not _ascend([-1, *(at for at, _ in seeds), len(data["answers"]) + 1]):
        raise BadRecord("'seeds' in the record must begin at some of its answers, in their order")
    if not all(map(is_seed, [data["seed"], *(seed for _, seed in seeds)])):
        raise BadRecord("a seed in the record is too long, or has characters that cannot be shown")


def _ascend(numbers: list[int]) -> bool:
    return all(one < next_one for one, next_one in pairwise(numbers))


def _check_words(data: dict[str, Any]) -> None:
    """Refuse characters that no word of a game has and no database can keep."""
    words = [data["game"], *data["options"], *data["options"].values(), *data["answers"]]
    words += [player for _, player, _ in data["marks"]]
    words += [said for _, said in data.get("asides", [])]
    if not all(map(str.isprintable, words)):
        raise BadRecord("the record has characters that cannot be shown")


def _seal(content: dict[str, Any]) -> str:
    canonical = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return sha256(canonical.encode("utf-8", "surrogatepass")).hexdigest()
