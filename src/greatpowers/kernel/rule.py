"""``@rule("5.4.1")`` ties code and tests to the sections of a rulebook."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*sections: str) -> Callable[[F], F]:
    """Mark a function as the home, or the test, of the given sections.

    The mark changes nothing: ``greatpowers rules`` reads it from the source.
    """

    def mark(function: F) -> F:
        return function

    return mark
