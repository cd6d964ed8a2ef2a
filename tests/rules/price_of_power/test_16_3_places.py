"""16.3.1, 16.3.3, 12.5: Claims, Cores, Influence, nodes, plague and the Empire by cards."""

from greatpowers.games.price_of_power.components.cards import event
from greatpowers.games.price_of_power.components.world import ALL_NODES, area, node
from greatpowers.games.price_of_power.effects.script import read, script
from greatpowers.games.price_of_power.rules import influence as influence_rules
from greatpowers.games.price_of_power.rules.claims import has_claim
from greatpowers.games.price_of_power.state import IMPERIAL, State
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    effects,
    influence,
    options,
    play,
    position,
    refusal,
    settle,
    stake,
    table,
)


def scene() -> State:
    """France, England and Castile at home."""
    state = position("france", "england", "castile")
    settle(state, 0, "paris", "orleans", "lyon")
    settle(state, 1, "london", "essex", "oxford")
    settle(state, 2, "madrid", "sevilla")
    return state


def cubes(state: State, seat: int, name: str) -> int:
    return influence_rules.of(state, seat, area(name))


# -- Claims and Cores ------------------------------------------------------------------------------


@rule("16.3.3")
def test_a_claim_in_one_of_the_areas_named() -> None:
    state = scene()
    t = effects(state, {"effect": "claim", "areas": ["lombardy", "venetia"], "number": 1})
    assert asked(t) == (0, "ask-effect-claim")
    assert refusal(t, "claim naples") == ("no-not-meant-by-card", "16.3")
    play(t, "claim venetia")
    assert has_claim(state, 0, area("venetia"))
    assert state.named_area == area("venetia")


@rule("16.3.3")
def test_one_claim_an_area() -> None:
    state = scene()
    stake(state, 0, "lombardy")
    t = effects(state, {"effect": "claim", "areas": ["lombardy", "venetia"], "number": 2})
    assert asked(t)[1] == IDLE
    assert has_claim(state, 0, area("venetia"))


@rule("7.6.1", "R49")
def test_a_core_where_one_owns_the_whole_area() -> None:
    state = scene()
    settle(state, 1, "bordeaux", "saintonge", "poitou", "armagnac", "anjou")
    effects(state, {"effect": "core", "areas": ["aquitaine", "east_anglia"]}, you=1)
    assert state.core[area("aquitaine")] == 1
    assert state.core[area("east_anglia")] == -1


@rule("7.6.1", "R49")
def test_no_core_in_an_area_of_which_a_part_is_anothers() -> None:
    state = scene()
    effects(state, {"effect": "core", "areas": ["own"]})
    assert 0 not in state.core


# -- Influence -------------------------------------------------------------------------------------


@rule("16.3.1")
def test_influence_is_spread_as_one_likes_and_may_be_declined() -> None:
    state = scene()
    t = effects(state, {"effect": "influence", "areas": ["lombardy", "venetia"], "number": 3})
    play(t, "name_area lombardy", "name_area venetia", "pass")
    assert cubes(state, 0, "lombardy") == cubes(state, 0, "venetia") == 1
    assert asked(t)[1] == IDLE


@rule("16.3.1", "11.1.1")
def test_no_influence_where_players_own_all() -> None:
    state = scene()
    t = effects(state, {"effect": "influence", "areas": ["east_anglia"], "number": 1})
    assert asked(t)[1] == IDLE


@rule("16.3.1", "11.1")
def test_an_event_pushes_an_opponent_out_of_a_full_area() -> None:
    state = scene()
    influence(state, 1, lombardy=3)
    influence(state, 2, lombardy=2)
    row = {"effect": "influence", "areas": ["lombardy"], "number": 1}
    t = effects(state, row, event=event("101_2"))
    play(t, "name_area lombardy")
    assert asked(t) == (0, "ask-effect-push-out")
    play(t, "push_out castile")
    assert [cubes(state, seat, "lombardy") for seat in range(3)] == [1, 3, 1]


@rule("11.1")
def test_an_action_card_pushes_nobody_out() -> None:
    state = scene()
    influence(state, 1, lombardy=5)
    rows = [{"effect": "influence", "areas": ["lombardy"], "number": 1}]
    read(state, script(rows, on_action_card=True), 0)
    assert asked(table(state))[1] == IDLE
    assert cubes(state, 1, "lombardy") == 5


@rule("5.4.1", "11.1")
def test_embassies_place_two_cubes_an_area_at_most() -> None:
    state = scene()
    state.reach = ()
    rows = [{"effect": "influence", "areas": ["reach"], "number": 3}]
    read(state, script(rows, on_action_card=True), 0)
    t = table(state)
    assert "lombardy" in options(t, "name_area")
    play(t, "name_area lombardy", "name_area lombardy")
    assert "lombardy" not in options(t, "name_area")
    assert "switzerland" in options(t, "name_area")


@rule("11.1")
def test_ones_own_influence_goes_where_one_likes() -> None:
    state = scene()
    influence(state, 0, lombardy=2, switzerland=2)
    row = {"effect": "remove_influence", "areas": ["hre", "lombardy", "switzerland"]}
    t = effects(state, {**row, "number": 3, "whose": "you"})
    assert options(t, "take_influence") == ["lombardy", "switzerland"]
    play(t, "take_influence lombardy", "take_influence switzerland", "take_influence lombardy")
    assert cubes(state, 0, "lombardy") == 0
    assert cubes(state, 0, "switzerland") == 1


