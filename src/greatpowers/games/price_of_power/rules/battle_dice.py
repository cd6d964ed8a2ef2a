"""9.7.3 and 9.9.3 Battle Dice: how many a side rolls, and what they hit."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.cards import LEADER_DICE, character_text
from greatpowers.games.price_of_power.components.tables import (
    ALL_DICE,
    ARTILLERY,
    BASE_DICE,
    BATTLE_DICE,
    BATTLE_FACES,
    CAVALRY,
    DOUBLE,
    ICONS,
    INFANTRY,
    Die,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.battle_sides import (
    Battle,
    Side,
    enemy_of,
    heavy_ships,
    is_player,
    land_kinds,
    leading,
    strength,
)
from greatpowers.games.price_of_power.rules.prices import by_ideas
from greatpowers.games.price_of_power.state import NO_CHARACTER, PriceTable
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule

FACES: Final = 6
PAIR: Final = 2
"""So many double icons in one roll wound a Leader (9.7.5)."""


# -- the pool ------------------------------------------------------------------------------------


@rule("9.7.3", "9.9.3", "9.4", "15.0.4")
def dice_of_type(b: Battle, side: Side, die: Die, bill: Bill | None = None) -> int:
    """Return how many dice of a type a side rolls, each part of them a line of the bill."""
    found = charge(bill, "bill-dice-base", BASE_DICE) if die == _base_die(b, side) else 0
    found += _leader_dice(b, side, die, bill) + _idea_dice(b, side, die, bill)
    more = b.added(side, die)
    return found + charge(bill, "bill-dice-actions", more) if more else found


def dice_of(b: Battle, side: Side) -> list[int]:
    """Return how many dice of each type a side rolls."""
    return [dice_of_type(b, side, die) for die in ALL_DICE]


def _base_die(b: Battle, side: Side) -> Die:
    if b.is_naval:
        return ARTILLERY
    return CAVALRY if b.is_swapped(side) else INFANTRY


@rule("9.4", "9.4.1", "9.7.3")
def leader_dice(b: Battle, side: Side, die: Die) -> int:
    """Return how many dice of a type the Leader of a side adds."""
    leader = b.leader(side)
    if leader == NO_CHARACTER:
        return 0
    return max(0, LEADER_DICE[leader].get(BATTLE_DICE[die], 0) - b.removed(side, die))


def _leader_dice(b: Battle, side: Side, die: Die, bill: Bill | None) -> int:
    found = leader_dice(b, side, die)
    if not found:
        return 0
    return charge(bill, "bill-character", found, who=character_text(b.leader(side)))


@rule("9.7.3", "9.9.3", "8.0")
def _idea_dice(b: Battle, side: Side, die: Die, bill: Bill | None) -> int:
    """Return the dice that the Ideas of whoever leads a side add."""
    party = leading(b, side)
    if not is_player(party):
        return 0
    if b.is_naval:
        return by_ideas(b.s, party, f"naval_dice_{BATTLE_DICE[die]}", bill)
    return by_ideas(b.s, party, "infantry_dice", bill) if die == INFANTRY else 0


# -- rolling -------------------------------------------------------------------------------------


@rule("9.7.3", "9.9.3")
def throw(t: PriceTable, dice: Sequence[int]) -> list[int]:
    """Roll so many dice of each type; each is returned as its type times 6, plus its face."""
    return [die * FACES + t.chance.below(FACES) for die in ALL_DICE for _ in range(dice[die])]


def icons_of(rolled: Sequence[int]) -> list[int]:
    """Return how often each icon shows in a roll."""
    found = [0] * len(ICONS)
    for each in rolled:
        found[BATTLE_FACES[each // FACES][each % FACES]] += 1
    return found


@rule("9.7.3", "9.7.4")
def land_hits(kinds: Sequence[int], icons: Sequence[int], double_counts: int) -> int:
    """Return the hits of so many Infantry, Cavalry and Artillery: each Unit hits once at most.

    A double icon is one Infantry hit, with an Idea for it two.
    """
    infantry = icons[INFANTRY] + icons[DOUBLE] * double_counts
    return (
        min(kinds[INFANTRY], infantry)
        + min(kinds[CAVALRY], icons[CAVALRY])
        + min(kinds[ARTILLERY], icons[ARTILLERY])
    )


@rule("9.9.3")
def naval_hits(ships: int, heavy: int, icons: Sequence[int]) -> int:
    """Return the hits of Ships: one for each that has an Artillery icon, and one a Heavy Ship."""
    return min(ships, icons[ARTILLERY]) + heavy


@rule("9.7.3", "8.0")
def worth_of_double(b: Battle, side: Side) -> int:
    """Return how many Infantry hits a double icon is worth to a side."""
    party = leading(b, side)
    is_drilled = is_player(party) and modifier(b.s, party, "double_counts_twice") > 0
    return 2 if is_drilled else 1


@rule("9.7.3", "9.9.3")
def dice_that_hit(b: Battle, side: Side, rolled: Sequence[int]) -> list[int]:
    """Return how many hits each die of a roll makes, one after the other."""
    if b.is_naval:
        left = [0] * len(ICONS)
        left[ARTILLERY] = strength(b, side)
    else:
        left = [*land_kinds(b, side), 0, 0]
    found = []
    for each in rolled:
        icon = BATTLE_FACES[each // FACES][each % FACES]
        worth = worth_of_double(b, side) if icon == DOUBLE else 1
        unit = INFANTRY if icon == DOUBLE else icon
        found.append(min(left[unit], worth))
        left[unit] -= found[-1]
    return found


def hits_of(b: Battle, side: Side, rolled: Sequence[int]) -> int:
    """Return the casualties that a roll of a side means for the other."""
    icons = icons_of(rolled)
    if b.is_naval:
        return naval_hits(strength(b, side), heavy_ships(b, side), icons)
    return land_hits(land_kinds(b, side), icons, worth_of_double(b, side))


@rule("9.7.3", "R129")
def can_hit(kinds: Sequence[int], dice: Sequence[int]) -> bool:
    """Say whether Units could hit anything on land with so many dice of each type."""
    shown = {icon for die in ALL_DICE if dice[die] for icon in BATTLE_FACES[die]}
    if DOUBLE in shown:
        shown.add(INFANTRY)
    return any(kinds[unit] and unit in shown for unit in (INFANTRY, CAVALRY, ARTILLERY))


@rule("9.7.5", "9.9.5", "9.4.1", "R240")
def wounds_of(b: Battle, side: Side) -> int:
    """Return how often the last roll of the other side wounds the Leader of a side.

    Each pair of double icons does so, if the side has taken a casualty, too.
    """
    if not b.losses(side):
        return 0
    return icons_of(b.rolled(enemy_of(side)))[DOUBLE] // PAIR
