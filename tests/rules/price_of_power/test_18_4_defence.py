"""18.3.2 and 18.4: Defending the HRE, what Subjects bear, Imperial Units, access and peace."""

import pytest

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import CATHOLIC, area, province, realm
from greatpowers.games.price_of_power.rules import imperial_defence as rules
from greatpowers.games.price_of_power.rules import war
from greatpowers.games.price_of_power.rules.access import access_stakes
from greatpowers.games.price_of_power.rules.battle import begin_land_battle
from greatpowers.games.price_of_power.rules.battle_sides import (
    ATTACKERS,
    DEFENDERS,
    EMPIRE,
    Battle,
    is_fighting,
    units_of,
)
from greatpowers.games.price_of_power.rules.borders import judge_entry
from greatpowers.games.price_of_power.rules.cleanup import CLEANUP_PHASE
from greatpowers.games.price_of_power.rules.imperial_units import may_fight_in
from greatpowers.games.price_of_power.rules.ownership import has, plus, tax_income
from greatpowers.games.price_of_power.rules.peace import (
    SETTLE,
    TOTAL_VICTORIES,
    WARS_LEFT,
    judge_settling,
)
from greatpowers.games.price_of_power.rules.relations import at_war_with, is_spoken_for
from greatpowers.games.price_of_power.rules.terms import WHITE_PEACE, judge_term
from greatpowers.games.price_of_power.rules.victory import counted_units, side_of
from greatpowers.games.price_of_power.state import (
    ACTIONS,
    IMPERIAL,
    NO_CHARACTER,
    PriceTable,
    State,
    put,
)
from greatpowers.kernel.agenda import NUMBERS, Affair
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    begin,
    deal,
    give_power,
    influence,
    logged,
    occupy,
    options,
    play,
    power,
    refusal,
    settle,
    stake,
    table,
    warlike,
)
from tests.rules.price_of_power.wars import INF, NIL, at_war, faces, load, raise_army

BAVARIA = realm("bavaria")
BOHEMIA = realm("bohemia")
FRANCE = realm("france")
SAXONY = realm("saxony")
VENICE = realm("venice")


def scene() -> State:
    """Austria, who is Emperor with Authority 3, Brandenburg, a Subject, and France outside."""
    s = warlike("austria", "brandenburg", "france")
    settle(s, 0, "wien", "osterreich", "steiermark")
    settle(s, 1, "berlin", "potsdam")
    settle(s, 2, "paris", "champagne")
    stake(s, 2, "saxony", "bavaria_swabia", "austria", "brandenburg")
    s.emperor, s.authority, s.hre_faith = 0, 3, CATHOLIC
    influence(s, 0, saxony=2, bohemia=1)
    s.influence[IMPERIAL] = [area("saxony"), area("westphalia")]
    for seat in range(3):
        s.ruler[seat] = seat
        s.ducats[seat] = 10
        s.available[seat] = 5
        give_power(s, seat, adm=4, dip=4, mil=4)
    return s


def declare(s: State, *targets: str, seat: Seat = 2) -> PriceTable:
    """Let a player declare war, up to the first question that follows."""
    t = table(s, war.declare_choice, seat=seat)
    play(t, "declare_war", *(f"declare_on {name}" for name in targets), "done")
    return t


def defended() -> State:
    """France at war with Saxony and the Emperor, who defends the Empire with five Units."""
    s = scene()
    at_war(s, 2, "saxony")
    at_war(s, 2, "austria")
    s.is_defending, s.imperial_units, s.invaders = True, 5, [FRANCE]
    s.phase, s.turn = ACTIONS, 2
    s.ruler = [NO_CHARACTER] * len(s.ruler)
    return s


# -- the Call to the Emperor (18.4) --------------------------------------------------------------


@rule("18.4", "5.5.1")
def test_a_subject_attacked_from_outside_calls_the_emperor() -> None:
    s = scene()
    t = declare(s, "saxony")
    assert asked(t) == (0, "ask-imperial-call")
    play(t, "accept_call")
    assert at_war_with(s, 0, FRANCE)
    assert s.is_defending
    assert s.invaders == [FRANCE]
    assert logged(t, "log-defends-hre")


@rule("18.4", "11.3.4", "R221")
def test_the_subject_becomes_no_active_ally() -> None:
    s = scene()
    play(declare(s, "saxony"), "accept_call", "bear prestige")
    assert s.war[realm("saxony")]
    assert not s.active[realm("saxony")]


