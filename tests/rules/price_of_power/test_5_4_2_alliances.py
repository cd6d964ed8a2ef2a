"""5.4.2 and 11.3 Alliances, and 5.2.6 Cut Ties."""

from greatpowers.games.price_of_power.components.world import area, province, realm
from greatpowers.games.price_of_power.rules import alliances as rules
from greatpowers.games.price_of_power.rules import influence as spread
from greatpowers.games.price_of_power.rules.geography import influence_reach
from greatpowers.games.price_of_power.rules.ownership import areas_of_realm, plus
from greatpowers.games.price_of_power.state import IMPERIAL, State, put
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    bill,
    cost,
    give_power,
    influence,
    options,
    play,
    position,
    power,
    refusal,
    settle,
    stake,
    table,
    teach,
)

MILAN = realm("milan")
GENOA = realm("genoa")
VIJAYANAGAR = realm("vijayanagar")


def scene() -> State:
    """France with two Influence in Lombardy."""
    s = position("france", "austria")
    settle(s, 0, "toulouse", "montpellier")
    settle(s, 1, "wien", "osterreich")
    influence(s, 0, lombardy=2)
    give_power(s, 0, dip=5)
    return s


@rule("5.4.2")
def test_forge_an_alliance() -> None:
    t = table(scene(), rules.forge_choice)
    play(t, "forge")
    assert cost(t, "forge_with milan") == 2
    assert bill(t, "forge_with milan") == [("bill-alliance", 2)]
    play(t, "forge_with milan")
    assert rules.allies_of(t.state, 0) == [MILAN]
    assert power(t.state, 0) == (0, 3, 0)
    assert spread.of(t.state, 0, area("lombardy")) == 3


@rule("5.4.2", "R78")
def test_the_price_is_half_of_the_tax_income_at_most_three() -> None:
    """Tokens of one more manpower do not raise it."""
    s = scene()
    s.strong = put(s.strong, province("mantova"), 1)
    assert rules.price(s, GENOA) == 2
    assert rules.price(s, realm("hungary")) == 3
    assert rules.price(s, realm("mantua")) == 1


@rule("5.4.2")
def test_no_cube_comes_with_the_alliance_where_the_area_is_full() -> None:
    s = scene()
    influence(s, 0, lombardy=5)
    t = table(s, rules.forge_choice)
    play(t, "forge", "forge_with milan")
    assert spread.of(t.state, 0, area("lombardy")) == 5


@rule("5.4.2", "11.3.1")
def test_it_needs_two_influence_and_a_marriage_counts() -> None:
    s = scene()
    influence(s, 0, lombardy=1)
    assert rules.judge_realm(s, 0, MILAN) is rules.TOO_LITTLE_INFLUENCE
    s.married = put(s.married, MILAN, 1)
    assert rules.judge_realm(s, 0, MILAN) is ALLOWED


@rule("5.4.2")
def test_a_rival_gives_way_to_more_influence() -> None:
    s = scene()
    s.allied = put(s.allied, MILAN, 0b10)
    influence(s, 1, lombardy=2)
    assert rules.judge_realm(s, 0, MILAN) is rules.RIVAL_AHEAD
    influence(s, 0, lombardy=3)
    t = table(s, rules.forge_choice)
    play(t, "forge", "forge_with milan")
    assert t.state.allied[MILAN] == 0b01


@rule("5.4.2", "11.3.6", "11.3")
def test_who_cannot_be_forged_with() -> None:
    s = scene()
    s.allied = put(s.allied, MILAN, 1)
    t = table(s, rules.forge_choice)
    play(t, "forge")
    assert refusal(t, "forge_with milan") == ("no-allied-already", "11.3")
    assert refusal(t, "forge_with austria") == ("no-alliance-player", "11.3.6")
    assert refusal(t, "forge_with croatia") == ("no-not-independent", "5.4.2")
    assert refusal(t, "forge_with hungary") == ("no-alliance-influence", "5.4.2")


@rule("11.3.1")
def test_no_alliance_in_war() -> None:
    s = scene()
    s.war = put(s.war, MILAN, 0b10)
    assert rules.judge_realm(s, 0, MILAN) is rules.IT_IS_AT_WAR
    s.war = put(s.war, realm("scotland"), 0b01)
    assert rules.judge_forge(s, 0) is rules.YOU_ARE_AT_WAR


@rule("11.3.1")
def test_an_active_ally_is_at_war() -> None:
    s = scene()
    s.allied = put(s.allied, MILAN, 0b10)
    s.active = put(s.active, MILAN, 0b10)
    assert rules.judge_realm(s, 0, MILAN) is rules.IT_IS_AT_WAR


@rule("11.3")
def test_three_alliances_and_one_more_by_an_idea() -> None:
    s = scene()
    for name in ("scotland", "hungary", "bohemia"):
        s.allied = put(s.allied, realm(name), 1)
    assert rules.judge_forge(s, 0) is rules.NO_TOKEN
    teach(s, 0, "cabinet")
    assert rules.judge_forge(s, 0) is ALLOWED


@rule("5.4.2", "11.1.2", "11.3.10", "R196")
def test_a_distant_realm_needs_a_claim_and_colonists_count_as_influence() -> None:
    s = scene()
    s.colonists[0] = 2
    assert rules.judge_realm(s, 0, VIJAYANAGAR) is rules.NOT_DISCOVERED
    place, *others = areas_of_realm(s, VIJAYANAGAR)
    assert others, "a Claim in one of its Areas is enough"
    s.claims[0].append(place)
    assert rules.judge_realm(s, 0, VIJAYANAGAR) is ALLOWED
    assert VIJAYANAGAR in rules.within_reach(s, 0)
    s.colonists[0] = 1
    assert rules.judge_realm(s, 0, VIJAYANAGAR) is rules.TOO_LITTLE_INFLUENCE


