"""8.0 Intrigue: one or two cards of different kinds, or a change of religion."""

from itertools import permutations

import pytest

from greatpowers.games.imperialism.components import (
    CARDS,
    POWERS,
    RELIGION_NEEDS,
    RELIGIONS,
    TRACKS,
    card,
)
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    believe,
    give,
    hand,
    lay,
    level,
    levels,
    open_table,
    options,
    pass_all,
    play,
    position,
    refusal,
    rule_by,
)

ONE_OF_EACH_KIND = ("persecution", "outstanding_soldier", "madman", "diplomatic_gambit")


def plotting(*names: str) -> State:
    """Return a position in which the first power holds some cards and achieves nothing."""
    state = position()
    give(state, 0, *names)
    state.has_achieved = True
    return state


# -- 8.0 one or two cards --------------------------------------------------------------------


@rule("8.0")
@pytest.mark.parametrize("name", ONE_OF_EACH_KIND)
def test_8_0_one_card_is_enough(name: str) -> None:
    state = plotting(name)
    table = open_table(state)
    play(table, f"play {name}")
    assert table.state.active == 1
    assert hand(table, 0) == []


@rule("8.0")
@pytest.mark.parametrize(("first", "second"), list(permutations(ONE_OF_EACH_KIND, 2)))
def test_8_0_two_cards_of_different_kinds_may_be_played(first: str, second: str) -> None:
    table = open_table(plotting(first, second))
    play(table, f"play {first}")
    assert asked(table) == (0, "ask-second-intrigue")
    assert options(table) == ["done", f"play {second}"]
    play(table, f"play {second}")
    assert table.state.active == 1
    assert hand(table, 0) == []


@rule("8.0", "R13")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("persecution", "persecution"),
        ("persecution", "border_raids"),
        ("outstanding_soldier", "adventurer"),
        ("madman", "civil_war"),
        ("diplomatic_gambit", "rise_of_burghers"),
        ("rise_of_burghers", "diplomatic_gambit"),
    ],
)
def test_8_0_two_cards_of_a_kind_are_refused(first: str, second: str) -> None:
    table = open_table(plotting(first, second))
    play(table, f"play {first}")
    pass_all(table)
    assert options(table) == ["done"]
    assert refusal(table, f"play {second}") == ("no-same-kind-twice", "8.0")


@rule("8.0")
def test_8_0_a_second_card_may_be_declined_and_a_third_is_never_played() -> None:
    table = open_table(plotting("persecution", "madman", "outstanding_soldier"))
    play(table, "play persecution", "done")
    assert table.state.active == 1
    table = open_table(plotting("persecution", "madman", "outstanding_soldier"))
    play(table, "play persecution", "play madman")
    assert table.state.active == 1
    assert hand(table, 0) == ["outstanding_soldier"]


@rule("8.0")
def test_8_0_who_has_only_territories_left_is_not_asked_for_a_second_card() -> None:
    table = open_table(plotting("persecution", "silesia"))
    play(table, "play persecution")
    assert table.state.active == 1


@rule("8.0")
def test_8_0_the_question_for_a_second_card_does_not_depend_on_the_hidden_hand() -> None:
    table = open_table(plotting("persecution", "settlement"))
    play(table, "play persecution")
    assert asked(table) == (0, "ask-second-intrigue")
    assert options(table) == ["done"]


@rule("8.0")
@pytest.mark.parametrize("name", ["settlement", "pirates", "historic_victory", "colonial_rush"])
def test_8_0_other_events_and_specials_are_no_cards_for_an_intrigue(name: str) -> None:
    table = open_table(plotting(name, "persecution"))
    assert refusal(table, f"play {name}") == ("no-not-for-intrigue", "8.0")
    play(table, "play persecution")
    assert refusal(table, f"play {name}") == ("no-not-for-intrigue", "8.0")


@rule("8.0")
def test_8_0_a_card_must_be_in_the_hand() -> None:
    table = open_table(plotting("persecution"))
    assert refusal(table, "play madman") == ("no-not-in-hand", "6.3")


@rule("8.0")
def test_8_0_cards_take_effect_one_after_the_other() -> None:
    state = plotting("madman", "persecution")
    levels(state, 1, prestige=3)
    state.ducats[1] = 10
    table = open_table(state)
    play(table, "play madman", "play persecution")
    assert table.state.ducats == [2, 8]
    assert level(table, 1, "prestige") == 1


