"""What the rules make of wars: what each side holds, the terms of peace, and wars to come."""

from typing import Final, Literal, TypeAlias

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    AREAS,
    NOBODY,
    REALMS,
    ZONES,
    Area,
    Realm,
)
from greatpowers.games.price_of_power.rules.calls import call_paid_in
from greatpowers.games.price_of_power.rules.casus_belli import reasons
from greatpowers.games.price_of_power.rules.geography import areas_next_to
from greatpowers.games.price_of_power.rules.ownership import areas_of_realm
from greatpowers.games.price_of_power.rules.peace import has_surrendered, judge_settling
from greatpowers.games.price_of_power.rules.prospects import (
    Helper,
    Site,
    battles_at_once,
    defence,
    prospect,
)
from greatpowers.games.price_of_power.rules.victory import (
    all_foes_of,
    counted_units,
    foes_of,
    side_of,
    standing,
)
from greatpowers.games.price_of_power.rules.war_bans import judge_target
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.view_names import realm_of
from greatpowers.games.price_of_power.view_peace import (
    LostExplained,
    TakenExplained,
    TermExplained,
    WarLine,
    lines,
    lost_explained,
    taken_explained,
    terms_explained,
)
from greatpowers.kernel.verdict import ALLOWED
from greatpowers.kit.remembering import remembered

Standing: TypeAlias = Literal["inconclusive", "partial", "total"]
STANDINGS: Final[tuple[Standing, ...]] = ("inconclusive", "partial", "total")
"""How a war stands for a player, by the numbers of the rules."""


class WarExplained(TypedDict):
    """A war as it stands for one player.

    ``side`` are the realms for which the foe makes peace, itself included. ``taken`` is what the
    player occupies of them, ``lost`` what the foe occupies of his, each with what may become of
    it. ``units`` are the Land Units of both that count, his first. ``allies`` are the player's own
    Active Allies.
    """

    realm: str
    foe: str
    side: list[str]
    allies: list[str]
    standing: Standing
    units: list[int]
    taken: dict[str, TakenExplained]
    lost: dict[str, LostExplained]
    terms: dict[str, TermExplained]


class HelperExplained(TypedDict):
    """An Ally who would be called: the Units it brings, what calling it costs, and in what."""

    realm: str
    units: int
    price: int
    paid_in: str


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
    the Land Units of both that count, one's own first; ``defence`` those with which a realm without
    a player defends the Area that it defends best.
    """

    reasons: list[str]
    stability: list[WarLine]
    own: list[HelperExplained]
    theirs: list[HelperExplained]
    units: list[int]
    defence: int
    battles: list[BattleToCome]


def wars(s: State) -> list[WarExplained]:
    """Explain all wars, each from the side of every player in it."""
    return [
        _war(s, seat, foe, has_surrendered(s, seat, foe))
        for seat in range(s.players)
        for foe in _settled_apart(s, seat)
    ]


@remembered
def _settled_apart(s: State, seat: Seat) -> list[Realm]:
    """Return the realms with which a player could make a peace of its own."""
    foes = foes_of(s, seat)
    others = [foe for foe in all_foes_of(s, seat) if foe not in foes]
    return foes + [foe for foe in others if judge_settling(s, seat, foe) is ALLOWED]


@remembered
def _war(s: State, seat: Seat, foe: Realm, surrendered: bool) -> WarExplained:
    other = s.seat_of[foe]
    theirs = 0 if other == NOBODY else counted_units(s, other, s.realm[seat])
    return {
        "realm": realm_of(s, seat),
        "foe": REALMS[foe],
        "side": [REALMS[each] for each in side_of(s, foe)],
        "allies": [REALMS[each] for each in side_of(s, s.realm[seat])[1:]],
        "standing": STANDINGS[standing(s, seat, foe)],
        "units": [counted_units(s, seat, foe), theirs],
        "taken": taken_explained(s, seat, foe),
        "lost": lost_explained(s, seat, foe),
        "terms": terms_explained(s, seat, foe, surrendered),
    }


@remembered
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
        "stability": lines(seen.bill),
        "own": [_helper(each) for each in seen.own],
        "theirs": [_helper(each) for each in seen.theirs],
        "units": list(seen.units),
        "defence": 0 if s.seat_of[realm] != NOBODY else defence(s, realm),
        "battles": [battle_to_come(s, site) for site in battles_at_once(s, seat, realm)],
    }


def battle_to_come(s: State, site: Site) -> BattleToCome:
    """Tell of a Battle that would come."""
    chances = site.chances or ()
    return {
        "at_sea": site.at_sea,
        "place": ZONES[site.place] if site.at_sea else AREAS[site.place],
        "attacker": realm_of(s, site.attacker),
        "units": list(site.sizes),
        "chances": [round(1000 * part) for part in chances],
    }


def _helper(helper: Helper) -> HelperExplained:
    return helper_explained(helper.realm, helper.units, helper.price)


def helper_explained(realm: Realm, units: int, price: int = 0) -> HelperExplained:
    """Name what a realm brings, and what it would cost to call it."""
    paid_in = call_paid_in(realm) if price else ""
    return {"realm": REALMS[realm], "units": units, "price": price, "paid_in": paid_in}
