"""19.3 Papal Actions: to excommunicate a Ruler, and to call a Crusade."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import DIP, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    ALL_REALMS,
    CATHOLIC,
    NOBODY,
    PAPAL_STATES,
    Area,
    Realm,
    area_text,
    realm_text,
)
from greatpowers.games.price_of_power.rules import influence
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.crusade import muslim_provinces
from greatpowers.games.price_of_power.rules.curia import controller, lose_cardinal
from greatpowers.games.price_of_power.rules.faiths import faith_of, same_faith
from greatpowers.games.price_of_power.rules.mats import gain_prestige, power_of, realm_name
from greatpowers.games.price_of_power.rules.ownership import is_npr
from greatpowers.games.price_of_power.rules.prices import NO_POWER, pay
from greatpowers.games.price_of_power.rules.war import begin_crusade
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import CALL_CRUSADE, EXCOMMUNICATE
from greatpowers.kernel.ask import Choice, Menu
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

PRICE: Final = 2
LAST_AGE: Final = 2
LEAST_PROVINCES: Final = 2
PRESTIGE_LOST: Final = 1
INFLUENCE_LOST: Final = 4

TOO_LATE: Final = refuse("no-papal-age", "19.3")
NOT_CONTROLLER: Final = refuse("no-papal-controller", "19.3", "opens-papal-controller")
TOKEN_OUT: Final = refuse("no-papal-token", "19.3", "opens-war-next-round")
YOUR_OWN: Final = refuse("no-excommunicate-yourself", "19.3.1")
OF_THE_POPE: Final = refuse("no-excommunicate-pope", "R172")
NOT_CATHOLIC: Final = refuse("no-excommunicate-faith", "19.3.1")
NOT_INDEPENDENT: Final = refuse("no-excommunicate-vassal", "R172")
TOO_FEW_MUSLIMS: Final = refuse("no-crusade-provinces", "19.3.2")


# -- when (19.3) ---------------------------------------------------------------------------------


@rule("19.3")
def judge_papal(s: State, seat: Seat) -> Verdict:
    """Say whether a player can take a Papal Action: the Controller, in the first two Ages."""
    if controller(s) != seat:
        return NOT_CONTROLLER
    in_time = judge_round(s)
    if in_time is not ALLOWED:
        return in_time
    return ALLOWED if power_of(s, seat, DIP) >= PRICE else NO_POWER[DIP]


@rule("19.3")
def judge_round(s: State) -> Verdict:
    """Say whether there may be a Papal Action now, whoever takes it."""
    return TOO_LATE if s.age > LAST_AGE else judge_token(s)


@rule("19.3", "R173")
def judge_token(s: State) -> Verdict:
    """Say whether the token of the Papal Actions is at hand: it stays out to the Round's end."""
    is_out = s.crusade != NOBODY or s.excommunicated != NOBODY
    return TOKEN_OUT if is_out else ALLOWED


@rule("19.3.1", "19.3.2")
def price(bill: Bill | None = None) -> int:
    """Return the DIP for a Papal Action."""
    return charge(bill, "bill-papal-action", PRICE)


@rule("19.3", "R176")
def papal_choices(s: State, seat: Seat) -> Menu:
    """Offer the Papal Actions; a Crusade only where there are wars."""
    whole = judge_papal(s, seat)
    outcast = Choice(
        EXCOMMUNICATE,
        ALL_REALMS,
        lambda realm: judge_outcast(s, seat, realm),
        whole=whole,
        cost=lambda _, bill: price(bill),
        paid_in=POWERS[DIP],
    )
    if not s.has_war:
        return [outcast]
    goal = Choice(
        CALL_CRUSADE,
        ALL_AREAS,
        lambda area: judge_goal(s, area),
        whole=whole,
        cost=lambda _, bill: price(bill),
        paid_in=POWERS[DIP],
    )
    return [outcast, goal]


# -- Excommunicate Ruler (19.3.1) ----------------------------------------------------------------


@rule("19.3.1", "R172")
def judge_outcast(s: State, seat: Seat, realm: Realm) -> Verdict:
    """Say whether a player may have the Ruler of a realm excommunicated."""
    if realm == s.realm[seat]:
        return YOUR_OWN
    if not same_faith(s.state_faith[realm], CATHOLIC):
        return NOT_CATHOLIC
    if realm == PAPAL_STATES:
        return OF_THE_POPE
    return ALLOWED if s.seat_of[realm] != NOBODY or is_npr(s, realm) else NOT_INDEPENDENT


def possible_outcasts(s: State, seat: Seat) -> list[Realm]:
    """Return the realms that a player may have excommunicated."""
    return [realm for realm in ALL_REALMS if judge_outcast(s, seat, realm) is ALLOWED]


@rule("19.3.1")
@ACTIONS.on(EXCOMMUNICATE)
def pay_to_excommunicate(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Pay, and excommunicate."""
    pay(t.state, seat, DIP, price())
    excommunicate(t, seat, realm)


@rule("19.3.1")
def excommunicate(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Put the token on a Capital; a player loses Prestige, a Cardinal, and Influence."""
    s = t.state
    s.excommunicated = realm
    t.say(
        "log-excommunicates",
        power=realm_name(s, seat),
        target=realm_text(realm),
        cite="19.3.1",
    )
    outcast = s.seat_of[realm]
    if outcast != NOBODY:
        gain_prestige(t, outcast, -PRESTIGE_LOST, cite="19.3.1")
        lose_cardinal(t, outcast, cite="19.3.1")
        influence.LOSE.begin(s.agenda, outcast, INFLUENCE_LOST, *catholic_courts(s, outcast))


@rule("19.3.1")
def losses_of(s: State, seat: Seat) -> tuple[int, int, int]:
    """Return the Prestige, Cardinals and Influence that an Excommunication takes of a player."""
    cubes = sum(influence.of(s, seat, area) for area in catholic_courts(s, seat))
    return PRESTIGE_LOST, int(seat in s.cardinals), min(INFLUENCE_LOST, cubes)


@rule("19.3.1", "15.0.1")
def catholic_courts(s: State, seat: Seat) -> list[Area]:
    """Return the Catholic Areas in which a player has Influence."""
    areas = influence.areas_with(s, seat)
    return [area for area in areas if same_faith(faith_of(s, area), CATHOLIC)]


# -- Call Crusade (19.3.2) -----------------------------------------------------------------------


@rule("19.3.2")
def judge_goal(s: State, area: Area) -> Verdict:
    """Say whether a Crusade may be called on an Area: Muslims own two Provinces and more."""
    return ALLOWED if len(muslim_provinces(s, area)) >= LEAST_PROVINCES else TOO_FEW_MUSLIMS


def possible_goals(s: State) -> list[Area]:
    """Return the Areas on which a Crusade may be called."""
    return [area for area in ALL_AREAS if judge_goal(s, area) is ALLOWED]


@rule("19.3.2")
@ACTIONS.on(CALL_CRUSADE)
def pay_to_call_crusade(t: PriceTable, seat: Seat, area: Area) -> None:
    """Pay, and call the Crusade."""
    pay(t.state, seat, DIP, price())
    call_crusade(t, seat, area)


@rule("19.3.2", "R170")
def call_crusade(t: PriceTable, seat: Seat, area: Area) -> None:
    """Put the token on an Area, and let who called the Crusade begin it for nothing."""
    s = t.state
    s.crusade = area
    t.say("log-calls-crusade", power=realm_name(s, seat), area=area_text(area), cite="19.3.2")
    begin_crusade(s, seat)
