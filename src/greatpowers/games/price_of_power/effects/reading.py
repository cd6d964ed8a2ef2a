"""Who reads a card, and what lay on it."""

from greatpowers.games.price_of_power.components.cards import Event
from greatpowers.games.price_of_power.components.tables import Seat


class Reading:
    """The card being read: ``you`` who chose it, its Event if it is one, the Ducats from it."""

    __slots__ = ("ducats", "event", "you")

    def __init__(self, you: Seat, event: Event, ducats: int) -> None:
        self.you = you
        self.event = event
        self.ducats = ducats
