"""16.3: how far the words of cards go, and where they do nothing."""

import pytest

from greatpowers.games.price_of_power.components.cards import ALL_IDEAS, CARDS, IDEA_TYPE, event
from greatpowers.games.price_of_power.components.tables import SMALL_TOWNS, VASSAL_TOKENS
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    AREAS,
    DIVERSE,
    LAND,
    NOBODY,
    PRINTED_TAX,
    PROTESTANT,
    PROVINCES,
    PROVINCES_OF,
    SLOT_OF,
    area,
    is_distant,
    node,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules import influence as influence_rules
from greatpowers.games.price_of_power.rules.alliances import allies_of
from greatpowers.games.price_of_power.rules.faiths import faith_of
from greatpowers.games.price_of_power.rules.marriages import partners_of
from greatpowers.games.price_of_power.rules.ownership import has, is_town, vassal_tokens
from greatpowers.games.price_of_power.rules.units import add_single, in_area
from greatpowers.games.price_of_power.state import LARGE_TOWN, NO_CHARACTER, SMALL_TOWN, State, put
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    effects,
    influence,
    logged,
    options,
    play,
    position,
    refusal,
    settle,
    teach,
    vassalize,
)


def scene() -> State:
    """France, England and Castile at home, at Peace and without anything else."""
    state = position("france", "england", "castile")
    settle(state, 0, "paris", "orleans")
    settle(state, 1, "london")
    settle(state, 2, "madrid")
    return state


IDLE_ROWS: list[Row] = [
    {"effect": "calm", "areas": ["own"], "number": 2},
    {"effect": "core", "areas": ["own"]},
    {"effect": "develop", "areas": ["lombardy"], "number": 1},
    {"effect": "dismiss", "kind": "advisor", "number": 1},
    {"effect": "dispute", "realm": "burgundy"},
    {"effect": "end_alliance", "realm": "any_ally"},
    {"effect": "exhaust", "number": 2},
    {"effect": "expand_node", "nodes": ["sevilla"]},
    {"effect": "free", "realm": "scotland"},
    {"effect": "free", "provinces": ["napoli"]},
    {"effect": "hire", "kind": "advisor", "source": "discard", "free": True},
    {"effect": "hre", "areas": ["lombardy"], "state": "rejoins"},
    {"effect": "ill_health", "target": "ruler"},
    {"effect": "lose", "what": "marriage", "amount": 1},
    {"effect": "lose", "what": "ducats", "amount": 3},
    {"effect": "lose_units", "number": 2},
    {"effect": "move_rebels", "areas": ["any"], "number": 3, "to": "adjacent"},
    {"effect": "pirates", "nodes": ["node_with_opponent"], "number": 1},
    {"effect": "refresh", "number": 3},
    {"effect": "remove_influence", "areas": ["any"], "number": 3, "whose": "any"},
    {"effect": "remove_pirates", "nodes": ["any"], "number": 2},
    {"effect": "remove_rebels", "areas": ["own"], "number": {"fraction": "half"}},
    {"effect": "roll_rebels", "areas": ["own"]},
    {"effect": "shrink", "areas": ["lombardy"], "number": 1, "who": "each"},
    {"effect": "state_religion", "faith": "catholic", "optional": True},
    {"effect": "subjugate"},
    {"effect": "ruler", "how": "take_from_card", "optional": True},
    {"effect": "vote", "who": "each:faith:revolutionary", "options": [{"effects": []}]},
]
"""Effects for which there is nothing here."""


@rule("16.3")
@pytest.mark.parametrize("row", IDLE_ROWS, ids=lambda row: row["effect"])
def test_where_there_is_nothing_to_do_nothing_happens(row: Row) -> None:
    state = scene()
    before = state.clone().data()
    t = effects(state, row)
    assert asked(t)[1] == IDLE
    assert {name for name, value in state.data().items() if before[name] != value} <= {"voters"}


# -- cards, Claims and Influence -------------------------------------------------------------------


@rule("6.0")
def test_a_deck_without_a_card_gives_none() -> None:
    state = scene()
    only = state.decks[0][0]
    state.decks[0], state.discards[0] = [only], []
    t = effects(state, {"effect": "draw", "number": 3, "deck": "adm"})
    assert asked(t)[1] == IDLE
    assert state.hand[0] == [only]


@rule("7.6.1", "R49")
def test_a_core_takes_that_of_another_away_and_the_claim_becomes_it() -> None:
    state = scene()
    place = area("loire")
    settle(state, 0, *(PROVINCES[each] for each in PROVINCES_OF[place]))
    state.core = put(state.core, place, 1)
    state.claims[0].append(place)
    effects(state, {"effect": "core", "areas": ["loire"]})
    assert state.core[place] == 0
    assert place not in state.claims[0]
    before = state.clone().data()
    effects(state, {"effect": "core", "areas": ["loire"]})
    assert state.data() == before, "all of it is his core already"


