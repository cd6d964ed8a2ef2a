"""What being at war is worth to a player, and what peace would leave him, in points of Prestige."""

from typing import Final

from greatpowers.games.price_of_power.appraisal_aims import is_wanted
from greatpowers.games.price_of_power.appraisal_front import can_still_take, has_passed, hopes
from greatpowers.games.price_of_power.appraisal_peace import AT_MERCY, talks
from greatpowers.games.price_of_power.appraisal_time import rounds_left
from greatpowers.games.price_of_power.appraisal_unrest import harm_of_unrest
from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import Realm
from greatpowers.games.price_of_power.rules.claims import cbs_of
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.relations import at_peace, at_war_with
from greatpowers.games.price_of_power.rules.terms import WHITE_PEACE_PRESTIGE
from greatpowers.games.price_of_power.rules.victory import (
    INCONCLUSIVE,
    counted_units,
    foes_of,
    lost_to,
    side_of,
    standing,
    taken_from,
    worth,
)
from greatpowers.games.price_of_power.rules.war_bans import judge_target
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.verdict import ALLOWED

A_WAR: Final = -0.15
"""A war, whatever comes of it: Unrest, and Prestige for White Peace."""
A_PLAYERS_WAR: Final = -0.9
"""One with a player, who strikes back."""
PREY: Final = 0.22
"""A Tax Value that Units may hope to take."""
OUTNUMBERED: Final = -0.2
"""A Unit that a player at war has more than oneself."""
TO_BE_RETURNED: Final = -0.9
"""A Tax Value taken in a war that is not won: peace would give it back."""
NOT_SETTLED: Final = -0.1
AS_ORDERED: Final = 0.7
"""A Province taken for which a Mission asks."""
RETAKEN: Final = -0.65
"""One taken in a war that is won: as long as it goes on it may be lost again, most likely to a
player, who comes to take it back."""
ALLIED_UNIT: Final = 0.3
CALMED: Final = 0.8
"""Unrest that there is MIL to end: in wars it comes with every Province that is kept."""
TOO_LATE: Final = 0.3
"""How much of that counts for who has no Turn left before the Rebel Dice are rolled."""
USED_CB: Final = 1.8
"""A CB token that costs nothing any more: there is war."""
USEFUL_CB: Final = 0.9
"""A CB token that may still be used."""


def wars(s: State, seat: Seat) -> float:
    """Return what a player's wars promise, his reasons for more of them, and talks of peace."""
    return fortunes(s, seat) + talks(s, seat) if s.has_war else 0.0


def fortunes(s: State, seat: Seat) -> float:
    """Return what a player's wars promise as they stand, and his reasons for more of them."""
    foes = [] if at_peace(s, seat) else foes_of(s, seat)
    unquiet = sum(1 for place in s.lands[seat] if s.unrest[place])
    part = TOO_LATE if has_passed(s, seat) else 1.0
    found = part * CALMED * min(unquiet, power_of(s, seat, MIL))
    found += ALLIED_UNIT * s.allied_units[seat]
    if s.is_defending and s.emperor == seat:
        found += ALLIED_UNIT * s.imperial_units
    for realm in cbs_of(s, seat):
        if at_war_with(s, seat, realm):
            found += USED_CB
        elif judge_target(s, seat, realm) is ALLOWED:
            found += USEFUL_CB
    if not foes:
        return found
    found += sum(_war(s, seat, foe) for foe in foes)
    return found + PREY * hopes(s, seat)


def _war(s: State, seat: Seat, foe: Realm) -> float:
    """Return what one war promises as it stands: peace will give back what was taken, or keep it.

    What is kept will have Unrest, for which there will be MIL.
    """
    other = s.seat_of[foe]
    found = A_WAR
    if other >= 0:
        ours, theirs = counted_units(s, seat, foe), counted_units(s, other, s.realm[seat])
        found = A_PLAYERS_WAR + OUTNUMBERED * max(0, theirs - ours)
    taken = taken_from(s, seat, side_of(s, foe))
    if not taken and not can_still_take(s, seat):
        found += WHITE_PEACE_PRESTIGE
    tax = sum(worth(s, place) for place in taken)
    found += RETAKEN * tax if other >= 0 and rounds_left(s) else 0.0
    if standing(s, seat, foe) == INCONCLUSIVE:
        found += TO_BE_RETURNED * tax
    elif rounds_left(s):
        found += min(0.0, harm_of_unrest(s) + CALMED) * len(taken) + NOT_SETTLED * tax
        found += AS_ORDERED * sum(is_wanted(s, seat, place) for place in taken)
    if other >= 0 and standing(s, other, s.realm[seat]) != INCONCLUSIVE:
        found += AT_MERCY * sum(worth(s, place) for place in lost_to(s, seat, foe))
    return found
