"""What the game explains: the numbers of the rules line by line, and only what a seat may know."""

import json
import random
from importlib import import_module

import pytest

from greatpowers import new_table
from greatpowers.games.imperialism import GAME
from greatpowers.games.imperialism.components import (
    ACHIEVEMENTS,
    COST,
    FOOD,
    SHIPYARDS,
    TERRITORIES,
    TERRITORY_LEVELS,
    TRACKS,
)
from greatpowers.games.imperialism.explain import Fight, Sum, explain
from greatpowers.games.imperialism.rules import (
    conquest,
    development,
    ending,
    needs,
    peace,
    strength,
)
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.table import Table
from tests.rules.imperialism.scenes import (
    after,
    asked,
    believe,
    give,
    lay,
    levels,
    open_table,
    play,
    position,
    price,
    rule_by,
)
from tests.rules.imperialism.war_scenes import achieve, quiet_position


def lines(told: Sum) -> dict[str, int]:
    """Return the lines of a sum, which add up to it."""
    assert sum(line["number"] for line in told["bill"]) == told["number"]
    return {line["text"]: line["number"] for line in told["bill"]}


# -- scoring ----------------------------------------------------------------------------------


def test_the_scoring_tells_places_faith_and_totals() -> None:
    state = position("spain", "england", "russia")
    state.glory = [3, 2, 9]
    believe(state, 1, "calvinism")
    levels(state, 0, army=5, food=2, gold=1)
    levels(state, 1, army=3, food=2, gold=1)
    levels(state, 2, army=3)
    scoring = explain(state, None)["scoring"]
    points = {each["id"]: each["points"] for each in scoring["categories"]}
    assert (points["army"], points["food"], points["spices"]) == ([2, 0, 0], [1, 1, 0], [0] * 3)
    assert scoring["faithful"] == [4, 0, 0]
    assert scoring["totals"] == ending.final_scores(state) == [11, 4, 9]
    assert scoring["winners"] == [0]


def test_nothing_is_explained_before_everybody_leads_a_power() -> None:
    assert new_table("imperialism", {"players": "3"}, 1).explain(0) == {}


def test_where_levels_and_glory_come_from_is_told_by_track() -> None:
    state = position("spain", "england")
    lay(state, 0, "livonia")
    levels(state, 0, army=9)
    told = explain(state, None)["sources"][0]
    printed = sum(told["army"].values()) - told["army"]["bill-on-no-card"]
    assert printed == 1, "one army is printed on Spain or Livonia"
    for track, level in zip(TRACKS, state.level[0], strict=True):
        assert sum(told.get(track, {}).values()) == level
    assert told["fleet"]["bill-on-no-card"] == 0 - 3, "the scene leaves out what is printed"


def test_where_levels_come_from_follows_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position("spain", "england")
    lay(state, 0, "livonia")
    livonia = TERRITORIES.index("livonia")
    more = tuple((*row, (0, 5)) if n == livonia else row for n, row in enumerate(TERRITORY_LEVELS))
    before = explain(state, None)["sources"][0]["army"].get("card-livonia", 0)
    explaining = import_module("greatpowers.games.imperialism.explain")
    monkeypatch.setattr(explaining, "TERRITORY_LEVELS", more)
    assert explain(state, None)["sources"][0]["army"]["card-livonia"] == before + 5


# -- needs ------------------------------------------------------------------------------------


def test_a_territory_tells_what_is_missing_for_it() -> None:
    state = position()
    levels(state, 0, army=3, fleet=1)
    state.ducats[0] = price("livonia") - 1
    give(state, 0, "livonia")
    told = explain(state, 0)["territories"]["livonia"]
    assert told == {
        "missing": {"fleet": 1},
        "short": 1,
        "reason": "no-too-weak-to-conquer",
        "args": {"what": "count-fleet", "needed": 2, "has": 1},
    }
    levels(state, 0, fleet=2)
    told = explain(state, 0)["territories"]["livonia"]
    assert told["reason"] == "no-too-poor-to-conquer"
    assert told["args"] == {
        "what": "count-ducats",
        "needed": price("livonia"),
        "has": price("livonia") - 1,
    }
    state.ducats[0] += 1
    told = explain(state, 0)["territories"]["livonia"]
    assert told == {"missing": {}, "short": 0, "reason": "", "args": {}}


