"""Between two steps of the own turn: plans intercepted, achievements taken."""

from greatpowers.games.imperialism.cards.events import INTERCEPTED_PLANS, intercepted_plans
from greatpowers.games.imperialism.components import Seat
from greatpowers.games.imperialism.rules.achievements import see_achievements
from greatpowers.games.imperialism.rules.consequences import tell_consequences
from greatpowers.games.imperialism.rules.events import announce, card_choice
from greatpowers.games.imperialism.rules.hands import could_hold
from greatpowers.games.imperialism.state import ImperialismTable
from greatpowers.games.imperialism.vocabulary import PASS, PLAY
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule


def between_steps(t: ImperialismTable) -> Play[None]:
    """A step is done: tell what follows, offer to intercept plans and to take an achievement."""
    tell_consequences(t)
    yield from offer_interception(t)
    yield from see_achievements(t)


@rule("15.4.9", "R27")
def offer_interception(t: ImperialismTable) -> Play[None]:
    """Offer to intercept plans, as often as there are cards for it, if there is any news."""
    s = t.state
    seat = s.active
    while s.has_news and could_hold(s, seat, INTERCEPTED_PLANS):
        answer = yield t.ask(
            seat,
            "ask-intercept",
            lambda: [Choice(PASS), card_choice(s, seat, (INTERCEPTED_PLANS,))],
            cite="15.4.9",
            default=PASS(),
        )
        if answer != PLAY(INTERCEPTED_PLANS):
            break
        yield from intercept(t, seat)
    s.has_news = False


@rule("15.4.9")
def intercept(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Play Intercepted plans, unless somebody cancels them."""
    if (yield from announce(t, seat, INTERCEPTED_PLANS)):
        yield from intercepted_plans(t, seat)
