"""22.0: every card and table says where it comes from, and the decks are what the book lists."""

import json
from collections import Counter
from itertools import product

import pytest

from greatpowers.games.price_of_power.components.cards import (
    ACTION_ROWS,
    EVENT_ROWS,
    IDEA_ROWS,
    MILESTONE_ROWS,
    MILESTONE_TYPES,
    MISSION_ROWS,
    SETUP_ROWS,
    SHAPES,
    STRUGGLE_ROWS,
    TRADE_ROWS,
)
from greatpowers.games.price_of_power.components.tables import POWERS
from greatpowers.games.price_of_power.components.world import (
    ALL_NODES,
    AREA_OF,
    AREAS,
    FACES,
    FLAG,
    FOLDER,
    IS_MARITIME,
    LAND,
    NODE_AREAS,
    NODE_ZONES,
    NODES,
    PROVINCES_OF,
    is_distant,
    node,
    province,
    realm,
)
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row, read_data

ACTIONS = read_data(FOLDER, "actions")
TRADE = read_data(FOLDER, "trade")
MISSIONS = read_data(FOLDER, "missions")
SETUPS = read_data(FOLDER, "setups")
TABLES = read_data(FOLDER, "tables")
SECTIONS = {row["id"] for row in json.loads((FOLDER / "data/sections.json").read_text("utf-8"))}

SOURCED: dict[str, list[Row]] = {
    "actions": ACTION_ROWS,
    "action cards": ACTIONS["cards"],
    "display actions": [deed for row in ACTION_ROWS for deed in row.get("actions", ())],
    "trade cards": TRADE_ROWS,
    "trade tables": list(TRADE["tables"].values()),
    "ideas": IDEA_ROWS,
    "events": EVENT_ROWS,
    "rulers on events": [row["ruler"] for row in EVENT_ROWS if "ruler" in row],
    "missions": MISSION_ROWS,
    "milestones": MILESTONE_ROWS,
    "struggles": STRUGGLE_ROWS,
    "set-ups": SETUP_ROWS,
    "common set-ups": SETUPS["common"],
    "later starts": SETUPS["later_starts"],
    "scenarios": read_data(FOLDER, "scenarios")["scenarios"],
    "dice": TABLES["dice"],
    "units": TABLES["units"],
    "tables": [
        TABLES[name]
        for name in ("corruption", "stability", "authority", "loans", "hand", "start", "curia")
    ],
}


def comes_from(said: str) -> bool:
    """Say whether a source is one: a section of the book, what is publicly known, or ours."""
    if said in ("known", "reconstructed", "rulebook, list of components"):
        return True
    section = said.removeprefix("rulebook §")
    return section != said and not SECTIONS.isdisjoint((section, f"{section}.0"))


@rule("22.0")
@pytest.mark.parametrize("kind", SOURCED)
def test_everything_says_where_it_comes_from(kind: str) -> None:
    assert SOURCED[kind]
    for row in SOURCED[kind]:
        assert comes_from(row.get("from", "")), row


@rule("22.0")
@pytest.mark.parametrize(
    ("rows", "standard", "deluxe"),
    [
        (EVENT_ROWS, 110, 221),
        (MISSION_ROWS, 88, 160),
        (MILESTONE_ROWS, 48, 64),
        (IDEA_ROWS, 21, 30),
        (STRUGGLE_ROWS, 3, 10),
        ([*SETUPS["setups"], *SETUPS["common"]], 8, 17),
    ],
)
def test_both_editions_have_so_many(rows: list[Row], standard: int, deluxe: int) -> None:
    editions = Counter(row["edition"] for row in rows)
    assert (editions["standard"], editions.total()) == (standard, deluxe)


@rule("22.0", "9.7.3")
def test_there_are_dice_of_six_faces() -> None:
    assert {row["id"]: row["count"] for row in TABLES["dice"]} == {
        "infantry": 6,
        "cavalry": 3,
        "artillery": 3,
        "rebel": 3,
        "exploration": 1,
        "d6": 1,
    }
    assert all(len(row["faces"]) == 6 for row in TABLES["dice"])


