"""Deals between bots: ties from which both gain, proposed once and accepted for a reason."""

from greatpowers.bots import make_bot
from greatpowers.games.price_of_power.components.world import area, realm
from greatpowers.games.price_of_power.judgement import judge, plans
from greatpowers.games.price_of_power.rules import deals as rules
from greatpowers.games.price_of_power.state import ACTIONS, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import NEGOTIATE, OFFER_ALLIANCE, PROPOSE_DEAL
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.price_of_power.scenes import asked, give_power, play, position, settle, table
from tests.variants import variant

FRANCE, ENGLAND, CASTILE = range(3)


def court(*realms: str) -> State:
    """Return Christian realms with Rulers, in a Round with power."""
    s = position(*realms)
    capitals = {"france": "paris", "england": "london", "castile": "madrid"}
    for seat, name in enumerate(realms):
        settle(s, seat, capitals[name])
        give_power(s, seat, adm=3, dip=3, mil=3)
        s.ruler[seat] = seat
    s.phase = ACTIONS
    return s


def three() -> State:
    return court("france", "england", "castile")


def deals(s: State) -> list[list[int]]:
    """Return the deals that are proposed to France."""
    found = [list(plan) for plan in plans(s, FRANCE, "ask-action")]
    return [plan for plan in found if plan[0] in NEGOTIATE]


@rule("5.1.2")
def test_ties_are_proposed_to_every_player_who_gains_as_well() -> None:
    found = deals(three())
    assert {NEGOTIATE.target(plan[0]) for plan in found} == {realm("england"), realm("castile")}
    assert all(OFFER_ALLIANCE() in plan and plan[-1] == PROPOSE_DEAL() for plan in found)


@rule("5.1.2")
def test_of_two_players_neither_would_gain_on_the_other() -> None:
    assert not deals(court("france", "england"))


@rule("5.1.2")
def test_nobody_is_asked_without_dip_or_once_somebody_has_passed() -> None:
    s = three()
    give_power(s, FRANCE, adm=3, mil=3)
    assert not deals(s)
    s = three()
    s.passed = [CASTILE]
    assert not deals(s)


def proposed(s: State, *parts: str) -> PriceTable:
    """Open a table at which bots can think, and let France propose a deal to England."""
    game = variant(table(s.clone(), rules.negotiate_choice).game, judge=judge)
    t = Table.resume(game, s, {}, seed=0)
    play(t, "negotiate england", *parts)
    return t


def answer(t: PriceTable) -> list[str]:
    """Return what a greedy bot answers for England."""
    assert asked(t) == (ENGLAND, "ask-accept-deal")
    return [str(option) for option in make_bot("greedy", "luck").choose(Chair(t, ENGLAND))]


@rule("5.1.2")
def test_a_deal_that_the_other_will_accept_counts_as_made() -> None:
    s = three()
    before = judge(s, FRANCE)
    draft = proposed(s.clone(), "offer_alliance")
    assert judge(draft.state, FRANCE) < before, "nothing is proposed yet"
    t = proposed(s, "offer_alliance", "propose_deal")
    assert judge(t.state, FRANCE) > before


@rule("5.1.2")
def test_who_is_offered_such_ties_accepts_and_makes_no_other_deal_in_return() -> None:
    ties = ("offer_alliance", "offer_marriage dip", "propose_deal")
    assert answer(proposed(three(), *ties)) == ["yes"]


@rule("5.1.2")
def test_a_demand_is_refused() -> None:
    s = three()
    s.ducats[ENGLAND] = 20
    assert answer(proposed(s, "ask_ducats 10", "propose_deal")) == ["no"]


@rule("5.1.2")
def test_lands_are_not_sold_for_next_to_nothing() -> None:
    s = three()
    settle(s, ENGLAND, "normandie")
    s.claims[FRANCE] = [area("brittany_normandy")]
    s.ducats[FRANCE] = 20
    assert answer(proposed(s, "buy_province normandie", "at_price 3", "propose_deal")) == ["no"]
