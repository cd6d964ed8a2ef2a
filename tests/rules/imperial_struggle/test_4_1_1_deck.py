"""4.1.1 and 4.1.2: new Events and higher Debt Limits with each new era."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    EMPIRE,
    ERA_OF_TURN,
    EVENT_ERA,
    EVENTS,
    FRANCE,
    REVOLUTION,
    SUCCESSION,
)
from greatpowers.games.imperial_struggle.rules.peace import debt_limit_phase, deck_phase
from greatpowers.games.imperial_struggle.state import (
    DISCARDS,
    DRAW_PILE,
    HAND,
    LATER_ERA,
    OUT_OF_GAME,
    State,
)
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import hand, position
from tests.rules.imperial_struggle.turns import said, table_with


def era_begins(turn: int) -> State:
    """Return a position with the events of earlier eras in the pile and later ones set aside."""
    state = position(turn)
    state.event_at = [DRAW_PILE if era < state.era else LATER_ERA for era in EVENT_ERA]
    return state


def where(state: State, era: int) -> set[int]:
    return {at for card, at in enumerate(state.event_at) if EVENT_ERA[card] == era}


@rule("4.1.1")
def test_4_1_1_turn_3_adds_the_empire_events() -> None:
    state = era_begins(3)
    deck_phase(table_with(state))
    assert where(state, EMPIRE) == {DRAW_PILE}
    assert where(state, SUCCESSION) == {DRAW_PILE}
    assert where(state, REVOLUTION) == {LATER_ERA}


@rule("4.1.1")
def test_4_1_1_turn_5_adds_the_revolution_events() -> None:
    state = era_begins(5)
    deck_phase(table_with(state))
    assert where(state, REVOLUTION) == {DRAW_PILE}


@rule("4.1.1")
@pytest.mark.parametrize("turn", [1, 2, 4, 6])
def test_4_1_1_other_turns_add_nothing(turn: int) -> None:
    state = era_begins(turn)
    before = state.event_at.copy()
    deck_phase(table_with(state))
    assert state.event_at == before


@rule("4.1.1")
@pytest.mark.parametrize("turn", [3, 5])
def test_4_1_1_discards_stay_out_of_the_new_pile(turn: int) -> None:
    state = era_begins(turn)
    state.event_at[0] = DISCARDS
    state.event_at[1] = OUT_OF_GAME
    deck_phase(table_with(state))
    assert state.event_at[:2] == [DISCARDS, OUT_OF_GAME]


@rule("4.1.1")
def test_4_1_1_on_turn_5_succession_cards_leave_both_hands() -> None:
    state = era_begins(5)
    hand(state, FRANCE, "acts_of_union")
    hand(state, BRITAIN, "alberonis_ambition")
    empire = EVENT_ERA.index(EMPIRE)
    state.event_at[empire] = HAND + BRITAIN
    table = table_with(state)
    deck_phase(table)
    assert state.event_at[EVENTS.index("acts_of_union")] == OUT_OF_GAME
    assert state.event_at[EVENTS.index("alberonis_ambition")] == OUT_OF_GAME
    assert state.event_at[empire] == HAND + BRITAIN
    assert len(said(table, "log-succession-card-leaves")) == 2


@rule("4.1.1")
def test_4_1_1_on_turn_3_succession_cards_stay_in_hand() -> None:
    state = era_begins(3)
    hand(state, FRANCE, "acts_of_union")
    deck_phase(table_with(state))
    assert state.event_at[EVENTS.index("acts_of_union")] == HAND + FRANCE


# -- 4.1.2 -----------------------------------------------------------------------------------


@rule("4.1.2")
def test_4_1_2_limits_rise_by_four_on_turns_3_and_5() -> None:
    state = position()
    table = table_with(state)
    limits = []
    for turn in range(1, 7):
        state.turn = turn
        state.era = ERA_OF_TURN[turn]
        debt_limit_phase(table)
        limits.append(state.limit.copy())
    assert limits == [[6, 6], [6, 6], [10, 10], [10, 10], [14, 14], [14, 14]]


@rule("4.1.2", "6.3")
def test_4_1_2_the_rise_adds_to_what_cards_changed() -> None:
    state = position(3)
    state.limit = [5, 8]
    state.debt = [5, 3]
    debt_limit_phase(table_with(state))
    assert state.limit == [9, 12]
    assert state.debt == [5, 3]
