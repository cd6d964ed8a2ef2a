"""14.0 The end of the game, 14.1 final scoring."""

import pytest

from greatpowers.games.imperialism.components import (
    COLONIES,
    COUNTABLE,
    GOODS,
    IS_COLONY,
    LANDS,
    POWERS,
    TERRITORIES,
    TERRITORY_CARDS,
    TRACKS,
)
from greatpowers.games.imperialism.rules.ending import (
    CATEGORIES,
    category_points,
    final_scores,
    is_faithful,
    winners,
)
from greatpowers.games.imperialism.rules.tracks import gain_glory
from greatpowers.games.imperialism.state import OVER, ImperialismTable, State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    believe,
    give,
    lay,
    levels,
    logged,
    open_table,
    play,
    position,
)

NAMES = ("france", "england", "spain", "poland")
END_SPACE = {2: 40, 3: 29, 4: 20}
LAND_NAMES = [name for name, colony in zip(TERRITORIES, IS_COLONY, strict=True) if not colony]
COLONY_NAMES = [
    t for t, colony in zip(TERRITORIES[:TERRITORY_CARDS], IS_COLONY, strict=False) if colony
]


def faithless(players: int) -> State:
    """Return a bare position in which nobody scores for faithfulness."""
    state = position(*("russia", "ottoman", "france", "england")[:players])
    if players > 2:
        believe(state, 2, "calvinism")
    if players > 3:
        believe(state, 3, "calvinism")
    return state


def default_turns(table: ImperialismTable) -> list[int]:
    """Play to the end of the game by defaults; return who had a turn."""
    order: list[int] = []
    turn = -1
    while table.result is None:
        if table.state.turn != turn:
            turn = table.state.turn
            order.append(table.state.active)
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))
    return order


def reach(table: ImperialismTable, seat: int) -> None:
    """Bring a seat to the end space."""
    state = table.state
    gain_glory(table, seat, END_SPACE[state.players] - state.glory[seat])


# -- 14.0 ------------------------------------------------------------------------------------


@rule("14.0")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_14_0_the_end_space_depends_on_the_number_of_players(players: int) -> None:
    table = open_table(position(*NAMES[:players]))
    gain_glory(table, 0, END_SPACE[players] - 1)
    assert table.state.ended_by == -1
    gain_glory(table, 0, 1)
    assert table.state.ended_by == 0
    assert logged(table, "log-end-space") == [
        {"power": "power-france", "space": END_SPACE[players]}
    ]


@rule("14.0")
def test_14_0_last_turns_are_counted_only_once_the_end_has_come() -> None:
    table = open_table(position(*NAMES[:3]))
    play(table, "collect_taxes")
    assert table.view(None)["state"]["last_turns"] == 0
    reach(table, 1)
    assert table.view(None)["state"]["last_turns"] == 3, "the present turn and the two others'"
    default_turns(table)
    assert table.view(None)["state"]["last_turns"] == 0


@rule("14.0")
def test_14_0_passing_the_end_space_ends_the_game_too() -> None:
    table = open_table(position())
    gain_glory(table, 1, 45)
    assert table.state.ended_by == 1


@rule("14.0")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_14_0_all_others_have_one_more_turn(players: int) -> None:
    table = open_table(position(*NAMES[:players]))
    reach(table, 0)
    assert default_turns(table) == [0, *range(1, players)]
    assert table.state.stage == OVER
    assert table.result is not None
    assert table.result.ending == "end_space"


@rule("14.0")
def test_14_0_the_turn_goes_on_and_then_round_the_table_wherever_it_is() -> None:
    state = position(*NAMES)
    state.active = 2
    table = open_table(state)
    reach(table, 2)
    assert default_turns(table) == [2, 3, 0, 1]


