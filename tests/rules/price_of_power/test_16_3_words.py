"""16.3, 8.0: whom and what the words of cards mean, and how they read."""

import re
from pathlib import Path

import pytest

from greatpowers.games.price_of_power.components.cards import (
    ACTION_ROWS,
    ALL_EVENTS,
    ALL_IDEAS,
    DEED_ROWS,
    EVENT_ROWS,
    IDEA_ROWS,
    MILESTONE_ROWS,
    MISSION_ROWS,
    STRUGGLE_ROWS,
    event,
)
from greatpowers.games.price_of_power.components.tables import POWERS
from greatpowers.games.price_of_power.components.world import (
    COUNTER_REFORMED,
    DIVERSE,
    FOLDER,
    NODES,
    PROTESTANT,
    SLOT_OF,
    area,
    node,
    province,
    realm,
)
from greatpowers.games.price_of_power.effects.concerned import FILTERS, seats_concerned
from greatpowers.games.price_of_power.effects.modifiers import (
    CHANGES,
    PASSING,
    may_suppress_with,
    modifier,
    sources,
)
from greatpowers.games.price_of_power.effects.numbers import number
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.selectors import (
    NODE_WORDS,
    areas_meant,
    discs_meant,
    independent_realms,
    is_area_word,
    is_in_spies_reach,
    is_realm_word,
    nodes_meant,
    realms_meant,
)
from greatpowers.games.price_of_power.effects.words import (
    Line,
    all_lines,
    event_words,
    idea_words,
    present_words,
)
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.rule import rule
from greatpowers.kernel.words import Words
from greatpowers.kit.components import Row
from tests.rules.price_of_power.scenes import (
    effects,
    influence,
    play,
    position,
    settle,
    teach,
    vassalize,
)


def scene() -> State:
    """France, England and Austria, who is Emperor."""
    state = position("france", "england", "austria")
    settle(state, 0, "paris", "orleans", "montpellier")
    settle(state, 1, "london", "bordeaux")
    settle(state, 2, "wien", "krain")
    vassalize(state, 0, "provence")
    state.emperor = 2
    return state


def rows_of(cards: list[Row]) -> list[Row]:
    """Return every effect and condition on some cards."""
    found: list[Row] = []
    edge: list[object] = list(cards)
    while edge:
        each = edge.pop()
        if isinstance(each, dict):
            found += [each] if "effect" in each or "is" in each else []
            edge += each.values()
        elif isinstance(each, list):
            edge += each
    return found


EVERY_ROW = rows_of(
    [
        *ACTION_ROWS,
        *DEED_ROWS,
        *EVENT_ROWS,
        *IDEA_ROWS,
        *MISSION_ROWS,
        *MILESTONE_ROWS,
        *STRUGGLE_ROWS,
    ]
)


# -- who -------------------------------------------------------------------------------------------

WHO: list[tuple[str, list[int]]] = [
    ("you", [1]),
    ("owner", [0]),
    ("each", [1, 2, 0]),
    ("others", [2, 0]),
    ("emperor", [2]),
    ("realm:england", [1]),
    ("realm:castile", []),
    ("chosen", [0]),
    ("voters", [2, 0]),
    ("one_opponent", [2, 0]),
    ("each:has_town_in:aquitaine", [1]),
    ("each:hre_member", [2]),
    ("each:not_hre", [1, 0]),
    ("each:adjacent:hungary", [2]),
    ("each:married_to:burgundy", [0]),
    ("each:idea:cannons", [1]),
    ("each:faith:catholic", [1, 2]),
    ("each:not_faith:catholic", [0]),
    ("each:not_realm:france", [1, 2]),
    ("each:christian", [1, 2, 0]),
    ("each:strained", [2]),
    ("each:areas_of_other_faith:1", [0]),
    ("each:continents:2", [1]),
    ("each:ducats_below:5", [1, 2]),
    ("each:ducats_at_least:5", [0]),
    ("each:stability_below:0", [2]),
    ("each:towns_on:1", [1]),
    ("one_opponent:faith:catholic", [2]),
]


