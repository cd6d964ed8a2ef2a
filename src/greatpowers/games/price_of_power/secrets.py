"""What is hidden from a seat, and dealing it anew for a search that must not cheat.

Hidden are the order of all decks, cards and Missions in other hands, Events that lie face down,
and what others have chosen while all choose at the same time. The backs of Action cards show from
which deck they are.
"""

from collections.abc import Iterable
from typing import Final

from greatpowers.games.price_of_power.components.cards import DECK_OF, Card
from greatpowers.games.price_of_power.components.scenarios import halves
from greatpowers.games.price_of_power.components.tables import ADM, ALL_POWERS, Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules.appointing import HIRE
from greatpowers.games.price_of_power.rules.event_deck import IS_X
from greatpowers.games.price_of_power.rules.income import (
    corruption,
    power_income,
    power_of_choice,
)
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.missions import could_have, is_fulfilled
from greatpowers.games.price_of_power.rules.pacts import drafter
from greatpowers.games.price_of_power.rules.upkeep import balance, is_half_said, judge_loan
from greatpowers.games.price_of_power.state import DRAW, State
from greatpowers.games.price_of_power.vocabulary import BID, BORROW, NAME_NUMBER, NAME_POWER
from greatpowers.kernel.agenda import NUMBERS, TASK
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.rule import rule

SECRET_OPTIONS: Final = 2
"""How many options a card has of which one is chosen in secret (16.3)."""


def redeal(s: State, seat: int, chance: Chance) -> None:
    """Deal anew, in place, all that a seat cannot see."""
    others = [other for other in range(s.players) if other != seat]
    _deal_cards(s, others, chance)
    _deal_events(s, chance)
    for deck in (s.trade_deck, *s.idea_decks, *s.milestone_decks):
        chance.deal_anew(deck)
    if drafter(s) != seat:
        s.draft.clear()
    for other in others:
        _deal_missions(s, other, chance)
        _choose_anew(s, other, chance)


def _deal_cards(s: State, others: Iterable[Seat], chance: Chance) -> None:
    """Deal the cards of each type anew among its deck and other hands."""
    shown = being_appointed(s)
    hands = [hand[other] for other in others for hand in (s.hand, s.drawn, s.aside)]
    for deck in ALL_POWERS:
        places = [
            (hand, place)
            for hand in hands
            for place, card in enumerate(hand)
            if DECK_OF[card] == deck and card not in shown
        ]
        pool = s.decks[deck] + [hand[place] for hand, place in places]
        chance.deal_anew(pool)
        for hand, place in places:
            hand[place] = pool.pop()
        s.decks[deck] = pool


def being_appointed(s: State) -> set[Card]:
    """Return the cards in hand whose characters are just being appointed: everybody sees them."""
    return {row[NUMBERS + 1] for row in s.agenda if row[TASK] == HIRE.number}


@rule("16.0.1", "16.0.2")
def _deal_events(s: State, chance: Chance) -> None:
    """Shuffle the Events that lie face down; which are in which half is known but for the X."""
    _, second = halves(s.scenario, s.age)
    is_in_first = len(s.events) >= len(second)
    row = s.row[s.face_up :]
    later = s.events[: len(second)]
    sooner = s.events[len(second) :]
    (sooner if is_in_first else later).extend(row)
    if s.has_random_events:
        _mix(sooner, later, chance)
    chance.deal_anew(sooner)
    chance.deal_anew(later)
    drawn = sooner if is_in_first else later
    s.row[s.face_up :] = [drawn.pop() for _ in row]
    s.events = later + sooner


def _mix(sooner: list[int], later: list[int], chance: Chance) -> None:
    loose = [event for event in (*sooner, *later) if IS_X[event]]
    chance.deal_anew(loose)
    for half in (sooner, later):
        for place, event in enumerate(half):
            if IS_X[event]:
                half[place] = loose.pop()


@rule("17.2.2", "R5")
def _deal_missions(s: State, seat: Seat, chance: Chance) -> None:
    """Give a seat other Missions; those that are fulfilled must be held back, or all would know."""
    pool = could_have(s, seat)
    s.missions[seat] = [chance.take(pool) for _ in s.missions[seat]]
    s.held[seat] = [mission for mission in s.missions[seat] if is_fulfilled(s, seat, mission)]
    s.unseen[seat] = []


def _choose_anew(s: State, seat: Seat, chance: Chance) -> None:
    """Change what a seat has chosen in secret: cards to keep or discard, options, how to live."""
    pool = s.drawn[seat].copy() if s.phase == DRAW else s.hand[seat].copy()
    s.kept[seat] = [chance.take(pool) for _ in s.kept[seat]]
    if s.secretly[seat] != NOBODY:
        s.secretly[seat] = chance.below(SECRET_OPTIONS)
    codes = s.upkeep[seat]
    if codes and codes[0] in BID:
        s.upkeep[seat] = [BID(chance.below(len(BID.targets)))]
    elif any(code in NAME_NUMBER or code in NAME_POWER for code in codes):
        s.upkeep[seat] = _income_anew(s, seat, chance)
    elif codes:
        _cut_anew(s, seat)


@rule("4.4.3", "4.4.4", "R35")
def _income_anew(s: State, seat: Seat, chance: Chance) -> list[int]:
    """Return other choices about Corruption and about types of power."""
    found: list[int] = []
    most = corruption(s, seat)
    gains = power_of_choice(s, seat) > 0
    types = [power for power in ALL_POWERS if gains or power_income(s, seat, power)]
    for code in s.upkeep[seat]:
        if code in NAME_NUMBER:
            said = chance.below(most + 1)
            found.append(NAME_NUMBER(said))
            most = min(said, power_of(s, seat, ADM))
        else:
            found.append(NAME_POWER(chance.pick(types)))
    return found


@rule("4.4.1", "R35")
def _cut_anew(s: State, seat: Seat) -> None:
    """Let a seat live by Loans: what it does without nobody knows yet."""
    half_said = s.upkeep[seat][-1:] if is_half_said(s, seat) else []
    s.upkeep[seat] = []
    while balance(s, seat) < 0 and judge_loan(s, seat):
        s.upkeep[seat].append(BORROW())
    s.upkeep[seat] += half_said
