"""19.3 Papal Actions: Excommunication and Crusades, with their Casus Belli (8.3.6, 8.3.7)."""

import pytest

from greatpowers.games.price_of_power.components.tables import INFANTRY, MERCENARY
from greatpowers.games.price_of_power.components.world import (
    CATHOLIC,
    COUNTER_REFORMED,
    MUSLIM,
    NOBODY,
    PAPAL_STATES,
    PROTESTANT,
    SLOT_OF,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules import casus_belli, crusade, income, war
from greatpowers.games.price_of_power.rules import papal_actions as rules
from greatpowers.games.price_of_power.rules.cleanup import clear_board
from greatpowers.games.price_of_power.rules.ownership import has, minus, plus
from greatpowers.games.price_of_power.rules.relations import at_war_with
from greatpowers.games.price_of_power.rules.turns import turn_menu
from greatpowers.games.price_of_power.rules.units import add_single, in_army
from greatpowers.games.price_of_power.state import REBELS, PriceTable, State, put
from greatpowers.games.price_of_power.view import view
from greatpowers.games.price_of_power.view_curia import curia_explained
from greatpowers.games.price_of_power.vocabulary import CALL_CRUSADE, EXCOMMUNICATE
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    cost,
    effects,
    give_power,
    influence,
    logged,
    occupy,
    options,
    play,
    position,
    power,
    refusal,
    settle,
    stake,
    table,
    teach,
    vassalize,
    warlike,
)

FRANCE, AUSTRIA, OTTOMANS = range(3)
GRANADA = realm("granada")
GENOA = realm("genoa")
TURKS = realm("ottomans")
ANDALUCIA = area("andalucia")


def scene() -> State:
    """France controls the Curia; Austria has a Cardinal, too, and the Ottomans are Muslim."""
    s = warlike("france", "austria", "ottomans")
    settle(s, FRANCE, "paris", "toulouse", "montpellier")
    settle(s, AUSTRIA, "wien", "osterreich", "krain")
    settle(s, OTTOMANS, "edirne", "selanik")
    s.cardinals = [FRANCE, AUSTRIA, FRANCE]
    for seat in range(3):
        s.ruler[seat] = seat
        give_power(s, seat, dip=4, mil=4)
    return s


def open_table(s: State, seat: int = FRANCE) -> PriceTable:
    return table(s, rules.papal_choices, war.declare_choice, seat=seat)


def on_crusade(s: State, name: str = "andalucia", *seats: int) -> State:
    """Put the token on an Area, and commit some players."""
    s.crusade = area(name)
    for seat in seats:
        s.committed = plus(s.committed, seat)
    return s


def score(s: State) -> PriceTable:
    t = table(s)
    income.score_round(t, Affair([0, 0, 0]))
    return t


# -- who and when (19.3) -------------------------------------------------------------------------


@rule("19.3", "19.2")
def test_only_the_papal_controller_takes_papal_actions() -> None:
    s = scene()
    assert rules.judge_papal(s, FRANCE)
    for seat in (AUSTRIA, OTTOMANS):
        t = open_table(s, seat)
        assert refusal(t, "excommunicate france") == ("no-papal-controller", "19.3")
        assert refusal(t, "call_crusade andalucia") == ("no-papal-controller", "19.3")
    s.cardinals = [AUSTRIA, FRANCE]
    assert rules.judge_papal(s, AUSTRIA), "a contested Controller may, too"


@rule("19.3")
def test_papal_actions_belong_to_the_first_two_ages() -> None:
    s = scene()
    s.age = 2
    assert rules.judge_papal(s, FRANCE)
    s.age = 3
    assert refusal(open_table(s), "excommunicate austria") == ("no-papal-age", "19.3")


@rule("19.3")
def test_there_is_one_papal_action_a_round() -> None:
    s = scene()
    t = open_table(s)
    play(t, "excommunicate genoa")
    assert refusal(t, "excommunicate austria") == ("no-papal-token", "19.3")
    assert refusal(t, "call_crusade andalucia") == ("no-papal-token", "19.3")
    score(s)
    assert rules.judge_token(s)


@rule("19.3.1", "19.3.2")
def test_a_papal_action_costs_two_dip() -> None:
    s = scene()
    t = open_table(s)
    assert cost(t, "excommunicate genoa") == 2
    assert cost(t, "call_crusade andalucia") == 2
    play(t, "excommunicate genoa")
    assert power(s, FRANCE) == (0, 2, 4)
    s = scene()
    give_power(s, FRANCE, dip=1)
    assert refusal(open_table(s), "call_crusade andalucia")[0] == "no-not-enough-dip"


