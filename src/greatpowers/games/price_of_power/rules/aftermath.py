"""10.1.4 The aftermath of wars: Units go home, and Allies are Active no more."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import Area, area_text
from greatpowers.games.price_of_power.rules.active_allies import (
    ALLIED,
    actives_of,
    send_units_home,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.borders import is_friendly_area, is_hostile_area
from greatpowers.games.price_of_power.rules.geography import SEA, SPACES_NEXT_TO
from greatpowers.games.price_of_power.rules.income import deployed
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.mats import in_turn_order, realm_name
from greatpowers.games.price_of_power.rules.ownership import minus
from greatpowers.games.price_of_power.rules.relations import at_peace
from greatpowers.games.price_of_power.rules.troops import ALL_TROOPS, is_in, move_troop
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import NAME_AREA
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import choose


@rule("10.1.4", "4.3.4")
def begin_aftermath(t: PriceTable, _affair: Affair) -> None:
    """Let everybody who is at Peace now dismiss Allies, and bring Units home, in turn order."""
    s = t.state
    for seat in in_turn_order(s):
        if at_peace(s, seat):
            dismiss_allies(t, seat)
    for seat in reversed(in_turn_order(s)):
        if at_peace(s, seat):
            HOMECOMING.begin(s.agenda, seat)


@rule("10.1.4", "11.3.8")
def dismiss_allies(t: PriceTable, seat: Seat) -> None:
    """Turn Active Allies back to normal ones; all Allied Units go home."""
    s = t.state
    for realm in actives_of(s, seat):
        s.active = put(s.active, realm, minus(s.active[realm], seat))
    units = s.allied_units[seat] + deployed(s, seat, ALLIED)
    if units:
        send_units_home(t, seat, units, cite="10.1.4")


@rule("10.1.4")
def is_stranded(s: State, seat: Seat, area: Area) -> bool:
    """Say whether an Area is neutral to a player."""
    return not is_friendly_area(s, seat, area) and not is_hostile_area(s, seat, area)


@rule("10.1.4")
def nearest_homes(s: State, seat: Seat, start: Area) -> list[Area]:
    """Return the nearest friendly Areas, every Area or Sea Zone counting as one step."""
    seen = {start}
    edge = [start]
    while edge:
        edge = sorted({each for space in edge for each in SPACES_NEXT_TO[space]} - seen)
        seen.update(edge)
        homes = [space for space in edge if space < SEA and is_friendly_area(s, seat, space)]
        if homes:
            return homes
    return []


@rule("10.1.4")
def come_home(t: PriceTable, affair: Affair) -> Play[None]:
    """Bring the Units of a player out of one neutral Area, then out of the next: numbers seat."""
    s = t.state
    (seat,) = affair.numbers
    stranded = [area for area in areas_with_units(s, seat) if is_stranded(s, seat, area)]
    for area in stranded:
        homes = nearest_homes(s, seat, area)
        if not homes:
            continue
        home = homes[0]
        if len(homes) > 1:
            home = yield from choose(
                t,
                seat,
                "ask-come-home",
                NAME_AREA,
                homes,
                cite="10.1.4",
                public=True,
                area=area_text(area),
            )
        move_all(s, seat, area, home)
        name = realm_name(s, seat)
        t.say(
            "log-comes-home",
            power=name,
            area=area_text(area),
            home=area_text(home),
            cite="10.1.4",
        )
        affair.repeat()
        return


def move_all(s: State, seat: Seat, start: Area, target: Area) -> None:
    """Move all Units of a player from an Area to another."""
    for troop in ALL_TROOPS:
        while is_in(s, seat, troop, start):
            move_troop(s, seat, troop, start, target)


HOMECOMING: Final = AGENDA.task("homecoming", come_home)
"""About a seat."""
