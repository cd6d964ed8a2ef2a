"""15.1 Positive rulers: what each gives at once, by choice, and for as long as it rules."""

import pytest

from greatpowers.games.imperialism.components import CARDS, NOTHING
from greatpowers.games.imperialism.rules.hands import hand_limit
from greatpowers.games.imperialism.rules.strength import modifiers
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    believe,
    give,
    hand,
    level,
    levels,
    open_table,
    options,
    play,
    price,
    refusal,
    rule_by,
    throw_away,
)
from tests.rules.imperialism.war_scenes import (
    act,
    discards,
    logged,
    offers,
    quiet_position,
    turn_is_over,
)


def holding(card: str, *powers: str, ducats: int = 0) -> State:
    """Return a position in which the first power holds a card and has some ducats."""
    state = quiet_position(*powers)
    give(state, 0, card)
    state.ducats[0] = ducats
    return state


def rulers(table: ImperialismTable) -> list[str]:
    """Return who rules before each seat; nobody is an empty name."""
    return ["" if ruler == NOTHING else CARDS[ruler] for ruler in table.state.ruler]


# -- laying a ruler out ---------


@rule("15.1.1", "8.2", "5.3.1")
@pytest.mark.parametrize("before", ["", "reformer", "madman"])
def test_15_1_a_ruler_is_laid_before_oneself_and_replaces_another(before: str) -> None:
    state = holding("great_diplomat")
    if before:
        rule_by(state, 0, before)
    table = act(state, "play great_diplomat")
    assert rulers(table) == ["great_diplomat", ""]
    assert discards(table) == ([before] if before else [])
    assert hand(table, 0) == []


@rule("15.1.7")
def test_15_1_a_ruler_is_no_event_and_cannot_be_cancelled() -> None:
    state = holding("outstanding_soldier", ducats=4)
    give(state, 1, "diplomatic_gambit")
    assert asked(act(state, "play outstanding_soldier")) == (0, "ask-raise")


# -- levels for ducats: 15.1.1, 15.1.4, 15.1.7 ---------

BOUGHT = [
    ("mistress_of_the_seas", 4, ["fleet"]),
    ("reformer", 5, ["food", "textiles", "shipyards", "weapons"]),
    ("open_to_discovery", 4, ["fleet"]),
    ("outstanding_soldier", 4, ["army"]),
]


@rule("15.1.1", "15.1.4", "15.1.5", "15.1.7")
@pytest.mark.parametrize(("card", "price", "tracks"), BOUGHT)
def test_15_1_a_level_is_bought_at_once(card: str, price: int, tracks: list[str]) -> None:
    for track in tracks:
        table = act(holding(card, ducats=price), f"play {card}")
        assert asked(table) == (0, "ask-raise")
        assert offers(table, "pass", *(f"raise {each}" for each in tracks))
        play(table, f"raise {track}")
        assert level(table, 0, track) == 1
        assert table.state.ducats == [0, 0]
        assert turn_is_over(table)


@rule("15.1.1", "15.1.4", "15.1.5", "15.1.7")
@pytest.mark.parametrize(("card", "price", "tracks"), BOUGHT)
def test_15_1_the_level_may_be_declined(card: str, price: int, tracks: list[str]) -> None:
    table = act(holding(card, ducats=price), f"play {card}", "pass")
    assert [level(table, 0, track) for track in tracks] == [0] * len(tracks)
    assert table.state.ducats == [price, 0]
    assert rulers(table)[0] == card


@rule("15.1.1", "15.1.4", "15.1.5", "15.1.7")
@pytest.mark.parametrize(("card", "price", "tracks"), BOUGHT)
def test_15_1_without_the_ducats_there_is_no_offer(
    card: str, price: int, tracks: list[str]
) -> None:
    table = act(holding(card, ducats=price - 1), f"play {card}")
    assert turn_is_over(table)
    assert rulers(table)[0] == card


