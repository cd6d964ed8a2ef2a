"""5.1 The two sides of a battle: who fights, with which Generals, and how strong (R24)."""

from greatpowers.games.realpolitik.components import (
    ALL_GENERALS,
    CAPITAL_GUARD,
    FORTRESS_STRENGTH,
    GARRISON_STRENGTH,
    GENERAL_STRENGTH,
    HOME_GUARD,
    HOME_OF,
    IS_CAPITAL,
    LEADS_FOR,
    NOBODY,
    General,
    Power,
    Territory,
    general_text,
)
from greatpowers.games.realpolitik.rules.relations import (
    are_hostile,
    controller_of,
    in_prestige_order,
)
from greatpowers.games.realpolitik.state import ATTACK, DEFENCE, Side, State
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule


def attacker(s: State) -> Power:
    """Return the power that moves, and so attacks."""
    return s.movers[0]


def principals(s: State, side: Side) -> list[General]:
    """Return the Generals in the battle territory who fight for a side."""
    power = attacker(s)
    return [
        general
        for general in ALL_GENERALS
        if s.general_at[general] == s.field and _fights_for(s, power, LEADS_FOR[general], side)
    ]


def _fights_for(s: State, power: Power, other: Power, side: Side) -> bool:
    return other == power if side == ATTACK else are_hostile(s, power, other)


@rule("5.1")
def leading_powers(s: State, side: Side) -> list[Power]:
    """The mover attacks; whoever holds the territory and stands in it defends."""
    if side == ATTACK:
        return [attacker(s)]
    powers = {LEADS_FOR[general] for general in principals(s, DEFENCE)}
    owner = controller_of(s, s.field)
    if owner != NOBODY and are_hostile(s, attacker(s), owner):
        powers.add(owner)
    return in_prestige_order(s, sorted(powers))


def supporting_powers(s: State, side: Side) -> list[Power]:
    """Return the powers that only support a side."""
    powers = {LEADS_FOR[general] for general in s.supporters[side]}
    return in_prestige_order(s, sorted(powers))


def powers_of(s: State, side: Side) -> list[Power]:
    """Return all powers of a side."""
    return leading_powers(s, side) + supporting_powers(s, side)


def generals_of(s: State, side: Side) -> list[General]:
    """Return all Generals of a side, supporters included."""
    return principals(s, side) + s.supporters[side]


def side_of(s: State, power: Power) -> Side:
    """Return the side on which a power fights."""
    return ATTACK if power in powers_of(s, ATTACK) else DEFENCE


def force(s: State, general: General) -> int:
    """R2: a General's own strength and his Units."""
    return GENERAL_STRENGTH[general] + s.general_units[general]


@rule("5.1", "R24")
def side_strength(s: State, side: Side, bill: Bill | None = None) -> int:
    """Return the strength of a side before cards."""
    total = 0
    for general in generals_of(s, side):
        total += charge(
            bill,
            "bill-support" if general in s.supporters[side] else "bill-general",
            force(s, general),
            general=general_text(general),
            strength=GENERAL_STRENGTH[general],
            units=s.general_units[general],
        )
    return total if side == ATTACK else total + works(s, s.field, bill)


@rule("R23", "R24")
def works(s: State, place: Territory, bill: Bill | None = None) -> int:
    """Return what Garrison, Fortress, loose Units and the home guard add to a defence."""
    total = 0
    if s.garrison[place] != NOBODY:
        total += charge(bill, "bill-garrison", GARRISON_STRENGTH)
    elif HOME_OF[place] != NOBODY:
        guard = CAPITAL_GUARD if IS_CAPITAL[place] else HOME_GUARD
        total += charge(bill, "bill-home-guard", guard)
    if s.fortress[place] != NOBODY:
        total += charge(bill, "bill-fortress", FORTRESS_STRENGTH)
    return total + charge(bill, "bill-loose-units", s.loose[place])


def all_powers_in_battle(s: State) -> list[Power]:
    """5.3, R26: the order in which cards are played."""
    return [
        *leading_powers(s, ATTACK),
        *leading_powers(s, DEFENCE),
        *supporting_powers(s, ATTACK),
        *supporting_powers(s, DEFENCE),
    ]


def piles_of(s: State, power: Power) -> list[int]:
    """Return the Generals on whom a power can lay cards."""
    side = side_of(s, power)
    return [general for general in generals_of(s, side) if LEADS_FOR[general] == power]
