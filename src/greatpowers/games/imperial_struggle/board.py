"""The board: flags and control, connection, isolation, protection, conflict markers (3.2 to 3.8).

Every change of a flag goes through ``set_flag``: it keeps markers and Advantages true.
"""

from collections.abc import Iterable
from typing import Protocol, TypeAlias

from greatpowers.games.imperial_struggle.components import (
    ADVANTAGE_SPACES,
    ALL_SPACES,
    BRITAIN,
    FEEDS,
    FORT,
    FRANCE,
    LINKS,
    MARKET,
    MARKETS,
    MINISTRIES,
    MINISTRY_KEYWORDS,
    MINISTRY_SIDE,
    NAVAL,
    NAVALS,
    NOBODY,
    OPENS,
    POLITICAL,
    SPACE_TEXT,
    SPAIN,
    TERRITORY,
    TYPE,
    USA,
    Advantage,
    Ministry,
    Power,
    Space,
)
from greatpowers.games.imperial_struggle.state import (
    CONFLICT,
    CONFLICT_PLUS_ONE,
    FACE_UP,
    NO_CONFLICT,
    NO_HUGUENOTS,
    State,
)
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table

ImperialTable: TypeAlias = Table[State]


class Teller(Protocol):
    """Where a rule that asks nobody is carried out: at the table itself, or in a rehearsal."""

    state: State

    def say(
        self, text: str, to: tuple[int, ...] | None = None, cite: str = "", **args: str | int
    ) -> None:
        """Write a line into the log."""


class Rehearsal:
    """A copy of the state on which such a rule is tried; nobody hears of it."""

    def __init__(self, s: State) -> None:
        self.state = s.clone()

    def say(
        self, text: str, to: tuple[int, ...] | None = None, cite: str = "", **args: str | int
    ) -> None:
        """Write nothing."""


def enemy(power: Power) -> int:
    """Return the other power."""
    return BRITAIN if power == FRANCE else FRANCE


def space_text(place: Space) -> str:
    """Return the text id of a space."""
    return SPACE_TEXT[place]


def squadron_text(place: Space) -> str:
    """Return the text id of where a Squadron lies: a Naval space, or the Navy Box (-1)."""
    return "navy_box" if place < 0 else space_text(place)


def is_open(s: State, place: Space) -> bool:
    """3.2.1, 10.0: is a space in play? Some open with an era, the USA's only with its flags."""
    return OPENS[place] <= s.opened


def controls(s: State, power: Power, place: Space) -> bool:
    """3.2.7, 3.8: has a power effective control, its flag or Squadron without a Conflict marker?"""
    return s.flag[place] == power and s.conflict[place] == NO_CONFLICT


def count_controlled(s: State, power: Power, places: Iterable[Space]) -> int:
    """Count the spaces under a power's effective control."""
    flag = s.flag
    conflict = s.conflict
    return sum(1 for i in places if flag[i] == power and conflict[i] == NO_CONFLICT)


def squadrons_on_map(s: State, power: Power) -> list[int]:
    """Return the Naval spaces on which a power has a Squadron."""
    return [i for i in NAVALS if s.flag[i] == power]


def has_ministry(s: State, ministry: Ministry) -> bool:
    """Say whether a Ministry lies face up: only then does it give anything (3.5)."""
    return s.ministry_at[ministry] == FACE_UP


def say_ministry(t: Teller, ministry: Ministry) -> None:
    """Write into the log that a Ministry takes effect, where nobody chose it just now."""
    t.say("log-ministry-counts", ministry=f"ministry-{MINISTRIES[ministry]}")


@rule("3.5.3")
def has_keyword(s: State, power: Power, word: int) -> bool:
    """Say whether a power has a face-up Ministry with a keyword."""
    return any(
        at == FACE_UP and MINISTRY_SIDE[m] == power and word in MINISTRY_KEYWORDS[m]
        for m, at in enumerate(s.ministry_at)
    )


# -- connection, isolation, protection -------------------------------------------------------


def protector(s: State, market: Space) -> int:
    """3.2.8: return a Squadron or undamaged Fort that protects a flagged Market, or -1."""
    owner = s.flag[market]
    if owner > BRITAIN:
        return -1
    flag = s.flag
    for i in LINKS[market]:
        if flag[i] == owner and (TYPE[i] == NAVAL or (TYPE[i] == FORT and not s.damaged[i])):
            return i
    return -1


def is_protected(s: State, market: Space) -> bool:
    """3.2.8: say whether something protects a Market."""
    return protector(s, market) >= 0


def is_connected(s: State, power: Power, market: Space) -> bool:
    """5.4.1: next to a Territory, Fort or Naval space one controls, or to a sound Market.

    A Market is sound if it has no Conflict marker, is not Isolated, and was held without a break
    since the start of the action round.
    """
    flag = s.flag
    for i in LINKS[market]:
        if flag[i] == power and (
            TYPE[i] != MARKET
            or (s.conflict[i] == NO_CONFLICT and not s.isolated[i] and s.held[i] == power)
        ):
            return True
    return False


