"""Land Units on the map: single ones and those of Armies (9.10.1, 9.10.2)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    ARMIES,
    INFANTRY,
    LAND_UNITS,
    REGULAR,
    Seat,
    Unit,
)
from greatpowers.games.price_of_power.components.world import Area, area_text
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.state import (
    NOT_DEPLOYED,
    UNITS_OF_ARMY,
    PriceTable,
    State,
)
from greatpowers.games.price_of_power.vocabulary import EXHAUST_AVAILABLE, EXHAUST_IN
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, refuse

Army = int
"""The number of an Army of a player: 0, 1 or 2."""
KINDS: Final = len(LAND_UNITS)

NONE_AVAILABLE: Final = refuse("no-recruit-manpower", "9.3.1", "opens-manpower")


def army_place(seat: Seat, army: Army) -> int:
    """Return where the Area and the General of an Army stand in the state."""
    return seat * ARMIES + army


def _slot(seat: Seat, army: Army, band: int, unit: Unit) -> int:
    return army_place(seat, army) * UNITS_OF_ARMY + band * KINDS + unit


def in_army(s: State, seat: Seat, army: Army, band: int, unit: Unit) -> int:
    """Return how many Units of a band and kind are in an Army."""
    return s.army[_slot(seat, army, band, unit)]


def size_of(s: State, seat: Seat, army: Army) -> int:
    """Return how many Units are in an Army."""
    start = army_place(seat, army) * UNITS_OF_ARMY
    return sum(s.army[start : start + UNITS_OF_ARMY])


def area_of(s: State, seat: Seat, army: Army) -> Area:
    """Return the Area of an Army, or ``NOT_DEPLOYED``."""
    return s.army_at[army_place(seat, army)]


def singles(s: State, seat: Seat, area: Area) -> int:
    """Return the single Infantry of a player in an Area."""
    return s.infantry[seat].count(area)


def in_area(s: State, seat: Seat, area: Area) -> int:
    """Return all Land Units of a player in an Area."""
    found = s.infantry[seat].count(area)
    for army in range(ARMIES):
        if s.army_at[seat * ARMIES + army] == area:
            found += size_of(s, seat, army)
    return found


def regular_areas(s: State, seat: Seat) -> list[Area]:
    """Return the Areas in which a player has Regular Units."""
    found = set(s.infantry[seat])
    for army in range(ARMIES):
        regulars = sum(in_army(s, seat, army, REGULAR, unit) for unit in range(KINDS))
        if regulars and area_of(s, seat, army) != NOT_DEPLOYED:
            found.add(area_of(s, seat, army))
    return sorted(found)


def add_single(s: State, seat: Seat, area: Area, number: int = 1) -> None:
    """Put single Infantry into an Area."""
    s.infantry[seat] += [area] * number


def take_single(s: State, seat: Seat, area: Area) -> None:
    """Take a single Infantry Unit off an Area."""
    s.infantry[seat].remove(area)


@rule("9.10.2")
def add_to_army(s: State, seat: Seat, army: Army, area: Area, band: int, unit: Unit) -> None:
    """Put a Unit into an Army, which is deployed with its first one."""
    s.army_at[army_place(seat, army)] = area
    s.army[_slot(seat, army, band, unit)] += 1


@rule("9.10.2")
def take_from_army(s: State, seat: Seat, army: Army, band: int, unit: Unit) -> None:
    """Take a Unit out of an Army; an empty one leaves the map."""
    s.army[_slot(seat, army, band, unit)] -= 1
    if size_of(s, seat, army) == 0:
        s.army_at[army_place(seat, army)] = NOT_DEPLOYED


@rule("9.3.1", "R72")
def exhaust_in(t: PriceTable, seat: Seat, area: Area) -> None:
    """Exhaust a Regular Unit in an Area where there is one: the least dear one there."""
    s = t.state
    if singles(s, seat, area):
        take_single(s, seat, area)
    else:
        unit, army = min(
            (unit, army)
            for army in range(ARMIES)
            for unit in range(INFANTRY, KINDS)
            if area_of(s, seat, army) == area and in_army(s, seat, army, REGULAR, unit)
        )
        take_from_army(s, seat, army, REGULAR, unit)
    s.exhausted[seat] += 1
    t.say("log-exhausts-in", power=realm_name(s, seat), area=area_text(area), cite="9.3.1")


@rule("9.3.1", "14.2", "R72")
def exhaust_one(t: PriceTable, seat: Seat, *, cite: str) -> Play[bool]:
    """Let a player exhaust a Regular Unit, Available or deployed; say whether there was one."""
    s = t.state
    areas = regular_areas(s, seat)
    ready = s.available[seat] > 0
    if not ready and not areas:
        return False
    answer = EXHAUST_AVAILABLE() if ready else EXHAUST_IN(areas[0])
    if len(areas) + ready > 1:
        answer = yield t.ask(
            seat,
            "ask-exhaust",
            lambda: [
                Choice(EXHAUST_AVAILABLE, whole=ALLOWED if ready else NONE_AVAILABLE),
                Choice(EXHAUST_IN, areas),
            ],
            cite=cite,
            default=answer,
            public=True,
        )
    if answer in EXHAUST_IN:
        exhaust_in(t, seat, EXHAUST_IN.target(answer))
    else:
        s.available[seat] -= 1
        s.exhausted[seat] += 1
        t.say("log-exhausts", power=realm_name(s, seat), n=1, cite=cite)
    return True