@rule("15.1.1", "15.1.4", "15.1.7")
@pytest.mark.parametrize(
    ("card", "other"),
    [
        ("mistress_of_the_seas", "army"),
        ("reformer", "spices"),
        ("reformer", "industrial"),
        ("outstanding_soldier", "fleet"),
    ],
)
def test_15_1_no_other_track_can_be_raised(card: str, other: str) -> None:
    table = act(holding(card, ducats=9), f"play {card}")
    assert refusal(table, f"raise {other}")[0]
    assert f"raise {other}" not in options(table)


@rule("15.1.4", "R3")
def test_15_1_4_a_track_at_its_top_cannot_be_raised() -> None:
    state = holding("reformer", ducats=9)
    levels(state, 0, food=10)
    table = act(state, "play reformer")
    assert refusal(table, "raise food") == ("no-top-of-track", "16.0")
    state = holding("outstanding_soldier", ducats=9)
    levels(state, 0, army=20)
    assert turn_is_over(act(state, "play outstanding_soldier"))


# -- permanent effects ---------


@rule("15.1.1", "15.1.2", "15.1.5", "15.1.7", "15.1.8")
@pytest.mark.parametrize(
    ("card", "land", "sea"),
    [
        ("mistress_of_the_seas", 0, 3),
        ("great_dynasty", 3, 3),
        ("open_to_discovery", 0, -2),
        ("outstanding_soldier", 3, 0),
        ("adventurer", 3, 0),
    ],
)
def test_15_1_permanent_modifiers_in_wars(card: str, land: int, sea: int) -> None:
    state = quiet_position("france", "spain")
    rule_by(state, 0, card)
    assert [modifiers(state, 0, 1, kind) for kind in (0, 1)] == [land, sea]


@rule("15.1.3", "6.3")
def test_15_1_3_the_diplomat_raises_the_hand_limit_to_six_at_most() -> None:
    state = quiet_position("france", "austria")
    assert [hand_limit(state, seat) for seat in (0, 1)] == [5, 6]
    rule_by(state, 0, "great_diplomat")
    assert hand_limit(state, 0) == 6
    levels(state, 0, gold=1)
    assert hand_limit(state, 0) == 6


@rule("15.1.4")
def test_15_1_4_the_reformer_pays_whenever_development_is_chosen() -> None:
    state = quiet_position()
    rule_by(state, 0, "reformer")
    rule_by(state, 1, "great_diplomat")
    table = act(state, "develop spices")
    assert table.state.ducats == [2, 0]
    assert logged(table, "log-development-bonus") == [{"power": "power-france", "ducats": 2}]


@rule("15.1.4")
def test_15_1_4_the_reformer_pays_for_no_other_action() -> None:
    state = quiet_position()
    rule_by(state, 0, "reformer")
    assert act(state, "collect_taxes").state.ducats == [0, 0]


# -- 15.1.3 great diplomat ---------


@rule("15.1.3")
def test_15_1_3_look_at_a_hand_and_take_any_card() -> None:
    state = holding("great_diplomat", "france", "england", "spain")
    give(state, 1, "reformer", "silesia")
    give(state, 2, "pirates")
    table = act(state, "play great_diplomat")
    assert asked(table) == (0, "ask-look-at")
    assert offers(table, "pass", "against england", "against spain")
    assert refusal(table, "against france") == ("no-that-is-you", "8.0")
    play(table, "against england")
    assert offers(table, "seize reformer", "seize silesia")
    assert refusal(table, "seize pirates") == ("no-not-in-their-hand", "6.3")
    play(table, "seize silesia")
    assert (hand(table, 0), hand(table, 1)) == (["silesia"], ["reformer"])


@rule("15.1.3")
def test_15_1_3_the_look_may_be_declined() -> None:
    state = holding("great_diplomat")
    give(state, 1, "reformer")
    table = act(state, "play great_diplomat", "pass")
    assert hand(table, 1) == ["reformer"]
    assert logged(table, "log-looks-at-hand") == []


