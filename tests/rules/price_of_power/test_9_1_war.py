"""5.5.1 and 9.1 Declarations of War."""

from greatpowers.games.price_of_power.components.tables import INFANTRY, MIL, REGULAR
from greatpowers.games.price_of_power.components.world import AREA_OF, AREAS, CAPITAL, area, realm
from greatpowers.games.price_of_power.rules import influence as spread
from greatpowers.games.price_of_power.rules import war as rules
from greatpowers.games.price_of_power.rules import war_bans as bans
from greatpowers.games.price_of_power.rules.appointing import appoint_choices
from greatpowers.games.price_of_power.rules.ownership import has, plus
from greatpowers.games.price_of_power.rules.relations import at_war_with
from greatpowers.games.price_of_power.rules.turns import turn_menu
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army
from greatpowers.games.price_of_power.state import NO_CHARACTER, State, put
from greatpowers.games.price_of_power.vocabulary import DECLARE_ON, DECLARE_WAR
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    cost,
    deal,
    give_power,
    influence,
    logged,
    options,
    play,
    position,
    power,
    refusal,
    sail,
    settle,
    stake,
    table,
    vassalize,
    warlike,
)

AUSTRIA = realm("austria")
ENGLAND = realm("england")
FRANCE = realm("france")
GENOA = realm("genoa")
GRANADA = realm("granada")
MILAN = realm("milan")
VENICE = realm("venice")


def scene() -> State:
    """France, Austria and England, each with a Ruler and some Provinces."""
    s = warlike("france", "austria", "england")
    settle(s, 0, "paris", "toulouse", "montpellier")
    settle(s, 1, "wien", "osterreich", "krain")
    settle(s, 2, "london")
    for seat in range(3):
        s.ruler[seat] = seat
        give_power(s, seat, dip=4, mil=4)
    return s


# -- the Action (5.5.1) --------------------------------------------------------------------------


@rule("5.5.1", "9.1")
def test_a_declaration_costs_one_mil_and_places_a_war_token() -> None:
    s = scene()
    stake(s, 0, "lombardy")
    t = table(s, rules.declare_choice)
    assert cost(t, "declare_war") == 1
    play(t, "declare_war", "declare_on genoa", "done")
    assert at_war_with(s, 0, GENOA)
    assert has(s.war[GENOA], 0)
    assert power(s, 0) == (0, 4, 3)
    assert s.stability[0] == 0


@rule("5.5.1", "9.1.2")
def test_any_number_of_realms_may_be_attacked_at_once() -> None:
    s = scene()
    stake(s, 0, "lombardy")
    t = table(s, rules.declare_choice)
    play(t, "declare_war", "declare_on genoa", "declare_on granada", "done")
    assert at_war_with(s, 0, GENOA)
    assert at_war_with(s, 0, GRANADA)
    assert power(s, 0) == (0, 4, 3)
    assert s.stability[0] == -2


@rule("5.5.1")
def test_one_realm_must_be_named_and_none_twice() -> None:
    t = table(scene(), rules.declare_choice)
    play(t, "declare_war")
    assert refusal(t, "done") == ("no-war-none-chosen", "5.5.1")
    play(t, "declare_on genoa")
    assert refusal(t, "declare_on genoa") == ("no-war-chosen", "5.5.1")


@rule("5.5.1")
def test_what_is_at_stake_is_told_before() -> None:
    s = scene()
    influence(s, 0, lombardy=2)
    t = table(s, rules.declare_choice)
    play(t, "declare_war")
    stakes = t.asks()[0].stakes()
    lines = [(line.text, line.number) for line in stakes[DECLARE_ON(GENOA)].loses]
    assert lines == [("bill-war-no-cb", 2), ("loses-influence", 2)]


@rule("5.5.1")
def test_without_mil_there_is_no_war() -> None:
    s = scene()
    give_power(s, 0)
    t = table(s, rules.declare_choice)
    assert refusal(t, "declare_war")[0] == "no-not-enough-mil"


@rule("5.5.1")
def test_wars_are_offered_only_where_there_are_wars() -> None:
    for state, expected in ((scene(), True), (position("france", "austria"), False)):
        state.reach = (False,)
        state.row = []
        verbs = [choice.verb for choice in turn_menu(state, 0)[1:]]
        assert (DECLARE_WAR in verbs) is expected