def test_a_marker_that_is_there_bars_another() -> None:
    state = position()
    lay(state, 0, "india")
    assert explain(state, 0)["territories"]["india"]["reason"] == "no-marker-there"


def test_only_territories_that_a_seat_knows_are_told() -> None:
    state = position()
    give(state, 1, "livonia")
    state.row = [TERRITORIES.index("brazil")]
    state.territory_deck.remove(state.row[0])
    assert sorted(explain(state, 0)["territories"]) == ["brazil", "china", "india"]
    assert "livonia" in explain(state, 1)["territories"]
    assert explain(state, None)["territories"] == {}
    state.seen[1] = [0b11]
    assert "livonia" in explain(state, 0)["territories"]


def test_an_achievement_tells_its_clauses_for_everybody() -> None:
    state = position()
    shown = needs.available(state)
    told = explain(state, None)["achievements"]
    assert len(told) == len(shown)
    assert all(len(by_seat) == 2 for by_seat in told.values())
    for by_seat in told.values():
        assert not all(clause["met"] for clause in by_seat[0])
        assert any(clause["missing"] for clause in by_seat[0])


def test_of_alternatives_one_is_enough() -> None:
    state = position()
    renaissance = ACHIEVEMENTS.index("renaissance")
    state.slots = [renaissance]
    levels(state, 0, food=10)
    clauses = explain(state, 0)["achievements"]["renaissance"][0]
    assert [clause["met"] for clause in clauses] == [False, True]
    assert list(clauses[1]["missing"]) == ["textiles"]


@pytest.mark.parametrize(
    ("power", "religion", "reason"),
    [
        ("russia", "", "no-never-converts"),
        ("spain", "calvinism", "no-converted-already"),
        ("spain", "", "no-religion-not-met"),
    ],
)
def test_a_religion_tells_why_it_is_barred(power: str, religion: str, reason: str) -> None:
    state = position(power, "england")
    if religion:
        believe(state, 0, religion)
    told = explain(state, 0)["religions"]["lutheranism"]
    assert told["reason"] == reason
    assert (told["missing"] is None) == (reason != "no-religion-not-met")
    assert set(told["args"]) == ({"what", "needed", "has"} if told["missing"] else set())


# -- profits and actions ----------------------------------------------------------------------


def test_a_profit_has_a_line_for_trade_choice_and_leader() -> None:
    state = position()
    levels(state, 0, food=2, prestige=7)
    levels(state, 1, food=1)
    rule_by(state, 0, "reformer")
    told = explain(state, 0)["profits"]["develop food"]
    trade = development.trade_profit(state, 0, FOOD)
    assert lines(told)["bill-trade"] == trade
    assert lines(told)["bill-leader"] == 5
    assert lines(told)["bill-choosing"] == development.choosing_bonus(state, 0) > 0
    assert "bill-leader" not in lines(explain(state, 1)["profits"]["develop food"])


def test_a_profit_is_what_the_development_brings() -> None:
    state = quiet_position()
    levels(state, 0, weapons=3, army=7)
    told = explain(state, 0)["profits"]["develop weapons"]["number"]
    before = state.ducats[0]
    table = open_table(state)
    play(table, "develop weapons")
    assert table.state.ducats[0] == before + told


def test_actions_tell_what_begins_them_and_why_not() -> None:
    state = position()
    after(state, 0, "taxes")
    give(state, 0, "exceptional_year")
    told = explain(state, 0)["actions"]
    assert "play exceptional_year" in told["development"]["options"]
    assert told["development"]["reason"] == ""
    assert told["taxes"] == {"options": [], "reason": "no-same-action-again"}
    assert told["conquest"] == {"options": [], "reason": "bar-conquest"}
    rule_by(state, 0, "civil_war")
    assert explain(state, 0)["actions"]["war"]["reason"] == "no-ruler-forbids-war"
    assert explain(state, 1)["actions"] == {}


