"""How near a player is to goals that hardly ever come by chance, and how they could begin."""

import pytest

from greatpowers.games.price_of_power import LANDMARKS
from greatpowers.games.price_of_power.components.cards import (
    ALL_MISSIONS,
    IS_STARTER,
    MILESTONE_AGE,
    MILESTONES,
    MISSIONS,
    MISSIONS_OF,
    NODES_OF,
    TRADE_NODES,
    UNLOCKED_BY,
    idea,
)
from greatpowers.games.price_of_power.components.scenarios import AGES_IN, REALMS_IN
from greatpowers.games.price_of_power.components.world import (
    ALL_NODES,
    AREA_OF,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.landmarks_near import aims, lateness, nearness
from greatpowers.games.price_of_power.landmarks_ways import openings, serving
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.state import ACTIONS, State, put
from greatpowers.games.price_of_power.vocabulary import (
    DECLARE_WAR,
    DONE,
    INFLUENCE,
    PASS_ROUND,
    TAKE_MISSION,
    VOCABULARY,
)
from tests.rules.price_of_power.scenes import (
    deal,
    give_power,
    influence,
    occupy,
    sail,
    send_out,
    settle,
    stake,
    teach,
    vassalize,
    warlike,
)
from tests.rules.price_of_power.wars import at_war, raise_army


def scene() -> State:
    """Muscovy and Poland have their Capitals; it is Muscovy's Turn."""
    state = warlike("muscovy", "poland")
    settle(state, 0, "moskva", "tver")
    settle(state, 1, "krakow")
    state.phase = ACTIONS
    state.turn = 0
    return state


def near(state: State, name: str, seat: int = 0) -> float:
    return nearness(state, seat, name)


def hold(state: State, *names: str) -> None:
    state.missions[0] = [MISSIONS.index(name) for name in names]


# -- the data ------------------------------------------------------------------------------------


def test_every_mission_belongs_to_a_realm_of_a_scenario_and_leads_back_to_a_starter() -> None:
    realms = {each for realms in REALMS_IN for each in realms}
    decks = {mission for each in realms for mission in MISSIONS_OF[each]}
    assert decks == set(ALL_MISSIONS)
    reached = {mission for mission in ALL_MISSIONS if IS_STARTER[mission]}
    for _ in ALL_MISSIONS:
        reached |= {m for m in ALL_MISSIONS if reached.intersection(UNLOCKED_BY[m])}
    assert reached == set(ALL_MISSIONS)


def test_every_milestone_has_its_age_in_a_scenario_and_every_node_a_card() -> None:
    assert set(MILESTONE_AGE) == {age for ages in AGES_IN for age in ages}
    assert {node for card in range(len(TRADE_NODES)) for node in NODES_OF[card]} == set(ALL_NODES)


# -- aims ----------------------------------------------------------------------------------------


def test_a_player_may_aim_at_his_missions_until_they_are_completed() -> None:
    state = scene()
    assert "mission: muscovy_11" in aims(state, 0)
    assert "mission: poland_6" not in aims(state, 0)
    state.completed = put(state.completed, MISSIONS.index("muscovy_11"), plus(0, 0))
    assert "mission: muscovy_11" not in aims(state, 0)


def test_in_the_last_round_only_the_mission_in_hand_is_an_aim() -> None:
    state = scene()
    state.age, state.round = state.ages[-1], 4
    hold(state, "muscovy_2")
    assert [name for name in aims(state, 0) if name.startswith("mission: ")] == [
        "mission: muscovy_2"
    ]
    state.round = 3
    assert "mission: muscovy_3" in aims(state, 0)


def test_a_milestone_is_an_aim_while_it_is_open_or_its_age_is_to_come() -> None:
    state = scene()
    state.ages, state.age = [1, 2], 1
    state.milestones = [MILESTONES.index("expansion_1_4")]
    found = [name for name in aims(state, 0) if name.startswith("milestone: ")]
    assert "milestone: expansion_1_4" in found
    assert "milestone: expansion_1_1" not in found
    assert "milestone: expansion_2_1" in found
    assert "milestone: expansion_3_1" not in found


def test_an_idea_is_an_aim_until_it_is_known_if_its_age_comes() -> None:
    state = scene()
    state.ages = [1, 2]
    teach(state, 0, "cannons")
    found = aims(state, 0)
    assert "idea: noble_knights" in found
    assert "idea: cannons" not in found
    assert "idea: industrial_revolution" not in found


def test_all_aims_but_endings_are_landmarks() -> None:
    found = {name for name in aims(scene(), 0) if not name.startswith("ending: ")}
    assert found <= set(LANDMARKS.names)


# -- nearness ------------------------------------------------------------------------------------


def test_each_step_to_a_province_counts() -> None:
    def way(*, claim: bool = False, war: bool = False, units: int = 0) -> float:
        state = scene()
        if claim:
            stake(state, 0, "novgorod")
        if units:
            raise_army(state, 0, area("novgorod"), infantry=units)
        if war:
            at_war(state, 0, "novgorod")
        return near(state, "mission: muscovy_2")

    steps = [
        way(),
        way(claim=True),
        way(claim=True, war=True),
        way(claim=True, war=True, units=2),
        way(claim=True, war=True, units=6),
    ]
    assert steps == sorted(set(steps))
    state = scene()
    occupy(state, 0, "novgorod")
    assert near(state, "mission: muscovy_2") > steps[-1]
    held = scene()
    vassalize(held, 0, "novgorod")
    assert near(held, "mission: muscovy_2") > near(state, "mission: muscovy_2")


def test_a_mission_counts_more_in_hand_and_whole_when_it_is_completed() -> None:
    state = scene()
    bare = near(state, "mission: muscovy_2")
    hold(state, "muscovy_2")
    assert near(state, "mission: muscovy_2") == pytest.approx(bare + 0.2)
    state.completed = put(state.completed, MISSIONS.index("muscovy_2"), plus(0, 0))
    assert near(state, "mission: muscovy_2") == 1.0
    assert near(state, "mission: muscovy_12") > 0.5 > near(scene(), "mission: muscovy_12")


def test_a_milestone_of_a_later_age_counts_little_and_one_of_the_past_nothing() -> None:
    state = scene()
    state.ages, state.age = [1, 2], 1
    milestone = MILESTONES.index("expansion_1_4")
    state.milestones = [milestone]
    open_now = near(state, "milestone: expansion_1_4")
    assert 0 < open_now < 1
    state.milestones = []
    assert near(state, "milestone: expansion_1_4") == 0.0
    state.age = 0
    assert near(state, "milestone: expansion_1_4") == pytest.approx(0.3 * open_now)


def test_a_node_comes_nearer_with_ships_and_is_reached_by_a_merchant() -> None:
    state = scene()
    far = near(state, "node: baltic_sea", seat=1)
    sail(state, 1, baltic_sea=1)
    settle(state, 1, "danzig")
    assert near(state, "node: baltic_sea", seat=1) > far
    send_out(state, 1, "baltic_sea")
    assert near(state, "node: baltic_sea", seat=1) == 1.0


def test_cards_that_answer_a_player_need_a_hand_and_a_war() -> None:
    state = scene()
    assert near(state, "card: ambush") == 0.0
    deal(state, 0, "ambush_1")
    in_hand = near(state, "card: ambush")
    at_war(state, 0, "poland")
    assert near(state, "card: ambush") > in_hand > 0
    assert near(state, "card: one_step_ahead") > 0


def test_a_succession_comes_nearer_by_a_dispute_and_a_war() -> None:
    state = scene()
    assert near(state, "term: secure_succession") == 0.0
    state.disputed = put(state.disputed, realm("ryazan"), plus(0, 0))
    disputed = near(state, "term: secure_succession")
    at_war(state, 0, "ryazan")
    assert near(state, "term: secure_succession") > disputed > 0


def test_a_vassal_comes_nearer_to_be_owned_by_the_card_that_annexes_him() -> None:
    state = scene()
    vassalize(state, 0, "novgorod")
    vassal = near(state, "mission: muscovy_2")
    deal(state, 0, "subjugate_1")
    assert near(state, "mission: muscovy_2") > vassal


def test_cores_come_nearer_by_the_card_that_makes_them() -> None:
    state = scene()
    state.milestones = [MILESTONES.index("politics_4_4")]
    bare = near(state, "milestone: politics_4_4")
    [card] = deal(state, 0, "development_1")
    in_hand = near(state, "milestone: politics_4_4")
    state.hand[0].remove(card)
    state.display[0], state.charges[0] = [card], [3]
    on_display = near(state, "milestone: politics_4_4")
    state.core = put(state.core, AREA_OF[province("moskva")], 0)
    assert 0 == bare < in_hand < on_display < near(state, "milestone: politics_4_4") < 1


def test_time_runs_out_round_by_round() -> None:
    state = scene()
    late = []
    for age in state.ages:
        for number in range(1, 5):
            state.age, state.round = age, number
            late.append(lateness(state))
    assert late == sorted(late)
    assert len({*late}) == len(late)
    assert late[-1] == 1


def test_endings_come_nearer_by_prestige_and_by_discs() -> None:
    state = scene()
    assert near(state, "ending: great_lead") == 0.0
    state.prestige[0] = 110
    assert near(state, "ending: great_lead") == 1.0
    before = near(state, "ending: whole_world")
    settle(state, 0, "novgorod", "pskov")
    assert 0 < before < near(state, "ending: whole_world") < 1


def test_every_ship_of_a_chain_brings_a_far_node_nearer() -> None:
    def way(**ships: int) -> float:
        state = warlike("portugal", "castile")
        settle(state, 0, "lisboa")
        sail(state, 0, **ships)
        return near(state, "node: indian_ocean")

    chain = {"central_atlantic": 1, "southeastern_atlantic": 1, "east_african_coast": 1}
    steps = [way(**dict(list(chain.items())[:number])) for number in range(len(chain) + 1)]
    assert steps == sorted(set(steps))
    assert way(east_african_coast=1) > steps[0]
    assert way(baltic_sea=1) == steps[0]


def test_a_realm_is_courted_with_an_alliance_influence_and_a_card() -> None:
    state = scene()
    name = "mission: poland_3"
    steps = [near(state, name, seat=1)]
    influence(state, 1, wallachia_bulgaria=1)
    steps.append(near(state, name, seat=1))
    state.allied = put(state.allied, realm("moldavia"), plus(0, 1))
    steps.append(near(state, name, seat=1))
    deal(state, 1, "subjugate_1")
    steps.append(near(state, name, seat=1))
    assert steps == sorted(set(steps))


@pytest.mark.parametrize("name", ["mission: poland_16", "idea: noble_knights"])
def test_an_idea_comes_nearer_on_display_and_with_power(name: str) -> None:
    state = scene()
    state.grid = []
    hidden = near(state, name, seat=1)
    state.grid = [idea("noble_knights")]
    shown = near(state, name, seat=1)
    give_power(state, 1, mil=5)
    assert near(state, name, seat=1) > shown > hidden


def test_a_peace_with_a_player_needs_a_war_and_something_to_talk_about() -> None:
    state = scene()
    name = "pact: province set free"
    assert near(state, name) == 0.0
    at_war(state, 0, "poland")
    war = near(state, name)
    occupy(state, 0, "krakow")
    assert near(state, name) > war > 0


# -- openings ------------------------------------------------------------------------------------


def said(state: State, prompt: str = "ask-action") -> list[list[str]]:
    known = VOCABULARY.options
    return [[str(known[code]) for code in plan] for plan in openings(state, 0, prompt)]


def test_all_that_another_can_sell_is_bought_as_far_as_ducats_go() -> None:
    state = scene()
    give_power(state, 0, adm=1, dip=3)
    give_power(state, 1, adm=1)
    settle(state, 1, "minskas", "polockas")
    stake(state, 0, "white_ruthenia")
    state.ducats[:2] = [3, 0]
    bought = ["buy_province polockas", "at_price 3"]
    assert ["negotiate poland", *bought, "propose_deal", "yes"] in said(state)
    state.ducats[0] = 6
    both = [*bought, "buy_province minskas", "at_price 3"]
    assert ["negotiate poland", *both, "propose_deal", "yes"] in said(state)


def test_claims_and_wars_are_proposed_where_they_are_possible() -> None:
    state = scene()
    assert said(state) == []
    give_power(state, 0, dip=5, mil=3)
    assert ["fabricate", "claim novgorod", "done"] in said(state)
    state.ruler[0] = 0
    raise_army(state, 0, AREA_OF[province("moskva")], infantry=1)
    assert ["declare_war", "declare_on novgorod", "done"] in said(state)
    assert ["declare_war", "declare_on muscovy", "done"] not in said(state)


def test_money_and_lands_are_also_given_to_others() -> None:
    state = scene()
    give_power(state, 0, adm=1, dip=1)
    give_power(state, 1, adm=1)
    state.claims[1].append(AREA_OF[province("tver")])
    state.ducats[:2] = [15, 3]
    assert ["negotiate poland", "give_ducats 10", "propose_deal", "yes"] in said(state)
    sold = ["sell_province tver", "at_price 3"]
    assert ["negotiate poland", *sold, "propose_deal", "yes"] in said(state)


def test_ships_are_built_where_they_can_be_launched_and_sent_to_explore() -> None:
    state = warlike("portugal", "castile")
    settle(state, 0, "lisboa")
    give_power(state, 0, dip=2, mil=2)
    state.ducats[0] = 5
    port = ["build light_ship", "build_in lisboa", "launch_to central_atlantic"]
    assert ["recruit", *port] in said(state)
    assert ["recruit", *port, *port] not in said(state)
    state.ducats[0] = 8
    assert ["recruit", *port, *port] in said(state)
    sail(state, 0, central_atlantic=1)
    sent = ["explore", "move_ship_from central_atlantic", "move_ship_to southeastern_atlantic"]
    assert sent not in said(state)
    teach(state, 0, "quest_for_the_new_world")
    assert sent in said(state)
    assert [*sent, "reroll", "reroll"] in said(state)


def test_peaces_of_each_kind_are_proposed_to_players_at_war() -> None:
    state = scene()
    at_war(state, 0, "poland")
    settle(state, 1, "minskas")
    occupy(state, 0, "minskas")
    influence(state, 0, novgorod=1)
    begun = ["negotiate_peace poland", "agree_on keep_board_state"]
    made = ["propose_peace", "yes"]
    found = said(state, "ask-settle")
    assert [*begun, *made] in found
    assert [*begun, "set_free minskas", *made] in found
    assert [*begun, "hand_back minskas", "for_ducats 0", *made] in found
    assert [*begun, "give_up_influence novgorod", *made] in found
    assert [*begun, "offer_alliance", *made] in found
    assert said(scene(), "ask-settle") == []


def test_nothing_is_proposed_to_another_question() -> None:
    state = scene()
    give_power(state, 0, dip=5, mil=3)
    assert said(state, "ask-more") == []


def test_who_serves_another_stays_in_the_round_and_takes_his_deals() -> None:
    state = scene()
    possible = [PASS_ROUND(), INFLUENCE(), DECLARE_WAR()]
    assert serving(state, 0, "ask-action", possible) == [INFLUENCE()]
    assert serving(state, 0, "ask-action", [PASS_ROUND()]) == []
    assert serving(state, 0, "ask-more", possible) == []
    both = [VOCABULARY.no(), VOCABULARY.yes()]
    assert serving(state, 0, "ask-accept-deal", both) == [VOCABULARY.yes()]


def test_who_serves_takes_the_mission_that_is_nearest() -> None:
    state = scene()
    settle(state, 0, "novgorod")
    possible = [TAKE_MISSION(MISSIONS.index(name)) for name in ("muscovy_3", "muscovy_2")]
    assert serving(state, 0, "ask-first-mission", possible) == possible[1:]
    assert serving(state, 0, "ask-missions", [DONE(), *possible]) == possible[1:]
    assert serving(state, 0, "ask-missions", [DONE()]) == []
