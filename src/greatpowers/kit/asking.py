"""Asking: the questions that every game puts, in few words."""

from collections.abc import Callable, Sequence
from typing import Final

from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.game import S
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import Verdict
from greatpowers.kernel.vocabulary import Verb

NOTHING: Final = -1
"""What is chosen where nothing can be, or where a seat declines."""


def yes_or_no(
    t: Table[S], seat: int, prompt: str, *, cite: str, default: bool, **args: str | int
) -> Play[bool]:
    """Ask a question of yes or no that has a default of its own; ``Table.ask_if`` means *no*."""
    words = t.game.vocabulary
    expected = words.yes() if default else words.no()
    answer = yield t.ask(
        seat,
        prompt,
        lambda: (Choice(words.no), Choice(words.yes)),
        cite=cite,
        default=expected,
        public=False,
        **args,
    )
    return answer == words.yes()


def choose(
    t: Table[S],
    seat: int,
    prompt: str,
    verb: Verb,
    targets: Sequence[int],
    judge: Callable[[int], Verdict] | None = None,
    *,
    cite: str,
    optional: bool = False,
    public: bool = False,
    **args: str | int,
) -> Play[int]:
    """Let a seat choose one of some targets; ``NOTHING`` if there is none, or if it declines.

    ``public`` says that the targets hang only on what everybody may see.
    """
    if not targets:
        return NOTHING
    skip = t.game.vocabulary.pass_
    answer = yield t.ask(
        seat,
        prompt,
        lambda: _one_of(Choice(verb, targets, judge), skip if optional else None),
        cite=cite,
        default=skip() if optional else -1,
        public=public,
        **args,
    )
    return NOTHING if answer == skip() else verb.target(answer)


def _one_of(choice: Choice, skip: Verb | None) -> Menu:
    return (choice,) if skip is None else (Choice(skip), choice)
