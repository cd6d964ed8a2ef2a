"""6.0 Action cards: three decks with their discards, and the hands.

Decks have no order: whoever draws takes any card of a deck. Discards do, the last lies on top.
"""

from typing import Final

from greatpowers.games.price_of_power.components.cards import DECK_OF, Card
from greatpowers.games.price_of_power.components.tables import Power, Seat
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.rule import rule

LEFT_OUT: Final = 5
"""So many discards from the top stay where they are when a deck is made anew."""


def can_draw(s: State, deck: Power) -> bool:
    """Say whether there is a card to draw from a deck, once its discards are shuffled."""
    return bool(s.decks[deck] or s.discards[deck])


@rule("6.0", "6.1")
def draw_card(t: PriceTable, seat: Seat, deck: Power) -> Card:
    """Draw a card from one of the three decks into a hand."""
    s = t.state
    if not s.decks[deck]:
        make_deck(s, deck)
    card = t.chance.take(s.decks[deck])
    s.hand[seat].append(card)
    return card


@rule("6.0")
def make_deck(s: State, deck: Power) -> None:
    """Make a new deck of the discards; the five on top stay, unless there are no more."""
    pile = s.discards[deck]
    used = pile[:-LEFT_OUT] or pile.copy()
    s.decks[deck] = used
    s.discards[deck] = pile[len(used) :]


@rule("6.0")
def discard(s: State, card: Card) -> None:
    """Put a card on top of the discards of its deck."""
    s.discards[DECK_OF[card]].append(card)


def top_discards(s: State, deck: Power) -> list[Card]:
    """Return the five discards on top of a pile, the topmost first."""
    return s.discards[deck][: -LEFT_OUT - 1 : -1]


def take(s: State, seat: Seat, card: Card) -> None:
    """Take a card out of a hand, or else off its discards."""
    pile = next(
        pile for pile in (s.hand[seat], s.drawn[seat], s.discards[DECK_OF[card]]) if card in pile
    )
    pile.remove(card)
