"""5.2.2 and 11.3 Calls to Arms: sending, receiving, accepting and refusing them."""

from greatpowers.games.price_of_power.components.cards import CARDS
from greatpowers.games.price_of_power.components.tables import BANDS, INFANTRY
from greatpowers.games.price_of_power.components.world import area, realm
from greatpowers.games.price_of_power.rules import active_allies, alliances, war
from greatpowers.games.price_of_power.rules import calls as rules
from greatpowers.games.price_of_power.rules import influence as spread
from greatpowers.games.price_of_power.rules.ownership import has, lands_of, plus, tax_value
from greatpowers.games.price_of_power.rules.prospects import prospect
from greatpowers.games.price_of_power.rules.relations import at_war_with, is_enemy
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army
from greatpowers.games.price_of_power.rules.war_tokens import has_truce
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import REFUSE_CALL
from greatpowers.kernel.bill import Bill, total
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
    power,
    refusal,
    settle,
    stake,
    table,
    teach,
    warlike,
)

ALLIED = BANDS.index("allied")
AUSTRIA = realm("austria")
ENGLAND = realm("england")
FRANCE = realm("france")
GENOA = realm("genoa")
HUNGARY = realm("hungary")
MILAN = realm("milan")
VENICE = realm("venice")


def scene() -> State:
    """Austria, France and England, each with a Ruler and a Capital."""
    s = warlike("austria", "france", "england")
    settle(s, 0, "wien", "osterreich", "krain")
    settle(s, 1, "paris", "toulouse", "montpellier")
    settle(s, 2, "london")
    stake(s, 0, "venetia", "lombardy", "seine")
    for seat in range(3):
        s.ruler[seat] = seat
        give_power(s, seat, dip=4, mil=4)
    return s


def befriend(s: State, seat: int, other: int) -> None:
    """Let two players be allied."""
    s.allied = put(s.allied, s.realm[seat], plus(s.allied[s.realm[seat]], other))
    s.allied = put(s.allied, s.realm[other], plus(s.allied[s.realm[other]], seat))


def declare(s: State, *targets: str) -> PriceTable:
    """Let Austria declare war."""
    t = table(s, war.declare_choice)
    play(t, "declare_war", *(f"declare_on {name}" for name in targets), "done")
    return t


# -- calling realms without players (5.2.2) ------------------------------------------------------


@rule("5.2.2", "11.3.2", "11.3.8")
def test_an_offensive_call_costs_two_influence_and_brings_half_the_tax() -> None:
    s = scene()
    s.allied = put(s.allied, GENOA, plus(0, 0))
    influence(s, 0, lombardy=3)
    t = declare(s, "venice")
    assert asked(t) == (0, "ask-call")
    assert cost(t, "call_to_arms genoa") == 2
    play(t, "call_to_arms genoa")
    assert has(s.active[GENOA], 0)
    assert s.allied_units[0] == 2
    assert power(s, 0) == (0, 4, 4)
    assert logged(t, "log-active-ally")[0]["n"] == 2


@rule("5.2.2", "11.2.1")
def test_a_marriage_spares_one_cube() -> None:
    s = scene()
    s.allied = put(s.allied, GENOA, plus(0, 0))
    s.married = put(s.married, GENOA, plus(0, 0))
    influence(s, 0, lombardy=1)
    t = declare(s, "venice")
    assert cost(t, "call_to_arms genoa") == 1


@rule("5.2.2", "8.0")
def test_balance_of_power_spares_a_cube_in_an_attack_and_not_in_defence() -> None:
    s = scene()
    s.allied = put(s.allied, GENOA, plus(0, 0))
    teach(s, 0, "balance_of_power")
    influence(s, 0, lombardy=1)
    bill: Bill = []
    assert rules.call_price(s, 0, GENOA, rules.OFFENSIVE, bill) == total(bill) == 1
    assert rules.call_price(s, 0, GENOA, rules.DEFENSIVE) == 1
    t = declare(s, "venice")
    play(t, "call_to_arms genoa")
    assert spread.of(s, 0, area("lombardy")) == 0
    s.married = put(s.married, GENOA, plus(0, 0))
    assert rules.call_price(s, 0, GENOA, rules.OFFENSIVE) == 0


