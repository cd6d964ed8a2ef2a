"""5.1.1 The Event Action, which everybody takes once a Round; and Events nobody took (16.4)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import TAKE_EVENT
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice


def events_owed(s: State, seat: Seat) -> int:
    """Return how many Events a player must still take this Round."""
    return 0


def event_choice(s: State, seat: Seat) -> Choice:
    """Offer the open Events to who has not taken one."""
    return Choice(TAKE_EVENT, ())


def take(_t: PriceTable, _affair: Affair) -> None:
    """Take an Event with its Ducats."""


EVENT: Final = AGENDA.task("event", take)
"""About a seat and the Event it takes."""
