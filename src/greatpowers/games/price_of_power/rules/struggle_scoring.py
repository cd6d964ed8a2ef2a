"""17.4.3 Scoring a Power Struggle: its Battlegrounds, and what else its card asks for (4.4.5)."""

from greatpowers.games.price_of_power.components.cards import Struggle
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    NOBODY,
    PROVINCES_OF,
    Area,
    Province,
    area_text,
    is_distant,
)
from greatpowers.games.price_of_power.effects.cards import CRITERIA
from greatpowers.games.price_of_power.effects.concerned import seats_concerned
from greatpowers.games.price_of_power.effects.conditions import all_hold
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.rules.mats import gain_prestige, in_turn_order
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    controls,
    is_vassal,
    tax_value,
    tokens_of,
)
from greatpowers.games.price_of_power.rules.struggles import BATTLEGROUNDS, struggle_text
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule


@rule("17.4.3", "4.4.5")
def score(t: PriceTable) -> None:
    """Score every active Power Struggle and discard it."""
    s = t.state
    for struggle in s.active_struggles:
        t.say("log-struggle-scored", struggle=struggle_text(struggle), cite="17.4.3")
        won = {seat: prestige_of(s, seat, struggle) for seat in in_turn_order(s)}
        for seat, prestige in won.items():
            gain_prestige(t, seat, prestige, cite="17.4.3")
    s.active_struggles = []


@rule("17.4.3")
def prestige_of(s: State, seat: Seat, struggle: Struggle, bill: Bill | None = None) -> int:
    """Return what a Power Struggle would bring a player now."""
    found = sum(_battleground(s, seat, area, bill) for area in BATTLEGROUNDS[struggle])
    for criterion in CRITERIA[struggle]:
        concerned = seats_concerned(s, criterion.who, Reading(NOBODY, NOBODY, 0))
        if seat in concerned and all_hold(s, criterion.needs, seat):
            found += charge(bill, "bill-struggle-criterion", criterion.prestige)
    return found


def _battleground(s: State, seat: Seat, area: Area, bill: Bill | None) -> int:
    name = area_text(area)
    places = PROVINCES_OF[area]
    tax = sum(tax_value(s, place) for place in places if controls(s, seat, place))
    vassals = sum(tax_value(s, place) for place in places if _is_vassal_of(s, seat, place))
    found = charge(bill, "bill-battleground-tax", tax, area=name)
    found += charge(bill, "bill-battleground-vassals", (vassals + 1) // 2, area=name)
    if not is_distant(area) and _discs_in(s, area) == {seat}:
        found += charge(bill, "bill-battleground-alone", 1, area=name)
    if _has_ties_in(s, seat, area):
        found += charge(bill, "bill-battleground-ties", 1, area=name)
    return found


def _is_vassal_of(s: State, seat: Seat, place: Province) -> bool:
    is_held = s.holder[place] == seat and s.occupier[place] == NOBODY
    return is_held and is_vassal(s.disc[place])


@rule("17.4.3", "R216")
def _discs_in(s: State, area: Area) -> set[Seat]:
    """Return who has a Town or a Vassal in an Area, be it on what he occupies."""
    places = PROVINCES_OF[area]
    found = {s.holder[place] for place in places} | {s.occupier[place] for place in places}
    return {seat for seat in found if 0 <= seat < s.players}


def _has_ties_in(s: State, seat: Seat, area: Area) -> bool:
    """Say whether a player has an Alliance or Marriage token on a Capital in an Area."""
    tied = [
        *tokens_of(s.allied, seat),
        *tokens_of(s.married, seat),
        *tokens_of(s.disputed, seat),
    ]
    return any(AREA_OF[capital_of(s, realm)] == area for realm in tied)
