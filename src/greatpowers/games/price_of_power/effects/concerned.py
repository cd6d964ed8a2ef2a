"""Who is concerned by an effect: the words of ``who`` on the cards (16.3, 2.4.5)."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.rules.mats import clockwise, opponents
from greatpowers.games.price_of_power.state import State


def seats_concerned(s: State, who: str, reading: Reading) -> list[Seat]:
    """Return whom an effect concerns, in order."""
    if who == "each":
        return clockwise(s, max(reading.you, 0))
    if who == "others":
        return opponents(s, max(reading.you, 0))
    return [reading.you]
