"""9.5.3 Military Access: leave to enter a neutral Area, and what it costs."""

from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import Area, area_text, is_distant
from greatpowers.games.price_of_power.rules import influence
from greatpowers.games.price_of_power.rules.borders import ACCESS_PRICE, hosts, is_open_ground
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.prices import DUCATS, pay
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import ACCESS_FOR_DUCATS, ACCESS_FOR_INFLUENCE
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import NO_STAKES, Line, Stakes, charge
from greatpowers.kernel.rule import rule


def access_stakes(s: State, seat: Seat, area: Area) -> Stakes:
    """Return what Military Access to an Area takes, where there is only one way to pay for it."""
    if is_distant(area) or is_open_ground(s, seat, area) or influence.spared(s, seat, (area,)):
        return NO_STAKES
    if not influence.payable(s, seat, area):
        return Stakes([], also=[Line("bill-ducats", {}, ACCESS_PRICE)])
    if s.ducats[seat] < ACCESS_PRICE:
        return Stakes([Line("bill-access-influence", {"area": area_text(area)}, 1)])
    return NO_STAKES


@rule("9.5.3", "R109")
def get_access(t: PriceTable, seat: Seat, area: Area) -> Play[bool]:
    """Get leave to enter an Area and pay for it, where it is neutral; say whether one may enter."""
    s = t.state
    if is_distant(area) or is_open_ground(s, seat, area):
        return True
    owners = hosts(s, seat, area)
    if owners and not (yield from get_leave(t, seat, area, owners)):
        return False
    yield from pay_access(t, seat, area)
    return True


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


@rule("9.5.3", "11.2.1", "R205")
def pay_access(t: PriceTable, seat: Seat, area: Area) -> Play[None]:
    """Pay for Military Access with an Influence of that Area or with Ducats; a Marriage does."""
    s = t.state
    if influence.spared(s, seat, (area,)):
        return
    by_influence = influence.payable(s, seat, area) > 0
    answer = ACCESS_FOR_INFLUENCE() if by_influence else ACCESS_FOR_DUCATS()
    if by_influence and s.ducats[seat] >= ACCESS_PRICE:
        answer = yield t.ask(
            seat, "ask-access", access_menu, cite="9.5.3", public=True, area=area_text(area)
        )
    if answer == ACCESS_FOR_INFLUENCE():
        influence.spend(t, seat, area, 1, cite="9.5.3")
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
