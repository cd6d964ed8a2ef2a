"""5.4.3 Fabricate Claims, 7.6.1 Cores, 8.3.3 CB tokens, 12.6 first Claims overseas."""

from greatpowers.games.price_of_power.components.cards import STRUGGLES, TRADE_CONTINENTS
from greatpowers.games.price_of_power.components.world import (
    CONTINENT,
    LAND,
    NOBODY,
    PROVINCES_OF,
    area,
    is_distant,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules import claims as rules
from greatpowers.games.price_of_power.rules.geography import areas_next_to
from greatpowers.games.price_of_power.rules.ownership import core_of, cover_flag, is_vacant
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
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
    settle,
    stake,
    table,
)


def castile() -> State:
    s = position("castile", "france")
    settle(s, 0, "burgos", "madrid", "murcia", "sevilla", "cordoba")
    settle(s, 1, "toulouse")
    give_power(s, 0, dip=5)
    return s


@rule("5.4.3")
def test_claims_are_placed_next_to_the_realm() -> None:
    t = table(castile(), rules.fabricate_choice)
    play(t, "fabricate")
    assert cost(t, "claim andalucia") == 2
    play(t, "claim andalucia", "claim aragon")
    assert asked(t)[1] == "ask-idle"
    assert power(t.state, 0) == (0, 1, 0)
    assert rules.claims_of(t.state, 0) == sorted([area("andalucia"), area("aragon")])


@rule("5.4.3")
def test_where_no_claim_can_be() -> None:
    s = castile()
    stake(s, 0, "aragon")
    t = table(s, rules.fabricate_choice)
    play(t, "fabricate")
    assert refusal(t, "claim aragon") == ("no-claimed-already", "5.4.3")
    assert refusal(t, "claim castile") == ("no-claim-all-yours", "5.4.3")
    assert refusal(t, "claim burgundy") == ("no-claim-not-next", "5.4.3")
    assert refusal(t, "done") == ("no-claim-none-chosen", "5.4.3")
    play(t, "claim andalucia")
    assert refusal(t, "claim andalucia") == ("no-claim-chosen", "5.4.3")


@rule("5.4.3", "7.6.1")
def test_a_core_counts_as_a_claim() -> None:
    s = castile()
    s.core = put(s.core, area("andalucia"), 0)
    assert rules.judge_ground(s, 0, area("andalucia")) is rules.CLAIMED


@rule("5.4.3")
def test_no_claims_in_war_or_without_power() -> None:
    s = castile()
    s.war = put(s.war, realm("granada"), 1)
    assert rules.judge_fabricate(s, 0) is rules.AT_WAR
    s.war = put(s.war, realm("granada"), 0)
    give_power(s, 0, dip=1)
    assert rules.judge_fabricate(s, 0) is rules.NO_AREA


@rule("5.4.3")
def test_overseas_only_by_land_and_where_somebody_lives() -> None:
    s = castile()
    settle(s, 0, "antilles")
    near = [each for each in areas_next_to(s, 0) if is_distant(each)]
    over_sea = [each for each in near if each not in LAND[area("antilles")]]
    others = [each for each in over_sea if each != area("antilles")]
    assert others
    assert all(rules.judge_ground(s, 0, each) is rules.NOT_BY_LAND for each in others)


@rule("5.4.3")
def test_a_vacant_neighbour_overseas_must_be_explored() -> None:
    s = castile()
    settle(s, 0, "canada")
    by_land = LAND[area("canada")]
    vacant = [each for each in by_land if all(is_vacant(s, place) for place in PROVINCES_OF[each])]
    assert vacant
    assert rules.judge_ground(s, 0, vacant[0]) is rules.VACANT
    settle_place = PROVINCES_OF[vacant[0]][0]
    cover_flag(s, settle_place, realm("portugal"))
    assert rules.judge_ground(s, 0, vacant[0]) is ALLOWED


@rule("5.4.3", "17.4.2")
def test_a_battleground_costs_less() -> None:
    s = castile()
    assert rules.price(s, 0, area("lombardy")) == 2
    s.struggles = [STRUGGLES.index("italian_wars")]
    assert rules.price(s, 0, area("lombardy")) == 1


@rule("5.4.3", "5.4.5", "6.2.4", "R77")
def test_claims_can_be_countered_and_stay_paid() -> None:
    s = castile()
    deal(s, 1, "counterespionage_1")
    give_power(s, 1, dip=2)
    t = table(s, rules.fabricate_choice)
    play(t, "fabricate", "claim andalucia", "claim aragon")
    assert asked(t) == (1, "ask-counter")
    play(t, "react_with counterespionage_1")
    assert not rules.claims_of(t.state, 0)
    assert power(t.state, 0) == (0, 1, 0)
    assert power(t.state, 1) == (0, 0, 0)


# -- tokens ----------------------------------------------------------------------------------------


@rule("12.6", "R27", "5.1.3")
def test_the_first_claim_on_a_continent_opens_its_trade() -> None:
    s = castile()
    s.trade_unused = [card for card, each in enumerate(TRADE_CONTINENTS) if each]
    s.trade_discards = [0]
    t = table(s)
    rules.claim(t, 0, area("canada"))
    america = CONTINENT[area("canada")]
    assert not any(america in TRADE_CONTINENTS[card] for card in t.state.trade_unused)
    assert 0 in t.state.trade_deck
    assert not t.state.trade_discards


@rule("5.4.3", "16.3.3")
def test_one_claim_an_area() -> None:
    t = table(castile())
    rules.claim(t, 0, area("aragon"))
    rules.claim(t, 0, area("aragon"))
    assert rules.claims_of(t.state, 0) == [area("aragon")]


@rule("7.6.1", "R49")
def test_a_core_needs_the_whole_area_and_something_new() -> None:
    s = castile()
    assert rules.judge_core(s, 0, area("castile")) is rules.CORE_ALREADY
    assert rules.judge_core(s, 0, area("andalucia")) is rules.NOT_ALL_YOURS
    settle(s, 0, "granada", "gibraltar")
    assert rules.judge_core(s, 0, area("andalucia")) is ALLOWED


@rule("7.6.1", "7.6")
def test_a_core_takes_the_place_of_claims_and_tokens() -> None:
    s = castile()
    settle(s, 0, "granada", "gibraltar")
    stake(s, 0, "andalucia")
    stake(s, 1, "andalucia")
    cover_flag(s, province("granada"), realm("portugal"))
    s.core = put(s.core, area("andalucia"), 1)
    t = table(s)
    rules.place_core(t, 0, area("andalucia"))
    assert t.state.core[area("andalucia")] == 0
    assert area("andalucia") not in t.state.claims[0]
    assert area("andalucia") in t.state.claims[1]
    assert t.state.dynamic[province("granada")] == NOBODY
    assert core_of(t.state, province("granada")) == realm("castile")
    assert rules.has_claim(t.state, 0, area("andalucia"))


@rule("8.3.3")
def test_a_cb_token() -> None:
    t = table(castile())
    rules.place_cb(t, 0, realm("granada"))
    assert rules.cbs_of(t.state, 0) == [realm("granada")]
    rules.drop_cb(t, 0, realm("granada"))
    assert not rules.cbs_of(t.state, 0)


@rule("5.4.3")
def test_only_neighbours_are_offered() -> None:
    t = table(castile(), rules.fabricate_choice)
    play(t, "fabricate")
    near = {"andalucia", "aragon", "leon", "portugal"}
    assert near <= set(options(t, "claim"))
    assert "castile" not in options(t, "claim")