@rule("5.2.2")
def test_an_ally_must_be_near_at_peace_and_bound_by_influence() -> None:
    s = scene()
    s.allied = put(s.allied, GENOA, plus(0, 0))
    influence(s, 0, lombardy=1)
    judge = rules.judge_call
    assert judge(s, 0, GENOA, rules.OFFENSIVE, [VENICE]) is rules.TOO_LITTLE_INFLUENCE
    assert judge(s, 0, GENOA, rules.DEFENSIVE, [VENICE]) is ALLOWED
    assert judge(s, 0, MILAN, rules.DEFENSIVE, [VENICE]) is rules.NOT_ALLIED
    s.war = put(s.war, GENOA, plus(0, 2))
    assert judge(s, 0, GENOA, rules.DEFENSIVE, [VENICE]) is rules.IS_AT_WAR
    s.allied = put(s.allied, realm("granada"), plus(0, 0))
    granada = realm("granada")
    assert judge(s, 0, granada, rules.DEFENSIVE, [VENICE]) is rules.TOO_FAR
    assert judge(s, 0, granada, rules.DEFENSIVE, [realm("castile")]) is rules.TOO_LITTLE_INFLUENCE


@rule("5.2.2")
def test_a_player_who_is_in_that_war_already_is_not_called() -> None:
    s = scene()
    befriend(s, 0, 2)
    s.war = put(s.war, FRANCE, plus(0, 2))
    judge = rules.judge_call
    assert judge(s, 0, ENGLAND, rules.OFFENSIVE, [FRANCE]) is rules.IN_IT_ALREADY
    assert judge(s, 0, ENGLAND, rules.OFFENSIVE, [FRANCE, VENICE]) is ALLOWED


@rule("13.2", "11.3.8")
def test_example_e35_hungary_brings_five_units() -> None:
    """Eight of its own and two of its Vassal, halved."""
    s = scene()
    assert active_allies.wealth(s, HUNGARY) == 10
    assert active_allies.contribution(s, HUNGARY) == 5
    assert active_allies.contribution(s, realm("granada")) == 1
    assert active_allies.contribution(s, realm("aragon")) == 5


@rule("11.3.10", "11.1.2")
def test_a_distant_ally_is_called_for_colonists() -> None:
    s = scene()
    far = realm("vijayanagar")
    s.allied = put(s.allied, far, plus(0, 0))
    s.colonists[0] = 1
    foes = [realm("bahmanis")]
    assert active_allies.are_adjacent(s, far, foes[0])
    assert rules.judge_call(s, 0, far, rules.OFFENSIVE, foes) is rules.TOO_FEW_COLONISTS
    s.colonists[0] = 2
    assert rules.judge_call(s, 0, far, rules.OFFENSIVE, foes) is ALLOWED
    assert [choice.paid_in for choice in rules.call_menu(s, 0, rules.OFFENSIVE, foes)[1:]] == [
        rules.call_paid_in(far)
    ]
    assert rules.call_paid_in(far) == "colonists"
    t = table(s)
    rules.call_npr(t, 0, far, rules.OFFENSIVE, foes)
    assert s.colonists[0] == 0
    assert has(s.active[far], 0)
    half = (sum(tax_value(s, place) for place in lands_of(s, far)) + 1) // 2
    assert s.allied_units[0] == min(half, active_allies.MOST_ALLIED_UNITS)


@rule("11.3.8", "2.4.4")
def test_active_allies_are_part_of_every_war_of_their_player() -> None:
    s = scene()
    s.allied = put(s.allied, GENOA, plus(0, 0))
    s.active = put(s.active, GENOA, plus(0, 0))
    s.war = put(s.war, FRANCE, plus(0, 0))
    assert is_enemy(s, 1, GENOA)
    assert not is_enemy(s, 2, GENOA)


# -- calling players (11.3.3 to 11.3.7) ----------------------------------------------------------


@rule("11.3.3", "11.3.4", "5.2.2", "8.3.2")
def test_a_player_may_join_an_attack() -> None:
    """It costs nothing, not even Stability."""
    s = scene()
    befriend(s, 0, 2)
    t = declare(s, "venice")
    play(t, "call_to_arms england")
    assert asked(t) == (2, "ask-answer-call")
    play(t, "accept_call")
    assert has(s.war[VENICE], 2)
    assert s.stability[2] == 0
    assert s.attackers == 0b101
    assert power(s, 2) == (0, 4, 4)