@rule("5.5.1", "11.2.1")
def test_influence_in_the_lands_of_the_enemy_goes() -> None:
    """All of it; in the Area of a partner's Capital one cube stays."""
    s = scene()
    influence(s, 0, lombardy=3, corsica_sardinia=1, venetia=2)
    t = table(s, rules.declare_choice)
    play(t, "declare_war", "declare_on genoa", "done", "pass")
    assert spread.areas_with(s, 0) == [area("venetia")]
    s = scene()
    influence(s, 0, lombardy=3, corsica_sardinia=1)
    s.married = put(s.married, GENOA, plus(0, 0))
    t = table(s, rules.declare_choice)
    play(t, "declare_war", "declare_on genoa", "done", "pass")
    assert spread.of(s, 0, area("lombardy")) == 1
    assert spread.of(s, 0, area("corsica_sardinia")) == 0


@rule("5.5.1")
def test_a_player_who_is_attacked_gets_mil() -> None:
    s = scene()
    t = table(s, rules.declare_choice)
    play(t, "declare_war", "declare_on austria", "done")
    assert power(s, 1) == (0, 4, 5)
    assert s.defenders == plus(0, 1)


@rule("9.1.4")
def test_without_a_battle_one_action_is_free() -> None:
    s = scene()
    s.ducats[0] = 10
    s.available[0] = 3
    t = table(s, rules.declare_choice)
    play(t, "declare_war", "declare_on genoa", "done")
    assert asked(t) == (0, "ask-free-action")
    assert cost(t, "recruit") == 0
    play(t, "recruit")
    assert asked(t) == (0, "ask-recruit")
    assert power(s, 0) == (0, 4, 3)


@rule("9.1.4", "9.1.3")
def test_after_a_battle_on_land_or_at_sea_no_action_is_free() -> None:
    for place in ("lombardy", "gulf_of_lion"):
        s = scene()
        if place == "lombardy":
            add_single(s, 0, area(place), 4)
        else:
            sail(s, 0, gulf_of_lion=9)
        t = table(s, rules.declare_choice)
        play(t, "declare_war", "declare_on genoa", "done")
        while asked(t)[1] not in (IDLE, "ask-free-action"):
            play(t, options(t)[0])
        assert asked(t)[1] == IDLE
        assert logged(t, "log-battle")


@rule("9.1.4")
def test_the_free_action_may_be_declined() -> None:
    t = table(scene(), rules.declare_choice)
    play(t, "declare_war", "declare_on genoa", "done", "pass")
    assert asked(t) == (0, IDLE)


# -- bans (9.1.1) --------------------------------------------------------------------------------


@rule("9.1.1")
def test_nobody_attacks_himself_a_vassal_or_an_enemy_again() -> None:
    s = scene()
    assert bans.judge_target(s, 0, FRANCE) is bans.YOURSELF
    vassalize(s, 1, "praha", "rudohori", "olomouc", "budejovice")
    assert bans.judge_target(s, 0, realm("bohemia")) is bans.NOT_INDEPENDENT
    assert bans.judge_target(s, 0, realm("naples")) is bans.NOT_INDEPENDENT
    s.war = put(s.war, AUSTRIA, plus(0, 0))
    s.allied = put(s.allied, GENOA, plus(0, 1))
    s.active = put(s.active, GENOA, plus(0, 1))
    assert bans.judge_target(s, 0, AUSTRIA) is bans.AT_WAR_ALREADY
    assert bans.judge_target(s, 0, GENOA) is bans.AT_WAR_ALREADY
    assert bans.judge_target(s, 1, FRANCE) is bans.AT_WAR_ALREADY


@rule("9.1.1")
def test_a_allies_are_safe() -> None:
    s = scene()
    s.allied = put(s.allied, GENOA, plus(0, 0))
    assert bans.judge_target(s, 0, GENOA) is bans.ON_ALLY
    assert bans.judge_target(s, 1, GENOA) is ALLOWED


