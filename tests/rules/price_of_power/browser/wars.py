"""Wars to sit down in: England does what it is told, all else is answered in the quickest way."""

from typing import Any, Final

from greatpowers import new_table
from greatpowers.kernel.table import Table
from tests.rules.price_of_power.browser.clicks import GAME, OPTIONS, SEED

QUICKEST = ("pass", "pass_round", "done", "no")
"""What ends a question."""
ENGLAND = 0

ON_BRITTANY = ("declare_war", "declare_on brittany", "done")
ON_FRANCE = ("declare_war", "declare_on france", "done")
ON_SCOTLAND = ("declare_war", "declare_on scotland", "done")
TAKE_RENNES = ("besiege_in brittany_normandy", "besiege rennes")
INTO_SEINE = ("march brittany_normandy", "march_with 2", "march_to seine", "halt")
TAKE_PARIS = ("besiege_in seine", "besiege paris")
RECRUIT = ("recruit", "recruit_in brittany_normandy", "recruit_into 2")
HORSE = (*RECRUIT, "cavalry regular", "cavalry regular", "infantry regular", "done", "done")
INTO_LOIRE = ("march brittany_normandy", "march_with 2", "march_to loire")
HIT_TWICE: Final = 9
"""A seed by which England takes two hits in the Loire at first."""


def campaign(*deeds: str, until: str, seed: int = SEED) -> Table[Any]:
    """Return a game in which England does some deeds in their order, up to a question after."""
    table: Table[Any] = new_table(GAME, OPTIONS, seed)
    left = list(deeds)
    while table.asks():
        ask = table.asks()[0]
        options = [str(option) for option in table.options(ask.seat)]
        if not left and ask.prompt == until:
            return table
        if left and ask.seat == ENGLAND and left[0] in options:
            table.answer(ask.seat, left.pop(0))
        else:
            table.answer(ask.seat, next((each for each in QUICKEST if each in options), options[0]))
    raise AssertionError(f"it never comes to {left or until}")


def asked_seat(table: Table[Any]) -> str:
    """Return the seat that is asked first."""
    return table.seats[table.asks()[0].seat]
