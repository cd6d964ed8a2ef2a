"""4.2 Mobilisation: trains, cards, Generals, purchases, corruption and the hand limit."""

import pytest

from greatpowers.games.realpolitik.components import (
    FRANCE,
    ITALY,
    PRUSSIA,
    territory,
)
from greatpowers.games.realpolitik.rules.relations import units_left
from greatpowers.games.realpolitik.state import RealpolitikTable, State
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    ally,
    asked,
    fortify,
    garrison,
    give,
    is_at,
    is_off_board,
    lacking,
    lay_trains,
    leave_loose,
    logged,
    mobilise,
    options,
    play,
    position,
    put,
    refusal,
    run_italy,
    throw_away,
    units,
)

PRUSSIAN_HOMES = ["bra", "pom", "epr", "pos", "sil", "psa", "rhi"]


def with_generals(money: int = 0) -> State:
    """Return a position in which two Prussian Generals are on the board."""
    state = position()
    put(state, "moltke", "bra", 3)
    put(state, "friedrich_karl", "sil", 3)
    state.money[PRUSSIA] = money
    return state


def buying(state: State) -> RealpolitikTable:
    """Let Prussia mobilise up to its purchases."""
    table = mobilise(state, "prussia")
    play(table, "done", "done")
    assert asked(table) == (PRUSSIA, "ask-buy")
    return table


# -- 4.2.1 trains ----------------------------------------------------------------------------


@rule("4.2.1")
def test_two_trains_come_for_nothing_into_controlled_territories() -> None:
    state = with_generals(money=3)
    garrison(state, "prussia", "sax")
    table = mobilise(state, "prussia")
    assert asked(table) == (PRUSSIA, "ask-lay-train")
    assert options(table, "lay_train") == [*PRUSSIAN_HOMES, "sax"]
    play(table, "lay_train bra", "lay_train sax")
    assert asked(table) == (PRUSSIA, "ask-generals")
    assert table.state.train[territory("sax")] == PRUSSIA
    assert table.state.money[PRUSSIA] == 3


@rule("4.2.1")
@pytest.mark.parametrize("number", [0, 1])
def test_fewer_trains_may_be_laid(number: int) -> None:
    table = mobilise(with_generals(), "prussia")
    play(table, *["lay_train bra"][:number], "done")
    assert asked(table) == (PRUSSIA, "ask-generals")
    assert table.state.train.count(PRUSSIA) == number


@rule("4.2.1", "R12")
def test_where_no_train_can_be_laid() -> None:
    state = with_generals()
    garrison(state, "prussia", "bos")
    garrison(state, "france", "rhi")
    lay_trains(state, "prussia", "bra")
    put(state, "moltke", "ile", 1)
    table = mobilise(state, "prussia")
    assert refusal(table, "lay_train bra") == ("no-train-there", "R12")
    assert refusal(table, "lay_train bos") == ("no-rail-slot", "R12")
    for place in ("rhi", "ile", "sax"):
        assert refusal(table, f"lay_train {place}") == ("no-not-controlled", "4.2.3")


@rule("4.2.1")
def test_an_allys_territory_takes_no_train() -> None:
    state = with_generals()
    ally(state, "prussia", "austria")
    table = mobilise(state, "prussia")
    assert refusal(table, "lay_train boh") == ("no-not-controlled", "4.2.3")


@rule("4.2.1", "R4")
@pytest.mark.parametrize(("laid", "asks"), [(5, 1), (6, 0)])
def test_trains_are_limited_by_the_supply(laid: int, asks: int) -> None:
    state = with_generals()
    lay_trains(state, "prussia", *PRUSSIAN_HOMES[:laid])
    table = mobilise(state, "prussia")
    if asks:
        play(table, "lay_train rhi")
    assert asked(table) == (PRUSSIA, "ask-generals")


# -- 4.2.2 cards -----------------------------------------------------------------------------


@rule("4.2.2")
@pytest.mark.parametrize("on_board", [0, 1, 2, 3])
def test_a_card_is_drawn_for_each_general_off_the_board(on_board: int) -> None:
    state = position()
    for name in ("moltke", "friedrich_karl", "crown_prince")[:on_board]:
        put(state, name, "bra")
    table = mobilise(state, "prussia")
    play(table, "done")
    assert len(table.state.hand[PRUSSIA]) == 3 - on_board
    assert len(table.state.deck) == 50 - (3 - on_board)
    assert len(logged(table, "log-draws")) == (on_board < 3)


@rule("4.2.2")
def test_cards_are_drawn_before_generals_are_placed() -> None:
    table = mobilise(with_generals(), "prussia")
    play(table, "done", "place crown_prince", "place_in bra")
    assert len(table.state.hand[PRUSSIA]) == 1