@rule("5.4.1")
def supplied_markets(s: State, owner: Power) -> set[int]:
    """Return the Markets of a side from which a chain reaches its Territory, Fort or Squadron.

    A Market with a Conflict marker can end a chain but not be a link of it. Damaged Forts count.
    """
    flag = s.flag
    reached: set[int] = set()
    frontier = [i for i in ALL_SPACES if flag[i] == owner and TYPE[i] != MARKET]
    while frontier:
        here = frontier.pop()
        for i in LINKS[here]:
            if flag[i] == owner and TYPE[i] == MARKET and i not in reached:
                reached.add(i)
                if s.conflict[i] == NO_CONFLICT:
                    frontier.append(i)
    return reached


@rule("5.4.1", "12.1")
def isolated_markets(s: State) -> set[int]:
    """Return every flagged Market without a chain. Spain's have none on the board."""
    supplied = supplied_markets(s, FRANCE) | supplied_markets(s, BRITAIN)
    return {i for i in MARKETS if s.flag[i] != NOBODY and i not in supplied}


def would_isolate(s: State, market: Space) -> bool:
    """Say whether removing this Market's flag would Isolate another Market of its owner."""
    owner = s.flag[market]
    if owner > BRITAIN:
        return False
    before = supplied_markets(s, owner)
    s.flag[market] = NOBODY
    after = supplied_markets(s, owner)
    s.flag[market] = owner
    before.discard(market)
    return not before <= after


# -- changing the board ----------------------------------------------------------------------


def set_flag(s: State, place: Space, owner: Power) -> None:
    """3.2.7, 3.2.8, 3.8.2: give a space to a power or to nobody; keep all that hangs on it true.

    The change removes a Conflict marker (3.8.2), ends what held since the start of the round
    (5.4.1), takes Huguenots off a space that France loses, and moves Advantages (8.1).
    """
    s.flag[place] = owner
    s.conflict[place] = NO_CONFLICT
    s.held[place] = NOBODY
    s.isolated[place] = False
    if owner in (BRITAIN, USA):
        s.huguenots[place] = NO_HUGUENOTS
    if owner == NOBODY:
        s.damaged[place] = False  # R49
    if owner == USA:
        s.usa_flags += 1
    for a in FEEDS[place]:
        _settle_advantage(s, a)


def _settle_advantage(s: State, advantage: Advantage) -> None:
    """8.1: give an Advantage to whoever flags all its spaces; it keeps its exhausted state."""
    flag = s.flag
    holder = NOBODY
    for power in (FRANCE, BRITAIN):
        if all(flag[i] == power for i in ADVANTAGE_SPACES[advantage]):
            holder = power
    if holder != s.holder[advantage]:
        s.holder[advantage] = holder
        s.gained[advantage] = holder != NOBODY


def settle_all_advantages(s: State) -> None:
    """Give out the Advantages of the starting position; these are ready at once."""
    for a in range(len(s.holder)):
        _settle_advantage(s, a)
        s.gained[a] = False


@rule("8.1", "3.8")
def controls_advantage(s: State, power: Power, a: Advantage) -> bool:
    """Say whether a power holds an Advantage none of whose spaces is in conflict (R71)."""
    return s.holder[a] == power and not is_suspended(s, a)


@rule("8.1")
def is_suspended(s: State, a: Advantage) -> bool:
    """Say whether a Conflict marker on one of its spaces keeps an Advantage from being used."""
    return any(s.conflict[i] != NO_CONFLICT for i in ADVANTAGE_SPACES[a])


@rule("3.8.1")
def place_conflict(s: State, place: Space, plus_one: bool = False) -> None:
    """Put a Conflict marker on a Market or Political space."""
    s.conflict[place] = CONFLICT_PLUS_ONE if plus_one else CONFLICT


def may_have_conflict(s: State, place: Space) -> bool:
    """3.8: only Markets and Political spaces in play, one marker each."""
    return (
        s.conflict[place] == NO_CONFLICT
        and TYPE[place] in (MARKET, POLITICAL)
        and is_open(s, place)
    )


@rule("5.6.6")
def displace_squadron(s: State, place: Space) -> None:
    """Send the Squadron on a Naval space to its owner's Navy Box."""
    s.navy_box[s.flag[place]] += 1
    set_flag(s, place, NOBODY)


def can_be_unflagged(s: State, power: Power, place: Space) -> bool:
    """3.2.8, 12.1: unflagging removes the opponent's flag, or Spain's; never one's own."""
    owner = s.flag[place]
    return (owner == enemy(power) or owner == SPAIN) and TYPE[place] != TERRITORY
