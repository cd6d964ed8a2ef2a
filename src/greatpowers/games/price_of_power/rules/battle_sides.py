"""9.6 Who fights in a Battle, and with what: two sides of parties, and their Units or Ships.

What is to be remembered of the Battle under way are rows of numbers in the state; ``Battle`` reads
and writes them. There is at most one at a time.
"""

from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.cards import Character
from greatpowers.games.price_of_power.components.tables import (
    ALL_DICE,
    ARMIES,
    BANDS,
    HEAVY_SHIP,
    INFANTRY,
    LAND_UNITS,
    LIGHT_SHIP,
    SHIP_KINDS,
    Die,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    Node,
    Realm,
    area_text,
    realm_text,
    zone_text,
)
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.units import area_of, in_area, in_army, singles
from greatpowers.games.price_of_power.state import (
    NO_BATTLE,
    NO_CHARACTER,
    REBELS,
    SEATS,
    SHIPS_OF_FLEET,
    State,
)
from greatpowers.kernel.rule import rule

Party: TypeAlias = int
Side: TypeAlias = int

PIRATES: Final = SEATS + 1
EMPIRE: Final = SEATS + 2
"""Imperial Units, which fight beside the Emperor (18.4.1)."""
FIRST_NPR: Final = SEATS + 3
NAMELESS: Final = (REBELS, PIRATES, EMPIRE)
"""The parties that are no realm."""

ATTACKERS: Final[Side] = 0
DEFENDERS: Final[Side] = 1
BOTH: Final = (ATTACKERS, DEFENDERS)

ON_LAND: Final = 1
AT_SEA: Final = 2
"""Kinds of Battles."""

DAMAGED: Final = len(SHIP_KINDS)
"""The place of damaged Heavy Ships among the kinds of Ships of a Fleet."""
SHIP_STATES: Final = range(len(SHIP_KINDS) + 1)

_FACTS: Final = 0
_PARTIES: Final = 1
_HOSTS: Final = 3
_ORIGINS: Final = 5
_ADDED: Final = 6
_REMOVED: Final = 7
_ROLLED: Final = 8
_SUNK: Final = 10
_TURNS: Final = 11
_HITTING: Final = 13
_TOLL: Final = 15
_USED: Final = 16
"""What stands in which row: of two sides the first row is the attackers'."""

_KIND, _PLACE, _NODE, _ROUND, _LEADER = 0, 1, 2, 3, 4
_LOSSES, _SWAPPED, _LED_BY, _HITS = 6, 8, 10, 12

_SEVERAL: Final = len(SHIP_KINDS) + 1
"""As many kinds as are told apart at most, of Land Units or of Ships."""
_OF_PARTY: Final = 2 * _SEVERAL + 2
"""What is noted of a party: its number, what it began with and what it lost by kind, its retreat.
"""


def npr_party(realm: Realm) -> Party:
    """Return a realm without a player as a party of a Battle."""
    return FIRST_NPR + realm


def is_player(party: Party) -> bool:
    """Say whether a party is a player."""
    return party < SEATS


def is_npr_party(party: Party) -> bool:
    """Say whether a party is a realm without a player."""
    return party >= FIRST_NPR


def realm_of_party(party: Party) -> Realm:
    """Return the realm without a player that a party is."""
    return party - FIRST_NPR


def enemy_of(side: Side) -> Side:
    """Return the other side."""
    return DEFENDERS if side == ATTACKERS else ATTACKERS


def party_text(s: State, party: Party) -> str:
    """Return the text id of a party's name."""
    if is_player(party):
        return realm_name(s, party)
    if party in NAMELESS:
        return f"party-{name_of_nameless(party)}"
    return realm_text(realm_of_party(party))


def name_of_nameless(party: Party) -> str:
    """Return the name of a party that is no realm."""
    if party == REBELS:
        return "rebels"
    return "pirates" if party == PIRATES else "empire"


