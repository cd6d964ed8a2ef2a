"""5.5.5 Recruiting Land Units in an Area: within capacity, as Mercenaries or Allies (9.10)."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.tables import (
    ALLIED,
    ARMIES,
    ARTILLERY,
    BANDS,
    INFANTRY,
    LAND_UNITS,
    MERCENARIES,
    MERCENARY,
    REGULAR,
    UNIT_PRICE,
    Seat,
    Unit,
)
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    NOBODY,
    Area,
    area_text,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.capacity import (
    ABROAD,
    ally_areas,
    has_room,
    has_room_abroad,
)
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.orders import list_price, order, price_now, unit_text
from greatpowers.games.price_of_power.rules.ownership import owned_areas
from greatpowers.games.price_of_power.rules.prices import DUCATS, NO_DUCATS
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army, area_of
from greatpowers.games.price_of_power.state import (
    NOT_DEPLOYED,
    SEATS,
    UNITS_OF_ARMY,
    PriceTable,
    State,
)
from greatpowers.games.price_of_power.vocabulary import (
    ARTILLERY_,
    CAVALRY_,
    DONE,
    INFANTRY_,
    RECRUIT_INTO,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

Muster: TypeAlias = int
"""What a Unit is put into: 0 for a single one, else an Army by its number from 1 on."""
SINGLE: Final[Muster] = 0
ALL_MUSTERS: Final = range(ARMIES + 1)
MOST_HIRED: Final = 3
UNIT_VERBS: Final = (INFANTRY_, CAVALRY_, ARTILLERY_)
ALL_BANDS: Final = range(len(BANDS))

NOT_YOURS: Final = refuse("no-recruit-not-yours", "5.5.5")
NOTHING_THERE: Final = refuse("no-recruit-nothing", "5.5.5", "opens-recruit")
ELSEWHERE: Final = refuse("no-recruit-army-elsewhere", "9.10.2")
ONLY_INFANTRY: Final = refuse("no-recruit-only-infantry", "9.10.1", "opens-army")
NO_CANNONS: Final = refuse("no-recruit-cannons", "9.10.1", "opens-cannons")
NO_MANPOWER: Final = refuse("no-recruit-manpower", "5.5.5", "opens-manpower")
NO_CAPACITY: Final = refuse("no-recruit-capacity", "9.2.1", "opens-capacity")
NO_MERCENARIES: Final = refuse("no-mercenaries-left", "2.2.1")
ENOUGH_HIRED: Final = refuse("no-recruit-hired", "9.10.5", "opens-next-turn")
NO_ALLIES: Final = refuse("no-recruit-allies", "5.5.5", "opens-call-to-arms")
NOT_BY_VASSALS: Final = refuse("no-recruit-allied-there", "11.4.4")
NO_SUCH_UNIT: Final = refuse("no-such-unit", "5.5.5")


Offers: TypeAlias = list[tuple[int, list[Unit]]]
"""Bands of Units that a player can pay, each with its kinds."""


# -- Land Units ----------------------------------------------------------------------------------


@rule("5.5.5", "11.4.4")
def muster_areas(s: State, seat: Seat) -> list[Area]:
    """Return the Areas of a player and of his Vassals, in which he recruits."""
    return sorted({AREA_OF[place] for place in s.lands[seat] if s.occupier[place] == NOBODY})


@rule("5.5.5")
def recruit_areas(s: State, seat: Seat) -> list[Area]:
    """Return where a player may raise Units: also in Areas of Active Allies, if he has theirs."""
    own = muster_areas(s, seat)
    return sorted({*own, *ally_areas(s, seat)}) if s.allied_units[seat] else own


@rule("9.10.2")
def judge_into(s: State, seat: Seat, area: Area, into: Muster) -> Verdict:
    """Say whether Units in an Area may be put into an Army: one that is there, or a new one."""
    if into == SINGLE or area_of(s, seat, into - 1) in (area, NOT_DEPLOYED):
        return ALLOWED
    return ELSEWHERE


@rule("5.5.5", "9.10.1", "9.10.5")
def judge_kind(s: State, seat: Seat, into: Muster, unit: Unit, band: int) -> Verdict:
    """Say whether a Unit of a kind and band may be put there: only Infantry stands alone."""
    if UNIT_PRICE[unit][band] < 0:
        return NO_SUCH_UNIT
    if into == SINGLE and (unit != INFANTRY or band != REGULAR):
        return ONLY_INFANTRY
    if unit == ARTILLERY and not modifier(s, seat, "recruit_artillery"):
        return NO_CANNONS
    return ALLOWED


@rule("2.2.1", "9.10.5")
def mercenaries_out(s: State) -> int:
    """Return how many Mercenaries all players have: they come from one supply."""
    kinds = len(LAND_UNITS)
    starts = range(MERCENARY * kinds, len(s.army), UNITS_OF_ARMY)
    return sum(sum(s.army[start : start + kinds]) for start in starts)


@rule("5.5.5", "9.2.1", "9.2.5", "9.10.5")
def judge_source(s: State, seat: Seat, area: Area, band: int) -> Verdict:
    """Say whether there is another Unit of a band for an Area; only Allied ones go to Allies."""
    if band == ALLIED:
        return _judge_allied(s, seat, area)
    if s.allied_units[seat] and area not in muster_areas(s, seat):
        return NOT_YOURS
    if band == MERCENARY:
        if s.hired >= MOST_HIRED:
            return ENOUGH_HIRED
        return ALLOWED if mercenaries_out(s) < MERCENARIES else NO_MERCENARIES
    if s.available[seat] == 0:
        return NO_MANPOWER
    return ALLOWED if has_room(s, seat, area) else NO_CAPACITY


@rule("5.5.5", "9.10.6", "11.4.4")
def _judge_allied(s: State, seat: Seat, area: Area) -> Verdict:
    """Say whether there is another Allied Unit: by Active Allies there, or where one owns lands.

    In Areas of Vassals alone there is none.
    """
    if s.allied_units[seat] == 0:
        return NO_ALLIES
    if has_room_abroad(s, seat, area):
        return ALLOWED
    if area in owned_areas(s, seat):
        return ALLOWED if has_room(s, seat, area) else NO_CAPACITY
    return NO_CAPACITY if area in ally_areas(s, seat) else NOT_BY_VASSALS


def judge_unit(s: State, seat: Seat, area: Area, into: Muster, unit: Unit, band: int) -> Verdict:
    """Say whether a player may recruit a Unit and pay for it."""
    kind = judge_kind(s, seat, into, unit, band)
    if kind is not ALLOWED:
        return kind
    if not _is_affordable(s, seat, unit, band):
        return NO_DUCATS
    return judge_source(s, seat, area, band)


def affordable(s: State, seat: Seat) -> Offers:
    """Return the bands of which a player can pay Units, each with those Units."""
    units = range(len(LAND_UNITS))
    found = [(band, [u for u in units if _is_affordable(s, seat, u, band)]) for band in ALL_BANDS]
    return [each for each in found if each[1]]


def _any_unit(s: State, seat: Seat, area: Area, musters: Sequence[Muster], offers: Offers) -> bool:
    """Say whether there is one of the Units that can be paid for one of some places in an Area."""
    return any(
        judge_kind(s, seat, into, unit, band) is ALLOWED
        for band, units in offers
        if judge_source(s, seat, area, band) is ALLOWED
        for into in musters
        for unit in units
    )


def _is_affordable(s: State, seat: Seat, unit: Unit, band: int) -> bool:
    price = list_price(s, seat, unit, band)  # an order never costs more than what is ordered
    return s.ducats[seat] >= price or s.ducats[seat] >= price_now(s, seat, price)


@rule("5.5.5")
def judge_area(s: State, seat: Seat, area: Area, offers: Offers) -> Verdict:
    """Say whether a player may recruit any of the Units that he can pay in an Area now."""
    if area not in recruit_areas(s, seat):
        return NOT_YOURS
    return ALLOWED if any_muster(s, seat, area, offers) else NOTHING_THERE


def any_muster(s: State, seat: Seat, area: Area, offers: Offers) -> bool:
    """Say whether a player could recruit such a Unit in an Area, alone or into an Army."""
    musters = [into for into in ALL_MUSTERS if judge_into(s, seat, area, into) is ALLOWED]
    return _any_unit(s, seat, area, musters, offers)


# -- recruiting in an Area -----------------------------------------------------------------------


@rule("5.5.5", "9.10.2")
def choose_army(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose whether new Units stand alone or go into an Army: numbers seat, area."""
    s = t.state
    seat, area = affair.numbers
    answer = yield t.ask(
        seat,
        "ask-recruit-into",
        lambda: [
            Choice(RECRUIT_INTO, ALL_MUSTERS, lambda into: _judge_muster(s, seat, area, into))
        ],
        cite="5.5.5",
        public=True,
        area=area_text(area),
    )
    affair.note(seat, area, RECRUIT_INTO.target(answer))


