"""10.5 What each term of peace does, once it is enforced or agreed on, and what follows from it."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY, Realm, realm_text
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.conquest import annex_all, vassalize_side
from greatpowers.games.price_of_power.rules.imperial_defence import answer_for_war
from greatpowers.games.price_of_power.rules.keeping import KEEPING
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import lawful_owner
from greatpowers.games.price_of_power.rules.securing import secure
from greatpowers.games.price_of_power.rules.terms import (
    FORCE_CONVERSION,
    FULL_ANNEXATION,
    HUMILIATION,
    KEEP_BOARD_STATE,
    SECURE_SUCCESSION,
    VASSALIZATION,
    WHITE_PEACE,
    force_conversion,
    humiliate,
    tell_white_peace,
    white_peace,
)
from greatpowers.games.price_of_power.rules.victory import lost_to, side_of, taken_from
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.rule import rule


def make_white_peace(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Make White Peace in one war, and tell of it."""
    before = t.look()
    white_peace(t, seat, realm)
    tell_white_peace(t, before)


def _keep(t: PriceTable, seat: Seat, loser: Realm) -> None:
    KEEPING.begin(t.state.agenda, seat, loser)


EFFECTS: Final[dict[int, Callable[[PriceTable, Seat, Realm], None]]] = {
    WHITE_PEACE: make_white_peace,
    KEEP_BOARD_STATE: _keep,
    HUMILIATION: humiliate,
    VASSALIZATION: vassalize_side,
    FORCE_CONVERSION: force_conversion,
    SECURE_SUCCESSION: secure,
    FULL_ANNEXATION: annex_all,
}


def as_it_was(s: State, seat: Seat, loser: Realm) -> list[int]:
    """Note what a peace may change: Prestige, and Provinces with their owners and occupiers."""
    other = s.seat_of[loser]
    prestige = [s.prestige[seat], 0 if other == NOBODY else s.prestige[other]]
    places = [*taken_from(s, seat, side_of(s, loser)), *lost_to(s, seat, loser)]
    lands = [(place, lawful_owner(s, place), s.occupier[place]) for place in places]
    return [*prestige, *(number for land in lands for number in land)]


def tell_terms(t: PriceTable, affair: Affair) -> None:
    """Tell what a term has come to: numbers seat, realm, term, and what was before.

    Who has made White Peace was told at once.
    """
    seat, loser, term, *_ = affair.numbers
    if term != WHITE_PEACE:
        name = realm_name(t.state, seat)
        t.moment("peace", (), "log-settled", power=name, target=realm_text(loser), cite="10.5")


@rule("18.4.2", "18.1.3")
def follow_war(t: PriceTable, affair: Affair) -> None:
    """Let Imperial Authority follow a war that the Emperor has won or lost: the same numbers."""
    seat, loser, term, _own, _theirs, *numbers = affair.numbers
    if term != WHITE_PEACE:
        lands = list(zip(numbers[::3], numbers[1::3], strict=True))
        answer_for_war(t, seat, loser, lands)


WON: Final = AGENDA.task("war_won", follow_war)
"""About a Victor who was agreed on, the realm that has lost, a term, and what was before."""
