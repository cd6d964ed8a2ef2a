"""5.0 Kinds of cards: when each may be played, and where it goes then."""

import pytest

from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_NEEDS,
    ACHIEVEMENTS,
    CARDS,
    EVENT,
    IS_WAR_CARD,
    KIND,
    PLOT,
    PROVIDENCE,
    SPECIAL,
    TERRITORIES,
    TRACKS,
    WAR_EVENTS,
    card,
)
from greatpowers.games.imperialism.rules.needs import is_met
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    before_exchange,
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
    show_achievements,
    wanted,
)

SPECIALS = [name for name in PROVIDENCE if KIND[card(name)] == SPECIAL]
INTRIGUE_EVENTS = ("diplomatic_gambit", "rise_of_burghers")
OTHER_EVENTS = [n for n in PROVIDENCE if KIND[card(n)] == EVENT and n not in INTRIGUE_EVENTS]


def discarded(state_cards: list[int]) -> list[str]:
    """Return the names of providence cards."""
    return [CARDS[number] for number in state_cards]


# -- 5.1 achievements ------------------------------------------------------------------------


@rule("5.1")
def test_5_1_all_clauses_of_an_achievement_must_hold() -> None:
    state = position()
    renaissance = ACHIEVEMENTS.index("renaissance")
    numbers = wanted("renaissance")
    levels(state, 0, prestige=numbers["prestige"])
    assert not is_met(state, 0, renaissance)
    levels(state, 0, textiles=numbers["textiles"])
    assert is_met(state, 0, renaissance)
    levels(state, 0, prestige=numbers["prestige"] - 1)
    assert not is_met(state, 0, renaissance)


@rule("5.1")
@pytest.mark.parametrize("enough", ["spices", "gold", "oriental"])
def test_5_1_a_slash_asks_for_one_or_the_other(enough: str) -> None:
    company = ACHIEVEMENTS.index("chartered_company")
    goods, _ = ACHIEVEMENT_NEEDS[company]
    state = position()
    levels(state, 0, **wanted("chartered_company"))
    for good, number in goods:
        state.level[0][good] = number - 1
    assert not is_met(state, 0, company)
    state.level[0][TRACKS.index(enough)] += 1
    assert is_met(state, 0, company)


@rule("5.1")
def test_5_1_an_achievement_is_laid_out_only_in_the_own_turn() -> None:
    state = position()
    show_achievements(state, "caravel", "artillery")
    levels(state, 1, fleet=9, army=9)
    table = open_table(state)
    assert asked(table) == (0, "ask-action")
    play(table, "collect_taxes")
    assert table.state.active == 1
    assert table.state.achieved == [[], []]
    assert asked(table) == (1, "ask-achieve-now")


@rule("5.1")
def test_5_1_what_is_not_met_cannot_be_taken() -> None:
    state = position()
    show_achievements(state, "caravel", "artillery")
    levels(state, 0, **wanted("caravel"))
    table = open_table(state)
    play(table, "collect_taxes")
    assert options(table) == ["pass", "achieve caravel"]
    assert refusal(table, "achieve artillery") == ("no-achievement-not-met", "5.1")
    assert refusal(table, "achieve railways") == ("no-achievement-not-available", "13.0")


# -- 5.2 territories -------------------------------------------------------------------------


@rule("5.2")
def test_5_2_a_territory_is_laid_out_by_a_conquest() -> None:
    state = position()
    give(state, 0, "silesia")
    levels(state, 0, army=2)
    state.ducats[0] = 4
    table = open_table(state)
    play(table, "conquer silesia")
    assert [TERRITORIES[each] for each in table.state.laid[0]] == ["silesia"]
    assert hand(table, 0) == []


@rule("5.2")
def test_5_2_a_territory_cannot_be_played_in_an_intrigue() -> None:
    state = position()
    give(state, 0, "silesia")
    table = open_table(state)
    assert not any(option.startswith("play") for option in options(table))


@rule("5.2")
def test_5_2_a_discarded_territory_lies_face_up_on_its_own_pile() -> None:
    state = before_exchange()
    give(state, 0, "silesia", "pirates")
    table = open_table(state)
    play(table, "discard silesia", "discard pirates")
    assert [TERRITORIES[each] for each in table.state.territory_discard] == ["silesia"]
    assert discarded(table.state.providence_discard) == ["pirates"]
    assert table.view(1)["state"]["territory_discard"] == ["silesia"]


# -- 5.3.1 rulers ----------------------------------------------------------------------------


@rule("5.3.1")
def test_5_3_1_a_positive_ruler_comes_before_the_own_seat_and_drives_out_the_old_one() -> None:
    state = position()
    give(state, 0, "outstanding_soldier")
    rule_by(state, 0, "bureaucrat")
    table = open_table(state)
    play(table, "play outstanding_soldier")
    assert table.state.ruler[0] == card("outstanding_soldier")
    assert discarded(table.state.providence_discard) == ["bureaucrat"]
    assert table.state.in_play == []


@rule("5.3.1")
def test_5_3_1_a_negative_ruler_comes_before_another_seat() -> None:
    state = position("france", "england", "spain")
    give(state, 0, "madman")
    rule_by(state, 2, "reformer")
    levels(state, 2, prestige=2)
    table = open_table(state)
    play(table, "play madman")
    assert refusal(table, "against france") == ("no-that-is-you", "8.0")
    assert refusal(table, "against russia") == ("no-power-not-in-game", "4.6")
    play(table, "against spain")
    assert table.state.ruler == [-1, -1, card("madman")]
    assert level(table, 2, "prestige") == 1
    assert discarded(table.state.providence_discard) == ["reformer"]