@pytest.mark.parametrize(("who", "expected"), WHO)
@rule("16.3", "2.4.5")
def test_who(who: str, expected: list[int]) -> None:
    state = scene()
    state.named_realm = realm("france")
    state.voters = 0b101
    state.married = put(state.married, realm("burgundy"), 0b001)
    teach(state, 1, "cannons")
    state.state_faith = put(state.state_faith, realm("france"), PROTESTANT)
    state.state_faith = put(state.state_faith, realm("england"), COUNTER_REFORMED)
    for name in ("seine", "loire", "languedoc"):
        state.faith = put(state.faith, SLOT_OF[area(name)], PROTESTANT)
    state.faith = put(state.faith, SLOT_OF[area("loire")], DIVERSE)
    settle(state, 1, "antilles")
    state.ducats[0] = 5
    state.stability[2] = -1
    assert seats_concerned(state, who, Reading(1, event("104_1"), 0)) == expected


@rule("16.3")
def test_every_filter_is_tried() -> None:
    tried = {who.split(":")[1] for who, _ in WHO if ":" in who and not who.startswith("realm")}
    assert tried == set(FILTERS)


# -- where -----------------------------------------------------------------------------------------


def names(state: State, *words: str, seat: int = 0) -> set[int]:
    return set(areas_meant(state, words, seat, seat))


def places(*found: str) -> set[int]:
    return {area(name) for name in found}


@rule("16.3")
def test_areas_of_a_realm_and_around() -> None:
    state = scene()
    assert names(state, "own") == places("seine", "loire", "languedoc")
    assert names(state, "own_port") == places("languedoc")
    assert names(state, "capital") == places("seine")
    assert places("burgundy", "aragon", "lombardy") <= names(state, "neighbour")
    assert names(state, "realm:burgundy") == places("seine", "burgundy", "flanders_wallonia")
    assert names(state, "cores:bohemia") >= places("bohemia")
    assert names(state, "near:naples") == places("naples", "central_italy")
    assert places("central_italy") <= names(state, "adjacent:naples")
    assert places("venetia", "tirol", "bohemia") <= names(state, "adjacent:emperor")


@rule("16.3")
def test_areas_of_the_card() -> None:
    state = scene()
    assert names(state, "chosen") == names(state, "adjacent:chosen") == set()
    state.named_area = area("naples")
    assert names(state, "chosen") == places("naples")
    assert places("central_italy") <= names(state, "adjacent:chosen")
    state.partner = realm("naples")
    assert names(state, "partner") == places("naples")
    state.plague = [area("seine")]
    assert names(state, "plagued") == places("seine")
    state.new_tokens = [area("naples")]
    assert places("naples", "central_italy") <= names(state, "adjacent:new_tokens")


@rule("16.3")
def test_areas_of_the_world() -> None:
    state = scene()
    assert places("bohemia", "austria") <= names(state, "hre")
    assert not names(state, "continent:america") & names(state, "continent:africa")
    assert names(state, "continent:america") <= names(state, "distant")
    assert places("venetia") <= names(state, "coast:galley")
    assert places("pomerania") <= names(state, "coast:baltic_sea")
    assert len(names(state, "any")) > 100


@rule("16.3")
def test_areas_of_trouble() -> None:
    state = scene()
    state.unrest = put(state.unrest, province("paris"), True)
    assert names(state, "unrest") == places("seine")
    state.faith = put(state.faith, SLOT_OF[area("loire")], PROTESTANT)
    assert names(state, "dissent") == places("loire")
    border = names(state, "confessional_border")
    assert places("loire", "seine", "burgundy") <= border
    assert area("castile") not in border
    state.rebels = put(state.rebels, area("naples"), 1)
    assert names(state, "hostile") == places("naples")
    state.occupier = put(state.occupier, province("london"), 0)
    assert names(state, "occupied_by:opponent") == places("east_anglia")


