"""Conditions of cards, asked of one seat: each word has a function that measures (16.3, 17).

A condition is measured by two numbers: what there is, and what is needed. So the same function
decides and explains.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from itertools import compress
from operator import or_
from typing import Any, Final, TypeAlias

from greatpowers.games.price_of_power.components.cards import (
    IDEA_TYPE,
    IS_GOVERNMENT,
    SKILL,
    idea,
)
from greatpowers.games.price_of_power.components.tables import (
    HEAVY_SHIP,
    LAND_UNITS,
    POWERS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_NODES,
    ALL_PROVINCES,
    ALL_REALMS,
    ALL_ZONES,
    AREA_OF,
    CONTINENT,
    ELECTORS,
    FACES,
    FAITHS,
    HAS_GOLD,
    LAND,
    NOBODY,
    NODE_AREAS,
    NODE_CONTINENT,
    NODE_ZONES,
    NODES,
    PROVINCES_UNDER,
    Area,
    Province,
    Realm,
    area,
    is_distant,
    node,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.effects.concerned import continents_of
from greatpowers.games.price_of_power.effects.numbers import (
    EVERY_BAND,
    EVERY_KIND,
    continent_named,
    land_units,
    merchants_of,
    towns_on,
)
from greatpowers.games.price_of_power.effects.selectors import (
    has_merchant,
    is_adjacent_realm,
    own_allies,
    own_vassals,
)
from greatpowers.games.price_of_power.rules.curia import cardinals, controller
from greatpowers.games.price_of_power.rules.empire import elector_areas, is_elector
from greatpowers.games.price_of_power.rules.faiths import (
    areas_in_dissent,
    faith_of,
    in_dissent,
    is_christian,
    same_faith,
    state_faith,
)
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.rules.influence import in_realm
from greatpowers.games.price_of_power.rules.mats import opponents
from greatpowers.games.price_of_power.rules.ownership import (
    Seats,
    areas_of_realm,
    capital_of,
    controls,
    flag_of,
    has,
    is_npr,
    is_vassal,
    lands_of,
    large_towns,
    overlord_seat,
    owned,
    owned_areas,
    owns,
    owns_area,
    tax_income,
    tokens_of,
    tokens_of_either,
)
from greatpowers.games.price_of_power.rules.relations import at_peace, realm_at_peace
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import (
    CLAIMS_PLACED,
    IMPERIAL,
    LAND_CHANGED,
    NO_CHARACTER,
    SHIPS_OF_FLEET,
    TIES_CHANGED,
    State,
)
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row

Measure: TypeAlias = tuple[int, int]
"""What there is, and what is needed."""

REGENCY_SKILL: Final = 3
"""The sum of the skills without a Ruler."""
LAND_BATTLE: Final = 0
NAVAL_BATTLE: Final = 1
WHOLE_WAR: Final = 2
INDUSTRY_NEEDS: Final = 3
INDUSTRY_PORTS: Final = 5
INDUSTRY_TOWNS: Final = 3
INFLUENCE_LEAD: Final = "influence_lead"
AT_MOST: Final = frozenset(("interest", "unrest"))
"""Conditions that are so as long as there is not more than that."""


class Condition:
    """One condition: a word, whether it must not be so, and the rest of what the card says.

    ``number`` is how many are needed, at least.
    """

    __slots__ = ("is_at_most", "is_of_owner", "name", "negated", "number", "row")

    def __init__(self, row: Row) -> None:
        self.row = row
        self.name: str = row["is"]
        self.negated = bool(row.get("not"))
        self.is_of_owner = row.get("who") == "owner"
        self.is_at_most = self.name in AT_MOST
        needed = row.get("number", row.get("at_least"))
        self.number = 1 if needed is None else int(needed)

    def word(self, name: str, default: Any = None) -> Any:
        """Return what a card says under a name."""
        return self.row.get(name, default)


def conditions(rows: Iterable[Row]) -> tuple[Condition, ...]:
    """Read a list of conditions."""
    return tuple(Condition(row) for row in rows)


Measurer: TypeAlias = Callable[[State, Condition, Seat], Measure]
_MEASURES: Final[dict[str, Measurer]] = {}


def condition(name: str) -> Callable[[Measurer], Measurer]:
    """Let the function below measure a condition."""

    def register(measure: Measurer) -> Measurer:
        assert name not in _MEASURES, f"{name} is measured already"
        _MEASURES[name] = measure
        return measure

    return register


_READS: Final = {
    "alliances": TIES_CHANGED | LAND_CHANGED,
    "bond": TIES_CHANGED,
    "claims_on": CLAIMS_PLACED,
    "continents": LAND_CHANGED,
    "controls": LAND_CHANGED,
    "influence": TIES_CHANGED | LAND_CHANGED,
    INFLUENCE_LEAD: TIES_CHANGED | LAND_CHANGED,
    "large_towns": LAND_CHANGED,
    "marriages": TIES_CHANGED,
    "owns": LAND_CHANGED,
    "owns_area": LAND_CHANGED | CLAIMS_PLACED,
    "presence": LAND_CHANGED,
    "tax": LAND_CHANGED,
    "tax_growth": LAND_CHANGED,
    "towns_on": LAND_CHANGED,
    "vassal_or_owned": LAND_CHANGED,
    "vassals": LAND_CHANGED,
}
"""What some conditions hang on, of the things that are noted when they change."""


def reads(needs: Iterable[Condition]) -> int:
    """Return on what conditions hang, as bits; 0 if also on what is not noted."""
    found = [0 if asked.negated else _READS.get(asked.name, 0) for asked in needs]
    return 0 if 0 in found else reduce(or_, found, 0)


def known_conditions() -> frozenset[str]:
    """Return the conditions that somebody measures."""
    return frozenset(_MEASURES)


def measure(s: State, asked: Condition, seat: Seat) -> Measure:
    """Return what a seat has of what a condition asks for, and how much it asks for."""
    return _MEASURES[asked.name](s, asked, seat)


@rule("16.3")
def holds(s: State, asked: Condition, seat: Seat, owner: Seat = NOBODY) -> bool:
    """Say whether a condition is so for a seat, or for the owner of the Event if it says so."""
    who = owner if asked.is_of_owner else seat
    if who == NOBODY:
        return False
    if asked.name == INFLUENCE_LEAD and _lead_at_best(s, who) < asked.number:
        return asked.negated
    there, needed = _MEASURES[asked.name](s, asked, who)
    is_so = there <= needed if asked.is_at_most else there >= needed
    return is_so != asked.negated


def all_hold(s: State, needs: Iterable[Condition], seat: Seat, owner: Seat = NOBODY) -> bool:
    """Say whether all conditions are so for a seat."""
    return first_lacking(s, needs, seat, owner) is None


def first_lacking(
    s: State, needs: Iterable[Condition], seat: Seat, owner: Seat = NOBODY
) -> Condition | None:
    """Return the first condition that is not so for a seat, if there is one."""
    for asked in needs:
        if not holds(s, asked, seat, owner):
            return asked
    return None


def _all_of(found: int, asked: Condition, names: Sequence[str]) -> Measure:
    """Measure against a number if one is said, else against all that are named."""
    return found, asked.number if "number" in asked.row else len(names)


def _meant(s: State, name: str) -> Realm:
    return s.named_realm if name == "chosen" else realm(name)


# -- land ----------------------------------------------------------------------------------------


@condition("owns")
def _owns(s: State, asked: Condition, seat: Seat) -> Measure:
    names = asked.word("provinces")
    return _all_of(sum(owns(s, seat, province(name)) for name in names), asked, names)


@condition("owns_area")
def _owns_area(s: State, asked: Condition, seat: Seat) -> Measure:
    names = asked.word("areas")
    if names is not None:
        return _all_of(sum(owns_area(s, seat, area(name)) for name in names), asked, names)
    whole = [place for place in owned_areas(s, seat) if owns_area(s, seat, place)]
    if asked.word("with_claim"):
        whole = [p for p in whole if p in s.claims[seat] or s.core[p] == seat]
    if asked.word("gained"):
        whole = [place for place in whole if place not in s.areas_then[seat]]
    return len(whole), asked.number


@condition("presence")
def _presence(s: State, asked: Condition, seat: Seat) -> Measure:
    present = owned_areas(s, seat)
    names = asked.word("areas")
    if names is None:
        return len(present), asked.number
    found = sum(area(name) in present for name in names)
    return found, 1 if asked.word("any") else _all_of(found, asked, names)[1]


@condition("controls")
def _controls(s: State, asked: Condition, seat: Seat) -> Measure:
    names = asked.word("provinces")
    with_vassals = bool(asked.word("vassals"))
    found = sum(_has_control(s, seat, province(name), with_vassals) for name in names)
    return _all_of(found, asked, names)


def _has_control(s: State, seat: Seat, place: Province, with_vassals: bool) -> bool:
    if controls(s, seat, place):
        return True
    is_own_vassal = s.holder[place] == seat and is_vassal(s.disc[place])
    return with_vassals and is_own_vassal and s.occupier[place] == NOBODY


@condition("vassal_or_owned")
def _vassal_or_owned(s: State, asked: Condition, seat: Seat) -> Measure:
    other = _meant(s, asked.word("realm"))
    if overlord_seat(s, other) == seat:
        return 1, 1
    home = [place for place in PROVINCES_UNDER[other] if flag_of(s, place) == other]
    return int(bool(home) and all(owns(s, seat, place) for place in home)), 1


@condition("vassals")
def _vassals(s: State, asked: Condition, seat: Seat) -> Measure:
    realms = own_vassals(s, seat)
    if asked.word("near"):
        near = _near(asked.word("near"))
        realms = [each for each in realms if near.intersection(areas_of_realm(s, each))]
    return len(realms), asked.number


def _near(name: str) -> set[Area]:
    return {area(name), *LAND[area(name)]}


@condition("towns_on")
def _towns_on(s: State, asked: Condition, seat: Seat) -> Measure:
    return towns_on(s, seat, continent_named(asked.word("continent"))), asked.number


@condition("claims_on")
def _claims_on(s: State, asked: Condition, seat: Seat) -> Measure:
    continent = continent_named(asked.word("continent"))
    claimed = [place for place in s.claims[seat] if is_distant(place)]
    return sum(continent in (None, CONTINENT[place]) for place in claimed), asked.number


@condition("continents")
def _continents(s: State, asked: Condition, seat: Seat) -> Measure:
    return continents_of(s, seat), asked.number


@condition("large_towns")
def _large_towns(s: State, asked: Condition, seat: Seat) -> Measure:
    return large_towns(s, seat), asked.number


@condition("cores")
def _cores(s: State, asked: Condition, seat: Seat) -> Measure:
    return s.core.count(seat), asked.number


@condition("unrest")
def _unrest(s: State, asked: Condition, seat: Seat) -> Measure:
    return sum(s.unrest[place] for place in s.lands[seat]), int(asked.word("at_most"))


@condition("adjacent")
def _adjacent(s: State, asked: Condition, seat: Seat) -> Measure:
    other = _meant(s, asked.word("realm"))
    return int(other != NOBODY and is_adjacent_realm(s, seat, other)), 1


# -- relations -----------------------------------------------------------------------------------


@condition("alliances")
def _alliances(s: State, asked: Condition, seat: Seat) -> Measure:
    allies = own_allies(s, seat)
    names = asked.word("realms")
    if names is not None:
        allies = [each for each in allies if each in map(realm, names)]
    kind = asked.word("kind")
    if kind == "player":
        allies = [each for each in allies if s.seat_of[each] != NOBODY]
    if kind == "port":
        allies = [each for each in allies if _has_port(s, each)]
    return len(allies), asked.number


def _has_port(s: State, other: Realm) -> bool:
    seat = s.seat_of[other]
    lands = lands_of(s, other) if seat == NOBODY else owned(s, seat)
    return any(FACES[place] for place in lands)


def _is_married(s: State, seat: Seat, other: Realm) -> bool:
    return has(s.married[other] | s.disputed[other], seat)


@condition("marriages")
def _marriages(s: State, asked: Condition, seat: Seat) -> Measure:
    names = asked.word("realms")
    if names is None:
        return len(tokens_of_either(s.married, s.disputed, seat)), asked.number
    return sum(_is_married(s, seat, realm(name)) for name in names), asked.number


@condition("bond")
def _bond(s: State, asked: Condition, seat: Seat) -> Measure:
    other = _meant(s, asked.word("realm"))
    return int(_is_married(s, seat, other) or other in own_allies(s, seat)), 1


@condition("influence")
def _influence(s: State, asked: Condition, seat: Seat) -> Measure:
    return in_realm(s, seat, _meant(s, asked.word("realm"))), asked.number


@condition(INFLUENCE_LEAD)
def _influence_lead(s: State, asked: Condition, seat: Seat) -> Measure:
    if "realm" in asked.row:
        other = _meant(s, asked.word("realm"))
        return int(other != NOBODY and _leads_in_realm(s, seat, other)), 1
    weddings = _weddings(s)
    names = asked.word("areas")
    if names is not None:
        found = sum(_leads_in(s, seat, area(name), weddings) for name in names)
        return _all_of(found, asked, names)
    places = _areas_with_weight(s, seat, weddings)
    if asked.word("where") == "elector":
        places = {place for place in places if place in ELECTORS and is_elector(s, place)}
    return sum(_leads_in(s, seat, place, weddings) for place in places), asked.number


@rule("11.1", "11.2.1", "18.2")
def _lead_at_best(s: State, seat: Seat) -> int:
    """Return in how many Areas a player could lead, as he has Influence or a Marriage there.

    That is soon known, and mostly enough to know.
    """
    married = tokens_of_either(s.married, s.disputed, seat)
    imperial = s.influence[IMPERIAL] if s.emperor == seat else ()
    return len({*s.influence[seat], *imperial}) + len(married)


def _leads_in_realm(s: State, seat: Seat, other: Realm) -> bool:
    own = in_realm(s, seat, other)
    return own > 0 and all(own > in_realm(s, each, other) for each in opponents(s, seat))


def _weddings(s: State) -> dict[Area, list[Seats]]:
    """Return for each Area the sets of players who have married into a Capital there."""
    found: dict[Area, list[Seats]] = {}
    for tokens in (s.married, s.disputed):
        for other in compress(ALL_REALMS, tokens):
            found.setdefault(AREA_OF[capital_of(s, other)], []).append(tokens[other])
    return found


@rule("11.1", "11.2.1", "18.2")
def _areas_with_weight(s: State, seat: Seat, weddings: dict[Area, list[Seats]]) -> set[Area]:
    """Return the Areas in which a player has any Influence or Marriage."""
    found = set(s.influence[seat])
    for place, couples in weddings.items():
        if any(has(couple, seat) for couple in couples):
            found.add(place)
    return found.union(s.influence[IMPERIAL]) if s.emperor == seat else found


@rule("11.1", "11.2.1", "18.2")
def _leads_in(s: State, seat: Seat, place: Area, weddings: dict[Area, list[Seats]]) -> bool:
    """Say whether a player has more Influence in an Area than any other; Marriages count."""
    weights = [cubes.count(place) for cubes in s.influence]
    imperial = weights.pop()
    for couple in weddings.get(place, ()):
        for other in range(s.players):
            weights[other] += couple >> other & 1
    if s.emperor != NOBODY:
        weights[s.emperor] += imperial
    own = weights[seat]
    return own > 0 and own == max(weights) and weights.count(own) == 1


@condition("independent")
def _independent(s: State, asked: Condition, _seat: Seat) -> Measure:
    other = _meant(s, asked.word("realm"))
    return int(is_npr(s, other) and realm_at_peace(s, other)), 1


@condition("player_realm")
def _player_realm(s: State, asked: Condition, _seat: Seat) -> Measure:
    return int(s.seat_of[realm(asked.word("realm"))] != NOBODY), 1


@condition("dnpr_provinces")
def _dnpr_provinces(s: State, asked: Condition, _seat: Seat) -> Measure:
    other = realm(asked.word("realm"))
    return len(lands_of(s, other)) if s.colour[other] != NOBODY else 0, asked.number


# -- wealth --------------------------------------------------------------------------------------


@condition("tax")
def _tax(s: State, asked: Condition, seat: Seat) -> Measure:
    return tax_income(s, seat), asked.number


@condition("tax_growth")
def _tax_growth(s: State, asked: Condition, seat: Seat) -> Measure:
    return tax_income(s, seat) - s.tax_then[seat], asked.number


@condition("ducats")
def _ducats(s: State, asked: Condition, seat: Seat) -> Measure:
    return s.ducats[seat], asked.number


@condition("interest")
def _interest(s: State, asked: Condition, seat: Seat) -> Measure:
    return s.interest[seat], int(asked.word("at_most"))


@condition("trade_income")
def _trade_income(s: State, asked: Condition, seat: Seat) -> Measure:
    by_node = s.best_trade_in[seat * len(NODES) : (seat + 1) * len(NODES)]
    if "nodes" in asked.row:
        best = max((by_node[node(name)] for name in asked.word("nodes")), default=0)
    elif asked.word("where") == "distant":
        best = max((by_node[at] for at in ALL_NODES if NODE_CONTINENT[at]), default=0)
    else:
        best = s.best_trade[seat]
    return best, asked.number


@condition("merchants")
def _merchants(s: State, asked: Condition, seat: Seat) -> Measure:
    if not asked.word("outside_home"):
        return merchants_of(s, seat), asked.number
    return sum(has_merchant(s, seat, at) and not _is_home(s, seat, at) for at in ALL_NODES), (
        asked.number
    )


def _is_home(s: State, seat: Seat, at: int) -> bool:
    """Say whether a node lies in the Area, or on a Sea Zone, of a player's Capital."""
    capital = capital_of(s, s.realm[seat])
    by_sea = any(sea in FACES[capital] for sea in NODE_ZONES[at])
    return by_sea or AREA_OF[capital] in NODE_AREAS[at]