@rule("11.1")
def test_no_area_takes_a_sixth_cube_from_who_has_all_five() -> None:
    state = scene()
    influence(state, 0, lombardy=5)
    t = effects(state, {"effect": "influence", "areas": ["lombardy"], "number": 1})
    assert asked(t)[1] == IDLE
    assert influence_rules.of(state, 0, area("lombardy")) == 5


@rule("16.3")
def test_of_two_concerned_each_loses_only_his_own_influence() -> None:
    state = scene()
    influence(state, 0, lombardy=2)
    influence(state, 1, lombardy=2)
    row = {"effect": "remove_influence", "areas": ["lombardy"], "number": 9, "whose": "you"}
    effects(state, row)
    assert [influence_rules.of(state, seat, area("lombardy")) for seat in (0, 1)] == [0, 2]


# -- Unrest, Rebels, plague and Pirates ------------------------------------------------------------


@rule("14.3.3")
def test_rebels_move_next_door_only_and_no_more_than_the_card_says() -> None:
    state = scene()
    state.rebels = put(state.rebels, area("seine"), 5)
    t = effects(state, {"effect": "move_rebels", "areas": ["any"], "number": 2, "to": "adjacent"})
    assert options(t, "name_area") == ["seine"]
    play(t, "name_area seine")
    assert {area(name) for name in options(t, "name_area")} == set(LAND[area("seine")])
    assert refusal(t, "name_area lombardy") == ("no-not-meant-by-card", "16.3")
    play(t, "name_area loire", "name_area seine", "name_area loire")
    assert asked(t)[1] == IDLE
    assert state.rebels[area("seine")] == 3
    assert state.rebels[area("loire")] == 2


@rule("14.2", "16.3")
@pytest.mark.parametrize(("most", "dice"), [(None, 2), (1, 1)])
def test_a_die_for_each_unrest_of_ones_own_as_far_as_the_card_goes(
    most: int | None, dice: int
) -> None:
    state = scene()
    settle(state, 0, "bordeaux")
    for name in ("paris", "bordeaux", "london"):
        state.unrest = put(state.unrest, province(name), True)
    row: Row = {"effect": "roll_rebels", "areas": ["own"]}
    t = effects(state, row if most is None else {**row, "max": most})
    while asked(t)[1] != IDLE:
        play(t, options(t)[0])
    assert len(logged(t, "log-rebel-die")) == dice


@rule("14.3")
def test_rebels_that_give_up_are_of_ones_choice_and_rounded_up() -> None:
    state = scene()
    settle(state, 0, "bordeaux")
    state.rebels = put(state.rebels, area("seine"), 1)
    state.rebels = put(state.rebels, area("aquitaine"), 2)
    row = {"effect": "remove_rebels", "areas": ["own"], "number": {"fraction": "half"}}
    t = effects(state, row)
    play(t, "name_area aquitaine", "name_area seine")
    assert state.rebels[area("seine")] == 0
    assert state.rebels[area("aquitaine")] == 1
    assert asked(t)[1] == IDLE


@rule("4.4.2", "16.3")
def test_no_area_has_the_plague_twice() -> None:
    state = scene()
    state.plague = [area("lombardy")]
    row = {"effect": "plague", "areas": ["lombardy", "venetia"], "number": 2}
    effects(state, row)
    assert state.plague == [area("lombardy"), area("venetia")]


@rule("12.5.3", "9.10.7")
def test_pirates_lie_where_the_card_says_and_several_may_lie_together() -> None:
    state = scene()
    t = effects(state, {"effect": "pirates", "nodes": ["sevilla", "bordeaux"], "number": 2})
    assert refusal(t, "name_node krakow") == ("no-not-meant-by-card", "16.3")
    play(t, "name_node sevilla", "name_node sevilla")
    assert state.pirates[node("sevilla")] == sum(state.pirates) == 2
    effects(state, {"effect": "remove_pirates", "nodes": ["any"], "number": 1})
    assert state.pirates[node("sevilla")] == 1


# -- faiths ----------------------------------------------------------------------------------------


@rule("15.3", "16.3")
def test_no_token_comes_where_the_faith_is_the_same_or_the_emperor_owns_land() -> None:
    state = scene()
    settle(state, 1, "praha")
    state.emperor = 1
    state.faith = put(state.faith, SLOT_OF[area("saxony")], PROTESTANT)
    row = {
        "effect": "religion",
        "faith": "protestant",
        "areas": ["saxony", "bohemia"],
        "number": 2,
        "not_owned_by": "emperor",
    }
    assert asked(effects(state, row))[1] == IDLE
    assert faith_of(state, area("bohemia")) == DIVERSE


