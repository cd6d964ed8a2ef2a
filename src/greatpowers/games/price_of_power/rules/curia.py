"""19. The Papal Curia: Cardinals, Roma, and who controls the Curia."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY, PAPAL_STATES, province
from greatpowers.games.price_of_power.rules.faiths import is_catholic
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import controller_of, controls, has
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

ROMA: Final = province("roma")
LEAST_UNCONTESTED: Final = 2

NOT_CATHOLIC: Final = refuse("no-not-catholic", "19.1")
HOLDS_ROMA: Final = refuse("no-holds-roma", "19.1")


@rule("19.1")
def catholics(s: State) -> int:
    """Return how many players are Catholic."""
    return sum(is_catholic(s, seat) for seat in s.seated)


@rule("19.1")
def cardinals(s: State, seat: Seat) -> int:
    """Return the Cardinals of a player, the one of Roma included."""
    return s.cardinals.count(seat) + (s.roma == seat)


@rule("19.2", "R220")
def controller(s: State) -> Seat:
    """Return the Papal Controller: the most Cardinals, of equals the one furthest left."""
    row = s.cardinals if s.roma == NOBODY else [s.roma, *s.cardinals]
    found = NOBODY
    for seat in row:
        if row.count(seat) > row.count(found):
            found = seat
    return found


@rule("19.2")
def is_uncontested(s: State) -> bool:
    """Say whether the Papal Controller has two Cardinals and more than anybody else."""
    first = controller(s)
    if first == NOBODY or cardinals(s, first) < LEAST_UNCONTESTED:
        return False
    others = (cardinals(s, seat) for seat in range(s.players) if seat != first)
    return cardinals(s, first) > max(others, default=0)


@rule("19.1", "R34")
def judge_cardinal(s: State, seat: Seat) -> Verdict:
    """Say whether a player may have another Cardinal."""
    if not is_catholic(s, seat):
        return NOT_CATHOLIC
    return HOLDS_ROMA if _took_roma(s, seat) else ALLOWED


@rule("19.1")
def gain_cardinal(t: PriceTable, seat: Seat, *, cite: str) -> None:
    """Put a Cardinal on the first regular slot; the others move right, and one may fall off."""
    s = t.state
    if not judge_cardinal(s, seat):
        return
    s.cardinals.insert(0, seat)
    t.say("log-gains-cardinal", power=realm_name(s, seat), cite=cite)
    _close_slots(t)


def lose_cardinal(t: PriceTable, seat: Seat, *, cite: str) -> bool:
    """Take a player's Cardinal off the Curia, the rightmost; the one of Roma stays."""
    s = t.state
    if seat not in s.cardinals:
        return False
    remove_cardinal(t, len(s.cardinals) - 1 - s.cardinals[::-1].index(seat), cite=cite)
    return True


def remove_cardinal(t: PriceTable, place: int, *, cite: str) -> None:
    """Take the Cardinal off a slot; the others close up to the left."""
    s = t.state
    seat = s.cardinals.pop(place)
    t.say("log-loses-cardinal", power=realm_name(s, seat), cite=cite)


@rule("19.1")
def settle(t: PriceTable) -> None:
    """Let the Curia follow faiths, Alliances and the control of Roma."""
    s = t.state
    for seat in range(s.players):
        if seat in s.cardinals and (not is_catholic(s, seat) or _took_roma(s, seat)):
            while lose_cardinal(t, seat, cite="19.1"):
                pass
    holder = _roma_goes_to(s)
    if holder != s.roma:
        s.roma = holder
        if holder != NOBODY:
            t.say("log-gains-roma", power=realm_name(s, holder), cite="19.1")
    _close_slots(t)


def _close_slots(t: PriceTable) -> None:
    """Give back the Cardinals beyond the regular slots: one more than there are Catholics."""
    s = t.state
    if len(s.cardinals) > 1:
        for seat in reversed(s.cardinals[catholics(s) + 1 :]):
            lose_cardinal(t, seat, cite="19.1")


def _took_roma(s: State, seat: Seat) -> bool:
    """Say whether a player controls Roma without being the Papal States (R34)."""
    return s.realm[seat] != PAPAL_STATES and controls(s, seat, ROMA)


@rule("19.1.1")
def _roma_goes_to(s: State) -> Seat:
    """Return who has the Cardinal of Roma: who controls it, else who is allied to the Pope."""
    holder = controller_of(s, ROMA)
    if holder != NOBODY and is_catholic(s, holder):
        return holder
    friends = s.allied[PAPAL_STATES]
    for seat in range(s.players if friends else 0):
        if has(friends, seat) and is_catholic(s, seat):
            return seat
    return NOBODY
