"""8.3 Casus Belli, and what a war without it costs (9.1.2)."""

from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    AREAS,
    CAPITAL,
    CATHOLIC,
    MUSLIM,
    ORTHODOX,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules import casus_belli as rules
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import settle, stake, teach, vassalize, warlike

AUSTRIA = realm("austria")
FRANCE = realm("france")
GENOA = realm("genoa")
GRANADA = realm("granada")
MILAN = realm("milan")
VENICE = realm("venice")
VIJAYANAGAR = realm("vijayanagar")


def scene() -> State:
    s = warlike("france", "austria", "england")
    settle(s, 0, "paris", "toulouse", "montpellier")
    settle(s, 1, "wien", "osterreich", "krain")
    settle(s, 2, "london")
    return s


@rule("8.3.1")
def test_a_claim_is_a_reason_against_owners_and_controllers() -> None:
    s = scene()
    stake(s, 0, "venetia")
    assert rules.reasons(s, 0, VENICE) == [rules.CONQUEST]
    assert rules.reasons(s, 0, AUSTRIA) == [rules.CONQUEST]
    assert rules.reasons(s, 0, MILAN) == []
    s.occupier = put(s.occupier, province("treviso"), 2)
    assert rules.reasons(s, 0, s.realm[2]) == [rules.CONQUEST]


@rule("8.3.1", "7.6.1")
def test_a_core_counts_as_a_claim() -> None:
    s = scene()
    s.core = put(s.core, area("andalucia"), 0)
    assert rules.reasons(s, 0, GRANADA) == [rules.CONQUEST]


@rule("8.3.1", "11.4.4")
def test_a_claim_on_a_vassal_stands_against_its_overlord() -> None:
    s = scene()
    vassalize(s, 1, "praha", "rudohori", "olomouc", "budejovice")
    stake(s, 0, "bohemia", "naples")
    assert rules.is_claimed(s, 0, AUSTRIA)
    assert rules.is_claimed(s, 0, realm("aragon"))
    assert not rules.is_claimed(s, 0, realm("naples"))


@rule("8.3", "8.3.3")
def test_a_cb_token_is_a_reason_for_its_owner_alone() -> None:
    s = scene()
    s.cb = put(s.cb, AUSTRIA, plus(0, 0))
    assert rules.reasons(s, 0, AUSTRIA) == [rules.TOKEN]
    assert rules.reasons(s, 2, AUSTRIA) == []


@rule("8.3.5")
def test_example_e22_a_disputed_succession_in_austria() -> None:
    """Everybody has a reason against Austria and, once France is at war with it, against France."""
    s = scene()
    s.disputed = put(s.disputed, AUSTRIA, plus(0, 2))
    assert rules.reasons(s, 0, AUSTRIA) == rules.reasons(s, 2, AUSTRIA) == [rules.SUCCESSION]
    assert rules.reasons(s, 2, FRANCE) == []
    s.war = put(s.war, AUSTRIA, plus(0, 0))
    assert rules.reasons(s, 2, FRANCE) == [rules.SUCCESSION]
    assert rules.reasons(s, 2, MILAN) == []


@rule("8.3.5", "11.3.8")
def test_who_fights_the_patron_of_an_active_ally_is_at_war_with_its_disputed_throne() -> None:
    s = scene()
    s.disputed = put(s.disputed, MILAN, plus(0, 2))
    s.allied = put(s.allied, MILAN, plus(0, 1))
    s.active = put(s.active, MILAN, plus(0, 1))
    assert rules.reasons(s, 2, FRANCE) == []
    s.war = put(s.war, AUSTRIA, plus(0, 0))
    assert rules.reasons(s, 2, FRANCE) == [rules.SUCCESSION]
    assert rules.reasons(s, 2, AUSTRIA) == []


