"""15.4.7 A Diplomatic gambit cancels any event in whatever window, and can be cancelled itself."""

from collections.abc import Callable

import pytest

from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    give,
    hand,
    lay,
    level,
    levels,
    open_table,
    play,
    refusal,
    throw_away,
)
from tests.rules.imperialism.war_scenes import act, discards, logged, offers, quiet_position

GAMBIT = "diplomatic_gambit"
THREE = ("france", "england", "spain")


def war_lost_by_france(state: State) -> None:
    """Let France attack in vain."""
    levels(state, 1, army=9)


def war_won_by_france(state: State) -> None:
    """Let France win against an England with gold."""
    levels(state, 1, gold=1)


def attack(answers: str = "") -> list[str]:
    return ["attack border_raids", "land_war england", *answers.split(", ")]


def nothing(state: State) -> None:
    """Leave the position as it is."""


def with_spices(state: State) -> None:
    levels(state, 0, spices=2)


def with_fleet(state: State) -> None:
    levels(state, 0, fleet=2, gold=1)


# Each event: who plays it, what the position needs, and the answers that lead to its window.
Scenario = tuple[int, Callable[[State], None], list[str]]
SCENARIOS: dict[str, Scenario] = {
    "naval_blockade": (0, war_lost_by_france, attack("done, pass")),
    "armed_intervention": (2, war_lost_by_france, attack("done, pass, pass")),
    "settlement": (1, nothing, attack()[:2]),
    "greedy_pillage": (0, war_won_by_france, attack("done, pay_tribute")),
    "pirates": (1, with_spices, ["develop food", "pass"]),
    "patriotic_rising": (0, war_lost_by_france, attack("done, pass")),
    "diplomatic_gambit": (0, nothing, []),
    "rise_of_burghers": (0, nothing, []),
    "intercepted_plans": (0, nothing, []),
    "colonial_rush": (0, with_fleet, ["conquer azores"]),
    "exceptional_year": (0, nothing, []),
}


def before(event: str, *gambits: int) -> ImperialismTable:
    """Return a table of three where an event may be played and some seats hold a gambit."""
    player, prepare, answers = SCENARIOS[event]
    state = quiet_position(*THREE)
    state.ducats = [20, 20, 20]
    levels(state, 0, shipyards=1)
    levels(state, 2, weapons=1)
    lay(state, 0, "silesia")
    prepare(state)
    if event == "naval_blockade":
        levels(state, 0, fleet=1)
    give(state, 0, "border_raids", "azores")
    for seat in (0, 1, 2):
        give(state, seat, "magnates_plot" if seat else "persecution")
    give(state, player, event)
    for seat in gambits:
        give(state, seat, GAMBIT)
    table = open_table(state)
    play(table, *answers)
    return table


def standing(table: ImperialismTable) -> tuple[list[list[int]], list[int], list[int]]:
    """Return the levels, ducats and glory of all."""
    s = table.state
    return [list(row) for row in s.level], list(s.ducats), list(s.glory)


def hands(table: ImperialismTable, *played: str) -> list[list[str]]:
    """Return all hands without the cards that were played."""
    return [[card for card in hand(table, seat) if card not in played] for seat in range(3)]


def others(player: int) -> list[int]:
    return [(player + 1) % 3, (player + 2) % 3]


# -- in every window -----------------------------------------------------------------------------


@rule("15.4.7", "5.3.3", "R13")
@pytest.mark.parametrize("event", SCENARIOS)
def test_15_4_7_all_others_are_asked_clockwise_and_nothing_happens_before(event: str) -> None:
    table = before(event)
    player = SCENARIOS[event][0]
    assert asked(table)[0] == player
    old = standing(table), hands(table, event)
    play(table, f"play {event}")
    assert event in str(table.view(None)["state"]["in_play"])
    for other in others(player):
        assert (standing(table), hands(table)) == old
        assert asked(table) == (other, "ask-cancel")
        assert table.asks()[0].args == {
            "card": f"card-{event}",
            "power": f"power-{THREE[player]}",
        }
        assert offers(table, "pass")
        assert refusal(table, f"play {GAMBIT}") == ("no-not-in-hand", "6.3")
        play(table, "pass")
    effect_is_asked = asked(table)[1] in ("ask-raise", "ask-victim", "ask-count", "ask-good-year")
    assert effect_is_asked or (standing(table), hands(table)) != old
    assert event in discards(table)


@rule("15.4.7", "5.3.3")
@pytest.mark.parametrize("event", SCENARIOS)
@pytest.mark.parametrize("step", [0, 1])
def test_15_4_7_a_cancelled_event_has_no_effect_and_is_discarded(event: str, step: int) -> None:
    player = SCENARIOS[event][0]
    canceller = others(player)[step]
    table = before(event, canceller)
    old = standing(table), hands(table, event, GAMBIT)
    play(table, f"play {event}", *["pass"] * step, f"play {GAMBIT}")
    while asked(table)[1] == "ask-cancel":
        play(table, "pass")
    assert logged(table, "log-cancelled")[0]["card"] == f"card-{event}"
    assert {event, GAMBIT} <= set(discards(table))
    assert GAMBIT not in hand(table, canceller)
    assert (standing(table), hands(table, event, GAMBIT)) == old


