"""9.1.4 The free Action after a declaration of war that brought no Battle."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.rules.activation import begin_march, march_choice
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.naval_activation import begin_sailing, sail_choice
from greatpowers.games.price_of_power.rules.recruiting import RECRUITING, recruit_choice
from greatpowers.games.price_of_power.rules.sieges import begin_siege, siege_choice
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import BESIEGE_IN, MARCH, PASS, RECRUIT, SET_SAIL
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule


def free_menu(s: State, seat: Seat) -> Menu:
    """Offer to activate Units, also for a siege, to recruit some, or to do nothing."""
    return [
        Choice(PASS),
        march_choice(s, seat, price=0),
        siege_choice(s, seat, price=0),
        sail_choice(s, seat, price=0),
        recruit_choice(s, seat, price=0),
    ]


@rule("9.1.4")
def act(t: PriceTable, affair: Affair) -> Play[None]:
    """Take the Action for nothing, or let it be: numbers seat."""
    s = t.state
    (seat,) = affair.numbers
    answer = yield t.ask(
        seat,
        "ask-free-action",
        lambda: free_menu(s, seat),
        cite="9.1.4",
        default=PASS(),
        public=True,
    )
    if answer == RECRUIT():
        RECRUITING.begin(s.agenda, seat, 0)
    elif answer == SET_SAIL():
        begin_sailing(s, seat)
    elif answer in BESIEGE_IN:
        begin_siege(s, seat, BESIEGE_IN.target(answer), price=0)
    elif answer in MARCH:
        begin_march(s, seat, MARCH.target(answer))


FREE_ACTION: Final = AGENDA.task("free_action", act)
"""About a seat."""