@rule("5.4.2", "5.4.1", "18.2")
def test_imperial_influence_is_the_emperors() -> None:
    s = scene()
    saxony, land = realm("saxony"), area("saxony")
    s.influence[IMPERIAL] = [land, land]
    assert rules.judge_realm(s, 0, saxony) is rules.TOO_LITTLE_INFLUENCE
    assert not influence_reach(s, 0)[land]
    s.emperor = 0
    assert rules.judge_realm(s, 0, saxony) is ALLOWED
    assert saxony in rules.within_reach(s, 0)
    assert influence_reach(s, 0)[land]
    s.emperor = 1
    s.allied = put(s.allied, saxony, plus(0, 1))
    s.influence[0] = [land, land]
    assert rules.judge_realm(s, 0, saxony) is rules.RIVAL_AHEAD


@rule("11.3.6")
def test_players_place_tokens_on_each_other() -> None:
    s = scene()
    t = table(s)
    rules.ally(t, 0, realm("austria"))
    assert rules.allies_of(s, 0) == [realm("austria")]
    assert rules.allies_of(s, 1) == [realm("france")]
    rules.end(t, 1, realm("france"))
    assert not rules.allies_of(s, 0)
    assert not rules.allies_of(s, 1)


# -- Alliances by cards (16.3.2) -------------------------------------------------------------------


@rule("16.3.2")
def test_a_card_brings_an_alliance_where_one_has_as_much_influence_as_the_ally() -> None:
    s = scene()
    s.allied = put(s.allied, MILAN, 0b10)
    influence(s, 1, lombardy=3)
    assert rules.judge_gain(s, 0, MILAN) is rules.RIVAL_AHEAD
    influence(s, 0, lombardy=2)
    influence(s, 1, lombardy=2)
    t = begin(s, rules.GAIN, 0, MILAN)
    assert t.state.allied[MILAN] == 0b01


@rule("16.3.2", "11.3.11")
def test_a_card_may_take_a_token_off_another_realm() -> None:
    s = scene()
    for name in ("scotland", "hungary", "bohemia"):
        s.allied = put(s.allied, realm(name), 1)
    s.active = put(s.active, realm("scotland"), 1)
    t = begin(s, rules.GAIN, 0, MILAN)
    assert options(t) == ["pass", "end_alliance bohemia", "end_alliance hungary"]
    assert refusal(t, "end_alliance scotland") == ("no-ally-active", "16.3.2")
    play(t, "end_alliance hungary")
    assert rules.allies_of(t.state, 0) == sorted([realm("scotland"), realm("bohemia"), MILAN])
    assert t.state.truce[realm("hungary")] == 0


# -- Cut Ties (5.2.6) ------------------------------------------------------------------------------


@rule("5.2.6", "11.3.11")
def test_cutting_an_alliance_costs_five_influence_and_brings_a_truce() -> None:
    s = scene()
    s.allied = put(s.allied, GENOA, 1)
    influence(s, 0, lombardy=4, corsica_sardinia=3)
    t = table(s, rules.cut_choice)
    play(t, "cut_ties", "end_alliance genoa")
    assert asked(t) == (0, "ask-lose-influence")
    play(t, *["give_up_influence lombardy"] * 2, *["give_up_influence corsica_sardinia"] * 3)
    assert asked(t)[1] == "ask-cut-ties"
    play(t, "done")
    assert spread.of(t.state, 0, area("lombardy")) == 2
    assert t.state.truce[GENOA] == 1
    assert not rules.allies_of(t.state, 0)


@rule("11.3.11", "11.2.1")
def test_a_marriage_saves_one_of_the_five() -> None:
    s = scene()
    s.allied = put(s.allied, MILAN, 1)
    s.married = put(s.married, MILAN, 1)
    influence(s, 0, lombardy=5)
    t = table(s, rules.cut_choice)
    play(t, "cut_ties", "end_alliance milan")
    assert spread.of(t.state, 0, area("lombardy")) == 1


@rule("11.3.11")
def test_cutting_an_ally_at_war_costs_stability_and_all_influence() -> None:
    s = scene()
    s.allied = put(s.allied, MILAN, 1)
    s.war = put(s.war, MILAN, 0b10)
    influence(s, 0, lombardy=4)
    t = table(s, rules.cut_choice)
    play(t, "cut_ties", "end_alliance milan")
    assert t.state.stability[0] == -2
    assert spread.of(t.state, 0, area("lombardy")) == 0
    assert t.state.truce[MILAN] == 0


@rule("11.3.11", "11.2.1")
def test_a_marriage_saves_one_cube_of_an_ally_at_war() -> None:
    s = scene()
    s.allied = put(s.allied, MILAN, 1)
    s.married = put(s.married, MILAN, 1)
    s.war = put(s.war, MILAN, 0b10)
    influence(s, 0, lombardy=4)
    t = table(s, rules.cut_choice)
    play(t, "cut_ties", "end_alliance milan")
    assert spread.of(t.state, 0, area("lombardy")) == 1


@rule("5.2.6")
def test_influence_and_claims_are_given_up_freely() -> None:
    s = scene()
    stake(s, 0, "burgundy")
    t = table(s, rules.cut_choice)
    play(t, "cut_ties", "give_up_claim burgundy", "give_up_influence lombardy")
    play(t, "give_up_influence lombardy")
    assert asked(t)[1] == "ask-idle"
    assert not t.state.claims[0]


@rule("5.2.6")
def test_without_ties_there_is_nothing_to_cut() -> None:
    s = position("france")
    assert rules.judge_cut(s, 0) is rules.NO_TIES
