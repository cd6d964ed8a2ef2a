"""6.2.3 One Step Ahead: an Army leaves an Area before an Enemy enters it (R18)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ACTION_OF,
    ACTION_ROWS,
    ALL_CARDS,
    Card,
    action,
    card_text,
)
from greatpowers.games.price_of_power.components.tables import MIL, POWERS, Seat
from greatpowers.games.price_of_power.components.world import LAND, Area, area_text
from greatpowers.games.price_of_power.rules.access import access_stakes, get_access
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.borders import (
    border_price,
    judge_border,
)
from greatpowers.games.price_of_power.rules.foes import land_enemies
from greatpowers.games.price_of_power.rules.hands import discard
from greatpowers.games.price_of_power.rules.mats import opponents, power_of, realm_name
from greatpowers.games.price_of_power.rules.prices import NO_POWER, pay
from greatpowers.games.price_of_power.rules.relations import at_war_with
from greatpowers.games.price_of_power.rules.troops import (
    ALL_TROOPS,
    SINGLE,
    Troop,
    is_in,
    is_slow,
    move_troop,
    units_of,
)
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import MARCH_TO, MARCH_WITH, REACT_WITH
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

ONE_STEP_AHEAD: Final = action("one_step_ahead")
STEPS: Final = tuple(card for card in ALL_CARDS if ACTION_OF[card] == ONE_STEP_AHEAD)
PRICE: Final = int(ACTION_ROWS[ONE_STEP_AHEAD]["cost"]["mil"])

NO_SUCH_CARD: Final = refuse("no-step-card", "6.2.3", "opens-step-card")
NOT_IN_HAND: Final = refuse("no-step-not-in-hand", "6.2.3")
FIGHT_THERE: Final = refuse("no-step-fight", "R110")
NOT_NEXT: Final = refuse("no-march-not-next", "9.5.1")


# -- who can step aside --------------------------------------------------------------------------


@rule("6.2.3", "R110")
def judge_step(s: State, seat: Seat, troop: Troop, start: Area, area: Area) -> Verdict:
    """Say whether an Army may step aside to an Area: where it would not have to fight."""
    if area not in LAND[start]:
        return NOT_NEXT
    if land_enemies(s, seat, area):
        return FIGHT_THERE
    return judge_border(s, seat, start, area, units_of(s, seat, troop))


def ways(s: State, seat: Seat, troop: Troop, start: Area) -> list[Area]:
    """Return the Areas to which an Army may step aside."""
    return [area for area in LAND[start] if judge_step(s, seat, troop, start, area)]


@rule("9.10.1", "6.2.3")
def nimble(s: State, seat: Seat, area: Area) -> list[Troop]:
    """Return a player's Armies in an Area that are not slow and have somewhere to go."""
    return [
        troop
        for troop in ALL_TROOPS
        if troop != SINGLE
        and is_in(s, seat, troop, area)
        and not is_slow(s, seat, troop)
        and ways(s, seat, troop, area)
    ]


@rule("6.2.3", "R17")
def might_step(s: State, seat: Seat, area: Area) -> bool:
    """Say whether a player might step aside for all that others know."""
    able = bool(s.hand[seat]) and power_of(s, seat, MIL) >= PRICE
    return able and bool(nimble(s, seat, area))


# -- the window ----------------------------------------------------------------------------------


@rule("6.2.3", "R18")
def let_step_aside(t: PriceTable, affair: Affair) -> Play[None]:
    """Ask the Enemies whose Armies are in an Area that a player is about to enter.

    Numbers: seat, Area. Whoever reacts moves one Army; then all are asked again.
    """
    s = t.state
    seat, area = affair.numbers
    order = [
        other
        for other in opponents(s, seat)
        if at_war_with(s, seat, s.realm[other]) and might_step(s, other, area)
    ]
    reaction = yield from t.window(
        order,
        "ask-step-aside",
        lambda other: step_menu(s, other),
        cite="6.2.3",
        realm=realm_name(s, seat),
        area=area_text(area),
    )
    if reaction is None:
        return
    other, answer = reaction
    card = REACT_WITH.target(answer)
    pay(s, other, MIL, PRICE)
    s.hand[other].remove(card)
    discard(s, card)
    t.say("log-plays", power=realm_name(s, other), card=card_text(card), cite="6.2.3")
    affair.repeat()
    STEP_ASIDE.begin(s.agenda, other, area)


def step_menu(s: State, seat: Seat) -> Menu:
    """Offer the cards in hand with which an Army steps aside."""
    held = [card for card in STEPS if card in s.hand[seat]]

    def judge(card: Card) -> Verdict:
        return ALLOWED if card in held else NOT_IN_HAND

    payable = power_of(s, seat, MIL) >= PRICE
    return [
        Choice(
            REACT_WITH,
            STEPS,
            judge,
            whole=(ALLOWED if held else NO_SUCH_CARD) if payable else NO_POWER[MIL],
            cost=lambda _, bill: charge(bill, "bill-step", PRICE),
            within=held,
            paid_in=POWERS[MIL],
        )
    ]


WINDOW: Final = AGENDA.task("step_window", let_step_aside)
"""About the seat that is about to enter, and the Area."""


# -- the step ------------------------------------------------------------------------------------


@rule("6.2.3")
def choose_army(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose which Army steps aside: numbers seat, Area."""
    s = t.state
    seat, area = affair.numbers
    troops = nimble(s, seat, area)
    if not troops:
        affair.end()
        return
    troop = troops[0]
    if len(troops) > 1:
        answer = yield t.ask(
            seat,
            "ask-march-with",
            lambda: [Choice(MARCH_WITH, troops)],
            cite="6.2.3",
            public=True,
            area=area_text(area),
        )
        troop = MARCH_WITH.target(answer)
    affair.note(seat, area, troop)


@rule("6.2.3", "9.5.2", "9.5.3", "R110")
def step_aside(t: PriceTable, affair: Affair) -> Play[None]:
    """Move the Army to an Area next to it; whoever is not let in may try another."""
    s = t.state
    seat, start, troop, *refused = affair.numbers
    areas = [area for area in ways(s, seat, troop, start) if area not in refused]
    if not areas:
        return
    units = units_of(s, seat, troop)
    answer = yield t.ask(
        seat,
        "ask-step-to",
        lambda: [
            Choice(
                MARCH_TO,
                areas,
                cost=lambda area, bill: border_price(s, seat, start, area, units, bill),
                paid_in=POWERS[MIL],
                stakes=lambda area: access_stakes(s, seat, area),
            )
        ],
        cite="6.2.3",
        public=True,
        area=area_text(start),
    )
    area = MARCH_TO.target(answer)
    if not (yield from get_access(t, seat, area)):
        affair.note(seat, start, troop, *refused, area)
        affair.repeat()
        return
    pay(s, seat, MIL, border_price(s, seat, start, area, units))
    move_troop(s, seat, troop, start, area)
    t.say(
        "log-army-marches",
        power=realm_name(s, seat),
        n=units,
        area=area_text(start),
        target=area_text(area),
        cite="6.2.3",
    )


STEP_ASIDE: Final = AGENDA.task("step_aside", choose_army, step_aside)
"""About a seat and the Area that its Army leaves."""
