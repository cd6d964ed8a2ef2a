"""Choosing another power, or what a card shall count."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.imperialism.components import (
    COUNTABLE,
    NOBODY,
    POWERS,
    Countable,
    Power,
    Seat,
)
from greatpowers.games.imperialism.rules.gains import told
from greatpowers.games.imperialism.rules.tracks import power_text
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import AGAINST, COUNT, PASS
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NOT_IN_THE_GAME: Final = refuse("no-power-not-in-game", "4.6")
THAT_IS_YOU: Final = refuse("no-that-is-you", "8.0")
NOT_THIS_POWER: Final = refuse("no-not-this-power", "5.3")
NOTHING_TO_COUNT: Final = refuse("no-nothing-to-count", "8.1")
NOT_COUNTED: Final = refuse("no-card-does-not-count-that", "8.1")


def seat_of(s: State, power: Power) -> int:
    """Return the seat that leads a power."""
    return s.power.index(power)


def judge_power(s: State, seat: Seat, power: Power, among: Sequence[int]) -> Verdict:
    """Say whether a seat may name a power, being one of some seats."""
    if power not in s.power:
        return NOT_IN_THE_GAME
    named = seat_of(s, power)
    if named in among:
        return ALLOWED
    return THAT_IS_YOU if named == seat else NOT_THIS_POWER


def choose_seat(
    t: ImperialismTable,
    seat: Seat,
    prompt: str,
    among: Sequence[int],
    *,
    cite: str,
    card: str,
    optional: bool = False,
) -> Play[int]:
    """Let a seat name one of some others for a card; a single one needs no question.

    Who is among them must be plain to everybody.
    """
    if not among:
        return NOBODY
    if len(among) == 1 and not optional:
        return among[0]
    s = t.state
    answer = yield t.ask(
        seat,
        prompt,
        lambda: _power_menu(s, seat, among, optional),
        cite=cite,
        public=True,
        card=card,
    )
    return NOBODY if answer == PASS() else seat_of(s, AGAINST.target(answer))


def _power_menu(s: State, seat: Seat, among: Sequence[int], optional: bool) -> Menu:
    against = Choice(AGAINST, range(len(POWERS)), lambda power: judge_power(s, seat, power, among))
    return [Choice(PASS), against] if optional else [against]


def choose_count(
    t: ImperialismTable,
    seat: Seat,
    owner: Seat,
    rates: Sequence[tuple[int, int]],
    *,
    cite: str,
    card: str,
) -> Play[int]:
    """Let a seat choose what to count of an owner's; return the ducats that this makes."""
    s = t.state
    worth = {what: rate * s.count(owner, what) for what, rate in rates}
    some = [what for what, ducats in worth.items() if ducats]
    if not some:
        return 0
    if len(some) == 1:
        return worth[some[0]]
    answer = yield t.ask(
        seat,
        "ask-count",
        lambda: _count_menu(worth),
        cite=cite,
        default=-1,
        public=True,
        card=card,
        power=power_text(s, owner),
        **told((f"count-{COUNTABLE[what]}", ducats) for what, ducats in worth.items()),
    )
    return worth[COUNT.target(answer)]


def _count_menu(worth: dict[int, int]) -> Menu:
    def judge(what: Countable) -> Verdict:
        if what not in worth:
            return NOT_COUNTED
        return ALLOWED if worth[what] else NOTHING_TO_COUNT

    return [Choice(COUNT, range(len(COUNTABLE)), judge)]
