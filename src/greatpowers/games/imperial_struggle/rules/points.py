"""5.3 Action points: purses, what they can pay for, paying, and acting in several Regions.

A purse holds points of one type from one source. Purses of a round are kept in four parallel
lists of the state. An empty purse still stands for its Action: Debt and Treaty Points may follow.
"""

from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    has_ministry,
    say_ministry,
)
from greatpowers.games.imperial_struggle.components import (
    ACTIONS,
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    EUROPE,
    FRANCE,
    MILITARY,
    POWER_TEXT,
    REGION,
    REGIONS,
    Action,
    Power,
    Space,
    ministry,
)
from greatpowers.games.imperial_struggle.rules.debt import available_debt
from greatpowers.games.imperial_struggle.rules.limits import (
    ANYWHERE,
    BURKE_IN_EUROPE,
    LIMIT_NAMES,
    LIMIT_REGION,
    LIMITS,
    RECRUITING,
)
from greatpowers.games.imperial_struggle.rules.wallet import (
    DEBT_IGNORED_BY_BANKS,
    MERCHANT_BANKS,
    OF_A_MAJOR_ACTION,
    TURGOT,
    Purchase,
    Wallet,
    left_behind,
    lost_in_minor,
    spending,
    stakes_of,
    turgot_doubles,
)
from greatpowers.games.imperial_struggle.state import (
    BURKE_SPENT,
    DIPLOMACY_ABROAD,
    EVENT,
    MAJOR,
    MINISTRY,
    MINOR,
    MINOR_ACTION,
    NO_ACTION,
    TRADE_LEAD,
    TURGOT_PAID,
    State,
)
from greatpowers.games.imperial_struggle.vocabulary import (
    AS_MAJOR,
    AS_MINOR,
    NO,
    PAY_DEBT,
    PAY_TREATY,
    YES,
)
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED

NORTH_AMERICAN_TRADE: Final = ministry("north_american_trade")
FURTHER_REGION: Final = 1


@rule("5.3.1", "5.2")
def add_purse(
    t: ImperialTable, kind: int, action: Action, points: int, limit: int = ANYWHERE
) -> None:
    """Give the active power points of a type, perhaps limited in their use."""
    s = t.state
    if action == ECONOMIC and trade_helps(s) and _opens_economic_action(s):
        points += 1
        say_ministry(t, NORTH_AMERICAN_TRADE)
    _put_purse(s, kind, action, points, limit)
    if kind in (EVENT, MINISTRY):
        say_points(t, action, points, limit)


@rule("5.6.1", "R45")
def add_exchanged_point(t: ImperialTable, action: Action) -> None:
    """Give the active power a point as if from a Major Action; no card adds to it."""
    _put_purse(t.state, MAJOR, action, 1, ANYWHERE)
    say_points(t, action, 1)


def _put_purse(s: State, kind: int, action: Action, points: int, limit: int) -> None:
    s.purse_kind.append(kind)
    s.purse_type.append(action)
    s.purse_points.append(points)
    s.purse_limit.append(limit)


def say_points(t: ImperialTable, action: Action, points: int, limit: int = ANYWHERE) -> None:
    """Write into the log that the active power gained points besides those of its tile."""
    t.say(
        "log-points-gained",
        power=POWER_TEXT[t.state.active],
        n=points,
        action=f"action-{ACTIONS[action]}",
        limit=f"limit-{LIMIT_NAMES[limit]}",
    )


def trade_helps(s: State) -> bool:
    """R86: North American Trade lies open, and France led in furs and fish as its round began."""
    return bool(s.effects & TRADE_LEAD) and has_ministry(s, NORTH_AMERICAN_TRADE)


def _opens_economic_action(s: State) -> bool:
    """Say whether points are a new Action: Event and Major of one type are the same one (R22)."""
    return not any(
        s.purse_type[purse] == ECONOMIC and other in (MAJOR, EVENT)
        for purse, other in enumerate(s.purse_kind)
    )


def add_trade_points(t: ImperialTable) -> None:
    """Give 1 point more to each Economic Action that stands open when the card is revealed."""
    s = t.state
    major_served = False
    for purse, kind in enumerate(s.purse_kind):
        if s.purse_type[purse] == ECONOMIC and (kind == MINOR or not major_served):
            s.purse_points[purse] += 1
            say_ministry(t, NORTH_AMERICAN_TRADE)
            major_served = major_served or kind != MINOR


def points_left(s: State, action: Action) -> int:
    """Count the points of a type that are left in the round, from all sources."""
    points = s.purse_points
    return sum(points[purse] for purse, kind in enumerate(s.purse_type) if kind == action)


def has_action(s: State, action: Action) -> bool:
    """Say whether the round gives an Action of a type, Major or Minor (3.5.4)."""
    return any(
        s.purse_type[purse] == action and kind != MINISTRY
        for purse, kind in enumerate(s.purse_kind)
    )