@rule("15.1.3")
def test_15_1_3_empty_hands_are_not_looked_at() -> None:
    state = holding("great_diplomat", "france", "england", "spain")
    give(state, 2, "reformer")
    table = act(state, "play great_diplomat")
    assert refusal(table, "against england") == ("no-not-this-power", "5.3")
    assert turn_is_over(act(holding("great_diplomat"), "play great_diplomat"))


# -- 15.1.5 open to discovery ---------


def discoverer(ducats: int, fleet: int) -> State:
    state = holding("open_to_discovery", ducats=ducats)
    levels(state, 0, fleet=fleet)
    give(state, 0, "azores", "silesia")
    return state


@rule("15.1.5", "9.0")
@pytest.mark.parametrize(("answer", "left"), [("raise fleet", 3), ("pass", 7)])
def test_15_1_5_a_colony_follows_whether_or_not_the_fleet_was_raised(
    answer: str, left: int
) -> None:
    state = discoverer(ducats=10, fleet=2)
    table = act(state, "play open_to_discovery", answer)
    assert asked(table) == (0, "ask-discover")
    assert offers(table, "pass", "conquer azores")
    play(table, "conquer azores")
    assert table.state.ducats[0] == left
    assert level(table, 0, "shipyards") == 1
    assert level(table, 0, "prestige") == 1
    assert table.state.colonies(0) == 1


@rule("15.1.5", "9.0")
def test_15_1_5_the_raised_fleet_counts_for_the_colony() -> None:
    state = discoverer(ducats=7, fleet=1)
    table = act(state, "play open_to_discovery", "raise fleet")
    assert "conquer azores" in options(table)
    table = act(discoverer(ducats=7, fleet=1), "play open_to_discovery", "pass")
    assert refusal(table, "conquer azores") == ("no-too-weak-to-conquer", "9.0")


@rule("15.1.5")
def test_15_1_5_the_colony_has_its_price_and_may_be_declined() -> None:
    table = act(discoverer(ducats=6, fleet=2), "play open_to_discovery", "raise fleet")
    assert refusal(table, "conquer azores") == ("no-too-poor-to-conquer", "9.0")
    play(table, "pass")
    assert hand(table, 0) == ["azores", "silesia"]


@rule("15.1.5", "R7")
def test_15_1_5_neither_lands_nor_india_and_china() -> None:
    state = discoverer(ducats=50, fleet=9)
    levels(state, 0, army=9, prestige=9)
    table = act(state, "play open_to_discovery", "pass")
    assert offers(table, "pass", "conquer azores")
    for other in ("silesia", "india", "china"):
        assert refusal(table, f"conquer {other}") == ("no-not-a-colony-card", "15.1.5")
    assert refusal(table, "conquer brazil") == ("no-not-in-hand", "6.3")


@rule("15.1.5", "15.4.10")
def test_15_1_5_the_colony_counts_as_conquered() -> None:
    state = discoverer(ducats=price("mexico"), fleet=5)
    levels(state, 0, army=5)
    give(state, 0, "mexico", "colonial_rush")
    table = act(state, "play open_to_discovery", "pass", "conquer mexico")
    assert table.state.glory == [1, 0]
    assert asked(table) == (0, "ask-colonial-rush")


@rule("15.1.5", "6.4")
def test_15_1_5_the_action_remains_an_intrigue() -> None:
    state = discoverer(ducats=3, fleet=2)
    give(state, 0, "border_raids")
    table = act(state, "play open_to_discovery", "conquer azores")
    while asked(table)[1] == "ask-colonial-rush":
        play(table, "pass")
    assert asked(table) == (0, "ask-second-intrigue")


# -- 15.1.6 defender of the faith ---------


def faithful() -> State:
    state = holding("defender_of_the_faith", "france", "england", "ottoman", "spain")
    believe(state, 3, "calvinism")
    give(state, 1, "reformer")
    give(state, 2, "pirates", "silesia")
    give(state, 3, "settlement")
    return state


