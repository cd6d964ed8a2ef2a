"""Peace by a bot on its chair: the best terms, no sure gain given away, nothing left to luck."""

from greatpowers.bots import make_bot
from greatpowers.games.price_of_power.appraisal_peace import UNSETTLED, talks
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    PROVINCES,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.judgement_peace import keeping_plans
from greatpowers.games.price_of_power.rules import peace
from greatpowers.games.price_of_power.rules.activation import march_choice
from greatpowers.games.price_of_power.rules.relations import at_peace
from greatpowers.games.price_of_power.rules.sieges import siege_choice
from greatpowers.games.price_of_power.rules.victory import lands_at_stake
from greatpowers.games.price_of_power.state import PEACE, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import DONE, EXCHANGE
from greatpowers.kernel.agenda import Task
from greatpowers.kernel.chair import Chair
from tests.rules.price_of_power.scenes import occupy, settle, warlike
from tests.rules.price_of_power.test_judgement_choices import (
    ENGLAND,
    FRANCE,
    LOIRE,
    NORMANDY,
    SEINE,
    chosen,
    opened,
    war,
)
from tests.rules.price_of_power.wars import at_war, raise_army

LUCKS = ("a", "b", "c", "d", "e", "f")
PICARDY = area("flanders_wallonia")


def answers(t: PriceTable) -> set[str]:
    """Return what bots of different luck answer for France, each as one line."""
    found = set()
    for luck in LUCKS:
        plan = make_bot("greedy", luck).choose(Chair(t, FRANCE))
        found.add(" + ".join(str(option) for option in plan))
    return found


def settling(s: State, task: Task = peace.WARS_LEFT) -> PriceTable:
    s.phase, s.turn = PEACE, NOBODY
    task.begin(s.agenda, FRANCE)
    return opened(s)


# -- terms -----------------------------------------------------------------------------------------


def test_a_beaten_player_is_humiliated_where_that_brings_most() -> None:
    s = war()
    raise_army(s, FRANCE, NORMANDY, infantry=4)
    occupy(s, FRANCE, "normandie", "caux", "maine", "london")
    assert answers(settling(s)) == {"peace_with england + enforce humiliation"}


def test_without_the_capital_conquests_are_kept() -> None:
    s = war()
    raise_army(s, FRANCE, NORMANDY, infantry=4)
    occupy(s, FRANCE, "normandie", "caux", "maine")
    kept = "peace_with england + enforce keep_board_state + done"
    assert answers(settling(s)) == {kept}


def test_a_realm_that_is_all_occupied_is_made_ones_own() -> None:
    s = warlike("france", "england")
    settle(s, FRANCE, "paris", "orleans", "berry", "bourbon", "champagne", "bordeaux")
    settle(s, ENGLAND, "london")
    s.ruler[FRANCE], s.ruler[ENGLAND] = 0, 1
    at_war(s, FRANCE, "provence")
    raise_army(s, FRANCE, area("languedoc"), infantry=3)
    lands = lands_at_stake(s, realm("provence"))
    occupy(s, FRANCE, *(PROVINCES[place] for place in lands))
    terms = {"enforce full_annexation", "enforce vassalization"}
    assert answers(settling(s, peace.TOTAL_VICTORIES)) <= terms


def test_what_was_lost_is_exchanged_for_as_much() -> None:
    s = war()
    raise_army(s, FRANCE, NORMANDY, infantry=4)
    occupy(s, FRANCE, "normandie", "caux", "maine")
    occupy(s, ENGLAND, "berry")
    _, exchanged = keeping_plans(s, FRANCE, realm("england"))
    assert exchanged[0] == EXCHANGE(province("berry"))
    assert exchanged[-1] == DONE()
    t = settling(s)
    t.answer_all(FRANCE, ["peace_with england", "enforce keep_board_state"])
    t.answer_all(FRANCE, [t.game.vocabulary.options[code] for code in exchanged])
    assert s.occupier[province("berry")] == NOBODY
    assert len(s.lands[FRANCE]) == len(war().lands[FRANCE]) + 2


