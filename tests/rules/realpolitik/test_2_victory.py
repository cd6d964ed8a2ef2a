"""2.0 Victory: 25 Influence end the game; who has won."""

import pytest

from greatpowers.games.realpolitik.components import AUSTRIA, FRANCE, PRUSSIA
from greatpowers.games.realpolitik.state import RealpolitikTable, State
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    asked,
    garrison,
    open_table,
    play,
    position,
    put,
    rank,
    select,
    start,
)


def scored(*influence: int, players: int = 3) -> State:
    """Return a position with some Influence of each power."""
    state = position(players)
    state.influence = [*influence, *[0] * (4 - len(influence))]
    return state


def quiet_turn(state: State) -> RealpolitikTable:
    """Play a turn of taxes."""
    table = open_table(state)
    select(table, france="taxation", prussia="taxation", austria="taxation")
    return table


@rule("2.1")
@pytest.mark.parametrize(("influence", "is_over"), [(24, False), (25, True), (26, True)])
def test_the_game_ends_with_25_influence(influence: int, is_over: bool) -> None:
    table = quiet_turn(scored(3, influence, 2))
    assert (table.result is not None) == is_over
    if table.result is not None:
        assert table.result.winners == (PRUSSIA,)
        assert table.result.ending == "influence"
        assert table.result.scores == (3, influence, 2)


@rule("2.1", "4.3")
def test_influence_of_the_very_turn_counts() -> None:
    state = scored(0, 23, 0)
    garrison(state, "prussia", "sax")
    table = open_table(state)
    select(table, france="taxation", prussia="extend_influence", austria="taxation")
    assert table.result is not None
    assert table.result.scores == (0, 25, 0)


@rule("2.1", "R38")
def test_the_turn_is_played_to_its_end() -> None:
    state = scored(0, 23, 24)
    garrison(state, "prussia", "sax")
    garrison(state, "austria", "bav")
    put(state, "moltke", "sax", 5)
    put(state, "gablenz", "bav")
    table = open_table(state)
    select(table, france="taxation", prussia="extend_influence", austria="movement")
    assert table.result is None
    start(table, "prussia", "done", "no")
    assert table.result is not None


@rule("2.1", "R38")
def test_with_the_other_option_the_round_is_played_to_its_end() -> None:
    state = scored(25, 3, 2)
    state.ends_with_round = True
    state.token = 2
    table = open_table(state)
    select(table, france="dispatch", prussia="taxation", austria="taxation")
    assert table.result is None
    assert asked(table) == (FRANCE, "ask-choose")
    select(table, france="dispatch", prussia="dispatch", austria="extend_influence")
    assert table.result is not None
    assert table.result.winners == (FRANCE,)


@rule("2.1", "R38")
def test_a_round_without_a_winner_leads_to_the_diplomacy_phase() -> None:
    state = scored(24, 3, 2)
    state.ends_with_round = True
    state.token = 3
    table = open_table(state)
    select(table, france="dispatch", prussia="taxation", austria="taxation")
    assert asked(table) == (FRANCE, "ask-propose")


@rule("2.1", "R38")
def test_the_movement_after_the_end_of_a_round_is_not_played() -> None:
    state = scored(0, 3, 25)
    state.ends_with_round = True
    state.token = 3
    put(state, "moltke", "bra", 3)
    table = open_table(state)
    select(table, france="dispatch", prussia="movement", austria="taxation")
    assert table.result is not None
    assert table.result.winners == (AUSTRIA,)


@rule("R39")
@pytest.mark.parametrize(("turn", "is_over"), [(57, False), (59, True)])
def test_sixty_turns_are_enough(turn: int, is_over: bool) -> None:
    state = scored(3, 9, 8)
    state.turn = turn
    table = quiet_turn(state)
    assert (table.result is not None) == is_over
    if table.result is not None:
        assert table.result.ending == "last_turn"
        assert table.result.winners == (PRUSSIA,)


@rule("R39", "R38")
def test_the_last_turn_ends_the_game_with_either_end_check() -> None:
    state = scored(25, 3, 2)
    state.ends_with_round = True
    state.turn = 59
    table = quiet_turn(state)
    assert table.result is not None
    assert table.result.ending == "influence"


# -- 2.2 ties --------------------------------------------------------------------------------


@rule("2.2", "R38")
@pytest.mark.parametrize(
    ("influence", "by_prestige", "winner"),
    [
        ((25, 27, 26), False, PRUSSIA),
        ((25, 27, 26), True, FRANCE),
        ((24, 27, 26), True, AUSTRIA),
        ((20, 27, 24), True, PRUSSIA),
        ((26, 26, 26), False, FRANCE),
        ((25, 26, 26), False, AUSTRIA),
        ((25, 26, 26), True, FRANCE),
    ],
)
def test_ties_are_broken_by_prestige(
    influence: tuple[int, int, int], by_prestige: bool, winner: int
) -> None:
    state = scored(*influence)
    state.prestige_breaks_ties = by_prestige
    table = quiet_turn(state)
    assert table.result is not None
    assert table.result.winners == (winner,)


@rule("2.2")
def test_the_prestige_order_of_the_end_decides() -> None:
    state = scored(25, 25, 25)
    rank(state, "italy", "prussia", "france", "austria")
    table = quiet_turn(state)
    assert table.result is not None
    assert table.result.winners == (PRUSSIA,)


@rule("2.2", "R39")
def test_without_anybody_at_25_the_most_influence_wins_with_either_tiebreak() -> None:
    state = scored(3, 9, 8)
    state.prestige_breaks_ties = True
    state.turn = 59
    table = quiet_turn(state)
    assert table.result is not None
    assert table.result.winners == (PRUSSIA,)


@rule("2.1", "6.3")
def test_a_minor_italy_cannot_win_a_major_one_can() -> None:
    state = scored(0, 0, 0, 25, players=4)
    table = open_table(state)
    select(table, france="taxation", prussia="taxation", austria="taxation", italy="taxation")
    assert table.result is not None
    assert table.result.winners == (3,)
    assert table.result.scores == (0, 0, 0, 25)
    minor = scored(0, 0, 0, 25)
    assert quiet_turn(minor).result is None


@rule("2.1")
def test_nothing_is_asked_after_the_end() -> None:
    table = quiet_turn(scored(25))
    assert table.asks() == []
    with pytest.raises(IndexError):
        play(table, "choose dispatch")
