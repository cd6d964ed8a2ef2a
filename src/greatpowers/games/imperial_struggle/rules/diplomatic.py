"""5.5 Diplomatic actions: shifting Political spaces and drawing Events."""

from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    count_controlled,
    has_ministry,
    is_open,
)
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    EUROPE,
    EVENT_ERA,
    EVENTS,
    FRANCE,
    NOBODY,
    POLITICALS,
    POWER_TEXT,
    REGION,
    REVOLUTION,
    SUCCESSION,
    Power,
    Space,
    country,
    ministry,
    spaces,
)
from greatpowers.games.imperial_struggle.rules.deeds import DEEDS
from greatpowers.games.imperial_struggle.rules.economic import (
    YOUR_OWN_FLAG,
    apply_shift,
    at_least_one,
    discount,
    printed_cost,
)
from greatpowers.games.imperial_struggle.rules.limits import DRAW, FLAG, UNFLAG
from greatpowers.games.imperial_struggle.rules.points import (
    enter_region,
    pay,
    pay_openly,
    surcharge,
)
from greatpowers.games.imperial_struggle.rules.wallet import MINOR_CANNOT, Purchase, Wallet
from greatpowers.games.imperial_struggle.state import (
    DRAW_PILE,
    HANBURY_WILLIAMS,
    HAND,
    NO_CONFLICT,
    OUT_OF_GAME,
    PACTE_DE_FAMILLE,
    State,
)
from greatpowers.games.imperial_struggle.vocabulary import DRAW_EVENT, SHIFT
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NOT_OPEN_YET: Final = refuse("no-not-open-yet", "3.2.1", "opens-later-era")
DRAW_PILE_EMPTY: Final = refuse("no-draw-pile-empty", "5.5.3", "opens-era-cards")

EVENT_CARD_COST: Final = 3
JONATHAN_SWIFT: Final = ministry("jonathan_swift")
EDMUND_BURKE: Final = ministry("edmund_burke")
IRELAND: Final = country("ireland")
IRELAND_AND_SCOTLAND: Final = frozenset(country("ireland", "scotland"))
SPAIN_AND_AUSTRIA: Final = frozenset(country("spain", "austria"))
WILLIAMS_COUNTRIES: Final = frozenset(country("prussia", "german_states", "russia"))
BURKE_IN_AMERICA: Final = frozenset(spaces("sons_of_liberty", "usa_prestige_2", "usa_prestige_3"))


def political_base_cost(s: State, power: Power, place: Space, bill: Bill | None = None) -> int:
    """5.5.2: a Political space's cost with all reductions, before any increase (R35, R98)."""
    cost = printed_cost(s, place, bill)
    if s.vouchers:
        cost += discount(s, cost, bill)
    if power == BRITAIN:
        owner = s.flag[place]
        if owner == FRANCE:
            if s.effects & PACTE_DE_FAMILLE and place in SPAIN_AND_AUSTRIA:
                cost += charge(bill, "bill-less", -1, what="event-pacte_de_famille")
            if s.effects & HANBURY_WILLIAMS and place in WILLIAMS_COUNTRIES:
                cost += charge(bill, "bill-less", -1, what="ministry-charles_hanbury_williams")
        elif place in IRELAND_AND_SCOTLAND and has_ministry(s, JONATHAN_SWIFT):
            cost += charge(bill, "bill-less", -1, what="ministry-jonathan_swift")
        if place in BURKE_IN_AMERICA and has_ministry(s, EDMUND_BURKE):
            cost += charge(bill, "bill-less", -1, what="ministry-edmund_burke")
    return cost


def political_cost(s: State, power: Power, place: Space, bill: Bill | None = None) -> int:
    """5.5.2: return what shifting a Political space costs, at least 1."""
    cost = political_base_cost(s, power, place, bill) + surcharge(s, DIPLOMATIC, place, bill)
    return cost if cost >= 1 else at_least_one(cost, bill)


def event_card_cost(bill: Bill | None = None) -> int:
    """5.5.3: return what an Event card costs."""
    return charge(bill, "bill-event-card", EVENT_CARD_COST)


