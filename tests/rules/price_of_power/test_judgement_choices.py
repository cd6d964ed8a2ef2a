"""What a bot does in a war, as it sits on its chair: defend, attack, besiege, and make peace."""

from collections.abc import Sequence

from greatpowers.bots import make_bot
from greatpowers.bots.greedy import RESTLESS
from greatpowers.games.price_of_power.components.world import area
from greatpowers.games.price_of_power.judgement import judge, plans
from greatpowers.games.price_of_power.rules import peace
from greatpowers.games.price_of_power.rules.activation import march_choice
from greatpowers.games.price_of_power.rules.recruiting import RECRUITING, recruit_choice
from greatpowers.games.price_of_power.rules.sieges import siege_choice
from greatpowers.games.price_of_power.state import ACTIONS, PEACE, PriceTable, State
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.table import Table
from tests.rules.price_of_power.scenes import (
    IDLE,
    Offer,
    asked,
    give_power,
    occupy,
    settle,
    table,
    warlike,
)
from tests.rules.price_of_power.wars import at_war, raise_army
from tests.variants import variant

FRANCE, ENGLAND = 0, 1
SEINE, LOIRE, NORMANDY = area("seine"), area("loire"), area("brittany_normandy")


def _plans(s: State, seat: int, prompt: str) -> Sequence[Sequence[int]]:
    return plans(s, seat, "ask-action" if prompt == IDLE else prompt)


def opened(s: State, *offers: Offer) -> PriceTable:
    """Open a table in a position, at which bots can think."""
    game = variant(table(s.clone(), *offers, seat=FRANCE).game, judge=judge, plans=_plans)
    return Table.resume(game, s, {}, seed=0)


def answer(t: PriceTable) -> list[str]:
    """Return what a greedy bot answers for France."""
    return [str(option) for option in make_bot("greedy", "luck").choose(Chair(t, FRANCE))]


def chosen(s: State, *offers: Offer) -> list[str]:
    """Return what a greedy bot answers for France in a position."""
    return answer(opened(s, *offers))


def settled(s: State) -> list[str]:
    """Return all that a greedy bot answers for France where wars are settled."""
    s.phase = PEACE
    peace.WARS_LEFT.begin(s.agenda, FRANCE)
    t = opened(s)
    found: list[str] = []
    while t.ask_of(FRANCE) is not None and asked(t)[1] != IDLE:
        plan = answer(t)
        t.answer_all(FRANCE, plan)
        found += plan
    return found


def war() -> State:
    """France at war with England, which has Normandy, in Phase 2."""
    s = warlike("france", "england")
    settle(s, FRANCE, "paris", "champagne", "orleans", "berry", "bourbon")
    settle(s, FRANCE, "bordeaux", "armagnac")
    settle(s, ENGLAND, "normandie", "caux", "maine", "london")
    at_war(s, FRANCE, "england")
    s.ruler[FRANCE], s.ruler[ENGLAND] = 0, 1
    s.phase = ACTIONS
    give_power(s, FRANCE, mil=3)
    return s


# -- marches and sieges ----------------------------------------------------------------------------


def test_a_threatened_capital_is_defended() -> None:
    s = war()
    raise_army(s, ENGLAND, NORMANDY, infantry=5)
    raise_army(s, FRANCE, area("burgundy"), infantry=4)
    plan = chosen(s, march_choice)
    assert plan[0] == "march burgundy"
    assert plan[-1] == "march_to seine"


def test_units_are_raised_where_they_are_needed() -> None:
    s = war()
    raise_army(s, ENGLAND, NORMANDY, infantry=3)
    s.available[FRANCE] = 5
    s.ducats[FRANCE] = 10
    plan = chosen(s, march_choice, recruit_choice)
    assert plan[:2] == ["recruit", "recruit_in seine"]


def test_nobody_marches_into_a_defeat() -> None:
    s = war()
    raise_army(s, ENGLAND, NORMANDY, infantry=6)
    raise_army(s, FRANCE, SEINE, infantry=3)
    plan = chosen(s, march_choice)
    assert "march_to brittany_normandy" not in plan


def test_a_weaker_enemy_is_attacked() -> None:
    s = war()
    raise_army(s, ENGLAND, NORMANDY, infantry=2)
    raise_army(s, FRANCE, SEINE, infantry=6)
    plan = chosen(s, march_choice)
    assert plan[0] == "march seine"
    assert plan[-1] == "march_to brittany_normandy"


def test_a_siege_is_relieved() -> None:
    s = war()
    raise_army(s, ENGLAND, SEINE, infantry=1)
    occupy(s, ENGLAND, "champagne")
    raise_army(s, FRANCE, LOIRE, infantry=4)
    plan = chosen(s, march_choice)
    assert plan[-1] == "march_to seine"


def test_what_was_lost_is_taken_back() -> None:
    s = war()
    occupy(s, ENGLAND, "champagne")
    raise_army(s, FRANCE, SEINE, infantry=4)
    assert chosen(s, march_choice, siege_choice) == ["besiege_in seine", "besiege champagne"]


def test_what_nobody_defends_is_taken() -> None:
    s = war()
    raise_army(s, FRANCE, SEINE, infantry=3)
    assert chosen(s, march_choice)[-1] == "march_to brittany_normandy"
    s.army_at[0] = NORMANDY
    plan = chosen(s, march_choice, siege_choice)
    assert plan[0] == "besiege_in brittany_normandy"
    assert len(plan) > 2, "as much as there is MIL for"


