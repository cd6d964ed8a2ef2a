"""17.2 Missions: choosing, holding back and completing them."""

from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.ask import Menu, Play


def choose_first(t: PriceTable) -> Play[None]:
    """Let everybody choose two starting Missions in secret (3.4)."""
    yield from ()


def refill(t: PriceTable) -> Play[None]:
    """Let everybody swap Missions and choose new ones, up to two, in secret (4.1.4)."""
    yield from ()


def check(t: PriceTable) -> None:
    """Score every Mission that is fulfilled and not held back; its reward goes on the agenda."""


def aside_menu(s: State, seat: int) -> Menu:
    """List the Missions that a seat may hold back or release."""
    return []


def mind_mission(s: State, seat: int, said: int) -> None:
    """Note that a Mission is to be held back or scored."""
