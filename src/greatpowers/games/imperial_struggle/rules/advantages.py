"""8.0 Advantages: when they may be used, and what each kind of them does."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    can_be_unflagged,
    displace_squadron,
    enemy,
    has_ministry,
    is_protected,
    is_suspended,
    may_have_conflict,
    place_conflict,
    say_ministry,
    space_text,
    squadrons_on_map,
)
from greatpowers.games.imperial_struggle.components import (
    ACTIONS,
    ADVANTAGE_KIND,
    ADVANTAGE_REGION,
    ADVANTAGE_SPARES_PROTECTED,
    ADVANTAGE_TARGETS,
    ADVANTAGES,
    ALL_SPACES,
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    EUROPE,
    FRANCE,
    MARKET,
    MARKETS,
    MILITARY,
    POLITICAL,
    POWER_TEXT,
    REGION,
    TERRITORIES,
    TYPE,
    Action,
    Advantage,
    Power,
    Space,
    ministry,
)
from greatpowers.games.imperial_struggle.rules.debt import gain_treaty, reduce_debt
from greatpowers.games.imperial_struggle.rules.deeds import DEEDS
from greatpowers.games.imperial_struggle.rules.diplomatic import (
    judge_political,
    political_cost,
    political_purchase,
    shift_political,
)
from greatpowers.games.imperial_struggle.rules.economic import (
    HUGUENOTS,
    judge_market,
    market_cost,
    market_purchase,
    shift_market,
)
from greatpowers.games.imperial_struggle.rules.elsewhere import (
    CONFLICT_THERE,
    NO_CONFLICT_MARKER,
    NOT_FOR_THIS_ADVANTAGE,
    SPARES_PROTECTED,
)
from greatpowers.games.imperial_struggle.rules.limits import STRIKING
from greatpowers.games.imperial_struggle.rules.points import pay_openly
from greatpowers.games.imperial_struggle.rules.wallet import (
    MINOR_CANNOT,
    TAKE_A_TILE_FIRST,
    Purchase,
    Wallet,
    cannot_pay,
    left_behind,
    stakes_of,
)
from greatpowers.games.imperial_struggle.state import (
    FRESH_HUGUENOTS,
    POMPADOUR_PAID,
    SPENT_HUGUENOTS,
    WATT_PAID,
    State,
)
from greatpowers.games.imperial_struggle.vocabulary import (
    CHOOSE,
    DISPLACE,
    FLIP_HUGUENOTS,
    SHIFT,
    USE_ADVANTAGE,
)
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, Stakes, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NOT_YOUR_ADVANTAGE: Final = refuse("no-not-your-advantage", "8.1", "opens-all-spaces")
ADVANTAGE_EXHAUSTED: Final = refuse("no-advantage-exhausted", "8.2")
ADVANTAGE_JUST_GAINED: Final = refuse("no-advantage-just-gained", "8.2")
ADVANTAGE_IN_CONFLICT: Final = refuse("no-advantage-in-conflict", "8.1", "opens-conflict-gone")
TWO_ADVANTAGES_A_ROUND: Final = refuse("no-two-advantages-a-round", "8.2", "opens-next-round")
ONE_ADVANTAGE_A_REGION: Final = refuse("no-one-advantage-a-region", "8.2", "opens-next-round")
NO_TARGET_FOR_ADVANTAGE: Final = refuse("no-target-for-advantage", "8.2")
USED_BY_CONSTRUCTING: Final = refuse("no-used-by-constructing", "8.2")
NO_FRESH_HUGUENOTS: Final = refuse("no-fresh-huguenots", "R83")

ADVANTAGES_A_ROUND: Final = 2
BASTION_COST: Final = 1
POMPADOUR: Final = ministry("pompadour_du_barry")
JAMES_WATT: Final = ministry("james_watt")


def judge_advantage(s: State, power: Power, a: Advantage) -> Verdict:
    """8.1, 8.2: say whether a power may use an Advantage at this moment, whatever its effect."""
    if s.tile < 0:
        return TAKE_A_TILE_FIRST
    if s.holder[a] != power:
        return NOT_YOUR_ADVANTAGE
    if a not in s.granted:
        if s.exhausted[a]:
            return ADVANTAGE_EXHAUSTED
        if s.gained[a]:
            return ADVANTAGE_JUST_GAINED
    if is_suspended(s, a):
        return ADVANTAGE_IN_CONFLICT
    if s.advantages_used >= ADVANTAGES_A_ROUND:
        return TWO_ADVANTAGES_A_ROUND
    if s.advantage_regions >> ADVANTAGE_REGION[a] & 1:
        return ONE_ADVANTAGE_A_REGION
    return ALLOWED


@rule("8.2")
def exhaust(t: ImperialTable, power: Power, a: Advantage) -> None:
    """Count a use and exhaust the tile, unless an Event lets exhaustion be ignored (R73)."""
    s = t.state
    s.untouched = False
    s.advantages_used += 1
    s.advantage_regions |= 1 << ADVANTAGE_REGION[a]
    t.say("log-advantage-used", power=POWER_TEXT[power], advantage=f"advantage-{ADVANTAGES[a]}")
    if a in s.granted:
        s.granted.remove(a)
        return
    s.exhausted[a] = True
    if power == FRANCE:
        _answers_to_french_use(t, a)


def _answers_to_french_use(t: ImperialTable, a: Advantage) -> None:
    """R95: Pompadour answers France's first use in Europe, Watt its first use anywhere."""
    s = t.state
    if _pompadour_answers(s, a):
        s.effects |= POMPADOUR_PAID
        say_ministry(t, POMPADOUR)
        gain_treaty(t, FRANCE, 1)
    if has_ministry(s, JAMES_WATT) and not s.effects & WATT_PAID:
        s.effects |= WATT_PAID
        say_ministry(t, JAMES_WATT)
        gain_treaty(t, BRITAIN, 1)


