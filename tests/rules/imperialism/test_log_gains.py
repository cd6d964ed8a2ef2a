"""The log tells what a step brings and what follows from it."""

import pytest

from greatpowers.games.imperialism import GAME
from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_LEVELS,
    ACHIEVEMENT_WAR,
    TERRITORIES,
)
from greatpowers.games.imperialism.rules.conquest import territory_gains
from greatpowers.games.imperialism.rules.gains import level_gains, modifier_gains, told
from greatpowers.games.imperialism.state import ImperialismTable
from greatpowers.kernel.rule import rule
from greatpowers.kernel.words import LANGUAGES, Words
from tests.rules.imperialism.scenes import (
    give,
    lay,
    levels,
    logged,
    open_table,
    play,
    position,
    price,
    show_achievements,
    wanted,
)
from tests.rules.imperialism.war_scenes import act, declare, quiet_position

ENGLISH = Words("en", GAME.folder / "text")


def lines(table: ImperialismTable, text: str) -> list[str]:
    """Return what the log says in English in all lines of a kind."""
    return [ENGLISH.text(text, args) for args in logged(table, text)]


@rule("9.0")
def test_a_conquest_tells_its_price_and_all_it_brings() -> None:
    state = quiet_position()
    state.ducats[0] = price("canaries")
    levels(state, 0, fleet=2)
    give(state, 0, "canaries")
    table = act(state, "conquer canaries")
    said = "France conquers Canary Islands for 3 ducats: Fleet +1, Food +1"
    assert lines(table, "log-conquers") == [said]


@rule("9.0", "16.0")
def test_what_goes_beyond_a_track_is_not_told() -> None:
    state = quiet_position()
    state.ducats[0] = price("canaries")
    levels(state, 0, fleet=20, food=10)
    give(state, 0, "canaries")
    table = act(state, "conquer canaries")
    assert lines(table, "log-conquers") == ["France conquers Canary Islands for 3 ducats"]


@rule("13.0")
def test_an_achievement_tells_what_it_brings() -> None:
    state = position()
    show_achievements(state, "caravel", "artillery")
    levels(state, 0, **wanted("caravel"))
    table = open_table(state)
    play(table, "collect_taxes", "achieve caravel")
    assert lines(table, "log-gains") == ["France gains: Shipyards +1"]


@rule("10.3.2")
def test_a_ceded_territory_tells_what_the_victor_gains() -> None:
    state = quiet_position()
    levels(state, 0, army=9)
    lay(state, 1, "moldavia")
    table = declare(state)
    play(table, "cede moldavia")
    assert lines(table, "log-gains") == ["France gains: Army +1, Food +1"]


@rule("8.3")
def test_a_religion_tells_what_it_brings() -> None:
    state = quiet_position()
    levels(state, 0, army=9, fleet=9, prestige=9, weapons=9)
    table = act(state, "convert counter_reformation")
    said = "France gains: Army +2, Land weapons +1, Glory +2, War against dissenters +3"
    assert lines(table, "log-gains") == [said]


@rule("7.2", "6.3")
def test_a_lost_lead_in_gold_and_the_hand_limit_that_goes_with_it() -> None:
    state = quiet_position()
    levels(state, 0, fleet=2, army=1)
    levels(state, 1, gold=1)
    state.ducats[0] = price("gold_coast")
    state.told_leaders[0] = 1
    state.told_limits[1] = 6
    give(state, 0, "gold_coast")
    table = act(state, "conquer gold_coast")
    assert lines(table, "log-lead-lost") == ["England no longer leads: Gold"]
    assert lines(table, "log-hand-limit") == ["England: the hand limit is now 5"]


@rule("7.2")
def test_a_new_leader_is_told_once() -> None:
    state = quiet_position()
    levels(state, 0, fleet=2)
    state.ducats[0] = price("azores")
    give(state, 0, "azores")
    table = act(state, "conquer azores")
    assert lines(table, "log-leads") == ["France now leads: Shipyards"]


@pytest.mark.parametrize("territory", range(len(TERRITORIES)))
def test_no_territory_brings_more_than_a_line_can_tell(territory: int) -> None:
    assert 1 <= int(told(territory_gains(position(), 0, territory))["gains"]) <= 4


@pytest.mark.parametrize("number", range(len(ACHIEVEMENT_LEVELS)))
def test_no_achievement_does(number: int) -> None:
    gains = level_gains(position(), 0, ACHIEVEMENT_LEVELS[number])
    gains += modifier_gains(ACHIEVEMENT_WAR[number])
    assert 1 <= int(told(gains)["gains"]) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(5))
def test_any_number_of_gains_can_be_told(language: str, number: int) -> None:
    words = Words(language, GAME.folder / "text")
    things = [(f"track-{name}", 1) for name in ("army", "fleet", "food", "gold")][:number]
    args = {"power": "power-france", "card": "card-azores", "ducats": 3, **told(things)}
    line = words.text("log-conquers", args)
    assert line.count("+1") == number
    assert "{" not in line
    if number:
        assert words.text("log-gains", args).count("+1") == number
    if number < 4:
        asked = words.text("ask-count", args)
        assert "{" not in asked
        assert asked.count(" 1") == number
