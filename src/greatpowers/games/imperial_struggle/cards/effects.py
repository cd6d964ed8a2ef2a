"""What cards have in common: direct effects on the board, chosen by a player.

Direct effects need no connection and cost no points (5.2 point 4, R37). They are compulsory as
far as possible unless ``optional``; what cannot be done is skipped (R27).
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    can_be_unflagged,
    displace_squadron,
    is_open,
    may_have_conflict,
    place_conflict,
    set_flag,
    space_text,
    squadron_text,
    squadrons_on_map,
    would_isolate,
)
from greatpowers.games.imperial_struggle.components import (
    ADVANTAGE_KIND,
    ADVANTAGES,
    MARKET,
    NOBODY,
    POLITICAL,
    POWER_TEXT,
    TYPE,
    USA,
    Action,
    Power,
    Space,
)
from greatpowers.games.imperial_struggle.rules.advantages import (
    may_come_in_useful,
    use_advantage,
)
from greatpowers.games.imperial_struggle.rules.limits import ANYWHERE
from greatpowers.games.imperial_struggle.rules.points import add_purse
from greatpowers.games.imperial_struggle.state import EVENT, State
from greatpowers.games.imperial_struggle.vocabulary import (
    CHOOSE,
    DAMAGE,
    DISPLACE,
    GIVE_UP,
    GIVE_UP_FROM_BOX,
    PASS,
    PICK_ADVANTAGE,
    POINTS,
)
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule

Effect: TypeAlias = Callable[[ImperialTable, int, bool], Play[None] | None]
"""What an Event does for a power; the last argument says whether the bonus is received."""

NO_PLACE: Final = -1


@rule("3.4.5")
def gain_points(t: ImperialTable, action: Action, points: int, limit: int = ANYWHERE) -> None:
    """Give the active power points from an Event, to be spent with the tile's (5.2 point 3)."""
    if points:
        add_purse(t, EVENT, action, points, limit)


def choose_place(
    t: ImperialTable,
    power: Power,
    prompt: str,
    places: Sequence[Space],
    optional: bool = False,
    cite: str = "5.2",
) -> Play[int]:
    """Let a power choose one of some spaces; -1 if there is none or it declines."""
    if not places:
        return NO_PLACE
    answer = yield t.ask(
        power,
        prompt,
        lambda: [Choice(CHOOSE, places), *([Choice(PASS)] if optional else [])],
        cite=cite,
        default=PASS() if optional else -1,
    )
    return NO_PLACE if answer == PASS() else CHOOSE.target(answer)


@rule("3.8.1")
def place_conflicts(
    t: ImperialTable,
    power: Power,
    places: Sequence[Space],
    count: int = 1,
    optional: bool = False,
    plus_one: bool = False,
) -> Play[None]:
    """Put Conflict markers on some of the given spaces."""
    s = t.state
    for _ in range(count):
        free = [i for i in places if may_have_conflict(s, i)]
        place = yield from choose_place(t, power, "ask-place-conflict", free, optional, "3.8.1")
        if place == NO_PLACE:
            return
        place_conflict(s, place, plus_one)
        t.say(
            "log-conflict-placed",
            power=POWER_TEXT[power],
            space=space_text(place),
            more=int(plus_one),
        )


def shiftable(s: State, power: Power, places: Sequence[Space]) -> list[int]:
    """Return the open Markets and Political spaces among some that are not a power's own."""
    return [
        i
        for i in places
        if is_open(s, i)
        and TYPE[i] in (MARKET, POLITICAL)
        and (s.flag[i] == NOBODY or can_be_unflagged(s, power, i))
    ]


@rule("3.2.8")
def shift_free(t: ImperialTable, power: Power, place: Space) -> None:
    """Shift a space for free: flag it if empty, else unflag the enemy."""
    s = t.state
    empty = s.flag[place] == NOBODY
    set_flag(s, place, power if empty else NOBODY)
    entry = "log-flag-free" if empty else "log-unflag-free"
    t.say(entry, power=POWER_TEXT[power], space=space_text(place))


def shift_one(
    t: ImperialTable,
    power: Power,
    places: Sequence[Space],
    optional: bool = False,
    cite: str = "5.2",
) -> Play[bool]:
    """Let a power shift one of the given spaces for free."""
    possible = shiftable(t.state, power, places)
    place = yield from choose_place(t, power, "ask-shift-free", possible, optional, cite)
    if place == NO_PLACE:
        return False
    shift_free(t, power, place)
    return True


@rule("3.2.8")
def unflag_one(
    t: ImperialTable,
    power: Power,
    places: Sequence[Space],
    sparing_chains: bool = False,
    optional: bool = False,
    cite: str = "5.2",
) -> Play[bool]:
    """Unflag one enemy Market or Political space for free, perhaps none whose loss Isolates."""
    s = t.state
    possible = [
        i
        for i in places
        if TYPE[i] in (MARKET, POLITICAL)
        and can_be_unflagged(s, power, i)
        and not (sparing_chains and TYPE[i] == MARKET and would_isolate(s, i))
    ]
    place = yield from choose_place(t, power, "ask-unflag-free", possible, optional, cite)
    if place == NO_PLACE:
        return False
    set_flag(s, place, NOBODY)
    t.say("log-unflag-free", power=POWER_TEXT[power], space=space_text(place))
    return True


