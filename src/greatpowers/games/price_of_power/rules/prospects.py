"""5.5.1 What a declaration of war would mean, before it is made."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY, Realm
from greatpowers.games.price_of_power.rules.active_allies import contribution
from greatpowers.games.price_of_power.rules.battle_odds import Chances, land_odds, naval_odds
from greatpowers.games.price_of_power.rules.battle_sides import (
    AT_SEA,
    ATTACKERS,
    DEFENDERS,
    ON_LAND,
    strength,
)
from greatpowers.games.price_of_power.rules.calls import (
    OFFENSIVE,
    call_price,
    callable_against,
)
from greatpowers.games.price_of_power.rules.casus_belli import reasons, stability_lost
from greatpowers.games.price_of_power.rules.foes import Call, gather
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.rules.imperial_defence import all_called
from greatpowers.games.price_of_power.rules.npr_defence import land_forces
from greatpowers.games.price_of_power.rules.outbreak import land_sites, naval_sites
from greatpowers.games.price_of_power.rules.ownership import areas_of_realm, plus
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.rules.victory import counted_units
from greatpowers.games.price_of_power.rules.war_bans import judge_target
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import Verdict

MOST_RECKONED: Final = 14


class Helper:
    """An Ally who would be called: the Units it brings, and the Influence that calling it costs."""

    __slots__ = ("price", "realm", "units")

    def __init__(self, realm: Realm, units: int, price: int) -> None:
        self.realm = realm
        self.units = units
        self.price = price


class Prospect:
    """A war that a player might declare, as the table stands.

    ``verdict`` says whether he may, ``reasons`` are the texts of what justifies it, and ``bill``
    the lines of Stability that it costs. ``own`` are the Allies whom he could call, ``theirs``
    those whom the realm would; players among them bring what they have. ``units`` are deployed
    Land Units of both sides that count against each other.
    """

    __slots__ = ("bill", "own", "reasons", "theirs", "units", "verdict")

    def __init__(self, s: State, seat: Seat, realm: Realm) -> None:
        other = s.seat_of[realm]
        self.verdict: Verdict = judge_target(s, seat, realm)
        self.reasons = reasons(s, seat, realm)
        self.bill: Bill = []
        stability_lost(s, seat, realm, self.bill)
        self.own = [
            Helper(ally, brings(s, ally), call_price(s, seat, ally, OFFENSIVE))
            for ally in callable_against(s, seat, [realm])
        ]
        self.theirs = [Helper(ally, brings(s, ally), 0) for ally in all_called(s, realm, seat)]
        theirs = 0 if other == NOBODY else counted_units(s, other, s.realm[seat])
        self.units = (counted_units(s, seat, realm), theirs)


class Site:
    """A Battle that a declaration brings at once, if nobody is called: where, and its chances.

    ``sizes`` are the Units or Ships of attackers and defenders; of a large Battle no chances are
    told, as they would take too long to reckon.
    """

    __slots__ = ("at_sea", "attacker", "chances", "place", "sizes")

    def __init__(self, s: State, at_sea: bool, place: int, attacker: Seat, seat: Seat) -> None:
        self.at_sea = at_sea
        self.place = place
        self.attacker = attacker
        call = Call(AT_SEA if at_sea else ON_LAND, place, attacker, NOBODY, 0, [])
        b = gather(s.clone(), call)
        self.sizes = (strength(b, ATTACKERS), strength(b, DEFENDERS))
        self.chances: Chances | None = None
        if sum(self.sizes) <= MOST_RECKONED:
            odds = naval_odds if at_sea else land_odds
            self.chances = odds(s, attacker, place, seat)


@rule("9.1.3", "5.5.1")
def battles_at_once(s: State, seat: Seat, realm: Realm) -> list[Site]:
    """Return the Battles that a declaration on a realm would bring, those at sea first."""
    other = s.seat_of[realm]
    seats = [seat] if other == NOBODY else [seat, other]
    trial = s.clone()
    trial.war = put(trial.war, realm, plus(trial.war[realm], seat))
    return _sites(trial, seats, seat)


@rule("9.1.3", "11.3.4")
def battles_of_joining(s: State, seat: Seat, kind: int, foes: list[Realm]) -> list[Site]:
    """Return the Battles of a player that come at once if he accepts a Call against some realms."""
    trial = s.clone()
    others = []
    for foe in foes:
        other = s.seat_of[foe]
        if kind == OFFENSIVE or other == NOBODY:
            trial.war = put(trial.war, foe, plus(trial.war[foe], seat))
        else:
            trial.war = put(trial.war, s.realm[seat], plus(trial.war[s.realm[seat]], other))
        if other != NOBODY:
            others.append(other)
    seats = [seat, *others] if kind == OFFENSIVE else [*others, seat]
    return [
        site
        for site in _sites(trial, seats, seat)
        if any_units(trial, seat, site.place, at_sea=site.at_sea)
    ]


def any_units(s: State, seat: Seat, place: int, *, at_sea: bool) -> bool:
    """Say whether a player has Units in an Area, or Ships in a Sea Zone."""
    return (any_ships if at_sea else in_area)(s, seat, place) > 0


def _sites(trial: State, seats: list[Seat], seat: Seat) -> list[Site]:
    found = [(True, *site) for site in naval_sites(trial, seats).items()]
    found += [(False, *site) for site in land_sites(trial, seats).items()]
    return [Site(trial, at_sea, place, attacker, seat) for at_sea, place, attacker in found]


@rule("13.4.1", "13.4.3")
def defence(s: State, realm: Realm) -> int:
    """Return with how many Units an NPR would defend the Area that it defends best."""
    areas = areas_of_realm(s, realm)
    forces = [land_forces(s, area, [realm], ())[realm] for area in areas]
    return max(forces, default=0)


@rule("5.2.2", "11.3.8")
def brings(s: State, ally: Realm) -> int:
    """Return the Units that an Ally would bring: a player those that he has deployed."""
    seat = s.seat_of[ally]
    return contribution(s, ally) if seat == NOBODY else counted_units(s, seat, ally)


@rule("5.5.1", "11.3.3")
def prospect(s: State, seat: Seat, realm: Realm) -> Prospect:
    """Return what it would mean if a player declared war on a realm."""
    return Prospect(s, seat, realm)
