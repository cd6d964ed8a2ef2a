"""16.3, 14.1 to 14.3: Unrest and Rebels by cards."""

from greatpowers.games.price_of_power.components.world import area, province
from greatpowers.games.price_of_power.effects.numbers import number
from greatpowers.games.price_of_power.effects.script import read, script
from greatpowers.games.price_of_power.effects.selectors import areas_meant
from greatpowers.games.price_of_power.state import REBELS, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    effects,
    influence,
    logged,
    occupy,
    options,
    play,
    position,
    settle,
    table,
    vassalize,
)


def scene() -> State:
    """France with a Vassal, England also in Aquitaine, Castile."""
    state = position("france", "england", "castile")
    settle(state, 0, "paris", "orleans", "saintonge")
    vassalize(state, 0, "provence")
    settle(state, 1, "london", "bordeaux")
    settle(state, 2, "madrid")
    return state


def unrest(state: State) -> set[int]:
    return {place for place, shown in enumerate(state.unrest) if shown}


def places(*names: str) -> set[int]:
    return {province(name) for name in names}


@rule("14.1", "16.3", "R104")
def test_unrest_on_discs_of_ones_choice_vassals_too() -> None:
    state = scene()
    t = effects(state, {"effect": "unrest", "areas": ["own"], "number": 2})
    assert asked(t) == (0, "ask-effect-unrest")
    assert set(options(t, "stir")) == {"paris", "orleans", "saintonge", "provence"}
    play(t, "stir provence", "stir paris")
    assert unrest(state) == places("provence", "paris")


@rule("14.1")
def test_nothing_is_asked_where_all_discs_turn() -> None:
    state = scene()
    row = {"effect": "unrest", "areas": ["aquitaine"], "number": 2, "who": "each"}
    t = effects(state, row)
    assert asked(t)[1] == IDLE
    assert unrest(state) == places("saintonge", "bordeaux")


@rule("14.1")
def test_what_rebels_hold_cannot_turn() -> None:
    state = scene()
    state.occupier = put(state.occupier, province("bordeaux"), REBELS)
    effects(state, {"effect": "unrest", "areas": ["aquitaine"], "number": 1, "who": "each"})
    assert unrest(state) == places("saintonge")


@rule("14.1")
def test_only_provinces_that_are_no_cores() -> None:
    state = scene()
    settle(state, 0, "bourgogne")
    row = {"effect": "unrest", "areas": ["own"], "number": 3, "only": "non_core"}
    effects(state, row)
    assert unrest(state) == places("bourgogne", "provence")


@rule("14.1", "5.4.5")
def test_of_an_opponent_you_choose_the_discs() -> None:
    state = scene()
    settle(state, 1, "essex", "oxford")
    rows = [{"effect": "unrest", "areas": ["own_of:opponent"], "number": 2, "who": "one_opponent"}]
    read(state, script(rows), 0)
    t = table(state)
    assert asked(t) == (0, "ask-effect-opponent")
    play(t, "name_realm england")
    assert asked(t) == (0, "ask-effect-unrest")
    play(t, "stir london", "stir oxford")
    assert unrest(state) == places("london", "oxford")


@rule("5.4.5")
def test_spies_need_an_area_next_to_the_realm_or_its_influence() -> None:
    state = scene()
    rows = [{"effect": "unrest", "areas": ["own_of:opponent"], "number": 1, "who": "one_opponent"}]
    read(state, script(rows, on_action_card=True), 2)
    t = table(state, seat=2)
    assert asked(t)[1] == IDLE
    influence(state, 2, burgundy=1)
    read(state, script(rows, on_action_card=True), 2)
    t = table(state, seat=2)
    assert asked(t) == (2, "ask-effect-unrest")
    assert "london" not in options(t, "stir")


@rule("16.3")
def test_two_opponents_each_choose_their_own() -> None:
    state = position("france", "england", "castile", "austria")
    settle(state, 0, "paris")
    settle(state, 1, "london", "essex")
    settle(state, 2, "sevilla", "murcia")
    settle(state, 3, "wien", "osterreich")
    row = {"effect": "unrest", "areas": ["own"], "number": 1, "who": "two_opponents"}
    t = effects(state, row)
    play(t, "name_realm austria", "name_realm england")
    assert asked(t) == (1, "ask-effect-unrest")
    play(t, "stir essex")
    assert asked(t) == (3, "ask-effect-unrest")
    play(t, "stir wien")
    assert unrest(state) == places("essex", "wien")


@rule("16.3")
def test_a_total_is_spread_by_you() -> None:
    state = scene()
    row = {"effect": "unrest", "areas": ["own"], "number": 2, "who": "others", "total": True}
    t = effects(state, row)
    assert asked(t) == (0, "ask-effect-unrest")
    assert set(options(t, "stir")) == {"london", "bordeaux", "madrid"}
    play(t, "stir madrid", "stir london")
    assert unrest(state) == places("madrid", "london")


