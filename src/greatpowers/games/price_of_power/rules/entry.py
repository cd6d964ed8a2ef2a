"""9.5.3 Units enter an Area: Military Access, what others do before it, and the Battle there."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import Area, area_text, is_distant
from greatpowers.games.price_of_power.rules import influence
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle import begin_land_battle, calls_land_battle
from greatpowers.games.price_of_power.rules.borders import (
    ACCESS_PRICE,
    border_price,
    hosts,
    is_friendly_area,
    is_open_ground,
)
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.prices import DUCATS, pay
from greatpowers.games.price_of_power.rules.troops import SINGLE, move_troop, units_of
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import ACCESS_FOR_DUCATS, ACCESS_FOR_INFLUENCE
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import NO_STAKES, Line, Stakes, charge
from greatpowers.kernel.rule import rule

ARRIVED: Final = 1
ENDED: Final = 2
FOUGHT: Final = 3
NOT_LET_IN: Final = 4
"""How an entry comes out: the troop may go on, its movement has ended, a Battle was fought, or
nobody gave leave."""


def access_stakes(s: State, seat: Seat, area: Area) -> Stakes:
    """Return what Military Access to an Area takes, where there is only one way to pay for it."""
    if is_distant(area) or is_open_ground(s, seat, area):
        return NO_STAKES
    if not influence.of(s, seat, area):
        return Stakes([], also=[Line("bill-ducats", {}, ACCESS_PRICE)])
    if s.ducats[seat] < ACCESS_PRICE:
        return Stakes([Line("bill-access-influence", {"area": area_text(area)}, 1)])
    return NO_STAKES


@rule("9.5.3", "R109")
def get_access(t: PriceTable, affair: Affair) -> Play[None]:
    """Get leave to enter a neutral Area and pay for it; in other Areas nobody is asked.

    Numbers: seat, troop, from where, Area, whether over the sea.
    """
    s = t.state
    seat, _, _, area, _ = affair.numbers
    if is_distant(area) or is_open_ground(s, seat, area):
        return
    owners = hosts(s, seat, area)
    if owners and not (yield from get_leave(t, seat, area, owners)):
        affair.end(NOT_LET_IN)
        return
    yield from pay_access(t, seat, area)


@rule("9.5.3")
def get_leave(t: PriceTable, seat: Seat, area: Area, owners: list[Seat]) -> Play[bool]:
    """Ask the Opponents who own all of an Area, one after the other; one of them is enough."""
    s = t.state
    for owner in owners:
        asking = realm_name(s, seat)
        let_in = yield from t.offer(
            owner, "ask-let-in", cite="9.5.3", realm=asking, area=area_text(area)
        )
        text = "log-lets-in" if let_in else "log-lets-not-in"
        t.say(text, power=realm_name(s, owner), other=asking, area=area_text(area), cite="9.5.3")
        if let_in:
            return True
    return False


@rule("9.5.3")
def pay_access(t: PriceTable, seat: Seat, area: Area) -> Play[None]:
    """Pay for Military Access with an Influence of that Area or with Ducats."""
    s = t.state
    by_influence = influence.of(s, seat, area) > 0
    answer = ACCESS_FOR_INFLUENCE() if by_influence else ACCESS_FOR_DUCATS()
    if by_influence and s.ducats[seat] >= ACCESS_PRICE:
        answer = yield t.ask(
            seat, "ask-access", access_menu, cite="9.5.3", public=True, area=area_text(area)
        )
    if answer == ACCESS_FOR_INFLUENCE():
        influence.remove(t, seat, area, 1, cite="9.5.3")
    else:
        pay(s, seat, MIL, 0, ACCESS_PRICE)
        t.say("log-pays-access", power=realm_name(s, seat), area=area_text(area), cite="9.5.3")


def access_menu() -> Menu:
    """Offer both ways to pay."""
    return [
        Choice(ACCESS_FOR_INFLUENCE),
        Choice(
            ACCESS_FOR_DUCATS,
            cost=lambda _, bill: charge(bill, "bill-access", ACCESS_PRICE),
            paid_in=DUCATS,
        ),
    ]


@rule("9.5.1", "9.5.2", "9.5.10", "9.5.11")
def enter(t: PriceTable, affair: Affair) -> None:
    """Enter the Area; a Battle comes at once where there is somebody to fight."""
    s = t.state
    seat, troop, start, area, by_sea = affair.numbers
    units = units_of(s, seat, troop)
    pay(s, seat, MIL, 0 if by_sea else border_price(s, seat, start, area, units))
    goes_on = not by_sea and not is_distant(area) and is_friendly_area(s, seat, area)
    move_troop(s, seat, troop, start, area)
    t.say(
        "log-unit-marches" if troop == SINGLE else "log-army-marches",
        power=realm_name(s, seat),
        n=units,
        area=area_text(start),
        target=area_text(area),
        cite="9.5.10" if by_sea else "9.5.1",
    )
    if calls_land_battle(s, seat, area):
        affair.end(FOUGHT)
        begin_land_battle(s, area, seat, start)
    else:
        affair.end(ARRIVED if goes_on else ENDED)


ENTRY: Final = AGENDA.task("enter_area", get_access, enter)
