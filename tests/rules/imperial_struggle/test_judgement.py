"""The judgement of Imperial Struggle: every feature points the right way."""

from collections.abc import Callable

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    FRANCE,
    NOBODY,
    space,
)
from greatpowers.games.imperial_struggle.judgement import french_lead, judge, lean
from greatpowers.games.imperial_struggle.rules.war_tiles import own_bonus
from greatpowers.games.imperial_struggle.state import (
    ACTION_ROUND,
    MAJOR,
    State,
)
from tests.rules.imperial_struggle.scenes import clear_board, conflict, flag, hand, position


def at_round(number: int = 2, turn: int = 1) -> State:
    state = position(turn)
    state.stage = ACTION_ROUND
    state.round = number
    state.award = [0, 1, 2, 3]
    state.demand = [0, 1, 4]
    return state


def change(change: Callable[[State], object], turn: int = 1) -> float:
    """Return what a change is worth to France."""
    state = at_round(turn=turn)
    before = french_lead(state)
    change(state)
    return french_lead(state) - before


# -- the scale -------------------------------------------------------------------------------


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    state = at_round()
    state.vp = 19
    assert judge(state, FRANCE) == -judge(state, BRITAIN)
    assert judge(state, FRANCE) > 0


def test_it_stays_between_lost_and_won() -> None:
    state = at_round()
    for vp in (-40, 0, 15, 30, 70):
        state.vp = vp
        assert -1 < judge(state, FRANCE) < 1


@pytest.mark.parametrize("winner", [FRANCE, BRITAIN])
def test_a_won_game_is_won(winner: int) -> None:
    state = at_round()
    state.winner = winner
    assert judge(state, winner) == 1
    assert judge(state, 1 - winner) == -1


# -- what counts -----------------------------------------------------------------------------


def set_vp(s: State) -> None:
    s.vp += 3


def borrow(s: State) -> None:
    s.debt[FRANCE] += 2


def earn_treaty(s: State) -> None:
    s.treaty[FRANCE] += 2


def take_gibraltar(s: State) -> None:
    flag(s, FRANCE, "gibraltar")


def strike_british_market(s: State) -> None:
    flag(s, NOBODY, "massachusetts_bay")


def unrest_in_british_market(s: State) -> None:
    conflict(s, "massachusetts_bay")


def unrest_in_own_market(s: State) -> None:
    conflict(s, "cataraqui")


def sail(s: State) -> None:
    s.navy_box[FRANCE] -= 1
    flag(s, FRANCE, "cabot_strait")


def build_fort(s: State) -> None:
    flag(s, FRANCE, "louisbourg")


def damage_fort(s: State) -> None:
    flag(s, BRITAIN, "halifax")
    s.damaged[space("halifax")] = True


def recruit(s: State) -> None:
    s.bonus_at[own_bonus(FRANCE)[0]] = 0


def draw_card(s: State) -> None:
    hand(s, FRANCE, "tax_reform")


def more_points(s: State) -> None:
    s.purse_kind, s.purse_type, s.purse_points, s.purse_limit = [MAJOR], [0], [4], [0]


@pytest.mark.parametrize(
    "good",
    [
        set_vp,
        earn_treaty,
        take_gibraltar,
        strike_british_market,
        unrest_in_british_market,
        sail,
        build_fort,
        recruit,
        draw_card,
        more_points,
    ],
)
def test_this_is_good_for_france(good: Callable[[State], None]) -> None:
    assert change(good) > 0


@pytest.mark.parametrize("bad", [borrow, unrest_in_own_market])
def test_this_is_bad_for_france(bad: Callable[[State], None]) -> None:
    assert change(bad) < 0


def test_a_damaged_fort_is_worth_less_than_a_sound_one() -> None:
    sound = change(lambda s: flag(s, BRITAIN, "halifax"))
    assert change(damage_fort) > sound


def test_a_demanded_market_is_worth_more_than_another() -> None:
    state = at_round()
    clear_board(state)
    state.demand = [0]
    before = french_lead(state)
    flag(state, FRANCE, "york_factory")
    furs = french_lead(state) - before
    flag(state, NOBODY, "york_factory")
    flag(state, FRANCE, "georges_bank")
    assert furs > french_lead(state) - before > 0


def test_a_conquered_territory_weighs_more_near_the_end() -> None:
    def conquer(s: State) -> None:
        flag(s, FRANCE, "barbados")

    assert change(conquer, turn=6) - change(conquer, turn=1) > 0.5


def test_final_scoring_weighs_debt_on_the_last_turn() -> None:
    assert change(borrow, turn=6) < 0


def test_after_the_last_word_a_lead_is_sure() -> None:
    def lead(number: int) -> float:
        state = at_round(number)
        clear_board(state)
        flag(state, FRANCE, "york_factory")
        with_it = french_lead(state)
        flag(state, NOBODY, "york_factory")
        return with_it - french_lead(state)

    assert lead(7) > lead(2)


# -- leaning ---------------------------------------------------------------------------------


def test_lean_grows_with_the_lead() -> None:
    for margin in (1, 2):
        leans = [lean(lead, margin) for lead in range(-5, 6)]
        assert leans == sorted(leans)
        assert leans[0] == -leans[-1]
        assert lean(0, margin) == 0


def test_lean_jumps_at_the_margin() -> None:
    assert lean(2, 2) - lean(1, 2) > lean(3, 2) - lean(2, 2)


def test_a_sure_lean_is_all_or_nothing() -> None:
    assert [lean(lead, 2, sure=True) for lead in (-2, -1, 0, 1, 2)] == [-1, 0, 0, 0, 1]
