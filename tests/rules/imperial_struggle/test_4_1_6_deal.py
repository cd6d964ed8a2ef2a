"""4.1.6: laying out Investment tiles and dealing Event cards."""

import pytest

from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    EMPIRE,
    EVENT_ERA,
    EVENTS,
    FRANCE,
    SUCCESSION,
)
from greatpowers.games.imperial_struggle.rules.peace import lay_out_tiles, reset_phase
from greatpowers.games.imperial_struggle.state import (
    AVAILABLE,
    DISCARDS,
    DRAW_PILE,
    HAND,
    OUT_OF_GAME,
    STACK,
    TAKEN,
    USED,
    State,
)
from greatpowers.kernel.errors import IllegalAnswer, WrongSeat
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import do, hand, offered, position, refusal
from tests.rules.imperial_struggle.turns import said, table_with, turn_begins

KEPT = ("acts_of_union", "calico_acts", "tropical_diseases")
"""Succession Events, for hands of an earlier turn."""


def dealt(state: State, seed: int = 1) -> ImperialTable:
    return turn_begins(state, seed)


def in_hand(state: State, power: int) -> set[str]:
    return {EVENTS[card] for card, at in enumerate(state.event_at) if at == HAND + power}


def pile_of(state: State, *names: str) -> None:
    """Leave only some cards in the draw pile; the rest are out of the game."""
    for card, at in enumerate(state.event_at):
        if at == DRAW_PILE:
            state.event_at[card] = OUT_OF_GAME
    for name in names:
        state.event_at[EVENTS.index(name)] = DRAW_PILE


def of_era(era: int, count: int) -> list[str]:
    return [EVENTS[card] for card, its in enumerate(EVENT_ERA) if its == era][:count]


# -- tiles -----------------------------------------------------------------------------------


@rule("4.1.6", "3.3")
def test_4_1_6_nine_tiles_are_laid_out() -> None:
    state = position()
    lay_out_tiles(table_with(state))
    assert state.tile_at.count(AVAILABLE) == 9
    assert state.tile_at.count(STACK) == 15


@rule("4.1.6", "4.1.5")
def test_4_1_6_turn_3_lays_the_last_six_and_three_of_the_used_ones() -> None:
    state = position()
    table = table_with(state)
    for _ in (1, 2):
        reset_phase(table)
        lay_out_tiles(table)
    last_six = {tile for tile, at in enumerate(state.tile_at) if at == STACK}
    assert len(last_six) == 6
    reset_phase(table)
    lay_out_tiles(table)
    laid = {tile for tile, at in enumerate(state.tile_at) if at == AVAILABLE}
    assert len(laid) == 9
    assert last_six < laid
    assert state.tile_at.count(STACK) == 15
    assert USED not in state.tile_at


@rule("4.1.6")
def test_4_1_6_with_enough_tiles_used_ones_stay_out() -> None:
    state = position()
    state.tile_at[:9] = [USED] * 9
    lay_out_tiles(table_with(state))
    assert state.tile_at[:9] == [USED] * 9
    assert state.tile_at.count(AVAILABLE) == 9


# -- cards -----------------------------------------------------------------------------------


@rule("4.1.6")
def test_4_1_6_three_cards_each_and_nothing_to_discard_from_an_empty_hand() -> None:
    table = dealt(position())
    assert len(in_hand(table.state, FRANCE)) == 3
    assert len(in_hand(table.state, BRITAIN)) == 3
    assert {ask.prompt for ask in table.asks()} == {"ask-appoint"}


@rule("4.1.6")
def test_4_1_6_cards_kept_join_the_new_ones_and_three_remain() -> None:
    state = position(2)
    hand(state, FRANCE, *KEPT[:2])
    table = dealt(state)
    assert [(ask.seat, ask.prompt) for ask in table.asks()] == [(FRANCE, "ask-discard")]
    assert len(in_hand(table.state, FRANCE)) == 5
    assert offered(table) == {f"discard {name}" for name in in_hand(table.state, FRANCE)}
    do(table, f"discard {KEPT[0]}")
    assert refusal(table, f"discard {KEPT[0]}")[0] == "no-not-in-hand"
    do(table, f"discard {KEPT[1]}")
    assert len(in_hand(table.state, FRANCE)) == 3
    assert table.asks()[0].prompt != "ask-discard"
    for name in KEPT[:2]:
        assert table.state.event_at[EVENTS.index(name)] == DISCARDS


@rule("4.1.6")
def test_4_1_6_only_cards_of_the_own_hand_can_be_discarded() -> None:
    state = position(2)
    hand(state, FRANCE, *KEPT)
    table = dealt(state)
    other = next(iter(in_hand(table.state, BRITAIN)))
    with pytest.raises(IllegalAnswer):
        table.answer(FRANCE, f"discard {other}")
    with pytest.raises(WrongSeat):
        table.answer(BRITAIN, f"discard {other}")


