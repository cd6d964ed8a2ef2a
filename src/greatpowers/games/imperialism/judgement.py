"""How good a position looks: features for bots, all measured in points of glory.

What lies open is reckoned alike for every seat; cards count for the seat that judges. The
judgement reads the whole state: a bot hands in one that was dealt anew for its own seat.
"""

from math import exp, tanh
from typing import Final

from greatpowers.games.imperialism.appraisal import (
    DUCAT,
    MEAN_CARD,
    appraise_hand,
    appraise_pending,
    ducat_worth,
)
from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_GLORY,
    ACHIEVEMENT_NEEDS,
    ARMY,
    DUCATS,
    END_SPACE,
    FIRST_TERRITORY,
    FLEET,
    FORBIDS_WAR,
    GOLD,
    GOOD_TRACKS,
    INDUSTRIAL,
    IS_CATHOLIC,
    IS_COLONY,
    LAND,
    LANDS,
    NEEDS,
    NOBODY,
    NOTHING,
    ORIENTAL,
    POWER_LEVELS,
    PRESTIGE,
    PRESTIGE_TOP,
    PROFIT,
    RELIGION_DEVELOPMENT,
    RULER_DEVELOPMENT,
    SEA,
    TAXES,
    TERRITORY_LEVELS,
    WAR_CARD_MODIFIER,
    WAR_CARDS,
    Achievement,
    Seat,
    Track,
)
from greatpowers.games.imperialism.rules.development import is_industrial, leader_ducats
from greatpowers.games.imperialism.rules.ending import CATEGORIES, FAITHFUL
from greatpowers.games.imperialism.rules.faith import are_dissenters
from greatpowers.games.imperialism.rules.hands import hand_limit
from greatpowers.games.imperialism.rules.needs import available
from greatpowers.games.imperialism.rules.strength import MILITARY, lead, own_modifiers
from greatpowers.games.imperialism.rules.war import MOST_DEFENCE_CARDS
from greatpowers.games.imperialism.state import CHOOSE_POWERS, EXCHANGE, FIRST_LEVELS, OVER, State
from greatpowers.kernel.aspect import Aspect, Aspects

SURE: Final = 0.9
"""The worth of a game that is won; the rest is for the margin."""
LAST_SCALE: Final = 4.0
FIRST_SCALE: Final = 24.0
"""A lead of so many points makes a position good, at the end and at the beginning."""
BEST_RIVAL: Final = 0.7
"""How much the best of the others counts against all of them together."""
GOOD_START: Final = 0.01

DEVELOPMENTS: Final = 5.0
"""How often a good is still developed, at the beginning of the game."""
SECOND_BEST: Final = 0.3
MILITARY_LEVEL: Final = 0.12
WEAKER_ARM: Final = 0.15
"""What a level of army or fleet is worth, and more where it is the lower: both open territories."""
PRESTIGE_POINT: Final = 0.12
NEAR_BLOOM: Final = 0.25
STRENGTH: Final = 0.05
MOST_LEAD: Final = 8
CANNOT_ATTACK: Final = -0.5
CARD_SLOT: Final = 0.6
FREE_CHOICE: Final = 0.35
"""Whoever levied taxes, which nobody needs twice running, may do what he likes next."""
CLOSE: Final = 0.48
"""How fast an achievement's worth shrinks with each step that is missing."""
DUCATS_A_STEP: Final = 8
MET_LATER: Final = 0.6
TERRITORY_STEP: Final = 1.5


def judge(s: State, seat: Seat) -> float:
    """Return the worth of a position for a seat, from -1 to 1."""
    if s.stage == CHOOSE_POWERS:
        return 0.0
    if _are_first_levels_raised(s, seat):
        return _judge_first_level(s, seat)
    if s.stage == OVER:
        return _judge_result(s, seat)
    left = _left(s)
    worth = _prospects(s, left)
    own = worth[seat] + appraise_hand(s, seat, left)
    own += appraise_pending(s, seat, left) + _war_prospects(s, seat)
    return worth_of_lead(s, own - _rivalry(s, seat, worth, left))


def worth_of_lead(s: State, lead: float) -> float:
    """Return the worth of a lead of so many points of glory."""
    return tanh(lead / (LAST_SCALE + FIRST_SCALE * _left(s)))


