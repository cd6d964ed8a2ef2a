"""Words for places on cards: which Areas, realms, nodes and discs they mean (16.3)."""

from collections.abc import Callable, Iterable
from typing import Final

from greatpowers.games.price_of_power.components.tables import MERCHANTS, Seat
from greatpowers.games.price_of_power.components.world import (
    ADMITS_GALLEYS,
    ALL_AREAS,
    ALL_NODES,
    ALL_PROVINCES,
    AREA_OF,
    AREAS,
    COAST,
    CONTINENT,
    CONTINENTS,
    FACES,
    IS_MARITIME,
    LAND,
    NEIGHBOURS,
    NOBODY,
    NODE_ZONES,
    PROTESTANT,
    PROVINCES_OF,
    REALMS,
    REVOLUTIONARY,
    Area,
    Node,
    Province,
    Realm,
    area,
    is_distant,
    node,
    realm,
    zone,
)
from greatpowers.games.price_of_power.rules.empire import emperor_realm, hre_areas, is_member
from greatpowers.games.price_of_power.rules.faiths import areas_in_dissent, faith_of, is_christian
from greatpowers.games.price_of_power.rules.geography import (
    areas_next_to,
    capital_area,
    cubes_of,
    influence_reach,
)
from greatpowers.games.price_of_power.rules.mats import leaders, opponents
from greatpowers.games.price_of_power.rules.ownership import (
    areas_of_realm,
    capital_of,
    core_of,
    flag_of,
    has,
    is_vassal,
    npr_tax,
    overlord_realm,
    owned,
    owned_areas,
    tokens_of,
)
from greatpowers.games.price_of_power.rules.unrest import unrest_of
from greatpowers.games.price_of_power.state import LARGE_TOWN, REBELS, State
from greatpowers.kernel.rule import rule

ITALY: Final = tuple(area(name) for name in ("lombardy", "central_italy", "venetia", "naples"))

OPPONENT: Final = ":opponent"
"""How a word for Areas ends where *you* choose an Opponent, the Areas and the discs."""


# -- realms --------------------------------------------------------------------------------------


def independent_realms(s: State) -> list[Realm]:
    """Return all independent Non-Player Realms (2.3)."""
    found = {flag_of(s, place) for place in ALL_PROVINCES if s.holder[place] == NOBODY}
    return [
        each
        for each in sorted(found - {NOBODY})
        if s.seat_of[each] == NOBODY and overlord_realm(s, each) == NOBODY
    ]


def own_vassals(s: State, seat: Seat) -> list[Realm]:
    """Return the Vassal realms of a player."""
    lands = s.lands[seat]
    return sorted({flag_of(s, place) for place in lands if is_vassal(s.disc[place])} - {NOBODY})


def own_allies(s: State, seat: Seat) -> list[Realm]:
    """Return the realms with which a player has an Alliance."""
    return tokens_of(s.allied, seat)


def is_adjacent_realm(s: State, seat: Seat, other: Realm) -> bool:
    """Say whether a player's realm is adjacent to another one (2.4.1)."""
    return not areas_next_to(s, seat).isdisjoint(areas_of_realm(s, other))


def _adjacent_nprs(s: State, seat: Seat) -> list[Realm]:
    return [each for each in independent_realms(s) if is_adjacent_realm(s, seat, each)]


def _strongest_allies(s: State, seat: Seat) -> list[Realm]:
    allies = [each for each in own_allies(s, seat) if s.seat_of[each] == NOBODY]
    most = max((npr_tax(s, each) for each in allies), default=0)
    return [each for each in allies if npr_tax(s, each) == most]


def _leaders(s: State, seat: Seat) -> list[Realm]:
    return [s.realm[other] for other in opponents(s, seat) if other in leaders(s)]


def _neighbour_players(s: State, seat: Seat) -> list[Realm]:
    others = (s.realm[other] for other in opponents(s, seat))
    return [other for other in others if is_adjacent_realm(s, seat, other)]


def _italians(s: State, _seat: Seat) -> list[Realm]:
    return [each for each in independent_realms(s) if AREA_OF[capital_of(s, each)] in ITALY]