@rule("4.2.2")
def test_a_general_who_is_not_in_the_game_draws_no_card() -> None:
    state = position()
    run_italy(state, "france")
    table = mobilise(state, "italy")
    play(table, "done")
    assert len(table.state.hand[ITALY]) == 2


@rule("4.2.2", "R8")
def test_the_discards_become_the_deck_when_it_is_empty() -> None:
    state = with_generals()
    give(state, "france", *state.deck[:-2])
    throw_away(state, *state.deck)
    table = mobilise(state, "prussia")
    play(table, "done")
    assert len(table.state.hand[PRUSSIA]) == 1
    assert (len(table.state.deck), table.state.discards) == (1, [])
    assert len(logged(table, "log-deck-reshuffled")) == 1


@rule("4.2.2", "R8")
def test_without_any_card_left_nothing_is_drawn() -> None:
    state = with_generals()
    give(state, "france", *state.deck.copy())
    table = mobilise(state, "prussia")
    play(table, "done")
    assert table.state.hand[PRUSSIA] == []


# -- 4.2.3 Generals --------------------------------------------------------------------------


@rule("4.2.3")
def test_a_general_is_placed_in_any_controlled_territory() -> None:
    state = with_generals()
    garrison(state, "prussia", "sax")
    garrison(state, "france", "rhi")
    table = mobilise(state, "prussia")
    play(table, "done")
    assert asked(table) == (PRUSSIA, "ask-generals")
    assert options(table, "place") == ["crown_prince"]
    play(table, "place crown_prince")
    assert options(table, "place_in") == ["bra", "pom", "epr", "pos", "sil", "psa", "sax"]
    assert refusal(table, "place_in rhi") == ("no-not-controlled", "4.2.3")
    play(table, "place_in sax")
    assert is_at(table, "crown_prince", "sax")
    assert units(table, "crown_prince") == 0


@rule("4.2.3")
def test_any_number_is_placed_or_withdrawn_but_not_both() -> None:
    state = with_generals()
    table = mobilise(state, "prussia")
    play(table, "done", "withdraw moltke")
    assert refusal(table, "place crown_prince") == ("no-place-or-withdraw", "4.2.3")
    assert refusal(table, "place moltke") == ("no-place-or-withdraw", "4.2.3")
    play(table, "withdraw friedrich_karl")
    assert is_off_board(table, "moltke")
    assert is_off_board(table, "friedrich_karl")
    assert asked(table)[1] == "ask-choose"


@rule("4.2.3")
def test_who_has_placed_cannot_withdraw() -> None:
    state = position()
    put(state, "moltke", "bra", 3)
    table = mobilise(state, "prussia")
    play(table, "done", "place crown_prince", "place_in bra")
    assert refusal(table, "withdraw moltke") == ("no-place-or-withdraw", "4.2.3")
    play(table, "place friedrich_karl", "place_in bra")
    assert is_at(table, "friedrich_karl", "bra")


@rule("4.2.3")
def test_only_own_generals_who_are_elsewhere() -> None:
    state = with_generals()
    put(state, "macmahon", "ile", 1)
    table = mobilise(state, "prussia")
    play(table, "done")
    assert refusal(table, "place bazaine") == ("no-not-your-general", "4.2.3")
    assert refusal(table, "withdraw macmahon") == ("no-not-your-general", "4.2.3")
    assert refusal(table, "place moltke") == ("no-general-on-board", "4.2.3")
    assert refusal(table, "withdraw crown_prince") == ("no-general-off-board", "4.2.3")


@rule("4.2.3", "R13")
def test_the_units_of_a_withdrawn_general_stay_where_he_has_control() -> None:
    table = mobilise(with_generals(), "prussia")
    play(table, "done", "withdraw moltke")
    assert units(table, "moltke") == 0
    assert table.state.loose[territory("bra")] == 3
    assert units_left(table.state, PRUSSIA) == 15 - 6


@rule("4.2.3", "R13")
@pytest.mark.parametrize("where", ["sax", "boh"])
def test_elsewhere_his_units_are_lost(where: str) -> None:
    state = with_generals()
    ally(state, "prussia", "austria")
    put(state, "moltke", where, 3)
    table = mobilise(state, "prussia")
    play(table, "done", "withdraw moltke")
    assert table.state.loose[territory(where)] == 0
    assert units_left(table.state, PRUSSIA) == 15 - 3


@rule("4.2.3")
def test_who_controls_nothing_places_nobody() -> None:
    state = position()
    garrison(state, "france", *PRUSSIAN_HOMES[:4])
    garrison(state, "austria", *PRUSSIAN_HOMES[4:])
    table = mobilise(state, "prussia")
    assert asked(table)[1] == "ask-choose"


# -- 4.2.4 purchases -------------------------------------------------------------------------