@rule("14.1")
def test_calm_of_ones_choice() -> None:
    state = scene()
    for name in ("paris", "orleans", "saintonge"):
        state.unrest = put(state.unrest, province(name), True)
    t = effects(state, {"effect": "calm", "areas": ["own"], "number": {"fraction": "half"}})
    play(t, "calm paris", "calm saintonge")
    assert unrest(state) == places("orleans")
    assert asked(t)[1] == IDLE


@rule("14.1")
def test_what_lies_under_rebels_or_an_occupier_is_not_calmed_nor_his_town() -> None:
    state = scene()
    for name in ("paris", "orleans", "saintonge"):
        state.unrest = put(state.unrest, province(name), True)
    occupy(state, 1, "paris")
    state.occupier = put(state.occupier, province("orleans"), REBELS)
    effects(state, {"effect": "calm", "areas": ["own"], "number": 3})
    assert unrest(state) == places("paris", "orleans")
    assert state.uneasy[province("paris")]


# -- Rebels ----------------------------------------------------------------------------------------


@rule("14.3", "16.3")
def test_rebels_in_one_area_need_no_choice() -> None:
    state = scene()
    t = effects(state, {"effect": "rebels", "areas": ["bohemia"], "number": 3})
    assert asked(t)[1] == IDLE
    assert state.rebels[area("bohemia")] == 3


@rule("14.3")
def test_rebels_at_most_two_an_area() -> None:
    state = scene()
    row = {"effect": "rebels", "areas": ["bohemia", "austria"], "number": 3, "at_most_per_area": 2}
    t = effects(state, row)
    play(t, "name_area bohemia", "name_area bohemia")
    assert state.rebels[area("bohemia")] == 2
    assert state.rebels[area("austria")] == 1
    assert asked(t)[1] == IDLE


@rule("14.3")
def test_rebels_in_areas_with_unrest_of_an_opponent() -> None:
    state = scene()
    state.unrest = put(state.unrest, province("bordeaux"), True)
    effects(state, {"effect": "rebels", "areas": ["unrest_of:opponent"], "number": 2})
    assert state.rebels[area("aquitaine")] == 2


@rule("14.3")
def test_no_rebels_without_such_an_area() -> None:
    state = scene()
    t = effects(state, {"effect": "rebels", "areas": ["unrest_of:opponent"], "number": 2})
    assert asked(t)[1] == IDLE
    assert sum(state.rebels) == 0


@rule("14.3")
def test_half_of_the_rebels_give_up() -> None:
    state = scene()
    state.rebels = put(state.rebels, area("seine"), 3)
    state.rebels = put(state.rebels, area("bohemia"), 5)
    effects(state, {"effect": "remove_rebels", "areas": ["own"], "number": {"fraction": "half"}})
    assert state.rebels[area("seine")] == 1
    assert state.rebels[area("bohemia")] == 5


@rule("14.3.3")
def test_rebels_are_moved_one_by_one() -> None:
    state = scene()
    state.rebels = put(state.rebels, area("seine"), 2)
    t = effects(state, {"effect": "move_rebels", "areas": ["any"], "number": 3, "to": "adjacent"})
    play(t, "name_area seine", "name_area loire")
    assert state.rebels[area("seine")] == state.rebels[area("loire")] == 1
    play(t, "pass")
    assert asked(t)[1] == IDLE


@rule("14.2")
def test_rebel_dice_are_rolled_for_all_unrest() -> None:
    state = scene()
    state.unrest = put(state.unrest, province("paris"), True)
    t = effects(state, {"effect": "roll_rebels", "areas": ["own"]})
    assert logged(t, "log-rebel-die")


@rule("14.1", "16.3")
def test_cards_count_unrest_that_nothing_covers() -> None:
    """Under an occupier it counts for nothing, on the Town with which one occupies it does."""
    state = position("france", "england")
    settle(state, 0, "paris", "champagne")
    settle(state, 1, "bordeaux")
    for name in ("paris", "champagne"):
        state.unrest = put(state.unrest, province(name), True)
    assert number(state, 0, {"count": "unrest"}) == 2
    occupy(state, 1, "champagne")
    assert number(state, 0, {"count": "unrest"}) == 1
    occupy(state, 0, "bordeaux")
    state.uneasy = put(state.uneasy, province("bordeaux"), True)
    assert number(state, 0, {"count": "unrest"}) == 2
    assert areas_meant(state, ["unrest"], 0, 0) == sorted({area("seine"), area("aquitaine")})