@condition("merchants_in")
def _merchants_in(s: State, asked: Condition, seat: Seat) -> Measure:
    names = asked.word("nodes")
    return _all_of(sum(has_merchant(s, seat, node(name)) for name in names), asked, names)


@condition("expanded_node_with_merchant")
def _expanded_nodes(s: State, asked: Condition, seat: Seat) -> Measure:
    return sum(s.expanded[at] and has_merchant(s, seat, at) for at in ALL_NODES), asked.number


@condition("industry_ready")
def _industry_ready(s: State, _asked: Condition, seat: Seat) -> Measure:
    lands = owned(s, seat)
    ready = (
        sum(bool(FACES[place]) for place in lands) >= INDUSTRY_PORTS,
        towns_on(s, seat, None) >= INDUSTRY_TOWNS,
        has(s.knows[idea("scientific_revolution")], seat),
        not any(HAS_GOLD[place] for place in lands),
    )
    return sum(ready), INDUSTRY_NEEDS


# -- the state -----------------------------------------------------------------------------------


@condition("stability")
def _stability(s: State, asked: Condition, seat: Seat) -> Measure:
    return s.stability[seat], asked.number


@condition("idea")
def _idea(s: State, asked: Condition, seat: Seat) -> Measure:
    return int(has(s.knows[idea(asked.word("idea"))], seat)), 1