# -- ties ------------------------------------------------------------------------------------------


@rule("16.3.2", "11.3")
def test_who_has_three_allies_moves_a_token_for_a_fourth_or_does_without() -> None:
    state = scene()
    for name in ("milan", "savoy", "genoa"):
        state.allied = put(state.allied, realm(name), 1)
    t = effects(state, {"effect": "ally", "realm": "burgundy"})
    assert asked(t)[1] != IDLE
    assert set(options(t, "end_alliance")) == {"milan", "savoy", "genoa"}
    play(t, "end_alliance savoy")
    assert allies_of(state, 0) == sorted(realm(name) for name in ("milan", "genoa", "burgundy"))
    t = effects(state, {"effect": "ally", "realm": "scotland"})
    play(t, "pass")
    assert len(allies_of(state, 0)) == 3
    assert realm("scotland") not in allies_of(state, 0)


@rule("16.3.2", "11.3")
def test_no_ally_twice_and_none_at_war() -> None:
    state = scene()
    state.allied = put(state.allied, realm("burgundy"), 1)
    state.war = put(state.war, realm("scotland"), 1 << 1)
    for name in ("burgundy", "scotland", "france"):
        assert asked(effects(state, {"effect": "ally", "realm": name}))[1] == IDLE
    assert allies_of(state, 0) == [realm("burgundy")]


@rule("11.2", "16.3.2")
def test_who_has_three_marriages_moves_a_token_for_a_fourth_or_does_without() -> None:
    state = scene()
    state.ruler[0] = 0
    for name in ("milan", "savoy", "aragon"):
        state.married = put(state.married, realm(name), 1)
    t = effects(state, {"effect": "marry", "realm": "burgundy"})
    assert asked(t)[1] != IDLE
    play(t, "end_marriage milan")
    assert partners_of(state, 0) == sorted(realm(n) for n in ("savoy", "aragon", "burgundy"))
    t = effects(state, {"effect": "marry", "realm": "hungary"})
    play(t, "pass")
    assert realm("hungary") not in partners_of(state, 0)


@rule("11.2.2", "7.2.7", "R34")
def test_no_marriage_without_a_ruler_with_the_pope_or_another_faith() -> None:
    state = scene()
    assert asked(effects(state, {"effect": "marry", "realm": "burgundy"}))[1] == IDLE
    state.ruler[0] = 0
    for name in ("papal_states", "granada"):
        assert asked(effects(state, {"effect": "marry", "realm": name}))[1] == IDLE
    assert partners_of(state, 0) == []


@rule("11.2.3")
def test_an_optional_dispute_may_be_declined() -> None:
    state = scene()
    state.married = put(state.married, realm("burgundy"), 0b10)
    t = effects(state, {"effect": "dispute", "realm": "burgundy", "optional": True})
    play(t, "pass")
    assert not state.disputed[realm("burgundy")]


@rule("8.3.3", "2.2.1")
def test_a_player_has_one_token_of_casus_belli_on_a_realm() -> None:
    state = scene()
    row = {"effect": "cb", "on": "burgundy", "must": True}
    effects(state, row)
    assert has(state.cb[realm("burgundy")], 0)
    before = state.clone().data()
    assert asked(effects(state, row))[1] == IDLE
    assert state.data() == before


# -- Towns and Vassals -----------------------------------------------------------------------------


@rule("16.3.3", "7.5")
def test_no_town_without_a_disc() -> None:
    state = scene()
    free = [each for each in range(len(PROVINCES)) if state.holder[each] == NOBODY]
    small = [each for each in free if PRINTED_TAX[each] == 1 and not is_distant(AREA_OF[each])]
    settle(state, 0, *(PROVINCES[each] for each in small[:SMALL_TOWNS]))
    last = PROVINCES[small[SMALL_TOWNS + 1]]
    effects(state, {"effect": "town", "provinces": [last]})
    assert not is_town(state.disc[province(last)])


@rule("16.3.3", "11.4", "2.2.1")
def test_no_vassal_without_tokens() -> None:
    state = scene()
    free = [each for each in range(len(PROVINCES)) if state.holder[each] == NOBODY]
    small = [PROVINCES[each] for each in free if PRINTED_TAX[each] == 1]
    vassalize(state, 0, *small[:VASSAL_TOKENS])
    effects(state, {"effect": "vassal", "provinces": [small[VASSAL_TOKENS]]})
    effects(state, {"effect": "vassal", "realm": "scotland"})
    assert vassal_tokens(state, 0) == VASSAL_TOKENS
    assert state.holder[province(small[VASSAL_TOKENS])] == NOBODY


