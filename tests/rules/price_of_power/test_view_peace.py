"""What is told of a peace before it is made: what each term brings, and what becomes of what."""

import pytest

from greatpowers.games.price_of_power.components.world import province, realm
from greatpowers.games.price_of_power.rules.keeping import RANSOM, return_capital
from greatpowers.games.price_of_power.rules.occupation import occupy
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.rules.peace import SETTLE, has_surrendered
from greatpowers.games.price_of_power.rules.units import add_single
from greatpowers.games.price_of_power.state import State, put
from greatpowers.games.price_of_power.view_wars import WarExplained, wars
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import begin, options, play, settle, table, warlike

AUSTRIA = realm("austria")
SAVOY = realm("savoy")


def scene(*taken: str) -> State:
    """France has won against Austria, whose Active Ally is Savoy, and occupies Provinces."""
    s = warlike("france", "austria")
    settle(s, 0, "paris", "lyon", "toulouse")
    settle(s, 1, "wien", "osterreich", "sundgau")
    s.war = put(s.war, AUSTRIA, plus(0, 0))
    s.allied = put(s.allied, SAVOY, plus(0, 1))
    s.active = put(s.active, SAVOY, plus(0, 1))
    add_single(s, 0, 0, 2)
    t = table(s)
    for name in taken:
        occupy(t, 0, province(name))
    return s


def told(s: State) -> WarExplained:
    return wars(s)[0]


def lines(war: WarExplained, term: str) -> list[tuple[str, int]]:
    return [(line["text"], line["number"]) for line in war["terms"][term]["own"]]


@rule("10.5.2", "R147")
def test_a_capital_goes_back_for_a_ransom_and_the_rest_is_kept() -> None:
    s = scene("wien", "piemonte")
    settle(s, 1, "praha", "tirol")
    war = told(s)
    assert lines(war, "keep_board_state") == [("peace-keeps", 1), ("peace-ransom", RANSOM)]
    assert war["taken"]["wien"]["is_capital"]
    assert not war["taken"]["piemonte"]["is_capital"]
    assert war["taken"]["piemonte"]["freedom"]["why"] == "no-peace-ally-land"


@pytest.mark.parametrize(("towns", "ransom"), [("", 8), ("praha tirol", RANSOM)])
@rule("10.5.2", "R12")
def test_a_ransom_is_told_as_far_as_it_will_be_paid(towns: str, ransom: int) -> None:
    """Nobody pays more than twice the Tax Income that he has once his Capital is his again."""
    s = scene("wien")
    settle(s, 1, *towns.split())
    s.ducats[1] = 20
    assert lines(told(s), "keep_board_state") == [("peace-ransom", ransom)]
    before = s.ducats[0]
    t = begin(s, SETTLE, 0, AUSTRIA, 0)
    play(t, "enforce keep_board_state")
    assert t.state.ducats[0] - before == ransom
    assert t.state.ducats[1] == 20 - ransom


@rule("10.5.2", "R12", "13.4.5")
def test_the_ransom_of_a_poor_realm_is_told_as_small_as_it_is() -> None:
    s = warlike("france", "austria")
    settle(s, 0, "paris", "lyon", "toulouse")
    s.war = put(s.war, realm("tyrone"), plus(0, 0))
    occupy(table(s), 0, province("ulaidh"))
    assert lines(told(s), "keep_board_state") == [("peace-ransom", 2)]
    before = s.ducats[0]
    t = begin(s, SETTLE, 0, realm("tyrone"), 0)
    play(t, "enforce keep_board_state")
    assert t.state.ducats[0] - before == 2


@pytest.mark.parametrize("term", ["white_peace", "humiliation"])
@rule("10.5.1", "10.5.3")
def test_what_is_told_of_prestige_is_what_comes(term: str) -> None:
    s = scene("wien", "osterreich")
    war = told(s)
    promised = [
        sum(line["number"] for line in side)
        for side in (war["terms"][term]["own"], war["terms"][term]["theirs"])
    ]
    before = s.prestige[:2]
    t = begin(s, SETTLE, 0, AUSTRIA, 0)
    play(t, f"enforce {term}")
    after = t.state.prestige[:2]
    assert [now - was for now, was in zip(after, before, strict=True)] == promised


@rule("10.5.2", "R146")
def test_an_exchange_is_told_with_what_it_takes() -> None:
    s = scene("sundgau")
    for name in ("toulouse", "lyon"):
        occupy(table(s), 1, province(name))
    lost = told(s)["lost"]
    assert lost["toulouse"]["matches"] == ["sundgau"]
    assert lost["toulouse"]["exchange"]["allowed"]
    assert lost["lyon"]["tax"] == 2
    assert lost["lyon"]["matches"] == []
    assert lost["lyon"]["exchange"]["why"] == "no-peace-no-exchange"


@rule("10.2.2")
def test_a_surrender_opens_terms() -> None:
    s = scene()
    s.agenda.clear()
    assert told(s)["terms"]["humiliation"]["why"] == "no-term-capital"
    t = begin(s, SETTLE, 0, AUSTRIA, 1)
    assert "enforce humiliation" in options(t)
    assert has_surrendered(t.state, 0, AUSTRIA)
    assert told(t.state)["terms"]["humiliation"]["allowed"]


@rule("10.1.2", "10.3")
def test_an_active_ally_that_is_all_occupied_has_a_peace_of_its_own() -> None:
    s = scene("savoie", "geneve", "piemonte")
    assert [war["foe"] for war in wars(s) if war["realm"] == "france"] == ["austria", "savoy"]
    assert return_capital(table(s), SAVOY, 0) == RANSOM
    assert [war["foe"] for war in wars(s) if war["realm"] == "france"] == ["austria"]
