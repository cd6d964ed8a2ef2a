"""What the rules make of the table: the very numbers that they reckon with, line by line."""

from collections.abc import Mapping, Sequence

import pytest

from greatpowers.games.realpolitik.components import (
    ALL_POWERS,
    AUSTRIA,
    CARD_COST,
    FORTRESS_COST,
    FRANCE,
    HOME,
    MORALE_COST,
    POWERS,
    PRUSSIA,
    TERRITORIES,
    TRAIN_COST,
    TYPE,
    UNIT_COST,
    VICTORY,
)
from greatpowers.games.realpolitik.explain import BillLine, Explanation, SideExplained, explain
from greatpowers.games.realpolitik.rules import (
    administration,
    battle_cards,
    mobilisation,
    seas,
    sides,
    victory,
)
from greatpowers.games.realpolitik.rules.administration import influence_to_extend, taxes
from greatpowers.games.realpolitik.rules.mobilisation import buying_menu
from greatpowers.games.realpolitik.state import MOBILISATIONS, RealpolitikTable
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    ally,
    attack,
    diplomacy,
    fortify,
    garrison,
    give,
    lay_trains,
    leave_loose,
    mobilise,
    move,
    pass_cards,
    play,
    position,
    put,
    run_italy,
    start,
    totals,
)

SPECTATOR = None


def told(lines: Sequence[BillLine]) -> list[tuple[str, int]]:
    """Return the lines of a bill in short."""
    return [(line["text"], line["number"]) for line in lines]


def sum_of(*bills: Sequence[BillLine]) -> int:
    return sum(line["number"] for bill in bills for line in bill)


# -- powers ----------------------------------------------------------------------------------


@rule("4.1", "4.3")
def test_incomes_are_told_territory_by_territory() -> None:
    state = position(4)
    garrison(state, "prussia", "sho", "sax", "boh")
    powers = explain(state, SPECTATOR)["powers"]
    for power in ALL_POWERS:
        assert sum_of(powers[POWERS[power]]["taxes"]) == taxes(state, power)
        assert sum_of(powers[POWERS[power]]["influence"]) == influence_to_extend(state, power)
    lands = [line["args"]["territory"] for line in powers["prussia"]["influence"]]
    assert "territory-boh" in lands
    assert "territory-bra" not in lands
    assert "territory-bra" in [line["args"]["territory"] for line in powers["prussia"]["taxes"]]


@rule("6.2", "6.3", "6.4")
def test_a_minor_italy_is_run_by_another_and_has_no_card_for_influence() -> None:
    state = position()
    garrison(state, "italy", "ven")
    run_italy(state, "france")
    italy = explain(state, SPECTATOR)["powers"]["italy"]
    assert (italy["minor"], italy["run_by"], italy["influence"]) == (True, "france", [])
    assert italy["actions"] == ["taxation", "mobilisation", "dispatch", "movement"]
    major = explain(position(4), SPECTATOR)["powers"]["italy"]
    assert (major["minor"], major["run_by"]) == (False, "italy")
    assert "extend_influence" in major["actions"]
    assert explain(position(), SPECTATOR)["powers"]["italy"]["run_by"] is None


@rule("3.0")
def test_allies_are_told_to_all() -> None:
    state = position()
    ally(state, "france", "prussia")
    powers = explain(state, AUSTRIA)["powers"]
    assert [powers[power]["ally"] for power in POWERS] == ["prussia", "france", None, None]


@rule("2.1")
def test_what_a_power_lacks_of_the_end() -> None:
    state = position()
    state.influence[:3] = [0, VICTORY - 3, VICTORY + 2]
    powers = explain(state, SPECTATOR)["powers"]
    assert [powers[power]["to_go"] for power in POWERS[:3]] == [VICTORY, 3, 0]


@rule("2.2", "R38")
def test_the_ranking_knows_both_ways_to_break_a_tie() -> None:
    state = position()
    state.influence[:3] = [VICTORY, VICTORY + 1, VICTORY]
    assert explain(state, SPECTATOR)["ranking"] == ["prussia", "france", "austria"]
    state.prestige_breaks_ties = True
    assert explain(state, SPECTATOR)["ranking"] == ["france", "austria", "prussia"]
    state.influence[FRANCE] -= 1
    assert explain(state, SPECTATOR)["ranking"] == ["austria", "prussia", "france"]


# -- the map ---------------------------------------------------------------------------------


@rule("4.5.4", "R18")
def test_seas_tell_what_the_ports_weigh() -> None:
    state = position()
    before = explain(state, SPECTATOR)["seas"]["north_sea"]
    assert before["controller"] == "france"
    assert before["weights"]["austria"] == 0
    garrison(state, "prussia", "bel", "nor")
    after = explain(state, SPECTATOR)["seas"]["north_sea"]
    assert after["weights"]["prussia"] > before["weights"]["prussia"]
    assert after["weights"]["france"] < before["weights"]["france"]


