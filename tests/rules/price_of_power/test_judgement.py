"""How good a position looks, and what the declaration says of a table."""

from random import Random

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.appraisal import prospects, standing
from greatpowers.games.price_of_power.components.cards import CARDS
from greatpowers.games.price_of_power.judgement import judge, plans
from greatpowers.games.price_of_power.rules.scoring import LAST_EVENT, final_prestige
from greatpowers.games.price_of_power.state import INCOME, NO_CHARACTER, put
from greatpowers.games.price_of_power.vocabulary import BORROW, DISBAND_SHIP, DISMISS
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.decade import open_game, start, usual
from tests.rules.price_of_power.scenes import give_power, influence, position


def test_a_position_is_worth_the_lead_in_prestige() -> None:
    s = start("western_crowns")
    assert standing(s, 0) == final_prestige(s, 0)
    before = judge(s, 0)
    s.prestige[0] += 12
    assert judge(s, 0) > before
    assert judge(s, 1) < 0
    s.prestige[0] += 100
    far_ahead = judge(s, 0)
    assert judge(s, 2) < -0.8
    assert far_ahead > 0.9
    s.prestige[0] += 1
    assert 1.0 > judge(s, 0) > far_ahead, "who is far ahead still knows what is better"


def test_after_the_end_only_the_track_counts() -> None:
    s = start("western_crowns")
    s.prestige[:3] = [3, 2, 1]
    s.ending = LAST_EVENT
    assert standing(s, 0) == 3
    assert judge(s, 0) > 0 > judge(s, 1)


def test_there_are_as_many_seats_as_the_scenario_has_realms() -> None:
    assert GAME.seats(GAME.settle({"scenario": "hundred_years"})) == ("P1", "P2")
    assert len(open_game("grand_campaign").seats) == 6


def test_a_seat_is_known_by_its_realm() -> None:
    s = start("western_crowns")
    assert GAME.power_of is not None
    assert [GAME.power_of(s, seat) for seat in range(3)] == [
        "realm-england",
        "realm-castile",
        "realm-france",
    ]


@rule("5.4.1")
def test_plans_are_whole_actions_that_can_be_taken() -> None:
    t = open_game("western_crowns", length="one_age")
    usual(t, until="ask-action")
    seat = t.asks()[0].seat
    give_power(t.state, seat, adm=9, dip=9, mil=9)
    proposed = plans(t.state, seat, "ask-action")
    assert {GAME.vocabulary.options[plan[0]].verb for plan in proposed} >= {"influence"}
    for plan in proposed:
        fork = t.fork()
        fork.answer_all(seat, [GAME.vocabulary.options[code] for code in plan])


def test_plans_can_be_taken_wherever_a_game_leads() -> None:
    luck = Random("more plans")
    t = open_game("mediterranean_dominance", length="one_age")
    begun = set()
    while t.position < 250:
        ask = t.asks()[0]
        for plan in plans(t.state, ask.seat, ask.prompt):
            options = [GAME.vocabulary.options[code] for code in plan]
            t.fork().answer_all(ask.seat, options)
            begun.add(options[0].verb)
        t.answer(ask.seat, luck.choice(t.options(ask.seat)))
    assert begun >= {"influence", "recruit", "declare_war", "set_sail"}


def test_nothing_is_planned_outside_a_turn() -> None:
    assert plans(start("western_crowns"), 0, "ask-more") == []


@rule("4.2.5")
def test_nothing_is_planned_in_a_turn_that_must_be_an_event() -> None:
    t = open_game("western_crowns", length="one_age")
    usual(t, until="ask-action")
    s, seat = t.state, t.asks()[0].seat
    assert plans(s, seat, "ask-action")
    s.is_ending, s.last_turns = True, []
    assert plans(s, seat, "ask-action") == []


@rule("5.4.2")
def test_influence_is_worth_most_where_an_alliance_could_follow() -> None:
    s = position("france", "england")
    s.ages, s.age, s.round = [1], 1, 1
    nothing = prospects(s, 0)
    influence(s, 0, bohemia=1)
    some = prospects(s, 0)
    influence(s, 0, bohemia=2)
    enough = prospects(s, 0)
    influence(s, 0, bohemia=3)
    assert nothing < some < enough
    assert enough - some > prospects(s, 0) - enough


@rule("14.1")
def test_unrest_and_an_interregnum_are_harmful() -> None:
    t = open_game("western_crowns", length="one_age")
    usual(t, until="ask-action")
    s = t.state
    before = prospects(s, 0)
    s.unrest = put(s.unrest, s.lands[0][0], True)
    troubled = prospects(s, 0)
    s.ruler[0] = NO_CHARACTER
    assert prospects(s, 0) < troubled < before


def test_what_goes_on_without_aim_is_never_chosen() -> None:
    t = open_game("western_crowns", length="one_age")
    usual(t, until="ask-action")
    seat = t.asks()[0].seat
    fork = t.fork()
    fork.answer(seat, "cut_ties")
    assert judge(fork.state, seat) < judge(t.state, seat)


def test_nobody_does_without_what_he_can_pay_for() -> None:
    s = start("western_crowns")
    s.phase = INCOME
    s.ducats[0] = 20
    before = judge(s, 0)
    for code in (BORROW(), DISMISS(0), DISBAND_SHIP(0)):
        s.upkeep[0] = [code]
        assert judge(s, 0) < before


def test_a_card_that_promises_much_is_worth_keeping() -> None:
    s = start("western_crowns")
    subjugate, tactics = CARDS.index("subjugate_1"), CARDS.index("superior_tactics_1")
    s.hand[0] = []
    before = judge(s, 0)
    s.kept[0] = [tactics]
    plain = judge(s, 0)
    s.kept[0] = [subjugate]
    assert judge(s, 0) > before > plain
