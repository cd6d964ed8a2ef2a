"""9.8 Sieges: Units take Provinces that enemies or Rebels control (14.4)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    ARMIES,
    LAND_UNITS,
    MIL,
    POWERS,
    TWICE_SIEGE_STRENGTH,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    FACES,
    IS_ISLAND,
    NOBODY,
    PROVINCES_OF,
    Area,
    Province,
    area_text,
    province_text,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle import begin_naval_battle, calls_naval_battle
from greatpowers.games.price_of_power.rules.battle_sides import land_units
from greatpowers.games.price_of_power.rules.borders import is_hostile_province, is_owner_hostile
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.mats import power_of, realm_name
from greatpowers.games.price_of_power.rules.occupation import can_occupy, leave, occupy
from greatpowers.games.price_of_power.rules.ownership import has_towns_for, tax_value
from greatpowers.games.price_of_power.rules.prices import NO_POWER, pay
from greatpowers.games.price_of_power.rules.relations import has_hostile_units
from greatpowers.games.price_of_power.rules.ships import (
    docked_at,
    is_friendly_port,
    move_fleet,
    put_to_sea,
)
from greatpowers.games.price_of_power.rules.units import area_of, in_area
from greatpowers.games.price_of_power.state import (
    FIRST_PORT,
    LAND_CHANGED,
    NOT_DEPLOYED,
    REBELS,
    PriceTable,
    State,
    put,
)
from greatpowers.games.price_of_power.vocabulary import BESIEGE, BESIEGE_IN, DONE, MOVE_SHIP_TO
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import choose

PRICE: Final = 1
"""The MIL for the first Unit of a siege; each further one costs one, too."""
ALL_UNITS: Final = -1
"""In the place of a price: all Units take part, and none is paid for."""

NO_UNITS: Final = refuse("no-siege-units", "9.8")
HOSTILE_UNITS: Final = refuse("no-siege-enemies", "9.8", "opens-battle-won")
NOTHING_THERE: Final = refuse("no-siege-nothing", "9.8")
NOT_HOSTILE: Final = refuse("no-siege-not-hostile", "9.8")
ISLAND: Final = refuse("no-siege-island", "2.5.3", "opens-siege-ship")
TOO_WEAK: Final = refuse("no-siege-strength", "9.8", "opens-siege-units")
NO_TOWN: Final = refuse("no-siege-towns", "R44")
NONE_YET: Final = refuse("no-siege-none-yet", "9.8")


# -- strength and price (9.8) --------------------------------------------------------------------


@rule("9.8", "9.10.1")
def siege_strength(s: State, seat: Seat, area: Area, most: int) -> int:
    """Return the Siege Strength of a player's Units in an Area, at most so many of the strongest.

    That of Cavalry is a half; the sum is rounded down.
    """
    units = land_units(s, seat, area)
    each = sorted(
        (
            TWICE_SIEGE_STRENGTH[place % len(LAND_UNITS)]
            for place, number in enumerate(units)
            for _ in range(number)
        ),
        reverse=True,
    )
    return sum(each[:most]) // 2


@rule("9.8", "8.0")
def resistance(s: State, seat: Seat, place: Province) -> int:
    """Return the Tax Value that counts against a siege: more by the Idea of an owner in control.

    Tokens of one more manpower do not count.
    """
    owner = s.holder[place]
    found = tax_value(s, place)
    if owner not in (NOBODY, seat) and s.occupier[place] == NOBODY:
        found += modifier(s, owner, "besieged_tax_value")
    return found


@rule("9.8")
def units_needed(s: State, seat: Seat, area: Area, strength: int) -> int:
    """Return how many Units a siege of some strength takes, the strongest first; 0 if too many."""
    for most in range(1, in_area(s, seat, area) + 1):
        if siege_strength(s, seat, area, most) >= strength:
            return most
    return 0


@rule("9.8", "5.5.2")
def siege_price(s: State, affair: "Siege", place: Province, bill: Bill | None = None) -> int:
    """Return the MIL that a Province adds to a siege: one for each Unit more that it takes."""
    if affair.price == ALL_UNITS:
        return 0
    needed = affair.needed(s) + resistance(s, affair.seat, place)
    units = units_needed(s, affair.seat, affair.area, needed - affair.bonus)
    found = charge(bill, "bill-siege", max(1, units) - affair.paid)
    if not affair.paid and not affair.price:
        found += charge(bill, "bill-siege-first", -1)
    return found


class Siege:
    """A siege under way: who besieges where, what the first Unit costs, more strength, and what."""

    __slots__ = ("area", "bonus", "paid", "places", "price", "seat")

    def __init__(self, numbers: list[int]) -> None:
        self.seat = numbers[0]
        self.area = numbers[1]
        self.price = numbers[2]
        self.bonus = numbers[3]
        self.paid = numbers[4]
        self.places = numbers[5:]

    def needed(self, s: State) -> int:
        """The strength that the Provinces chosen so far ask for."""
        return sum(resistance(s, self.seat, place) for place in self.places)

    def strength(self, s: State) -> int:
        """All the strength that there is."""
        whole = in_area(s, self.seat, self.area)
        return siege_strength(s, self.seat, self.area, whole) + self.bonus


# -- what may be besieged ------------------------------------------------------------------------


@rule("9.8", "14.4")
def judge_target(s: State, seat: Seat, place: Province) -> Verdict:
    """Say whether a player may besiege a Province at all."""
    if not is_hostile_province(s, seat, place):
        return NOT_HOSTILE
    if IS_ISLAND[place] and not any(any_ships(s, seat, zone) for zone in FACES[place]):
        return ISLAND
    if will_occupy(s, seat, place) and not can_occupy(s, seat, place):
        return NO_TOWN
    return ALLOWED


@rule("9.8", "14.4", "R209")
def will_occupy(s: State, seat: Seat, place: Province) -> bool:
    """Say whether a player would occupy a Province: if its lawful owner is his enemy.

    Rebels he only drives out if he has no Town left for it.
    """
    if s.occupier[place] == REBELS and not can_occupy(s, seat, place):
        return False
    return is_owner_hostile(s, seat, place)


def judge_province(s: State, affair: Siege, place: Province) -> Verdict:
    """Say whether a player may besiege a Province besides those chosen already."""
    verdict = judge_target(s, affair.seat, place)
    if verdict is not ALLOWED:
        return verdict
    if affair.places and not _has_towns(s, affair, place):
        return NO_TOWN
    if affair.needed(s) + resistance(s, affair.seat, place) > affair.strength(s):
        return TOO_WEAK
    price = siege_price(s, affair, place)
    return ALLOWED if power_of(s, affair.seat, MIL) >= price else NO_POWER[MIL]


@rule("9.8", "7.5", "R44", "R209")
def _has_towns(s: State, affair: Siege, place: Province) -> bool:
    """Say whether a player has a Town for a Province besides those that he besieges already.

    What Rebels hold needs none.
    """
    held = [each for each in (*affair.places, place) if s.occupier[each] != REBELS]
    fallen = [each for each in held if will_occupy(s, affair.seat, each)]
    return has_towns_for(s, affair.seat, [tax_value(s, each) for each in fallen])


@rule("9.8", "R236")
def in_order_of_fall(s: State, places: list[Province]) -> list[Province]:
    """Return besieged Provinces as they fall: those that Rebels hold last."""
    return sorted(places, key=lambda place: s.occupier[place] == REBELS)


@rule("9.8", "14.4", "R209")
def occupied_by(s: State, seat: Seat, places: list[Province]) -> list[Province]:
    """Return which of some Provinces a player would occupy if they fell in one siege."""
    taken: list[Province] = []
    for place in in_order_of_fall(s, places):
        if not is_owner_hostile(s, seat, place):
            continue
        sizes = [tax_value(s, each) for each in (*taken, place)]
        if s.occupier[place] != REBELS or has_towns_for(s, seat, sizes):
            taken.append(place)
    return taken


@rule("9.8", "5.5.2")
def judge_siege(s: State, seat: Seat, area: Area, price: int = PRICE, bonus: int = 0) -> Verdict:
    """Say whether a player may begin a siege in an Area."""
    if not in_area(s, seat, area):
        return NO_UNITS
    if has_hostile_units(s, seat, area):
        return HOSTILE_UNITS
    siege = Siege([seat, area, price, bonus, 0])
    verdicts = [judge_province(s, siege, place) for place in PROVINCES_OF[area]]
    if any(verdicts):
        return ALLOWED
    return next((each for each in verdicts if each is not NOT_HOSTILE), NOTHING_THERE)


def siege_choice(s: State, seat: Seat, price: int = PRICE, bonus: int = 0) -> Choice:
    """Offer to besiege Provinces in the Areas where a player has Units."""
    return Choice(
        BESIEGE_IN,
        areas_with_units(s, seat),
        lambda area: judge_siege(s, seat, area, price, bonus),
    )


@rule("5.5.2")
@ACTIONS.on(BESIEGE_IN)
def besiege_in(t: PriceTable, seat: Seat, area: Area) -> None:
    """Begin a siege as the Action of a Turn."""
    begin_siege(t.state, seat, area)


def begin_siege(s: State, seat: Seat, area: Area, price: int = PRICE, bonus: int = 0) -> None:
    """Begin a siege; the first Unit costs so much, by ``ALL_UNITS`` all come for nothing."""
    SIEGE.begin(s.agenda, seat, area, price, bonus, 0)


@rule("9.8", "16.3.6")
def areas_for_card(s: State, seat: Seat, bonus: int) -> list[Area]:
    """Return the Areas in which a card lets all Units besiege: those with an Army."""
    areas = {area_of(s, seat, army) for army in range(ARMIES)} - {NOT_DEPLOYED}
    return sorted(area for area in areas if judge_siege(s, seat, area, ALL_UNITS, bonus))


# -- the siege -----------------------------------------------------------------------------------


def siege_menu(s: State, siege: Siege) -> Menu:
    """Offer the Provinces that can be besieged besides, and to be done once there is one."""
    left = [place for place in PROVINCES_OF[siege.area] if place not in siege.places]
    return [
        Choice(DONE, whole=ALLOWED if siege.places else NONE_YET),
        Choice(
            BESIEGE,
            left,
            lambda place: judge_province(s, siege, place),
            cost=lambda place, bill: siege_price(s, siege, place, bill),
            paid_in=POWERS[MIL],
        ),
    ]


@rule("9.8", "5.5.2")
def choose_province(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose the Provinces one by one, paying for the Units as they are needed.

    Numbers: seat, Area, price of the first Unit, more strength, Units paid for, Provinces.
    """
    s = t.state
    siege = Siege(affair.numbers)
    left = [place for place in PROVINCES_OF[siege.area] if place not in siege.places]
    if not any(judge_province(s, siege, place) for place in left):
        return
    answer = yield t.ask(
        siege.seat,
        "ask-siege",
        lambda: siege_menu(s, siege),
        cite="9.8",
        default=DONE(),
        public=True,
        area=area_text(siege.area),
    )
    if answer == DONE():
        return
    affair.note(*pay_for(s, siege, BESIEGE.target(answer)))
    affair.repeat()


