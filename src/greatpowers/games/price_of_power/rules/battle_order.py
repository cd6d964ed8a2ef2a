"""9.7 Several Battles at once: the Active Player says in which order they are fought."""

from collections.abc import Iterable

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.rules.battle import begin_land_battle, calls_land_battle
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.games.price_of_power.vocabulary import NAME_AREA
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.vocabulary import Verb
from greatpowers.kit.asking import choose


@rule("9.7", "9.9")
def put_in_order(
    t: PriceTable, active: Seat, verb: Verb, places: Iterable[int], *, cite: str
) -> Play[list[int]]:
    """Let a player order the places of some Battles: which is fought first, which next."""
    left = sorted(places)
    order: list[int] = []
    while len(left) > 1:
        first = yield from choose(
            t, active, "ask-first-battle", verb, left.copy(), cite=cite, public=True
        )
        left.remove(first)
        order.append(first)
    return order + left


@rule("5.5.5", "9.7")
def fight_where_raised(t: PriceTable, seat: Seat) -> Play[None]:
    """Begin the Battles that a player's new Units have called."""
    s = t.state
    areas = [area for area in areas_with_units(s, seat) if calls_land_battle(s, seat, area)]
    order = yield from put_in_order(t, seat, NAME_AREA, areas, cite="9.7")
    for area in reversed(order):
        begin_land_battle(s, area, seat)
