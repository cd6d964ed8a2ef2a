"""6.0, 6.1 Decks, discards and hands."""

from greatpowers.games.price_of_power.components.cards import DECK_OF
from greatpowers.games.price_of_power.components.tables import ADM, DIP, MIL
from greatpowers.games.price_of_power.rules.hands import (
    can_draw,
    discard,
    draw_card,
    make_deck,
    take,
    top_discards,
)
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import position, table


def used_up(discards: int) -> State:
    """A Diplomatic deck without cards, and so many discards."""
    state = position("france", "england")
    state.discards[DIP] = state.decks[DIP][:discards]
    state.decks[DIP] = []
    return state


@rule("6.0", "6.1")
def test_a_card_is_drawn_from_one_of_three_decks() -> None:
    """It comes into the hand."""
    state = position("france", "england")
    t = table(state)
    for deck in (ADM, DIP, MIL):
        card = draw_card(t, 0, deck)
        assert DECK_OF[card] == deck
        assert card not in state.decks[deck]
    assert len(state.hand[0]) == 3


@rule("6.0")
def test_an_empty_deck_is_made_of_the_discards_but_the_top_five() -> None:
    """They stay as the discards."""
    state = used_up(8)
    pile = state.discards[DIP].copy()
    draw_card(table(state), 0, DIP)
    assert sorted([*state.decks[DIP], *state.hand[0]]) == sorted(pile[:3])
    assert state.discards[DIP] == pile[3:]


@rule("6.0")
def test_five_discards_and_fewer_are_all_shuffled() -> None:
    """None stays."""
    state = used_up(5)
    make_deck(state, DIP)
    assert len(state.decks[DIP]) == 5
    assert not state.discards[DIP]


@rule("6.0")
def test_nothing_to_draw() -> None:
    """A deck may be all in hands and in office."""
    assert not can_draw(used_up(0), DIP)
    assert can_draw(used_up(1), DIP)


@rule("6.0")
def test_discards_lie_in_their_order() -> None:
    """The last on top."""
    state = position("france", "england")
    cards = state.decks[MIL][:7]
    for card in cards:
        discard(state, card)
    assert top_discards(state, MIL) == cards[:1:-1]
    take(state, 0, cards[6])
    assert top_discards(state, MIL)[0] == cards[5]