@rule("11.1")
def test_nothing_is_asked_if_all_goes() -> None:
    state = scene()
    influence(state, 0, lombardy=1, switzerland=1)
    row = {"effect": "remove_influence", "areas": ["any"], "number": 3, "whose": "you"}
    t = effects(state, row)
    assert asked(t)[1] == IDLE
    assert cubes(state, 0, "lombardy") == cubes(state, 0, "switzerland") == 0


@rule("11.1")
def test_of_one_opponent_whom_one_chooses() -> None:
    state = scene()
    influence(state, 1, lombardy=3)
    influence(state, 2, venetia=3)
    row = {"effect": "remove_influence", "areas": ["any"], "number": 2, "whose": "one_opponent"}
    t = effects(state, row)
    play(t, "name_realm castile")
    assert cubes(state, 2, "venetia") == 1
    assert cubes(state, 1, "lombardy") == 3


@rule("11.1", "18.2", "R100")
def test_imperial_influence_stays() -> None:
    state = scene()
    influence(state, 1, bohemia=1)
    state.influence[IMPERIAL] += [area("bohemia")]
    row = {"effect": "remove_influence", "areas": ["hre"], "number": 4, "whose": "any"}
    effects(state, row)
    assert cubes(state, 1, "bohemia") == 0
    assert cubes(state, IMPERIAL, "bohemia") == 1


@rule("11.1")
def test_of_anybody_one_chooses_whose_cube() -> None:
    state = scene()
    influence(state, 0, lombardy=1)
    influence(state, 1, lombardy=1)
    influence(state, 2, lombardy=1)
    row = {"effect": "remove_influence", "areas": ["lombardy"], "number": 1, "whose": "any"}
    t = effects(state, row)
    play(t, "push_out england")
    assert [cubes(state, seat, "lombardy") for seat in range(3)] == [1, 0, 1]


# -- plague ----------------------------------------------------------------------------------------


@rule("4.4.2", "16.3")
def test_plague_spreads_from_the_chosen_area_by_the_ducats_on_the_card() -> None:
    state = scene()
    tokens = {"base": 2, "per_ducats_on_card": 2}
    t = effects(
        state,
        {"effect": "choose_area", "areas": ["own"]},
        {"effect": "plague", "areas": ["chosen", "adjacent:chosen"], "number": tokens},
        ducats=3,
    )
    play(t, "name_area loire")
    assert state.plague == [area("loire")]
    play(t, "name_area aquitaine", "name_area seine")
    assert state.plague == [area("loire"), area("aquitaine"), area("seine")]
    assert asked(t)[1] == IDLE


@rule("4.4.2")
def test_plague_everywhere() -> None:
    state = scene()
    row = {"effect": "plague", "areas": ["lombardy", "venetia"], "number": "all"}
    effects(state, row)
    assert sorted(state.plague) == sorted([area("lombardy"), area("venetia")])


# -- nodes -----------------------------------------------------------------------------------------


@rule("12.5.3")
def test_pirates_come_and_go() -> None:
    state = scene()
    t = effects(state, {"effect": "pirates", "nodes": ["sevilla", "bordeaux"], "number": 1})
    assert set(options(t, "name_node")) == {"bordeaux", "sevilla"}
    play(t, "name_node sevilla")
    assert state.pirates[node("sevilla")] == 1
    effects(state, {"effect": "remove_pirates", "nodes": ["any"], "number": 2})
    assert sum(state.pirates) == 0


@rule("12.5.1")
def test_a_node_is_expanded_with_a_merchant_and_a_connection() -> None:
    state = scene()
    sevilla = node("sevilla")
    state.merchant[6] = sevilla
    effects(state, {"effect": "expand_node", "nodes": ["sevilla"]})
    assert not state.expanded[sevilla]
    state.ships[:] = [1] * len(state.ships)
    effects(state, {"effect": "expand_node", "nodes": ["own"]}, you=2)
    assert state.expanded[sevilla]


@rule("12.5.1")
def test_there_are_six_tokens_for_expanded_nodes() -> None:
    state = scene()
    sevilla = node("sevilla")
    state.merchant[6] = sevilla
    state.ships[:] = [1] * len(state.ships)
    for other in [each for each in ALL_NODES if each != sevilla][:6]:
        state.expanded[other] = True
    effects(state, {"effect": "expand_node", "nodes": ["own"]}, you=2)
    assert not state.expanded[sevilla]


# -- the Empire ------------------------------------------------------------------------------------


@rule("16.3.12", "18.6", "R224")
def test_an_area_leaves_the_empire_without_a_loss_of_authority() -> None:
    state = scene()
    state.authority = 3
    state.influence[IMPERIAL] += [area("netherlands")]
    effects(state, {"effect": "hre", "areas": ["netherlands"], "state": "leaves"})
    assert state.left_hre == [area("netherlands")]
    assert state.authority == 3
    assert state.influence[IMPERIAL].count(area("netherlands")) == 0


@rule("16.3.12")
def test_the_one_concerned_may_stay() -> None:
    state = scene()
    row = {"effect": "hre", "areas": ["netherlands"], "state": "leaves", "optional": True}
    t = effects(state, row)
    assert asked(t) == (0, "ask-effect-leave-hre")
    play(t, "no")
    assert state.left_hre == []