@rule("13.3", "22.0")
def test_no_dynamic_realm_needs_more_tokens_than_there_are_of_its_colour() -> None:
    tokens = TABLES["dnpr_colours"]
    assert sum(number for number in tokens.values() if isinstance(number, int)) == 53
    born = [row for row in effects_in(EVENT_ROWS) if row["effect"] == "dnpr"]
    assert len(born) > 5
    for row in born:
        assert len(row["provinces"]) <= tokens[row["colour"]], row["realm"]


def effects_in(rows: object) -> list[Row]:
    """Return all effects that stand in some rows, also those within others."""
    if isinstance(rows, list):
        return [found for row in rows for found in effects_in(row)]
    if not isinstance(rows, dict):
        return []
    here = [rows] if "effect" in rows else []
    return here + [found for row in rows.values() for found in effects_in(row)]


# -- Action cards and characters -------------------------------------------------------------------


@rule("6.1", "22.0")
def test_each_deck_has_36_action_cards() -> None:
    deck_of = {row["id"]: row["deck"] for row in ACTION_ROWS}
    assert Counter(deck_of[row["action"]] for row in ACTIONS["cards"]) == dict.fromkeys(POWERS, 36)
    copies = {row["id"]: row["copies"] for row in ACTION_ROWS}
    assert Counter(row["action"] for row in ACTIONS["cards"]) == copies


@rule("7.2", "16.5.1")
def test_characters_fall_ill_by_four_shapes_alike_and_cost_what_they_are_worth() -> None:
    people = [row["character"] for row in ACTIONS["cards"]]
    assert Counter(who["mortality"] for who in people) == dict.fromkeys(SHAPES, 27)
    for who in people:
        if who["kind"] == "advisor":
            assert who["ducats"] == {1: 1, 2: 2, 3: 4}[who["skill"]]
        else:
            assert who["mil_cost"] in (1, 2)


@rule("7.2.4", "7.2.5")
def test_the_two_characters_that_the_book_shows() -> None:
    by_id = {row["id"]: row["character"] for row in ACTIONS["cards"]}
    advisor = by_id["development_1"]
    assert (advisor["field"], advisor["skill"], advisor["ducats"]) == ("adm", 2, 2)
    [pizarro] = [who for who in by_id.values() if who["after"] == "Francisco Pizarro"]
    assert (pizarro["dice"], pizarro["mil_cost"]) == ({"cavalry": 2}, 1)


# -- Ideas, goals, Events --------------------------------------------------------------------------


@rule("8.0", "8.1")
def test_there_are_ten_ideas_of_each_type_one_of_them_basic() -> None:
    assert Counter(row["type"] for row in IDEA_ROWS) == dict.fromkeys(POWERS, 10)
    basic = [row["type"] for row in IDEA_ROWS if row.get("basic")]
    assert Counter(basic) == dict.fromkeys(POWERS, 1)
    first = [row["type"] for row in IDEA_ROWS if row["age"] == 1 and not row.get("basic")]
    assert all(first.count(kind) >= 2 for kind in POWERS)


@rule("17.2")
def test_every_mission_can_be_reached_from_a_starter() -> None:
    decks = {row["deck"] for row in MISSION_ROWS}
    assert len(decks) == 9
    for deck in decks:
        rows = {row["number"]: row for row in MISSION_ROWS if row["deck"] == deck}
        assert len(rows) == (10 if deck.startswith("generic") else 20)
        for row in rows.values():
            assert bool(row.get("starter")) == (not row.get("requires_any")), row["id"]
        done = {number for number, row in rows.items() if row.get("starter")}
        assert len(done) >= 4
        for _ in rows:
            done |= {n for n, row in rows.items() if done.intersection(row.get("requires_any", ()))}
        assert done == set(rows), deck