def _pompadour_answers(s: State, a: Advantage) -> bool:
    return (
        ADVANTAGE_REGION[a] == EUROPE
        and a not in s.granted
        and has_ministry(s, POMPADOUR)
        and not s.effects & POMPADOUR_PAID
    )


# -- which Advantages can do something now ---------------------------------------------------


def judge_use(s: State, power: Power, a: Advantage) -> Verdict:
    """Say whether an Advantage may be used and has something to work on.

    The Treaty Point with which Pompadour answers the use may pay for it (R95).
    """
    verdict = judge_advantage(s, power, a)
    if verdict is not ALLOWED:
        return verdict
    fresh = 1 if power == FRANCE and _pompadour_answers(s, a) else 0
    s.treaty[power] += fresh
    verdict = _judge_effect(s, power, a)
    s.treaty[power] -= fresh
    return verdict


def _judge_effect(s: State, power: Power, a: Advantage) -> Verdict:
    kind = ADVANTAGE_KIND[a]
    if kind == "construct_squadron":
        return USED_BY_CONSTRUCTING
    if kind == "reduce_debt":
        return ALLOWED if s.debt[power] else NO_TARGET_FOR_ADVANTAGE
    if kind == "place_conflict":
        return _any_conflict(s, a)
    if kind == "displace_squadron":
        if not squadrons_on_map(s, enemy(power)):
            return NO_TARGET_FOR_ADVANTAGE
        return _judge_bastion(s, power)
    places = ADVANTAGE_TARGETS[a]
    vouchers = [a, *[HUGUENOTS] * len(_helping_huguenots(s, power, places))]
    return _any_shift(s, power, places, vouchers)


def _any_conflict(s: State, a: Advantage) -> Verdict:
    for place in ADVANTAGE_TARGETS[a]:
        if judge_conflict(s, a, place) is ALLOWED:
            return ALLOWED
    return NO_TARGET_FOR_ADVANTAGE


def may_come_in_useful(s: State, power: Power, a: Advantage) -> bool:
    """Say whether an Advantage could do something in this round: at once, or with an Action."""
    if judge_advantage(s, power, a) is not ALLOWED:
        return False
    kind = ADVANTAGE_KIND[a]
    if kind in ("reduce_debt", "place_conflict"):
        return judge_use(s, power, a) is ALLOWED
    return Wallet(s, power, _action_of(s, a)).whole is ALLOWED


def _any_shift(s: State, power: Power, places: Sequence[Space], vouchers: list[int]) -> Verdict:
    """Say whether some shift is possible; if none, rather name the Action that is wanting."""
    found = NO_TARGET_FOR_ADVANTAGE
    wallet = _wallet_for(s, power, places)
    for place in places:
        verdict = _judge_shift(s, power, wallet, vouchers, place)
        if verdict is ALLOWED:
            return ALLOWED
        if cannot_pay(verdict):
            found = verdict
    return found


def advantage_choice(s: State, power: Power) -> Choice:
    """Offer every Advantage that may be used now."""
    return Choice(
        USE_ADVANTAGE,
        range(len(ADVANTAGES)),
        lambda a: judge_use(s, power, a),
        within=[a for a, holder in enumerate(s.holder) if holder == power],
        stakes=lambda a: stakes_of(left_behind(s, _action_of(s, a))),
    )


