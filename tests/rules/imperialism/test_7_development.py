"""7.0 Development: which goods, what they pay, and what a leader gets besides."""

import pytest

from greatpowers.games.imperialism.components import GOODS, PROFIT, TOP, TRACKS
from greatpowers.games.imperialism.rules.development import is_industrial
from greatpowers.games.imperialism.rules.tracks import leader
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    hand,
    level,
    levels,
    logged,
    open_table,
    options,
    pass_all,
    play,
    position,
    refusal,
    rule_by,
    show_achievements,
    throw_away,
)

POWERS = ("france", "england", "spain", "poland")


def developing(players: int = 2, **numbers: int) -> State:
    """Return a position in which the first power is about to act, and achieves nothing."""
    state = position(*POWERS[:players])
    levels(state, 0, **numbers)
    state.has_achieved = True
    return state


def developed(state: State, good: str, *answers: str) -> ImperialismTable:
    """Develop a good in a position, give more answers, and let pirates pass."""
    table = open_table(state)
    play(table, f"develop {good}", *answers)
    pass_all(table)
    return table


# -- 7.0, 7.1 trade --------------------------------------------------------------------------


@rule("7.0", "7.1")
@pytest.mark.parametrize("good", [good for good in GOODS if good != "industrial"])
def test_7_0_even_a_good_at_level_0_may_be_developed(good: str) -> None:
    table = developed(developing(), good)
    assert table.state.ducats == [0, 0]
    assert table.state.active == 1


@rule("7.1")
@pytest.mark.parametrize("good", GOODS)
def test_7_1_trade_pays_what_stands_at_the_own_level(good: str) -> None:
    track = TRACKS.index(good)
    for number in range(TOP[track] + 1):
        state = developing(**{good: number})
        levels(state, 1, **{good: number})
        state.glory[0] = 15
        table = open_table(state)
        play(table, f"develop {good}")
        assert table.state.ducats[0] == PROFIT[track][number]


@rule("7.1")
def test_7_1_example_food_at_level_2_pays_four() -> None:
    assert developed(developing(food=2), "food").state.ducats[0] == 4


@rule("7.1")
def test_7_1_trade_tables_reach_to_the_top_and_never_fall() -> None:
    for good in GOODS:
        profit = PROFIT[TRACKS.index(good)]
        assert len(profit) == TOP[TRACKS.index(good)] + 1
        assert list(profit) == sorted(profit)
        assert profit[0] == 0


@rule("7.1")
@pytest.mark.parametrize("good", GOODS)
def test_7_1_the_marker_of_the_developed_good_does_not_move(good: str) -> None:
    state = developing(prestige=10, **{good: 2})
    table = developed(state, good)
    assert level(table, 0, good) == 2


# -- 7.2 the leader --------------------------------------------------------------------------


@rule("7.2", "R4")
@pytest.mark.parametrize(
    ("mine", "others", "lead"), [(2, 1, 0), (1, 1, -1), (0, 0, -1), (1, 2, 1), (1, 0, 0)]
)
def test_7_2_the_leader_has_the_highest_production_alone(mine: int, others: int, lead: int) -> None:
    state = developing(food=mine)
    levels(state, 1, food=others)
    assert leader(state, TRACKS.index("food")) == lead


@rule("7.2", "R4")
def test_7_2_two_tied_ahead_of_a_third_leave_no_leader() -> None:
    state = developing(3, food=3)
    levels(state, 1, food=3)
    levels(state, 2, food=1)
    assert leader(state, TRACKS.index("food")) == -1
    levels(state, 2, food=4)
    assert leader(state, TRACKS.index("food")) == 2


@rule("7.2", "7.4.2", "7.4.3")
@pytest.mark.parametrize("good", ["food", "textiles"])
@pytest.mark.parametrize(("prestige", "bonus"), [(0, 0), (1, 1), (4, 4), (5, 5), (6, 5), (10, 5)])
def test_7_4_2_the_leader_of_food_or_textiles_gets_a_ducat_per_prestige_at_most_five(
    good: str, prestige: int, bonus: int
) -> None:
    state = developing(prestige=prestige, **{good: 1})
    table = developed(state, good)
    assert table.state.ducats[0] == 2 + bonus
    assert level(table, 0, "prestige") == prestige


