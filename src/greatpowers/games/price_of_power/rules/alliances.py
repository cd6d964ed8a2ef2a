"""Alliances with realms of players and others (5.4.2, 11.3)."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import Realm
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.verdict import ALLOWED, Verdict


def judge_gain(s: State, seat: Seat, realm: Realm) -> Verdict:
    """Say whether a card may bring an Alliance with a realm (16.3.2)."""
    return ALLOWED


def ally(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "5.4.2") -> None:
    """Place an Alliance token on a Capital; between players both do."""
    raise NotImplementedError


def end(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "11.3.11") -> None:
    """Take an Alliance token back, without any penalty; between players both do."""
    raise NotImplementedError