@rule("11.3.3", "9.1.1", "R140")
def test_an_offensive_call_that_breaks_a_ban_must_be_refused() -> None:
    s = scene()
    befriend(s, 0, 2)
    s.truce = put(s.truce, VENICE, plus(0, 2))
    t = declare(s, "venice", "genoa")
    play(t, "call_to_arms england")
    assert refusal(t, "accept_call") == ("no-war-truce", "9.1.1")
    assert options(t) == ["refuse_call"]


@rule("11.3.3", "11.3.8", "9.1.1")
def test_a_call_against_an_active_ally_of_an_enemy_may_be_accepted() -> None:
    s = scene()
    befriend(s, 0, 2)
    s.allied = put(s.allied, VENICE, plus(0, 1))
    s.active = put(s.active, VENICE, plus(0, 1))
    s.war = put(s.war, FRANCE, plus(0, 2))
    t = declare(s, "venice")
    play(t, "call_to_arms england")
    assert "accept_call" in options(t)
    play(t, "accept_call")
    assert has(s.attackers, 2)


@rule("5.5.1", "11.3.4")
def test_only_a_war_with_the_aggressor_himself_keeps_a_helper_from_his_reward() -> None:
    """France is at war with England, which comes to help Austria, and with Austria it is not."""
    s = scene()
    befriend(s, 0, 2)
    s.allied = put(s.allied, VENICE, plus(0, 1))
    s.war = put(s.war, FRANCE, plus(0, 2))
    t = declare(s, "venice")
    play(t, "call_to_arms england", "accept_call")
    while asked(t) != (1, "ask-answer-defensive-call"):
        play(t, "done")
    play(t, "accept_call", "no")
    assert power(s, 1) == (0, 4, 5)


@rule("11.3.5", "8.3.3", "R195")
def test_who_refuses_to_attack_loses_the_alliance_and_has_a_truce() -> None:
    s = scene()
    befriend(s, 0, 2)
    t = declare(s, "venice")
    play(t, "call_to_arms england", "refuse_call")
    assert not s.allied[ENGLAND]
    assert not s.allied[AUSTRIA]
    assert has_truce(s, 0, ENGLAND)
    assert has_truce(s, 2, AUSTRIA)
    assert s.prestige[2] == 0
    assert not s.cb[ENGLAND]


@rule("11.3.5", "8.3.3")
def test_who_refuses_to_defend_pays_and_may_get_a_cb_token() -> None:
    s = scene()
    befriend(s, 1, 2)
    t = declare(s, "france")
    assert asked(t) == (1, "ask-call")
    play(t, "call_to_arms england")
    assert asked(t) == (2, "ask-answer-defensive-call")
    lines = t.asks()[0].stakes()[REFUSE_CALL()].loses
    assert [(line.text, line.number) for line in lines] == [
        ("loses-alliance", 1),
        ("loses-prestige", 2),
    ]
    play(t, "refuse_call")
    assert s.prestige[2] == -2
    assert asked(t) == (1, "ask-cb-for-refusal")
    play(t, "yes")
    assert has(s.cb[ENGLAND], 1)
    assert not has_truce(s, 1, ENGLAND)


@rule("11.3.5")
def test_without_a_cb_token_there_is_a_truce() -> None:
    s = scene()
    befriend(s, 1, 2)
    t = declare(s, "france")
    play(t, "call_to_arms england", "refuse_call", "no")
    assert has_truce(s, 1, ENGLAND)
    assert not s.cb[ENGLAND]


@rule("11.3.5")
def test_who_has_passed_or_is_at_war_refuses_for_free() -> None:
    for excuse in ("passed", "war"):
        s = scene()
        befriend(s, 1, 2)
        if excuse == "passed":
            s.passed = [2]
        else:
            s.war = put(s.war, realm("scotland"), plus(0, 2))
        t = declare(s, "france")
        play(t, "call_to_arms england", "refuse_call")
        assert s.prestige[2] == 0
        assert has_truce(s, 1, ENGLAND)


