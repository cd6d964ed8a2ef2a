"""5.4 Economic actions: shifting Markets."""

from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    can_be_unflagged,
    is_connected,
    is_protected,
    set_flag,
    space_text,
)
from greatpowers.games.imperial_struggle.components import (
    ADVANTAGE_KIND,
    BRITAIN,
    COMMODITY,
    COST,
    ECONOMIC,
    MARKET,
    MARKETS,
    NOBODY,
    POWER_TEXT,
    TYPE,
)
from greatpowers.games.imperial_struggle.rules.limits import FLAG, UNFLAG
from greatpowers.games.imperial_struggle.rules.points import (
    MINOR_CANNOT,
    NO_SUCH_ACTION,
    Wallet,
    enter_region,
    pay,
    surcharge,
)
from greatpowers.games.imperial_struggle.state import NO_CONFLICT, State
from greatpowers.games.imperial_struggle.vocabulary import SHIFT
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

YOUR_OWN_FLAG: Final = refuse("no-your-own-flag", "3.2.8")
NOT_CONNECTED: Final = refuse("no-not-connected", "5.4.1")

HUGUENOTS: Final = -1
"""Stands among the vouchers for a Huguenots marker; the others are Advantages."""


def market_cost(s: State, market: int) -> int:
    """5.4.2, 3.2.8: the price of a Market: set to 1, then reductions, then increases (R35)."""
    cost = 1 if s.conflict[market] != NO_CONFLICT or s.isolated[market] else COST[market]
    if s.vouchers:
        cost = cost_with_vouchers(s, cost)
    if s.flag[market] != NOBODY and is_protected(s, market):
        cost += 1
    cost += surcharge(s, ECONOMIC, market)
    return max(1, cost)


@rule("8.2")
def cost_with_vouchers(s: State, cost: int) -> int:
    """Apply the Advantages and Huguenots used for this purchase: a price of 1, then reductions."""
    named = sum(1 for v in s.vouchers if v != HUGUENOTS and ADVANTAGE_KIND[v] == "unflag_for_1")
    return (1 if named else cost) - (len(s.vouchers) - named)


def minor_may_unflag_market(s: State, power: int, market: int) -> Verdict:
    """5.3.2: may a Minor Action unflag? Only in conflict, or a Townshend commodity (R82)."""
    if s.conflict[market] != NO_CONFLICT:
        return ALLOWED
    if power == BRITAIN and s.townshend >= 0 and COMMODITY[market] == s.townshend:
        return ALLOWED
    return MINOR_CANNOT


def judge_market(s: State, power: int, wallet: Wallet, market: int) -> Verdict:
    """5.4.1: say whether a power may shift a Market now."""
    owner = s.flag[market]
    if owner == power:
        return YOUR_OWN_FLAG
    if not is_connected(s, power, market):
        return NOT_CONNECTED
    if owner == NOBODY:
        return wallet.judge(market_cost(s, market), FLAG, market, ALLOWED)
    return wallet.judge(
        market_cost(s, market), UNFLAG, market, minor_may_unflag_market(s, power, market)
    )


def market_choice(s: State, power: int, wallet: Wallet) -> Choice:
    """Offer every Market that may be shifted."""
    return Choice(
        SHIFT,
        MARKETS,
        lambda market: judge_market(s, power, wallet, market),
        ALLOWED if wallet.may_act else NO_SUCH_ACTION,
        lambda market, _bill: market_cost(s, market),
    )


@rule("5.4", "5.4.1")
def shift_market(t: ImperialTable, power: int, market: int) -> Play[None]:
    """Flag an empty Market, or unflag the opponent's; never both at once (3.2.8)."""
    s = t.state
    assert TYPE[market] == MARKET
    cost = market_cost(s, market)
    if s.flag[market] == NOBODY:
        yield from pay(t, power, ECONOMIC, cost, FLAG, market)
    else:
        minor = minor_may_unflag_market(s, power, market)
        yield from pay(t, power, ECONOMIC, cost, UNFLAG, market, minor)
    s.vouchers.clear()
    enter_region(s, ECONOMIC, market)
    apply_shift(t, power, market, cost)


@rule("3.2.8")
def apply_shift(t: ImperialTable, power: int, place: int, cost: int) -> None:
    """Raise one's flag on an empty space, or strike the enemy's."""
    s = t.state
    if s.flag[place] == NOBODY:
        set_flag(s, place, power)
        t.say("log-flag", power=POWER_TEXT[power], space=space_text(place), cost=cost)
    else:
        assert can_be_unflagged(s, power, place)
        set_flag(s, place, NOBODY)
        t.say("log-unflag", power=POWER_TEXT[power], space=space_text(place), cost=cost)
