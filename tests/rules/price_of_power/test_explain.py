"""What the rules make of the table is what they do."""

import pytest

from greatpowers.games.price_of_power.components.cards import MILESTONES, MISSIONS, STRUGGLES, idea
from greatpowers.games.price_of_power.components.world import AREAS
from greatpowers.games.price_of_power.effects.cards import NEEDS_OF_IDEA
from greatpowers.games.price_of_power.effects.conditions import holds
from greatpowers.games.price_of_power.explain import BillLine, explain, outlook
from greatpowers.games.price_of_power.rules import income, research, scoring, stability
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import position, settle, teach


def scene() -> State:
    state = position("france", "england")
    settle(state, 0, "paris", "bordeaux")
    settle(state, 1, "london")
    state.prestige = [4, 7, 0, 0, 0, 0]
    state.stability[0] = 1
    state.milestones = [
        MILESTONES.index(name)
        for name in ("expansion_1_2", "politics_1_4", "warfare_1_1", "economics_1_1")
    ]
    state.missions[0] = [MISSIONS.index("france_1")]
    return state


def summed(lines: list[BillLine]) -> int:
    return sum(line["number"] for line in lines)


@rule("4.4.2")
def test_the_income_is_that_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    state = scene()
    france = explain(state, 0)["players"]["france"]
    assert summed(france["income"]) == income.income(state, 0)
    monkeypatch.setattr(income, "base_tax", lambda _s, _seat: 40)
    assert summed(explain(state, 0)["players"]["france"]["income"]) == income.income(state, 0)
    assert income.income(state, 0) >= 40


@rule("4.7")
def test_the_end_is_reckoned_as_if_it_were_now() -> None:
    state = scene()
    france = explain(state, 0)["players"]["france"]
    assert france["final_prestige"] == 4 + scoring.final_prestige(state, 0)
    assert explain(state, 0)["ranking"] == ["france", "england"]
    state.prestige[1] = 20
    assert explain(state, 0)["ranking"] == ["england", "france"]


@rule("4.7", "17.2.2")
def test_missions_in_hand_count_for_who_knows_them() -> None:
    state = scene()
    settle(state, 0, "normandie")
    own = explain(state, 0)["players"]["france"]["final_prestige"]
    others = explain(state, 1)["players"]["france"]["final_prestige"]
    assert own - others == 3


@rule("17.2.2")
def test_a_mission_tells_what_it_still_needs() -> None:
    state = scene()
    mission = explain(state, 0)["missions"]["france_1"]
    assert (mission["prestige"], mission["fulfilled"], mission["held"]) == (3, False, False)
    (need,) = mission["needs"]
    assert (need["there"], need["needed"], need["met"]) == (1, 2, False)
    settle(state, 0, "normandie")
    mission = explain(state, 0)["missions"]["france_1"]
    assert mission["fulfilled"]
    assert mission["needs"][0]["met"]
    assert explain(state, 1)["missions"] == {}
    assert explain(state, None)["missions"] == {}


@rule("17.3.1")
def test_a_milestone_tells_what_everybody_still_needs() -> None:
    state = scene()
    stable = explain(state, None)["milestones"]["politics_1_4"]
    assert stable["prestige"] == 5
    (need,) = stable["needs"]["france"]
    assert (need["there"], need["needed"], need["met"]) == (1, 2, False)
    state.reached[1] = 0b10
    stable = explain(state, None)["milestones"]["politics_1_4"]
    assert stable["prestige"] == 3
    assert stable["reached"] == ["england"]
    assert list(stable["needs"]) == ["france"]


@rule("17.4.3")
def test_power_struggles_are_reckoned() -> None:
    state = scene()
    state.struggles = [STRUGGLES.index("french_coast")]
    told = explain(state, None)["struggles"]["french_coast"]
    assert summed(told["france"]) > summed(told["england"])


@rule("17.1")
def test_outlook() -> None:
    assert outlook(scene(), 0) == ("outlook-prestige", -3)
    assert outlook(scene(), 1) == ("outlook-prestige", 3)


@rule("8.2", "8.1")
def test_an_idea_on_display_tells_its_price_and_what_it_lacks() -> None:
    state = scene()
    number = idea("absolute_monarchy")
    state.grid = [number, idea("cannons")]
    told = explain(state, 0)["ideas"]
    assert summed(told["absolute_monarchy"]["price"]) == research.price(state, 0, number)
    needs = NEEDS_OF_IDEA[number]
    met = [need["met"] for need in told["absolute_monarchy"]["needs"]]
    assert met == [holds(state, each, 0) for each in needs]
    assert explain(state, None)["ideas"] == {}
    teach(state, 0, "cannons")
    assert set(explain(state, 0)["ideas"]) == {"absolute_monarchy"}


@rule("5.0", "5.3.1")
def test_actions_tell_their_prices_in_ones_turn_also_those_one_cannot_take() -> None:
    state = scene()
    state.reach = (False,) * len(AREAS)
    assert explain(state, 0)["actions"] == {}
    state.turn = 0
    told = explain(state, 0)["actions"]
    assert summed(told["stabilize"]["bill"]) == stability.price(state, 0) == 6
    assert told["stabilize"]["paid_in"] == "adm"
    assert [(line["text"], line["number"]) for line in told["convert"]["also"]] == [
        ("bill-ducats", 3)
    ]
    assert [line["text"] for line in told["explore"]["also"]] == ["bill-mil"]
    assert explain(state, 1)["actions"] == {}


def test_what_all_see_is_put_together_once() -> None:
    state = scene()
    public = explain(state, None)
    assert explain(state, 0, public) == explain(state, 0)
    assert explain(state, None, public) is public
