"""9.5.4 Who marches, and how Armies take Units in and leave some behind on the way.

A *troop* is what moves: 0 for a single Unit, else an Army by its number from 1 on.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.tables import (
    ARMIES,
    ARTILLERY,
    BANDS,
    CAVALRY,
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
    add_single,
    add_to_army,
    area_of,
    army_place,
    in_army,
    singles,
    size_of,
    take_from_army,
    take_single,
)
from greatpowers.games.price_of_power.state import NOT_DEPLOYED, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    ALL_OF_THEM,
    DONE,
    LEAVE_BEHIND,
    PICK_UP,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

Troop: TypeAlias = int
SINGLE: Final[Troop] = 0
ALL_TROOPS: Final = range(ARMIES + 1)

TAKING: Final = 0
LEAVING: Final = 1
"""What an exchange is: Units join the Army that moves, or stay behind."""

Kind: TypeAlias = int
"""A Unit by band and kind: ``band * 3 + kind``."""
KINDS: Final = len(LAND_UNITS)
ALL_KINDS: Final = range(len(PICK_UP.targets))

NONE_OF_THEM: Final = refuse("no-exchange-none", "9.5.4")
STANDS_NOT_ALONE: Final = refuse("no-exchange-alone", "9.5.4", "opens-army")
HIRED_TO_MARCH: Final = refuse("no-exchange-hired", "5.5.7")
NOTHING_EXCHANGED: Final = refuse("no-exchange-nothing", "9.5.4")


# -- who is there --------------------------------------------------------------------------------


def units_of(s: State, seat: Seat, troop: Troop) -> int:
    """Return how many Units a troop has."""
    return 1 if troop == SINGLE else size_of(s, seat, troop - 1)


def kinds_of(s: State, seat: Seat, troop: Troop, area: Area) -> list[Kind]:
    """Return the kinds of Units that a troop has, or that stand alone in an Area."""
    if troop == SINGLE:
        return [INFANTRY] if singles(s, seat, area) else []
    return [kind for kind in ALL_KINDS if in_army(s, seat, troop - 1, *divmod(kind, KINDS))]


def is_in(s: State, seat: Seat, troop: Troop, area: Area) -> bool:
    """Say whether an Army, or a Unit that stands alone, is in an Area."""
    return singles(s, seat, area) > 0 if troop == SINGLE else area_of(s, seat, troop - 1) == area


def is_to_deploy(s: State, seat: Seat, troop: Troop) -> bool:
    """Say whether an Army is not on the map and may be formed."""
    return troop != SINGLE and area_of(s, seat, troop - 1) == NOT_DEPLOYED


@rule("5.5.2", "9.10.2")
def troops_in(s: State, seat: Seat, area: Area) -> list[Troop]:
    """Return who may march out of an Area: an Army, a single Unit, or an Army formed there."""
    if not any(is_in(s, seat, troop, area) for troop in ALL_TROOPS):
        return []
    return [
        troop for troop in ALL_TROOPS if is_in(s, seat, troop, area) or is_to_deploy(s, seat, troop)
    ]


@rule("9.10.1")
def is_slow(s: State, seat: Seat, troop: Troop) -> bool:
    """Say whether an Army has more Artillery than Cavalry, which some cards do not move."""
    if troop == SINGLE:
        return False
    cannons, horses = (
        sum(in_army(s, seat, troop - 1, band, unit) for band in range(len(BANDS)))
        for unit in (ARTILLERY, CAVALRY)
    )
    return cannons > horses


# -- moving pieces -------------------------------------------------------------------------------


def move_troop(s: State, seat: Seat, troop: Troop, start: Area, target: Area) -> None:
    """Move an Army, or one single Unit, from an Area to another."""
    if troop == SINGLE:
        take_single(s, seat, start)
        add_single(s, seat, target)
    else:
        s.army_at[army_place(seat, troop - 1)] = target


def pass_unit(s: State, seat: Seat, area: Area, kind: Kind, giver: Troop, taker: Troop) -> None:
    """Move a Unit from one troop in an Area to another."""
    band, unit = divmod(kind, KINDS)
    if giver == SINGLE:
        take_single(s, seat, area)
    else:
        take_from_army(s, seat, giver - 1, band, unit)
    if taker == SINGLE:
        add_single(s, seat, area)
    else:
        add_to_army(s, seat, taker - 1, area, band, unit)


# -- exchanges (9.5.4) ---------------------------------------------------------------------------


@rule("9.5.4")
def judge_partner(
    s: State, seat: Seat, troop: Troop, area: Area, other: Troop, way: int
) -> Verdict:
    """Say whether an Army that moves can take Units from others there, or leave some with them."""
    if other == troop:
        return NONE_OF_THEM
    if way == TAKING:
        return ALLOWED if is_in(s, seat, other, area) else NONE_OF_THEM
    if other == SINGLE:
        return ALLOWED if in_army(s, seat, troop - 1, REGULAR, INFANTRY) else STANDS_NOT_ALONE
    is_near = is_in(s, seat, other, area) or is_to_deploy(s, seat, other)
    return ALLOWED if is_near and units_of(s, seat, troop) else NONE_OF_THEM


@rule("9.5.4", "5.5.7")
def judge_unit(s: State, seat: Seat, giver: Troop, taker: Troop, kind: Kind, bound: int) -> Verdict:
    """Say whether a Unit may change from one troop to another; only Regular Infantry stands alone.

    ``bound`` Mercenaries have been hired for the march and stay with it.
    """
    band, unit = divmod(kind, KINDS)
    if taker == SINGLE and kind != INFANTRY:
        return STANDS_NOT_ALONE
    if giver != SINGLE and not in_army(s, seat, giver - 1, band, unit):
        return NONE_OF_THEM
    if band == MERCENARY and bound:
        hired = sum(in_army(s, seat, giver - 1, MERCENARY, each) for each in range(KINDS))
        return ALLOWED if hired > bound else HIRED_TO_MARCH
    return ALLOWED


def exchange_menu(
    s: State, seat: Seat, area: Area, troop: Troop, other: Troop, way: int, moved: int, bound: int
) -> Menu:
    """Offer the Units that may change, all of them at once, and to stop."""
    giver, taker = (other, troop) if way == TAKING else (troop, other)
    kinds = kinds_of(s, seat, giver, area)
    verb = PICK_UP if way == TAKING else LEAVE_BEHIND
    is_whole = way == TAKING or (other != SINGLE and not bound)
    return [
        Choice(DONE, whole=ALLOWED if moved else NOTHING_EXCHANGED),
        Choice(
            verb,
            ALL_KINDS,
            lambda kind: (
                judge_unit(s, seat, giver, taker, kind, bound) if kind in kinds else NONE_OF_THEM
            ),
            within=kinds,
        ),
        Choice(ALL_OF_THEM, whole=ALLOWED if is_whole else STANDS_NOT_ALONE),
    ]


@rule("9.5.4", "9.10.2")
def exchange(t: PriceTable, affair: Affair) -> Play[None]:
    """Move Units between an Army on the march and another troop, one after the other.

    Numbers: seat, the Army that moves, Area, the other troop, which way, Units that have changed,
    and how many Mercenaries may not stay behind.
    """
    s = t.state
    seat, troop, area, other, way, moved, bound = affair.numbers
    giver, taker = (other, troop) if way == TAKING else (troop, other)
    kinds = kinds_of(s, seat, giver, area)
    if not any(judge_unit(s, seat, giver, taker, kind, bound) for kind in kinds):
        return
    answer = yield t.ask(
        seat,
        "ask-pick-up" if way == TAKING else "ask-leave-behind",
        lambda: exchange_menu(s, seat, area, troop, other, way, moved, bound),
        cite="9.5.4",
        default=DONE(),
        public=True,
        area=area_text(area),
    )
    if answer == DONE():
        return
    if answer == ALL_OF_THEM():
        _pass_all(s, seat, area, giver, taker)
    else:
        verb = PICK_UP if way == TAKING else LEAVE_BEHIND
        pass_unit(s, seat, area, verb.target(answer), giver, taker)
        affair.note(seat, troop, area, other, way, moved + 1, bound)
        affair.repeat()
    if not moved:
        t.say("log-reorganizes", power=realm_name(s, seat), area=area_text(area), cite="9.5.4")


def _pass_all(s: State, seat: Seat, area: Area, giver: Troop, taker: Troop) -> None:
    kinds = kinds_of(s, seat, giver, area)
    while kinds:
        pass_unit(s, seat, area, kinds[0], giver, taker)
        kinds = kinds_of(s, seat, giver, area)


EXCHANGE: Final = AGENDA.task("exchange_units", exchange)


def to_exchange(
    s: State, seat: Seat, area: Area, giver: Troop, taker: Troop, bound: int
) -> dict[Kind, int]:
    """Return how many Units of each kind may change from one troop to another."""
    kinds = kinds_of(s, seat, giver, area)
    free = [kind for kind in kinds if judge_unit(s, seat, giver, taker, kind, bound) is ALLOWED]
    if giver == SINGLE:
        return {kind: singles(s, seat, area) for kind in free}
    return {kind: in_army(s, seat, giver - 1, *divmod(kind, KINDS)) for kind in free}


def partners(s: State, seat: Seat, troop: Troop, area: Area, way: int) -> Sequence[Troop]:
    """Return the troops with which an Army can exchange Units in an Area."""
    if troop == SINGLE:
        return ()
    return [
        other for other in ALL_TROOPS if judge_partner(s, seat, troop, area, other, way) is ALLOWED
    ]
