"""5.2 Playing an Event card, with the cards' own rules (3.4)."""

import pytest

from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    EVENTS,
    FRANCE,
    MILITARY,
    ability,
    ministry,
)
from greatpowers.games.imperial_struggle.state import (
    DISCARDS,
    FACE_DOWN,
    FACE_UP,
    HAND,
    OUT_OF_GAME,
)
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import (
    is_over,
    no_event_points,
    play,
    prompt,
)
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    do,
    flag,
    hand,
    offered,
    owner,
    points,
    position,
    price,
    refusal,
    round_of,
    targets,
)

BOTH = pytest.mark.parametrize("power", [FRANCE, BRITAIN])
TOO_LATE = ("no-too-late-for-event", "5.2")
WRONG_ICON = ("no-icon-does-not-match", "3.4.4")
NO_SYMBOL = ("no-event-symbol", "5.2")


# -- when an Event may be played -------------------------------------------------------------


@rule("5.2", "3.4.4", "3.3")
@BOTH
def test_5_2_a_tile_without_the_symbol_allows_no_event(power: int) -> None:
    state = position()
    hand(state, power, "carnatic_war")
    table = round_of(power, "e4_d2_a", state)
    assert refusal(table, "play carnatic_war") == NO_SYMBOL


@rule("3.4.4")
@pytest.mark.parametrize("tile", ["e3_d2", "d2_m2", "m3_e2"])
def test_3_4_4_a_card_without_icon_goes_with_every_symbol(tile: str) -> None:
    state = position()
    hand(state, FRANCE, "carnatic_war")
    assert "play carnatic_war" in offered(round_of(FRANCE, tile, state))


@rule("3.4.4")
@pytest.mark.parametrize(
    ("tile", "allowed"), [("e3_d2", True), ("e2_m2", True), ("d3_e2", False), ("m3_e2", False)]
)
def test_3_4_4_an_icon_asks_for_the_major_action(tile: str, allowed: bool) -> None:
    state = position()
    hand(state, FRANCE, "calico_acts")
    table = round_of(FRANCE, tile, state)
    assert ("play calico_acts" in offered(table)) == allowed
    if not allowed:
        assert refusal(table, "play calico_acts") == WRONG_ICON
        icons = table.why(FRANCE, "play", "calico_acts").args
        major = {"d": "diplomatic", "m": "military"}[tile[0]]
        assert icons == {"needed": "action-economic", "action": f"action-{major}"}


@rule("5.2")
def test_5_2_only_cards_of_ones_own_hand() -> None:
    state = position()
    hand(state, BRITAIN, "carnatic_war")
    state.event_at[EVENTS.index("acts_of_union")] = DISCARDS
    table = round_of(FRANCE, "e3_d2", state)
    for event in ("carnatic_war", "acts_of_union", "tax_reform"):
        assert refusal(table, f"play {event}")[0] == "no-not-in-hand"


@rule("5.2", "3.3")
@pytest.mark.parametrize(
    "answers",
    [
        ("shift cumberland",),
        ("upgrade wss_spain", "keep_old", "return_tile"),
        ("use_advantage iroquois_raids", "choose cataraqui"),
    ],
)
def test_5_2_the_event_comes_before_all_else(answers: tuple[str, ...]) -> None:
    state = position()
    hand(state, BRITAIN, "carnatic_war")
    flag(state, BRITAIN, "iroquois")
    table = round_of(BRITAIN, "e2_d2", state)
    do(table, *answers)
    assert refusal(table, "play carnatic_war") == TOO_LATE


@rule("5.2", "3.5")
def test_5_2_revealing_and_abilities_without_points_may_come_first() -> None:
    state = position()
    hand(state, BRITAIN, "carnatic_war", "tax_reform")
    cabinet(state, "robert_walpole", "jonathan_swift", face_up=False)
    table = round_of(BRITAIN, "e2_d2", state)
    do(table, "reveal jonathan_swift")
    do(table, "ability robert_walpole-draw_discard", "discard tax_reform", "play carnatic_war")
    assert is_over(table, "carnatic_war")
    assert table.state.event_at[EVENTS.index("tax_reform")] == DISCARDS


@rule("5.2")
def test_5_2_one_event_a_round() -> None:
    state = position()
    hand(state, FRANCE, "acts_of_union", "carnatic_war")
    table = round_of(FRANCE, "e3_m2", state)
    do(table, "play acts_of_union")
    assert refusal(table, "play carnatic_war") == ("no-one-event-a-round", "5.2")
    assert table.state.event_at[EVENTS.index("carnatic_war")] == HAND + FRANCE
    assert refusal(table, "pass_round")[0] == "no-too-late-to-pass"


@rule("5.2", "3.4")
@BOTH
def test_5_2_a_played_card_leaves_the_game(power: int) -> None:
    table = play(power, "tax_reform", "e3_d2", position())
    assert table.state.event_at[EVENTS.index("tax_reform")] == OUT_OF_GAME