def minor_may_unflag_political(s: State, power: Power, place: Space) -> Verdict:
    """5.3.2: say whether a Minor Action may unflag: in conflict, or by Swift's leave (R98)."""
    if s.conflict[place] != NO_CONFLICT:
        return ALLOWED
    if (
        power == BRITAIN
        and REGION[place] == EUROPE
        and has_ministry(s, JONATHAN_SWIFT)
        and count_controlled(s, BRITAIN, IRELAND)
    ):
        return ALLOWED
    return MINOR_CANNOT


def judge_political(s: State, power: Power, wallet: Wallet, place: Space) -> Verdict:
    """5.5.1: say whether a power may shift a Political space now; no connection is needed."""
    if not is_open(s, place):
        return NOT_OPEN_YET
    if s.flag[place] == power:
        return YOUR_OWN_FLAG
    return wallet.judge(political_purchase(s, power, place))


def political_purchase(s: State, power: Power, place: Space) -> Purchase:
    """Return what shifting a Political space is to whoever pays for it."""
    cost = political_cost(s, power, place)
    if s.flag[place] == NOBODY:
        return cost, FLAG, place, ALLOWED
    return cost, UNFLAG, place, minor_may_unflag_political(s, power, place)


def political_choice(s: State, power: Power, wallet: Wallet) -> Choice:
    """Offer every Political space that may be shifted."""
    return wallet.offer(
        SHIFT,
        POLITICALS,
        lambda place: judge_political(s, power, wallet, place),
        lambda place: political_purchase(s, power, place),
        lambda place, bill: political_cost(s, power, place, bill),
    )


@DEEDS.on(SHIFT, POLITICALS)
@rule("5.5", "5.5.1", "5.5.2")
def shift_political(t: ImperialTable, power: Power, place: Space) -> Play[None]:
    """Flag an empty Political space, or unflag the opponent's."""
    s = t.state
    purchase = political_purchase(s, power, place)
    yield from pay(t, power, DIPLOMATIC, purchase)
    s.vouchers.clear()
    enter_region(s, DIPLOMATIC, place)
    apply_shift(t, power, place, purchase[0], DIPLOMATIC)


EVENT_CARD: Final[Purchase] = (EVENT_CARD_COST, DRAW, -1, ALLOWED)


def draw_choice(s: State, wallet: Wallet) -> Choice:
    """Offer an Event card for 3 points while the draw pile has cards."""
    verdict = wallet.judge(EVENT_CARD)
    if verdict is ALLOWED and DRAW_PILE not in s.event_at:
        verdict = DRAW_PILE_EMPTY
    return wallet.offer(
        DRAW_EVENT,
        (0,),
        lambda _: verdict,
        lambda _: EVENT_CARD,
        lambda _, bill: event_card_cost(bill),
    )


@DEEDS.on(DRAW_EVENT)
@rule("5.5.3")
def buy_event(t: ImperialTable, power: Power, _: int) -> Play[None]:
    """Buy an Event card; there is no hand limit before the next deal."""
    yield from pay_openly(t, power, DIPLOMATIC, EVENT_CARD)
    draw_event(t, power)


@rule("4.1.6", "3.4.1")
def draw_event(t: ImperialTable, power: Power) -> int:
    """Draw an Event card into a hand and return it, or -1 if the pile gives none.

    In the Revolution era a Succession card leaves the game and the next one is drawn (R13).
    """
    s = t.state
    pile = [card for card, at in enumerate(s.event_at) if at == DRAW_PILE]
    while pile:
        card = t.chance.take(pile)
        if s.era == REVOLUTION and EVENT_ERA[card] == SUCCESSION:
            s.event_at[card] = OUT_OF_GAME
            t.say("log-succession-card-leaves", cite="4.1.6", event=f"event-{EVENTS[card]}")
            continue
        s.event_at[card] = HAND + power
        t.say("log-event-drawn", power=POWER_TEXT[power])
        t.say("log-you-drew", to=(power,), event=f"event-{EVENTS[card]}")
        return card
    return -1
