"""What a seat sees, and what it does not."""

from typing import Any

from greatpowers.games.price_of_power.components.cards import CARDS, MISSIONS, event
from greatpowers.games.price_of_power.components.scenarios import ROUNDS_OF_AGE
from greatpowers.games.price_of_power.components.world import area, node, province, realm, zone
from greatpowers.games.price_of_power.state import REBELS, State, put
from greatpowers.games.price_of_power.view import view
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    deal,
    influence,
    position,
    sail,
    settle,
    stake,
    teach,
    vassalize,
)


def scene() -> State:
    state = position("france", "england")
    settle(state, 0, "paris", "bordeaux")
    settle(state, 1, "london")
    return state


def told(state: State, seat: int | None = 0) -> dict[str, Any]:
    return dict(view(state, seat))


def test_the_page_is_told_how_many_rounds_an_age_has() -> None:
    state = scene()
    assert told(state)["rounds"] == ROUNDS_OF_AGE[state.scenario]


@rule("6.0")
def test_hands_are_seen_by_their_owner_and_their_backs_by_all() -> None:
    state = scene()
    deal(state, 0, "development_1", "embassies_1")
    for seat, hand in ((0, ["development_1", "embassies_1"]), (1, None), (None, None)):
        player = told(state, seat)["players"][0]
        assert player["hand"] == hand
        assert player["cards"] == {"adm": 1, "dip": 1}
    assert told(state, 1)["players"][1]["hand"] == []


@rule("5.1.5", "4.1.2")
def test_cards_just_drawn_or_set_aside_are_hidden_like_a_hand() -> None:
    state = scene()
    state.drawn[0] = [CARDS.index("development_1")]
    state.aside[0] = [CARDS.index("embassies_1")]
    own, other = told(state, 0)["players"][0], told(state, 1)["players"][0]
    assert (own["drawn_cards"], own["aside_cards"]) == (["development_1"], ["embassies_1"])
    assert (other["drawn_cards"], other["aside_cards"]) == (None, None)
    assert (other["drawn"], other["aside"]) == ({"adm": 1}, {"dip": 1})


@rule("17.2")
def test_missions_in_hand_are_secret_and_completed_ones_open() -> None:
    state = scene()
    state.missions[0] = [MISSIONS.index("france_1")]
    state.held[0] = [MISSIONS.index("france_1")]
    state.completed = put(state.completed, MISSIONS.index("france_2"), 1)
    own, other = told(state, 0)["players"][0], told(state, 1)["players"][0]
    assert (own["mission_hand"], own["held"]) == (["france_1"], ["france_1"])
    assert (other["mission_hand"], other["held"]) == (None, None)
    assert own["completed"] == other["completed"] == ["france_2"]
    assert other["missions"] == 1


@rule("16.2")
def test_events_that_lie_face_down_have_no_name() -> None:
    state = scene()
    state.row = [event("103_1"), event("104_1")]
    state.row_ducats = [2, 0]
    state.face_up = 1
    assert told(state)["row"] == [
        {"event": "103_1", "ducats": 2},
        {"event": None, "ducats": 0},
    ]


@rule("2.5")
def test_the_map_tells_only_where_something_lies() -> None:
    state = scene()
    vassalize(state, 1, "milano")
    state.unrest = put(state.unrest, province("bordeaux"), True)
    state.occupier = put(state.occupier, province("bordeaux"), REBELS)
    provinces = told(state)["provinces"]
    assert sorted(provinces) == ["bordeaux", "london", "milano", "paris"]
    assert provinces["milano"]["disc"] == "two_vassals"
    assert provinces["bordeaux"]["holder"] == "france"
    assert provinces["bordeaux"]["occupier"] == "rebels"
    assert provinces["bordeaux"]["unrest"]


@rule("2.5")
def test_areas_tell_influence_claims_and_rebels() -> None:
    state = scene()
    influence(state, 0, lombardy=2)
    stake(state, 1, "seine")
    state.rebels = put(state.rebels, area("seine"), 3)
    state.infantry[0] = [area("seine")]
    areas = told(state)["areas"]
    assert sorted(areas) == ["lombardy", "seine"]
    assert areas["lombardy"]["influence"] == {"france": 2}
    assert areas["seine"]["claims"] == ["england"]
    assert areas["seine"]["rebels"] == 3
    assert areas["seine"]["infantry"] == {"france": 1}


@rule("2.3")
def test_realms_tell_whose_tokens_lie_on_their_capitals() -> None:
    state = scene()
    state.allied = put(state.allied, realm("scotland"), 0b01)
    state.married = put(state.married, realm("scotland"), 0b10)
    scotland = told(state)["realms"]["scotland"]
    assert (scotland["allied"], scotland["married"]) == (["france"], ["england"])
    assert "milan" not in told(state)["realms"]


@rule("12.4", "9.10.3")
def test_nodes_and_zones() -> None:
    state = scene()
    state.merchant[0] = node("bordeaux")
    state.pirates[node("sevilla")] = 1
    sail(state, 1, english_channel=2)
    shown = told(state)
    assert shown["nodes"]["bordeaux"]["merchants"] == [{"realm": "france", "resting": False}]
    assert shown["nodes"]["sevilla"]["pirates"] == 1
    assert shown["zones"] == {"english_channel": {"ships": {"england": 2}, "guards": {}}}
    state.fleet_at[0] = zone("english_channel")
    assert told(state)["players"][0]["fleet"]["zone"] == "english_channel"


@rule("8.0")
def test_ideas_of_a_player() -> None:
    state = scene()
    teach(state, 1, "quest_for_the_new_world")
    assert told(state)["players"][1]["ideas"] == ["quest_for_the_new_world"]