def _protestant_subjects(s: State, _seat: Seat) -> list[Realm]:
    return [
        each
        for each in independent_realms(s)
        if s.state_faith[each] == PROTESTANT and is_member(s, each)
    ]


def _emperor(s: State, _seat: Seat) -> list[Realm]:
    return [] if s.is_dissolved else [emperor_realm(s)]


def _chosen_realm(s: State, _seat: Seat) -> list[Realm]:
    return [] if s.named_realm == NOBODY else [s.named_realm]


_REALM_WORDS: Final[dict[str, Callable[[State, Seat], list[Realm]]]] = {
    "chosen": _chosen_realm,
    "emperor": _emperor,
    "one_opponent": lambda s, seat: [s.realm[other] for other in opponents(s, seat)],
    "opponents": lambda s, seat: [s.realm[other] for other in opponents(s, seat)],
    "any_npr": lambda s, _seat: independent_realms(s),
    "any_npr_or_own_vassal": lambda s, seat: [*independent_realms(s), *own_vassals(s, seat)],
    "any_ally": own_allies,
    "any_adjacent_npr": _adjacent_nprs,
    "any_italian_npr": _italians,
    "distant_npr": lambda s, _seat: [
        each for each in independent_realms(s) if is_distant(AREA_OF[capital_of(s, each)])
    ],
    "neighbour_pr": _neighbour_players,
    "protestant_subject": _protestant_subjects,
    "strongest_ally": _strongest_allies,
    "leader_in_prestige": _leaders,
    "revolutionary_realms": lambda s, _seat: [
        each for each, faith in enumerate(s.state_faith) if faith == REVOLUTIONARY
    ],
    "with_marriage": lambda s, _seat: [
        each for each, seats in enumerate(s.married) if seats | s.disputed[each]
    ],
    "npr_with_marriage": lambda s, _seat: [
        each for each in independent_realms(s) if s.married[each] | s.disputed[each]
    ],
    "npr_adjacent_to_two_players": lambda s, _seat: [
        each
        for each in independent_realms(s)
        if sum(is_adjacent_realm(s, seat, each) for seat in range(s.players)) > 1
    ],
}
REALM_WORDS: Final = frozenset((*_REALM_WORDS, "you"))


def realms_meant(s: State, word: str, seat: Seat, you: Seat) -> list[Realm]:
    """Return the realms that a word on a card may mean for the one concerned."""
    if word == "you":
        return [s.realm[you]]
    find = _REALM_WORDS.get(word)
    return [realm(word)] if find is None else find(s, seat)


# -- Areas ---------------------------------------------------------------------------------------


def is_in_spies_reach(s: State, seat: Seat, other: Seat) -> bool:
    """Say whether an Opponent has an Area next to a player's realm or Influence (5.4.5)."""
    near = areas_next_to(s, seat)
    for place in cubes_of(s, seat):
        near.update((place, *NEIGHBOURS[place]))
    return not near.isdisjoint(owned_areas(s, other))


def _own_ports(s: State, seat: Seat) -> list[Area]:
    return sorted({AREA_OF[place] for place in owned(s, seat) if FACES[place]})


def _areas_with_unrest(s: State, seat: Seat) -> list[Area]:
    return sorted({AREA_OF[place] for place in unrest_of(s, seat)})


def _confessional_border(s: State, _seat: Seat) -> list[Area]:
    return [place for place in ALL_AREAS if _is_next_to_other_christians(s, place)]


def _is_next_to_other_christians(s: State, place: Area) -> bool:
    faith = faith_of(s, place)
    if not is_christian(faith):
        return False
    beyond = (faith_of(s, other) for other in NEIGHBOURS[place])
    return any(is_christian(other) and other != faith for other in beyond)


def _next_to_emperor(s: State) -> Iterable[Area]:
    if s.is_dissolved:
        return []
    if s.emperor != NOBODY:
        return areas_next_to(s, s.emperor)
    homes = areas_of_realm(s, emperor_realm(s))
    return {*homes, *(other for home in homes for other in NEIGHBOURS[home])}


