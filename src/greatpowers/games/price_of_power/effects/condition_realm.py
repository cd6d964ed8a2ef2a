"""Conditions of cards about a realm: its wealth, its state, its arms (16.3, 17)."""

from collections.abc import Iterable
from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ALL_IDEAS,
    IDEA_TYPE,
    IS_GOVERNMENT,
    SKILL,
    Idea,
    idea,
)
from greatpowers.games.price_of_power.components.tables import (
    HEAVY_SHIP,
    LAND_UNITS,
    MERCHANTS,
    POWERS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_NODES,
    ALL_PROVINCES,
    AREA_OF,
    FACES,
    FAITHS,
    HAS_GOLD,
    NOBODY,
    NODE_AREAS,
    NODE_CONTINENT,
    NODE_ZONES,
    NODES,
    Realm,
    is_distant,
    node,
    zone,
)
from greatpowers.games.price_of_power.effects.conditions import (
    Condition,
    Measure,
    all_of,
    condition,
    near,
)
from greatpowers.games.price_of_power.effects.numbers import (
    EVERY_BAND,
    EVERY_KIND,
    land_units,
    merchants_of,
    towns_on,
)
from greatpowers.games.price_of_power.effects.selectors import (
    has_merchant,
)
from greatpowers.games.price_of_power.rules.curia import cardinals, controller
from greatpowers.games.price_of_power.rules.empire import elector_areas
from greatpowers.games.price_of_power.rules.faiths import (
    areas_in_dissent,
    faith_of,
    in_dissent,
    is_christian,
    same_faith,
    state_faith,
)
from greatpowers.games.price_of_power.rules.geography import any_ships, ships_at_sea
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    has,
    owned,
    owned_areas,
    tax_income,
)
from greatpowers.games.price_of_power.rules.relations import at_peace
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import (
    FEAT_DONE,
    LAND_CHANGED,
    NO_CHARACTER,
    SHIPS_OF_FLEET,
    State,
)

REGENCY_SKILL: Final = 3
"""The sum of the skills without a Ruler."""
LAND_BATTLE: Final = 0
NAVAL_BATTLE: Final = 1
WHOLE_WAR: Final = 2
INDUSTRY_NEEDS: Final = 3
INDUSTRY_PORTS: Final = 5
INDUSTRY_TOWNS: Final = 3


# -- wealth --------------------------------------------------------------------------------------


@condition("tax", reads=LAND_CHANGED)
def _tax(s: State, asked: Condition, seat: Seat) -> Measure:
    return tax_income(s, seat), asked.number


@condition("tax_growth", reads=LAND_CHANGED)
def _tax_growth(s: State, asked: Condition, seat: Seat) -> Measure:
    return tax_income(s, seat) - s.tax_then[seat], asked.number


@condition("ducats")
def _ducats(s: State, asked: Condition, seat: Seat) -> Measure:
    return s.ducats[seat], asked.number


@condition("interest")
def _interest(s: State, asked: Condition, seat: Seat) -> Measure:
    return s.interest[seat], int(asked.word("at_most"))


def _trade_income_at_best(s: State, seat: Seat) -> int:
    return s.best_trade[seat]


@condition("trade_income", reads=FEAT_DONE, at_best=_trade_income_at_best)
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
    return all_of(sum(has_merchant(s, seat, node(name)) for name in names), asked, names)


@condition("expanded_node_with_merchant")
def _expanded_nodes(s: State, asked: Condition, seat: Seat) -> Measure:
    merchants = s.merchant[seat * MERCHANTS : (seat + 1) * MERCHANTS]
    return len({at for at in merchants if at >= 0 and s.expanded[at]}), asked.number


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


@condition("stability", reads=FEAT_DONE)
def _stability(s: State, asked: Condition, seat: Seat) -> Measure:
    return s.stability[seat], asked.number


@condition("idea", reads=FEAT_DONE)
def _idea(s: State, asked: Condition, seat: Seat) -> Measure:
    return int(has(s.knows[idea(asked.word("idea"))], seat)), 1


IDEAS_OF_KIND: Final[dict[str | None, tuple[Idea, ...]]] = {
    None: tuple(ALL_IDEAS),
    "government": tuple(each for each in ALL_IDEAS if IS_GOVERNMENT[each]),
    **{
        name: tuple(each for each in ALL_IDEAS if IDEA_TYPE[each] == power)
        for power, name in enumerate(POWERS)
    },
}
"""The Ideas of which a condition speaks, by the word for them."""


@condition("ideas", reads=FEAT_DONE)
def _ideas(s: State, asked: Condition, seat: Seat) -> Measure:
    known, bit = s.knows, 1 << seat
    return sum([1 for each in IDEAS_OF_KIND[asked.word("type")] if known[each] & bit]), asked.number


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


def _deployed_at_best(s: State, seat: Seat) -> int:
    start = seat * SHIPS_OF_FLEET
    heavy_ships = s.fleet[start + HEAVY_SHIP] + s.fleet[start + SHIPS_OF_FLEET - 1]
    return land_units(s, seat, EVERY_KIND, EVERY_BAND) + heavy_ships


@condition("deployed", at_best=_deployed_at_best)
def _deployed(s: State, asked: Condition, seat: Seat) -> Measure:
    kind = asked.word("kind")
    if kind == "heavy_ship":
        start = seat * SHIPS_OF_FLEET
        return s.fleet[start + HEAVY_SHIP] + s.fleet[start + SHIPS_OF_FLEET - 1], asked.number
    if "near" in asked.row:
        around = near(asked.word("near"))
        return sum(in_area(s, seat, place) for place in around), asked.number
    kinds = EVERY_KIND if kind is None else (LAND_UNITS.index(kind),)
    return land_units(s, seat, kinds, EVERY_BAND), asked.number


@condition("ships_at_sea")
def _ships_at_sea(s: State, asked: Condition, seat: Seat) -> Measure:
    if "zones" not in asked.row:
        return ships_at_sea(s, seat), asked.number
    zones = [zone(name) for name in asked.word("zones")]
    return sum(any_ships(s, seat, sea) for sea in zones), asked.number


def _victories(s: State, asked: Condition, seat: Seat, kinds: tuple[int, ...]) -> int:
    """Count the victories of some kinds of which a condition speaks."""
    won = s.won[seat]
    return sum(
        won[place] in kinds and _is_such_victory(s, asked, won[place + 1], won[place + 2])
        for place in range(0, len(won), 3)
    )


def _victories_at_best(s: State, seat: Seat) -> int:
    return len(s.won[seat]) // 3


def _is_such_victory(s: State, asked: Condition, loser: Realm, in_round: int) -> bool:
    if asked.word("period") == "round" and in_round != s.round:
        return False
    versus = asked.word("versus")
    if versus == "muslim":
        return loser != NOBODY and s.state_faith[loser] == FAITHS.index("muslim")
    return versus is None or (loser != NOBODY and s.seat_of[loser] != NOBODY)


@condition("won_battles", reads=FEAT_DONE, at_best=_victories_at_best)
def _won_battles(s: State, asked: Condition, seat: Seat) -> Measure:
    kinds = (NAVAL_BATTLE,) if asked.word("kind") == "naval" else (LAND_BATTLE, NAVAL_BATTLE)
    return _victories(s, asked, seat, kinds), asked.number


@condition("won_war", reads=FEAT_DONE, at_best=_victories_at_best)
def _won_war(s: State, asked: Condition, seat: Seat) -> Measure:
    return _victories(s, asked, seat, (WHOLE_WAR,)), asked.number


@condition("occupies_capital", reads=LAND_CHANGED)
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
