"""4.0 Set-up."""

from itertools import pairwise

import pytest

from greatpowers.games.imperialism import GAME
from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_GLORY,
    ARMY,
    FLEET,
    IS_STARTING,
    POWER_DUCATS,
    POWER_GLORY,
    POWER_HAND,
    POWER_LEVELS,
    POWERS,
    PRESTIGE,
    START_NUMBER,
    TERRITORY_CARDS,
    TRACKS,
    is_territory,
)
from greatpowers.games.imperialism.invariants import check
from greatpowers.games.imperialism.rules.hands import top_territories
from greatpowers.games.imperialism.rules.needs import available
from greatpowers.games.imperialism.state import (
    BOX,
    CHOOSE_POWERS,
    DEALT,
    EXCHANGE,
    KEPT,
    ImperialismTable,
)
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperialism.scenes import asked, level, options, play, refusal

PLAYERS = (2, 3, 4)


def deal(players: int, seed: int = 1) -> ImperialismTable:
    """Return a fresh table on which everybody has to choose a power."""
    return Table.open(GAME, {"players": str(players)}, seed)


def give_powers(table: ImperialismTable, *names: str) -> None:
    """Deal certain powers, and a second one that is left over, and let everybody keep them."""
    state = table.state
    rest = [power for power in range(len(POWERS)) if POWERS[power] not in names]
    state.power_at = [BOX] * len(POWERS)
    for seat, name in enumerate(names):
        state.power_at[POWERS.index(name)] = DEALT + seat
        state.power_at[rest.pop()] = DEALT + seat
    play(table, *(f"keep_power {name}" for name in names))


def begun(table: ImperialismTable) -> ImperialismTable:
    """Play to the first turn by defaults."""
    while table.state.stage != EXCHANGE:
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))
    return table


