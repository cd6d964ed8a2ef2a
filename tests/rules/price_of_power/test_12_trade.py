"""5.4.4 and 12 Trade."""

from greatpowers.games.price_of_power.components.cards import (
    ALL_TRADES,
    NODES_OF,
    TRADE_NODES,
    TRADES,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_PROVINCES,
    area,
    node,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.effects.modifiers import END_OF_ROUND, change_for_a_while
from greatpowers.games.price_of_power.rules import trade as rules
from greatpowers.games.price_of_power.rules import trade_income, trade_openings, trade_power
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.geography import is_connected, trade_chain
from greatpowers.games.price_of_power.rules.ownership import base_tax, cover_flag, place_disc
from greatpowers.games.price_of_power.state import (
    AT_HOME,
    SEATS,
    SMALL_TOWN,
    PriceTable,
    State,
    put,
)
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    give_power,
    guard,
    influence,
    logged,
    occupy,
    options,
    play,
    position,
    power,
    refusal,
    sail,
    send_out,
    settle,
    table,
    teach,
)

CHANNEL = node("english_channel")
INFLATION = AGENDA.task("test_inflation", trade_income.inflate)
ENGLISH = ("london", "essex", "wessex", "wales", "northumberland", "york", "lancashire")


def trade(name: str) -> int:
    return TRADES.index(name)


def england() -> State:
    """England and France on both sides of the Channel, as in the example of 5.4.4."""
    s = position("england", "france")
    settle(s, 0, *ENGLISH)
    settle(s, 1, "paris", "champagne", "caux")
    send_out(s, 0, "north_sea", "english_channel")
    send_out(s, 1, "english_channel", "home")
    s.is_resting[0] = True
    guard(s, 0, english_channel=2, norwegian_sea=1)
    guard(s, 1, english_channel=1)
    s.expanded[CHANNEL] = True
    give_power(s, 0, dip=2)
    s.trade_deck = [trade("cloth_1"), trade("livestock_1"), trade("tobacco_1")]
    return s


# -- the Action ------------------------------------------------------------------------------------


@rule("5.4.4", "12.5", "12.5.1")
def test_e14_england_trades_cloth_in_the_channel() -> None:
    t = table(england(), rules.trade_choice)
    play(t, "trade")
    assert power(t.state, 0)[1] == 1
    assert refusal(t, "trade_with livestock_1") == ("no-trade-no-node", "5.4.4")
    play(t, "move_ship_from norwegian_sea", "move_ship_to doggerbank", "trade_with cloth_1")
    assert t.state.ducats[:2] == [14, 6]
    assert t.state.guards[zone("doggerbank") * SEATS] == 1
    assert t.state.is_resting[1]
    assert t.state.best_trade[0] == 14
    assert t.state.best_trade_in[CHANNEL] == 14
    assert sorted(t.state.trade_discards) == sorted(
        [trade("cloth_1"), trade("livestock_1"), trade("tobacco_1")]
    )


@rule("5.4.4", "12.4")
def test_e14_champagne_brings_five_for_a_merchant_alone() -> None:
    t = table(england(), rules.trade_choice)
    play(t, "trade", "trade_with cloth_1")
    assert options(t) == ["trade_in english_channel", "trade_in champagne"]
    play(t, "trade_in champagne")
    assert t.state.ducats[0] == 5
    assert t.state.merchant[1] == node("champagne")


@rule("5.4.4")
def test_e14_north_america_is_cut_off() -> None:
    s = england()
    assert not is_connected(s, trade_chain(s, 0), node("north_america"))
    sail(s, 0, northeastern_atlantic=1, northwestern_atlantic=1)
    assert is_connected(s, trade_chain(s, 0), node("north_america"))


@rule("5.4.4", "12.4")
def test_the_action_needs_power_and_a_merchant_who_has_not_traded() -> None:
    s = england()
    give_power(s, 0)
    assert rules.judge_action(s, 0).reason == "no-not-enough-dip"
    give_power(s, 0, dip=1)
    s.is_resting[1] = True
    assert rules.judge_action(s, 0) is rules.NO_MERCHANT


@rule("5.4.4")
def test_no_trade_brings_two_ducats() -> None:
    t = table(england(), rules.trade_choice)
    play(t, "trade", "pass")
    assert t.state.ducats[0] == 2
    assert "log-trades-nothing" in [line.text for line in t.log]
    assert len(t.state.trade_discards) == 3
    assert not any(t.state.is_resting[1:3])