def _action_of(s: State, a: Advantage) -> Action:
    """Return the Action that an Advantage takes part in; the present one if it takes none."""
    kind = ADVANTAGE_KIND[a]
    if kind in ("displace_squadron", "construct_squadron"):
        return MILITARY
    if kind in ("reduce_debt", "place_conflict"):
        return s.current
    return ECONOMIC if TYPE[ADVANTAGE_TARGETS[a][0]] == MARKET else DIPLOMATIC


def judge_conflict(s: State, a: Advantage, place: Space) -> Verdict:
    """3.8.1: say whether an Advantage may put its Conflict marker on a space."""
    if TYPE[place] not in (MARKET, POLITICAL):
        return NO_CONFLICT_MARKER
    if place not in ADVANTAGE_TARGETS[a]:
        return NOT_FOR_THIS_ADVANTAGE
    if not may_have_conflict(s, place):
        return CONFLICT_THERE
    if ADVANTAGE_SPARES_PROTECTED[a] and is_protected(s, place):
        return SPARES_PROTECTED
    return ALLOWED


def _striking(place: Space) -> Purchase:
    return BASTION_COST, STRIKING, place, MINOR_CANNOT


def _judge_bastion(s: State, power: Power) -> Verdict:
    wallet = Wallet(s, power, MILITARY)
    verdict = MINOR_CANNOT
    for i in squadrons_on_map(s, enemy(power)):
        verdict = wallet.judge(_striking(i))
        if verdict is ALLOWED:
            break
    return verdict


def _wallet_for(s: State, power: Power, places: Sequence[Space]) -> Wallet:
    """Return the points for shifting places that are all Markets, or all Political spaces."""
    return Wallet(s, power, ECONOMIC if TYPE[places[0]] == MARKET else DIPLOMATIC)


def _judge_shift(
    s: State, power: Power, wallet: Wallet, vouchers: list[int], place: Space
) -> Verdict:
    """Judge a shift paid for with vouchers; an Advantage, the first, works on unflagging only."""
    if vouchers[0] != HUGUENOTS and not can_be_unflagged(s, power, place):
        return NO_TARGET_FOR_ADVANTAGE
    before = s.vouchers
    s.vouchers = vouchers
    if TYPE[place] == MARKET:
        verdict = judge_market(s, power, wallet, place)
    else:
        verdict = judge_political(s, power, wallet, place)
    s.vouchers = before
    return verdict


def _shift_choice(s: State, power: Power, places: Sequence[Space], vouchers: list[int]) -> Choice:
    """Offer the shifts that can be paid for with vouchers."""
    wallet = _wallet_for(s, power, places)

    def purchase(place: Space) -> Purchase:
        before = s.vouchers
        s.vouchers = vouchers
        on_market = TYPE[place] == MARKET
        bought = (market_purchase if on_market else political_purchase)(s, power, place)
        s.vouchers = before
        return bought

    def stakes(place: Space) -> Stakes:
        at_stake = wallet.stakes(purchase(place))
        told = any(left_behind(s, wallet.action))
        return Stakes([], at_stake.owed) if told else at_stake

    return Choice(
        SHIFT,
        places,
        lambda place: _judge_shift(s, power, wallet, vouchers, place),
        cost=lambda place, bill: _voucher_cost(s, power, vouchers, place, bill),
        paid_in=ACTIONS[wallet.action],
        stakes=stakes,
        facts=lambda place: wallet.facts(purchase(place)),
        beyond=NOT_FOR_THIS_ADVANTAGE,
    )


def _voucher_cost(
    s: State, power: Power, vouchers: list[int], place: Space, bill: Bill | None
) -> int:
    before = s.vouchers
    s.vouchers = vouchers
    if TYPE[place] == MARKET:
        cost = market_cost(s, place, bill)
    else:
        cost = political_cost(s, power, place, bill)
    s.vouchers = before
    return cost


# -- using them ------------------------------------------------------------------------------


@DEEDS.on(USE_ADVANTAGE)
@rule("8.2", "8.0")
def use_advantage(t: ImperialTable, power: Power, a: Advantage) -> Play[None]:
    """Exhaust an Advantage and carry out its effect."""
    exhaust(t, power, a)
    kind = ADVANTAGE_KIND[a]
    if kind == "reduce_debt":
        reduce_debt(t, power, 2)
    elif kind == "place_conflict":
        yield from _place_conflict_by(t, power, a)
    elif kind == "displace_squadron":
        yield from _strike_from_bastion(t, power)
    else:
        yield from discounted_shift(t, power, ADVANTAGE_TARGETS[a], a)


def _place_conflict_by(t: ImperialTable, power: Power, a: Advantage) -> Play[None]:
    answer = yield t.ask(
        power,
        "ask-place-conflict",
        lambda: [
            Choice(
                CHOOSE,
                ALL_SPACES,
                lambda i: judge_conflict(t.state, a, i),
                within=ADVANTAGE_TARGETS[a],
            )
        ],
        cite="3.8.1",
    )
    place = CHOOSE.target(answer)
    place_conflict(t.state, place)
    t.say("log-conflict-placed", power=POWER_TEXT[power], space=space_text(place), more=0)


