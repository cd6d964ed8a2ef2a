"""Standing answers of a table: which fit the questions that are asked, and which no longer hold."""

from collections.abc import Sequence
from typing import Any

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.standing import fits
from greatpowers.kernel.table import Table
from greatpowers.server.contract import StandingAnswer
from greatpowers.server.storage.models import StoredStandingAnswer

Answers = Sequence[StoredStandingAnswer]


def holds(table: Table[Any], answer: StoredStandingAnswer) -> bool:
    """Say whether the period for which an answer was given is still the present one."""
    if answer.period is None:
        return True
    return table.game.standing.count(table.state).get(answer.period) == answer.number


def is_about(table: Table[Any], answer: StoredStandingAnswer, ask: Ask) -> bool:
    """Say whether an answer was given to such a question."""
    terms = table.game.standing.terms(table.state, ask)
    return (
        terms is not None
        and answer.seat == table.seats[ask.seat]
        and answer.prompt == ask.prompt
        and fits(answer.args, ask.args or {})
        and answer.option in terms.options
    )


def fitting(table: Table[Any], answers: Answers, seat: str) -> StoredStandingAnswer | None:
    """Return the standing answer to what a seat is asked now, if it has one that is legal."""
    own = [answer for answer in answers if answer.seat == seat]
    if not own:
        return None
    ask = table.ask_of(table.seats.index(seat))
    if ask is None:
        return None
    for answer in own:
        if is_about(table, answer, ask) and holds(table, answer):
            legal = map(str, table.options(ask.seat))
            return answer if answer.option in legal else None
    return None


def taken_back(
    table: Table[Any], answers: Answers, seat: str, position: int
) -> list[StoredStandingAnswer]:
    """Return the standing answers that a seat has taken back by going back to a position.

    They are those that were given since then, and the one that would answer at once again.
    """
    again = fitting(table, answers, seat)
    return [
        answer
        for answer in answers
        if answer.seat == seat
        and (answer is again or (answer.given is not None and answer.given >= position))
    ]


def told(table: Table[Any], answers: Answers, seat: str | None) -> list[StandingAnswer]:
    """Return the standing answers of a seat as plain data, for its own player."""
    return [
        {
            "id": answer.id,
            "prompt": answer.prompt,
            "args": answer.args,
            "option": answer.option,
            "period": answer.period,
        }
        for answer in answers
        if answer.seat == seat and holds(table, answer)
    ]