def is_fighting(s: State) -> bool:
    """Say whether a Battle is under way."""
    return bool(s.battle[_FACTS])


def end_battle(s: State) -> None:
    """Forget the Battle under way."""
    s.battle = NO_BATTLE


def open_battle(s: State, kind: int, place: int, node: Node, origins: list[int]) -> "Battle":
    """Note that a Battle is fought; who fights comes next."""
    dice = 2 * len(ALL_DICE)
    facts = [kind, place, node, 0, NO_CHARACTER, NO_CHARACTER, 0, 0, 0, 0, NOBODY, NOBODY, 0, 0]
    sunk = [0] * (2 * len(SHIP_KINDS))
    added, removed = [0] * dice, [0] * dice
    rows = [facts, [], [], [], [], list(origins), added, removed, [], [], sunk, [], []]
    s.battle = [*rows, [], [], [], [], []]
    return Battle(s)


class Battle:
    """The Battle under way, as its rules see it."""

    __slots__ = ("_rows", "s")

    def __init__(self, s: State) -> None:
        assert is_fighting(s), "there is no Battle"
        self.s = s
        self._rows = s.battle

    @property
    def is_naval(self) -> bool:
        """Whether it is fought at sea."""
        return self._rows[_FACTS][_KIND] == AT_SEA

    @property
    def kind(self) -> int:
        """Whether it is fought on land or at sea."""
        return self._rows[_FACTS][_KIND]

    @property
    def place(self) -> int:
        """The Area or the Sea Zone."""
        return self._rows[_FACTS][_PLACE]

    @property
    def node(self) -> Node:
        """The Trade Node whose Pirates are attacked."""
        return self._rows[_FACTS][_NODE]

    @property
    def round(self) -> int:
        """The Round of Battle, from 1 on."""
        return self._rows[_FACTS][_ROUND]

    @property
    def origins(self) -> list[int]:
        """Where the attackers came from."""
        return self._rows[_ORIGINS]

    def parties(self, side: Side) -> list[Party]:
        """The parties of a side, the one that leads it first."""
        return self._rows[_PARTIES + side]

    def hosts(self, side: Side) -> list[int]:
        """What each party of a side has that is on no map: Units and Ships of NPRs."""
        return self._rows[_HOSTS + side]

    def join(self, side: Side, party: Party, host: int = 0) -> None:
        """Let a party fight on a side."""
        self.parties(side).append(party)
        self.hosts(side).append(host)
        self.turns(side).append(0)

    def turns(self, side: Side) -> list[int]:
        """Which band of each party comes next, where casualties go on from Round to Round."""
        return self._rows[_TURNS + side]

    def put_first(self, side: Side, party: Party) -> None:
        """Let a party lead its side."""
        place = self.parties(side).index(party)
        for row in (self.parties(side), self.hosts(side), self.turns(side)):
            row.insert(0, row.pop(place))

    def leader(self, side: Side) -> Character:
        """The Leader whose dice a side rolls, if it has one."""
        return self._rows[_FACTS][_LEADER + side]

    def appoint(self, side: Side, character: Character) -> None:
        """Let a Leader command a side."""
        self._rows[_FACTS][_LEADER + side] = character

    def led_by(self, side: Side) -> Party:
        """Whose Leader commands a side, or would if he had one."""
        return self._rows[_FACTS][_LED_BY + side]

    def lead(self, side: Side, party: Party, character: Character) -> None:
        """Let a party lead a side, with a Leader or without one."""
        self._rows[_FACTS][_LED_BY + side] = party
        self.appoint(side, character)

    def losses(self, side: Side) -> int:
        """How many Units or Ships a side has lost in this Round of Battle."""
        return self._rows[_FACTS][_LOSSES + side]

    def count_loss(self, side: Side) -> None:
        """Note that a side has taken a casualty in this Round."""
        self._rows[_FACTS][_LOSSES + side] += 1

    def is_swapped(self, side: Side) -> bool:
        """Whether a side rolls Cavalry Dice instead of its base dice."""
        return bool(self._rows[_FACTS][_SWAPPED + side])

    def swap(self, side: Side) -> None:
        """Let a side roll Cavalry Dice instead of its base dice."""
        self._rows[_FACTS][_SWAPPED + side] = 1

    def open_round(self) -> None:
        """Begin the next Round of Battle."""
        self._rows[_FACTS][_ROUND] += 1
        for side in BOTH:
            self.used(side).clear()
        self.forget_losses()

    def forget_losses(self) -> None:
        """Forget what was lost and rolled."""
        facts = self._rows[_FACTS]
        facts[_LOSSES] = facts[_LOSSES + 1] = 0
        self._rows[_SUNK] = [0] * (2 * len(SHIP_KINDS))
        for side in BOTH:
            self.roll_dice(side, [], [], 0)

    def added(self, side: Side, die: Die) -> int:
        """How many dice of a type Battle Actions have added."""
        return self._rows[_ADDED][side * len(ALL_DICE) + die]

    def add_dice(self, side: Side, die: Die, number: int = 1) -> None:
        """Add dice for the rest of the Battle."""
        self._rows[_ADDED][side * len(ALL_DICE) + die] += number

    def used(self, side: Side) -> list[int]:
        """The Battle Actions that have helped a side in this Round."""
        return self._rows[_USED + side]

    def removed(self, side: Side, die: Die) -> int:
        """How many dice of a type a side's Leader has lost by the other side's Ideas."""
        return self._rows[_REMOVED][side * len(ALL_DICE) + die]

    def remove_die(self, side: Side, die: Die) -> None:
        """Take a die of a side's Leader away."""
        self._rows[_REMOVED][side * len(ALL_DICE) + die] += 1

    def rolled(self, side: Side) -> list[int]:
        """The last roll of a side: each die as its type times 6, plus its face."""
        return self._rows[_ROLLED + side]

    def roll_dice(self, side: Side, dice: list[int], hitting: list[int], hits: int) -> None:
        """Note a roll, how many hits each die of it makes, and how many there are in all."""
        self._rows[_ROLLED + side] = dice
        self._rows[_HITTING + side] = hitting
        self._rows[_FACTS][_HITS + side] = hits

    def hitting(self, side: Side) -> list[int]:
        """How many hits each die of the last roll of a side has made."""
        return self._rows[_HITTING + side]

    def hits(self, side: Side) -> int:
        """All hits of the last roll of a side, those of Heavy Ships included."""
        return self._rows[_FACTS][_HITS + side]

    def sunk(self, side: Side, kind: int) -> int:
        """How many Ships of a kind a side has lost in this Round."""
        return self._rows[_SUNK][side * len(SHIP_KINDS) + kind]

    def sink(self, side: Side, kind: int, number: int = 1) -> None:
        """Note a Ship that was lost in this Round, or with -1 that it was captured."""
        self._rows[_SUNK][side * len(SHIP_KINDS) + kind] += number

    def note_start(self, party: Party, kinds: list[int]) -> None:
        """Note with what a party begins, by kind."""
        rest = [0] * (_SEVERAL - len(kinds))
        self._rows[_TOLL] += [party, *kinds, *rest, *([0] * _SEVERAL), 0]

    def note_loss(self, party: Party, kind: int) -> None:
        """Note that a party has lost a Unit or a Ship of a kind."""
        self._rows[_TOLL][self._toll_of(party) + 1 + _SEVERAL + kind] += 1

    def note_retreat(self, party: Party) -> None:
        """Note that a party has left the Battle."""
        self._rows[_TOLL][self._toll_of(party) + _OF_PARTY - 1] = 1

    def began(self, party: Party) -> list[int]:
        """With what a party began, by kind."""
        start = self._toll_of(party) + 1
        return self._rows[_TOLL][start : start + _SEVERAL]

    def lost(self, party: Party) -> list[int]:
        """What a party has lost so far, by kind."""
        start = self._toll_of(party) + 1 + _SEVERAL
        return self._rows[_TOLL][start : start + _SEVERAL]

    def has_left(self, party: Party) -> bool:
        """Whether a party has retreated."""
        return bool(self._rows[_TOLL][self._toll_of(party) + _OF_PARTY - 1])

    def _toll_of(self, party: Party) -> int:
        return self._rows[_TOLL][::_OF_PARTY].index(party) * _OF_PARTY

    @property
    def place_text(self) -> str:
        """The text id of where it is fought."""
        return zone_text(self.place) if self.is_naval else area_text(self.place)