@rule("19.3", "R176")
def test_a_papal_action_is_the_action_of_a_turn() -> None:
    """Without wars there are no Crusades."""
    for state, expected in ((scene(), True), (position("france", "austria"), False)):
        state.reach = (False,)
        verbs = [choice.verb for choice in turn_menu(state, FRANCE)]
        assert EXCOMMUNICATE in verbs
        assert (CALL_CRUSADE in verbs) is expected


# -- Excommunicate Ruler (19.3.1) ----------------------------------------------------------------


@rule("19.3.1")
def test_an_excommunicated_player_loses_prestige_a_cardinal_and_influence() -> None:
    """Four cubes of his choice, from Catholic Areas."""
    s = scene()
    influence(s, AUSTRIA, venetia=3, lombardy=2, macedonia_thrace=2)
    t = open_table(s)
    play(t, "excommunicate austria")
    assert s.excommunicated == realm("austria")
    assert s.prestige == [0, -1, 0, 0, 0, 0]
    assert s.cardinals == [FRANCE, FRANCE]
    assert asked(t) == (AUSTRIA, "ask-lose-influence")
    assert set(options(t, "give_up_influence")) == {"lombardy", "venetia"}
    play(t, *["give_up_influence venetia"] * 3)
    assert sorted(s.influence[AUSTRIA]) == sorted(
        [area("lombardy"), *[area("macedonia_thrace")] * 2]
    )


@rule("19.3.1")
def test_who_has_little_influence_loses_what_there_is() -> None:
    s = scene()
    influence(s, AUSTRIA, venetia=2, macedonia_thrace=1)
    t = open_table(s)
    play(t, "excommunicate austria")
    assert s.influence[AUSTRIA] == [area("macedonia_thrace")]
    assert asked(t) == (FRANCE, IDLE)


@rule("19.3.1", "15.0.1")
def test_counter_reformed_areas_are_catholic() -> None:
    s = scene()
    influence(s, AUSTRIA, venetia=1, lombardy=1)
    s.faith = put(s.faith, SLOT_OF[area("venetia")], COUNTER_REFORMED)
    s.faith = put(s.faith, SLOT_OF[area("lombardy")], PROTESTANT)
    assert rules.catholic_courts(s, AUSTRIA) == [area("venetia")]


@rule("19.3.1", "19.1.1")
def test_the_cardinal_of_roma_stays() -> None:
    s = scene()
    s.cardinals = [FRANCE, FRANCE]
    s.roma = AUSTRIA
    play(open_table(s), "excommunicate austria")
    assert s.roma == AUSTRIA
    assert s.cardinals == [FRANCE, FRANCE]


@rule("19.3.1")
def test_a_realm_without_a_player_loses_nothing() -> None:
    s = scene()
    before = s.prestige.copy()
    t = open_table(s)
    play(t, "excommunicate genoa")
    assert (s.excommunicated, s.prestige) == (GENOA, before)
    assert asked(t) == (FRANCE, IDLE)


@rule("19.3.1", "R172")
def test_whose_ruler_may_be_excommunicated() -> None:
    s = scene()
    vassalize(s, AUSTRIA, "praha", "rudohori", "olomouc", "budejovice")
    t = open_table(s)
    assert refusal(t, "excommunicate france") == ("no-excommunicate-yourself", "19.3.1")
    assert refusal(t, "excommunicate ottomans") == ("no-excommunicate-faith", "19.3.1")
    assert refusal(t, "excommunicate papal_states") == ("no-excommunicate-pope", "R172")
    assert refusal(t, "excommunicate bohemia") == ("no-excommunicate-vassal", "R172")
    s.state_faith = put(s.state_faith, GENOA, COUNTER_REFORMED)
    assert rules.judge_outcast(s, FRANCE, GENOA)


@rule("8.3.6", "19.3.1")
def test_an_excommunication_is_a_reason_for_all_catholics() -> None:
    """Until Phase 4."""
    s = scene()
    play(open_table(s), "excommunicate genoa")
    assert casus_belli.reasons(s, FRANCE, GENOA) == [casus_belli.EXCOMMUNICATION]
    assert casus_belli.reasons(s, AUSTRIA, GENOA) == [casus_belli.EXCOMMUNICATION]
    assert casus_belli.reasons(s, OTTOMANS, GENOA) == []
    assert casus_belli.reasons(s, FRANCE, realm("milan")) == []
    assert casus_belli.stability_lost(s, AUSTRIA, GENOA) == 0
    t = score(s)
    assert s.excommunicated == NOBODY
    assert casus_belli.stability_lost(s, AUSTRIA, GENOA) == casus_belli.WITHOUT_CB
    assert logged(t, "log-excommunication-ends") == [{"power": "realm-genoa"}]
    assert s.prestige[AUSTRIA] == 0


