"""4.4.1 Cutting costs: everybody chooses at once, in secret, what to do without (R35)."""

from itertools import pairwise
from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    ARMIES,
    LAND_UNITS,
    MERCENARY,
    REGULAR,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    Area,
    Province,
    Zone,
    area_text,
    zone_text,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.characters import advisors_of, dismiss, wage
from greatpowers.games.price_of_power.rules.geography import any_ships, waters_of
from greatpowers.games.price_of_power.rules.income import (
    MERCENARY_PAY,
    collect,
    corruption_and_power,
    half,
    income,
    score_round,
    ships_at_sea,
)
from greatpowers.games.price_of_power.rules.mats import in_turn_order, realm_name
from greatpowers.games.price_of_power.rules.money import FIVE_LOANS, borrow, loan_of
from greatpowers.games.price_of_power.rules.recall import (
    call_fleet,
    call_ship,
    fleet_ports,
    has_single,
    home_ports,
)
from greatpowers.games.price_of_power.rules.review import review
from greatpowers.games.price_of_power.rules.ships import in_fleet, port_room, remove_ship
from greatpowers.games.price_of_power.rules.units import (
    area_of,
    in_army,
    singles,
    take_from_army,
    take_single,
)
from greatpowers.games.price_of_power.state import INCOME, NOT_DEPLOYED, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    BORROW,
    CALL_FLEET,
    CALL_HOME,
    DISBAND,
    DISBAND_KIND,
    DISBAND_SHIP,
    DISMISS,
    DOCK_IN,
    DONE,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

MOST_INTEREST: Final = 5
KINDS: Final = len(LAND_UNITS)

ASKS_WHAT: Final = 0
ASKS_UNIT: Final = 1
ASKS_PORT: Final = 2
"""What is asked: one question for all, as others see which one somebody thinks about."""

STILL_SHORT: Final = refuse("no-still-short", "4.4.1", "opens-still-short")
"""Whoever cannot pay must cut costs or borrow as long as he can."""


# -- what is chosen so far -----------------------------------------------------------------------


def dismissed(s: State, seat: Seat) -> list[int]:
    """Return the Advisors whom a player has chosen to dismiss."""
    return [DISMISS.target(code) for code in s.upkeep[seat] if code in DISMISS]


def disbanded(s: State, seat: Seat) -> list[tuple[Area, int]]:
    """Return the Land Units that a player has chosen to disband: their Area, band and kind."""
    return [
        (DISBAND.target(code), DISBAND_KIND.target(kind))
        for code, kind in pairwise(s.upkeep[seat])
        if code in DISBAND
    ]


def scrapped(s: State, seat: Seat) -> list[Zone]:
    """Return the Sea Zones off which a player has chosen to take Ships, one for each."""
    return [DISBAND_SHIP.target(code) for code in s.upkeep[seat] if code in DISBAND_SHIP]


def called(s: State, seat: Seat) -> list[tuple[Zone, Province]]:
    """Return the single Ships that a player has chosen to call home, and to which Port."""
    return [
        (CALL_HOME.target(code), DOCK_IN.target(port))
        for code, port in pairwise(s.upkeep[seat])
        if code in CALL_HOME
    ]


def fleet_called(s: State, seat: Seat) -> list[Province]:
    """Return the Port to which a player has chosen to call the Fleet, if he has."""
    return [CALL_FLEET.target(code) for code in s.upkeep[seat] if code in CALL_FLEET]


def borrowed(s: State, seat: Seat) -> int:
    """Return how many Loans a player has chosen to take."""
    return sum(code in BORROW for code in s.upkeep[seat])


@rule("4.4.1", "4.4.2")
def balance(s: State, seat: Seat) -> int:
    """Return what a player will have after income and costs, with all that is chosen so far."""
    return s.ducats[seat] + income(s, seat) + relief(s, seat)