@rule("18.4", "5.5.1")
def test_who_comes_to_help_gets_a_mil_as_an_ally_would() -> None:
    s = scene()
    t = declare(s, "saxony")
    play(t, "accept_call", "bear prestige")
    assert power(s, 0)[2] == 5


@rule("18.4", "18.1.3", "R32")
def test_to_refuse_costs_one_authority_and_nothing_else() -> None:
    s = scene()
    t = declare(s, "saxony")
    stakes = t.stakes(0, "refuse_call")
    assert [(line.text, line.number) for line in stakes.loses] == [("loses-authority", 1)]
    play(t, "refuse_call")
    assert s.authority == 2
    assert s.prestige[0] == 0
    assert len(s.influence[0]) == 3
    assert not s.is_defending
    assert not at_war_with(s, 0, FRANCE)
    assert not s.truce[SAXONY]


@rule("18.4", "R32", "11.3.3")
def test_the_call_of_an_alliance_follows_as_its_own() -> None:
    s = scene()
    s.allied = put(s.allied, SAXONY, plus(0, 0))
    t = declare(s, "saxony")
    play(t, "refuse_call")
    assert asked(t) == (0, "ask-answer-defensive-call")
    assert s.authority == 2
    assert has(s.allied[SAXONY], 0)


@rule("18.4", "6.2.3")
def test_mediation_answers_the_call_of_a_subject() -> None:
    s = scene()
    deal(s, 0, "mediation_1")
    t = declare(s, "saxony")
    play(t, "react_with mediation_1")
    assert s.authority == 3
    assert not at_war_with(s, 0, FRANCE)


@rule("18.4")
def test_no_call_without_authority_from_inside_or_from_an_enemy() -> None:
    s = scene()
    s.authority = 0
    assert asked(declare(s, "saxony"))[1] != "ask-imperial-call"
    s = scene()
    stake(s, 1, "saxony")
    assert asked(declare(s, "saxony", seat=1))[1] != "ask-imperial-call"
    s = scene()
    at_war(s, 0, "saxony")
    assert asked(declare(s, "saxony"))[1] != "ask-imperial-call"
    s = scene()
    assert asked(declare(s, "hungary"))[1] != "ask-imperial-call"


@rule("18.4", "18.8")
def test_an_emperor_without_a_player_is_not_called() -> None:
    s = scene()
    s.emperor = -1
    assert rules.callers(s, FRANCE, [SAXONY]) == []


@rule("18.4", "R161")
def test_one_call_for_all_subjects_that_are_attacked() -> None:
    s = scene()
    t = declare(s, "saxony", "bavaria")
    play(t, "refuse_call")
    assert s.authority == 2
    assert asked(t)[1] != "ask-imperial-call"


@rule("18.4", "R161")
def test_who_defends_the_empire_from_them_already_is_not_called() -> None:
    s = defended()
    s.ruler[2] = 2
    t = declare(s, "bavaria")
    assert asked(t)[1] != "ask-imperial-call"
    assert s.authority == 3


@rule("18.4", "R162")
def test_another_aggressor_does_not_activate_the_defence_again() -> None:
    s = defended()
    s.imperial_units = 1
    t = table(s)
    rules.activate(t, [FRANCE])
    assert s.imperial_units == 1
    assert not s.agenda


@rule("18.4")
def test_a_subject_who_is_a_player_calls_too() -> None:
    s = scene()
    t = declare(s, "brandenburg")
    assert asked(t) == (0, "ask-imperial-call")
    play(t, "accept_call")
    assert at_war_with(s, 0, FRANCE)
    assert power(s, 0)[2] == 4


@rule("18.4")
def test_an_emperor_attacked_from_outside_may_defend_the_empire() -> None:
    s = scene()
    t = declare(s, "austria")
    assert asked(t) == (0, "ask-defend-hre")
    play(t, "yes")
    assert s.is_defending
    assert s.imperial_units == 5


@rule("18.4", "R167")
def test_who_declines_fights_alone() -> None:
    s = scene()
    t = declare(s, "austria")
    play(t, "no")
    assert not s.is_defending
    assert s.invaders == [FRANCE]
    assert s.authority == 3