def _left(s: State) -> float:
    """Return how much of the game is left, from 1 to 0."""
    return 1.0 - min(1.0, max(s.glory) / END_SPACE[s.players])


def _rivalry(s: State, seat: Seat, worth: list[float], left: float) -> float:
    """Return how well the others stand, the best of them above all."""
    best = -999.0
    total = 0.0
    for other in range(s.players):
        if other != seat:
            theirs = worth[other] + MEAN_CARD * left * len(s.hand[other])
            best = max(best, theirs)
            total += theirs
    return BEST_RIVAL * best + (1 - BEST_RIVAL) * total / (s.players - 1)


def aspects(s: State, seat: Seat) -> list[Aspect]:
    """Return what the judgement is the sum of; before the first turn there is nothing to weigh."""
    if s.stage in (CHOOSE_POWERS, OVER) or _are_first_levels_raised(s, seat):
        return []
    left = _left(s)
    counts = countables(s)
    places, strength, goals = ([0.0] * s.players for _ in range(3))
    _add_places(places, counts, left)
    _add_strength(s, strength, left)
    _add_goals(s, goals, counts, left)
    return [
        Aspect("aspect-glory", float(s.glory[seat])),
        Aspect("aspect-ducats", ducat_worth(s.ducats[seat], left)),
        Aspect("aspect-trade", _income(s, seat) * left),
        Aspect("aspect-arms", _arms(s, seat, left) + strength[seat]),
        Aspect("aspect-prestige", _prestige(s, seat, left)),
        Aspect("aspect-places", places[seat]),
        Aspect("aspect-goals", goals[seat]),
        Aspect("aspect-hand", appraise_hand(s, seat, left) + _room(s, seat, left)),
        Aspect("aspect-war", _war_prospects(s, seat)),
        Aspect("aspect-event", appraise_pending(s, seat, left)),
        Aspect("aspect-freedom", _freedom(s, seat, left), is_fleeting=True),
        Aspect("aspect-rivals", -_rivalry(s, seat, _prospects(s, left), left)),
    ]


ASPECTS: Final = Aspects(aspects, worth_of_lead)


def _are_first_levels_raised(s: State, seat: Seat) -> bool:
    """Say whether a seat is at its first level; the last to raise one sees the first turn begin."""
    return s.stage == FIRST_LEVELS or (s.stage == EXCHANGE and s.turn == 1 and seat != s.active)


def _judge_result(s: State, seat: Seat) -> float:
    """A victory is sure; then the margin decides, and what breaks ties."""
    own = _mark(s, seat)
    best = max(_mark(s, other) for other in s.others(seat))
    margin = tanh((own - best) / FIRST_SCALE) * (1 - SURE)
    return margin + (SURE if own >= best else -SURE)


def _mark(s: State, seat: Seat) -> float:
    return s.final[seat] + s.level[seat][PRESTIGE] / 100 + s.ducats[seat] / 100_000


def _judge_first_level(s: State, seat: Seat) -> float:
    """Prefer the level that opens more territories; all powers are worth the same."""
    level = s.level[seat]
    base = [0, 0]
    for track, number in POWER_LEVELS[s.power[seat]]:
        if track <= FLEET:
            base[track] = number
    if level[ARMY] + level[FLEET] == base[ARMY] + base[FLEET]:
        return GOOD_START
    army = _open_territories(s, base[ARMY] + 1, base[FLEET])
    fleet = _open_territories(s, base[ARMY], base[FLEET] + 1)
    is_good = army >= fleet if level[ARMY] > base[ARMY] else fleet >= army
    return GOOD_START if is_good else 0.0


def _open_territories(s: State, army: int, fleet: int) -> int:
    """Return the levels that the open territories within reach would give."""
    total = 0
    for territory in s.row:
        within_reach = True
        for track, number in NEEDS[territory]:
            if number > (army if track == ARMY else fleet if track == FLEET else 0):
                within_reach = False
        if within_reach:
            total += len(TERRITORY_LEVELS[territory])
    return total


# -- what lies open ---------------------------------------------------------------------------


def _prospects(s: State, left: float) -> list[float]:
    """Return what each seat's open position is worth, in points of glory."""
    counts = countables(s)
    worth = [_wealth(s, seat, left) for seat in range(s.players)]
    _add_places(worth, counts, left)
    _add_strength(s, worth, left)
    _add_goals(s, worth, counts, left)
    return worth