def _judge_muster(s: State, seat: Seat, area: Area, into: Muster) -> Verdict:
    there = judge_into(s, seat, area, into)
    if there is not ALLOWED:
        return there
    return ALLOWED if _any_unit(s, seat, area, (into,), affordable(s, seat)) else NOTHING_THERE


@rule("5.5.5")
def muster(t: PriceTable, affair: Affair) -> Play[None]:
    """Recruit a Unit, and go on while the player likes and can."""
    s = t.state
    seat, area, into = affair.numbers
    if not _any_unit(s, seat, area, (into,), affordable(s, seat)):
        return
    answer = yield t.ask(
        seat,
        "ask-muster",
        lambda: muster_menu(s, seat, area, into),
        cite="5.5.5",
        default=DONE(),
        public=True,
        area=area_text(area),
    )
    if answer == DONE():
        return
    affair.repeat()
    unit = next(unit for unit, verb in enumerate(UNIT_VERBS) if answer in verb)
    band = UNIT_VERBS[unit].target(answer)
    order(s, seat, list_price(s, seat, unit, band))
    raise_unit(s, seat, area, band)
    put_unit(t, seat, area, into, unit, band)


@rule("5.5.5", "9.2.5", "9.10.5")
def raise_unit(s: State, seat: Seat, area: Area, band: int) -> None:
    """Note that a Unit has been hired in this Turn, or that it uses capacity."""
    if band == MERCENARY:
        s.hired += 1
        return
    own = owned_areas(s, seat) if band == ALLIED else muster_areas(s, seat)
    is_own = area in own and has_room(s, seat, area)
    s.mustered.append((area if is_own else ABROAD + area) * SEATS + seat)