@rule("18.4")
def test_an_emperor_from_outside_the_empire_may_not() -> None:
    s = scene()
    s.emperor = 2
    stake(s, 0, "seine")
    s.left_hre = [area("austria")]
    assert not rules.may_rise(s, realm("austria"), [FRANCE])
    assert rules.may_rise(scene(), FRANCE, [realm("austria")])


# -- Imperial manpower (18.4.1) ------------------------------------------------------------------


@rule("18.4.1", "18.2")
def test_units_come_by_influence_on_electors() -> None:
    """Two in Saxony and one in Bohemia, and the Imperial cubes in Saxony and Westphalia."""
    s = scene()
    influence(s, 0, saxony=2, bohemia=1, lombardy=3)
    assert rules.levy(s) == 5
    play(declare(s, "saxony"), "accept_call")
    assert s.imperial_units == 5


@rule("18.4.1")
def test_the_pool_holds_eight() -> None:
    s = scene()
    influence(s, 0, saxony=4, bohemia=4, rhineland=3)
    assert rules.levy(s) == 8
    s.imperial_units = 3
    assert rules.levy(s) == 5


@rule("18.4.1")
def test_e38_imperial_units_in_seine_but_not_in_brittany() -> None:
    s = scene()
    seine, brittany = area("seine"), area("brittany_normandy")
    assert not may_fight_in(s, 0, seine)
    settle(s, 0, "artois")
    assert may_fight_in(s, 0, seine)
    settle(s, 0, "rennes")
    assert not may_fight_in(s, 0, brittany)
    assert may_fight_in(s, 0, seine)
    assert may_fight_in(s, 0, area("saxony"))


def open_battle(s: State, place: str, attacker: Seat = 2) -> PriceTable:
    """Begin a Battle, up to the first question."""
    t = table(s)
    load(t, faces(*[NIL] * 3), faces(*[INF] * 3))
    begin_land_battle(t.state, area(place), attacker)
    play(t, "pass")
    return t


@rule("18.4.1", "R168")
def test_imperial_units_fight_beside_the_emperor_and_come_back() -> None:
    s = defended()
    raise_army(s, 0, area("bohemia"), infantry=2)
    raise_army(s, 2, area("bohemia"), infantry=3)
    give_power(s, 0)
    give_power(s, 2)
    t = open_battle(s, "bohemia")
    assert asked(t) == (0, "ask-imperial-units")
    play(t, "yes")
    assert not is_fighting(s)
    assert s.imperial_units == 5
    assert logged(t, "log-imperial-units")[0]["n"] == 5
    assert logged(t, "log-battle-won")[0]["power"] == "realm-austria"


@rule("18.4.1")
def test_they_may_stay_away() -> None:
    s = defended()
    raise_army(s, 0, area("bohemia"), infantry=2)
    raise_army(s, 2, area("bohemia"), infantry=3)
    t = open_battle(s, "bohemia")
    play(t, "no")
    assert s.imperial_units == 5
    assert not is_fighting(s) or EMPIRE not in Battle(s).parties(DEFENDERS)


@rule("18.4.1", "9.7.8", "R168")
def test_they_are_hit_as_a_party_of_their_own() -> None:
    """Three hits go to the five Imperial Units, to the Emperor's three, and round again."""
    s = defended()
    raise_army(s, 0, area("bohemia"), infantry=3)
    raise_army(s, 2, area("bohemia"), infantry=9)
    give_power(s, 0)
    give_power(s, 2)
    t = table(s)
    load(t, faces(INF, INF, INF), faces(NIL, NIL, NIL))
    begin_land_battle(t.state, area("bohemia"), 2)
    play(t, "pass", "yes")
    b = Battle(s)
    assert asked(t) == (0, "ask-retreat")
    assert units_of(b, DEFENDERS, EMPIRE) == 3
    assert units_of(b, DEFENDERS, 0) == 2
    assert b.parties(ATTACKERS) == [2]


@rule("18.4.1", "R168")
def test_they_leave_with_the_emperor() -> None:
    s = defended()
    raise_army(s, 0, area("bohemia"), infantry=3)
    raise_army(s, 2, area("bohemia"), infantry=9)
    give_power(s, 0)
    give_power(s, 2)
    t = table(s)
    load(t, faces(INF, INF, INF), faces(NIL, NIL, NIL))
    begin_land_battle(t.state, area("bohemia"), 2)
    play(t, "pass", "yes", "retreat_to austria")
    assert not is_fighting(s)
    assert s.imperial_units == 3