def _around(places: Iterable[Area]) -> set[Area]:
    return {other for place in places for other in NEIGHBOURS[place]}


def occupied_areas(s: State, seat: Seat) -> list[Area]:
    """Return the Areas in which a player occupies Provinces."""
    return sorted({AREA_OF[place] for place in ALL_PROVINCES if s.occupier[place] == seat})


def is_hostile(s: State, seat: Seat, place: Area) -> bool:
    """Say whether an Area is hostile to a player: with Rebels, or Provinces of enemies (2.4.4)."""
    if s.rebels[place]:
        return True
    for each in PROVINCES_OF[place]:
        if s.occupier[each] == REBELS:
            return True
        holder = s.holder[each]
        owner = s.realm[holder] if holder != NOBODY else flag_of(s, each)
        if owner != NOBODY and has(s.war[owner], seat):
            return True
        if holder not in (NOBODY, seat) and has(s.war[s.realm[seat]], holder):
            return True
    return False


def _partner_areas(s: State, _seat: Seat) -> list[Area]:
    return [] if s.partner == NOBODY else areas_of_realm(s, s.partner)


_AREA_WORDS: Final[dict[str, Callable[[State, Seat], Iterable[Area]]]] = {
    "any": lambda _s, _seat: ALL_AREAS,
    "own": owned_areas,
    "own_port": _own_ports,
    "capital": lambda s, seat: [capital_area(s, seat)],
    "neighbour": areas_next_to,
    "reach": lambda s, seat: [
        place for place, reached in enumerate(influence_reach(s, seat)) if reached
    ],
    "chosen": lambda s, _seat: [] if s.named_area == NOBODY else [s.named_area],
    "partner": _partner_areas,
    "distant": lambda _s, _seat: [place for place in ALL_AREAS if is_distant(place)],
    "hre": lambda s, _seat: hre_areas(s),
    "plagued": lambda s, _seat: s.plague,
    "unrest": _areas_with_unrest,
    "dissent": areas_in_dissent,
    "confessional_border": _confessional_border,
    "non_core": lambda s, seat: {AREA_OF[place] for place in s.lands[seat]},
    "large_towns": lambda s, seat: {AREA_OF[place] for place in s.lands[seat]},
    "hostile": lambda s, seat: [place for place in ALL_AREAS if is_hostile(s, seat, place)],
    "own_of:opponent": owned_areas,
    "unrest_of:opponent": _areas_with_unrest,
    "occupied_by:opponent": occupied_areas,
}
"""Words for Areas, asked of the one concerned; those of an Opponent are asked of him."""


def _near(_s: State, name: str, _seat: Seat, _you: Seat) -> Iterable[Area]:
    place = area(name)
    return (place, *LAND[place])


def _adjacent(s: State, name: str, _seat: Seat, _you: Seat) -> Iterable[Area]:
    if name == "emperor":
        return _next_to_emperor(s)
    if name == "new_tokens":
        return {*s.new_tokens, *_around(s.new_tokens)}
    if name == "chosen":
        return [] if s.named_area == NOBODY else NEIGHBOURS[s.named_area]
    return NEIGHBOURS[area(name)]


def _of_realm(s: State, name: str, seat: Seat, you: Seat) -> Iterable[Area]:
    meant = realms_meant(s, name, seat, you)
    return {place for each in meant for place in areas_of_realm(s, each)}


def _cores(s: State, name: str, _seat: Seat, _you: Seat) -> Iterable[Area]:
    owner = realm(name)
    return {AREA_OF[place] for place in ALL_PROVINCES if core_of(s, place) == owner}


def _coast(_s: State, name: str, _seat: Seat, _you: Seat) -> Iterable[Area]:
    if name == "galley":
        return [place for place in ALL_AREAS if any(ADMITS_GALLEYS[sea] for sea in COAST[place])]
    return [place for place in ALL_AREAS if zone(name) in COAST[place]]