@rule("4.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_4_1_everybody_gets_25_ducats(players: int) -> None:
    assert deal(players).state.ducats == [25] * players


@rule("4.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_4_2_as_many_territories_are_open_as_there_are_players_and_two(players: int) -> None:
    state = deal(players).state
    assert len(state.row) == players + 2
    assert len(state.territory_deck) == TERRITORY_CARDS - players - 2
    assert state.territory_discard == []


@rule("4.2")
@pytest.mark.parametrize("seed", range(5))
def test_4_2_starting_territories_lie_on_top(seed: int) -> None:
    state = deal(4, seed).state
    assert all(IS_STARTING[territory] for territory in state.row)
    next_ones = {state.territory_deck[place] for place in top_territories(state)}
    assert len(next_ones) == sum(IS_STARTING) - 6
    assert all(IS_STARTING[territory] for territory in next_ones)


@rule("4.2")
def test_4_2_the_others_come_when_no_starting_territory_is_left() -> None:
    state = deal(2).state
    state.territory_deck = [each for each in state.territory_deck if not IS_STARTING[each]]
    assert top_territories(state) == list(range(TERRITORY_CARDS - sum(IS_STARTING)))


@rule("4.2")
def test_4_2_a_deck_that_was_mixed_anew_has_no_starting_territories_on_top() -> None:
    state = deal(2).state
    state.territories_mixed = True
    assert top_territories(state) == list(range(34))


@rule("4.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_4_3_everybody_draws_five_providence_cards_which_only_the_owner_sees(players: int) -> None:
    table = deal(players)
    state = table.state
    assert [len(hand) for hand in state.hand] == [5] * players
    assert not any(is_territory(each) for hand in state.hand for each in hand)
    assert len(state.providence_deck) == 50 - 5 * players
    assert state.seen == [[1 << seat] * 5 for seat in range(players)]


@rule("4.4")
def test_4_4_two_cards_of_each_religion_are_there() -> None:
    state = deal(3).state
    assert state.religions_left == [2, 2, 2]
    assert state.religion == [-1, -1, -1]


@rule("4.5")
@pytest.mark.parametrize(("players", "slots"), [(2, 4), (3, 4), (4, 5)])
def test_4_5_achievements_are_laid_out_for_the_number_of_players(players: int, slots: int) -> None:
    state = deal(players).state
    assert len(state.slots) == slots
    assert len(available(state)) == slots + 1
    assert available(state)[-1] == state.achievement_deck[0]


@rule("4.5")
@pytest.mark.parametrize("seed", range(5))
def test_4_5_the_stack_goes_from_one_point_to_four_and_is_mixed_within_each(seed: int) -> None:
    state = deal(2, seed).state
    stack = state.slots + state.achievement_deck
    assert [ACHIEVEMENT_GLORY[each] for each in stack] == sorted(ACHIEVEMENT_GLORY)
    assert stack != sorted(stack)


@rule("4.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_4_6_everybody_chooses_secretly_between_two_powers(players: int) -> None:
    table = deal(players)
    assert [ask.seat for ask in table.asks()] == list(range(players))
    for seat in range(players):
        assert len(table.options(seat)) == 2
        assert table.view(seat)["state"]["dealt_powers"] == [
            POWERS[power] for power, at in enumerate(table.state.power_at) if at == DEALT + seat
        ]
    assert table.view(None)["state"]["dealt_powers"] is None


@rule("4.6")
def test_4_6_no_other_power_may_be_kept() -> None:
    table = deal(2)
    strange = next(power for power in POWERS if f"keep_power {power}" not in options(table))
    assert refusal(table, f"keep_power {strange}") == ("no-power-not-dealt", "4.6")


@rule("4.6")
def test_4_6_a_choice_stays_secret_until_all_have_chosen() -> None:
    table = deal(3)
    first = table.options(1)[0]
    table.answer(1, first)
    assert table.state.stage == CHOOSE_POWERS
    assert table.state.power == [-1, -1, -1]
    assert [ask.seat for ask in table.asks()] == [0, 2]
    assert table.view(0)["state"]["empires"][1]["power"] is None
    assert table.view(1)["state"]["dealt_powers"][0] == first.target
    assert KEPT + 1 in table.state.power_at


@rule("4.6")
def test_4_6_then_the_powers_are_shown_and_the_rest_goes_into_the_box() -> None:
    table = deal(2)
    give_powers(table, "prussia", "ottoman")
    assert [POWERS[power] for power in table.state.power] == ["prussia", "ottoman"]
    assert table.state.power_at == [BOX] * len(POWERS)
    assert table.state.ducats[1] == 25
    assert table.state.glory == [0, 2]
    assert level(table, 0, "army") == 1
    assert level(table, 1, "army") == 2


@rule("4.6", "4.9")
def test_4_6_all_stop_to_see_who_leads_what() -> None:
    table = deal(2)
    assert [line for line in table.log if line.moment is not None] == []
    give_powers(table, "prussia", "ottoman")
    [told] = [line.moment for line in table.log if line.moment is not None]
    assert told.kind == "powers"
    assert told.data["powers"] == ["prussia", "ottoman"]
    assert told.data["first"] == table.state.active
    assert told.data["points"], "the Ottoman Empire begins with glory"


@rule("4.6")
@pytest.mark.parametrize("name", POWERS)
def test_4_6_each_power_brings_its_levels_ducats_and_glory(name: str) -> None:
    other = "france" if name != "france" else "england"
    table = deal(2)
    give_powers(table, name, other)
    power = POWERS.index(name)
    expected = [0] * len(TRACKS)
    for track, number in POWER_LEVELS[power]:
        expected[track] = number
    assert table.state.level[0] == expected
    assert table.state.ducats[0] == 25 + POWER_DUCATS[power]
    assert table.state.glory[0] == POWER_GLORY[power] == (2 if name in ("russia", "ottoman") else 0)
    assert POWER_HAND[power] == (1 if name == "austria" else 0)


@rule("4.7", "R2")
def test_4_7_everybody_raises_army_or_fleet_openly_in_turn_order() -> None:
    table = deal(2)
    give_powers(table, "ottoman", "poland")
    numbers = {name: START_NUMBER[POWERS.index(name)] for name in ("ottoman", "poland")}
    first = 0 if numbers["ottoman"] < numbers["poland"] else 1
    assert asked(table) == (first, "ask-first-level")
    assert options(table) == ["raise army", "raise fleet"]
    play(table, "raise fleet")
    assert asked(table) == (1 - first, "ask-first-level")
    assert [level(table, first, track) for track in ("army", "fleet")] == [2, 2]
    play(table, "raise army")
    assert [level(table, 1 - first, track) for track in ("army", "fleet")] == [3, 1]
    assert table.state.stage == EXCHANGE


@rule("4.7")
@pytest.mark.parametrize("track", TRACKS[PRESTIGE:])
def test_4_7_nothing_else_may_be_raised(track: str) -> None:
    table = deal(2)
    give_powers(table, "spain", "france")
    assert refusal(table, f"raise {track}") == ("no-not-that-track", "16.0")


@rule("4.8")
def test_4_8_all_other_markers_stand_at_0() -> None:
    table = begun(deal(4))
    state = table.state
    for seat in range(4):
        given = {track for track, _ in POWER_LEVELS[state.power[seat]]} | {ARMY, FLEET}
        others = [state.level[seat][track] for track in range(len(TRACKS)) if track not in given]
        assert set(others) == {0}
    assert state.last_action == [-1] * 4
    assert state.ruler == [-1] * 4
    assert state.laid == state.achieved == [[], [], [], []]
    assert state.markers == [[False, False]] * 4


@rule("4.9")
@pytest.mark.parametrize("names", list(pairwise(POWERS)))
def test_4_9_the_lowest_start_number_begins(names: tuple[str, str]) -> None:
    table = deal(2)
    give_powers(table, *names)
    one, other = (START_NUMBER[POWERS.index(name)] for name in names)
    first = 0 if one < other else 1
    play(table, "raise army", "raise army")
    assert table.state.active == first
    assert table.state.turn == 1
    assert asked(table) == (first, "ask-discard")


@rule("4.9")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_4_9_every_deal_is_possible(players: int, seed: int) -> None:
    table = begun(deal(players, seed))
    check(table.state)
    numbers = [START_NUMBER[power] for power in table.state.power]
    assert table.state.active == numbers.index(min(numbers))
    assert table.state.ended_by == -1
