"""5.5.2 Land Activations: who marches out of an Area, by the Action or by a card; 5.5.7 hiring."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    LAND_UNITS,
    MERCENARY,
    MIL,
    POWERS,
    Seat,
    Unit,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    NOBODY,
    PROVINCES_OF,
    Area,
    Zone,
    area_text,
)
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.marching import (
    MARCHING,
    SPACES,
    TOO_SLOW,
    March,
    can_leave,
)
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.mustering import UNIT_VERBS, judge_unit, put_unit
from greatpowers.games.price_of_power.rules.orders import list_price, order, price_now
from greatpowers.games.price_of_power.rules.ownership import owns
from greatpowers.games.price_of_power.rules.prices import DUCATS, NO_POWER, pay
from greatpowers.games.price_of_power.rules.troops import (
    ALL_TROOPS,
    SINGLE,
    Troop,
    is_in,
    is_slow,
    troops_in,
    units_of,
)
from greatpowers.games.price_of_power.rules.units import in_area, singles
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import DONE, MARCH, MARCH_WITH
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

PRICE: Final = 1

NO_UNITS: Final = refuse("no-activate-units", "5.5.2", "opens-units")
NO_WAY_OUT: Final = refuse("no-activate-way", "9.5.1", "opens-way")
MARCHED: Final = refuse("no-activate-marched", "6.0")
ARMIES_ONLY: Final = refuse("no-activate-armies", "9.10.1")
NO_ROOM: Final = refuse("no-hire-room", "5.5.7")

ANYBODY: Final = 0
FAST: Final = 1
"""Who may march: any troop, or Armies that are not slow (with some cards)."""


# -- who may march -------------------------------------------------------------------------------


@rule("5.5.2", "9.10.1")
def judge_troop(
    s: State, seat: Seat, area: Area, troop: Troop, fast: int, used: list[int]
) -> Verdict:
    """Say whether a troop may march out of an Area; ``used`` are those that a card has moved."""
    if troop not in troops_in(s, seat, area):
        return NO_UNITS
    if fast and troop == SINGLE:
        return ARMIES_ONLY
    if fast and is_slow(s, seat, troop):
        return TOO_SLOW
    givers = [troop] if is_in(s, seat, troop, area) else ALL_TROOPS
    is_fresh = any(_is_fresh(s, seat, area, each, used) for each in givers)
    return ALLOWED if is_fresh and troop not in used else MARCHED


def _is_fresh(s: State, seat: Seat, area: Area, troop: Troop, used: list[int]) -> bool:
    """Say whether Units are in an Area, of an Army or alone, that a card has not moved."""
    if troop == SINGLE:
        return singles(s, seat, area) > used.count(len(ALL_TROOPS) + area)
    return is_in(s, seat, troop, area) and troop not in used


@rule("5.5.2")
def judge_area(s: State, seat: Seat, area: Area, fast: int, used: list[int]) -> Verdict:
    """Say whether a Land Activation in an Area can move or reorganize anybody."""
    if not in_area(s, seat, area):
        return NO_UNITS
    judged = [judge_troop(s, seat, area, troop, fast, used) for troop in ALL_TROOPS]
    if not any(judged):
        return next(each for each in reversed(judged) if each is not NO_UNITS)
    if in_area(s, seat, area) > 1 or can_leave(s, seat, area, 1):
        return ALLOWED
    return NO_WAY_OUT


def march_choice(
    s: State, seat: Seat, price: int = PRICE, fast: int = ANYBODY, used: list[int] | None = None
) -> Choice:
    """Offer the Areas out of which a player's Units can march."""
    barred = [] if used is None else used
    return Choice(
        MARCH,
        ALL_AREAS,
        lambda area: judge_area(s, seat, area, fast, barred),
        whole=ALLOWED if power_of(s, seat, MIL) >= price else NO_POWER[MIL],
        cost=lambda _, bill: charge(bill, "bill-activation", price),
        within=areas_with_units(s, seat),
        paid_in=POWERS[MIL],
    )


@rule("5.5.2")
@ACTIONS.on(MARCH)
def activate(t: PriceTable, seat: Seat, area: Area) -> None:
    """Pay, and begin to march out of an Area."""
    pay(t.state, seat, MIL, PRICE)
    begin_march(t.state, seat, area)


