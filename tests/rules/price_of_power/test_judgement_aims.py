"""What bots play for: Missions, Claims, cards, Advisors, and Towns that Rebels hold."""

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.appraisal import prospects
from greatpowers.games.price_of_power.appraisal_aims import claimed, claims, goals, is_wanted
from greatpowers.games.price_of_power.appraisal_front import can_still_take, hope, prey
from greatpowers.games.price_of_power.appraisal_hand import hand
from greatpowers.games.price_of_power.appraisal_rebels import losses
from greatpowers.games.price_of_power.appraisal_war import wars
from greatpowers.games.price_of_power.components.cards import CARDS, CHARACTER_ON, MISSIONS
from greatpowers.games.price_of_power.components.tables import ADM, POWERS
from greatpowers.games.price_of_power.components.world import (
    PROVINCES,
    PROVINCES_OF,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.judgement import plans
from greatpowers.games.price_of_power.judgement_menu import considered
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.rules.units import add_single
from greatpowers.games.price_of_power.state import ACTIONS, REBELS, State, put
from greatpowers.games.price_of_power.vocabulary import (
    CALM,
    CHANGE_FOCUS,
    CLAIM,
    CONFER,
    CUT_TIES,
    DONE,
    EXCOMMUNICATE,
    FABRICATE,
    FOCUS_ON,
    PASS,
    PASS_ROUND,
    RECRUIT,
)
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.decade import open_game, usual
from tests.rules.price_of_power.scenes import (
    deal,
    give_power,
    influence,
    position,
    settle,
    stake,
    warlike,
)

ANDALUCIA = area("andalucia")


def castile(units: int = 4) -> State:
    """Castile next to Granada, in a Round with MIL."""
    s = warlike("castile", "france")
    settle(s, 0, "sevilla", "madrid", "burgos")
    settle(s, 1, "paris")
    s.ruler[0], s.ruler[1] = 0, 1
    s.phase, s.turn = ACTIONS, 0
    give_power(s, 0, dip=3, mil=3)
    if units:
        add_single(s, 0, area("castile"), units)
    return s


def on_mission(s: State, name: str) -> State:
    s.missions[0] = [MISSIONS.index(name)]
    return s


# -- Missions and Claims ---------------------------------------------------------------------------


@rule("17.2")
def test_every_step_towards_a_mission_counts() -> None:
    s = on_mission(position("castile", "france"), "castile_3")
    nothing = goals(s, 0)
    influence(s, 0, aragon=1)
    one = goals(s, 0)
    influence(s, 0, aragon=2)
    assert nothing < one < goals(s, 0)


@rule("17.2", "5.4.3")
def test_a_claim_is_worth_most_where_a_mission_asks_for_lands() -> None:
    s = castile()
    plain = claimed(s, 0, ANDALUCIA)
    assert plain > 0
    assert not is_wanted(s, 0, province("granada"))
    on_mission(s, "castile_1")
    assert is_wanted(s, 0, province("granada"))
    assert claimed(s, 0, ANDALUCIA) > plain


@rule("5.4.3")
def test_a_claim_to_what_is_ones_own_is_worth_nothing() -> None:
    s = castile()
    stake(s, 0, "andalucia")
    assert claims(s, 0) > 0
    settle(s, 0, *(PROVINCES[place] for place in PROVINCES_OF[ANDALUCIA]))
    assert claims(s, 0) == 0


@rule("5.4.3")
def test_claims_are_proposed_whole() -> None:
    s = on_mission(castile(), "castile_1")
    found = [list(plan) for plan in plans(s, 0, "ask-action")]
    assert [FABRICATE(), CLAIM(ANDALUCIA), DONE()] in found
    give_power(s, 0, mil=3)
    found = [list(plan) for plan in plans(s, 0, "ask-action")]
    assert not [plan for plan in found if plan[0] == FABRICATE()]


# -- wars ------------------------------------------------------------------------------------------


def at_war(s: State) -> State:
    s.war = put(s.war, realm("granada"), plus(0, 0))
    return s


@rule("9.8")
def test_lands_that_a_mission_asks_for_are_the_better_prey() -> None:
    s = at_war(castile())
    plain = prey(s, 0, ANDALUCIA)
    assert prey(on_mission(s, "castile_1"), 0, ANDALUCIA) > plain


@rule("9.8")
def test_hope_goes_with_the_mil_that_is_left() -> None:
    s = at_war(castile(units=0))
    add_single(s, 0, ANDALUCIA, 6)
    found = []
    for mil in range(4):
        give_power(s, 0, mil=mil)
        found.append(hope(s, 0, ANDALUCIA, ANDALUCIA, 6))
    assert found[0] < found[1] < found[2] <= found[3]


@rule("10.5.1")
def test_a_war_for_which_no_mil_is_left_ends_in_white_peace() -> None:
    s = at_war(castile())
    assert can_still_take(s, 0)
    before = wars(s, 0)
    give_power(s, 0)
    assert not can_still_take(s, 0)
    assert wars(s, 0) < before - 0.9


@rule("14.1")
def test_who_has_passed_calms_nobody_any_more() -> None:
    s = castile()
    s.unrest = put(s.unrest, province("madrid"), True)
    before = wars(s, 0)
    s.passed = [0]
    assert wars(s, 0) < before


# -- Rebels ----------------------------------------------------------------------------------------


def revolt(s: State, place: str) -> State:
    s.occupier = put(s.occupier, province(place), REBELS)
    return s


@rule("14.4", "4.3.5")
def test_towns_that_rebels_hold_cost_prestige_until_units_come() -> None:
    lost = losses(revolt(castile(units=0), "sevilla"), 0)
    assert lost < 0
    near = losses(revolt(castile(), "sevilla"), 0)
    s = revolt(castile(units=0), "sevilla")
    add_single(s, 0, ANDALUCIA, 4)
    there = losses(s, 0)
    assert lost < near < there < 0


@rule("14.4")
def test_nobody_drives_rebels_out_for_others() -> None:
    s = revolt(castile(), "paris")
    assert prey(s, 0, area("seine")) == 0
    assert prey(s, 1, area("seine")) > 0


# -- cards -----------------------------------------------------------------------------------------


@rule("4.1.3")
def test_a_good_card_is_worth_more_than_its_price_and_a_poor_one_less() -> None:
    s = castile()
    s.ducats[0] = 20
    s.round = 1
    nothing = hand(s, 0)
    s.kept[0] = [CARDS.index("subjugate_1")]
    good = hand(s, 0)
    s.kept[0] = [CARDS.index("naval_maneuver_1")]
    assert hand(s, 0) < nothing < good


@rule("7.2.2")
def test_an_advisor_in_hand_counts_where_an_office_is_vacant() -> None:
    s = castile()
    s.ducats[0], s.round = 20, 1
    (card,) = deal(s, 0, "development_2")
    vacant = hand(s, 0)
    s.advisor[0 * len(POWERS) + ADM] = CHARACTER_ON[card]
    assert hand(s, 0) < vacant
    s.advisor[0 * len(POWERS) + ADM] = -1
    s.ducats[0] = 0
    assert hand(s, 0) < vacant, "nobody can pay him"


@rule("4.1.2")
def test_cards_are_drawn_from_the_deck_that_promises_most() -> None:
    s = castile()
    give_power(s, 0, adm=6, dip=6, mil=6)
    worths = {}
    for name in ("development_1", "subjugate_1", "ambush_1"):
        s.drawn[0] = [CARDS.index(name)]
        worths[name] = hand(s, 0)
    assert worths["ambush_1"] < min(worths["development_1"], worths["subjugate_1"])
    give_power(s, 0, dip=6, mil=6)
    s.drawn[0] = [CARDS.index("development_1")]
    assert hand(s, 0) < worths["development_1"], "there is no power to play it"


def test_ducats_beyond_what_can_be_used_are_worth_little() -> None:
    t = open_game("western_crowns", length="one_age")
    usual(t, until="ask-action")
    s = t.state
    found = []
    for ducats in (0, 10, 30, 50, 60):
        s.ducats[0] = ducats
        found.append(prospects(s, 0))
    few, some, many = found[1] - found[0], (found[3] - found[2]) / 2, found[4] - found[3]
    assert few > some > many > 0


# -- which answers are tried -----------------------------------------------------------------------


def test_actions_that_need_more_answers_are_left_to_plans() -> None:
    s = castile()
    codes = [PASS_ROUND(), RECRUIT(), CHANGE_FOCUS(), CUT_TIES()]
    assert considered(s, 0, "ask-action", codes) == [PASS_ROUND(), CHANGE_FOCUS()]
    assert considered(s, 0, "ask-action", [RECRUIT()]) == [RECRUIT()], "if there is nothing else"
    s.has_war = False
    assert RECRUIT() in considered(s, 0, "ask-action", codes)
    assert considered(s, 0, "ask-more", [DONE(), CUT_TIES(), CONFER(0)]) == [DONE()]
    assert considered(s, 0, "ask-focus", [FOCUS_ON(ADM), PASS()]) == [FOCUS_ON(ADM)]
    assert considered(s, 0, "ask-calm", [CALM(0), PASS()]) == [CALM(0), PASS()]


@rule("19.3.1")
def test_only_rivals_are_excommunicated() -> None:
    s = castile()
    rival, other = EXCOMMUNICATE(realm("france")), EXCOMMUNICATE(realm("aragon"))
    assert considered(s, 0, "ask-action", [rival, other, PASS_ROUND()]) == [rival, PASS_ROUND()]


def test_the_game_says_what_is_worth_trying() -> None:
    assert GAME.considered is considered