@rule("11.3.4", "8.3.2", "10.4")
def test_a_defensive_call_lifts_every_ban() -> None:
    """A Truce ends by it, and so does the Alliance with the other side."""
    s = scene()
    befriend(s, 1, 2)
    befriend(s, 0, 2)
    t = declare(s, "france")
    assert asked(t) == (1, "ask-call")
    play(t, "call_to_arms england", "accept_call")
    assert has(s.war[ENGLAND], 0)
    assert at_war_with(s, 2, AUSTRIA)
    assert not s.allied[AUSTRIA]
    assert has(s.allied[FRANCE], 2)


@rule("11.3.4", "10.4")
def test_a_truce_is_over_for_who_comes_to_help() -> None:
    s = scene()
    befriend(s, 1, 2)
    s.truce = put(s.truce, AUSTRIA, plus(0, 2))
    t = declare(s, "france")
    play(t, "call_to_arms england", "accept_call")
    assert not has_truce(s, 2, AUSTRIA)
    assert at_war_with(s, 2, AUSTRIA)


@rule("11.3.7", "R16")
def test_an_ally_of_both_sides_is_called_by_the_defender_alone() -> None:
    s = scene()
    befriend(s, 0, 2)
    s.allied = put(s.allied, VENICE, plus(0, 2))
    assert rules.judge_call(s, 0, ENGLAND, rules.OFFENSIVE, [VENICE]) is rules.OF_BOTH
    t = declare(s, "venice")
    assert asked(t) == (2, "ask-answer-defensive-call")


@rule("11.3.3", "11.3.4", "5.5.1")
def test_an_npr_calls_its_ally_who_gets_mil_and_may_make_it_active() -> None:
    s = scene()
    s.allied = put(s.allied, VENICE, plus(0, 1))
    t = declare(s, "venice")
    assert asked(t) == (1, "ask-answer-defensive-call")
    play(t, "accept_call")
    assert asked(t) == (1, "ask-make-active")
    play(t, "yes")
    assert has(s.active[VENICE], 1)
    assert s.allied_units[1] == 4
    assert has(s.war[FRANCE], 0)
    assert power(s, 1) == (0, 4, 5)


@rule("11.3.4", "5.5.1")
def test_who_is_at_war_with_the_aggressor_already_gets_nothing_for_his_help() -> None:
    s = scene()
    s.allied = put(s.allied, VENICE, plus(0, 1))
    s.war = put(s.war, AUSTRIA, plus(0, 1))
    t = declare(s, "venice")
    play(t, "accept_call", "no")
    assert power(s, 1) == (0, 4, 4)


@rule("11.3.4", "5.2.2")
def test_who_helps_an_npr_may_call_his_other_nprs_but_no_player() -> None:
    s = scene()
    s.allied = put(s.allied, VENICE, plus(0, 1))
    s.allied = put(s.allied, MILAN, plus(0, 1))
    befriend(s, 1, 2)
    influence(s, 1, lombardy=1)
    t = declare(s, "venice")
    play(t, "accept_call")
    assert asked(t) == (1, "ask-call")
    assert refusal(t, "call_to_arms england") == ("no-call-nprs-only", "11.3.4")
    assert cost(t, "call_to_arms milan") == 1
    play(t, "call_to_arms milan")
    assert has(s.active[MILAN], 1)
    assert s.allied_units[1] == 2
    assert asked(t) == (1, "ask-make-active")
    play(t, "no")
    assert power(s, 1) == (0, 4, 6)


@rule("11.3.5", "11.2.1")
def test_who_leaves_an_npr_alone_loses_influence_there() -> None:
    s = scene()
    s.allied = put(s.allied, VENICE, plus(0, 1))
    influence(s, 1, venetia=4, dalmatia=2, loire=1)
    t = declare(s, "venice")
    play(t, "refuse_call")
    assert asked(t) == (1, "ask-lose-influence")
    play(t, *["give_up_influence venetia"] * 4)
    assert spread.of(s, 1, area("dalmatia")) == 1
    assert s.prestige[1] == -2
    assert has_truce(s, 1, VENICE)
    assert not s.allied[VENICE]