def _add_goals(s: State, worth: list[float], counts: list[list[int]], left: float) -> None:
    """Add what achievements promise: those that are near, and one that can be taken now."""
    promise = MET_LATER * min(1.0, 0.2 + 2 * left)
    for achievement in available(s):
        for seat, row in enumerate(counts):
            worth[seat] += promise * _closeness(row, achievement)
    if not s.has_achieved:
        worth[s.active] += (1 - promise) * _best_met(s)


def countables(s: State) -> list[list[int]]:
    """Return for each seat, in the order of ``COUNTABLE``, all that can be counted."""
    rows = []
    for seat in range(s.players):
        lands = 0
        laid = s.laid[seat]
        for territory in laid:
            if not IS_COLONY[territory]:
                lands += 1
        number = len(laid)
        for marker in s.markers[seat]:
            if marker:
                number += 1
        rows.append([*s.level[seat], lands, number - lands, number, s.ducats[seat]])
    return rows


def _wealth(s: State, seat: Seat, left: float) -> float:
    """Return the worth of what a seat has, whatever the others have."""
    worth = s.glory[seat] + ducat_worth(s.ducats[seat], left)
    worth += _income(s, seat) * left + _arms(s, seat, left)
    worth += _prestige(s, seat, left) + _freedom(s, seat, left)
    return worth + _room(s, seat, left)


def _arms(s: State, seat: Seat, left: float) -> float:
    level = s.level[seat]
    military = MILITARY_LEVEL * (level[ARMY] + level[FLEET])
    return (military + WEAKER_ARM * min(level[ARMY], level[FLEET])) * left


def _prestige(s: State, seat: Seat, left: float) -> float:
    """Weigh prestige, a bloom that is near or has come, and faithfulness."""
    prestige = s.level[seat][PRESTIGE]
    worth = PRESTIGE_POINT * prestige * left
    worth += NEAR_BLOOM * max(0, prestige + 3 - PRESTIGE_TOP) * min(1.0, 3 * left)
    if IS_CATHOLIC[s.power[seat]] and s.religion[seat] == NOTHING:
        worth += FAITHFUL
    return worth + 1 if s.bloom and seat == s.active else worth


def _freedom(s: State, seat: Seat, left: float) -> float:
    return FREE_CHOICE * left if s.last_action[seat] == TAXES else 0.0


def _room(s: State, seat: Seat, left: float) -> float:
    return CARD_SLOT * left * hand_limit(s, seat)


def _income(s: State, seat: Seat) -> float:
    """Return what the goods of a seat will bring, in points of glory."""
    level = s.level[seat]
    best = second = 0
    for good in GOOD_TRACKS:
        number = level[good]
        if number == 0 or (good == INDUSTRIAL and not is_industrial(s, seat)):
            continue
        profit = PROFIT[good][number] + _as_leader(s, seat, good)
        if profit > best:
            best, second = profit, best
        elif profit > second:
            second = profit
    bonus = 0 if s.ruler[seat] == NOTHING else RULER_DEVELOPMENT[s.ruler[seat]]
    bonus += 0 if s.religion[seat] == NOTHING else RELIGION_DEVELOPMENT[s.religion[seat]]
    return DEVELOPMENTS * DUCAT * (best + bonus + SECOND_BEST * second)


def _as_leader(s: State, seat: Seat, good: Track) -> int:
    """Return a leader's gain in ducats; prestige and a second good count as some."""
    own = s.level[seat][good]
    for other, row in enumerate(s.level):
        if row[good] >= own and other != seat:
            return 0
    if good == ORIENTAL:
        return 3
    return 0 if good == GOLD else leader_ducats(s, seat, good) or 1


def _add_places(worth: list[float], counts: list[list[int]], left: float) -> None:
    """Add the expected points of the final scoring: the surer the nearer the end is.

    In each category the first gets two points and, among more than two, the second gets one.
    """
    slope = 0.5 - 0.35 * left
    for category in CATEGORIES:
        best = second = third = -99
        for row in counts:
            number = row[category]
            if number > best:
                best, second, third = number, best, second
            elif number > second:
                second, third = number, second
            elif number > third:
                third = number
        for seat, row in enumerate(counts):
            own = row[category]
            if own == 0:
                continue
            rival, next_rival = (second, third) if own == best else (best, second)
            if own == second and own < best:
                next_rival = third
            first = max(0.0, min(1.0, 0.5 + slope * (own - rival)))
            worth[seat] += 2 * first
            if len(counts) > 2:
                runner_up = max(0.0, min(1.0, 0.5 + slope * (own - next_rival)))
                worth[seat] += (1 - first) * runner_up


