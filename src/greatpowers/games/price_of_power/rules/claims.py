"""Claims, Cores and CB tokens (5.4.3, 7.6.1, 8.3)."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import Area, Realm
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.verdict import ALLOWED, Verdict


def has_claim(s: State, seat: Seat, area: Area) -> bool:
    """Say whether a player has a Claim, or a Core token, in an Area."""
    return bool(s.claims[area] >> seat & 1) or s.core[area] == seat


def claim(t: PriceTable, seat: Seat, area: Area, *, cite: str = "5.4.3") -> None:
    """Place a Claim in an Area; the first one on a continent opens its trade (12.6)."""
    raise NotImplementedError


def drop_claim(t: PriceTable, seat: Seat, area: Area, *, cite: str = "5.2.6") -> None:
    """Take a Claim back."""
    raise NotImplementedError


def judge_core(s: State, seat: Seat, area: Area) -> Verdict:
    """Say whether a player may place a Core token in an Area (7.6.1, R49)."""
    return ALLOWED


def place_core(t: PriceTable, seat: Seat, area: Area, *, cite: str = "7.6.1") -> None:
    """Place a Core token; tokens of dynamic realms and other Cores in the Area go."""
    raise NotImplementedError


def place_cb(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "8.3.3") -> None:
    """Place a CB token on a Capital."""
    raise NotImplementedError
