"""5.4 Economic actions: shifting Markets."""

from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    can_be_unflagged,
    is_connected,
    protector,
    set_flag,
    space_text,
)
from greatpowers.games.imperial_struggle.components import (
    ACTIONS,
    ADVANTAGE_KIND,
    ADVANTAGES,
    BRITAIN,
    COMMODITY,
    COST,
    ECONOMIC,
    MARKET,
    MARKETS,
    NOBODY,
    POWER_TEXT,
    TYPE,
    Action,
    Power,
    Space,
)
from greatpowers.games.imperial_struggle.rules.deeds import DEEDS
from greatpowers.games.imperial_struggle.rules.limits import FLAG, UNFLAG
from greatpowers.games.imperial_struggle.rules.points import enter_region, pay, surcharge
from greatpowers.games.imperial_struggle.rules.wallet import MINOR_CANNOT, Purchase, Wallet
from greatpowers.games.imperial_struggle.state import NO_CONFLICT, State
from greatpowers.games.imperial_struggle.vocabulary import SHIFT
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.bill import Bill, charge, note
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

YOUR_OWN_FLAG: Final = refuse("no-your-own-flag", "3.2.8")
NOT_CONNECTED: Final = refuse("no-not-connected", "5.4.1", "opens-connection")

PROTECTION: Final = 1
HUGUENOTS: Final = -1
"""Stands among the vouchers for a Huguenots marker; the others are Advantages."""


def market_cost(s: State, market: Space, bill: Bill | None = None) -> int:
    """5.4.2, 3.2.8: the price of a Market: set to 1, then reductions, then increases (R35)."""
    cost = printed_cost(s, market, bill)
    if s.vouchers:
        cost += discount(s, cost, bill)
    if s.flag[market] != NOBODY:
        cost += protection(s, market, bill)
    cost += surcharge(s, ECONOMIC, market, bill)
    return cost if cost >= 1 else at_least_one(cost, bill)


def printed_cost(s: State, place: Space, bill: Bill | None) -> int:
    """5.4.2, 5.5.2: charge the printed cost; a Conflict marker or being Isolated sets it to 1."""
    cost = COST[place]
    if bill is not None:  # asked without one for every space of every menu
        charge(bill, "bill-printed", cost)
    if s.conflict[place] != NO_CONFLICT:
        return cost + charge(bill, "bill-conflict-sets-1", 1 - cost)
    if s.isolated[place]:
        return cost + charge(bill, "bill-isolated-sets-1", 1 - cost)
    return cost


@rule("8.2")
def discount(s: State, cost: int, bill: Bill | None) -> int:
    """Take off what the Advantages and Huguenots used give: a price of 1, then reductions."""
    off = 0
    for voucher in s.vouchers:
        if voucher != HUGUENOTS and ADVANTAGE_KIND[voucher] == "unflag_for_1":
            off += _reduce(bill, "bill-sets-1", 1 - cost - off, voucher)
    for voucher in s.vouchers:
        if voucher == HUGUENOTS or ADVANTAGE_KIND[voucher] != "unflag_for_1":
            off += _reduce(bill, "bill-less", -1, voucher)
    return off


def _reduce(bill: Bill | None, text: str, number: int, voucher: int) -> int:
    if bill is None:  # no name is looked up for a price that nobody reads
        return number
    return charge(bill, text, number, what=voucher_text(voucher))


def voucher_text(voucher: int) -> str:
    """Return the text id of what makes a purchase cheaper."""
    return "bill-huguenots" if voucher == HUGUENOTS else f"advantage-{ADVANTAGES[voucher]}"


@rule("3.2.8", "5.4.2")
def protection(s: State, market: Space, bill: Bill | None) -> int:
    """Charge 1 more for a Market that its owner protects."""
    guard = protector(s, market)
    if bill is None:
        return PROTECTION if guard >= 0 else 0
    if guard >= 0:
        return charge(bill, "bill-protected-by", PROTECTION, space=space_text(guard))
    note(bill, "bill-not-protected")
    return 0


def at_least_one(cost: int, bill: Bill | None) -> int:
    """5.4.2, 5.5.2: return the price; nothing is had for less than 1 point."""
    return cost + charge(bill, "bill-at-least-1", max(0, 1 - cost))


def minor_may_unflag_market(s: State, power: Power, market: Space) -> Verdict:
    """5.3.2: may a Minor Action unflag? Only in conflict, or a Townshend commodity (R82)."""
    if s.conflict[market] != NO_CONFLICT:
        return ALLOWED
    if power == BRITAIN and s.townshend >= 0 and COMMODITY[market] == s.townshend:
        return ALLOWED
    return MINOR_CANNOT


def judge_market(s: State, power: Power, wallet: Wallet, market: Space) -> Verdict:
    """5.4.1: say whether a power may shift a Market now."""
    owner = s.flag[market]
    if owner == power:
        return YOUR_OWN_FLAG
    if not is_connected(s, power, market):
        return NOT_CONNECTED
    return wallet.judge(market_purchase(s, power, market))


def market_purchase(s: State, power: Power, market: Space) -> Purchase:
    """Return what shifting a Market is to whoever pays for it."""
    cost = market_cost(s, market)
    if s.flag[market] == NOBODY:
        return cost, FLAG, market, ALLOWED
    return cost, UNFLAG, market, minor_may_unflag_market(s, power, market)


def market_choice(s: State, power: Power, wallet: Wallet) -> Choice:
    """Offer every Market that may be shifted."""
    return wallet.offer(
        SHIFT,
        MARKETS,
        lambda market: judge_market(s, power, wallet, market),
        lambda market: market_purchase(s, power, market),
        lambda market, bill: market_cost(s, market, bill),
    )


@DEEDS.on(SHIFT, MARKETS)
@rule("5.4", "5.4.1", "5.4.2")
def shift_market(t: ImperialTable, power: Power, market: Space) -> Play[None]:
    """Flag an empty Market, or unflag the opponent's; never both at once (3.2.8)."""
    s = t.state
    assert TYPE[market] == MARKET
    purchase = market_purchase(s, power, market)
    yield from pay(t, power, ECONOMIC, purchase)
    s.vouchers.clear()
    enter_region(s, ECONOMIC, market)
    apply_shift(t, power, market, purchase[0], ECONOMIC)


@rule("3.2.8")
def apply_shift(t: ImperialTable, power: Power, place: Space, cost: int, action: Action) -> None:
    """Raise one's flag on an empty space, or strike the enemy's."""
    s = t.state
    assert s.flag[place] == NOBODY or can_be_unflagged(s, power, place)
    owner = flag_after_shift(s, power, place)
    set_flag(s, place, owner)
    text = "log-unflag" if owner == NOBODY else "log-flag"
    points = f"points-{ACTIONS[action]}"
    t.say(text, power=POWER_TEXT[power], space=space_text(place), cost=cost, points=points)


def flag_after_shift(s: State, power: Power, place: Space) -> int:
    """Say whose flag a shift leaves on a space."""
    return power if s.flag[place] == NOBODY else NOBODY
