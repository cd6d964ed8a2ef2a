"""4.1, Phase 1: Events, drawing, paying for cards, Missions."""

from greatpowers.games.price_of_power.components.cards import DECK_OF
from greatpowers.games.price_of_power.rules.draw import DRAW_PHASE
from greatpowers.games.price_of_power.rules.event_deck import prepare
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.decade import answer, start
from tests.rules.price_of_power.scenes import asked, logged, options, refusal, table


def phase(ducats: int = 15) -> PriceTable:
    """England, Castile and France begin Phase 1; Castile is First Player."""
    state = start("western_crowns")
    state.agenda = []
    state.ducats[:3] = [ducats] * 3
    for card in range(108):
        state.decks[DECK_OF[card]].append(card)
    opening = table(state)
    prepare(opening, 1)
    DRAW_PHASE.begin(state.agenda)
    return table(state)


def draw_all(t: PriceTable, deck: str = "adm") -> None:
    """Let everybody draw three cards from a deck."""
    for _ in range(9):
        t.answer(t.asks()[0].seat, f"draw_from {deck}")


@rule("4.1.1", "4.1")
def test_one_event_more_than_players_three_of_them_face_up() -> None:
    t = phase()
    assert len(t.state.row) == 4
    assert t.state.face_up == 3
    assert len(logged(t, "log-event-open")) == 3


@rule("4.1.2", "R36")
def test_everybody_draws_three_cards_in_turn_order() -> None:
    t = phase()
    for seat in (1, 2, 0):
        for deck in ("adm", "mil", "mil"):
            assert asked(t) == (seat, "ask-draw-from")
            t.answer(seat, f"draw_from {deck}")
        assert [DECK_OF[card] for card in t.state.drawn[seat]] == [0, 2, 2]
    assert t.state.hand[0] == []


@rule("4.1.2", "6.0")
def test_a_deck_without_any_card_cannot_be_drawn_from() -> None:
    t = phase()
    t.state.decks[2] = []
    assert refusal(t, "draw_from mil") == ("no-empty-deck", "6.0")
    assert options(t, "draw_from") == ["adm", "dip"]


@rule("4.1.2")
def test_only_the_player_is_told_which_card_it_was() -> None:
    t = phase()
    t.answer(1, "draw_from dip")
    lines = [entry for entry in t.log if entry.text == "log-you-draw"]
    assert lines[0].audience == (t.seats[1],)
    assert logged(t, "log-draws")[0]["deck"] == "deck-dip"


@rule("4.1.3")
def test_cards_are_paid_for_by_all_at_once_and_the_others_discarded() -> None:
    t = phase()
    draw_all(t)
    s = t.state
    assert [ask.prompt for ask in t.asks()] == ["ask-keep"] * 3
    drawn = [s.drawn[seat].copy() for seat in range(3)]
    keep = [option for option in t.options(0) if option.verb == "keep"]
    assert t.cost(0, keep[0]) == 2
    t.answer(0, keep[0])
    t.answer(0, "done")
    assert s.ducats[0] == 15
    answer(t, 1, "done")
    for _ in range(3):
        t.answer(2, next(option for option in t.options(2) if option.verb == "keep"))
    assert s.ducats[:3] == [13, 15, 9]
    assert [len(s.hand[seat]) for seat in range(3)] == [1, 0, 3]
    assert sorted(s.hand[2]) == sorted(drawn[2])
    assert set(drawn[1]) <= set(s.discards[0])
    assert s.drawn[:3] == s.kept[:3] == [[], [], []]


@rule("4.1.3")
def test_who_has_three_ducats_keeps_one_card_only() -> None:
    t = phase(ducats=3)
    draw_all(t)
    first, second, _ = [option for option in t.options(0) if option.verb == "keep"]
    t.answer(0, first)
    assert [str(option) for option in t.options(0)] == ["done"]
    assert second.target is not None
    verdict = t.why(0, "keep", second.target)
    assert (verdict.reason, verdict.cite) == ("no-cannot-keep", "4.1.3")


@rule("4.1.3")
def test_who_has_not_two_ducats_is_not_asked() -> None:
    t = phase(ducats=1)
    draw_all(t)
    assert "ask-keep" not in [ask.prompt for ask in t.asks()]
    assert t.state.hand[:3] == [[], [], []]


@rule("4.1.4")
def test_missions_are_chosen_at_the_end_of_the_phase() -> None:
    t = phase(ducats=0)
    draw_all(t)
    assert {ask.prompt for ask in t.asks()} == {"ask-missions"}
    assert [ask.seat for ask in t.asks()] == [0, 1, 2]