@rule("15.4.7")
@pytest.mark.parametrize("event", [event for event in SCENARIOS if event != GAMBIT])
def test_15_4_7_a_gambit_can_be_cancelled_by_the_player_of_the_event(event: str) -> None:
    player = SCENARIOS[event][0]
    first, second = others(player)
    table = before(event, first, player)
    play(table, f"play {event}", f"play {GAMBIT}")
    while asked(table)[0] != player:
        assert asked(table) == (second, "ask-cancel")
        play(table, "pass")
    assert table.asks()[0].args == {"card": f"card-{GAMBIT}", "power": f"power-{THREE[first]}"}
    play(table, f"play {GAMBIT}")
    assert [line["card"] for line in logged(table, "log-cancelled")] == [f"card-{GAMBIT}"]
    assert discards(table).count(GAMBIT) == 2


@rule("15.4.7")
def test_15_4_7_a_third_player_can_save_an_event() -> None:
    table = before("rise_of_burghers", 1, 2)
    play(table, "play rise_of_burghers", f"play {GAMBIT}")
    assert asked(table) == (2, "ask-cancel")
    play(table, f"play {GAMBIT}")
    assert table.state.ducats == [21, 20, 20]
    assert asked(table)[1] == "ask-second-intrigue"


# -- whom the game asks ----------------------------------------------------------------------------


@rule("15.4.7", "R32")
def test_15_4_7_nobody_is_asked_when_both_gambits_lie_open() -> None:
    state = quiet_position()
    give(state, 0, "rise_of_burghers")
    give(state, 1, "reformer")
    throw_away(state, GAMBIT, GAMBIT)
    table = act(state, "play rise_of_burghers")
    assert logged(table, "log-event") != []
    assert asked(table)[1] != "ask-cancel"


@rule("15.4.7", "R32")
def test_15_4_7_a_hand_of_territories_is_not_asked() -> None:
    state = quiet_position("france", "england", "spain")
    give(state, 0, "rise_of_burghers")
    give(state, 1, "silesia")
    give(state, 2, "reformer")
    assert asked(act(state, "play rise_of_burghers")) == (2, "ask-cancel")


@rule("15.4.7")
def test_15_4_7_nobody_cancels_the_own_event() -> None:
    state = quiet_position()
    give(state, 0, "rise_of_burghers", GAMBIT)
    lay(state, 0, "silesia")
    table = act(state, "play rise_of_burghers")
    assert table.state.ducats == [1, 0]


@rule("15.4.7")
def test_15_4_7_a_gambit_in_an_intrigue_can_be_cancelled_by_the_other() -> None:
    state = quiet_position()
    give(state, 0, GAMBIT, "reformer")
    give(state, 1, GAMBIT)
    table = act(state, f"play {GAMBIT}", f"play {GAMBIT}")
    assert level(table, 0, "prestige") == 0
    assert asked(table) == (0, "ask-second-intrigue")


# -- what follows ----------------------------------------------------------------------------------


@rule("15.4.7", "15.4.11", "7.0")
def test_15_4_7_the_development_goes_on_after_a_cancelled_year() -> None:
    table = before("exceptional_year", 1)
    play(table, "play exceptional_year", f"play {GAMBIT}", "pass", "pass")
    assert asked(table) == (0, "ask-good")


@rule("15.4.7", "15.4.9")
def test_15_4_7_the_action_is_still_to_be_chosen_after_cancelled_plans() -> None:
    table = before("intercepted_plans", 1)
    play(table, "play intercepted_plans", f"play {GAMBIT}", "pass", "pass")
    assert asked(table) == (0, "ask-action")


@rule("15.4.7", "8.0")
def test_15_4_7_a_cancelled_event_was_a_card_of_the_intrigue() -> None:
    table = before("rise_of_burghers", 1)
    play(table, "play rise_of_burghers", f"play {GAMBIT}", "pass", "pass")
    assert asked(table) == (0, "ask-second-intrigue")
    assert offers(table, "done", "play border_raids", "play persecution")


@rule("15.4.7", "10.5")
@pytest.mark.parametrize("event", ["naval_blockade", "patriotic_rising", "greedy_pillage"])
def test_15_4_7_after_a_cancelled_war_event_the_next_player_is_asked(event: str) -> None:
    table = before(event, 1)
    play(table, f"play {event}", f"play {GAMBIT}", "pass", "pass")
    assert asked(table)[0] != 0


@rule("15.4.7", "15.4.5", "R25")
def test_15_4_7_after_cancelled_pirates_others_may_come() -> None:
    table = before("pirates", 2)
    play(table, "play pirates", f"play {GAMBIT}", "pass", "pass")
    assert asked(table) == (1, "ask-pirates")
