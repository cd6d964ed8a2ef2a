"""How near a player is to places: Provinces by colony, war or sale, far nodes, Battles."""

from collections.abc import Collection, Iterable
from typing import Final

from greatpowers.games.price_of_power.appraisal_front import defence
from greatpowers.games.price_of_power.components.cards import (
    ACTION_OF,
    ACTIONS,
    NODES_OF,
    TRADE_NODES,
    TRADES,
)
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_NODES,
    AREA_OF,
    LAND,
    NOBODY,
    Node,
    Province,
    is_distant,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules import colonies, explore
from greatpowers.games.price_of_power.rules.battle_sides import is_fighting
from greatpowers.games.price_of_power.rules.claims import has_claim
from greatpowers.games.price_of_power.rules.empire import master_of
from greatpowers.games.price_of_power.rules.geography import (
    ENDS_OF_CHAINS,
    SEA,
    SPACES_NEXT_TO,
    Space,
    light_ships,
    trade_chain,
)
from greatpowers.games.price_of_power.rules.influence import in_realm
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.mats import opponents
from greatpowers.games.price_of_power.rules.ownership import is_vacant, owned_areas, owns
from greatpowers.games.price_of_power.rules.relations import at_peace, at_war_with, is_enemy
from greatpowers.games.price_of_power.rules.trade_power import judge_needs, merchant_in
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.verdict import ALLOWED

COURTED: Final = 6
"""So much Influence is as good as any."""
HOST: Final = 6
"""So many Units are a host."""
FAR: Final = 99
"""Farther away than anything."""
FOR_SALE: Final = 0.3
"""How much nearer a Province is that its owner may sell."""
LINKS: Final = 9
"""So many links that lack are as bad as any number."""
BY_LAND: Final = 2
"""As so many Ships counts an Area in which one is not."""


def voyages(s: State, seat: Seat) -> float:
    """Return how ready a player is to explore, from 0 to 1."""
    known = 0.4 if modifier(s, seat, "explore_with_ships") else 0.0
    return known + 0.2 * min(3, len(explore.distant_ships(s, seat)))


def to_own(s: State, seat: Seat, place: Province) -> float:
    """Return how near a player is to owning a Province."""
    if owns(s, seat, place):
        return 1.0
    if s.holder[place] == seat:
        return 0.8 + 0.1 * holds_card(s, seat, "subjugate")
    if s.occupier[place] == seat:
        return 0.75
    return _colony(s, seat, place) if is_vacant(s, place) else _conquest(s, seat, place)


def _colony(s: State, seat: Seat, place: Province) -> float:
    """Return how near a colony is: Ships out there, a Claim, a link to the Capital."""
    where = AREA_OF[place]
    if not is_distant(where):
        return 0.0
    if where in s.claims[seat]:
        return 0.75 if colonies.judge_colony(s, seat, where) is ALLOWED else 0.6
    shores = [space for space in SPACES_NEXT_TO[where] if space >= SEA]
    found = 0.15 * voyages(s, seat) + 0.2 * chain_to(s, seat, [where, *shores])
    return found + 0.2 * (where in explore.within_reach(s, seat))


def _conquest(s: State, seat: Seat, place: Province) -> float:
    """Return how near a conquest is: a Claim, a war, Units next to it, Units there."""
    where, lord = AREA_OF[place], master_of(s, place)
    here = in_area(s, seat, where)
    close = max((in_area(s, seat, other) for other in LAND[where]), default=0)
    found = 0.1 * has_claim(s, seat, where) + 0.05 * min(1.0, (here + close) / HOST)
    found += 0.05 * _closeness(owned_areas(s, seat), [where])
    if lord == NOBODY:
        return found
    if s.seat_of[lord] != NOBODY and at_peace(s, seat):
        return found + FOR_SALE * has_claim(s, seat, where)
    if not is_enemy(s, seat, lord):
        return found + 0.05 * min(1.0, in_realm(s, seat, lord) / COURTED)
    if here:
        return found + 0.3 + 0.1 * min(1.0, here / HOST)
    return found + 0.2 + 0.1 * min(1.0, close / (1 + defence(s, seat, where)))