@rule("18.4.1")
@pytest.mark.parametrize("what", ["elsewhere", "members", "peace"])
def test_where_they_may_not_fight(what: str) -> None:
    """Not far away, not against members without players alone, and not without the defence."""
    s = defended()
    place = "bohemia"
    if what == "elsewhere":
        place = "loire"
        raise_army(s, 2, area(place), infantry=2)
    elif what == "members":
        at_war(s, 0, "bohemia")
    else:
        s.is_defending = False
        raise_army(s, 2, area(place), infantry=2)
    raise_army(s, 0, area(place), infantry=3)
    t = open_battle(s, place, attacker=0)
    assert asked(t)[1] != "ask-imperial-units"
    assert s.imperial_units == 5


@rule("18.4.1", "10.2")
def test_they_do_not_count_in_talks_of_peace() -> None:
    s = defended()
    assert counted_units(s, 0, FRANCE) == 0


@rule("18.4.1", "18.4", "4.5.2")
def test_the_pool_is_emptied_when_the_emperor_is_at_peace() -> None:
    s = defended()
    t = table(s)
    rules.stand_down(t, Affair([0] * NUMBERS))
    assert s.imperial_units == 5
    assert s.is_defending
    s.war = put(s.war, realm("austria"), 0)
    rules.stand_down(t, Affair([0] * NUMBERS))
    assert s.imperial_units == 0
    assert not s.is_defending
    assert s.invaders == []
    assert rules.stand_down in CLEANUP_PHASE.steps


# -- what Subjects bear (18.3.2) -----------------------------------------------------------------


def burdened() -> tuple[State, PriceTable]:
    """Brandenburg, asked what it bears for the defence."""
    s = scene()
    settle(s, 1, "altmark", "leipzig", "dresden", "wittenberg")
    t = declare(s, "bohemia")
    play(t, "accept_call")
    assert asked(t) == (1, "ask-burden")
    return s, t


@rule("18.3.2")
def test_a_rich_subject_bears_six_ducats_or_two_units_and_no_more() -> None:
    s, _ = burdened()
    settle(s, 1, "orleans", "berry", "bourbon", "bordeaux", "armagnac", "normandie", "caux")
    assert tax_income(s, 1) > 12
    assert (rules.burden_ducats(s, 1), rules.burden_units(s, 1)) == (6, 2)


@rule("18.3.2")
def test_a_subject_exhausts_two_units() -> None:
    s, t = burdened()
    play(t, "bear manpower")
    assert (s.available[1], s.exhausted[1]) == (3, 2)


@rule("18.3.2")
def test_a_subject_pays_at_most_half_of_its_taxes() -> None:
    s, t = burdened()
    due = rules.burden_ducats(s, 1)
    assert 0 < due < 6
    play(t, "bear ducats")
    assert s.ducats[1] == 10 - due


@rule("18.3.2")
def test_a_subject_gives_prestige_or_places_a_cb_token() -> None:
    s, t = burdened()
    play(t, "bear prestige")
    assert s.prestige[1] == -1
    s, t = burdened()
    play(t, "bear cb")
    assert has(s.cb[FRANCE], 1)


@rule("18.3.2", "R163")
def test_a_subject_cannot_choose_what_it_has_not() -> None:
    s, t = burdened()
    s.available[1] = 1
    s.ducats[1] = 0
    s.cb = put(s.cb, FRANCE, plus(0, 1))
    assert refusal(t, "bear manpower") == ("no-burden-units", "18.3.2")
    assert refusal(t, "bear ducats")[0] == "no-not-enough-ducats"
    assert refusal(t, "bear cb") == ("no-burden-cb", "18.3.2")
    assert options(t, "bear") == ["prestige"]


@rule("18.3.2")
def test_neither_the_emperor_nor_realms_outside_bear_anything() -> None:
    s = scene()
    s.left_hre = [area("brandenburg")]
    t = declare(s, "saxony")
    play(t, "accept_call")
    assert asked(t)[1] != "ask-burden"


# -- Military Access (18.4.2) --------------------------------------------------------------------