@condition("ideas")
def _ideas(s: State, asked: Condition, seat: Seat) -> Measure:
    known = tokens_of(s.knows, seat)
    kind = asked.word("type")
    if kind == "government":
        known = [each for each in known if IS_GOVERNMENT[each]]
    elif kind is not None:
        known = [each for each in known if IDEA_TYPE[each] == POWERS.index(kind)]
    return len(known), asked.number


@condition("advisors")
def _advisors(s: State, asked: Condition, seat: Seat) -> Measure:
    serving = s.advisor[seat * len(POWERS) : (seat + 1) * len(POWERS)]
    return sum(who != NO_CHARACTER for who in serving), asked.number


@condition("ruler_skill")
def _ruler_skill(s: State, asked: Condition, seat: Seat) -> Measure:
    ruler = s.ruler[seat]
    return REGENCY_SKILL if ruler == NO_CHARACTER else sum(SKILL[ruler]), asked.number


@condition("state_religion")
def _state_religion(s: State, asked: Condition, seat: Seat) -> Measure:
    faith = state_faith(s, seat)
    group = asked.word("group")
    if group == "christian":
        return int(is_christian(faith)), 1
    names = ["muslim"] if group == "muslim" else [asked.word("faith"), *asked.word("or", ())]
    return int(any(same_faith(faith, FAITHS.index(name)) for name in names)), 1


