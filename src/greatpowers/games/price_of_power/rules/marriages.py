"""Royal Marriages (11.2)."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import Realm
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.verdict import ALLOWED, Verdict


def judge_marriage(s: State, seat: Seat, realm: Realm) -> Verdict:
    """Say whether a player may marry into a realm (11.2.2)."""
    return ALLOWED


def marry(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "11.2") -> None:
    """Place a Marriage token on a Capital; between players both do."""
    raise NotImplementedError


def end_marriage(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "11.2.2") -> None:
    """Take a Marriage token back; between players both do."""
    raise NotImplementedError


def dispute(t: PriceTable, realm: Realm, *, cite: str = "11.2.3") -> None:
    """Flip all Marriages on a realm to Disputed Succession."""
    raise NotImplementedError