@rule("17.2", "17.3")
def test_missions_are_worth_two_to_six_and_milestones_lie_in_fours() -> None:
    assert {row["prestige"] for row in MISSION_ROWS} == {2, 3, 4, 5, 6}
    kinds = Counter((row["age"], row["type"]) for row in MILESTONE_ROWS)
    assert kinds == dict.fromkeys(product((1, 2, 3, 4), MILESTONE_TYPES), 4)


@rule("16.1")
@pytest.mark.parametrize("age", [1, 2, 3, 4])
def test_each_age_has_events_of_every_shape_and_two_of_every_realm(age: int) -> None:
    rows = [row for row in EVENT_ROWS if row["age"] == age]
    shapes = Counter(row["mortality"] for row in rows if row["type"] == "A")
    assert set(shapes) == set(SHAPES)
    assert min(shapes.values()) >= 2
    realms = Counter(row["realm"] for row in rows if row["type"] == "realm")
    assert realms == {row["realm"]: 2 for row in SETUPS["setups"]}
    assert len(realms) == 14


@rule("16.1", "16.3")
def test_every_event_does_something_and_leaves_a_choice_of_two_or_three() -> None:
    for row in EVENT_ROWS:
        assert row.get("always") or row.get("options"), row["id"]
        assert len(row.get("options", (1, 2))) in (2, 3), row["id"]


@rule("17.4")
def test_battlegrounds_are_areas_and_ages_those_in_which_they_fit() -> None:
    for row in STRUGGLE_ROWS:
        assert row["areas"]
        assert all(name in AREAS for name in row["areas"])
        assert set(row["ages"]) <= {1, 2, 3, 4}


# -- Trade -----------------------------------------------------------------------------------------


@rule("12.1")
def test_every_node_is_on_four_cards_and_every_card_has_two_or_three() -> None:
    found = Counter(each["node"] for row in TRADE_ROWS for each in row["nodes"])
    assert set(found) == set(NODES)
    assert min(found.values()) >= 4
    for row in TRADE_ROWS:
        assert len(row["nodes"]) in (2, 3)
        assert all(1 <= len(each["keys"]) <= 4 for each in row["nodes"])
    assert {number for row in TRADE_ROWS for number in row["continents"]} == {1, 2, 3, 4, 5}


def lies_near(key: int, market: int) -> bool:
    """Say whether a key Province lies on the waters of a node, or a few Areas from it."""
    home = AREA_OF[key]
    if IS_MARITIME[market]:
        seas = set(NODE_ZONES[market])
        beside = LAND[home] if is_distant(home) else ()
        ports = {key, *(port for other in beside for port in PROVINCES_OF[other])}
        return any(seas.intersection(FACES[port]) for port in ports)
    near = set(NODE_AREAS[market])
    for _ in range(4 if is_distant(home) else 2):
        near |= {other for place in near for other in LAND[place]}
    return home in near


@rule("12.1")
@pytest.mark.parametrize("market", ALL_NODES, ids=lambda number: NODES[number])
def test_key_provinces_lie_near_their_node(market: int) -> None:
    for row in TRADE_ROWS:
        for each in row["nodes"]:
            if node(each["node"]) == market:
                for key in each["keys"]:
                    assert lies_near(province(key["province"]), market), (row["id"], key)


@rule("5.4.4", "12.5")
def test_the_cards_of_the_examples() -> None:
    by_id = {row["id"]: row for row in TRADE_ROWS}
    furs = by_id["furs_1"]
    keys = {
        key["province"]: 1 + key.get("plus", 0) for each in furs["nodes"] for key in each["keys"]
    }
    assert keys["novgorod"] + keys["neva"] + keys["ladoga"] + 1 == 7
    assert (keys["arkhangelsk"] + 1, keys["west_siberia"]) == (3, 3)
    assert furs["nodes"][0]["secondary"] == "baltic_sea"
    english = {
        each["node"]: sum(
            FLAG[province(key["province"])] == realm("england") for key in each["keys"]
        )
        for each in by_id["cloth_1"]["nodes"]
    }
    assert english == {"champagne": 0, "english_channel": 2}
    assert TRADE["tables"]["std"]["rows"] == [[6, 11, 14], [3, 8, 10], [1, 5, 6]]