# -- Call Crusade (19.3.2) -----------------------------------------------------------------------


@rule("19.3.2")
def test_a_crusade_needs_two_provinces_of_muslim_realms() -> None:
    s = scene()
    t = open_table(s)
    assert "andalucia" in options(t, "call_crusade")
    assert refusal(t, "call_crusade lombardy") == ("no-crusade-provinces", "19.3.2")
    s.state_faith = put(s.state_faith, realm("milan"), MUSLIM)
    assert rules.judge_goal(s, area("lombardy"))
    for occupier in (AUSTRIA, REBELS):
        s.occupier = put(s.occupier, province("gibraltar"), occupier)
        assert rules.judge_goal(s, ANDALUCIA) is rules.TOO_FEW_MUSLIMS


@rule("19.3.2", "R171")
def test_muslim_vassals_count_and_their_overlord_is_attacked() -> None:
    s = scene()
    vassalize(s, OTTOMANS, "granada", "gibraltar")
    assert crusade.infidels_in(s, ANDALUCIA) == [TURKS]
    s.state_faith = put(s.state_faith, TURKS, CATHOLIC)
    assert rules.judge_goal(s, ANDALUCIA)
    assert crusade.infidels_in(s, ANDALUCIA) == []


@rule("19.3.2", "9.1.4", "16.3.6")
def test_the_caller_declares_war_for_nothing() -> None:
    """For 1 Prestige and two Mercenaries, placed where no Battle comes; then an Action is free."""
    s = scene()
    t = open_table(s)
    play(t, "call_crusade andalucia")
    assert asked(t) == (FRANCE, "ask-declare-war")
    assert options(t, "declare_on") == ["granada"]
    assert refusal(t, "declare_on genoa") == ("no-war-not-crusaded", "19.3.2")
    play(t, "declare_on granada", "done")
    assert at_war_with(s, FRANCE, GRANADA)
    assert (s.stability[FRANCE], s.prestige[FRANCE]) == (0, 1)
    assert has(s.committed, FRANCE)
    assert power(s, FRANCE) == (0, 2, 4)
    assert asked(t) == (FRANCE, "ask-place-unit")
    play(t, *["recruit_in languedoc", "recruit_into 1"] * 2)
    assert in_army(s, FRANCE, 0, MERCENARY, INFANTRY) == 2
    assert s.ducats[FRANCE] == 0
    assert asked(t) == (FRANCE, "ask-free-action")


@rule("19.3.2")
def test_the_caller_who_goes_to_war_is_committed_whatever_his_reasons() -> None:
    s = scene()
    stake(s, FRANCE, "andalucia")
    t = open_table(s)
    play(t, "call_crusade andalucia", "declare_on granada", "done")
    assert has(s.committed, FRANCE)
    assert asked(t) == (FRANCE, "ask-place-unit")


@rule("19.3.2", "R170")
def test_the_caller_may_leave_the_war() -> None:
    s = scene()
    t = open_table(s)
    play(t, "call_crusade andalucia", "done")
    assert not any(s.war)
    assert (s.committed, s.prestige[FRANCE]) == (0, 0)
    assert asked(t) == (FRANCE, IDLE)
    assert s.crusade == ANDALUCIA


@rule("19.3.2", "9.1.1")
def test_bans_hold_for_the_free_war() -> None:
    """Where all its targets are banned, nobody is asked."""
    s = scene()
    s.truce = put(s.truce, GRANADA, plus(0, FRANCE))
    t = open_table(s)
    play(t, "call_crusade andalucia")
    assert asked(t) == (FRANCE, IDLE)
    assert s.crusade == ANDALUCIA


@rule("19.3.2", "9.1.2", "11.2.1")
def test_a_crusade_on_a_partner_costs_stability() -> None:
    """The Casus Belli takes off only what a war without one costs."""
    s = scene()
    s.married = put(s.married, GRANADA, plus(0, FRANCE))
    play(open_table(s), "call_crusade andalucia", "declare_on granada", "done")
    assert s.stability[FRANCE] == -casus_belli.AGAINST_PARTNER


@rule("8.3.7", "19.3.2")
def test_a_crusade_is_a_reason_for_all_catholics() -> None:
    s = on_crusade(scene())
    assert casus_belli.reasons(s, AUSTRIA, GRANADA) == [casus_belli.HOLY_WAR]
    assert casus_belli.reasons(s, OTTOMANS, GRANADA) == []
    assert casus_belli.reasons(s, AUSTRIA, TURKS) == []