def _closeness(counts: list[int], achievement: Achievement) -> float:
    """Return an achievement's glory, the less the more steps are missing."""
    missing = 0.0
    for clause in ACHIEVEMENT_NEEDS[achievement]:
        least = 99.0
        for what, number in clause:
            short = number - counts[what]
            if short <= 0:
                least = 0.0
            elif what == DUCATS:
                least = min(least, short / DUCATS_A_STEP)
            else:
                least = min(least, TERRITORY_STEP * short if what >= LANDS else short)
        missing += least
    return ACHIEVEMENT_GLORY[achievement] * exp(-CLOSE * missing)


def _best_met(s: State) -> float:
    """Return the glory of the best achievement that can be taken this turn."""
    best = 0
    for achievement in s.met:
        best = max(best, ACHIEVEMENT_GLORY[achievement])
    return float(best)


def _add_strength(s: State, worth: list[float], left: float) -> None:
    """Add what strength against the others is worth, to attack and to be left in peace."""
    share = STRENGTH * left / (s.players - 1)
    for seat in range(s.players):
        ruler = s.ruler[seat]
        if ruler != NOTHING and FORBIDS_WAR[ruler]:
            worth[seat] += CANNOT_ATTACK * left
    for kind in (LAND, SEA):
        modifiers = [own_modifiers(s, seat, kind) for seat in range(s.players)]
        for seat in range(1, s.players):
            general, against = modifiers[seat]
            for other in range(seat):
                lead = s.level[seat][MILITARY[kind]] - s.level[other][MILITARY[kind]]
                lead += general - modifiers[other][0]
                if against != modifiers[other][1] and are_dissenters(s, seat, other):
                    lead += against - modifiers[other][1]
                swing = share * max(-MOST_LEAD, min(MOST_LEAD, lead))
                worth[seat] += swing
                worth[other] -= swing


# -- a war that is not decided yet ------------------------------------------------------------

A_DEFENCE_CARD: Final = 0.65
MOST_DEFENCE: Final = 2.6
"""How much each providence card in a hand strengthens a defence, and all of them at most."""
SPREAD: Final = 2.5
VICTORY: Final = 2.6
DEFEAT: Final = -1.6
DEFENDED: Final = 1.6
DEFEATED: Final = -2.6
SPENT_CARD: Final = 0.35
"""What a war card that is still to be played would be worth in the hand."""


def _war_prospects(s: State, seat: Seat) -> float:
    """Return what a declared war promises: the defender may still play cards."""
    if s.attacker == NOBODY or s.war_winner != NOBODY:
        return 0.0
    if seat == s.attacker:
        return _attack_prospects(s)
    return _defence_prospects(s) if seat == s.defender else 0.0


def _attack_prospects(s: State) -> float:
    """The attacker sees how many providence cards the defender holds, but not which."""
    cards = 0
    for card in s.hand[s.defender]:
        if card < FIRST_TERRITORY:
            cards += 1
    ahead = lead(s) - 0.5 - min(MOST_DEFENCE, A_DEFENCE_CARD * cards)
    chance = 0.5 + 0.5 * tanh(ahead / SPREAD)
    return chance * VICTORY + (1 - chance) * DEFEAT


def _defence_prospects(s: State) -> float:
    """The defender knows what the own cards add and what it takes to win, a tie included."""
    missing = lead(s)
    if missing <= 0:
        return DEFENDED
    strongest = sorted(
        [WAR_CARD_MODIFIER[card][s.war_kind] for card in s.hand[s.defender] if card in WAR_CARDS],
        reverse=True,
    )
    more = MOST_DEFENCE_CARDS - len(s.defence_cards)
    spent = 0.0
    for added in strongest[:more]:
        missing -= added
        spent += SPENT_CARD
        if missing <= 0:
            return DEFENDED - spent
    return DEFEATED