def _strike_from_bastion(t: ImperialTable, power: Power) -> Play[None]:
    s = t.state
    wallet = Wallet(s, power, MILITARY)
    answer = yield t.ask(
        power,
        "ask-displace",
        lambda: [
            Choice(
                DISPLACE,
                squadrons_on_map(s, enemy(power)),
                beyond=NOT_FOR_THIS_ADVANTAGE,
                judge=lambda i: wallet.judge(_striking(i)),
                cost=lambda _, bill: charge(bill, "bill-bastion", BASTION_COST),
                paid_in=ACTIONS[MILITARY],
                stakes=lambda i: Stakes([], wallet.stakes(_striking(i)).owed),
                facts=lambda i: wallet.facts(_striking(i)),
            )
        ],
        cite="8.2",
    )
    place = DISPLACE.target(answer)
    yield from pay_openly(t, power, MILITARY, _striking(place))
    displace_squadron(s, place)
    t.say("log-squadron-displaced", power=POWER_TEXT[power], space=space_text(place))


@rule("8.2", "5.4.2")
def discounted_shift(
    t: ImperialTable, power: Power, places: Sequence[Space], voucher: int
) -> Play[None]:
    """Make one shift at a lower price; Huguenots of the same Region may join in (R83)."""
    s = t.state
    s.vouchers = [voucher]
    while True:
        answer = yield t.ask(
            power, "ask-discounted-shift", lambda: _discount_menu(s, power, places), cite="8.2"
        )
        if answer in SHIFT:
            break
        flip_huguenots(t, FLIP_HUGUENOTS.target(answer))
        s.vouchers.append(HUGUENOTS)
    place = SHIFT.target(answer)
    if TYPE[place] == MARKET:
        yield from shift_market(t, power, place)
    else:
        yield from shift_political(t, power, place)


def _discount_menu(s: State, power: Power, places: Sequence[Space]) -> Menu:
    more = _helping_huguenots(s, power, places)
    return [
        _shift_choice(s, power, places, s.vouchers),
        Choice(FLIP_HUGUENOTS, more, beyond=NO_FRESH_HUGUENOTS),
    ]


# -- Huguenots -------------------------------------------------------------------------------


def markets_near(territory: Space) -> list[int]:
    """Return the Markets of a Territory's Region, where its Huguenots help."""
    return [i for i in MARKETS if REGION[i] == REGION[territory]]


def _helping_huguenots(s: State, power: Power, places: Sequence[Space]) -> list[int]:
    """Return the fresh Huguenots markers that could make shifting some Markets cheaper (R83)."""
    return [
        i
        for i in TERRITORIES
        if power == FRANCE
        and s.huguenots[i] == FRESH_HUGUENOTS
        and REGION[i] == REGION[places[0]]
        and TYPE[places[0]] == MARKET
    ]


def judge_flip(s: State, power: Power, territory: Space) -> Verdict:
    """Say whether France may turn a Huguenots marker for a cheaper shift now (R83)."""
    if power != FRANCE or s.huguenots[territory] != FRESH_HUGUENOTS:
        return NO_FRESH_HUGUENOTS
    places = markets_near(territory)
    vouchers = [HUGUENOTS] * len(_helping_huguenots(s, power, places))
    return _any_shift(s, power, places, vouchers)


def flip_choice(s: State, power: Power) -> Choice:
    """Offer the fresh Huguenots markers that make a shift cheaper."""
    return Choice(
        FLIP_HUGUENOTS,
        TERRITORIES,
        lambda i: judge_flip(s, power, i),
        within=[i for i in TERRITORIES if s.huguenots[i] == FRESH_HUGUENOTS],
        stakes=lambda _: stakes_of(left_behind(s, ECONOMIC)),
        beyond=NO_FRESH_HUGUENOTS,
    )


def flip_huguenots(t: ImperialTable, territory: Space) -> None:
    """Turn a Huguenots marker to its spent side."""
    t.state.huguenots[territory] = SPENT_HUGUENOTS
    t.say("log-huguenots-spent", power=POWER_TEXT[FRANCE], space=space_text(territory))


@DEEDS.on(FLIP_HUGUENOTS)
def use_huguenots(t: ImperialTable, power: Power, territory: Space) -> Play[None]:
    """Turn a Huguenots marker and shift a Market of its Region for 1 point less."""
    flip_huguenots(t, territory)
    yield from discounted_shift(t, power, markets_near(territory), HUGUENOTS)