@rule("4.5.2", "R16")
def test_the_trains_of_friends_make_chains() -> None:
    state = position()
    lay_trains(state, "france", "ile", "alo")
    lay_trains(state, "prussia", "rhi")
    lay_trains(state, "austria", "vie")
    assert explain(state, SPECTATOR)["rails"] == [("ile", "alo")]
    ally(state, "france", "prussia")
    assert explain(state, SPECTATOR)["rails"] == [("ile", "alo"), ("alo", "rhi")]
    state.garrison[TERRITORIES.index("alo")] = AUSTRIA
    assert explain(state, SPECTATOR)["rails"] == []


@rule("R23", "R24")
def test_the_works_of_every_controlled_territory() -> None:
    state = position()
    fortify(state, "prussia", "bra")
    garrison(state, "austria", "sax")
    defences = explain(state, SPECTATOR)["works"]
    assert (defences["bra"], defences["sil"], defences["sax"]) == (4, 1, 1)
    assert "swi" not in defences


@rule("4.5")
def test_generals_of_the_mover_have_moved_once_in_a_step() -> None:
    state = position()
    put(state, "moltke", "bra", 2)
    put(state, "crown_prince", "bra", 2)
    table = move(state, "prussia")
    start(table, "austria", "move moltke", "march pom")
    assert explain(table.state, SPECTATOR)["moved"] == ["moltke"]


@rule("4.5")
def test_a_move_of_the_turn_before_is_none_of_this_turn() -> None:
    state = position()
    put(state, "moltke", "bra", 2)
    state.has_moved = [True] * len(state.has_moved)
    state.movers = [PRUSSIA]
    state.stage = MOBILISATIONS
    assert explain(state, SPECTATOR)["moved"] == []


@rule("6.1", "R34")
def test_the_steps_of_the_talks() -> None:
    assert explain(position(), SPECTATOR)["talks"] == {
        "propose": ["france", "prussia", "austria"],
        "pledge": list(POWERS),
        "bid": list(POWERS),
    }
    assert explain(position(4), SPECTATOR)["talks"] == {
        "propose": list(POWERS),
        "pledge": list(POWERS),
    }


# -- battles ---------------------------------------------------------------------------------


def battle() -> RealpolitikTable:
    """Return a battle for Venetia: Italy, supported by France, against Austria at home."""
    state = position()
    run_italy(state, "france")
    garrison(state, "austria", "ven")
    fortify(state, "austria", "ven")
    leave_loose(state, ven=1)
    garrison(state, "france", "lom")
    put(state, "la_marmora", "ven", 3, came_from="lom")
    put(state, "macmahon", "lom", 2)
    put(state, "albrecht", "ven", 3)
    give(state, "italy", 4, 4)
    give(state, "austria", 2, 4, 4)
    return attack(state, "italy")


def both(table: RealpolitikTable, viewer: int | None) -> list[SideExplained]:
    return explain(table.state, viewer)["sides"]


@rule("5.1", "R24")
def test_the_strength_of_each_side_source_by_source() -> None:
    table = battle()
    play(table, "support macmahon")
    attackers, defenders = both(table, SPECTATOR)
    assert told(attackers["strength"]) == [("bill-general", 4), ("bill-support", 4)]
    assert attackers["strength"][1]["args"] == {
        "general": "general-macmahon",
        "strength": 2,
        "units": 2,
    }
    assert told(defenders["strength"]) == [
        ("bill-general", 5),
        ("bill-garrison", 1),
        ("bill-fortress", 2),
        ("bill-loose-units", 1),
    ]
    assert attackers["powers"] == ["italy", "france"]
    assert attackers["piles"] == ["la_marmora", "macmahon"]
    assert defenders["piles"] == ["albrecht"]


@rule("5.3", "R27")
def test_a_garrison_alone_has_a_pile_of_its_own() -> None:
    state = position()
    garrison(state, "austria", "sax")
    put(state, "moltke", "sax", 3, came_from="bra")
    give(state, "austria", 2, 3)
    defenders = both(attack(state, "prussia"), SPECTATOR)[1]
    assert defenders["piles"] == ["garrison"]
    assert defenders["limits"] == {"austria": 1}


@rule("5.10.2", "5.10.4", "R40")
def test_cards_are_worth_what_one_can_see_of_them() -> None:
    table = battle()
    play(table, "done", "lay 4", "lay 2", "lay 4", "lay 4")
    attackers, defenders = both(table, FRANCE)
    assert told(attackers["cards"]) == [("bill-cards", 8), ("bill-card-pairs", 1)]
    assert (attackers["hidden"], attackers["laid"]) == (0, {"italy": 2})
    assert (defenders["cards"], defenders["hidden"]) == ([], 2)
    defenders = both(table, AUSTRIA)[1]
    assert told(defenders["cards"]) == [("bill-cards", 6), ("bill-cards-at-home", 1)]
    assert [side["hidden"] for side in both(table, SPECTATOR)] == [2, 2]


