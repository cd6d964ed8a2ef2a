"""What is new in a drawing: a game draws all its lines, and a player reads those that changed."""

from collections.abc import Iterator
from typing import TypeAlias

from greatpowers.kit.terminal import INDENT

Part: TypeAlias = tuple[str, tuple[str, ...]]
"""A row of a drawing with the lines it runs on to, under the heading that it belongs to."""


def parts(lines: list[str]) -> Iterator[Part]:
    """Cut a drawing into its rows. What runs on under a heading belongs to the heading itself."""
    heading = ""
    row: list[str] = []
    for line in lines:
        if row and not line.startswith(" " * INDENT):
            yield heading, tuple(row)
            row = []
        if line.startswith("["):
            heading = line
        if line:
            row.append(line)
    if row:
        yield heading, tuple(row)


def changed(lines: list[str], before: set[Part]) -> list[str]:
    """Return the rows that were not drawn before, each heading with the first of its rows."""
    told: list[str] = []
    last = ""
    known = {(_name(heading), row) for heading, row in before}
    for heading, row in parts(lines):
        if (_name(heading), row) in known:
            continue
        if heading not in (last, row[0]):
            told.append(heading)
        last = heading
        told += row
    return ["", *told] if told else []


def _name(heading: str) -> str:
    """Return a heading without the facts behind it: if they change, what stands below does not."""
    return heading.partition("[/]")[0]
