"""5.5.5 Recruit Units: Land Units within capacity, Mercenaries, Ships (9.10)."""

from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.tables import (
    ALLIED,
    ARMIES,
    ARTILLERY,
    BANDS,
    GALLEY,
    HEAVY_SHIP,
    INFANTRY,
    LAND_UNITS,
    LIGHT_SHIP,
    MERCENARIES,
    MERCENARY,
    MIL,
    POWERS,
    REGULAR,
    SHIP_KINDS,
    SHIP_PRICE,
    UNIT_PRICE,
    Seat,
    Unit,
)
from greatpowers.games.price_of_power.components.world import (
    ADMITS_GALLEYS,
    ALL_AREAS,
    ALL_PROVINCES,
    AREA_OF,
    FACES,
    NOBODY,
    Area,
    Province,
    Zone,
    area_text,
    province_text,
    zone_text,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.capacity import has_room, naval_capacity
from greatpowers.games.price_of_power.rules.mats import power_of, realm_name
from greatpowers.games.price_of_power.rules.ownership import owned, owns
from greatpowers.games.price_of_power.rules.prices import DUCATS, NO_DUCATS, NO_POWER, pay
from greatpowers.games.price_of_power.rules.relations import has_hostile_units, is_hostile_zone
from greatpowers.games.price_of_power.rules.ships import (
    left,
    port_room,
    port_size,
    put_into_port,
    put_to_sea,
)
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army, area_of
from greatpowers.games.price_of_power.state import (
    FIRST_PORT,
    NOT_DEPLOYED,
    SEATS,
    SHIPS_OF_FLEET,
    UNITS_OF_ARMY,
    PriceTable,
    State,
)
from greatpowers.games.price_of_power.vocabulary import (
    ARTILLERY_,
    BUILD,
    BUILD_IN,
    CAVALRY_,
    DONE,
    INFANTRY_,
    JOIN_FLEET,
    LAUNCH_TO,
    PASS,
    RECRUIT,
    RECRUIT_IN,
    RECRUIT_INTO,
    STAY_IN_PORT,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

Muster: TypeAlias = int
"""What a Unit is put into: 0 for a single one, else an Army by its number from 1 on."""
SINGLE: Final[Muster] = 0
ALL_MUSTERS: Final = range(ARMIES + 1)

PRICE: Final = 1
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
HOSTILE: Final = refuse("no-recruit-hostile", "16.3.6")
NO_SHIPS_LEFT: Final = refuse("no-ships-left", "R74")
NOT_YOUR_PORT: Final = refuse("no-port-not-yours", "5.5.5")
PORT_BUSY: Final = refuse("no-port-busy", "5.5.5", "opens-next-turn")
NO_BERTH: Final = refuse("no-port-berth", "9.5.9")
NO_PORT: Final = refuse("no-port", "5.5.5")
NO_SUCH_UNIT: Final = refuse("no-such-unit", "5.5.5")


# -- prices (5.5.5) ------------------------------------------------------------------------------


@rule("5.5.5", "9.10.5")
def list_price(s: State, seat: Seat, unit: Unit, band: int) -> int:
    """Return the Ducats for a Land Unit, before what is taken off the whole order."""
    price = UNIT_PRICE[unit][band]
    if unit == INFANTRY and band == REGULAR:
        price += modifier(s, seat, "cost_infantry")
    return max(0, price)


@rule("5.5.5", "9.10.3")
def ship_price(s: State, seat: Seat, kind: int) -> int:
    """Return the Ducats for a Ship, before what is taken off the whole order."""
    price = SHIP_PRICE[kind]
    if kind == HEAVY_SHIP:
        price += modifier(s, seat, "cost_heavy_ship")
    return max(0, price)


@rule("5.5.5")
def _due(s: State, seat: Seat, ordered: int) -> int:
    """Return what an order costs as a whole: half of it with some cards, and less a rebate."""
    half = modifier(s, seat, "recruit_cost_half") > 0
    full = (ordered + 1) // 2 if half else ordered
    return max(0, full - s.rebate)


def price_now(s: State, seat: Seat, price: int, bill: Bill | None = None) -> int:
    """Return what something adds to the price of the order under way."""
    added = _due(s, seat, s.ordered + price) - _due(s, seat, s.ordered)
    return charge(bill, "bill-recruit", price) + charge(bill, "bill-rebate", added - price)


def _order(s: State, seat: Seat, price: int) -> None:
    """Pay for something, as a part of the order."""
    pay(s, seat, MIL, 0, price_now(s, seat, price))
    s.ordered += price


def unit_text(unit: Unit, band: int) -> str:
    """Return the text id of a Unit of a kind and band."""
    return f"unit-{BANDS[band]}_{LAND_UNITS[unit]}"


def ship_text(kind: int) -> str:
    """Return the text id of a kind of Ship."""
    return f"ship-{SHIP_KINDS[kind]}"


# -- Land Units ----------------------------------------------------------------------------------


@rule("5.5.5", "11.4.4")
def muster_areas(s: State, seat: Seat) -> list[Area]:
    """Return the Areas of a player and of his Vassals, in which he recruits."""
    return sorted({AREA_OF[place] for place in s.lands[seat] if s.occupier[place] == NOBODY})


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
    """Say whether there is another Unit of a band for an Area."""
    if band == MERCENARY:
        if s.hired >= MOST_HIRED:
            return ENOUGH_HIRED
        return ALLOWED if mercenaries_out(s) < MERCENARIES else NO_MERCENARIES
    if band == REGULAR and s.available[seat] == 0:
        return NO_MANPOWER
    if band == ALLIED and s.allied_units[seat] == 0:
        return NO_ALLIES
    return ALLOWED if has_room(s, seat, area) else NO_CAPACITY


def judge_unit(s: State, seat: Seat, area: Area, into: Muster, unit: Unit, band: int) -> Verdict:
    """Say whether a player may recruit a Unit and pay for it."""
    kind = judge_kind(s, seat, into, unit, band)
    if kind is not ALLOWED:
        return kind
    if not _is_affordable(s, seat, unit, band):
        return NO_DUCATS
    return judge_source(s, seat, area, band)


def _any_unit(s: State, seat: Seat, area: Area, *musters: Muster) -> bool:
    """Say whether there is a Unit for one of some places in an Area: any kind and band of them."""
    for band in ALL_BANDS:
        units = [unit for unit in range(len(LAND_UNITS)) if _is_affordable(s, seat, unit, band)]
        if units and judge_source(s, seat, area, band) is ALLOWED:
            kinds = (judge_kind(s, seat, into, unit, band) for into in musters for unit in units)
            if any(kinds):
                return True
    return False


def _is_affordable(s: State, seat: Seat, unit: Unit, band: int) -> bool:
    return s.ducats[seat] >= price_now(s, seat, list_price(s, seat, unit, band))


@rule("5.5.5")
def judge_area(s: State, seat: Seat, area: Area) -> Verdict:
    """Say whether a player may recruit anything in an Area now."""
    if area not in muster_areas(s, seat):
        return NOT_YOURS
    return ALLOWED if _any_muster(s, seat, area) else NOTHING_THERE


def _any_muster(s: State, seat: Seat, area: Area) -> bool:
    musters = [into for into in ALL_MUSTERS if judge_into(s, seat, area, into)]
    return _any_unit(s, seat, area, *musters)


# -- Ships ---------------------------------------------------------------------------------------


@rule("9.10.4", "9.5.9")
def joins_fleet(s: State, seat: Seat, port: Province) -> bool:
    """Say whether a Ship built in a Port can join the Fleet where that lies."""
    at = s.fleet_at[seat]
    if at == FIRST_PORT + port:
        return port_room(s, seat, port, of_fleet=True) > 0
    return at in FACES[port] and not is_hostile_zone(s, seat, at)


@rule("9.10.3", "9.10.4", "9.2.3", "9.2.4", "2.5.2")
def launch_zones(s: State, seat: Seat, kind: int, port: Province) -> list[Zone]:
    """Return the Sea Zones into which a Ship may be put that is built in a Port."""
    if kind != LIGHT_SHIP and s.fleet_at[seat] != NOT_DEPLOYED:
        return []
    return [
        zone
        for zone in FACES[port]
        if naval_capacity(s, seat, zone) and (kind != GALLEY or ADMITS_GALLEYS[zone])
    ]


@rule("9.5.9", "9.10.4")
def can_stay(s: State, seat: Seat, kind: int, port: Province) -> bool:
    """Say whether a new Ship may stay in the Port, be it with a new Fleet."""
    if kind == LIGHT_SHIP:
        return port_room(s, seat, port) > 0
    if s.fleet_at[seat] != NOT_DEPLOYED or port_room(s, seat, port, of_fleet=True) == 0:
        return False
    return kind != GALLEY or any(ADMITS_GALLEYS[zone] for zone in FACES[port])


def berth_menu(s: State, seat: Seat, kind: int, port: Province) -> Menu:
    """Offer where a new Ship may lie: in a Sea Zone, in the Port, or with the Fleet."""
    swims = kind != GALLEY or s.fleet_at[seat] == NOT_DEPLOYED or _galley_waters(s, seat)
    return [
        Choice(LAUNCH_TO, launch_zones(s, seat, kind, port)),
        Choice(STAY_IN_PORT, (0,) if can_stay(s, seat, kind, port) else ()),
        Choice(JOIN_FLEET, (0,) if swims and joins_fleet(s, seat, port) else ()),
    ]


@rule("9.10.3")
def _galley_waters(s: State, seat: Seat) -> bool:
    """Say whether a player's Fleet lies where Galleys may be."""
    at = s.fleet_at[seat]
    zones = FACES[at - FIRST_PORT] if at >= FIRST_PORT else (at,)
    return any(ADMITS_GALLEYS[zone] for zone in zones)


@rule("5.5.5", "9.2.3", "9.10.3")
def judge_port(s: State, seat: Seat, kind: int, port: Province, free: bool = False) -> Verdict:
    """Say whether a player may build a Ship in a Port: one an Action, in a Large Port two."""
    if not FACES[port] or not owns(s, seat, port):
        return NOT_YOUR_PORT
    if not free and s.built.count(port) >= port_size(s, port):
        return PORT_BUSY
    return ALLOWED if any(choice.any() for choice in berth_menu(s, seat, kind, port)) else NO_BERTH


def own_ports(s: State, seat: Seat) -> list[Province]:
    """Return the Ports that a player owns."""
    return [place for place in owned(s, seat) if FACES[place]]


@rule("5.5.5", "9.10.3", "R74")
def judge_ship(s: State, seat: Seat, kind: int) -> Verdict:
    """Say whether a player may build a Ship of a kind somewhere, and pay for it."""
    if left(s, seat) == 0:
        return NO_SHIPS_LEFT
    if s.ducats[seat] < price_now(s, seat, ship_price(s, seat, kind)):
        return NO_DUCATS
    ports = own_ports(s, seat)
    return ALLOWED if any(judge_port(s, seat, kind, port) for port in ports) else NO_PORT


# -- the Action ----------------------------------------------------------------------------------


@rule("5.5.5")
def judge_recruit(s: State, seat: Seat, rebate: int = 0) -> Verdict:
    """Say whether a player can take the Action, be it with Ducats off its price."""
    if power_of(s, seat, MIL) < PRICE:
        return NO_POWER[MIL]
    kept, s.rebate = s.rebate, rebate
    possible = any(_any_muster(s, seat, area) for area in muster_areas(s, seat)) or any(
        judge_ship(s, seat, kind) for kind in range(len(SHIP_KINDS))
    )
    s.rebate = kept
    return ALLOWED if possible else NOTHING_THERE


def recruit_choice(s: State, seat: Seat) -> Choice:
    """Offer the Action."""
    return Choice(
        RECRUIT,
        whole=judge_recruit(s, seat),
        cost=lambda _, bill: charge(bill, "bill-recruiting", PRICE),
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
    s.built = []


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
    return [
        Choice(DONE),
        Choice(
            RECRUIT_IN,
            ALL_AREAS,
            lambda area: judge_area(s, seat, area),
            within=muster_areas(s, seat),
        ),
        Choice(
            BUILD,
            range(len(SHIP_KINDS)),
            lambda kind: judge_ship(s, seat, kind),
            cost=lambda kind, bill: price_now(s, seat, ship_price(s, seat, kind), bill),
            paid_in=DUCATS,
        ),
    ]


RECRUITING: Final = AGENDA.task("recruit", open_order, recruit)


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
    return ALLOWED if _any_unit(s, seat, area, into) else NOTHING_THERE


@rule("5.5.5")
def muster(t: PriceTable, affair: Affair) -> Play[None]:
    """Recruit a Unit, and go on while the player likes and can."""
    s = t.state
    seat, area, into = affair.numbers
    if not _any_unit(s, seat, area, into):
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
    _order(s, seat, list_price(s, seat, unit, band))
    if band == MERCENARY:
        s.hired += 1
    else:
        s.mustered.append(area * SEATS + seat)
    put_unit(t, seat, area, into, unit, band)


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


@rule("5.5.5", "9.10.1", "9.10.2")
def put_unit(t: PriceTable, seat: Seat, area: Area, into: Muster, unit: Unit, band: int) -> None:
    """Put a Unit on the map: a Regular from Available, an Allied one from the reserve."""
    s = t.state
    if band == REGULAR:
        s.available[seat] -= 1
    elif band == ALLIED:
        s.allied_units[seat] -= 1
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


MUSTERING: Final = AGENDA.task("muster", choose_army, muster)


# -- building a Ship -----------------------------------------------------------------------------


@rule("5.5.5", "9.2.3")
def choose_port(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose the Port in which a Ship is built: numbers seat, kind, whether a card brings it."""
    s = t.state
    seat, kind, free = affair.numbers
    ports = [port for port in own_ports(s, seat) if judge_port(s, seat, kind, port, bool(free))]
    if not ports or left(s, seat) == 0:
        affair.end()
        return
    port = ports[0]
    if len(ports) > 1:
        answer = yield t.ask(
            seat,
            "ask-build-in",
            lambda: [
                Choice(
                    BUILD_IN,
                    ALL_PROVINCES,
                    lambda port: judge_port(s, seat, kind, port, bool(free)),
                    within=ports,
                )
            ],
            cite="5.5.5",
            default=BUILD_IN(port),
            public=True,
            ship=ship_text(kind),
        )
        port = BUILD_IN.target(answer)
    if not free:
        _order(s, seat, ship_price(s, seat, kind))
        s.built.append(port)
    affair.note(seat, kind, port)


@rule("5.5.5", "9.5.6", "9.10.3", "9.10.4")
def launch(t: PriceTable, affair: Affair) -> Play[None]:
    """Put the new Ship to sea, into the Port or into the Fleet."""
    s = t.state
    seat, kind, port = affair.numbers
    answer = yield t.ask(
        seat,
        "ask-launch",
        lambda: berth_menu(s, seat, kind, port),
        cite="5.5.5",
        public=True,
        ship=ship_text(kind),
    )
    name, ship = realm_name(s, seat), ship_text(kind)
    if answer in LAUNCH_TO:
        zone = LAUNCH_TO.target(answer)
        t.say("log-launches", power=name, ship=ship, place=zone_text(zone), cite="5.5.5")
    else:
        t.say("log-launches", power=name, ship=ship, place=province_text(port), cite="5.5.5")
    if kind == LIGHT_SHIP and answer in LAUNCH_TO:
        put_to_sea(s, seat, LAUNCH_TO.target(answer))
    elif kind == LIGHT_SHIP and answer in STAY_IN_PORT:
        put_into_port(s, seat, port)
    else:
        if answer in LAUNCH_TO:
            s.fleet_at[seat] = LAUNCH_TO.target(answer)
        elif answer in STAY_IN_PORT:
            s.fleet_at[seat] = FIRST_PORT + port
        s.fleet[seat * SHIPS_OF_FLEET + kind] += 1


SHIPYARD: Final = AGENDA.task("build_ship", choose_port, launch)


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
    if has_hostile_units(s, seat, area):
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