@rule("9.1.1", "10.4")
def test_b_a_truce_protects_both() -> None:
    s = scene()
    s.truce = put(s.truce, AUSTRIA, plus(0, 0))
    s.truce = put(s.truce, GENOA, plus(0, 0))
    assert bans.judge_target(s, 0, AUSTRIA) is bans.IN_TRUCE
    assert bans.judge_target(s, 1, FRANCE) is bans.IN_TRUCE
    assert bans.judge_target(s, 0, GENOA) is bans.IN_TRUCE


@rule("9.1.1")
def test_c_who_has_passed_is_safe() -> None:
    s = scene()
    s.passed = [1]
    assert bans.judge_target(s, 0, AUSTRIA) is bans.HAS_PASSED
    assert bans.judge_target(s, 0, ENGLAND) is ALLOWED


@rule("9.1.1")
def test_d_so_are_the_allies_of_such_players() -> None:
    s = scene()
    s.allied = put(s.allied, GENOA, plus(0, 1))
    assert bans.judge_target(s, 0, GENOA) is ALLOWED
    s.truce = put(s.truce, FRANCE, plus(0, 1))
    assert bans.judge_target(s, 0, GENOA) is bans.ALLY_IN_TRUCE
    s.truce = put(s.truce, FRANCE, 0)
    s.passed = [1]
    assert bans.judge_target(s, 0, GENOA) is bans.ALLY_HAS_PASSED


@rule("9.1.1")
def test_e_the_emperor_protects_members_at_peace_with_him() -> None:
    s = scene()
    s.emperor = 1
    assert bans.judge_target(s, 0, MILAN) is ALLOWED
    s.passed = [1]
    assert bans.judge_target(s, 0, MILAN) is bans.EMPEROR_IN_TRUCE
    assert bans.judge_target(s, 0, VENICE) is ALLOWED
    s.war = put(s.war, MILAN, plus(0, 1))
    assert bans.judge_target(s, 0, MILAN) is ALLOWED
    s.war = put(s.war, MILAN, 0)
    s.passed = []
    s.truce = put(s.truce, AUSTRIA, plus(0, 0))
    assert bans.judge_target(s, 0, MILAN) is bans.EMPEROR_IN_TRUCE
    s.truce = put(s.truce, AUSTRIA, 0)
    s.allied = put(s.allied, AUSTRIA, plus(0, 0))
    s.allied = put(s.allied, FRANCE, plus(0, 1))
    assert bans.judge_target(s, 0, MILAN) is bans.EMPEROR_IN_TRUCE
    assert bans.judge_target(s, 1, MILAN) is ALLOWED


@rule("9.1.1")
def test_f_distant_realms_must_have_been_discovered() -> None:
    s = scene()
    assert bans.judge_target(s, 0, realm("vijayanagar")) is bans.UNDISCOVERED
    stake(s, 0, AREAS[AREA_OF[CAPITAL[realm("vijayanagar")]]])
    assert bans.judge_target(s, 0, realm("vijayanagar")) is ALLOWED


@rule("9.1.1")
def test_g_no_war_in_an_interregnum() -> None:
    s = scene()
    s.ruler[0] = NO_CHARACTER
    assert bans.judge_target(s, 0, GENOA) is bans.NO_RULER
    assert rules.judge_declare(s, 0) is rules.NOBODY_TO_FIGHT


@rule("9.1.1", "8.3.5", "11.3.11")
def test_a_rival_heir_may_attack_an_ally_and_without_a_ruler() -> None:
    """The Alliance ends by it; who is not married there has no such right."""
    s = scene()
    s.ruler[0] = NO_CHARACTER
    s.allied = put(s.allied, MILAN, plus(0, 0))
    s.disputed = put(s.disputed, MILAN, plus(0, 1))
    assert bans.judge_target(s, 0, MILAN) is bans.ON_ALLY
    s.married = put(s.married, MILAN, plus(0, 0))
    assert bans.judge_target(s, 0, MILAN) is ALLOWED
    t = table(s, rules.declare_choice)
    play(t, "declare_war", "declare_on milan", "done", "pass")
    assert s.allied[MILAN] == 0
    assert s.stability[0] == 0
    assert logged(t, "log-alliance-ended")