@rule("3.4.2", "3.4.4")
def test_3_4_2_each_power_has_its_own_half_of_a_card() -> None:
    french = play(FRANCE, "war_of_jenkins_ear", "m3_e2", position())
    assert prompt(french) == "ask-place-conflict"
    state = position()
    state.debt = [2, 2]
    british = play(BRITAIN, "war_of_jenkins_ear", "m3_e2", state)
    assert is_over(british, "war_of_jenkins_ear")
    assert british.state.debt == [2, 0]


# -- the bonus condition ---------------------------------------------------------------------


@rule("5.2", "3.4.3")
def test_5_2_the_base_effect_cannot_earn_the_bonus() -> None:
    state = position()
    state.debt = [3, 3]
    table = play(FRANCE, "interest_payments", "e3_d2", state)
    assert table.state.limit == [6, 5]
    assert table.state.debt == [3, 3]


@rule("3.5.3", "3.5")
def test_3_5_3_a_face_up_keyword_gives_the_bonus_unasked() -> None:
    state = position()
    cabinet(state, "new_world_huguenots")
    cabinet(state, "john_law", face_up=False)
    table = play(FRANCE, "native_american_alliances", "d3_m2", state)
    assert is_over(table, "native_american_alliances")
    assert table.state.ministry_at[ministry("john_law")] == FACE_DOWN


def _keyword_asked(*cards: str) -> ImperialTable:
    state = position()
    cabinet(state, *cards, face_up=False)
    return play(BRITAIN, "war_of_jenkins_ear", "m3_e2", state)


@rule("3.5.3", "5.2")
def test_3_5_3_a_hidden_ministry_may_be_revealed_for_its_keyword() -> None:
    table = _keyword_asked("east_india_company", "robert_walpole")
    assert prompt(table) == "ask-reveal-for-bonus"
    assert offered(table) == {"pass", "reveal east_india_company"}
    do(table, "reveal east_india_company")
    assert table.state.ministry_at[ministry("east_india_company")] == FACE_UP
    assert table.state.ministry_at[ministry("robert_walpole")] == FACE_DOWN
    assert table.state.debt[FRANCE] == 1


@rule("3.5.3", "5.2")
def test_3_5_3_the_reveal_may_be_declined() -> None:
    table = _keyword_asked("east_india_company", "robert_walpole")
    do(table, "pass")
    assert table.state.ministry_at[ministry("east_india_company")] == FACE_DOWN
    assert table.state.debt[FRANCE] == 0
    assert is_over(table, "war_of_jenkins_ear")


@rule("3.5.3", "3.5")
def test_3_5_3_the_question_does_not_tell_whether_the_keyword_is_there() -> None:
    table = _keyword_asked("jonathan_swift", "robert_walpole")
    assert prompt(table) == "ask-reveal-for-bonus"
    assert offered(table) == {"pass"}
    do(table, "pass")
    assert table.state.debt[FRANCE] == 0


@rule("3.5.3")
def test_3_5_3_without_a_card_face_down_nothing_is_asked() -> None:
    state = position()
    cabinet(state, "jonathan_swift", "robert_walpole")
    table = play(BRITAIN, "war_of_jenkins_ear", "m3_e2", state)
    assert is_over(table, "war_of_jenkins_ear")
    assert table.state.debt[FRANCE] == 0


@rule("3.5.3")
def test_3_5_3_the_opponents_keyword_does_not_count() -> None:
    state = position()
    cabinet(state, "new_world_huguenots")
    table = play(BRITAIN, "war_of_jenkins_ear", "m3_e2", state)
    assert table.state.debt[FRANCE] == 0


# -- direct effects --------------------------------------------------------------------------


@rule("5.2", "5.3.4", "5.4.1")
def test_5_2_direct_effects_need_no_connection_and_open_no_region() -> None:
    state = position()
    cabinet(state, "new_world_huguenots")
    table = play(FRANCE, "carnatic_war", "e3_d2", state)
    assert "kurpa" in targets(table, "choose")
    do(table, "choose kurpa")
    assert owner(table, "kurpa") == FRANCE
    assert points(table, ECONOMIC) == 3
    assert table.state.first_region == [-1, -1]
    assert price(table, "shift puerto_principe") == 2


@rule("5.2")
def test_5_2_the_effects_come_before_any_action() -> None:
    table = play(FRANCE, "war_of_jenkins_ear", "m3_e2", position())
    assert offered(table) == {"choose georgia", "choose st_lucia"}


# -- Ministries that loosen the rules --------------------------------------------------------


