"""15.3 Plots: ducats from another player, and what some of them do besides."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.imperialism.cards.events import EVENT_CARDS
from greatpowers.games.imperialism.cards.rulers import depose
from greatpowers.games.imperialism.components import (
    KIND,
    NOTHING,
    POSITIVE_RULER,
    TAKES,
    TAKES_MOST,
    Card,
    Seat,
    card,
    card_text,
)
from greatpowers.games.imperialism.rules.payments import take_from
from greatpowers.games.imperialism.rules.retrieval import offer_retrieval
from greatpowers.games.imperialism.rules.targets import choose_count
from greatpowers.games.imperialism.rules.tracks import lose_prestige, power_text
from greatpowers.games.imperialism.state import ImperialismTable
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.deeds import perform


@rule("8.1", "15.3.3", "15.3.4", "15.3.5")
def carry_out(t: ImperialismTable, seat: Seat, plot: Card, victim: Seat) -> Play[None]:
    """Take ducats for what the plot counts, then its further effect."""
    ducats = yield from choose_count(t, seat, victim, TAKES[plot], cite="8.1", card=card_text(plot))
    take_from(t, seat, victim, min(TAKES_MOST[plot], ducats))
    if plot in THEN:
        yield from perform(THEN[plot](t, seat, victim))


@rule("15.3.1")
def corrupt_officials(t: ImperialismTable, seat: Seat, victim: Seat) -> Play[None]:
    """An event card may be taken from the discard pile."""
    yield from offer_retrieval(t, seat, EVENT_CARDS, cite="15.3.1")


@rule("15.3.2")
def persecution(t: ImperialismTable, seat: Seat, victim: Seat) -> None:
    """The victim also loses prestige."""
    s = t.state
    if lose_prestige(s, victim):
        t.say("log-loses-prestige", cite="15.3.2", power=power_text(s, victim), prestige=1)


@rule("15.3.6")
def magnates_plot(t: ImperialismTable, seat: Seat, victim: Seat) -> None:
    """The victim's good ruler is discarded."""
    s = t.state
    ruler = s.ruler[victim]
    if ruler != NOTHING and KIND[ruler] == POSITIVE_RULER:
        depose(t, victim)
        t.say("log-deposed", cite="15.3.6", power=power_text(s, victim), card=card_text(ruler))


THEN: Final[dict[int, Callable[[ImperialismTable, int, int], Play[None] | None]]] = {
    card("corrupt_officials"): corrupt_officials,
    card("persecution"): persecution,
    card("magnates_plot"): magnates_plot,
}
