"""14.4.1 Religious Rebels, an optional rule: they can turn a realm to the faith of its Capital."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    NO_FAITH,
    NOBODY,
    Faith,
    Province,
    province_text,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.faiths import faith_of, in_dissent, same_faith
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import capital_of, is_town
from greatpowers.games.price_of_power.rules.rebels import remove_rebels
from greatpowers.games.price_of_power.state import LAND_CHANGED, REBELS, PriceTable, State, put
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.rule import rule

LEAST_BESIDES: Final = 2
"""How many Provinces besides the Capital they must hold."""


@rule("14.4.1", "2.4.2")
def religious_towns(s: State, seat: Seat) -> list[Province]:
    """Return the Rebel Towns on a player's Provinces in Areas of another faith than his own.

    Those of his Vassals are not his.
    """
    held = [place for place in _towns(s, seat) if s.occupier[place] == REBELS]
    return [place for place in held if in_dissent(s, seat, AREA_OF[place])]


def _towns(s: State, seat: Seat) -> list[Province]:
    """Return the Provinces of which a player is the lawful owner."""
    return [place for place in s.lands[seat] if is_town(s.disc[place])]


@rule("14.4.1")
def forced_faith(s: State, seat: Seat) -> Faith:
    """Return the faith to which Religious Rebels let a player turn: that of his Capital's Area.

    They must hold the Capital and two more of his Provinces; Diverse Faiths are none.
    """
    if not s.has_religious_rebels:
        return NO_FAITH
    towns = religious_towns(s, seat)
    capital = capital_of(s, s.realm[seat])
    if capital not in towns or len(towns) <= LEAST_BESIDES:
        return NO_FAITH
    faith = faith_of(s, AREA_OF[capital])
    if faith == DIVERSE:
        return NO_FAITH
    return CATHOLIC if faith == COUNTER_REFORMED else faith


@rule("14.4.1")
def send_home(t: PriceTable, affair: Affair) -> None:
    """Remove all Rebels and Rebel Towns from a player's Areas of the new faith: seat, faith."""
    s = t.state
    seat, faith = affair.numbers
    areas = {AREA_OF[place] for place in _towns(s, seat)}
    areas = {area for area in areas if same_faith(faith_of(s, area), faith)}
    for place in s.lands[seat]:
        if s.occupier[place] == REBELS and AREA_OF[place] in areas:
            s.occupier = put(s.occupier, place, NOBODY)
            s.changed |= LAND_CHANGED
            name = province_text(place)
            t.say("log-rebel-town-gone", power=realm_name(s, seat), province=name, cite="14.4.1")
    for area in sorted(areas):
        remove_rebels(t, area, s.rebels[area], cite="14.4.1")


REBELS_GO: Final = AGENDA.task("religious_rebels_go", send_home)
"""About a seat and its new faith; begun before the change of religion, it comes after it."""