# -- 5.3.2 plots -----------------------------------------------------------------------------


@rule("5.3.2")
def test_5_3_2_a_plot_strikes_another_player_and_is_discarded() -> None:
    state = position()
    give(state, 0, "persecution")
    levels(state, 1, prestige=3)
    state.ducats = [0, 10]
    table = open_table(state)
    play(table, "play persecution")
    assert table.state.ducats == [3, 7]
    assert discarded(table.state.providence_discard) == ["persecution"]
    assert hand(table, 0) == []


@rule("5.3.2")
@pytest.mark.parametrize("name", [n for n in PROVIDENCE if KIND[card(n)] == PLOT])
def test_5_3_2_some_plots_are_war_cards_as_well(name: str) -> None:
    state = position()
    give(state, 0, name)
    table = open_table(state)
    assert f"play {name}" in options(table)
    assert (f"attack {name}" in options(table)) == (name in ("border_raids", "venal_advisers"))
    if not IS_WAR_CARD[card(name)]:
        assert refusal(table, f"attack {name}") == ("no-not-a-war-card", "10.1")


# -- 5.3.3 events ----------------------------------------------------------------------------


@rule("5.3.3")
@pytest.mark.parametrize("name", OTHER_EVENTS)
def test_5_3_3_an_event_is_played_only_at_its_moment(name: str) -> None:
    state = position()
    give(state, 0, name)
    table = open_table(state)
    at_the_action = ("intercepted_plans", "exceptional_year")
    if name in at_the_action:
        assert f"play {name}" in options(table)
    else:
        assert refusal(table, f"play {name}") == ("no-not-for-intrigue", "8.0")


@rule("5.3.3")
def test_5_3_3_events_marked_as_war_events_and_those_that_are_war_cards() -> None:
    war_events = {PROVIDENCE[each] for each in WAR_EVENTS}
    assert war_events == {
        "naval_blockade",
        "armed_intervention",
        "greedy_pillage",
        "patriotic_rising",
    }
    war_cards = {name for name in OTHER_EVENTS if IS_WAR_CARD[card(name)]}
    assert war_cards == {"naval_blockade", "armed_intervention", "pirates"}


@rule("5.3.3")
def test_5_3_3_a_played_event_is_discarded_even_when_it_is_cancelled() -> None:
    state = position()
    give(state, 0, "rise_of_burghers", "silesia")
    give(state, 1, "diplomatic_gambit")
    lay(state, 0, "moldavia")
    table = open_table(state)
    play(table, "play rise_of_burghers")
    assert asked(table) == (1, "ask-cancel")
    play(table, "play diplomatic_gambit")
    assert table.state.ducats == [0, 0]
    assert sorted(discarded(table.state.providence_discard)) == [
        "diplomatic_gambit",
        "rise_of_burghers",
    ]


@rule("5.3.3")
def test_5_3_3_an_event_takes_effect_when_nobody_cancels_it() -> None:
    state = position()
    give(state, 0, "rise_of_burghers")
    give(state, 1, "pirates")
    lay(state, 0, "moldavia")
    table = open_table(state)
    play(table, "play rise_of_burghers")
    assert options(table) == ["pass"]
    assert refusal(table, "play diplomatic_gambit") == ("no-not-in-hand", "6.3")
    pass_all(table)
    assert table.state.ducats == [1, 0]
    assert discarded(table.state.providence_discard) == ["rise_of_burghers"]


# -- 5.3.4 specials --------------------------------------------------------------------------


@rule("5.3.4")
@pytest.mark.parametrize("name", SPECIALS)
def test_5_3_4_a_special_card_is_a_war_card_and_nothing_else(name: str) -> None:
    state = position()
    give(state, 0, name)
    table = open_table(state)
    assert f"attack {name}" in options(table)
    assert refusal(table, f"play {name}") == ("no-not-for-intrigue", "8.0")


@rule("5.3.4")
def test_5_3_4_its_effect_is_for_the_player_who_began_the_war_with_it() -> None:
    glory = []
    for attack, defence in (("historic_victory", "pirates"), ("pirates", "historic_victory")):
        state = position()
        give(state, 0, attack)
        give(state, 1, defence)
        levels(state, 0, army=5)
        levels(state, 1, prestige=2)
        table = open_table(state)
        play(table, f"attack {attack}", "land_war england", f"defend {defence}", "be_humiliated")
        glory.append(table.state.glory)
    assert glory == [[2, 0], [1, 0]]


# -- 5.4 religions ---------------------------------------------------------------------------


@rule("5.4")
def test_5_4_a_religion_needs_all_its_requirements_which_are_not_paid() -> None:
    state = position()
    levels(state, 0, army=5, weapons=1, prestige=1)
    table = open_table(state)
    assert refusal(table, "convert counter_reformation") == ("no-religion-not-met", "5.4")
    levels(state, 0, prestige=2)
    state.has_achieved = True
    table = open_table(state)
    play(table, "convert counter_reformation")
    assert level(table, 0, "prestige") == 2
    assert level(table, 0, "army") == 7
    assert level(table, 0, "weapons") == 2
    assert table.state.religions_left == [2, 1, 2]
