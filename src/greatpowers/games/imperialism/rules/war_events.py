"""10.5 War events, at the end of a turn in which War was chosen."""

from typing import Final

from greatpowers.games.imperialism.cards.war_events import EFFECTS
from greatpowers.games.imperialism.components import (
    WAR_EVENTS,
    Card,
    Seat,
)
from greatpowers.games.imperialism.rules.between_steps import between_steps
from greatpowers.games.imperialism.rules.events import announce
from greatpowers.games.imperialism.rules.hands import NOT_IN_HAND, NOT_ITS_MOMENT, could_hold
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import PLAY
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.deeds import perform

CONDITION_NOT_MET: Final = refuse("no-war-event-condition", "10.5", "opens-such-a-war")


@rule("10.5")
def war_events(t: ImperialismTable) -> Play[None]:
    """Everybody may play one war event: the winner, the loser, then the others in turn."""
    s = t.state
    loser = s.defender if s.war_winner == s.attacker else s.attacker
    rest = [seat for seat in (s.active, *s.others(s.active)) if seat not in (s.war_winner, loser)]
    for seat in (s.war_winner, loser, *rest):
        if any(
            EFFECTS[card].condition(s, seat) and could_hold(s, seat, card) for card in WAR_EVENTS
        ):
            yield from _offer(t, seat)


def _offer(t: ImperialismTable, seat: Seat) -> Play[None]:
    s = t.state
    reaction = yield from t.window(
        (seat,), "ask-war-event", lambda each: _menu(s, each), cite="10.5"
    )
    if reaction is not None:
        card = PLAY.target(reaction[1])
        if (yield from announce(t, seat, card)):
            yield from perform(EFFECTS[card].effect(t, seat))
        yield from between_steps(t)


def judge_war_event(s: State, seat: Seat, card: Card) -> Verdict:
    """Say whether a seat may play a war event now."""
    if card not in s.hand[seat]:
        return NOT_IN_HAND
    return ALLOWED if EFFECTS[card].condition(s, seat) else CONDITION_NOT_MET


def _menu(s: State, seat: Seat) -> Menu:
    return [
        Choice(
            PLAY,
            WAR_EVENTS,
            lambda card: judge_war_event(s, seat, card),
            beyond=NOT_ITS_MOMENT,
        )
    ]