def to_trade_in(s: State, seat: Seat, at: Node) -> float:
    """Return how near a player is to trading in a node: a chain that leads there, cards, needs."""
    if merchant_in(s, seat, at) != NOBODY:
        return 1.0
    there = [card for card in CARDS_WITH[at] if card not in s.trade_unused]
    fit = [card for card in there if _is_fit(s, seat, card, at)]
    ready = 0.1 * voyages(s, seat) + 0.1 * bool(there) + 0.1 * bool(fit)
    return 0.6 * chain_to(s, seat, ENDS_OF_CHAINS[at]) + ready


CARDS_WITH: Final = tuple(
    tuple(card for card in range(len(TRADES)) if node in NODES_OF[card]) for node in ALL_NODES
)
"""The Trade cards with each node."""


def _is_fit(s: State, seat: Seat, card: int, at: Node) -> bool:
    """Say whether what a Trade card asks for in a node is so."""
    primary = TRADE_NODES[card]
    return at not in primary or judge_needs(s, seat, card, primary.index(at)) is ALLOWED


def chain_to(s: State, seat: Seat, goals: Collection[Space]) -> float:
    """Return how much of a chain from the Capital to one of some spaces there is, from 0 to 1.

    What lacks is reckoned in Ships; land that is not one's own takes as long as several.
    """
    chain = trade_chain(s, seat)
    edges: list[list[Space]] = [[*chain], *([] for _ in range(LINKS))]
    seen: set[Space] = set()
    for lacking, edge in enumerate(edges):
        for space in edge:
            if space in seen:
                continue
            seen.add(space)
            if space in goals:
                return 1 - lacking / (LINKS + 1)
            for other in SPACES_NEXT_TO[space]:
                if other >= SEA:
                    more = 0 if light_ships(s, seat, other - SEA) else 1
                else:
                    more = BY_LAND
                if other not in seen and lacking + more <= LINKS:
                    edges[lacking + more].append(other)
    return 0.0


_DISTANCES: Final[dict[Space, list[int]]] = {}


def _distances(goal: Space) -> list[int]:
    """Return how many steps, by land and sea, each space is away from one."""
    if goal not in _DISTANCES:
        found = [FAR] * len(SPACES_NEXT_TO)
        found[goal] = 0
        edge = [goal]
        for space in edge:
            for other in SPACES_NEXT_TO[space]:
                if found[other] == FAR:
                    found[other] = found[space] + 1
                    edge.append(other)
        _DISTANCES[goal] = found
    return _DISTANCES[goal]


def _closeness(spaces: Collection[Space], goals: Iterable[Space]) -> float:
    """Return how close spaces are to the nearest of some goals: 1 if they meet, else less."""
    far = FAR
    for goal in goals:
        steps = _distances(goal)
        for space in spaces:
            far = min(far, steps[space])
    return 1 / (1 + far)


def holds_card(s: State, seat: Seat, action: str) -> bool:
    """Say whether a player has a card of some Action in hand."""
    number = ACTIONS.index(action)
    return any(ACTION_OF[card] == number for card in s.hand[seat])


def players_war(s: State, seat: Seat) -> float:
    """Return how near a Battle with another player is, from 0 to 1."""
    foes = [other for other in opponents(s, seat) if at_war_with(s, seat, s.realm[other])]
    if not foes:
        host = sum(in_area(s, seat, place) for place in areas_with_units(s, seat))
        return 0.2 * min(1.0, host / HOST)
    if is_fighting(s):
        return 1.0
    own = areas_with_units(s, seat)
    theirs = [place for foe in foes for place in areas_with_units(s, foe)]
    return 0.3 + 0.6 * _closeness(own, theirs) if own and theirs else 0.3