# -- events in an intrigue -------------------------------------------------------------------


@rule("8.0", "15.4.7")
def test_8_0_a_gambit_brings_two_prestige() -> None:
    table = open_table(plotting("diplomatic_gambit"))
    play(table, "play diplomatic_gambit")
    assert level(table, 0, "prestige") == 2


@rule("8.0", "15.4.8")
@pytest.mark.parametrize(("oriental", "glory"), [(2, 0), (3, 1)])
def test_8_0_burghers_bring_ducats_and_perhaps_glory(oriental: int, glory: int) -> None:
    state = plotting("rise_of_burghers")
    lay(state, 0, "silesia", "azores", "india")
    levels(state, 0, oriental=oriental)
    table = open_table(state)
    play(table, "play rise_of_burghers")
    assert table.state.ducats[0] == 3
    assert table.state.glory[0] == glory


@rule("8.0", "R13")
def test_r13_an_event_of_an_intrigue_can_be_cancelled_and_a_second_card_follows() -> None:
    state = plotting("diplomatic_gambit", "madman")
    give(state, 1, "diplomatic_gambit")
    table = open_table(state)
    play(table, "play diplomatic_gambit")
    assert asked(table) == (1, "ask-cancel")
    play(table, "play diplomatic_gambit")
    assert level(table, 0, "prestige") == 0
    assert asked(table) == (0, "ask-second-intrigue")
    assert "play madman" in options(table)


# -- 8.1 plots -------------------------------------------------------------------------------


@rule("8.1")
def test_8_1_a_plot_names_its_victim_among_the_others() -> None:
    state = position("france", "england", "spain")
    give(state, 0, "persecution")
    levels(state, 1, prestige=2)
    state.ducats = [0, 5, 5]
    table = open_table(state)
    play(table, "play persecution")
    assert options(table) == ["against spain", "against england"]
    assert refusal(table, "against france") == ("no-that-is-you", "8.0")
    play(table, "against england")
    assert table.state.ducats == [2, 3, 5]


@rule("8.1")
def test_8_1_the_plotter_chooses_what_to_count() -> None:
    state = plotting("harassed_merchants")
    levels(state, 1, textiles=3, food=1)
    state.ducats[1] = 10
    table = open_table(state)
    play(table, "play harassed_merchants")
    assert asked(table) == (0, "ask-count")
    assert options(table) == ["count food", "count textiles"]
    assert refusal(table, "count colony") == ("no-nothing-to-count", "8.1")
    assert refusal(table, "count gold") == ("no-card-does-not-count-that", "8.1")
    play(table, "count textiles")
    assert table.state.ducats == [3, 7]


@rule("8.1", "10.6")
@pytest.mark.parametrize(("ducats", "prestige"), [(3, 2), (2, 1), (0, 1)])
def test_8_1_who_cannot_pay_gives_all_and_loses_prestige(ducats: int, prestige: int) -> None:
    state = plotting("harassed_merchants")
    levels(state, 1, food=3, prestige=2)
    state.ducats[1] = ducats
    table = open_table(state)
    play(table, "play harassed_merchants")
    assert table.state.ducats == [ducats, 0]
    assert level(table, 1, "prestige") == prestige


@rule("8.1")
def test_8_1_a_plot_that_finds_nothing_takes_nothing() -> None:
    state = plotting("border_raids")
    levels(state, 1, prestige=1)
    table = open_table(state)
    play(table, "play border_raids")
    assert table.state.ducats == [0, 0]
    assert level(table, 1, "prestige") == 1
    assert [CARDS[each] for each in table.state.providence_discard] == ["border_raids"]


# -- 8.2 rulers ------------------------------------------------------------------------------


@rule("8.2")
@pytest.mark.parametrize("old", ["bureaucrat", "reformer"])
@pytest.mark.parametrize("new", ["outstanding_soldier", "madman"])
def test_8_2_a_new_ruler_of_either_sort_replaces_the_old_one(old: str, new: str) -> None:
    state = plotting(new)
    seat = 1 if new == "madman" else 0
    rule_by(state, seat, old)
    table = open_table(state)
    play(table, f"play {new}")
    assert table.state.ruler[seat] == card(new)
    assert table.state.ruler[1 - seat] == -1
    assert [CARDS[each] for each in table.state.providence_discard] == [old]