# -- strength ------------------------------------------------------------------------------------


@rule("9.9.6", "R212")
def units_of(b: Battle, side: Side, party: Party) -> int:
    """Return how many Units or Ships a party has in the Battle.

    Ships that have broken off an attack on Pirates are not in it, though they lie where they were.
    """
    s = b.s
    if is_player(party):
        if b.node >= 0 and b.round and b.has_left(party):
            return 0
        return any_ships(s, party, b.place) if b.is_naval else in_area(s, party, b.place)
    if party == REBELS:
        return s.rebels[b.place]
    if party == PIRATES:
        return s.pirates[b.node]
    return b.hosts(side)[b.parties(side).index(party)]


def strength(b: Battle, side: Side) -> int:
    """Return how many Units or Ships a side has."""
    return sum(units_of(b, side, party) for party in b.parties(side))


def fighting(b: Battle, side: Side) -> list[Party]:
    """Return the parties of a side that have anything left."""
    return [party for party in b.parties(side) if units_of(b, side, party)]


def leading(b: Battle, side: Side) -> Party:
    """Return who leads a side: the first that has anything left, players before all others."""
    return next((party for party in fighting(b, side)), b.parties(side)[0])


def land_units(s: State, seat: Seat, area: int) -> list[int]:
    """Return a player's Units in an Area by band and kind: ``band * 3 + kind``."""
    found = [
        sum(
            in_army(s, seat, army, band, unit)
            for army in range(ARMIES)
            if area_of(s, seat, army) == area
        )
        for band in range(len(BANDS))
        for unit in range(len(LAND_UNITS))
    ]
    found[INFANTRY] += singles(s, seat, area)
    return found


