"""What things are worth to the seat that has them, measured in points of Prestige."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.price_of_power.appraisal_aims import CLAIM, claimed, claims, goals
from greatpowers.games.price_of_power.appraisal_battle import fight
from greatpowers.games.price_of_power.appraisal_campaign import campaign
from greatpowers.games.price_of_power.appraisal_crusade import crusade
from greatpowers.games.price_of_power.appraisal_hand import CUBE, DUCAT, hand
from greatpowers.games.price_of_power.appraisal_rebels import losses
from greatpowers.games.price_of_power.appraisal_time import (
    HORIZON,
    incomes_left,
    rounds_left,
    useful_incomes,
)
from greatpowers.games.price_of_power.appraisal_unrest import harm_of_unrest
from greatpowers.games.price_of_power.appraisal_war import wars
from greatpowers.games.price_of_power.components.cards import (
    ACTION_OF,
    ACTIONS,
    IS_ADVISOR,
    Character,
)
from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    DIP,
    FIRST_KEEP,
    MERCHANTS,
    MOST_POWER,
    PASS_INCOME,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    IS_DISTANT_REALM,
    NOBODY,
    Realm,
)
from greatpowers.games.price_of_power.rules import (
    alliances,
    colonies,
    income,
    influence,
    upkeep,
)
from greatpowers.games.price_of_power.rules.action_cards import PLAYING
from greatpowers.games.price_of_power.rules.appointing import HIRE
from greatpowers.games.price_of_power.rules.characters import serves
from greatpowers.games.price_of_power.rules.claims import FABRICATION, cbs_of
from greatpowers.games.price_of_power.rules.deals import TALKS
from greatpowers.games.price_of_power.rules.explore import EXPLORATION
from greatpowers.games.price_of_power.rules.faiths import areas_in_dissent
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.ownership import has, is_npr
from greatpowers.games.price_of_power.rules.scoring import final_prestige
from greatpowers.games.price_of_power.rules.struggle_scoring import prestige_of
from greatpowers.games.price_of_power.rules.trade import TRADE_TASK
from greatpowers.games.price_of_power.rules.turns import TURN
from greatpowers.games.price_of_power.state import ACTIONS as ACTION_PHASE
from greatpowers.games.price_of_power.state import (
    INCOME,
    NO_CHARACTER,
    NOT_OWNED,
    SEATS,
    State,
)
from greatpowers.games.price_of_power.vocabulary import (
    BORROW,
    CALL_FLEET,
    CALL_HOME,
    DISBAND,
    DISBAND_SHIP,
    DISMISS,
)
from greatpowers.kernel.agenda import NUMBERS, TASK

PAR: Final = 5.0
"""What any realm promises for each income to come."""

LAST_DUCAT: Final = 0.04
"""A Ducat in the last Round, when it can still pay a Loan back."""
PLENTY: Final = 20
"""Ducats beyond these are worth half."""
MORE_THAN_ENOUGH: Final = 40
"""Ducats beyond these are worth a fifth: whoever has them should have spent some."""
SURPLUS_CUBE: Final = 0.1
"""A cube of power that the next income would leave no room for."""
LAST_CUBE: Final = 0.15
"""A cube in the last Round, as long as one has not passed."""

LAST_CARD: Final = 0.1
_CUTS: Final = (
    (DISMISS, -1.2),
    (DISBAND, -0.6),
    (DISBAND_SHIP, -0.5),
    (CALL_HOME, -0.2),
    (CALL_FLEET, -0.2),
    (BORROW, -1.6),
)
"""What it costs to do without Advisors, Units and Ships, or to take Loans, to pay one's way."""
IDEA: Final = 0.15
"""An Idea, for each Round to come."""
DISSENT: Final = -0.5
"""An Area of another faith, for each income to come: Unrest comes there again and again."""
UNUSED_CB: Final = -1.8
"""A CB token: it will cost 2 Prestige, as there are no wars."""
INTERREGNUM: Final = -1.5
CUBE_ABROAD: Final = 0.06
COURTED: Final = 0.4
"""A cube in a realm with which an Alliance could be made, of the first two."""
COLONIAL_CLAIM: Final = 0.3
COLONIST: Final = 0.2
GUARD: Final = 0.2
CARDINAL: Final = 0.25
CHARGE: Final = 0.3
"""A cube on a Display card."""
WAITING: Final = 0.8
"""How much of the Ducats for passing counts while one has not passed."""
FREE_MERCHANT: Final = 0.2

DAWDLING: Final = -0.03
NO_OFFICE: Final = -1.0
AIMLESS: Final = -20.0
"""What could go on for ever: cutting ties, talks, and moving who serves already to and fro."""

