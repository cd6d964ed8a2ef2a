"""13.3 Dynamic realms: their tokens, how they appear and how they grow (16.5.9)."""

from greatpowers.games.price_of_power.components.world import Province, Realm
from greatpowers.games.price_of_power.state import PriceTable, State

Colour = int


def in_play(s: State, colour: Colour) -> list[Realm]:
    """Return the dynamic realms of a colour that are on the map."""
    return []


def appear(t: PriceTable, realm: Realm, colour: Colour, capital: Province) -> None:
    """Let a dynamic realm appear with its Capital and the Provinces of its flag that it holds."""


def put_token(t: PriceTable, realm: Realm, place: Province) -> bool:
    """Put a token on a Province, under a disc if there is one; never on a player's core."""
    return False
