"""9.5.3 Units enter an Area: Military Access, what others do before it, and the Battle there."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import Area, area_text, is_distant
from greatpowers.games.price_of_power.rules.access import get_access
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle import begin_land_battle, calls_land_battle
from greatpowers.games.price_of_power.rules.borders import (
    border_price,
    is_friendly_area,
)
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.prices import pay
from greatpowers.games.price_of_power.rules.stepping_aside import WINDOW
from greatpowers.games.price_of_power.rules.troops import SINGLE, move_troop, units_of
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule

ARRIVED: Final = 1
ENDED: Final = 2
FOUGHT: Final = 3
NOT_LET_IN: Final = 4
"""How an entry comes out: the troop may go on, its movement has ended, a Battle was fought, or
nobody gave leave."""


@rule("9.5.3")
def ask_to_enter(t: PriceTable, affair: Affair) -> Play[None]:
    """Get Military Access where it is needed.

    Numbers: seat, troop, from where, Area, whether over the sea.
    """
    seat, _, _, area, _ = affair.numbers
    if not (yield from get_access(t, seat, area)):
        affair.end(NOT_LET_IN)


@rule("6.2.3", "R18")
def warn(t: PriceTable, affair: Affair) -> None:
    """Let Enemies whose Armies are there step aside before the Area is entered."""
    seat, _, _, area, _ = affair.numbers
    WINDOW.begin(t.state.agenda, seat, area)


@rule("9.5.1", "9.5.10", "9.5.11")
def goes_on(s: State, seat: Seat, area: Area, *, by_sea: bool) -> bool:
    """Say whether a march may go on beyond an Area: a friendly one, neither crossed to nor far."""
    return not by_sea and not is_distant(area) and is_friendly_area(s, seat, area)


@rule("9.5.1", "9.5.2", "9.5.10", "9.5.11")
def enter(t: PriceTable, affair: Affair) -> None:
    """Enter the Area; a Battle comes at once where there is somebody to fight."""
    s = t.state
    seat, troop, start, area, by_sea = affair.numbers
    units = units_of(s, seat, troop)
    pay(s, seat, MIL, 0 if by_sea else border_price(s, seat, start, area, units))
    may_go_on = goes_on(s, seat, area, by_sea=bool(by_sea))
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
        affair.end(ARRIVED if may_go_on else ENDED)


ENTRY: Final = AGENDA.task("enter_area", ask_to_enter, warn, enter)
