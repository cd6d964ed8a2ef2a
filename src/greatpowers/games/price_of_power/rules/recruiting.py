"""5.5.5 Recruit Units: the Action, and Units that cards bring (16.3.6)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    INFANTRY,
    LAND_UNITS,
    MERCENARIES,
    MERCENARY,
    MIL,
    POWERS,
    REGULAR,
    SHIP_KINDS,
    Seat,
    Unit,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    Area,
    area_text,
)
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle_order import fight_where_raised
from greatpowers.games.price_of_power.rules.foes import land_enemies
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.mustering import (
    ALL_MUSTERS,
    MUSTERING,
    NOT_YOURS,
    NOTHING_THERE,
    ONLY_INFANTRY,
    SINGLE,
    Muster,
    affordable,
    any_muster,
    judge_area,
    judge_into,
    mercenaries_out,
    muster_areas,
    put_unit,
    recruit_areas,
)
from greatpowers.games.price_of_power.rules.orders import price_now, ship_price, unit_text
from greatpowers.games.price_of_power.rules.prices import DUCATS, NO_POWER, pay
from greatpowers.games.price_of_power.rules.relations import has_hostile_units
from greatpowers.games.price_of_power.rules.shipyards import SHIPYARD, can_build, judge_ship
from greatpowers.games.price_of_power.state import (
    PriceTable,
    State,
)
from greatpowers.games.price_of_power.vocabulary import (
    BUILD,
    DONE,
    PASS,
    RECRUIT,
    RECRUIT_IN,
    RECRUIT_INTO,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

PRICE: Final = 1

HOSTILE: Final = refuse("no-recruit-hostile", "16.3.6")


# -- the Action ----------------------------------------------------------------------------------


@rule("5.5.5")
def judge_recruit(s: State, seat: Seat, rebate: int = 0) -> Verdict:
    """Say whether a player can take the Action, be it with Ducats off its price."""
    return NO_POWER[MIL] if power_of(s, seat, MIL) < PRICE else judge_supply(s, seat, rebate)


@rule("5.5.5")
def judge_supply(s: State, seat: Seat, rebate: int = 0) -> Verdict:
    """Say whether there is anything that a player could recruit or build, and pay for in Ducats."""
    kept, s.rebate = s.rebate, rebate
    possible = can_build(s, seat) or can_muster(s, seat)
    s.rebate = kept
    return ALLOWED if possible else NOTHING_THERE


def can_muster(s: State, seat: Seat) -> bool:
    """Say whether there is an Area in which a player could recruit a Unit and pay for it."""
    offers = affordable(s, seat)
    areas = recruit_areas(s, seat) if offers else []
    return any(any_muster(s, seat, area, offers) for area in areas)


def recruit_choice(s: State, seat: Seat, price: int = PRICE) -> Choice:
    """Offer the Action."""
    return Choice(
        RECRUIT,
        whole=judge_recruit(s, seat) if price else judge_supply(s, seat),
        cost=lambda _, bill: charge(bill, "bill-recruiting", price),
        paid_in=POWERS[MIL],
    )


@ACTIONS.on(RECRUIT)
def begin_recruit(t: PriceTable, seat: Seat, _: int) -> None:
    """Pay, and begin to recruit."""
    pay_for_action(t.state, seat)
    RECRUITING.begin(t.state.agenda, seat, 0)


def pay_for_action(s: State, seat: Seat) -> None:
    """Pay the MIL for the Action."""
    pay(s, seat, MIL, PRICE)


def open_order(t: PriceTable, affair: Affair) -> None:
    """Begin an order: numbers seat, Ducats off its price. The MIL has been paid, or is not due."""
    s = t.state
    _, rebate = affair.numbers
    s.ordered = 0
    s.rebate = rebate


@rule("5.5.5")
def recruit(t: PriceTable, affair: Affair) -> Play[None]:
    """Recruit in an Area, build a Ship, or stop."""
    s = t.state
    seat, _ = affair.numbers
    answer = yield t.ask(
        seat,
        "ask-recruit",
        lambda: recruit_menu(s, seat),
        cite="5.5.5",
        default=DONE(),
        public=True,
    )
    if answer == DONE():
        s.ordered = 0
        s.rebate = 0
        return
    affair.repeat()
    if answer in BUILD:
        SHIPYARD.begin(s.agenda, seat, BUILD.target(answer), 0)
    else:
        MUSTERING.begin(s.agenda, seat, RECRUIT_IN.target(answer))


def recruit_menu(s: State, seat: Seat) -> Menu:
    """Offer the Areas in which to recruit, the kinds of Ships, and to stop."""
    offers = affordable(s, seat)
    return [
        Choice(DONE),
        Choice(
            RECRUIT_IN,
            ALL_AREAS,
            lambda area: judge_area(s, seat, area, offers),
            within=recruit_areas(s, seat),
        ),
        Choice(
            BUILD,
            range(len(SHIP_KINDS)),
            lambda kind: judge_ship(s, seat, kind),
            cost=lambda kind, bill: price_now(s, seat, ship_price(s, seat, kind), bill),
            paid_in=DUCATS,
        ),
    ]


@rule("5.5.5", "9.7")
def close_order(t: PriceTable, affair: Affair) -> Play[None]:
    """Begin the Battles where new Units stand among Enemies, once all are raised."""
    if t.state.has_war:
        yield from fight_where_raised(t, affair.numbers[0])


RECRUITING: Final = AGENDA.task("recruit", open_order, recruit, close_order)


# -- Units by cards (16.3.6) ---------------------------------------------------------------------


def place_units(
    t: PriceTable, seat: Seat, band: int, units: dict[str, int], *, cite: str = "16.3.6"
) -> None:
    """Begin to place Units or Ships that a card brings, by kind ("infantry", "light_ship")."""
    stack = t.state.agenda
    for name, number in reversed(units.items()):
        for _ in range(number):
            if name in SHIP_KINDS:
                SHIPYARD.begin(stack, seat, SHIP_KINDS.index(name), 1)
            else:
                GAINED.begin(stack, seat, band, LAND_UNITS.index(name))


@rule("16.3.6")
def judge_gained(s: State, seat: Seat, area: Area, band: int, unit: Unit) -> Verdict:
    """Say whether a Unit by a card may be placed in an Area: where no Battle would come."""
    if area not in muster_areas(s, seat):
        return NOT_YOURS
    if has_hostile_units(s, seat, area) or land_enemies(s, seat, area):
        return HOSTILE
    into = _musters_for(s, seat, area, band, unit)
    return ALLOWED if into else ONLY_INFANTRY


def _musters_for(s: State, seat: Seat, area: Area, band: int, unit: Unit) -> list[Muster]:
    alone = unit == INFANTRY and band == REGULAR
    return [
        into
        for into in ALL_MUSTERS
        if (into != SINGLE or alone) and judge_into(s, seat, area, into) is ALLOWED
    ]


def _is_at_hand(s: State, seat: Seat, band: int) -> bool:
    """Say whether there is a Unit of a band: Regulars come from Available."""
    if band == MERCENARY:
        return mercenaries_out(s) < MERCENARIES
    return s.available[seat] > 0


@rule("16.3.6")
def choose_area(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose where a Unit by a card is placed: numbers seat, band, kind; it is lost without."""
    s = t.state
    seat, band, unit = affair.numbers
    areas = [area for area in muster_areas(s, seat) if judge_gained(s, seat, area, band, unit)]
    if not areas or not _is_at_hand(s, seat, band):
        affair.end()
        return
    answer = yield t.ask(
        seat,
        "ask-place-unit",
        lambda: [
            Choice(PASS),
            Choice(
                RECRUIT_IN,
                ALL_AREAS,
                lambda area: judge_gained(s, seat, area, band, unit),
                within=areas,
            ),
        ],
        cite="16.3.6",
        default=RECRUIT_IN(areas[0]),
        public=True,
        unit=unit_text(unit, band),
    )
    if answer == PASS():
        affair.end()
        return
    affair.note(seat, band, unit, RECRUIT_IN.target(answer))


@rule("16.3.6", "9.10.2")
def choose_into(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose whether that Unit stands alone or in which Army."""
    s = t.state
    seat, band, unit, area = affair.numbers
    musters = _musters_for(s, seat, area, band, unit)
    into = musters[0]
    if len(musters) > 1:
        answer = yield t.ask(
            seat,
            "ask-recruit-into",
            lambda: [Choice(RECRUIT_INTO, musters)],
            cite="16.3.6",
            default=RECRUIT_INTO(into),
            public=True,
            area=area_text(area),
        )
        into = RECRUIT_INTO.target(answer)
    put_unit(t, seat, area, into, unit, band)


GAINED: Final = AGENDA.task("gain_unit", choose_area, choose_into)