@rule("11.3.5", "R142")
def test_an_active_ally_that_is_refused_takes_its_units_and_its_war_along() -> None:
    """Its Units leave the reserve first, then Armies; the old Enemy is at War with it."""
    s = scene()
    s.allied = put(s.allied, VENICE, plus(0, 1))
    s.active = put(s.active, VENICE, plus(0, 1))
    s.war = put(s.war, ENGLAND, plus(0, 1))
    s.allied_units[1] = 1
    for _ in range(4):
        add_to_army(s, 1, 0, area("seine"), ALLIED, INFANTRY)
    t = declare(s, "venice")
    play(t, "refuse_call")
    assert s.allied_units[1] == 0
    assert sum(s.army) == 1
    assert has(s.war[VENICE], 2)
    assert s.prestige[1] == 0


@rule("11.3.8", "11.3.11", "13.2", "R241")
def test_the_units_of_an_allys_vassals_come_and_go_with_it() -> None:
    """Hungary brings five with its Vassal and takes five along, though it alone were worth four."""
    s = scene()
    s.allied = put(s.allied, HUNGARY, plus(0, 0))
    s.war = put(s.war, VENICE, plus(0, 0))
    t = table(s)
    active_allies.activate(t, 0, HUNGARY)
    assert s.allied_units[0] == 5
    s.allied_units[0] += 2
    active_allies.abandon(t, 0, HUNGARY, cite="11.3.11")
    assert s.allied_units[0] == 2


@rule("11.3.5", "6.2.3")
def test_mediation_refuses_without_any_loss() -> None:
    s = scene()
    befriend(s, 1, 2)
    name, other, *_ = (card for card in CARDS if card.startswith("mediation"))
    (card,) = deal(s, 2, name)
    t = declare(s, "france")
    play(t, "call_to_arms england")
    assert refusal(t, f"react_with {other}") == ("no-call-mediation", "6.2.3")
    assert cost(t, f"react_with {name}") == 2
    play(t, f"react_with {name}")
    assert has(s.allied[FRANCE], 2)
    assert s.prestige[2] == 0
    assert power(s, 2) == (0, 2, 4)
    assert card not in s.hand[2]


@rule("11.3.4")
def test_joining_gives_the_enemies_no_new_calls() -> None:
    s = scene()
    befriend(s, 0, 2)
    t = declare(s, "venice")
    play(t, "call_to_arms england", "accept_call")
    assert asked(t) in ((0, "ask-free-action"), (0, IDLE))


# -- cutting ties and explanations ---------------------------------------------------------------


@rule("11.3.11")
def test_cutting_ties_with_an_active_ally_makes_its_war_its_own() -> None:
    s = scene()
    s.allied = put(s.allied, GENOA, plus(0, 0))
    s.active = put(s.active, GENOA, plus(0, 0))
    s.war = put(s.war, FRANCE, plus(0, 0))
    s.allied_units[0] = 2
    t = table(s)
    alliances.break_alliance(t, 0, GENOA)
    assert s.allied_units[0] == 0
    assert has(s.war[GENOA], 1)
    assert s.stability[0] == -2


@rule("5.5.1", "11.3.3")
def test_who_would_be_called_is_known_before() -> None:
    s = scene()
    s.allied = put(s.allied, VENICE, plus(0, 1))
    befriend(s, 1, 2)
    s.allied = put(s.allied, GENOA, plus(0, 0))
    influence(s, 0, lombardy=2)
    assert rules.called_by(s, VENICE, 0) == [FRANCE]
    assert rules.called_by(s, FRANCE, 0) == [ENGLAND]
    assert rules.called_by(s, MILAN, 0) == []
    assert rules.callable_against(s, 0, [VENICE]) == [GENOA]
    add_single(s, 1, area("seine"), 3)
    war_on_venice = prospect(s, 0, VENICE)
    assert war_on_venice.verdict is ALLOWED
    assert war_on_venice.reasons == ["cb-conquest"]
    assert war_on_venice.bill == []
    assert [(each.realm, each.units, each.price) for each in war_on_venice.own] == [(GENOA, 2, 2)]
    assert [(each.realm, each.units) for each in war_on_venice.theirs] == [(FRANCE, 3)]
    assert prospect(s, 0, FRANCE).units == (0, 3)
    assert [line.number for line in prospect(s, 0, realm("granada")).bill] == [2]
