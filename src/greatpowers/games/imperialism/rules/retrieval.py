"""Taking cards from the open discard pile and from other hands."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.imperialism.components import (
    CARDS,
    PROVIDENCE,
    Card,
    Seat,
    card_text,
)
from greatpowers.games.imperialism.rules.hands import (
    NOT_IN_DISCARD,
    add_card,
    everybody,
    hand_over,
    show_hand,
)
from greatpowers.games.imperialism.rules.tracks import power_text
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import PASS, RETRIEVE, SEIZE
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NOT_THAT_KIND: Final = refuse("no-not-that-kind-of-card", "5.3")
NOT_IN_THEIR_HAND: Final = refuse("no-not-in-their-hand", "6.3")


def offer_retrieval(
    t: ImperialismTable, seat: Seat, wanted: Sequence[int], *, cite: str
) -> Play[None]:
    """Offer to take one of the wanted cards from the discard pile, shown to all (R16)."""
    s = t.state
    if not any(each in s.providence_discard for each in wanted):
        return
    answer = yield t.ask(
        seat,
        "ask-retrieve",
        lambda: _discard_menu(s, wanted),
        cite=cite,
        default=PASS(),
        public=True,
    )
    if answer == PASS():
        return
    card = RETRIEVE.target(answer)
    s.providence_discard.remove(card)
    add_card(s, seat, card, everybody(s))
    s.has_news = True
    t.say("log-retrieves", cite=cite, power=power_text(s, seat), card=card_text(card))


def _discard_menu(s: State, wanted: Sequence[int]) -> Menu:
    def judge(card: Card) -> Verdict:
        if card not in wanted:
            return NOT_THAT_KIND
        return ALLOWED if card in s.providence_discard else NOT_IN_DISCARD

    return [Choice(PASS), Choice(RETRIEVE, range(len(PROVIDENCE)), judge, within=wanted)]


def look_and_seize(
    t: ImperialismTable, seat: Seat, victim: Seat, wanted: Sequence[int], *, cite: str
) -> Play[None]:
    """Look at a hand and take one of the wanted cards out of it, if there is any."""
    s = t.state
    show_hand(t, victim, seat)
    answer = yield t.ask(
        seat,
        "ask-seize",
        lambda: _hand_menu(s, victim, wanted),
        cite=cite,
        power=power_text(s, victim),
    )
    if answer == PASS():
        t.say("log-finds-nothing", cite=cite, power=power_text(s, seat))
    else:
        seize(t, seat, victim, SEIZE.target(answer), cite=cite)


def seize(t: ImperialismTable, seat: Seat, victim: Seat, card: Card, *, cite: str) -> None:
    """Take a card out of another hand; only the two know which."""
    s = t.state
    hand_over(s, victim, seat, card)
    s.has_news = True
    t.say("log-seizes", cite=cite, power=power_text(s, seat), victim=power_text(s, victim))
    t.say("log-seizes-this", to=(seat, victim), cite=cite, card=card_text(card))


def _hand_menu(s: State, victim: Seat, wanted: Sequence[int]) -> Menu:
    hand = s.hand[victim]

    def judge(card: Card) -> Verdict:
        if card not in hand:
            return NOT_IN_THEIR_HAND
        return ALLOWED if card in wanted else NOT_THAT_KIND

    cards = Choice(SEIZE, range(len(CARDS)), judge, within=hand)
    return [cards] if cards.any() else [cards, Choice(PASS)]