@rule("5.4.4")
def test_who_cannot_trade_is_not_asked() -> None:
    s = england()
    s.trade_deck = [trade("gold_1")]
    t = table(s, rules.trade_choice)
    play(t, "trade")
    assert asked(t)[1] == "ask-idle"
    assert t.state.ducats[0] == 2
    assert "log-no-trade-possible" in [line.text for line in t.log]


@rule("12.1")
def test_the_discards_become_a_new_deck() -> None:
    s = england()
    s.trade_discards, s.trade_deck = s.trade_deck[1:], s.trade_deck[:1]
    t = begin(s, rules.TRADE_TASK, 0, rules.ALL_IN, 0)
    assert len(t.state.trade_shown) == 3


@rule("12.4", "5.4.4")
def test_a_merchant_who_rests_in_a_node_bars_it() -> None:
    s = england()
    guard(s, 0, doggerbank=1)
    chain = trade_chain(s, 0)
    north_sea = node("north_sea")
    card = trade("livestock_1")
    assert (
        trade_openings.judge_trade(s, 0, card, north_sea, rules.ALL_IN, chain)
        is trade_openings.RESTS_THERE
    )
    s.is_resting[0] = False
    assert trade_openings.judge_trade(s, 0, card, north_sea, rules.ALL_IN, chain) is ALLOWED


@rule("5.4.4", "12.4")
def test_the_merchant_to_send_is_chosen() -> None:
    s = england()
    s.is_resting[0] = False
    t = table(s, rules.trade_choice)
    play(t, "trade", "trade_with cloth_1", "trade_in champagne")
    assert options(t) == ["send_merchant_from north_sea", "send_merchant_from english_channel"]
    play(t, "send_merchant_from north_sea")
    assert t.state.merchant[0] == node("champagne")
    assert t.state.is_resting[:2] == [True, False]


@rule("5.4.4", "12.4")
def test_a_merchant_comes_from_home() -> None:
    s = england()
    s.merchant[1] = AT_HOME
    t = table(s, rules.trade_choice)
    play(t, "trade", "trade_with cloth_1", "trade_in english_channel")
    assert t.state.merchant[1] == CHANNEL


@rule("16.3.7", "5.4.4")
def test_a_trade_by_a_card_may_be_bound_to_nodes_and_to_oneself() -> None:
    t = begin(england(), rules.TRADE_TASK, 0, 1 << CHANNEL, 1)
    play(t, "trade_with cloth_1")
    assert t.state.ducats[:2] == [10, 0]
    t = begin(england(), rules.TRADE_TASK, 0, 1 << node("krakow"), 0)
    assert t.state.ducats[0] == 2


# -- Ships -----------------------------------------------------------------------------------------


@rule("5.4.4", "9.5.8", "R71")
def test_a_moved_ship_must_serve_the_trade() -> None:
    s = england()
    s.trade_deck = [trade("cloth_1")]
    t = table(s, rules.trade_choice)
    play(t, "trade", "move_ship_from norwegian_sea")
    assert options(t, "move_ship_to") == ["doggerbank", "north_sea", "english_channel"]
    assert refusal(t, "move_ship_to northeastern_atlantic") == ("no-ship-no-use", "9.5.8")
    assert refusal(t, "move_ship_to black_sea") == ("no-ship-range", "9.5.5")
    play(t, "move_ship_to north_sea")
    assert refusal(t, "pass") == ("no-trade-ship-moved", "5.4.4")
    play(t, "trade_with cloth_1")
    assert t.state.ducats[0] == 14


@rule("5.4.4", "12.3", "9.5.8")
def test_a_ship_may_push_an_opponents_ship_off_its_slot() -> None:
    s = england()
    guard(s, 1, doggerbank=2)
    guard(s, 0, english_channel=2, norwegian_sea=0, northeastern_atlantic=1)
    t = table(s, rules.trade_choice)
    play(t, "trade", "move_ship_from northeastern_atlantic", "move_ship_to doggerbank")
    assert options(t) == ["pass", "take_slot_of france"]
    play(t, "take_slot_of france")
    dogger = zone("doggerbank") * SEATS
    assert t.state.guards[dogger : dogger + 2] == [1, 1]
    assert t.state.ships[dogger : dogger + 2] == [0, 1]