@rule("14.1")
def test_discs_of_a_seat() -> None:
    state = scene()
    lands = {province(name) for name in ("paris", "orleans", "montpellier", "provence")}
    assert set(discs_meant(state, ["own"], 0, 0)) == lands
    assert discs_meant(state, ["non_core"], 0, 0) == [province("provence")]
    large = discs_meant(state, ["large_towns"], 0, 0)
    assert set(large) == {province("paris"), province("orleans")}


@rule("16.3", "2.3")
def test_realms() -> None:
    state = scene()
    free = independent_realms(state)
    assert realm("burgundy") in free
    assert realm("holland") not in free
    assert realm("france") not in free
    assert realms_meant(state, "emperor", 0, 0) == [realm("austria")]
    assert realms_meant(state, "you", 1, 0) == [realm("france")]
    assert realms_meant(state, "neighbour_pr", 0, 0) == [realm("england")]
    assert realms_meant(state, "chosen", 0, 0) == []
    near = realms_meant(state, "any_adjacent_npr", 0, 0)
    assert realm("burgundy") in near
    assert realm("hungary") not in near
    own = realms_meant(state, "any_npr_or_own_vassal", 0, 0)
    assert realm("provence") in own
    state.state_faith = put(state.state_faith, realm("saxony"), PROTESTANT)
    assert realms_meant(state, "protestant_subject", 0, 0) == [realm("saxony")]


@rule("12.4")
def test_nodes() -> None:
    state = scene()
    state.merchant[0] = node("sevilla")
    state.merchant[3] = node("krakow")
    assert nodes_meant(state, "own", 0) == [node("sevilla")]
    assert nodes_meant(state, ["node_with_opponent"], 0) == [node("krakow")]
    assert nodes_meant(state, ["krakow", "own"], 0) == sorted([node("krakow"), node("sevilla")])
    galleys = nodes_meant(state, ["maritime_galley"], 0)
    assert set(galleys) < set(nodes_meant(state, ["maritime"], 0))


@rule("16.3")
def test_every_word_on_a_card_is_known() -> None:
    for row in EVERY_ROW:
        assert all(is_area_word(word) for word in row.get("areas", ()))
        nodes = row.get("nodes", ())
        for word in (nodes,) if isinstance(nodes, str) else nodes:
            assert word in NODES or word in NODE_WORDS
        for key in ("realm", "on", "by"):
            if key in row:
                assert is_realm_word(row[key]), row


# -- numbers and changes ---------------------------------------------------------------------------


@rule("16.3")
def test_numbers() -> None:
    state = scene()
    assert number(state, 0, 3) == 3
    assert number(state, 0, "all", whole=7) == 7
    assert number(state, 0, {"fraction": "half"}, whole=7) == 4
    assert number(state, 0, {"fraction": "quarter"}, whole=5) == 2
    assert number(state, 0, {"base": 2, "per_ducats_on_card": 2}, ducats=5) == 4
    state.merchant[0] = node("sevilla")
    assert number(state, 0, {"count": "merchants", "times": 3}) == 3
    assert number(state, 0, {"count": "large_towns", "per": 2}) == 1
    settle(state, 0, "antilles", "mexico")
    towns = {"count": "towns_on", "continent": "america", "times": 3, "max": 5}
    assert number(state, 0, towns) == 5
    state.interest[0] = 2
    assert number(state, 0, {"count": "fluctuation"}) >= 4


@rule("8.0")
def test_every_modifier_can_be_asked_for() -> None:
    said = {row["name"] for row in EVERY_ROW if row.get("effect") == "modifier"}
    assert len(said) == 49
    asked = {*CHANGES, *PASSING}
    assert all(any(name == each or each.startswith(f"{name}_") for each in asked) for name in said)