def most_raised(s: State, seat: Seat, area: Area, *bands: int) -> int:
    """Return how many more Units of some bands there can be in an Area, one after the other."""
    trial = s.clone()
    found = 0
    for band in bands:
        while judge_source(trial, seat, area, band) is ALLOWED:
            raise_unit(trial, seat, area, band)
            take_from_box(trial, seat, band)
            found += 1
    supply = MERCENARIES - mercenaries_out(s)
    return min(found, supply) if bands == (MERCENARY,) else found


def muster_menu(s: State, seat: Seat, area: Area, into: Muster) -> Menu:
    """Offer all kinds of Units with their prices, and to stop."""
    units = [_unit_choice(s, seat, area, into, unit) for unit in range(len(LAND_UNITS))]
    return [Choice(DONE), *units]


def _unit_choice(s: State, seat: Seat, area: Area, into: Muster, unit: Unit) -> Choice:
    verb = UNIT_VERBS[unit]
    return Choice(
        verb,
        range(len(verb.targets)),
        lambda band: judge_unit(s, seat, area, into, unit, band),
        cost=lambda band, bill: price_now(s, seat, list_price(s, seat, unit, band), bill),
        paid_in=DUCATS,
    )


@rule("5.5.5", "9.10.1", "9.10.2", "9.10.6")
def put_unit(t: PriceTable, seat: Seat, area: Area, into: Muster, unit: Unit, band: int) -> None:
    """Put a Unit on the map: a Regular from Available, an Allied one from the reserve."""
    s = t.state
    take_from_box(s, seat, band)
    if into == SINGLE:
        add_single(s, seat, area)
    else:
        add_to_army(s, seat, into - 1, area, band, unit)
    t.say(
        "log-recruits",
        power=realm_name(s, seat),
        unit=unit_text(unit, band),
        area=area_text(area),
        cite="5.5.5",
    )


def take_from_box(s: State, seat: Seat, band: int) -> None:
    """Take a Unit out of the box of Available ones or of the reserve; others have no box."""
    if band == REGULAR:
        s.available[seat] -= 1
    elif band == ALLIED:
        s.allied_units[seat] -= 1


MUSTERING: Final = AGENDA.task("muster", choose_army, muster)
