"""Asides: what a seat may say at any time though it is not asked.

Most are for nobody else to hear: a secret mission is set to be scored or held; a note is made for
later. Some are said aloud: an offer that lies on the table is accepted or withdrawn. An aside is
recorded like an answer and stops nobody.
"""

from collections.abc import Callable
from typing import Any

from greatpowers.kernel.ask import Menu
from greatpowers.kernel.vocabulary import Verb


class Replies:
    """How a seat with sense answers what others say to it beside the questions.

    ``waiting`` tells what waits for a word, by seat, as rows of numbers that all may see.
    ``choose`` is given a copy of the table, dealt anew, which it may use up; it returns the code of
    what the seat should say, or nothing. ``agree`` plays on such a copy what the seat says yes or
    no to, as if it agreed, and returns whether it was yes: by that it is told why.
    """

    def __init__(
        self,
        waiting: Callable[[Any], dict[int, list[list[int]]]],
        choose: Callable[[Any, int], int | None],
        agree: Callable[[Any, int, int], bool] | None = None,
    ) -> None:
        self.waiting = waiting
        self.choose = choose
        self.agree = agree


class Aloud:
    """What seats may say beside the questions for everybody to hear.

    ``menu`` lists what a seat may say; it hangs only on what all may see. ``do`` is given the
    table, changes what all may see, and may tell of it. Nobody takes back what led there.
    ``replies`` is for bots: what waits for their word, and what they say.
    """

    def __init__(
        self,
        verbs: tuple[Verb, ...],
        menu: Callable[[Any, int], Menu],
        do: Callable[[Any, int, int], None],
        replies: Replies | None = None,
    ) -> None:
        self.verbs = verbs
        self.menu = menu
        self.do = do
        self.replies = replies


class Asides:
    """What a game lets seats say beside its questions.

    ``menu`` lists what a seat may say as the state stands; it may be nothing. ``do`` carries it
    out, on what that seat alone can see. ``aloud`` is what everybody hears.
    """

    def __init__(
        self,
        menu: Callable[[Any, int], Menu],
        do: Callable[[Any, int, int], None],
        aloud: Aloud | None = None,
    ) -> None:
        self.menu = menu
        self.do = do
        self.aloud = aloud

    def codes(self, state: Any, seat: int) -> list[int]:
        """Return the codes of all that a seat may say now, ascending."""
        codes: list[int] = []
        for choice in self.menu(state, seat):
            choice.collect(codes)
        if self.aloud is not None:
            for choice in self.aloud.menu(state, seat):
                choice.collect(codes)
        return sorted(set(codes))

    @property
    def replies(self) -> Replies | None:
        """How a seat with sense answers what others say to it, if the game knows."""
        return None if self.aloud is None else self.aloud.replies

    def is_aloud(self, code: int) -> bool:
        """Say whether everybody hears something that a seat says."""
        return self.aloud is not None and any(code in verb for verb in self.aloud.verbs)
