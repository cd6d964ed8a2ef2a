"""5.3.3 Event cards: announcing one, and cancelling it by a Diplomatic gambit (15.4.7)."""

from typing import Final

from greatpowers.games.imperialism.components import (
    Card,
    Seat,
    card,
    card_text,
)
from greatpowers.games.imperialism.rules.hands import (
    NOT_IN_HAND,
    NOT_ITS_MOMENT,
    bring_into_play,
    could_hold,
    put_away_played,
)
from greatpowers.games.imperialism.rules.tracks import power_text
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import PLAY
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED

GAMBIT: Final = card("diplomatic_gambit")


def card_choice(s: State, seat: Seat, cards: tuple[int, ...]) -> Choice:
    """Offer to play those of some cards that a seat holds."""
    hand = s.hand[seat]
    return Choice(
        PLAY,
        cards,
        lambda each: ALLOWED if each in hand else NOT_IN_HAND,
        beyond=NOT_ITS_MOMENT,
    )


@rule("5.3.3")
def announce(t: ImperialismTable, seat: Seat, event: Card) -> Play[bool]:
    """Play an event from the hand; return whether it takes effect, or was cancelled."""
    s = t.state
    bring_into_play(s, seat, event)
    t.say("log-event", cite="5.3.3", power=power_text(s, seat), card=card_text(event))
    cancelled = yield from _is_cancelled(t, seat, event)
    put_away_played(t, event)
    s.has_news = s.has_news or cancelled or seat != s.active
    return not cancelled


@rule("15.4.7")
def _is_cancelled(t: ImperialismTable, seat: Seat, event: Card) -> Play[bool]:
    """Ask all others whether they cancel an event; a gambit can be cancelled in turn."""
    s = t.state
    others = [other for other in s.others(seat) if could_hold(s, other, GAMBIT)]
    reaction = yield from t.window(
        others,
        "ask-cancel",
        lambda other: _gambit_menu(s, other),
        cite="15.4.7",
        card=card_text(event),
        power=power_text(s, seat),
    )
    if reaction is None:
        return False
    by, _answer = reaction
    if not (yield from announce(t, by, GAMBIT)):
        return False
    t.say("log-cancelled", cite="15.4.7", power=power_text(s, by), card=card_text(event))
    return True


def _gambit_menu(s: State, seat: Seat) -> Menu:
    return [card_choice(s, seat, (GAMBIT,))]