def _drop_purses(s: State, action: Action, kinds: tuple[int, ...]) -> None:
    kept = [
        purse
        for purse, kind in enumerate(s.purse_kind)
        if s.purse_type[purse] != action or kind not in kinds
    ]
    s.purse_kind = [s.purse_kind[purse] for purse in kept]
    s.purse_type = [s.purse_type[purse] for purse in kept]
    s.purse_points = [s.purse_points[purse] for purse in kept]
    s.purse_limit = [s.purse_limit[purse] for purse in kept]


@rule("5.3")
def begin_action(t: ImperialTable, action: Action) -> None:
    """R22: in the Italian edition an Action that is left for another one is finished."""
    s = t.state
    say_lost(t, left_behind(s, action))
    major = s.current in (ECONOMIC, DIPLOMATIC, MILITARY)
    if major and s.current != action and not s.polish_edition:
        _drop_purses(s, s.current, OF_A_MAJOR_ACTION)
    s.current = action


def say_lost(t: ImperialTable, lost: list[int]) -> None:
    """Write into the log which points the active power has no more though it did not spend them."""
    for action, points in enumerate(lost):
        if points:
            t.say(
                "log-points-lost",
                cite="R22",
                power=POWER_TEXT[t.state.active],
                n=points,
                action=f"action-{ACTIONS[action]}",
            )


# -- paying ----------------------------------------------------------------------------------


@rule("5.3.2", "6.1", "9.1")
def pay_openly(t: ImperialTable, power: Power, action: Action, bought: Purchase) -> Play[int]:
    """Pay for what the log will tell without a price, and tell the price."""
    region = yield from pay(t, power, action, bought)
    points = f"points-{ACTIONS[action]}"
    t.say("log-paid", power=POWER_TEXT[power], cost=bought[0], points=points)
    return region


def pay(
    t: ImperialTable,
    power: Power,
    action: Action,
    bought: Purchase,
) -> Play[int]:
    """Pay for a purchase: points first, the narrowest before the wider, then Debt and Treaties.

    Returns the Region to which some of the points were limited, or -1.
    """
    s = t.state
    cost, purchase, place, needs_major = bought
    wallet = Wallet(s, power, action)
    major = wallet.as_major(cost, purchase, place) is ALLOWED
    minor = needs_major is ALLOWED and wallet.as_minor(cost, purchase, place) is ALLOWED
    assert major or minor
    if major and minor:
        answer = yield t.ask(
            power,
            "ask-major-or-minor",
            lambda: _major_or_minor(wallet, cost, purchase, place),
            cite="5.3.2",
            default=AS_MAJOR(),
        )
        major = answer == AS_MAJOR()
    begin_action(t, action if major else MINOR_ACTION)
    purses = yield from _choose_purses(t, power, wallet, cost, purchase, place, major)
    if not major:
        lost = [0, 0, 0]
        lost[action] = lost_in_minor(s, action, purses, cost)
        say_lost(t, lost)
    missing, spent = _spend_points(s, purses, cost)
    if not major:
        _use_up_ministries(s, spent)
    region = max((LIMIT_REGION[s.purse_limit[purse]] for purse in spent), default=-1)
    if not (major or s.polish_edition) and any(s.purse_kind[purse] == EVENT for purse in spent):
        _drop_purses(s, action, (EVENT,))  # R24: all of them went to the Minor Action
    missing = yield from _borrow(t, power, action, missing)
    if major:
        _keep_surplus(s, action, purchase, place, -missing)
    else:
        _close_minor(s, action)
    if major and action == DIPLOMATIC and (place < 0 or REGION[place] != EUROPE):
        s.effects |= DIPLOMACY_ABROAD
    s.untouched = False
    return region


def _major_or_minor(wallet: Wallet, cost: int, purchase: int, place: Space) -> Menu:
    """Offer both Actions; what either would lose was told before, what only the Minor is not."""
    told = wallet.lost_by(cost, purchase, place, True)
    more = wallet.lost_by(cost, purchase, place, False)
    lost = stakes_of([by_minor - before for by_minor, before in zip(more, told, strict=True)])
    return (Choice(AS_MAJOR), Choice(AS_MINOR, stakes=lambda _: lost))


def _choose_purses(
    t: ImperialTable,
    power: Power,
    wallet: Wallet,
    cost: int,
    purchase: int,
    place: Space,
    major: bool,
) -> Play[list[int]]:
    """Return the purses that pay, the narrowest first; some Event points only if so wished."""
    s = t.state
    purses = wallet.purses(purchase, place, major)
    rest = [purse for purse in purses if not _may_stay_out(s, purse, purchase, major)]
    if len(rest) == len(purses):
        return purses
    points = sum(s.purse_points[purse] for purse in rest)
    if points + wallet.credit < cost or (points >= cost and not major):
        return purses
    lost = [0, 0, 0]
    if not major:
        lost[wallet.action] = lost_in_minor(s, wallet.action, purses, cost)
    answer = yield t.ask(
        power,
        "ask-use-event-points",
        lambda: (Choice(NO), Choice(YES, stakes=lambda _: stakes_of(lost))),
        cite="5.2",
        default=YES(),
    )
    return purses if answer == YES() else rest