TRADE_UNDER_WAY: Final = 0.75
DISCOVERY_UNDER_WAY: Final = 1.0
CARD_UNDER_WAY: Final[dict[str, float]] = {
    "development": 2.0,
    "central_authority": 1.2,
    "strong_council": 0.4,
    "man_of_the_church": 1.0,
    "commercial_growth": 1.4,
    "patronage": 1.4,
    "land_survey": 1.0,
    "colonial_charter": 1.2,
    "subjugate": 3.0,
    "royal_marriage": 2.0,
    "new_alliance": 2.6,
    "study_technology": 2.0,
    "spy_network": 0.9,
    "embassies": 1.1,
    "trade_agreement": 1.4,
}
"""What a card promises whose effects are still to be chosen."""
_CARD_WORTH: Final = tuple(CARD_UNDER_WAY.get(action, 0.0) for action in ACTIONS)

Worth = Callable[[State, Seat], float]


def standing(s: State, seat: Seat) -> float:
    """Return the Prestige of a seat if the game ended now, apart from Missions in hand."""
    return s.prestige[seat] if s.ending else s.prestige[seat] + final_prestige(s, seat)


def prospects(s: State, seat: Seat) -> float:
    """Return what all that a seat has promises beyond what would be scored now, against par."""
    if s.ending:
        return 0.0
    return sum(worth(s, seat) for _, worth in PROSPECTS) - par(s)


def par(s: State) -> float:
    """Return what any realm promises."""
    return PAR * incomes_left(s)


# -- money and power -----------------------------------------------------------------------------


def _treasury(s: State, seat: Seat) -> float:
    """Return the worth of Ducats: those there are, those to come, and those for passing."""
    coming = DUCAT * useful_incomes(s) * income.income(s, seat)
    return purse(s, seat) + coming + _price_of_ducat(s) * _for_passing(s, seat)


def purse(s: State, seat: Seat) -> float:
    """Return the worth of the Ducats that there are."""
    return _price_of_ducat(s) * _useful(s.ducats[seat])


def _price_of_ducat(s: State) -> float:
    return DUCAT if rounds_left(s) else LAST_DUCAT


def _useful(ducats: int) -> float:
    """Return how many Ducats one can hope to make something of."""
    plenty = min(max(0, ducats - PLENTY), MORE_THAN_ENOUGH - PLENTY)
    return min(ducats, PLENTY) + plenty / 2 + max(0, ducats - MORE_THAN_ENOUGH) / 5


def _for_passing(s: State, seat: Seat) -> float:
    if s.phase != ACTION_PHASE or seat in s.passed or s.is_ending:
        return 0.0
    money = PASS_INCOME[len(s.seated)]
    return WAITING * money[len(s.passed)] if len(s.passed) < len(money) else 0.0


def monarch_power(s: State, seat: Seat) -> float:
    """Return the worth of power; what the next income would push off the mat is worth little."""
    left = rounds_left(s)
    if not left:
        if seat in s.passed or s.is_ending:
            return 0.0
        return LAST_CUBE * sum(power_of(s, seat, power) for power in ALL_POWERS)
    comes_again = s.phase < INCOME
    found = 0.0
    for power in ALL_POWERS:
        there, skill = power_of(s, seat, power), income.power_income(s, seat, power)
        room = MOST_POWER - skill if comes_again else MOST_POWER
        found += CUBE * min(there, room) + SURPLUS_CUBE * max(0, there - room)
        found += CUBE * skill * useful_incomes(s)
    return found


# -- court and cards -----------------------------------------------------------------------------


def _court(s: State, seat: Seat) -> float:
    """Return the worth of cards and Ideas, and the harm of having no Ruler."""
    left = rounds_left(s)
    found = hand(s, seat) if left else LAST_CARD * min(len(s.hand[seat]), FIRST_KEEP)
    found += IDEA * min(left, HORIZON) * sum(has(known, seat) for known in s.knows)
    if s.ruler[seat] == NO_CHARACTER and left:
        found += INTERREGNUM
    found += CHARGE * sum(s.charges[seat]) * bool(left)
    return found + CARDINAL * s.cardinals.count(seat) * bool(left)


def _cuts(s: State, seat: Seat) -> float:
    """Return what it costs to do without what one has chosen to, and what that saves."""
    if not s.upkeep[seat]:
        return 0.0
    lost = sum(cost * sum(code in verb for code in s.upkeep[seat]) for verb, cost in _CUTS)
    return lost + DUCAT * upkeep.relief(s, seat)


def _round_prestige(s: State, seat: Seat) -> float:
    """Return the Prestige of the Rounds to come, and of active Power Struggles."""
    found = incomes_left(s) * income.round_prestige(s, seat)
    return found + sum(prestige_of(s, seat, struggle) for struggle in s.active_struggles)


# -- lands ---------------------------------------------------------------------------------------


