"""The judgement of Imperialism: every feature points the right way, and it wins games."""

from collections.abc import Callable

import pytest

from greatpowers.arena.matches import Pairing, play_game
from greatpowers.bots import make_bot
from greatpowers.games.imperialism import GAME
from greatpowers.games.imperialism.components import (
    ARMY,
    FLEET,
    LAND,
    POWER_LEVELS,
    POWERS,
    PRESTIGE,
    TRACKS,
    card,
)
from greatpowers.games.imperialism.judgement import judge
from greatpowers.games.imperialism.rules.needs import note_met
from greatpowers.games.imperialism.state import EXCHANGE, FIRST_LEVELS, OVER, State
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.table import Table
from tests.rules.imperialism.scenes import (
    after,
    asked,
    before_exchange,
    give,
    lay,
    levels,
    logged,
    open_row,
    open_table,
    play,
    position,
    rule_by,
    show_achievements,
)
from tests.rules.imperialism.war_scenes import quiet_position


def gain(change: Callable[[State], object], glory: int = 0) -> float:
    """Return what a change is worth to the first seat."""
    state = position("france", "england", "sweden")
    state.glory = [glory] * 3
    before = judge(state, 0)
    change(state)
    return judge(state, 0) - before


def set_glory(state: State, *glory: int) -> None:
    state.glory = list(glory)


def set_ducats(state: State, seat: int, ducats: int) -> None:
    state.ducats[seat] = ducats


# -- the scale -------------------------------------------------------------------------------


def test_the_worth_stays_within_its_bounds() -> None:
    state = position("france", "england")
    set_glory(state, 39, 0)
    assert 0.9 < judge(state, 0) <= 1
    assert -1 <= judge(state, 1) < -0.9


def test_an_even_position_is_worth_nothing() -> None:
    state = position("france", "spain")
    assert judge(state, 0) == pytest.approx(judge(state, 1), abs=0.02)


def test_before_the_powers_are_shown_all_are_worth_the_same() -> None:
    table = Table.open(GAME, {"players": "4"}, 1)
    worth = set()
    while table.asks()[0].prompt == "ask-keep-power":
        seat = table.asks()[0].seat
        for option in table.options(seat):
            fork = table.fork()
            fork.answer(seat, option)
            worth.add(judge(fork.state, seat))
        table.answer(seat, table.options(seat)[0])
    assert len(worth) <= 2  # one while they are hidden, one when they are shown


def test_the_first_level_opens_territories() -> None:
    state = position("spain", "england")
    state.stage = FIRST_LEVELS
    open_row(state, "silesia", "moldavia", "navarre")  # all need an army of 2
    base = dict(POWER_LEVELS[POWERS.index("spain")])
    assert base[ARMY] == 1
    levels(state, 0, army=base[ARMY] + 1, fleet=base[FLEET])
    assert judge(state, 0) > 0
    levels(state, 0, army=base[ARMY], fleet=base[FLEET] + 1)
    assert judge(state, 0) == 0


def test_the_last_to_raise_a_first_level_judges_like_the_others() -> None:
    state = position("england", "spain")
    state.turn, state.stage, state.active = 1, EXCHANGE, 0
    open_row(state, "canaries", "azores", "newfoundland")  # all need a fleet of 2
    levels(state, 1, army=1, fleet=3)
    with_fleet = judge(state, 1)
    levels(state, 1, army=2, fleet=2)
    with_army = judge(state, 1)
    state.stage = FIRST_LEVELS
    assert judge(state, 1) == with_army
    levels(state, 1, army=1, fleet=3)
    assert judge(state, 1) == with_fleet


def test_a_victory_is_sure_and_its_margin_counts_little() -> None:
    state = position("france", "england")
    state.stage = OVER
    state.final = [50, 40]
    assert 0.9 < judge(state, 0) < 1
    assert -1 < judge(state, 1) < -0.9
    state.final = [50, 50]
    state.level[1][PRESTIGE] = 1
    assert judge(state, 1) > 0.9 > 0 > judge(state, 0)


# -- what lies open --------------------------------------------------------------------------


def test_glory_is_good_and_that_of_others_bad() -> None:
    assert gain(lambda s: set_glory(s, 3, 0, 0)) > 0
    assert gain(lambda s: set_glory(s, 0, 3, 0)) < 0


def test_ducats_are_good_while_there_is_time_to_spend_them() -> None:
    early = gain(lambda s: set_ducats(s, 0, 10))
    late = gain(lambda s: set_ducats(s, 0, 10), glory=29)
    assert early > 5 * late > 0


@pytest.mark.parametrize("track", ["army", "fleet", "prestige", "food", "gold", "spices"])
def test_every_level_is_good(track: str) -> None:
    assert gain(lambda s: levels(s, 0, **{track: 1})) > 0
    assert gain(lambda s: levels(s, 1, **{track: 1})) < 0


def test_the_weaker_of_army_and_fleet_is_raised_first() -> None:
    def raised(track: str) -> float:
        state = position("france", "england")
        show_achievements(state, "printing", "new_crops", "cloth_halls")
        for seat in (0, 1):
            levels(state, seat, army=6, fleet=2)
            lay(state, seat, "india", "china")
        levels(state, 0, **{track: state.level[0][TRACKS.index(track)] + 1})
        return judge(state, 0)

    assert raised("fleet") > raised("army")


def test_after_taxes_every_other_action_is_open() -> None:
    assert gain(lambda s: after(s, 0, "taxes")) > 0
    assert gain(lambda s: after(s, 0, "war")) == 0


