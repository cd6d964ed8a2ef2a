"""What being at war is worth to a player, and what peace would leave him, in points of Prestige."""

from typing import Final

from greatpowers.games.price_of_power.appraisal_front import hopes, threats
from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import Realm
from greatpowers.games.price_of_power.rules.claims import cbs_of
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.pacts import PACT, drafter
from greatpowers.games.price_of_power.rules.peace import asked_for_peace
from greatpowers.games.price_of_power.rules.relations import at_peace, at_war_with
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
from greatpowers.kernel.agenda import TASK
from greatpowers.kernel.verdict import ALLOWED

A_WAR: Final = -0.15
"""A war, whatever comes of it: Unrest, and Prestige for White Peace."""
A_PLAYERS_WAR: Final = -0.9
"""One with a player, who strikes back."""
PREY: Final = 0.36
"""A Tax Value that Units may hope to take."""
OUTNUMBERED: Final = -0.2
"""A Unit that a player at war has more than oneself."""
TO_BE_RETURNED: Final = -0.6
"""A Tax Value taken in a war that is not won: peace would give it back."""
AT_MERCY: Final = -0.4
"""A Tax Value lost in a war that the other side has won."""
OFFERED: Final = 0.06
"""To have offered peace, if it would be welcome: others will answer."""
NEGOTIATING: Final = -20.0
"""To put a peace together: only one that is thought through is proposed."""
ALLIED_UNIT: Final = 0.3
CALMED: Final = 0.8
"""Unrest that there is MIL to end: in wars it comes with every Province that is kept."""
USED_CB: Final = 1.8
"""A CB token that costs nothing any more: there is war."""
USEFUL_CB: Final = 0.9
"""A CB token that may still be used."""


def wars(s: State, seat: Seat) -> float:
    """Return what a player's wars promise, and his reasons for more of them."""
    if not s.has_war:
        return 0.0
    unquiet = sum(1 for place in s.lands[seat] if s.unrest[place])
    found = CALMED * min(unquiet, power_of(s, seat, MIL))
    found += ALLIED_UNIT * s.allied_units[seat]
    if s.is_defending and s.emperor == seat:
        found += ALLIED_UNIT * s.imperial_units
    for realm in cbs_of(s, seat):
        if at_war_with(s, seat, realm):
            found += USED_CB
        elif judge_target(s, seat, realm) is ALLOWED:
            found += USEFUL_CB
    if at_peace(s, seat):
        return found
    found += sum(_war(s, seat, foe) for foe in foes_of(s, seat))
    return found + PREY * hopes(s, seat) + _offers(s, seat)


def _war(s: State, seat: Seat, foe: Realm) -> float:
    """Return what one war promises as it stands."""
    other = s.seat_of[foe]
    found = A_WAR
    if other >= 0:
        ours, theirs = counted_units(s, seat, foe), counted_units(s, other, s.realm[seat])
        found = A_PLAYERS_WAR + OUTNUMBERED * max(0, theirs - ours)
    if standing(s, seat, foe) == INCONCLUSIVE:
        taken = taken_from(s, seat, side_of(s, foe))
        found += TO_BE_RETURNED * sum(worth(s, place) for place in taken)
    if other >= 0 and standing(s, other, s.realm[seat]) != INCONCLUSIVE:
        found += AT_MERCY * sum(worth(s, place) for place in lost_to(s, seat, foe))
    return found


def _offers(s: State, seat: Seat) -> float:
    """Return what it is worth to have offered peace to those with whom there is still war."""
    if s.agenda and s.agenda[-1][TASK] == PACT.number and drafter(s) == seat:
        return OFFERED if s.offered else NEGOTIATING
    asked = [foe for foe in asked_for_peace(s, seat) if at_war_with(s, seat, foe)]
    return sum(OFFERED if is_peace_welcome(s, seat, foe) else -OFFERED for foe in asked)


def is_peace_welcome(s: State, seat: Seat, foe: Realm) -> bool:
    """Say whether a player has more to lose by a war than to gain, if all is given back."""
    taken = sum(worth(s, place) for place in taken_from(s, seat, side_of(s, foe)))
    lost = sum(worth(s, place) for place in lost_to(s, seat, foe))
    return lost + threats(s, seat) > taken + hopes(s, seat)
