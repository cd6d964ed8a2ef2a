"""5.5.5 What recruiting costs: each Unit and Ship, as a part of the whole order."""

from greatpowers.games.price_of_power.components.tables import (
    BANDS,
    HEAVY_SHIP,
    INFANTRY,
    LAND_UNITS,
    MIL,
    REGULAR,
    SHIP_KINDS,
    SHIP_PRICE,
    UNIT_PRICE,
    Seat,
    Unit,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.prices import pay
from greatpowers.games.price_of_power.state import (
    State,
)
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule

# -- prices (5.5.5) ------------------------------------------------------------------------------


@rule("5.5.5", "9.10.5")
def list_price(s: State, seat: Seat, unit: Unit, band: int) -> int:
    """Return the Ducats for a Land Unit, before what is taken off the whole order."""
    price = UNIT_PRICE[unit][band]
    if unit == INFANTRY and band == REGULAR:
        price += modifier(s, seat, "cost_infantry")
    return max(0, price)


@rule("5.5.5", "9.10.3")
def ship_price(s: State, seat: Seat, kind: int) -> int:
    """Return the Ducats for a Ship, before what is taken off the whole order."""
    price = SHIP_PRICE[kind]
    if kind == HEAVY_SHIP:
        price += modifier(s, seat, "cost_heavy_ship")
    return max(0, price)


@rule("5.5.5")
def _due(s: State, ordered: int, is_half: bool) -> int:
    """Return what an order costs as a whole: half of it with some cards, and less a rebate."""
    full = (ordered + 1) // 2 if is_half else ordered
    return max(0, full - s.rebate)


def price_now(s: State, seat: Seat, price: int, bill: Bill | None = None) -> int:
    """Return what something adds to the price of the order under way."""
    is_half = modifier(s, seat, "recruit_cost_half") > 0
    added = _due(s, s.ordered + price, is_half) - _due(s, s.ordered, is_half)
    if bill is None:
        return added
    return charge(bill, "bill-recruit", price) + charge(bill, "bill-rebate", added - price)


def order(s: State, seat: Seat, price: int) -> None:
    """Pay for something, as a part of the order."""
    pay(s, seat, MIL, 0, price_now(s, seat, price))
    s.ordered += price


def unit_text(unit: Unit, band: int) -> str:
    """Return the text id of a Unit of a kind and band."""
    return f"unit-{BANDS[band]}_{LAND_UNITS[unit]}"


def ship_text(kind: int) -> str:
    """Return the text id of a kind of Ship."""
    return f"ship-{SHIP_KINDS[kind]}"