@rule("8.3.7")
def test_holy_war_needs_the_idea_a_neighbour_and_another_faith() -> None:
    s = warlike("castile", "france")
    settle(s, 0, "sevilla")
    assert rules.reasons(s, 0, GRANADA) == []
    teach(s, 0, "deus_vult")
    assert s.state_faith[s.realm[0]] == CATHOLIC
    assert rules.reasons(s, 0, GRANADA) == [rules.HOLY_WAR]
    assert rules.reasons(s, 0, realm("portugal")) == []
    assert rules.reasons(s, 0, realm("mamluks")) == []
    s.state_faith = put(s.state_faith, realm("portugal"), ORTHODOX)
    assert rules.reasons(s, 0, realm("portugal")) == []
    s.state_faith = put(s.state_faith, realm("portugal"), MUSLIM)
    assert rules.reasons(s, 0, realm("portugal")) == [rules.HOLY_WAR]


@rule("8.3.7", "R39")
def test_holy_war_reaches_distant_realms_once_they_are_discovered() -> None:
    s = warlike("castile", "france")
    settle(s, 0, "sevilla")
    teach(s, 0, "deus_vult")
    assert rules.reasons(s, 0, VIJAYANAGAR) == []
    stake(s, 0, AREAS[AREA_OF[CAPITAL[realm("vijayanagar")]]])
    assert rules.HOLY_WAR in rules.reasons(s, 0, VIJAYANAGAR)


@rule("8.3.8")
def test_example_e23_the_emperor_frees_lombardy_while_it_is_in_the_empire() -> None:
    s = scene()
    s.emperor = 1
    settle(s, 0, "genova")
    assert rules.LIBERATION in rules.reasons(s, 1, FRANCE)
    assert rules.reasons(s, 2, FRANCE) == []
    s.left_hre = [area("lombardy")]
    assert rules.LIBERATION not in rules.reasons(s, 1, FRANCE)


@rule("8.0", "8.3")
def test_balance_of_power_is_a_reason_against_others_who_lead_in_prestige() -> None:
    s = scene()
    s.prestige[:3] = [4, 7, 7]
    assert rules.reasons(s, 0, AUSTRIA) == []
    teach(s, 0, "balance_of_power")
    assert rules.reasons(s, 0, AUSTRIA) == [rules.LEADER]
    assert rules.reasons(s, 0, realm("england")) == [rules.LEADER]
    assert rules.reasons(s, 0, VENICE) == []
    s.prestige[0] = 8
    assert rules.reasons(s, 0, AUSTRIA) == rules.reasons(s, 0, FRANCE) == []
    s.prestige[1] = 8
    assert rules.stability_lost(s, 0, AUSTRIA) == 0
    assert rules.stability_lost(s, 0, realm("england")) == 2


@rule("9.1.2", "8.3")
def test_a_war_without_a_reason_costs_two_stability() -> None:
    s = scene()
    bill: Bill = []
    assert rules.stability_lost(s, 0, VENICE, bill) == 2
    assert [(line.text, line.number) for line in bill] == [("bill-war-no-cb", 2)]
    stake(s, 0, "venetia")
    assert rules.stability_lost(s, 0, VENICE) == 0


@rule("9.1.2", "11.2.1")
def test_a_war_on_a_partner_costs_one_more() -> None:
    s = scene()
    s.married = put(s.married, MILAN, plus(0, 0))
    assert rules.stability_lost(s, 0, MILAN) == 3
    stake(s, 0, "lombardy")
    assert rules.stability_lost(s, 0, MILAN) == 1


@rule("5.5.1", "9.1.2", "8.3.5")
def test_example_e41_any_disputed_succession_takes_the_guilt_off() -> None:
    """France and Spain are married to Austria, and only Spain's token is disputed."""
    s = scene()
    s.married = put(s.married, AUSTRIA, plus(0, 0))
    s.disputed = put(s.disputed, AUSTRIA, plus(0, 2))
    assert rules.stability_lost(s, 0, AUSTRIA) == 0


@rule("8.3.4", "9.1.2")
def test_an_event_is_a_reason_and_no_guilt() -> None:
    s = scene()
    s.married = put(s.married, GENOA, plus(0, 0))
    assert rules.stability_lost(s, 0, GENOA, by_event=True) == 0
