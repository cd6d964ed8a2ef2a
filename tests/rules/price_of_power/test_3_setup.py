"""3.0 to 3.3: scenarios, the map, mats and starting realms; 3.1: what is dealt."""

import pytest

from greatpowers.games.price_of_power.components.cards import (
    ALL_CARDS,
    IDEA_AGE,
    IDEA_TYPE,
    IN_FROM_START,
    IS_BASIC,
    TRADES,
    character,
    idea,
)
from greatpowers.games.price_of_power.components.scenarios import (
    AGES_IN,
    EVENTS_SHOWN,
    SCENARIOS,
    START_OF,
    later_start,
    setup_of,
)
from greatpowers.games.price_of_power.components.tables import DNPR_COLOURS
from greatpowers.games.price_of_power.components.world import (
    CATHOLIC,
    NOBODY,
    PROTESTANT,
    REALMS,
    area,
    node,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.invariants import check
from greatpowers.games.price_of_power.rules.curia import cardinals, controller
from greatpowers.games.price_of_power.rules.geography import is_connected, trade_chain
from greatpowers.games.price_of_power.rules.income import deployed
from greatpowers.games.price_of_power.rules.ownership import (
    base_tax,
    has,
    is_npr,
    lands_of,
    lawful_owner,
    manpower,
    overlord_seat,
    tax_income,
    vassal_tax,
)
from greatpowers.games.price_of_power.state import IMPERIAL, SEATS, UNITS_OF_ARMY
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.decade import open_game, start, usual

ENGLAND, CASTILE, FRANCE, AUSTRIA, POLAND, OTTOMANS = range(6)

AGREED_ON = {
    "available_mercenaries": "has_available_mercenaries",
    "continuous_battles": "has_continuous_battles",
    "elections": "has_elections",
    "helping_hands": "has_helping_hands",
    "imperial_faith": "has_imperial_faith",
    "invasions": "has_invasions",
    "more_events": "has_more_events",
    "no_surrender": "has_no_surrender",
    "power_struggles": "has_struggles",
    "random_events": "has_random_events",
    "religious_rebels": "has_religious_rebels",
    "secret_talks": "has_secret_talks",
    "war": "has_war",
}
"""The field that says whether an optional rule is played, by its option."""


# -- scenarios -----------------------------------------------------------------------------------


@rule("3.0")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_laid_out(scenario: str) -> None:
    s = start(scenario)
    check(s)
    for seat, who in enumerate(s.realm):
        card = setup_of(START_OF[s.scenario], who)
        assert {province(name) for name in card["towns"]} <= set(s.lands[seat])
        assert len(s.lands[seat]) == len(card["towns"]) + len(card["vassals"])
        assert s.seat_of[who] == seat


@rule("3.0")
def test_a_scenario_has_its_ages_and_may_end_after_one() -> None:
    assert start("grand_campaign").ages == list(AGES_IN[SCENARIOS.index("grand_campaign")])
    assert start("grand_campaign", length="one_age").ages == [1]
    assert start("age_of_reformation", length="one_age").ages == [2]


@rule("3.0", "4.2.1")
def test_the_scenario_names_the_first_player() -> None:
    s = start("western_crowns")
    assert REALMS[s.realm[s.first]] == "castile"


# -- mats (3.2) ----------------------------------------------------------------------------------


@rule("3.2")
def test_everybody_begins_with_three_power_and_fifteen_ducats() -> None:
    s = start()
    assert s.stability == [0] * SEATS
    assert s.power == [3] * (SEATS * 3)
    assert s.ducats == [15] * SEATS
    assert s.prestige == [0] * SEATS


@rule("3.2")
def test_a_card_may_say_otherwise() -> None:
    s = start("old_and_new_pretenders")
    seat = s.seat_of[realm("brandenburg")]
    assert s.ducats[seat] == 25
    assert s.more_manpower[seat] == 2


# -- realms (3.3) --------------------------------------------------------------------------------


@rule("3.3", "9.3")
def test_manpower_is_what_the_tracks_show_and_armies_come_from_it() -> None:
    s = start()
    for seat in range(s.players):
        assert deployed(s, seat, 0) + s.available[seat] == manpower(s, seat)
    assert (base_tax(s, CASTILE), manpower(s, CASTILE)) == (12, 6)
    assert s.available[CASTILE] == 3


@rule("3.3", "18.1.1")
def test_the_emperor_adds_authority_to_his_manpower() -> None:
    s = start()
    assert s.authority == 3
    assert base_tax(s, AUSTRIA) == 9
    assert manpower(s, AUSTRIA) == 5 + 3
    assert start("western_crowns").emperor == NOBODY


@rule("3.3")
def test_castile_is_set_up_as_its_card_says() -> None:
    s = start()
    army = CASTILE * 3
    assert s.army_at[army] == area("castile")
    assert s.army[army * UNITS_OF_ARMY : army * UNITS_OF_ARMY + 3] == [2, 1, 0]
    assert s.guards[zone("central_atlantic") * SEATS + CASTILE] == 1
    assert s.merchant[CASTILE * 3 : CASTILE * 3 + 3] == [node("sevilla"), node("bordeaux"), -2]
    assert s.influence[CASTILE].count(area("aragon")) == 2
    assert area("andalucia") in s.claims[CASTILE]
    assert has(s.married[realm("portugal")], CASTILE)
    assert s.ruler[CASTILE] == character("ruler_castile_1444")
    assert s.state_faith[realm("castile")] == CATHOLIC


@rule("3.3")
def test_vassals_lie_on_their_provinces_two_on_a_large_one() -> None:
    s = start()
    vassals = [place for place in s.lands[POLAND] if s.disc[place] >= 4]
    assert {province("warszawa"), province("suceava"), province("basarabia")} == set(vassals)
    assert vassal_tax(s, POLAND) == 2
    assert overlord_seat(s, realm("moldavia")) == POLAND


@rule("3.3", "11.2")
def test_ties_between_players_are_on_both_capitals() -> None:
    s = start("old_and_new_pretenders")
    seats = [s.seat_of[realm(name)] for name in ("portugal", "venice")]
    assert NOBODY not in seats
    assert not has(s.married[realm("castile")], seats[1])
    assert has(s.married[realm("castile")], seats[0])
    for who in range(len(REALMS)):
        other = s.seat_of[who]
        if other != NOBODY:
            for seat in range(s.players):
                assert has(s.allied[who], seat) == has(s.allied[s.realm[seat]], other)


@rule("3.3", "13.4")
def test_strong_provinces_have_a_token_only_without_a_player() -> None:
    s = start("mediterranean_dominance")
    assert s.seat_of[realm("venice")] != NOBODY
    assert s.strong[province("venezia")] == 0
    assert s.strong[province("praha")] == 1
    assert start("western_crowns").strong[province("venezia")] == 1


@rule("13.3", "3.3")
def test_portugal_is_dynamic_unless_it_is_a_players() -> None:
    s = start()
    assert s.colour[realm("portugal")] == DNPR_COLOURS.index("green")
    assert s.dynamic[province("lisboa")] == realm("portugal")
    assert is_npr(s, realm("portugal"))
    other = start("old_and_new_pretenders")
    assert other.colour[realm("portugal")] == NOBODY
    assert other.dynamic[province("lisboa")] == NOBODY


@rule("3.1", "18.2")
def test_a_player_who_is_emperor_has_imperial_influence() -> None:
    s = start()
    for name in ("rhineland", "saxony", "brandenburg"):
        assert s.influence[IMPERIAL].count(area(name)) == 1
    other = start("western_crowns")
    assert not other.influence[IMPERIAL]


@rule("3.1", "19.1")
def test_every_catholic_has_a_cardinal_france_on_the_left() -> None:
    s = start()
    assert s.cardinals == [FRANCE, CASTILE, AUSTRIA, POLAND, ENGLAND]
    assert cardinals(s, OTTOMANS) == 0
    assert controller(s) == FRANCE


# -- later starts --------------------------------------------------------------------------------


@rule("3.3")
@pytest.mark.parametrize("scenario", ["age_of_reformation", "age_of_absolutism"])
def test_owners_of_a_later_start(scenario: str) -> None:
    s = start(scenario)
    later = later_start(START_OF[s.scenario])
    assert later is not None
    for name, owner in later["owners_changed"].items():
        who = realm(owner)
        if overlord_seat(s, who) == NOBODY:
            assert lawful_owner(s, province(name)) == who
    for row in later["setups"]:
        who = realm(row["realm"])
        if s.seat_of[who] == NOBODY:
            assert {province(name) for name in row["towns"]} == set(lands_of(s, who))


@rule("3.3", "15.2")
def test_faiths_of_a_later_start() -> None:
    s = start("age_of_absolutism")
    assert s.state_faith[realm("england")] == PROTESTANT
    assert s.state_faith[realm("saxony")] == PROTESTANT
    assert s.state_faith[realm("papal_states")] == CATHOLIC
    assert ENGLAND not in s.cardinals
    assert area("netherlands") in s.left_hre


@rule("3.3", "8.0")
def test_ideas_and_prestige_of_a_later_start() -> None:
    s = start("age_of_reformation")
    assert has(s.knows[idea("cabinet")], s.seat_of[realm("england")])
    assert s.prestige[s.seat_of[realm("england")]] == 8
    assert s.tax_first[:6] == [tax_income(s, seat) for seat in range(6)]


@rule("3.3")
def test_players_of_a_later_start_choose_forces_and_ties() -> None:
    t = open_game("age_of_reformation")
    s = t.state
    usual(t, until="ask-first-army")
    first = t.asks()[0].seat
    assert first == s.first == s.seat_of[realm("austria")]
    left = s.available[first]
    t.answer(first, "recruit_in austria")
    assert str(left // 2) in [option.target for option in t.options(first)]
    assert str(left // 2 + 1) not in [option.target for option in t.options(first)]
    t.answer(first, "name_number 3")
    assert s.available[first] == left - 3
    assert deployed(s, first, 0) == 3
    t.answer(first, "done")
    assert t.asks()[0].prompt == "ask-first-merchant"
    chain = trade_chain(s, first)
    for option in t.options(first):
        assert option.target is not None
        assert is_connected(s, chain, node(option.target))


@rule("3.3", "5.4.1")
def test_six_influence_and_two_ties_follow() -> None:
    t = open_game("age_of_reformation")
    s = t.state
    usual(t, until="ask-first-influence")
    seat = t.asks()[0].seat
    t.answer(seat, "influence_in bohemia")
    t.answer(seat, "influence_in bohemia")
    assert "influence_in bohemia" not in map(str, t.options(seat))
    for _ in range(4):
        t.answer(seat, t.options(seat)[0])
    assert len(s.influence[seat]) == 6
    assert t.asks()[0].prompt == "ask-first-ally"
    t.answer(seat, next(option for option in t.options(seat) if option.verb == "forge_with"))
    assert sum(has(seats, seat) for seats in s.allied) == 1
    assert t.asks()[0].prompt == "ask-first-marriage"
    t.answer(seat, "pass")
    assert not any(has(seats, seat) for seats in s.married)


@rule("3.3")
def test_poland_and_the_ottomans_choose_last() -> None:
    t = open_game("age_of_reformation")
    seats: list[int] = []
    for _ in range(400):
        ask = t.asks()[0]
        if ask.prompt == "ask-draw-from":
            break
        if ask.seat not in seats:
            seats.append(ask.seat)
        t.answer_known(ask.seat, ask.default_code())
    realms = [REALMS[t.state.realm[seat]] for seat in seats]
    assert realms[:3] == ["austria", "england", "castile"]
    assert realms[-2:] == ["poland", "ottomans"]


# -- dealing (3.1) -------------------------------------------------------------------------------


@rule("3.1")
def test_decks_events_and_milestones_are_laid_out() -> None:
    s = open_game("grand_campaign").state
    dealt = [card for deck in s.decks for card in deck] + [card for hand in s.hand for card in hand]
    assert sorted(dealt) == list(ALL_CARDS)
    assert len(s.row) == EVENTS_SHOWN[s.scenario] == 7
    assert s.face_up == 3
    assert len(s.milestones) == 4
    assert len(s.events) == 28 - 7


@rule("3.1", "8.0")
def test_ideas_make_a_grid_of_three_by_three() -> None:
    s = open_game("grand_campaign").state
    for power in range(3):
        column = [each for each in s.grid if IDEA_TYPE[each] == power]
        assert len(column) == 3
        assert sum(IS_BASIC[each] for each in column) == 1
    assert all(IDEA_AGE[each] == 1 for each in s.grid)
    assert all(IDEA_AGE[each] == 1 for deck in s.idea_decks for each in deck)


@rule("3.1", "8.0")
def test_ideas_that_are_known_lie_in_the_grid_of_a_later_start() -> None:
    s = open_game("age_of_reformation").state
    assert all(each in s.grid for each, seats in enumerate(s.knows) if seats)
    assert sum(not s.knows[each] and not IS_BASIC[each] for each in s.grid) == 6


@rule("3.1", "12.1.1", "12.6")
def test_trade_cards_of_unknown_continents_wait() -> None:
    s = open_game("grand_campaign").state
    assert all(IN_FROM_START[card] for card in s.trade_deck)
    assert len(s.trade_deck) + len(s.trade_unused) == len(TRADES)
    later = open_game("age_of_absolutism").state
    assert len(later.trade_deck) > len(s.trade_deck)


@rule("3.1", "17.4")
def test_power_struggles_may_be_left_out() -> None:
    assert open_game("grand_campaign").state.struggles
    assert not open_game("grand_campaign", power_struggles="no").state.struggles


# -- who plays what (3.0) ------------------------------------------------------------------------


@rule("3.0", "R91")
def test_realms_go_by_seats() -> None:
    assert open_game("western_crowns").seats == ("P1", "P2", "P3")


@rule("3.0", "R91")
def test_realms_go_by_lots() -> None:
    found = {open_game("western_crowns", seed=str(n), realms="lots").seats for n in range(20)}
    assert len(found) > 3


@rule("3.0", "R91")
def test_realms_are_chosen_one_after_another() -> None:
    t = open_game("western_crowns", realms="choice")
    first = t.seats[t.asks()[0].seat]
    assert t.asks()[0].prompt == "ask-realm"
    t.answer(t.asks()[0].seat, "take_realm france")
    second = t.seats[t.asks()[0].seat]
    assert "take_realm france" not in map(str, t.options(t.asks()[0].seat))
    t.answer(t.asks()[0].seat, "take_realm england")
    assert t.seats[2] == first
    assert t.seats[0] == second


@rule("3.0", "R91")
def test_the_highest_bid_chooses_first_and_begins_with_less() -> None:
    t = open_game("western_crowns", realms="bids")
    t.answer(0, "bid 2")
    t.answer(1, "bid 7")
    t.answer(2, "bid 0")
    assert t.asks()[0].seat == 1
    t.answer(1, "take_realm france")
    assert t.asks()[0].seat == 0
    t.answer(0, "take_realm castile")
    assert t.seats == ("P3", "P1", "P2")
    assert t.state.prestige[:3] == [0, -2, -7]


# -- optional rules ------------------------------------------------------------------------------


@rule("5.5.7", "9.7.9", "10.4.1", "13.4.9", "14.4.1", "16.0.2", "16.2.1", "17.4")
@pytest.mark.parametrize("option", sorted(AGREED_ON))
def test_an_optional_rule_is_played_where_it_is_agreed_on(option: str) -> None:
    without, agreed = (start(**{option: answer}).data() for answer in ("no", "yes"))
    differ = [field for field, value in agreed.items() if value != without[field]]
    assert differ == [AGREED_ON[option]]
    assert agreed[AGREED_ON[option]]


@rule("5.5.7", "9.7.9", "10.4.1", "13.4.9", "14.4.1")
def test_optional_rules_of_war_are_not_played_unless_agreed_on() -> None:
    usual_rules = {field for field in AGREED_ON.values() if start().data()[field]}
    advanced = {"has_struggles", "has_invasions", "has_elections", "has_imperial_faith"}
    assert usual_rules == {"has_war", *advanced}
