"""5.10 The abilities of the battle cards."""

import pytest

from greatpowers.cli.common import game_words
from greatpowers.games.realpolitik import GAME
from greatpowers.games.realpolitik.components import (
    AUSTRIA,
    BATTLE_DECK,
    PRUSSIA,
    general,
)
from greatpowers.games.realpolitik.rules.battle_cards import STRUCK
from greatpowers.games.realpolitik.state import State
from greatpowers.kernel.errors import UndoRefused
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    ally,
    asked,
    attack,
    cited,
    fortify,
    garrison,
    give,
    logged,
    options,
    pass_cards,
    play,
    position,
    put,
    refusal,
    totals,
)


def battle(prussian: tuple[int, ...] = (), austrian: tuple[int, ...] = ()) -> State:
    """Return a battle of equal strength in Saxony with some cards in the hands."""
    state = position()
    put(state, "moltke", "sax", 3, came_from="bra")
    put(state, "albrecht", "sax", 3)
    give(state, "prussia", *prussian)
    give(state, "austria", *austrian)
    return state


@rule("5.3")
def test_the_deck_has_fifty_cards() -> None:
    assert len(BATTLE_DECK) == 50
    assert [BATTLE_DECK.count(value) for value in range(1, 6)] == [8, 12, 12, 10, 8]


@rule("5.10.1", "5.10.3", "5.3")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_a_card_laid_face_down_counts_its_value(value: int) -> None:
    table = attack(battle((value,)), "prussia")
    play(table, f"lay {value}")
    assert totals(table) == (5 + value, 5)


@rule("5.10.1", "5.10.3", "R28")
@pytest.mark.parametrize("value", [2, 4, 5])
def test_only_a_1_and_a_3_have_an_open_use(value: int) -> None:
    table = attack(battle((value,), (2,)), "prussia")
    assert refusal(table, f"lay_open {value}") == ("no-open-use", "5.10")


# -- 1 ---------------------------------------------------------------------------------------


@rule("5.10.1")
def test_an_open_1_discards_a_card_of_the_enemy() -> None:
    table = attack(battle((2, 2), (1, 1)), "prussia")
    play(table, "lay 2", "lay_open 1")
    assert asked(table) == (AUSTRIA, "ask-strike")
    assert options(table) == ["strike 1"]
    play(table, "strike 1")
    assert table.state.card_pile[0] == STRUCK
    assert logged(table, "log-strikes")[0]["card"] == "battle_card-2"
    pass_cards(table)
    assert totals(table) == (5, 6)


@rule("5.10.1", "R28")
def test_without_a_card_of_the_enemy_a_1_is_laid_face_down_only() -> None:
    table = attack(battle((1,), (1, 2)), "prussia")
    assert refusal(table, "lay_open 1") == ("no-enemy-card", "5.10.1")
    assert refusal(table, "lay_open 3") == ("no-card-not-in-hand", "5.3")
    play(table, "lay 1")
    assert "lay_open 1" in options(table)


@rule("5.10.1", "R28")
def test_a_struck_card_is_struck_once_and_own_cards_never() -> None:
    table = attack(battle((2, 2), (1, 1)), "prussia")
    play(table, "lay 2", "lay_open 1", "strike 1", "lay 2", "lay_open 1")
    assert options(table) == ["strike 3"]
    for place in (1, 2, 5):
        assert refusal(table, f"strike {place}") == ("no-enemy-card", "5.10.1")


@rule("5.10.1")
def test_an_open_card_may_be_struck_as_well() -> None:
    table = attack(battle((2, 1, 1), (1, 1)), "prussia")
    play(table, "lay 2", "lay_open 1", "strike 1", "lay_open 1")
    assert options(table) == ["strike 2"]
    play(table, "strike 2")
    pass_cards(table)
    assert totals(table) == (5 + 1, 5)


@rule("5.10.1", "R28", "R26")
def test_a_struck_card_counts_for_the_limit() -> None:
    state = battle((2, 2), (1,))
    state.morale[PRUSSIA] = 1
    table = attack(state, "prussia")
    play(table, "lay 2", "lay_open 1", "strike 1")
    assert totals(table) == (5, 6)
    assert table.state.hand[PRUSSIA].count(2) >= 1


@rule("5.10.1")
def test_what_a_1_has_shown_cannot_be_taken_back() -> None:
    table = attack(battle((2, 2), (1, 1)), "prussia")
    play(table, "lay 2", "lay_open 1", "strike 1")
    with pytest.raises(UndoRefused):
        table.undo(AUSTRIA)


@rule("5.10.1")
def test_a_supporters_card_may_be_struck_but_no_friends() -> None:
    state = battle((1,), (2,))
    ally(state, "france", "austria")
    put(state, "macmahon", "hes", 1)
    give(state, "france", 1, 5)
    give(state, "prussia", 4)
    table = attack(state, "prussia")
    play(table, "support macmahon", "lay 4", "lay 2", "lay_open 1")
    assert options(table) == ["strike 1"]
    play(table, "strike 1", "lay_open 1")
    assert options(table) == ["strike 2", "strike 3"]