def begin_march(
    s: State, seat: Seat, area: Area, spaces: int = SPACES, fast: int = ANYBODY, *used: int
) -> None:
    """Begin to march out of an Area; comes out as who has moved, see ``marching.outcome``."""
    SETTING_OUT.begin(s.agenda, seat, area, spaces, fast, NOBODY, *used)


def begin_passage(s: State, seat: Seat, area: Area, via: Zone) -> None:
    """Begin to carry a troop from an Area over a bridge with Ships that have just moved."""
    SETTING_OUT.begin(s.agenda, seat, area, 1, ANYBODY, via)


@rule("5.5.2", "9.10.2")
def choose_troop(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose who marches: an Army there, a single Unit, or an Army that is formed there."""
    s = t.state
    seat, area, spaces, fast, via, *used = affair.numbers
    troops = [
        troop for troop in ALL_TROOPS if judge_troop(s, seat, area, troop, fast, used) is ALLOWED
    ]
    troop = troops[0]
    if len(troops) > 1:
        answer = yield t.ask(
            seat,
            "ask-march-with",
            lambda: [
                Choice(
                    MARCH_WITH,
                    ALL_TROOPS,
                    lambda each: judge_troop(s, seat, area, each, fast, used),
                    within=troops,
                )
            ],
            cite="5.5.2",
            public=True,
            area=area_text(area),
        )
        troop = MARCH_WITH.target(answer)
    s.ordered = s.rebate = 0
    affair.note(*March(seat, troop, area, spaces, fast, via).numbers())


# -- hiring on the way (5.5.7) -------------------------------------------------------------------


@rule("5.5.7", "9.10.5", "R47")
def judge_hire(s: State, march: March, unit: Unit) -> Verdict:
    """Say whether a Mercenary can join an Army that is about to leave one of a player's Areas."""
    judged = judge_unit(s, march.seat, march.area, march.troop, unit, MERCENARY)
    if judged is not ALLOWED:
        return judged
    units = units_of(s, march.seat, march.troop) + 1
    return ALLOWED if can_leave(s, march.seat, march.area, units, march.via) else NO_ROOM


def hires(s: State, march: March) -> list[Unit]:
    """Return the kinds of Mercenaries who could join; only where the rule is played."""
    is_home = any(owns(s, march.seat, place) for place in PROVINCES_OF[march.area])
    if not s.has_available_mercenaries or march.troop == SINGLE or not is_home:
        return []
    return [unit for unit in range(len(LAND_UNITS)) if judge_hire(s, march, unit) is ALLOWED]


@rule("5.5.7", "R47")
def hire(t: PriceTable, affair: Affair) -> Play[None]:
    """Hire Mercenaries into an Army before it marches, as the optional rule allows."""
    s = t.state
    march = March(*affair.numbers)
    if not hires(s, march):
        return
    answer = yield t.ask(
        march.seat,
        "ask-hire",
        lambda: hire_menu(s, march),
        cite="5.5.7",
        default=DONE(),
        public=True,
        area=area_text(march.area),
    )
    if answer == DONE():
        return
    affair.repeat()
    unit = next(unit for unit, verb in enumerate(UNIT_VERBS) if answer in verb)
    order(s, march.seat, list_price(s, march.seat, unit, MERCENARY))
    s.hired += 1
    put_unit(t, march.seat, march.area, march.troop, unit, MERCENARY)
    affair.note(*march.with_hired().numbers())


def hire_menu(s: State, march: March) -> Menu:
    """Offer Mercenaries with their prices, and to stop."""
    return [Choice(DONE), *(_hire_choice(s, march, unit) for unit in range(len(LAND_UNITS)))]


def _hire_choice(s: State, march: March, unit: Unit) -> Choice:
    seat = march.seat
    return Choice(
        UNIT_VERBS[unit],
        (MERCENARY,),
        lambda _: judge_hire(s, march, unit),
        cost=lambda band, bill: price_now(s, seat, list_price(s, seat, unit, band), bill),
        paid_in=DUCATS,
    )


def set_off(t: PriceTable, affair: Affair) -> None:
    """Let the troop march."""
    t.state.ordered = 0
    MARCHING.begin(t.state.agenda, *affair.numbers)


def report(_t: PriceTable, affair: Affair) -> None:
    """Tell whoever waits how the march came out."""
    affair.end(affair.heard)


SETTING_OUT: Final = AGENDA.task("set_out", choose_troop, hire, set_off, report)
"""About a seat, an Area, spaces, who may march, the Sea Zone that carries, and who has marched."""
