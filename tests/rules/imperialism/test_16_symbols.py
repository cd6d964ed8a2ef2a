"""16.0 Symbols of permanent effects: what each of them does."""

import pytest

from greatpowers.games.imperialism.components import (
    ACHIEVEMENTS,
    LAND,
    SEA,
    TOP,
    TRACKS,
)
from greatpowers.games.imperialism.rules.strength import modifiers
from greatpowers.games.imperialism.rules.tracks import (
    apply_levels,
    gain_prestige,
    lower_level,
    raise_level,
)
from greatpowers.games.imperialism.rules.war import judge_war
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    believe,
    give,
    level,
    levels,
    open_table,
    options,
    play,
    position,
    refusal,
    rule_by,
)

EVERY_TRACK = range(len(TRACKS))


@rule("16.0")
@pytest.mark.parametrize("track", EVERY_TRACK, ids=TRACKS)
def test_16_0_a_symbol_raises_its_level(track: int) -> None:
    table = open_table(position())
    apply_levels(table, 0, ((track, 2), (track, 1)))
    assert table.state.level[0][track] == 3
    assert sum(table.state.level[0]) == 3
    assert sum(table.state.level[1]) == 0


@rule("16.0", "R3")
@pytest.mark.parametrize("track", EVERY_TRACK, ids=TRACKS)
def test_r3_what_goes_beyond_the_top_is_lost(track: int) -> None:
    table = open_table(position())
    table.state.level[0][track] = TOP[track] - 1
    raise_level(table, 0, track, 3)
    assert table.state.level[0][track] == TOP[track]


@rule("16.0", "R3")
@pytest.mark.parametrize("track", EVERY_TRACK, ids=TRACKS)
def test_r3_no_level_falls_below_0(track: int) -> None:
    state = position()
    state.level[0][track] = 1
    lower_level(state, 0, track)
    assert state.level[0][track] == 0
    lower_level(state, 0, track, 2)
    assert state.level[0][track] == 0


@rule("R3")
def test_r3_tops() -> None:
    tops = dict(zip(TRACKS, TOP, strict=True))
    assert tops["army"] == tops["fleet"] == 20
    assert tops["gold"] == 5
    assert {top for track, top in tops.items() if track not in ("army", "fleet", "gold")} == {10}


@rule("16.0")
@pytest.mark.parametrize(
    ("power", "land", "sea"), [("france", 0, 0), ("england", 0, 1), ("sweden", 1, 0)]
)
def test_16_0_a_war_symbol_counts_on_land_or_at_sea(power: str, land: int, sea: int) -> None:
    state = position(power, "spain")
    assert [modifiers(state, 0, 1, kind) for kind in (LAND, SEA)] == [land, sea]


@rule("16.0")
@pytest.mark.parametrize(("enemy", "bonus"), [("france", 0), ("russia", 3)])
def test_16_0_some_modifiers_count_only_against_dissenters(enemy: str, bonus: int) -> None:
    state = position("spain", enemy)
    rule_by(state, 0, "defender_of_the_faith")
    assert [modifiers(state, 0, 1, kind) for kind in (LAND, SEA)] == [bonus, bonus]


@rule("16.0", "R22")
def test_16_0_modifiers_of_all_cards_are_added_up() -> None:
    state = position("sweden", "ottoman")
    believe(state, 0, "counter_reformation")
    rule_by(state, 0, "great_dynasty")
    for name in ("standing_army", "rule_of_the_waves"):
        achievement = ACHIEVEMENTS.index(name)
        for pile in (state.slots, state.achievement_deck):
            if achievement in pile:
                pile.remove(achievement)
        state.achieved[0].append(achievement)
    assert modifiers(state, 0, 1, LAND) == 1 + 3 + 3 + 1
    assert modifiers(state, 0, 1, SEA) == 0 + 3 + 3 + 1
    assert modifiers(state, 1, 0, LAND) == 3


@rule("16.0")
def test_16_0_a_universal_modifier_may_be_negative() -> None:
    state = position()
    rule_by(state, 0, "madman")
    assert [modifiers(state, 0, 1, kind) for kind in (LAND, SEA)] == [-5, -5]


@rule("16.0")
@pytest.mark.parametrize("ruler", ["civil_war", "bourgeois_revolution"])
def test_16_0_some_rulers_forbid_war(ruler: str) -> None:
    state = position()
    give(state, 0, "border_raids")
    assert judge_war(state, 0)
    rule_by(state, 0, ruler)
    table = open_table(state)
    assert refusal(table, "attack border_raids") == ("no-ruler-forbids-war", "16.0")
    assert judge_war(state, 1)


@rule("16.0")
@pytest.mark.parametrize("ruler", ["madman", "bureaucrat", "adventurer"])
def test_16_0_others_do_not(ruler: str) -> None:
    state = position()
    give(state, 0, "border_raids")
    rule_by(state, 0, ruler)
    assert "attack border_raids" in options(open_table(state))


@rule("16.0")
def test_16_0_lutheranism_pays_20_ducats_and_develops_at_once() -> None:
    state = position()
    levels(state, 0, army=3, fleet=4, prestige=4, food=1)
    state.has_achieved = True
    table = open_table(state)
    play(table, "convert lutheranism")
    assert table.state.ducats[0] == 20
    assert asked(table) == (0, "ask-develop-at-once")
    play(table, "yes")
    assert asked(table) == (0, "ask-good")


@rule("16.0")
def test_16_0_a_symbol_of_prestige_can_make_culture_bloom() -> None:
    table = open_table(position())
    gain_prestige(table, 0, 10)
    raise_level(table, 0, TRACKS.index("prestige"))
    assert table.state.bloom
    assert level(table, 0, "prestige") == 10
