"""9.6 to 9.9 Battles: what calls one, and the affair that fights it Round by Round.

**Parties.** Who fights is a small number: a *seat*; ``REBELS``; ``PIRATES``; or, from ``FIRST_NPR``
on, a realm without a player (``npr_party(realm)``). A side is a list of parties, the one who leads it
first: whoever attacks, and all who fight beside him; against them all his enemies in the place.

**How to begin one.** When Units have come to a place, ask ``calls_land_battle`` or
``calls_naval_battle`` and, if so, ``begin_land_battle`` or ``begin_naval_battle``: this puts the
affair on the agenda. Several battles that come at once are all begun, in the reverse of the order in
which they are to be fought (naval battles last); realms without players divide their forces among
those that still wait (13.4.3). Defenders and all that realms without players send are found when
the battle is fought, not when it is begun.

**How it comes out.** The affair that waits hears ``ATTACKERS_WON``, ``DEFENDERS_WON`` or
``NOBODY_WON``. A battle that has nobody to fight against ends with ``ATTACKERS_WON`` and nothing told.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY, Area, Node, Realm, Zone
from greatpowers.games.price_of_power.state import SEATS, State

Party: TypeAlias = int

PIRATES: Final = SEATS + 1
FIRST_NPR: Final = SEATS + 2

ATTACKERS_WON: Final = 1
DEFENDERS_WON: Final = 2
NOBODY_WON: Final = 3
"""How a battle comes out."""


def npr_party(realm: Realm) -> Party:
    """Return a realm without a player as a party of a battle."""
    return FIRST_NPR + realm


def calls_land_battle(s: State, seat: Seat, area: Area) -> bool:
    """Say whether Units of a player in an Area have somebody to fight there."""
    raise NotImplementedError


def calls_naval_battle(s: State, seat: Seat, zone: Zone) -> bool:
    """Say whether Ships of a player in a Sea Zone have somebody to fight there."""
    raise NotImplementedError


def begin_land_battle(
    s: State, area: Area, attacker: Party, origin: Area = NOBODY, units: int = 0
) -> None:
    """Begin a battle in an Area.

    The attacker is a player, ``REBELS`` or an NPR that invades with so many ``units``, which are not
    on the map: what is left of them stays as Rebels. ``origin`` is where the attackers came from (the
    Area from which they landed, too) and may go back to; whoever came from nowhere cannot retreat.
    """
    raise NotImplementedError


def begin_naval_battle(s: State, zone: Zone, attacker: Party, origins: Iterable[int] = ()) -> None:
    """Begin a battle in a Sea Zone.

    ``origins`` are the Sea Zones and Ports (``FIRST_PORT + province``) from which Ships came.
    """
    raise NotImplementedError


def begin_pirate_battle(s: State, zone: Zone, attacker: Seat, node: Node) -> None:
    """Begin a battle of all a player's Ships in a Sea Zone against the Pirates of a node next to it."""
    raise NotImplementedError
