"""16.3.13 Wars and peace by cards, and the Declare War Action that an Event grants."""

from greatpowers.games.price_of_power.components.world import AREA_OF, province, realm
from greatpowers.games.price_of_power.rules.action_cards import play_choices
from greatpowers.games.price_of_power.rules.npr_defence import (
    land_force,
    muster,
    note_pressed,
    sea_force,
)
from greatpowers.games.price_of_power.rules.occupation import occupy
from greatpowers.games.price_of_power.rules.ownership import has, plus
from greatpowers.games.price_of_power.rules.relations import at_peace, at_war_with
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    cost,
    deal,
    effects,
    give_power,
    options,
    play,
    power,
    refusal,
    settle,
    table,
    warlike,
)

AUSTRIA = realm("austria")
GENOA = realm("genoa")
HUNGARY = realm("hungary")
MILAN = realm("milan")
WAR = {"effect": "war", "by": "hungary", "on": "neighbour_pr"}
DECLARE = {"effect": "action", "action": "declare_war", "free": True}


def scene() -> State:
    s = warlike("france", "austria", "england")
    settle(s, 0, "paris", "lyon")
    settle(s, 1, "wien", "osterreich")
    settle(s, 2, "london")
    for seat in range(3):
        s.ruler[seat] = seat
        give_power(s, seat, mil=2)
    return s


@rule("16.3.13", "9.1")
def test_an_npr_attacks_its_neighbour_by_an_event() -> None:
    """The victim gets MIL; there is no free Action, and no Influence to remove."""
    s = scene()
    t = effects(s, WAR)
    assert has(s.war[HUNGARY], 1)
    assert power(s, 1) == (0, 0, 3)
    assert asked(t) == (0, IDLE)


@rule("16.3.13", "11.3.3", "R143")
def test_the_victim_may_call_allies() -> None:
    s = scene()
    s.allied = put(s.allied, AUSTRIA, plus(0, 2))
    s.allied = put(s.allied, s.realm[2], plus(0, 1))
    t = effects(s, WAR)
    assert asked(t) == (1, "ask-call")
    play(t, "call_to_arms england", "accept_call")
    assert has(s.war[HUNGARY], 2)


@rule("16.3.13", "9.1.1")
def test_no_war_where_a_ban_holds() -> None:
    for ban in ("ally", "truce", "passed"):
        s = scene()
        if ban == "ally":
            s.allied = put(s.allied, HUNGARY, plus(0, 1))
        elif ban == "truce":
            s.truce = put(s.truce, HUNGARY, plus(0, 1))
        else:
            s.passed = [1]
        effects(s, WAR)
        assert not s.war[HUNGARY], ban


@rule("16.3.13")
def test_without_wars_nothing_happens() -> None:
    s = scene()
    s.has_war = False
    effects(s, WAR, {**DECLARE, "on": "genoa"}, DECLARE)
    assert not any(s.war)


@rule("16.3.7", "16.3.13", "8.3.4")
def test_an_event_grants_a_declaration_that_costs_nothing() -> None:
    s = scene()
    s.married = put(s.married, GENOA, plus(0, 0))
    t = effects(s, {**DECLARE, "on": "genoa"})
    assert asked(t) == (0, "ask-effect-declare-war")
    play(t, "declare_on genoa")
    assert at_war_with(s, 0, GENOA)
    assert s.stability[0] == 0
    assert power(s, 0) == (0, 0, 2)
    assert asked(t) == (0, "ask-free-action")


@rule("16.3.7", "8.3.4")
def test_a_declaration_on_whom_one_likes() -> None:
    s = scene()
    t = effects(s, DECLARE)
    play(t, "yes", "declare_on milan", "done", "pass")
    assert at_war_with(s, 0, MILAN)
    assert s.stability[0] == 0


@rule("16.3.13")
def test_who_has_passed_declares_no_war_by_an_event() -> None:
    s = scene()
    s.passed = [0]
    t = effects(s, DECLARE)
    assert asked(t) == (0, IDLE)


@rule("10.5.1", "R148")
def test_peace_by_a_card() -> None:
    s = scene()
    s.war = put(s.war, MILAN, plus(0, 0))
    s.war = put(s.war, AUSTRIA, plus(0, 0))
    occupy(table(s), 0, province("parma"))
    t = effects(s, {"effect": "peace", "between": ["you", "any_npr"]})
    assert options(t, "peace_with") == ["milan"]
    play(t, "peace_with milan")
    assert not at_war_with(s, 0, MILAN)
    assert s.occupier[province("parma")] < 0
    assert s.prestige[0] == 0
    assert at_war_with(s, 0, AUSTRIA)


@rule("10.5.1", "R148")
def test_peace_for_everybody() -> None:
    s = scene()
    s.war = put(s.war, MILAN, plus(0, 0))
    s.war = put(s.war, AUSTRIA, plus(0, 0))
    effects(s, {"effect": "peace", "between": "all"})
    assert at_peace(s, 0)
    assert at_peace(s, 1)
    assert s.prestige[:2] == [0, 0]


@rule("16.3.10", "11.3.8")
def test_an_active_ally_lost_by_an_event_is_at_war_alone() -> None:
    s = scene()
    s.allied = put(s.allied, GENOA, plus(0, 0))
    s.active = put(s.active, GENOA, plus(0, 0))
    s.war = put(s.war, AUSTRIA, plus(0, 0))
    s.allied_units[0] = 2
    effects(s, {"effect": "end_alliance", "realm": "genoa"})
    assert has(s.war[GENOA], 1)
    assert s.allied_units[0] == 0


@rule("16.3.13", "R150")
def test_a_card_may_halve_the_defence_of_its_target_for_this_turn() -> None:
    s = scene()
    lands = muster(s, GENOA, AREA_OF[province("genova")])
    ports = [province("genova")]
    force, ships = land_force(s, GENOA, lands), sea_force(s, GENOA, ports)
    assert force > 1
    t = effects(s, {**DECLARE, "on": "genoa", "defence": "half"})
    play(t, "declare_on genoa")
    assert land_force(s, GENOA, lands) == (force + 1) // 2
    assert sea_force(s, GENOA, ports) == (ships + 1) // 2
    assert land_force(s, MILAN, muster(s, MILAN, AREA_OF[province("parma")])) > 1
    note_pressed(s)
    assert land_force(s, GENOA, lands) == force


@rule("10.5.1", "6.2.3", "R148")
def test_mediation_is_also_an_action_that_ends_a_war_with_an_npr() -> None:
    s = scene()
    name = "mediation_1"
    (card,) = deal(s, 0, name)
    give_power(s, 0, dip=3)
    t = table(s, play_choices)
    assert refusal(t, f"play {name}") == ("no-nobody-to-mediate-with", "10.5.1")
    s.war = put(s.war, MILAN, plus(0, 0))
    t = table(s, play_choices)
    assert cost(t, f"play {name}") == 2
    play(t, f"play {name}", "peace_with milan")
    assert not at_war_with(s, 0, MILAN)
    assert s.prestige[0] == 0
    assert card not in s.hand[0]
