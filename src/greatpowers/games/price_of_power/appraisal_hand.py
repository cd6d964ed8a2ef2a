"""What cards in hand and drawn are worth, for their Actions and for who stands on them."""

from typing import Final

from greatpowers.games.price_of_power.appraisal_time import useful_incomes
from greatpowers.games.price_of_power.components.cards import (
    ACTION_OF,
    ACTIONS,
    CHARACTER_ON,
    DECK_OF,
    IS_ADVISOR,
    SKILL,
    WAGE,
    Card,
)
from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    KEEP_PRICE,
    POWERS,
    Power,
    Seat,
)
from greatpowers.games.price_of_power.rules.income import power_income
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.state import NO_CHARACTER, State

DUCAT: Final = 0.1
CUBE: Final = 0.32
"""A Ducat, and a cube of power."""
IN_HAND: Final[dict[str, float]] = {
    "development": 1.0,
    "central_authority": 0.6,
    "strong_council": 0.9,
    "man_of_the_church": 0.6,
    "commercial_growth": 0.6,
    "tax_farmers": 0.5,
    "patronage": 1.0,
    "land_survey": 0.5,
    "colonial_charter": 0.4,
    "subjugate": 1.3,
    "royal_marriage": 1.1,
    "new_alliance": 1.0,
    "study_technology": 0.9,
    "counterespionage": 0.15,
    "spy_network": 0.25,
    "embassies": 0.6,
    "trade_agreement": 0.8,
    "mediation": 0.15,
    "military_reforms": 0.3,
    "forced_march": 0.2,
    "one_step_ahead": 0.2,
    "naval_maneuver": 0.1,
    "logistics_master": 0.3,
    "superior_tactics": 0.3,
    "inspired_leadership": 0.3,
    "ambush": 0.25,
    "siege_engineers": 0.3,
}
"""What a card brings beyond its price, to who plays it."""
LIKELY_PLAYED: Final = (0.6, 0.5, 0.4, 0.3, 0.2)
"""How likely the best card in hand is played, the second best, and so on."""
CANDIDATE: Final = 0.6
"""How much of what an Advisor would bring counts while he waits on a card in hand."""
DRAWN: Final = 0.4
"""How much of what a deck holds on average counts for each card drawn from it."""
VACANCY: Final = 0.25
"""What more the first card promises that is drawn for an office nobody holds."""
ENOUGH_POWER: Final = 6

_HELD: Final = tuple(IN_HAND[action] for action in ACTIONS)


def _average(deck: Power) -> float:
    worths = [_HELD[ACTION_OF[card]] for card, each in enumerate(DECK_OF) if each == deck]
    return sum(worths) / len(worths)


_AVERAGE: Final = tuple(_average(deck) for deck in range(len(POWERS)))


def hand(s: State, seat: Seat) -> float:
    """Return the worth of all cards held and drawn, those to be kept at their price."""
    kept = s.kept[seat]
    cards = [*s.hand[seat], *kept]
    held = sorted((_HELD[ACTION_OF[card]] for card in cards), reverse=True)
    found = -DUCAT * KEEP_PRICE * len(kept)
    for likely, worth in zip(LIKELY_PLAYED, held, strict=False):
        found += likely * worth
    drawn = s.drawn[seat]
    return found + _candidates(s, seat, cards) + (_drawn(s, seat, drawn) if drawn else 0.0)


def _candidates(s: State, seat: Seat, cards: list[Card]) -> float:
    """Return what the best Advisors on cards in hand would bring, beyond those in office."""
    incomes = useful_incomes(s)
    best = [0.0] * len(POWERS)
    for card in cards:
        character = CHARACTER_ON[card]
        if not IS_ADVISOR[character] or WAGE[character] > s.ducats[seat]:
            continue
        for field in ALL_POWERS:
            skill = SKILL[character][field]
            if skill:
                present = s.advisor[seat * len(POWERS) + field]
                wage = WAGE[character]
                if present != NO_CHARACTER:
                    skill -= SKILL[present][field]
                    wage -= WAGE[present]
                gain = CUBE * skill * incomes - DUCAT * (wage * incomes + WAGE[character])
                best[field] = max(best[field], gain)
    return CANDIDATE * sum(best)


def _drawn(s: State, seat: Seat, drawn: list[Card]) -> float:
    """Return what cards drawn promise, by their decks alone: what is drawn is not known before."""
    found = 0.0
    decks = [DECK_OF[card] for card in drawn]
    for deck in decks:
        power = power_of(s, seat, deck) + power_income(s, seat, deck)
        found += DRAWN * _AVERAGE[deck] * min(1.0, power / ENOUGH_POWER)
    vacant = (deck for deck in set(decks) if s.advisor[seat * len(POWERS) + deck] == NO_CHARACTER)
    return found + VACANCY * sum(1 for _ in vacant)