@rule("4.2.4", "R10")
@pytest.mark.parametrize(
    ("answer", "cost"),
    [
        ("recruit_with moltke", 2),
        ("recruit_in pom", 2),
        ("buy_train bra", 2),
        ("buy_card", 2),
        ("build_fortress bra", 3),
        ("buy_morale", 3),
    ],
)
def test_what_things_cost(answer: str, cost: int) -> None:
    table = buying(with_generals(money=9))
    assert table.cost(PRUSSIA, answer) == cost
    play(table, answer)
    assert table.state.money[PRUSSIA] == 9 - cost


@rule("4.2.4")
def test_what_is_bought_is_there() -> None:
    table = buying(with_generals(money=14))
    assert len(table.state.hand[PRUSSIA]) == 1
    play(table, "recruit_with moltke", "recruit_in pom", "buy_train bra", "buy_card")
    play(table, "build_fortress bra", "buy_morale")
    state = table.state
    assert units(table, "moltke") == 4
    assert state.loose[territory("pom")] == 1
    assert state.train[territory("bra")] == PRUSSIA
    assert state.fortress[territory("bra")] == PRUSSIA
    assert state.morale[PRUSSIA] == 4
    assert len(state.hand[PRUSSIA]) == 2
    assert state.money[PRUSSIA] == 0
    assert asked(table)[1] == "ask-choose"


@rule("4.2.4")
def test_any_number_of_one_kind_may_be_bought() -> None:
    table = buying(with_generals(money=8))
    play(table, *["recruit_in bra"] * 4)
    assert table.state.loose[territory("bra")] == 4


@rule("4.2.4")
def test_with_two_money_nothing_for_three_is_sold() -> None:
    table = buying(with_generals(money=2))
    for answer in ("build_fortress bra", "buy_morale"):
        assert refusal(table, answer) == ("no-too-little-money", "4.2.4")
        assert lacking(table, answer) == (3, 2)
    assert options(table, "recruit_with") == ["moltke", "friedrich_karl"]


@rule("4.2.4")
@pytest.mark.parametrize("money", [0, 1])
def test_with_less_nothing_is_asked(money: int) -> None:
    table = mobilise(with_generals(money=money), "prussia")
    play(table, "done", "done")
    assert asked(table)[1] == "ask-choose"


@rule("4.2.4", "R11")
def test_units_join_own_generals_in_own_territories() -> None:
    state = with_generals(money=9)
    ally(state, "prussia", "austria")
    put(state, "moltke", "boh", 3)
    put(state, "friedrich_karl", "sax", 3)
    garrison(state, "prussia", "sax")
    put(state, "macmahon", "ile", 1)
    table = buying(state)
    assert options(table, "recruit_with") == ["friedrich_karl"]
    assert refusal(table, "recruit_with moltke") == ("no-general-not-supplied", "R11")
    assert refusal(table, "recruit_with crown_prince") == ("no-general-off-board", "4.2.3")
    assert refusal(table, "recruit_with macmahon") == ("no-not-your-general", "4.2.3")


@rule("4.2.4", "R2")
def test_a_general_leads_five_units_at_most() -> None:
    table = buying(with_generals(money=9))
    play(table, "recruit_with moltke", "recruit_with moltke")
    assert units(table, "moltke") == 5
    assert refusal(table, "recruit_with moltke") == ("no-general-full", "R2")


@rule("4.2.4", "R11")
def test_loose_units_are_raised_in_controlled_homes_only() -> None:
    state = with_generals(money=9)
    garrison(state, "prussia", "sax", "boh")
    garrison(state, "france", "rhi")
    table = buying(state)
    assert options(table, "recruit_in") == PRUSSIAN_HOMES[:-1]
    for place in ("sax", "boh", "rhi", "ile"):
        assert refusal(table, f"recruit_in {place}") == ("no-units-at-home-only", "R11")


@rule("4.2.4", "4.2.3")
def test_a_general_just_placed_may_receive_units() -> None:
    table = mobilise(with_generals(money=2), "prussia")
    play(table, "done", "place crown_prince", "place_in pom", "recruit_with crown_prince")
    assert units(table, "crown_prince") == 1


@rule("4.2.4", "R4")
def test_units_are_limited_by_the_supply() -> None:
    state = with_generals(money=9)
    leave_loose(state, bra=4, pom=4)
    table = buying(state)
    play(table, "recruit_in bra")
    assert units_left(table.state, PRUSSIA) == 0
    assert refusal(table, "recruit_in bra") == ("no-units-left", "R4")
    assert refusal(table, "recruit_with moltke") == ("no-units-left", "R4")


@rule("4.2.4", "R12", "R4")
def test_fortresses_stand_alone_where_one_has_control() -> None:
    state = with_generals(money=9)
    garrison(state, "prussia", "sax")
    fortify(state, "prussia", "rhi", "sax")
    table = buying(state)
    assert refusal(table, "build_fortress rhi") == ("no-fortress-there", "R12")
    assert refusal(table, "build_fortress boh") == ("no-not-controlled", "4.2.3")
    play(table, "build_fortress bra")
    assert refusal(table, "build_fortress pom") == ("no-fortresses-left", "R4")