@rule("19.3.2", "8.3.7", "R175")
def test_who_declares_war_by_the_crusade_is_committed() -> None:
    """Several players may be; a war on others commits nobody."""
    s = on_crusade(scene(), "andalucia", FRANCE)
    t = open_table(s, AUSTRIA)
    play(t, "declare_war", "declare_on genoa", "done")
    assert not has(s.committed, AUSTRIA)
    play(t, "pass", "declare_war", "declare_on granada", "done")
    assert crusade.crusaders(s) == [FRANCE, AUSTRIA]
    assert (s.prestige[AUSTRIA], power(s, AUSTRIA)) == (0, (0, 4, 2))
    assert asked(t)[1] == "ask-free-action"


@rule("19.3.2", "8.3.7", "R175")
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("reason", ["claim", "idea"])
def test_who_has_another_reason_chooses(reason: str, answer: str) -> None:
    s = on_crusade(scene())
    if reason == "claim":
        stake(s, AUSTRIA, "andalucia")
    else:
        teach(s, AUSTRIA, "deus_vult")
        settle(s, AUSTRIA, "sevilla")
    t = open_table(s, AUSTRIA)
    play(t, "declare_war", "declare_on granada", "done")
    assert asked(t) == (AUSTRIA, "ask-take-the-cross")
    play(t, answer)
    assert has(s.committed, AUSTRIA) is (answer == "yes")
    assert at_war_with(s, AUSTRIA, GRANADA)


@rule("R175", "8.3.4")
def test_an_event_is_another_reason() -> None:
    s = on_crusade(scene())
    t = effects(s, {"effect": "action", "action": "declare_war", "free": True, "on": "granada"})
    play(t, "declare_on granada")
    assert asked(t) == (FRANCE, "ask-take-the-cross")


# -- scoring (19.3.3) ----------------------------------------------------------------------------


def freed(s: State) -> State:
    """Let Austria hold all of Granada, in part as its occupier."""
    settle(s, AUSTRIA, "granada")
    occupy(s, AUSTRIA, "gibraltar")
    return s


@rule("19.3.3", "4.4.5", "R2")
def test_crusaders_with_units_in_a_freed_area_gain_two() -> None:
    """Those without any lose two; occupied Provinces are nobody's."""
    s = freed(on_crusade(scene(), "andalucia", FRANCE, AUSTRIA))
    s.cardinals = []
    add_single(s, AUSTRIA, ANDALUCIA)
    add_single(s, OTTOMANS, ANDALUCIA)
    t = score(s)
    assert s.prestige[:3] == [-2, 2, 0]
    assert s.crusade == NOBODY
    assert logged(t, "log-crusade-ends") == [{"area": "area-andalucia"}]


@rule("19.3.3")
def test_a_single_muslim_province_makes_the_crusade_fail() -> None:
    s = on_crusade(scene(), "andalucia", AUSTRIA)
    s.cardinals = []
    settle(s, AUSTRIA, "granada")
    add_single(s, AUSTRIA, ANDALUCIA)
    score(s)
    assert s.prestige[AUSTRIA] == -2


@rule("19.3.3")
def test_a_crusade_without_crusaders_costs_the_controller() -> None:
    """Whoever it is by then; without one it costs nobody."""
    s = on_crusade(scene())
    s.cardinals = [AUSTRIA]
    score(s)
    assert s.prestige[:3] == [0, -2, 0]
    s = on_crusade(scene())
    s.cardinals = []
    score(s)
    assert s.prestige[:3] == [0, 0, 0]


@rule("19.3.3", "R174")
def test_who_left_the_faith_is_no_crusader() -> None:
    s = on_crusade(scene(), "andalucia", AUSTRIA)
    s.state_faith = put(s.state_faith, realm("austria"), PROTESTANT)
    s.cardinals = [FRANCE]
    score(s)
    assert s.prestige[:3] == [-2, 0, 0]


@rule("19.3.3")
def test_crusaders_are_bystanders_for_the_controller() -> None:
    """He loses nothing if anybody else is committed."""
    s = freed(on_crusade(scene(), "andalucia", AUSTRIA))
    s.cardinals = [FRANCE]
    add_single(s, AUSTRIA, ANDALUCIA)
    score(s)
    assert s.prestige[:3] == [0, 2, 0]