@rule("7.2", "7.4.7")
@pytest.mark.parametrize(("fleet", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4)])
def test_7_4_7_the_leader_of_shipyards_gets_a_ducat_for_two_fleets(fleet: int, bonus: int) -> None:
    table = developed(developing(shipyards=1, fleet=fleet), "shipyards")
    assert table.state.ducats[0] == 1 + bonus


@rule("7.2", "7.4.8")
@pytest.mark.parametrize(("army", "bonus"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_7_4_8_the_leader_of_land_weapons_gets_a_ducat_for_three_armies(
    army: int, bonus: int
) -> None:
    table = developed(developing(weapons=1, army=army), "weapons")
    assert table.state.ducats[0] == 1 + bonus


@rule("7.2", "7.4.4", "7.4.6")
@pytest.mark.parametrize("good", ["spices", "industrial"])
def test_7_4_4_the_leader_of_spices_or_industrial_materials_gets_prestige(good: str) -> None:
    state = developing(prestige=3, **{good: 1})
    state.glory[0] = 15
    table = developed(state, good)
    assert level(table, 0, "prestige") == 4


@rule("7.2")
@pytest.mark.parametrize("good", GOODS)
def test_7_2_who_does_not_lead_gets_the_trade_profit_alone(good: str) -> None:
    state = developing(army=6, fleet=6, prestige=5, **{good: 1})
    levels(state, 1, **{good: 1})
    state.glory[0] = 15
    table = open_table(state)
    play(table, f"develop {good}")
    assert table.state.ducats[0] == PROFIT[TRACKS.index(good)][1]
    assert level(table, 0, "prestige") == (4 if good == "gold" else 5)
    assert logged(table, "log-leader-ducats") == logged(table, "log-leader-prestige") == []


# -- 7.3 economic profits --------------------------------------------------------------------


@rule("7.3", "7.4.2", "7.4.3")
@pytest.mark.parametrize(("good", "track"), [("food", "army"), ("textiles", "fleet")])
def test_7_4_2_eight_ducats_buy_an_army_or_a_fleet_once(good: str, track: str) -> None:
    state = developing(**{good: 1, track: 3})
    state.ducats[0] = 6
    table = open_table(state)
    play(table, f"develop {good}")
    assert asked(table) == (0, "ask-raise")
    assert table.asks()[0].args == {"price": 8}
    assert options(table) == ["pass", f"raise {track}"]
    assert refusal(table, "raise prestige") == ("no-not-that-track", "16.0")
    play(table, f"raise {track}")
    assert level(table, 0, track) == 4
    assert table.state.ducats[0] == 0
    assert table.state.active == 1


@rule("7.3", "7.4.2")
def test_7_3_who_has_plenty_still_buys_only_one_level() -> None:
    state = developing(food=1)
    state.ducats[0] = 50
    table = developed(state, "food", "raise army")
    assert table.state.active == 1
    assert level(table, 0, "army") == 1
    assert table.state.ducats[0] == 44


@rule("7.3")
def test_7_3_an_economic_profit_may_be_declined() -> None:
    state = developing(food=1)
    state.ducats[0] = 50
    table = developed(state, "food", "pass")
    assert level(table, 0, "army") == 0
    assert table.state.ducats[0] == 52


@rule("7.3")
def test_7_3_who_cannot_pay_is_not_asked() -> None:
    state = developing(food=1)
    state.ducats[0] = 5
    assert developed(state, "food").state.active == 1


@rule("7.3", "R3")
def test_7_3_nothing_can_be_bought_beyond_the_top() -> None:
    state = developing(food=1, army=20)
    state.ducats[0] = 50
    assert developed(state, "food").state.active == 1


@rule("7.3", "7.4.1", "7.4.4", "7.4.5")
@pytest.mark.parametrize("good", ["gold", "spices", "oriental"])
def test_7_3_gold_spices_and_oriental_goods_have_no_economic_profit(good: str) -> None:
    state = developing(**{good: 1})
    levels(state, 1, **{good: 1})
    state.ducats[0] = 50
    assert developed(state, good).state.active == 1


@rule("7.3", "7.4.7")
def test_7_4_7_shipyards_bring_an_event_back_shown_to_all() -> None:
    state = developing(shipyards=1)
    throw_away(state, "settlement", "madman", "border_raids", "pirates")
    table = open_table(state)
    play(table, "develop shipyards")
    assert options(table) == ["pass", "retrieve settlement", "retrieve pirates"]
    assert refusal(table, "retrieve madman") == ("no-not-that-kind-of-card", "5.3")
    assert refusal(table, "retrieve greedy_pillage") == ("no-not-in-discard", "5.3")
    play(table, "retrieve settlement")
    assert hand(table, 0) == ["settlement"]
    assert table.view(1)["state"]["empires"][0]["known_cards"] == ["settlement"]
    assert len(table.state.providence_discard) == 3


@rule("7.3", "7.4.8")
def test_7_4_8_land_weapons_bring_a_war_card_back_shown_to_all() -> None:
    state = developing(weapons=1)
    throw_away(state, "settlement", "madman", "border_raids", "pirates", "historic_victory")
    table = open_table(state)
    play(table, "develop weapons")
    assert options(table) == [
        "pass",
        "retrieve border_raids",
        "retrieve pirates",
        "retrieve historic_victory",
    ]
    assert refusal(table, "retrieve settlement") == ("no-not-that-kind-of-card", "5.3")
    play(table, "retrieve border_raids")
    assert hand(table, 0) == ["border_raids"]
    assert table.view(None)["state"]["empires"][0]["known_cards"] == ["border_raids"]


@rule("7.3", "7.4.7", "7.4.8")
@pytest.mark.parametrize("good", ["shipyards", "weapons"])
def test_7_4_7_even_level_0_brings_a_card_back_but_nobody_must(good: str) -> None:
    state = developing()
    throw_away(state, "pirates")
    table = open_table(state)
    play(table, f"develop {good}")
    assert asked(table) == (0, "ask-retrieve")
    play(table, "pass")
    assert hand(table, 0) == []
    assert table.state.active == 1


@rule("7.4.7", "7.4.8")
@pytest.mark.parametrize("good", ["shipyards", "weapons"])
def test_7_4_7_without_such_a_card_in_the_discards_nobody_is_asked(good: str) -> None:
    state = developing()
    throw_away(state, "madman", "persecution")
    assert developed(state, good).state.active == 1


# -- 7.4.1 gold ------------------------------------------------------------------------------


@rule("7.4.1")
@pytest.mark.parametrize(("prestige", "left"), [(3, 2), (1, 0), (0, 0)])
def test_7_4_1_trading_gold_costs_prestige_if_there_is_any(prestige: int, left: int) -> None:
    table = developed(developing(gold=1, prestige=prestige), "gold")
    assert level(table, 0, "prestige") == left
    assert table.state.ducats[0] == PROFIT[TRACKS.index("gold")][1]
    assert len(logged(table, "log-gold-penalty")) == prestige - left


@rule("7.4.1", "R12")
def test_r12_the_penalty_comes_after_the_profit_even_at_level_0() -> None:
    table = developed(developing(gold=0, prestige=2), "gold")
    assert level(table, 0, "prestige") == 1
    texts = [entry.text for entry in table.log]
    assert texts.index("log-trade") < texts.index("log-gold-penalty")


@rule("7.4.1")
def test_7_4_1_leading_in_gold_pays_nothing_at_once() -> None:
    table = developed(developing(gold=2, prestige=5), "gold")
    assert table.state.ducats[0] == PROFIT[TRACKS.index("gold")][2]
    assert logged(table, "log-leader-ducats") == []


# -- 7.4.5 oriental goods --------------------------------------------------------------------


@rule("7.4.5", "R11")
def test_7_4_5_the_leader_may_pay_three_to_develop_a_second_good() -> None:
    state = developing(oriental=1, food=2, prestige=3)
    table = open_table(state)
    play(table, "develop oriental")
    assert asked(table) == (0, "ask-second-good")
    play(table, "develop food")
    pass_all(table)
    assert table.state.ducats[0] == 6 - 3 + 4 + 3


@rule("7.4.5", "R11")
def test_7_4_5_the_second_good_gives_its_economic_profit_too() -> None:
    state = developing(oriental=1)
    state.ducats[0] = 10
    table = developed(state, "oriental", "develop textiles", "raise fleet")
    assert level(table, 0, "fleet") == 1
    assert table.state.ducats[0] == 10 + 6 - 3 - 8


@rule("7.4.5")
@pytest.mark.parametrize("good", ["gold", "oriental", "spices"])
def test_7_4_5_some_goods_can_never_be_the_second(good: str) -> None:
    table = open_table(developing(oriental=1))
    play(table, "develop oriental")
    assert refusal(table, f"develop {good}") == ("no-not-as-second-good", "7.4.5")


@rule("7.4.5", "7.4.6", "R11")
@pytest.mark.parametrize("glory", [14, 15])
def test_7_4_5_industrial_materials_have_to_be_earned_for_the_second_good_as_well(
    glory: int,
) -> None:
    state = developing(oriental=1, industrial=1)
    state.glory[0] = glory
    table = open_table(state)
    play(table, "develop oriental")
    if glory < 15:
        assert refusal(table, "develop industrial") == ("no-not-industrial-yet", "7.4.6")
        told = table.why(0, "develop", "industrial").args
        assert (told["glory"], told["has_glory"]) == (15, glory)
    else:
        play(table, "develop industrial")
        assert table.state.ducats[0] == 6 - 3 + 4


@rule("7.4.5")
def test_7_4_5_the_second_good_may_be_declined() -> None:
    table = developed(developing(oriental=1), "oriental", "pass")
    assert table.state.ducats[0] == 6


@rule("7.4.5")
def test_7_4_5_who_does_not_lead_develops_no_second_good() -> None:
    state = developing(oriental=1)
    levels(state, 1, oriental=1)
    assert developed(state, "oriental").state.active == 1


@rule("7.4.5")
def test_7_4_5_a_leader_without_three_ducats_is_not_asked() -> None:
    state = developing(spices=4)
    state.has_achieved = False
    show_achievements(state, "world_trade", "artillery")
    levels(state, 0, fleet=10)
    table = open_table(state)
    play(table, "develop oriental", "achieve world_trade")
    assert level(table, 0, "oriental") == 1
    pass_all(table)
    assert table.state.active == 1


@rule("R11")
def test_r11_the_second_good_brings_no_bonus_for_choosing_development() -> None:
    state = developing(oriental=1)
    rule_by(state, 0, "reformer")
    table = developed(state, "oriental", "develop food")
    assert table.state.ducats[0] == 2 + 6 - 3


# -- 7.4.6 industrial materials --------------------------------------------------------------


@rule("7.4.6")
@pytest.mark.parametrize(("players", "glory"), [(2, 15), (3, 15), (4, 10)])
def test_7_4_6_industrial_materials_need_glory_by_the_number_of_players(
    players: int, glory: int
) -> None:
    state = developing(players)
    state.glory[0] = glory - 1
    assert not is_industrial(state, 0)
    table = open_table(state)
    assert refusal(table, "develop industrial") == ("no-not-industrial-yet", "7.4.6")
    state.glory[0] = glory
    assert is_industrial(state, 0)
    assert "develop industrial" in options(open_table(state))


@rule("7.4.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_4_6_or_ten_prestige(players: int) -> None:
    state = developing(players, prestige=9)
    assert not is_industrial(state, 0)
    levels(state, 0, prestige=10)
    assert is_industrial(state, 0)
    assert not is_industrial(state, 1)


@rule("7.4.6", "7.3")
@pytest.mark.parametrize("good", ["food", "textiles", "industrial", "weapons", "shipyards"])
def test_7_4_6_twelve_ducats_buy_a_level_of_production(good: str) -> None:
    state = developing(industrial=1, prestige=10)
    levels(state, 1, industrial=2)
    state.ducats[0] = 8
    before = state.level[0][TRACKS.index(good)]
    table = developed(state, "industrial", f"raise {good}")
    assert level(table, 0, good) == before + 1
    assert table.state.ducats[0] == 0


@rule("7.4.6")
@pytest.mark.parametrize("track", ["gold", "spices", "oriental", "army", "fleet", "prestige"])
def test_7_4_6_but_no_other_level(track: str) -> None:
    state = developing(prestige=10)
    state.ducats[0] = 12
    table = open_table(state)
    play(table, "develop industrial")
    assert refusal(table, f"raise {track}") == ("no-not-that-track", "16.0")


@rule("7.4.6", "16.0")
def test_7_4_6_a_good_at_the_top_cannot_be_raised() -> None:
    state = developing(prestige=10, food=10)
    state.ducats[0] = 12
    table = open_table(state)
    play(table, "develop industrial")
    assert refusal(table, "raise food") == ("no-top-of-track", "16.0")
    assert "raise textiles" in options(table)


@rule("7.4.6", "7.3")
def test_7_4_6_with_eleven_ducats_nothing_is_offered() -> None:
    state = developing(prestige=10)
    state.ducats[0] = 11
    assert developed(state, "industrial").state.active == 1