# -- war --------------------------------------------------------------------------------------


def war(*defence: str) -> State:
    """Return a land war of Sweden, ahead by nine, on Spain with some cards in hand."""
    state = quiet_position("sweden", "spain")
    levels(state, 0, army=6, weapons=4)
    rule_by(state, 0, "defender_of_the_faith")
    achieve(state, 0, "standing_army")
    believe(state, 1, "calvinism")
    levels(state, 1, army=7, weapons=1)
    give(state, 0, "venal_advisers")
    give(state, 1, *defence)
    return state


def fight(state: State, seat: int | None) -> Fight:
    """Return what a seat is told of the war that is fought."""
    told = explain(state, seat)["war"]
    assert told is not None
    return told


def test_both_sides_of_a_war_have_a_bill() -> None:
    table = open_table(war("border_raids"))
    play(table, "attack venal_advisers", "land_war spain")
    told = fight(table.state, None)
    assert lines(told["attack"]) == {
        "track-army": 6,
        "power-sweden": 1,
        "achievement-standing_army": 1,
        "bill-dissenters": 3,
        "card-venal_advisers": 5,
    }
    assert lines(told["defence"]) == {"track-army": 7}
    assert (told["lead"], told["winner"]) == (9, 0)
    terms = told["terms"]
    assert (terms["tribute"]["number"], terms["humiliation"]["number"]) == (9, 3)
    assert terms["plunder"]["number"] == 4


def test_a_card_for_the_other_kind_of_war_has_a_line_of_nothing() -> None:
    state = quiet_position("france", "spain")
    give(state, 0, "naval_blockade")
    give(state, 1, "border_raids")
    table = open_table(state)
    play(table, "attack naval_blockade", "land_war spain")
    told = fight(table.state, None)
    assert lines(told["attack"]) == {"track-army": 0, "card-naval_blockade": 0}


def test_only_the_defender_is_told_what_cards_would_do() -> None:
    state = war("border_raids", "venal_advisers", "reformer")
    table = open_table(state)
    play(table, "attack venal_advisers", "land_war spain")
    told = fight(table.state, 1)["defences"]
    assert [(each["cards"], each["adds"], each["lead"]) for each in told] == [
        (["border_raids"], 3, 6),
        (["venal_advisers"], 5, 4),
        (["venal_advisers", "border_raids"], 8, 1),
    ]
    assert {each["winner"] for each in told} == {0}
    assert fight(table.state, 0)["defences"] == []
    assert fight(table.state, None)["defences"] == []
    play(table, "defend venal_advisers")
    assert [each["cards"] for each in fight(table.state, 1)["defences"]] == [["border_raids"]]


def test_a_declared_card_counts_in_the_wars_that_could_be() -> None:
    table = open_table(war())
    before = explain(table.state, 0)
    assert (before["declared"], before["matches"][0]["attack"]["number"]) == (None, 11)
    play(table, "attack venal_advisers")
    assert asked(table) == (0, "ask-war")
    told = explain(table.state, 0)
    assert (told["declared"], told["matches"][0]["attack"]["number"]) == ("venal_advisers", 16)
    assert told["matches"][0]["lead"] == 16 - 7
    assert "card-venal_advisers" not in lines(explain(table.state, 1)["matches"][0]["attack"])


# -- prices -----------------------------------------------------------------------------------


def test_prices_have_bills() -> None:
    state = position()
    levels(state, 0, army=9, fleet=9)
    state.ducats[0] = 20
    give(state, 0, "livonia")
    table = open_table(state)
    (line,) = table.bill(0, "conquer livonia")
    assert line.data() == {
        "text": "bill-territory",
        "args": {"card": "card-livonia"},
        "number": price("livonia"),
    }


