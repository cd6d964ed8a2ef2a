"""5.1.5 Change National Focus."""

from greatpowers.games.price_of_power.components.cards import CARDS
from greatpowers.games.price_of_power.components.tables import ADM
from greatpowers.games.price_of_power.rules.focus import focus_choice
from greatpowers.games.price_of_power.rules.hands import discard
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    cost,
    deal,
    give_power,
    options,
    play,
    position,
    power,
    refusal,
    table,
)

FRANCE = 0


def realm(*cards: str, adm: int = 2, dip: int = 3, mil: int = 4) -> State:
    """France with power and cards."""
    state = position("france", "england")
    give_power(state, FRANCE, adm, dip, mil)
    state.ducats[FRANCE] = 5
    deal(state, FRANCE, *cards)
    return state


def change(state: State) -> PriceTable:
    """Begin to change the focus."""
    t = table(state, focus_choice)
    play(t, "change_focus")
    return t


@rule("5.1.5")
def test_power_rises_by_two_from_both_other_pools() -> None:
    """One cube from each at most."""
    t = change(realm())
    play(t, "focus_on adm", "take_power_from dip")
    assert refusal(t, "take_power_from dip") == ("no-taken-already", "5.1.5")
    play(t, "take_power_from mil")
    assert power(t.state, FRANCE) == (4, 2, 3)
    assert asked(t)[1] == "ask-idle"


@rule("5.1.5")
def test_one_cube_is_enough() -> None:
    """But not none."""
    t = change(realm())
    play(t, "focus_on mil")
    assert refusal(t, "done") == ("no-do-one-of-both", "5.1.5")
    play(t, "take_power_from adm", "done")
    assert power(t.state, FRANCE) == (1, 3, 5)


@rule("5.1.5", "7.1")
def test_no_pool_grows_beyond_ten() -> None:
    """A full one cannot be raised; one of nine takes one."""
    t = change(realm(adm=10, dip=9, mil=3))
    assert refusal(t, "focus_on adm") == ("no-pool-is-full", "7.1")
    play(t, "focus_on dip", "take_power_from mil")
    assert power(t.state, FRANCE) == (10, 10, 2)
    assert asked(t)[1] == "ask-idle"


@rule("5.1.5")
def test_once_a_round() -> None:
    """The slot is marked."""
    t = change(realm())
    play(t, "focus_on adm", "take_power_from dip", "done")
    assert refusal(t, "change_focus") == ("no-focus-changed-already", "5.1.5")


@rule("5.1.5")
def test_one_of_both_must_be_done() -> None:
    """Without cards power must be shifted; without either the Action is not possible."""
    t = change(realm())
    assert refusal(t, "pass") == ("no-do-one-of-both", "5.1.5")
    t = table(realm(adm=0, dip=0, mil=0), focus_choice)
    assert refusal(t, "change_focus") == ("no-nothing-to-change", "5.1.5")


@rule("5.1.5", "6.0")
def test_cards_are_exchanged_for_one_less() -> None:
    """Three set aside, two drawn from any decks; they are discarded when all is done."""
    state = realm("patronage_1", "patronage_2", "embassies_1", "embassies_2")
    t = change(state)
    play(t, "pass")
    assert refusal(t, "done") == ("no-do-one-of-both", "5.1.5")
    play(t, "set_aside patronage_1", "set_aside patronage_2", "set_aside embassies_1")
    assert asked(t)[1] == "ask-draw"
    assert not any(state.discards)
    play(t, "draw_from mil", "draw_from adm")
    assert len(state.hand[FRANCE]) == 3
    assert state.discards[ADM] == [CARDS.index("patronage_1"), CARDS.index("patronage_2")]
    assert not state.aside[FRANCE]


@rule("5.1.5", "R197")
def test_one_drawn_card_may_be_picked_from_the_discards() -> None:
    """For 1 power of its deck and 2 Ducats, from the five on top."""
    state = realm("patronage_1", "patronage_2", "embassies_1")
    pile = [
        "subjugate_1",
        "subjugate_2",
        "subjugate_3",
        "subjugate_4",
        "subjugate_5",
        "subjugate_6",
    ]
    for card in deal(state, 1, *pile):
        state.hand[1].remove(card)
        discard(state, card)
    t = change(state)
    play(t, "pass", "set_aside patronage_1", "set_aside patronage_2", "set_aside embassies_1")
    assert set(options(t, "pick_discard")) == set(pile[1:])
    assert cost(t, "pick_discard subjugate_2") == 1
    play(t, "pick_discard subjugate_2")
    assert power(state, FRANCE) == (2, 2, 4)
    assert state.ducats[FRANCE] == 3
    assert CARDS.index("subjugate_2") in state.hand[FRANCE]
    assert refusal(t, "pick_discard subjugate_3") == ("no-one-pick-only", "5.1.5")


@rule("5.1.5")
def test_a_single_card_brings_none() -> None:
    """One less than one."""
    state = realm("patronage_1")
    t = change(state)
    play(t, "focus_on adm", "take_power_from dip", "done", "set_aside patronage_1")
    assert asked(t)[1] == "ask-idle"
    assert state.discards[ADM] == [CARDS.index("patronage_1")]