@rule("12.3")
def test_only_ships_on_slots_protect_trade() -> None:
    s = england()
    assert trade_power.protection(s, 0, CHANNEL) == 2
    sail(s, 0, english_channel=3)
    assert trade_power.protection(s, 0, CHANNEL) == 2
    assert trade_power.protection(s, 0, node("champagne")) == 0


# -- Trade Power and rows (12.5) -------------------------------------------------------------------


@rule("12.5")
def test_trade_power_is_a_bill() -> None:
    s = england()
    bill: Bill = []
    assert trade_power.trade_power(s, 0, trade("cloth_1"), CHANNEL, bill) == 5
    assert [(line.text, line.number) for line in bill] == [
        ("bill-merchant", 1),
        ("bill-protection", 2),
        ("bill-keys", 2),
    ]


@rule("12.5")
def test_e32_west_siberia_gives_three() -> None:
    s = position("muscovy")
    settle(s, 0, "moskva", "west_siberia")
    place = 1
    assert trade_power.key_power(s, 0, trade("furs_1"), place) == (1, 3)


def bordeaux() -> State:
    """England with 5, France and Castile with 3 in Bordeaux."""
    s = position("england", "france", "castile")
    settle(s, 0, *ENGLISH, "bordeaux")
    settle(s, 1, "paris", "saintonge")
    settle(s, 2, "madrid", "galicia", "burgos")
    for seat in range(3):
        send_out(s, seat, "bordeaux", "home")
        influence(s, seat, loire=1, leon=1)
    guard(s, 0, eastern_atlantic=2)
    guard(s, 1, bay_of_biscay=2)
    guard(s, 2, bay_of_biscay=1, central_atlantic=1)
    s.trade_deck = [trade("wine_1")]
    return s


@rule("12.5.2", "R26")
def test_e33_the_active_player_breaks_ties_in_bordeaux() -> None:
    s = bordeaux()
    card, here = trade("wine_1"), node("bordeaux")
    powers = [trade_power.trade_power(s, seat, card, here) for seat in range(3)]
    assert powers == [5, 3, 3]
    t = begin(s, rules.TRADE_TASK, 0, rules.ALL_IN, 0)
    play(t, "trade_with wine_1")
    assert asked(t) == (0, "ask-rank")
    assert options(t) == ["rank_next castile", "rank_next france"]
    play(t, "rank_next castile")
    assert t.state.ducats[:3] == [8, 0, 5]


@rule("12.5.3", "R25")
def test_pirates_lower_everybody_by_a_row() -> None:
    s = bordeaux()
    s.pirates[node("bordeaux")] = 1
    t = begin(s, rules.TRADE_TASK, 0, rules.ALL_IN, 0)
    play(t, "trade_with wine_1")
    assert asked(t)[1] == "ask-idle"
    assert t.state.ducats[:3] == [5, 0, 0]


@rule("12.5", "12.2")
def test_without_connection_a_merchant_collects_nothing() -> None:
    s = bordeaux()
    guard(s, 2, bay_of_biscay=0, central_atlantic=0)
    t = begin(s, rules.TRADE_TASK, 0, rules.ALL_IN, 0)
    play(t, "trade_with wine_1")
    assert t.state.ducats[:3] == [8, 5, 0]


@rule("12.5")
def test_ideas_about_key_provinces() -> None:
    s = england()
    teach(s, 0, "mercantilism")
    assert trade_power.trade_power(s, 0, trade("cloth_1"), CHANNEL) == 6
    guard(s, 0, english_channel=1)
    settle(s, 0, "antwerpen")
    assert trade_power.drop(s, 0, 1, trade("cloth_1"), CHANNEL) == 1
    assert trade_power.drop(s, 0, 0, trade("cloth_1"), CHANNEL) == 0


# -- secondary nodes (12.5.4) ----------------------------------------------------------------------


