"""How much of what cards ask for is so.

Conditions are measured; where one counts whole things only, the way to them is measured too: a
Claim, a war, Units at the gates, a siege.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from greatpowers.games.price_of_power.components.cards import DEED_OF, DEEDS, IDEA_TYPE, Idea, idea
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    PROVINCES_OF,
    PROVINCES_UNDER,
    Area,
    Realm,
    area,
    is_distant,
    node,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.effects.cards import NEEDS_OF_IDEA
from greatpowers.games.price_of_power.effects.conditions import Condition, holds, measure
from greatpowers.games.price_of_power.landmarks_roads import (
    COURTED,
    chain_to,
    holds_card,
    players_war,
    to_own,
    to_trade_in,
    voyages,
)
from greatpowers.games.price_of_power.rules import research, vassals
from greatpowers.games.price_of_power.rules.card_prices import charges_on
from greatpowers.games.price_of_power.rules.claims import has_claim
from greatpowers.games.price_of_power.rules.geography import SEA, areas_next_to
from greatpowers.games.price_of_power.rules.influence import in_realm
from greatpowers.games.price_of_power.rules.mats import opponents, power_of
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    flag_of,
    has,
    is_npr,
    owned_areas,
)
from greatpowers.games.price_of_power.rules.relations import at_war_with_all
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.verdict import ALLOWED

NEARLY: Final = 0.99
"""The most that counts of what is not reached."""


def near_needs(s: State, seat: Seat, needs: Sequence[Condition]) -> float:
    """Return how much of what a card asks for is so, from 0 to 1."""
    return sum(_part(s, seat, asked) for asked in needs) / len(needs)


def _part(s: State, seat: Seat, asked: Condition) -> float:
    if holds(s, asked, seat):
        return 1.0
    if asked.name in _GRADED:
        return min(NEARLY, _GRADED[asked.name](s, seat, asked))
    there, needed = measure(s, asked, seat)
    return 0.0 if there >= needed or needed <= 0 else max(0.0, there / needed)


def _best(parts: Iterable[float], number: int) -> float:
    """Return the mean of so many of the best; those that are missing count nothing."""
    return sum(sorted(parts, reverse=True)[:number]) / number


def _number(asked: Condition, named: Sequence[str]) -> int:
    return asked.number if "number" in asked.row else len(named)


def _provinces(s: State, seat: Seat, asked: Condition) -> float:
    names = asked.word("provinces")
    return _best([to_own(s, seat, province(name)) for name in names], _number(asked, names))


def _whole_areas(s: State, seat: Seat, asked: Condition) -> float:
    names = asked.word("areas")
    if names is not None:
        return _best([_whole(s, seat, area(name)) for name in names], _number(asked, names))
    found = {place: _whole(s, seat, place) for place in owned_areas(s, seat)}
    if asked.word("with_claim"):
        found = {p: part * (1 if has_claim(s, seat, p) else 0.8) for p, part in found.items()}
    return _best(found.values(), asked.number)


def _whole(s: State, seat: Seat, place: Area) -> float:
    return _best([to_own(s, seat, each) for each in PROVINCES_OF[place]], len(PROVINCES_OF[place]))


def _foothold(s: State, seat: Seat, place: Area) -> float:
    return max(to_own(s, seat, each) for each in PROVINCES_OF[place])


def _footholds(s: State, seat: Seat, asked: Condition) -> float:
    names = asked.word("areas")
    if names is not None:
        number = 1 if asked.word("any") else _number(asked, names)
        return _best([_foothold(s, seat, area(name)) for name in names], number)
    near = {*owned_areas(s, seat), *areas_next_to(s, seat)}
    return _best([_foothold(s, seat, place) for place in near if PROVINCES_OF[place]], asked.number)


def _subject(s: State, seat: Seat, asked: Condition) -> float:
    """Measure the way to a Vassal, by arms or by Influence."""
    other = realm(asked.word("realm"))
    home = [place for place in PROVINCES_UNDER[other] if flag_of(s, place) == other]
    if not home:
        return 0.0
    won = _best([to_own(s, seat, place) for place in home], len(home))
    return max(courted(s, seat, other), won)


def courted(s: State, seat: Seat, other: Realm) -> float:
    """Return how near a player is to subjugating a realm: an Alliance, Influence, a card."""
    if not is_npr(s, other) or vassals.judge_crown(s, other) is not ALLOWED:
        return 0.0
    cubes = in_realm(s, seat, other) / max(1, vassals.cubes_for(s, seat, other))
    found = 0.2 * has(s.allied[other], seat) + 0.35 * min(1.0, cubes)
    found += 0.1 * (vassals.judge_weight(s, seat, other) is ALLOWED)
    return found + 0.15 * holds_card(s, seat, "subjugate")


def _bond(s: State, seat: Seat, asked: Condition) -> float:
    """Measure the way to an Alliance or a Marriage: Influence there."""
    return 0.6 * min(1.0, in_realm(s, seat, realm(asked.word("realm"))) / COURTED)


def _ties(s: State, seat: Seat, asked: Condition) -> float:
    """Measure the way to ties with some realms: Influence there."""
    there, needed = measure(s, asked, seat)
    names = asked.word("realms")
    if names is None:
        return there / needed
    courted = [min(1.0, in_realm(s, seat, realm(name)) / COURTED) for name in names]
    return (there + 0.5 * _best(courted, needed)) / (needed + 0.5)


def _overseas(s: State, seat: Seat, asked: Condition) -> float:
    """Measure the way to Towns overseas: Ships out there, and Claims."""
    there, needed = measure(s, asked, seat)
    claimed = sum(is_distant(place) for place in s.claims[seat])
    more = 0.5 * min(claimed, needed - there) + 0.3 * voyages(s, seat)
    return (there + more) / needed


def _idea(s: State, seat: Seat, asked: Condition) -> float:
    return learning(s, seat, idea(asked.word("idea")))


def learning(s: State, seat: Seat, number: Idea) -> float:
    """Measure what of the price of an Idea there is, once it is on display."""
    needs = NEEDS_OF_IDEA[number]
    found = 0.3 * (near_needs(s, seat, needs) if needs else 1.0)
    if number not in s.grid:
        return found
    price = max(1, research.price(s, seat, number))
    return 0.2 + found + 0.4 * min(1.0, power_of(s, seat, IDEA_TYPE[number]) / price)


def _trade(s: State, seat: Seat, asked: Condition) -> float:
    """Measure Trade in some nodes: what it brought, and how near one is to them."""
    there, needed = measure(s, asked, seat)
    nodes = [to_trade_in(s, seat, node(name)) for name in asked.word("nodes", ())]
    return 0.7 * there / needed + 0.3 * max(nodes, default=0.0)


def _merchants(s: State, seat: Seat, asked: Condition) -> float:
    names = asked.word("nodes")
    return _best([to_trade_in(s, seat, node(name)) for name in names], _number(asked, names))


def _ships(s: State, seat: Seat, asked: Condition) -> float:
    """Measure Ships in some waters: those that are there, and the links that lack to them."""
    there, needed = measure(s, asked, seat)
    zones = asked.word("zones")
    if zones is None:
        return there / needed
    return 0.6 * there / needed + 0.3 * chain_to(s, seat, [SEA + zone(name) for name in zones])


def _battles(s: State, seat: Seat, asked: Condition) -> float:
    """Measure Battles and wars won, and how near the next one is."""
    there, needed = measure(s, asked, seat)
    return (there + 0.6 * _warring(s, seat)) / needed


def _warring(s: State, seat: Seat) -> float:
    """Return how near Battles and Victories are: a war, what is occupied, players who fight."""
    if not at_war_with_all(s, seat):
        return 0.0
    return 0.3 + 0.3 * bool(s.occupied[seat]) + 0.4 * players_war(s, seat)


def _papacy(s: State, seat: Seat, _asked: Condition) -> float:
    return s.cardinals.count(seat) / max(1, len(s.cardinals))


def _cores(s: State, seat: Seat, asked: Condition) -> float:
    """Measure Cores, and how near the next one is: the card whose charges make them."""
    there, needed = measure(s, asked, seat)
    ready = charges_on(s, seat, DEED_OF[DEEDS.index("integrate_area")]) > 0
    card = holds_card(s, seat, "development")
    return (there + (0.6 if ready else 0.3 * card)) / needed


def _capitals(s: State, seat: Seat, _asked: Condition) -> float:
    return max(to_own(s, seat, capital_of(s, s.realm[other])) for other in opponents(s, seat))


_GRADED: Final[dict[str, Callable[[State, Seat, Condition], float]]] = {
    "owns": _provinces,
    "controls": _provinces,
    "owns_area": _whole_areas,
    "presence": _footholds,
    "vassal_or_owned": _subject,
    "marriages": _ties,
    "alliances": _ties,
    "towns_on": _overseas,
    "claims_on": _overseas,
    "continents": _overseas,
    "idea": _idea,
    "trade_income": _trade,
    "merchants_in": _merchants,
    "occupies_capital": _capitals,
    "cores": _cores,
    "bond": _bond,
    "ships_at_sea": _ships,
    "won_battles": _battles,
    "won_war": _battles,
    "papal_controller": _papacy,
}
