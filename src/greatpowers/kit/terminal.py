"""Drawing in a terminal: rows, paragraphs and names, from what a seat sees.

Styles stand in square brackets, ``[head]Turn 5[/]``; what they look like is for the terminal.
"""

import re
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from greatpowers.kernel.words import Words

View: TypeAlias = dict[str, Any]

WIDTH: Final = 78
INDENT: Final = 16
TEXT_INDENT: Final = 4
NOTHING: Final = "–"
GAP: Final = " · "
STYLES: Final = re.compile(r"\[/?[a-z]*\]")


def plain(text: str) -> str:
    """Return a text in which square brackets are no styles."""
    return text.replace("[", "\\[")


def fold(label: str, cells: Iterable[str], gap: str = "  ", indent: int = INDENT) -> list[str]:
    """Set cells side by side after a label, on as many lines as they need; none is broken."""
    lines: list[str] = []
    line = f"  {label}".ljust(indent - 1) + " "
    used = len(line)
    empty = True
    for cell in cells:
        width = len(STYLES.sub("", cell))
        if not empty and used + len(gap) + width > WIDTH:
            lines.append(line)
            line, used, empty = " " * indent, indent, True
        line += cell if empty else gap + cell
        used += width if empty else width + len(gap)
        empty = False
    return [*lines, line]


def row(label: str, cells: Iterable[str], gap: str = ", ") -> list[str]:
    """Set cells after a label as running text, on as many lines as it needs."""
    return fold(label, (gap.join(cells) or NOTHING).split(" "), " ")


def paragraph(text: str) -> list[str]:
    """Break a long text into lines."""
    return fold("", text.split(" "), " ", TEXT_INDENT)


def with_facts(name: str, facts: Iterable[str]) -> str:
    """Set facts in brackets after a name."""
    told = ", ".join(facts)
    return f"{name} ({told})" if told else name


class Picture:
    """A drawing of one view in one language; each game adds its own parts."""

    def __init__(self, state: View, words: Words) -> None:
        self.state = state
        self.words = words

    def text(self, text: str, **args: str | int) -> str:
        """Return a text in which square brackets are no styles."""
        return plain(self.words.text(text, args))

    def names(self, kind: str, names: Iterable[str | int]) -> list[str]:
        """Return the names of some things; of several alike how many there are."""
        counted: dict[str | int, int] = {}
        for name in names:
            counted[name] = counted.get(name, 0) + 1
        return [
            self.text(f"{kind}-{name}") + (f" ×{n}" if n > 1 else "") for name, n in counted.items()
        ]