@rule("8.0")
def test_some_rule_asks_for_everything_that_ideas_change() -> None:
    """The names that stand nowhere in full are put together: from types of power and of deeds."""
    files = [*FOLDER.glob("rules/*.py"), *FOLDER.glob("effects/*.py")]
    code = "".join(path.read_text("utf-8") for path in files)
    assert {name for name in CHANGES if f'"{name}"' not in code} == {
        *(f"power_{each}" for each in POWERS),
        "suppress_with_mil",
        "suppress_with_adm",
        "integrate_area_charges",
        "cost_develop_town_ducats",
        "naval_dice_artillery",
    }


@rule("8.0")
def test_changes_add_up_over_the_ideas_of_a_seat() -> None:
    state = scene()
    assert modifier(state, 0, "marriage_limit") == 0
    teach(state, 0, "cabinet", "noble_republic")
    assert modifier(state, 0, "marriage_limit") == 0
    assert modifier(state, 0, "alliance_limit") == 1
    assert modifier(state, 1, "alliance_limit") == 0
    teach(state, 0, "industrial_revolution", "inquisition")
    assert modifier(state, 0, "income_ducats") == 2
    assert len(sources(state, 0, "income_ducats")) == 1
    assert modifier(state, 0, "cost_convert_area_adm") == -1
    assert modifier(state, 0, "cost_convert_area_ducats") == -3


@rule("5.5.6")
def test_centralization_lets_one_suppress_with_adm() -> None:
    state = scene()
    assert may_suppress_with(state, 0, 2)
    assert not may_suppress_with(state, 0, 0)
    teach(state, 0, "centralization")
    assert may_suppress_with(state, 0, 0)
    assert not may_suppress_with(state, 0, 1)


# -- how they read ---------------------------------------------------------------------------------

ENGLISH = Words("en", Path(FOLDER) / "text")


def plain(line: Line) -> str:
    return " ".join(ENGLISH.text(text, args) for text, args in line.pieces).replace(" ,", ",")


@rule("16.3")
def test_every_card_has_all_its_words() -> None:
    for line in all_lines():
        words = plain(line)
        assert words
        assert "[" not in words, words
        assert "{" not in words, words


@rule("16.3")
def test_how_an_event_reads() -> None:
    lines = [("  " * line.depth) + plain(line) for line in event_words(event("103_1"))]
    assert lines == [
        "England: 1 Unrest in East Anglia",
        "A:",
        "  +1 DIP",
        "  England: −1 Stability",
        "  England: 1 Unrest in Wales & Wessex",
        "B:",
        "  +1 MIL",
        "  England: −1 Prestige",
        "  England: 2 Unrest in Northumbria",
        "  3 Rebel Units in Northumbria",
    ]


@rule("8.0")
def test_a_change_is_said_with_its_sign_and_never_as_a_price_below_nothing() -> None:
    lines = {plain(line) for each in ALL_IDEAS for line in idea_words(each)}
    assert {"+1 to the Marriages allowed", "−1 to the Marriages allowed"} <= lines
    assert "−1 to the price of Ideas" in lines
    assert not [line for line in lines if re.search("costs? −", line)]


@rule("16.3")
def test_words_and_effects_are_as_many() -> None:
    for number_ in ALL_EVENTS:
        rows = [row for row in rows_of([EVENT_ROWS[number_]]) if "effect" in row]
        texts = [text for line in event_words(number_) for text, _ in line.pieces]
        told = [text for text in texts if text.startswith(("effect-", "modifier-"))]
        assert len(told) == len(rows)


@rule("16.3")
def test_the_effect_that_is_read_just_now() -> None:
    state = scene()
    assert present_words(state) == []
    t = effects(
        state,
        {"effect": "gain", "what": "adm", "amount": 1},
        {"effect": "unrest", "areas": ["own"], "number": 1},
    )
    assert [plain(line) for line in present_words(state)] == ["1 Unrest in your own Areas"]
    play(t, "stir paris")
    assert present_words(state) == []


@rule("16.3", "5.4.5")
def test_influence_counts_for_spies() -> None:
    state = scene()
    assert not is_in_spies_reach(state, 0, 2)
    influence(state, 0, bohemia=1)
    assert is_in_spies_reach(state, 0, 2)