def baltic() -> State:
    """France in the Baltic; Muscovy, Poland and Sweden have Merchants in Novgorod."""
    s = position("france", "muscovy", "poland", "sweden")
    settle(s, 0, "paris", "caux")
    settle(s, 1, "moskva", "novgorod", "neva", "ladoga")
    settle(s, 2, "krakow", "danzig", "arkhangelsk")
    settle(s, 3, "stockholm", "abo")
    send_out(s, 0, "home", "home")
    send_out(s, 1, "novgorod")
    send_out(s, 2, "novgorod")
    send_out(s, 3, "novgorod", "baltic_sea")
    sail(s, 0, english_channel=1, north_sea=1, skagerrak=1)
    guard(s, 0, skagerrak=1)
    guard(s, 2, baltic_sea=1)
    guard(s, 3, baltic_sea=1)
    sail(s, 3, baltic_sea=1)
    influence(s, 1, central_russia=1, vologda=1)
    influence(s, 2, prussia=1, lithuania=1, estonia_livonia=1, wielkopolska=1, novgorod=1)
    influence(s, 3, estonia_livonia=1)
    s.trade_deck = [trade("furs_1")]
    return s


@rule("12.5.4")
def test_e34_france_trades_in_the_baltic_and_others_collect_in_novgorod() -> None:
    t = begin(baltic(), rules.TRADE_TASK, 0, rules.ALL_IN, 0)
    play(t, "move_ship_from skagerrak", "trade_with furs_1")
    assert t.state.ducats[:4] == [5, 11, 8, 5]
    assert node("baltic_sea") in t.state.merchant[:2]


@rule("12.5.4", "R76")
def test_a_secondary_node_is_closed_by_pirates_and_by_the_stronger() -> None:
    s = baltic()
    here = node("baltic_sea")
    assert trade_power.judge_secondary(s, 0, here) is trade_power.WEAKER_THERE
    guard(s, 0, baltic_sea=1)
    assert trade_power.judge_secondary(s, 0, here) is ALLOWED
    s.pirates[here] = 1
    assert trade_power.judge_secondary(s, 0, here) is trade_power.PIRATES_THERE


@rule("12.5.4", "12.5", "R76")
def test_key_provinces_do_not_count_in_secondary_nodes() -> None:
    s = baltic()
    assert trade_power.trade_power(s, 3, trade("furs_1"), node("baltic_sea")) == 2


# -- what cards ask for (12.1) ---------------------------------------------------------------------


@rule("12.1.1")
def test_some_nodes_need_a_key_province_of_ones_own_or_settlers() -> None:
    s = england()
    card = trade("slaves_1")
    assert trade_power.judge_needs(s, 0, card, 2) is trade_power.NEEDS_KEY
    settle(s, 0, "virginia")
    assert trade_power.judge_needs(s, 0, card, 2) is ALLOWED
    assert trade_power.judge_needs(s, 1, card, 2) is trade_power.NEEDS_KEY
    assert trade_power.judge_needs(s, 0, card, 0) is trade_power.NEEDS_SETTLERS
    cover_flag(s, province("gold_coast"), realm("portugal"))
    assert trade_power.judge_needs(s, 0, card, 0) is ALLOWED


def golden(ducats_from: int) -> PriceTable:
    """Austria, which trades gold in Wien."""
    s = position("austria", "france")
    settle(s, 0, "wien", "osterreich", "steiermark", "tirol", "lienz", "karnten")
    settle(s, 1, "paris")
    send_out(s, 0, "wien")
    give_power(s, 0, adm=ducats_from)
    s.trade_deck = [trade("gold_1")]
    t = begin(s, rules.TRADE_TASK, 0, rules.ALL_IN, 0)
    play(t, "trade_with gold_1")
    return t


@rule("12.1.2")
def test_too_much_gold_costs_one_adm_or_a_loan() -> None:
    t = golden(1)
    assert t.state.ducats[0] == 10
    assert options(t) == ["pay_adm", "take_interest"]
    play(t, "pay_adm")
    assert power(t.state, 0)[0] == 0
    t = golden(1)
    play(t, "take_interest")
    assert t.state.interest[0] == 1


@rule("12.1.2")
def test_without_adm_the_interest_is_taken_even_beyond_five() -> None:
    s = golden(0).state
    assert s.interest[0] == 1


