"""5.2 point 3: what the points of an Event may be spent on, alone or with the tile's."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    FRANCE,
    MILITARY,
    NOBODY,
)
from greatpowers.games.imperial_struggle.rules.limits import GERMAN_STATES_PRUSSIA_DUTCH
from greatpowers.games.imperial_struggle.rules.war_tiles import bonus_in, bonus_placed
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import (
    event_points,
    play,
    prompt,
    without_credit,
)
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    conflict,
    do,
    hand,
    owner,
    points,
    position,
    refusal,
    round_of,
    targets,
)

EDITIONS = pytest.mark.parametrize("edition", ["italian", "polish"])


# -- points from Events ----------------------------------------------------------------------


@rule("5.2", "3.4.5", "5.3.2")
def test_5_2_points_of_a_type_the_tile_lacks_are_a_major_action() -> None:
    table = play(FRANCE, "acts_of_union", "e3_m2", position())
    do(table, "shift dutch_prestige")
    assert owner(table, "dutch_prestige") == NOBODY
    assert table.state.debt[FRANCE] == 1
    do(table, "shift dutch_alliance")
    assert table.state.debt[FRANCE] == 3


@rule("5.2", "6.1")
def test_5_2_no_debt_for_a_type_that_neither_tile_nor_event_gives() -> None:
    state = position()
    hand(state, FRANCE, "acts_of_union")
    table = round_of(FRANCE, "e3_m2", state)
    assert refusal(table, "shift dutch_alliance") == ("no-such-action", "5.3.1")
    do(table, "play acts_of_union")
    assert "dutch_alliance" in targets(table, "shift")


@rule("5.2", "3.4.5")
@EDITIONS
def test_5_2_points_of_the_majors_type_are_one_pool_with_it(edition: str) -> None:
    state = position(edition=edition)
    without_credit(state)
    table = play(FRANCE, "acts_of_union", "d3_e2", state)
    do(table, "shift dutch_prestige", "shift denmark_norway")
    assert points(table, DIPLOMATIC) == 0
    assert table.state.debt[FRANCE] == 6


@rule("5.2", "5.3.2")
@EDITIONS
def test_5_2_points_of_the_minors_type_are_a_major_action_beside_it(edition: str) -> None:
    state = position(edition=edition)
    without_credit(state)
    table = play(FRANCE, "acts_of_union", "e3_d2", state)
    do(table, "shift sweden", "as_major")
    assert event_points(table, DIPLOMATIC) == 0
    do(table, "shift denmark_norway")
    assert [owner(table, name) for name in ("sweden", "denmark_norway")] == [FRANCE, FRANCE]
    assert refusal(table, "shift savoy")[0] in ("no-minor-used-up", "no-too-expensive")


@rule("5.2", "5.3.2")
@pytest.mark.parametrize(("edition", "left"), [("italian", 0), ("polish", 1)])
def test_5_2_points_joined_to_a_minor_action_all_go_there_or_are_split(
    edition: str, left: int
) -> None:
    state = position(edition=edition)
    without_credit(state)
    conflict(state, "savoy")
    table = play(FRANCE, "acts_of_union", "e3_d2", state)
    do(table, "shift russia")
    assert owner(table, "russia") == FRANCE
    assert points(table, DIPLOMATIC) == left
    assert ("savoy" in targets(table, "shift")) == bool(left)
    if not left:
        assert refusal(table, "shift savoy") == ("no-minor-used-up", "5.3.2")


@rule("5.2", "5.3.2", "5.3")
@pytest.mark.parametrize(("edition", "allowed"), [("italian", False), ("polish", True)])
def test_5_2_points_that_began_a_major_action_do_not_join_the_minor(
    edition: str, allowed: bool
) -> None:
    state = position(edition=edition)
    without_credit(state)
    conflict(state, "savoy")
    table = play(FRANCE, "acts_of_union", "e3_d2", state)
    do(table, "shift savoy", "as_major")
    assert points(table, DIPLOMATIC) == 3
    assert ("russia" in targets(table, "shift")) == allowed
    if allowed:
        do(table, "shift russia")
        assert points(table, DIPLOMATIC) == 0
    else:
        assert refusal(table, "shift russia") == ("no-too-expensive", "6.3")
        do(table, "shift sweden")
        assert refusal(table, "shift denmark_norway") == ("no-minor-used-up", "5.3.2")


@rule("5.2", "5.3.2")
def test_5_2_points_joined_to_a_minor_action_obey_its_limits() -> None:
    state = position()
    without_credit(state)
    table = play(FRANCE, "acts_of_union", "e3_d2", state)
    assert refusal(table, "shift dutch_prestige") == ("no-minor-cannot", "5.3.2")
    do(table, "shift russia")
    assert owner(table, "russia") == FRANCE


@rule("5.2", "6.1")
@EDITIONS
def test_5_2_points_need_not_join_the_minor_action(edition: str) -> None:
    table = play(FRANCE, "acts_of_union", "e3_d2", position(edition=edition))
    do(table, "shift russia", "as_minor")
    assert prompt(table) == "ask-use-event-points"
    do(table, "no")
    assert owner(table, "russia") == FRANCE
    assert table.state.debt[FRANCE] == 1
    assert event_points(table, DIPLOMATIC) == 2
    do(table, "shift dutch_prestige")
    assert table.state.debt[FRANCE] == 2


@rule("5.2")
def test_5_2_points_may_join_the_minor_action_instead_of_debt() -> None:
    table = play(FRANCE, "acts_of_union", "e3_d2", position())
    do(table, "shift russia", "as_minor", "yes")
    assert table.state.debt[FRANCE] == 0
    assert points(table, DIPLOMATIC) == 0


@rule("5.2")
def test_5_2_a_minor_action_that_pays_alone_leaves_the_event_its_points() -> None:
    table = play(FRANCE, "acts_of_union", "e3_d2", position())
    do(table, "shift sweden", "as_minor")
    assert owner(table, "sweden") == FRANCE
    assert event_points(table, DIPLOMATIC) == 2


# -- limits ----------------------------------------------------------------------------------


@rule("5.2", "6.1", "9.1")
def test_5_2_debt_and_treaty_points_are_bound_by_the_event_alone() -> None:
    state = position()
    state.treaty[BRITAIN] = 2
    table = play(BRITAIN, "vatican_politics", "e3_m2", state)
    assert refusal(table, "shift sweden") == ("no-such-action", "5.3.1")
    do(table, "shift dutch_alliance", "shift prussia_prestige", "pay_treaty", "pay_treaty")
    assert owner(table, "prussia_prestige") == BRITAIN
    assert (table.state.treaty[BRITAIN], table.state.debt[BRITAIN]) == (0, 1)
    assert refusal(table, "shift sweden") == ("no-such-action", "5.3.1")


@rule("5.2", "6.1")
def test_5_2_debt_is_free_if_the_tile_has_the_type_too() -> None:
    table = play(BRITAIN, "vatican_politics", "d3_m2", position())
    do(table, "shift sweden", "shift savoy")
    assert table.state.debt[BRITAIN] == 1
    assert event_points(table, DIPLOMATIC, GERMAN_STATES_PRUSSIA_DUTCH) == 2
    do(table, "shift dutch_alliance")
    assert table.state.debt[BRITAIN] == 1


@rule("5.2", "5.3.2", "6.1")
def test_5_2_debt_for_the_minor_action_is_free_for_its_one_purchase() -> None:
    table = play(BRITAIN, "vatican_politics", "e3_d2", position())
    do(table, "shift russia")
    assert owner(table, "russia") == BRITAIN
    assert table.state.debt[BRITAIN] == 1
    assert refusal(table, "shift sweden") == ("no-minor-used-up", "5.3.2")
    assert "dutch_alliance" in targets(table, "shift")


@rule("5.2")
def test_5_2_a_limited_point_pays_no_part_of_another_purchase() -> None:
    state = position()
    without_credit(state)
    table = play(BRITAIN, "vatican_politics", "d2_m2", state)
    assert refusal(table, "shift russia") == ("no-too-expensive", "6.3")
    do(table, "shift sweden", "shift dutch_alliance")
    assert points(table, DIPLOMATIC) == 0


@rule("5.2")
def test_5_2_the_narrower_points_are_spent_first() -> None:
    state = position()
    cabinet(state, "jonathan_swift")
    table = play(BRITAIN, "vatican_politics", "d2_m2", state)
    do(table, "shift dutch_alliance")
    assert points(table, DIPLOMATIC) == 3
    do(table, "shift bavaria")
    assert owner(table, "bavaria") == NOBODY
    assert table.state.debt[BRITAIN] == 0


@rule("5.2", "5.6.1")
@pytest.mark.parametrize(("used", "theaters"), [("yes", 1), ("no", 4)])
def test_5_2_a_war_tile_may_be_bought_without_the_points_of_a_region(
    used: str, theaters: int
) -> None:
    state = position(3, edition="polish")
    cabinet(state, "pitt_the_elder")
    table = play(BRITAIN, "father_le_loutre", "m3_e2", state, "choose georges_bank")
    do(table, "recruit", used)
    assert len(targets(table, "theater")) == theaters
    do(table, "theater was_king_georges_war")
    assert len(bonus_in(table.state, BRITAIN, 1)) == 1
    assert points(table, MILITARY) == 3


@rule("5.2", "5.6.1")
def test_5_2_italian_points_of_a_region_buy_no_war_tile() -> None:
    state = position(3)
    cabinet(state, "pitt_the_elder")
    without_credit(state)
    table = play(BRITAIN, "father_le_loutre", "m3_e2", state, "choose georges_bank")
    do(table, "recruit", "theater was_central_europe")
    assert bonus_placed(table.state, BRITAIN) == 1
    assert refusal(table, "recruit") == ("no-too-expensive", "6.3")


@rule("3.5.4", "5.3.2")
def test_3_5_4_points_of_a_ministry_make_no_major_action() -> None:
    state = position(5)
    cabinet(state, "papacy_hanover_negotiations")
    table = round_of(BRITAIN, "e3_d2", state)
    do(table, "ability papacy_hanover_negotiations-extra_dp")
    assert points(table, DIPLOMATIC) == 4
    assert refusal(table, "shift ireland_alliance") == ("no-minor-cannot", "5.3.2")
    do(table, "shift ireland_prestige")
    assert owner(table, "ireland_prestige") == BRITAIN
    assert table.state.debt[BRITAIN] == 0
    assert refusal(table, "shift scotland_alliance") == ("no-minor-used-up", "5.3.2")
