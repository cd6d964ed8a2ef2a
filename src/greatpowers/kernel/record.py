"""The record: game, version, options, seed and answers. Everything else follows from it."""

import json
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from greatpowers.kernel.errors import BadRecord

FORMAT = 1


@dataclass
class Record:
    """A game as it can be saved and played again.

    An answer is written ``SEAT verb target``. A mark tells of answers that were taken back past
    a wall by consent: how many answers stood then, who asked, how many were taken back. An
    aside stands with the number of answers before it; ``forced`` numbers the answers that were
    given by themselves because there was no other. ``fingerprint`` is that of the rules and the
    data by which it was played; older records do not tell it.
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
        if not isinstance(data, dict) or "format" not in data:
            raise BadRecord("this is not a record of a game")
        if type(data["format"]) is not int or data["format"] != FORMAT:
            raise BadRecord(f"record format {data['format']!r} is unknown (this one is {FORMAT})")
        if "seal" not in data:
            raise BadRecord("the record has no 'seal'")
        seal = data.pop("seal")
        _check_shape(data)
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

_IF_ANY: dict[str, type] = {"asides": list, "forced": list, "fingerprint": str}
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
    for name, kind in _IF_ANY.items():
        if name in data and type(data[name]) is not kind:
            raise BadRecord(f"{name!r} in the record is not a {kind.__name__}")
    for aside in data.get("asides", []):
        if not (isinstance(aside, list) and [type(part) for part in aside] == [int, str]):
            raise BadRecord("'asides' in the record must be pairs of number and words")
    if not all(type(number) is int for number in data.get("forced", [])):
        raise BadRecord("'forced' in the record must be numbers")


def _seal(content: dict[str, Any]) -> str:
    canonical = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return sha256(canonical.encode("utf-8", "surrogatepass")).hexdigest()