# -- 2 ---------------------------------------------------------------------------------------


@rule("5.10.2")
@pytest.mark.parametrize(("holder", "worth"), [("austria", (2, 3)), ("nobody", (2, 2))])
def test_a_2_counts_3_for_who_controls_the_territory(holder: str, worth: tuple[int, int]) -> None:
    state = battle((2,), (2,))
    guard = 0
    if holder != "nobody":
        garrison(state, holder, "sax")
        guard = 1
    table = attack(state, "prussia")
    play(table, "lay 2", "lay 2")
    assert totals(table) == (5 + worth[0], 5 + guard + worth[1])
    told = [] if holder == "nobody" else [{"power": "power-austria"}]
    assert logged(table, "log-card-at-home") == told
    assert cited(table, "log-card-at-home") == ["5.10.2"] * len(told)


@rule("5.10.2")
def test_a_2_counts_3_at_home_and_2_for_a_guest() -> None:
    state = position()
    ally(state, "france", "austria")
    put(state, "moltke", "boh", 5, came_from="sil")
    put(state, "macmahon", "boh", 3)
    give(state, "france", 2)
    give(state, "austria", 2)
    table = attack(state, "prussia")
    play(table, "lay 2", "lay 2")
    assert totals(table) == (7, 5 + 1 + 2 + 3)


@rule("5.10.2")
def test_who_wins_back_an_own_home_does_not_control_it_yet() -> None:
    state = position()
    garrison(state, "austria", "sil")
    put(state, "moltke", "sil", 3, came_from="bra")
    give(state, "prussia", 2)
    table = attack(state, "prussia")
    play(table, "lay 2")
    assert totals(table) == (7, 1)


# -- 3 ---------------------------------------------------------------------------------------


@rule("5.10.3")
def test_an_open_3_reveals_a_card_of_the_enemy() -> None:
    table = attack(battle((5, 2), (3,)), "prussia")
    play(table, "lay 5", "lay_open 3")
    assert asked(table) == (AUSTRIA, "ask-reveal")
    assert options(table) == ["reveal 1"]
    play(table, "reveal 1")
    assert table.state.card_open == [True, True]
    assert logged(table, "log-reveals")[0]["card"] == "battle_card-5"
    pass_cards(table)
    assert totals(table) == (10, 8)


@rule("5.10.3", "R28")
def test_an_open_card_is_not_revealed_again() -> None:
    table = attack(battle((5, 2), (3, 3)), "prussia")
    play(table, "lay 5", "lay_open 3", "reveal 1", "pass")
    assert refusal(table, "lay_open 3") == ("no-hidden-enemy-card", "5.10.3")


@rule("5.10.3")
def test_of_several_cards_one_is_chosen_unseen() -> None:
    table = attack(battle((5, 2), (2, 3)), "prussia")
    play(table, "lay 5", "lay 2", "lay 2", "lay_open 3")
    assert options(table) == ["reveal 1", "reveal 3"]
    assert refusal(table, "reveal 2") == ("no-hidden-enemy-card", "5.10.3")


@rule("5.10.3")
def test_what_a_3_has_shown_cannot_be_taken_back() -> None:
    table = attack(battle((5, 2), (3, 3)), "prussia")
    play(table, "lay 5", "lay_open 3", "reveal 1")
    with pytest.raises(UndoRefused):
        table.undo(AUSTRIA)


# -- 4 ---------------------------------------------------------------------------------------


@rule("5.10.4")
@pytest.mark.parametrize(("fours", "total"), [(1, 4), (2, 9), (3, 13), (4, 18)])
def test_each_pair_of_4s_adds_a_point(fours: int, total: int) -> None:
    state = battle((4,) * fours)
    state.morale[PRUSSIA] = 6
    table = attack(state, "prussia")
    play(table, *["lay 4"] * fours)
    assert totals(table) == (5 + total, 5)


@rule("5.10.4")
@pytest.mark.parametrize("pile", ["moltke", "crown_prince"])
def test_a_pair_must_lie_in_one_pile(pile: str) -> None:
    state = battle((4, 4))
    put(state, "crown_prince", "sax", 1, came_from="psa")
    table = attack(state, "prussia")
    play(table, "lay 4", "on_pile moltke", "lay 4", f"on_pile {pile}")
    assert totals(table) == (5 + 2 + 8 + (pile == "moltke"), 5)
    told = [{"pile": "pile-moltke", "strength": 1}] if pile == "moltke" else []
    assert logged(table, "log-card-pairs") == told
    assert cited(table, "log-card-pairs") == ["5.10.4"] * len(told)


@rule("5.10.4")
def test_4s_of_both_sides_make_no_pair() -> None:
    table = attack(battle((4,), (4,)), "prussia")
    play(table, "lay 4", "lay 4")
    assert totals(table) == (9, 9)