@condition("areas_of_faith")
def _areas_of_faith(s: State, asked: Condition, seat: Seat) -> Measure:
    if asked.word("where") == "elector":
        places = elector_areas(s)
    else:
        places = [place for place in owned_areas(s, seat) if not is_distant(place)]
    name = asked.word("faith")
    if name == "other":
        fitting = areas_in_dissent(s, seat)
    elif name == "state":
        fitting = [place for place in places if not in_dissent(s, seat, place)]
    else:
        faith = FAITHS.index(name)
        fitting = [place for place in places if same_faith(faith_of(s, place), faith)]
    needed = int(asked.word("number", 1))
    return len(fitting), max(needed, len(places)) if asked.word("all") else needed


@condition("cardinals")
def _cardinals(s: State, asked: Condition, seat: Seat) -> Measure:
    return cardinals(s, seat), asked.number


@condition("papal_controller")
def _papal_controller(s: State, _asked: Condition, seat: Seat) -> Measure:
    return int(controller(s) == seat), 1


@condition("authority")
def _authority(s: State, asked: Condition, seat: Seat) -> Measure:
    return s.authority if s.emperor == seat else -1, asked.number


# -- arms ----------------------------------------------------------------------------------------


@condition("deployed")
def _deployed(s: State, asked: Condition, seat: Seat) -> Measure:
    kind = asked.word("kind")
    if kind == "heavy_ship":
        start = seat * SHIPS_OF_FLEET
        return s.fleet[start + HEAVY_SHIP] + s.fleet[start + SHIPS_OF_FLEET - 1], asked.number
    if "near" in asked.row:
        near = _near(asked.word("near"))
        return sum(in_area(s, seat, place) for place in near), asked.number
    kinds = EVERY_KIND if kind is None else (LAND_UNITS.index(kind),)
    return land_units(s, seat, kinds, EVERY_BAND), asked.number