@rule("15.1.6")
def test_15_1_6_a_card_from_every_dissenter() -> None:
    table = act(faithful(), "play defender_of_the_faith")
    assert asked(table) == (0, "ask-search-dissenters")
    play(table, "yes")
    assert offers(table, "seize pirates", "seize silesia")
    play(table, "seize pirates")
    assert offers(table, "seize settlement")
    play(table, "seize settlement")
    assert hand(table, 0) == ["pirates", "settlement"]
    assert [hand(table, seat) for seat in (1, 2, 3)] == [["reformer"], ["silesia"], []]


@rule("15.1.6")
def test_15_1_6_the_search_may_be_declined() -> None:
    table = act(faithful(), "play defender_of_the_faith", "no")
    assert hand(table, 0) == []
    assert logged(table, "log-looks-at-hand") == []


@rule("15.1.6")
def test_15_1_6_without_dissenters_there_is_no_search() -> None:
    state = holding("defender_of_the_faith", "france", "england")
    give(state, 1, "reformer")
    assert turn_is_over(act(state, "play defender_of_the_faith"))


@rule("15.1.6")
def test_15_1_6_dissenters_with_empty_hands_are_left_out() -> None:
    state = holding("defender_of_the_faith", "france", "ottoman")
    assert turn_is_over(act(state, "play defender_of_the_faith"))


@rule("15.1.6", "10.2")
def test_15_1_6_three_more_against_dissenters_on_land_and_at_sea() -> None:
    state = faithful()
    state.providence_deck.append(state.hand[0].pop())
    state.seen[0].pop()
    rule_by(state, 0, "defender_of_the_faith")
    wars = [[modifiers(state, 0, enemy, kind) for kind in (0, 1)] for enemy in (1, 2, 3)]
    assert wars == [[0, 0], [3, 3], [3, 3]]


# -- 15.1.8 adventurer ---------


@rule("15.1.8", "R16")
def test_15_1_8_a_war_card_from_the_discard_pile() -> None:
    state = holding("adventurer")
    throw_away(state, "pirates", "settlement", "historic_victory", "reformer")
    table = act(state, "play adventurer")
    assert asked(table) == (0, "ask-retrieve")
    assert offers(table, "pass", "retrieve pirates", "retrieve historic_victory")
    assert refusal(table, "retrieve settlement") == ("no-not-that-kind-of-card", "5.3")
    assert refusal(table, "retrieve border_raids") == ("no-not-in-discard", "5.3")
    play(table, "retrieve historic_victory")
    assert hand(table, 0) == ["historic_victory"]
    assert logged(table, "log-retrieves")[0]["card"] == "card-historic_victory"


@rule("15.1.8")
def test_15_1_8_the_card_may_be_left_there() -> None:
    state = holding("adventurer")
    throw_away(state, "pirates")
    table = act(state, "play adventurer", "pass")
    assert discards(table) == ["pirates"]


@rule("15.1.8")
def test_15_1_8_without_war_cards_there_is_no_offer() -> None:
    state = holding("adventurer")
    throw_away(state, "settlement")
    assert turn_is_over(act(state, "play adventurer"))


@rule("15.1.8", "8.0")
def test_15_1_8_a_retrieved_plot_can_follow_at_once() -> None:
    state = holding("adventurer")
    throw_away(state, "border_raids")
    table = act(state, "play adventurer", "retrieve border_raids")
    assert asked(table) == (0, "ask-second-intrigue")
    assert "play border_raids" in options(table)


@rule("15.1.3", "8.0")
def test_15_1_3_a_seized_ruler_of_the_same_kind_cannot_follow() -> None:
    state = holding("great_diplomat")
    give(state, 1, "reformer")
    table = act(state, "play great_diplomat", "against england", "seize reformer")
    assert refusal(table, "play reformer") == ("no-same-kind-twice", "8.0")


@rule("15.1.1", "6.4")
def test_15_1_no_ruler_when_intrigue_was_the_last_action() -> None:
    state = holding("reformer")
    state.last_action[0] = 1
    assert refusal(open_table(state), "play reformer") == ("no-same-action-again", "6.4")
