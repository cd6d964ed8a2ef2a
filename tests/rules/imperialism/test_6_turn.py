"""6.0 The course of the game: turns, hand exchange, the limit of the hand."""

import pytest

from greatpowers.games.imperialism.components import (
    CARDS,
    FIRST_TERRITORY,
    IS_STARTING,
    TERRITORIES,
    card,
    is_territory,
)
from greatpowers.games.imperialism.rules.hands import hand_limit
from greatpowers.games.imperialism.state import ACTION, EXCHANGE, ImperialismTable, State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    before_exchange,
    believe,
    give,
    hand,
    levels,
    logged,
    open_row,
    open_table,
    options,
    play,
    position,
    refusal,
    rule_by,
    throw_away,
)

FIVE = ("pirates", "settlement", "persecution", "border_raids", "magnates_plot")
ROW = ("silesia", "moldavia", "genoa", "azores")


def with_full_hand() -> State:
    """Return a position before an exchange, with five cards in hand and a full row."""
    state = before_exchange()
    give(state, 0, *FIVE)
    open_row(state, *ROW)
    return state


# -- 6.0, 6.1 turns --------------------------------------------------------------------------


@rule("6.0")
def test_6_0_turns_go_round_clockwise() -> None:
    table = open_table(position("france", "england", "spain"))
    order = []
    for _ in range(4):
        order.append((table.state.turn, table.state.active))
        _through_the_exchange(table)
        play(table, "collect_taxes" if table.state.turn < 4 else "develop food")
    assert order == [(1, 0), (2, 1), (3, 2), (4, 0)]
    told = [(line["round"], line["power"]) for line in logged(table, "log-turn")]
    assert told == [
        (1, "power-england"),
        (1, "power-spain"),
        (2, "power-france"),
        (2, "power-england"),
    ]


def _through_the_exchange(table: ImperialismTable) -> None:
    while table.state.stage == EXCHANGE:
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))


@rule("6.1")
def test_6_1_a_turn_is_the_exchange_and_then_one_action() -> None:
    table = open_table(with_full_hand())
    assert asked(table) == (0, "ask-discard")
    assert refusal(table, "collect_taxes") == ("no-not-asked", "6.2")
    play(table, "done")
    assert table.state.stage == ACTION
    assert asked(table) == (0, "ask-action")
    play(table, "collect_taxes")
    assert table.state.active == 1
    assert table.state.stage == EXCHANGE


# -- 6.2 discards ----------------------------------------------------------------------------


@rule("6.2")
def test_6_2_up_to_three_cards_may_be_discarded() -> None:
    table = open_table(with_full_hand())
    play(table, "discard pirates", "discard settlement")
    assert asked(table) == (0, "ask-discard")
    play(table, "discard persecution")
    assert asked(table) == (0, "ask-draw")
    assert hand(table, 0) == ["border_raids", "magnates_plot"]
    assert [CARDS[each] for each in table.state.providence_discard] == list(FIVE[:3])


@rule("6.2")
def test_6_2_nothing_has_to_be_discarded_and_a_full_hand_draws_nothing() -> None:
    table = open_table(with_full_hand())
    play(table, "done")
    assert hand(table, 0) == list(FIVE)
    assert asked(table) == (0, "ask-action")


@rule("6.2")
def test_6_2_only_what_is_in_the_hand_can_be_discarded() -> None:
    table = open_table(with_full_hand())
    assert refusal(table, "discard madman") == ("no-not-in-hand", "6.3")
    assert refusal(table, "discard silesia") == ("no-not-in-hand", "6.3")


@rule("6.2")
def test_6_2_who_has_no_cards_is_asked_at_once_what_to_draw() -> None:
    assert asked(open_table(before_exchange())) == (0, "ask-draw")


@rule("6.2")
def test_6_2_a_discard_can_leave_the_hand_empty() -> None:
    state = before_exchange()
    give(state, 0, "pirates")
    table = open_table(state)
    play(table, "discard pirates")
    assert asked(table) == (0, "ask-draw")