@rule("5.10.4", "R28")
def test_a_struck_4_breaks_a_pair() -> None:
    table = attack(battle((4, 4), (1, 2)), "prussia")
    play(table, "lay 4", "lay 2", "lay 4", "lay_open 1", "strike 1")
    assert totals(table) == (9, 5 + 2 + 1)
    assert logged(table, "log-card-pairs") == []


@rule("5.10.4", "R27")
def test_a_garrison_in_a_fortress_may_lay_a_pair() -> None:
    state = position()
    put(state, "moltke", "sax", 5, came_from="bra")
    garrison(state, "austria", "sax")
    fortify(state, "austria", "sax")
    give(state, "austria", 4, 4)
    table = attack(state, "prussia")
    play(table, "lay 4", "lay 4")
    assert totals(table) == (7, 3 + 9)


# -- 5 ---------------------------------------------------------------------------------------


@rule("5.10.5", "R31")
@pytest.mark.parametrize(("fives", "morale"), [(0, 5), (1, 4), (2, 3)])
def test_each_5_costs_the_loser_morale(fives: int, morale: int) -> None:
    state = battle((5,) * fives)
    state.morale[PRUSSIA] = 6
    put(state, "benedek", "sax", 5)
    put(state, "gablenz", "sax", 5)
    table = attack(state, "prussia")
    play(table, *["lay 5"] * fives, "leave_board")
    assert table.state.morale[PRUSSIA] == morale


@rule("5.10.5")
@pytest.mark.parametrize("units", [3, 5])
def test_neither_a_tie_nor_a_victory_costs_morale(units: int) -> None:
    state = battle((5,))
    put(state, "benedek", "sax", 4)
    put(state, "moltke", "sax", units, came_from="bra")
    table = attack(state, "prussia")
    play(table, "lay 5")
    assert totals(table) == (7 + units, 10)
    assert table.state.morale[PRUSSIA] == 3


@rule("5.10.5", "R28")
def test_a_struck_5_was_played_and_costs_morale() -> None:
    table = attack(battle((5,), (1,)), "prussia")
    play(table, "lay 5", "lay_open 1", "strike 1")
    assert totals(table) == (5, 6)
    play(table, "leave_board")
    assert table.state.morale[PRUSSIA] == 1


@rule("5.10.5", "R31")
def test_the_5s_of_a_supporter_cost_the_supporter() -> None:
    state = battle((5, 5, 5))
    ally(state, "france", "austria")
    put(state, "macmahon", "hes", 1)
    give(state, "france", 5)
    table = attack(state, "prussia")
    play(table, "support macmahon", "lay 5", "lay 5", "lay 5", "lay 5")
    assert totals(table) == (20, 13)
    play(table, "leave_board")
    assert table.state.morale == [2, 3, 2, 3]


@rule("5.10.5", "R31")
def test_a_garrison_that_laid_a_5_costs_one_morale() -> None:
    state = position()
    put(state, "moltke", "sax", 5, came_from="bra")
    garrison(state, "austria", "sax")
    give(state, "austria", 5)
    table = attack(state, "prussia")
    play(table, "lay 5")
    assert table.state.morale[AUSTRIA] == 2


@rule("5.10.5", "R31")
def test_morale_does_not_fall_below_zero() -> None:
    state = battle((5,))
    state.morale[PRUSSIA] = 1
    put(state, "benedek", "sax", 5)
    table = attack(state, "prussia")
    play(table, "lay 5", "leave_board")
    assert table.state.morale[PRUSSIA] == 0
    assert logged(table, "log-loses-morale") == [{"power": "power-prussia", "morale": 1}]
    assert logged(table, "log-fives-cost-morale") == []
    assert table.state.general_at[general("moltke")] == -1


@rule("5.10.5", "R31")
def test_what_costs_morale_is_told_apart() -> None:
    state = battle((5, 5))
    put(state, "benedek", "sax", 5)
    put(state, "gablenz", "sax", 5)
    table = attack(state, "prussia")
    play(table, "lay 5", "lay 5", "leave_board")
    assert table.state.morale[PRUSSIA] == 0
    assert logged(table, "log-loses-morale") == [{"power": "power-prussia", "morale": 1}]
    assert cited(table, "log-loses-morale") == ["R31"]
    assert logged(table, "log-fives-cost-morale") == [{"power": "power-prussia", "morale": 2}]
    assert cited(table, "log-fives-cost-morale") == ["5.10.5"]


def test_how_many_cards_may_be_laid_is_told_as_a_limit() -> None:
    """Beside cards that bear numbers, a bare number reads as one of them."""
    args: dict[str, str | int] = {
        "power": "power-france",
        "territory": "territory-paris",
        "left": 3,
    }
    assert "up to 3 cards" in game_words("en", GAME).text("ask-battle-card", args)
