"""What talks of peace and what they leave to do are worth, in the midst of them.

A position in which terms are still to be chosen is worth nothing by itself: only a peace that is
thought through to its end is made, as a whole plan. What is sure to follow one counts already.
"""

from typing import Final

from greatpowers.games.price_of_power.appraisal_front import hopes, threats
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import Realm
from greatpowers.games.price_of_power.rules.courting import COURT, has_place
from greatpowers.games.price_of_power.rules.keeping import KEEPING
from greatpowers.games.price_of_power.rules.pacts import PACT, drafter
from greatpowers.games.price_of_power.rules.peace import SETTLE, asked_for_peace
from greatpowers.games.price_of_power.rules.peace_rewards import CALM_BY_CLAIM, CALMED, CLAIM_BACK
from greatpowers.games.price_of_power.rules.relations import at_war_with
from greatpowers.games.price_of_power.rules.terms import humiliation
from greatpowers.games.price_of_power.rules.unrest import unrest_in
from greatpowers.games.price_of_power.rules.victory import lost_to, side_of, taken_from, worth
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.agenda import NUMBERS, TASK

OFFERED: Final = 0.06
"""To have offered peace, if it would be welcome: others will answer."""
UNSETTLED: Final = -20.0
"""To look for terms, or to put a peace together, without an end in sight."""
AT_MERCY: Final = -0.4
"""A Tax Value in the hands of who has won, or to whom one surrenders."""
QUIET: Final = 0.5
"""Unrest that will go for a Claim, and what the Claim was worth."""
GIVEN_UP: Final = 0.25
TO_CLAIM: Final = 0.2
TO_PLACE: Final = 0.06
"""An Area that may be claimed back, and a cube of Influence that may be placed."""


def talks(s: State, seat: Seat) -> float:
    """Return what talks of peace are worth to a player, and what a peace leaves him to do."""
    if not s.agenda:
        return 0.0
    return _terms(s, seat) + _offers(s, seat) + _rewards(s, seat)


def _terms(s: State, seat: Seat) -> float:
    """Return what it is worth that terms are being chosen, by a player or of him."""
    task, numbers = s.agenda[-1][TASK], s.agenda[-1][NUMBERS:]
    if task == PACT.number and drafter(s) == seat:
        return OFFERED if s.offered else UNSETTLED
    if task not in (SETTLE.number, KEEPING.number):
        return 0.0
    victor, loser = numbers[:2]
    if victor == seat:
        return UNSETTLED
    if task == SETTLE.number and loser == s.realm[seat]:
        taken = sum(worth(s, place) for place in lost_to(s, seat, s.realm[victor]))
        return min(AT_MERCY * taken, -float(humiliation(s, victor, loser)))
    return 0.0


def _offers(s: State, seat: Seat) -> float:
    """Return what it is worth to have offered peace to those with whom there is still war."""
    asked = [foe for foe in asked_for_peace(s, seat) if at_war_with(s, seat, foe)]
    return sum(OFFERED if is_peace_welcome(s, seat, foe) else -OFFERED for foe in asked)


def _rewards(s: State, seat: Seat) -> float:
    """Return what a peace that is made still leaves to a player: quiet, Claims and Influence."""
    found = 0.0
    for row in s.agenda:
        task, numbers = row[TASK], row[NUMBERS:]
        if not numbers or numbers[0] != seat:
            continue
        if task == CALM_BY_CLAIM.number:
            found += sum(_quiet(s, seat, area) for area in numbers[1:] if area in s.claims[seat])
        elif task == CLAIM_BACK.number:
            found += TO_CLAIM * sum(area not in s.claims[seat] for area in numbers[1:])
        elif task == COURT.number and any(has_place(s, seat, area) for area in numbers[2:]):
            found += TO_PLACE * numbers[1]
    return found


def _quiet(s: State, seat: Seat, area: int) -> float:
    return max(0.0, QUIET * min(CALMED, len(unrest_in(s, seat, area))) - GIVEN_UP)


def is_peace_welcome(s: State, seat: Seat, foe: Realm) -> bool:
    """Say whether a player has more to lose by a war than to gain, if all is given back."""
    taken = sum(worth(s, place) for place in taken_from(s, seat, side_of(s, foe)))
    lost = sum(worth(s, place) for place in lost_to(s, seat, foe))
    return lost + threats(s, seat) > taken + hopes(s, seat)
