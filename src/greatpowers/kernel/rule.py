"""``@rule("5.4.1")`` ties code and tests to the sections of a rulebook."""

import re
from collections.abc import Callable
from typing import Final, TypeVar

F = TypeVar("F", bound=Callable[..., object])

MARKS: Final = re.compile(rb"^ *@rule\(.*\)\n", re.MULTILINE)
"""The lines of a source that are marks: no part of what it does, and left out when compiling."""


def rule(*sections: str) -> Callable[[F], F]:
    """Mark a function as the home, or the test, of the given sections.

    The mark changes nothing: ``greatpowers rules`` reads it from the source.
    """

    def mark(function: F) -> F:
        return function

    return mark
