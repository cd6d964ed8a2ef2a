"""9.7.4 Losses of deployed Land Units: one Mercenary, one Regular, one Allied Unit, and so on."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    ARMIES,
    BANDS,
    INFANTRY,
    LAND_UNITS,
    MERCENARY,
    REGULAR,
    Seat,
)
from greatpowers.games.price_of_power.components.world import Area, area_text
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.units import (
    area_of,
    in_area,
    in_army,
    singles,
    take_from_army,
    take_single,
)
from greatpowers.games.price_of_power.state import NOT_DEPLOYED, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import NAME_AREA
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import choose

ORDER: Final = (MERCENARY, REGULAR, BANDS.index("allied"))


def areas_with_units(s: State, seat: Seat) -> list[Area]:
    """Return the Areas in which a player has Land Units."""
    found = {*s.infantry[seat]}
    for army in range(ARMIES):
        area = area_of(s, seat, army)
        if area != NOT_DEPLOYED:
            found.add(area)
    return sorted(found)


def deployed(s: State, seat: Seat) -> int:
    """Return how many Land Units a player has on the map."""
    return sum(in_area(s, seat, area) for area in areas_with_units(s, seat))


@rule("9.7.4", "R19", "R51")
def lose_unit(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose where the next Unit is lost, and take it off there; Regulars are exhausted."""
    s = t.state
    seat, left, turn = affair.numbers
    areas = areas_with_units(s, seat)
    if not areas:
        return
    area = areas[0]
    if len(areas) > 1:
        area = yield from choose(
            t, seat, "ask-lose-unit", NAME_AREA, areas, cite="9.7.4", public=True, n=left
        )
    turn = _take(s, seat, area, turn)
    t.say("log-loses-unit", power=realm_name(s, seat), area=area_text(area), cite="9.7.4")
    if left > 1:
        affair.note(seat, left - 1, turn)
        affair.repeat()


def _take(s: State, seat: Seat, area: Area, turn: int) -> int:
    """Take a Unit of the band whose turn it is, or of the next; return whose turn comes then."""
    for step in range(len(ORDER)):
        band = ORDER[(turn + step) % len(ORDER)]
        if take_of(s, seat, area, band):
            return (turn + step + 1) % len(ORDER)
    raise AssertionError("there is no Unit to lose")


def take_of(s: State, seat: Seat, area: Area, band: int) -> bool:
    """Take a Unit of a band off an Area, the least dear one; say whether there was one."""
    if band == REGULAR and singles(s, seat, area):
        take_single(s, seat, area)
        s.exhausted[seat] += 1
        return True
    for unit in range(INFANTRY, len(LAND_UNITS)):
        for army in range(ARMIES):
            if area_of(s, seat, army) == area and in_army(s, seat, army, band, unit):
                take_from_army(s, seat, army, band, unit)
                s.exhausted[seat] += band == REGULAR
                return True
    return False


LOSSES: Final = AGENDA.task("losses", lose_unit)
"""About a seat, how many Units it loses, and 0: whose turn it is."""