@rule("14.0", "R28")
@pytest.mark.parametrize(
    ("active", "trigger", "order"),
    [(0, 1, [0, 2, 0]), (0, 2, [0, 1, 0]), (1, 0, [1, 2, 1]), (2, 0, [2, 1, 2])],
)
def test_r28_who_reaches_it_in_the_turn_of_another_has_no_further_turn(
    active: int, trigger: int, order: list[int]
) -> None:
    state = position(*NAMES[:3])
    state.active = active
    table = open_table(state)
    reach(table, trigger)
    assert default_turns(table) == order


@rule("14.0", "R28")
def test_r28_a_defender_can_end_the_game_by_winning_a_war() -> None:
    state = position()
    give(state, 0, "border_raids")
    levels(state, 1, army=9)
    state.glory[1] = 39
    table = open_table(state)
    play(table, "attack border_raids", "land_war england")
    assert table.state.ended_by == 1
    assert asked(table)[0] == 0
    assert default_turns(table) == [0]


@rule("14.0", "R28")
def test_r28_a_second_player_on_the_end_space_changes_nothing() -> None:
    table = open_table(position(*NAMES[:3]))
    reach(table, 0)
    play(table, "collect_taxes")
    reach(table, 1)
    assert table.state.ended_by == 0
    assert default_turns(table) == [1, 2]


@rule("R33", "14.0")
@pytest.mark.parametrize("players", [2, 4])
def test_r33_twenty_rounds_without_glory_end_the_game(players: int) -> None:
    state = position(*NAMES[:players])
    state.has_achieved = True
    state.quiet_turns = 20 * players - 2
    table = open_table(state)
    play(table, "collect_taxes")
    assert table.result is None
    state = position(*NAMES[:players])
    state.quiet_turns = 20 * players - 1
    table = open_table(state)
    play(table, "collect_taxes")
    assert table.result is not None
    assert table.result.ending == "stalemate"
    assert table.result.scores == (4,) * players


@rule("R33")
def test_r33_any_glory_begins_the_count_anew() -> None:
    state = position()
    state.quiet_turns = 39
    table = open_table(state)
    gain_glory(table, 1, 0)
    assert table.state.quiet_turns == 39
    gain_glory(table, 1, 1)
    assert table.state.quiet_turns == 0
    play(table, "collect_taxes")
    assert table.result is None


# -- 14.1 categories -------------------------------------------------------------------------


def set_counts(state: State, category: int, counts: tuple[int, ...]) -> None:
    """Give every seat its number in a category."""
    lands, colonies = iter(LAND_NAMES), iter(COLONY_NAMES)
    for seat, count in enumerate(counts):
        if category == LANDS:
            lay(state, seat, *(next(lands) for _ in range(count)))
        elif category == COLONIES:
            lay(state, seat, *(next(colonies) for _ in range(count)))
        else:
            state.level[seat][category] = count


@rule("14.1")
def test_14_1_there_are_thirteen_categories() -> None:
    found = [COUNTABLE[category] for category in CATEGORIES]
    assert found == ["army", "fleet", "prestige", "colony", "land", *GOODS]


@rule("14.1", "R29")
@pytest.mark.parametrize("category", CATEGORIES, ids=[COUNTABLE[each] for each in CATEGORIES])
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 1), [2, 0]),
        ((1, 2), [0, 2]),
        ((2, 2), [1, 1]),
        ((0, 0), [0, 0]),
        ((3, 2, 1), [2, 1, 0]),
        ((1, 3, 2), [0, 2, 1]),
        ((3, 1, 1), [2, 0, 0]),
        ((3, 3, 1), [1, 1, 0]),
        ((2, 2, 2), [1, 1, 1]),
        ((1, 0, 0), [2, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((4, 3, 2, 1), [2, 1, 0, 0]),
        ((4, 3, 3, 1), [2, 0, 0, 0]),
        ((1, 4, 4, 3), [0, 1, 1, 0]),
        ((2, 2, 2, 0), [1, 1, 1, 0]),
        ((0, 0, 3, 1), [0, 0, 2, 1]),
    ],
)
def test_14_1_first_and_second_places(
    category: int, counts: tuple[int, ...], points: list[int]
) -> None:
    state = faithless(len(counts))
    set_counts(state, category, counts)
    assert category_points(state, category) == points
    assert final_scores(state) == points


