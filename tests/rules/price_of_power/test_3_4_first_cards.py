"""3.4: the first cards and Missions, in the place of the first Phase 1."""

from greatpowers.games.price_of_power.components.cards import DECK_OF, IS_ADVISOR, IS_STARTER
from greatpowers.games.price_of_power.rules.characters import advisors_of
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.decade import open_game, usual


@rule("3.4")
def test_e2_one_card_of_each_deck_and_three_more() -> None:
    t = open_game("western_crowns")
    s = t.state
    seat = t.asks()[0].seat
    assert seat == s.first
    assert sorted(DECK_OF[card] for card in s.hand[seat]) == [0, 1, 2]
    for _ in range(3):
        assert t.asks()[0].prompt == "ask-draw-from"
        t.answer(seat, "draw_from adm")
    assert sorted(DECK_OF[card] for card in s.hand[seat]) == [0, 0, 0, 0, 1, 2]
    assert t.asks()[0].prompt == "ask-first-court"


@rule("3.4")
def test_advisors_are_hired_for_their_price_before_cards_are_discarded() -> None:
    t = open_game("western_crowns", seed="hire")
    s = t.state
    usual(t, until="ask-first-court")
    seat = t.asks()[0].seat
    hires = [str(option) for option in t.options(seat) if option.verb == "appoint"]
    advisors = [card for card in s.hand[seat] if IS_ADVISOR[card]]
    assert hires
    assert advisors
    ducats = s.ducats[seat]
    option = next(each for each in t.options(seat) if each.verb == "appoint")
    price = t.cost(seat, option)
    t.answer(seat, option)
    assert price is not None
    assert s.ducats[seat] == ducats - price
    assert len(advisors_of(s, seat)) == 1
    assert len(s.hand[seat]) == 5
    assert t.asks()[0].prompt == "ask-first-court"


@rule("3.4")
def test_four_cards_are_kept_free_of_charge() -> None:
    t = open_game("western_crowns")
    s = t.state
    usual(t, until="ask-discard")
    seat = t.asks()[0].seat
    ducats = s.ducats[seat]
    assert len(s.hand[seat]) == 6
    card = s.hand[seat][0]
    t.answer_known(seat, t.asks()[0].codes()[0])
    t.answer_known(seat, t.asks()[0].codes()[0])
    assert len(s.hand[seat]) == 4
    assert s.ducats[seat] == ducats
    assert t.asks()[0].seat == (seat + 1) % 3
    assert card in s.hand[seat] or card in s.discards[DECK_OF[card]]


@rule("3.4")
def test_missions_are_chosen_by_all_at_once_in_secret() -> None:
    t = open_game("western_crowns")
    s = t.state
    usual(t, until="ask-first-mission")
    assert [ask.seat for ask in t.asks()] == [0, 1, 2]
    usual(t, until="ask-action")
    for seat in range(3):
        assert len(s.missions[seat]) == 2
        assert all(IS_STARTER[mission] for mission in s.missions[seat])
    assert s.round == 1
