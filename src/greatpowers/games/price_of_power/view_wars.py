"""What the rules make of wars: what each side holds, the terms of peace, and wars to come."""

from typing import Final, Literal, TypeAlias

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    AREAS,
    NOBODY,
    PROVINCES,
    REALMS,
    ZONES,
    Area,
    Realm,
)
from greatpowers.games.price_of_power.rules.casus_belli import reasons
from greatpowers.games.price_of_power.rules.geography import areas_next_to
from greatpowers.games.price_of_power.rules.ownership import areas_of_realm
from greatpowers.games.price_of_power.rules.prospects import Helper, Site, battles_at_once, prospect
from greatpowers.games.price_of_power.rules.terms import judge_term
from greatpowers.games.price_of_power.rules.victory import (
    counted_units,
    foes_of,
    lost_to,
    side_of,
    standing,
    taken_from,
)
from greatpowers.games.price_of_power.rules.war_bans import judge_target
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.view_names import realm_of
from greatpowers.games.price_of_power.vocabulary import TERMS
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.verdict import ALLOWED

Standing: TypeAlias = Literal["inconclusive", "partial", "total"]
STANDINGS: Final[tuple[Standing, ...]] = ("inconclusive", "partial", "total")
"""How a war stands for a player, by the numbers of the rules."""


class TermExplained(TypedDict):
    """A term of peace: whether it could be enforced now and, if not, why, and by which rule."""

    allowed: bool
    why: str
    cite: str


class WarExplained(TypedDict):
    """A war as it stands for one player.

    ``side`` are the realms for which the foe makes peace, itself included. ``taken`` is what the
    player occupies of them, ``lost`` what the foe occupies of his. ``units`` are the Land Units of
    both that count, his first.
    """

    realm: str
    foe: str
    side: list[str]
    standing: Standing
    units: list[int]
    taken: list[str]
    lost: list[str]
    terms: dict[str, TermExplained]


class HelperExplained(TypedDict):
    """An Ally who would be called: the Units it brings, and the price of calling it."""

    realm: str
    units: int
    price: int


class StabilityLine(TypedDict):
    """A line of the Stability that a war costs."""

    text: str
    args: dict[str, str | int]
    number: int


class BattleToCome(TypedDict):
    """A Battle that a declaration would bring at once: chances in thousandths, if reckoned.

    They are that the attackers win, that the defenders do, and that nobody does.
    """

    at_sea: bool
    place: str
    attacker: str
    units: list[int]
    chances: list[int]


class ProspectExplained(TypedDict):
    """What it would mean to declare war on a realm.

    ``own`` are the Allies whom one could call, ``theirs`` those whom the realm would. ``units`` are
    the Land Units of both that count, one's own first.
    """

    reasons: list[str]
    stability: list[StabilityLine]
    own: list[HelperExplained]
    theirs: list[HelperExplained]
    units: list[int]
    battles: list[BattleToCome]


def wars(s: State) -> list[WarExplained]:
    """Explain all wars, each from the side of every player in it."""
    return [_war(s, seat, foe) for seat in range(s.players) for foe in foes_of(s, seat)]


def _war(s: State, seat: Seat, foe: Realm) -> WarExplained:
    other = s.seat_of[foe]
    side = side_of(s, foe)
    theirs = 0 if other == NOBODY else counted_units(s, other, s.realm[seat])
    return {
        "realm": realm_of(s, seat),
        "foe": REALMS[foe],
        "side": [REALMS[each] for each in side],
        "standing": STANDINGS[standing(s, seat, foe)],
        "units": [counted_units(s, seat, foe), theirs],
        "taken": [PROVINCES[place] for place in taken_from(s, seat, side)],
        "lost": [PROVINCES[place] for place in lost_to(s, seat, foe)],
        "terms": {name: _term(s, seat, foe, term) for term, name in enumerate(TERMS)},
    }


def _term(s: State, seat: Seat, foe: Realm, term: int) -> TermExplained:
    verdict = judge_term(s, seat, foe, term, surrendered=False)
    why = "" if verdict.allowed else verdict.reason
    return {"allowed": verdict.allowed, "why": why, "cite": verdict.cite}


def declarations(s: State, seat: Seat) -> dict[str, ProspectExplained]:
    """Explain the wars that a player might declare: on players, neighbours and the claimed."""
    near = areas_next_to(s, seat)
    found: dict[str, ProspectExplained] = {}
    for realm in ALL_REALMS:
        if judge_target(s, seat, realm) is ALLOWED and _is_likely(s, seat, near, realm):
            found[REALMS[realm]] = _prospect(s, seat, realm)
    return found


def _is_likely(s: State, seat: Seat, near: set[Area], realm: Realm) -> bool:
    is_near = s.seat_of[realm] != NOBODY or not near.isdisjoint(areas_of_realm(s, realm))
    return is_near or bool(reasons(s, seat, realm))


def _prospect(s: State, seat: Seat, realm: Realm) -> ProspectExplained:
    seen = prospect(s, seat, realm)
    return {
        "reasons": seen.reasons,
        "stability": _lines(seen.bill),
        "own": [_helper(each) for each in seen.own],
        "theirs": [_helper(each) for each in seen.theirs],
        "units": list(seen.units),
        "battles": [_battle(s, site) for site in battles_at_once(s, seat, realm)],
    }


def _battle(s: State, site: Site) -> BattleToCome:
    chances = site.chances or ()
    return {
        "at_sea": site.at_sea,
        "place": ZONES[site.place] if site.at_sea else AREAS[site.place],
        "attacker": realm_of(s, site.attacker),
        "units": list(site.sizes),
        "chances": [round(1000 * part) for part in chances],
    }


def _helper(helper: Helper) -> HelperExplained:
    return {"realm": REALMS[helper.realm], "units": helper.units, "price": helper.price}


def _lines(bill: Bill) -> list[StabilityLine]:
    return [{"text": line.text, "args": line.args, "number": line.number} for line in bill]