@rule("14.1", "R6")
def test_14_1_india_and_china_count_among_the_colonies() -> None:
    state = faithless(2)
    lay(state, 0, "azores")
    lay(state, 1, "india", "china")
    assert category_points(state, COLONIES) == [0, 2]
    assert category_points(state, LANDS) == [0, 0]


@rule("14.1")
def test_14_1_all_categories_are_added_to_the_glory() -> None:
    state = faithless(3)
    state.glory = [10, 11, 12]
    for track in range(len(TRACKS)):
        state.level[0][track] = 2
        state.level[1][track] = 1
    lay(state, 0, "azores", "silesia")
    assert final_scores(state) == [10 + 13 * 2, 11 + 11, 12]


# -- 14.1 faithfulness -----------------------------------------------------------------------


@rule("14.1", "R30")
@pytest.mark.parametrize("power", POWERS)
def test_r30_who_could_change_religion_and_did_not_scores_four(power: str) -> None:
    state = position(power, "england" if power != "england" else "france")
    faithful = power not in ("russia", "ottoman")
    assert is_faithful(state, 0) == faithful
    assert final_scores(state)[0] == (4 if faithful else 0)


@rule("14.1", "R30")
@pytest.mark.parametrize("religion", ["calvinism", "counter_reformation", "lutheranism"])
def test_r30_who_changed_religion_scores_nothing_for_it(religion: str) -> None:
    state = position()
    believe(state, 0, religion)
    assert final_scores(state) == [0, 4]


# -- the winner ------------------------------------------------------------------------------


@rule("14.1", "2.0")
def test_2_0_the_most_glory_after_the_scoring_wins() -> None:
    state = position(*NAMES[:3])
    believe(state, 0, "calvinism")
    state.glory = [28, 27, 20]
    table = open_table(state)
    reach(table, 0)
    default_turns(table)
    assert table.result is not None
    assert table.result.scores[0] == table.state.final[0]
    assert table.result.winners == (1,)
    assert table.state.final[1] >= 31


@rule("R31")
@pytest.mark.parametrize(
    ("final", "prestige", "ducats", "won_by"),
    [
        ([5, 4], [0, 9], [0, 9], (0,)),
        ([5, 5], [3, 4], [9, 0], (1,)),
        ([5, 5], [4, 4], [8, 7], (0,)),
        ([5, 5], [4, 4], [7, 7], (0, 1)),
    ],
)
def test_r31_prestige_breaks_ties_then_ducats_then_the_victory_is_shared(
    final: list[int], prestige: list[int], ducats: list[int], won_by: tuple[int, ...]
) -> None:
    state = position()
    state.final, state.ducats = final, ducats
    for seat in range(2):
        levels(state, seat, prestige=prestige[seat])
    assert winners(state, state.final) == won_by


@rule("14.1")
def test_14_1_the_log_tells_what_each_category_and_faith_brought() -> None:
    state = position()
    believe(state, 1, "lutheranism")
    levels(state, 0, army=3)
    levels(state, 1, army=3, gold=1)
    state.quiet_turns = 39
    table = open_table(state)
    play(table, "collect_taxes")
    lines = [(args["power"], args["category"], args["glory"]) for args in _categories(table)]
    assert lines == [
        ("power-france", "count-army", 1),
        ("power-england", "count-army", 1),
        ("power-england", "count-gold", 2),
    ]
    assert logged(table, "log-final-faithful") == [{"power": "power-france", "glory": 4}]
    assert [args["glory"] for args in logged(table, "log-final-score")] == [5, 3]
    assert table.state.final == [5, 3]


def _categories(table: ImperialismTable) -> list[dict[str, str | int]]:
    return [dict(args) for args in logged(table, "log-final-category")]