def _lands(s: State, seat: Seat) -> float:
    """Return the harm of Unrest and dissent, and the worth of Claims, Colonists and Ships."""
    left = incomes_left(s)
    dissent = len(areas_in_dissent(s, seat)) if left else 0
    unrest = sum(1 for place in s.lands[seat] if s.unrest[place])
    colonial = len(colonies.colonial_claims(s, seat)) if s.claims[seat] else 0
    guards = sum(s.guards[seat::SEATS])
    return (
        harm_of_unrest(s) * unrest
        + DISSENT * left * dissent
        + UNUSED_CB * len(cbs_of(s, seat)) * bool(left)
        + claims(s, seat) * bool(left)
        + COLONIAL_CLAIM * colonial * left
        + COLONIST * s.colonists[seat] * bool(left)
        + GUARD * guards * bool(left)
    )


def _courted(s: State, seat: Seat) -> float:
    """Return the worth of Influence: most where an Alliance could follow."""
    tokens = alliances.limit(s, seat) - len(alliances.allies_of(s, seat))
    cubes = CUBE_ABROAD * len(s.influence[seat]) * bool(rounds_left(s))
    if tokens <= 0:
        return cubes
    near = sorted(_courting(s, seat, realm) for realm in alliances.within_reach(s, seat))
    return cubes + sum(near[-tokens:])


def _courting(s: State, seat: Seat, realm: Realm) -> float:
    """Return how far a seat has come to an Alliance with a realm."""
    if s.seat_of[realm] != NOBODY or has(s.allied[realm], seat) or not is_npr(s, realm):
        return 0.0
    mine = _backing(s, seat, realm)
    rival = alliances.ally_of(s, realm)
    needed = alliances.LEAST_INFLUENCE
    if rival != NOBODY:
        needed = max(needed, _backing(s, rival, realm) + 1)
    return COURTED * alliances.LEAST_INFLUENCE * min(1.0, mine / needed)


def _backing(s: State, seat: Seat, realm: Realm) -> int:
    return influence.backing(s, seat, realm, IS_DISTANT_REALM[realm])


# -- what is under way ---------------------------------------------------------------------------


def _turn(s: State, seat: Seat) -> float:
    """Return what a Turn still promises: Merchants that could trade, and what was begun."""
    found = _begun(s, seat)
    if s.phase != ACTION_PHASE or seat in s.passed or s.is_ending or not rounds_left(s):
        return found
    first = seat * MERCHANTS
    free = [
        number
        for number in range(first, first + MERCHANTS)
        if s.merchant[number] != NOT_OWNED and not s.is_resting[number]
    ]
    return found + FREE_MERCHANT * min(len(free), power_of(s, seat, DIP))


def _begun(s: State, seat: Seat) -> float:
    """Return what was begun promises; a Turn that goes on without aim is a little worse."""
    found = DAWDLING * (1 + (s.agenda[-1][TASK] != TURN.number)) if s.turn == seat else 0.0
    for row in s.agenda:
        if len(row) > NUMBERS and row[NUMBERS] == seat:
            if row[TASK] == PLAYING.number:
                found += _CARD_WORTH[ACTION_OF[row[NUMBERS + 1]]]
            elif row[TASK] == HIRE.number:
                found += _hiring(s, seat, row[NUMBERS + 1])
            elif row[TASK] == FABRICATION.number:
                found += CLAIM * sum(claimed(s, seat, area) for area in row[NUMBERS + 1 :])
            else:
                found += _UNDER_WAY.get(row[TASK], 0.0)
        elif row[TASK] == TALKS.number and row[NUMBERS + 1] == seat:
            found += AIMLESS
    return found


def _hiring(s: State, seat: Seat, character: Character) -> float:
    """Return what it promises to look for an office: a Leader is of use only as a Ruler."""
    if serves(s, character) != NOBODY:
        return AIMLESS
    is_needed = IS_ADVISOR[character] or s.ruler[seat] == NO_CHARACTER
    return 0.0 if is_needed else NO_OFFICE


_UNDER_WAY: Final = {
    TRADE_TASK.number: TRADE_UNDER_WAY,
    EXPLORATION.number: DISCOVERY_UNDER_WAY,
    alliances.CUTTING.number: AIMLESS,
    TALKS.number: AIMLESS,
}
PROSPECTS: Final[tuple[tuple[str, Worth], ...]] = (
    ("aspect-ducats", _treasury),
    ("aspect-power", monarch_power),
    ("aspect-court", _court),
    ("aspect-upkeep", _cuts),
    ("aspect-rounds", _round_prestige),
    ("aspect-lands", _lands),
    ("aspect-influence", _courted),
    ("aspect-goals", goals),
    ("aspect-begun", _turn),
    ("aspect-war", wars),
    ("aspect-losses", losses),
    ("aspect-war", crusade),
    ("aspect-battle", fight),
    ("aspect-war", campaign),
)
"""All that promises something, each with what it is an aspect of."""
