"""How near a player is to what hardly ever happens by chance: Missions, Milestones, far nodes.

Cards say what they ask for as conditions; these are measured, and where a condition counts whole
things only, the way to them is measured too: a Claim, a war, Units at the gates, a siege.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from greatpowers.games.price_of_power.appraisal_front import defence
from greatpowers.games.price_of_power.components.cards import (
    ACTION_OF,
    ACTIONS,
    ALL_IDEAS,
    DEED_OF,
    DEEDS,
    IDEA_AGE,
    IDEA_TYPE,
    IDEAS,
    MILESTONE_AGE,
    MILESTONES,
    MISSIONS,
    MISSIONS_OF,
    TRADE_NODES,
    TRADES,
    UNLOCKED_BY,
    Idea,
    Milestone,
    Mission,
    idea,
)
from greatpowers.games.price_of_power.components.tables import (
    LARGE_TOWNS,
    SMALL_TOWNS,
    VASSAL_TOKENS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_NODES,
    AREA_OF,
    LAND,
    NOBODY,
    NODES,
    PROVINCES_OF,
    PROVINCES_UNDER,
    Area,
    Node,
    Province,
    Realm,
    area,
    is_distant,
    node,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.effects.cards import (
    NEEDS_OF_IDEA,
    NEEDS_OF_MILESTONE,
    NEEDS_OF_MISSION,
)
from greatpowers.games.price_of_power.effects.conditions import Condition, holds, measure
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules import colonies, explore, research, vassals
from greatpowers.games.price_of_power.rules.battle_sides import is_fighting
from greatpowers.games.price_of_power.rules.card_prices import charges_on
from greatpowers.games.price_of_power.rules.claims import has_claim
from greatpowers.games.price_of_power.rules.deals import for_sale
from greatpowers.games.price_of_power.rules.empire import master_of
from greatpowers.games.price_of_power.rules.geography import (
    ENDS_OF_CHAINS,
    SEA,
    SPACES_NEXT_TO,
    Space,
    areas_next_to,
    light_ships,
    trade_chain,
)
from greatpowers.games.price_of_power.rules.influence import in_realm
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.mats import opponents, power_of
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    flag_of,
    has,
    is_npr,
    is_vacant,
    large_towns,
    owned_areas,
    owns,
    realms_in,
    small_towns,
    tokens_of,
    vassal_tokens,
)
from greatpowers.games.price_of_power.rules.relations import (
    at_peace,
    at_war_with,
    at_war_with_all,
    is_enemy,
)
from greatpowers.games.price_of_power.rules.scoring import ENOUGH_AHEAD, ENOUGH_PRESTIGE
from greatpowers.games.price_of_power.rules.trade_power import judge_needs, merchant_in, nodes_of
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.rules.victory import taken_from
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.verdict import ALLOWED

NEARLY: Final = 0.99
"""The most that counts of what is not reached."""
IN_HAND: Final = 0.2
"""How much of a Mission it is to have it in hand."""
LATER: Final = 0.3
"""How much what is needed only later counts: the next Missions, a Milestone of another Age."""
COURTED: Final = 6
"""So much Influence is as good as any."""
HOST: Final = 6
"""So many Units are a host."""
ROUNDS: Final = 4
"""So many Rounds has an Age."""
FAR: Final = 99
"""Farther away than anything."""
OCCUPIED: Final = 0.7
"""As how much of a Town counts one that is only occupied."""
FOR_SALE: Final = 0.3
"""How much nearer a Province is that its owner may sell."""
LINKS: Final = 9
"""So many links that lack are as bad as any number."""
BY_LAND: Final = 2
"""As so many Ships counts an Area in which one is not."""
PARTS_OF_PACTS: Final = (
    *("alliance", "marriage", "money", "province", "victor", "province returned"),
    *("province set free", "influence given up", "claim given up", "alliance given up"),
)
"""What a negotiated peace can say."""


# -- aims ----------------------------------------------------------------------------------------


def aims(s: State, seat: Seat) -> list[str]:
    """Return what a player could still come to in this game, of what this page can measure."""
    deck = MISSIONS_OF.get(s.realm[seat], ())
    missions = [
        mission
        for mission in deck
        if not has(s.completed[mission], seat) and _rounds_for(s, seat, mission) <= _rounds_left(s)
    ]
    ages = [age for age in s.ages if age > s.age]
    milestones = [
        milestone
        for milestone, age in enumerate(MILESTONE_AGE)
        if milestone in s.milestones or age in ages
    ]
    return [
        *(f"mission: {MISSIONS[mission]}" for mission in missions),
        *(f"milestone: {MILESTONES[milestone]}" for milestone in milestones),
        *(f"node: {name}" for name in NODES),
        *(f"idea: {IDEAS[number]}" for number in _ideas_to_come(s, seat)),
        *_OTHERS,
    ]


def _ideas_to_come(s: State, seat: Seat) -> list[Idea]:
    """Return the Ideas of this game that a player does not know yet."""
    last = max(s.ages)
    return [
        number
        for number in ALL_IDEAS
        if IDEA_AGE[number] <= last and not has(s.knows[number], seat)
    ]


def nearness(s: State, seat: Seat, name: str) -> float:
    """Return how near a player is to a landmark, from 0 to 1."""
    group, _, thing = name.partition(": ")
    if group == "mission":
        return _mission(s, seat, MISSIONS.index(thing))
    if group == "milestone":
        return _milestone(s, seat, MILESTONES.index(thing))
    if group == "node":
        return _node(s, seat, node(thing))
    if group == "idea":
        return _learning(s, seat, idea(thing))
    return _OTHERS[name](s, seat) if name in _OTHERS else 0.0


def _way_to(mission: Mission) -> list[Mission]:
    """Return the shortest row of Missions that leads to one, with it."""
    rows = [_way_to(before) for before in UNLOCKED_BY[mission]]
    return [*min(rows, key=len), mission] if rows else [mission]


_WAYS: Final = tuple(_way_to(mission) for mission in range(len(MISSIONS)))


def _left_of(s: State, seat: Seat, mission: Mission) -> list[Mission]:
    """Return what a player has still to complete to come to a Mission, with it."""
    return [each for each in _WAYS[mission] if not has(s.completed[each], seat)]


def _rounds_for(s: State, seat: Seat, mission: Mission) -> int:
    """Return in how many Rounds after this one a Mission must be taken to come to another."""
    left = _left_of(s, seat, mission)
    return len(left) - (left[0] in s.missions[seat])


def lateness(s: State) -> float:
    """Return how little time is left: 1 in the last Round."""
    return 1 / (1 + _rounds_left(s))


def _rounds_left(s: State) -> int:
    """Return how many Rounds come after this one; in each the next Mission can be taken."""
    ages = [age for age in s.ages if age > s.age]
    return ROUNDS * len(ages) + ROUNDS - max(1, s.round)


def _mission(s: State, seat: Seat, mission: Mission) -> float:
    """Return how far a player has come on the way to a Mission; what comes later counts a little.

    A Mission is scored only by who has it in hand.
    """
    left = _left_of(s, seat, mission)
    found = float(len(_WAYS[mission]) - len(left))
    for place, each in enumerate(left):
        part = _near(s, seat, NEEDS_OF_MISSION[each])
        if place:
            found += LATER * part
        else:
            found += NEARLY * (1 - IN_HAND) * part + IN_HAND * (each in s.missions[seat])
    return found / len(_WAYS[mission])


def wanted(s: State, seat: Seat, mission: Mission) -> float:
    """Return how good a Mission would be in hand: how near it is, and what it leads to."""
    after = [other for other, before in enumerate(UNLOCKED_BY) if mission in before]
    later = max((_near(s, seat, NEEDS_OF_MISSION[other]) for other in after), default=0.0)
    return _near(s, seat, NEEDS_OF_MISSION[mission]) + LATER * later


def _milestone(s: State, seat: Seat, milestone: Milestone) -> float:
    if milestone in s.milestones:
        return _near(s, seat, NEEDS_OF_MILESTONE[milestone])
    if MILESTONE_AGE[milestone] <= s.age:
        return 0.0
    return LATER * _near(s, seat, NEEDS_OF_MILESTONE[milestone])


# -- conditions ----------------------------------------------------------------------------------


def _near(s: State, seat: Seat, needs: Sequence[Condition]) -> float:
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
    return _best([_way(s, seat, province(name)) for name in names], _number(asked, names))


def _whole_areas(s: State, seat: Seat, asked: Condition) -> float:
    names = asked.word("areas")
    if names is not None:
        return _best([_whole(s, seat, area(name)) for name in names], _number(asked, names))
    found = {place: _whole(s, seat, place) for place in owned_areas(s, seat)}
    if asked.word("with_claim"):
        found = {p: part * (1 if has_claim(s, seat, p) else 0.8) for p, part in found.items()}
    return _best(found.values(), asked.number)


def _whole(s: State, seat: Seat, place: Area) -> float:
    return _best([_way(s, seat, each) for each in PROVINCES_OF[place]], len(PROVINCES_OF[place]))


def _foothold(s: State, seat: Seat, place: Area) -> float:
    return max(_way(s, seat, each) for each in PROVINCES_OF[place])


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
    won = _best([_way(s, seat, place) for place in home], len(home))
    return max(_courted(s, seat, other), won)


def _courted(s: State, seat: Seat, other: Realm) -> float:
    """Return how near a player is to subjugating a realm: an Alliance, Influence, a card."""
    if not is_npr(s, other) or vassals.judge_crown(s, other) is not ALLOWED:
        return 0.0
    cubes = in_realm(s, seat, other) / max(1, vassals.cubes_for(s, seat, other))
    found = 0.2 * has(s.allied[other], seat) + 0.35 * min(1.0, cubes)
    found += 0.1 * (vassals.judge_weight(s, seat, other) is ALLOWED)
    return found + 0.15 * _holds_card(s, seat, "subjugate")


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
    more = 0.5 * min(claimed, needed - there) + 0.3 * _voyages(s, seat)
    return (there + more) / needed


def _voyages(s: State, seat: Seat) -> float:
    """Return how ready a player is to explore, from 0 to 1."""
    known = 0.4 if modifier(s, seat, "explore_with_ships") else 0.0
    return known + 0.2 * min(3, len(explore.distant_ships(s, seat)))


def _idea(s: State, seat: Seat, asked: Condition) -> float:
    return _learning(s, seat, idea(asked.word("idea")))


def _learning(s: State, seat: Seat, number: Idea) -> float:
    """Measure what of the price of an Idea there is, once it is on display."""
    needs = NEEDS_OF_IDEA[number]
    found = 0.3 * (_near(s, seat, needs) if needs else 1.0)
    if number not in s.grid:
        return found
    price = max(1, research.price(s, seat, number))
    return 0.2 + found + 0.4 * min(1.0, power_of(s, seat, IDEA_TYPE[number]) / price)


def _trade(s: State, seat: Seat, asked: Condition) -> float:
    """Measure Trade in some nodes: what it brought, and how near one is to them."""
    there, needed = measure(s, asked, seat)
    nodes = [_node(s, seat, node(name)) for name in asked.word("nodes", ())]
    return 0.7 * there / needed + 0.3 * max(nodes, default=0.0)


def _merchants(s: State, seat: Seat, asked: Condition) -> float:
    names = asked.word("nodes")
    return _best([_node(s, seat, node(name)) for name in names], _number(asked, names))


def _ships(s: State, seat: Seat, asked: Condition) -> float:
    """Measure Ships in some waters: those that are there, and the links that lack to them."""
    there, needed = measure(s, asked, seat)
    zones = asked.word("zones")
    if zones is None:
        return there / needed
    return 0.6 * there / needed + 0.3 * _linked(s, seat, [SEA + zone(name) for name in zones])


def _battles(s: State, seat: Seat, asked: Condition) -> float:
    """Measure Battles and wars won, and how near the next one is."""
    there, needed = measure(s, asked, seat)
    return (there + 0.6 * _warring(s, seat)) / needed


def _warring(s: State, seat: Seat) -> float:
    """Return how near Battles and Victories are: a war, what is occupied, players who fight."""
    if not at_war_with_all(s, seat):
        return 0.0
    return 0.3 + 0.3 * bool(s.occupied[seat]) + 0.4 * _players_war(s, seat)


def _papacy(s: State, seat: Seat, _asked: Condition) -> float:
    return s.cardinals.count(seat) / max(1, len(s.cardinals))


def _cores(s: State, seat: Seat, asked: Condition) -> float:
    """Measure Cores, and how near the next one is: the card whose charges make them."""
    there, needed = measure(s, asked, seat)
    ready = charges_on(s, seat, DEED_OF[DEEDS.index("integrate_area")]) > 0
    card = _holds_card(s, seat, "development")
    return (there + (0.6 if ready else 0.3 * card)) / needed


def _capitals(s: State, seat: Seat, _asked: Condition) -> float:
    return max(_way(s, seat, capital_of(s, s.realm[other])) for other in opponents(s, seat))


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


# -- ways ----------------------------------------------------------------------------------------


def _way(s: State, seat: Seat, place: Province) -> float:
    """Return how near a player is to owning a Province."""
    if owns(s, seat, place):
        return 1.0
    if s.holder[place] == seat:
        return 0.8 + 0.1 * _holds_card(s, seat, "subjugate")
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
    found = 0.15 * _voyages(s, seat) + 0.2 * _linked(s, seat, [where, *shores])
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


def _node(s: State, seat: Seat, at: Node) -> float:
    """Return how near a player is to trading in a node: a chain that leads there, cards, needs."""
    if merchant_in(s, seat, at) != NOBODY:
        return 1.0
    there = [card for card in CARDS_WITH[at] if card not in s.trade_unused]
    fit = [card for card in there if _is_fit(s, seat, card, at)]
    ready = 0.1 * _voyages(s, seat) + 0.1 * bool(there) + 0.1 * bool(fit)
    return 0.6 * _linked(s, seat, ENDS_OF_CHAINS[at]) + ready


CARDS_WITH: Final = tuple(
    tuple(card for card in range(len(TRADES)) if node in nodes_of(card)) for node in ALL_NODES
)
"""The Trade cards with each node."""


def _is_fit(s: State, seat: Seat, card: int, at: Node) -> bool:
    """Say whether what a Trade card asks for in a node is so."""
    primary = TRADE_NODES[card]
    return at not in primary or judge_needs(s, seat, card, primary.index(at)) is ALLOWED


def _linked(s: State, seat: Seat, goals: Collection[Space]) -> float:
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


# -- others --------------------------------------------------------------------------------------


def _holds_card(s: State, seat: Seat, action: str) -> bool:
    number = ACTIONS.index(action)
    return any(ACTION_OF[card] == number for card in s.hand[seat])


def _players_war(s: State, seat: Seat) -> float:
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


def _ambush(s: State, seat: Seat) -> float:
    return 0.4 * _holds_card(s, seat, "ambush") + 0.5 * _players_war(s, seat)


def _one_step_ahead(s: State, seat: Seat) -> float:
    return 0.4 * _holds_card(s, seat, "one_step_ahead") + 0.5 * _players_war(s, seat)


def _immunity(s: State, seat: Seat) -> float:
    """Return how near a player is to knowing what makes Covert Actions against him dearer."""
    number = idea("free_press")
    if has(s.knows[number], seat):
        return 0.7
    price = max(1, research.price(s, seat, number))
    saved = min(1.0, power_of(s, seat, IDEA_TYPE[number]) / price)
    return (0.3 if number in s.grid else 0.1) + 0.2 * saved


def _pact(s: State, seat: Seat) -> float:
    """Return how near a player is to a peace with another: a war, and something to talk about."""
    foes = [other for other in opponents(s, seat) if at_war_with(s, seat, s.realm[other])]
    taken = any(taken_from(s, seat, [s.realm[other]]) for other in foes)
    return 0.5 * _players_war(s, seat) + 0.4 * taken


def _succession(s: State, seat: Seat) -> float:
    """Return how near a player is to securing a disputed succession: a war, and the Capital."""
    found = 0.0
    for other in tokens_of(s.disputed, seat):
        way = 0.3 * is_enemy(s, seat, other) + 0.3 * _way(s, seat, capital_of(s, other))
        found = max(found, 0.4 + way)
    return found


def _great_lead(s: State, seat: Seat) -> float:
    """Return how near a lead is that ends the game."""
    best = max(s.prestige[other] for other in opponents(s, seat))
    ahead = min(ENOUGH_AHEAD, s.prestige[seat] - best) / ENOUGH_AHEAD
    return max(0.0, min(ENOUGH_PRESTIGE, s.prestige[seat]) / ENOUGH_PRESTIGE + ahead) / 2


def _whole_world(s: State, seat: Seat) -> float:
    """Return how much of all Towns and Vassals of a player is on the map; what is to come counts.

    That is what he occupies, what others may sell him, and whom he courts.
    """
    large = min(LARGE_TOWNS, large_towns(s, seat))
    small = min(SMALL_TOWNS, small_towns(s, seat))
    subjects = min(VASSAL_TOKENS, vassal_tokens(s, seat))
    lacking = LARGE_TOWNS + SMALL_TOWNS - large - small
    offered = sum(len(for_sale(s, other, seat)) for other in opponents(s, seat))
    coming = OCCUPIED * len(s.occupied[seat])
    coming += (0.5 if at_peace(s, seat) else 0.2) * min(lacking, offered)
    coming += 0.5 * bool(at_war_with_all(s, seat))
    if subjects < VASSAL_TOKENS:
        coming += 0.5 * _next_subject(s, seat, VASSAL_TOKENS - subjects)
    every = LARGE_TOWNS + SMALL_TOWNS + VASSAL_TOKENS
    return min(NEARLY, (large + small + subjects + coming) / every)


def _next_subject(s: State, seat: Seat, most: int) -> float:
    """Return how many Vassal tokens of some are near, by the realm that is courted best."""
    courted = {other for where in {*s.influence[seat]} for other in realms_in(s, where)}
    found = 0.0
    for other in {*courted, *tokens_of(s.allied, seat)}:
        tax = vassals.tax_of(s, other)
        if tax <= most:
            found = max(found, tax * _courted(s, seat, other))
    return found


_OTHERS: Final[dict[str, Callable[[State, Seat], float]]] = {
    "card: ambush": _ambush,
    "card: one_step_ahead": _one_step_ahead,
    "covert: immunity": _immunity,
    "term: secure_succession": _succession,
    "ending: great_lead": _great_lead,
    "ending: whole_world": _whole_world,
    **{f"pact: {part}": _pact for part in PARTS_OF_PACTS},
}
