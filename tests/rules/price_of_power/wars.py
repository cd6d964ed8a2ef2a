"""Wars for tests: Armies and Fleets set by hand, War tokens, Battles with dice that are known."""

from greatpowers.games.price_of_power.components.cards import DECK_OF, Character, character
from greatpowers.games.price_of_power.components.tables import (
    ARMIES,
    BATTLE_FACES,
    ICONS,
    INFANTRY,
    LAND_UNITS,
    REGULAR,
    SHIP_KINDS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import NOBODY, Area, Zone, realm
from greatpowers.games.price_of_power.rules.battle import begin_land_battle, begin_naval_battle
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.rules.units import add_to_army
from greatpowers.games.price_of_power.state import (
    ACTIONS,
    SHIPS_OF_FLEET,
    PriceTable,
    State,
    put,
)
from tests.rules.price_of_power.scenes import play, table, warlike

INF, CAV, ART, DBL, NIL = ICONS
"""The icons of the Battle Dice."""


def at_war(s: State, seat: Seat, name: str) -> None:
    """Put a War token of a player on a realm's Capital."""
    s.war = put(s.war, realm(name), plus(s.war[realm(name)], seat))


def rivals() -> State:
    """England, whose Turn it is, at war with France; Castile is at peace. Nobody owns anything."""
    s = warlike("england", "france", "castile")
    at_war(s, 0, "france")
    s.phase = ACTIONS
    s.turn = 0
    return s


def raise_army(
    s: State, seat: Seat, place: Area, army: int = 0, band: int = REGULAR, **units: int
) -> None:
    """Put Units into an Army: ``infantry=3, cavalry=1``."""
    for name, number in units.items():
        for _ in range(number):
            add_to_army(s, seat, army, place, band, LAND_UNITS.index(name))


def raise_fleet(s: State, seat: Seat, place: Zone, **ships: int) -> None:
    """Put Ships into a Fleet: ``heavy_ship=2, galley=1``."""
    s.fleet_at[seat] = place
    for name, number in ships.items():
        s.fleet[seat * SHIPS_OF_FLEET + SHIP_KINDS.index(name)] = number


def take_out(s: State, name: str) -> Character:
    """Take a Leader's card out of its deck, so that he can serve."""
    who = character(name)
    s.decks[DECK_OF[who]].remove(who)
    return who


def lead(s: State, seat: Seat, name: str, army: int = 0) -> Character:
    """Let a Leader of an Action card be General of an Army."""
    who = take_out(s, name)
    s.general[seat * ARMIES + army] = who
    return who


def faces(*icons: str, die: int = INFANTRY) -> list[int]:
    """Return faces of a type of die that show some icons."""
    return [BATTLE_FACES[die].index(ICONS.index(icon)) for icon in icons]


def load(t: PriceTable, *rolls: list[int]) -> None:
    """Let the next dice fall so."""
    t.chance.load([each for roll in rolls for each in roll])


def fight(s: State, place: Area, *rolls: list[int], origin: Area = NOBODY) -> PriceTable:
    """Begin a Battle in an Area, attacked by the first seat, up to the first question."""
    t = table(s)
    load(t, *rolls)
    begin_land_battle(t.state, place, 0, origin)
    play(t, "pass")
    return t


def fight_at_sea(
    s: State, place: Zone, *rolls: list[int], origins: tuple[int, ...] = ()
) -> PriceTable:
    """Begin a Battle in a Sea Zone, attacked by the first seat, up to the first question."""
    t = table(s)
    load(t, *rolls)
    begin_naval_battle(t.state, place, 0, origins)
    play(t, "pass")
    return t