@rule("4.4.1")
def relief(s: State, seat: Seat) -> int:
    """Return what a player saves and borrows by all that is chosen so far."""
    if not s.upkeep[seat]:
        return 0
    units = disbanded(s, seat)
    ships = ships_at_sea(s, seat)
    gone = len(scrapped(s, seat)) + len(called(s, seat))
    gone += in_fleet(s, seat) if fleet_called(s, seat) else 0
    saved = sum(wage(s, seat, who) for who in dismissed(s, seat))
    saved += sum(1 if kind // KINDS == REGULAR else MERCENARY_PAY for _, kind in units)
    saved += half(ships) - half(ships - gone)
    return saved + borrowed(s, seat) * (loan_of(s, seat) - 1)


# -- choosing ------------------------------------------------------------------------------------


@rule("4.4.1", "R35")
def cut_costs(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let all choose at once what to do without; then it is done."""
    s = t.state
    s.phase = INCOME
    asked = [seat for seat in s.seated if has_choice(s, seat)]
    yield from t.together({seat: choose_cuts(t, seat) for seat in asked})
    for seat in in_turn_order(s):
        do_cuts(t, seat)
    if asked:
        t.raise_wall()


@rule("4.4.1", "5.2.4")
def has_choice(s: State, seat: Seat) -> bool:
    """Say whether a player may take a Loan, has something to do without, or cannot pay."""
    if judge_loan(s, seat) or advisors_of(s, seat) or unit_areas(s, seat) or ships_at_sea(s, seat):
        return True
    return balance(s, seat) < 0


def choose_cuts(t: PriceTable, seat: Seat) -> Play[None]:
    """Choose what to do without, piece by piece; nobody else sees it."""
    s = t.state
    uncut = s.ducats[seat] + income(s, seat)
    while True:
        left = uncut + relief(s, seat)
        answer = yield t.ask(
            seat,
            "ask-upkeep",
            lambda: upkeep_menu(s, seat),
            cite="4.4.1",
            default=DONE() if left >= 0 else BORROW(),
            step=ASKS_WHAT,
            n=left,
            place=realm_name(s, seat),
        )
        if answer == DONE():
            return
        s.upkeep[seat].append(answer)
        if answer in DISBAND:
            yield from _ask_detail(t, seat, uncut, ASKS_UNIT, area_text(DISBAND.target(answer)))
        elif answer in CALL_HOME:
            yield from _ask_detail(t, seat, uncut, ASKS_PORT, zone_text(CALL_HOME.target(answer)))


def _ask_detail(t: PriceTable, seat: Seat, uncut: int, step: int, place: str) -> Play[None]:
    """Ask which Unit of an Area is disbanded, or to which Port a Ship comes."""
    s = t.state
    answer = yield t.ask(
        seat,
        "ask-upkeep",
        lambda: [detail_choice(s, seat)],
        cite="4.4.1",
        step=step,
        n=uncut + relief(s, seat),
        place=place,
    )
    s.upkeep[seat].append(answer)


def is_half_said(s: State, seat: Seat) -> bool:
    """Say whether it is still open which Unit is disbanded, or to which Port a Ship comes."""
    codes = s.upkeep[seat]
    return bool(codes) and (codes[-1] in DISBAND or codes[-1] in CALL_HOME)


def detail_choice(s: State, seat: Seat) -> Choice:
    """Offer the Units of the Area, or the Ports for the Ship, that was named last."""
    last = s.upkeep[seat][-1]
    if last in DISBAND:
        return Choice(DISBAND_KIND, kinds_in(s, seat, DISBAND.target(last)))
    return Choice(DOCK_IN, ports_for(s, seat, CALL_HOME.target(last)))


def upkeep_menu(s: State, seat: Seat) -> Menu:
    """Offer Advisors to dismiss, Units to disband, Ships to call home, Loans, or an end."""
    advisors = [who for who in advisors_of(s, seat) if who not in dismissed(s, seat)]
    areas = [area for area in unit_areas(s, seat) if kinds_in(s, seat, area)]
    at_sea = waters_of(s, seat)
    zones = [zone for zone in at_sea if ships_in(s, seat, zone) > 0]
    loans = judge_loan(s, seat)
    is_stuck = not (advisors or areas or zones or loans)
    is_afloat = not fleet_called(s, seat) and s.fleet_at[seat] not in scrapped(s, seat)
    return [
        Choice(DONE, whole=ALLOWED if is_stuck or balance(s, seat) >= 0 else STILL_SHORT),
        Choice(DISMISS, advisors),
        Choice(DISBAND, areas),
        Choice(DISBAND_SHIP, zones),
        Choice(CALL_HOME, [zone for zone in zones if ports_for(s, seat, zone)]),
        Choice(CALL_FLEET, fleet_ports(s, seat) if is_afloat else ()),
        Choice(BORROW, whole=loans),
    ]


@rule("4.4.1", "5.2.4")
def judge_loan(s: State, seat: Seat) -> Verdict:
    """Say whether a player may take one Loan more."""
    tokens = s.interest[seat] + borrowed(s, seat)
    return ALLOWED if tokens < MOST_INTEREST else FIVE_LOANS


def unit_areas(s: State, seat: Seat) -> list[Area]:
    """Return the Areas in which a player has Units that cost upkeep."""
    found = set(s.infantry[seat])
    found |= {area_of(s, seat, army) for army in range(ARMIES)} - {NOT_DEPLOYED}
    return sorted(area for area in found if any(_units(s, seat, area)))


def _units(s: State, seat: Seat, area: Area) -> list[int]:
    """Return how many Units there are in an Area, by band (Regular, Mercenary) and kind."""
    found = [0] * (2 * KINDS)
    found[0] = singles(s, seat, area)
    for army in range(ARMIES):
        if area_of(s, seat, army) == area:
            for kind in range(2 * KINDS):
                found[kind] += in_army(s, seat, army, *divmod(kind, KINDS))
    return found


def kinds_in(s: State, seat: Seat, area: Area) -> list[int]:
    """Return the kinds of Units in an Area of which some are left to disband."""
    gone = disbanded(s, seat)
    units = _units(s, seat, area)
    return [kind for kind, number in enumerate(units) if number > gone.count((area, kind))]


def ships_in(s: State, seat: Seat, zone: Zone) -> int:
    """Return the Ships in a Sea Zone that are left to disband."""
    gone = scrapped(s, seat).count(zone) + [each for each, _ in called(s, seat)].count(zone)
    if s.fleet_at[seat] == zone and fleet_called(s, seat):
        gone += in_fleet(s, seat)
    return any_ships(s, seat, zone) - gone


def ports_for(s: State, seat: Seat, zone: Zone) -> list[Province]:
    """Return the Ports with room for one more single Ship of a Sea Zone, if one is left there."""
    ways = called(s, seat)
    gone = scrapped(s, seat).count(zone) + [each for each, _ in ways].count(zone)
    if has_single(s, seat, zone) <= gone:
        return []
    taken = [port for _, port in ways]
    return [
        port for port in home_ports(s, seat, zone) if port_room(s, seat, port) > taken.count(port)
    ]


# -- doing it ------------------------------------------------------------------------------------


@rule("4.4.1")
def do_cuts(t: PriceTable, seat: Seat) -> None:
    """Do what a player chose: Advisors and Units go, Ships go or come home, Loans are taken."""
    s = t.state
    for who in dismissed(s, seat):
        dismiss(t, who)
    for area, kind in disbanded(s, seat):
        disband(t, seat, area, kind)
    for zone, port in called(s, seat):
        call_ship(t, seat, zone, port)
    for port in fleet_called(s, seat):
        call_fleet(t, seat, port)
    for zone in scrapped(s, seat):
        remove_ship(t, seat, zone, cite="4.4.1")
    for _ in range(borrowed(s, seat)):
        borrow(t, seat)
    s.upkeep[seat] = []


@rule("4.4.1")
def disband(t: PriceTable, seat: Seat, area: Area, kind: int) -> None:
    """Disband a Unit in an Area: Regular ones become available, Mercenaries go."""
    s = t.state
    band, unit = divmod(kind, KINDS)
    if kind == 0 and singles(s, seat, area):
        take_single(s, seat, area)
    else:
        army = next(
            army
            for army in range(ARMIES)
            if area_of(s, seat, army) == area and in_army(s, seat, army, band, unit)
        )
        take_from_army(s, seat, army, band, unit)
    if band != MERCENARY:
        s.available[seat] += 1
    t.say(
        "log-disbands",
        power=realm_name(s, seat),
        unit=f"unit-{DISBAND_KIND.targets[kind]}",
        area=area_text(area),
        cite="4.4.1",
    )


INCOME_PHASE: Final = AGENDA.task(
    "income_phase", cut_costs, collect, corruption_and_power, review, score_round, review
)