@rule("18.4.2", "9.5.3")
def test_both_sides_pass_freely_through_the_empire() -> None:
    s = defended()
    for seat in (0, 2):
        s.ducats[seat] = 0
        s.claims[seat] = []
        assert judge_entry(s, seat, area("lower_saxony")) is ALLOWED
        assert access_stakes(s, seat, area("lower_saxony")).also == []
    assert judge_entry(s, 1, area("lower_saxony")) is not ALLOWED
    s.influence[0] = []
    s.is_defending = False
    assert judge_entry(s, 0, area("lower_saxony")) is not ALLOWED


@rule("18.4.2")
def test_not_outside_of_it() -> None:
    s = defended()
    s.ducats[2] = 0
    assert judge_entry(s, 2, area("crimea")) is not ALLOWED


# -- peace (18.4.2) ------------------------------------------------------------------------------


@rule("18.4.2", "10.3")
def test_the_emperor_makes_peace_for_subjects() -> None:
    s = defended()
    assert side_of(s, realm("austria")) == [realm("austria"), SAXONY]
    assert is_spoken_for(s, 2, SAXONY)
    assert judge_settling(s, 2, SAXONY).reason == "no-term-emperor-settles"
    assert judge_term(s, 2, SAXONY, WHITE_PEACE, surrendered=False).cite == "18.4.2"


@rule("18.4.2", "10.2")
def test_the_victor_over_the_emperor_may_settle_with_subjects() -> None:
    s = defended()
    raise_army(s, 2, area("saxony"), infantry=2)
    assert judge_settling(s, 2, SAXONY) is ALLOWED
    raise_army(s, 0, area("austria"), infantry=2)
    assert judge_settling(s, 2, SAXONY) is not ALLOWED


@rule("18.4.2", "10.1.2", "R160")
def test_a_subject_that_is_all_occupied_is_no_exception() -> None:
    s = defended()
    occupy(s, 2, "leipzig", "dresden", "wittenberg")
    raise_army(s, 0, area("austria"), infantry=2)
    t = begin(s, TOTAL_VICTORIES, 2)
    assert asked(t)[1] == "ask-idle"
    assert judge_settling(s, 2, SAXONY).reason == "no-term-emperor-settles"


@rule("18.4.2")
def test_without_the_defence_subjects_speak_for_themselves() -> None:
    s = defended()
    s.is_defending = False
    assert side_of(s, realm("austria")) == [realm("austria")]
    assert judge_settling(s, 2, SAXONY) is ALLOWED


@rule("18.4.2", "10.5.1")
def test_white_peace_with_the_emperor_frees_the_subject() -> None:
    s = defended()
    occupy(s, 2, "leipzig")
    t = begin(s, WARS_LEFT, 2)
    play(t, "offer_peace austria", "yes")
    assert not s.war[SAXONY]
    assert s.occupied[2] == []
    assert s.authority == 3


def settle_war(s: State, victor: Seat, loser: str, term: str) -> PriceTable:
    """Let a Victor enforce a term on who has surrendered."""
    t = begin(s, SETTLE, victor, realm(loser), 1)
    play(t, f"enforce {term}")
    return t


@rule("18.4.2", "18.1.3")
def test_a_war_won_against_an_aggressor_brings_authority() -> None:
    s = defended()
    settle_war(s, 0, "france", "humiliation")
    assert s.authority == 4
    assert s.invaders == []


@rule("18.4.2")
def test_not_if_a_province_of_the_empire_is_lost_by_it() -> None:
    """France keeps Leipzig, though the Emperor has won."""
    s = defended()
    occupy(s, 2, "leipzig")
    s.claims[2] = []
    t = settle_war(s, 0, "france", "keep_board_state")
    assert asked(t) == (0, IDLE)
    assert s.holder[province("leipzig")] == 2
    assert s.authority == 3


@rule("18.4.2", "18.1.3")
def test_a_war_lost_to_an_aggressor_costs_authority() -> None:
    s = defended()
    settle_war(s, 2, "austria", "humiliation")
    assert s.authority == 2


@rule("18.4.2", "R167")
def test_white_peace_is_neither() -> None:
    s = defended()
    settle_war(s, 0, "france", "white_peace")
    assert s.authority == 3


@rule("18.4.2", "R167")
def test_wars_that_the_emperor_began_move_nothing() -> None:
    s = defended()
    s.invaders = []
    settle_war(s, 0, "france", "humiliation")
    assert s.authority == 3
