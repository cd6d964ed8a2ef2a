"""Several answers typed as one: how many of each, such as “2 infantry 1 cavalry”."""

import re
from collections.abc import Sequence
from typing import Final

_PART: Final = re.compile(r"(\d+)\s*[x×]?\s+([^\d,]+)")


def read_numbers(line: str) -> list[tuple[int, str]]:
    """Return the numbers of a line, each with what is named after it; nothing if it is no such."""
    parts = [(int(number), name.strip()) for number, name in _PART.findall(line)]
    rest = _PART.sub("", line).replace(",", "").strip()
    return [] if rest else parts


def write_numbers(parts: Sequence[tuple[int, str]]) -> str:
    """Return what a player would type."""
    return " ".join(f"{number} {name}" for number, name in parts)