@rule("3.4.4", "3.5.2")
def test_3_4_4_bank_of_england_plays_an_economic_card_with_any_symbol() -> None:
    state = position()
    cabinet(state, "bank_of_england", face_up=False)
    table = play(BRITAIN, "calico_acts", "m3_d2", state)
    assert table.state.ministry_at[ministry("bank_of_england")] == FACE_UP
    assert table.state.ability_used[ability("bank_of_england-econ_event")]
    assert not table.state.ability_used[ability("bank_of_england-debt_limit")]
    assert is_over(table, "calico_acts")


@rule("3.4.4", "3.5.2")
@pytest.mark.parametrize(
    ("event", "tile", "used", "reason"),
    [
        ("calico_acts", "m4_d2_a", False, NO_SYMBOL),
        ("calico_acts", "m3_d2", True, WRONG_ICON),
        ("great_northern_war", "e3_d2", False, WRONG_ICON),
        ("native_american_alliances", "m3_e2", False, WRONG_ICON),
    ],
)
def test_3_4_4_bank_of_england_lifts_one_demand_only_once_a_turn(
    event: str, tile: str, used: bool, reason: tuple[str, str]
) -> None:
    state = position()
    cabinet(state, "bank_of_england")
    state.ability_used[ability("bank_of_england-econ_event")] = used
    hand(state, BRITAIN, event)
    assert refusal(round_of(BRITAIN, tile, state), f"play {event}") == reason


@rule("3.5.2")
def test_3_5_2_bank_of_england_is_not_used_where_the_icon_matches() -> None:
    state = position()
    cabinet(state, "bank_of_england", face_up=False)
    table = play(BRITAIN, "famine_in_ireland", "e3_d2", state, "choose ireland_alliance")
    assert not table.state.ability_used[ability("bank_of_england-econ_event")]
    assert table.state.ministry_at[ministry("bank_of_england")] == FACE_DOWN


@rule("3.4.4", "3.5.2")
def test_3_4_4_condorcet_needs_no_symbol() -> None:
    state = position(5)
    state.debt[FRANCE] = 3
    cabinet(state, "marquis_de_condorcet", face_up=False)
    table = play(FRANCE, "jesuit_abolition", "d4_e2_a", state)
    assert table.state.ministry_at[ministry("marquis_de_condorcet")] == FACE_UP
    assert table.state.ability_used[ability("marquis_de_condorcet-event_any_tile")]
    assert table.state.debt[FRANCE] == 1


@rule("3.4.4", "3.5.2")
@pytest.mark.parametrize(
    ("event", "tile", "used", "reason"),
    [
        ("debt_crisis", "d4_e2_a", False, WRONG_ICON),
        ("debt_crisis", "e4_d2_a", True, NO_SYMBOL),
        ("jesuit_abolition", "d4_e2_a", True, NO_SYMBOL),
    ],
)
def test_3_4_4_condorcet_lifts_one_demand_only_once_a_turn(
    event: str, tile: str, used: bool, reason: tuple[str, str]
) -> None:
    state = position(5)
    cabinet(state, "marquis_de_condorcet")
    state.ability_used[ability("marquis_de_condorcet-event_any_tile")] = used
    hand(state, FRANCE, event)
    assert refusal(round_of(FRANCE, tile, state), f"play {event}") == reason


@rule("3.4.3", "3.5.4")
def test_3_5_4_lavoisier_adds_to_major_and_minor_when_the_bonus_is_received() -> None:
    state = position(5)
    state.debt[BRITAIN] = 1
    cabinet(state, "lavoisier")
    table = play(FRANCE, "west_african_gold_mining", "d3_m2", state)
    assert (points(table, DIPLOMATIC), points(table, MILITARY)) == (4, 3)
    assert points(table, ECONOMIC) == 1 + 2


@rule("3.4.3", "3.5.4")
def test_3_5_4_lavoisier_adds_nothing_without_the_bonus() -> None:
    state = position(5)
    cabinet(state, "lavoisier")
    table = play(FRANCE, "west_african_gold_mining", "d3_m2", state)
    assert (points(table, DIPLOMATIC), points(table, MILITARY)) == (3, 2)


@rule("3.5.3", "3.5.4")
def test_3_5_4_lavoisier_counts_when_revealed_for_his_own_keyword() -> None:
    state = position(5)
    cabinet(state, "lavoisier", face_up=False)
    table = play(FRANCE, "wealth_of_nations", "d3_m2", state, "reveal lavoisier")
    assert (points(table, DIPLOMATIC), points(table, MILITARY)) == (4, 3)
    assert points(table, ECONOMIC) == 3


@rule("3.5.4", "3.5")
def test_3_5_4_lavoisier_revealed_afterwards_adds_nothing() -> None:
    state = position(5)
    state.debt[BRITAIN] = 1
    cabinet(state, "lavoisier", face_up=False)
    table = play(FRANCE, "west_african_gold_mining", "d3_m2", state)
    do(table, "reveal lavoisier")
    assert (points(table, DIPLOMATIC), points(table, MILITARY)) == (3, 2)
    assert not no_event_points(table)
