"""Names of what a view shows."""

from typing import Final, Literal, TypeAlias, cast

from greatpowers.games.price_of_power.components.cards import (
    CHARACTERS,
    Character,
)
from greatpowers.games.price_of_power.components.tables import (
    POWERS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    FAITHS,
    NO_FAITH,
    NOBODY,
    REALMS,
    Faith,
    Realm,
)
from greatpowers.games.price_of_power.rules.ownership import Seats, has
from greatpowers.games.price_of_power.state import (
    NO_CHARACTER,
    State,
)

PowerName: TypeAlias = Literal["adm", "dip", "mil"]
OF_POWERS: Final = cast(tuple[PowerName, ...], POWERS)


def realm_of(s: State, seat: Seat) -> str:
    """Name the realm of a seat."""
    return REALMS[s.realm[seat]]


def realms_of(s: State, seats: Seats) -> list[str]:
    """Name the realms of some seats."""
    if not seats:
        return []
    return [realm_of(s, seat) for seat in range(s.players) if has(seats, seat)]


def realm_or_none(realm: Realm) -> str | None:
    """Name a realm, if there is one."""
    return None if realm == NOBODY else REALMS[realm]


def faith_or_none(faith: Faith) -> str | None:
    """Name a faith, if there is one."""
    return None if faith == NO_FAITH else FAITHS[faith]


def character_or_none(who: Character) -> str | None:
    """Name a character, if there is one."""
    return None if who == NO_CHARACTER else CHARACTERS[who]