@rule("12.1.2")
def test_a_rich_realm_bears_its_gold() -> None:
    s = position("austria")
    settle(s, 0, "wien", "osterreich", "steiermark", "lienz", "karnten", "praha", "munchen")
    settle(s, 0, "paris", "champagne", "krakow", "milano", "roma")
    send_out(s, 0, "wien")
    s.trade_deck = [trade("gold_1")]
    t = begin(s, rules.TRADE_TASK, 0, rules.ALL_IN, 0)
    play(t, "trade_with gold_1", "trade_in wien")
    assert 0 < 2 * t.state.ducats[0] <= base_tax(t.state, 0)
    assert asked(t)[1] == "ask-idle"
    assert t.state.interest[0] == 0


@rule("12.1.2", "2.2.5")
def test_half_of_an_odd_income_is_rounded_up_where_gold_is_weighed() -> None:
    """Ten Ducats do not exceed half of nineteen, which is ten, but half of eighteen."""
    for tax, inflated in ((19, False), (18, True)):
        s = position("austria")
        for place in ALL_PROVINCES[:tax]:
            place_disc(s, 0, place, SMALL_TOWN)
        assert base_tax(s, 0) == tax
        t = begin(s, INFLATION, 0, trade("gold_1"), 10)
        assert t.state.interest[0] == int(inflated)


@rule("12.1.3")
def test_slaves_cost_prestige_from_the_third_age_on() -> None:
    for age, prestige in ((2, 0), (3, -1)):
        s = england()
        s.age = age
        settle(s, 0, "virginia")
        sail(s, 0, northeastern_atlantic=1, northwestern_atlantic=1)
        s.trade_deck = [trade("slaves_1")]
        t = begin(s, rules.TRADE_TASK, 0, rules.ALL_IN, 0)
        play(t, "trade_with slaves_1")
        assert t.state.prestige[0] == prestige


@rule("5.4.4")
def test_a_card_may_keep_a_player_out_of_maritime_nodes() -> None:
    s = england()
    change_for_a_while(s, 0, "no_trade", 1, END_OF_ROUND)
    assert trade_openings.judge_node(s, 0, CHANNEL, trade_chain(s, 0)) is trade_openings.CLOSED
    assert not trade_power.collects_in(s, 0, CHANNEL)


@rule("12.2", "R24")
def test_chains_pass_areas_with_influence_and_the_area_of_an_inland_node_is_exempt() -> None:
    s = position("austria")
    settle(s, 0, "wien")
    krakow = node("krakow")
    assert not is_connected(s, trade_chain(s, 0), krakow)
    influence(s, 0, royal_hungary=1)
    assert is_connected(s, trade_chain(s, 0), krakow)
    assert area("mazovia_malopolska") not in trade_chain(s, 0)


@rule("12.2")
def test_ships_before_the_area_of_an_inland_node_connect_it() -> None:
    s = england()
    champagne = node("champagne")
    assert is_connected(s, trade_chain(s, 0), champagne)
    guard(s, 0, english_channel=0)
    assert not is_connected(s, trade_chain(s, 0), champagne)


@rule("12.2", "2.6")
def test_a_node_in_a_desert_is_reached_from_the_areas_that_border_on_it() -> None:
    s = position("castile")
    settle(s, 0, "sevilla")
    s.capital = put(s.capital, realm("castile"), province("sevilla"))
    guard(s, 0, western_mediterranean=1)
    maghreb = node("maghreb")
    assert not is_connected(s, trade_chain(s, 0), maghreb), "the sea before Algiers is not enough"
    influence(s, 0, algiers=1)
    assert is_connected(s, trade_chain(s, 0), maghreb)


@rule("12.2", "9.8.1")
def test_towns_with_which_one_occupies_are_links_too() -> None:
    s = position("austria", "hungary")
    settle(s, 0, "wien")
    settle(s, 1, "pozsony")
    assert area("royal_hungary") not in trade_chain(s, 0)
    occupy(s, 0, "pozsony")
    assert area("royal_hungary") in trade_chain(s, 0)
    assert area("royal_hungary") in trade_chain(s, 1)


@rule("12.1")
def test_no_card_names_a_node_twice() -> None:
    for card in ALL_TRADES:
        nodes = [*TRADE_NODES[card]]
        assert len(NODES_OF[card]) >= len(nodes) == len(set(nodes))


@rule("5.4.4")
def test_the_log_names_the_cards() -> None:
    t = table(england(), rules.trade_choice)
    play(t, "trade")
    assert {line["trade"] for line in logged(t, "log-trade-card")} == {
        "trade-cloth_1",
        "trade-livestock_1",
        "trade-tobacco_1",
    }
