"""The mats of the players: power, Ducats, Prestige and Stability come and go (7.1, 7.3, 7.4)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    ADM,
    BEYOND_STABILITY,
    LEAST_STABILITY,
    MOST_POWER,
    MOST_STABILITY,
    POWERS,
    Power,
    Seat,
)
from greatpowers.games.price_of_power.components.world import realm_text
from greatpowers.games.price_of_power.state import FEAT_DONE, PriceTable, State
from greatpowers.kernel.rule import rule

TYPES: Final = len(POWERS)


def realm_name(s: State, seat: Seat) -> str:
    """Return the text id of the realm that a seat plays."""
    return realm_text(s.realm[seat])


def power_text(power: Power) -> str:
    """Return the text id of a type of power."""
    return f"power-{POWERS[power]}"


def power_of(s: State, seat: Seat, power: Power) -> int:
    """Return how much power of a type a player has."""
    return s.power[seat * TYPES + power]


@rule("7.1", "2.3")
def gain_power(t: PriceTable, seat: Seat, power: Power, number: int, *, cite: str) -> None:
    """Add power to a pool; what goes beyond ten is lost at once."""
    s = t.state
    place = seat * TYPES + power
    gained = min(number, MOST_POWER - s.power[place])
    if gained > 0:
        s.power[place] += gained
        t.say(
            "log-gains-power",
            power=realm_name(s, seat),
            n=gained,
            type=power_text(power),
            cite=cite,
        )


def spend_power(s: State, seat: Seat, power: Power, number: int) -> None:
    """Take power out of a pool in which there is enough."""
    place = seat * TYPES + power
    assert s.power[place] >= number, "not enough power"
    s.power[place] -= number


def lose_power(t: PriceTable, seat: Seat, power: Power, number: int, *, cite: str) -> int:
    """Take away what there is of a type of power, and return how much that was."""
    s = t.state
    lost = min(number, power_of(s, seat, power))
    if lost > 0:
        spend_power(s, seat, power, lost)
        t.say(
            "log-loses-power", power=realm_name(s, seat), n=lost, type=power_text(power), cite=cite
        )
    return lost


@rule("2.2.4")
def gain_ducats(t: PriceTable, seat: Seat, ducats: int, *, cite: str) -> None:
    """Put Ducats from the supply into a treasury; the supply never runs out (2.2.4)."""
    if ducats > 0:
        t.state.ducats[seat] += ducats
        t.say("log-gains-ducats", power=realm_name(t.state, seat), n=ducats, cite=cite)


def lose_ducats(t: PriceTable, seat: Seat, ducats: int, *, cite: str) -> int:
    """Take away what there is of some Ducats, and return how many that were."""
    lost = min(ducats, t.state.ducats[seat])
    if lost > 0:
        t.state.ducats[seat] -= lost
        t.say("log-loses-ducats", power=realm_name(t.state, seat), n=lost, cite=cite)
    return lost


@rule("17.0", "17.1")
def gain_prestige(t: PriceTable, seat: Seat, prestige: int, *, cite: str) -> None:
    """Move a marker on the Prestige track, forwards or back; it may fall below 0."""
    if prestige:
        t.state.prestige[seat] += prestige
        text = "log-gains-prestige" if prestige > 0 else "log-loses-prestige"
        t.say(text, power=realm_name(t.state, seat), n=abs(prestige), cite=cite)


@rule("7.3.3")
def raise_stability(t: PriceTable, seat: Seat, steps: int, *, cite: str) -> None:
    """Raise Stability; each step beyond +3 is 2 ADM instead."""
    s = t.state
    within = min(steps, MOST_STABILITY - s.stability[seat])
    if within > 0:
        s.stability[seat] += within
        s.changed |= FEAT_DONE
        t.say(
            "log-gains-stability",
            power=realm_name(s, seat),
            n=within,
            now=s.stability[seat],
            cite=cite,
        )
    if steps > within:
        gain_power(t, seat, ADM, BEYOND_STABILITY * (steps - within), cite="7.3.3")


@rule("7.3.3", "R55")
def lower_stability(t: PriceTable, seat: Seat, steps: int, *, cite: str) -> None:
    """Lower Stability; each step beyond -3 costs 2 ADM, or other power from the fuller pool."""
    s = t.state
    within = min(steps, s.stability[seat] - LEAST_STABILITY)
    if within > 0:
        s.stability[seat] -= within
        t.say(
            "log-loses-stability",
            power=realm_name(s, seat),
            n=within,
            now=s.stability[seat],
            cite=cite,
        )
    for _ in range(BEYOND_STABILITY * (steps - within)):
        power = ADM if power_of(s, seat, ADM) else fullest_pool(s, seat)
        if not lose_power(t, seat, power, 1, cite="7.3.3"):
            return  # there is no power left


def fullest_pool(s: State, seat: Seat) -> Power:
    """Return the type of power of which a player has most, the first of equals."""
    fullest = 0
    for power in range(1, TYPES):
        if power_of(s, seat, power) > power_of(s, seat, fullest):
            fullest = power
    return fullest


@rule("17.1")
def leaders(s: State) -> list[Seat]:
    """Return the players with the most Prestige on the track."""
    most = max(s.prestige[seat] for seat in s.seated)
    return [seat for seat in s.seated if s.prestige[seat] == most]


def clockwise(s: State, start: Seat) -> list[Seat]:
    """Return the seats of all who have not left, clockwise from one."""
    first = start % s.players
    after = [seat for seat in s.seated if seat >= first]
    return after if first == 0 else after + [seat for seat in s.seated if seat < first]


def in_turn_order(s: State) -> list[Seat]:
    """Return all seats from the First Player on (4.0)."""
    return clockwise(s, s.first)


def opponents(s: State, seat: Seat) -> list[Seat]:
    """Return all other players, clockwise (2.4.5)."""
    return clockwise(s, seat)[1:]