@rule("4.1.6")
def test_4_1_6_discards_are_shown_only_when_both_have_chosen() -> None:
    state = position(2)
    hand(state, FRANCE, KEPT[0])
    hand(state, BRITAIN, KEPT[1])
    table = dealt(state)
    table.answer(FRANCE, f"discard {KEPT[0]}")
    assert said(table, "log-discarded") == []
    assert DISCARDS not in table.state.event_at
    assert [ask.seat for ask in table.asks()] == [BRITAIN]
    table.answer(BRITAIN, f"discard {KEPT[1]}")
    assert said(table, "log-discarded") == [
        {"power": "power-fr", "event": f"event-{KEPT[0]}"},
        {"power": "power-br", "event": f"event-{KEPT[1]}"},
    ]


@rule("4.1.6")
def test_4_1_6_a_secret_discard_does_not_change_what_the_other_sees() -> None:
    state = position(2)
    hand(state, FRANCE, KEPT[0])
    hand(state, BRITAIN, KEPT[1])
    table, other = dealt(state.clone()), dealt(state.clone())
    table.answer(FRANCE, f"discard {KEPT[0]}")
    drawn = next(iter(in_hand(other.state, FRANCE) - {KEPT[0]}))
    other.answer(FRANCE, f"discard {drawn}")
    assert table.view(BRITAIN) == other.view(BRITAIN)


@rule("4.1.6")
def test_4_1_6_the_rest_of_a_short_pile_is_dealt_first_then_the_discards() -> None:
    state = position(2)
    names = of_era(SUCCESSION, 9)
    pile_of(state, *names[:4])
    for name in names[4:]:
        state.event_at[EVENTS.index(name)] = DISCARDS
    table = dealt(state)
    hands = in_hand(table.state, FRANCE) | in_hand(table.state, BRITAIN)
    assert set(names[:4]) < hands
    assert len(hands) == 6
    assert DISCARDS not in table.state.event_at
    assert table.state.event_at.count(DRAW_PILE) == 3
    assert len(said(table, "log-reshuffled")) == 1


@rule("4.1.6")
def test_4_1_6_a_pile_that_is_just_enough_is_not_reshuffled() -> None:
    state = position(2)
    names = of_era(SUCCESSION, 7)
    pile_of(state, *names[:6])
    state.event_at[EVENTS.index(names[6])] = DISCARDS
    table = dealt(state)
    assert said(table, "log-reshuffled") == []
    assert table.state.event_at[EVENTS.index(names[6])] == DISCARDS


@rule("4.1.6")
def test_4_1_6_without_pile_and_discards_the_deal_ends_short_france_first() -> None:
    state = position(2)
    pile_of(state, *of_era(SUCCESSION, 3))
    table = dealt(state)
    assert len(in_hand(table.state, FRANCE)) == 2
    assert len(in_hand(table.state, BRITAIN)) == 1


@rule("4.1.6", "4.1.1")
def test_4_1_6_in_the_revolution_era_succession_cards_leave_and_are_replaced() -> None:
    state = position(6)
    old, good = of_era(SUCCESSION, 4), of_era(EMPIRE, 6)
    pile_of(state, *old, *good)
    table = dealt(state)
    assert in_hand(table.state, FRANCE) | in_hand(table.state, BRITAIN) == set(good)
    for event in said(table, "log-succession-card-leaves"):
        name = str(event["event"]).removeprefix("event-")
        assert name in old
        assert table.state.event_at[EVENTS.index(name)] == OUT_OF_GAME


@rule("4.1.6")
def test_4_1_6_reshuffled_succession_cards_leave_when_drawn() -> None:
    state = position(6)
    old, good = of_era(SUCCESSION, 5), of_era(EMPIRE, 4)
    pile_of(state)
    for name in old + good:
        state.event_at[EVENTS.index(name)] = DISCARDS
    table = dealt(state)
    assert in_hand(table.state, FRANCE) | in_hand(table.state, BRITAIN) == set(good)
    assert len(said(table, "log-succession-card-leaves")) == len(old)


@rule("4.1.6", "4.1.1")
def test_4_1_6_a_hand_stripped_on_turn_5_still_draws_only_three() -> None:
    state = position(5)
    hand(state, FRANCE, *KEPT)
    table = dealt(state)
    assert len(in_hand(table.state, FRANCE)) == 3
    assert not in_hand(table.state, FRANCE) & set(KEPT)


@rule("4.1.6", "3.3")
def test_4_1_6_taken_tiles_come_back_only_through_the_reshuffle() -> None:
    state = position(2)
    state.tile_at = [STACK] * 15 + [TAKEN + FRANCE] * 4 + [TAKEN + BRITAIN] * 4 + [AVAILABLE]
    table = dealt(state)
    assert table.state.tile_at[15:] == [USED] * 9
