"""Standing answers of a table: which fit the questions that are asked, and which no longer hold."""

from collections.abc import Sequence
from typing import Any

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.table import Table
from greatpowers.server.contract import StandingAnswer
from greatpowers.server.storage.models import StoredStandingAnswer

Promises = Sequence[StoredStandingAnswer]


def holds(table: Table[Any], promise: StoredStandingAnswer) -> bool:
    """Say whether the period for which an answer was given is still the present one."""
    if promise.period is None:
        return True
    return table.game.standing.count(table.state).get(promise.period) == promise.number


def is_about(table: Table[Any], promise: StoredStandingAnswer, ask: Ask) -> bool:
    """Say whether an answer was given to such a question."""
    terms = table.game.standing.terms(ask)
    return (
        terms is not None
        and promise.seat == table.seats[ask.seat]
        and promise.prompt == ask.prompt
        and promise.args == terms.args
        and promise.option in terms.options
    )


def fitting(table: Table[Any], promises: Promises, seat: str) -> StoredStandingAnswer | None:
    """Return the standing answer to what a seat is asked now, if it has one that is legal."""
    own = [promise for promise in promises if promise.seat == seat]
    if not own:
        return None
    ask = table.ask_of(table.seats.index(seat))
    if ask is None:
        return None
    for promise in own:
        if is_about(table, promise, ask) and holds(table, promise):
            legal = map(str, table.options(ask.seat))
            return promise if promise.option in legal else None
    return None


def taken_back(
    table: Table[Any], promises: Promises, seat: str, position: int
) -> list[StoredStandingAnswer]:
    """Return the standing answers that a seat has taken back by going back to a position.

    They are those that were given since then, and the one that would answer at once again.
    """
    again = fitting(table, promises, seat)
    return [
        promise
        for promise in promises
        if promise.seat == seat
        and (promise is again or (promise.given is not None and promise.given >= position))
    ]


def told(table: Table[Any], promises: Promises, seat: str | None) -> list[StandingAnswer]:
    """Return the standing answers of a seat as plain data, for its own player."""
    return [
        {
            "id": promise.id,
            "prompt": promise.prompt,
            "args": promise.args,
            "option": promise.option,
            "period": promise.period,
        }
        for promise in promises
        if promise.seat == seat and holds(table, promise)
    ]