# -- 6.2 drawing -----------------------------------------------------------------------------


@rule("6.2")
def test_6_2_one_open_territory_and_then_providence_cards_to_the_limit() -> None:
    table = open_table(with_full_hand())
    play(table, "discard pirates", "discard settlement", "done", "take genoa")
    cards = hand(table, 0)
    assert cards[:4] == ["persecution", "border_raids", "magnates_plot", "genoa"]
    assert len(cards) == 5
    assert not is_territory(table.state.hand[0][4])
    assert asked(table) == (0, "ask-action")


@rule("6.2", "R10")
def test_6_2_with_one_place_free_an_open_territory_fills_the_hand() -> None:
    table = open_table(with_full_hand())
    play(table, "discard pirates", "done", "take azores")
    assert hand(table, 0) == [*FIVE[1:], "azores"]


@rule("6.2")
def test_6_2_an_open_territory_must_lie_in_the_row() -> None:
    table = open_table(with_full_hand())
    play(table, "discard pirates", "done")
    assert refusal(table, "take peru") == ("no-not-in-row", "6.2")


@rule("6.2")
def test_6_2_everybody_knows_a_territory_taken_from_the_row_but_no_card_from_a_deck() -> None:
    table = open_table(with_full_hand())
    play(table, "discard pirates", "discard settlement", "done", "take genoa")
    assert table.view(1)["state"]["empires"][0]["known_cards"] == ["genoa"]
    assert table.state.seen[0] == [1, 1, 1, 7, 1]
    drawn = [entry for entry in table.log if entry.text == "log-draws-this"]
    assert [entry.audience for entry in drawn] == [("P1",)]


@rule("6.2", "R10")
def test_6_2_or_all_from_the_two_decks_chosen_anew_for_each_card() -> None:
    table = open_table(with_full_hand())
    play(table, "discard pirates", "discard settlement", "discard persecution")
    play(table, "draw territories")
    assert is_territory(table.state.hand[0][2])
    play(table, "draw providence")
    assert not is_territory(table.state.hand[0][3])
    play(table, "draw territories")
    assert is_territory(table.state.hand[0][4])
    assert asked(table) == (0, "ask-action")
    assert table.state.seen[0] == [1] * 5


@rule("6.2")
@pytest.mark.parametrize("deck", ["providence", "territories"])
def test_6_2_who_draws_from_a_deck_can_take_no_open_territory_any_more(deck: str) -> None:
    table = open_table(with_full_hand())
    play(table, "discard pirates", "discard settlement", "done", f"draw {deck}")
    assert refusal(table, "take genoa") == ("no-drawing-from-decks", "6.2")
    assert options(table) == ["draw providence", "draw territories"]


@rule("6.2")
def test_6_2_a_second_open_territory_cannot_be_taken() -> None:
    table = open_table(with_full_hand())
    play(table, "discard pirates", "discard settlement", "done", "take genoa")
    assert asked(table) == (0, "ask-action")
    assert sum(is_territory(each) for each in table.state.hand[0]) == 1


@rule("6.2")
def test_6_2_the_row_is_filled_at_the_end_of_the_exchange_starting_territories_first() -> None:
    table = open_table(with_full_hand())
    play(table, "discard pirates", "done", "take genoa")
    row = table.state.row
    assert len(row) == 4
    assert TERRITORIES[row[0]] == "silesia"
    assert IS_STARTING[row[3]]
    assert TERRITORIES[row[3]] not in ROW
    assert logged(table, "log-territory-opens") == [{"card": f"card-{TERRITORIES[row[3]]}"}]


@rule("6.2")
def test_6_2_a_territory_drawn_unseen_is_a_starting_territory_as_long_as_there_are_any() -> None:
    state = with_full_hand()
    table = open_table(state)
    play(table, "discard pirates", "done", "draw territories")
    assert IS_STARTING[table.state.hand[0][4] - FIRST_TERRITORY]


