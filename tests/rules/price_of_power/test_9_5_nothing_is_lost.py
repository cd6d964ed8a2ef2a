"""9.5 Whatever marches and sails, in whatever order: nothing is created, and nothing lost."""

from random import Random

import pytest

from greatpowers.games.price_of_power.components.tables import (
    ALLIED,
    ARMIES,
    ARTILLERY,
    CAVALRY,
    GALLEY,
    INFANTRY,
    LAND_UNITS,
    MERCENARY,
    REGULAR,
)
from greatpowers.games.price_of_power.components.world import area, province, realm, zone
from greatpowers.games.price_of_power.invariants import check
from greatpowers.games.price_of_power.rules.activation import march_choice
from greatpowers.games.price_of_power.rules.naval_activation import sail_choice
from greatpowers.games.price_of_power.rules.ships import placed
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army, in_army
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    give_power,
    influence,
    options,
    play,
    sail,
    settle,
    table,
    warlike,
)


def manoeuvres() -> State:
    """Castile at war with England, which has nothing near; Portugal and Aragon are its Allies."""
    s = warlike("castile", "england")
    s.decks = [[], [], []]
    settle(s, 0, "burgos", "madrid", "murcia", "galicia", "salamanca", "sevilla", "cordoba")
    settle(s, 1, "london")
    s.war = put(s.war, realm("england"), 1)
    for name in ("portugal", "aragon"):
        s.allied = put(s.allied, realm(name), 1)
    influence(s, 0, languedoc=1)
    s.ducats[0] = 9
    give_power(s, 0, mil=10)
    for band, unit in ((REGULAR, INFANTRY), (REGULAR, CAVALRY), (MERCENARY, ARTILLERY)):
        add_to_army(s, 0, 0, area("castile"), band, unit)
    add_to_army(s, 0, 1, area("leon"), ALLIED, CAVALRY)
    add_single(s, 0, area("leon"), 3)
    sail(s, 0, western_mediterranean=2, central_atlantic=1)
    s.docked[0] = [province("sevilla"), province("galicia")]
    s.fleet_at[0] = zone("western_mediterranean")
    s.fleet[0:4] = [1, 1, 1, 1]
    return s


def kinds(s: State) -> list[int]:
    """Return how many Units there are of each band and kind."""
    found = [
        sum(in_army(s, 0, army, band, unit) for army in range(ARMIES))
        for band in (REGULAR, MERCENARY, ALLIED)
        for unit in range(len(LAND_UNITS))
    ]
    found[0] += len(s.infantry[0])
    return found


@rule("9.5", "9.5.1", "9.5.4", "9.5.5", "9.5.7", "9.5.10")
@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_created_or_lost_on_the_move(seed: int) -> None:
    rng = Random(seed)
    s = manoeuvres()
    units, ships, galleys = kinds(s), placed(s, 0), s.fleet[GALLEY]
    t = table(s, march_choice, sail_choice)
    for _ in range(120):
        found = options(t)
        if asked(t)[1] == "ask-idle" and len(found) > 1:
            found.remove("pass")
        play(t, rng.choice(found))
        s = t.state
        check(s)
        assert kinds(s) == units
        lost = galleys - s.fleet[GALLEY]
        assert placed(s, 0) == ships - lost
        if asked(t)[1] == "ask-idle":
            give_power(s, 0, mil=10)