@rule("7.5", "16.3.4")
def test_only_small_towns_grow_and_only_large_ones_shrink() -> None:
    state = scene()
    settle(state, 0, "berry")
    paris, berry = province("paris"), province("berry")
    assert state.disc[paris] == LARGE_TOWN
    assert state.disc[berry] == SMALL_TOWN
    effects(state, {"effect": "develop", "areas": [AREAS[AREA_OF[paris]]], "number": 1})
    effects(state, {"effect": "shrink", "areas": [AREAS[AREA_OF[berry]]], "number": 1})
    assert state.disc[paris] == LARGE_TOWN
    assert state.disc[berry] == SMALL_TOWN


# -- the Empire, Units, people and the display -----------------------------------------------------


@rule("18.6", "16.3.12")
def test_an_area_leaves_once_and_may_rejoin() -> None:
    state = scene()
    row = {"effect": "hre", "areas": ["netherlands"]}
    effects(state, {**row, "state": "leaves"})
    effects(state, {**row, "state": "leaves"})
    assert state.left_hre == [area("netherlands")]
    effects(state, {**row, "state": "rejoins"})
    assert state.left_hre == []


@rule("16.3.6", "9.3")
def test_regular_units_come_as_far_as_some_are_available_and_not_where_rebels_stand() -> None:
    state = scene()
    state.available[0] = 1
    state.rebels = put(state.rebels, area("seine"), 1)
    row = {"effect": "recruit", "units": {"infantry": 3}, "kind": "regular", "free": True}
    t = effects(state, row)
    while asked(t)[1] != IDLE:
        assert "seine" not in options(t, "name_area")
        play(t, options(t)[-1])
    assert in_area(state, 0, area("seine")) == 0
    assert in_area(state, 0, area("loire")) == 1
    assert state.available[0] == 0


@rule("9.7.4", "R19")
def test_no_more_units_are_lost_than_there_are() -> None:
    state = scene()
    add_single(state, 0, area("seine"), 1)
    assert asked(effects(state, {"effect": "lose_units", "number": 3}))[1] == IDLE
    assert in_area(state, 0, area("seine")) == 0
    assert state.exhausted[0] == 1


@rule("7.2.5")
def test_whose_advisors_leave_chooses_which() -> None:
    state = scene()
    state.advisor[:3] = [CARDS.index("patronage_1"), CARDS.index("development_1"), NO_CHARACTER]
    t = effects(state, {"effect": "dismiss", "kind": "advisor", "number": 1})
    assert asked(t) == (0, "ask-effect-dismiss")
    play(t, "dismiss patronage_1")
    assert state.advisor[:3] == [NO_CHARACTER, CARDS.index("development_1"), NO_CHARACTER]


@rule("7.2.2", "16.3.11")
def test_nobody_becomes_ruler_twice() -> None:
    state = scene()
    row = {"effect": "ruler", "how": "take_from_card", "optional": True}
    play(effects(state, row, event=event("358b"), you=1), "yes")
    assert state.ruler[1] != NO_CHARACTER
    assert asked(effects(state, row, event=event("358b")))[1] == IDLE
    assert state.ruler[0] == NO_CHARACTER


@rule("8.1")
def test_no_idea_comes_from_an_empty_deck() -> None:
    state = scene()
    state.idea_decks[0] = [number for number in ALL_IDEAS if IDEA_TYPE[number] == 0][:1]
    before = len(state.grid)
    effects(state, {"effect": "idea_row", "number": 3, "pick": False})
    assert len(state.grid) == before + 1
    effects(state, {"effect": "idea_row", "number": 1, "pick": True})
    assert len(state.grid) == before + 1


@rule("17.3", "8.1")
def test_nothing_on_display_is_replaced_that_nobody_could_replace() -> None:
    state = scene()
    row = {"effect": "refresh_display", "number": 3, "what": ["milestones", "ideas"]}
    t = effects(state, row)
    assert options(t) == ["pass"]
    play(t, "pass")
    assert asked(t)[1] == IDLE


@rule("11.2.2", "8.0")
def test_a_change_until_the_end_of_the_round_needs_somebody_it_is_for() -> None:
    state = scene()
    teach(state, 0, "cabinet")
    value = {"who": "chosen", "nodes": "maritime"}
    row = {"effect": "modifier", "name": "no_trade", "value": value, "until": "end_of_round"}
    effects(state, row)
    assert not any(state.passing)