@rule("9.8", "5.5.2")
def pay_for(s: State, siege: Siege, place: Province) -> list[int]:
    """Pay for one Province more, and return the numbers of the siege with it."""
    price = siege_price(s, siege, place)
    pay(s, siege.seat, MIL, price)
    paid = siege.paid + price + (not siege.paid and not siege.price)
    return [siege.seat, siege.area, siege.price, siege.bonus, paid, *siege.places, place]


@rule("9.8", "14.4")
def take_provinces(t: PriceTable, affair: Affair) -> None:
    """Let the Provinces fall, then let Ships leave their Ports."""
    s = t.state
    siege = Siege(affair.numbers)
    before = t.look()
    for place in in_order_of_fall(s, siege.places):
        fall(t, siege.seat, place)
    if siege.places:
        name = realm_name(s, siege.seat)
        where = area_text(siege.area)
        t.moment("siege", (before,), "log-siege-over", power=name, area=where, cite="9.8")
    for place in reversed(siege.places):
        _drive_out(s, place)


@rule("9.8", "9.8.1", "14.4")
def fall(t: PriceTable, seat: Seat, place: Province) -> None:
    """Let a Province fall: it is occupied, freed from Rebels, or goes back to its lawful owner."""
    s = t.state
    name = province_text(place)
    t.say("log-besieges", power=realm_name(s, seat), province=name, cite="9.8")
    was_rebel = s.occupier[place] == REBELS
    if will_occupy(s, seat, place):
        occupy(t, seat, place)
    elif was_rebel:
        s.occupier = put(s.occupier, place, NOBODY)
        s.changed |= LAND_CHANGED
        t.say("log-rebel-town-gone", power=realm_name(s, seat), province=name, cite="14.4")
    else:
        leave(t, place)
    if was_rebel:
        s.unrest = put(s.unrest, place, False)