@rule("4.2.4", "R12", "R4")
def test_bought_trains_follow_the_same_rules() -> None:
    state = with_generals(money=9)
    lay_trains(state, "prussia", *PRUSSIAN_HOMES[:5])
    table = buying(state)
    assert refusal(table, "buy_train bra") == ("no-train-there", "R12")
    assert refusal(table, "buy_train ned") == ("no-not-controlled", "4.2.3")
    play(table, "buy_train rhi")
    assert refusal(table, "buy_train psa") == ("no-trains-left", "R4")


@rule("4.2.4", "R31")
def test_morale_ends_at_six() -> None:
    state = with_generals(money=9)
    state.morale[PRUSSIA] = 5
    table = buying(state)
    play(table, "buy_morale")
    assert refusal(table, "buy_morale") == ("no-morale-at-top", "R31")


@rule("4.2.4", "R8")
def test_no_card_is_sold_when_none_is_left() -> None:
    state = with_generals(money=9)
    give(state, "france", *state.deck.copy())
    table = buying(state)
    assert refusal(table, "buy_card") == ("no-nothing-to-draw", "R8")


# -- 4.2.5 corruption, 4.2.6 hand limit ------------------------------------------------------


@rule("4.2.5")
def test_what_is_not_spent_is_lost() -> None:
    state = with_generals(money=9)
    state.money[FRANCE] = 5
    table = buying(state)
    play(table, "buy_card", "done")
    assert table.state.money[PRUSSIA] == 0
    assert table.state.money[FRANCE] == 5
    assert logged(table, "log-corruption") == [{"power": "power-prussia", "money": 7}]


@rule("4.2.5")
def test_money_stays_without_a_mobilisation() -> None:
    state = with_generals(money=9)
    mobilise(state, "france")
    assert state.money[PRUSSIA] == 9


@rule("4.2.6")
@pytest.mark.parametrize(("held", "surplus"), [(6, 0), (7, 1), (9, 3)])
def test_seven_cards_may_be_kept(held: int, surplus: int) -> None:
    state = with_generals()
    give(state, "prussia", *([2] * held))
    table = mobilise(state, "prussia")
    play(table, "done", "done")
    for left in range(surplus, 0, -1):
        ask = table.asks()[0]
        assert (ask.seat, ask.prompt) == (PRUSSIA, "ask-discard")
        assert ask.args is not None
        assert ask.args["left"] == left
        play(table, "discard 2")
    assert asked(table)[1] == "ask-choose"
    assert len(table.state.hand[PRUSSIA]) == 7
    assert table.state.discards == [2] * surplus


@rule("4.2.6")
def test_only_cards_in_hand_are_discarded() -> None:
    state = with_generals()
    give(state, "prussia", *([4] * 8))
    table = mobilise(state, "prussia")
    table.chance.load([0])
    play(table, "done", "done")
    assert options(table, "discard") == ["1", "4"]
    assert refusal(table, "discard 5") == ("no-card-not-in-hand", "4.2.6")


@rule("4.2.6")
def test_the_limit_holds_at_the_end_of_the_action_only() -> None:
    state = with_generals(money=4)
    give(state, "prussia", *([2] * 7))
    table = buying(state)
    assert len(table.state.hand[PRUSSIA]) == 8
    play(table, "buy_card", "buy_card")
    assert len(table.state.hand[PRUSSIA]) == 10
    assert asked(table) == (PRUSSIA, "ask-discard")


@rule("4.2.6")
def test_who_does_not_mobilise_keeps_more() -> None:
    state = with_generals()
    give(state, "france", *([2] * 9))
    table = mobilise(state, "prussia")
    play(table, "done", "done")
    assert len(table.state.hand[FRANCE]) == 9


# -- Italy -----------------------------------------------------------------------------------


@rule("6.4", "6.2")
def test_italy_mobilises_with_its_own_money_by_its_controller() -> None:
    state = position()
    run_italy(state, "austria")
    state.money[ITALY] = 2
    put(state, "la_marmora", "pie", 1)
    table = mobilise(state, "italy")
    assert asked(table) == (2, "ask-lay-train")
    play(table, "lay_train pie", "done", "done", "recruit_with la_marmora")
    assert units(table, "la_marmora") == 2
    assert table.state.train[territory("pie")] == ITALY


@rule("R5")
def test_the_third_italian_general_needs_four_players() -> None:
    state = position()
    run_italy(state, "austria")
    table = mobilise(state, "italy")
    play(table, "done")
    assert options(table, "place") == ["la_marmora", "cialdini"]