@rule("8.2")
def test_8_2_the_effect_of_a_positive_ruler_may_be_declined() -> None:
    state = plotting("outstanding_soldier")
    state.ducats[0] = 4
    table = open_table(state)
    play(table, "play outstanding_soldier")
    assert asked(table) == (0, "ask-raise")
    play(table, "pass")
    assert table.state.ducats[0] == 4
    assert table.state.ruler[0] == card("outstanding_soldier")


@rule("8.2")
def test_8_2_that_of_a_negative_ruler_has_to_be_suffered() -> None:
    state = plotting("bureaucrat")
    levels(state, 1, prestige=1)
    table = open_table(state)
    play(table, "play bureaucrat")
    assert level(table, 1, "prestige") == 0
    assert asked(table)[0] == 1


@rule("8.2")
def test_8_2_both_a_good_and_a_bad_ruler_can_come_in_one_intrigue() -> None:
    table = open_table(plotting("bureaucrat", "adventurer"))
    play(table, "play bureaucrat", "play adventurer")
    assert table.state.ruler == [card("adventurer"), card("bureaucrat")]


# -- 8.3 change of religion ------------------------------------------------------------------


def devout(state: State, seat: int, religion: str) -> None:
    """Give a seat exactly what a religion asks for."""
    for track, number in RELIGION_NEEDS[RELIGIONS.index(religion)]:
        state.level[seat][track] = number


@rule("8.3", "5.4")
@pytest.mark.parametrize("religion", RELIGIONS)
def test_8_3_a_religion_is_taken_from_the_board(religion: str) -> None:
    state = plotting()
    devout(state, 0, religion)
    table = open_table(state)
    play(table, f"convert {religion}")
    assert table.state.religion == [RELIGIONS.index(religion), -1]
    assert table.state.religions_left[RELIGIONS.index(religion)] == 1
    assert table.state.glory[0] == 2


@rule("8.3", "5.4")
@pytest.mark.parametrize(
    ("religion", "track"),
    [
        (religion, TRACKS[track])
        for number, religion in enumerate(RELIGIONS)
        for track, _ in RELIGION_NEEDS[number]
    ],
)
def test_8_3_one_level_too_few_is_too_few(religion: str, track: str) -> None:
    state = plotting()
    devout(state, 0, religion)
    state.level[0][TRACKS.index(track)] -= 1
    table = open_table(state)
    assert refusal(table, f"convert {religion}") == ("no-religion-not-met", "5.4")


@rule("8.3")
@pytest.mark.parametrize("religion", RELIGIONS)
@pytest.mark.parametrize("power", POWERS)
def test_8_3_russia_and_the_ottomans_never_change(religion: str, power: str) -> None:
    state = position(power, "france" if power != "france" else "england")
    devout(state, 0, religion)
    table = open_table(state)
    if power in ("russia", "ottoman"):
        assert refusal(table, f"convert {religion}") == ("no-never-converts", "8.3")
    else:
        assert f"convert {religion}" in options(table)


@rule("8.3")
def test_8_3_religion_changes_only_once_in_a_game() -> None:
    state = plotting()
    for religion in RELIGIONS:
        devout(state, 0, religion)
    levels(state, 0, army=9, prestige=9)
    believe(state, 0, "calvinism")
    table = open_table(state)
    for religion in RELIGIONS:
        assert refusal(table, f"convert {religion}") == ("no-converted-already", "8.3")


@rule("8.3")
def test_8_3_two_cards_of_a_religion_are_all() -> None:
    state = position("france", "england", "spain")
    devout(state, 0, "calvinism")
    believe(state, 1, "calvinism")
    assert "convert calvinism" in options(open_table(state))
    believe(state, 2, "calvinism")
    table = open_table(state)
    assert refusal(table, "convert calvinism") == ("no-religion-card-left", "8.3")


@rule("8.3", "8.0")
def test_8_3_who_changes_religion_plays_no_cards() -> None:
    state = plotting("persecution", "madman")
    devout(state, 0, "counter_reformation")
    table = open_table(state)
    play(table, "convert counter_reformation")
    assert table.state.active == 1
    assert len(hand(table, 0)) == 2


@rule("8.3", "8.0")
def test_8_3_who_plays_a_card_does_not_change_religion() -> None:
    state = plotting("persecution", "madman")
    devout(state, 0, "counter_reformation")
    table = open_table(state)
    play(table, "play persecution")
    assert refusal(table, "convert counter_reformation") == ("no-not-asked", "8.0")
