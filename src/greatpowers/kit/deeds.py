"""Deeds: what is done when a seat has chosen from a menu.

A menu and its deeds stand side by side: ``Choice(SHIFT, MARKETS, …)`` offers, and the function
under ``@DEEDS.on(SHIFT, MARKETS)`` carries out. A deed is a generator if it asks, and a plain
function if it does not.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from greatpowers.kernel.ask import Play
from greatpowers.kernel.game import S
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Verb, Vocabulary

Deed: TypeAlias = Callable[[Table[S], int, int], Play[None] | None]
"""What is done, by a seat or a power, with the target it chose."""

D = TypeVar("D", bound=Callable[[Table[Any], int, int], Play[None] | None])

Segment: TypeAlias = Callable[[Table[S]], Play[None] | None]
"""A part of the game between two points where the state alone says how it goes on."""


def perform(play: Play[None] | None) -> Play[None]:
    """Go on with what a rule began, whether it asks (a generator) or is done already."""
    if play is not None:
        yield from play


class Deeds(Generic[S]):
    """The deeds behind one menu, by the codes of the answers."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._words = vocabulary
        self._deeds: list[Deed[S] | None] = [None] * len(vocabulary.options)
        self._bases = [vocabulary.verbs[option.verb].base for option in vocabulary.options]

    def on(self, verb: Verb, targets: Sequence[int] | None = None) -> Callable[[D], D]:
        """Let the function below carry out a verb, with any target or with some."""
        among = range(max(1, len(verb.targets))) if targets is None else targets

        def register(deed: D) -> D:
            for target in among:
                self._register(verb(target), deed)
            return deed

        return register

    def carry_out(self, t: Table[S], who: int, answer: int) -> Play[None]:
        """Do what a seat or a power has chosen."""
        deed = self._deeds[answer]
        if deed is None:
            raise AssertionError(f"nothing is done on {self._words.options[answer]}")
        play = deed(t, who, answer - self._bases[answer])
        if play is not None:
            yield from play

    def _register(self, code: int, deed: Deed[S]) -> None:
        if self._deeds[code] is not None:
            raise ValueError(f"{self._words.options[code]} has a deed already")
        self._deeds[code] = deed