@rule("5.10.1", "R26")
def test_a_struck_card_counts_as_laid_and_adds_nothing() -> None:
    state = position()
    put(state, "moltke", "sax", 3, came_from="bra")
    put(state, "albrecht", "sax", 3)
    give(state, "prussia", 5, 5)
    give(state, "austria", 1)
    table = attack(state, "prussia")
    play(table, "lay 5")
    assert told(both(table, PRUSSIA)[0]["cards"]) == [("bill-cards", 5)]
    assert both(table, AUSTRIA)[0]["hidden"] == 1
    play(table, "lay_open 1", "strike 1")
    attackers, defenders = both(table, SPECTATOR)
    assert (attackers["cards"], attackers["hidden"]) == ([], 0)
    assert attackers["laid"] == {"prussia": 1}
    assert told(defenders["cards"]) == [("bill-cards", 1)]


@rule("5.4")
def test_what_was_told_before_the_last_card_is_what_counts_in_the_end() -> None:
    table = battle()
    play(table, "support macmahon", "lay 4", "lay 2", "lay 4")
    own, _ = both(table, FRANCE)
    _, defence = both(table, AUSTRIA)
    expected = tuple(sum_of(side["strength"], side["cards"]) for side in (own, defence))
    pass_cards(table)
    assert totals(table) == expected


def test_without_a_battle_there_are_no_sides() -> None:
    assert explain(position(), SPECTATOR)["sides"] == []


# -- prices ----------------------------------------------------------------------------------


@rule("4.2.4", "R10")
@pytest.mark.parametrize(
    ("option", "text", "cost"),
    [
        ("recruit_with moltke", "bill-unit", UNIT_COST),
        ("recruit_in bra", "bill-unit", UNIT_COST),
        ("buy_train bra", "bill-train", TRAIN_COST),
        ("buy_card", "bill-battle-card", CARD_COST),
        ("build_fortress bra", "bill-fortress", FORTRESS_COST),
        ("buy_morale", "bill-morale", MORALE_COST),
    ],
)
def test_every_purchase_says_what_it_costs_and_that_is_paid(
    option: str, text: str, cost: int
) -> None:
    state = position()
    state.money[PRUSSIA] = 10
    put(state, "moltke", "bra", 2)
    table = mobilise(state, "prussia")
    play(table, "done", "done")
    assert [(line.text, line.number) for line in table.bill(PRUSSIA, option)] == [(text, cost)]
    assert {choice.paid_in for choice in buying_menu(state, PRUSSIA)[1:]} == {"money"}
    play(table, option)
    assert table.state.money[PRUSSIA] == 10 - cost


@rule("6.1", "R35")
def test_a_bid_is_paid_in_morale() -> None:
    table = diplomacy(position())
    play(table, "pass", "pass", "pass", "pledge italy", "pledge italy", "pledge_nobody")
    ask = table.asks()[0]
    assert ask.prompt == "ask-bid"
    assert [choice.paid_in for choice in ask.menu()] == ["morale"]
    assert [(line.text, line.number) for line in table.bill(ask.seat, "bid 2")] == [("bill-bid", 2)]
    assert table.bill(ask.seat, "bid 0") == []


# -- a changed rule changes what is told ------------------------------------------------------


def at_war() -> Explanation:
    table = battle()
    play(table, "support macmahon", "lay 4", "lay 2", "lay 4")
    return explain(table.state, AUSTRIA)


def every_home(_power: int, place: int) -> bool:
    return TYPE[place] == HOME


@pytest.mark.parametrize(
    ("module", "name", "changed", "part"),
    [
        (sides, "GARRISON_STRENGTH", 4, "sides"),
        (sides, "FORTRESS_STRENGTH", 5, "sides"),
        (sides, "force", lambda _s, _general: 9, "sides"),
        (battle_cards, "AT_HOME", 3, "sides"),
        (battle_cards, "_pairs", lambda _s, _places: {0: 7}, "sides"),
        (sides, "HOME_GUARD", 3, "works"),
        (administration, "is_taxed", every_home, "powers"),
        (administration, "gives_influence", every_home, "powers"),
        (victory, "VICTORY", 99, "powers"),
        (seas, "naval_values", lambda _s, _sea: [0, 0, 0, 9], "seas"),
    ],
)
def test_a_changed_rule_changes_the_explanation(
    monkeypatch: pytest.MonkeyPatch, module: object, name: str, changed: object, part: str
) -> None:
    before: Mapping[str, object] = at_war()
    monkeypatch.setattr(module, name, changed)
    after: Mapping[str, object] = at_war()
    assert part in [key for key in before if before[key] != after[key]]


def test_a_changed_price_changes_the_bill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mobilisation, "FORTRESS_COST", 9)
    state = position()
    state.money[PRUSSIA] = 9
    table = mobilise(state, "prussia")
    play(table, "done", "done")
    assert [line.number for line in table.bill(PRUSSIA, "build_fortress bra")] == [9]
    play(table, "build_fortress bra")
    assert table.state.money[PRUSSIA] == 0
