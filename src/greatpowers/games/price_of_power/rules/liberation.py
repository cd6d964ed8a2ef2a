"""Liberation of Provinces by Rebels (14.3.2)."""

from greatpowers.games.price_of_power.components.world import Province
from greatpowers.games.price_of_power.state import PriceTable


def liberate(t: PriceTable, place: Province, *, cite: str = "14.3.2") -> None:
    """Let a Province go home: to its lawful owner, or to the realm whose core it is."""
    raise NotImplementedError


def raise_rebel_town(t: PriceTable, place: Province, *, cite: str = "14.3.1") -> None:
    """Put a Rebel Town on a disc: rebels occupy it."""
    raise NotImplementedError


def besiege(t: PriceTable, place: Province) -> None:
    """Let Rebels take a Province: a core of its holder gets a Rebel Town, others are freed."""
    raise NotImplementedError