def test_the_nearer_an_achievement_the_better() -> None:
    def worth_of_an_army(*achievements: str) -> float:
        state = position("france", "england")
        show_achievements(state, *achievements)
        before = judge(state, 0)
        levels(state, 0, army=4)
        return judge(state, 0) - before

    assert worth_of_an_army("artillery", "caravel") > worth_of_an_army("printing", "caravel")


def test_an_achievement_that_can_be_taken_is_as_good_as_taken() -> None:
    state = position("france", "england")
    show_achievements(state, "banking", "caravel")
    state.ducats[0] = 99
    note_met(state, 0)
    can = judge(state, 0)
    state.has_achieved = True
    assert judge(state, 0) < can


def test_bad_rulers_are_bad_and_good_ones_good() -> None:
    assert gain(lambda s: rule_by(s, 0, "madman")) < 0
    assert gain(lambda s: rule_by(s, 0, "civil_war")) < 0
    assert gain(lambda s: rule_by(s, 0, "great_dynasty")) > 0
    assert gain(lambda s: rule_by(s, 0, "great_diplomat")) > 0


def test_territories_count_in_the_final_scoring() -> None:
    assert gain(lambda s: lay(s, 0, "silesia")) > 0
    assert gain(lambda s: lay(s, 0, "india"), glory=29) > 0


# -- cards -----------------------------------------------------------------------------------


def worth_of(state: State, *cards: str) -> float:
    """Return what holding some cards is worth to the first seat."""
    before = judge(state, 0)
    give(state, 0, *cards)
    return judge(state, 0) - before


def test_a_territory_within_reach_is_better_than_one_that_is_far() -> None:
    near, far = position(), position()
    for state in (near, far):
        state.ducats = [30, 30]
    levels(near, 0, army=2)
    assert worth_of(near, "silesia") > worth_of(far, "silesia")


def test_a_plot_is_worth_what_it_takes() -> None:
    rich, poor = position(), position()
    rich.ducats[1] = 10
    for state in (rich, poor):
        levels(state, 1, prestige=5)
    assert worth_of(rich, "persecution") > worth_of(poor, "persecution")


def test_an_exceptional_year_is_better_with_oriental_goods() -> None:
    with_goods, without = position(), position()
    levels(with_goods, 0, oriental=2)
    assert worth_of(with_goods, "exceptional_year") > worth_of(without, "exceptional_year")


def test_an_event_that_waits_to_be_cancelled_counts() -> None:
    state = position()
    before = judge(state, 0)
    state.in_play = [card("diplomatic_gambit")]
    assert judge(state, 0) > before


# -- war -------------------------------------------------------------------------------------


def at_war(army: int) -> State:
    state = position("france", "england")
    levels(state, 0, army=army)
    levels(state, 1, army=3)
    state.attacker, state.defender, state.war_kind = 0, 1, LAND
    state.attack_card = card("border_raids")
    state.in_play = [state.attack_card]
    return state


def test_a_war_is_good_for_the_stronger() -> None:
    declared, peace = at_war(8), at_war(8)
    peace.attacker = peace.defender = -1
    assert judge(declared, 0) > judge(peace, 0)
    assert judge(declared, 1) < judge(peace, 1)


def test_a_war_is_bad_for_the_weaker() -> None:
    declared, peace = at_war(0), at_war(0)
    levels(declared, 1, army=9)
    levels(peace, 1, army=9)
    peace.attacker = peace.defender = -1
    assert judge(declared, 0) < judge(peace, 0)


def test_an_attack_is_worth_less_the_more_providence_cards_the_defender_holds() -> None:
    state = at_war(4)
    give(state, 1, "silesia", "moldavia")
    territories = judge(state, 0)
    give(state, 1, "settlement", "pirates")
    assert judge(state, 0) < territories


# -- the bot that uses it --------------------------------------------------------------------


def test_it_throws_away_what_is_useless() -> None:
    state = before_exchange("france", "england")
    give(state, 0, "australia", "colonial_rush", "settlement", "great_dynasty", "peru")
    table = open_table(state)
    answer = str(make_bot("greedy", "1").choose(Chair(table, 0))[0])
    assert answer in ("discard australia", "discard peru", "discard colonial_rush")


def defended_by_bot(army: int, *cards: str) -> list[str]:
    """Return the war cards with which a bot defends an army of 3 against one with Border raids."""
    state = quiet_position("france", "england")
    levels(state, 0, army=army)
    levels(state, 1, army=3, prestige=5)
    state.ducats = [25, 25]
    give(state, 0, "border_raids")
    give(state, 1, *cards)
    table = open_table(state)
    play(table, "attack border_raids", "land_war england")
    bot = make_bot("greedy", "1")
    while asked(table) == (1, "ask-defend"):
        table.answer_all(1, bot.choose(Chair(table, 1)))
    return [str(line["card"]) for line in logged(table, "log-defends")]


def test_two_war_cards_are_played_where_only_both_win() -> None:
    played = defended_by_bot(8, "venal_advisers", "border_raids")  # 8 + 3 against 3 + 5 + 3
    assert sorted(played) == ["card-border_raids", "card-venal_advisers"]


def test_no_more_war_cards_are_played_than_it_takes() -> None:
    assert defended_by_bot(5, "venal_advisers", "border_raids") == ["card-venal_advisers"]


def test_a_hopeless_defence_costs_no_card() -> None:
    assert defended_by_bot(9, "historic_victory", "war_for_influence") == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_players(players: int) -> None:
    bots = ("greedy", *["random"] * (players - 1))
    pairing = Pairing("imperialism", bots, {"players": str(players)})
    outcomes = [play_game(pairing, f"beats/{n}") for n in range(3)]
    assert [outcome.winners for outcome in outcomes] == [("P1",)] * 3