@rule("6.2")
@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 5), (4, 6)])
def test_6_2_the_row_is_as_long_as_there_are_players_and_two(players: int, size: int) -> None:
    state = before_exchange(*("france", "england", "spain", "poland")[:players])
    give(state, 0, *FIVE)
    table = open_table(state)
    play(table, "done")
    assert len(table.state.row) == size


# -- 6.2 empty decks -------------------------------------------------------------------------


@rule("6.2")
def test_6_2_the_last_providence_card_brings_the_discards_back_at_once() -> None:
    state = with_full_hand()
    throw_away(state, *_all_but(state, "madman"))
    table = open_table(state)
    discards = len(table.state.providence_discard)
    play(table, "discard pirates", "discard settlement", "done", "draw providence")
    assert hand(table, 0)[3] == "madman"
    assert table.state.providence_discard == []
    assert len(table.state.providence_deck) == discards + 2
    assert logged(table, "log-providence-reshuffled") == [{}]
    play(table, "draw providence")
    assert asked(table) == (0, "ask-action")


def _all_but(state: State, name: str) -> list[str]:
    rest = state.providence_deck.copy()
    rest.remove(card(name))
    return [CARDS[each] for each in rest]


@rule("6.2")
def test_6_2_the_last_territory_brings_the_discards_back_at_once_and_mixes_all() -> None:
    state = with_full_hand()
    peru = TERRITORIES.index("peru")
    state.territory_discard = [each for each in state.territory_deck if each != peru]
    state.territory_deck = [peru]
    table = open_table(state)
    play(table, "discard pirates", "done", "draw territories")
    assert hand(table, 0)[-1] == "peru"
    assert table.state.territory_discard == []
    assert table.state.territories_mixed
    assert len(table.state.territory_deck) == 33


@rule("6.2", "R10")
def test_6_2_an_empty_deck_without_discards_cannot_be_drawn_from() -> None:
    state = with_full_hand()
    state.territory_deck = []
    table = open_table(state)
    play(table, "discard pirates", "done")
    assert refusal(table, "draw territories") == ("no-deck-empty", "6.2")
    play(table, "take genoa")
    assert len(table.state.row) == 3


@rule("6.2", "R10")
def test_r10_an_empty_deck_of_territories_is_refilled_between_two_discards() -> None:
    state = before_exchange()
    give(state, 0, "azores", "genoa", "pirates")
    state.territory_deck = []
    table = open_table(state)
    play(table, "discard azores")
    assert table.state.territory_deck == [TERRITORIES.index("azores")]
    assert table.state.territory_discard == []
    play(table, "discard genoa")
    assert table.state.territory_discard == [TERRITORIES.index("genoa")]


@rule("6.2", "R10")
def test_r10_a_card_that_was_played_refills_an_empty_deck_at_once() -> None:
    state = position()
    give(state, 0, "persecution", "madman")
    state.providence_deck = []
    table = open_table(state)
    play(table, "play persecution")
    assert [CARDS[each] for each in table.state.providence_deck] == ["persecution"]
    assert table.state.providence_discard == []


@rule("6.2", "R10")
def test_6_2_an_empty_deck_is_refilled_as_soon_as_something_is_discarded() -> None:
    state = with_full_hand()
    state.providence_deck = []
    table = open_table(state)
    play(table, "discard pirates", "done")
    assert table.state.providence_discard == []
    play(table, "draw providence")
    assert hand(table, 0) == [*FIVE[1:], "pirates"]


@rule("R10")
def test_r10_a_hand_stays_short_when_nothing_is_left_to_draw() -> None:
    state = before_exchange()
    give(state, 0, *FIVE[:4])
    state.providence_deck, state.territory_deck = [], []
    table = open_table(state)
    play(table, "done")
    assert asked(table) == (0, "ask-action")
    assert len(hand(table, 0)) == 4