def _may_stay_out(s: State, purse: int, purchase: int, major: bool) -> bool:
    """5.2, R26: Event points need not join a Minor Action, nor tie a War tile to their Region."""
    if s.purse_kind[purse] != EVENT or not s.purse_points[purse]:
        return False
    return not major or (purchase == RECRUITING and LIMIT_REGION[s.purse_limit[purse]] >= 0)


def _spend_points(s: State, purses: list[int], cost: int) -> tuple[int, list[int]]:
    """Take points from purses in turn; return what is missing and the purses that gave some."""
    spent = []
    for purse, points in zip(purses, spending(s, purses, cost), strict=True):
        if points:
            s.purse_points[purse] -= points
            cost -= points
            spent.append(purse)
            if s.purse_limit[purse] == BURKE_IN_EUROPE:
                s.effects |= BURKE_SPENT
    return cost, spent


def _use_up_ministries(s: State, spent: list[int]) -> None:
    """R39: Ministry points that joined a Minor Action were part of its one purchase."""
    for purse in spent:
        if s.purse_kind[purse] == MINISTRY:
            s.purse_points[purse] = 0


def _borrow(t: ImperialTable, power: Power, action: Action, missing: int) -> Play[int]:
    """Take Debt and spend Treaty Points until nothing is missing; below 0 is a point too many."""
    s = t.state
    name = POWER_TEXT[power]
    debt, banks, treaty, doubled = s.debt[power], s.banks_used, s.treaty[power], turgot_doubles(s)
    while missing > 0:
        missing -= yield from _take_a_point(t, power, action)
    if s.banks_used > banks:
        t.say("log-banks-spare-debt", power=name, n=s.banks_used - banks)
    if taken := s.debt[power] - debt:
        t.say("log-debt-taken", cite="6.1", power=name, n=taken, total=s.debt[power])
        if doubled and power == FRANCE:
            say_ministry(t, TURGOT)
    if spent := treaty - s.treaty[power]:
        t.say("log-treaty-spent", cite="9.1", power=name, n=spent, total=s.treaty[power])
    return missing


def _take_a_point(t: ImperialTable, power: Power, action: Action) -> Play[int]:
    """Take one Debt or spend one Treaty Point and return how many points that gives."""
    s = t.state
    spared = _banks_spare(s, power, action)
    may_borrow = available_debt(s, power) > 0 or spared
    if may_borrow and s.treaty[power]:
        answer = yield t.ask(
            power, "ask-debt-or-treaty", _debt_or_treaty, cite="6.1", default=PAY_DEBT()
        )
    else:
        answer = PAY_DEBT() if may_borrow else PAY_TREATY()
    if answer == PAY_TREATY():
        s.treaty[power] -= 1
        return 1
    if spared:
        s.banks_used += 1
        return 1
    points = 2 if power == FRANCE and turgot_doubles(s) else 1
    s.effects |= TURGOT_PAID
    s.debt[power] += 1
    return points


def _debt_or_treaty() -> Menu:
    return (Choice(PAY_DEBT), Choice(PAY_TREATY))


def _banks_spare(s: State, power: Power, action: Action) -> bool:
    """R54: Merchant Banks keep the first two Debts for Economic Points off the books."""
    return (
        power == BRITAIN
        and action == ECONOMIC
        and s.banks_used < DEBT_IGNORED_BY_BANKS
        and has_ministry(s, MERCHANT_BANKS)
    )


def _keep_surplus(s: State, action: Action, purchase: int, place: Space, surplus: int) -> None:
    """R55: a point too many from Turgot stays with the Major Action that it was taken for."""
    if surplus > 0:
        for purse, kind in enumerate(s.purse_kind):
            if (
                s.purse_type[purse] == action
                and kind in (MAJOR, EVENT)
                and LIMITS[s.purse_limit[purse]](s, purchase, place)
            ):
                s.purse_points[purse] += surplus
                return


def _close_minor(s: State, action: Action) -> None:
    """5.3.2: a Minor Action pays for one thing; what is left of it is lost."""
    _drop_purses(s, action, (MINOR,))
    if not has_action(s, action):
        _drop_purses(s, action, (MINISTRY,))
    s.current = NO_ACTION


# -- several Regions -------------------------------------------------------------------------


def surcharge(s: State, action: Action, place: Space, bill: Bill | None = None) -> int:
    """5.3.4: charge 1 if a purchase of Economic or Diplomatic Points opens a further Region.

    Italian edition: once for each Region beyond the first. Polish: every time (R29).
    """
    region = REGION[place]
    if s.first_region[action] in (-1, region):
        return 0
    if s.paid_regions[action] >> region & 1 and not s.polish_edition:
        return 0
    if bill is None:
        return FURTHER_REGION
    return charge(bill, "bill-further-region", FURTHER_REGION, region=f"region-{REGIONS[region]}")


def enter_region(s: State, action: Action, place: Space) -> None:
    """Remember that points of a type were spent in a Region this round."""
    region = REGION[place]
    if s.first_region[action] == -1:
        s.first_region[action] = region
    s.paid_regions[action] |= 1 << region