def test_the_ways_to_peace_have_bills() -> None:
    state = war()
    state.ducats[1] = 20
    levels(state, 1, prestige=5)
    table = open_table(state)
    play(table, "attack venal_advisers", "land_war spain")
    assert asked(table) == (1, "ask-peace")
    tribute = [(line.text, line.number) for line in table.bill(1, "pay_tribute")]
    assert tribute == [("bill-attack", 16), ("bill-defence", -7)]
    shame = [(line.args["power"], line.number) for line in table.bill(1, "be_humiliated")]
    assert shame == [("power-sweden", 4), ("power-spain", -1)]
    assert (table.cost(1, "pay_tribute"), table.cost(1, "be_humiliated")) == (9, 3)


def test_humiliation_costs_at_least_a_point() -> None:
    state = war()
    levels(state, 1, prestige=5, weapons=6)
    table = open_table(state)
    play(table, "attack venal_advisers", "land_war spain")
    bill = [(line.text, line.number) for line in table.bill(1, "be_humiliated")]
    assert bill == [("bill-arms", 4), ("bill-arms", -6), ("bill-at-least-one", 3)]
    assert table.cost(1, "be_humiliated") == 1


# -- one rule, said once ----------------------------------------------------------------------


def test_a_changed_rule_changes_the_explanation(monkeypatch: pytest.MonkeyPatch) -> None:
    state = war("border_raids")
    levels(state, 0, food=2, prestige=9)
    give(state, 0, "livonia")
    state.ducats[0] = 5
    before = explain(state, 0)
    monkeypatch.setattr(ending, "FIRST_PLACE", 7)
    monkeypatch.setattr(development, "MOST_FOR_PRESTIGE", 8)
    monkeypatch.setattr(conquest, "COST", [cost + 2 for cost in COST])
    monkeypatch.setattr(strength, "are_dissenters", lambda *_: False)
    now = explain(state, 0)
    assert now["scoring"]["totals"][0] - before["scoring"]["totals"][0] == 5 * 3
    profits = [told["profits"]["develop food"]["number"] for told in (before, now)]
    assert profits[1] - profits[0] == 3
    short = [told["territories"]["livonia"]["short"] for told in (before, now)]
    assert short[1] - short[0] == 2
    leads = [told["matches"][0]["lead"] for told in (before, now)]
    assert leads[1] - leads[0] == -3


def test_a_changed_rule_of_war_changes_the_terms(monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(war("border_raids"))
    play(table, "attack venal_advisers", "land_war spain")
    monkeypatch.setattr(peace, "arms", lambda _: SHIPYARDS)
    monkeypatch.setattr(strength, "victor", lambda s, _: s.defender)
    terms = fight(table.state, 1)["terms"]
    assert (terms["humiliation"]["number"], terms["plunder"]["number"]) == (1, 0)


# -- secrets ----------------------------------------------------------------------------------


def canonical(data: object) -> str:
    return json.dumps(data, sort_keys=True)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_what_a_seat_cannot_see_makes_no_difference(players: str) -> None:
    chance = random.Random(players)
    table: Table[State] = new_table("imperialism", {"players": players}, players)
    compared = 0
    while table.result is None and table.position < 700:
        if table.position % 5 == 0:
            for seat in range(int(players)):
                other = table.fork(redeal_for=seat, seed=str(chance.random()))
                assert canonical(other.explain(seat)) == canonical(table.explain(seat))
                assert canonical(other.explain(None)) == canonical(table.explain(None))
                compared += other.state.data() != table.state.data()
        seat = table.asks()[0].seat
        table.answer(seat, chance.choice(table.options(seat)))
    assert compared > 50


def test_an_explanation_is_plain_data_of_its_own() -> None:
    table = open_table(war("border_raids"))
    before = json.dumps(table.state.data())
    for seat in (None, 0, 1):
        told = GAME.explain(table.state, seat, None)
        assert json.loads(json.dumps(told)) == told
        told["scoring"]["totals"].clear()
    assert json.dumps(table.state.data()) == before