def ships_in(s: State, seat: Seat, zone: int) -> list[int]:
    """Return a player's Ships in a Sea Zone by kind, damaged Heavy Ships last."""
    place = zone * SEATS + seat
    found = [0] * SHIPS_OF_FLEET
    if s.fleet_at[seat] == zone:
        found = s.fleet[seat * SHIPS_OF_FLEET : (seat + 1) * SHIPS_OF_FLEET]
    found[LIGHT_SHIP] += s.ships[place] + s.guards[place]
    return found


def kinds_of(b: Battle, side: Side, party: Party) -> list[int]:
    """Return what a party has in the Battle by kind, damaged Heavy Ships last."""
    s = b.s
    if not is_player(party):
        return [units_of(b, side, party)]
    if b.is_naval:
        return ships_in(s, party, b.place)
    units = land_units(s, party, b.place)
    return [sum(units[unit :: len(LAND_UNITS)]) for unit in range(len(LAND_UNITS))]


@rule("13.4.7", "14.3")
def land_kinds(b: Battle, side: Side) -> list[int]:
    """Return how many Infantry, Cavalry and Artillery a side has; NPRs and Rebels are Infantry."""
    found = [0] * len(LAND_UNITS)
    for party in b.parties(side):
        for unit, number in enumerate(kinds_of(b, side, party)):
            found[unit] += number
    return found


@rule("9.9.3", "13.4.7")
def heavy_ships(b: Battle, side: Side) -> int:
    """Return how many Heavy Ships a side has, damaged ones included."""
    ships = [ships_in(b.s, party, b.place) for party in b.parties(side) if is_player(party)]
    return sum(each[HEAVY_SHIP] + each[DAMAGED] for each in ships)
