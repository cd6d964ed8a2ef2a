"""3.5 Ministry cards: revealing them, abilities, keywords, and the points they give."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    ABILITIES,
    BRITAIN,
    DIPLOMATIC,
    FRANCE,
    MINISTRIES,
    MINISTRY_SIDE,
    ministry,
)
from greatpowers.games.imperial_struggle.rules.cabinet import ABILITY_MINISTRY
from greatpowers.games.imperial_struggle.rules.limits import IN_EUROPE
from greatpowers.games.imperial_struggle.rules.peace import candidates
from greatpowers.games.imperial_struggle.state import ASIDE, State
from greatpowers.kernel.errors import UndoRefused
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import event_points, play, prompt, without_credit
from tests.rules.imperial_struggle.ministry_scenes import (
    is_open,
    is_used,
    new_turn,
    next_round,
    rounds_of,
)
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    conflict,
    do,
    flag,
    hand,
    offered,
    points,
    position,
    price,
    refusal,
    round_of,
    targets,
)

BEFORE_A_TILE = {
    "robert_walpole-draw_discard",
    "bank_of_england-debt_limit",
    "new_world_huguenots-place_marker",
    "edmond_halley-discard_for_trp",
    "townshend_acts-mark_commodity",
}
AFTER_A_TILE = {
    "cardinal_ministers-extra_dp",
    "jacobite_uprisings-score_vp",
    "choiseul-extra_mp",
    "pitt_the_elder-extra_dp",
    "charles_hanbury_williams-unflag_discount",
    "papacy_hanover_negotiations-extra_dp",
    "edmund_burke-europe_dp",
}


def rich_position() -> State:
    """Return a position in which no ability lacks a target, a card or a Squadron."""
    state = position(5)
    flag(state, FRANCE, "savoy", "scotland_alliance")
    flag(state, BRITAIN, "biscay", "ireland_prestige")
    hand(state, BRITAIN, "tax_reform")
    return state


# -- 3.5 Revealing ---------------------------------------------------------------------------


@rule("3.5", "5.1")
def test_3_5_a_card_may_be_revealed_before_a_tile_is_taken_and_after() -> None:
    state = position()
    cabinet(state, "john_law", "cardinal_ministers", face_up=False)
    table = round_of(FRANCE, None, state, others=("d4_e2_a",))
    assert targets(table, "reveal") == {"john_law", "cardinal_ministers"}
    do(table, "reveal john_law", "take d4_e2_a", "shift sweden", "reveal cardinal_ministers")
    assert is_open(table, "john_law")
    assert is_open(table, "cardinal_ministers")
    assert targets(table, "reveal") == set()


@rule("3.5")
def test_3_5_only_the_owner_reveals_and_only_in_its_own_round() -> None:
    state = position()
    cabinet(state, "john_law", "robert_walpole", face_up=False)
    table = round_of(FRANCE, "e4_d2_a", state)
    assert targets(table, "reveal") == {"john_law"}
    assert refusal(table, "reveal robert_walpole") == ("no-not-a-target", "")
    verdict = table.why(BRITAIN, "reveal", "robert_walpole")
    assert verdict.reason == "no-not-your-decision"


@rule("3.5")
def test_3_5_a_revealed_card_stays_so() -> None:
    state = position()
    cabinet(state, "john_law", face_up=False)
    table = round_of(FRANCE, None, state)
    do(table, "reveal john_law")
    assert refusal(table, "reveal john_law") == ("no-not-a-target", "")
    with pytest.raises(UndoRefused):
        table.undo(FRANCE)


@rule("3.5")
def test_3_5_a_face_down_card_gives_nothing() -> None:
    state = position()
    cabinet(state, "jonathan_swift", face_up=False)
    table = round_of(BRITAIN, "d4_e2_a", state)
    assert price(table, "shift scotland_prestige") == 3
    do(table, "reveal jonathan_swift")
    assert price(table, "shift scotland_prestige") == 2


@rule("3.5")
@pytest.mark.parametrize("name", ["john_law", "jonathan_swift", "merchant_banks", "lavoisier"])
def test_3_5_passive_abilities_are_not_chosen(name: str) -> None:
    state = position()
    cabinet(state, name)
    table = round_of(MINISTRY_SIDE[ministry(name)], "d4_e2_a", state)
    own = [n for n in ABILITIES if n.startswith(f"{name}-")]
    for each in own:
        assert refusal(table, f"ability {each}") == ("no-ability-is-passive", "3.5.2")


@rule("3.5")
def test_3_5_abilities_of_cards_outside_the_cabinet_are_not_there() -> None:
    state = rich_position()
    cabinet(state, "robert_walpole")
    table = round_of(FRANCE, "d4_m2_a", state)
    assert targets(table, "ability") == set()
    for name in ABILITIES:
        assert refusal(table, f"ability {name}") == ("no-not-in-cabinet", "3.5")


# -- 3.5.1 The eras --------------------------------------------------------------------------


@rule("3.5.1")
@pytest.mark.parametrize(
    ("turn", "french", "british"),
    [
        (1, 5, 5),
        (3, 5, 5),
        (5, 7, 6),
    ],
)
def test_3_5_1_only_cards_with_the_sign_of_the_era(turn: int, french: int, british: int) -> None:
    state = position(turn)
    assert len(candidates(state, FRANCE)) == french
    assert len(candidates(state, BRITAIN)) == british


@rule("3.5.1")
@pytest.mark.parametrize(
    ("name", "turns"),
    [
        ("jacobite_uprisings", (1, 3, 5)),
        ("east_india_company", (1, 3)),
        ("voltaire", (3, 5)),
        ("cardinal_ministers", (1,)),
        ("edmund_burke", (5,)),
    ],
)
def test_3_5_1_a_card_with_several_signs_serves_in_each_of_its_eras(
    name: str, turns: tuple[int, ...]
) -> None:
    for turn in (1, 3, 5):
        state = position(turn)
        state.ministry_at[ministry(name)] = ASIDE
        assert (ministry(name) in candidates(state, MINISTRY_SIDE[ministry(name)])) == (
            turn in turns
        )


@rule("3.5.1")
def test_3_5_1_thirteen_cards_a_side() -> None:
    assert len(MINISTRIES) == 26
    assert MINISTRY_SIDE.count(FRANCE) == MINISTRY_SIDE.count(BRITAIN) == 13


# -- 3.5.2 Abilities -------------------------------------------------------------------------


@rule("3.5.2", "3.5")
def test_3_5_2_using_an_ability_reveals_its_card() -> None:
    state = position()
    cabinet(state, "bank_of_england", face_up=False)
    table = round_of(BRITAIN, None, state)
    do(table, "ability bank_of_england-debt_limit")
    assert is_open(table, "bank_of_england")


@rule("3.5.2")
def test_3_5_2_two_abilities_of_a_card_are_exhausted_apart() -> None:
    state = position()
    cabinet(state, "edmond_halley")
    flag(state, BRITAIN, "biscay")
    hand(state, BRITAIN, "tax_reform")
    table = round_of(BRITAIN, "m4_e2_a", state)
    do(table, "ability edmond_halley-discard_for_trp", "discard tax_reform")
    assert is_used(table, "edmond_halley-discard_for_trp")
    assert not is_used(table, "edmond_halley-cheap_squadron")
    assert "construct edmond_halley" in offered(table)


@rule("3.5.2", "4.1.5")
def test_3_5_2_once_a_turn_and_refreshed_in_the_reset_phase() -> None:
    state = position()
    cabinet(state, "bank_of_england")
    table = rounds_of(BRITAIN, "e4_d2_a", "e4_d2_b", state)
    do(table, "ability bank_of_england-debt_limit")
    used = ("no-ability-used", "3.5.2")
    assert refusal(table, "ability bank_of_england-debt_limit") == used
    next_round(table, "e4_d2_b")
    assert refusal(table, "ability bank_of_england-debt_limit") == used
    new_turn(table)
    assert "ability bank_of_england-debt_limit" in offered(table)


@rule("3.5.2", "5.1")
@pytest.mark.parametrize("name", sorted(BEFORE_A_TILE))
def test_3_5_2_some_abilities_may_be_used_before_a_tile_is_taken(name: str) -> None:
    state = rich_position()
    cabinet(state, name.partition("-")[0])
    power = MINISTRY_SIDE[ABILITY_MINISTRY[ABILITIES.index(name)]]
    assert f"ability {name}" in offered(round_of(power, None, state))


@rule("3.5.2", "5.1")
@pytest.mark.parametrize("name", sorted(AFTER_A_TILE))
def test_3_5_2_abilities_that_need_an_action_wait_for_the_tile(name: str) -> None:
    state = rich_position()
    cabinet(state, name.partition("-")[0])
    power = MINISTRY_SIDE[ABILITY_MINISTRY[ABILITIES.index(name)]]
    tile = "m4_d2_a" if power == FRANCE else "d4_m2_a"
    table = round_of(power, None, state, others=(tile,))
    assert refusal(table, f"ability {name}") == ("no-take-a-tile-first", "5.1")
    do(table, f"take {tile}")
    assert f"ability {name}" in offered(table)


@rule("3.5.2", "5.1")
def test_3_5_2_an_ability_used_before_the_tile_does_not_stop_passing() -> None:
    state = position()
    state.debt[BRITAIN] = 3
    cabinet(state, "bank_of_england")
    table = round_of(BRITAIN, None, state, others=("e4_d2_a",))
    do(table, "ability bank_of_england-debt_limit", "take e4_d2_a", "pass_round")
    assert table.state.debt[BRITAIN] == 1


# -- 3.5.3 Keywords --------------------------------------------------------------------------


@rule("3.5.3")
def test_3_5_3_a_hidden_card_may_be_shown_for_its_keyword() -> None:
    state = position(3)
    cabinet(state, "pompadour_du_barry", face_up=False)
    table = play(FRANCE, "salon_d_hercule", "e3_d2", state)
    assert offered(table) == {"pass", "reveal pompadour_du_barry"}
    do(table, "reveal pompadour_du_barry")
    assert is_open(table, "pompadour_du_barry")
    assert event_points(table, DIPLOMATIC, IN_EUROPE) == 4


@rule("3.5.3")
def test_3_5_3_not_showing_it_forgoes_the_bonus() -> None:
    state = position(3)
    cabinet(state, "pompadour_du_barry", face_up=False)
    table = play(FRANCE, "salon_d_hercule", "e3_d2", state, "pass")
    assert not is_open(table, "pompadour_du_barry")
    assert event_points(table, DIPLOMATIC, IN_EUROPE) == 2


@rule("3.5.3")
def test_3_5_3_a_keyword_face_up_gives_the_bonus_without_asking() -> None:
    state = position(3)
    cabinet(state, "pompadour_du_barry")
    table = play(FRANCE, "salon_d_hercule", "e3_d2", state)
    assert prompt(table) == "ask-act"
    assert event_points(table, DIPLOMATIC, IN_EUROPE) == 4


@rule("3.5.3")
def test_3_5_3_a_hidden_card_without_the_keyword_can_only_be_kept() -> None:
    state = position(3)
    cabinet(state, "dupleix", face_up=False)
    table = play(FRANCE, "salon_d_hercule", "e3_d2", state)
    assert offered(table) == {"pass"}


@rule("3.5.3")
def test_3_5_3_the_other_side_s_keywords_do_not_serve() -> None:
    state = position(3)
    cabinet(state, "charles_hanbury_williams")
    table = play(FRANCE, "salon_d_hercule", "e3_d2", state)
    assert event_points(table, DIPLOMATIC, IN_EUROPE) == 2


@rule("3.5.3")
@pytest.mark.parametrize(
    ("event", "tile"), [("salon_d_hercule", "e3_d2"), ("jonathans_coffee_house", "e3_d2")]
)
def test_3_5_3_one_card_serves_with_both_its_keywords(event: str, tile: str) -> None:
    state = position(5)
    cabinet(state, "turgot", face_up=False)
    table = play(FRANCE, event, tile, state)
    assert "reveal turgot" in offered(table)


# -- 3.5.4 Points ----------------------------------------------------------------------------


@rule("3.5.4")
def test_3_5_4_points_need_an_action_of_their_type() -> None:
    state = position(3)
    cabinet(state, "pitt_the_elder")
    table = round_of(BRITAIN, "e4_m2_a", state)
    needs = ("no-needs-that-action", "3.5.4")
    assert refusal(table, "ability pitt_the_elder-extra_dp") == needs


@rule("3.5.4", "5.2")
def test_3_5_4_an_event_s_action_will_do() -> None:
    state = position(3)
    cabinet(state, "pitt_the_elder", "charles_hanbury_williams")
    table = play(BRITAIN, "pacte_de_famille", "e3_m2", state)
    assert points(table, DIPLOMATIC) == 1
    do(table, "ability pitt_the_elder-extra_dp", "shift sardinia")
    assert points(table, DIPLOMATIC) == 0
    assert table.state.debt[BRITAIN] == 0


@rule("3.5.4", "5.3.2")
def test_3_5_4_with_a_minor_action_they_are_part_of_its_one_purchase() -> None:
    state = position(3)
    cabinet(state, "pitt_the_elder")
    table = round_of(BRITAIN, "e4_d2_a", state)
    do(table, "ability pitt_the_elder-extra_dp", "shift savoy")
    assert table.state.debt[BRITAIN] == 0
    assert points(table, DIPLOMATIC) == 0
    assert refusal(table, "shift sardinia") == ("no-minor-used-up", "5.3.2")


@rule("3.5.4", "5.3.2")
def test_3_5_4_with_a_minor_action_they_are_under_its_limits() -> None:
    state = position(3)
    flag(state, FRANCE, "savoy")
    cabinet(state, "pitt_the_elder")
    table = round_of(BRITAIN, "e4_d2_a", state)
    do(table, "ability pitt_the_elder-extra_dp")
    assert refusal(table, "shift savoy") == ("no-minor-cannot", "5.3.2")


@rule("3.5.4", "5.3.2")
def test_3_5_4_points_spent_with_the_minor_do_not_stay_for_another_action() -> None:
    state = position(5)
    cabinet(state, "papacy_hanover_negotiations")
    without_credit(state)
    conflict(state, "ireland_alliance")
    table = play(BRITAIN, "pacte_de_famille", "e3_d2", state)
    assert points(table, DIPLOMATIC) == 3
    do(table, "ability papacy_hanover_negotiations-extra_dp", "shift scotland_prestige", "as_minor")
    assert points(table, DIPLOMATIC) == 1
    assert price(table, "shift ireland_alliance") == 1
    assert refusal(table, "shift scotland_alliance") == ("no-too-expensive", "6.3")


@rule("3.5.4", "6.1", "9.1")
def test_3_5_4_without_an_action_they_are_no_ground_for_debt_or_treaty_points() -> None:
    state = position(3)
    state.treaty[BRITAIN] = 4
    cabinet(state, "pitt_the_elder")
    table = round_of(BRITAIN, "e4_d2_a", state)
    do(table, "shift savoy")
    needs = ("no-needs-that-action", "3.5.4")
    assert refusal(table, "ability pitt_the_elder-extra_dp") == needs
    assert refusal(table, "shift sardinia") == ("no-minor-used-up", "5.3.2")