def test_an_exchange_is_a_whole_plan_though_only_one_province_matches() -> None:
    s = war()
    raise_army(s, FRANCE, NORMANDY, infantry=3)
    occupy(s, FRANCE, "caux")
    occupy(s, ENGLAND, "berry")
    _, exchanged = keeping_plans(s, FRANCE, realm("england"))
    t = settling(s)
    t.answer_all(FRANCE, ["peace_with england", "enforce keep_board_state"])
    t.answer_all(FRANCE, [t.game.vocabulary.options[code] for code in exchanged])
    assert not s.agenda
    assert at_peace(s, FRANCE)


# -- when ------------------------------------------------------------------------------------------


def drawn_out() -> State:
    """Return a war in which both hold something of the other, France more, and neither has won."""
    s = war()
    raise_army(s, FRANCE, NORMANDY, infantry=2)
    raise_army(s, ENGLAND, LOIRE, infantry=2)
    occupy(s, FRANCE, "caux", "maine")
    occupy(s, ENGLAND, "berry")
    return s


def test_who_holds_more_keeps_it_where_the_other_will_agree() -> None:
    kept = "negotiate_peace england + agree_on keep_board_state + propose_peace"
    assert answers(settling(drawn_out())) == {kept}


def test_who_was_refused_white_peace_buys_back_what_he_lost() -> None:
    s = war()
    raise_army(s, FRANCE, NORMANDY, infantry=2)
    raise_army(s, ENGLAND, SEINE, infantry=6)
    occupy(s, FRANCE, "caux")
    occupy(s, ENGLAND, "champagne", "orleans")
    s.ducats[FRANCE] = 30
    t = settling(s)
    assert answers(t) == {"offer_peace england"}
    t.answer(FRANCE, "offer_peace england")
    t.answer(ENGLAND, "no")
    (bought,) = answers(t)
    assert bought.startswith("negotiate_peace england + agree_on keep_board_state + regain ")
    assert bought.endswith(" + propose_peace")


def test_a_war_that_promises_more_is_not_ended_by_chance() -> None:
    s = war()
    raise_army(s, FRANCE, NORMANDY, infantry=8)
    occupy(s, FRANCE, "caux")
    s.round = 1
    assert answers(settling(s)) == {"done"}


def test_to_look_for_terms_is_no_aim() -> None:
    s = war()
    raise_army(s, FRANCE, NORMANDY, infantry=4)
    occupy(s, FRANCE, "caux")
    t = settling(s)
    before = talks(t.state, FRANCE)
    t.answer(FRANCE, "peace_with england")
    assert talks(t.state, FRANCE) <= before + UNSETTLED


def test_a_sure_gain_is_not_given_away() -> None:
    s = war()
    raise_army(s, FRANCE, NORMANDY, infantry=4)
    occupy(s, FRANCE, "normandie", "caux", "maine")
    s.phase, s.turn = PEACE, NOBODY
    peace.WARS_LEFT.begin(s.agenda, ENGLAND)
    t = opened(s)
    t.answer(ENGLAND, "offer_peace france")
    assert answers(t) == {"no"}


def test_who_cannot_win_asks_for_peace_and_takes_it() -> None:
    s = war()
    raise_army(s, ENGLAND, SEINE, infantry=4)
    raise_army(s, FRANCE, LOIRE, infantry=3)
    occupy(s, ENGLAND, "champagne", "paris")
    assert answers(settling(s.clone())) == {"offer_peace england"}
    s.phase, s.turn = PEACE, NOBODY
    peace.WARS_LEFT.begin(s.agenda, ENGLAND)
    t = opened(s)
    t.answer(ENGLAND, "offer_peace france")
    assert answers(t) == {"yes"}


# -- what is threatened ----------------------------------------------------------------------------


def test_the_capital_is_defended_rather_than_a_campaign_gone_on_with() -> None:
    s = war()
    raise_army(s, ENGLAND, PICARDY, infantry=5)
    raise_army(s, FRANCE, LOIRE, infantry=6)
    plan = chosen(s, march_choice, siege_choice)
    assert plan[-1] == "march_to seine"
