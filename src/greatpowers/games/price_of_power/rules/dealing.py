"""3.1 Dealing: all decks are shuffled, and the first Events, Milestones and Ideas laid out."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ALL_CARDS,
    ALL_IDEAS,
    ALL_TRADES,
    DECK_OF,
    IDEA_AGE,
    IDEA_TYPE,
    IN_FROM_START,
    IS_BASIC,
    TRADE_CONTINENTS,
    Idea,
)
from greatpowers.games.price_of_power.components.tables import ALL_POWERS
from greatpowers.games.price_of_power.components.world import (
    ALL_PROVINCES,
    AREA_OF,
    CONTINENT,
    EUROPE,
    NOBODY,
    Continent,
)
from greatpowers.games.price_of_power.rules import event_deck, milestones, struggles
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.rule import rule

IDEAS_SHOWN: Final = 2
"""How many Ideas of each type lie beside the Basic one."""


@rule("3.1")
def deal(t: PriceTable) -> None:
    """Shuffle all decks and lay out the first Events, Milestones and Ideas."""
    s = t.state
    for deck in ALL_POWERS:
        s.decks[deck] = [card for card in ALL_CARDS if DECK_OF[card] == deck]
    _deal_trade(t)
    _deal_ideas(t)
    milestones.prepare(t, s.age)
    if s.has_struggles:
        struggles.prepare(t)
    event_deck.prepare(t, s.age)
    event_deck.reveal(t)


@rule("3.1", "12.1.1", "12.6")
def _deal_trade(t: PriceTable) -> None:
    """Shuffle the Trade cards that are in from the start, and those of continents already known."""
    s = t.state
    known = _known_continents(s)
    s.trade_deck = [
        card
        for card in ALL_TRADES
        if IN_FROM_START[card] or not known.isdisjoint(TRADE_CONTINENTS[card])
    ]
    s.trade_unused = [card for card in ALL_TRADES if card not in s.trade_deck]
    t.chance.shuffle(s.trade_deck)


def _known_continents(s: State) -> set[Continent]:
    """Return the Distant Continents on which a player has a Claim, or a dynamic realm a token."""
    claimed = {CONTINENT[place] for claims in s.claims for place in claims}
    held = {
        CONTINENT[AREA_OF[place]]
        for place in ALL_PROVINCES
        if s.dynamic[place] != NOBODY or s.holder[place] != NOBODY
    }
    return (claimed | held) - {EUROPE}


@rule("3.1", "8.0")
def _deal_ideas(t: PriceTable) -> None:
    """Lay out the Basic Ideas, those that somebody knows, and two more of each type."""
    s = t.state
    for power in ALL_POWERS:
        in_type = [each for each in ALL_IDEAS if IDEA_TYPE[each] == power]
        shown = [each for each in in_type if IS_BASIC[each] or s.knows[each]]
        deck: list[Idea] = [
            each for each in in_type if each not in shown and IDEA_AGE[each] <= s.age
        ]
        t.chance.shuffle(deck)
        shown += [deck.pop() for _ in range(min(IDEAS_SHOWN, len(deck)))]
        s.grid += shown
        s.idea_decks[power] = deck