@rule("9.1.1")
def test_reasons_are_told_on_the_menu() -> None:
    s = scene()
    s.allied = put(s.allied, GENOA, plus(0, 0))
    t = table(s, rules.declare_choice)
    play(t, "declare_war")
    assert refusal(t, "declare_on genoa") == ("no-war-ally", "9.1.1")
    assert refusal(t, "declare_on naples") == ("no-war-not-independent", "11.4.4")


# -- examples (9.1.3) ----------------------------------------------------------------------------


@rule("5.5.1", "9.1.4")
def test_example_e15_castile_attacks_granada() -> None:
    """1 MIL for the war, 1 for a General; without a Battle the Army marches over Leon free."""
    s = warlike("castile", "france")
    settle(s, 0, "madrid", "salamanca")
    settle(s, 1, "paris")
    s.ruler[0] = 0
    give_power(s, 0, mil=2)
    stake(s, 0, "andalucia")
    add_to_army(s, 0, 0, area("castile"), REGULAR, INFANTRY)
    deal(s, 0, "central_authority_1")
    t = table(s, rules.declare_choice, appoint_choices)
    play(t, "appoint central_authority_1")
    assert cost(t, "as_general 1") == 1
    play(t, "as_general 1", "declare_war")
    assert power(s, 0) == (0, 0, 0)
    play(t, "declare_on granada", "done")
    assert asked(t) == (0, "ask-free-action")
    play(t, "march castile", "march_with 1", "march_to leon", "march_to andalucia")
    assert power(s, 0) == (0, 0, 0)
    assert logged(t, "log-battle-defends")[0]["n"] == 2


@rule("9.1", "9.1.3", "5.5.1", "5.2.2", "11.3.4")
def test_example_e24_austria_attacks_venice() -> None:
    """Genoa is called, France helps Venice, and four Battles follow, those at sea first."""
    s = warlike("austria", "france")
    settle(s, 0, "wien", "osterreich", "krain")
    settle(s, 1, "paris", "toulouse", "montpellier", "lyon")
    for seat in (0, 1):
        s.ruler[seat] = seat
        give_power(s, seat, mil=3)
    stake(s, 0, "venetia")
    s.allied = put(s.allied, GENOA, plus(0, 0))
    s.allied = put(s.allied, VENICE, plus(0, 1))
    influence(s, 0, lombardy=2, dalmatia=1)
    sail(s, 0, adriatic_sea=1)
    sail(s, 1, gulf_of_lion=2)
    add_single(s, 0, area("venetia"), 3)
    add_single(s, 0, area("lombardy"), 2)
    add_single(s, 1, area("lombardy"), 3)
    t = table(s, rules.declare_choice)
    play(t, "declare_war", "declare_on venice", "done", "call_to_arms genoa")
    assert s.allied_units[0] == 2
    assert spread.areas_with(s, 0) == [area("dalmatia")]
    play(t, "accept_call", "no")
    assert not s.active[VENICE]
    assert power(s, 1) == (0, 0, 4)
    assert spread.areas_with(s, 0) == []
    assert options(t, "name_zone") == ["gulf_of_lion", "adriatic_sea"]
    play(t, "name_zone adriatic_sea")
    assert options(t, "name_area") == ["lombardy", "venetia"]
    play(t, "name_area venetia")
    before = power(s, 0)[MIL]
    while asked(t)[1] != IDLE:
        assert asked(t)[1] != "ask-free-action", "there were Battles"
        play(t, "fight_on" if "fight_on" in options(t) else options(t)[0])
    won = "realm-austria" in {line["power"] for line in logged(t, "log-battle-won")}
    assert power(s, 0)[MIL] == before + won
    sides = [
        (line["power"], line["place"], line["n"])
        for line in (*logged(t, "log-battle-attacks"), *logged(t, "log-battle-defends"))
    ]
    assert ("realm-austria", "zone-adriatic_sea", 1) in sides
    assert ("realm-venice", "zone-adriatic_sea", 5) in sides
    assert ("realm-france", "zone-gulf_of_lion", 2) in sides
    assert ("realm-genoa", "zone-gulf_of_lion", 3) in sides
    assert ("realm-venice", "area-venetia", 5) in sides
    assert ("realm-venice", "area-lombardy", 1) in sides
    assert ("realm-genoa", "area-lombardy", 2) in sides
    assert ("realm-france", "area-lombardy", 3) in sides
