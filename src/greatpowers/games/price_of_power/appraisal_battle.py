"""What a Battle under way promises to those who fight in it, quickly estimated.

The exact chances take too long for a player who looks at many positions; here the expected hits
of a Round, times the Units that will go on hitting, stand for the strength of a side.
"""

from typing import Final

from greatpowers.games.price_of_power.appraisal_front import at_stake, lands_by_area, prey
from greatpowers.games.price_of_power.components.tables import (
    ALL_DICE,
    ARTILLERY,
    BATTLE_FACES,
    CAVALRY,
    DOUBLE,
    ICONS,
    INFANTRY,
    Seat,
)
from greatpowers.games.price_of_power.rules.battle_actions import BATTLE_ACTION
from greatpowers.games.price_of_power.rules.battle_dice import dice_of, worth_of_double
from greatpowers.games.price_of_power.rules.battle_losses import toughness
from greatpowers.games.price_of_power.rules.battle_sides import (
    BOTH,
    Battle,
    Side,
    enemy_of,
    heavy_ships,
    is_fighting,
    land_kinds,
    strength,
    units_of,
)
from greatpowers.games.price_of_power.rules.characters import generals_of
from greatpowers.games.price_of_power.state import NO_CHARACTER, State
from greatpowers.kernel.agenda import NUMBERS, TASK

VICTORY: Final = 1.0
VICTORY_AT_SEA: Final = 0.4
"""What is won or lost with a Battle at least: the field or the waters, and the MIL for it."""
PRIZE: Final = 0.5
"""What more for each Tax Value that the victor could take there, or the loser loses."""
UNIT_AT_STAKE: Final = 0.3
"""What more for each Unit of one's own that may be lost."""
RULER_AT_RISK: Final = -0.15
ILL_RULER_AT_RISK: Final = -1.2
"""A Ruler who leads, and one whom a wound would kill."""
PROMISED_DICE: Final = 2
"""How many dice a Battle Action promises whose dice are still to be chosen."""

_SHARE: Final = tuple(
    tuple(faces.count(icon) / len(faces) for icon in range(len(ICONS))) for faces in BATTLE_FACES
)
"""How much of an icon each type of die shows on average."""


def fight(s: State, seat: Seat) -> float:
    """Return what the Battle under way is worth to a player who fights in it."""
    if not is_fighting(s):
        return 0.0
    b = Battle(s)
    side = next((side for side in BOTH if seat in b.parties(side)), None)
    if side is None:
        return 0.0
    own = units_of(b, side, seat)
    if not own:
        return 0.0
    won = chance(b, side, _promised(s, seat))
    gain = VICTORY_AT_SEA if b.is_naval else VICTORY
    loss = gain + UNIT_AT_STAKE * own
    if not b.is_naval:
        gain += PRIZE * min(own, prey(s, seat, b.place))
        foes = strength(b, enemy_of(side))
        loss += PRIZE * at_stake(s, seat, lands_by_area(s, seat), b.place, foes)
    return won * gain - (1 - won) * loss + _risk_of_ruler(s, seat)


def _risk_of_ruler(s: State, seat: Seat) -> float:
    ruler = s.ruler[seat]
    if ruler == NO_CHARACTER or ruler not in generals_of(s, seat):
        return 0.0
    return ILL_RULER_AT_RISK if s.ill[ruler] else RULER_AT_RISK


def _promised(s: State, seat: Seat) -> int:
    """Return the dice that a player has paid for and not chosen yet."""
    under_way = any(row[TASK] == BATTLE_ACTION.number and row[NUMBERS] == seat for row in s.agenda)
    return PROMISED_DICE if under_way else 0


def chance(b: Battle, side: Side, promised: int = 0) -> float:
    """Estimate the chance of a side to win, with some more dice of its best type."""
    ours = _weight(b, side, promised)
    theirs = _weight(b, enemy_of(side), 0)
    if not ours + theirs:
        return 0.5
    return ours * ours / (ours * ours + theirs * theirs)


def _weight(b: Battle, side: Side, promised: int) -> float:
    """Return how strong a side is: hits in a Round, times what will go on hitting."""
    if not strength(b, side):
        return 0.0
    dice = dice_of(b, side)
    best = max(_hits(b, side, _with(dice, die, promised)) for die in ALL_DICE)
    return best * toughness(b, side)


def _with(dice: list[int], die: int, more: int) -> list[int]:
    return [number + (more if each == die else 0) for each, number in enumerate(dice)]


def _hits(b: Battle, side: Side, dice: list[int]) -> float:
    """Return how many hits a side may expect of so many dice."""
    icons = [sum(dice[die] * _SHARE[die][icon] for die in ALL_DICE) for icon in range(len(ICONS))]
    if b.is_naval:
        return min(strength(b, side), icons[ARTILLERY]) + heavy_ships(b, side)
    kinds = land_kinds(b, side)
    foot = icons[INFANTRY] + icons[DOUBLE] * worth_of_double(b, side)
    return (
        min(kinds[INFANTRY], foot)
        + min(kinds[CAVALRY], icons[CAVALRY])
        + min(kinds[ARTILLERY], icons[ARTILLERY])
    )