@rule("4.5.2", "19.3.3")
def test_tags_of_crusaders_go_in_the_cleanup() -> None:
    s = on_crusade(scene(), "andalucia", AUSTRIA)
    s.cardinals = []
    score(s)
    assert has(s.committed, AUSTRIA)
    clear_board(table(s), Affair([0, 0, 0]))
    assert s.committed == minus(0, AUSTRIA) == 0


# -- what is told --------------------------------------------------------------------------------


@rule("19.3.1")
def test_what_an_excommunication_takes_is_told_before() -> None:
    for cubes in (2, 6):
        s = scene()
        influence(s, AUSTRIA, venetia=cubes, macedonia_thrace=1)
        told = curia_explained(s)["outcasts"]
        assert list(told) == ["austria"]
        before = len(s.influence[AUSTRIA])
        play(open_table(s), "excommunicate austria")
        assert told["austria"] == {
            "prestige": -s.prestige[AUSTRIA],
            "cardinals": 1,
            "influence": before - len(s.influence[AUSTRIA]),
        }


@rule("19.3")
def test_whether_a_papal_action_is_open_is_told() -> None:
    s = scene()
    told = curia_explained(s)
    assert told["closed"] is None
    assert told["goals"]["andalucia"] == ["granada"]
    s.excommunicated = GENOA
    told = curia_explained(s)
    assert (told["closed"], told["goals"], told["outcasts"]) == ("no-papal-token", {}, {})
    s = scene()
    s.age = 3
    assert curia_explained(s)["closed"] == "no-papal-age"
    s = scene()
    s.cardinals = []
    assert curia_explained(s)["goals"] == {}


@rule("19.3.3")
def test_what_the_crusade_would_score_is_told_and_scored() -> None:
    s = on_crusade(scene(), "andalucia", AUSTRIA)
    s.cardinals = [FRANCE]
    told = curia_explained(s)["crusade"]
    assert told == {"foes": ["granada"], "provinces": 2, "prestige": {"austria": -2}}
    shown = view(s, None)
    assert (shown["crusade"], shown["committed"]) == ("andalucia", ["austria"])
    t = score(s)
    assert s.prestige[AUSTRIA] == -2
    moment = next(line.moment for line in t.log if line.moment is not None)
    lines = moment.data["players"][AUSTRIA]["lines"]
    assert [(line["text"], line["number"]) for line in lines if line["number"]] == [
        ("bill-crusade", -2)
    ]
    assert view(s, None)["crusade"] is None


@rule("19.3.1")
def test_the_token_is_seen() -> None:
    s = scene()
    play(open_table(s), "excommunicate genoa")
    assert view(s, None)["excommunicated"] == "genoa"


# -- by Events (16.3.7) --------------------------------------------------------------------------

CRUSADE = {"effect": "action", "action": "call_crusade", "free": True}
OUTCAST = {"effect": "action", "action": "excommunicate", "free": True}


@rule("16.3.7", "19.3.2", "R173")
def test_a_crusade_by_an_event_is_free() -> None:
    s = scene()
    t = effects(s, CRUSADE)
    assert asked(t) == (FRANCE, "ask-effect-crusade")
    play(t, "call_crusade andalucia", "declare_on granada", "done")
    assert power(s, FRANCE) == (0, 4, 4)
    assert has(s.committed, FRANCE)


@rule("16.3.7", "19.3.1", "R173")
def test_an_event_lets_others_than_the_controller_excommunicate() -> None:
    """It may be let be."""
    s = scene()
    t = effects(s, OUTCAST, you=AUSTRIA)
    assert "papal_states" not in options(t, "excommunicate")
    play(t, "excommunicate france")
    assert (s.excommunicated, s.prestige[FRANCE]) == (realm("france"), -1)
    s = scene()
    play(effects(s, OUTCAST), "pass")
    assert s.excommunicated == NOBODY


@rule("16.3.7", "19.3", "R173")
def test_no_papal_action_by_an_event_while_the_token_is_out() -> None:
    for row in (CRUSADE, OUTCAST):
        s = scene()
        s.excommunicated = GENOA
        assert asked(effects(s, row)) == (FRANCE, IDLE)


@rule("16.3.7", "19.3.2")
def test_no_crusade_by_an_event_without_wars() -> None:
    s = position("france", "austria")
    assert asked(effects(s, CRUSADE)) == (0, IDLE)


@rule("R34", "19.3.1")
def test_the_pope_as_a_player_is_not_excommunicated() -> None:
    s = warlike("france", "papal_states")
    assert s.realm[1] == PAPAL_STATES
    assert rules.judge_outcast(s, 0, PAPAL_STATES) is rules.OF_THE_POPE