SIEGE: Final = AGENDA.task("siege", choose_province, take_provinces)


# -- Ships leave besieged Ports (9.8) ------------------------------------------------------------


def _drive_out(s: State, place: Province) -> None:
    for seat in range(s.players):
        if lie_in(s, seat, place) and not is_friendly_port(s, seat, place):
            DRIVEN_OUT.begin(s.agenda, seat, place)


def lie_in(s: State, seat: Seat, place: Province) -> bool:
    """Say whether Ships of a player lie in a Port."""
    return docked_at(s, seat, place) > 0 or s.fleet_at[seat] == FIRST_PORT + place


@rule("9.8")
def drive_out(t: PriceTable, affair: Affair) -> Play[None]:
    """Move all Ships out of a besieged Port; in a hostile Sea Zone they fight: seat, Port."""
    s = t.state
    seat, port = affair.numbers
    zones = list(FACES[port])
    zone = zones[0]
    if len(zones) > 1:
        zone = yield from choose(
            t,
            seat,
            "ask-expelled",
            MOVE_SHIP_TO,
            zones,
            cite="9.8",
            public=True,
            province=province_text(port),
        )
    single = docked_at(s, seat, port)
    s.docked[seat] = [each for each in s.docked[seat] if each != port]
    for _ in range(single):
        put_to_sea(s, seat, zone)
    if s.fleet_at[seat] == FIRST_PORT + port:
        move_fleet(s, seat, zone)
    t.say("log-driven-out", power=realm_name(s, seat), province=province_text(port), cite="9.8")
    if calls_naval_battle(s, seat, zone):
        begin_naval_battle(s, zone, seat)


DRIVEN_OUT: Final = AGENDA.task("driven_out", drive_out)
"""About a seat and the Port that its Ships must leave."""