def _continent(_s: State, name: str, _seat: Seat, _you: Seat) -> Iterable[Area]:
    number = CONTINENTS.index(name)
    return [place for place in ALL_AREAS if CONTINENT[place] == number]


_AREA_KINDS: Final[dict[str, Callable[[State, str, Seat, Seat], Iterable[Area]]]] = {
    "near": _near,
    "adjacent": _adjacent,
    "realm": _of_realm,
    "cores": _cores,
    "coast": _coast,
    "continent": _continent,
}


def areas_meant(s: State, words: Iterable[str], seat: Seat, you: Seat) -> list[Area]:
    """Return the Areas that some words on a card mean for the one concerned, in their order."""
    found: set[Area] = set()
    for word in words:
        found.update(_areas_of_word(s, word, seat, you))
    return sorted(found)


def _areas_of_word(s: State, word: str, seat: Seat, you: Seat) -> Iterable[Area]:
    if word in _AREA_WORDS:
        return _AREA_WORDS[word](s, seat)
    kind, colon, name = word.partition(":")
    return _AREA_KINDS[kind](s, name, seat, you) if colon else (area(word),)


def is_area_word(word: str) -> bool:
    """Say whether a word for Areas is known."""
    return word in AREAS or word in _AREA_WORDS or word.partition(":")[0] in _AREA_KINDS


def is_realm_word(word: str) -> bool:
    """Say whether a word for realms is known."""
    return word in REALMS or word in REALM_WORDS


# -- discs ---------------------------------------------------------------------------------------


def is_core_of_holder(s: State, place: Province) -> bool:
    """Say whether a Province with a disc is a core of the player who holds it."""
    seat = s.holder[place]
    return seat != NOBODY and core_of(s, place) == s.realm[seat]


@rule("14.1", "R104")
def discs_meant(s: State, words: Iterable[str], seat: Seat, you: Seat) -> list[Province]:
    """Return the Towns and Vassals of a seat that words for Areas mean (14.1).

    *Own* means all of them, and so do the words for certain discs, less those that do not fit.
    """
    found: set[Province] = set()
    for word in words:
        if word == "own":
            found.update(s.lands[seat])
        elif word == "non_core":
            found.update(place for place in s.lands[seat] if not is_core_of_holder(s, place))
        elif word == "large_towns":
            found.update(place for place in s.lands[seat] if s.disc[place] == LARGE_TOWN)
        else:
            places = set(_areas_of_word(s, word, seat, you))
            found.update(place for place in s.lands[seat] if AREA_OF[place] in places)
    return sorted(found)


# -- nodes ---------------------------------------------------------------------------------------


def has_merchant(s: State, seat: Seat, place: Node) -> bool:
    """Say whether a player has a Merchant on a node."""
    return place in s.merchant[seat * MERCHANTS : (seat + 1) * MERCHANTS]


def _with_opponent(s: State, seat: Seat) -> list[Node]:
    others = opponents(s, seat)
    return [place for place in ALL_NODES if any(has_merchant(s, other, place) for other in others)]


_NODE_WORDS: Final[dict[str, Callable[[State, Seat], list[Node]]]] = {
    "any": lambda _s, _seat: list(ALL_NODES),
    "own": lambda s, seat: [place for place in ALL_NODES if has_merchant(s, seat, place)],
    "maritime": lambda _s, _seat: [place for place in ALL_NODES if IS_MARITIME[place]],
    "maritime_galley": lambda _s, _seat: [
        place for place in ALL_NODES if any(ADMITS_GALLEYS[sea] for sea in NODE_ZONES[place])
    ],
    "node_with_opponent": _with_opponent,
}
NODE_WORDS: Final = frozenset(_NODE_WORDS)


def nodes_meant(s: State, words: str | Iterable[str], seat: Seat) -> list[Node]:
    """Return the Trade Nodes that words on a card mean for the one concerned."""
    found: set[Node] = set()
    for word in (words,) if isinstance(words, str) else words:
        find = _NODE_WORDS.get(word)
        found.update((node(word),) if find is None else find(s, seat))
    return sorted(found)