# -- peace -----------------------------------------------------------------------------------------


def test_who_holds_what_he_wants_makes_peace() -> None:
    s = war()
    raise_army(s, FRANCE, NORMANDY, infantry=4)
    occupy(s, FRANCE, "normandie", "caux", "maine")
    assert settled(s)[:2] == ["peace_with england", "enforce keep_board_state"]


def test_who_is_losing_offers_peace() -> None:
    s = war()
    raise_army(s, ENGLAND, SEINE, infantry=4)
    occupy(s, ENGLAND, "champagne", "paris")
    raise_army(s, FRANCE, LOIRE, infantry=3)
    assert settled(s) == ["offer_peace england"]


def test_who_is_winning_does_not() -> None:
    s = war()
    raise_army(s, ENGLAND, area("wales_wessex"), infantry=3)
    raise_army(s, FRANCE, NORMANDY, infantry=5)
    occupy(s, FRANCE, "normandie", "caux")
    assert "offer_peace england" not in settled(s)


def test_who_holds_more_but_has_not_won_proposes_that_each_keeps_what_he_has() -> None:
    s = war()
    raise_army(s, ENGLAND, area("wales_wessex"), infantry=3)
    raise_army(s, FRANCE, NORMANDY, infantry=5)
    occupy(s, FRANCE, "normandie", "caux")
    proposed = ["negotiate_peace england", "agree_on keep_board_state", "propose_peace"]
    assert settled(s)[:3] == proposed


def test_who_was_refused_white_peace_buys_back_what_he_can_pay() -> None:
    s = war()
    raise_army(s, ENGLAND, SEINE, infantry=4)
    occupy(s, ENGLAND, "champagne", "paris")
    raise_army(s, FRANCE, LOIRE, infantry=3)
    s.ducats[FRANCE] = 6
    s.phase = PEACE
    peace.WARS_LEFT.begin(s.agenda, FRANCE)
    t = opened(s)
    t.answer(FRANCE, "offer_peace england")
    t.answer(ENGLAND, "no")
    bought = ["regain champagne", "for_ducats 6"]
    keeping = ["negotiate_peace england", "agree_on keep_board_state"]
    assert answer(t) == [*keeping, *bought, "propose_peace"]


def negotiated(s: State, *answers: str) -> list[str]:
    """Return what France answers to a peace that England proposes."""
    s.phase = PEACE
    peace.WARS_LEFT.begin(s.agenda, ENGLAND)
    t = opened(s)
    for each in ("negotiate_peace france", *answers, "propose_peace"):
        t.answer(ENGLAND, each)
    return answer(t)


def test_a_peace_that_brings_back_what_was_lost_is_accepted() -> None:
    s = war()
    raise_army(s, ENGLAND, SEINE, infantry=4)
    raise_army(s, FRANCE, LOIRE, infantry=3)
    occupy(s, ENGLAND, "champagne")
    back = ("agree_on keep_board_state", "hand_back champagne", "for_ducats 0")
    assert negotiated(s, *back) == ["yes"]


def test_a_peace_that_gives_all_conquests_back_is_refused() -> None:
    s = war()
    raise_army(s, ENGLAND, area("wales_wessex"), infantry=3)
    raise_army(s, FRANCE, NORMANDY, infantry=5)
    occupy(s, FRANCE, "normandie", "caux", "maine")
    assert negotiated(s, "agree_on white_peace") == ["no"]


def offered(s: State) -> list[str]:
    """Return what France answers to an offer of peace by England."""
    s.phase = PEACE
    peace.WARS_LEFT.begin(s.agenda, ENGLAND)
    t = opened(s)
    t.answer(ENGLAND, "offer_peace france")
    return answer(t)


def test_a_good_peace_is_accepted() -> None:
    s = war()
    raise_army(s, ENGLAND, SEINE, infantry=4)
    raise_army(s, FRANCE, LOIRE, infantry=3)
    occupy(s, ENGLAND, "champagne", "paris")
    assert offered(s) == ["yes"]


def test_a_bad_peace_is_refused() -> None:
    s = war()
    raise_army(s, ENGLAND, area("wales_wessex"), infantry=3)
    raise_army(s, FRANCE, NORMANDY, infantry=5)
    occupy(s, FRANCE, "normandie", "caux", "maine")
    assert offered(s) == ["no"]


# -- affairs ---------------------------------------------------------------------------------------


def test_a_bot_does_not_go_round_and_round_for_ever() -> None:
    s = war()
    s.ducats[FRANCE] = 20
    RECRUITING.begin(s.agenda, FRANCE, 0)
    t = Table.resume(
        variant(table(s.clone(), seat=FRANCE).game, judge=_likes_affairs_and_money), s, {}, seed=0
    )
    bot = make_bot("greedy", "luck")
    while asked(t)[1] != IDLE and t.position < 3 * RESTLESS:
        t.answer_all(FRANCE, bot.choose(Chair(t, FRANCE)))
    assert asked(t)[1] == IDLE
    assert s.ducats[FRANCE] == 20


def _likes_affairs_and_money(s: State, seat: int) -> float:
    return (0.5 if s.agenda else 0.1) + s.ducats[seat] / 1000