@rule("R10")
def test_r10_with_only_the_row_left_one_card_can_be_taken() -> None:
    state = before_exchange()
    open_row(state, "silesia", "moldavia")
    state.providence_deck, state.territory_deck = [], []
    table = open_table(state)
    assert options(table) == ["take silesia", "take moldavia"]
    play(table, "take silesia")
    assert asked(table) == (0, "ask-action")
    assert hand(table, 0) == ["silesia"]


# -- 6.3 the limit ---------------------------------------------------------------------------


@rule("6.3")
def test_6_3_the_limit_is_five() -> None:
    state = position()
    assert [hand_limit(state, seat) for seat in range(2)] == [5, 5]


@rule("6.3")
def test_6_3_a_power_a_ruler_a_religion_and_leading_in_gold_each_add_one() -> None:
    assert hand_limit(position("austria", "england"), 0) == 6
    state = position()
    rule_by(state, 0, "great_diplomat")
    assert hand_limit(state, 0) == 6
    state = position()
    believe(state, 0, "lutheranism")
    assert hand_limit(state, 0) == 6
    state = position()
    levels(state, 0, gold=1)
    assert [hand_limit(state, seat) for seat in range(2)] == [6, 5]


@rule("6.3", "R4")
def test_6_3_a_tie_in_gold_adds_nothing() -> None:
    state = position()
    levels(state, 0, gold=2)
    levels(state, 1, gold=2)
    assert [hand_limit(state, seat) for seat in range(2)] == [5, 5]


@rule("6.3")
def test_6_3_a_bureaucrat_takes_one_away() -> None:
    state = position()
    rule_by(state, 0, "bureaucrat")
    assert hand_limit(state, 0) == 4
    levels(state, 0, gold=1)
    assert hand_limit(state, 0) == 5


@rule("6.3")
def test_6_3_the_limit_is_never_more_than_six() -> None:
    state = position("austria", "england")
    rule_by(state, 0, "great_diplomat")
    believe(state, 0, "lutheranism")
    levels(state, 0, gold=1)
    assert hand_limit(state, 0) == 6


@rule("6.3")
@pytest.mark.parametrize(("ruler", "size"), [("great_diplomat", 6), ("bureaucrat", 4)])
def test_6_3_the_hand_is_filled_to_the_present_limit(ruler: str, size: int) -> None:
    state = before_exchange()
    rule_by(state, 0, ruler)
    give(state, 0, "pirates")
    open_row(state, "silesia")
    table = open_table(state)
    play(table, "done", "take silesia")
    assert len(table.state.hand[0]) == size


@rule("R9", "6.3")
def test_r9_a_hand_above_its_limit_is_cut_to_it_beyond_the_three_discards() -> None:
    state = before_exchange()
    give(state, 0, *FIVE, "madman", "bureaucrat", "reformer", "adventurer")
    table = open_table(state)
    play(table, "discard pirates", "discard settlement", "discard persecution")
    assert asked(table) == (0, "ask-discard-surplus")
    assert table.asks()[0].args == {"left": 1}
    assert refusal(table, "done") == ("no-not-asked", "6.3")
    assert refusal(table, "discard pirates") == ("no-not-in-hand", "6.3")
    play(table, "discard madman")
    assert asked(table) == (0, "ask-action")
    assert len(hand(table, 0)) == 5


@rule("R9")
def test_r9_a_surplus_is_cut_even_when_nothing_else_is_discarded() -> None:
    state = before_exchange()
    give(state, 0, *FIVE, "madman")
    table = open_table(state)
    play(table, "done")
    assert asked(table) == (0, "ask-discard-surplus")
    play(table, "discard pirates")
    assert asked(table) == (0, "ask-action")


@rule("6.3")
def test_6_3_nothing_is_discarded_in_another_phase() -> None:
    state = position()
    give(state, 0, *FIVE, "madman", "bureaucrat")
    table = open_table(state)
    assert refusal(table, "discard pirates") == ("no-not-asked", "6.4")
    play(table, "collect_taxes")
    assert len(hand(table, 0)) == 7