def remove_flag_of(
    t: ImperialTable, power: Power, owner: Power, places: Sequence[Space]
) -> Play[None]:
    """Remove a flag of a certain side, perhaps one's own: *remove* is not *unflag* (5.2)."""
    s = t.state
    possible = [i for i in places if s.flag[i] == owner]
    place = yield from choose_place(t, power, "ask-remove-flag", possible)
    if place != NO_PLACE:
        set_flag(s, place, NOBODY)
        t.say("log-flag-removed", owner=POWER_TEXT[owner], space=space_text(place))


@rule("3.2.8")
def take_control(t: ImperialTable, power: Power, places: Sequence[Space]) -> Play[bool]:
    """Replace whatever flag is there by one's own, in one step."""
    s = t.state
    possible = [i for i in places if is_open(s, i) and s.flag[i] not in (power, USA)]
    place = yield from choose_place(t, power, "ask-take-control", possible)
    if place == NO_PLACE:
        return False
    set_flag(s, place, power)
    t.say("log-control-taken", power=POWER_TEXT[power], space=space_text(place))
    return True


def displace_one(t: ImperialTable, power: Power, owner: Power) -> Play[None]:
    """Let a power send one of the owner's Squadrons from the map to the Navy Box."""
    s = t.state
    if not squadrons_on_map(s, owner):
        return
    answer = yield t.ask(
        power, "ask-displace", lambda: [Choice(DISPLACE, squadrons_on_map(s, owner))], cite="5.2"
    )
    place = DISPLACE.target(answer)
    displace_squadron(s, place)
    t.say("log-squadron-displaced", power=POWER_TEXT[power], space=space_text(place))


def damageable_forts(t: ImperialTable, owner: Power, places: Sequence[Space]) -> list[int]:
    """Return the undamaged Forts of a side among some spaces."""
    s = t.state
    return [i for i in places if s.flag[i] == owner and not s.damaged[i]]


def damage_fort(t: ImperialTable, fort: Space) -> None:
    """Put a damaged marker on a Fort (3.2.5)."""
    t.state.damaged[fort] = True
    t.say("log-fort-damaged", space=space_text(fort))


def damage_choice(t: ImperialTable, owner: Power, places: Sequence[Space]) -> Choice:
    """Offer a side's undamaged Forts to be damaged."""
    return Choice(DAMAGE, damageable_forts(t, owner, places))


def give_up_squadron(
    t: ImperialTable, chooser: int, owner: Power, prompt: str, cite: str = "5.2"
) -> Play[str]:
    """Take one of the owner's Squadrons off the map or out of the Navy Box.

    Where it goes is for the caller to say. Returns where it was, or nothing if there was none.
    """
    s = t.state

    def menu() -> Menu:
        return [
            Choice(GIVE_UP, squadrons_on_map(s, owner)),
            Choice(GIVE_UP_FROM_BOX, (0,) if s.navy_box[owner] else ()),
        ]

    if not squadrons_on_map(s, owner) and not s.navy_box[owner]:
        return ""
    answer = yield t.ask(chooser, prompt, menu, cite=cite)
    if answer == GIVE_UP_FROM_BOX():
        s.navy_box[owner] -= 1
        return squadron_text(NO_PLACE)
    place = GIVE_UP.target(answer)
    set_flag(s, place, NOBODY)
    return squadron_text(place)


def gain_chosen_points(
    t: ImperialTable, power: Power, actions: Sequence[int], points: int, limit: int = ANYWHERE
) -> Play[None]:
    """Let a power choose the type of the points it gains, before any Action (R103)."""
    answer = yield t.ask(
        power, "ask-which-points", lambda: [Choice(POINTS, actions)], cite="R103", n=points
    )
    gain_points(t, POINTS.target(answer), points, limit)


def turn_advantages(
    t: ImperialTable, power: Power, advantages: Sequence[int], most: int, exhausted: bool
) -> Play[None]:
    """Let a power exhaust (or refresh) up to so many Advantages, whoever holds them (R95)."""
    s = t.state
    prompt = "ask-exhaust-advantage" if exhausted else "ask-refresh-advantage"
    entry = "log-advantage-exhausted" if exhausted else "log-advantage-refreshed"
    for _ in range(most):
        fitting = [a for a in advantages if s.exhausted[a] != exhausted]
        if not fitting:
            return
        answer = yield t.ask(power, prompt, _advantage_or_pass(fitting), cite="8.2", default=PASS())
        if answer == PASS():
            return
        a = PICK_ADVANTAGE.target(answer)
        s.exhausted[a] = exhausted
        t.say(entry, advantage=f"advantage-{ADVANTAGES[a]}")


def _advantage_or_pass(advantages: Sequence[int]) -> Callable[[], Menu]:
    return lambda: [Choice(PICK_ADVANTAGE, advantages), Choice(PASS)]


@rule("8.2")
def activate_advantage(t: ImperialTable, power: Power, advantages: Sequence[int]) -> Play[None]:
    """Let a power use one of some Advantages, ignoring Exhaustion (R73).

    A Conflict marker is placed at once; an Advantage that works on a purchase waits for it.
    """
    s = t.state
    s.granted = list(advantages)
    usable = [a for a in advantages if may_come_in_useful(s, power, a)]
    s.granted = []
    if not usable:
        return
    answer = yield t.ask(
        power, "ask-activate-advantage", lambda: [Choice(PICK_ADVANTAGE, usable)], cite="R73"
    )
    a = PICK_ADVANTAGE.target(answer)
    s.granted = [a]
    t.say("log-advantage-granted", power=POWER_TEXT[power], advantage=f"advantage-{ADVANTAGES[a]}")
    if ADVANTAGE_KIND[a] == "place_conflict":
        yield from use_advantage(t, power, a)