@condition("ships_at_sea")
def _ships_at_sea(s: State, asked: Condition, seat: Seat) -> Measure:
    zones = ALL_ZONES if "zones" not in asked.row else [zone(name) for name in asked.word("zones")]
    return sum(any_ships(s, seat, sea) for sea in zones), asked.number


def _victories(s: State, asked: Condition, seat: Seat, kinds: tuple[int, ...]) -> int:
    """Count the victories of some kinds of which a condition speaks."""
    won = s.won[seat]
    return sum(
        won[place] in kinds and _is_such_victory(s, asked, won[place + 1], won[place + 2])
        for place in range(0, len(won), 3)
    )


def _is_such_victory(s: State, asked: Condition, loser: Realm, in_round: int) -> bool:
    if asked.word("period") == "round" and in_round != s.round:
        return False
    versus = asked.word("versus")
    if versus == "muslim":
        return loser != NOBODY and s.state_faith[loser] == FAITHS.index("muslim")
    return versus is None or (loser != NOBODY and s.seat_of[loser] != NOBODY)


@condition("won_battles")
def _won_battles(s: State, asked: Condition, seat: Seat) -> Measure:
    kinds = (NAVAL_BATTLE,) if asked.word("kind") == "naval" else (LAND_BATTLE, NAVAL_BATTLE)
    return _victories(s, asked, seat, kinds), asked.number


@condition("won_war")
def _won_war(s: State, asked: Condition, seat: Seat) -> Measure:
    return _victories(s, asked, seat, (WHOLE_WAR,)), asked.number


@condition("occupies_capital")
def _occupies_capital(s: State, asked: Condition, seat: Seat) -> Measure:
    if seat not in s.occupier:
        return 0, asked.number
    taken = {place for place in ALL_PROVINCES if s.occupier[place] == seat}
    if asked.word("of") == "player":
        realms: Iterable[Realm] = s.realm
    else:
        realms = range(len(s.capital))
    return len(taken & {capital_of(s, each) for each in realms}), asked.number


@condition("at_peace")
def _at_peace(s: State, _asked: Condition, seat: Seat) -> Measure:
    return int(at_peace(s, seat)), 1
