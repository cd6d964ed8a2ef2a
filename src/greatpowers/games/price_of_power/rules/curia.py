"""The Curia: Cardinals, the one of Roma, and who controls it all (19.0 to 19.2)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY, PAPAL_STATES, province
from greatpowers.games.price_of_power.rules.faiths import is_catholic
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import controls, has, is_npr
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

ROMA: Final = province("roma")
LEAST_UNCONTESTED: Final = 2
MOST_CURIA_PRESTIGE: Final = 3

NOT_CATHOLIC: Final = refuse("no-not-catholic", "19.0")
HAS_ROMA: Final = refuse("no-cardinals-with-roma", "19.1.1")


def catholics(s: State) -> list[Seat]:
    """Return the players whose State Religion is Catholic."""
    return [seat for seat in range(s.players) if is_catholic(s, seat)]


@rule("19.1")
def regular_slots(s: State) -> int:
    """Return how many Cardinals find room, apart from that of Roma."""
    return len(catholics(s)) + 1


@rule("19.1.1", "R34")
def has_taken_roma(s: State, seat: Seat) -> bool:
    """Say whether a Catholic player controls Roma; to the Papal States it is home."""
    is_home = s.realm[seat] == PAPAL_STATES
    return not is_home and is_catholic(s, seat) and controls(s, seat, ROMA)


@rule("19.1.1")
def roma_cardinal(s: State) -> Seat:
    """Return who has the Cardinal of Roma: by controlling it, else as Ally of the Papal States."""
    for seat in catholics(s):
        if controls(s, seat, ROMA):
            return seat
    if is_npr(s, PAPAL_STATES):
        for seat in catholics(s):
            if has(s.allied[PAPAL_STATES] | s.active[PAPAL_STATES], seat):
                return seat
    return NOBODY


@rule("19.0", "19.1.1")
def judge_cardinal(s: State, seat: Seat) -> Verdict:
    """Say whether a player may gain a Cardinal."""
    if not is_catholic(s, seat):
        return NOT_CATHOLIC
    return HAS_ROMA if has_taken_roma(s, seat) else ALLOWED


@rule("19.1")
def gain_cardinal(t: PriceTable, seat: Seat, *, cite: str) -> None:
    """Put a Cardinal on the first slot from the left; one pushed off the last goes home."""
    s = t.state
    if not judge_cardinal(s, seat):
        return
    s.cardinals.insert(0, seat)
    t.say("log-cardinal", realm=realm_name(s, seat), cite=cite)
    del s.cardinals[regular_slots(s) :]


def lose_cardinal(t: PriceTable, seat: Seat, *, cite: str) -> None:
    """Take a player's Cardinal off who stands furthest to the right, as it matters least."""
    s = t.state
    if seat in s.cardinals:
        last = len(s.cardinals) - 1 - s.cardinals[::-1].index(seat)
        remove_cardinal(t, last, cite=cite)


def remove_cardinal(t: PriceTable, place: int, *, cite: str) -> None:
    """Take the Cardinal off a slot; the others close up to the left."""
    s = t.state
    seat = s.cardinals.pop(place)
    t.say("log-cardinal-lost", realm=realm_name(s, seat), cite=cite)


@rule("19.0", "19.1", "19.1.1")
def settle(s: State) -> None:
    """Send Cardinals home who may not be there: of other faiths, beyond the slots, or with Roma."""
    s.cardinals = [seat for seat in s.cardinals if judge_cardinal(s, seat)]
    del s.cardinals[regular_slots(s) :]


@rule("19.1")
def cardinals_of(s: State, seat: Seat) -> int:
    """Return how many Cardinals a player has, that of Roma included."""
    return s.cardinals.count(seat) + (roma_cardinal(s) == seat)


@rule("19.2", "19.1")
def controller(s: State) -> Seat:
    """Return who has most Cardinals, and among equals the leftmost; nobody if there are none."""
    from_left = [seat for seat in (roma_cardinal(s), *s.cardinals) if seat != NOBODY]
    if not from_left:
        return NOBODY
    most = max(from_left.count(seat) for seat in from_left)
    return next(seat for seat in from_left if from_left.count(seat) == most)


@rule("19.2")
def is_uncontested(s: State) -> bool:
    """Say whether the controller has more Cardinals than every other, and at least two."""
    seat = controller(s)
    if seat == NOBODY:
        return False
    own = cardinals_of(s, seat)
    others = [cardinals_of(s, other) for other in range(s.players) if other != seat]
    return own >= LEAST_UNCONTESTED and own > max(others, default=0)


@rule("19.2")
def curia_prestige(s: State) -> int:
    """Return the controller's Prestige for uncontested control: one for each other Catholic."""
    return min(len(catholics(s)) - 1, MOST_CURIA_PRESTIGE) if is_uncontested(s) else 0
