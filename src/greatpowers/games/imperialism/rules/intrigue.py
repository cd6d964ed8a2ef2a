"""8.0 Intrigue: one or two cards of different kinds, or a change of religion."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.imperialism.cards import plots
from greatpowers.games.imperialism.cards.events import (
    RISE_OF_BURGHERS,
    diplomatic_gambit,
    rise_of_burghers,
)
from greatpowers.games.imperialism.cards.rulers import NEGATIVE, POSITIVE, enthrone
from greatpowers.games.imperialism.components import (
    EVENT,
    KIND,
    PLOT,
    POSITIVE_RULER,
    PROVIDENCE,
    SPECIAL,
    Card,
    Religion,
    Seat,
    card_text,
    is_territory,
)
from greatpowers.games.imperialism.rules.between_steps import between_steps
from greatpowers.games.imperialism.rules.events import GAMBIT, announce
from greatpowers.games.imperialism.rules.hands import NOT_IN_HAND, bring_into_play, put_away_played
from greatpowers.games.imperialism.rules.religion import convert
from greatpowers.games.imperialism.rules.targets import choose_seat
from greatpowers.games.imperialism.rules.tracks import power_text
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import CONVERT, DONE, PLAY, VOCABULARY
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.deeds import Deeds, perform

NOT_FOR_INTRIGUE: Final = refuse("no-not-for-intrigue", "8.0", "opens-its-moment")
SAME_KIND_TWICE: Final = refuse("no-same-kind-twice", "8.0", "opens-another-kind")

INTRIGUE_EVENTS: Final[dict[int, Callable[[ImperialismTable, int], Play[None] | None]]] = {
    GAMBIT: diplomatic_gambit,
    RISE_OF_BURGHERS: rise_of_burghers,
}
INTRIGUE_CARDS: Final = tuple(
    card
    for card in range(len(PROVIDENCE))
    if card in INTRIGUE_EVENTS or KIND[card] not in (SPECIAL, EVENT)
)
NO_KIND: Final = -1


def judge_card(s: State, seat: Seat, card: Card, used_kind: int) -> Verdict:
    """8.0: plots, rulers and two events; the second card must be of another kind (R13)."""
    if card not in s.hand[seat]:
        return NOT_IN_HAND
    if card not in INTRIGUE_CARDS:
        return NOT_FOR_INTRIGUE
    return SAME_KIND_TWICE if KIND[card] == used_kind else ALLOWED


def intrigue_cards(s: State, seat: Seat, used_kind: int = NO_KIND) -> Choice:
    """Offer the cards that a seat may play in an intrigue."""
    return Choice(
        PLAY,
        range(len(PROVIDENCE)),
        lambda card: judge_card(s, seat, card, used_kind),
        within=[card for card in s.hand[seat] if not is_territory(card)],
    )


INTRIGUE_DEEDS: Final[Deeds[State]] = Deeds(VOCABULARY)
"""What an Intrigue may begin with: a change of religion, or the first of its cards."""


@INTRIGUE_DEEDS.on(CONVERT)
@rule("8.0", "8.3")
def change_religion(t: ImperialismTable, seat: Seat, religion: Religion) -> Play[None]:
    """Change the religion, and do nothing else."""
    yield from convert(t, seat, religion)
    yield from between_steps(t)


@INTRIGUE_DEEDS.on(PLAY, INTRIGUE_CARDS)
@rule("8.0")
def intrigue(t: ImperialismTable, seat: Seat, card: Card) -> Play[None]:
    """Play a card, then perhaps one of another kind."""
    yield from _play(t, seat, card)
    yield from _second_card(t, seat, KIND[card])


def _second_card(t: ImperialismTable, seat: Seat, used_kind: int) -> Play[None]:
    s = t.state
    if all(is_territory(card) for card in s.hand[seat]):
        return
    answer = yield t.ask(
        seat,
        "ask-second-intrigue",
        lambda: _second_menu(s, seat, used_kind),
        cite="8.0",
        default=DONE(),
    )
    if answer != DONE():
        yield from _play(t, seat, PLAY.target(answer))


def _second_menu(s: State, seat: Seat, used_kind: int) -> Menu:
    return [Choice(DONE), intrigue_cards(s, seat, used_kind)]


@rule("8.0")
def _play(t: ImperialismTable, seat: Seat, card: Card) -> Play[None]:
    """Play one card of an intrigue."""
    kind = KIND[card]
    if kind == EVENT:
        if (yield from announce(t, seat, card)):
            yield from perform(INTRIGUE_EVENTS[card](t, seat))
    elif kind == PLOT:
        yield from _plot(t, seat, card)
    elif kind == POSITIVE_RULER:
        bring_into_play(t.state, seat, card)
        enthrone(t, seat, card)
        yield from POSITIVE[card](t, seat)
    else:
        yield from _impose_ruler(t, seat, card)
    yield from between_steps(t)


@rule("5.3.2", "8.1")
def _plot(t: ImperialismTable, seat: Seat, plot: Card) -> Play[None]:
    s = t.state
    bring_into_play(s, seat, plot)
    victim = yield from _choose_victim(t, seat, plot)
    t.say(
        "log-plot",
        cite="8.1",
        power=power_text(s, seat),
        card=card_text(plot),
        victim=power_text(s, victim),
    )
    yield from plots.carry_out(t, seat, plot, victim)
    put_away_played(t, plot)


@rule("5.3.1", "8.2")
def _impose_ruler(t: ImperialismTable, seat: Seat, ruler: Card) -> Play[None]:
    s = t.state
    bring_into_play(s, seat, ruler)
    victim = yield from _choose_victim(t, seat, ruler)
    t.say(
        "log-imposes-ruler",
        cite="8.2",
        power=power_text(s, seat),
        card=card_text(ruler),
        victim=power_text(s, victim),
    )
    enthrone(t, victim, ruler)
    yield from perform(NEGATIVE[ruler](t, seat, victim))


def _choose_victim(t: ImperialismTable, seat: Seat, card: Card) -> Play[int]:
    others = t.state.others(seat)
    return (yield from choose_seat(t, seat, "ask-victim", others, cite="8.0", card=card_text(card)))
